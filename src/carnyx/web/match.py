"""A battle on the server: its journal, who sits where, and everybody who looks on.

Answers come in one at a time.  Each is on disk before anybody hears of it; dice and computer players answer by
themselves, one after the other, so that no battle keeps the others waiting.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime
from random import Random, SystemRandom
from typing import Any

from carnyx.core.codec import encode
from carnyx.core.flow import Choose, Pause
from carnyx.core.journal import Entry, Table
from carnyx.web import undo
from carnyx.web.storage import Storage

PERSON = "person"


class Stale(ValueError):
    """An answer to a question that is past."""


class NotYours(ValueError):
    """An answer from somebody who was not asked."""


class NeedsConsent(ValueError):
    """An undo that reaches back beyond what was revealed, without everybody's consent."""


class CannotUndo(ValueError):
    """There is no such decision to take back."""


class Match:
    """One battle that is being played."""

    def __init__(
        self, id: str, title: str, table: Table[Any], seats: list[str], players: dict[int, Any], storage: Storage
    ) -> None:
        self.id, self.title, self.table, self.seats = id, title, table, seats
        self.players = players  # the computer's, by seat
        self.dice = "thrown"
        self.listeners: set[Callable[[], None]] = set()
        self._storage = storage
        self._random: Random = SystemRandom()
        self._going: asyncio.Task[None] | None = None

    @property
    def pause(self) -> Pause[Any]:
        """Where it stands."""
        return self.table.pause

    @property
    def number(self) -> int:
        """The number of the question that waits."""
        return len(self.table.entries) + 1

    @property
    def asked(self) -> int | None:
        """The seat that is asked; none if it is chance's turn, or over."""
        question = self.pause.question
        return question.player if isinstance(question, Choose) else None

    def is_automatic(self) -> bool:
        """Whether the next answer comes by itself: thrown dice, or a computer player's."""
        question = self.pause.question
        if question is None:
            return False
        if isinstance(question, Choose):
            return question.player in self.players
        return self.dice == "thrown" or PERSON not in self.seats

    def answer(self, number: int, seats: frozenset[int], answer: Any) -> None:
        """A person's answer, if it is for the question that waits and his to give."""
        if number != self.number or self.is_automatic():
            raise Stale(number)
        if self.asked is not None and self.asked not in seats:
            raise NotYours(number)
        self._keep(lambda: self.table.answer(answer))
        self.go_on()

    def undo(self, number: int, seats: frozenset[int], consent: bool) -> None:
        """Back to before an entry: free as far as the law says, beyond it with everybody's consent."""
        if not undo.may_go_back_to(self.table, number):
            raise CannotUndo(number)
        free = [found for seat in seats if (found := undo.free_to(self.table, seat)) is not None]
        if number < min(free, default=number + 1) and not consent:
            raise NeedsConsent(number)
        self._keep(lambda: self.table.undo(number))
        self.go_on()

    def _keep(self, change: Callable[[], Entry]) -> None:
        """Change the battle, and have the line on disk before anybody hears of it."""
        entry = change()
        self._storage.append(self.id, entry.number, encode(entry) + b"\n", now())
        for listener in tuple(self.listeners):
            listener()

    def go_on(self) -> None:
        """Let dice and computer players answer until a person is asked."""
        if self.is_automatic() and (self._going is None or self._going.done()):
            self._going = asyncio.get_running_loop().create_task(self._run())

    async def _run(self) -> None:
        while self.is_automatic():
            question = self.pause.question
            assert question is not None
            if isinstance(question, Choose):
                answer = self.players[question.player].answer(self.pause)
            else:
                answer = question.sample(self._random)
            self._keep(lambda answer=answer: self.table.answer(answer))  # type: ignore[misc]
            await asyncio.sleep(0)  # the others get their turn between two answers

    async def settled(self) -> None:
        """Wait until a person is asked, or it is over."""
        if self._going is not None:
            await self._going


def now() -> str:
    """The time, to the second, as it is kept."""
    return datetime.now(UTC).isoformat(timespec="seconds")
