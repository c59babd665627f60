"""The lobby: the battles that are kept, those that are being played, and new ones.

Setting up and following a long journal take their time, so they are done in a thread: the other battles go on.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

from msgspec import Struct

from carnyx.core.journal import BadJournal, Journal, read
from carnyx.core.lines import rows_of
from carnyx.core.past import Past, opened
from carnyx.games import GAMES, SYSTEMS
from carnyx.web.bygone import Bygone
from carnyx.web.computers import computer
from carnyx.web.match import Match, now
from carnyx.web.seats import Claims
from carnyx.web.setups import LONGEST_TITLE, PERSON, Again, BadWish, Wish, check_seats, prepared
from carnyx.web.storage import Kept, Storage
from carnyx.web.thinking import Thinking, in_thread


class Unknown(ValueError):
    """There is no such battle or player."""


class Listed(Struct, frozen=True):
    """A saved battle as the start page lists it."""

    id: str
    title: str
    system: str
    seats: tuple[str, ...]
    changed: str
    answers: int


class Lobby:
    """All battles of a server."""

    def __init__(self, storage: Storage, thinking: Thinking | None = None) -> None:
        self._storage, self._thinking = storage, thinking or in_thread()
        self._matches: dict[str, Match | Bygone] = {}
        self._door = asyncio.Lock()  # two browsers that open a battle at the same time must get the same object

    def listed(self) -> list[Listed]:
        """The saved battles, the one last played first."""
        return [
            Listed(kept.id, kept.title, kept.system, tuple(kept.seats.split(",")), kept.changed, kept.answers)
            for kept in self._storage.kept()
        ]

    async def begin(self, wish: Wish) -> Match:
        """A new battle."""
        journal = await asyncio.to_thread(_set_up, wish)
        return self._kept(journal, list(wish.seats), wish.title or wish.scenario)

    async def upload(self, text: bytes, title: str) -> Match | Bygone:
        """A battle from a journal; persons sit in every seat until they change it."""
        found = await asyncio.to_thread(opened, text, SYSTEMS)
        seats = [PERSON] * seats_of(found)
        if isinstance(found, Past):
            kept = self._begun(found.system.id, seats, title, rows_of(text))
            return self._looked_at(kept, found)
        return self._kept(found, seats, title)

    async def again(self, id: str, wish: Again) -> Match:
        """Another battle set up as that one, from its beginning or from after an entry that everybody may read."""
        match = await self.find(id)
        if isinstance(match, Bygone):
            return await self._anew(match, wish)
        check_seats(GAMES[match.journal.system.id], wish.seats, len(match.seats))
        if not 0 <= wish.since <= match.journal.shown:
            raise BadWish("since")
        lines = self._storage.lines(id)[: wish.since + 1]
        journal = await asyncio.to_thread(read, b"".join(lines), SYSTEMS)
        return self._kept(journal, list(wish.seats), match.title)

    async def _anew(self, bygone: Bygone, wish: Again) -> Match:
        """A battle of earlier rules goes on by today's, from the start of a turn or from the beginning."""
        past = bygone.past
        check_seats(GAMES[past.system.id], wish.seats, len(bygone.seats))
        if not 0 <= wish.since <= len(past.entries):
            raise BadWish("since")
        journal = await asyncio.to_thread(past.anew, past.at(wish.since) if wish.since else None)
        return self._kept(journal, list(wish.seats), bygone.title)

    def _kept(self, journal: Journal[Any], seats: list[str], title: str) -> Match:
        return self._played(self._begun(journal.system.id, seats, title, list(journal.rows())), journal)

    def _begun(self, system: str, seats: list[str], title: str, rows: list[bytes]) -> Kept:
        id = secrets.token_hex(8)
        time = now()
        kept = Kept(id, title[:LONGEST_TITLE], system, ",".join(seats), "{}", time, time, 0)
        self._storage.begin(kept, rows)
        return kept

    def _looked_at(self, kept: Kept, past: Past) -> Bygone:
        bygone = Bygone(kept.id, kept.title, past, kept.seats.split(","), self._storage)
        self._matches[kept.id] = bygone
        return bygone

    def _played(self, kept: Kept, journal: Journal[Any]) -> Match:
        seats = kept.seats.split(",")
        players = {seat: computer(journal.system.id, name) for seat, name in enumerate(seats) if name != PERSON}
        claims = Claims.read(kept.options)
        match = Match(kept.id, kept.title, journal, seats, players, self._storage, claims, self._thinking)
        self._matches[kept.id] = match
        return match

    async def match(self, id: str) -> Match:
        """A battle of today's rules by its name; one of earlier rules cannot be played."""
        found = await self.find(id)
        if isinstance(found, Bygone):
            raise Unknown(id)
        return found

    async def find(self, id: str) -> Match | Bygone:
        """A battle by its id; one that is not in memory is read from disk and replayed to where it stood."""
        async with self._door:
            if id in self._matches:
                return self._matches[id]
            kept = self._storage.kept(id)
            if not kept:
                raise Unknown(id)
            found = await asyncio.to_thread(opened, b"".join(self._storage.lines(id)), SYSTEMS)
            return self._looked_at(kept[0], found) if isinstance(found, Past) else self._played(kept[0], found)

    async def journal(self, id: str) -> bytes:
        """A battle's journal, to take along; it ends before the first answer that is still sealed."""
        lines = self._storage.lines(id)
        if not lines:
            raise Unknown(id)
        try:
            found = await self.find(id)
        except BadJournal:  # that cannot be read here: all may have it
            return b"".join(lines)
        if isinstance(found, Bygone):  # nobody can answer in it any more, so nothing in it is still sealed
            return b"".join(lines)
        return b"".join(self._storage.lines(id)[: found.journal.shown + 1])

    def delete(self, id: str) -> None:
        """A battle is forgotten."""
        self._matches.pop(id, None)
        if not self._storage.delete(id):
            raise Unknown(id)


def _set_up(wish: Wish) -> Journal[Any]:
    setup = prepared(wish)
    return Journal(SYSTEMS[wish.system], setup)


def seats_of(found: Journal[Any] | Past) -> int:
    """How many players a battle has."""
    return len(found.header.setup["forces"])
