"""Where battles are kept: their journals line by line in SQLite, so that what was acknowledged is never lost.

A line is on disk before anybody hears of it.  A battle and a number name one line for good: whoever comes second with
the same number is refused by the database itself.  What the disk or the file will not do is a `StorageTrouble` that
says in a word why; a damaged battle does not hide the others.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

Why: TypeAlias = Literal["full", "read-only", "locked", "damaged", "unusable"]

PATIENCE = 0.5  # seconds to wait for somebody else who is writing: all battles wait as long
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
_COLUMNS = "b.id, b.title, b.system, b.seats, b.options, b.created, b.changed"
_COUNT = "(select count(*) from line where battle = b.id) - 1"
_WHY: dict[str, Why] = {
    "SQLITE_FULL": "full",
    "SQLITE_READONLY": "read-only",
    "SQLITE_BUSY": "locked",
    "SQLITE_LOCKED": "locked",
    "SQLITE_CORRUPT": "damaged",
    "SQLITE_NOTADB": "damaged",
    "SQLITE_PERM": "read-only",
}


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


class StorageTrouble(Exception):
    """The file or the disk will not do it."""

    def __init__(self, why: Why, detail: str = "") -> None:
        super().__init__(detail or why)
        self.why = why


def why(error: sqlite3.Error) -> Why:
    """What is wrong with the file, in a word."""
    name = getattr(error, "sqlite_errorname", None) or ""
    return next((found for known, found in _WHY.items() if name.startswith(known)), "unusable")


@contextmanager
def troubles() -> Iterator[None]:
    """Whatever SQLite complains of is a trouble of the storage."""
    try:
        yield
    except sqlite3.IntegrityError:
        raise
    except sqlite3.Error as error:
        raise StorageTrouble(why(error), str(error)) from error


class Storage:
    """The saved battles of one data folder."""

    def __init__(self, path: Path | str) -> None:
        with troubles():
            # The server answers in one thread; tests open and close from others.
            self._base = sqlite3.connect(path, PATIENCE, isolation_level=None, check_same_thread=False)
            try:
                self._base.execute("pragma journal_mode = wal")
                self._base.execute("pragma synchronous = full")
                self._base.execute("pragma foreign_keys = on")
                self._base.executescript(_TABLES)
            except sqlite3.Error:
                self._base.close()
                raise

    def close(self) -> None:
        """Close the file; nothing can be written after this."""
        self._base.close()

    @contextmanager
    def _together(self) -> Iterator[None]:
        """A transaction: all of it is written, or nothing."""
        with troubles():
            self._base.execute("begin immediate")
            try:
                yield
                self._base.execute("commit")
            except BaseException:
                with suppress(sqlite3.Error):  # a full disk has ended it already
                    self._base.execute("rollback")
                raise

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
        with troubles():
            found = self._base.execute("select text from line where battle = ? order by number", (battle,))
            return [text if isinstance(text, bytes) else str(text).encode() for (text,) in found]

    def length(self, battle: str) -> int:
        """How many bytes the journal of a battle has."""
        with troubles():
            counted = "select sum(length(cast(text as blob))) from line where battle = ?"
            found = self._base.execute(counted, (battle,)).fetchone()
            return int(found[0] or 0)

    def seat(self, battle: str, seats: str) -> None:
        """Who sits where has changed."""
        with self._together():
            self._base.execute("update battle set seats = ? where id = ?", (seats, battle))

    def remember(self, battle: str, options: str) -> None:
        """What else is to be known of a battle: who has claimed which seat."""
        with self._together():
            self._base.execute("update battle set options = ? where id = ?", (options, battle))

    def kept(self, battle: str | None = None) -> list[Kept]:
        """The saved battles, the one last played first; or the one asked for.  Damaged ones are left out."""
        try:
            found = list(self._rows("where ? is null or b.id = ?", battle, battle))
        except sqlite3.DatabaseError as error:
            if why(error) != "damaged":
                raise StorageTrouble(why(error), str(error)) from error
            found = list(self._one_by_one())
        good = [each for row in found if (each := whole(row)) is not None and battle in (None, each.id)]
        return sorted(sorted(good, key=lambda each: each.id), key=lambda each: each.changed, reverse=True)

    def _rows(self, where: str, *given: object, count: str = _COUNT) -> Iterator[tuple[Any, ...]]:
        yield from self._base.execute(f"select {_COLUMNS}, {count} from battle b {where}", given)

    def _one_by_one(self) -> Iterator[tuple[Any, ...]]:
        """The battles that can still be read, though some part of the file cannot."""
        ids: list[object] = []
        with suppress(sqlite3.DatabaseError):
            for (id,) in self._base.execute("select id from battle"):
                ids.append(id)
        for id in ids:
            for count in (_COUNT, "0"):  # lines that cannot be counted do not hide their battle
                with suppress(sqlite3.DatabaseError):
                    yield from list(self._rows("where b.id = ?", id, count=count))
                    break

    def delete(self, battle: str) -> bool:
        """A battle is forgotten; whether there was one."""
        with self._together():
            return self._base.execute("delete from battle where id = ?", (battle,)).rowcount > 0


def now() -> str:
    """The time, to the second, as it is kept."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def whole(row: tuple[Any, ...]) -> Kept | None:
    """A battle, if every part of its row is what it should be."""
    try:
        return msgspec.convert(dict(zip(Kept.__struct_fields__, row, strict=True)), Kept)
    except msgspec.ValidationError:
        return None
