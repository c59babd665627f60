"""What can still be done: whether the learner could carry out an intent in this turn, by the rules themselves."""

from __future__ import annotations

from typing import Any

from carnyx.core.flow import Choose, Pause
from carnyx.core.length import INCH, Point
from carnyx.core.lesson import LEARNER, Intent, Lesson
from carnyx.games.warriors.play.battle import Battle, is_engaged, starts_contact
from carnyx.games.warriors.play.calming import Influences, within_touch
from carnyx.games.warriors.play.compulsory import attack
from carnyx.games.warriors.play.marches import March, Marches, manner
from carnyx.games.warriors.play.movement import Leg, end, towards
from carnyx.games.warriors.play.orders import Dispatches, Send
from carnyx.games.warriors.play.sequence import COMBAT, INFLUENCE, MOVEMENT, SHOOTING, phase
from carnyx.games.warriors.play.volleys import Aims

_SHARES = 16  # parts of a way that are tried, the longest first


def can(pause: Pause[Battle], lesson: Lesson, intent: Intent) -> bool | None:
    """Whether an intent is still possible in this turn; none unless the learner is asked something."""
    question = pause.question
    if not isinstance(question, Choose) or question.player != LEARNER:
        return None
    if intent.do == "dispatch":
        return _may_send(pause.battle, question.options)
    if not intent.unit:
        return True
    return any(_can(pause, question.options, lesson, intent, unit) for unit in lesson.numbers(intent.unit))


def _can(pause: Pause[Battle], options: Any, lesson: Lesson, intent: Intent, unit: int) -> bool:
    battle = pause.battle
    now, at = battle.units[unit], phase(battle)
    is_last = battle.turn >= battle.field.turns
    if not now.is_here and at:
        return False
    match intent.do:
        case "shoot":
            aims = {aim.target for aim in options.hints()} if isinstance(options, Aims) and options.unit == unit else ()
            return not at or any(target in aims for target in lesson.numbers(intent.target))
        case "send":
            return not is_last and _may_send(battle, options, intent, unit)
        case "march":
            return _may_march(battle, options, intent, unit)
        case "deliver":
            return any(message.unit == unit for message in battle.messages)
        case "await":  # an order that is on its way, and counts from the next turn on
            sent = any(message.unit == unit and message.order == intent.what for message in battle.messages)
            return sent and _reaches(battle, unit, battle.field.turns - battle.turn)
        case "incite":  # one that could be sent in this turn or in the next, and counts from the turn after on
            later = 0 if _may_send(battle, options, intent, unit) else 1
            return battle.turn > 0 and _reaches(battle, unit, battle.field.turns - battle.turn - later)
        case "charge":
            moves = battle.field.turns - battle.turn + (at <= MOVEMENT and not now.done)
            return manner(battle, unit) in ("attack", "bloodlust") and _reaches(battle, unit, moves)
        case "fight":
            return is_engaged(battle, unit) and at <= COMBAT
        case "influence":
            return _may_influence(battle, options, unit)
        case _:
            return True


def _reaches(battle: Battle, unit: int, moves: int) -> bool:
    """Whether a unit on ATTACK comes into contact within so many moves, if everybody else stays where he is."""
    battle = battle.changed(unit, order="attack", condition="ok")
    for _ in range(moves):
        march = attack(battle, unit)
        if march is None:
            return False
        there = end(battle.body(unit), march.legs)
        if starts_contact(battle, unit, there):
            return True
        battle = battle.changed(unit, body=there)
    return False


def led(battle: Battle, options: Marches, unit: int, intent: Intent) -> March | None:
    """The longest part of the way to a place that a unit may march; none without a wheel if one is wanted."""
    if intent.to is None:
        return None
    legs = towards(battle.body(unit), Point(int(intent.to[0] * INCH), int(intent.to[1] * INCH)))
    if not legs or (intent.what and all(leg.kind != intent.what for leg in legs)):
        return None
    *first, last = legs
    for share in range(_SHARES, 0, -1):
        march = March(unit, (*first, Leg(last.kind, last.amount * share // _SHARES)))
        if options.refuse(march) is None:
            return march
    return None


def _may_send(battle: Battle, options: Any, intent: Intent | None = None, unit: int = -1) -> bool:
    """Whether orders, or this order for a unit, can be sent now, or later in this turn."""
    if phase(battle) > MOVEMENT:
        return False
    if isinstance(options, Dispatches):
        sent = [each for each in options.hints() if isinstance(each, Send)]
        return intent is None or any(
            (each.unit, each.order, each.courier) == (unit, intent.what, bool(intent.target)) for each in sent
        )
    is_new = intent is None or battle.units[unit].order != intent.what
    return phase(battle) <= SHOOTING and battle.warchief(LEARNER) is not None and is_new


def _may_march(battle: Battle, options: Any, intent: Intent, unit: int) -> bool:
    """Whether a unit can be led to a place, now or when its turn to move comes."""
    if isinstance(options, Marches) and unit in options.units:
        return manner(battle, unit) == "oppose" and led(battle, options, unit, intent) is not None
    if phase(battle) > MOVEMENT or battle.units[unit].done:
        return False
    return not phase(battle) or manner(battle, unit) == "oppose"


def _may_influence(battle: Battle, options: Any, unit: int) -> bool:
    """Whether the Warchief can try to calm a unit, now or in the fifth phase of this turn."""
    if phase(battle) > INFLUENCE:
        return False
    step: Any = battle.agenda[-1]
    if isinstance(step, Influences):
        return str(unit) in options.names
    chief = battle.warchief(LEARNER)
    return chief is not None and unit in within_touch(battle, chief)
