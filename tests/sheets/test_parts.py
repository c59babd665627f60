"""The pieces of the reader: lines, figures, fragments, patterns."""

from __future__ import annotations

import pytest

from carnyx.sheets import figures
from carnyx.sheets.figures import Reach, Totals, agrees
from carnyx.sheets.file import NoSheet
from carnyx.sheets.fragment import distance, fragment, is_heading, is_word
from carnyx.sheets.lines import lines
from carnyx.sheets.pattern import Cell, Settled, cell, lost_place, settled, steady
from tests.sheets.printed import read


def words_of(text: str) -> list[str]:
    (line,) = lines(text)
    return [token.text for token in line.tokens]


@pytest.mark.parametrize(
    ("printed", "tokens"),
    [
        ("-1 Size 4-5 target", ["-1", "Size", "4-5", "target"]),
        ("· - 2 if the Warchief is killed.", ["-2", "if", "the", "Warchief", "is", "killed"]),
        ("· + l to Battle Leader’s score", ["+l", "to", "Battle", "Leader's", "score"]),
        ("- **Die Marker Phase-** entfernen", ["Die", "Marker", "Phase", "entfernen"]),
        ("»  Marker Phase- remove", ["Marker", "Phase", "remove"]),
        ("Medium: distance 12–24“", ["Medium", "distance", '12-24"']),
        ("Medio: distancia 30-60 cm", ["Medio", "distancia", "30-60cm"]),
        ("4 or less", ["4-"]),
        ("19 oder mehr", ["19+"]),
        ("7  OK/confusion", ["7", "OK", "confusion"]),
        ("9”/24”", ['9"/24"']),
        ("−1\tunit moved", ["-1", "unit", "moved"]),
    ],
)
def test_a_line_is_cut_into_words_and_figures(printed: str, tokens: list[str]) -> None:
    assert words_of(printed) == tokens


def test_a_list_number_is_no_part_of_the_text_and_empty_lines_count() -> None:
    first, second = lines("1. Shooting\n\n2. Movement")
    assert (first.listed, first.tokens[0].text, first.after_gap) == ("1", "Shooting", False)
    assert (second.listed, second.number, second.after_gap) == ("2", 3, True)


@pytest.mark.parametrize(
    ("read", "text", "value"),
    [
        (figures.signed, "-1", -1),
        (figures.signed, "+0", 0),
        (figures.signed, "0", 0),
        (figures.signed, "1", None),
        (figures.signed, "-0", None),
        (figures.need, "10+", 10),
        (figures.need, "T+", None),
        (figures.share, ">50%", "50"),
        (figures.share, "2,77", "2.77"),
        (figures.over, "<50%", None),
        (figures.below, "<50%", "50"),
        (figures.dice, "2D", 2),
        (figures.die, "W10", 10),
        (figures.die, "D110", None),
        (figures.reach, '12-24"', Reach(12, 24, "in")),
        (figures.reach, "12*", Reach(None, 12, None)),
        (figures.reach, "90-120cm", Reach(90, 120, "cm")),
        (figures.pair, '9"/24"', Reach(9, 24, "in")),
        (figures.totals, "12+", Totals(12, None)),
        (figures.totals, "4-11", Totals(4, 11)),
        (figures.totals, "0-", Totals(None, 0)),
        (figures.totals, "6", Totals(6, 6)),
    ],
)
def test_figures_are_read_as_sheets_print_them(read: object, text: str, value: object) -> None:
    assert callable(read)
    assert read(text) == value


@pytest.mark.parametrize(("text", "digits"), [("T+", "7+"), ("l2-24", "12-24"), ("9Ocm", "90cm"), ("S&%", "53%")])
def test_a_damaged_figure_reads_as_what_it_looks_like(text: str, digits: str) -> None:
    assert figures.legible(text) == digits


@pytest.mark.parametrize(
    ("piece", "word", "same"),
    [
        ("morale", "nmorale", True),
        ("panicked", "panicsd", True),
        ("unit", "vnit", True),
        ("los", "log", False),
        ("better", "lesser", False),
        ("2", "3", False),
        ("nahkampf*", "nahkampfunde", True),
    ],
)
def test_a_word_may_be_a_little_damaged(piece: str, word: str, same: bool) -> None:
    assert is_word(piece, word) is same


