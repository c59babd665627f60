"""The odds of any number of any dice: exactly, or less, or more, as reference sheets print them (warriors.odds)."""

from __future__ import annotations

import re
from fractions import Fraction

from msgspec import Struct

from carnyx.core.bounds import Named, OutOfBounds, Whole
from carnyx.core.check import sums
from carnyx.odds.spread import Spread

MOST_DICE = 100
MOST_SIDES = 100

_WRITTEN = re.compile(r"\s*(\d*)\s*[dDwW]\s*(\d+)\s*")


class DiceRow(Struct, frozen=True):
    """One total of the dice."""

    score: int
    exactly: Fraction
    or_less: Fraction
    or_more: Fraction


class DiceOdds(Struct, frozen=True):
    """Every total of so many dice."""

    dice: int
    sides: int
    totals: Spread

    @property
    def expected(self) -> Fraction:
        """The average total."""
        return self.totals.mean

    @property
    def rows(self) -> tuple[DiceRow, ...]:
        """The table, from the lowest total to the highest."""
        total, below = self.totals.total, 0
        found = []
        for score, ways in enumerate(self.totals.counts):
            below += ways
            if ways:
                or_more = total - below + ways
                found.append(DiceRow(score, Fraction(ways, total), Fraction(below, total), Fraction(or_more, total)))
        return tuple(found)


def dice(written: str) -> DiceOdds:
    """The table of dice as players write them: 2d10, d6, 3W8."""
    match = _WRITTEN.fullmatch(written)
    if match is None:
        raise OutOfBounds("dice", written, Named("warriors.odds", ("NdM, as 2d6 or 2d10",)))
    number, sides = int(match[1] or 1), int(match[2])
    for name, value, most in (("dice", number, MOST_DICE), ("sides", sides, MOST_SIDES)):
        if not 1 <= value <= most:
            raise OutOfBounds(name, value, Whole(1, most, "warriors.odds"))
    return DiceOdds(number, sides, Spread(sums(sides, number), sides**number))
