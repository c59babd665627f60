"""Reads the odds of dice as sheets print them: a row for each total (exactly, or less, or more), or only the two tails.

The odds of dice are symmetric: a damaged chance is known from that of the opposite total.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from msgspec import Struct

from carnyx.sheets.figures import Totals, agrees, legible, share, totals, whole
from carnyx.sheets.layout import Section
from carnyx.sheets.lines import SheetLine, Token
from carnyx.sheets.pattern import steady

_DICE = re.compile(r"(\S{1,2})[dDwW](\S{1,3})")


class Chance(Struct, frozen=True):
    """A chance as printed, in per cent: its total, its column, and how it was settled if it was damaged."""

    score: int
    column: str
    text: str
    value: str
    line: int
    because: str = ""


class ScoreMended(Struct, frozen=True):
    """A total that was damaged, and what it must be because the totals run in sequence."""

    was: str
    value: int
    line: int


class DiceTable(Struct, frozen=True):
    """A table of the odds of dice."""

    dice: int
    sides: int
    chances: tuple[Chance, ...]
    mended: tuple[ScoreMended, ...]
    lines: frozenset[int]


class _Row(Struct, frozen=True):
    tokens: tuple[tuple[Token, int], ...]

    @property
    def line(self) -> int:
        return self.tokens[0][1]


def dice_heading(line: SheetLine) -> tuple[int, int] | None:
    """The dice a heading such as `2d10` names."""
    match = _DICE.fullmatch(line.tokens[0].text) if len(line.tokens) == 1 else None
    dice, sides = (whole(legible(part)) for part in match.groups()) if match else (None, None)
    return (dice, sides) if dice and sides else None


def dice_table(section: Section, lines: Sequence[SheetLine]) -> DiceTable | None:
    """The table under a heading, or none if it has no row."""
    dice = dice_heading(lines[0])
    if dice is None:
        return None
    rows = list(_rows(lines[1:]))
    columns, heads = _columns(section, lines[1:])
    if 0 < len(columns) < len(section.columns):
        return None  # a head is missing, so it is unknown which column is which
    if columns:
        found, mended, used = _by_total(rows, columns, *dice)
    else:
        found, mended, used = _tails(rows, *dice)
    return DiceTable(*dice, tuple(found), tuple(mended), frozenset({lines[0].number, *heads, *used})) if found else None


def _columns(section: Section, lines: Sequence[SheetLine]) -> tuple[list[str], set[int]]:
    """The columns in the order of the page, and the lines they are named in."""
    at: dict[str, tuple[int, int]] = {}
    for line in lines:
        if any(token.has_digit for token in line.tokens):
            break  # the rows begin; heads are only above them
        for name, known in section.columns.items():
            for each in known:
                place = each.find(line.tokens)
                if place is not None:
                    at.setdefault(name, (line.number, place[0]))
    return sorted(at, key=lambda name: at[name]), {line for line, _ in at.values()}


def _rows(lines: Sequence[SheetLine]) -> Iterator[_Row]:
    """Figures that belong together: those of one line, or of lines without an empty one between; never words."""
    together: list[SheetLine] = []
    for line in [*lines, None]:
        if together and (line is None or line.after_gap or len(line.tokens) > 2):
            tokens = [(token, each.number) for each in together for token in each.tokens]
            if 2 * sum(token.has_digit for token, _ in tokens) > len(tokens):
                yield _Row(tuple(tokens))
            together = []
        if line is not None:
            together.append(line)


def _by_total(
    rows: Sequence[_Row], columns: Sequence[str], dice: int, sides: int
) -> tuple[list[Chance], list[ScoreMended], set[int]]:
    whole_rows = [row for row in rows if len(row.tokens) == len(columns) + 1]
    seen = {at: whole(row.tokens[0][0].text) for at, row in enumerate(whole_rows)}
    found: list[Chance] = []
    mended: list[ScoreMended] = []
    used: set[int] = set()
    cells: dict[tuple[int, str], tuple[str, int]] = {}
    for at, row in enumerate(whole_rows):
        score = seen[at]
        if score is None:
            even = steady({place: number for place, number in seen.items() if number is not None}, at)
            if even is None or even.value in seen.values():
                continue
            score = even.value
            mended.append(ScoreMended(row.tokens[0][0].text, score, row.line))
        if dice <= score <= dice * sides:
            cells.update(
                {(score, column): (cell[0].text, cell[1]) for column, cell in zip(columns, row.tokens[1:], strict=True)}
            )
            used.update(line for _, line in row.tokens)
    for (score, column), (text, line) in cells.items():
        value, because = share(text), ""
        if value is None:
            mirror = {"exactly": "exactly", "or_less": "or_more", "or_more": "or_less"}[column]
            value = share(cells.get((dice * (sides + 1) - score, mirror), ("", 0))[0])
            if value is None or share(legible(text)) not in (None, value) or not agrees(text, value):
                used.discard(line)
                continue
            because = "mirror"
        found.append(Chance(score, column, text, value, line, because))
    return found, mended, used


def _tails(rows: Sequence[_Row], dice: int, sides: int) -> tuple[list[Chance], list[ScoreMended], set[int]]:
    """Rows of three figures: a total or less, the opposite total or more, and their common chance."""
    threes = [row for row in rows if len(row.tokens) == 3]
    lows = {at: _bound(row.tokens[0][0].text) for at, row in enumerate(threes)}
    highs = {at: _bound(row.tokens[1][0].text) for at, row in enumerate(threes)}
    shares = {at: share(row.tokens[2][0].text) for at, row in enumerate(threes)}
    found: list[Chance] = []
    mended: list[ScoreMended] = []
    used: set[int] = set()
    for at, row in enumerate(threes):
        low, high, value, because = lows[at], highs[at], shares[at], ""
        for which, bound, other in ((0, low, high), (1, high, low)):
            if bound is None and other is not None:
                mended.append(ScoreMended(row.tokens[which][0].text, dice * (sides + 1) - other, row.line))
        low = low if low is not None else dice * (sides + 1) - high if high is not None else None
        ends = dice * (sides + 1)
        if low is None or (high is not None and low + high != ends) or not dice <= low <= ends - low:
            continue
        text, line = row.tokens[2][0].text, row.tokens[2][1]
        if value is None:
            even = steady({place: int(each) for place, each in shares.items() if each and each.isdigit()}, at)
            if even is None or not agrees(text, even.value) or share(legible(text)) not in (None, str(even.value)):
                continue
            value, because = str(even.value), "steps"
        found.append(Chance(low, "or_less", text, value, line, because))
        found.append(Chance(dice * (sides + 1) - low, "or_more", text, value, line))
        used.update(number for _, number in row.tokens)
    return found, mended, used


def _bound(text: str) -> int | None:
    match totals(text):
        case Totals(low=int(number)) | Totals(low=None, high=int(number)):
            return number
        case _:
            return None
