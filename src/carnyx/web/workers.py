"""Workers: processes of the server's own that work out what takes long, so that nobody at a table waits for it.

Each does one thing at a time, and who came first is served first.  A work that takes too long or too much memory ends
with its process; the next work gets a new one.  A thought that nobody waits for any more is asked to stop (`breaks`).
Workers end when the server ends, also when it is killed.
"""

from __future__ import annotations

import asyncio
import faulthandler
import os
import signal
import sys
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from math import inf
from multiprocessing import get_context, parent_process
from threading import Event, Thread
from time import monotonic
from typing import TYPE_CHECKING, Any, ParamSpec, Protocol, TypeVar

from carnyx.core.interrupts import shielded
from carnyx.core.rubbish import collect_seldom
from carnyx.games import GAMES
from carnyx.players.breaks import Stopped, heed

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

MEMORY = 2 * 1024**3  # bytes that a worker may ask for
END = getattr(signal, "SIGKILL", signal.SIGTERM)
NICENESS = 10  # the server's own process, which answers people, comes first
P = ParamSpec("P")
R = TypeVar("R")


class Overdue(Exception):
    """It took too long."""


class Lost(Exception):
    """The process that worked on it has ended, nobody knows why."""


class Halt(Protocol):
    """A flag that a worker sees: its work is to stop."""

    def is_set(self) -> bool:
        """Whether it is up."""
        ...

    def set(self) -> None:
        """Put it up."""
        ...

    def clear(self) -> None:
        """Take it down."""
        ...


class _Job:
    """A work under way: the flag of the worker that has it, and whether nobody waits for it any more."""

    def __init__(self) -> None:
        self.halt: Halt | None = None
        self.is_stopped = False

    def begin(self, halt: Halt) -> None:
        """A worker takes it up, unless it is too late for that."""
        halt.clear()
        self.halt = halt
        if self.is_stopped:
            raise Stopped

    def stop(self) -> None:
        """Nobody waits for it any more."""
        self.is_stopped = True
        if self.halt is not None:
            self.halt.set()


class Workers:
    """Some processes, or threads, each with one work at a time."""

    def __init__(
        self, begin: Callable[[], tuple[Executor, Halt]], number: int = 1, seconds: float | None = None
    ) -> None:
        """So many workers, each made when it is first needed; only a process can be stopped after some seconds."""
        self._begin, self._seconds = begin, seconds
        self._idle: list[Executor | None] = [None] * number
        self._turn = asyncio.Semaphore(number)
        self._all: dict[Executor, int] = {}  # each with the number of its process
        self._halts: dict[Executor, Halt] = {}

    async def do(self, work: Callable[P, R], *given: P.args, **named: P.kwargs) -> R:
        """What the work gives; raises what it raises, or `Overdue`, or `Lost`."""
        await self._turn.acquire()
        # Whoever asked may leave, but the worker is not free before its work is done, or has stopped.
        job = _Job()
        done = asyncio.ensure_future(self._done(job, partial(work, *given, **named)))
        done.add_done_callback(_heard)
        try:
            return await asyncio.shield(done)
        except asyncio.CancelledError:
            job.stop()
            raise

    async def _done(self, job: _Job, work: Callable[[], R]) -> R:
        worker, started = self._idle.pop(), inf
        try:
            if worker is None:
                worker, halt = self._begin()
                self._all[worker], self._halts[worker] = 0, halt
                # Its time does not begin before it is there.
                with shielded():
                    there = worker.submit(os.getpid)
                self._all[worker] = await asyncio.wrap_future(there)
            job.begin(self._halts[worker])
            started = monotonic()
            return await asyncio.wrap_future(worker.submit(_limited, self._seconds, work))
        except BrokenExecutor as broken:
            if worker is not None:
                self._all.pop(worker, None)
                self._halts.pop(worker, None)
                worker.shutdown(wait=False)
                worker = None
            if self._seconds is not None and monotonic() - started >= self._seconds:
                raise Overdue from broken
            raise Lost from broken
        finally:
            self._idle.append(worker)
            self._turn.release()

    def end(self) -> None:
        """Stop all work, in the midst of it if need be."""
        for halt in self._halts.values():  # a thread cannot be ended from outside
            halt.set()
        for worker, process in self._all.items():
            worker.shutdown(wait=False, cancel_futures=True)
            if process not in (0, os.getpid()):
                with suppress(OSError):
                    os.kill(process, END)
        self._all.clear()
        self._halts.clear()

    async def warm_up(self, work: Callable[[], object]) -> None:
        """Begin all workers that have not begun, so that nobody waits for them later."""
        await asyncio.gather(*(self.do(work) for each in list(self._idle) if each is None), return_exceptions=True)


def _heard(done: asyncio.Future[Any]) -> None:
    """Take note of an error that nobody waits for any more, so that it is not reported as unhandled."""
    if not done.cancelled():
        done.exception()


def _limited(seconds: float | None, work: Callable[[], R]) -> R:
    """Do the work; a timer that does not depend on Python's threads ends a process that takes too long."""
    if seconds is None:
        return work()
    with open(os.devnull, "w", encoding="utf-8") as nowhere:
        faulthandler.dump_traceback_later(seconds, exit=True, file=nowhere)
        try:
            return work()
        finally:
            faulthandler.cancel_dump_traceback_later()


def threads(name: str) -> Workers:
    """One worker in a thread of this process: enough for a battle or two."""

    def begun() -> tuple[Executor, Halt]:
        halt = Event()
        return ThreadPoolExecutor(1, name, heed, (halt.is_set,)), halt

    return Workers(begun)


def processes(number: int, seconds: float) -> Workers:
    """Workers in processes of their own, each work with its time."""

    def begun() -> tuple[Executor, Halt]:
        words, spawning = tuple(game.words for game in GAMES.values()), get_context("spawn")
        halt = spawning.Event()
        return ProcessPoolExecutor(1, spawning, _settle_in, (words, halt)), halt

    return Workers(begun, number, seconds)


def _settle_in(words: tuple[Traversable, ...], halt: Halt) -> None:
    """A server that is killed takes its workers along; one that is interrupted ends them itself."""
    from carnyx.words import shelves

    heed(halt.is_set)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_wait_and_leave, daemon=True).start()
    if sys.platform != "win32":
        import resource

        os.nice(NICENESS)
        _, most = resource.getrlimit(resource.RLIMIT_AS)
        limit = MEMORY if most == resource.RLIM_INFINITY else min(MEMORY, most)
        resource.setrlimit(resource.RLIMIT_AS, (limit, most))
    for folder in words:  # a game that joined in the server's process joins here with its words
        shelves.add(folder)
    collect_seldom()


def _wait_and_leave() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)
