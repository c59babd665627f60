"""What a game's odds answer: questions by hand, orders at a position, dangers to a unit, and who beats whom."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from msgspec import Struct

from carnyx.core.lists import Names
from carnyx.odds.matchup import Matchup

E_contra = TypeVar("E_contra", contravariant=True)


class Fielded(Protocol):
    """A unit of a catalogue that can be set against others."""

    @property
    def id(self) -> str:
        """Its name in the catalogue."""
        ...

    @property
    def name(self) -> Names:
        """What it is called, in every language."""
        ...


class Matchups(Protocol[E_contra]):
    """Who beats whom in a game: `games/celtos/odds/matchup.py` is one."""

    def units(self, edition: E_contra, /) -> Sequence[Fielded]:
        """Every unit there is, as an edition has it."""
        ...

    def matchup(
        self, units: Sequence[Any], points: int, edition: E_contra, tell: Callable[[int], None], workers: int, /
    ) -> Matchup:
        """Every unit attacks every other at so many points a side."""
        ...


class Odds(Struct, frozen=True, eq=False):
    """The odds of a game; whatever is asked for the same thing elsewhere goes through here."""

    calculators: Mapping[str, Callable[..., Any]]  # questions without a table, by name
    preview: Callable[[Any, Any], Struct | None]  # the odds of an order before it is given
    threats: Callable[[Any, Any], Struct | None]  # who can harm a unit before it acts again, and how
    matchups: Matchups[Any]
