"""Thinking: computer players work out their answers apart, so that no battle keeps the others waiting.

In a thread they would take turns with whoever wants an answer taken; the server that people play at has them in a
process of their own.  They think one at a time, so that the server keeps a processor for itself, and in the order in
which they were asked, so that no battle waits for ever.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from msgspec import Struct

from carnyx.core.flow import Pause
from carnyx.core.lines import How
from carnyx.players.player import how_it_came
from carnyx.web.workers import Lost, Overdue, Workers, processes, threads

TRIES = 3  # how often a thought is begun whose process has ended
PATIENCE = 120.0  # seconds for one answer
PAUSE = 0.2  # seconds before a thought is begun again, longer each time


class GaveUp(Exception):
    """There is no answer to be had from this player."""


class Thought(Struct, frozen=True):
    """A computer player's answer, how it came, and the player as it leaves him: dice thrown in his head are thrown."""

    answer: Any
    how: How
    player: Any


def worked_out(player: Any, position: Pause[Any]) -> Thought:
    """What a computer player answers here."""
    answer = player.answer(position)
    return Thought(answer, how_it_came(player), player)


class Thinking:
    """Runs the computer players of all battles."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers

    async def answer(self, player: Any, position: Pause[Any], trouble: Callable[[], None] = lambda: None) -> Thought:
        """His answer; each time the process is lost somebody may be told of the trouble.

        Whoever no longer waits for it cancels it: then the player stops before his next playout.
        """
        for tried in range(1, TRIES + 1):
            try:
                return await self._workers.do(worked_out, player, position)
            except Overdue as error:
                raise GaveUp from error
            except Lost:  # ended from outside, perhaps: a new process begins the thought again
                trouble()
                await asyncio.sleep(PAUSE * tried)
            except Exception as error:
                raise GaveUp from error
        raise GaveUp

    def end(self) -> None:
        """Stop all thinking."""
        self._workers.end()


def in_thread() -> Thinking:
    """In a thread of this process: enough for a battle or two."""
    return Thinking(threads("thinking"))


def in_process() -> Thinking:
    """In a process of its own, made when it is first needed."""
    return Thinking(processes(1, PATIENCE))
