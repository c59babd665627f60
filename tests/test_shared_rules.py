"""The rules files and our registries name the same rules, and give them the same sources."""

import re
from functools import cache
from typing import NamedTuple

import pytest

from carnyx.core.registry import Registry
from carnyx.games.celtos.rules import REGISTRY as CELTOS
from carnyx.games.warriors.rules import REGISTRY as WARRIORS
from tests.shared import RULES, SHARED, SHEETS

pytestmark = pytest.mark.shared

GAMES = {"celtos": CELTOS, "warriors": WARRIORS}
SOURCE = re.compile(r"\b(sheet|found|ruling)\b")


class Row(NamedTuple):
    """A line of a rules file: a rule, what it says, and where it comes from."""

    id: str
    text: str
    source: str


@cache
def read(game: str) -> str:
    return (RULES / f"{game}.md").read_text(encoding="utf-8") if SHARED.is_dir() else ""


def rows(game: str) -> list[Row]:
    line = re.compile(rf"^\| ({game}\.[\w.]+) \| (.*) \| ([^|]*) \|$", re.MULTILINE)
    return [Row(*map(str.strip, found)) for found in line.findall(read(game))]


ROWS = [row for game in GAMES for row in rows(game)]
each_row = pytest.mark.parametrize("row", ROWS, ids=lambda row: row.id)


def ours(id: str) -> Registry:
    return GAMES[id.partition(".")[0]]


# Names the rules files give in prose, as "celtos.trait.NAME" and a list of words.
TRAITS = {
    "Battle Awareness": "battle_awareness",
    "Leader": "leader",
    "Standard": "standard",
    "Musician": "musician",
    "Skirmisher": "skirmisher",
    "First Strike": "first_strike",
    "Penetrating": "penetrating",
    "Parry": "parry",
    "Marksmanship": "marksmanship",
}
CELTOS_WEAPONS = {
    "Hand weapon": "hand_weapon",
    "claws": "claws",
    "improvised": "improvised",
    "spear": "spear",
    "pike": "pike",
    "two-handed weapon": "two_handed",
    "pair of hand weapons": "pair",
    "longbow": "longbow",
    "staff sling": "staff_sling",
    "javelin": "javelin",
    "crossbow": "crossbow",
    "lance": "lance",
    "catapult": "catapult",
    "breath": "breath",
    "Shield": "shield",
    "mounted": "mounted",
}
WARRIORS_WEAPONS = {
    "spear": "spear",
    "hand": "hand",
    "lance": "lance",
    "two-hand": "two_hand",
    "bow": "bow",
    "javelin": "javelin",
}
BOASTS = {
    "needs no bodyguard": "no_bodyguard",
    "will not be moved": "will_not_be_moved",
    "in the thick of it": "thick_of_it",
    "first blood": "first_blood",
    "no standard shall fall": "no_standard_shall_fall",
    "not one step back": "not_one_step_back",
    "none": "none",
}
NAMED = (
    *(("celtos", "celtos.trait", words, name) for words, name in TRAITS.items()),
    *(("celtos", "celtos.weapon", words, name) for words, name in CELTOS_WEAPONS.items()),
    *(("warriors", "warriors.weapon", words, name) for words, name in WARRIORS_WEAPONS.items()),
    *(("warriors", "warriors.boast", words, name) for words, name in BOASTS.items()),
)
LISTS = {
    ("celtos", "celtos.trait"): r"^## 9\. Traits.*?(?=^## 10)",
    ("celtos", "celtos.weapon"): r"^Weapons: .*?(?=^Ids: )",
    ("warriors", "warriors.weapon"): r"^\| warriors\.combat\.scores .*?$",
    ("warriors", "warriors.boast"): r"^Boasts: .*?\n\n",
}


def editions() -> list[str]:
    """The switches, as the last line of the Celtos rules lists them."""
    found = re.search(r"celtos\.edition\.NAME \(([^)]*)\)", read("celtos"))
    return re.split(r",\s*", found[1]) if found else []


def prose_ids(game: str) -> set[str]:
    """What stands after "Ids:", name by name; a NAME stands for a list of its own."""
    lines = re.findall(r"\bIds: (.*?)\.(?:\n|$)", read(game), re.DOTALL)
    return {id for line in lines for id in re.findall(rf"{game}(?:\.[a-z_]+)+(?![\w.]*\.NAME)", line)}


