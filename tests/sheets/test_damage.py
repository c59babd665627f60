"""Round trip: a sheet as text, random optical damage, read back: the same values, or an honest "could not place"."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from carnyx.core.check import Lookup
from carnyx.core.length import Units
from carnyx.games import GAMES
from carnyx.sheets.force import in_force, written
from carnyx.sheets.plain import markdown, text
from carnyx.sheets.reading import Reading, Value
from carnyx.sheets.writer import sheet
from carnyx.words import LANGUAGES, Language
from tests.shared import SHEETS
from tests.sheets.printed import damaged, printed, read, torn

pytestmark = pytest.mark.long

OURS = [(game, language) for game in GAMES for language in LANGUAGES]
each_of_ours = pytest.mark.parametrize(("game", "language"), OURS)


@cache
def ours() -> dict[str, str]:
    """Our own renderings of both games, short ones and whole sheets."""
    found = {f"{game} {language}": printed(game, language) for game, language in OURS}
    found |= {f"{game} {language}, written": written_sheet(game, language) for game, language in OURS}
    return found | {"celtos es, centimetres": printed("celtos", "es", "es")}


@cache
def sheets() -> dict[str, str]:
    """The printed sheets, if they are at hand."""
    return {path.stem: path.read_text(encoding="utf-8") for path in sorted(SHEETS.glob("*.txt"))}


def written_sheet(game: str, language: Language) -> str:
    """Our own sheet as `carnyx sheet` writes it."""
    return text(sheet(GAMES[game].sheet, GAMES[game].rules.editions["default"], language=language))


@cache
def undamaged(text: str) -> Reading:
    return read(text)


def figures(game: str) -> set[str]:
    """The address of every cell, modifier and result of a game."""
    registry = GAMES[game].rules.registry
    cells = {f"{t.id}/{row}/{column}" for t in registry.tables for row in t.rows for column in t.columns}
    modifiers = {m.id for trial in registry.trials for m in trial.modifiers if m.printed is not None}
    return cells | modifiers | {f"{bands.id}/{band.name}" for bands in registry.results for band in bands.bands}


@each_of_ours
def test_our_own_rendering_is_read_back_whole(game: str, language: Language) -> None:
    found = read(printed(game, language))
    assert (found.system, found.language) == (game, language)
    assert {value.id for value in found.values} == figures(game)
    assert (found.repaired, found.restored, found.differences, found.unplaced) == ((), (), (), ())


@pytest.mark.parametrize("edition", ["en", "de", "es"])
def test_a_rendering_in_an_edition_is_read_back_in_that_edition(edition: str) -> None:
    found = read(printed("celtos", "en", edition), {"celtos": GAMES["celtos"].rules.editions[edition]})
    assert found.differences == ()
    assert {value.id for value in found.values} == figures("celtos")


@each_of_ours
def test_the_sheet_we_write_is_read_back_without_a_difference(game: str, language: Language) -> None:
    found = read(written_sheet(game, language))
    assert (found.system, found.language) == (game, language)
    assert (found.repaired, found.differences) == ((), ())
    assert figures(game) - {value.id for value in found.values} == set()


@pytest.mark.parametrize(("game", "edition"), [(game, name) for game in GAMES for name in GAMES[game].rules.editions])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_of_an_edition_is_read_back_in_that_edition(game: str, edition: str, language: Language) -> None:
    force = GAMES[game].rules.editions[edition]
    units: Units = "cm" if getattr(force, "lengths", "") == "cm" else "in"
    found = read(text(sheet(GAMES[game].sheet, force, edition, language, units)), {game: force})
    assert (found.system, found.language, found.repaired, found.differences) == (game, language, (), ())
    assert figures(game) - {value.id for value in found.values} == set()


def test_a_house_rule_on_the_sheet_is_read_back_under_it() -> None:
    game: Any = GAMES["warriors"]
    force = replace(game.rules.editions["default"], volleys_bow=9, omens="on", threat="on")
    found = read(text(sheet(game.sheet, force)), {"warriors": force})
    assert found.differences == ()
    assert figures("warriors") - {value.id for value in found.values} == set()


@each_of_ours
def test_the_same_is_read_from_markdown(game: str, language: Language) -> None:
    page = sheet(GAMES[game].sheet, GAMES[game].rules.editions["default"], language=language)
    found = read(markdown(page))
    assert (found.system, found.language, found.repaired, found.differences) == (game, language, (), ())
    assert {value.id for value in found.values} == {value.id for value in read(text(page)).values}


seeds = st.integers(0, 10**6)
rates = st.sampled_from([0, 0.02, 0.05, 0.1])
losses = st.sampled_from([0, 0.05, 0.2])


@settings(max_examples=60, deadline=None, derandomize=True)
@given(name=st.sampled_from(sorted(ours())), seed=seeds, rate=rates, lost=losses)
@example(name="warriors es, written", seed=246, rate=0.1, lost=0)  # a heading nearer to another than to its own
@example(name="warriors en, written", seed=560739, rate=0.05, lost=0)  # a figure between two names
@example(name="warriors en, written", seed=811458, rate=0.1, lost=0)  # the same, and the figure is damaged
@example(name="celtos es, written", seed=225882, rate=0.1, lost=0.2)  # a label lost, and a cell that looks like one
@example(name="celtos es", seed=764142, rate=0.05, lost=0.2)  # the same between two labels that are illegible
@example(name="warriors en", seed=737800, rate=0.1, lost=0)  # two parts with the same words, and a heading lost
@example(name="warriors de", seed=899471, rate=0.1, lost=0)  # two figures that became one
@example(name="celtos es, written", seed=376614, rate=0.1, lost=0.05)  # words made likelier by damage
def test_damage_never_makes_a_wrong_value_and_never_goes_unsaid(name: str, seed: int, rate: float, lost: float) -> None:
    assert amiss(ours()[name], seed, rate, lost) == []


@pytest.mark.shared
@settings(max_examples=40, deadline=None, derandomize=True)
@given(name=st.sampled_from(sorted(sheets()) or [""]), seed=seeds, rate=rates, lost=losses)
@example(name="warriors-d10", seed=554403, rate=0.05, lost=0)  # a chance that its row's steps contradict
@example(name="celtos-de", seed=77057, rate=0.1, lost=0.2)  # the same of a need
def test_damage_to_a_printed_sheet_never_makes_a_wrong_value_and_never_goes_unsaid(
    name: str, seed: int, rate: float, lost: float
) -> None:
    assert amiss(sheets()[name], seed, rate, lost) == []


def amiss(text: str, seed: int, rate: float, lost: float) -> list[Value | str]:
    """What a damaged copy makes the reader say wrong, and what it neither reads nor says it could not."""
    before, after = undamaged(text), read(damaged(torn(text, seed, lost), seed, rate))
    assert (after.system, after.language) == (before.system, before.language)
    said, lines = defaultdict(set), defaultdict(set)
    for value in before.values:
        said[value.id].add((value.value, value.unit))
        lines[value.id].add(value.line)
    doubted = {each.id for each in after.differences if each.because == "pattern"}  # "perhaps misread"
    wrong = [value for value in after.values if (value.value, value.unit) not in said.get(value.id, ())]
    unplaced = {each.line for each in after.unplaced}
    read_back = {value.id for value in after.values}
    unsaid = [id for id in said if id not in read_back and not lines[id] & unplaced]
    return [*(value for value in wrong if value.id not in doubted), *unsaid]


def test_damage_is_mended_and_said() -> None:
    found = read(damaged(printed("celtos", "en"), 7, 0.05))
    assert len(found.repaired) > 2
    assert found.restored
    assert found.differences == ()
    lines = damaged(printed("celtos", "en"), 7, 0.05).split("\n")
    assert all(each.was in lines[each.line - 1] for each in found.repaired)


# --- the pattern of the table itself, not the rules in force, mends a cell --------------------------------------------


def house_table(shift: int) -> str:
    """A close-combat table one point harder than the book's, with one cell gone bad."""
    table = GAMES["celtos"].rules.registry.table("celtos.cc.hit")
    assert isinstance(table, Lookup)
    rows = [
        "\t".join([str(row), *(f"{cell + shift}+" for cell in cells)])
        for row, cells in zip(table.rows, table.cells, strict=True)
    ]
    return "\n".join(["Close Combat Table", "Attackers Assault (AS) " + " ".join(map(str, table.columns)), *rows])


