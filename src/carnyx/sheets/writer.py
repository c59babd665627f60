"""Writes the sheet of a game as a page; every word and figure comes from its registry, its words and the edition."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from carnyx.core.check import Bands, Check, Lookup, Trial, sums
from carnyx.core.edition import Setting
from carnyx.core.length import Units
from carnyx.core.rule import RuleId, signed
from carnyx.sheets.book import Book
from carnyx.sheets.layout import COLUMNS
from carnyx.sheets.page import SIGNS, Block, Grid, Mark, Page, Paragraph, Piece, Section, mark
from carnyx.words.explain import Speaker, choice_in_words
from carnyx.words.language import Language
from carnyx.words.numbers import percent
from carnyx.words.tables import cell, corner, head, totals

PAIR, KINDS = 2, (6, 10)  # the dice whose odds are printed
WIDE = 8  # a table with more columns has its chances in a strip of their own

_FIGURE = re.compile(r"\d")


class _Situation(Struct, frozen=True):
    """A situation with nothing but the edition: enough to ask a trial whether naturals count."""

    edition: Struct


def sheet(book: Book, edition: Struct, name: str = "default", language: Language = "en", units: Units = "in") -> Page:
    """The sheet of a game in an edition; what differs from the named edition is marked as a house rule."""
    return _Writer(book, edition, name, language, units).page()


class _Writer:
    def __init__(self, book: Book, edition: Struct, name: str, language: Language, units: Units) -> None:
        self.book, self.edition, self.name = book, edition, name
        self.registry = book.registry
        self.speaker = Speaker(self.registry, edition, language, units)
        self.say = self.speaker.words.say
        named = book.editions[name]
        self.flipped = [each for each in self.registry.settings if self._of(each) != getattr(named, each.name)]
        self.housed = {rule for each in self.flipped for rule in (each.id, *each.rules)}
        self.modifiers = {each.id for trial in self.registry.trials for each in trial.modifiers}
        self.results = {band.id for bands in self.registry.results for band in bands.bands}
        self.set = {setting.id for setting in self.registry.settings}

    def page(self) -> Page:
        house = [f"{each.name}={self._of(each)}" for each in self.flipped]
        subtitle = " · ".join([self.say("printed-subtitle"), self.say("printed-edition", edition=self.name), *house])
        chapters = [
            Section(self.say(f"printed-{self.book.game}-{name}"), tuple(self._blocks(ids)))
            for name, ids in self._chapters().items()
        ]
        settings = Section(self.say("printed-settings"), (self._settings(),))
        meanings: tuple[Mark, ...] = ("found", "ruling", "house")
        legend = tuple((SIGNS[each], self.say(f"printed-{each}")) for each in meanings)
        sections, tools = (*chapters, settings), (self.say("printed-search"), self.say("printed-print"))
        return Page(self.book.game.capitalize(), subtitle, self.speaker.language, sections, legend, tools)

    def _of(self, setting: Setting) -> int | str:
        value: int | str = getattr(self.edition, setting.name)
        return value

    def _chapters(self) -> dict[str, list[RuleId]]:
        """The rules by chapter; a rule whose name extends another's is in the same chapter."""
        placed = {
            rule if isinstance(rule, str) else rule.id: name
            for name, rules in self.book.chapters.items()
            for rule in rules
        }
        found: dict[str, list[RuleId]] = {name: [] for name in self.book.chapters}
        for id in self.registry.rules:
            known = id
            while known not in placed and "." in known:
                known = known.rpartition(".")[0]
            found[placed.get(known, next(reversed(found)))].append(id)
        return found

    def _blocks(self, ids: Iterable[RuleId]) -> Iterator[Block]:
        more: list[str] = []
        for id in ids:
            told = self._paragraph(id) if self._has_words(id) else None
            if told is not None:
                yield told
            elif self._has_words(id) and not self._has_grid(id):
                more.append(self.speaker.title(id))
            for grid in self._grids(id):  # a table right under the words of its rule needs no title of its own
                yield replace(grid, follows=told is not None and grid.title == told.title)
        if more:
            yield Paragraph(self.say("printed-more"), (Piece(", ".join(more) + ".", "ruling"),))

    def _has_words(self, id: RuleId) -> bool:
        """Whether a rule is told in words: modifiers, results and settings stand in lists of their own."""
        return id not in self.modifiers | self.results | self.set or self._has_grid(id)

    def _paragraph(self, id: RuleId) -> Paragraph | None:
        """A rule in words; a ruling that names no figure and no switch is left to `carnyx rules`."""
        governed = bool(self.registry.settings_of(id))
        pieces = tuple(
            Piece(part.text, self._mark(id, part.source))
            for part in self.speaker.explain(id).parts
            if part.source != "ruling" or governed or _FIGURE.search(part.text)
        )
        return Paragraph(self.speaker.title(id), pieces, id) if pieces else None

    def _mark(self, id: RuleId, source: str) -> Mark:
        return "house" if id in self.housed else mark(source)

    def _marked(self, id: RuleId) -> Mark:
        return self._mark(id, self.registry.rules[id].cite.source)

    def _has_grid(self, id: RuleId) -> bool:
        trial = self.registry.trial(id)
        return bool(self.registry.table(id) or self.registry.result(id) or (trial and trial.modifiers))

    def _grids(self, id: RuleId) -> Iterator[Grid]:
        if (table := self.registry.table(id)) is not None:
            yield from self._table(table)
        if (trial := self.registry.trial(id)) is not None and trial.modifiers:
            yield self._modifiers(trial)
        if (bands := self.registry.result(id)) is not None:
            yield self._results(bands)
        if id == self.book.dice:
            yield self._dice(id)

    def _table(self, table: Lookup) -> Iterator[Grid]:
        """A printed table with its chances beside the needs, or below them if the table is too wide."""
        trial = self.registry.trial(self.book.thrown_with.get(table.id, table.id)) if table.unit == "need" else None
        wide = len(table.columns) > WIDE and len(table.rows) > 1
        rows = tuple(
            (
                Piece(head(self.speaker, table, row)),
                *(
                    Piece(
                        cell(self.speaker, table, value),
                        chance=self._chance(trial, value) if trial and not wide else "",
                    )
                    for value in values
                ),
            )
            for row, values in zip(table.rows, table.cells, strict=True)
        )
        heads = (corner(self.speaker, table), *(head(self.speaker, table, column) for column in table.columns))
        yield Grid(self.speaker.title(table.id), rows, heads, self._marked(table.id), id=table.id)
        if trial and wide:
            needs = sorted({value for values in table.cells for value in values})
            scores = tuple(cell(self.speaker, table, need) for need in needs)
            chances = tuple(Piece(self._chance(trial, need)) for need in needs)
            yield Grid(
                self.say("printed-needs"),
                ((Piece(self.say("printed-chance")), *chances),),
                (self.say("printed-score"), *scores),
            )

    def _chance(self, trial: Trial[Any], need: int) -> str:
        """The chance of a need without modifiers, by the trial's own die and naturals."""
        check = Check(trial.id, need, (), trial.die, trial.naturals(_Situation(self.edition)), trial.dice, trial.under)
        return percent(check.chance, self.speaker.language, trimmed=True)

    def _modifiers(self, trial: Trial[Any]) -> Grid:
        rows = tuple(
            (
                Piece("±n" if each.printed is None else signed(each.printed)),
                Piece(
                    self._titled(each.id) if each.printed is None else self.speaker.title(each.id),
                    self._marked(each.id),
                ),
            )
            for each in trial.modifiers
        )
        title = f"{self.speaker.title(trial.id)}: {self.say('printed-modifiers')}"
        return Grid(title, rows, mark=self._marked(trial.id), listed=True, id=trial.id)

    def _titled(self, id: RuleId) -> str:
        """A rule's title; followed by its words if they have numbers that are nowhere else on the sheet."""
        title = self.speaker.title(id)
        return f"{title}: {self.speaker.explain(id).text}" if self.registry.rules[id].numbers else title

    def _results(self, bands: Bands) -> Grid:
        rows = tuple(
            (Piece(totals(band)), Piece(self.speaker.title(band.id), self._marked(band.id))) for band in bands.bands
        )
        return Grid(self.speaker.title(bands.id), rows, mark=self._marked(bands.id), listed=True, id=bands.id)

    def _dice(self, id: RuleId) -> Grid:
        """The odds of two dice of each kind that is printed: exactly a total, or less, or more."""
        names = [self.say(f"app-result-{name.replace('_', '-')}") for name in COLUMNS]
        heads = ("", *(f"{PAIR}D{sides} {name.lower()}" for sides in KINDS for name in names))
        rows = tuple(
            (Piece(str(total)), *(Piece(each) for sides in KINDS for each in self._odds_of(sides, total)))
            for total in range(PAIR, PAIR * max(KINDS) + 1)
        )
        return Grid(self.speaker.title(id), rows, heads, self._marked(id), id=id)

    def _odds_of(self, sides: int, total: int) -> Iterator[str]:
        ways = sums(sides, PAIR)
        if total >= len(ways):
            yield from ("",) * len(COLUMNS)
            return
        for counted in (ways[total : total + 1], ways[: total + 1], ways[total:]):
            yield percent(Fraction(sum(counted), sum(ways)), self.speaker.language)

    def _settings(self) -> Grid:
        """Every setting with its value in force."""
        rows = tuple(
            (Piece(self._titled(each.id), self._marked(each.id)), Piece(self._value(each)))
            for each in self.registry.settings
        )
        return Grid("", rows)

    def _value(self, setting: Setting) -> str:
        value = self._of(setting)
        match setting.unit:
            case "choice":
                return choice_in_words(self.speaker.words, setting, value)
            case "percent":
                return percent(Fraction(int(value), 100), self.speaker.language, trimmed=True)
            case "degrees":
                return f"{value}°"
            case _:
                return str(self.speaker.number("", setting.show(value)))
