"""Signs: the closed list of things that a lesson can look for in what happens on the table.

A sign is found in one event.  Each kind has a function here that tells whether an event is about it: of the right kind,
unit and place.  How it came out (passed, which result, how many) is looked at separately, so that a lesson can also
wish for an outcome before the dice are thrown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TypeAlias

from msgspec import Struct

from carnyx.core.length import INCH
from carnyx.core.lesson import LEARNER, Lesson, Sign
from carnyx.show import events as ev
from carnyx.show.places import ends
from carnyx.show.throws import Thrown

About: TypeAlias = Callable[["Look", ev.Event], bool]


class Look(Struct, frozen=True):
    """A sign of a lesson, ready to be looked for."""

    lesson: Lesson
    sign: Sign

    def is_unit(self, unit: int | None) -> bool:
        """Whether this is the unit meant, or anybody is."""
        return not self.sign.unit or (unit is not None and unit in self.lesson.numbers(self.sign.unit))

    def is_target(self, *units: int | None) -> bool:
        """Whether one of these is the target meant, or anybody is."""
        return not self.sign.target or any(unit in self.lesson.numbers(self.sign.target) for unit in units)

    def is_what(self, word: str | None) -> bool:
        """Whether this is the word meant, or any is."""
        return not self.sign.what or word == self.sign.what

    def is_rule(self, rule: str | None) -> bool:
        """Whether a rule is the one meant, or a part of it."""
        what = self.sign.what
        return not what or (rule is not None and (rule == what or rule.startswith(f"{what}.")))


def _moved(look: Look, event: ev.Event) -> bool:
    """A unit has moved; `near`: at least half of it ends there; `what`: by this rule; the number: models in cover."""
    if not isinstance(event, ev.Moved) or not look.is_unit(event.unit) or not look.is_rule(event.rule):
        return False
    return look.sign.near is None or _is_near(look.sign.near, event)


def _wheeled(look: Look, event: ev.Event) -> bool:
    """A block has wheeled in its march; a turn on the spot is none."""
    if not isinstance(event, ev.Moved) or not look.is_unit(event.unit):
        return False
    return any(leg.kind == "wheel" for leg in event.legs)


def _turned(look: Look, event: ev.Event) -> bool:
    """A block has turned on the spot, to a flank or about, in its march."""
    if not isinstance(event, ev.Moved) or not look.is_unit(event.unit):
        return False
    return any(leg.kind == "turn" for leg in event.legs)


def _charged(look: Look, event: ev.Event) -> bool:
    """A unit has moved into contact with an enemy; `what`: by this rule."""
    if not isinstance(event, ev.Moved):
        return False
    if not look.is_rule(event.rule):
        return False
    foes = event.contact.foes if event.contact is not None else event.near.touching if event.near is not None else ()
    return bool(foes) and look.is_unit(event.unit) and look.is_target(*foes)


def _shot(look: Look, event: ev.Event) -> bool:
    """A unit has shot at another; the number is that of the hits, or of the kills where a hit leads to one."""
    return isinstance(event, ev.Shot) and look.is_unit(event.unit) and look.is_target(event.target)


def _struck(look: Look, event: ev.Event) -> bool:
    """A unit has struck at another in close combat; the number is as with a shot."""
    return isinstance(event, ev.Struck) and look.is_unit(event.unit) and look.is_target(event.target)


def _fought(look: Look, event: ev.Event) -> bool:
    """A round of close combat has begun in which the unit takes part."""
    if not isinstance(event, ev.RoundBegan):
        return False
    return look.is_unit(event.unit) or any(map(look.is_unit, event.foes))


def _covered(look: Look, event: ev.Event) -> bool:
    """A unit under fire has thrown for its cover; the number is that of the hits that cover has stopped."""
    return isinstance(event, ev.Harmed) and look.is_unit(event.unit) and bool(saves(event))


def _harmed(look: Look, event: ev.Event) -> bool:
    """The hits on a unit have been thrown for; `what`: by this rule; the number is that of the wounds."""
    return isinstance(event, ev.Harmed) and look.is_unit(event.unit) and look.is_rule(event.rule)


def _tested(look: Look, event: ev.Event) -> bool:
    """A unit has been put to a test; `what` names the rule of it."""
    return isinstance(event, ev.Tested) and look.is_unit(event.unit) and look.is_rule(event.rule)


def _became(look: Look, event: ev.Event) -> bool:
    """A unit has come into a condition, or out of it with `on = false`."""
    if not isinstance(event, ev.Condition) or not look.is_unit(event.unit) or not look.is_what(event.what):
        return False
    return look.sign.on is None or look.sign.on == event.on


def _reacted(look: Look, event: ev.Event) -> bool:
    """A unit tries to react; `what` names the rule of it."""
    return isinstance(event, ev.Reacted) and look.is_unit(event.unit) and look.is_rule(event.rule)


def _ordered(look: Look, event: ev.Event) -> bool:
    """A unit has an order now."""
    return isinstance(event, ev.Ordered) and look.is_unit(event.unit) and look.is_what(event.order)


def _sent(look: Look, event: ev.Event) -> bool:
    """A leader has sent a unit an order."""
    return isinstance(event, ev.Sent) and look.is_unit(event.unit) and look.is_what(event.order)


def _couriered(look: Look, event: ev.Event) -> bool:
    """A leader has sent a unit an order by courier."""
    return isinstance(event, ev.Sent) and event.courier is not None and _sent(look, event)


def _chosen(look: Look, event: ev.Event) -> bool:
    """A player has named something; `what` names the rule of it."""
    return isinstance(event, ev.Chosen) and look.is_rule(event.rule) and event.player in (None, 0)


def _rested(look: Look, event: ev.Event) -> bool:
    """A unit does nothing, or nothing more, or the learner himself does not; `what` says which."""
    if not isinstance(event, ev.Lapsed) or event.player not in (None, LEARNER):
        return False
    return look.is_unit(event.unit) and look.is_what(event.why)


def _activated(look: Look, event: ev.Event) -> bool:
    """A unit has been activated; `what`: in this condition, or not in it with `on = false`."""
    if not isinstance(event, ev.Activated) or not look.is_unit(event.unit):
        return False
    return not look.sign.what or (look.sign.what in event.conditions) == (look.sign.on is not False)


def _round(look: Look, event: ev.Event) -> bool:
    """A round of close combat with this unit is over; the number is one if it has won, else nought."""
    return isinstance(event, ev.RoundEnded) and any(look.is_unit(unit) for unit, _ in event.wounds)


def _lost(look: Look, event: ev.Event) -> bool:
    """A unit is destroyed, or has left the table; `what`: by this rule."""
    return isinstance(event, ev.Destroyed | ev.Routed) and look.is_unit(event.unit) and look.is_rule(event.rule)


def _broke(look: Look, event: ev.Event) -> bool:
    """A player's word does not hold any more; `what` says why."""
    return isinstance(event, ev.Lapsed) and look.is_what(event.why) and event.player == LEARNER


