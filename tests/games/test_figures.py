"""What units look like on the page: told from the catalogue, so that a new list needs no new drawing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from carnyx.core.journal import Journal
from carnyx.games import SYSTEMS
from carnyx.games.celtos.lists import profiles as celtos
from carnyx.games.celtos.show import figures as celtos_figures
from carnyx.games.warriors.play.battle import UnitId
from carnyx.games.warriors.play.places import BEHIND
from carnyx.games.warriors.show import figures as warriors_figures
from carnyx.show.documents import Body, Figure
from carnyx.web import boards
from carnyx.web.setups import Wish, prepared
from carnyx.words.language import Language
from tests.book.warriors_positions import block, man, position

DRAWINGS = Path(__file__).parents[2] / "web" / "src" / "figures"


@pytest.mark.parametrize(
    ("unit", "figure"),
    [
        ("gael.warrior", Figure("man", "sword")),
        ("gael.hound", Figure("hound", "claws")),
        ("gael.chariot", Figure("man", "javelin", mount="chariot")),
        ("gael.druid", Figure("robe", "staff")),
        ("sidhe.spear_guard", Figure("elf", "spear", shield=True)),
        ("sidhe.archer", Figure("elf", "bow")),
        ("sidhe.dragon_rider", Figure("elf", "lance", mount="dragon")),
        ("fomorian.goblin", Figure("goblin", "spear")),
        ("fomorian.giant", Figure("giant", "two_hand")),
        ("fomorian.catapult", Figure("engine")),
        ("fir_bolg.knight", Figure("dead", "lance", shield=True, mount="horse")),
        ("vanir.bear", Figure("bear", "claws")),
    ],
)
def test_a_model_of_celtos_looks_like_its_profile(unit: str, figure: Figure) -> None:
    assert celtos_figures.figure(celtos.profile(unit)) == figure


def test_a_people_nobody_has_drawn_is_drawn_as_men() -> None:
    stranger = replace(celtos.profile("sidhe.archer"), people="strangers")
    assert celtos_figures.figure(stranger) == Figure("man", "bow")


def _body(scenario: str, system: str, name: str, lang: Language = "en") -> Body:
    table = Journal(SYSTEMS[system], prepared(Wish(system, scenario, ("person", "person"))))
    board = boards.board(table, lang, "in")
    return next(body for body in board.scene(table.pause.battle).bodies if body.name == name)


def test_a_figure_of_warriors_looks_like_its_kind() -> None:
    assert _body("box", "warriors", "Dwarf crossbows").figure == Figure("dwarf", "crossbow")
    assert _body("box", "warriors", "Dwarf spears").figure == Figure("dwarf", "spear", shield=True)


def test_whoever_is_attached_stands_in_the_front_rank_of_his_unit() -> None:
    host = _body("box", "warriors", "Dwarf axes")
    (guest,) = host.guests
    assert (guest.name, guest.role) == ("Dwarf Bannerman", "bannerman")
    assert host.marks[guest.base] == "bannerman"
    assert _body("box", "warriors", guest.name).host == host.id


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "Warriors, 7 models"), ("de", "Krieger, 7 Modelle"), ("es", "Guerreros, 7 miniaturas")]
)
def test_a_unit_is_read_aloud_with_its_strength(lang: Language, said: str) -> None:
    name = said.partition(",")[0]
    assert _body("demo", "celtos", name, lang).said == said


def test_units_look_at_the_nearest_enemy() -> None:
    table = Journal(SYSTEMS["celtos"], prepared(Wish("celtos", "demo", ("person", "person"))))
    for body in boards.board(table, "en", "in").scene(table.pause.battle).bodies:
        north = body.heading % 360 < 90 or body.heading % 360 > 270
        assert north == (body.player == 0)


def test_everything_that_units_are_described_by_is_drawn() -> None:
    drawn = "".join(path.read_text(encoding="utf-8") for path in DRAWINGS.glob("*.ts"))
    named = set(re.findall(r"^  (\w+): \{", drawn, re.MULTILINE))
    found = [celtos_figures.figure(unit) for people in celtos.peoples() for unit in people.units]
    wanted = {part for each in found for part in (each.body, each.arm, each.mount) if part}
    wanted |= {*warriors_figures.RACES.values(), *warriors_figures.ARMS.values(), *warriors_figures.OWN.values()}
    assert wanted - named == set()


def test_an_individual_is_drawn_at_his_own_place_and_behind_if_he_found_none() -> None:
    men = [man(0, role, host=0, place=place) for role, place in (("hero", 4), ("leader", 0), ("bannerman", BEHIND))]
    battle = position(block(0, 36, 20, standard=True, champion=True), *men)
    unit = UnitId(0)
    names = ("unit", "hero", "leader", "bannerman")
    hero, leader, bannerman = warriors_figures.guests(battle, unit, names)
    assert (hero.name, hero.base, leader.base) == ("hero", 4, 0)
    assert bannerman.base in range(5, 10)  # in the second rank
    marks = warriors_figures.marks(battle, unit)
    assert (marks[4], marks[0], marks[bannerman.base]) == ("hero", "leader", "bannerman")
    assert {"standard", "champion"} <= set(marks[1:4])


def test_before_places_are_given_he_is_drawn_where_he_would_usually_stand() -> None:
    battle = position(block(0, 36, 20), man(0, "leader", host=0))
    (guest,) = warriors_figures.guests(battle, UnitId(0), ("unit", "leader"))
    assert guest.base == 2  # the middle of five
