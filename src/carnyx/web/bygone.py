"""A battle of earlier rules on the server: everybody may look at its turns, and nobody can answer in it.

Whoever wants to play it on begins a new battle, by today's rules, from one of its turns.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from carnyx.core.flow import Pause, begin
from carnyx.core.length import Units
from carnyx.core.past import Past
from carnyx.core.system import NOBODY
from carnyx.games import GAMES
from carnyx.show.board import Board
from carnyx.show.recollection import Recollection
from carnyx.web import wire
from carnyx.web.inquiries import AnswersAtOnce, Inquiry, packed
from carnyx.web.seats import Ticket
from carnyx.web.setups import may_sit, players
from carnyx.web.storage import Storage, StorageTrouble
from carnyx.web.troubles import trouble
from carnyx.words.language import Language, languages


class Bygone:
    """One battle of earlier rules."""

    def __init__(self, id: str, title: str, past: Past, seats: list[str], storage: Storage) -> None:
        self.id, self.title, self.past, self.seats = id, title, past, seats
        self.listeners: set[Callable[[], None]] = set()
        self.is_over = False
        self._storage = storage
        self._told: dict[tuple[Language, Units], Recollection] = {}

    def recollection(self, lang: Language, units: Units) -> Recollection:
        """The battle in a language, made once for all who read it."""
        key = (lang, units)
        if key not in self._told:
            game = GAMES[self.past.system.id]
            self._told[key] = Recollection(self.past, game.telling, game.lists.army, lang, units)
        return self._told[key]

    @property
    def is_busy(self) -> bool:
        """Nothing goes on here."""
        return False

    def end(self) -> None:
        """The battle is deleted: everybody at it leaves."""
        self.is_over = True
        for listener in tuple(self.listeners):
            listener()

    def enter(self, ticket: Ticket) -> None:
        """A browser has come."""

    def leave(self, ticket: Ticket) -> None:
        """A browser has gone."""

    def go_on(self) -> None:
        """Nothing goes on here."""

    def seat(self, seat: int, who: str) -> None:
        """Who is to sit where, if it is played on."""
        seats = [*self.seats[:seat], who, *self.seats[seat + 1 :]]
        self._storage.seat(self.id, ",".join(seats))
        self.seats = seats
        for listener in tuple(self.listeners):
            listener()


class BygoneViewer(AnswersAtOnce):
    """One browser that looks at a battle of earlier rules."""

    def __init__(self, match: Bygone, lang: Language = "en", units: Units = "in") -> None:
        self.match, self.lang, self.units = match, lang, units
        self.view = NOBODY

    @property
    def _told(self) -> Recollection:
        return self.match.recollection(self.lang, self.units)

    @property
    def _board(self) -> Board:
        return self._told.board

    def catch_up(self) -> None:
        """Have the whole story told; that may take its time."""
        self._told.told()

    def opened(self) -> wire.Opened:
        """The battle this is."""
        match = self.match
        stage, seated = (
            self._board.stage(tuple(match.seats)),
            players(GAMES[match.past.system.id], match.seats, self.lang),
        )
        return wire.Opened(match.id, match.title, stage, self.lang, self.units, seated)

    def state(self) -> wire.State:
        """The last turn's start, everything there is to tell, and why no more."""
        match, told = self.match, self._told
        moments = match.past.moments
        return wire.State(
            len(match.past.entries) + 1,
            0,
            told.scene(),
            log=told.told(),
            fresh=True,
            over=True,
            seats=tuple(match.seats),
            bygone=told.why,
            onward=moments[-1].number if moments else None,
        )

    def understood(self, raw: str | bytes) -> wire.Said | wire.Trouble:
        """What the browser says, or why that is no message."""
        return wire.heard(raw) or trouble("too-long" if len(raw) > wire.LONGEST else "malformed", self.lang)

    def do(self, said: wire.Said) -> wire.ToBrowser | None:
        """Do as the browser says; the reply, if it gets one beside the new state."""
        match said:
            case wire.Speak(lang=lang) if lang not in languages():
                return trouble("malformed", self.lang)
            case wire.Speak(lang=lang, units=units):
                self.lang, self.units = lang, units
                return self.opened()
            case wire.Sit():
                return self.state()
            case wire.Seat(seat=seat, who=who) if self._may_sit(seat, who):
                return self._seat(seat, who)
            case wire.Seat():
                return trouble("malformed", self.lang)
            case _:
                return trouble("bygone", self.lang)

    def inquire(self, said: wire.Request) -> Inquiry | wire.ToBrowser:
        """What has to be worked out for a request; or the reply, if it is at hand."""
        match said:
            case wire.Look(at=at, ask=ask):
                return wire.Looked(ask, at, self._told.scene(at))
            case wire.AskCard(unit=unit, at=at) | wire.AskDangers(unit=unit, at=at) if self._is_unit(unit):
                return self._inquiry(said, at)
            case wire.AskSights(unit=unit, target=target, at=at) if self._is_unit(unit) and self._is_unit(target):
                return self._inquiry(said, at)
            case wire.AskCard() | wire.AskDangers() | wire.AskSights():
                return trouble("malformed", self.lang)
            case _:
                return trouble("bygone", self.lang)

    def _seat(self, seat: int, who: str) -> wire.ToBrowser | None:
        try:
            self.match.seat(seat, who)
        except StorageTrouble as error:
            return trouble(error.why, self.lang)
        return None

    def _inquiry(self, said: wire.Request, at: int | None) -> Inquiry:
        past = self.match.past
        table = packed((GAMES[past.system.id].telling.board, past.setup))
        return Inquiry(said, packed(self._pause(at)), table, self.lang, self.units, len(past.entries) + 1)

    def _pause(self, at: int | None) -> Pause[Any]:
        """The turn's start that is looked at, as today's rules would begin it."""
        past = self.match.past
        moment = past.at(len(past.entries) if at is None else at)
        return begin(past.table() if moment is None else past.battle(moment))

    def _may_sit(self, seat: int, who: str) -> bool:
        return 0 <= seat < len(self.match.seats) and may_sit(GAMES[self.match.past.system.id], who)

    def _is_unit(self, unit: int) -> bool:
        """Whether that unit stands somewhere at some turn's start: of others there is nothing to show."""
        return any(body.id == unit for chapter in self._told.chapters for body in chapter.scene.bodies)
