"""Answers by intents: a lesson says what a side wants to do, and this makes the answers of it, question by question.

What an intent may `do` with a unit: `order` it something before the battle, `send` it an order later (with a target: by
courier), `march` somewhere (`what` names a leg that is part of it), `shoot` at a target; a leader may `influence` a
unit, the Warchief may `boast`; `thumb` leaves everything to the thumb player.  Whoever is not named holds and stands,
unless a rule moves him.  A stage may also wait for something: that orders can be sent at all (`dispatch`), that one is
tested (`deliver`, or `await` one that is to count later), that a unit is in a `fight`, that it comes to a `charge` by
the order it has, or could be sent one in time (`incite`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from carnyx.core.flow import Choose, Pause
from carnyx.core.lesson import LEARNER, Intent, Lesson
from carnyx.core.options import OneOf
from carnyx.games.warriors.play.battle import Battle
from carnyx.games.warriors.play.calming import NOBODY, Influences
from carnyx.games.warriors.play.deployment import MakeBoast
from carnyx.games.warriors.play.marches import March, Marches, manner
from carnyx.games.warriors.play.orders import DONE, ORDERS, Dispatches, FirstOrders, Send
from carnyx.games.warriors.play.volleys import Aim, Aims
from carnyx.games.warriors.play.walks import Walk, Walks
from carnyx.games.warriors.players.possible import led
from carnyx.games.warriors.players.thumb import ThumbPlayer
from carnyx.games.warriors.rules.tables import Order

_COMPELLED = ("attack", "bloodlust", "shaken")


def answer(pause: Pause[Battle], lesson: Lesson, intents: tuple[Intent, ...]) -> Any:
    """The answer of a side with these intents."""
    assert isinstance(pause.question, Choose)
    battle, options = pause.battle, pause.question.options
    if any(each.do == "thumb" for each in intents):
        return ThumbPlayer().answer(pause)
    match options:
        case FirstOrders():
            return tuple(_first_order(lesson, intents, unit) for unit in options.units)
        case Dispatches():
            return _sent(lesson, intents, options)
        case Marches():
            return _march(battle, lesson, intents, options)
        case Walks():
            return Walk(options.units[0])
        case Aims():
            return _aim(lesson, intents, options)
        case OneOf():
            return _named(battle, lesson, intents, options)
        case _:
            return options.hints()[0]


def _of(lesson: Lesson, intents: tuple[Intent, ...], do: str, unit: int) -> Iterator[Intent]:
    """The intents of one kind for a unit."""
    return (each for each in intents if each.do == do and unit in lesson.numbers(each.unit))


def _first_order(lesson: Lesson, intents: tuple[Intent, ...], unit: int) -> Order:
    wanted = next((each.what for each in _of(lesson, intents, "order", unit)), "hold")
    return next(order for order in ORDERS if order == wanted)


def _sent(lesson: Lesson, intents: tuple[Intent, ...], options: Dispatches) -> Send | str:
    """The first order wanted that can be sent; by courier where the leader is too far to be heard."""
    for each in (each for each in intents if each.do == "send"):
        for unit in lesson.numbers(each.unit):
            found = [sent for sent in options.hints() if isinstance(sent, Send) and sent.unit == unit]
            ready = [sent for sent in found if sent.order == each.what and sent.courier == bool(each.target)]
            if ready:
                return ready[0]
    return DONE


def _march(battle: Battle, lesson: Lesson, intents: tuple[Intent, ...], options: Marches) -> March:
    """Where it is wanted, as far as is allowed; else as it must, or nowhere."""
    for unit in options.units:
        for each in _of(lesson, intents, "march", unit):
            if (found := led(battle, options, unit, each)) is not None:
                return found
    unit, stand = options.units[0], March(options.units[0])
    if manner(battle, unit) not in _COMPELLED and options.refuse(stand) is None:
        return stand
    return next(iter(options.for_unit(unit)), stand)


def _aim(lesson: Lesson, intents: tuple[Intent, ...], options: Aims) -> Aim:
    wanted = {unit for each in _of(lesson, intents, "shoot", options.unit) for unit in lesson.numbers(each.target)}
    return next((aim for aim in options.hints() if aim.target in wanted and aim.volleys == 1), Aim())


def _named(battle: Battle, lesson: Lesson, intents: tuple[Intent, ...], options: OneOf) -> str:
    """A boast or a unit to influence, if one is wanted; the learner moves first."""
    step: Any = battle.agenda[-1]
    if isinstance(step, MakeBoast):
        return next((each.what for each in intents if each.do == "boast" and each.what in options.names), "none")
    if isinstance(step, Influences):
        wanted = (str(unit) for each in intents if each.do == "influence" for unit in lesson.numbers(each.unit))
        return next((name for name in wanted if name in options.names), NOBODY)
    return str(LEARNER) if options.rule == "warriors.initiative" else options.names[0]
