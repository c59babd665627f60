"""The answer to a single throw."""

from __future__ import annotations

from fractions import Fraction

from msgspec import Struct

from carnyx.core.check import Check


class CheckOdds(Struct, frozen=True):
    """A single check and its chance."""

    checks: tuple[Check, ...]

    @property
    def need(self) -> int:
        """What the dice must show."""
        return self.checks[0].need

    @property
    def chance(self) -> Fraction:
        """The chance to pass."""
        return self.checks[0].chance
