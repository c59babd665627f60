"""The lobby: the battles that are kept, those that are being played, and new ones.

Setting up and following a long journal take their time, so they are done in threads of their own: the other battles go
on, and whoever opens another battle does not wait for it.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from weakref import WeakValueDictionary

import msgspec
from msgspec import Struct

from carnyx.core.fortune import Fortune
from carnyx.core.journal import BadJournal, Journal
from carnyx.core.limits import LONGEST_TITLE, plain
from carnyx.core.lines import WITH_POSITIONS, Says, rows_of, written
from carnyx.core.past import Past
from carnyx.core.signing import Signer
from carnyx.games import GAMES, SYSTEMS
from carnyx.web.bygone import Bygone
from carnyx.web.computers import computer
from carnyx.web.match import Match
from carnyx.web.reading import Lane, Reading
from carnyx.web.seats import Claims, Ticket
from carnyx.web.setups import PERSON, Again, BadWish, Wish, check_seats, prepared, seats_wished
from carnyx.web.storage import Kept, Storage, StorageTrouble, now
from carnyx.web.thinking import Thinking, in_thread

MOST_IDLE = 20  # battles that nobody is at and that are still in memory
PATIENCE = 60.0  # seconds that a stranger's journal may take to be read


class Unknown(ValueError):
    """There is no such battle or player."""


class NotOwner(ValueError):
    """Somebody else has made this battle."""


class Listed(Struct, frozen=True):
    """A saved battle as the start page lists it."""

    id: str
    title: str
    system: str
    seats: tuple[str, ...]
    changed: str
    answers: int
    mine: bool = True  # who asks has made it
    own: int | None = None  # the seat that who asks has claimed


class Lobby:
    """All battles of a server."""

    def __init__(self, storage: Storage, thinking: Thinking | None = None, signer: Signer | None = None) -> None:
        self._signer = signer
        self._storage, self._thinking = storage, thinking or in_thread()
        self._matches: dict[str, Match | Bygone] = {}  # the one last looked for comes last
        self._visitors: dict[str, int] = {}  # how many are at each of them
        # Two browsers that open a battle at the same time must get the same object.
        self._doors: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._making, self._reading = Lane("making", 2), Reading("reading", 2)
        self._receiving = Reading("receiving", patience=PATIENCE)

    @contextmanager
    def visit(self, found: Match | Bygone, ticket: Ticket) -> Iterator[None]:
        """Somebody is at a battle: for as long it stays in memory."""
        self._visitors[found.id] = self._visitors.get(found.id, 0) + 1
        found.enter(ticket)
        try:
            yield
        finally:
            found.leave(ticket)
            self._visitors[found.id] -= 1
            if not self._visitors[found.id]:
                del self._visitors[found.id]
                self._tidy_up()

    def _tidy_up(self) -> None:
        """Battles that nobody is at leave memory, but for the last few; on disk they stay."""
        idle = [id for id, each in self._matches.items() if id not in self._visitors and not each.is_busy]
        for id in idle[: max(0, len(idle) - MOST_IDLE)]:
            del self._matches[id]

    def listed(self, key: str = "") -> list[Listed]:
        """The saved battles, the one last played first."""
        return [_listed(kept, key) for kept in self._storage.kept()]

    async def begin(self, wish: Wish, key: str = "") -> Match:
        """A new battle."""
        journal = await self._making.do(_set_up, wish)
        return await self._kept(journal, list(seats_wished(wish)), wish.title or wish.scenario, key)

    async def upload(self, text: bytes, title: str, key: str = "") -> Match | Bygone:
        """A battle from a journal; persons sit in every seat until they change it."""
        found = await self._receiving.opened(text)
        seats = [PERSON] * seats_of(found)
        if isinstance(found, Past):
            marked = rows_of(text + self._signed(text, found, "received"))
            kept = self._begun(found.system.id, seats, title, marked, key)
            return self._looked_at(kept, found)
        return await self._kept(found, seats, title, key)

    async def again(self, id: str, wish: Again, key: str = "") -> Match:
        """Another battle set up as that one, from its beginning or from after an entry that everybody may read."""
        match = await self.find(id)
        if isinstance(match, Bygone):
            return await self._anew(match, wish, key)
        check_seats(GAMES[match.journal.system.id], wish.seats, len(match.seats))
        if not 0 <= wish.since <= match.journal.shown:
            raise BadWish("since")
        lines = self._storage.lines(id)[: wish.since + 1]
        journal = await self._reading.opened(b"".join(lines))
        if isinstance(journal, Past):
            raise Unknown(id)
        return await self._kept(journal, list(wish.seats), match.title, key)

    async def _anew(self, bygone: Bygone, wish: Again, key: str) -> Match:
        """A battle of earlier rules goes on by today's, from the start of a turn or from the beginning."""
        past = bygone.past
        check_seats(GAMES[past.system.id], wish.seats, len(bygone.seats))
        if not 0 <= wish.since <= len(past.entries):
            raise BadWish("since")
        journal = await self._making.do(past.anew, past.at(wish.since) if wish.since else None)
        return await self._kept(journal, list(wish.seats), bygone.title, key)

    async def _kept(self, journal: Journal[Any], seats: list[str], title: str, key: str) -> Match:
        rows = await self._making.do(self._rows, journal)  # a long journal takes its time to be written out
        return self._played(self._begun(journal.system.id, seats, title, rows, key), journal)

    def _rows(self, journal: Journal[Any]) -> list[bytes]:
        if journal.entries and self._signer is not None:  # they were given elsewhere, or in another battle
            journal.sign(self._signer.sign(b"".join(journal.rows()), "received"))
        return list(journal.rows())

    def _begun(self, system: str, seats: list[str], title: str, rows: list[bytes], key: str) -> Kept:
        id = secrets.token_hex(8)
        time = now()
        kept = Kept(id, plain(title)[:LONGEST_TITLE], system, ",".join(seats), Claims.of(key).written(), time, time, 0)
        self._storage.begin(kept, rows)
        return kept

    def _looked_at(self, kept: Kept, past: Past) -> Bygone:
        bygone = Bygone(kept.id, kept.title, past, kept.seats.split(","), self._storage)
        self._matches[kept.id] = bygone
        self._tidy_up()
        return bygone

    def _played(self, kept: Kept, journal: Journal[Any]) -> Match:
        seats = kept.seats.split(",")
        try:
            check_seats(GAMES[journal.system.id], tuple(seats), seats_of(journal))
            claims = Claims.read(kept.options)
        except (BadWish, msgspec.DecodeError) as error:  # nobody knows any more who sits where
            raise StorageTrouble("damaged") from error
        players = {seat: computer(journal.system.id, name) for seat, name in enumerate(seats) if name != PERSON}
        match = Match(
            kept.id, kept.title, journal, seats, players, self._storage, claims, self._thinking, self._fortune(kept.id)
        )
        self._matches[kept.id] = match
        self._tidy_up()
        return match

    def _fortune(self, id: str) -> Fortune | None:
        """The dice of a battle, which stay the same when the server starts anew; without a key, dice of the moment."""
        return None if self._signer is None else Fortune(self._signer.secret(id))

    async def match(self, id: str) -> Match:
        """A battle of today's rules by its name; one of earlier rules cannot be played."""
        found = await self.find(id)
        if isinstance(found, Bygone):
            raise Unknown(id)
        return found

    async def find(self, id: str) -> Match | Bygone:
        """A battle by its id; one that is not in memory is read from disk and replayed to where it stood."""
        door = self._doors.setdefault(id, asyncio.Lock())
        async with door:
            if id in self._matches:
                self._matches[id] = self._matches.pop(id)
                return self._matches[id]
            if not self._storage.kept(id):
                raise Unknown(id)
            found = await self._reading.opened(b"".join(self._storage.lines(id)), id)
            kept = self._storage.kept(id)
            if not kept:  # it was deleted meanwhile
                raise Unknown(id)
            return self._looked_at(kept[0], found) if isinstance(found, Past) else self._played(kept[0], found)

    async def journal(self, id: str) -> bytes:
        """A battle's journal, to take along; it ends before the first answer that is still sealed."""
        lines = self._storage.lines(id)
        if not lines:
            raise Unknown(id)
        try:
            found = await self._journal(id, lines)
        except BadJournal:  # that cannot be read here: all may have it
            return b"".join(lines)
        # In a battle of earlier rules nobody can answer any more, so nothing in it is still sealed.
        shown = len(lines) if isinstance(found, Past) else found.shown + 1
        text = b"".join(self._storage.lines(id)[:shown])
        return text + self._signed(text, found)

    def _signed(self, text: bytes, found: Journal[Any] | Past, says: Says = "") -> bytes:
        """The line with which this server signs a journal; nothing for journals that have no room for one."""
        if self._signer is None or found.header.carnyx < WITH_POSITIONS:
            return b""
        return written(self._signer.sign(text, says))

    async def _journal(self, id: str, lines: list[bytes]) -> Journal[Any] | Past:
        try:
            found = await self.find(id)
        except (Unknown, StorageTrouble):  # who sits where cannot be read, but perhaps the journal can
            return await self._reading.opened(b"".join(lines), id)
        return found.past if isinstance(found, Bygone) else found.journal

    def delete(self, id: str, key: str = "") -> None:
        """A battle is forgotten, if whoever made it says so."""
        if not all(_claims(kept).is_owner(key) for kept in self._storage.kept(id)):
            raise NotOwner(id)
        if not self._storage.delete(id):
            raise Unknown(id)
        found = self._matches.pop(id, None)
        if found is not None:
            found.end()


def _listed(kept: Kept, key: str) -> Listed:
    seats, claims = tuple(kept.seats.split(",")), _claims(kept)
    mine, own = claims.is_owner(key), claims.seat_of(key)
    return Listed(kept.id, kept.title, kept.system, seats, kept.changed, kept.answers, mine, own)


def _claims(kept: Kept) -> Claims:
    """Whose a battle and its seats are; one whose claims cannot be read is everybody's."""
    try:
        return Claims.read(kept.options)
    except msgspec.DecodeError:
        return Claims()


def _set_up(wish: Wish) -> Journal[Any]:
    setup = prepared(wish)
    return Journal(SYSTEMS[wish.system], setup, dice="" if wish.dice == "thrown" else wish.dice)


def seats_of(found: Journal[Any] | Past) -> int:
    """How many players a battle has."""
    return len(found.header.setup["forces"])
