"""Parts of a sheet as blocks: each line, list and table, filled in from the registry, words and edition.

The sheet prints all parts of its contents; a roster prints those that its army needs.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, TypeGuard

from msgspec.structs import replace

from carnyx.core.check import Bands, Trial
from carnyx.core.edition import Setting
from carnyx.core.rule import RuleId, signed
from carnyx.sheets.book import Book
from carnyx.sheets.contents import (
    Chances,
    Crossed,
    Drawn,
    Modifiers,
    Optional,
    Part,
    Printed,
    Results,
    Said,
    Steps,
    Told,
    Values,
)
from carnyx.sheets.grids import Grids
from carnyx.sheets.page import SIGNS, Block, Grid, Mark, Paragraph, Piece, mark
from carnyx.words.explain import Speaker
from carnyx.words.tables import totals

_SOURCES: tuple[Mark, ...] = ("", "found", "ruling", "house")  # of several, the last one is shown


def legend(speaker: Speaker) -> tuple[tuple[str, str], ...]:
    """What the marks of the sources mean."""
    return tuple((SIGNS[each], speaker.words.say(f"printed-{each}")) for each in _SOURCES if each)


def _is_values(block: Block) -> TypeGuard[Grid]:
    """Whether a block is a list of settings with their values, without a title."""
    return isinstance(block, Grid) and not (block.title or block.heads or block.listed)


class Parts:
    """Fills in the parts of one game's sheet; rules that a house rule has changed are marked."""

    def __init__(self, book: Book, speaker: Speaker, flipped: Iterable[Setting] = ()) -> None:
        self.book, self.speaker = book, speaker
        self.registry = book.registry
        self.say = speaker.words.say
        self.housed = {rule for each in flipped for rule in (each.id, *each.rules)}
        self.grids = Grids(book, speaker, self.marked)
        self._figures = book.figures()

    def blocks(self, parts: Iterable[Part]) -> Iterator[Block]:
        """The blocks of these parts, in their order; values that follow one another stand in one list."""
        last: Block | None = None
        for block in (block for part in parts for block in self._blocks(part)):
            if last is not None and _is_values(last) and _is_values(block):
                last = replace(last, rows=(*last.rows, *block.rows), tells=(*last.tells, *block.tells))
                continue
            if last is not None:
                yield last
            last = block
        if last is not None:
            yield last

    def marked(self, *ids: RuleId) -> Mark:
        """Where rules come from: of several sources the least certain."""
        marks = ["house" if id in self.housed else mark(self.registry.rules[id].cite.source) for id in ids]
        return max(marks, key=_SOURCES.index)

    def _blocks(self, part: Part) -> Iterator[Block]:
        match part:
            case Said():
                id = part.rules[0]
                yield Paragraph(self.speaker.title(id), (self._said(part),), id, part.rules)
            case Told(rule=id, tells=more):
                told = self.speaker.explain(id)
                pieces = tuple(Piece(each.text, self._mark(id, each.source)) for each in told.parts)
                yield Paragraph(told.title, pieces, id, (id, *more))
            case Steps(lines=lines):
                rows = tuple((Piece(f"{at}."), self._said(line)) for at, line in enumerate(lines, 1))
                tells = tuple(rule for line in lines for rule in line.rules)
                yield Grid("", rows, listed=True, id=tells[0], tells=tells)
            case Printed():
                yield from self.grids.table(part)
            case Modifiers(id=id, tells=tells):
                yield self._modifiers(self._trial(id), tells)
            case Results(id=id, tables=()):
                yield self._results(self._bands(id))
            case Results(id=id, tables=tables):
                yield self._beside(id, [self._bands(each) for each in tables])
            case Values():
                yield self._values(part)
            case Crossed():
                yield self._crossed(part)
            case Chances():
                yield self.grids.chances(self._trial(part.id), part.least, part.most)
            case Optional(setting=id, parts=parts):
                yield self._values(Values((id,)))
                if getattr(self.speaker.edition, self._setting(id).name) != self._setting(id).default:
                    yield from self.blocks(parts)
            case Drawn(make=make):
                yield make(self.grids)

    def _mark(self, id: RuleId, source: str) -> Mark:
        return "house" if id in self.housed else mark(source)

    def _said(self, line: Said) -> Piece:
        """A line with the numbers of all its rules; two rules must not give one name to two numbers."""
        numbers: dict[str, int | str] = {}
        for id in (*line.rules, *line.borrows):
            for name, number in self.speaker.numbers(id).items():
                if numbers.setdefault(name, number) != number:
                    numbers[f"{id.rpartition('.')[2]}_{name}"] = number
            for address, figure in self._figures.items():
                rule, _, name = address.partition("/")
                if rule == id:
                    numbers.setdefault(name, figure)
        return Piece(self.say(f"quick-{line.name}", **numbers), self.marked(*line.rules))

    def _trial(self, id: RuleId) -> Trial[Any]:
        trial = self.registry.trial(id)
        if trial is None:
            raise ValueError(f"{id} is no throw")
        return trial

    def _bands(self, id: RuleId) -> Bands:
        bands = self.registry.result(id)
        if bands is None:
            raise ValueError(f"{id} has no results")
        return bands

    def _modifiers(self, trial: Trial[Any], more: tuple[RuleId, ...]) -> Grid:
        rows = tuple(
            (
                Piece("±n" if each.printed is None else signed(each.printed)),
                Piece(self.speaker.title(each.id), self.marked(each.id)),
            )
            for each in trial.modifiers
        )
        title = f"{self.speaker.title(trial.id)}: {self.say('printed-modifiers')}"
        told = tuple(each.id for each in trial.modifiers if each.printed is not None)
        tells = tuple(dict.fromkeys((*told, *more)))
        return Grid(title, rows, mark=self.marked(trial.id), listed=True, id=trial.id, tells=tells)

    def _results(self, bands: Bands) -> Grid:
        rows = tuple(
            (Piece(totals(band)), Piece(self.speaker.title(band.id), self.marked(band.id))) for band in bands.bands
        )
        tells = (bands.id, *(band.id for band in bands.bands))
        title = self.speaker.title(bands.id)
        return Grid(title, rows, mark=self.marked(bands.id), listed=True, id=bands.id, tells=tells)

    def _beside(self, id: RuleId, tables: list[Bands]) -> Grid:
        """Tables with the same results side by side: a row for each result, a column for each table."""
        rows = tuple(
            (Piece(self.speaker.title(across[0].id), self.marked(across[0].id)), *(Piece(totals(b)) for b in across))
            for across in zip(*(each.bands for each in tables), strict=True)
        )
        labels = [f"{self.registry.game}.label.{each.id.rpartition('.')[2]}" for each in tables]
        tells = (id, *(each.id for each in tables), *(band.id for band in tables[0].bands))
        heads = ("", *map(self.say, labels))
        return Grid(self.speaker.title(id), rows, heads, self.marked(id), id=id, tells=tells)

    def _setting(self, id: RuleId) -> Setting:
        return next(each for each in self.registry.settings if each.id == id)

    def _values(self, part: Values) -> Grid:
        """Settings with their values in force."""
        rows = tuple(
            (Piece(self.speaker.title(id), self.marked(id)), Piece(self.grids.value(self._setting(id))))
            for id in part.settings
        )
        return Grid(
            self.speaker.title(part.title) if part.title else "", rows, id=part.settings[0], tells=part.settings
        )

    def _crossed(self, part: Crossed) -> Grid:
        rows = tuple(
            (
                Piece(self.say(label)),
                *(Piece(self.grids.value(self._setting(id)), self.marked(id)) for id in settings),
            )
            for label, settings in part.rows
        )
        tells = tuple(id for _, settings in part.rows for id in settings)
        heads = ("", *map(self.say, part.columns))
        return Grid(self.speaker.title(part.title), rows, heads, id=part.title, tells=tells)
