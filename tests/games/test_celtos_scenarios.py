"""Scenarios of Celtos: the five that come with the game, and what a scenario may not be."""

from fractions import Fraction
from itertools import pairwise
from pathlib import Path

import pytest

from carnyx.core.outlines import Place, ticks
from carnyx.core.problems import BadForce
from carnyx.games.celtos.lists import army
from carnyx.games.celtos.lists.profiles import profile
from carnyx.games.celtos.lists.scenarios import Scenario, check, load, loads, scenario, scenarios
from carnyx.games.celtos.rules import REGISTRY
from carnyx.games.celtos.rules.edition import DEFAULT, ES
from carnyx.games.celtos.rules.ground import KINDS
from carnyx.words import LANGUAGES
from carnyx.words.problems import problem_line

OURS = [scenario(name) for name in scenarios()]
each_of_ours = pytest.mark.parametrize("ours", OURS, ids=lambda ours: ours.id)

# --- the five --------------------------------------------------------------------------------------------------------


def test_there_are_five_scenarios() -> None:
    assert [ours.id for ours in OURS] == ["demo", "ford", "melee", "pitched", "raid"]


@pytest.mark.parametrize(
    ("name", "players", "width", "depth", "turns", "objectives"),
    [
        ("demo", 2, 48, 48, 7, 0),
        ("pitched", 2, 72, 48, 7, 0),
        ("ford", 2, 72, 48, 7, 2),
        ("raid", 2, 72, 48, 6, 3),
        ("melee", 4, 60, 60, 7, 1),
    ],
)
def test_a_scenario_is_as_it_was_meant(
    name: str, players: int, width: int, depth: int, turns: int, objectives: int
) -> None:
    ours = scenario(name)
    assert (ours.players, ours.width, ours.depth, ours.turns) == (players, width, depth, turns)
    assert len(ours.objectives) == objectives


@each_of_ours
def test_a_scenario_of_ours_is_sound(ours: Scenario) -> None:
    assert check(ours) == ()
    assert len(ours.zones) == len(ours.forces) == ours.players


@each_of_ours
def test_a_scenario_and_its_objectives_have_names_in_three_languages(ours: Scenario) -> None:
    for name in (ours.name, *(objective.name for objective in ours.objectives)):
        assert len({name.en, name.de, name.es}) == 3
        assert all((name.en, name.de, name.es))


@each_of_ours
def test_forces_that_meet_cost_the_same(ours: Scenario) -> None:
    prices = [army.points(army.load(name)) for name in ours.forces]
    assert max(prices) - min(prices) <= 2


@each_of_ours
def test_enemies_set_up_well_apart(ours: Scenario) -> None:
    for one in ours.zones:
        for two in ours.zones:
            if one != two:
                aside = max(two[0] - one[2], one[0] - two[2], two[1] - one[3], one[1] - two[3])
                assert aside >= 24


def covers(kind: str) -> list[str]:
    """The scenarios that have such terrain."""
    return [ours.id for ours in OURS if any(piece.kind == kind for piece in ours.terrain)]


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_every_kind_of_terrain_lies_on_some_table(kind: str) -> None:
    assert covers(kind)


def test_the_demo_is_gael_against_sidhe_with_wood_hedge_and_hill() -> None:
    demo = scenario("demo")
    assert demo.forces == ("gael-demo", "sidhe-demo")
    assert [piece.kind for piece in demo.terrain] == ["wood", "hedge", "hill"]


def test_a_pitched_battle_is_of_about_a_hundred_models() -> None:
    sizes = [army.models(army.load(name)) for name in scenario("pitched").forces]
    assert all(45 <= size <= 55 for size in sizes)
    assert 95 <= sum(sizes) <= 105


def turned(place: Place, ours: Scenario, quarters: int) -> Place:
    """A place after so many quarter turns of the table."""
    x, y = place
    return (ours.width - x, ours.depth - y) if quarters == 2 else (ours.width - y, x)


@pytest.mark.parametrize(("name", "quarters"), [("pitched", 2), ("ford", 2), ("melee", 1)])
def test_the_ground_favours_nobody(name: str, quarters: int) -> None:
    ours = scenario(name)
    ground = {(piece.kind, frozenset(piece.outline)) for piece in ours.terrain}
    assert ground == {(kind, frozenset(turned(at, ours, quarters) for at in outline)) for kind, outline in ground}
    places = {objective.at for objective in ours.objectives}
    assert places == {turned(at, ours, quarters) for at in places}


def test_the_river_is_deep_but_for_two_fords_and_each_is_worth_points() -> None:
    ford = scenario("ford")
    water = [piece.outline for piece in ford.terrain if piece.kind == "water"]
    spans = sorted((min(x for x, _ in outline), max(x for x, _ in outline)) for outline in water)
    assert (spans[0][0], spans[-1][1]) == (0, ford.width)
    gaps = [(left[1], right[0]) for left, right in pairwise(spans)]
    assert gaps == [(16, 24), (48, 56)]
    assert all(low < objective.at[0] < high for (low, high), objective in zip(gaps, ford.objectives, strict=True))


