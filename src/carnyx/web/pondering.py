"""Pondering: what takes seconds to work out, a hint, a reason and the look back, with the playouts spent on each.

Who works it out may not know the game: whatever makes its parts is sent along.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec
from msgspec import Struct

from carnyx.core.deeds import before_last
from carnyx.core.flow import Choose, Pause
from carnyx.core.journal import read
from carnyx.core.length import Units
from carnyx.core.rule import Refused
from carnyx.core.system import System
from carnyx.lookback.advised import said
from carnyx.lookback.analysis import Standing, look_back
from carnyx.lookback.explained import Explained, Who, explained, unexplained
from carnyx.lookback.told import Recount, told
from carnyx.lookback.values import LookBack
from carnyx.lookback.why import why
from carnyx.players.search.advice import Advised, advice
from carnyx.players.search.training import Practice
from carnyx.show.board import Board
from carnyx.show.documents import Ghost
from carnyx.show.plans import plan_lines
from carnyx.show.telling import Storyteller, Telling
from carnyx.web.view import recalled
from carnyx.words.catalogue import catalogue
from carnyx.words.language import Language

if TYPE_CHECKING:
    from carnyx.game import Game, Lists

SHARE = 100  # hundredths of a game's playouts that are spent on a decision
LINES = 3  # of the story that are told of a plan
Decided: TypeAlias = tuple[tuple[int, Pause[Any]], ...]


class Makers(Struct, frozen=True, eq=False):
    """Whatever makes the parts of a game that pondering needs."""

    system: Callable[[], System[Any]]
    practice: Callable[[], Practice | None]
    telling: Callable[[], Telling]
    lists: Callable[[], Lists]


def makers(game: Game) -> Makers | None:
    """The makers of a game; none if it has no evaluation to ponder with."""
    if game.practice is None:
        return None
    return Makers(game.load_system, game.load_practice, game.load_telling, game.load_lists)


class Hinted(Struct, frozen=True):
    """A plan: its chances, what it does, what speaks for it, and how it looks on the table."""

    said: str
    lines: tuple[str, ...]
    reasons: str
    ghost: Ghost | None


class Hint(Struct, frozen=True):
    """The best plans, and a word if the first is not clearly the best."""

    plans: tuple[Hinted, ...]
    note: str


def hint(made: Makers, pause: Pause[Any], board: Board, setup: Any, lang: Language, units: Units) -> Hint | None:
    """What a computer player would do here; nothing where there are no plans to compare."""
    practice = made.practice()
    if practice is None or not isinstance(pause.question, Choose):
        return None
    found = advice(made.system(), practice.craft, practice.weights(), pause, _playouts(practice), practice.ahead)
    if found is None:
        return None
    teller, game = made.telling().story(setup, lang, units), made.system().id
    plans = tuple(_hinted(each, pause, board, teller, game, lang) for each in found.plans)
    return Hint(plans, "" if found.clear else catalogue(lang).say("advise-unclear"))


def _hinted(plan: Advised, pause: Pause[Any], board: Board, teller: Storyteller, game: str, lang: Language) -> Hinted:
    assert isinstance(pause.question, Choose)
    promise, reasons = said(plan, game, lang)
    return Hinted(
        promise,
        tuple(plan_lines(teller, pause, pause.question.player, plan.answers)[:LINES]),
        reasons,
        _ghost(board, pause, plan.answers),
    )


def _playouts(practice: Practice) -> int:
    return practice.playouts * SHARE // 100


def _ghost(board: Board, pause: Pause[Any], answers: tuple[Any, ...]) -> Ghost | None:
    """How the last of some answers that can be drawn looks on the table."""
    raw = [msgspec.to_builtins(answer) for answer in answers]
    for last in range(len(raw), 0, -1):
        try:
            before, _ = before_last(pause, raw[:last])
        except Refused:
            continue
        ghost = board.glance(before, raw[last - 1])
        if ghost is not None:
            return ghost
    return None


def explanation(made: Makers, decided: Decided, who: Who, setup: Any, lang: Language, units: Units) -> Explained | None:
    """Why a computer player decided so, by the positions of its decision, which everybody may see by now."""
    practice = made.practice()
    if practice is None:
        return None
    found = why(made.system(), practice, decided, _playouts(practice))
    teller, pause = made.telling().story(setup, lang, units), practice.craft.seen(decided[0][1])
    if found is not None:
        return explained(found, pause, teller, made.system().id, who, lang)
    assert isinstance(pause.question, Choose)
    return unexplained(decided[1][0], pause.question.player, "nothing", lang)


def recount(made: Makers, journal: bytes, view: int, lang: Language, units: Units) -> Recount | None:
    """The look back at a battle that is over, in words, with the story as a view may be told it."""
    practice, telling = made.practice(), made.telling()
    if practice is None:
        return None
    system = made.system()
    standing, setup, found = _looked_back(journal, made.system, made.practice, made.telling)
    shown = [(number, recalled(system, pause, view)) for number, pause in standing]
    forces = getattr(setup, "forces", ())
    titles = tuple(title for force in forces for title in made.lists().army.titles(force, lang))
    teller = telling.story(setup, lang, units)
    return told(found, shown, teller, titles, lang, practice.craft.seen, standing)


@lru_cache(8)  # one battle is asked about by several people, in several languages
def _looked_back(
    journal: bytes,
    system: Callable[[], System[Any]],
    practice: Callable[[], Practice | None],
    telling: Callable[[], Telling],
) -> tuple[Standing, Any, LookBack]:
    """What stood after each entry, the setup, and the look back at them."""
    known, trained = system(), practice()
    assert trained is not None
    battle = read(journal, {known.id: known})
    standing = tuple(battle.standing)
    return standing, battle.setup, look_back(known, trained, telling().events, standing, _playouts(trained))
