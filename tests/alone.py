"""One process at a time: the processes that run the tests share one machine, and one checkout."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import gettempdir

LONGEST = 1800  # seconds: installing a browser over a slow line


@contextmanager
def alone(what: str) -> Iterator[None]:
    """Only one process at a time does this; the others wait.

    The lock is that of a database, since it is the same on every system, and a process that dies gives it back.
    """
    place = Path(gettempdir()) / f"carnyx-tests-{what}.lock"
    with closing(sqlite3.connect(place, timeout=LONGEST, isolation_level=None)) as database:
        database.execute("BEGIN EXCLUSIVE")
        yield
