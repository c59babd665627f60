"""Answers by intents: a lesson says what a side wants to do, and this makes the answers of it, question by question.

What an intent may `do` with a unit: `move` and `rush` somewhere, `shoot` and `assault` a target, `hold`; `react` with
what it names; `thumb` leaves everything to the thumb player.  Whoever is not named rests.
"""

from __future__ import annotations

from math import isqrt
from typing import Any

from carnyx.core.flow import Choose, Pause
from carnyx.core.length import INCH
from carnyx.core.lesson import LEARNER, Intent, Lesson
from carnyx.core.options import OneOf
from carnyx.games.celtos.play.battle import Battle
from carnyx.games.celtos.play.movement import Ways, shifted
from carnyx.games.celtos.play.moves import Goes
from carnyx.games.celtos.play.options import NOBODY, Allotment, WhichReactor, WhichUnit
from carnyx.games.celtos.play.orders import Order, Orders
from carnyx.games.celtos.play.reactions import AssaultReaction
from carnyx.games.celtos.players.thumb import ThumbPlayer

_SHARES = 16  # parts of a way that are tried, the longest first


def answer(pause: Pause[Battle], lesson: Lesson, intents: tuple[Intent, ...]) -> Any:
    """The answer of a side with these intents."""
    assert isinstance(pause.question, Choose)
    battle, options = pause.battle, pause.question.options
    if any(each.do == "thumb" for each in intents):
        return ThumbPlayer().answer(pause)
    match options:
        case WhichUnit():
            wanted = (unit for each in intents for unit in _units(lesson, each) if unit in options.units)
            return next(wanted, options.units[0])
        case Orders():
            return _order(lesson, intents, options)
        case Goes():
            return _going(battle, lesson, intents, options)
        case Allotment():
            return options.default
        case WhichReactor():
            eager = (each for each in intents if each.do == "react")
            wanted = (unit for each in eager for unit in _units(lesson, each) if unit in options.units)
            return next(wanted, NOBODY)
        case OneOf():
            return _named(battle, intents, options)
        case _:
            return options.hints()[0]


def _units(lesson: Lesson, intent: Intent) -> tuple[int, ...]:
    return lesson.numbers(intent.unit) if intent.unit else ()


def _order(lesson: Lesson, intents: tuple[Intent, ...], options: Orders) -> Order:
    """The first order wanted that is allowed now; a unit that nobody wants anything of rests."""
    for each in intents:
        if options.unit not in _units(lesson, each):
            continue
        targets = lesson.numbers(each.target) if each.target else (None,)
        match each.do:
            case "move" | "rush" | "hold" | "shoot" | "assault" as name:
                found = (Order(name, target) for target in targets)
                allowed = next((order for order in found if options.refuse(order) is None), None)
                if allowed is not None:
                    return allowed
    return Order("done")


def _going(battle: Battle, lesson: Lesson, intents: tuple[Intent, ...], options: Goes) -> Ways:
    """Towards the place wanted, as far as is allowed."""
    for each in intents:
        if each.to is None or options.unit not in _units(lesson, each):
            continue
        footprint = battle.units[options.unit].footprint
        west, south, east, north = footprint.box
        dx, dy = int(each.to[0] * INCH) - (west + east) // 2, int(each.to[1] * INCH) - (south + north) // 2
        far = isqrt(dx * dx + dy * dy)
        for share in range(_SHARES, 0, -1):
            step = min(options.reach - 2, far) * share // _SHARES
            ways = shifted(footprint, dx * step // max(far, 1), dy * step // max(far, 1))
            if step > 0 and options.refuse(ways) is None:
                return ways
    return options.stay()


def _named(battle: Battle, intents: tuple[Intent, ...], options: OneOf) -> str:
    """A reaction that is wanted, else none; the learner begins each turn."""
    if options.rule == "celtos.turn.initiative":
        return str(LEARNER)
    if isinstance(battle.agenda[-1], AssaultReaction):
        wanted = (each.what for each in intents if each.do == "react" and each.what in options.names)
        return next(wanted, "none")
    return options.names[0]
