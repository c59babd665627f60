"""A battle on the server: its journal, who sits where, and everybody who looks on.

Answers come in one at a time.  Each is on disk before anybody hears of it.  Dice and computer players answer by
themselves, one after the other; the computer thinks apart, so that no battle keeps the others waiting.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from random import Random, SystemRandom
from typing import Any

from carnyx.core import deeds
from carnyx.core.flow import Choose, Pause
from carnyx.core.forced import Forced, forced
from carnyx.core.journal import Entry, Journal, read
from carnyx.core.lines import How
from carnyx.web import undo
from carnyx.web.computers import computer
from carnyx.web.seats import Claims, Ticket
from carnyx.web.setups import PERSON
from carnyx.web.storage import Storage, TakenAlready
from carnyx.web.tellings import Position, Tellings
from carnyx.web.thinking import Thinking, in_thread
from carnyx.web.view import is_open, seen


class Stale(ValueError):
    """An answer to a question that is past."""


class NotYours(ValueError):
    """An answer from somebody who was not asked."""


class NeedsConsent(ValueError):
    """An undo that reaches back beyond what was revealed, without everybody's consent."""


class OthersAsked(ValueError):
    """An undo that somebody at another browser has still to agree to."""


class CannotUndo(ValueError):
    """There is no such decision to take back."""


class NotKept(ValueError):
    """A line that could not be written; the battle stands as it is on disk."""


