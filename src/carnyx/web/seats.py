"""Who may sit where.  A browser without a wish has every seat, as long as nobody has claimed one: the hot seat.

A browser may ask for one seat and show a key it made up itself; once the seat is claimed, that key alone opens it, so
that no other connection ever sees or answers what is that player's.  Whoever made a battle claims a seat in it by his
own key, everybody else by an invitation, which counts once; from then on the seats that are still free are for whoever
is invited.  A battle that nobody in particular has made is open.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from hashlib import blake2b
from hmac import compare_digest

import msgspec
from msgspec import Struct
from msgspec.structs import replace

LONGEST_KEY = 200


class Ticket(Struct, frozen=True):
    """What a browser shows at the door: a seat, by number, all of them, or none; its key, and its invitation."""

    seat: int | None = None
    key: str = ""
    watches: bool = False
    invitation: str = ""


def ticket(seat: str, key: str, invitation: str = "") -> Ticket:
    """The ticket that an address asks for; a seat that is none is that of a spectator."""
    key = key[:LONGEST_KEY]
    if not seat:
        return Ticket(None, key)
    if seat.isascii() and seat.isdigit() and len(seat) < 3:
        return Ticket(int(seat), key, invitation=invitation[:LONGEST_KEY])
    return Ticket(None, key, watches=True)


class Claims(Struct, frozen=True, omit_defaults=True):
    """Whose the seats of a battle are, each by the mark of its key; the keys themselves are not kept."""

    marks: dict[int, str] = msgspec.field(default_factory=dict, name="claims")
    owner: str = ""  # the mark of who made the battle
    invitations: dict[int, str] = {}  # the secrets that have been given out and not yet used

    @classmethod
    def read(cls, text: str) -> Claims:
        """The claims that were kept."""
        return msgspec.json.decode(text, type=cls)

    @classmethod
    def of(cls, key: str) -> Claims:
        """Nothing is claimed yet in a battle that the owner of this key has made."""
        return cls(owner=mark(key) if key else "")

    def written(self) -> str:
        """The claims as they are kept."""
        return msgspec.json.encode(self).decode()

    def is_owner(self, key: str) -> bool:
        """Whether a key is that of who made the battle; one that nobody in particular has made is everybody's."""
        return not self.owner or compare_digest(self.owner, mark(key))

    def admit(self, persons: Iterable[int], shown: Ticket) -> frozenset[int]:
        """The seats that a ticket opens."""
        if shown.watches:
            return frozenset()
        mine = mark(shown.key)
        free = frozenset(seat for seat in persons if self.marks.get(seat, mine) == mine)
        if shown.seat is None:
            return frozenset() if self.owner and self.marks else free
        is_his = shown.seat in self.marks or self._may_claim(shown)
        return free & {shown.seat} if is_his else frozenset()

    def claim(self, persons: Iterable[int], shown: Ticket) -> Claims:
        """The claims if the seat, should it be free and the ticket good for it, is this key's from now on."""
        if shown.seat is None or not shown.key or shown.seat in self.marks or not self.admit(persons, shown):
            return self
        left = {seat: secret for seat, secret in self.invitations.items() if seat != shown.seat}
        return replace(self, marks={**self.marks, shown.seat: mark(shown.key)}, invitations=left)

    def _may_claim(self, shown: Ticket) -> bool:
        invited = self.invitations.get(shown.seat or 0, "")
        return self.is_owner(shown.key) or bool(invited and compare_digest(invited, shown.invitation))

    def may_invite(self, shown: Ticket) -> bool:
        """Whether a ticket is for a seat of one's own; at a hot seat nobody can be told from a stranger."""
        return not self.owner or shown.seat is not None

    def seat_of(self, key: str) -> int | None:
        """The first seat that a key has claimed."""
        mine = mark(key)
        return next((seat for seat in sorted(self.marks) if self.marks[seat] == mine), None)

    def invited(self, seat: int) -> Claims:
        """The claims with an invitation to that seat; one that has been given out and not used stays good."""
        if seat in self.marks or seat in self.invitations:
            return self
        return replace(self, invitations={**self.invitations, seat: secrets.token_urlsafe(16)})

    def freed(self, seat: int) -> Claims:
        """The claims when a seat is nobody's again."""
        return replace(self, marks={each: mark for each, mark in self.marks.items() if each != seat})


def mark(key: str) -> str:
    """What is kept of a key."""
    return blake2b(key.encode("utf-8", "replace"), digest_size=16).hexdigest()
