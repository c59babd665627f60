"""The layout of a game's sheet in one language: its parts in order, and by what words each line is known.

What our own words call a table, a modifier or a result is taken from the catalogue; what else the printed sheets call
it stands in `LANGUAGE/labels.toml` in the folder of the game's words.  Neither holds a figure of the rules: figures
come from the registry.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator
from functools import cache, cached_property
from typing import Any

from msgspec import Struct

from carnyx.core.check import Bands, Lookup
from carnyx.core.kept import Memory
from carnyx.core.registry import Registry
from carnyx.core.rule import RuleId
from carnyx.sheets.book import Book
from carnyx.sheets.fragment import Fragment, fragment, is_word
from carnyx.sheets.lines import words
from carnyx.words import Catalogue, Language, catalogue

_MOST_WORDS = 4096  # more than a sheet has
COLUMNS = ("exactly", "or_less", "or_more")  # of a table of dice


class Entry(Struct, frozen=True):
    """A line of a sheet: the rule or value it tells of, and the fragments it is known by."""

    key: str  # a rule's name, with /row/column for a cell; of a switch, with =choice
    fragments: tuple[Fragment, ...]
    place: int = 0  # its number in a list, if it stands in one


class Section(Struct, frozen=True):
    """A part of a sheet: its headings and its contents."""

    id: RuleId
    headings: tuple[str, ...]
    entries: tuple[Entry, ...] = ()
    furniture: tuple[str, ...] = ()  # words of the part that have no meaning for the reader
    table: Lookup | None = None
    ranges: Lookup | None = None  # printed beside the cells of the same rows
    rows: dict[str, tuple[Fragment, ...]] = {}
    columns: dict[str, tuple[Fragment, ...]] = {}
    also: tuple[Lookup, ...] = ()  # tables that are printed as one with this part's table
    beside: tuple[Bands, ...] = ()  # tables of results side by side: a row for each result


class Layout(Struct, frozen=True, dict=True):
    """All parts of a sheet, in the order of the page."""

    book: Book
    language: Language
    sections: tuple[Section, ...]
    furniture: tuple[str, ...]

    @cached_property
    def vocabulary(self) -> frozenset[str]:
        """Every longer word of it; by these the language of a sheet is recognised."""
        return frozenset(word for word in self._pieces if len(word) >= 4)

    @cached_property
    def _pieces(self) -> frozenset[str]:
        """Every word of every fragment."""
        entries = [entry for section in self.sections for entry in section.entries]
        return frozenset(word for entry in entries for known in entry.fragments for word in known.words)

    @cached_property
    def _alike(self) -> Memory[str, frozenset[str]]:
        return Memory(_MOST_WORDS)

    def alike(self, word: str) -> frozenset[str]:
        """Every word of a fragment that a printed word, damaged perhaps, can be."""
        alike = self._alike
        try:
            return alike[word]
        except KeyError:
            return alike.keep(word, frozenset(piece for piece in self._pieces if is_word(piece, word)))

    @cached_property
    def titles(self) -> frozenset[str]:
        """The titles with which our own sheets begin the words of each rule."""
        return frozenset(map(catalogue(self.language).say, self.book.registry.rules))

    def section(self, id: RuleId) -> Section:
        """The part of that name."""
        return next(each for each in self.sections if each.id == id)


@cache
def layout(book: Book, language: Language) -> Layout:
    """The layout of a game's sheet in a language."""
    registry, say = book.registry, catalogue(language)
    printed = _printed(book, language)
    written: dict[RuleId, dict[str, Any]] = {section["id"]: section for section in printed.get("section", ())}
    odds = [book.dice] if book.dice else []
    ids = list(dict.fromkeys([*written, *_ours(registry), *odds]))
    sections = (*(_section(book, say, id, written.get(id, {})) for id in ids), *_together(book, say))
    return Layout(book, language, sections, _joined(printed.get("furniture", ())))


