"""Reading: journals are followed apart from everything else, so that a long one keeps nobody waiting but its reader.

A journal has a moment to be read; one that takes longer begins again among the long ones, of which one is read at a
time.  So the short ones, which are nearly all, never wait for more than a few moments, whatever strangers bring.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import monotonic
from typing import ParamSpec, TypeVar

from carnyx.core.journal import BadJournal, in_time
from carnyx.core.past import Kept, opened
from carnyx.games import SYSTEMS

MOMENT = 2.0  # seconds that a journal has among the short ones
MOST_KNOWN = 1000  # journals that are known to be long
P = ParamSpec("P")
R = TypeVar("R")


def late_after(seconds: float) -> Callable[[], bool]:
    """Says whether so much time has passed from now on."""
    end = monotonic() + seconds
    return lambda: monotonic() > end


class Lane:
    """A few threads for one kind of work: when there is too much of it, no other kind waits."""

    def __init__(self, name: str, threads: int = 1) -> None:
        self._threads = ThreadPoolExecutor(threads, name)

    async def do(self, work: Callable[P, R], *given: P.args, **named: P.kwargs) -> R:
        """What the work gives; who came first is served first."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, lambda: work(*given, **named))


class Reading:
    """Follows journals, the short ones apart from the long ones."""

    def __init__(self, name: str, threads: int = 1, moment: float = MOMENT, patience: float | None = None) -> None:
        """Each has the patience in seconds, or all the time there is."""
        self._short, self._long = Lane(f"{name}, short", threads), Lane(f"{name}, long")
        self._moment, self._patience = moment, patience
        self._known: dict[str, None] = {}  # those that turned out to be long, by what they are called

    async def opened(self, text: bytes, called: str = "") -> Kept:
        """The battle of a journal; it raises `BadJournal`."""
        if called not in self._known:
            try:
                return await self._short.do(self._read, text, self._moment)
            except BadJournal as error:
                if error.why != "late":
                    raise
            self._remember(called)
        return await self._long.do(self._read, text, self._patience)

    def _read(self, text: bytes, seconds: float | None) -> Kept:
        """Its time begins when it is its turn."""
        return opened(text, SYSTEMS, in_time if seconds is None else late_after(seconds))

    def _remember(self, called: str) -> None:
        if called:
            self._known[called] = None
            while len(self._known) > MOST_KNOWN:
                del self._known[next(iter(self._known))]
