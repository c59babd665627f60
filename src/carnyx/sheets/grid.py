"""Finds the tables on a sheet: heads of columns, labels of rows and cells, even where lines are broken.

Heads and labels that are numbers run in sequence, so a damaged or lost one is known from its neighbours.  Those that
are names are recognised by their words.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from carnyx.core.check import Lookup
from carnyx.sheets.figures import Reach, is_figure, legible, pair, whole
from carnyx.sheets.fragment import Fragment
from carnyx.sheets.layout import Section
from carnyx.sheets.lines import SheetLine, Token
from carnyx.sheets.pattern import Cell, Place, cell, expected, lost_place, steady


class Mended(Struct, frozen=True):
    """A head or label that was lost or damaged, and what it must have been."""

    kind: str  # head or label
    was: str
    value: int | str
    line: int


class Row(Struct, frozen=True):
    """A row as printed: its label, its cells, the ranges beside them, and the lines they stand on."""

    label: str
    cells: tuple[Cell, ...]
    lines: tuple[int, ...]
    ranges: tuple[Reach, int] | None = None  # with their line


class Grid(Struct, frozen=True):
    """A table as it was found: cells by row and column of the printed one."""

    cells: dict[Place, Cell]
    ranges: dict[int, tuple[Reach, int]]  # by row, with its line
    mended: tuple[Mended, ...]
    lines: frozenset[int]  # the numbers of all lines that are part of it


def grid(section: Section, lines: Sequence[SheetLine]) -> Grid | None:
    """The table of a part of a sheet; None if no head or no row can be recognised."""
    table = section.table
    if table is None:
        return None
    numbered = all(isinstance(column, int) for column in table.columns)
    if numbered:
        lines = _first_table(table, lines)
    heads = _numbered_heads(table, lines) if numbered else _named_heads(section, table, lines)
    if heads is None:
        return None
    order, mended, used = heads
    rows = [row for row in _rows(section, table, lines) if not used & set(row.lines)]
    labelled, more = _labelled(table, rows)
    cells: dict[Place, Cell] = {}
    ranges: dict[int, tuple[Reach, int]] = {}
    short: list[tuple[int, Row]] = []
    lines_used = set(used)
    for place, row in labelled:
        if len(row.cells) == len(order):
            cells.update({(place, column): each for column, each in zip(order, row.cells, strict=True)})
        elif len(row.cells) == len(order) - 1:
            short.append((place, row))
            continue
        else:
            continue
        lines_used.update(row.lines)
        if row.ranges is not None:
            ranges[place] = row.ranges
    for place, row in short:
        full = _completed(cells, place, row, is_square(table), len(order))
        if full is not None:
            cells.update({(place, column): each for column, each in zip(order, full, strict=True)})
            lines_used.update(row.lines)
    kept = [each for each in more if each.line in lines_used]
    return Grid(cells, ranges, (*mended, *kept), frozenset(lines_used)) if cells else None


def is_square(table: Lookup) -> bool:
    """Whether the rows and the columns of a table are both numbers."""
    return len(table.rows) > 1 and all(isinstance(head, int) for head in (*table.rows, *table.columns))


def _numbered_heads(table: Lookup, lines: Sequence[SheetLine]) -> tuple[list[int], list[Mended], set[int]] | None:
    """The heads of the columns, in sequence; one that was printed on a line of its own is put back."""
    head = next((line for line in lines if _is_head(table, line)), None)
    return None if head is None else _sequence(table, head, _tail(head), lines)


def _is_head(table: Lookup, line: SheetLine) -> bool:
    run = _tail(line)
    known = [token for token in run if whole(token.text) is not None]
    return 2 * len(known) >= len(table.columns) >= len(run)


def _first_table(table: Lookup, lines: Sequence[SheetLine]) -> Sequence[SheetLine]:
    """The lines before a second row of heads, which belongs to another table whose heading was lost."""
    heads = [place for place, line in enumerate(lines) if _is_head(table, line)]
    return lines[: heads[1]] if len(heads) > 1 else lines


def _sequence(
    table: Lookup, line: SheetLine, run: Sequence[Token], lines: Sequence[SheetLine]
) -> tuple[list[int], list[Mended], set[int]] | None:
    columns = [int(column) for column in table.columns]
    texts = [token.text for token in run]
    mended: list[Mended] = []
    used = {line.number}
    if len(texts) < len(columns):
        if any(whole(text) not in columns for text in texts):
            return None
        for lost in [column for column in columns if str(column) not in texts]:
            stray = next((each for each in lines if [token.text for token in each.tokens] == [str(lost)]), None)
            if stray is not None:
                used.add(stray.number)
            mended.append(Mended("head", str(lost) if stray else "", lost, stray.number if stray else line.number))
        return list(range(len(columns))), mended, used
    for text, column in zip(texts, columns, strict=True):
        if whole(text) not in (None, column):
            return None
        if whole(text) is None:
            mended.append(Mended("head", text, column, line.number))
    return list(range(len(columns))), mended, used


def _tail(line: SheetLine) -> list[Token]:
    """The short tokens at the end of a line, from its first number on."""
    tokens = list(line.tokens)
    start = len(tokens)
    while start and (len(tokens[start - 1].text) <= 2) and not tokens[start - 1].text.endswith("+"):
        start -= 1
    while start < len(tokens) and not _may_be_head(tokens[start]):
        start += 1
    return tokens[start:]


def _may_be_head(token: Token) -> bool:
    return token.has_digit or (len(token.text) == 1 and whole(legible(token.text)) is not None)


def _named_heads(
    section: Section, table: Lookup, lines: Sequence[SheetLine]
) -> tuple[list[int], list[Mended], set[int]] | None:
    """The heads of the columns in the order of the page; a single lost one is the one that is missing."""
    names = [str(column) for column in table.columns]
    found: list[int] = []
    used: set[int] = set()
    for line in lines:
        here = _heads_in(section, names, line)
        if here and not set(here) & set(found):
            found += here
            used.add(line.number)
        if len(found) == len(names):
            return found, [], used
    missing = [place for place in range(len(names)) if place not in found]
    if len(missing) != 1 or found != sorted(found):
        return None
    place = missing[0]
    return list(range(len(names))), [Mended("head", "", names[place], max(used))], used


def _heads_in(section: Section, names: Sequence[str], line: SheetLine) -> list[int]:
    """The heads that stand in a line, from left to right."""
    at: dict[int, int] = {}
    for place, name in enumerate(names):
        known = section.columns.get(name, ())
        where = [found[0] for found in (each.find(line.tokens) for each in known) if found is not None]
        where += [spot for spot, token in enumerate(line.tokens) if token.text == name and not known]
        if where:
            at[place] = min(where)
    return sorted(at, key=lambda place: at[place])


def _rows(section: Section, table: Lookup, lines: Sequence[SheetLine]) -> list[Row]:
    """All rows of a table, whole or in pieces."""
    if len(table.rows) == 1 or is_square(table):
        return [row for line in lines if (row := _whole_row(table, line)) is not None]
    return _pieced_rows(section, table, lines)


def _whole_row(table: Lookup, line: SheetLine) -> Row | None:
    """A row that stands in one line; its label is whatever comes before the cells."""
    most = len(table.columns)
    tokens = list(line.tokens)
    marked = [token for token in tokens if cell(legible(token.text), line.number, table.unit).value is not None]
    if 2 * len(marked) < most or (table.unit == "need" and sum("+" in token.text for token in marked) * 2 < most):
        return None
    if is_square(table):
        start = 0 if tokens[0].text.endswith("+") else 1
    else:
        start = next((at for at, token in enumerate(tokens) if is_figure(token.text)), 0)
    texts = [token.text for token in tokens[start:]]
    if len(texts) > most and table.unit == "need":
        texts = _rejoined(texts)
    label = " ".join(token.text for token in tokens[:start])
    return Row(label, tuple(cell(text, line.number, table.unit) for text in texts), (line.number,))


def _rejoined(texts: Sequence[str]) -> list[str]:
    """Cells that a gap has split are joined again: a need ends with its `+`."""
    found: list[str] = []
    open_ = False
    for text in texts:
        found = [*found[:-1], found[-1] + text] if open_ else [*found, text]
        open_ = not text.endswith("+")
    return found


def _pieced_rows(section: Section, table: Lookup, lines: Sequence[SheetLine]) -> list[Row]:
    """Rows that begin with a name and go on over the lines that follow."""
    found: list[Row] = []
    for line in lines:
        name, rest = row_name(section, line.tokens)
        if name is None and not (line.is_figures and found):
            continue
        row = Row(name, (), ()) if name is not None else found.pop()
        cells, ranges = list(row.cells), row.ranges
        for token in rest:
            beside = pair(legible(token.text))
            if beside is not None:
                ranges = (beside, line.number)
            else:
                cells.append(cell(token.text, line.number, table.unit))
        found.append(Row(row.label, tuple(cells), (*row.lines, line.number), ranges))
    return found


def row_name(section: Section, tokens: Sequence[Token]) -> tuple[str | None, Sequence[Token]]:
    """The row a line begins with, by the longest of its names, and what follows the name."""
    best: tuple[int, str] | None = None
    for name, known in section.rows.items():
        for each in known:
            size = len(each)
            if _begins(each, tokens) and all(is_figure(token.text) for token in tokens[size:]):
                best = max(best or (0, ""), (size, name))
    return (None, tokens) if best is None else (best[1], tokens[best[0] :])


def _begins(label: Fragment, tokens: Sequence[Token]) -> bool:
    return label.find(tokens[: len(label)]) == tuple(range(len(label)))


def _labelled(table: Lookup, rows: Sequence[Row]) -> tuple[list[tuple[int, Row]], list[Mended]]:
    """Each row with its place in the table; a lost or damaged label is known from its neighbours."""
    if len(table.rows) == 1:
        return [(0, row) for row in rows[:1]], []
    if not is_square(table):
        names = [str(name) for name in table.rows]
        first: dict[int, Row] = {}
        for row in rows:
            first.setdefault(names.index(row.label), row)
        return list(first.items()), []
    places = _believed(table, rows, [_place(table, row.label) for row in rows])
    found: list[tuple[int, Row]] = []
    mended: list[Mended] = []
    for at, row in enumerate(rows):
        place = places[at]
        if place is None:
            place = _from_neighbours(places, at, len(table.rows))
            if place is None:
                continue
            mended.append(Mended("label", row.label, table.rows[place], row.lines[0]))
        if found and place <= found[-1][0]:
            break  # the rows of another table begin
        found.append((place, row))
    return found, mended


def _believed(table: Lookup, rows: Sequence[Row], places: Sequence[int | None]) -> list[int | None]:
    """The places of rows by their labels; in a row that is too short the label may be a cell, unless in sequence."""
    from_above = _counted(places, range(len(rows)), 0)
    from_below = _counted(places, reversed(range(len(rows))), len(table.rows) - len(rows))
    return [
        place if len(row.cells) == len(table.columns) or from_above[at] == place == from_below[at] else None
        for at, (row, place) in enumerate(zip(rows, places, strict=True))
    ]


def _counted(places: Sequence[int | None], order: Iterable[int], shift: int) -> dict[int, int]:
    """The place of each row, counted on from the label before it; before the first label, from the table's end."""
    found: dict[int, int] = {}
    for at in order:
        found[at] = at + shift
        place = places[at]
        if place is not None:
            shift = place - at
    return found


