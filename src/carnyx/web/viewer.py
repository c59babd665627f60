"""A viewer: one browser at one battle, which seats it may sit in, what it may see, and in which language."""

from __future__ import annotations

from typing import Any

import msgspec

from carnyx.core import rule
from carnyx.core.deeds import before_last
from carnyx.core.flow import Choose, Pause, is_secret
from carnyx.core.length import Units
from carnyx.core.system import NOBODY
from carnyx.games import GAMES
from carnyx.show.board import Board
from carnyx.show.throws import gathered, typed
from carnyx.web import undo, wire
from carnyx.web.log import Log
from carnyx.web.match import CannotUndo, Match, NeedsConsent, NotKept, NotYours, OthersAsked, Stale
from carnyx.web.seats import Ticket
from carnyx.web.setups import PERSON, players
from carnyx.web.troubles import trouble
from carnyx.web.view import seen
from carnyx.words.language import Language, languages


class Viewer:
    """One browser at one battle."""

    def __init__(self, match: Match, lang: Language = "en", units: Units = "in", ticket: Ticket | None = None) -> None:
        self.match = match
        self._ticket = ticket or Ticket()
        match.claim(self._ticket)
        self.seat = min(self.seats, default=0)
        self._speak(lang, units)

    def _speak(self, lang: Language, units: Units) -> None:
        self.lang, self.units = lang, units
        self._log = Log(self.match.tellings, lang, units)

    @property
    def board(self) -> Board:
        """The battle in this browser's language."""
        return self.match.tellings.board(self.lang, self.units)

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
        stage, seated = self.board.stage(tuple(match.seats)), players(GAMES[match.journal.system.id], self.lang)
        return wire.Opened(match.id, match.title, stage, self.lang, self.units, seated)

    def state(self) -> wire.State:
        """Where it stands, as far as this seat may see, and what the log has to add."""
        match, journal, seats, lang, units = self.match, self.match.journal, self.seats, self.lang, self.units
        position, asked = match.position, match.asked
        hand_over = self._hand_over(seats)
        view = self.seat if self.seat in seats else NOBODY
        over = position.pause.question is None
        question, waits = None, asked
        waiting = hand_over is None and not over and not match.is_automatic()
        if waiting and seats and (asked is None or asked in seats):
            question, waits = position.question(view, lang, units), None
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
            match.dice,
            self.board.winner(position.seen(view).battle) if over else None,
            over,
            tuple(match.seats),
        )

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
            self._log = Log(self.match.tellings, self.lang, self.units)
        return self._log

    def hear(self, raw: str | bytes) -> wire.ToBrowser | None:
        """Do as the browser says; what cannot be done is said in a word, and changes nothing."""
        if len(raw) > wire.LONGEST:
            return self._trouble("too-long")
        try:
            said = wire.understood(raw)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return self._trouble("malformed")
        try:
            return self._do(said)
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
        except CannotUndo:
            return self._trouble("no-undo")
        except NotKept:
            return self._trouble("not-kept")

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
            case wire.Speak(lang=lang, units=units):
                self._speak(lang, units)
                return self.opened()
            case wire.Answer(number=number, answer=answer, then=then):
                match.answer(number, self.seats, answer, then)
                return None
            case wire.Typed(number=number, rows=rows):
                question = match.pause.question
                is_throw = question is not None and not isinstance(question, Choose)
                match.answer(number, self.seats, gathered(question, tuple(map(typed, rows))) if is_throw else None)
                return None
            case wire.Undo(number=number, consent=consent):
                match.undo(number, self.seats, consent)
                return None
            case wire.TypeDice(dice=dice):
                match.type_dice(dice, self.seats)
                return None
            case wire.Seat(who=who) if who not in (PERSON, *GAMES[match.journal.system.id].players):
                return self._trouble("malformed")
            case wire.Seat(seat=seat, who=who):
                match.seat(seat, who, self.seats)
                return None
            case wire.Probe(number=number, gesture=gesture, ask=ask):
                self._current(number)
                return wire.Probed(ask, self.board.gesture(self.seen(), gesture))
            case wire.Glance(number=number, answer=answer, ask=ask):
                self._current(number)
                return wire.Glimpsed(ask, self.board.glance(self.seen(), answer))
            case wire.Preview(number=number, answer=answer, then=then, ask=ask):
                self._current(number)
                answers = (answer, *then)
                pause = before_last(self.seen(), answers)[0] if then else self.seen()
                return wire.Previewed(ask, self.board.odds(pause, answers[-1]))
            case wire.AskDeeds(number=number, unit=unit, target=target, ask=ask):
                self._current(number)
                if not self._is_unit(unit) or not self._is_unit(target):
                    return self._trouble("malformed")
                return wire.DeedsOf(ask, self.board.deeds(self.seen(), unit, target))
            case wire.Look(at=at, ask=ask):
                scene = self.board.scene(self.seen(at).battle)
                return wire.Looked(ask, at, scene, self._told().act(at, self.view) if at else None)
            case wire.AskCard(unit=unit, at=at, ask=ask):
                if not self._is_unit(unit):
                    return self._trouble("malformed")
                return wire.CardOf(ask, self.board.card(self.seen(at), unit))
            case wire.AskDangers(unit=unit, at=at, ask=ask):
                if not self._is_unit(unit):
                    return self._trouble("malformed")
                return wire.DangersOf(ask, self.board.dangers(self.seen(at), unit))
            case wire.AskSights(unit=unit, target=target, at=at, ask=ask):
                if not self._is_unit(unit) or not self._is_unit(target):
                    return self._trouble("malformed")
                return wire.SightsOf(ask, self.board.sights(self.seen(at), unit, target))

    def _current(self, number: int) -> None:
        if number != self.match.number:
            raise Stale(number)

    def _is_unit(self, unit: int) -> bool:
        return 0 <= unit < len(self.match.pause.battle.units)

    def _trouble(self, what: wire.What) -> wire.Trouble:
        return trouble(what, self.lang)
