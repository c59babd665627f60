"""A battle of earlier rules on the server: everybody may look at its turns, and nobody can answer in it.

Whoever wants to play it on begins a new battle, by today's rules, from one of its turns.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from carnyx.core.flow import Pause, begin
from carnyx.core.length import Units
from carnyx.core.past import Past
from carnyx.games import GAMES
from carnyx.show.board import Board
from carnyx.show.recollection import Recollection
from carnyx.web import wire
from carnyx.web.setups import PERSON, players
from carnyx.web.storage import Storage
from carnyx.web.troubles import trouble
from carnyx.words.language import Language, languages


class Bygone:
    """One battle of earlier rules."""

    def __init__(self, id: str, title: str, past: Past, seats: list[str], storage: Storage) -> None:
        self.id, self.title, self.past, self.seats = id, title, past, seats
        self.listeners: set[Callable[[], None]] = set()
        self._storage = storage
        self._told: dict[tuple[Language, Units], Recollection] = {}

    def recollection(self, lang: Language, units: Units) -> Recollection:
        """The battle in a language, made once for all who read it."""
        key = (lang, units)
        if key not in self._told:
            game = GAMES[self.past.system.id]
            self._told[key] = Recollection(self.past, game.telling, game.lists.army, lang, units)
        return self._told[key]

    def go_on(self) -> None:
        """Nothing goes on here."""

    def seat(self, seat: int, who: str) -> None:
        """Who is to sit where, if it is played on."""
        self.seats[seat] = who
        self._storage.seat(self.id, ",".join(self.seats))
        for listener in tuple(self.listeners):
            listener()


class BygoneViewer:
    """One browser that looks at a battle of earlier rules."""

    def __init__(self, match: Bygone, lang: Language = "en", units: Units = "in") -> None:
        self.match, self.lang, self.units = match, lang, units

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
        stage, seated = self._board.stage(tuple(match.seats)), players(GAMES[match.past.system.id], self.lang)
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

    def hear(self, raw: str | bytes) -> wire.ToBrowser | None:
        """Show what the browser wants to look at; whatever would change the battle cannot be done."""
        if len(raw) > wire.LONGEST:
            return trouble("too-long", self.lang)
        try:
            said = wire.understood(raw)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return trouble("malformed", self.lang)
        return self._do(said)

    def _do(self, said: wire.Said) -> wire.ToBrowser | None:
        match said:
            case wire.Speak(lang=lang) if lang not in languages():
                return trouble("malformed", self.lang)
            case wire.Speak(lang=lang, units=units):
                self.lang, self.units = lang, units
                return self.opened()
            case wire.Sit():
                return self.state()
            case wire.Seat(seat=seat, who=who) if self._may_sit(seat, who):
                self.match.seat(seat, who)
                return None
            case wire.Look(at=at, ask=ask):
                return wire.Looked(ask, at, self._told.scene(at))
            case wire.AskCard(unit=unit, at=at, ask=ask) if self._is_unit(unit):
                return wire.CardOf(ask, self._board.card(self._pause(at), unit))
            case wire.AskDangers(unit=unit, at=at, ask=ask) if self._is_unit(unit):
                return wire.DangersOf(ask, self._board.dangers(self._pause(at), unit))
            case wire.AskSights(unit=unit, target=target, at=at, ask=ask) if self._are_units(unit, target):
                return wire.SightsOf(ask, self._board.sights(self._pause(at), unit, target))
            case wire.AskCard() | wire.AskDangers() | wire.AskSights() | wire.Seat():
                return trouble("malformed", self.lang)
            case _:
                return trouble("bygone", self.lang)

    def _pause(self, at: int | None) -> Pause[Any]:
        """The turn's start that is looked at, as today's rules would begin it."""
        past = self.match.past
        moment = past.at(len(past.entries) if at is None else at)
        return begin(past.table() if moment is None else past.battle(moment))

    def _may_sit(self, seat: int, who: str) -> bool:
        known = (PERSON, *GAMES[self.match.past.system.id].players)
        return 0 <= seat < len(self.match.seats) and who in known

    def _are_units(self, *units: int) -> bool:
        return all(map(self._is_unit, units))

    def _is_unit(self, unit: int) -> bool:
        """Whether that unit stands somewhere at some turn's start: of others there is nothing to show."""
        return any(body.id == unit for chapter in self._told.chapters for body in chapter.scene.bodies)
