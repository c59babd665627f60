"""A battle on the server: its journal, who sits where, and everybody who looks on.

Answers come in one at a time.  Each is on disk before anybody hears of it.  Dice and computer players answer by
themselves, one after the other; the computer thinks apart, so that no battle keeps the others waiting.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from functools import partial
from secrets import token_bytes
from typing import Any

from carnyx.core import deeds
from carnyx.core.flow import Choose, Pause
from carnyx.core.forced import Forced, forced
from carnyx.core.fortune import SECRET, Fortune
from carnyx.core.journal import BadJournal, Entry, Journal, read
from carnyx.core.lesson import OTHERS
from carnyx.core.lines import Dice, How
from carnyx.web import undo, wire
from carnyx.web.computers import computer, simpler
from carnyx.web.dice_wish import DiceWish, typists
from carnyx.web.guests import Guests
from carnyx.web.objections import CannotUndo, NeedsConsent, NotGone, NotKept, NotYours, OthersAsked, Stale
from carnyx.web.room import Room
from carnyx.web.seats import Claims, Ticket
from carnyx.web.setups import PERSON
from carnyx.web.storage import Storage, StorageTrouble, now
from carnyx.web.teaching import teaching
from carnyx.web.tellings import Position, Tellings
from carnyx.web.thinking import Thinking, in_thread
from carnyx.web.view import asked_of, is_open, seen

__all__ = ["CannotUndo", "Match", "NeedsConsent", "NotGone", "NotKept", "NotYours", "OthersAsked", "Stale"]


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
        fortune: Fortune | None = None,
    ) -> None:
        self.id, self.title, self.journal, self.seats = id, title, journal, seats
        self.players = players  # the computer's, by seat
        self.claims = claims or Claims()
        self.is_over = False  # it was deleted
        self.notice: wire.What | None = None  # what is wrong with a computer player just now
        self.listeners: set[Callable[[], None]] = set()
        self.guests, self.dice_wish = Guests(), DiceWish()
        self._storage, self._room, self._tellings = storage, Room(storage, id), Tellings(journal)
        self.teaching = teaching(journal)
        self._thinking, self.fortune = thinking or in_thread(), fortune or Fortune(token_bytes(SECRET))
        self._going: asyncio.Task[None] | None = None
        self._looked_at: tuple[Pause[Any] | None, Forced | None] = (None, None)  # a question, and its forced answer
        self._agreed: tuple[int, int, frozenset[int]] = (0, 0, frozenset())  # at which question, to go back where, who

    @property
    def pause(self) -> Pause[Any]:
        """Where it stands."""
        return self.journal.pause

    @property
    def tellings(self) -> Tellings:
        """What the battle shows and tells; one that was read again from disk is told anew."""
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
        return asked_of(self.pause)

    @property
    def persons(self) -> frozenset[int]:
        """The seats of people."""
        return frozenset(seat for seat, who in enumerate(self.seats) if who == PERSON)

    @property
    def typists(self) -> frozenset[int]:
        """The people who may type in the dice that are thrown now."""
        return typists(self.pause, self.persons)

    def admit(self, ticket: Ticket) -> frozenset[int]:
        """The seats a ticket opens now."""
        return self.claims.admit(self.persons, ticket)

    def claim(self, ticket: Ticket) -> None:
        """A seat is claimed for good, if the ticket asks for that."""
        self._claimed(self.claims.claim(self.persons, ticket))

    def enter(self, ticket: Ticket) -> None:
        """A browser has come; whoever comes back to his seat keeps it."""
        before = self.lost
        self.guests.enter(ticket)
        if self.lost != before:
            self.guests.settled()
            self._tell()

    def leave(self, ticket: Ticket) -> None:
        """A browser has gone."""
        before = self.lost
        self.guests.leave(ticket, self.admit(ticket))
        if self.lost != before:
            self._tell()

    def invite(self, seat: int, seats: frozenset[int]) -> str:
        """The secret by which somebody else claims a free seat, once."""
        if not seats or seat not in self.persons or seat in self.claims.marks:
            raise NotYours(seat)
        self._claimed(self.claims.invited(seat))
        return self.claims.invitations[seat]

    @property
    def lost(self) -> tuple[int, ...]:
        """The seats whose owners are not here."""
        return tuple(sorted(self.persons.intersection(self.claims.marks) - self._here()))

    def _here(self) -> frozenset[int]:
        """The seats of everybody who is here."""
        return frozenset[int]().union(*map(self.admit, self.guests.here))

    def give_away(self, seat: int, seats: frozenset[int]) -> None:
        """A seat whose owner has gone is free again, when everybody else who is here agrees."""
        here = self._here()
        others = here - {seat}
        if seat not in self.claims.marks or not seats & others:
            raise NotYours(seat)
        if seat in here or not self.guests.is_gone(seat):
            raise NotGone(seat)
        if others - self.guests.agree(seat, seats):
            self._tell()
            raise OthersAsked(seat)
        self._claimed(self.claims.freed(seat))
        self.guests.settled()
        self._tell()

    def _claimed(self, claims: Claims) -> None:
        """Whose the seats are from now on, once it is on disk."""
        if claims is not self.claims:
            self._write(lambda: self._storage.remember(self.id, claims.written()))
            self.claims = claims
            self._tell()

    def seat(self, seat: int, who: str, seats: frozenset[int]) -> None:
        """A person leaves his seat to the computer, or takes the computer's while nothing is sealed."""
        open_to_all = bool(seats) and seat in self.players and is_open(self.journal.system, self.pause.battle)
        if seat not in seats and not open_to_all:
            raise NotYours(seat)
        self._seated(seat, who)
        self._think_anew()

    def _seated(self, seat: int, who: str) -> None:
        then = [*self.seats[:seat], who, *self.seats[seat + 1 :]]
        self._write(lambda: self._storage.seat(self.id, ",".join(then)))
        self.notice = None
        self._sit(then)
        self._tell()

    def is_automatic(self) -> bool:
        """Whether nobody need be asked for the next answer: thrown dice, a computer player's, or nothing to decide."""
        return self._goes_on(self.pause)

    def _goes_on(self, pause: Pause[Any]) -> bool:
        question = pause.question
        if question is None:
            return False
        if isinstance(question, Choose):
            return question.player in self.players or self._forced(pause) is not None
        return self.journal.dice == "thrown" or PERSON not in self.seats

    def answer(
        self, number: int, seats: frozenset[int], answer: Any, then: tuple[Any, ...] = (), by_itself: bool = False
    ) -> None:
        """A person's answer, and those that follow it, if it is for the question that waits and his to give."""
        if number != self.number or self.is_automatic():
            raise Stale(number)
        if not seats & (self.typists if self.asked is None else {self.asked}):
            raise NotYours(number)
        if then:
            deeds.check(self.pause, (answer, *then))
        how: How = "typed" if self.asked is None else "deed" if by_itself else ""
        self._keep(
            lambda draft: [
                draft.answer(answer, how),
                *(draft.answer(each, "deed") for each in then),
                *self._at_once(draft),
            ]
        )
        self.notice = None
        self.go_on()

    def type_dice(self, dice: Dice, seats: frozenset[int]) -> None:
        """Dice are thrown by the server, or typed in from real ones, from when everybody has agreed to it."""
        if not seats:
            raise NotYours
        if not self.dice_wish.is_granted(dice, seats, self.journal.dice, self.persons):
            self._tell()
            raise OthersAsked
        if dice != self.journal.dice:
            self._keep(lambda draft: [draft.settle(dice)])
        self._tell()
        self.go_on()

    def undo(self, number: int, seats: frozenset[int], consent: bool) -> None:
        """Back to before an entry: free as far as the law says, beyond it with everybody's consent."""
        if not undo.may_go_back_to(self.journal, number):
            raise CannotUndo(number)
        free = undo.free_for(self.journal, seats)
        if free is None or number < free:
            self._agree(number, seats, consent)
        self._keep(lambda draft: [draft.undo(number)])
        self.tellings.forget()
        self._think_anew()

    def last_for(self, seats: frozenset[int]) -> int | None:
        """The last decision of these seats: what one press of undo takes back."""
        return undo.last_for(self.journal, seats)

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

    def _at_once(self, draft: Journal[Any]) -> Iterator[Entry]:
        """Dice and forced answers until somebody has to think again: they are kept together with what led to them."""
        while self._goes_on(draft.pause):
            question = draft.pause.question
            if not isinstance(question, Choose | None):
                faces = self.teaching.throw(draft) if self.teaching else self.fortune.faces(draft)
                yield draft.answer(faces, "thrown")
            elif asked_of(draft.pause) not in self.players and (found := self._forced(draft.pause)) is not None:
                yield draft.answer(found.answer, "itself")
            else:
                return

    def _forced(self, pause: Pause[Any]) -> Forced | None:
        """The answer that a person need not be asked for; while something is sealed everybody is asked."""
        if self._looked_at[0] is not pause:
            is_told = is_open(self.journal.system, pause.battle)
            self._looked_at = (pause, forced(pause) if is_told else None)
        return self._looked_at[1]

    def _keep(self, change: Callable[[Journal[Any]], list[Entry]]) -> None:
        """Change a copy of the battle and have the lines on disk; only then the copy is the battle, for all to see."""
        draft = self.journal.copy()
        entries = change(draft)
        if not entries:
            return
        rows = list(map(draft.row, entries))
        self._room.take(len(draft.entries), rows)
        self._write(lambda: self._storage.append(self.id, entries[0].number, rows, now()))
        self.journal = self._tellings.journal = draft
        self._tell()

    def _write(self, write: Callable[[], None]) -> None:
        """Have something on disk; if that fails, the battle stands as the disk has it."""
        try:
            write()
        except Exception as error:
            self._read_again()
            self._tell()
            raise NotKept(error.why if isinstance(error, StorageTrouble) else None) from error

    def _read_again(self) -> None:
        """Nobody knows how much was written, or what another server has written meanwhile: the disk does."""
        try:
            journal = read(b"".join(self._storage.lines(self.id)), {self.journal.system.id: self.journal.system})
            kept = self._storage.kept(self.id)[0]
        except (StorageTrouble, BadJournal, IndexError):
            return  # nothing can be read: what was read or written last still holds
        self.journal, self._tellings = journal, Tellings(journal)
        self._room = Room(self._storage, self.id)
        self.claims = Claims.read(kept.options)
        self._sit(kept.seats.split(","))

    def _sit(self, seats: list[str]) -> None:
        """Who sits where from now on; a computer player who stays where he is remembers what he threw."""
        stays = {seat for seat, who in enumerate(seats) if self.seats[seat] == who}
        self.seats, before = seats, self.players
        self.players = {
            seat: before[seat] if seat in stays else computer(self.journal.system.id, who)
            for seat, who in enumerate(seats)
            if who != PERSON
        }

    def _tell(self) -> None:
        for listener in tuple(self.listeners):
            listener()

    @property
    def is_busy(self) -> bool:
        """Whether it goes on by itself just now."""
        return self._going is not None and not self._going.done()

    def end(self) -> None:
        """The battle is deleted: everybody at it leaves, and nobody thinks about it any more."""
        self.is_over = True
        self._think_anew()
        self._tell()

    def _think_anew(self) -> None:
        """What a computer player thinks about has changed under him: he stops, and begins anew if he is still asked."""
        if self._going is not None:
            self._going.cancel()
            self._going = None
        self.go_on()

    def go_on(self) -> None:
        """Let dice and computer players answer until a person is asked."""
        if not self.is_over and self.is_automatic() and not self.is_busy:
            self._going = asyncio.get_running_loop().create_task(self._run())

    async def _run(self) -> None:
        while self.is_automatic() and not self.is_over:
            number, asked = self.number, self.asked
            try:
                if asked is None or asked not in self.players:
                    self._keep(lambda draft: list(self._at_once(draft)))
                    continue
                answer, how = await self._thought(asked)
                if number == self.number and asked in self.players:  # nothing was taken back meanwhile, nor the seat
                    self.notice = None
                    self._keep(partial(self._computed, answer, how))
            except NotKept as error:
                self._note(error.why or "not-kept")
                return  # the next answer or connection starts it again
            except Exception:
                logging.getLogger(__name__).exception("a computer player has no answer")
                if asked is None or number != self.number or not self._replace(asked):
                    return

    def _note(self, what: wire.What) -> None:
        """Tell the table what is wrong with a computer player."""
        self.notice = what
        self._tell()

    def _replace(self, seat: int) -> bool:
        """A simpler player, or a person if there is none, takes the seat of one who has no answer; whether he could."""
        then = simpler(self.journal.system.id, self.seats[seat]) or PERSON
        try:
            self._seated(seat, then)
        except NotKept:
            return False
        self._note("thinker-person" if then == PERSON else "thinker-simpler")
        return True

    def _computed(self, answer: Any, how: How, draft: Journal[Any]) -> list[Entry]:
        """A computer player's answer, and what follows by itself."""
        return [draft.answer(answer, how), *self._at_once(draft)]

    async def _thought(self, player: int) -> tuple[Any, How]:
        """A computer player's answer, and how it came; he sees what a person in his seat would see."""
        position = seen(self.journal.system, self.pause, player)
        if self.teaching and player == OTHERS:
            return await asyncio.to_thread(self.teaching.foe, self.journal, position), "computer"
        thinker = self.players[player]
        thought = await self._thinking.answer(thinker, position, lambda: self._note("thinker-again"))
        if self.players.get(player) is thinker:  # nobody has taken his seat meanwhile
            self.players[player] = thought.player
        return thought.answer, thought.how

    async def settled(self) -> None:
        """Wait until a person is asked, or it is over."""
        while self.is_busy and self._going is not None:
            await asyncio.wait({self._going})