def _turn(look: Look, event: ev.Event) -> bool:
    """A turn begins; the number is that of the turn."""
    return isinstance(event, ev.TurnBegan)


def _phase(look: Look, event: ev.Event) -> bool:
    """A phase begins; `what` is its name, the number is that of the phase."""
    return isinstance(event, ev.PhaseBegan) and look.is_what(event.name)


def _contested(look: Look, event: ev.Event) -> bool:
    """Both sides have thrown against each other; the number is that of the seat that wins."""
    return isinstance(event, ev.Contested)


def _over(look: Look, event: ev.Event) -> bool:
    """The battle is over; the number is that of the winner's seat."""
    return isinstance(event, ev.Over)


SIGNS: Mapping[str, About] = {
    "activated": _activated,
    "became": _became,
    "broke": _broke,
    "charged": _charged,
    "chosen": _chosen,
    "contested": _contested,
    "couriered": _couriered,
    "covered": _covered,
    "fought": _fought,
    "harmed": _harmed,
    "lost": _lost,
    "moved": _moved,
    "ordered": _ordered,
    "over": _over,
    "phase": _phase,
    "reacted": _reacted,
    "rested": _rested,
    "round": _round,
    "sent": _sent,
    "shot": _shot,
    "struck": _struck,
    "tested": _tested,
    "turn": _turn,
    "turned": _turned,
    "wheeled": _wheeled,
}


