"""Repairs damaged cells by the pattern of their own table; the rules in force are not asked.

A table of one number against another has constant diagonals, a row of needs goes in even steps, and the cells of a row
do not fall.  A pattern counts only if the legible cells confirm it.  A damaged cell that looks like another digit than
the pattern gives is left alone.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import pairwise

from msgspec import Struct

from carnyx.sheets.figures import agrees, legible, need, reach, signed, whole

Place = tuple[int, int]
CONFIRMED = Fraction(9, 10)  # the share of diagonals that must be constant before this counts as a pattern
ALIKE = 3  # so many neighbouring diagonals must be equal before the next one is taken to be equal too


class Cell(Struct, frozen=True):
    """A cell as printed: its number if it can be read, or else the one it looks like."""

    text: str
    line: int
    value: int | None
    guess: int | None = None


class Settled(Struct, frozen=True):
    """What a pattern says of a cell."""

    value: int
    because: str


def cell(text: str, line: int, unit: str) -> Cell:
    """A cell of a table whose cells are of this unit."""
    value = _read(text, unit)
    return Cell(text, line, value, None if value is not None else _read(legible(text), unit))


def _read(text: str, unit: str) -> int | None:
    match unit:
        case "need":
            return need(text)
        case "bonus":
            return signed(text)
        case "length":
            found = reach(text)
            return found.far if found and found.near is None else None
        case _:
            return whole(text)


def expected(cells: Mapping[Place, Cell], at: Place, square: bool) -> Settled | None:
    """What this cell should be according to all other legible cells of the table."""
    known = {place: each.value for place, each in cells.items() if each.value is not None and place != at}
    if square:
        return _diagonal(known, at)
    if len({row for row, _ in cells}) == 1:
        return steady({column: value for (_, column), value in known.items()}, at[1])
    return None


def settled(cells: Mapping[Place, Cell], at: Place, square: bool) -> Settled | None:
    """What a damaged cell must be; None if that cannot be told."""
    guess = cells[at].guess
    found = expected(cells, at, square) or _between(cells, at)
    return found if found and guess in (None, found.value) and agrees(cells[at].text, found.value) else None


def is_against(cells: Mapping[Place, Cell], at: Place, square: bool) -> bool:
    """Whether a legible cell contradicts the pattern of all the others."""
    found = expected(cells, at, square)
    return found is not None and found.value != cells[at].value


def _diagonal(known: Mapping[Place, int], at: Place) -> Settled | None:
    diagonals: dict[int, set[int]] = defaultdict(set)
    counts: dict[int, int] = defaultdict(int)
    for (row, column), value in known.items():
        diagonals[column - row].add(value)
        counts[column - row] += 1
    long = [diagonals[which] for which, count in counts.items() if count > 1]
    if not long or Fraction(sum(len(values) == 1 for values in long), len(long)) < CONFIRMED:
        return None
    mine = at[1] - at[0]
    if mine in diagonals:
        return Settled(next(iter(diagonals[mine])), "diagonal") if len(diagonals[mine]) == 1 else None
    for side in (1, -1):
        near = [diagonals.get(mine + side * step, set()) for step in range(1, ALIKE + 1)]
        if all(len(values) == 1 for values in near) and len(set.union(*near)) == 1:
            return Settled(next(iter(near[0])), "steps")
    return None


def steady(known: Mapping[int, int], at: int) -> Settled | None:
    """The number at a place of a row that goes in even steps, or in steps that grow evenly."""
    for degree in (1, 2):
        points = sorted(known.items())
        if len(points) < degree + 3:
            return None
        spread = [points[0], points[len(points) // 2], points[-1]] if degree == 2 else [points[0], points[-1]]
        if all(_through(spread, x) == y for x, y in points):
            value = _through(spread, at)
            return Settled(int(value), "steps") if value.denominator == 1 else None
    return None


def _through(points: Sequence[tuple[int, int]], at: int) -> Fraction:
    """The value at a place of the line or parabola through these points."""
    total = Fraction(0)
    for i, (x, y) in enumerate(points):
        part = Fraction(y)
        for j, (other, _) in enumerate(points):
            if i != j:
                part *= Fraction(at - other, x - other)
        total += part
    return total


def _between(cells: Mapping[Place, Cell], at: Place) -> Settled | None:
    """In a table whose rows never fall: a number between the neighbours, if the cell looks like it or no other fits."""
    rows: dict[int, list[tuple[int, int]]] = defaultdict(list)
    for (row, column), each in sorted(cells.items()):
        if each.value is not None:
            rows[row].append((column, each.value))
    if any(a[1] > b[1] for row in rows.values() for a, b in pairwise(row)):
        return None
    low = max((value for column, value in rows[at[0]] if column < at[1]), default=None)
    high = min((value for column, value in rows[at[0]] if column > at[1]), default=None)
    guess = cells[at].guess
    if low is not None and low == high:
        return Settled(low, "between")
    if guess is None or (low is None and high is None):
        return None
    fits = (low is None or low <= guess) and (high is None or guess <= high)
    return Settled(guess, "between") if fits else None


def lost_place(seen: Sequence[int | None], whole_row: Sequence[int]) -> int | None:
    """The place of the lost cell in a row that is one cell short, if the other cells fit the full row."""
    for place in range(len(whole_row)):
        rest = [*whole_row[:place], *whole_row[place + 1 :]]
        if all(mine in (None, other) for mine, other in zip(seen, rest, strict=True)):
            return place
    return None
