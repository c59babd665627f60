"""A Warriors battle as a picture: every figure in its place, facing its way, in three languages, at every pause."""

import re
from collections import Counter
from functools import cache
from math import atan2, degrees
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

from carnyx.core.flow import Choose, Pause, begin, play, sample
from carnyx.core.length import INCH, Units
from carnyx.core.lists import Names
from carnyx.games.warriors.blocks.compass import SCALE
from carnyx.games.warriors.blocks.formation import Formation
from carnyx.games.warriors.lists.scenarios import scenarios
from carnyx.games.warriors.play.battle import Battle, Courier, Message, UnitId, is_engaged
from carnyx.games.warriors.play.muster import Setup, muster, prepared
from carnyx.games.warriors.play.sequence import phase
from carnyx.games.warriors.play.victory import verdict
from carnyx.games.warriors.rules.ground import KINDS
from carnyx.games.warriors.show.events import PHASES
from carnyx.games.warriors.show.picture import CONDITIONS, ORDERS, RULES, SIGN_OF, picture
from carnyx.show.drawing.page import SIGNS
from carnyx.words import LANGUAGES, Language, catalogue

pytestmark = pytest.mark.long

SVG = "{http://www.w3.org/2000/svg}"
LARGEST = 300_000
NEAR = 3  # ticks that rounding may move the middle of a base
each_scenario = pytest.mark.parametrize("name", scenarios())


def pauses(setup: Setup, seed: int) -> Any:
    rng = Random(seed)
    pause: Pause[Battle] = begin(muster(setup))
    while pause.question is not None:
        yield pause.battle
        pause = play(pause.battle, sample(pause.question, rng))
    yield pause.battle


@cache
def started(name: str) -> tuple[Battle, Setup]:
    setup = prepared(name)
    return begin(muster(setup)).battle, setup