def _printed(book: Book, language: Language) -> dict[str, Any]:
    """The labels of a printed sheet, if there is one in this language."""
    file = book.words / language / "labels.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def _ours(registry: Registry) -> Iterator[RuleId]:
    """Everything of a game that a sheet has a part for."""
    yield from (table.id for table in registry.tables)
    yield from (trial.id for trial in registry.trials if trial.modifiers)
    yield from (bands.id for bands in registry.results)


def _section(book: Book, say: Catalogue, id: RuleId, written: dict[str, Any]) -> Section:
    registry = book.registry
    table = registry.table(id)
    ours = [say.say(id), f"{say.say(id)} {say.say('printed-modifiers')}"] if id in {*_ours(registry)} else []
    headings = [*written.get("heading", ()), *ours]
    listed = [
        Entry(key, _fragments(known), place) for place, (key, known) in enumerate(written.get("list", {}).items(), 1)
    ]
    lines = [Entry(key, _fragments(known)) for key, known in written.get("lines", {}).items()]
    return Section(
        id,
        tuple(dict.fromkeys(_joined(headings))),
        (*listed, *lines, *_spoken(registry, say, id)),
        _joined(written.get("furniture", ())),
        table,
        registry.table(written["ranges"]) if "ranges" in written else None,
        _heads(say, registry.game, table.rows if table else (), written.get("rows", {})),
        _odds_heads(say, written)
        if id == book.dice
        else _heads(say, registry.game, table.columns if table else (), written.get("columns", {})),
    )


def _together(book: Book, say: Catalogue) -> Iterator[Section]:
    """Tables that our own sheet prints as one, or side by side."""
    registry, contents = book.registry, book.contents
    for id, others in contents.joined.items():
        alike = [registry.table(each) for each in others]
        heading = " ".join(say.say(each) for each in (id, *others))
        yield Section(
            id, _joined([heading]), table=registry.table(id), also=tuple(each for each in alike if each is not None)
        )
    for id, names in contents.beside.items():
        found = [registry.result(each) for each in names]
        tables = tuple(each for each in found if each is not None)
        heads = " ".join(say.say(f"{registry.game}.label.{name.rpartition('.')[2]}") for name in names)
        rows = {band.name: _fragments([_label(say.say(band.id))]) for band in tables[0].bands}
        yield Section(id, _joined([say.say(id)]), furniture=_joined([heads]), rows=rows, beside=tables)


def _spoken(registry: Registry, say: Catalogue, id: RuleId) -> Iterator[Entry]:
    """The modifiers and results of a part, by our own words for them."""
    trial, bands = registry.trial(id), registry.result(id)
    for modifier in trial.modifiers if trial else ():
        if modifier.printed is not None:
            yield Entry(modifier.id, (fragment(f"{{value:signed}} {_label(say.say(modifier.id))}", True),))
    for band in bands.bands if bands else ():
        yield Entry(f"{id}/{band.name}", (fragment(f"{{value:band}} {_label(say.say(band.id))}", True),))


def _heads(
    say: Catalogue, game: str, heads: Iterable[int | str], written: dict[str, list[str]]
) -> dict[str, tuple[Fragment, ...]]:
    """By what words each head of a table is known; a number is known by itself."""
    found = {name: _fragments(known) for name, known in written.items()}
    for head in heads:
        name = f"{game}.label.{head}"
        if isinstance(head, str) and say.has(name):
            found[head] = (*found.get(head, ()), fragment(_label(say.say(name))))
    return found


def _odds_heads(say: Catalogue, written: dict[str, Any]) -> dict[str, tuple[Fragment, ...]]:
    """The heads of a table of dice."""
    ours = {name: say.say(f"app-result-{name.replace('_', '-')}") for name in COLUMNS}
    printed = written.get("columns", {})
    return {name: _fragments([*printed.get(name, ()), _label(text)]) for name, text in ours.items()}


def _label(text: str) -> str:
    return " ".join(words(text))


def _fragments(known: Iterable[str]) -> tuple[Fragment, ...]:
    return tuple(fragment(each) for each in known)


def _joined(labels: Iterable[str]) -> tuple[str, ...]:
    """Labels without spaces, since a damaged copy may have lost them."""
    return tuple("".join(words(label)) for label in labels)
