"""Scenarios of Warriors: the five that come with the game, and what a scenario may not be."""

from pathlib import Path

import pytest

from carnyx.core.outlines import Place
from carnyx.core.problems import BadForce
from carnyx.games.warriors.lists import army
from carnyx.games.warriors.lists.profiles import base, profile
from carnyx.games.warriors.lists.scenarios import Scenario, check, covered, load, loads, scenario, scenarios
from carnyx.games.warriors.rules import REGISTRY
from carnyx.games.warriors.rules.edition import DEFAULT
from carnyx.games.warriors.rules.ground import BLOCKS_SIGHT, COVER_OF, IMPASSABLE, KINDS, OBSTACLES, ROUGH
from carnyx.words import LANGUAGES
from carnyx.words.problems import problem_line

INCH = 254
OURS = [scenario(name) for name in scenarios()]
each_of_ours = pytest.mark.parametrize("ours", OURS, ids=lambda ours: ours.id)

# --- the five --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "width", "edges", "points"),
    [
        ("ambush", 72, "fixed", 800),
        ("box", 60, "pick", 564),
        ("bridge", 72, "pick", 800),
        ("field1200", 72, "pick", 1200),
        ("field800", 72, "pick", 800),
    ],
)
def test_a_scenario_is_as_it_was_meant(name: str, width: int, edges: str, points: int) -> None:
    ours = scenario(name)
    assert (ours.width, ours.depth, ours.turns, ours.edges) == (width, 48, 8, edges)
    assert [army.price(army.load(each)) for each in ours.forces] == [points, points]


def test_there_are_no_others() -> None:
    assert scenarios() == ("ambush", "box", "bridge", "field1200", "field800")


def test_table_and_turns_are_those_of_the_edition() -> None:
    """warriors.deploy, warriors.victory"""
    plain = scenario("bridge")
    assert (plain.width, plain.depth, plain.turns) == (DEFAULT.table_width, DEFAULT.table_depth, DEFAULT.turns)


@each_of_ours
def test_a_scenario_of_ours_is_sound_and_has_names_in_three_languages(ours: Scenario) -> None:
    assert check(ours) == ()
    assert len({ours.name.of(language) for language in LANGUAGES}) == 3


@each_of_ours
def test_zones_are_as_deep_as_the_edition_says_and_well_apart(ours: Scenario) -> None:
    one, two = ours.zones
    aside = max(two[0] - one[2], one[0] - two[2], two[1] - one[3], one[1] - two[3])
    assert aside >= (18 if ours.id == "ambush" else 24)
    for west, south, east, north in ours.zones:
        assert min(east - west, north - south) == DEFAULT.zone_depth


def fits(force: army.Force, front: int, depth: int) -> bool:
    """Whether all blocks of a force find room in lines one behind the other, an inch between any two."""
    blocks = []
    for entry in army.entries(force):
        wide, deep = profile(entry.unit).base
        blocks.append((entry.ranks() * deep, entry.abreast() * wide))
    for each in army.individuals(force):
        wide, deep = base(each.mounted)
        blocks.append((deep, wide))
    lines: list[list[int]] = []  # depth and width taken
    for deep, wide in sorted(blocks, reverse=True):
        line = next((each for each in lines if each[1] + INCH + wide <= front), None)
        if line is None:
            lines.append([deep, wide])
        else:
            line[1] += INCH + wide
    return sum(deep for deep, _ in lines) + INCH * (len(lines) - 1) <= depth


@each_of_ours
def test_a_zone_has_room_for_the_blocks_in_lines(ours: Scenario) -> None:
    barred = [piece for piece in ours.terrain if piece.kind in IMPASSABLE]
    for player, (west, south, east, north) in enumerate(ours.zones):
        assert not any(west < x < east and south < y < north for piece in barred for x, y in piece.outline)
        edges = (int(east - west) * INCH, int(north - south) * INCH)
        for name in (ours.forces[player],) if ours.edges == "fixed" else ours.forces:
            assert fits(army.load(name), max(edges), min(edges))


@pytest.mark.parametrize("name", army.forces())
def test_every_force_of_ours_fits_into_a_common_zone(name: str) -> None:
    force = army.load(name)
    assert fits(force, DEFAULT.table_width * INCH, DEFAULT.zone_depth * INCH)
    assert 2 * covered(force) <= DEFAULT.table_width * DEFAULT.zone_depth


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_every_kind_of_terrain_lies_on_some_table(kind: str) -> None:
    assert any(piece.kind == kind for ours in OURS for piece in ours.terrain)


def turned(place: Place, ours: Scenario) -> Place:
    return (ours.width - place[0], ours.depth - place[1])


