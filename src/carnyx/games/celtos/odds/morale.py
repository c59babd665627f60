"""The morale of a Celtos unit after a volley or a round: the chance of a check, of panic and of rout."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from carnyx.core.check import Check
from carnyx.games.celtos.rules.morale import Failure, Standing, failure, reason
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


def after_volley(lost: Spread, check: Check, target: Standing) -> Morale:
    """The morale of a unit that is not in close combat, by what it lost; the target is given as it stood before."""
    fates = _fates(target)
    panicked = sum([count for count, fate in zip(lost.counts, fates, strict=False) if fate == "panic"])
    routed = sum([count for count, fate in zip(lost.counts, fates, strict=False) if fate == "rout"])
    sides = check.total_ways
    failing = sides - check.ways
    return Morale((panicked + routed) * sides, panicked * failing, routed * failing, lost.total * sides)


@lru_cache(256)  # of the units in one question; a search asks for the same targets again and again
def _fates(target: Standing) -> tuple[Failure | None, ...]:
    """What a failed check would mean after each possible loss; none where there is no check."""
    standings = [replace(target, left=target.before - lost) for lost in range(target.before + 1)]
    return tuple(failure(standing) if reason(standing) else None for standing in standings)
