"""The doctor of a data folder: whether the file is whole, which battles can be read, and what can be saved of the rest.

He only reads, so he may come while a server runs.  A backup is one moment of the file, however much is written
meanwhile; a salvaged journal is as many lines from its beginning as can be followed.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

from msgspec import Struct

from carnyx.core.journal import BadJournal
from carnyx.core.past import opened
from carnyx.games import SYSTEMS
from carnyx.web.lock import InUse, locked
from carnyx.web.seats import Claims
from carnyx.web.storage import Kept, whole

READ = "select id, title, system, seats, options, created, changed, 0 from battle where rowid = ?"


class Found(Struct, frozen=True):
    """A battle as the doctor finds it: how many of its lines can be followed, and what is wrong, if anything is."""

    id: str
    title: str
    lines: int
    good: int
    why: str = ""  # the name of a complaint about journals, `row` if who sits where cannot be read, or nothing

    @property
    def is_well(self) -> bool:
        """Whether there is nothing to complain of."""
        return not self.why


class Report(Struct, frozen=True):
    """What the doctor says of a file."""

    file: tuple[str, ...]  # what SQLite itself complains of
    battles: tuple[Found, ...]
    is_running: bool  # a server keeps its battles here just now

    @property
    def is_well(self) -> bool:
        """Whether file and battles are whole."""
        return not self.file and all(each.is_well for each in self.battles)


@contextmanager
def _reading(path: Path) -> Iterator[sqlite3.Connection]:
    """The file, to be read only."""
    if not path.is_file():
        raise FileNotFoundError(2, "No such file", str(path))
    with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as base:
        base.text_factory = lambda raw: raw.decode("utf-8", "replace")  # a damaged title hides nothing
        yield base


def examine(path: Path) -> Report:
    """The whole file, and every battle in it."""
    with _reading(path) as base:
        return Report(tuple(_complaints(base)), tuple(_battles(base)), _is_running(path.parent))


def _is_running(folder: Path) -> bool:
    try:
        locked(folder).close()
    except InUse:
        return True
    except OSError:
        pass
    return False


def _complaints(base: sqlite3.Connection) -> Iterator[str]:
    try:
        for (said,) in base.execute("pragma quick_check(20)"):
            if said != "ok":
                yield str(said)
    except sqlite3.DatabaseError as error:
        yield str(error)


def _battles(base: sqlite3.Connection) -> Iterator[Found]:
    """Every battle there is a row or a line of; what cannot be read does not hide the others."""
    rows = {str(row[0]): row for row in _rows(base)}
    ids = dict.fromkeys((*rows, *_ids(base, "select distinct battle from line")))
    for id in ids:
        kept = whole(rows[id]) if id in rows else None
        lines = list(_lines(base, id))
        good, why = _followed(lines)
        if not why and (kept is None or not _is_readable(kept)):
            why = "row"
        yield Found(id, kept.title if kept else "", len(lines), good, why)


def _rows(base: sqlite3.Connection) -> Iterator[tuple[Any, ...]]:
    for id in _ids(base, "select rowid from battle"):
        with suppress(sqlite3.DatabaseError):
            yield from base.execute(READ, (id,)).fetchall()


def _ids(base: sqlite3.Connection, query: str) -> list[Any]:
    found: list[Any] = []
    with suppress(sqlite3.DatabaseError):
        for (id,) in base.execute(query):
            found.append(id)
    return found


def _lines(base: sqlite3.Connection, id: str) -> Iterator[bytes]:
    """The lines of a battle, up to the first that is missing or cannot be read."""
    for number in range(len(_ids(base, "select number from line where battle = " + _quoted(id)))):
        try:
            found = base.execute("select text from line where battle = ? and number = ?", (id, number)).fetchone()
        except sqlite3.DatabaseError:
            return
        if found is None or not isinstance(found[0], bytes | str):
            return
        yield found[0] if isinstance(found[0], bytes) else found[0].encode()


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "''") + "'"


def _is_readable(kept: Kept) -> bool:
    with suppress(ValueError):
        Claims.read(kept.options)
        return True
    return False


def _followed(lines: list[bytes]) -> tuple[int, str]:
    """How many lines from the beginning can be followed, and what is wrong with the next."""
    try:
        opened(b"".join(lines), SYSTEMS)
    except BadJournal as error:
        return _longest(lines), error.why
    return len(lines), ""


def _longest(lines: list[bytes]) -> int:
    """The most lines from the beginning that are a journal; found by halves, since a good beginning has good ones."""
    low, high = 0, len(lines)
    while low < high:
        middle = (low + high + 1) // 2
        try:
            opened(b"".join(lines[:middle]), SYSTEMS)
            low = middle
        except BadJournal:
            high = middle - 1
    return low


def salvage(path: Path, folder: Path) -> Iterator[tuple[Found, Path]]:
    """Write every battle that can be followed, as far as it can, to a file of its own; nothing is overwritten."""
    folder.mkdir(parents=True, exist_ok=True)
    with _reading(path) as base:
        for found in _battles(base):
            if found.good:
                target = folder / f"{''.join(letter for letter in found.id if letter.isalnum()) or 'battle'}.jsonl"
                with target.open("xb") as file:
                    file.writelines(list(_lines(base, found.id))[: found.good])
                yield found, target


def back_up(path: Path, target: Path) -> None:
    """One moment of the whole file, in a new one; the server may go on writing."""
    with target.open("xb"):
        pass
    try:
        with _reading(path) as base, closing(sqlite3.connect(target)) as copy:
            base.backup(copy)
    except sqlite3.Error:
        target.unlink()
        raise
