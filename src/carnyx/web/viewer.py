"""A viewer: one browser at one battle, which seats it may sit in, what it may see, and in which language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from msgspec.structs import replace

from carnyx.core import rule
from carnyx.core.fairness import fairness
from carnyx.core.flow import Choose, Pause, is_secret
from carnyx.core.length import Units
from carnyx.core.system import NOBODY
from carnyx.games import GAMES
from carnyx.lookback.explained import Explained
from carnyx.show.awaited import read
from carnyx.show.board import Board
from carnyx.show.grids import picked
from carnyx.show.standing import Because, Ending
from carnyx.show.throws import gathered
from carnyx.web import inquiries, undo, wire
from carnyx.web.briefings import briefing
from carnyx.web.computers import CLOCK
from carnyx.web.inquiries import AnswersAtOnce, Inquiry, packed
from carnyx.web.log import Log
from carnyx.web.match import CannotUndo, Match, NeedsConsent, NotGone, NotKept, NotYours, OthersAsked, Stale
from carnyx.web.pondering import makers
from carnyx.web.reasons import asked_why, who_sat
from carnyx.web.seats import Ticket
from carnyx.web.setups import may_sit, players
from carnyx.web.troubles import trouble
from carnyx.web.view import seen
from carnyx.words.catalogue import catalogue
from carnyx.words.language import Language, languages

R = TypeVar("R")


class Viewer(AnswersAtOnce):
    """One browser at one battle."""

    def __init__(
        self,
        match: Match,
        lang: Language = "en",
        units: Units = "in",
        ticket: Ticket | None = None,
        turned: bool = False,
    ) -> None:
        self.match = match
        self._ticket = ticket or Ticket()
        match.claim(self._ticket)
        self.seat = min(self.seats, default=0)
        self._speak(lang, units, turned)

    def _speak(self, lang: Language, units: Units, turned: bool = False) -> None:
        self.lang, self.units, self._turned = lang, units, turned
        self._log = Log(self.match.tellings, lang, units, turned)

    @property
    def board(self) -> Board:
        """The battle in this browser's language."""
        return self.match.tellings.board(self.lang, self.units, self._turned)

    @property
    def seats(self) -> frozenset[int]:
        """The seats this browser may sit in; somebody else may come and claim one."""
        return self.match.admit(self._ticket)

    @property
    def view(self) -> int:
        """The seat whose view this is; who has no seat sees what everybody sees."""
        return self.seat if self.seat in self.seats else NOBODY

    def seen(self, at: int | None = None) -> Pause[Any]:
        """Where it stands, or stood after an entry that still counts, as this browser may see it."""
        if at is None:
            return self.match.position.seen(self.view)
        journal = self.match.journal
        pause = dict(journal.standing).get(at)
        if pause is None:
            raise Stale(at)
        return seen(journal.system, pause, self.view)

    def opened(self) -> wire.Opened:
        """The battle this is."""
        match = self.match
        game = GAMES[match.journal.system.id]
        stage, seated = self.board.stage(tuple(match.seats)), players(game, match.seats, self.lang)
        told = None if match.teaching else briefing(game, match.journal.setup, self.lang, self.units)
        return wire.Opened(match.id, match.title, stage, self.lang, self.units, seated, told, CLOCK)

    def state(self) -> wire.State:
        """Where it stands, as far as this seat may see, and what the log has to add."""
        match, journal, seats, lang, units = self.match, self.match.journal, self.seats, self.lang, self.units
        position, asked = match.position, match.asked
        hand_over = self._hand_over(seats)
        view = self.seat if self.seat in seats else NOBODY
        over = position.pause.question is None
        question, waits = None, asked
        waiting = hand_over is None and not over and not match.is_automatic()
        if waiting and asked is None:
            waits = None if seats & match.typists else min(match.typists, default=None)
        if waiting and seats & (match.typists if asked is None else {asked}):
            question, waits = position.question(view, lang, units, self._turned), None
            if match.teaching and question.grid:
                question = replace(question, grid=picked(question.grid, match.teaching.shown(journal)))
        news = self._told().news(view)
        return wire.State(
            match.number,
            self.seat,
            position.scene(view, lang, units),
            question,
            waits,
            hand_over,
            news.log,
            news.fresh,
            news.acts,
            undo.free_for(journal, seats),
            match.last_for(seats),
            match.wanted(seats),
            journal.dice,
            match.dice_wish.asks(seats),
            self._ending(position.seen(view), view) if over else None,
            over,
            tuple(match.seats),
            taken=tuple(sorted(match.claims.marks)),
            lost=match.lost,
            giving=match.guests.wanted(seats),
            notice="" if match.notice is None else self._trouble(match.notice).text,
            coach=match.teaching.coach(journal, lang) if match.teaching else None,
        )

    def _ending(self, pause: Pause[Any], view: int) -> Ending:
        """How it ended, which the last entry tells; and that it was practice, if it was."""
        standing = self.match.journal.standing
        number = standing[-1][0] if standing else 0
        ending = self.board.ending(pause.battle, self.match.tellings.acts(number, self.match.pause, view))
        if not fairness(self.match.journal).is_practice:
            return ending
        return replace(ending, why=(Because(catalogue(self.lang).say("table-practice")), *ending.why))

    def _hand_over(self, seats: frozenset[int]) -> int | None:
        """The seat the table must be handed to, because something is sealed; else the view just changes."""
        asked, position = self.match.asked, self.match.position
        if asked is None or asked == self.seat or asked not in seats:
            return None
        if position.is_open and not is_secret(position.pause.battle):
            self.seat = asked
            return None
        return asked

    def catch_up(self) -> None:
        """Have the whole story told; that may take its time."""
        self._told().catch_up(self.view)

    def _told(self) -> Log:
        """The log of the battle; one that had to be read again from disk is told anew."""
        if self._log.tellings is not self.match.tellings:
            self._log = Log(self.match.tellings, self.lang, self.units, self._turned)
        return self._log

    def understood(self, raw: str | bytes) -> wire.Said | wire.Trouble:
        """What the browser says, or why that is no message."""
        return wire.heard(raw) or self._trouble("too-long" if len(raw) > wire.LONGEST else "malformed")

    def do(self, said: wire.Said) -> wire.ToBrowser | None:
        """Do as the browser says; the reply, if it gets one beside the new state."""
        return self._guarded(lambda: self._do(said))

    def inquire(self, said: wire.Request) -> Inquiry | wire.ToBrowser:
        """What has to be worked out for a request; or the reply, if it is at hand."""
        return self._guarded(lambda: self._inquire(said))

    def _guarded(self, do: Callable[[], R]) -> R | wire.ToBrowser:
        """Do something; what cannot be done is said in a word."""
        try:
            return do()
        except rule.Refused as refused:
            return wire.Refused(self.match.number, self.board.reason(refused.refusal))
        except Stale:
            return self._trouble("stale")
        except NotYours:
            return self._trouble("not-yours")
        except NeedsConsent:
            return self._trouble("consent")
        except OthersAsked:
            return self._trouble("asked")
        except NotGone:
            return self._trouble("not-gone")
        except CannotUndo:
            return self._trouble("no-undo")
        except NotKept as error:
            return self._trouble(error.why or "not-kept")

    def _do(self, said: wire.Said) -> wire.ToBrowser | None:
        match = self.match
        match said:
            case wire.Sit(seat=seat) if seat in self.seats:
                self.seat = seat
                return self.state()
            case wire.Sit():
                return self._trouble("not-yours")
            case wire.Speak(lang=lang) if lang not in languages():
                return self._trouble("malformed")
            case wire.Speak(lang=lang, units=units, turned=turned):
                self._speak(lang, units, turned)
                return self.opened()
            case wire.Show():
                return self._trouble("malformed")  # that is for the door
            case wire.Invite(seat=seat):
                invites = self.seats if match.claims.may_invite(self._ticket) else frozenset[int]()
                return wire.Invited(seat, match.invite(seat, invites))
            case wire.GiveAway(seat=seat):
                match.give_away(seat, self.seats)
            case wire.Answer(number=number, answer=answer, then=then, by_itself=by_itself):
                match.answer(number, self.seats, answer, then, by_itself)
            case wire.Typed(number=number, rows=rows):
                question = match.pause.question
                is_throw = question is not None and not isinstance(question, Choose)
                match.answer(number, self.seats, gathered(question, read(match.pause, rows)) if is_throw else None)
            case wire.Undo(number=number, consent=consent):
                match.undo(number, self.seats, consent)
            case wire.TypeDice(dice=dice):
                match.type_dice(dice, self.seats)
            case wire.Seat(who=who) if not may_sit(GAMES[match.journal.system.id], who):
                return self._trouble("malformed")
            case wire.Seat(seat=seat, who=who):
                match.seat(seat, who, self.seats)
        return None

    def _inquire(self, said: wire.Request) -> Inquiry | wire.ToBrowser:
        at: int | None = None
        match said:
            case wire.Look(at=past, ask=ask):
                scene = self.board.scene(self.seen(past).battle)
                return wire.Looked(ask, past, scene, self._told().act(past, self.view) if past else None)
            case wire.Probe(number=number) | wire.Glance(number=number) | wire.Preview(number=number):
                self._current(number)
            case wire.AskDeeds(number=number, unit=unit, target=target):
                self._current(number)
                if not self._is_unit(unit) or not self._is_unit(target):
                    return self._trouble("malformed")
            case wire.Advise(number=number, ask=ask):
                self._current(number)
                if self.match.asked is None or self.match.asked != self.view:  # nobody is advised in another's place
                    return wire.Advised(ask)
                if self.match.teaching:  # nobody advises otherwise than the coach
                    return wire.Advised(ask, self.match.teaching.shown(self.match.journal))
            case wire.AskHint(number=number):
                self._current(number)
                return self._hint(said)
            case wire.AskBack():
                return self._back(said)
            case wire.AskWhy():
                return self._why(said)
            case wire.AskCard(unit=unit) | wire.AskDangers(unit=unit):
                at = said.at
                if not self._is_unit(unit):
                    return self._trouble("malformed")
            case wire.AskSights(unit=unit, target=target):
                at = said.at
                if not self._is_unit(unit) or not self._is_unit(target):
                    return self._trouble("malformed")
        match = self.match
        position = match.position.packed(self.view) if at is None else packed(self.seen(at))
        game = GAMES[match.journal.system.id]
        adviser = game.players.get(inquiries.ADVISER)
        made = makers(game) if isinstance(said, wire.Advise) else None
        table, number = match.tellings.table, match.number
        return Inquiry(said, position, table, self.lang, self.units, number, adviser, made, turned=self._turned)

    def _hint(self, said: wire.AskHint) -> Inquiry | wire.HintOf:
        """Only who is asked gets a hint, and who is taught has his coach."""
        match = self.match
        made = makers(GAMES[match.journal.system.id])
        if made is None or match.asked is None or match.asked != self.view or match.teaching:
            return wire.HintOf(said.ask)
        position, table = match.position.packed(self.view), match.tellings.table
        return Inquiry(
            said, position, table, self.lang, self.units, match.number, makers=made, view=self.view, turned=self._turned
        )

    def _why(self, said: wire.AskWhy) -> Inquiry | wire.WhyOf:
        """Why a computer player answered so; nothing of what is sealed is told before everybody may read it."""
        match, lang = self.match, self.lang
        found = asked_why(match.journal, said.at, lang)
        if found is None or isinstance(found, Explained):
            return wire.WhyOf(said.ask, found)
        made, question = makers(GAMES[match.journal.system.id]), found[0][1].question
        assert isinstance(question, Choose)
        position = packed((found, who_sat(match.journal, match.seats, question.player, lang)))
        table = match.tellings.table
        return Inquiry(said, position, table, lang, self.units, match.number, makers=made, view=self.view)

    def _back(self, said: wire.AskBack) -> Inquiry | wire.BackOf:
        """Only a battle that is over is looked back at."""
        match, journal = self.match, self.match.journal
        made = makers(GAMES[journal.system.id])
        if made is None or match.pause.question is not None:
            return wire.BackOf(said.ask)
        lines, table = b"".join(journal.lines()), match.tellings.table
        return Inquiry(
            said, lines, table, self.lang, self.units, match.number, makers=made, view=self.view, turned=self._turned
        )

    def _current(self, number: int) -> None:
        if number != self.match.number:
            raise Stale(number)

    def _is_unit(self, unit: int) -> bool:
        return 0 <= unit < len(self.match.pause.battle.units)

    def _trouble(self, what: wire.What) -> wire.Trouble:
        return trouble(what, self.lang)
