"""A look back on one page, in the style of the sheets; and its small chart for the terminal."""

from __future__ import annotations

from carnyx.lookback.told import Recount, RecountPlace, RecountTable
from carnyx.lookback.values import LookBack
from carnyx.players.search.evaluation import MILLION
from carnyx.sheets.page import Block, Grid, Page, Paragraph, Piece, Section

WIDTH = 72  # columns of the small chart
BARS = "▁▂▃▄▅▆▇█"


def page(told: Recount) -> Page:
    """The page of a look back, without its chart, which formats draw each in their own way."""
    sections = (
        Section(told.sides.title, (_grid(told.sides),)),
        *([Section(told.turning_title, tuple(map(_block, told.turning)))] if told.turning else []),
        *([Section(told.choices_title, tuple(map(_block, told.choices)))] if told.choices else []),
        Section(told.units.title, (_grid(told.units),)),
        Section(told.notes_title, tuple(Paragraph("", (Piece(note),)) for note in told.notes)),
    )
    return Page(told.title, told.result, told.language, sections)


def _grid(table: RecountTable) -> Grid:
    return Grid("", tuple(tuple(map(Piece, row)) for row in table.rows), table.heads)


def _block(place: RecountPlace) -> Block:
    return Paragraph(place.when, tuple(map(Piece, place.said)))


def bars(found: LookBack, names: tuple[str, ...]) -> str:
    """A line of bars for each side: the chance to win from the first answer to the last."""
    rows = [moment.chances for moment in found.moments]
    columns = min(WIDTH, len(rows))
    wide = max(map(len, names))
    lines = []
    for seat, name in enumerate(names):
        picked = [rows[column * (len(rows) - 1) // max(columns - 1, 1)][seat] for column in range(columns)]
        shown = "".join(BARS[min(chance * len(BARS) // MILLION, len(BARS) - 1)] for chance in picked)
        lines.append(f"{name.ljust(wide)}  {shown}")
    return "\n".join(lines) + "\n"