@pytest.mark.parametrize("name", ["bridge", "field800", "field1200"])
def test_the_ground_favours_nobody(name: str) -> None:
    ours = scenario(name)
    ground = {(piece.kind, frozenset(piece.outline)) for piece in ours.terrain}
    assert ground == {(kind, frozenset(turned(at, ours) for at in outline)) for kind, outline in ground}


def test_the_river_is_deep_from_edge_to_edge_but_for_one_bridge() -> None:
    bridge = scenario("bridge")
    water = [piece.outline for piece in bridge.terrain if piece.kind == "water"]
    spans = sorted((min(x for x, _ in outline), max(x for x, _ in outline)) for outline in water)
    assert spans == [(0, 25), (47, 72)]
    (planks,) = [piece.outline for piece in bridge.terrain if piece.kind == "bridge"]
    assert (min(planks), max(planks)) == ((25, 22), (47, 26))  # they lie over the gap, and slow and hide nobody
    assert "bridge" not in ROUGH | OBSTACLES | IMPASSABLE | BLOCKS_SIGHT | set(COVER_OF)


def test_the_box_is_orcs_against_dwarves() -> None:
    assert scenario("box").forces == ("orcs-box", "dwarves-box")


# --- the ground ------------------------------------------------------------------------------------------------------


def test_what_each_kind_of_ground_does() -> None:
    """warriors.shoot.sight, warriors.move"""
    assert {kind for kind, cover in COVER_OF.items() if cover == "soft"} == {"wood", "hedge", "crops"}
    assert {kind for kind, cover in COVER_OF.items() if cover == "hard"} == {"wall", "building", "works"}
    assert {"wood", "marsh"} == ROUGH
    assert {"hedge", "wall", "works"} == OBSTACLES
    assert {"building", "water"} == IMPASSABLE
    assert {"building", "hill"} == BLOCKS_SIGHT
    assert {"hill", "wood", "hedge", "crops", "wall", "building", "works", "marsh", "water", "bridge"} == KINDS


# --- what a scenario may not be --------------------------------------------------------------------------------------

TEXT = """name = { en = "Mine", de = "Meins", es = "Mío" }
width = 48
forces = ["orcs-box", "dwarves-box"]
zones = [[0, 0, 48, 12], [0, 36, 48, 48]]

[[terrain]]
kind = "water"
outline = [[10, 20], [20, 20], [20, 30]]
"""
ZONES = "[[0, 0, 48, 12], [0, 36, 48, 48]]"
OUTLINE = "[[10, 20], [20, 20], [20, 30]]"
DEPLOY, SIGHT = "warriors.deploy", "warriors.shoot.sight"

MISTAKES = [
    ("width = 48", "width = 20", "value-range", DEPLOY, "mine.toml"),
    ("width = 48", "depth = 200", "value-range", DEPLOY, "mine.toml"),
    ("width = 48", "turns = 0", "value-range", "warriors.victory", "mine.toml"),
    ("width = 48", "size = 48", "key-unknown", DEPLOY, "mine.toml"),
    ("width = 48", 'id = "box"', "key-unknown", DEPLOY, "mine.toml"),
    ("width = 48", 'edges = "any"', "value-choice", DEPLOY, "mine.toml: edges"),
    ('"Mine"', '""', "name-empty", DEPLOY, "mine.toml"),
    ('["orcs-box", "dwarves-box"]', '["orcs-box"]', "value-length", DEPLOY, "mine.toml: forces"),
    (ZONES, "[[0, 0, 48, 12]]", "value-length", DEPLOY, "mine.toml: zones"),
    ('"dwarves-box"', '"elves"', "scenario-force", "warriors.army", "mine.toml: forces 2"),
    ('"dwarves-box"', '"../mine"', "scenario-force", "warriors.army", "mine.toml: forces 2"),
    ('"water"', '"lava"', "scenario-kind", SIGHT, "mine.toml: terrain 1"),
    (OUTLINE, "[[10, 20], [20, 20]]", "scenario-outline", SIGHT, "mine.toml: terrain 1"),
    (OUTLINE, str([[1, 1]] * 41), "scenario-outline", SIGHT, "mine.toml: terrain 1"),
    (OUTLINE, "[[10, 20], [20, 20], [49, 30]]", "scenario-off", DEPLOY, "mine.toml: terrain 1"),
    (OUTLINE, "[[10, 20], [20, 20], [20, nan]]", "scenario-off", DEPLOY, "mine.toml: terrain 1"),
    (OUTLINE, "[[10, 20], [20, 20], [20, 30.25]]", "scenario-half", DEPLOY, "mine.toml: terrain 1"),
    (OUTLINE, "[[10, 20], [20, 20], [30, 20]]", "scenario-flat", SIGHT, "mine.toml: terrain 1"),
    (OUTLINE, "[[9, 9], [20, 20], [20, 9], [9, 22]]", "scenario-crossed", SIGHT, "mine.toml: terrain 1"),
    (ZONES, "[[0, 0, 48, 12], [0, 12, 48, 0]]", "scenario-zone-order", DEPLOY, "mine.toml: zones 2"),
    (ZONES, "[[0, 0, 48, 12], [6, 30, 40, 40]]", "scenario-zone-edge", DEPLOY, "mine.toml: zones 2"),
    (ZONES, "[[0, 0, 48, 12], [0, 35, 48, 48]]", "scenario-zone-deep", DEPLOY, "mine.toml: zones 2"),
    (ZONES, "[[0, 0, 48, 12], [36, 0, 48, 48]]", "scenario-zone-shared", DEPLOY, "mine.toml: zones 2"),
    (ZONES, "[[0, 0, 48, 12], [0, 36, 49, 48]]", "scenario-off", DEPLOY, "mine.toml: zones 2"),
    (ZONES, "[[0, 0, 10, 10], [0, 36, 48, 48]]", "scenario-zone-full", DEPLOY, "mine.toml: forces 1"),
    (OUTLINE, "[[0, 0], [48, 0], [48, 10], [0, 10]]", "scenario-zone-full", DEPLOY, "mine.toml: forces 1"),
    ("[[terrain]]", "[[terrain]", "file-not-toml", DEPLOY, "mine.toml"),
]


