"""The morale of a Celtos unit after a volley or a round: the chance of a check, of panic and of rout."""

from __future__ import annotations

from fractions import Fraction

from msgspec import Struct

from carnyx.core.check import Check
from carnyx.games.celtos.edition import Edition
from carnyx.games.celtos.morale import Standing, failure, reason
from carnyx.odds.spread import Spread


class Morale(Struct, frozen=True):
    """In how many of the equally likely ways a unit must check, panics or routs."""

    checked: int
    panicked: int
    routed: int
    total: int

    @property
    def check(self) -> Fraction:
        """The chance that it must take a check."""
        return Fraction(self.checked, self.total)

    @property
    def panic(self) -> Fraction:
        """The chance that it panics."""
        return Fraction(self.panicked, self.total)

    @property
    def rout(self) -> Fraction:
        """The chance that it routs."""
        return Fraction(self.routed, self.total)


def after_volley(lost: Spread, check: Check, *, start: int, before: int, individual: bool, edition: Edition) -> Morale:
    """The morale of a unit that is not in close combat, by what it lost."""
    checked = panicked = routed = 0
    failing = check.total_ways - check.ways
    for number, count in enumerate(lost.counts):
        standing = Standing(start, before, before - number, individual=individual, edition=edition)
        if count and reason(standing):
            checked += count
            if failure(standing) == "panic":
                panicked += count
            else:
                routed += count
    sides = check.total_ways
    return Morale(checked * sides, panicked * failing, routed * failing, lost.total * sides)
