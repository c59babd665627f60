"""Rules in a rulebook: paragraphs with their sources, modifiers and results line by line, tables and settings."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from carnyx.book.script import Part
from carnyx.book.tree import Block, Entries, Entry, RuleText, Table
from carnyx.core.rule import RuleId, signed
from carnyx.sheets.book import Book
from carnyx.sheets.grids import WIDE, Grids
from carnyx.sheets.page import Grid, Mark, Piece, mark
from carnyx.show.story import heading
from carnyx.words.explain import Speaker
from carnyx.words.tables import totals

MODIFIED = 4  # modifiers together that come up, for better or worse


class Rules:
    """Puts rules into the book; `explicit` are those that the script tells in a place of their own."""

    def __init__(self, book: Book, speaker: Speaker, name: str, explicit: frozenset[RuleId]) -> None:
        self.book, self.speaker, self.explicit = book, speaker, explicit
        self.registry = book.registry
        named = book.editions[name]
        settings = self.registry.settings
        self.flipped = [each for each in settings if getattr(speaker.edition, each.name) != getattr(named, each.name)]
        self.housed = {rule for each in self.flipped for rule in (each.id, *each.rules)}
        self.grids = Grids(book, speaker, self._marked)
        self._told: set[RuleId] = set()

    def blocks(self, part: Part) -> Iterator[Block]:
        """A rule, several of them, a table, modifiers, results or settings, as the script asks for."""
        match part.kind:
            case "rule":
                yield from (RuleText(id, self.speaker.title(id), self._pieces(id)) for id in part.names)
            case "rules":
                yield Entries(part.words, tuple(self._entry(id, "") for id in part.names))
            case "table":
                yield from self._tables(part.names, part.words)
            case "modifiers":
                yield from (self._modifiers(id) for id in part.names)
            case "results":
                yield from (self._results(id) for id in part.names)
            case "settings":
                yield from self._settings(part.names, part.words)
            case "chances":
                yield from (_table(self._chances(id), part.words) for id in part.names)
            case "dice":
                (id,) = part.names
                yield _table(self.grids.dice(id), part.words)
            case _:
                raise ValueError(f"nothing in a book is called {part.kind}")

    def _pieces(self, id: RuleId) -> tuple[Piece, ...]:
        return tuple(Piece(part.text, self._mark(id, part.source)) for part in self.speaker.explain(id).parts)

    def _mark(self, id: RuleId, source: str) -> Mark:
        return "house" if id in self.housed else mark(source)

    def _marked(self, id: RuleId) -> Mark:
        return self._mark(id, self.registry.rules[id].cite.source)

    def _entry(self, id: RuleId, figure: str) -> Entry:
        """A rule in a line; one that has its place elsewhere, or has been told, is no more than its title."""
        title = heading(self.speaker.title(id))
        if figure and (id in self.explicit or id in self._told):
            return Entry(figure, title, (), link=id)
        self._told.add(id)
        return Entry(figure, title, self._pieces(id), id)

    def _tables(self, ids: Iterable[RuleId], title: str) -> Iterator[Table]:
        for id in ids:
            table = self.registry.table(id)
            if table is None:
                raise ValueError(f"{id} has no table")
            for grid in self.grids.table(table):
                yield _table(grid, title if grid.id else grid.title)  # a rule's own table stands below its words

    def _modifiers(self, id: RuleId) -> Entries:
        trial = self.registry.trial(id)
        if trial is None:
            raise ValueError(f"{id} has no modifiers")
        figures = [(each.id, "±" if each.printed is None else signed(each.printed)) for each in trial.modifiers]
        title = f"{self.speaker.title(id)}: {self.speaker.words.say('printed-modifiers')}"
        return Entries(title, tuple(self._entry(*each) for each in figures))

    def _chances(self, id: RuleId) -> Grid:
        """What a throw needs and how likely it is, for the totals of modifiers that come up."""
        trial = self.registry.trial(id)
        if trial is None:
            raise ValueError(f"{id} is not thrown for")
        return self.grids.chances(trial, -MODIFIED, +MODIFIED)

    def _results(self, id: RuleId) -> Entries:
        bands = self.registry.result(id)
        if bands is None:
            raise ValueError(f"{id} has no results")
        entries = tuple(self._entry(band.id, totals(band)) for band in bands.bands)
        return Entries(self.speaker.title(id), entries)

    def _settings(self, names: tuple[RuleId, ...], title: str) -> Iterator[Entries]:
        """Settings under a rule's name or all of them that have no other place, each with its value in force."""
        found = [
            each
            for each in self.registry.settings
            if each.id not in self.explicit | self._told and (not names or each.id.startswith(names))
        ]
        entries = []
        for each in found:
            self._told.add(each.id)
            entries.append(Entry(self.grids.value(each), self.speaker.title(each.id), self._pieces(each.id), each.id))
        if entries:
            yield Entries(title, tuple(entries))


def _table(grid: Grid, title: str) -> Table:
    return Table(title, grid.heads, grid.rows, len(grid.heads) > WIDE)
