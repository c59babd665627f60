"""Answers by intents: a lesson says what a side wants to do, and this makes the answers of it, question by question.

What an intent may `do` with a unit: `move` and `rush` somewhere, `shoot` and `assault` a target, if need be after a
move, `hold`; `react` with what it names; `rally`; `thumb` leaves everything to the thumb player.  Whoever is not named
rests, as does who is to `end` his activation.  One may also `await` an enemy who has yet to come, or a `check` of
somebody's morale.
"""

from __future__ import annotations

from typing import Any

from carnyx.core.flow import Choose, Pause
from carnyx.core.length import INCH, Point
from carnyx.core.lesson import LEARNER, Intent, Lesson
from carnyx.core.options import OneOf
from carnyx.games.celtos.play.approach import approach, approached, towards
from carnyx.games.celtos.play.battle import Battle
from carnyx.games.celtos.play.movement import Ways
from carnyx.games.celtos.play.moves import Goes
from carnyx.games.celtos.play.options import NOBODY, Allotment, WhichReactor, WhichUnit
from carnyx.games.celtos.play.orders import Order, OrderName, Orders
from carnyx.games.celtos.play.reactions import AssaultReaction
from carnyx.games.celtos.players.possible import can
from carnyx.games.celtos.players.thumb import ThumbPlayer

_AIMED: tuple[OrderName, ...] = ("shoot", "assault")  # orders that may want a move first


def answer(pause: Pause[Battle], lesson: Lesson, intents: tuple[Intent, ...]) -> Any:
    """The answer of a side with these intents."""
    assert isinstance(pause.question, Choose)
    battle, options = pause.battle, pause.question.options
    if any(each.do == "thumb" for each in intents):
        return ThumbPlayer().answer(pause)
    match options:
        case WhichUnit():
            return _activated(pause, lesson, intents, options)
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


def _activated(pause: Pause[Battle], lesson: Lesson, intents: tuple[Intent, ...], options: WhichUnit) -> int:
    """The first unit that can do what is wanted of it; whoever had better wait comes last."""
    waiting = list[int]()
    for each in intents:
        ready = [unit for unit in _units(lesson, each) if unit in options.units and unit not in waiting]
        if not ready or not can(pause, lesson, each):
            continue
        if each.do != "await":
            return ready[0]
        waiting += ready
    return next((unit for unit in options.units if unit not in waiting), options.units[0])


def _order(lesson: Lesson, intents: tuple[Intent, ...], options: Orders) -> Order:
    """The first order wanted that is allowed now, or the move that leads to it; whoever is not wanted rests."""
    for each in intents:
        if options.unit not in _units(lesson, each):
            continue
        match each.do:
            case "end":
                return Order("done")
            case "move" | "rush" | "hold" | "shoot" | "assault" as name:
                found = [Order(name, target) for target in _targets(lesson, each)]
                allowed = next((order for order in found if options.refuse(order) is None), None)
                if allowed is not None:
                    return allowed
                if any(approach(options, order) is not None for order in found):
                    return Order("move")
    return Order("done")


def _targets(lesson: Lesson, intent: Intent) -> tuple[int | None, ...]:
    return lesson.numbers(intent.target) if intent.target else (None,)


def _going(battle: Battle, lesson: Lesson, intents: tuple[Intent, ...], options: Goes) -> Ways:
    """Towards the place or the target wanted, as far as is allowed."""
    for each in intents:
        if options.unit not in _units(lesson, each):
            continue
        if each.to is not None:
            place = Point(int(each.to[0] * INCH), int(each.to[1] * INCH))
            if (ways := towards(options, place)) is not None:
                return ways
        else:
            names = (name for name in _AIMED if name == each.do)
            orders = (Order(name, target) for name in names for target in _targets(lesson, each))
            found = [near.ways for order in orders if (near := approached(battle, options.unit, order)) is not None]
            if (allowed := next((ways for ways in found if options.refuse(ways) is None), None)) is not None:
                return allowed
    return options.stay()


def _named(battle: Battle, intents: tuple[Intent, ...], options: OneOf) -> str:
    """A reaction that is wanted, else none; the learner begins each turn."""
    if options.rule == "celtos.turn.initiative":
        return str(LEARNER)
    if isinstance(battle.agenda[-1], AssaultReaction):
        wanted = (each.what for each in intents if each.do == "react" and each.what in options.names)
        return next(wanted, "none")
    return options.names[0]
