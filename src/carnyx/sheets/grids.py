"""Printed tables as grids: a table with its chances, the odds of plain dice, and the value of a setting in words.

Sheet and rulebook print the same tables, so both ask here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from carnyx.core.check import Check, Lookup, Trial, sums
from carnyx.core.edition import Setting
from carnyx.core.rule import RuleId, signed
from carnyx.sheets.book import Book
from carnyx.sheets.contents import Printed
from carnyx.sheets.layout import COLUMNS
from carnyx.sheets.page import Grid, Mark, Piece
from carnyx.words.explain import Speaker, choice_in_words
from carnyx.words.numbers import percent
from carnyx.words.tables import cell, corner, head

PAIR, KINDS = 2, (6, 10)  # the dice whose odds are printed
WIDE = 8  # a table with more columns has its chances in a strip of their own


class _Situation(Struct, frozen=True):
    """A situation with nothing but the edition: enough to ask a trial whether naturals count."""

    edition: Struct


class Grids:
    """The tables of one game, in one edition and one language."""

    def __init__(self, book: Book, speaker: Speaker, marked: Callable[[RuleId], Mark]) -> None:
        self.book, self.speaker, self.marked = book, speaker, marked
        self.registry = book.registry
        self.say = speaker.words.say

    def table(self, part: Lookup | Printed) -> Iterator[Grid]:
        """A printed table with its chances beside the needs, or below them if the table is too wide."""
        table = part if isinstance(part, Lookup) else self._part(part)
        alike = [] if isinstance(part, Lookup) else [self._lookup(id) for id in part.alike]
        if any((each.rows, each.columns, each.cells) != (table.rows, table.columns, table.cells) for each in alike):
            raise ValueError(f"{table.id} is printed as one with tables that have other cells")
        trial = self.registry.trial(self.book.thrown_with.get(table.id, table.id)) if table.unit == "need" else None
        wide = len(table.columns) > WIDE and len(table.rows) > 1
        rows = tuple(
            (
                Piece(head(self.speaker, table, row)),
                *(
                    Piece(
                        cell(self.speaker, table, value),
                        chance=self.chance(trial, value) if trial and not wide else "",
                        odds=self._odds(trial, value) if trial else None,
                    )
                    for value in values
                ),
            )
            for row, values in zip(table.rows, table.cells, strict=True)
        )
        corners = " · ".join(corner(self.speaker, each) for each in (table, *alike))
        heads = (corners, *(head(self.speaker, table, column) for column in table.columns))
        title = " · ".join(self.speaker.title(each.id) for each in (table, *alike))
        tells = (table.id, *(each.id for each in alike), *(part.tells if isinstance(part, Printed) else ()))
        yield Grid(title, rows, heads, self.marked(table.id), id=table.id, tells=tells)
        if trial and wide:
            needs = sorted({value for values in table.cells for value in values})
            yield self._strip([(cell(self.speaker, table, need), trial, need) for need in needs])

    def chances(self, trial: Trial[Any], least: int, most: int) -> Grid:
        """What a throw with a fixed score needs, and its chance, for each total of its modifiers."""
        base = trial.base(_Situation(self.speaker.edition))
        strip = self._strip([(signed(total), trial, base - total) for total in range(least, most + 1)])
        needs = (Piece(self.say("printed-score")), *(Piece(f"{base - total}+") for total in range(least, most + 1)))
        heads = (self.say("printed-total"), *strip.heads[1:])
        return Grid("", (needs, *strip.rows), heads, id=trial.id)

    def _strip(self, thrown: Iterable[tuple[str, Trial[Any], int]]) -> Grid:
        """Scores, and the chance of each below it."""
        given = list(thrown)
        chances = (Piece(self.chance(trial, need), odds=self._odds(trial, need)) for _, trial, need in given)
        heads = (self.say("printed-score"), *(name for name, _, _ in given))
        return Grid(self.say("printed-needs"), ((Piece(self.say("printed-chance")), *chances),), heads)

    def _lookup(self, id: RuleId) -> Lookup:
        table = self.registry.table(id)
        if table is None:
            raise ValueError(f"{id} has no table")
        return table

    def _part(self, part: Printed) -> Lookup:
        """A table with only the rows and columns that are wanted."""
        table = self._lookup(part.id)
        rows, columns = part.rows or table.rows, part.columns or table.columns
        cells = tuple(tuple(table(row, column) for column in columns) for row in rows)
        return replace(table, rows=rows, columns=columns, cells=cells)

    def _odds(self, trial: Trial[Any], need: int) -> int:
        return round(100 * self._check(trial, need).chance)

    def _check(self, trial: Trial[Any], need: int) -> Check:
        """A throw without modifiers, by the trial's own die and naturals."""
        naturals = trial.naturals(_Situation(self.speaker.edition))
        return Check(trial.id, need, (), trial.die, naturals, trial.dice, trial.under)

    def chance(self, trial: Trial[Any], need: int) -> str:
        """The chance of a need without modifiers."""
        return percent(self._check(trial, need).chance, self.speaker.language, trimmed=True)

    def dice(self, id: RuleId) -> Grid:
        """The odds of two dice of each kind that is printed: exactly a total, or less, or more."""
        names = [self.say(f"app-result-{name.replace('_', '-')}") for name in COLUMNS]
        heads = ("", *(f"{PAIR}D{sides} {name.lower()}" for sides in KINDS for name in names))
        rows = tuple(
            (Piece(str(total)), *(Piece(each) for sides in KINDS for each in self._odds_of(sides, total)))
            for total in range(PAIR, PAIR * max(KINDS) + 1)
        )
        return Grid(self.speaker.title(id), rows, heads, self.marked(id), id=id)

    def _odds_of(self, sides: int, total: int) -> Iterator[str]:
        ways = sums(sides, PAIR)
        if total >= len(ways):
            yield from ("",) * len(COLUMNS)
            return
        for counted in (ways[total : total + 1], ways[: total + 1], ways[total:]):
            yield percent(Fraction(sum(counted), sum(ways)), self.speaker.language)

    def throws(self, id: RuleId, throws: Sequence[tuple[int, int, str]]) -> Grid:
        """The odds of throws, each of so many dice of so many sides, in one way of reading them; a column a total."""
        most = max(dice * sides for dice, sides, _ in throws)
        rows = []
        for dice, sides, name in throws:
            named = self.say("printed-throw", dice=dice, which=self.say(f"app-result-{name}").lower())
            rows.append((Piece(named), *(self._thrown(dice, sides, name, total) for total in range(1, most + 1))))
        return Grid("", tuple(rows), ("", *map(str, range(1, most + 1))), id=id, tells=(id,))

    def _thrown(self, dice: int, sides: int, name: str, total: int) -> Piece:
        ways = sums(sides, dice)
        if not dice <= total < len(ways):
            return Piece("")
        chance = Fraction(sum(ways[total:] if name == "or-more" else ways[: total + 1]), sum(ways))
        return Piece(percent(chance, self.speaker.language, trimmed=True), odds=round(100 * chance))

    def value(self, setting: Setting) -> str:
        """The value of a setting in force, as players write it."""
        value: int | str = getattr(self.speaker.edition, setting.name)
        match setting.unit:
            case "choice":
                return choice_in_words(self.speaker.words, setting, value)
            case "percent":
                return percent(Fraction(int(value), 100), self.speaker.language, trimmed=True)
            case "degrees":
                return f"{value}°"
            case _:
                return str(self.speaker.number("", setting.show(value)))