@cache
def halfway(name: str) -> tuple[Battle, Setup]:
    setup = prepared(name)
    found = list(pauses(setup, 7))
    return found[len(found) // 2], setup


def parsed(battle: Battle, setup: Setup, language: Language = "en", units: Units = "in") -> ElementTree.Element:
    return ElementTree.fromstring(picture(battle, setup, language, units))


def classed(root: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    return [each for each in root.iter() if each.get("class") == name]


def texts(root: ElementTree.Element) -> list[str]:
    return [each.text or "" for each in root.iter(f"{SVG}text")]


def heading(root: ElementTree.Element) -> str:
    return next(each for each in texts(root) if " · " in each)


def signs(root: ElementTree.Element, name: str) -> int:
    """How often a sign is drawn on the table; once it is in the legend."""
    return sum(each.get("d") == SIGNS[name] for each in root.iter(f"{SVG}path")) - 1


def numbers(shape: ElementTree.Element, *keys: str) -> list[int]:
    return [int(shape.get(key, "")) for key in keys]


def check(battle: Battle, setup: Setup, language: Language, units: Units) -> None:
    """All that must hold for any picture."""
    root = parsed(battle, setup, language, units)
    here = list(battle.standing())
    assert root.tag == f"{SVG}svg"
    shapes = classed(root, "unit")
    assert len(shapes) == len(classed(root, "field")) == len(classed(root, "label")) == len(here)
    for shape, unit in zip(shapes, here, strict=True):
        drawn, body = [each for each in shape if each.get("class") == "figure"], battle.body(unit)
        assert len(drawn) == battle.units[unit].figures
        for figure, rect in enumerate(drawn):
            x, y, wide, deep = numbers(rect, "x", "y", "width", "height")
            east, north = body.middle(figure)
            assert abs((x + wide / 2) - east / SCALE) <= NEAR
            assert abs(battle.field.table.depth - (y + deep / 2) - north / SCALE) <= NEAR
            assert (rect.get("transform") or "rotate(0 ").startswith(f"rotate({body.facing / 10:g} ")
            assert rect.get("fill") == f"url(#carnyx-side-{battle.units[unit].player})"
    assert len(classed(root, "zone")) == len(classed(root, "side")) == 2
    riding = sum(courier.place is not None for courier in battle.couriers)
    assert len(classed(root, "courier")) == riding + 1  # the legend's


# --- every picture ---------------------------------------------------------------------------------------------------


@each_scenario
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_is_drawn_once_at_its_place(name: str, language: Language) -> None:
    check(*started(name), language, "in")
    check(*halfway(name), language, "cm")


def test_there_is_a_picture_at_every_pause() -> None:
    setup = prepared("box", deploy="turns")
    for number, battle in enumerate(pauses(setup, 2)):
        check(battle, setup, LANGUAGES[number % 3], "in" if number % 2 else "cm")


@each_scenario
def test_every_piece_of_terrain_is_drawn_at_its_place(name: str) -> None:
    battle, setup = started(name)
    drawn = classed(parsed(battle, setup), "terrain")
    assert len(drawn) == len(battle.field.table.terrain)
    for shape, piece in zip(drawn, battle.field.table.terrain, strict=True):
        polygon = shape.find(f"{SVG}polygon")
        assert polygon is not None
        found = [int(each) for each in re.split("[ ,]", polygon.get("points", ""))]
        assert found[::2] == list(piece.outline[::2])
        assert found[1::2] == [battle.field.table.depth - y for y in piece.outline[1::2]]


@each_scenario
def test_a_picture_fetches_nothing_and_is_small(name: str) -> None:
    for battle, setup in (started(name), halfway(name)):
        svg = picture(battle, setup, "de", "cm").replace('xmlns="http://www.w3.org/2000/svg"', "", 1)
        assert not re.search(r"//|href|@import|<style|<script|<image|www|\.(org|com|net)\b", svg)
        assert all(each.startswith("#carnyx-") for each in re.findall(r"url\(([^)]*)\)", svg))
        assert len(svg.encode()) < LARGEST
        assert not re.search(r"\d\.\d{3}", svg)


def test_equal_positions_make_equal_pictures() -> None:
    battle, setup = halfway("bridge")
    assert picture(battle, setup, "de", "cm") == picture(battle, setup, "de", "cm")


# --- what it says ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_there_in_every_language(language: Language) -> None:
    has, drawn = catalogue(language).has, KINDS | set(CONDITIONS) | set(SIGN_OF) | set(ORDERS)
    own = {word for word in drawn if has(f"picture-warriors-{word}") or has(f"picture-{word}")}
    assert drawn <= own | RULES.keys()
    assert not own & RULES.keys()


@pytest.mark.parametrize(
    ("language", "unit", "chief", "order", "hill"),
    [
        ("en", "Orc warriors", "Orc Warchief", "ATTACK", "Hill"),
        ("de", "Orkkrieger", "Orkischer Kriegsherr", "Angriff", "Hügel"),
        ("es", "Guerreros orcos", "Señor de la Guerra orco", "ATAQUE", "Colina"),
    ],
)
def test_the_picture_speaks_the_language(language: Language, unit: str, chief: str, order: str, hill: str) -> None:
    assert {unit, chief, order, hill} <= set(texts(parsed(*started("box"), language)))


def test_the_title_tells_turn_phase_and_who_is_asked() -> None:
    setup = prepared("box")
    seen: Counter[int] = Counter()
    for seed in range(1, 4):
        for battle in pauses(setup, seed):
            number = phase(battle)
            seen[number] += 1
            if seen[number] > 4 and battle.agenda:
                continue
            said = heading(parsed(battle, setup))
            if not battle.agenda:
                winner = verdict(battle)
                assert said.endswith("Draw" if winner is None else f"{setup.forces[winner].name} wins")
            elif not number:
                assert " · Deployment · " in said
            else:
                title = catalogue("en").say(f"story-{PHASES[number - 1][1]}")
                assert f"Turn {battle.turn} of {battle.field.turns} · {title}" in said
            question = battle.agenda[-1].ask(battle) if battle.agenda else None
            if isinstance(question, Choose):
                assert f"{setup.forces[question.player].name} to act" in said
    assert {0, 1, 2, 3} <= seen.keys()


def test_orders_stay_sealed_until_the_battle_begins() -> None:
    battle, setup = started("box")
    assert len(classed(parsed(battle, setup), "flag")) == len(ORDERS)  # the legend's
    begun = replace(battle, turn=1)
    root = parsed(begun, setup)
    assert len(classed(root, "flag")) == len(ORDERS) + len(list(battle.formed()))


@pytest.mark.parametrize("order", ORDERS)
def test_a_unit_flies_the_flag_of_its_order(order: str) -> None:
    battle, setup = started("box")
    for unit in battle.formed():
        battle = battle.changed(unit, order=order)
    assert signs(parsed(replace(battle, turn=1), setup), ORDERS[order].sign) == len(list(battle.formed()))


@pytest.mark.parametrize(
    ("changes", "name"),
    [
        ({"condition": "bloodlust"}, "bloodlust"),
        ({"condition": "shaken"}, "shaken"),
        ({"disorganised": True}, "disorganised"),
    ],
)
def test_a_unit_shows_its_condition(changes: dict[str, Any], name: str) -> None:
    battle, setup = started("box")
    assert signs(parsed(battle, setup), CONDITIONS[name].sign) == 0
    root = parsed(battle.changed(UnitId(1), **changes), setup)
    assert signs(root, CONDITIONS[name].sign) == 1
    word = catalogue("en").say(RULES[name])
    titles = [each.findtext(f"{SVG}title") or "" for each in classed(root, "unit")]
    assert [word in each for each in titles].count(True) == 1


def test_volleys_left_are_shown_by_those_who_shoot() -> None:
    battle, setup = started("box")
    archers = next(unit for unit in battle.formed() if battle.kind(unit).missile)
    shooters = sum(battle.kind(unit).missile is not None for unit in battle.formed())
    found = [
        each.findtext(f"{SVG}text") for each in classed(parsed(battle.changed(archers, volleys=4), setup), "volleys")
    ]
    assert len(found) == shooters + 1  # the legend's
    assert "4" in found


def test_champions_standards_and_individuals_wear_their_signs() -> None:
    for name in scenarios():
        battle, setup = started(name)
        root = parsed(battle, setup)
        roles = Counter(battle.kind(UnitId(id)).role for id, unit in enumerate(battle.units) if unit.is_here)
        units = [battle.units[unit] for unit in battle.formed()]
        banners = roles["bannerman"] + sum(unit.standard for unit in units)
        assert signs(root, "crown") == roles["warchief"] == 2
        assert signs(root, "helmet") == roles["leader"]
        assert signs(root, "banner") == banners
        assert signs(root, "star") == sum(unit.champion for unit in units)


def test_the_tip_of_a_front_points_the_way_it_faces() -> None:
    battle, setup = started("box")
    for facing in (0, 900, 1234, 2700):
        body = Formation(30 * INCH, 20 * INCH, facing, 4, 8, INCH, INCH)
        battle = battle.changed(UnitId(0), body=body)
        shape = classed(parsed(battle, setup), "unit")[0]
        (front,) = (each for each in shape if each.get("class") == "front")
        tip = [int(each) for each in re.findall(r"-?\d+", front[1].get("d", ""))][2:4]
        way = degrees(atan2(tip[0] - body.x, battle.field.table.depth - tip[1] - body.y)) % 360
        assert abs(way - facing / 10) < 1


def test_fronts_in_contact_have_no_tip() -> None:
    battle, setup = started("box")
    foe = next(battle.formed(1))
    battle = battle.changed(UnitId(0), body=Formation(30 * INCH, 20 * INCH, 0, 4, 8, INCH, INCH))
    battle = battle.changed(foe, body=Formation(30 * INCH, 20 * INCH, 1800, 4, 8, INCH, INCH))
    root = parsed(battle, setup)
    fronts = [next(len(part) for part in shape if part.get("class") == "front") for shape in classed(root, "unit")]
    assert [length == 1 for length in fronts] == [is_engaged(battle, unit) for unit in battle.standing()]
    assert signs(root, "engaged") == 2


def test_a_courier_is_drawn_with_a_line_to_whom_he_rides() -> None:
    battle, setup = started("box")
    chief = battle.warchief(0)
    assert chief is not None
    place = (20 * INCH, 24 * INCH)
    riding = replace(battle, couriers=(Courier(chief, place),), messages=(Message(chief, 0, "attack", 0),))
    drawn, _ = classed(parsed(riding, setup), "courier")
    way = [int(each) for each in re.findall(r"-?\d+", drawn[0].get("d", ""))]
    centre = battle.body(0).centre
    assert way == [place[0], battle.field.table.depth - place[1], centre.x, battle.field.table.depth - centre.y]


def test_no_points_are_told_while_armies_deploy() -> None:
    setup = prepared("box", deploy="turns")
    root = parsed(begin(muster(setup)).battle, setup)
    assert " · Deployment" in heading(root)
    assert not any("points" in each for each in texts(root))


# --- names of any kind -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["<script>&amp;\"'</svg>", "]]>\x00\x1b\ud800\uffff", "漢字" * 80, "", "w" * 5000])
def test_no_name_breaks_a_picture(name: str) -> None:
    battle, setup = started("box")
    forces = tuple(
        replace(force, name=name, units=tuple(replace(entry, name=name) for entry in force.units))
        for force in setup.forces
    )
    named = replace(setup, forces=forces, scenario=replace(setup.scenario, name=Names(name, name, name)))
    check(battle, named, "en", "in")
    assert len(picture(battle, named).encode()) < LARGEST


def test_every_unit_tells_its_story_to_those_who_listen() -> None:
    battle, setup = started("box")
    root = parsed(battle, setup, "de", "cm")
    story = root.findtext(f"{SVG}desc") or ""
    assert root.findtext(f"{SVG}title") == heading(root)
    for shape, id in zip(classed(root, "unit"), battle.standing(), strict=True):
        unit = battle.units[id]
        title = shape.findtext(f"{SVG}title") or ""
        assert title in story
        assert title.startswith(f"{setup.forces[unit.player].name}, ")
        assert f"{unit.figures}/{unit.start} Figuren" in title
        assert title.endswith("\u202fcm")
