"""A rulebook as a neutral tree: chapters of prose, rules, tables, diagrams and examples.

PDF, HTML and Markdown are readings of this one value.  A rule has one place in it, and the name of that place is the
name of the rule.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

from msgspec import Struct

from carnyx.sheets.page import Piece

Style: TypeAlias = Literal["", "term", "stress", "figure"]


class Span(Struct, frozen=True):
    """A few words of a sentence: how they are set, where they lead, and the name of their place if they have one."""

    text: str
    style: Style = ""
    link: str = ""
    anchor: str = ""


Spans: TypeAlias = tuple[Span, ...]


class Prose(Struct, frozen=True, tag="prose"):
    """A paragraph that leads through the rules."""

    spans: Spans


class Points(Struct, frozen=True, tag="points"):
    """A list, with a number before each item where the order counts."""

    items: tuple[Spans, ...]
    numbered: bool = False


class Heading(Struct, frozen=True, tag="heading"):
    """A heading inside a chapter."""

    title: str


class RuleText(Struct, frozen=True, tag="rule"):
    """A rule in its own words: a piece for each source."""

    id: str
    title: str
    pieces: tuple[Piece, ...]


class Entry(Struct, frozen=True):
    """A rule in a row of a list, with its figure; told elsewhere, it is no more than a title that leads there."""

    figure: str
    title: str
    pieces: tuple[Piece, ...]
    id: str = ""
    link: str = ""


class Entries(Struct, frozen=True, tag="entries"):
    """Rules that are told one line each: modifiers, results, stats, weapons, settings."""

    title: str
    entries: tuple[Entry, ...]


class Table(Struct, frozen=True, tag="table"):
    """A table with a head for each column; those that take the most room have small letters.

    One that is spread takes all the room beside the margin, so that tables below each other look alike.
    """

    title: str
    heads: tuple[str, ...]
    rows: tuple[tuple[Piece, ...], ...]
    wide: bool = False
    spread: bool = False


class Diagram(Struct, frozen=True, tag="diagram"):
    """A drawing with a sentence below it; its width is a share of the page's, in per cent."""

    name: str
    svg: str
    caption: Spans
    width: int = 70


class Example(Struct, frozen=True, tag="example"):
    """A position that was really played: what leads to it, its picture, the odds beforehand, and what the dice did."""

    name: str
    title: str
    lead: Spans
    svg: str
    odds: tuple[str, ...]
    told: tuple[tuple[int, str], ...]  # lines with their depth
    width: int = 70


Block: TypeAlias = Prose | Points | Heading | RuleText | Entries | Table | Diagram | Example


class Chapter(Struct, frozen=True):
    """A part of the book under one heading."""

    id: str
    title: str
    blocks: tuple[Block, ...]

    @property
    def anchor(self) -> str:
        """The name of its place."""
        return f"chapter-{self.id}"


class Term(Struct, frozen=True):
    """An entry of the index: a word or a rule's name, and the places it leads to."""

    text: str
    links: tuple[str, ...]


class Rulebook(Struct, frozen=True):
    """The whole game, for somebody who has never played it."""

    game: str
    title: str
    subtitle: str
    language: str
    words: dict[str, str]  # what stands above contents, index, odds and the like
    legend: tuple[tuple[str, str], ...]
    chapters: tuple[Chapter, ...]
    terms: tuple[Term, ...]
    ids: tuple[Term, ...]

    @property
    def rules(self) -> tuple[str, ...]:
        """Every rule that is told, by name, in the order in which it is."""
        return tuple(id for chapter in self.chapters for block in chapter.blocks for id in rules_of(block))


def rules_of(block: Block) -> Iterator[str]:
    """The rules that are told in a block."""
    match block:
        case RuleText(id=id):
            yield id
        case Entries(entries=entries):
            yield from (entry.id for entry in entries if entry.id)


def spans_of(block: Block) -> Iterator[Span]:
    """All words of a block that may lead somewhere."""
    match block:
        case Prose(spans=spans):
            yield from spans
        case Points(items=items):
            yield from (span for item in items for span in item)
        case Diagram(caption=spans) | Example(lead=spans):
            yield from spans


def anchors(book: Rulebook) -> Iterator[str]:
    """The name of every place in the book."""
    for chapter in book.chapters:
        yield chapter.anchor
        for block in chapter.blocks:
            yield from rules_of(block)
            yield from (span.anchor for span in spans_of(block) if span.anchor)


def links(book: Rulebook) -> Iterator[str]:
    """Every place that something in the book leads to."""
    for chapter in book.chapters:
        for block in chapter.blocks:
            yield from (span.link for span in spans_of(block) if span.link)
            if isinstance(block, Entries):
                yield from (entry.link for entry in block.entries if entry.link)
    yield from (link for term in (*book.terms, *book.ids) for link in term.links)