def test_the_scenario_the_mistakes_are_made_in_is_sound() -> None:
    assert loads(TEXT, "mine.toml").id == "mine"


@pytest.mark.parametrize(
    ("old", "new", "message", "rule", "where"), MISTAKES, ids=[f"{n} {m[2]}" for n, m in enumerate(MISTAKES)]
)
def test_a_scenario_with_a_mistake_is_refused(old: str, new: str, message: str, rule: str, where: str) -> None:
    assert old in TEXT
    with pytest.raises(BadForce) as caught:
        loads(TEXT.replace(old, new, 1), "mine.toml")
    assert (caught.value.problem.message, caught.value.rule, caught.value.where) == (message, rule, where)
    assert rule in REGISTRY.rules
    for language in LANGUAGES:
        assert "\n" not in problem_line(caught.value.problem, language)


def test_an_error_is_one_clear_line() -> None:
    with pytest.raises(BadForce) as caught:
        loads(TEXT.replace("water", "mash"), "mine.toml")
    assert problem_line(caught.value.problem, "en") == (
        "mine.toml: terrain 1: unknown terrain “mash”; there are bridge, building, crops, hedge, hill, marsh, wall, "
        "water, wood, works (warriors.shoot.sight) Did you mean marsh?"
    )


def test_a_force_that_is_not_legal_is_no_use_to_a_scenario(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = army.loads('name = "Nobody"\npeople = "orcs"\nwarchief = { leadership = 4 }')
    monkeypatch.setattr(army, "load", lambda name: broken)
    with pytest.raises(BadForce) as caught:
        loads(TEXT, "mine.toml")
    assert problem_line(caught.value.problem, "en") == (
        "mine.toml: forces 1: Nobody: there is no unit in it (warriors.army)"
    )


def test_whoever_may_be_given_the_other_zone_must_fit_into_it() -> None:
    """The orcs cover 65 square inches, and a zone has twice the ground that the blocks cover."""
    assert covered(army.load("orcs-box")) == 65
    narrow = TEXT.replace(ZONES, "[[0, 0, 48, 12], [0, 38, 12, 48]]")
    with pytest.raises(BadForce) as caught:
        loads(narrow, "mine.toml")
    assert caught.value.problem.numbers == {"force": "orcs-box"}
    assert loads(narrow.replace("width", 'edges = "fixed"\nwidth'), "mine.toml").edges == "fixed"


def test_a_zone_in_ticks() -> None:
    assert scenario("ambush").zone(1) == (36 * 254, 36 * 254, 72 * 254, 48 * 254)


def test_a_scenario_may_come_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(TEXT, encoding="utf-8")
    assert load(path) == load(str(path)) == loads(TEXT, "mine.toml")


def test_an_unknown_scenario_is_answered_with_ours() -> None:
    with pytest.raises(BadForce) as caught:
        scenario("nowhere")
    assert caught.value.problem.numbers["choices"] == "ambush, box, bridge, field1200, field800"
    assert caught.value.rule == "warriors.deploy"