def _place(table: Lookup, label: str) -> int | None:
    number = whole(label)
    return table.rows.index(number) if number in table.rows else None


def _from_neighbours(places: Sequence[int | None], at: int, most: int) -> int | None:
    """The place of a row whose neighbours leave only one."""
    before = places[at - 1] if at else -1
    after = places[at + 1] if at + 1 < len(places) else most
    if before is not None and after is not None:
        return before + 1 if after - before == 2 else None
    beside = before + 1 if before is not None else after - 1 if after is not None else None
    return beside if beside is not None and beside not in places else None


def _completed(cells: dict[Place, Cell], place: int, row: Row, square: bool, most: int) -> tuple[Cell, ...] | None:
    """A row that has lost a cell, with an empty cell where the pattern of the table shows the gap."""
    seen = [each.value for each in row.cells]
    if square:
        wanted = [expected(cells, (place, column), square) for column in range(most)]
        values = [each.value for each in wanted if each is not None]
        at = lost_place(seen, values) if len(values) == most else None
    else:
        fits = []
        for spot in range(most):
            shifted = {i + (i >= spot): value for i, value in enumerate(seen) if value is not None}
            if steady(shifted, spot) is not None:
                fits.append(spot)
        at = fits[0] if len(fits) == 1 else None
    if at is None:
        return None
    return (*row.cells[:at], Cell("", row.lines[0], None), *row.cells[at:])
