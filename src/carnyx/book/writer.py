"""Writes the rulebook of a game: its script, with the rules, tables, diagrams and examples that it asks for put in."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from unicodedata import normalize

from msgspec import Struct

from carnyx.book.examples import told
from carnyx.book.inline import Inline
from carnyx.book.materials import Materials
from carnyx.book.script import Part, script
from carnyx.book.tables import Rules
from carnyx.book.tree import Block, Chapter, Diagram, Example, Heading, Points, Prose, Rulebook, Term, spans_of
from carnyx.core.length import Units
from carnyx.sheets.book import Book
from carnyx.sheets.page import SIGNS, Mark
from carnyx.show.story import heading
from carnyx.show.telling import Telling
from carnyx.words.explain import Speaker
from carnyx.words.language import Language

LABELS = ("contents", "index", "ids", "odds", "told", "search", "print", "nothing", "example", "page")
LISTS = ("point", "step")


def rulebook(
    book: Book,
    telling: Telling,
    materials: Materials,
    edition: Struct,
    name: str = "default",
    language: Language = "en",
    units: Units = "in",
) -> Rulebook:
    """The rulebook in an edition, a language and a unit of length; what differs from the named edition is marked."""
    return _Writer(book, telling, materials, edition, name, language, units).rulebook()


class _Writer:
    def __init__(
        self,
        book: Book,
        telling: Telling,
        materials: Materials,
        edition: Struct,
        name: str,
        language: Language,
        units: Units,
    ) -> None:
        self.book, self.telling, self.materials, self.name = book, telling, materials, name
        self.speaker = Speaker(book.registry, edition, language, units)
        self.say = self.speaker.words.say
        self.script = script(book.words, language) or _unwritten(book)
        self.rules = Rules(book, self.speaker, name, _explicit(self.script))
        titles = {part.names[0]: part.words for part in self.script if part.kind == "chapter"}
        self.inline = Inline(self.speaker, titles)

    def rulebook(self) -> Rulebook:
        chapters = tuple(self._chapters())
        house = [f"{each.name}={getattr(self.speaker.edition, each.name)}" for each in self.rules.flipped]
        subtitle = [self.say("book-subtitle"), self.say("printed-edition", edition=self.name), *house]
        meanings: tuple[Mark, ...] = ("found", "ruling", "house")
        legend = [("", self.say("book-unmarked")), *((SIGNS[each], self.say(f"printed-{each}")) for each in meanings)]
        words = {name: self.say(f"book-{name}") for name in LABELS}
        return Rulebook(
            self.book.game,
            self.book.game.capitalize(),
            " · ".join(subtitle),
            self.speaker.language,
            words,
            tuple(legend),
            chapters,
            tuple(self._terms(chapters)),
            tuple(Term(id, (id,)) for id in sorted(self.book.registry.rules)),
        )

    def _chapters(self) -> Iterator[Chapter]:
        opening = self.script[0]
        blocks: list[Block] = []
        for kind, run in groupby(self.script, key=lambda part: part.kind):
            if kind in LISTS:
                blocks.append(Points(tuple(self.inline.spans(part.words) for part in run), kind == "step"))
                continue
            for part in run:
                if kind != "chapter":
                    blocks += self._blocks(part)
                elif part is not opening:
                    yield Chapter(opening.names[0], opening.words, tuple(blocks))
                    opening, blocks = part, []
        yield Chapter(opening.names[0], opening.words, tuple(blocks))

    def _blocks(self, part: Part) -> Iterator[Block]:
        """What a piece of the script becomes."""
        match part.kind:
            case "prose":
                yield Prose(self.inline.spans(part.words))
            case "heading":
                yield Heading(part.words)
            case "diagram":
                (name,) = part.names
                drawn = self.materials.diagrams[name](self.speaker)
                yield Diagram(name, drawn.svg, self.inline.spans(part.words), drawn.width)
            case "example":
                yield self._example(part)
            case "list":
                (name,) = part.names
                yield from self.materials.lists[name](self.speaker)
            case _:
                yield from self.rules.blocks(part)

    def _example(self, part: Part) -> Example:
        (name,) = part.names
        title, _, lead = part.words.partition(": ")
        posed = self.materials.examples[name](self.speaker)
        odds, lines = told(self.telling, posed, self.speaker)
        return Example(name, title, self.inline.spans(lead), posed.picture, odds, lines, posed.width)

    def _terms(self, chapters: Iterable[Chapter]) -> Iterator[Term]:
        """Words that are explained and titles of rules, in the order of the alphabet."""
        found: dict[str, list[str]] = {}
        for chapter in chapters:
            for block in chapter.blocks:
                for span in spans_of(block):
                    if span.anchor:
                        found.setdefault(heading(span.text), []).append(span.anchor)
        for id in self.book.registry.rules:
            found.setdefault(heading(self.speaker.title(id)), []).append(id)
        for text in sorted(found, key=_plain):
            yield Term(text, tuple(found[text]))


def _unwritten(book: Book) -> tuple[Part, ...]:
    """The script of a game that has none: all its rules, in the order of the rulebook."""
    return Part("chapter", ("rules",), book.game.capitalize()), Part("rule", tuple(book.registry.rules), "")


def _explicit(parts: Iterable[Part]) -> frozenset[str]:
    """The rules that the script names one by one; lists of modifiers and results only lead to them."""
    return frozenset(name for part in parts if part.kind in ("rule", "rules") for name in part.names)


def _plain(text: str) -> str:
    """Letters without their accents, so that a word stands where a reader looks for it."""
    return normalize("NFKD", text.casefold()).encode("ascii", "ignore").decode()
