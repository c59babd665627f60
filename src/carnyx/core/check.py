"""A number that knows where it comes from.

A `Trial` is a rule that is settled by one die; applied to a situation it gives a `Check`: what the die must show,
with every modifier by name.  Play, odds, explanations and the printed sheet all read this same value.
A `Lookup` is a printed table in the page's own shape; `Bands` turn a total into one of several named results.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Generic, TypeVar

from msgspec import Struct

from carnyx.core.rule import Cite, RuleId

S = TypeVar("S")


class Die(Struct, frozen=True):
    """A die: how many sides it has, and whether its zero counts as the highest number."""

    sides: int
    zero: bool = False

    @property
    def faces(self) -> range:
        """What may be read off the die."""
        return range(self.sides) if self.zero else range(1, self.sides + 1)

    def value(self, face: int) -> int:
        """What a face counts as in every sum and comparison."""
        return self.sides if self.zero and face == 0 else face


class Applied(Struct, frozen=True):
    """A modifier that applies: the rule it comes from, and what it adds to the die."""

    id: RuleId
    value: int


class Check(Struct, frozen=True):
    """A trial applied to one situation: the die plus the modifiers must reach the base."""

    rule: RuleId
    base: int
    applied: tuple[Applied, ...]
    die: Die
    naturals: bool = False  #: of a single die: the lowest face always fails, the highest always passes
    dice: int = 1
    under: bool = False  #: equal or under passes; then the modifiers are added to the base, not to the die

    @property
    def bonus(self) -> int:
        """All modifiers together."""
        return sum([modifier.value for modifier in self.applied]) if self.applied else 0

    @property
    def need(self) -> int:
        """What the dice themselves must show; if that is above their highest total, only a natural passes."""
        return self.base + self.bonus if self.under else self.base - self.bonus

    @property
    def ways(self) -> int:
        """How many of the dice's equally likely throws pass."""
        if self.dice != 1:
            return sum(ways for total, ways in enumerate(sums(self.die.sides, self.dice)) if self._reaches(total))
        sides = self.die.sides
        ways = self.need if self.under else sides + 1 - self.need
        if self.naturals:
            return 1 if ways < 1 else ways if ways < sides else sides - 1
        return 0 if ways < 0 else min(sides, ways)

    @property
    def total_ways(self) -> int:
        """How many equally likely throws there are."""
        return int(self.die.sides**self.dice)

    @property
    def chance(self) -> Fraction:
        """The exact chance to pass."""
        return Fraction(self.ways, self.total_ways)

    @property
    def is_beyond(self) -> bool:
        """Whether the need lies outside the die, so that only a natural settles it."""
        return self.naturals and self.dice == 1 and not 1 < self.need <= self.die.sides

    def total(self, *faces: int) -> int:
        """What these faces come to, modifiers included: the number that tables of results are entered with."""
        return sum([self.die.value(face) for face in faces]) + (0 if self.under else self.bonus)

    def passes(self, *faces: int) -> bool:
        """Whether these faces pass."""
        values = [self.die.value(face) for face in faces]
        if self.naturals and self.dice == 1 and values[0] in (1, self.die.sides):
            return values[0] != 1
        return self._reaches(sum(values))

    def count(self, faces: Sequence[int]) -> int:
        """How many of these faces pass, each of them thrown by itself."""
        sides, need = self.die.sides, self.need
        values = [face or sides for face in faces] if self.die.zero else faces
        if self.under:
            passed = [value for value in values if value <= need]
        else:
            passed = [value for value in values if value >= need]
        if not self.naturals:
            return len(passed)
        return len(passed) - passed.count(1) - passed.count(sides) + values.count(sides)

    def _reaches(self, total: int) -> bool:
        return total <= self.need if self.under else total >= self.need


@lru_cache(256)  # the dice of all rules, and some that an odds table asks for; a thousand dice take long sums
def sums(sides: int, dice: int) -> tuple[int, ...]:
    """For each total from nought upwards, in how many ways so many dice come to it."""
    # The faces of a die are the coefficients of a polynomial, packed into one long integer with some whole bytes for
    # each coefficient.  The coefficients of its power are the sums.
    width = ((sides**dice).bit_length() + 7) // 8
    thrown = sum(1 << (8 * width * face) for face in range(1, sides + 1)) ** dice
    text = thrown.to_bytes(width * (sides * dice + 1), "little")
    return tuple([int.from_bytes(text[at : at + width], "little") for at in range(0, len(text), width)])


@lru_cache(1024)  # far more than the kinds of throws in a battle
def passing(check: Check) -> frozenset[int]:
    """The faces of a single die that pass a check."""
    return frozenset([face for face in check.die.faces if check.passes(face)])


class Modifier(Struct, Generic[S], frozen=True):
    """A number added to the die when the situation calls for it: a printed constant, or a number of the situation."""

    id: RuleId
    cite: Cite
    amount: Callable[[S], int]  #: what it adds in a situation; nought if it does not apply
    printed: int | None = None  #: what the sheet prints; if the modifier counts several things, what it prints for each


def modifier(id: RuleId, value: int, when: Callable[[S], bool], cite: Cite) -> Modifier[S]:
    """A modifier of a fixed value, as a sheet prints it."""
    return Modifier(id, cite, lambda situation: value if when(situation) else 0, value)


class Trial(Struct, Generic[S], frozen=True):
    """A rule that is settled by one die, for any situation."""

    id: RuleId
    cite: Cite
    die: Die
    base: Callable[[S], int]
    modifiers: tuple[Modifier[S], ...] = ()
    naturals: Callable[[S], bool] = lambda situation: False
    dice: int = 1
    under: bool = False

    def __call__(self, situation: S) -> Check:
        applied = []
        for each in self.modifiers:
            value = each.amount(situation)
            if value:
                applied.append(Applied(each.id, value))
        return Check(
            self.id, self.base(situation), tuple(applied), self.die, self.naturals(situation), self.dice, self.under
        )


class Lookup(Struct, frozen=True):
    """A printed table: its cells in the page's shape, its heads as printed."""

    id: RuleId
    cite: Cite
    rows: tuple[int | str, ...]
    columns: tuple[int | str, ...]
    cells: tuple[tuple[int, ...], ...]
    unit: str = "need"  #: what a cell is: need, bonus, length or number
    axes: tuple[str, str] = ("", "")  #: what the rows and the columns stand for

    def __call__(self, row: int | str, column: int | str) -> int:
        return self.cells[self.rows.index(row)][self.columns.index(column)]


class Band(Struct, frozen=True):
    """One line of a table of results: its name and the totals it stands for; a limit that is not given is open."""

    id: RuleId
    low: int | None = None
    high: int | None = None
    cite: Cite | None = None  #: its source, if it is not that of its table

    @property
    def name(self) -> str:
        """The last part of the rule's name."""
        return self.id.rpartition(".")[2]

    def __contains__(self, total: int) -> bool:
        return (self.low is None or self.low <= total) and (self.high is None or total <= self.high)


class Bands(Struct, frozen=True):
    """A printed table of results: every total falls into exactly one band."""

    id: RuleId
    cite: Cite
    bands: tuple[Band, ...]

    def __call__(self, total: int) -> Band:
        return next(band for band in self.bands if total in band)
