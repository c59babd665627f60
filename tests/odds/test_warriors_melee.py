"""A fight of several is previewed as that fight: against every future of the position, and against sampled ones."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace

from carnyx.core.flow import Choose, begin, play
from carnyx.games.warriors.odds.combat import CombatOdds
from carnyx.games.warriors.odds.melee import Melee
from carnyx.games.warriors.odds.preview import combat_odds, preview
from carnyx.games.warriors.odds.threats import threats
from carnyx.games.warriors.odds.tolls import Assault, tolls
from carnyx.games.warriors.play.battle import Battle, UnitId, touching
from carnyx.games.warriors.play.combatants import combatant, dice
from carnyx.games.warriors.play.engagements import Fighting
from carnyx.games.warriors.play.fights import Combat, Strike
from carnyx.games.warriors.play.muster import prepared
from carnyx.games.warriors.play.reactions import CombatTest
from carnyx.games.warriors.rules import REGISTRY
from carnyx.games.warriors.rules.edition import DEFAULT, Edition
from carnyx.games.warriors.show.board import Board
from carnyx.games.warriors.show.foresight import show_previews
from carnyx.games.warriors.show.odds_card import odds
from carnyx.odds.document import document
from carnyx.odds.future import future
from carnyx.show.terminal import Report
from carnyx.words.explain import Speaker
from tests.book.warriors_positions import EAST, SOUTH, WEST, block, kind, man, position
from tests.odds.test_warriors_preview import (
    casualties,
    chances,
    first,
    has_lost_standard,
    is_bereft,
    possible,
    reaction,
)

pytestmark = pytest.mark.long

SPEARS = kind(arms=("spear",), discipline="disciplined")
FEW: dict[str, Any] = {"files": 2, "figures": 2}


def before(*more: Any, edition: Edition = DEFAULT, **mine: Any) -> Battle:
    """A unit of ours with two enemies before its front."""
    ours = {"files": 4, "figures": 4, "kind": SPEARS, "order": "hold", **mine}
    enemies = [block(1, x, 20, SOUTH, order="attack", **FEW) for x in (34.9, 37.1)]
    return position(block(0, 36, 20, **ours), *enemies, *more, started=(1, 2), agenda=[Combat()], edition=edition)


FIGHTS = {
    "one against two": before(),
    "a hero among them, who has shot and been shot at": before(
        man(0, "hero", host=0), figures=3, files=3, start=5, began=4, killed=2, standard=True
    ),
    "two heroes, struck by different enemies": before(
        man(0, "hero", host=0, place=0), man(0, "leader", host=0, place=3)
    ),
    "few beset on three sides, more killed than there are": position(
        block(0, 36, 20, files=2, figures=2, order="hold"),
        block(1, 36, 20, SOUTH, files=2, figures=2, order="attack"),
        block(1, 35, 19.5, EAST, files=1, figures=2),
        block(1, 37, 19.5, WEST, files=1, figures=2),
        agenda=[Combat()],
    ),
    "a leader alone between two": position(
        man(0, "leader", 36, 20),
        block(1, 35.4, 20, SOUTH, files=1, figures=2),
        block(1, 36.6, 20, SOUTH, files=1, figures=2),
        agenda=[Combat()],
    ),
    "two against two, each at the other's neighbour too": position(
        block(0, 35, 20, files=2, figures=2),
        block(0, 37.01, 20, files=2, figures=2),
        block(1, 36, 20, SOUTH, files=2, figures=2, order="attack"),
        agenda=[Combat()],
    ),
}


def struck(name: str) -> Battle:
    """The fight when everybody has chosen as usual, and the first blow is to be thrown."""
    pause = begin(FIGHTS[name])
    while isinstance(pause.question, Choose):
        pause = play(pause.battle, first(pause))
    assert isinstance(pause.battle.agenda[-1], Strike)
    return pause.battle


@pytest.mark.parametrize("name", FIGHTS)
def test_a_fight_of_several_has_exactly_the_odds_that_its_preview_says(name: str) -> None:
    start = struck(name)
    melee = Melee(start)
    fallen = future(start, first, lambda pause: isinstance(pause.battle.agenda[-1], CombatTest))
    ends = future(start, first)
    for who in start.standing():
        side = melee.side(who)
        assert chances(fallen, partial(casualties, start, who)) == dict(side.casualties)
        assert chances(ends, partial(reaction, who)) == possible(side.reactions)
        assert chances(ends, partial(has_lost_standard, start, who)).get(True, 0) == side.standard_lost
        assert chances(ends, partial(is_bereft, start, who)).get(True, 0) == side.individuals_lost
    assert melee.sampling is None


def test_the_preview_of_an_answer_is_the_whole_fight() -> None:
    battle = before()
    asked = begin(battle).battle
    whole = preview(asked, Fighting(False, (), 2))
    assert isinstance(whole, CombatOdds)
    told = play(asked, Fighting(False, (), 2)).battle
    melee = Melee(told)
    assert (whole.attacker, whole.defender, whole.others) == (melee.side(0), melee.side(2), {1: melee.side(1)})
    both = [sum(each.number for each in dice(told, enemy, 0)) for enemy in (1, 2)]
    assert whole.attacker.casualties.at_least(max(both) + 1) > 0  # more than either of them alone could kill


def test_a_place_has_the_odds_of_the_fight_from_it() -> None:
    battle = begin(before(man(0, "hero", host=0))).battle
    left, right = (preview(battle, (place,)) for place in (0, 3))
    assert isinstance(left, CombatOdds)
    assert isinstance(right, CombatOdds)
    assert left.others is not None
    # The hero strikes at the enemy before him.
    assert left.defender.expected > left.others[2].expected
    assert left.attacker.dice == right.attacker.dice
    assert preview(battle, (-1,)) is None


def test_the_threat_of_an_enemy_in_contact_is_the_whole_fight() -> None:
    battle = struck("one against two")
    found = threats(battle, UnitId(0)).threats
    assert [each.fights for each in found if each.fights] == [combat_odds(battle, each, 0) for each in (1, 2)]
    assert {each.fights.defender.expected for each in found if each.fights} == {Melee(battle).side(0).expected}


def wide() -> Battle:
    """A big unit with heroes beset by five that throw ten dice each."""
    ogres = kind(worth=2)
    enemies = [block(1, 34 + 4.1 * n, 20, SOUTH, kind=ogres, files=4, figures=16, order="attack") for n in range(5)]
    men = [man(0, "hero", host=0) for _ in range(3)]
    return position(block(0, 42.2, 20, files=21, figures=60), *enemies, *men, agenda=[Combat()])


def test_what_is_too_wide_is_sampled_and_says_so() -> None:
    battle = wide()
    assert len(touching(battle, 0)) == 5
    rough = combat_odds(battle, 0, 1)
    assert rough.sampling is not None
    found = document(rough)
    assert (found["method"], found["samples"]) == ("sampled", rough.sampling.plays)
    assert found["attacker"]["reactions"]["ok"]["exact"] is None
    assert combat_odds(battle, 0, 1) == rough  # the same question always gets the same answer


def test_a_sampled_answer_is_as_near_to_the_exact_one_as_it_says() -> None:
    battle = struck("a hero among them, who has shot and been shot at")
    exact, rough = Melee(battle), Melee(battle, widest=1)
    for who in battle.standing():
        one, other = exact.side(who), rough.side(who)
        assert rough.sampling is not None
        for name, chance in one.reactions.items():
            assert abs(float(chance - other.reactions[name])) <= 2 * rough.sampling.error
        for number, chance in one.casualties:
            assert abs(float(chance - other.casualties[number])) <= 2 * rough.sampling.error


def test_a_toll_is_credited_to_the_assaults_that_took_it() -> None:
    battle = struck("few beset on three sides, more killed than there are")
    assaults = [Assault(dice(battle, foe, 0)) for foe in touching(battle, 0)]
    found = tolls(combatant(battle, 0), assaults, DEFAULT)
    assert all(sum(toll.credits) == toll.losses.toll for toll in found.mixture.weights)
    assert all(toll.losses.figures <= 2 for toll in found.mixture.weights)
    several = replace(combatant(battle, 0), figures=100)
    all_of_them = tolls(several, assaults, DEFAULT)
    assert max(toll.losses.figures for toll in all_of_them.mixture.weights) == sum(
        each.number for assault in assaults for each in assault.dice
    )


def test_the_page_and_the_terminal_say_that_a_fight_was_sampled(capsys: pytest.CaptureFixture[str]) -> None:
    pause = begin(wide())
    answer = first(pause)
    titles = [f"unit {number}" for number in range(len(pause.battle.units))]
    board = Board(prepared("box"), "en", "in")
    board.names = tuple(titles)
    card = odds(board, pause, answer)
    assert card is not None
    assert "Sampled: " in card.note
    assert [side.unit for side in card.sides] == [0, *touching(pause.battle, 0)]
    report = Report(Speaker(REGISTRY, DEFAULT, "en", "in"))
    show_previews(pause, titles, [(answer, preview(pause.battle, answer))], report, full=False)
    assert "Sampled, too wide to be exact: " in capsys.readouterr().out
