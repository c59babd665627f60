"""Facts: the numbers of what has just happened, ready to be put into the words of a lesson.

They are read from the same events that the log tells, so what a lesson explains is what the dice did.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from carnyx.core.lesson import Lesson
from carnyx.learn.signs import is_seen, saves
from carnyx.show import events as ev
from carnyx.show.values import Near

Facts: TypeAlias = dict[str, int | str]

# What is known when nothing has been thrown: words may use any of these names.
NOTHING: Facts = {
    "dice": 0,  # how many the learner's unit threw to hit
    "need": "",  # what a die had to show
    "hits": 0,
    "held": 0,  # models of the unit that did not shoot
    "harms": 0,  # what a die had to show to harm
    "wounds": 0,  # that the enemy has lost by it
    "foe_dice": 0,  # the same of the enemy
    "foe_need": "",
    "foe_hits": 0,
    "foe_held": 0,
    "foe_harms": 0,
    "foe_wounds": 0,
    "covers": 0,  # what a die had to show for cover
    "stopped": 0,  # hits that cover has stopped
    "die": 0,  # of the last test
    "total": 0,  # what it came to
    "wanted": 0,  # what it needed
    "passed": "no",
    "result": "none",
    "percent": 0,  # how likely it was to be passed
    "reason": "none",  # why it was due
    "fate": "none",  # what came of it: a rout, a condition
    "covered": 0,  # models of a unit that has moved that stand in cover
    "left": 0,  # of the unit that was last harmed: models, or the wounds of a single one
    "had": 0,  # as many as it began with
    "points": 0,  # at the end, the learner's
    "foe_points": 0,
}


def unknown(lesson: Lesson) -> Facts:
    """What the words of a lesson may use before anything has happened."""
    return {**NOTHING, **{note.name: "none" for note in lesson.notes}}


def noted(lesson: Lesson, known: Facts, event: ev.Event) -> Facts:
    """What a lesson keeps in mind after an event."""
    return known | {note.name: note.value for note in lesson.notes if is_seen(lesson, note.sign, event)}


def facts(events: Sequence[ev.Event], mine: tuple[int, ...], known: Facts = NOTHING) -> Facts:
    """The numbers of the last throws among these events, by whose units they were; what nobody threw is nought."""
    found = dict(known)
    for event in events:
        match event:
            case ev.Shot() | ev.Struck():
                found |= _side(event.unit in mine, _attack(event))
            case ev.Harmed():
                found |= _side(event.unit not in mine, _harm(event)) | _cover(event)
            case ev.Tested():
                found |= _test(event)
            case ev.Wounded(strength=strength) | ev.Fell(strength=strength):
                found |= {"left": strength.left, "had": strength.start}
            case ev.Moved(near=Near(covered=covered)):
                found["covered"] = covered
            case ev.Over(score=(points, foe_points)):
                found |= {"points": points, "foe_points": foe_points}
            case ev.Routed():
                found["fate"] = "rout"
            case ev.Condition(what=what, on=True):
                found["fate"] = what
    return found


def _side(is_mine: bool, numbers: Facts) -> Facts:
    return numbers if is_mine else {f"foe_{name}": number for name, number in numbers.items()}


def _attack(event: ev.Attack) -> Facts:
    first = [chain[0] for chain in event.chains if chain]
    number = sum(len(each.faces) for each in first)
    needs = "/".join(dict.fromkeys(str(each.need) for each in first if each.need is not None))
    kills = [chain[1] for chain in event.chains if len(chain) > 1]
    harms = next((each.need for each in kills if each.need is not None), 0)
    held = max((event.models or 0) - number, 0) if isinstance(event, ev.Shot) else 0
    return {"dice": number, "need": needs, "hits": event.hits, "held": held, "harms": harms, "wounds": event.kills or 0}


def _harm(event: ev.Harmed) -> Facts:
    throws = [each for hit in event.hits for each in hit.throws if not each.is_save]
    harms = next((each.need for each in throws if each.need is not None), 0)
    return {"harms": harms, "wounds": sum(hit.wounds for hit in event.hits)}


def _cover(event: ev.Harmed) -> Facts:
    cover = saves(event)
    needs = next((each.need for each in cover if each.need is not None), 0)
    return {"covers": needs, "stopped": sum(sum(each.passes) for each in cover)} if cover else {}


def _test(event: ev.Tested) -> Facts:
    thrown = event.thrown
    found: Facts = {"die": sum(thrown.faces), "total": sum(thrown.faces) if thrown.total is None else thrown.total}
    if thrown.need is not None:
        found["wanted"] = thrown.need
    if thrown.check is not None:
        found["percent"] = round(100 * float(thrown.check.chance))
    if event.passed is not None:
        found["passed"] = "yes" if event.passed else "no"
    if event.reason is not None:
        found["reason"] = event.reason.rpartition(".")[2]
    if event.result is not None:
        found["result"] = event.result.rpartition(".")[2]
    return found
