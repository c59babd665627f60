"""The lobby: the battles that are kept, those that are being played, and new ones."""

from __future__ import annotations

import secrets
from importlib import import_module
from typing import Any

from msgspec import Struct

from carnyx.core.journal import Table, read
from carnyx.players import RandomPlayer
from carnyx.systems import SYSTEMS
from carnyx.web.match import PERSON, Match, now
from carnyx.web.setups import Wish, prepared
from carnyx.web.storage import Kept, Storage


class Unknown(ValueError):
    """There is no such battle, game or player."""


class Listed(Struct, frozen=True):
    """A saved battle as the start page lists it."""

    id: str
    title: str
    system: str
    seats: tuple[str, ...]
    changed: str
    answers: int


def computer(system: str, name: str) -> Any:
    """A computer player by name."""
    if name == "random":
        return RandomPlayer(secrets.randbits(48))
    if name == "thumb":
        return import_module(f"carnyx.players.{system}").ThumbPlayer()
    raise Unknown(name)


class Lobby:
    """All battles of a server."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._matches: dict[str, Match] = {}

    def listed(self) -> list[Listed]:
        """The saved battles, the one last played first."""
        return [
            Listed(kept.id, kept.title, kept.system, tuple(kept.seats.split(",")), kept.changed, kept.answers)
            for kept in self._storage.kept()
        ]

    def begin(self, wish: Wish) -> Match:
        """A new battle."""
        setup = prepared(wish)
        table = Table(SYSTEMS[wish.system], setup)
        return self._kept(table, list(wish.seats), wish.title or wish.scenario)

    def upload(self, journal: bytes, title: str) -> Match:
        """A battle from a journal; persons sit in every seat until they change it."""
        table = read(journal, SYSTEMS)
        seats = [PERSON] * seats_of(table)
        return self._kept(table, seats, title)

    def _kept(self, table: Table[Any], seats: list[str], title: str) -> Match:
        id = secrets.token_hex(8)
        time = now()
        kept = Kept(id, title, table.system.id, ",".join(seats), "{}", time, time, 0)
        self._storage.begin(kept, list(table.lines()))
        return self._played(id, title, table, seats)

    def _played(self, id: str, title: str, table: Table[Any], seats: list[str]) -> Match:
        players = {seat: computer(table.system.id, name) for seat, name in enumerate(seats) if name != PERSON}
        match = Match(id, title, table, seats, players, self._storage)
        self._matches[id] = match
        return match

    def match(self, id: str) -> Match:
        """A battle by its name; one that nobody plays is taken from the shelf and followed to where it stood."""
        if id in self._matches:
            return self._matches[id]
        found = self._storage.kept(id)
        if not found:
            raise Unknown(id)
        table = read(b"".join(self._storage.lines(id)), SYSTEMS)
        return self._played(id, found[0].title, table, found[0].seats.split(","))

    def journal(self, id: str) -> bytes:
        """A battle's journal, to take along."""
        lines = self._storage.lines(id)
        if not lines:
            raise Unknown(id)
        return b"".join(lines)

    def delete(self, id: str) -> None:
        """A battle is forgotten."""
        self._matches.pop(id, None)
        if not self._storage.delete(id):
            raise Unknown(id)


def seats_of(table: Table[Any]) -> int:
    """How many players a battle has."""
    return len(table.header.setup["forces"])
