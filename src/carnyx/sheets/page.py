"""A page as a neutral value: sections of paragraphs and grids, each piece with a mark for where it comes from.

Every format (PDF, HTML, Markdown, text, JSON) is a reading of this one value.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

Mark: TypeAlias = Literal["", "found", "ruling", "house"]

SIGNS: dict[Mark, str] = {"": "", "found": "*", "ruling": "†", "house": "‡"}


class Piece(Struct, frozen=True):
    """A few words or a sentence, its mark, and the chance that belongs to it, if it is a need."""

    text: str
    mark: Mark = ""
    chance: str = ""
    odds: int | None = None  # the same chance in whole per cent, where the cell is only shaded by it


class Paragraph(Struct, frozen=True, tag="paragraph"):
    """A rule in words: its title, and a piece for each source."""

    title: str
    pieces: tuple[Piece, ...]
    id: str = ""
    tells: tuple[str, ...] = ()  # every rule it speaks of


class Grid(Struct, frozen=True, tag="grid"):
    """A table: heads, if it has any, and rows; `listed` if the first column is a figure and the second its words."""

    title: str
    rows: tuple[tuple[Piece, ...], ...]
    heads: tuple[str, ...] = ()
    mark: Mark = ""
    listed: bool = False
    id: str = ""
    tells: tuple[str, ...] = ()  # every rule it speaks of


Block: TypeAlias = Paragraph | Grid


class Section(Struct, frozen=True):
    """A part of a page under one heading, and where it is printed: without a column it goes across the page."""

    title: str
    blocks: tuple[Block, ...]
    page: int = 1
    column: int | None = None


class Page(Struct, frozen=True):
    """Everything on a sheet, without how it looks."""

    title: str
    subtitle: str
    language: str
    sections: tuple[Section, ...]
    legend: tuple[tuple[str, str], ...] = ()  # a sign and what it means
    tools: tuple[str, str] | None = None  # on a screen: the words for searching and printing
    widths: tuple[tuple[int, ...], ...] = ((1,),)  # of each printed page, how wide its columns are to one another
    more: str = ""  # where to read on


def mark(source: str) -> Mark:
    """The mark of a source; what is printed on the sheets has none."""
    return "found" if source == "found" else "ruling" if source == "ruling" else ""
