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


class Paragraph(Struct, frozen=True, tag="paragraph"):
    """A rule in words: its title, and a piece for each source."""

    title: str
    pieces: tuple[Piece, ...]
    id: str = ""


class Grid(Struct, frozen=True, tag="grid"):
    """A table: heads, if it has any, and rows; `listed` if the first column is a figure and the second its words.

    `follows`: it stands right under the words of its rule, which say its title already.
    """

    title: str
    rows: tuple[tuple[Piece, ...], ...]
    heads: tuple[str, ...] = ()
    mark: Mark = ""
    listed: bool = False
    id: str = ""
    follows: bool = False


Block: TypeAlias = Paragraph | Grid


class Section(Struct, frozen=True):
    """A part of a page under one heading."""

    title: str
    blocks: tuple[Block, ...]


class Page(Struct, frozen=True):
    """Everything on a sheet, without how it looks."""

    title: str
    subtitle: str
    language: str
    sections: tuple[Section, ...]
    legend: tuple[tuple[str, str], ...] = ()  # a sign and what it means
    tools: tuple[str, str] | None = None  # on a screen: the words for searching and printing

    @property
    def letters(self) -> int:
        """How much there is to read."""
        return sum(_letters(block) for section in self.sections for block in section.blocks)


def _letters(block: Block) -> int:
    pieces = block.pieces if isinstance(block, Paragraph) else [piece for row in block.rows for piece in row]
    return len(block.title) + sum(len(piece.text) + len(piece.chance) for piece in pieces)


def mark(source: str) -> Mark:
    """The mark of a source; what is printed on the sheets has none."""
    return "found" if source == "found" else "ruling" if source == "ruling" else ""