def faults(lesson: Lesson) -> Iterator[str]:
    """What is wrong with a lesson: names that nobody has, and signs that there are not."""
    yield from (f"dice: {sign.sees}" for sign in lesson.dice if sign.sees not in SIGNS)
    yield from (f"{note.name}: {note.sign.sees}" for note in lesson.notes if note.sign.sees not in SIGNS)
    for stage in lesson.stages:
        signs = (*stage.done, *stage.missed, *stage.astray, *stage.dice)
        named = [name for sign in signs for name in (sign.unit, sign.target) if name]
        named += [name for each in (*stage.way, *stage.can, *stage.foe) for name in (each.unit, each.target) if name]
        yield from (f"{stage.id}: {name}" for name in (*named, *stage.points.units) if name not in lesson.units)
        yield from (f"{stage.id}: {sign.sees}" for sign in signs if sign.sees not in SIGNS)


def is_about(lesson: Lesson, sign: Sign, event: ev.Event) -> bool:
    """Whether an event is about a sign, however it came out."""
    return SIGNS[sign.sees](Look(lesson, sign), event)


def is_seen(lesson: Lesson, sign: Sign, event: ev.Event) -> bool:
    """Whether a sign is seen in an event."""
    return is_about(lesson, sign, event) and _came_out(lesson, sign, event)


def first_seen(lesson: Lesson, signs: Iterable[Sign], event: ev.Event, deed: str = "") -> Sign | None:
    """The first of several signs that is seen in an event, which is part of a deed."""
    return next((sign for sign in signs if sign.deed in ("", deed) and is_seen(lesson, sign, event)), None)


def deed_begun(event: ev.Event) -> str:
    """The deed that an event begins, and that what follows is part of; nothing if it begins none."""
    match event:
        case ev.Activated():
            return "activated"
        case ev.Ordered():
            return "ordered"
        case ev.Reacted():
            return "reacted"
        case _:
            return ""


def _came_out(lesson: Lesson, sign: Sign, event: ev.Event) -> bool:
    """Whether an event that a sign is about has come out as the sign says."""
    if isinstance(event, ev.Tested):
        if sign.passed is not None and event.passed != sign.passed:
            return False
        if sign.result and not (event.result or "").endswith(sign.result):
            return False
    number = _number(lesson, sign, event)
    return (sign.least is None or number >= sign.least) and (sign.most is None or number <= sign.most)


def _number(lesson: Lesson, sign: Sign, event: ev.Event) -> int:
    """What is counted in an event."""
    match event:
        case ev.Shot() | ev.Struck():
            return event.hits if event.kills is None else event.kills
        case ev.Moved():
            return event.near.covered if event.near is not None else 0
        case ev.Harmed():
            if sign.sees == "covered":
                return sum(sum(each.passes) for each in saves(event))
            return sum(hit.wounds for hit in event.hits)
        case ev.Tested():
            total = event.thrown.total
            return sum(event.thrown.faces) if total is None else total
        case ev.RoundEnded():
            return int(any(Look(lesson, sign).is_unit(unit) for unit in event.winners))
        case ev.TurnBegan():
            return event.turn
        case ev.PhaseBegan():
            return event.number
        case ev.Contested():
            return event.winner
        case ev.Over():
            return -1 if event.winner is None else event.winner
        case _:
            return 0


def saves(event: ev.Harmed) -> tuple[Thrown, ...]:
    """The throws for cover among those for the hits on a unit."""
    return tuple(each for hit in event.hits for each in hit.throws if each.is_save)


def _is_near(near: tuple[float, float, float], event: ev.Moved) -> bool:
    """Whether at least half of the models, or the front middle of a block, end within reach of a place."""
    if event.legs:
        places: tuple[int, ...] = (event.legs[-1].to.x, event.legs[-1].to.y)
    else:
        places = ends(event.tracks)
    x, y, reach = (number * INCH for number in near)
    pairs = list(zip(places[::2], places[1::2], strict=True))
    close = [pair for pair in pairs if (pair[0] - x) ** 2 + (pair[1] - y) ** 2 <= reach**2]
    return bool(pairs) and 2 * len(close) >= len(pairs)
