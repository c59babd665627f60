"""Who is here: the browsers at a battle, by their tickets, and the seats whose owners have gone.

A seat whose browser has been gone for a while may be given away by the others, when all of them agree.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from time import monotonic

from carnyx.web.seats import Ticket

GONE = 60.0  # seconds after which somebody has gone for good, and is not just loading his page anew


class Guests:
    """The browsers at one battle."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock, self._begun = clock, clock()
        self._here: list[Ticket] = []
        self._left: dict[int, float] = {}  # when the owner of a seat has gone
        self._agreed: tuple[int, frozenset[int]] = (-1, frozenset())  # to give which seat away, and who

    def enter(self, shown: Ticket) -> None:
        """A browser has come."""
        self._here.append(shown)

    def leave(self, shown: Ticket, seats: Iterable[int]) -> None:
        """A browser has gone, which had these seats."""
        self._here.remove(shown)
        self._left |= dict.fromkeys(seats, self._clock())

    @property
    def here(self) -> tuple[Ticket, ...]:
        """The tickets of everybody who is here."""
        return tuple(self._here)

    def is_gone(self, seat: int) -> bool:
        """Whether whoever had a seat has been gone for a while."""
        return self._clock() - self._left.get(seat, self._begun) >= GONE

    def agree(self, seat: int, seats: frozenset[int]) -> frozenset[int]:
        """Somebody agrees that a seat is given away: all seats that have agreed so far."""
        to, agreed = self._agreed
        agreed = agreed | seats if to == seat else seats
        self._agreed = (seat, agreed)
        return agreed

    def wanted(self, seats: frozenset[int]) -> int | None:
        """The seat that others want to give away, if these seats have not agreed to it."""
        to, agreed = self._agreed
        return to if to >= 0 and seats and not seats <= agreed else None

    def settled(self) -> None:
        """The seat has been given away, or its owner is back."""
        self._agreed = (-1, frozenset())