@cache
def named_by_the_files(game: str) -> set[str]:
    lists = {f"{prefix}.{name}" for of, prefix, _, name in NAMED if of == game}
    switches = {f"celtos.edition.{name}" for name in editions()} if game == "celtos" else set()
    return {row.id for row in rows(game)} | prose_ids(game) | lists | switches


# --- the same rules --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "least"), [("celtos", 80), ("warriors", 60)])
def test_the_rules_files_can_be_read(game: str, least: int) -> None:
    # A row the pattern does not understand would otherwise simply not be tested.
    first_columns = re.findall(rf"^\| ({game}\.[^ |]+) \|", read(game), re.MULTILINE)
    assert [row.id for row in rows(game)] == first_columns
    assert len(first_columns) >= least


@each_row
def test_every_rule_of_the_files_is_in_the_registry(row: Row) -> None:
    assert row.id in ours(row.id).rules


@pytest.mark.parametrize(
    ("game", "ids"),
    [
        (
            "celtos",
            {"celtos.weapon", "celtos.template.teardrop", "celtos.template.round", "celtos.army", "celtos.deploy"},
        ),
        ("warriors", {"warriors.army"}),
    ],
)
def test_every_rule_named_in_prose_is_in_the_registry(game: str, ids: set[str]) -> None:
    assert prose_ids(game) == ids
    assert ids <= set(GAMES[game].rules)


@pytest.mark.parametrize(("game", "prefix", "words", "name"), NAMED, ids=[f"{each[1]}.{each[3]}" for each in NAMED])
def test_every_trait_weapon_and_boast_is_in_the_registry(game: str, prefix: str, words: str, name: str) -> None:
    listed = re.search(LISTS[game, prefix], read(game), re.DOTALL | re.MULTILINE)
    assert listed is not None
    assert re.search(rf"\b{words}\b", listed[0].replace("\n", " "))
    assert f"{prefix}.{name}" in GAMES[game].rules


def test_every_switch_is_in_the_registry() -> None:
    assert len(editions()) == 11
    assert {f"celtos.edition.{name}" for name in editions()} <= set(CELTOS.rules)


def is_known(id: str, known: set[str]) -> bool:
    """Whether a rule is among those, or extends one of them."""
    parts = id.split(".")
    return any(".".join(parts[:length]) in known for length in range(2, len(parts) + 1))


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_of_the_registry_is_in_the_files_or_extends_one_that_is(game: str) -> None:
    known = named_by_the_files(game)
    assert [id for id in GAMES[game].rules if not is_known(id, known)] == []


@pytest.mark.parametrize(
    ("prefix", "names"),
    [
        ("celtos.trait", TRAITS),
        ("celtos.weapon", CELTOS_WEAPONS),
        ("warriors.weapon", WARRIORS_WEAPONS),
        ("celtos.edition", {name: name for name in editions()}),
    ],
)
def test_there_is_no_trait_weapon_or_switch_the_files_do_not_name(prefix: str, names: dict[str, str]) -> None:
    have = {id.removeprefix(f"{prefix}.") for id in ours(prefix).rules if id.startswith(f"{prefix}.")}
    assert have == set(names.values())


# --- the same sources ------------------------------------------------------------------------------------------------

# Two rules name a further source in their text and not in the last column.
IN_THE_TEXT = {
    "warriors.orders.modifiers": ("sheet", "ruling"),
    "warriors.command.test": ("sheet", "found"),
}


@each_row
def test_the_first_source_is_that_of_the_files(row: Row) -> None:
    assert ours(row.id).rules[row.id].cite.source == SOURCE.findall(row.source)[0]


@each_row
def test_the_parts_of_a_rule_have_the_sources_of_the_files(row: Row) -> None:
    written = tuple(dict.fromkeys(SOURCE.findall(row.source)))
    assert ours(row.id).rules[row.id].cite.sources == IN_THE_TEXT.get(row.id, written)


@each_row
def test_a_variant_is_marked_where_the_files_say_so(row: Row) -> None:
    says_so = "variant" in row.source or "switch" in row.source
    assert ours(row.id).rules[row.id].cite.variant == says_so


@pytest.mark.parametrize("game", GAMES)
def test_a_rule_of_the_sheets_names_its_sheets_and_no_other_does(game: str) -> None:
    for id, rule in GAMES[game].rules.items():
        assert bool(rule.cite.sheets) == ("sheet" in rule.cite.sources), id
        assert all((SHEETS / f"{game}-{sheet}.txt").is_file() for sheet in rule.cite.sheets), id
