"""Pondering: what takes seconds to work out, a hint, a reason and the look back, with the playouts spent on each.

Who works it out may not know the game: whatever makes its parts is sent along.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec
from msgspec import Struct

from carnyx.core.deeds import before_last
from carnyx.core.flow import Choose, Pause
from carnyx.core.journal import read
from carnyx.core.length import Units
from carnyx.core.rule import Refused
from carnyx.core.system import System
from carnyx.lookback.advised import said, unclear
from carnyx.lookback.analysis import Standing, look_back
from carnyx.lookback.explained import Explained, Who, explained, unexplained
from carnyx.lookback.told import Recount, told
from carnyx.lookback.values import LookBack
from carnyx.lookback.why import why
from carnyx.players.search.advice import advice, can_advise
from carnyx.players.search.training import Practice
from carnyx.show.board import Board, from_beyond
from carnyx.show.documents import Ghost
from carnyx.show.plans import deed, gist, plan_lines
from carnyx.show.telling import Telling
from carnyx.web.view import recalled
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
    """A plan: its chances, what it does, what speaks for it, how it looks on the table, and the answers that do it."""

    said: str
    lines: tuple[str, ...]
    reasons: str
    ghost: Ghost | None
    answers: tuple[Any, ...] = ()  # to be given as one, the first to the question that waits; none: it cannot be done


class Hint(Struct, frozen=True):
    """The best plans, at least two, and a word if the first is not clearly the best."""

    plans: tuple[Hinted, ...]
    note: str


def hint(made: Makers, pause: Pause[Any], board: Board, lang: Language) -> Hint | None:
    """What a computer player would do here; nothing where there are no plans to compare."""
    practice = made.practice()
    if practice is None or not isinstance(pause.question, Choose):
        return None
    player, events = pause.question.player, made.telling().events
    found = advice(
        made.system(),
        practice.craft,
        practice.weights(),
        pause,
        _playouts(practice),
        practice.ahead,
        gist=partial(gist, events, player),
    )
    if found is None:
        return None
    game = made.system().id
    plans = []
    for each in found.plans:
        answers = deed(events, player, pause, each.answers)
        promise, reasons = said(each, game, lang)
        lines = tuple(plan_lines(board.story, pause, player, answers)[:LINES])
        raw = tuple(msgspec.to_builtins(answer) for answer in answers)
        plans.append(Hinted(promise, lines, reasons, _ghost(board, pause, answers), raw))
    return Hint(tuple(plans), unclear(found, lang))


def can_hint(made: Makers, pause: Pause[Any]) -> bool:
    """Whether there are plans to compare."""
    practice = made.practice()
    if practice is None or not isinstance(pause.question, Choose):
        return False
    told = partial(gist, made.telling().events, pause.question.player)
    return can_advise(practice.craft, pause, practice.ahead, told)


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


def explanation(made: Makers, decided: Decided, who: Who, board: Board, lang: Language) -> Explained | None:
    """Why a computer player decided so, by the positions of its decision, which everybody may see by now."""
    practice = made.practice()
    if practice is None:
        return None
    found = why(made.system(), practice, decided, _playouts(practice))
    pause = practice.craft.seen(decided[0][1])
    if found is not None:
        return explained(found, pause, board.story, made.system().id, who, lang)
    assert isinstance(pause.question, Choose)
    return unexplained(decided[1][0], pause.question.player, "nothing", lang)


def recount(
    made: Makers, journal: bytes, view: int, lang: Language, units: Units, turned: bool = False
) -> Recount | None:
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
    if turned:
        teller = from_beyond(telling.board(setup, lang, units), setup).story
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