def test_raiders_come_over_a_long_edge_and_the_village_is_the_defenders() -> None:
    raid = scenario("raid")
    assert raid.zones[0][0::2] == (0, raid.width)
    kinds = [piece.kind for piece in raid.terrain]
    assert kinds.count("building") == 3
    assert kinds.count("wall") == 2
    west, _, east, _ = raid.zones[1]
    assert all(west <= objective.at[0] <= east for objective in raid.objectives)


def test_in_the_melee_everybody_has_a_corner() -> None:
    melee = scenario("melee")
    corners = {(0, 0), (60, 0), (60, 60), (0, 60)}
    for west, south, east, north in melee.zones:
        assert len(corners & {(west, south), (east, south), (east, north), (west, north)}) == 1
    assert len({army.load(name).people for name in melee.forces}) == 4


# --- ticks -----------------------------------------------------------------------------------------------------------


def test_inches_become_whole_ticks_in_inches_and_in_centimetres() -> None:
    assert (ticks(1), ticks(0.5), ticks(23.5)) == (254, 127, 5969)
    assert (ticks(1, ES.inch), ticks(0.5, ES.inch), ticks(23.5, ES.inch)) == (250, 125, 5875)
    assert scenario("demo").terrain[1].ticks(DEFAULT.inch) == (4826, 5969, 7366, 5969, 7366, 6223, 4826, 6223)
    assert scenario("raid").zone(1) == (16 * 254, 36 * 254, 56 * 254, 48 * 254)
    assert scenario("raid").zone(1, ES.inch) == (4000, 9000, 14000, 12000)


# --- what a scenario may not be --------------------------------------------------------------------------------------

TEXT = """name = { en = "Mine", de = "Meins", es = "Mío" }
width = 48
forces = ["gael-demo", "sidhe-demo"]
zones = [[0, 0, 48, 12], [0, 36, 48, 48]]

[[terrain]]
kind = "water"
outline = [[10, 20], [20, 20], [20, 30]]

[[objectives]]
name = { en = "Well", de = "Brunnen", es = "Pozo" }
at = [24, 24]
points = 50
"""
ZONES = "[[0, 0, 48, 12], [0, 36, 48, 48]]"
OUTLINE = "[[10, 20], [20, 20], [20, 30]]"

