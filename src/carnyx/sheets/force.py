"""The values in force, by the addresses a sheet's figures have: `celtos.cc.hit/3/7`, `celtos.shoot.moved`.

Everything is read from the registries.  A number that has no name of its own (over half, a natural ten) is found by
asking the rule itself at which number its result changes, so that no number is written a second time.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import lru_cache
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from carnyx.core.check import Band, Lookup, sums
from carnyx.core.length import INCH, Length
from carnyx.core.rule import RuleId
from carnyx.sheets.book import Book

Quantity = int | str | Length


class Switch(Struct, frozen=True):
    """The setting that explains a difference: what the sheet chooses, and the editions that choose the same."""

    name: str
    choice: int | str
    editions: tuple[str, ...]


@lru_cache(128)  # an edition, and each of its settings chosen otherwise
def in_force(book: Book, edition: Struct) -> Mapping[str, Quantity]:
    """Every figure of a game by its address, in an edition."""
    registry = book.registry
    found: dict[str, Quantity] = {}
    for rule in registry.rules.values():
        found.update((f"{rule.id}/{name}", number) for name, number in rule.numbers.items() if isinstance(number, int))
    for table in registry.tables:
        found.update(_cells(table, edition))
    for trial in registry.trials:
        found.update((each.id, each.printed) for each in trial.modifiers if each.printed is not None)
    for bands in registry.results:
        found.update((f"{bands.id}/{band.name}", written(band)) for band in bands.bands)
    for setting in registry.settings:
        found[setting.id] = getattr(edition, setting.name)
    found.update(book.figures())
    return found


def _cells(table: Lookup, edition: Struct) -> Iterator[tuple[str, Quantity]]:
    inch: int = getattr(edition, "inch", INCH)
    for row, cells in zip(table.rows, table.cells, strict=True):
        nearer = 0
        for column, cell in zip(table.columns, cells, strict=True):
            if table.unit == "length":
                yield f"{table.id}/{row}/{column}", Length(cell * inch)
                yield f"{table.id}/from/{column}", Length(nearer * inch)  # a band begins where the last one ends
                nearer = cell
            else:
                yield f"{table.id}/{row}/{column}", cell


def written(band: Band) -> str:
    """A band of results in plain signs: `12+`, `4-11`, `6`, `0-`."""
    if band.low is None:
        return f"{band.high}-"
    if band.high is None:
        return f"{band.low}+"
    return str(band.low) if band.low == band.high else f"{band.low}-{band.high}"


def explained(book: Book, edition: Struct, address: str, sheet: Quantity) -> Switch | None:
    """The setting that would make the sheet's value the one in force, if there is one."""
    for setting in book.registry.settings_of(rule_of(address)):
        for choice in setting.choices:
            if in_force(book, replace(edition, **{setting.name: choice})).get(address) == sheet:
                same = [name for name, each in book.editions.items() if getattr(each, setting.name) == choice]
                return Switch(setting.name, choice, tuple(same))
    return None


def rule_of(address: str) -> RuleId:
    """The rule a value belongs to."""
    return address.partition("/")[0]


def chance(dice: int, sides: int, score: int, column: str) -> Fraction:
    """The chance of a total in per cent: exactly, or less, or more (warriors.odds)."""
    ways = sums(sides, dice)
    counted: dict[str, Any] = {
        "exactly": ways[score : score + 1],
        "or_less": ways[: score + 1],
        "or_more": ways[score:],
    }
    return Fraction(100 * sum(counted[column]), sides**dice)
