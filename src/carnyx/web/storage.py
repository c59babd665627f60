"""Where battles are kept: their journals line by line in SQLite, so that what was acknowledged is never lost.

A line is on disk before anybody hears of it.  A battle and a number name one line for good: whoever comes second with
the same number is refused by the database itself.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from msgspec import Struct

_TABLES = """
create table if not exists battle (
    id text primary key, title text not null, system text not null, seats text not null,
    options text not null, created text not null, changed text not null
);
create table if not exists line (
    battle text not null references battle (id) on delete cascade,
    number integer not null, text blob not null, primary key (battle, number)
) without rowid;
"""


class Kept(Struct, frozen=True):
    """A battle as the list of saved ones shows it."""

    id: str
    title: str
    system: str
    seats: str
    options: str
    created: str
    changed: str
    answers: int


class TakenAlready(ValueError):
    """Somebody else has written this line before."""


class Storage:
    """The saved battles of one data folder."""

    def __init__(self, path: Path | str) -> None:
        # The server answers in one thread; tests open and close from others.
        self._base = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        self._base.execute("pragma journal_mode = wal")
        self._base.execute("pragma synchronous = full")
        self._base.execute("pragma foreign_keys = on")
        self._base.executescript(_TABLES)

    def close(self) -> None:
        """Close the file; nothing can be written after this."""
        self._base.close()

    @contextmanager
    def _together(self) -> Iterator[None]:
        """A transaction: all of it is written, or nothing."""
        self._base.execute("begin immediate")
        try:
            yield
        except BaseException:
            self._base.execute("rollback")
            raise
        self._base.execute("commit")

    def begin(self, battle: Kept, lines: list[bytes]) -> None:
        """A new battle with the lines it has so far."""
        with self._together():
            self._base.execute(
                "insert into battle values (?, ?, ?, ?, ?, ?, ?)",
                (battle.id, battle.title, battle.system, battle.seats, battle.options, battle.created, battle.changed),
            )
            self._base.executemany(
                "insert into line values (?, ?, ?)",
                [(battle.id, number, text) for number, text in enumerate(lines)],
            )

    def append(self, battle: str, number: int, lines: list[bytes], changed: str) -> None:
        """The next lines of a battle, the first by this number; on return they are on disk."""
        try:
            with self._together():
                self._base.executemany(
                    "insert into line values (?, ?, ?)",
                    [(battle, place, line) for place, line in enumerate(lines, number)],
                )
                self._base.execute("update battle set changed = ? where id = ?", (changed, battle))
        except sqlite3.IntegrityError:
            raise TakenAlready(number) from None

    def lines(self, battle: str) -> list[bytes]:
        """The journal of a battle; nothing if there is none."""
        found = self._base.execute("select text from line where battle = ? order by number", (battle,))
        return [text for (text,) in found]

    def seat(self, battle: str, seats: str) -> None:
        """Who sits where has changed."""
        self._base.execute("update battle set seats = ? where id = ?", (seats, battle))

    def remember(self, battle: str, options: str) -> None:
        """What else is to be known of a battle: who has claimed which seat."""
        self._base.execute("update battle set options = ? where id = ?", (options, battle))

    def kept(self, battle: str | None = None) -> list[Kept]:
        """The saved battles, the one last played first; or the one asked for."""
        found = self._base.execute(
            "select b.*, (select count(*) from line where battle = b.id) - 1 from battle b"
            " where ? is null or b.id = ? order by changed desc, id",
            (battle, battle),
        )
        return [Kept(*row) for row in found]

    def delete(self, battle: str) -> bool:
        """A battle is forgotten; whether there was one."""
        return self._base.execute("delete from battle where id = ?", (battle,)).rowcount > 0