@pytest.mark.parametrize(
    ("text", "known", "may_be"),
    [("55°", 45, False), ("55°", 55, True), ("?5", 45, True), ("9", 10, False), ("lO", 10, True), ("", 7, True)],
)
def test_a_damaged_figure_is_never_taken_for_one_without_its_digits(text: str, known: int, may_be: bool) -> None:
    assert agrees(text, known) is may_be


def test_distance_counts_changed_added_and_dropped_signs() -> None:
    assert distance("hold", "spear", 2) == 3
    assert [distance("hold", other, 4) for other in ("hold", "bold", "hld", "holds", "")] == [0, 1, 1, 1, 4]


def test_a_heading_is_the_whole_line() -> None:
    assert is_heading("shootingtable", "shootirgtable")
    assert not is_heading("shooting", "shootingunitmoved")
    assert not is_heading("orders", "order")


@pytest.mark.parametrize(
    ("known", "line", "found"),
    [
        ("{value:signed} unit moved", "-1 Shooting unit has moved", True),
        ("{value:signed} unit moved", "Shooting unit moved -1", False),
        ("below {share:share} size", "is below 50% of initial size", True),
        ("below {share:share} size", "is below about 50% of initial size", False),
        ("{value:signed} elite", "-1 +2 elite", True),
        ("always pass $", "a natural 10 is always a pass.", True),
        ("always pass $", "a natural 10 is always a pass on all rolls", False),
    ],
)
def test_a_fragment_finds_its_words_in_order_and_its_figures_beside_them(known: str, line: str, found: bool) -> None:
    (cut,) = lines(line)
    assert (fragment(known).find(cut.tokens) is not None) is found


def test_a_figure_belongs_to_the_words_that_follow_it() -> None:
    (line,) = lines("-1 +2 elite")
    place = fragment("{value:signed} elite").find(line.tokens)
    assert place is not None
    assert line.tokens[place[0]].text == "+2"


# --- patterns --------------------------------------------------------------------------------------------------------


def row(*texts: str) -> dict[tuple[int, int], Cell]:
    return {(0, column): cell(text, 1, "need") for column, text in enumerate(texts)}


def test_even_steps_settle_a_cell_of_a_row_even_at_its_end() -> None:
    assert settled(row("9+", "8+", "T+", "6+", "5+"), (0, 2), False) == Settled(7, "steps")
    assert settled(row("?+", "8+", "7+", "6+", "5+"), (0, 0), False) == Settled(9, "steps")


def test_what_looks_like_another_digit_is_not_settled() -> None:
    assert settled(row("9+", "8+", "S+", "6+", "5+"), (0, 2), False) is None


def test_uneven_steps_settle_nothing_without_a_look() -> None:
    assert settled(row("5+", "?+", "8+"), (0, 1), False) is None
    assert settled(row("5+", "G+", "8+"), (0, 1), False) == Settled(6, "between")
    assert settled(row("5+", "q+", "8+"), (0, 1), False) is None


def test_steps_that_grow_evenly_are_a_pattern_too() -> None:
    tails = {place: total * (total + 1) // 2 for place, total in enumerate(range(1, 11)) if place != 4}
    assert steady(tails, 4) == Settled(15, "steps")
    assert steady({0: 1, 1: 3, 2: 7}, 3) is None


@pytest.mark.parametrize(("seen", "place"), [([2, 4, 5], 1), ([3, 4, 5], 0), ([2, 3, 4], 3), ([2, 6, 5], None)])
def test_a_row_that_is_one_short_shows_where(seen: list[int | None], place: int | None) -> None:
    assert lost_place(seen, [2, 3, 4, 5]) == place


# --- texts no sheet looks like ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "x" * 50_000,
        "unit moved -1 " * 3_000,
        "1 6+ 7+ 8+ 9+ 10+ 10+ 10+ 10+ 10+ 10+\n" * 500,
        "+ - / * \" ' ` . , ; :\n" * 500,
    ],
    ids=["one word", "one line", "cells only", "signs only"],
)
def test_a_strange_text_is_no_sheet_and_takes_no_longer(text: str) -> None:
    with pytest.raises(NoSheet):
        read(text)


def test_a_figure_beside_an_address_is_not_overlooked() -> None:
    first, second = lines("Mail to a@example.org\n-3 for letters to a@example.org")
    assert first.is_address
    assert not second.is_address
