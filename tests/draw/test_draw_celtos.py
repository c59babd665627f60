"""A Celtos battle as a picture: everybody in his place, in his condition, in three languages, at every pause."""

import os
import re
import subprocess
import sys
from collections import Counter
from functools import cache
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

from carnyx.core.flow import Pause, begin, play, sample
from carnyx.core.length import Units
from carnyx.core.lists import Names
from carnyx.games.celtos.lists.army import Entry, Force
from carnyx.games.celtos.lists.scenarios import scenarios
from carnyx.games.celtos.play.battle import Battle, Unit, UnitId, is_engaged
from carnyx.games.celtos.play.muster import Setup, muster, prepared
from carnyx.games.celtos.play.victory import verdict
from carnyx.games.celtos.rules.edition import ES
from carnyx.games.celtos.rules.ground import KINDS
from carnyx.games.celtos.show.picture import CONDITIONS, RULES, SIGN_OF, picture
from carnyx.show.drawing.page import SIGNS
from carnyx.words import LANGUAGES, Language, catalogue

SVG = "{http://www.w3.org/2000/svg}"
LARGEST = 300_000
each_scenario = pytest.mark.parametrize("name", scenarios())


@cache
def started(name: str) -> tuple[Battle, Setup]:
    setup = prepared(name)
    return begin(muster(setup)).battle, setup


def pauses(setup: Setup, seed: int) -> Any:
    rng = Random(seed)
    pause: Pause[Battle] = begin(muster(setup))
    while pause.question is not None:
        yield pause.battle
        pause = play(pause.battle, sample(pause.question, rng))
    yield pause.battle


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


def bases(battle: Battle) -> Counter[tuple[int, ...]]:
    return Counter(
        (unit.footprint.point(model).x, battle.field.table.depth - unit.footprint.point(model).y, unit.footprint.radius)
        for unit in battle.units
        for model in range(unit.models)
    )


def check(battle: Battle, setup: Setup, language: Language, units: Units) -> None:
    """All that must hold for any picture."""
    root = parsed(battle, setup, language, units)
    assert root.tag == f"{SVG}svg"
    drawn = classed(root, "model")
    assert Counter(tuple(int(each.get(key, "")) for key in ("cx", "cy", "r")) for each in drawn) == bases(battle)
    sides = Counter(each.get("fill") for each in drawn)
    assert sides == Counter(f"url(#carnyx-side-{unit.player})" for unit in battle.units for _ in unit.wounds)
    assert len(classed(root, "unit")) == len(list(battle.living()))
    assert len(classed(root, "objective")) == len(battle.field.objectives)
    assert len(classed(root, "label")) == len(list(battle.living())) + len(battle.field.objectives)
    assert len(classed(root, "zone")) == len(classed(root, "side")) == battle.field.players


# --- every picture ---------------------------------------------------------------------------------------------------


@each_scenario
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("units", ["in", "cm"])
def test_every_model_is_drawn_once_at_its_place(name: str, language: Language, units: Units) -> None:
    check(*started(name), language, units)
    check(*halfway(name), language, units)


def test_there_is_a_picture_at_every_pause() -> None:
    setup = prepared("demo")
    for number, battle in enumerate(pauses(setup, 2)):
        check(battle, setup, LANGUAGES[number % 3], "in" if number % 2 else "cm")


@each_scenario
def test_there_is_a_picture_while_armies_deploy_and_at_the_end(name: str) -> None:
    setup = prepared(name, deploy="turns", edition=ES)
    found = list(pauses(setup, 3))
    assert not any(unit.wounds for unit in found[0].units)
    for battle in (*found[:3], *found[3:-1:40], found[-1], muster(setup)):
        check(battle, setup, "es", "cm")


@each_scenario
def test_every_piece_of_terrain_is_drawn_at_its_place(name: str) -> None:
    battle, setup = started(name)
    drawn = classed(parsed(battle, setup), "terrain")
    depth = battle.field.table.depth
    assert len(drawn) == len(battle.field.table.terrain)
    for shape, piece in zip(drawn, battle.field.table.terrain, strict=True):
        polygon = shape.find(f"{SVG}polygon")
        assert polygon is not None
        numbers = [int(each) for each in re.split("[ ,]", polygon.get("points", ""))]
        assert numbers[::2] == list(piece.outline[::2])
        assert numbers[1::2] == [depth - y for y in piece.outline[1::2]]


@each_scenario
def test_a_picture_fetches_nothing_and_names_no_host(name: str) -> None:
    svg = picture(*started(name), "de", "cm").replace('xmlns="http://www.w3.org/2000/svg"', "", 1)
    assert not re.search(r"//|href|@import|<style|<script|<image|www|\.(org|com|net)\b", svg)
    assert set(re.findall(r'font-family="([^"]*)"', svg)) == {"sans-serif"}
    assert all(each.startswith("#carnyx-") for each in re.findall(r"url\(([^)]*)\)", svg))


@each_scenario
def test_a_picture_is_small_and_its_numbers_are_short(name: str) -> None:
    for battle, setup in (started(name), halfway(name)):
        svg = picture(battle, setup)
        assert len(svg.encode()) < LARGEST
        assert not re.search(r"\d\.\d{3}", svg)


