"""A plan for a player: which of its answers are one deed, what the story tells of them, and what it comes to.

A search tries many plans that differ by half an inch.  Two that make the same units do the same to the same enemies, in
the same direction, are one plan to a player.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

import msgspec

from carnyx.core.flow import Choose, Pause, Record, go_on, understand
from carnyx.core.rule import Refused
from carnyx.show import events as ev
from carnyx.show.places import between, ends, middle, starts
from carnyx.show.telling import Storyteller

Events: TypeAlias = Callable[[Record[Any]], tuple[ev.Event, ...]]
Gist: TypeAlias = tuple[Any, ...]

_NEAR = 127  # ticks: who goes less than half an inch stays
_WIND = 450  # tenths of a degree from one of the eight winds to the next


def _followed(pause: Pause[Any], player: int, answers: Sequence[Any]) -> Iterator[Pause[Any]]:
    """Where each of a player's answers leads, as far as he is asked and they are allowed."""
    for answer in answers:
        question = pause.question
        if not isinstance(question, Choose) or question.player != player:
            return
        try:
            pause = go_on(pause, understand(question, msgspec.to_builtins(answer)))
        except Refused:
            return
        yield pause


def plan_lines(teller: Storyteller, pause: Pause[Any], player: int, answers: Sequence[Any]) -> list[str]:
    """What a player's answers lead to, line by line; told as far as he is asked and they are allowed."""
    told = [line for after in _followed(pause, player, answers) for line in teller.tell(after) if not line.depth]
    # What no unit does is only told where there is nothing else to tell.
    return [line.text for line in told if line.unit is not None] or [line.text for line in told]


def deed(events: Events, player: int, pause: Pause[Any], answers: Sequence[Any]) -> tuple[Any, ...]:
    """The answers of a plan that are given as one: until another unit begins to act, or an answer is not allowed."""
    done, actor = 0, None
    for after in _followed(pause, player, answers):
        actors = [who for event in _told(events, after) if (who := _actor(event)) is not None]
        if actor is not None and any(who != actor for who in actors):
            break
        actor = actor if actor is not None or not actors else actors[0]
        done += 1
    return tuple(answers[:done])


def gist(events: Events, player: int, pause: Pause[Any], answers: Sequence[Any]) -> Gist:
    """What a deed comes to for a player: who does what to whom and in which direction, without its lengths."""
    given = deed(events, player, pause, answers)
    return tuple(_gist(event) for after in _followed(pause, player, given) for event in _told(events, after))


def _told(events: Events, after: Pause[Any]) -> Iterator[ev.Event]:
    return (event for record in after.trail for event in events(record))


def _actor(event: ev.Event) -> int | str | None:
    """Who acts in an event: a unit, or whoever sends orders; none where nobody does."""
    match event:
        case ev.Activated(unit=unit) | ev.Ordered(unit=unit) | ev.Moved(unit=unit) | ev.Aimed(unit=unit):
            return unit
        case ev.Chosen(unit=int(unit)):
            return unit
        case ev.Sent():
            return "sends"
        case _:
            return None


def _gist(event: ev.Event) -> Any:
    match event:
        case ev.Moved(unit=unit, name=name, joins=joins, near=near, contact=contact):
            touched = contact.foes if contact is not None else near.touching if near is not None else ()
            return "moves", unit, name, _heading(event), touched, joins
        case ev.Ordered(unit=unit, order=order, target=target):
            return "ordered", unit, order, target
        case ev.Aimed(unit=unit, target=target, volleys=volleys):
            return "aims", unit, target, volleys
        case _:
            return event


def _heading(event: ev.Moved) -> tuple[str, int]:
    """In which direction a move leads, and the wind that a block faces after it."""
    if event.tracks:
        way = between(*middle(starts(event.tracks)), *middle(ends(event.tracks)))
        return way.wind if way.ticks > _NEAR else "", 0
    if event.start is None or not event.legs:
        return "", 0
    start, end = event.start, event.legs[-1].to
    way = between(start.x, start.y, end.x, end.y)
    return way.wind if way.ticks > _NEAR else "", (end.facing + _WIND // 2) // _WIND % 8
