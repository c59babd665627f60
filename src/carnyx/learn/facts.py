"""Facts: the numbers of what has just happened, ready to be put into the words of a lesson.

They are read from the same events that the log tells, so what a lesson explains is what the dice did.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from carnyx.core.lesson import LEARNER, OTHERS, Lesson
from carnyx.learn.signs import is_seen, saves
from carnyx.show import events as ev

Facts: TypeAlias = dict[str, int | str]
SEATS = (LEARNER, OTHERS)

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
    "who": "none",  # of whom something is asked or told, by its name in the lesson
    "do": "none",  # what is asked of him, where there are several ways
    "what": "none",  # and which order, where one is sent
    "by": "none",  # the order or reaction by which a unit last moved or acted
    "volleys": 0,  # that were shot at once
    "round": "none",  # of close combat, for the learner: won, lost or drawn
    "last": "no",  # whether it is the last turn
    "objective": "none",  # at the end: whose it is, `mine` or `theirs`
    "outcome": "none",  # at the end: won, lost or drawn
    "points": 0,  # at the end, the learner's
    "foe_points": 0,
}


# What belongs to one shot or one round of close combat, and begins anew with the next.
_THROWS = ("dice", "need", "hits", "held", "harms", "wounds")
_NO_ATTACK: Facts = {each: NOTHING[each] for name in _THROWS for each in (name, f"foe_{name}")} | {
    "covers": 0,
    "stopped": 0,
}
_SUMS = ("dice", "hits", "wounds", "stopped")


def _added(found: Facts, more: Facts) -> Facts:
    """What several units have thrown in one round, together."""
    summed: Facts = {}
    for name, number in more.items():
        before = found[name]
        if name.removeprefix("foe_") in _SUMS and isinstance(number, int) and isinstance(before, int):
            summed[name] = before + number
        elif isinstance(number, str) and before and before != number:
            summed[name] = f"{before}/{number}" if number else before
        else:
            summed[name] = number or before
    return found | summed


def unknown(lesson: Lesson) -> Facts:
    """What the words of a lesson may use before anything has happened."""
    return {**NOTHING, **{note.name: "none" for note in lesson.notes}}


def noted(lesson: Lesson, known: Facts, event: ev.Event) -> Facts:
    """What a lesson keeps in mind after an event."""
    if isinstance(event, ev.TurnBegan):
        known = known | {"last": "yes" if event.turn >= event.turns else "no"}
    return known | {note.name: note.value for note in lesson.notes if is_seen(lesson, note.sign, event)}


def facts(events: Sequence[ev.Event], mine: tuple[int, ...], known: Facts = NOTHING) -> Facts:
    """The numbers of the last throws among these events, by whose units they were; what nobody threw is nought."""
    found = dict(known)
    for event in events:
        match event:
            case ev.RoundBegan() | ev.PhaseBegan():
                found |= _NO_ATTACK
            case ev.Shot():
                found |= _NO_ATTACK | _side(event.unit in mine, _attack(event))
            case ev.Struck():
                found = _added(found, _side(event.unit in mine, _attack(event)))
            case ev.Harmed():
                found = _added(found, _side(event.unit not in mine, _harm(event)) | _cover(event))
            case ev.Tested():
                found |= _test(event)
            case ev.Wounded(unit=unit, wounds=wounds, strength=strength):
                found = _added(found, _side(unit not in mine, {"wounds": wounds}))
                found |= {"left": strength.left, "had": strength.start}
            case ev.Fell(strength=strength):
                found |= {"left": strength.left, "had": strength.start}
            case ev.Reacted(rule=rule):
                found["by"] = rule.rpartition(".")[2]
            case ev.Moved(unit=unit, near=near) if unit in mine:
                found |= {"by": event.rule.rpartition(".")[2], "covered": near.covered if near is not None else 0}
            case ev.Aimed(volleys=volleys):
                found["volleys"] = volleys
            case ev.RoundEnded(winners=winners):
                found["round"] = _outcome(any(unit in mine for unit in winners), bool(winners))
            case ev.Over():
                found |= _end(event)
            case ev.Routed():
                found["fate"] = "rout"
            case ev.Condition(what=what, on=True):
                found["fate"] = what
    return found


def _outcome(has_won: bool, is_decided: bool) -> str:
    return "won" if has_won else "lost" if is_decided else "drawn"


def _end(event: ev.Over) -> Facts:
    """How a battle has ended for the learner, and what it was counted by."""
    holders = [paid.player for paid in event.paid if paid.how == "holds"]
    points, foe_points = event.score if len(event.score) == len(SEATS) else (0, 0)
    return {
        "outcome": _outcome(event.winner == LEARNER, event.winner is not None),
        "objective": "none" if not holders else "mine" if LEARNER in holders else "theirs",
        "points": points,
        "foe_points": foe_points,
    }


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
    return {"harms": next((each.need for each in throws if each.need is not None), 0)}


def _cover(event: ev.Harmed) -> Facts:
    cover = saves(event)
    needs = next((each.need for each in cover if each.need is not None), 0)
    return {"covers": needs, "stopped": sum(sum(each.passes) for each in cover)} if cover else {}


def _test(event: ev.Tested) -> Facts:
    thrown = event.thrown
    die = thrown.check.die if thrown.check is not None else None
    shown = sum(thrown.faces if die is None else map(die.value, thrown.faces))
    found: Facts = {"die": shown, "total": shown if thrown.total is None else thrown.total, "fate": "none"}
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
