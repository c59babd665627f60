"""The lock of a data folder: one server at a time keeps the battles in it, and it is open again when that one ends."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO

FILE = "server.lock"


class InUse(Exception):
    """Another server keeps the battles of this folder."""


def locked(folder: Path) -> IO[bytes]:
    """The lock, held for as long as the file stays open; the system opens it when the process ends, however."""
    file = (folder / FILE).open("ab")
    try:
        _lock(file)
    except OSError as error:
        file.close()
        raise InUse(folder) from error
    return file


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