class Match:
    """One battle that is being played."""

    def __init__(
        self,
        id: str,
        title: str,
        journal: Journal[Any],
        seats: list[str],
        players: dict[int, Any],
        storage: Storage,
        claims: Claims | None = None,
        thinking: Thinking | None = None,
    ) -> None:
        self.id, self.title, self.journal, self.seats = id, title, journal, seats
        self.players = players  # the computer's, by seat
        self.claims = claims or Claims()
        self.dice = "thrown"
        self.listeners: set[Callable[[], None]] = set()
        self._storage = storage
        self._tellings = Tellings(journal)
        self._thinking = thinking or in_thread()
        self._random: Random = SystemRandom()
        self._going: asyncio.Task[None] | None = None
        self._looked_at: tuple[int, Forced | None] = (0, None)  # at which question, and its forced answer
        self._followed: set[int] = set()  # entries that were given with the one before them, as one deed
        self._agreed: tuple[int, int, frozenset[int]] = (0, 0, frozenset())  # at which question, to go back where, who

    @property
    def pause(self) -> Pause[Any]:
        """Where it stands."""
        return self.journal.pause

    @property
    def tellings(self) -> Tellings:
        """What the battle shows and tells; one that was read again from disk is told anew."""
        if self._tellings.journal is not self.journal:
            self._tellings = Tellings(self.journal)
        return self._tellings

    @property
    def position(self) -> Position:
        """Where it stands, with the documents that were made of it."""
        return self.tellings.position(self.number)

    @property
    def number(self) -> int:
        """The number of the question that waits."""
        return len(self.journal.entries) + 1

    @property
    def asked(self) -> int | None:
        """The seat that is asked; none if it is chance's turn, or over."""
        question = self.pause.question
        return question.player if isinstance(question, Choose) else None

    @property
    def persons(self) -> frozenset[int]:
        """The seats of people."""
        return frozenset(seat for seat, who in enumerate(self.seats) if who == PERSON)

    def admit(self, ticket: Ticket) -> frozenset[int]:
        """The seats a ticket opens now."""
        return self.claims.admit(self.persons, ticket)

    def claim(self, ticket: Ticket) -> None:
        """A seat is claimed for good, if the ticket asks for that."""
        if self.claims.claim(self.persons, ticket):
            self._storage.remember(self.id, self.claims.written())
            self._tell()

    def seat(self, seat: int, who: str, seats: frozenset[int]) -> None:
        """A person leaves his seat to the computer, or takes the computer's while nothing is sealed."""
        open_to_all = bool(seats) and seat in self.players and is_open(self.journal.system, self.pause.battle)
        if seat not in seats and not open_to_all:
            raise NotYours(seat)
        self.seats[seat] = who
        self.players.pop(seat, None)
        if who != PERSON:
            self.players[seat] = computer(self.journal.system.id, who)
        self._storage.seat(self.id, ",".join(self.seats))
        self._tell()
        self.go_on()

    def is_automatic(self) -> bool:
        """Whether nobody need be asked for the next answer: thrown dice, a computer player's, or nothing to decide."""
        question = self.pause.question
        if question is None:
            return False
        if isinstance(question, Choose):
            return question.player in self.players or self._forced() is not None
        return self.dice == "thrown" or PERSON not in self.seats

    def answer(self, number: int, seats: frozenset[int], answer: Any, then: tuple[Any, ...] = ()) -> None:
        """A person's answer, and those that follow it, if it is for the question that waits and his to give."""
        if number != self.number or self.is_automatic():
            raise Stale(number)
        if not seats or (self.asked is not None and self.asked not in seats):
            raise NotYours(number)
        if then:
            deeds.check(self.pause, (answer, *then))
        typed: How = "typed" if self.asked is None else ""
        self._keep(lambda: [*(self.journal.answer(each, typed) for each in (answer, *then)), *self._at_once()])
        self._followed.update(range(number + 1, number + 1 + len(then)))
        self.go_on()

    def type_dice(self, dice: str, seats: frozenset[int]) -> None:
        """From now on dice are thrown by the server, or typed in from real ones."""
        if not seats:
            raise NotYours
        self.dice = dice
        self._tell()
        self.go_on()

    def undo(self, number: int, seats: frozenset[int], consent: bool) -> None:
        """Back to before an entry: free as far as the law says, beyond it with everybody's consent."""
        if not undo.may_go_back_to(self.journal, number):
            raise CannotUndo(number)
        free = undo.free_for(self.journal, seats)
        if free is None or number < free:
            self._agree(number, seats, consent)
        self._keep(lambda: [self.journal.undo(number)])
        self.tellings.forget()
        self.go_on()

    def last_for(self, seats: frozenset[int]) -> int | None:
        """The last decision of these seats: what one press of undo takes back."""
        return undo.last_for(self.journal, seats, self._followed)

    def _agree(self, number: int, seats: frozenset[int], consent: bool) -> None:
        """All persons must agree, each at his own browser or all at one; another answer, and it is forgotten."""
        if not seats and self.persons:
            raise NotYours(number)
        if not consent:
            raise NeedsConsent(number)
        at, to, agreed = self._agreed
        agreed = agreed | seats if (at, to) == (self.number, number) else seats
        if self.persons - agreed:
            self._agreed = (self.number, number, agreed)
            self._tell()
            raise OthersAsked(number)

    def wanted(self, seats: frozenset[int]) -> int | None:
        """The entry that somebody else wants to go back to, and these seats have not agreed to."""
        at, to, agreed = self._agreed
        return to if at == self.number and seats - agreed else None

    def _at_once(self) -> Iterator[Entry]:
        """Dice and forced answers until somebody has to think again: they are kept together with what led to them."""
        while self.is_automatic():
            question = self.pause.question
            if not isinstance(question, Choose | None):
                yield self.journal.answer(question.sample(self._random), "thrown")
            elif self.asked not in self.players and (found := self._forced()) is not None:
                yield self.journal.answer(found.answer, "itself")
            else:
                return

    def _forced(self) -> Forced | None:
        """The answer that a person need not be asked for; while something is sealed everybody is asked."""
        if self._looked_at[0] != self.number:
            is_told = is_open(self.journal.system, self.pause.battle)
            self._looked_at = (self.number, forced(self.pause) if is_told else None)
        return self._looked_at[1]

    def _keep(self, change: Callable[[], list[Entry]]) -> None:
        """Change the battle, and have the lines on disk before anybody hears of it."""
        entries = change()
        first = entries[0].number
        try:
            self._storage.append(self.id, first, list(map(self.journal.row, entries)), now())
        except (sqlite3.Error, TakenAlready) as error:
            # What is not on disk has not happened; another server may have written meanwhile what has.
            if lines := self._storage.lines(self.id):
                self.journal = read(b"".join(lines), {self.journal.system.id: self.journal.system})
            self._tell()
            raise NotKept(first) from error
        self._tell()

    def _tell(self) -> None:
        for listener in tuple(self.listeners):
            listener()

    def go_on(self) -> None:
        """Let dice and computer players answer until a person is asked."""
        if self.is_automatic() and (self._going is None or self._going.done()):
            self._going = asyncio.get_running_loop().create_task(self._run())

    async def _run(self) -> None:
        while self.is_automatic():
            number = self.number
            try:
                if self.asked is None or self.asked not in self.players:
                    self._keep(lambda: list(self._at_once()))
                    continue
                answer = await self._thought(self.asked)
                if (
                    number == self.number and self.asked in self.players
                ):  # nothing was taken back meanwhile, nor the seat
                    self._keep(lambda answer=answer: [self.journal.answer(answer, "computer"), *self._at_once()])  # type: ignore[misc]
            except NotKept:
                return  # the next answer or connection starts it again

    async def _thought(self, player: int) -> Any:
        """A computer player's answer; he sees what a person in his seat would see."""
        position = seen(self.journal.system, self.pause, player)
        thinker = self.players[player]
        answer, after = await self._thinking.answer(thinker, position)
        if self.players.get(player) is thinker:  # nobody has taken his seat meanwhile
            self.players[player] = after
        return answer

    async def settled(self) -> None:
        """Wait until a person is asked, or it is over."""
        if self._going is not None:
            await self._going


def now() -> str:
    """The time, to the second, as it is kept."""
    return datetime.now(UTC).isoformat(timespec="seconds")
