"""A wish for other dice, thrown or typed in: it is granted once everybody at the table has agreed to it."""

from __future__ import annotations

from typing import Any

from carnyx.core.flow import Pause
from carnyx.core.fortune import sides_throwing
from carnyx.core.lines import Dice


class DiceWish:
    """The dice that somebody wants instead of the present ones, and who agrees."""

    def __init__(self) -> None:
        self._dice: Dice | None = None
        self._agreed: frozenset[int] = frozenset()

    def is_granted(self, dice: Dice, seats: frozenset[int], present: Dice, persons: frozenset[int]) -> bool:
        """Whether everybody agrees to these dice, now that these seats do; who wants the present ones withdraws."""
        agreed = self._agreed | seats if self._dice == dice else seats
        waits = dice != present and bool(persons - agreed)
        self._dice, self._agreed = (dice, agreed) if waits else (None, frozenset())
        return not waits

    def asks(self, seats: frozenset[int]) -> Dice | None:
        """The dice that these seats have not agreed to yet."""
        return self._dice if seats - self._agreed else None


def typists(pause: Pause[Any], persons: frozenset[int]) -> frozenset[int]:
    """The people who may type in the dice that are thrown now: their own, and those of computer players."""
    sides = sides_throwing(pause)
    return (persons & sides if sides else frozenset()) or persons