def test_a_hundred_models_fit() -> None:
    gael = (Entry("gael.chieftain"), Entry("gael.druid"), *(Entry("gael.warrior", 12, leader=True) for _ in range(4)))
    orcs = (
        *(Entry("fomorian.orc", 12, leader=True) for _ in range(4)),
        Entry("fomorian.troll"),
        Entry("fomorian.catapult"),
    )
    setup = prepared("pitched", (Force("Fifty", "gael", gael), Force("Fifty more", "fomorian", orcs)))
    battle = begin(muster(setup)).battle
    assert sum(unit.models for unit in battle.units) == 100
    check(battle, setup, "en", "in")
    assert len(picture(battle, setup).encode()) < LARGEST


def test_equal_positions_make_equal_pictures() -> None:
    battle, setup = halfway("melee")
    assert picture(battle, setup, "de", "cm") == picture(battle, setup, "de", "cm")
    code = (
        "from carnyx.games.celtos.play.muster import muster, prepared;"
        "from carnyx.games.celtos.show.picture import picture;"
        "setup = prepared('raid'); print(hash('x')); print(picture(muster(setup), setup, 'en', 'in'))"
    )
    told = [
        subprocess.run(
            [sys.executable, "-X", "utf8", "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
        ).stdout.split(b"\n", 1)
        for seed in ("1", "2")
    ]
    assert told[0][0] != told[1][0]
    assert told[0][1] == told[1][1]


# --- what it says ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_there_in_every_language(language: Language) -> None:
    has, drawn = catalogue(language).has, KINDS | set(CONDITIONS) | set(SIGN_OF)
    own = {word for word in drawn if has(f"picture-celtos-{word}") or has(f"picture-{word}")}
    assert drawn <= own | RULES.keys()
    assert not own & RULES.keys()


@pytest.mark.parametrize(
    ("language", "scenario", "turn", "unit", "leader", "hedge"),
    [
        ("en", "Demo game", "Turn 1 of 7", "Warriors", "Leader", "Hedge"),
        ("de", "Demo-Spiel", "Runde 1 von 7", "Krieger", "Anführer", "Hecke"),
        ("es", "Partida de demostración", "Turno 1 de 7", "Guerreros", "Líder", "Seto"),
    ],
)
def test_the_picture_speaks_the_language(
    language: Language, scenario: str, turn: str, unit: str, leader: str, hedge: str
) -> None:
    said = texts(parsed(*started("demo"), language))
    assert said[0].startswith(f"{scenario} · {turn} · ")
    assert {unit, leader, hedge} <= set(said)
    assert any(each.startswith("Clann Morna · 23/23 ") for each in said)


def test_units_are_counted_against_their_start() -> None:
    battle, setup = started("demo")
    unit = battle.units[0]
    fewer = battle.changed(
        UnitId(0), footprint=unit.footprint.without([unit.models - 1]), wounds=unit.wounds[1:], roles=unit.roles[:-1]
    )
    assert f"{unit.models - 1}/{unit.start}" in texts(parsed(fewer, setup))
    gone = battle.changed(UnitId(0), footprint=unit.footprint.with_places(()), wounds=(), roles=(), routed=True)
    check(gone, setup, "en", "in")


def test_the_title_tells_whose_activation_it_is() -> None:
    setup = prepared("demo")
    seen: Counter[str] = Counter()
    for battle in pauses(setup, 1):
        step = type(battle.agenda[-1]).__name__ if battle.agenda else "over"
        seen[step] += 1
        if seen[step] > 3:
            continue
        said = heading(parsed(battle, setup))
        if step == "Initiative":
            assert said.endswith(f"Turn {battle.turn} of 7 · Initiative")
        elif step in ("Activate", "Nominate"):
            assert said.endswith(f"{setup.forces[battle.agenda[-1].player].name} to act")
        elif step == "over":
            winner = verdict(battle)
            assert said.endswith("Draw" if winner is None else f"{setup.forces[winner].name} wins")
        else:
            assert battle.active is not None
            force = setup.forces[battle.units[battle.active.unit].player]
            assert f"{force.name} to act: " in said
    assert seen.keys() > {"Initiative", "Activate", "Nominate", "GiveOrder", "over"}


def test_the_title_tells_that_armies_deploy_and_nobody_has_points_yet() -> None:
    setup = prepared("demo", deploy="turns")
    root = parsed(begin(muster(setup)).battle, setup)
    assert heading(root) == "Demo game · Deployment · Clann Morna to act"
    assert not any("Points" in each for each in texts(root))
    assert heading(parsed(muster(prepared("demo")), prepared("demo"))) == "Demo game · Deployment"


def test_objectives_have_a_flag_with_their_points_and_a_name() -> None:
    said = texts(parsed(*started("raid"), "es"))
    assert {"El pozo", "El granero", "El corral", "60", "40"} <= set(said)


def test_a_flag_flies_clear_of_those_who_hold_it() -> None:
    battle, setup = started("melee")
    crown, unit, depth = battle.field.objectives[0], battle.units[0], battle.field.table.depth
    assert unit.models == 1
    held = battle.changed(UnitId(0), footprint=unit.footprint.with_places((crown.x, crown.y + 310)))
    feet = []
    for now in (battle, held):
        (flag,) = classed(parsed(now, setup), "objective")
        cloth = next(each.get("d", "") for each in flag.iter(f"{SVG}path"))
        feet.append(int(re.findall(r" (\d+)H", cloth)[1]))  # where its lower edge begins
    assert feet[1] < depth - crown.y - 310 - unit.footprint.radius < feet[0]


def test_command_wears_its_sign() -> None:
    for name in scenarios():
        battle, setup = started(name)
        root = parsed(battle, setup)
        roles = Counter(role for unit in battle.units for role in unit.roles if role)
        assert {role: signs(root, sign) for role, sign in SIGN_OF.items()} == {role: roles[role] for role in SIGN_OF}


@pytest.mark.parametrize(
    ("changes", "sign"), [({"panicked": True}, "panic"), ({"hold": True}, "hold"), ({"activated": True}, "done")]
)
def test_a_unit_shows_its_condition(changes: dict[str, bool], sign: str) -> None:
    battle, setup = started("demo")
    assert signs(parsed(battle, setup), sign) == 0
    root = parsed(battle.changed(UnitId(3), **changes), setup)
    assert signs(root, sign) == 1
    name = next(name for name, drawn in CONDITIONS.items() if drawn.sign == sign)
    own, words = f"picture-celtos-{name}", catalogue("en")
    said = words.say(own) if words.has(own) else name.capitalize()
    word = next(each for each in texts(root) if each == said)
    titles = [each.findtext(f"{SVG}title") or "" for each in classed(root, "unit")]
    assert [word in each for each in titles] == [number == 3 for number in range(len(titles))]


def test_who_fights_and_who_acts_is_shown() -> None:
    setup = prepared("demo")
    fighting = next(
        battle
        for seed in range(40)
        for battle in pauses(setup, seed)
        if battle.active is not None and is_engaged(battle, battle.active.unit)
    )
    root = parsed(fighting, setup)
    assert signs(root, "engaged") == sum(is_engaged(fighting, unit) for unit in fighting.living()) >= 2
    assert signs(root, "acting") == 1


def test_a_wounded_model_shows_what_it_has_left() -> None:
    battle, setup = started("demo")
    chief = next(unit for unit in battle.living() if battle.kind(unit).w > 1)
    left = battle.kind(chief).w - 1
    assert len(classed(parsed(battle, setup), "wounds")) == 1  # the legend's
    hurt = parsed(battle.changed(chief, wounds=(left,)), setup)
    found = classed(hurt, "wounds")
    assert [each.findtext(f"{SVG}text") for each in found] == [str(left), "2"]


# --- names of any kind -----------------------------------------------------------------------------------------------


def renamed(setup: Setup, name: str) -> Setup:
    forces = tuple(
        replace(force, name=name, units=tuple(replace(entry, name=name) for entry in force.units))
        for force in setup.forces
    )
    scenario = replace(setup.scenario, name=Names(name, name, name))
    return replace(setup, forces=forces, scenario=scenario)


@pytest.mark.parametrize("name", ["<script>&amp;\"'</svg>", "]]>\x00\x1b\ud800\uffff", "漢字" * 80, "", "w" * 5000])
def test_no_name_breaks_a_picture(name: str) -> None:
    battle, setup = started("demo")
    setup = renamed(setup, name)
    check(battle, setup, "en", "in")
    assert len(picture(battle, setup).encode()) < LARGEST


def test_a_name_is_read_back_as_it_was_written() -> None:
    battle, setup = started("demo")
    said = texts(parsed(battle, renamed(setup, 'Ó <b> & "co" \'n')))
    assert any(each.startswith('Ó <b> & "co" \'n 1') for each in said)


def test_units_are_called_what_the_battle_began_with() -> None:
    battle, setup = started("demo")
    old = tuple(replace(each, id=f"lost.{each.id}", name=Names("Old", "Alt", "Viejo")) for each in setup.profiles)
    forces = tuple(
        replace(force, units=tuple(replace(entry, unit=f"lost.{entry.unit}") for entry in force.units))
        for force in setup.forces
    )
    said = texts(parsed(battle, replace(setup, profiles=old, forces=forces), "es"))
    assert {"Viejo 1", "Viejo 2"} <= set(said)


def test_every_unit_tells_its_story_to_those_who_listen() -> None:
    battle, setup = started("demo")
    root = parsed(battle, setup, "de", "cm")
    story = root.findtext(f"{SVG}desc") or ""
    assert root.findtext(f"{SVG}title") == heading(root)
    for shape, id in zip(classed(root, "unit"), battle.living(), strict=True):
        unit: Unit = battle.units[id]
        title = shape.findtext(f"{SVG}title") or ""
        assert title in story
        assert title.startswith(f"{setup.forces[unit.player].name}, ")
        assert f"{unit.models}/{unit.start} Modelle" in title
        assert title.endswith("\u202fcm")
