"""The peoples of Warriors: the known table cell by cell, what follows from a profile, and what a catalogue refuses."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from carnyx.core.length import inches
from carnyx.core.problems import BadForce
from carnyx.games.warriors.lists.profiles import People, Profile, catalogue, check, people, peoples, profile
from carnyx.games.warriors.rules import REGISTRY
from carnyx.games.warriors.rules.edition import DEFAULT
from carnyx.words import LANGUAGES
from carnyx.words.problems import problem_line
from tests.shared import RULES

PEOPLES = ["barbarians", "dwarves", "goblins", "men", "ogres", "orcs", "trolls", "wood_elves"]
UNITS = [unit for each in peoples() for unit in each.units]
each_people = pytest.mark.parametrize("each", peoples(), ids=lambda each: each.id)
each_unit = pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.id)

# --- the known table -------------------------------------------------------------------------------------------------

# quality, discipline, S, R, worth, armour, shield, arms, move, figures, points
TABLE = {
    "orcs.warriors": ("average", "tribal", 1, 0, 1, "medium", True, ("hand",), 8, (10, 30), 6),
    "orcs.spears": ("average", "tribal", 0, 0, 1, "medium", True, ("spear",), 8, (10, 30), 5),
    "orcs.archers": ("average", "tribal", 0, 0, 1, "light", False, ("bow", "hand"), 9, (8, 20), 6),
    "orcs.wolf_riders": ("average", "tribal", 0, 0, 2, "light", True, ("spear",), 16, (5, 10), 10),
    "dwarves.axes": ("veteran", "disciplined", 1, 1, 1, "heavy", False, ("two_hand",), 5, (8, 20), 10),
    "dwarves.spears": ("average", "disciplined", 0, 1, 1, "heavy", True, ("spear",), 5, (10, 24), 7),
    "dwarves.crossbows": ("average", "disciplined", 0, 1, 1, "medium", False, ("bow", "hand"), 6, (8, 16), 8),
    "goblins.mob": ("poor", "tribal", -1, 0, 1, "light", True, ("spear",), 8, (15, 40), 2),
    "goblins.javelins": ("poor", "tribal", -1, 0, 1, "light", False, ("javelin", "hand"), 8, (8, 20), 3),
    "barbarians.warriors": ("average", "fanatic", 1, 0, 1, "light", False, ("two_hand",), 9, (10, 30), 5),
    "men.men_at_arms": ("average", "disciplined", 0, 0, 1, "medium", True, ("spear",), 8, (10, 30), 5),
    "men.foot_knights": ("veteran", "disciplined", 0, 0, 1, "heavy", True, ("hand",), 7, (8, 20), 9),
    "men.mounted_knights": ("veteran", "disciplined", 1, 0, 2, "heavy", True, ("lance",), 12, (5, 12), 16),
    "wood_elves.guard": ("elite", "disciplined", 0, 0, 1, "medium", True, ("spear",), 8, (8, 20), 7),
    "wood_elves.archers": ("veteran", "disciplined", 0, 0, 1, "light", False, ("bow", "hand"), 9, (8, 20), 9),
    "trolls.trolls": ("average", "tribal", 2, 2, 3, "medium", False, ("two_hand",), 8, (3, 6), 19),
}
MOUNTED = {"orcs.wolf_riders", "men.mounted_knights"}


@pytest.mark.parametrize("id", TABLE)
def test_a_known_unit_has_its_line_of_the_table(id: str) -> None:
    unit = profile(id)
    line = (unit.quality, unit.discipline, unit.strength, unit.resilience, unit.worth, unit.armour, unit.shield)
    assert (*line, unit.arms, unit.move, unit.figures, unit.points) == TABLE[id]
    assert unit.mounted == (id in MOUNTED)


QUALITIES = {"Avg": "average", "Vet": "veteran", "Elite": "elite", "Poor": "poor"}
DISCIPLINES = {"Tribal": "tribal", "Disc": "disciplined", "Fanatic": "fanatic"}
ARMOURS = {"L": "light", "M": "medium", "H": "heavy"}


def signed(text: str) -> int:
    return int(text.replace("\N{MINUS SIGN}", "-"))


@pytest.mark.shared
def test_the_table_of_the_rules_file_carries_over_cell_by_cell() -> None:
    text = (RULES / "warriors.md").read_text("utf-8")
    lines = re.search(r"^\| unit \| quality .*\n\|[-|]+\n((?:\|.*\n)+)", text, re.MULTILINE)
    assert lines is not None
    by_name = {unit.name.en: unit for unit in UNITS}
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[1].splitlines()]
    found = []
    for name, quality, discipline, s, r, worth, armour, arms, move, figures, points in rows:
        unit = by_name[name.partition(" (")[0]]
        found.append(unit.id)
        assert (unit.quality, unit.discipline) == (QUALITIES[quality], DISCIPLINES[discipline])
        assert (unit.strength, unit.resilience, unit.worth) == (signed(s), signed(r), int(worth))
        assert (unit.armour, unit.shield) == (ARMOURS[armour[0]], armour.endswith(", shield"))
        assert unit.arms == tuple(arm.replace("-", "_") for arm in arms.split(", "))
        assert (unit.move, unit.points) == (int(move), int(points))
        assert unit.figures == tuple(map(int, figures.split("\N{EN DASH}")))
    assert found == list(TABLE)


# --- what follows from a profile -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("id", "melee", "missile"),
    [
        ("orcs.warriors", "hand", None),
        ("orcs.archers", "hand", "bow"),
        ("goblins.javelins", "hand", "javelin"),
        ("men.light_horse", "spear", "javelin"),
        ("men.mounted_knights", "lance", None),
    ],
)
def test_arms_are_for_fighting_for_shooting_or_for_both(id: str, melee: str, missile: str | None) -> None:
    assert (profile(id).melee, profile(id).missile) == (melee, missile)


def test_who_has_nothing_better_fights_with_his_bow() -> None:
    assert replace(profile("orcs.archers"), arms=("bow",)).melee == "bow"


def test_bases_are_an_inch_wide_and_those_of_the_mounted_two_deep() -> None:
    assert profile("orcs.warriors").base == (inches(1).ticks, inches(1).ticks)
    assert profile("orcs.wolf_riders").base == (inches(1).ticks, inches(2).ticks)


@pytest.mark.parametrize(
    ("id", "setting", "value", "move"),
    [
        ("orcs.archers", "move_light", 10, 10),
        ("orcs.warriors", "move_medium", 6, 6),
        ("men.foot_knights", "move_heavy", 4, 4),
        ("dwarves.axes", "move_dwarves", 3, 7 - 3),
        ("dwarves.axes", "move_heavy", 0, 0),
        ("goblins.mob", "move_goblins", 0, 9),
        ("orcs.wolf_riders", "move_mounted_light", 20, 20),
        ("dwarves.pony_riders", "move_mounted_medium", 15, 15),
        ("men.mounted_knights", "move_mounted_heavy", 40, 40),
        ("dwarves.pony_riders", "move_dwarves", 6, 14),
        ("goblins.wolf_riders", "move_goblins", 6, 16),
    ],
)
def test_a_house_rule_for_moves_moves_the_units(id: str, setting: str, value: int, move: int) -> None:
    """warriors.move: the race shortens the legs of those on foot, not those of what they ride."""
    assert profile(id, replace(DEFAULT, **{setting: value})).move == move


def test_a_move_that_is_written_holds_whatever_the_edition() -> None:
    text = f"{HEAD}[warriors]\n{NAME}points = 6\nmove = 11"
    assert catalogue(text, "orcs").units[0].move == 11
    assert catalogue(text, "orcs", replace(DEFAULT, move_light=3)).units[0].move == 11


def test_a_profile_is_read_once_and_can_be_a_key() -> None:
    assert profile("orcs.warriors") is profile("orcs.warriors")
    assert len({*UNITS, *UNITS}) == len(UNITS)


# --- the eight peoples -----------------------------------------------------------------------------------------------


def test_there_are_eight_peoples() -> None:
    assert [each.id for each in peoples()] == PEOPLES
    assert [people(name).id for name in PEOPLES] == PEOPLES


@each_people
def test_a_people_has_five_units_or_more_and_one_of_them_shoots(each: People) -> None:
    assert len(each.units) >= 5
    assert any(unit.missile for unit in each.units)
    assert any(unit.standard and unit.champion for unit in each.units)
    assert all(unit.id.startswith(f"{each.id}.") and unit.race == each.id for unit in each.units)


@each_unit
def test_a_unit_of_ours_is_sound_and_says_that_it_is_a_reconstruction(unit: Profile) -> None:
    assert check(unit, unit.id) == ()
    assert unit.reconstruction


def test_every_quality_discipline_armour_and_weapon_is_somebodys() -> None:
    assert {unit.quality for unit in UNITS} == set(QUALITIES.values())
    assert {unit.discipline for unit in UNITS} == set(DISCIPLINES.values())
    assert {unit.armour for unit in UNITS} == set(ARMOURS.values())
    assert {arm for unit in UNITS for arm in unit.arms} == {"hand", "spear", "lance", "two_hand", "bow", "javelin"}


@each_people
def test_everybody_has_names_of_his_own_in_three_languages(each: People) -> None:
    for language in LANGUAGES:
        assert each.name.of(language)
        own = [each.individuals.of(kind) for kind in ("warchief", "leader", "hero", "bannerman")]
        named = [name.of(language) for name in (*own, *(unit.name for unit in each.units))]
        assert len(set(named)) == len(named)
        assert all(re.fullmatch(r"[A-ZÁÉÍÓÚÄÖÜ][\w -]+", name) for name in named)


# --- a newcomer's unit -----------------------------------------------------------------------------------------------

HEAD = """name = { en = "Orcs", de = "Orks", es = "Orcos" }
[individuals]
warchief = { en = "Warchief", de = "Kriegsherr", es = "Señor de la Guerra" }
leader = { en = "Leader", de = "Schlachtführer", es = "Líder" }
hero = { en = "Hero", de = "Held", es = "Héroe" }
bannerman = { en = "Bannerman", de = "Bannerträger", es = "Abanderado" }
"""
NAME = 'name = { en = "Slingers", de = "Schleuderer", es = "Honderos" }\n'


def test_a_few_lines_make_a_unit_and_the_rest_goes_without_saying() -> None:
    (unit,) = catalogue(f"{HEAD}[slingers]\n{NAME}points = 4", "orcs").units
    assert (unit.id, unit.race, unit.points) == ("orcs.slingers", "orcs", 4)
    assert (unit.quality, unit.discipline, unit.strength, unit.resilience, unit.worth) == ("average", "tribal", 0, 0, 1)
    assert (unit.armour, unit.shield, unit.arms, unit.mounted, unit.move) == ("light", False, ("hand",), False, 9)
    assert (unit.figures, unit.champion, unit.standard, unit.reconstruction) == ((10, 30), True, True, True)


def refused(text: str) -> BadForce:
    with pytest.raises(BadForce) as caught:
        catalogue(text, "orcs")
    assert caught.value.rule in REGISTRY.rules
    for language in LANGUAGES:
        assert "\n" not in problem_line(caught.value.problem, language)
    return caught.value


def slingers(lines: str) -> BadForce:
    return refused(f"{HEAD}[slingers]\n{NAME}points = 4\n{lines}")


@pytest.mark.parametrize(
    ("lines", "message", "rule"),
    [
        *((f"{stat} = 9", "value-range", "warriors.profile") for stat in ("strength", "resilience", "worth")),
        ("strength = -3", "value-range", "warriors.profile"),
        ("worth = 0", "value-range", "warriors.profile"),
        ("move = 0", "value-range", "warriors.profile"),
        ("move = 25", "value-range", "warriors.profile"),
        ("figures = [0, 5]", "unit-size", "warriors.army"),
        ("figures = [6, 5]", "unit-size", "warriors.army"),
        ("figures = [5, 61]", "unit-size", "warriors.army"),
        ("arms = []", "unit-arms", "warriors.profile"),
        ('arms = ["bow", "javelin"]', "unit-arms", "warriors.profile"),
        ('arms = ["hand", "spear"]', "unit-arms", "warriors.profile"),
        ('arms = ["two_hand"]\nshield = true', "unit-shield", "warriors.weapon.two_hand"),
        ('arms = ["axe"]', "value-choice", "warriors.profile"),
        ('quality = "good"', "value-choice", "warriors.profile"),
        ('discipline = "loose"', "value-choice", "warriors.profile"),
        ('armour = "plate"', "value-choice", "warriors.profile"),
        ("sword = true", "key-unknown", "warriors.profile"),
        ('id = "orcs.king"', "key-unknown", "warriors.profile"),
        ('race = "men"', "key-unknown", "warriors.profile"),
        ('worth = "two"', "value-kind", "warriors.profile"),
        ("worth = 1.5", "value-kind", "warriors.profile"),
        ("shield = 1", "value-kind", "warriors.profile"),
        ("figures = [5]", "value-length", "warriors.profile"),
        ("worth = 0x" + "f" * 9000, "value-range", "warriors.profile"),
    ],
)
def test_a_catalogue_with_a_mistake_is_refused(lines: str, message: str, rule: str) -> None:
    error = slingers(lines)
    assert (error.problem.message, error.rule) == (message, rule)
    assert error.where.startswith("orcs.toml: slingers")
    assert len(str(error)) < 400


@pytest.mark.parametrize(
    ("text", "message", "where"),
    [
        ("", "key-missing", "orcs.toml"),
        (HEAD.partition("\n")[0], "key-missing", "orcs.toml"),
        (HEAD.rpartition("bannerman")[0], "key-missing", "orcs.toml: individuals"),
        (f"{HEAD}king = 5", "key-unknown", "orcs.toml: individuals"),
        (HEAD.replace("[individuals]", "slingers = 5\n[individuals]"), "unit-key", "orcs.toml: slingers"),
        (f'{HEAD}["The King"]\n{NAME}points = 5', "unit-key", "orcs.toml: The King"),
        (f"{HEAD}[slingers]\n{NAME}", "key-missing", "orcs.toml: slingers"),
        (f"{HEAD}[slingers]\npoints = 5", "key-missing", "orcs.toml: slingers"),
        (f"{HEAD}[slingers]\n{NAME}points = 0", "value-range", "orcs.toml: slingers"),
        (f'{HEAD}[slingers]\npoints = 5\nname = {{ en = "", de = "A", es = "B" }}', "name-empty", "orcs.toml: slinger"),
        (f"{HEAD}[slingers", "file-not-toml", "orcs.toml"),
        ("a = " + "[" * 5000, "file-nested", "orcs.toml"),
    ],
)
def test_a_mistake_is_found_where_it_is(text: str, message: str, where: str) -> None:
    error = refused(text)
    assert error.problem.message == message
    assert error.where.startswith(where)


@pytest.mark.parametrize("arm", ["hand", "spear", "lance", "bow", "javelin"])
def test_a_shield_is_allowed_beside_all_but_two_handed_weapons(arm: str) -> None:
    assert catalogue(f'{HEAD}[slingers]\n{NAME}points = 4\narms = ["{arm}"]\nshield = true', "orcs").units[0].shield


@pytest.mark.parametrize("name", ["elves", "", "../orcs", "orcs.toml"])
def test_an_unknown_people_is_an_error_that_names_the_known_ones(name: str) -> None:
    with pytest.raises(BadForce) as caught:
        people(name)
    assert (caught.value.problem.message, caught.value.rule) == ("people-unknown", "warriors.army")
    assert caught.value.problem.numbers["choices"] == ", ".join(PEOPLES)


def test_an_unknown_unit_is_an_error_that_names_the_known_ones() -> None:
    with pytest.raises(BadForce) as caught:
        profile("orcs.warrior")
    assert problem_line(caught.value.problem, "en") == (
        "orcs.toml: unknown unit “orcs.warrior”; there are orcs.warriors, orcs.spears, orcs.archers, orcs.wolf_riders, "
        "orcs.guard, orcs.ravagers (warriors.army) Did you mean orcs.warriors?"
    )


@settings(max_examples=200, deadline=None)
@given(
    st.dictionaries(
        st.sampled_from(["worth", "points", "arms", "figures", "name", "mounted", "quality", "`$.a[0]`", "x"]),
        st.sampled_from(["1", "true", '"a"', "[1, 2]", "[]", "{ en = 1 }", "{}", "nan", "1979-05-27", "[[1]]", "-1"]),
    )
)
def test_nothing_but_a_clear_error_comes_of_nonsense(keys: dict[str, str]) -> None:
    lines = "".join(f'"{key}" = {value}\n' for key, value in keys.items())
    refused(f"{HEAD}[slingers]\n{lines}")
