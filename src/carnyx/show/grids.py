"""A question of many units at once, as one grid: a row for each unit, a column for each choice.

A cell says by which means its choice can be had: who brings it, when it is there, and how likely it is to be done; or
why it cannot be had.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from carnyx.show.pieces import Bar, Reason


class Means(Struct, frozen=True, omit_defaults=True):
    """One way to bring about what a cell of a grid stands for, or the reason why it cannot be had."""

    answer: Any = None
    label: str = ""  # who brings it
    when: str = ""  # when it is there
    odds: Bar | None = None  # how likely it is to be done
    has_odds: bool = False  # there is more to be said of that, on the odds card
    stock: str = ""  # what it uses up one of
    barred: Reason | None = None


class Cell(Struct, frozen=True, omit_defaults=True):
    """One choice for one unit, with the ways to bring it about, the best one first."""

    means: tuple[Means, ...] = ()
    is_now: bool = False  # it holds already: whoever picks it changes nothing
    is_picked: bool = False  # it is picked until somebody picks another of the same row


class GridRow(Struct, frozen=True, omit_defaults=True):
    """A unit and the choices for it, one for each column."""

    unit: int
    label: str
    cells: tuple[Cell, ...]
    note: str = ""  # what becomes of it if nothing is picked


class Column(Struct, frozen=True):
    """A choice that every unit has, the sign it is drawn with, and what it is called for all units together."""

    label: str
    sign: str
    all: str
    rule: str = ""


class Stock(Struct, frozen=True):
    """What several units draw on: how much of it is left, and why no more can be had."""

    id: str
    left: int
    spent: Reason


class Grid(Struct, frozen=True, omit_defaults=True):
    """A question of all units at once: one choice each, and all of them are given together."""

    columns: tuple[Column, ...]
    rows: tuple[GridRow, ...]
    confirm: str  # on the button that gives what was picked
    none: str = ""  # on the same button, while nothing is picked
    closing: Any = None  # every pick is an answer of its own; this one follows them
    is_whole: bool = False  # all picks are one answer together, row by row
    stocks: tuple[Stock, ...] = ()


def picked(grid: Grid, answer: Any) -> Grid:
    """A grid whose picks are one answer together, with the picks of this one; any other grid as it is."""
    if not grid.is_whole or not isinstance(answer, list | tuple) or len(answer) != len(grid.rows):
        return grid
    rows = zip(grid.rows, answer, strict=True)
    return replace(grid, rows=tuple(replace(row, cells=_picked(row.cells, each)) for row, each in rows))


def _picked(cells: tuple[Cell, ...], answer: Any) -> tuple[Cell, ...]:
    """The cells of a unit, of which only the one for this choice is picked."""
    return tuple(replace(cell, is_picked=any(each.answer == answer for each in cell.means)) for cell in cells)
