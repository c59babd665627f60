"""What a reader once found unclear: the book says it now, and the engine plays it so."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from carnyx.book.tree import Heading, RuleText, Table
from carnyx.core.flow import begin
from carnyx.core.length import INCH, Point
from carnyx.games import GAMES
from carnyx.games.celtos.book import positions as small
from carnyx.games.celtos.play.battle import UnitId
from carnyx.games.celtos.play.shooting import volley
from carnyx.games.celtos.play.templates import TemplateDamage
from carnyx.games.warriors.book import positions as blocks
from carnyx.games.warriors.book.examples import order
from carnyx.games.warriors.play.battle import Battle, Courier
from carnyx.games.warriors.play.delivery import NewOrders
from carnyx.games.warriors.play.sight import cover
from carnyx.games.warriors.play.victory import defeat, lost_points
from carnyx.words import LANGUAGES, Language
from carnyx.words.explain import Speaker
from tests.rulebook.books import written


def speaker(game: str) -> Speaker:
    rules = GAMES[game].rules
    return Speaker(rules.registry, rules.editions["default"], "en", "in")


def words(game: str, id: str) -> str:
    found = (block for chapter in written(game).chapters for block in chapter.blocks if isinstance(block, RuleText))
    return " ".join(piece.text for piece in next(block for block in found if block.id == id).pieces)


@pytest.mark.parametrize(("other", "covered"), [((14, 2), True), ((11, 6), False)], ids=["farther", "nearer"])
def test_whose_line_decides_about_cover_when_several_shoot(other: small.Place, covered: bool) -> None:
    assert "the nearest of them to the model that is hit decides" in words("celtos", "celtos.cover.where")
    shooters = [(9, 2), other]
    stands = [small.stand(0, "gael.staff_slinger", shooters), small.stand(1, "sidhe.retainer", [(9.2, 7.4)])]
    _, battle = small.posed(speaker("celtos"), (20, 12), stands, [small.box("wall", 6, 6, 9.5, 6.5)])
    shot = volley(battle, UnitId(0), UnitId(1), moved=False)
    assert shot is not None
    assert (shot.covers[0] is not None) is covered


@pytest.mark.parametrize(("towards", "struck"), [((15, 5), 1), ((5, 5), 2)], ids=["east", "west"])
def test_where_the_front_is_that_a_teardrop_lies_at(towards: small.Place, struck: int) -> None:
    assert "the front is wherever the shooter aims" in words("celtos", "celtos.template.teardrop")
    enemies = [small.stand(1, "sidhe.retainer", [(15, 5)]), small.stand(1, "sidhe.archer", [(5, 5)])]
    _, battle = small.posed(speaker("celtos"), (20, 10), [small.stand(0, "gael.druid", [(10, 5)]), *enemies])
    aimed = Point(round(towards[0] * INCH), round(towards[1] * INCH))
    assert TemplateDamage(UnitId(0), aimed).under(battle) == ((struck, 0),)


@pytest.mark.parametrize(("behind", "found"), [(0.9, "soft"), (1.1, "none")])
def test_how_close_behind_a_hedge_a_unit_must_be(behind: float, found: str) -> None:
    assert 'half its front rank are within 1"' in words("warriors", "warriors.shoot.sight")
    stands = [
        blocks.stand(0, "orcs.archers", (10, 3)),
        blocks.stand(1, "men.men_at_arms", (10, 10.5 + behind), blocks.SOUTH),
    ]
    hedge = small.box("hedge", 5, 10, 15, 10.5)
    _, battle = blocks.posed(speaker("warriors"), (20, 16), stands, [hedge])
    assert cover(battle, 0, 2) == found


def chiefly() -> Battle:
    """Two armies of one unit and one Warchief each; the Warchief is worth more than half of his."""
    stands = [
        blocks.stand(0, "orcs.warriors", (6, 6)),
        blocks.stand(1, "dwarves.spears", (6, 12), blocks.SOUTH),
    ]
    return blocks.posed(speaker("warriors"), (20, 16), stands)[1]


def test_individuals_count_towards_the_lost_half() -> None:
    assert "the units and individuals it has lost" in words("warriors", "warriors.victory")
    battle = chiefly()
    lost = battle.changed(1, fate="killed")
    assert lost_points(lost, 0) == battle.units[1].points > battle.units[0].points
    assert (defeat(battle, 0), defeat(lost, 0)) == ("", "points")


@pytest.mark.parametrize(("x", "y", "tested"), [(13, 7, True), (9, 4, False)], ids=["touches", "rides on"])
def test_an_order_is_tested_in_phase_four_once_the_courier_touches_the_unit(x: int, y: int, tested: bool) -> None:
    said = words("warriors", "warriors.orders.courier")
    assert "seen in phase four, and there it is tested: if its courier then touches the unit" in said
    posed = order(speaker("warriors"))
    battle = replace(posed.battle, couriers=(Courier(2, (x * INCH, y * INCH)), *posed.battle.couriers[1:]), agenda=())
    pause = begin(battle.then(NewOrders()))
    assert (pause.question is not None) is tested
    assert len(pause.battle.messages) == 1


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_scenario_has_the_rosters_of_its_forces(game: str, language: Language) -> None:
    chapter = next(each for each in written(game, language).chapters if each.id == "battle")
    scenarios = [block for block in chapter.blocks if isinstance(block, Heading)]
    rosters = [block for block in chapter.blocks if isinstance(block, Table) and block.spread]
    assert len(rosters) >= 2 * len(scenarios)
    for roster in rosters:
        price = roster.title.rpartition(", ")[2]  # as the language writes it
        assert sum(int(row[-1].text) for row in roster.rows) == int("".join(filter(str.isdigit, price)))