def test_a_cell_is_what_its_own_table_says_and_not_what_the_rules_say() -> None:
    text = house_table(1).replace("4\t4+\t5+\t6+\t7+", "4\t4+\t5+\t6+\t?+", 1)
    found = read(text)
    (mended,) = found.repaired
    assert (mended.id, mended.was, mended.value, mended.because) == ("celtos.cc.hit/4/4", "?+", 7, "diagonal")
    assert in_force(GAMES["celtos"].sheet, GAMES["celtos"].rules.editions["default"])["celtos.cc.hit/4/4"] == 6
    assert len(found.differences) == 100
    assert {each.because for each in found.differences} == {"other"}


def test_a_cell_that_looks_like_another_figure_than_its_pattern_asks_for_is_not_placed() -> None:
    found = read(house_table(0).replace("4\t3+\t4+\t5+\t6+", "4\t3+\t4+\t5+\tS+", 1))
    assert found.repaired == ()
    assert "celtos.cc.hit/4/4" not in {value.id for value in found.values}
    assert [each.text for each in found.unplaced] == ["4\t3+\t4+\t5+\tS+\t7+\t8+\t9+\t10+\t10+\t10+"]


def test_a_legible_cell_is_never_changed_but_its_oddness_is_said() -> None:
    found = read(house_table(0).replace("4\t3+\t4+\t5+\t6+", "4\t3+\t4+\t5+\t5+", 1))
    (odd,) = found.differences
    assert (odd.id, odd.value, odd.in_force, odd.because) == ("celtos.cc.hit/4/4", 5, 6, "pattern")
    assert found.repaired == ()


