"""The peoples of Celtos: every known stat line and price, what follows from a profile, and what a catalogue refuses."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from carnyx.core.length import inches
from carnyx.core.problems import BadForce
from carnyx.games.celtos.lists.profiles import TRAITS, People, Profile, catalogue, check, people, peoples, profile
from carnyx.games.celtos.rules import REGISTRY
from carnyx.games.celtos.rules.weapons import WEAPONS, weapon
from carnyx.words import LANGUAGES
from carnyx.words.problems import problem_line

STATS = ("m", "sh", "as", "st", "t", "w", "i", "cd", "sz")
PEOPLES = ["fir_bolg", "fomorian", "gael", "sidhe", "vanir"]
UNITS = [unit for each in peoples() for unit in each.units]
each_people = pytest.mark.parametrize("each", peoples(), ids=lambda each: each.id)
each_unit = pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.id)

# --- the known stat lines --------------------------------------------------------------------------------------------

# M SH AS ST T W I CD SZ, T with shield and mount; weapons; points a model
TABLE = {
    "gael.warrior": ((4, 3, 5, 4, 4, 1, 4, 4, 2), ("hand_weapon",), 13),
    "gael.retainer": ((4, 3, 4, 4, 3 + 1, 1, 4, 4, 2), ("hand_weapon",), 11),
    "gael.staff_slinger": ((4, 4, 3, 4, 4, 1, 4, 4, 2), ("staff_sling",), 20),
    "gael.chieftain": ((4, 4, 6, 5, 5, 3, 5, 6, 2), ("hand_weapon", "javelin"), 42),
    "sidhe.retainer": ((4, 4, 5, 4, 4 + 1, 1, 5, 5, 2), ("hand_weapon",), 15),
    "sidhe.archer": ((4, 4, 4, 4, 4, 1, 5, 5, 2), ("longbow", "hand_weapon"), 28),
    "sidhe.prince": ((8, 5, 7, 4, 5 + 1, 2, 6, 7, 4), ("hand_weapon",), 72),
}


@pytest.mark.parametrize("id", TABLE)
def test_a_known_unit_has_its_stat_line(id: str) -> None:
    unit = profile(id)
    line = (unit.m, unit.sh, unit.as_, unit.st, unit.toughness, unit.w, unit.i, unit.cd, unit.sz)
    assert (line, unit.weapons, unit.points) == TABLE[id]


def test_a_known_unit_has_its_shield_mount_and_traits() -> None:
    known = [profile(id) for id in TABLE]
    assert [unit.id for unit in known if unit.shield] == ["gael.retainer", "sidhe.retainer"]
    assert [unit.id for unit in known if unit.mounted] == ["sidhe.prince"]
    assert [unit.id for unit in known if unit.individual] == ["gael.chieftain", "sidhe.prince"]
    assert {unit.id: unit.traits for unit in known if unit.traits} == {
        "gael.chieftain": {"marksmanship": 2},
        "sidhe.prince": {"parry": 1},
    }


@pytest.mark.parametrize(
    ("id", "leader", "standard", "musician"),
    [
        ("gael.warrior", 10, None, None),
        ("gael.retainer", 13, 12, 8),
        ("gael.staff_slinger", 31 - 20, None, None),
        ("sidhe.retainer", 13, 12, 8),
        ("sidhe.archer", 10, None, None),
        ("gael.chieftain", None, None, None),
        ("sidhe.prince", None, None, None),
    ],
)
def test_command_costs_so_much_on_top(id: str, leader: int, standard: int | None, musician: int | None) -> None:
    unit = profile(id)
    assert (unit.leader, unit.standard, unit.musician) == (leader, standard, musician)


# --- what follows from a profile -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("size", "millimetres"), [(1, 25), (2, 25), (3, 25), (4, 40), (5, 40), (6, 60), (7, 60), (8, 100), (9, 100)]
)
def test_a_base_is_as_wide_as_the_size_says(size: int, millimetres: int) -> None:
    assert replace(profile("gael.warrior"), sz=size).radius == millimetres * 10 // 2


@pytest.mark.parametrize(("shield", "mounted", "toughness"), [(0, 0, 4), (1, 0, 5), (0, 1, 5), (1, 1, 6)])
def test_shield_and_mount_add_to_toughness(shield: int, mounted: int, toughness: int) -> None:
    assert replace(profile("gael.warrior"), shield=bool(shield), mounted=bool(mounted)).toughness == toughness


def names(weapons: tuple[object, ...]) -> list[str]:
    return [getattr(weapon, "name", "") for weapon in weapons]


@pytest.mark.parametrize(
    ("id", "close", "missile"),
    [
        ("gael.warrior", ["hand_weapon"], []),
        ("gael.chieftain", ["hand_weapon"], ["javelin"]),
        ("gael.staff_slinger", ["staff_sling"], ["staff_sling"]),
        ("gael.druid", ["hand_weapon"], ["breath"]),
        ("vanir.bondi_archer", ["improvised"], ["longbow"]),
        ("fomorian.catapult", ["improvised"], ["catapult"]),
        ("sidhe.dragon_rider", ["lance", "claws"], []),
    ],
)
def test_weapons_are_for_fighting_for_shooting_or_for_both(id: str, close: list[str], missile: list[str]) -> None:
    unit = profile(id)
    assert (names(unit.close_weapons), names(unit.missile_weapons)) == (close, missile)


def test_movement_is_in_inches() -> None:
    assert profile("sidhe.prince").movement == inches(8)


def test_a_trait_has_its_number_or_counts_one_or_nought() -> None:
    assert profile("gael.chieftain").trait("marksmanship") == 2
    assert profile("gael.hunter").trait("skirmisher") == 1
    assert profile("gael.warrior").trait("skirmisher") == 0


def test_a_profile_is_read_once_and_can_be_a_key() -> None:
    assert profile("gael.warrior") is profile("gael.warrior")
    assert len({*UNITS, *UNITS}) == len(UNITS)


# --- the five peoples ------------------------------------------------------------------------------------------------


def test_there_are_five_peoples() -> None:
    assert [each.id for each in peoples()] == PEOPLES
    assert [people(name).id for name in PEOPLES] == PEOPLES


@each_people
def test_a_people_has_six_units_or_more_individuals_and_units_of_many_wounds(each: People) -> None:
    assert len(each.units) >= 6
    assert any(unit.individual for unit in each.units)
    assert any(unit.w > 1 and not unit.individual for unit in each.units)
    assert all(unit.id.startswith(f"{each.id}.") and unit.people == each.id for unit in each.units)


def test_who_lays_a_template_stands_alone() -> None:
    """A unit lays one template a shot, so a second engine would be paid for and never shoot."""
    with_template = [unit for unit in UNITS if any(weapon(name).template for name in unit.weapons)]
    assert {unit.id: unit.size for unit in with_template} == dict.fromkeys(
        ("fir_bolg.wraith_lord", "fomorian.catapult", "gael.druid"), (1, 1)
    )


def test_every_weapon_trait_and_size_is_somebodys() -> None:
    used = {weapon for unit in UNITS for weapon in (*unit.close_weapons, *unit.missile_weapons)}
    assert used == set(WEAPONS)
    assert {trait for unit in UNITS for trait in unit.traits} == set(TRAITS)
    assert {unit.sz for unit in UNITS} == set(range(1, 10))
    assert any(unit.shield for unit in UNITS)


@each_unit
def test_a_unit_of_ours_is_sound_and_says_that_it_is_a_reconstruction(unit: Profile) -> None:
    assert check(unit, unit.id) == ()
    assert unit.reconstruction


@each_unit
def test_a_unit_has_a_name_in_three_languages(unit: Profile) -> None:
    for language in ("en", "de", "es"):
        assert re.fullmatch(r"[A-ZÁÉÍÓÚÄÖÜ][\w -]+", unit.name.of(language))


@each_people
def test_no_two_units_of_a_people_share_a_name(each: People) -> None:
    for language in ("en", "de", "es"):
        assert each.name.of(language)
        assert len({unit.name.of(language) for unit in each.units}) == len(each.units)


@pytest.mark.parametrize(
    ("id", "de", "es"),
    [
        ("gael.chieftain", "Häuptling", "Caudillo"),
        ("gael.retainer", "Gefolgsleute", "Mesnaderos"),
        ("sidhe.prince", "Berittener Prinz", "Príncipe montado"),
        ("fir_bolg.wraith_lord", "Geisterfürst", "Señor espectral"),
        ("vanir.valkyrie", "Walküren", "Valquirias"),
    ],
)
def test_names_are_spelt_as_players_spell_them(id: str, de: str, es: str) -> None:
    assert (profile(id).name.de, profile(id).name.es) == (de, es)


# --- a newcomer's unit -----------------------------------------------------------------------------------------------

HEAD = 'name = { en = "Gael", de = "Gael", es = "Gael" }\n'
EIGHT_LINES = """[warrior]
name = { en = "Axemen", de = "Axtkämpfer", es = "Hacheros" }
as = 5
weapons = ["two_handed"]
traits = { skirmisher = true, parry = 1 }
size = [4, 10]
points = 15
leader = 10
"""


def test_eight_lines_make_a_unit() -> None:
    assert EIGHT_LINES.count("\n") == 8
    (unit,) = catalogue(HEAD + EIGHT_LINES, "gael").units
    assert unit.id == "gael.warrior"
    assert (unit.m, unit.sh, unit.as_, unit.t, unit.w, unit.sz, unit.size) == (4, 4, 5, 4, 1, 2, (4, 10))
    assert unit.traits == {"skirmisher": 1, "parry": 1}
    assert not any(isinstance(number, bool) for number in unit.traits.values())
    assert (unit.leader, unit.standard, unit.shield, unit.reconstruction) == (10, None, False, True)


def refused(text: str) -> BadForce:
    with pytest.raises(BadForce) as caught:
        catalogue(text, "gael")
    assert caught.value.rule in REGISTRY.rules
    assert not any("\n" in problem_line(caught.value.problem, language) for language in LANGUAGES)
    return caught.value


NAME = 'name = { en = "Axemen", de = "Axtkämpfer", es = "Hacheros" }\n'


def warrior(lines: str) -> BadForce:
    return refused(f"{HEAD}[warrior]\n{NAME}points = 13\n{lines}")


def test_an_error_is_one_clear_line() -> None:
    assert problem_line(warrior('weapons = ["axe"]').problem, "en") == (
        "gael.toml: warrior: unknown weapon “axe”; there are hand_weapon, claws, improvised, spear, pike, two_handed, "
        "pair, longbow, staff_sling, javelin, crossbow, lance, catapult, breath (celtos.weapon)"
    )


def test_an_error_says_where_what_what_it_takes_and_by_which_rule() -> None:
    error = warrior("as = 11")
    assert problem_line(error.problem, "en") == "gael.toml: warrior: as is 11; it takes 1 to 10 (celtos.profile.as)"
    assert (error.where, error.rule) == ("gael.toml: warrior", "celtos.profile.as")
    assert error.problem.numbers == {"key": "as", "given": 11, "low": 1, "high": 10}


@pytest.mark.parametrize(
    ("lines", "message", "rule"),
    [
        *((f"{stat} = 0", "value-range", f"celtos.profile.{stat}") for stat in STATS),
        *((f"{stat} = 11", "value-range", f"celtos.profile.{stat}") for stat in STATS[1:-1]),
        ("m = 25", "value-range", "celtos.profile.m"),
        ("sz = 10", "value-range", "celtos.profile.sz"),
        ("leader = -1", "value-range", "celtos.army"),
        ("size = [0, 5]", "unit-size", "celtos.army"),
        ("size = [6, 5]", "unit-size", "celtos.army"),
        ("size = [5, 41]", "unit-size", "celtos.army"),
        ("individual = true\nleader = 5", "unit-individual", "celtos.individual"),
        ("individual = true\nsize = [1, 2]", "unit-individual", "celtos.individual"),
        ('weapons = ["axe"]', "unit-weapon", "celtos.weapon"),
        ('weapons = ["celtos.weapon.spear"]', "unit-weapon", "celtos.weapon"),
        ("traits = { flying = true }", "unit-trait", "celtos.profile"),
        ("traits = { leader = true }", "unit-trait", "celtos.profile"),
        ("traits = { skirmisher = 2 }", "unit-trait-flag", "celtos.trait.skirmisher"),
        ("traits = { skirmisher = false }", "unit-trait-flag", "celtos.trait.skirmisher"),
        ("traits = { parry = true }", "unit-trait-number", "celtos.trait.parry"),
        ("traits = { parry = 0 }", "unit-trait-number", "celtos.trait.parry"),
        ("traits = { marksmanship = 11 }", "unit-trait-number", "celtos.trait.marksmanship"),
        ("sword = true", "key-unknown", "celtos.profile"),
        ('id = "gael.king"', "key-unknown", "celtos.profile"),
        ('people = "sidhe"', "key-unknown", "celtos.profile"),
        ("as_ = 5", "key-unknown", "celtos.profile"),
        ('as = "five"', "value-kind", "celtos.profile"),
        ("as = 4.5", "value-kind", "celtos.profile"),
        ("shield = 1", "value-kind", "celtos.profile"),
        ("weapons = [1]", "value-kind", "celtos.profile"),
        ("size = [5]", "value-length", "celtos.profile"),
        ("as = 0x" + "f" * 9000, "value-range", "celtos.profile.as"),
    ],
)
def test_a_catalogue_with_a_mistake_is_refused(lines: str, message: str, rule: str) -> None:
    error = warrior(lines)
    assert (error.problem.message, error.rule) == (message, rule)
    assert error.where.startswith("gael.toml: warrior")
    assert len(problem_line(error.problem, "en")) < 400


@pytest.mark.parametrize(
    ("text", "message", "where"),
    [
        ("", "key-missing", "gael.toml"),
        ('name = "Gael"\n', "key-missing", "gael.toml"),
        ('name = { en = "Gael" }\n', "key-missing", "gael.toml: name"),
        (f"{HEAD}warrior = 5", "unit-key", "gael.toml: warrior"),
        (f'{HEAD}["The King"]\n{NAME}points = 5', "unit-key", "gael.toml: The King"),
        (f"{HEAD}[warrior]\n{NAME}", "key-missing", "gael.toml: warrior"),
        (f"{HEAD}[warrior]\npoints = 5", "key-missing", "gael.toml: warrior"),
        (f'{HEAD}[warrior]\npoints = 5\nname = {{ en = "", de = "A", es = "B" }}', "name-empty", "gael.toml: warrior"),
        (
            f'{HEAD}[warrior]\npoints = 5\nname = {{ en = "A", de = "A", es = "B", fr = "C" }}',
            "key-unknown",
            "gael.toml: warrior: name",
        ),
        (f"{HEAD}[warrior]\n{NAME}points = 0", "value-range", "gael.toml: warrior"),
        (f"{HEAD}[warrior", "file-not-toml", "gael.toml"),
        ("a = " + "[" * 5000, "file-nested", "gael.toml"),
        (f'{HEAD}[warrior]\npoints = 5\n{NAME}"a` - at `$.b" = 1', "key-unknown", "gael.toml: warrior"),
        (f'{HEAD}[warrior]\npoints = 5\n{NAME}"a\\nb\\u001b" = 1', "key-unknown", "gael.toml: warrior"),
    ],
)
def test_a_mistake_is_found_where_it_is(text: str, message: str, where: str) -> None:
    error = refused(text)
    assert error.problem.message == message
    assert error.where.startswith(where)


def test_a_toml_error_names_the_line() -> None:
    assert "(at line 3, column 6)" in problem_line(refused(f"{HEAD}[warrior]\nas = five").problem, "de")


# --- hands -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("weapon", ["two_handed", "pair", "pike", "longbow", "staff_sling", "crossbow", "improvised"])
def test_a_shield_is_refused_beside_a_weapon_of_two_hands(weapon: str) -> None:
    error = warrior(f'weapons = ["hand_weapon", "{weapon}"]\nshield = true')
    assert (error.problem.message, error.rule) == ("unit-shield", "celtos.weapon")
    assert f"“{weapon}” leaves no hand for a shield" in problem_line(error.problem, "en")


@pytest.mark.parametrize("weapon", ["hand_weapon", "spear", "lance", "claws"])
def test_a_shield_is_allowed_beside_weapons_of_one_hand(weapon: str) -> None:
    text = f'{HEAD}[warrior]\n{NAME}points = 13\nweapons = ["{weapon}", "javelin"]\nshield = true'
    assert catalogue(text, "gael").units[0].shield


def test_who_must_improvise_has_no_hand_for_a_shield() -> None:
    assert warrior('weapons = ["javelin"]\nshield = true').problem.numbers["given"] == "improvised"


def test_a_model_may_carry_several_weapons_of_two_hands() -> None:
    text = f'{HEAD}[warrior]\n{NAME}points = 13\nweapons = ["longbow", "two_handed"]'
    assert names(catalogue(text, "gael").units[0].close_weapons) == ["two_handed"]


# --- what is not there -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["picts", "", "../gael", "gael.toml"])
def test_an_unknown_people_is_an_error_that_names_the_known_ones(name: str) -> None:
    with pytest.raises(BadForce) as caught:
        people(name)
    assert caught.value.problem.numbers["choices"] == "fir_bolg, fomorian, gael, sidhe, vanir"
    assert caught.value.rule == "celtos.army"


def test_an_unknown_unit_is_an_error_that_names_the_known_ones() -> None:
    with pytest.raises(BadForce) as caught:
        profile("gael.king")
    assert "unknown unit “gael.king”; there are gael.warrior, " in problem_line(caught.value.problem, "en")


# --- nonsense --------------------------------------------------------------------------------------------------------


@settings(max_examples=200, deadline=None)
@given(
    st.dictionaries(
        st.sampled_from(["as", "points", "weapons", "size", "traits", "name", "individual", "leader", "`$.a[0]`", "x"]),
        st.sampled_from(["1", "true", '"a"', "[1, 2]", "[]", "{ en = 1 }", "{}", "nan", "1979-05-27", "[[1]]", "-1"]),
    )
)
def test_nothing_but_a_clear_error_comes_of_nonsense(keys: dict[str, str]) -> None:
    lines = "".join(f'"{key}" = {value}\n' for key, value in keys.items())
    refused(f"{HEAD}[warrior]\n{lines}")
