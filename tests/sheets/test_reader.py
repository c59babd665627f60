"""The five printed sheets read: every figure in its place, damage mended, editions told apart."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

import carnyx
from carnyx.games import GAMES
from carnyx.games.celtos import rules as celtos
from carnyx.games.warriors import rules as warriors
from carnyx.sheets.force import chance, in_force, rule_of
from carnyx.sheets.reading import Reading
from tests.shared import SHEETS
from tests.sheets.printed import read

pytestmark = pytest.mark.shared

FIVE = {
    "celtos-en": ("celtos", "en"),
    "celtos-de": ("celtos", "de"),
    "celtos-es": ("celtos", "es"),
    "celtos-en-ocr": ("celtos", "en"),
    "warriors-d10": ("warriors", "en"),
}
each_sheet = pytest.mark.parametrize("name", FIVE)
each_celtos = pytest.mark.parametrize("name", [name for name in FIVE if name.startswith("celtos")])


@cache
def text(name: str) -> str:
    return (SHEETS / f"{name}.txt").read_text(encoding="utf-8")


@cache
def reading(name: str) -> Reading:
    return read(text(name))


def cells_of(game: str, *tables: str) -> set[str]:
    known = [table for table in GAMES[game].rules.registry.tables if table.id in tables]
    return {f"{table.id}/{row}/{column}" for table in known for row in table.rows for column in table.columns}


@each_sheet
def test_the_game_and_the_language_are_told(name: str) -> None:
    assert (reading(name).system, reading(name).language) == FIVE[name]


@each_sheet
def test_every_line_finds_its_place(name: str) -> None:
    assert reading(name).unplaced == ()


@each_celtos
def test_the_three_steps_of_close_combat_are_known_even_without_their_numbers(name: str) -> None:
    """The last list of three on a sheet: taken away, its numbers are put back, so each line is known for its step."""
    raw = text(name).split("\n")
    firsts = [at for at, line in enumerate(raw) if line.startswith("1. ") and raw[at + 2].startswith("3. ")]
    steps = next(at for at in firsts if not raw[at + 3].startswith("4. "))
    for at in range(steps, steps + 3):
        raw[at] = raw[at][3:]
    found = read("\n".join(raw))
    assert found.unplaced == ()
    assert [each.value for each in found.restored if each.id == "celtos.cc.sequence"] == [1, 2, 3]


@each_celtos
def test_every_cell_modifier_band_and_share_of_celtos_is_read(name: str) -> None:
    found = Counter(value.id for value in reading(name).values)
    size = {f"celtos.shoot.size/bonus/{size}" for size in ("1", "4-5", "6-7", "8-9")}
    bands = {f"celtos.shoot.bands/limit/{band}" for band in ("short", "medium", "long", "extreme")}
    begins = {f"celtos.shoot.bands/from/{band}" for band in ("medium", "long", "extreme")}
    modifiers = {
        "celtos.shoot.moved",
        "celtos.cc.panicked",
        "celtos.cc.charged",
        "celtos.cc.cover",
        "celtos.cc.enemy_panicked",
        "celtos.rally.enemies.medium",
        "celtos.rally.enemies.short",
    }
    shares = {f"celtos.morale.{rule}/share" for rule in ("casualties", "individual", "panic", "rout")}
    single = {
        "celtos.turn.initiative/die",
        "celtos.natural/fail",
        "celtos.natural/pass",
        "celtos.test.default/difficulty",
    }
    switches = {setting.id for setting in celtos.REGISTRY.settings if setting.name != "lengths"}
    tables = cells_of("celtos", "celtos.test", "celtos.cc.hit", "celtos.shoot.hit")
    assert len(tables) == 210
    assert set(found) == tables | size | bands | begins | modifiers | shares | single | switches
    assert {id for id, times in found.items() if times > 1} == {"celtos.morale.panic/share", "celtos.morale.rout/share"}


def test_every_cell_modifier_result_and_chance_of_warriors_is_read() -> None:
    found = {value.id for value in reading("warriors-d10").values}
    tables = cells_of("warriors", *(table.id for table in warriors.REGISTRY.tables))
    modifiers = {m.id for trial in warriors.REGISTRY.trials for m in trial.modifiers if m.printed is not None}
    results = {f"{bands.id}/{band.name}" for bands in warriors.REGISTRY.results for band in bands.bands}
    columns = ("exactly", "or_less", "or_more")
    two_d6 = {f"warriors.odds/2d6/{score}/{column}" for score in range(2, 13) for column in columns}
    two_d10 = {f"warriors.odds/2d10/{low}/or_less" for low in range(2, 12)}
    two_d10 |= {f"warriors.odds/2d10/{high}/or_more" for high in range(11, 21)}
    whole = tables | modifiers | results | two_d6 | two_d10
    assert whole <= found
    assert {id for id in found - whole if id.rpartition("/")[2] not in ("dice", "share")} == {
        "warriors.combat.dice/champion",
        "warriors.combat.dice/attack",
        "warriors.combat.dice/full",
        "warriors.natural/kill",
        "warriors.natural/wound",
        "warriors.influence.disaster/ten",
        "warriors.influence.disaster/above",
    }


@each_sheet
def test_a_value_stands_on_the_line_it_names(name: str) -> None:
    lines = text(name).split("\n")
    for value in reading(name).values:
        if isinstance(value.value, int) and value.value >= 0 and value.unit in ("need", "in", "cm", "percent"):
            mended = [str(each.value) for each in reading(name).repaired if each.line == value.line]
            assert str(value.value) in re.findall(r"\d+", lines[value.line - 1]) + mended


@each_sheet
def test_what_is_in_force_comes_from_the_registry(name: str) -> None:
    game = FIVE[name][0]
    force = in_force(GAMES[game].sheet, GAMES[game].rules.editions["default"])
    for value in reading(name).values:
        assert value.rule == rule_of(value.id)
        assert value.rule in GAMES[game].rules.registry.rules
        if value.unit in ("need", "bonus", "band", "choice"):
            assert value.in_force == force[value.id]


# --- differences -----------------------------------------------------------------------------------------------------


@each_celtos
def test_a_sheet_of_celtos_differs_in_nothing_but_the_switches_of_its_edition(name: str) -> None:
    edition = FIVE[name][1]
    mine, default = GAMES["celtos"].rules.editions[edition], GAMES["celtos"].rules.editions["default"]
    switched = {s.name for s in celtos.REGISTRY.settings if getattr(mine, s.name) != getattr(default, s.name)}
    found = reading(name).differences
    assert {each.because for each in found} == {"edition"}
    assert {each.switch.name for each in found if each.switch} == switched
    for each in found:
        assert each.switch is not None
        assert edition in each.switch.editions
        assert each.switch.choice == getattr(mine, each.switch.name)


@each_celtos
def test_compared_with_its_own_edition_a_sheet_does_not_differ_at_all(name: str) -> None:
    assert read(text(name), {"celtos": GAMES["celtos"].rules.editions[FIVE[name][1]]}).differences == ()


def test_the_centimetres_of_the_spanish_sheet_are_named_by_their_switch() -> None:
    found = {each.id: each for each in reading("celtos-es").differences}
    short = found["celtos.shoot.bands/limit/short"]
    assert (short.value, short.unit, short.in_force) == (30, "cm", 30.48)
    assert short.switch is not None
    assert (short.switch.name, short.switch.choice, short.switch.editions) == ("lengths", "cm", ("es",))


def test_warriors_differs_only_in_the_chances_its_sheet_cuts_off() -> None:
    found = reading("warriors-d10").differences
    assert {each.because for each in found} == {"truncated"}
    assert all(each.id.startswith("warriors.odds/2d6/") for each in found)
    cut = {
        f"warriors.odds/2d6/{score}/{column}"
        for score in range(2, 13)
        for column in ("exactly", "or_less", "or_more")
        if round(exact := float(chance(2, 6, score, column)), 2) != int(exact * 100 + 1e-9) / 100
    }
    assert {each.id for each in found} == cut
    first = found[0]
    assert (first.value, first.in_force) == (2.77, 2.78)


# --- the optical copy ------------------------------------------------------------------------------------------------


def test_the_optical_copy_has_exactly_seven_cells_repaired() -> None:
    found = {each.id: (each.was, each.value) for each in reading("celtos-en-ocr").repaired}
    assert found == dict.fromkeys(
        (
            "celtos.shoot.hit/need/3",
            "celtos.cc.hit/1/2",
            "celtos.cc.hit/2/3",
            "celtos.cc.hit/5/6",
            "celtos.test/1/2",
            "celtos.test/2/3",
            "celtos.test/5/6",
        ),
        ("T+", 7),
    )
    assert [each.because for each in reading("celtos-en-ocr").repaired] == ["steps", *["diagonal"] * 6]


def test_the_optical_copy_has_its_label_head_list_and_units_restored() -> None:
    found = [(each.kind, each.id, each.was, each.value) for each in reading("celtos-en-ocr").restored]
    assert found == [
        *(("list", "celtos.shoot.sequence", "", number) for number in range(1, 6)),
        ("unit", "celtos.shoot.bands/limit/short", "12*", '12"'),
        ("unit", "celtos.shoot.bands/limit/extreme", "36-48", '36-48"'),
        ("head", "celtos.test", "4", 4),
        ("label", "celtos.test", "&", 3),
    ]


@pytest.mark.parametrize("name", ["celtos-en", "celtos-de", "celtos-es"])
def test_a_good_sheet_needs_no_mending(name: str) -> None:
    assert reading(name).repaired == ()
    assert reading(name).restored == ()


def test_the_copy_says_what_the_original_says() -> None:
    copy, original = (Counter((v.id, v.value) for v in reading(name).values) for name in ("celtos-en-ocr", "celtos-en"))
    assert copy == original


def test_on_the_sheet_of_warriors_two_ones_are_printed_as_letters() -> None:
    found = [(each.kind, each.id, each.was, each.value) for each in reading("warriors-d10").restored]
    assert found == [
        ("figure", "warriors.influence.test.bannerman", "+l", 1),
        ("figure", "warriors.influence.test.race", "-l", -1),
    ]
    assert reading("warriors-d10").repaired == ()


# --- nothing is copied -----------------------------------------------------------------------------------------------


def test_the_labels_hold_no_sentence_of_a_sheet() -> None:
    def runs(words: list[str]) -> set[tuple[str, ...]]:
        return {tuple(words[at : at + 8]) for at in range(len(words) - 7)}

    printed = {run for name in FIVE for run in runs(re.findall(r"[^\W\d_]+", text(name).lower()))}
    labels = list((Path(carnyx.__file__).parent / "games").glob("*/words/*/labels.toml"))
    assert len(labels) == 4
    written = [label for file in labels for label in re.findall(r'"([^"]+)"', file.read_text(encoding="utf-8"))]
    assert [label for label in written if runs(re.findall(r"[^\W\d_]+", label)) & printed] == []
