"""Who may sit where.  A browser without a wish has every seat that nobody has claimed: the hot seat.

A browser may ask for one seat and show a key it made up itself; the first key shown at a seat is the only one that
opens it from then on, so that no other connection ever sees or answers what is that player's.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b

import msgspec
from msgspec import Struct

LONGEST_KEY = 200


class Ticket(Struct, frozen=True):
    """What a browser shows at the door: a seat, by number, all of them, or none; and its key."""

    seat: int | None = None
    key: str = ""
    watches: bool = False


def ticket(seat: str, key: str) -> Ticket:
    """The ticket that an address asks for; a seat that is none is that of a spectator."""
    key = key[:LONGEST_KEY]
    if not seat:
        return Ticket(None, key)
    if seat.isascii() and seat.isdigit() and len(seat) < 3:
        return Ticket(int(seat), key)
    return Ticket(None, key, watches=True)


class Remembered(Struct, frozen=True):
    """What is kept of the claims of a battle."""

    claims: dict[int, str] = {}


class Claims:
    """The seats of a battle that have been claimed, each with the mark of its key; the key itself is not kept."""

    def __init__(self, marks: dict[int, str] | None = None) -> None:
        self.marks = dict(marks or {})

    @classmethod
    def read(cls, text: str) -> Claims:
        """The claims that were kept."""
        return cls(msgspec.json.decode(text, type=Remembered).claims)

    def written(self) -> str:
        """The claims as they are kept."""
        return msgspec.json.encode(Remembered(self.marks)).decode()

    def admit(self, persons: Iterable[int], shown: Ticket) -> frozenset[int]:
        """The seats that a ticket opens."""
        if shown.watches:
            return frozenset()
        mine = _mark(shown.key)
        free = frozenset(seat for seat in persons if self.marks.get(seat, mine) == mine)
        return free if shown.seat is None else free & {shown.seat}

    def claim(self, persons: Iterable[int], shown: Ticket) -> bool:
        """The seat is this key's from now on, if it is free; whether anything has changed."""
        if shown.seat is None or not shown.key or shown.seat in self.marks or not self.admit(persons, shown):
            return False
        self.marks[shown.seat] = _mark(shown.key)
        return True


def _mark(key: str) -> str:
    return blake2b(key.encode("utf-8", "replace"), digest_size=16).hexdigest()
