"""Thinking: computer players work out their answers apart, so that no battle keeps the others waiting.

In a thread they would take turns with whoever wants an answer taken; the server that people play at has them in a
process of their own, which leaves with it, whatever becomes of the server.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any

from carnyx.core.flow import Pause


def worked_out(player: Any, position: Pause[Any]) -> tuple[Any, Any]:
    """A computer player's answer, and the player as it leaves him: dice he threw in his head are thrown."""
    return player.answer(position), player


class Thinking:
    """Runs the computer players of all battles, one at a time, so that the server keeps a processor for itself."""

    def __init__(self, begin: Callable[[], Executor]) -> None:
        self._begin = begin
        self._executor: Executor | None = None

    async def answer(self, player: Any, position: Pause[Any]) -> tuple[Any, Any]:
        """His answer, and the player after it."""
        try:
            return await self._worked_out(player, position)
        except BrokenProcessPool:  # the process was ended from outside: a new one starts the thought again
            self._executor = None
            return await self._worked_out(player, position)

    async def _worked_out(self, player: Any, position: Pause[Any]) -> tuple[Any, Any]:
        if self._executor is None:
            self._executor = self._begin()
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._executor, worked_out, player, position)

    def end(self) -> None:
        """Stop all thinking."""
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)


def in_thread() -> Thinking:
    """In a thread of this process: enough for a battle or two."""
    return Thinking(lambda: ThreadPoolExecutor(1, "thinking"))


def in_process() -> Thinking:
    """In a process of its own, made when it is first needed."""
    return Thinking(lambda: ProcessPoolExecutor(1, get_context("spawn"), _leave_with_server))


def _leave_with_server() -> None:
    """A server that is killed takes its thinkers along; one that is interrupted ends them itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_wait_and_leave, daemon=True).start()


def _wait_and_leave() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)
