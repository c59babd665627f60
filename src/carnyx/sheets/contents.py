"""The contents of a sheet: which tables, lists and lines stand on it, on which page and in which column.

A game says what it prints and where; every word and figure is still taken from its rules, so that they hold
nothing but names.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct

from carnyx.core.rule import RuleId

if TYPE_CHECKING:
    from carnyx.sheets.grids import Grids
    from carnyx.sheets.page import Grid


class Said(Struct, frozen=True):
    """One line about some rules, under the title of the first; its words are `quick-NAME`, their numbers the rules'."""

    name: str
    rules: tuple[RuleId, ...]
    borrows: tuple[RuleId, ...] = ()  # rules told elsewhere, whose numbers the line uses


class Told(Struct, frozen=True):
    """A rule in its own words, where they are short enough for a sheet."""

    rule: RuleId
    tells: tuple[RuleId, ...] = ()  # settings whose values these words give


class Steps(Struct, frozen=True):
    """Lines in the order in which they are carried out, numbered."""

    lines: tuple[Said, ...]


class Printed(Struct, frozen=True):
    """A printed table with its chances; others with the same cells are printed as one with it."""

    id: RuleId
    alike: tuple[RuleId, ...] = ()
    tells: tuple[RuleId, ...] = ()  # rules that say no more than this table does
    rows: tuple[int | str, ...] = ()  # only these, if any are named
    columns: tuple[int | str, ...] = ()


class Modifiers(Struct, frozen=True):
    """The modifiers of a throw, a row for each."""

    id: RuleId
    tells: tuple[RuleId, ...] = ()  # rules that say no more than these rows do


class Results(Struct, frozen=True):
    """A table of results; several with the same results are printed side by side, under the title of `id`."""

    id: RuleId
    tables: tuple[RuleId, ...] = ()


class Values(Struct, frozen=True):
    """Settings with their values in force, a row for each."""

    settings: tuple[RuleId, ...]
    title: RuleId | None = None  # the rule they belong to


class Crossed(Struct, frozen=True):
    """Settings in a table: rows and columns by their labels."""

    title: RuleId
    columns: tuple[str, ...]
    rows: tuple[tuple[str, tuple[RuleId, ...]], ...]


class Chances(Struct, frozen=True):
    """What a throw with a fixed score needs, and its chance, for each total of its modifiers."""

    id: RuleId
    least: int
    most: int


class Optional(Struct, frozen=True):
    """An optional rule: its setting in a row, and more of it only where it is in force."""

    setting: RuleId
    parts: tuple[Told | Modifiers, ...] = ()


class Drawn(Struct, frozen=True):
    """A table that the game itself puts together from its rules."""

    make: Callable[[Grids], Grid]


Part: TypeAlias = Said | Told | Steps | Printed | Modifiers | Results | Values | Crossed | Chances | Optional | Drawn


class Card(Struct, frozen=True):
    """A part of the sheet under one heading, `printed-GAME-NAME`; without a column it goes across the page."""

    name: str
    parts: tuple[Part, ...]
    page: int = 1
    column: int | None = None


class Contents(Struct, frozen=True):
    """A whole sheet: its cards in the order of reading, and how wide the columns of each page are to one another."""

    cards: tuple[Card, ...]
    widths: tuple[tuple[int, ...], ...] = ((1,),)

    @property
    def joined(self) -> dict[RuleId, tuple[RuleId, ...]]:
        """Tables that are printed as one, by the first of them."""
        found = [part for card in self.cards for part in card.parts if isinstance(part, Printed)]
        return {part.id: part.alike for part in found if part.alike}

    @property
    def beside(self) -> dict[RuleId, tuple[RuleId, ...]]:
        """Tables of results that stand side by side, by the rule they have in common."""
        found = [part for card in self.cards for part in card.parts if isinstance(part, Results)]
        return {part.id: part.tables for part in found if part.tables}
