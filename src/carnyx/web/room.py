"""How much longer the journal of a battle may become: what could not be read again must not be written either."""

from __future__ import annotations

from carnyx.core.limits import LONGEST_UPLOAD, MEGABYTE, MOST_ENTRIES
from carnyx.web.objections import NotKept
from carnyx.web.storage import Storage, StorageTrouble

SIGNATURES = 4096  # bytes that are left for those of servers
LONGEST = LONGEST_UPLOAD * MEGABYTE - SIGNATURES


class Room:
    """What is left of the limits of one journal."""

    def __init__(self, storage: Storage, battle: str) -> None:
        self._storage, self._battle = storage, battle
        self._length: int | None = None  # bytes, once they have been counted

    def take(self, entries: int, rows: list[bytes]) -> None:
        """Rows are to be added that make it so many entries; it raises `NotKept` if there is no room for them."""
        try:
            before = self._storage.length(self._battle) if self._length is None else self._length
        except StorageTrouble as error:
            raise NotKept(error.why) from error
        length = before + sum(map(len, rows))
        if entries > MOST_ENTRIES or length > LONGEST:
            raise NotKept("endless")
        self._length = length
