"""Inquiries: what a browser wants to know of a position, with all that is needed to find it out somewhere else.

A position travels as bytes, already stripped to what the asker may see; who works it out keeps the last ones, so that
whatever he remembers of a position serves the next question about it.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable
from functools import lru_cache
from time import thread_time
from typing import Any

import msgspec
from msgspec import Struct

from carnyx.core.deeds import before_last
from carnyx.core.flow import Choose, Pause
from carnyx.core.length import Units
from carnyx.core.rule import Refused
from carnyx.core.system import NOBODY
from carnyx.players.player import Player
from carnyx.show.board import Board, from_beyond
from carnyx.web import wire
from carnyx.web.pondering import Makers, can_hint, explanation, hint, recount
from carnyx.words.language import Language

ADVISER = "thumb"  # who is asked what to do
Adviser = Callable[[int], Player]
PONDERED = (
    wire.AskHint,
    wire.AskBack,
    wire.AskWhy,
)  # requests that take seconds: nothing else that is asked waits for them


class Inquiry(Struct, frozen=True):
    """A request, the position it is about and the table this stands on."""

    said: wire.Request
    position: bytes
    table: bytes  # who makes its board, and the setup
    lang: Language
    units: Units
    number: int  # of the question that waits
    adviser: Adviser | None = None  # sent along, since whoever works it out may not know the game
    makers: Makers | None = None  # likewise, for what is pondered
    view: int = NOBODY  # whose eyes it is for
    turned: bool = False  # from the other side of the table

    @property
    def topic(self) -> str:
        """What kind of request it is."""
        return type(self.said).__name__


class AnswersAtOnce:
    """A viewer that can also answer a browser here and now, without workers: for tests and benchmarks."""

    def understood(self, raw: str | bytes) -> wire.Said | wire.Trouble:
        """What the browser says, or why that is no message."""
        raise NotImplementedError

    def do(self, said: wire.Said) -> wire.ToBrowser | None:
        """Do as the browser says; the reply, if it gets one beside the new state."""
        raise NotImplementedError

    def inquire(self, said: wire.Request) -> Inquiry | wire.ToBrowser:
        """What has to be worked out for a request; or the reply, if it is at hand."""
        raise NotImplementedError

    def hear(self, raw: str | bytes) -> wire.ToBrowser | None:
        """Do as the browser says, at once; what cannot be done is said in a word, and changes nothing."""
        said = self.understood(raw)
        if isinstance(said, wire.ToBrowser):
            return said
        if not isinstance(said, wire.Request):
            return self.do(said)
        inquiry = self.inquire(said)
        return reply(inquiry) if isinstance(inquiry, Inquiry) else inquiry


def packed(value: Any) -> bytes:
    """A position or a table, to be sent along."""
    return pickle.dumps(value, pickle.HIGHEST_PROTOCOL)


def ready() -> None:
    """Whoever works out inquiries has everything at hand that he needs for them."""


def written_reply(inquiry: Inquiry) -> tuple[str, float]:
    """The reply as it is sent, and the seconds of work it took."""
    began = thread_time()
    return wire.written(reply(inquiry)), thread_time() - began


def reply(inquiry: Inquiry) -> wire.ToBrowser:
    """What the browser wanted to know, or the rule that forbids what it asked about."""
    if isinstance(inquiry.said, wire.Advise):
        pause = _position(inquiry.position)
        hints = inquiry.makers is not None and can_hint(inquiry.makers, pause)
        return wire.Advised(inquiry.said.ask, advice(inquiry.adviser, pause), hints)
    if isinstance(inquiry.said, PONDERED) and inquiry.makers is not None:
        return _pondered(inquiry, inquiry.makers)
    board = _board(inquiry.table, inquiry.lang, inquiry.units, inquiry.turned)
    try:
        return _found(inquiry.said, board, _position(inquiry.position))
    except Refused as refused:
        return wire.Refused(inquiry.number, board.reason(refused.refusal))


def advice(adviser: Adviser | None, pause: Pause[Any]) -> Any:
    """What the player by rules of thumb would answer to the question of a position; nothing if there is no such."""
    if adviser is None or not isinstance(pause.question, Choose):
        return None
    return msgspec.to_builtins(adviser(0).answer(pause))


def _pondered(inquiry: Inquiry, makers: Makers) -> wire.ToBrowser:
    """What takes seconds; the position of a look back is the whole journal, that of a decision the run of it."""
    said, lang, units = inquiry.said, inquiry.lang, inquiry.units
    if isinstance(said, wire.AskBack):
        return wire.BackOf(said.ask, recount(makers, inquiry.position, inquiry.view, lang, units, inquiry.turned))
    board = _board(inquiry.table, lang, units, inquiry.turned)
    if isinstance(said, wire.AskWhy):
        decided, who = pickle.loads(inquiry.position)
        return wire.WhyOf(said.ask, explanation(makers, decided, who, board, lang))
    return wire.HintOf(said.ask, hint(makers, _position(inquiry.position), board, lang))


def _found(said: wire.Request, board: Board, pause: Pause[Any]) -> wire.ToBrowser:
    match said:
        case wire.Probe(gesture=gesture, ask=ask):
            return wire.Probed(ask, board.gesture(pause, gesture))
        case wire.Glance(answer=answer, ask=ask):
            return wire.Glimpsed(ask, board.glance(pause, answer))
        case wire.Preview(answer=answer, then=then, ask=ask):
            answers = (answer, *then)
            before = before_last(pause, answers)[0] if then else pause
            return wire.Previewed(ask, board.odds(before, answers[-1]))
        case wire.AskDeeds(unit=unit, target=target, ask=ask):
            return wire.DeedsOf(ask, board.deeds(pause, unit, target))
        case wire.AskCard(unit=unit, ask=ask):
            return wire.CardOf(ask, board.card(pause, unit))
        case wire.AskDangers(unit=unit, ask=ask):
            return wire.DangersOf(ask, board.dangers(pause, unit))
        case wire.AskSights(unit=unit, target=target, ask=ask):
            return wire.SightsOf(ask, board.sights(pause, unit, target))
        case _:
            raise TypeError(said)


@lru_cache(32)  # the battles that are asked about at one time, in a few languages
def _board(table: bytes, lang: Language, units: Units, turned: bool) -> Board:
    make, setup = pickle.loads(table)
    board: Board = make(setup, lang, units)
    return from_beyond(board, setup) if turned else board


@lru_cache(64)
def _position(packed: bytes) -> Pause[Any]:
    pause: Pause[Any] = pickle.loads(packed)
    return pause