def test_a_lost_cell_and_a_lost_label_and_a_lost_head_are_found_by_sequence() -> None:
    text = (
        house_table(0)
        .replace("\n4\t3+\t4+\t5+", "\n4\t3+\t5+", 1)
        .replace("\n7\t2+", "\n2+", 1)
        .replace(" 5 6", " 6", 1)
    )
    found = read(text)
    assert [(each.id, each.was, each.value) for each in found.repaired] == [("celtos.cc.hit/4/2", "", 4)]
    assert [(each.kind, each.was, each.value) for each in found.restored] == [("head", "", 5), ("label", "", 7)]
    assert len(found.values) == 100
    assert (found.differences, found.unplaced) == ((), ())


def test_a_cell_that_has_lost_its_sign_is_not_the_label_that_was_lost_before_it() -> None:
    found = read(house_table(0).replace("\n3\t4+", "\n&\t4+", 1).replace("\n4\t3+", "\n3", 1))
    assert [(each.id, each.value) for each in found.repaired] == [("celtos.cc.hit/4/1", 3)]
    assert [(each.was, each.value) for each in found.restored] == [("&", 3), ("3", 4)]
    assert (found.differences, found.unplaced) == ((), ())


@pytest.mark.parametrize(
    ("printed_as", "read_as"),
    [("12+|4-11|1-3|0-", None), ("l2+|4-11|1-3|0-", 0), ("12+|4-ll|1-3|0-", 1), ("12+|4-11|I-3|0-", 2)],
)
def test_results_leave_no_gap_so_a_damaged_one_follows_from_its_neighbours(
    printed_as: str, read_as: int | None
) -> None:
    before = printed("warriors", "en")
    bands = GAMES["warriors"].rules.registry.result("warriors.combat.reaction.disciplined")
    assert bands is not None
    text = before
    for band, shown in zip(bands.bands, printed_as.split("|"), strict=True):
        text = text.replace(f"\n{written(band)} ", f"\n{shown} ", 1)
    found = read(text)
    mended = [] if read_as is None else [(f"{bands.id}/{bands.bands[read_as].name}", written(bands.bands[read_as]))]
    assert [(each.id, each.value) for each in found.repaired] == mended
    assert found.differences == ()


def test_a_bare_number_that_may_have_lost_its_dash_is_doubted_or_not_placed() -> None:
    text = printed("warriors", "en").replace("\n1-3 ", "\n13 ", 1)
    (odd,) = read(text).differences
    assert (odd.value, odd.in_force, odd.because) == ("13", "1-3", "pattern")
    alone = read(text.replace("\n4-11 OK", "", 1).replace("\n0- Rout", "", 1))
    assert alone.differences == ()
    assert [each.text for each in alone.unplaced] == ["13 Shaken"]


def test_words_that_two_parts_share_have_no_place_under_a_heading_nobody_can_read() -> None:
    text = printed("warriors", "en").replace("of another race", "of ann", 1).replace("Influence test", "Inf tst", 1)
    found = read(text)
    assert [each.text for each in found.unplaced] == ["−1 unit of ann", "Inf tst", "−1 unit of another race"]


def test_what_no_rule_speaks_of_is_named() -> None:
    text = printed("celtos", "en") + "\n+4 riding a dragon\n"
    assert [each.text for each in read(text).unplaced] == ["+4 riding a dragon"]


def test_a_changed_figure_is_a_difference() -> None:
    text = printed("celtos", "en").replace("−1 unit moved", "−2 unit moved")
    (found,) = read(text).differences
    assert (found.id, found.value, found.in_force, found.because) == ("celtos.shoot.moved", -2, -1, "other")
