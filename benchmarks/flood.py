"""One client that sends nonsense and expensive questions as fast as the server takes them, in a process of its own."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import cycle
from multiprocessing import get_context
from time import perf_counter

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed


async def pour(url: str, seconds: float) -> None:
    """Say everything over and over; whatever comes back is not looked at."""
    until = perf_counter() + seconds
    while perf_counter() < until:
        with suppress(ConnectionClosed, TimeoutError):
            async with connect(url, proxy=None, max_size=None, close_timeout=0.1) as line:
                reading = asyncio.create_task(_read(line))
                for message in cycle(_messages()):
                    if perf_counter() > until:
                        break
                    await asyncio.wait_for(line.send(message), max(0.1, until - perf_counter()))
                reading.cancel()


def _messages() -> list[str]:
    asked = [json.dumps({"is": "dangers", "unit": unit}) for unit in range(4)]
    sights = [json.dumps({"is": "sights", "unit": unit, "target": 3 - unit}) for unit in range(4)]
    looks = [json.dumps({"is": "look", "at": 0}), json.dumps({"is": "sit", "seat": 0})]
    return ["?"] * 200 + asked + sights + looks


async def _read(line: ClientConnection) -> None:
    with suppress(ConnectionClosed):
        async for _ in line:
            pass


def _run(url: str, seconds: float) -> None:
    asyncio.run(pour(url, seconds))


@contextmanager
def flooding(url: str, seconds: float) -> Iterator[None]:
    """A flood for so long at most; it ends by itself."""
    process = get_context("spawn").Process(target=_run, args=(url, seconds), daemon=True)
    process.start()
    try:
        yield
    finally:
        process.terminate()
        process.join(10)


async def window(seconds: float, rounds: int) -> tuple[float, float]:
    """From when to when a round goes."""
    start = perf_counter()
    await asyncio.sleep(seconds / rounds)
    return start, perf_counter()
