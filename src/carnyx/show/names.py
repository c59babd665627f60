"""What units are called: by their titles, and by the side they fight on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from carnyx.core.seats import COLOURS
from carnyx.words.catalogue import catalogue
from carnyx.words.language import Language


class Sided(Protocol):
    """A unit of any game, as far as it belongs to a player."""

    @property
    def player(self) -> int:
        """The seat of its owner."""
        ...


def side(seat: int, language: Language) -> str:
    """What the side of a seat is called."""
    return catalogue(language).say(f"page-side-{COLOURS[seat]}")


def with_sides(titles: Sequence[str], units: Iterable[Sided], language: Language) -> tuple[str, ...]:
    """The title of each unit, with the side it fights on."""
    return tuple(f"{title} ({side(unit.player, language)})" for title, unit in zip(titles, units, strict=False))