MISTAKES = [
    ("width = 48", "width = 20", "value-range", "celtos.deploy", "mine.toml"),
    ("width = 48", "depth = 200", "value-range", "celtos.deploy", "mine.toml"),
    ("width = 48", "players = 1", "value-range", "celtos.seats", "mine.toml"),
    ("width = 48", "players = 5", "value-range", "celtos.seats", "mine.toml"),
    ("width = 48", "players = 3", "scenario-count", "celtos.deploy", "mine.toml"),
    ("width = 48", "turns = 0", "value-range", "celtos.turn.limit", "mine.toml"),
    ("width = 48", "size = 48", "key-unknown", "celtos.deploy", "mine.toml"),
    ("width = 48", 'id = "demo"', "key-unknown", "celtos.deploy", "mine.toml"),
    ('"Mine"', '""', "name-empty", "celtos.deploy", "mine.toml"),
    ('["gael-demo", "sidhe-demo"]', '["gael-demo"]', "scenario-count", "celtos.deploy", "mine.toml"),
    ('"sidhe-demo"', '"picts"', "scenario-force", "celtos.army", "mine.toml: forces 2"),
    ('"sidhe-demo"', '"../mine"', "scenario-force", "celtos.army", "mine.toml: forces 2"),
    ('"water"', '"lava"', "scenario-kind", "celtos.terrain", "mine.toml: terrain 1"),
    (OUTLINE, "[[10, 20], [20, 20]]", "scenario-outline", "celtos.terrain", "mine.toml: terrain 1"),
    (OUTLINE, str([[1, 1]] * 41), "scenario-outline", "celtos.terrain", "mine.toml: terrain 1"),
    (OUTLINE, "[[10, 20], [20, 20], [49, 30]]", "scenario-off", "celtos.terrain", "mine.toml: terrain 1"),
    (OUTLINE, "[[10, 20], [20, 20], [20, -1]]", "scenario-off", "celtos.terrain", "mine.toml: terrain 1"),
    (OUTLINE, "[[10, 20], [20, 20], [20, nan]]", "scenario-off", "celtos.terrain", "mine.toml: terrain 1"),
    (OUTLINE, "[[10, 20], [20, 20], [20, inf]]", "scenario-off", "celtos.terrain", "mine.toml: terrain 1"),
    (OUTLINE, "[[10, 20], [20, 20], [20, 30.25]]", "scenario-half", "celtos.measure", "mine.toml: terrain 1"),
    (OUTLINE, "[[10, 20], [20, 20], [30, 20]]", "scenario-flat", "celtos.terrain", "mine.toml: terrain 1"),
    (OUTLINE, "[[9, 9], [20, 20], [20, 9], [9, 22]]", "scenario-crossed", "celtos.terrain", "mine.toml: terrain 1"),
    (OUTLINE, "[[10, 20], [20, 20], [20]]", "value-length", "celtos.deploy", "mine.toml: terrain 1: outline 3"),
    (ZONES, "[[0, 0, 48, 12], [0, 12, 48, 0]]", "scenario-zone-order", "celtos.deploy", "mine.toml: zones 2"),
    (ZONES, "[[0, 0, 48, 12], [6, 30, 40, 40]]", "scenario-zone-edge", "celtos.seats", "mine.toml: zones 2"),
    (ZONES, "[[0, 0, 48, 12], [0, 35, 48, 48]]", "scenario-zone-deep", "celtos.deploy", "mine.toml: zones 2"),
    (ZONES, "[[0, 0, 48, 12], [36, 0, 48, 48]]", "scenario-zone-shared", "celtos.deploy", "mine.toml: zones 2"),
    (ZONES, "[[0, 0, 48, 12], [0, 36, 49, 48]]", "scenario-off", "celtos.deploy", "mine.toml: zones 2"),
    (ZONES, "[[0, 0, 6, 6], [0, 36, 48, 48]]", "scenario-zone-full", "celtos.deploy", "mine.toml: forces 1"),
    (OUTLINE, "[[0, 0], [48, 0], [48, 11], [0, 11]]", "scenario-zone-full", "celtos.deploy", "mine.toml: forces 1"),
    ("at = [24, 24]", "at = [24, 60]", "scenario-off", "celtos.deploy", "mine.toml: objectives 1"),
    ("at = [24, 24]", "at = [19, 21]", "scenario-blocked", "celtos.deploy", "mine.toml: objectives 1"),
    ("points = 50", "points = 0", "value-range", "celtos.victory.objective", "mine.toml: objectives 1"),
    ('"Brunnen"', '""', "name-empty", "celtos.deploy", "mine.toml: objectives 1"),
    ("[[terrain]]", "[[terrain]", "file-not-toml", "celtos.deploy", "mine.toml"),
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
    assert not any("\n" in problem_line(caught.value.problem, language) for language in LANGUAGES)


def test_an_error_is_one_clear_line() -> None:
    with pytest.raises(BadForce) as caught:
        loads(TEXT.replace("water", "lava"), "mine.toml")
    assert problem_line(caught.value.problem, "en") == (
        "mine.toml: terrain 1: unknown terrain “lava”; there are building, fortification, hedge, hill, swamp, wall, "
        "water, wood (celtos.terrain)"
    )


def test_a_zone_has_room_for_three_times_the_bases() -> None:
    """The Gael demo force is 23 bases of 25 mm: 52.5 square inches three times over."""
    bases = sum(entry.models for entry in army.load("gael-demo").units)
    assert (bases, profile("gael.warrior").radius) == (23, 125)
    assert 52 < 3 * bases * Fraction(22, 7) * Fraction(125, 254) ** 2 < 53
    assert loads(TEXT.replace("[0, 0, 48, 12]", "[0, 0, 11, 5]"), "mine.toml")
    with pytest.raises(BadForce, match=r"scenario-zone-full.*gael-demo"):
        loads(TEXT.replace("[0, 0, 48, 12]", "[0, 0, 13, 4]"), "mine.toml")


@pytest.mark.parametrize(
    ("outline", "fits"),
    [
        ("[[0, 0], [48, 0], [48, 10.5], [0, 10.5]]", True),  # leaves 72 square inches
        ("[[0, 0], [48, 0], [48, 11], [0, 11]]", False),  # leaves 48
        ("[[0, 0], [48, 0], [48, 11], [24, 20], [0, 11]]", False),  # leans out of the zone, and leaves fewer
        ("[[0, 0], [48, 0], [24, 40]]", True),  # a wedge that leaves corners
        ("[[0, 12], [48, 12], [24, 30]]", True),  # touches the zone and takes nothing
    ],
)
def test_ground_that_nobody_can_enter_does_not_count(outline: str, fits: bool) -> None:
    text = TEXT[: TEXT.index("[[objectives]]")].replace(OUTLINE, outline)
    if fits:
        assert loads(text, "mine.toml")
    else:
        with pytest.raises(BadForce, match="scenario-zone-full"):
            loads(text, "mine.toml")
    assert loads(text.replace("water", "wood"), "mine.toml")


def test_a_scenario_may_come_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(TEXT, encoding="utf-8")
    assert load(path) == load(str(path)) == loads(TEXT, "mine.toml")


def test_an_unknown_scenario_is_answered_with_ours() -> None:
    with pytest.raises(BadForce, match="demo, ford, melee, pitched, raid") as caught:
        scenario("nowhere")
    assert caught.value.rule == "celtos.deploy"
