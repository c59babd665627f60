"""Reads tables: each cell under its address, damaged ones repaired by the pattern of their table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction

from carnyx.core.check import Lookup
from carnyx.core.length import Units
from carnyx.sheets.dice_table import dice_table
from carnyx.sheets.figures import legible, reach
from carnyx.sheets.force import chance
from carnyx.sheets.grid import Grid, grid, is_square
from carnyx.sheets.layout import Section
from carnyx.sheets.lines import SheetLine
from carnyx.sheets.notes import Notes, number_of
from carnyx.sheets.pattern import Cell, is_against, settled
from carnyx.sheets.reading import Repaired, Restored


def read_table(section: Section, lines: Sequence[SheetLine], notes: Notes) -> list[SheetLine]:
    """Note the cells of a part's table; returns the lines that do not belong to it."""
    found = grid(section, lines)
    if found is None:
        return list(lines)
    by_number = {line.number: line for line in lines}
    assert section.table is not None
    lost = set[int]().union(*(_cells(table, found, notes) for table in (section.table, *section.also)))
    for each in found.mended:
        notes.restored.append(Restored(each.kind, section.id, each.was, each.value, each.line))
    if section.ranges is not None:
        for place, (ranges, line) in found.ranges.items():
            for column, number in zip(section.ranges.columns, (ranges.near, ranges.far), strict=True):
                if number is not None:
                    notes.length(f"{section.ranges.id}/{section.table.rows[place]}/{column}", number, "in", line)
    for number in found.lines - lost:
        notes.claim_all(by_number[number])
    return [line for line in lines if line.number not in found.lines]


def _cells(table: Lookup, found: Grid, notes: Notes) -> set[int]:
    """Note every cell; returns the lines of those that could not be settled."""
    square = is_square(table)
    lost: set[int] = set()
    units = _units(found.cells.values()) if table.unit == "length" else None
    if table.unit == "length" and units is None:
        return {cell.line for cell in found.cells.values()}
    for at, cell in sorted(found.cells.items()):
        id = f"{table.id}/{table.rows[at[0]]}/{table.columns[at[1]]}"
        value, against = cell.value, False
        if value is None:
            mended = settled(found.cells, at, square)
            if mended is None:
                lost.add(cell.line)
                continue
            value = mended.value
            notes.repaired.append(Repaired(id, cell.text, value, units or table.unit, cell.line, mended.because))
        else:
            against = is_against(found.cells, at, square)
        if units is not None:
            notes.length(id, value, units, cell.line)
        else:
            notes.value(id, value, table.unit, cell.line, against=against)
    return lost


def _units(cells: Iterable[Cell]) -> Units | None:
    """The unit of all lengths of a table, those that have lost it included; None if they differ."""
    read = [reach(legible(cell.text)) for cell in cells]
    found = {each.units for each in read if each is not None and each.units is not None}
    return next(iter(found)) if len(found) == 1 else None


def read_dice(section: Section, lines: Sequence[SheetLine], notes: Notes) -> list[SheetLine]:
    """Note the chances of a table of dice; returns the lines that do not belong to it."""
    found = dice_table(section, lines)
    if found is None:
        return list(lines)
    name = f"{section.id}/{found.dice}d{found.sides}"
    for each in found.chances:
        id = f"{name}/{each.score}/{each.column}"
        if each.because:
            value = number_of(Fraction(each.value))
            notes.repaired.append(Repaired(id, each.text, value, "percent", each.line, each.because))
        notes.chance(id, each.value, chance(found.dice, found.sides, each.score, each.column), each.line)
    for mended in found.mended:
        notes.restored.append(Restored("label", name, mended.was, mended.value, mended.line))
    for line in lines:
        if line.number in found.lines:
            notes.claim_all(line)
    return [line for line in lines if line.number not in found.lines]
