"""Work that takes too long or too much is stopped, and whoever comes next is served."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from pathlib import Path

import pytest

from carnyx.web.workers import Lost, Overdue, processes

SHORT = 1.0


def forever() -> None:
    """It holds on to Python's lock for good: no thread of its process could stop it."""
    sys.set_int_max_str_digits(0)
    str(7**40_000_000)


def ended() -> None:
    os._exit(3)


def greedy() -> int:
    return len(bytearray(16 * 1024**3))


def sleepy(seconds: float, mark: str) -> str:
    time.sleep(seconds)
    return mark


def test_what_takes_too_long_is_stopped_and_the_next_is_done() -> None:
    async def run() -> str:
        workers = processes(1, SHORT)
        with pytest.raises(Overdue):
            await workers.do(forever)
        found = await workers.do(sleepy, 0, "next")
        workers.end()
        return found

    assert asyncio.run(run()) == "next"


def test_a_process_that_ends_is_lost_and_the_next_is_done() -> None:
    async def run() -> str:
        workers = processes(1, SHORT)
        for _ in range(2):
            with pytest.raises(Lost):
                await workers.do(ended)
        found = await workers.do(sleepy, 0, "next")
        workers.end()
        return found

    assert asyncio.run(run()) == "next"


@pytest.mark.skipif(sys.platform == "win32", reason="no such limit")
def test_what_takes_too_much_memory_is_refused_it() -> None:
    async def run() -> None:
        workers = processes(1, SHORT)
        with pytest.raises(MemoryError):
            await workers.do(greedy)
        workers.end()

    asyncio.run(run())


def test_who_came_first_is_served_first_and_who_left_is_not_served() -> None:
    async def run() -> list[str]:
        workers, found = processes(1, 60.0), []

        async def wanted(mark: str) -> None:
            found.append(await workers.do(sleepy, 0.05, mark))

        first = asyncio.create_task(wanted("first"))
        await asyncio.sleep(0)
        gone, second, third = (asyncio.create_task(wanted(mark)) for mark in ("gone", "second", "third"))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(first, second, third)
        workers.end()
        return found

    assert asyncio.run(run()) == ["first", "second", "third"]


def test_who_leaves_in_the_midst_does_not_let_two_in(tmp_path: Path) -> None:
    async def run() -> str:
        workers = processes(1, 60.0)
        leaver = asyncio.create_task(workers.do(sleepy, 0.5, "left"))
        await asyncio.sleep(0.1)
        leaver.cancel()
        found = await workers.do(sleepy, 0, "next")
        workers.end()
        return found

    assert asyncio.run(run()) == "next"
