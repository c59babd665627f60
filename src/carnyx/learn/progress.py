"""How far somebody has come in a lesson: read from the answers and events of the battle so far, and from nothing else.

So a battle that is loaded again, taken back or replayed stands at the right stage by itself.  A stage is done when one
of its signs is seen, whichever way that came about, even before it was asked for; it is passed over when a sign says
that it cannot be done now, or when the battle is over.  What was passed over still counts if it is done later.  What
happens besides, such as the end of an enemy unit, gets a sentence of its own.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from carnyx.core.lesson import Lesson, Stage
from carnyx.learn.facts import Facts, facts, noted, unknown
from carnyx.learn.signs import first_seen
from carnyx.show import events as ev

# The parts of a stage's words that are said about what happened: done, no longer possible, something else, too late.
AFTER, MISSED, ASTRAY, ENDED = "after", "missed", "astray", "ended"

# What is said in any lesson about something that no stage is about.
FELLED, ROUTED, LOST, WON_ROUND, LOST_ROUND, ON = "felled", "routed", "lost", "won-round", "lost-round", "on"


class Happened(Struct, frozen=True):
    """One answer of a battle: whether the learner himself gave it, and what came of it."""

    is_own: bool
    events: tuple[ev.Event, ...]


class Line(Struct, frozen=True):
    """Something to be said: which part of which stage's words, and the numbers in it; no stage: of any lesson."""

    stage: str
    part: str
    facts: Facts


class Progress(Struct, frozen=True):
    """Where somebody stands in a lesson."""

    done: tuple[bool | None, ...]  # of each stage: done, passed over, or still to do
    lines: tuple[Line, ...] = ()  # what was last said about what happened
    is_over: bool = False  # the battle

    @property
    def at(self) -> int:
        """The number of the stage that is asked for; as many as there are: none any more."""
        return next((place for place, done in enumerate(self.done) if done is None), len(self.done))

    def stage(self, lesson: Lesson) -> Stage | None:
        """The stage that is asked for."""
        return lesson.stages[self.at] if self.at < len(lesson.stages) else None


def progress(lesson: Lesson, story: Iterable[Happened]) -> Progress:
    """Where somebody stands after all that has happened."""
    now = Progress((None,) * len(lesson.stages))
    since: list[ev.Event] = []  # what has happened since a stage was done
    known = unknown(lesson)
    is_stale = False  # whether what was said is about an earlier answer of the learner's
    for each in story:
        is_stale = is_stale or each.is_own
        done, lines, deeds = now.done, list[Line](), list[Line]()
        for event in each.events:
            since.append(event)
            parts = _parts(lesson, done, event)
            if not parts and (deed := _deed(lesson, event)):
                deeds.append(Line("", deed, {}))
            known = noted(lesson, known, event)
            numbers = facts(since, lesson.numbers("mine"), known)
            lines += [
                Line(lesson.stages[stage].id if part != ENDED else "", part, numbers) for stage, part in parts[:1]
            ]
            for stage, part in parts:
                done = tuple([part == AFTER if at == stage else was for at, was in enumerate(done)])
            if parts:
                since.clear()
        if done == now.done and each.is_own:
            lines += _astray(lesson, now, each, known)
        if lines or deeds:
            before = () if is_stale else now.lines
            # A deed that has words of its own is not called something else than was asked for.
            kept = [line for line in (*before, *lines) if not (deeds and line == Line("", ASTRAY, line.facts))]
            told = any(line.stage for line in kept)  # then the stage that follows tells of a condition
            kept += [each for each in deeds if each not in kept and not (told and each.part.startswith(ON))]
            now = replace(now, lines=tuple(kept))
            is_stale = False
        now = replace(now, done=done, is_over=now.is_over or any(isinstance(event, ev.Over) for event in each.events))
    return now


def _parts(lesson: Lesson, done: tuple[bool | None, ...], event: ev.Event) -> list[tuple[int, str]]:
    """The stages that an event does or ends, and which words that calls for."""
    open = [number for number, was in enumerate(done) if was is None]
    for number in open:
        stage = lesson.stages[number]
        if (stage.early or number == open[0]) and first_seen(lesson, stage.done, event) is not None:
            rest = [(each, ENDED) for each in open if each != number] if isinstance(event, ev.Over) else []
            return [(number, AFTER), *rest]
    passed_over = [number for number, was in enumerate(done) if was is False]
    for number in passed_over:
        if first_seen(lesson, lesson.stages[number].done, event) is not None:
            return [(number, AFTER)]
    sign = first_seen(lesson, lesson.stages[open[0]].missed, event) if open else None
    if isinstance(event, ev.Over):
        first = [(open[0], sign.say or MISSED)] if sign is not None else []
        return [*first, *((number, ENDED) for number in open[len(first) :])]
    return [] if sign is None else [(open[0], sign.say or MISSED)]


def _deed(lesson: Lesson, event: ev.Event) -> str:
    """What is said about something of weight that no stage is about; nothing if it is of none."""
    mine = lesson.numbers("mine")
    match event:
        case ev.Destroyed(unit=unit):
            return LOST if unit in mine else FELLED
        case ev.Routed(unit=unit):
            return LOST if unit in mine else ROUTED
        case ev.RoundEnded(winners=winners, wounds=wounds) if winners and any(unit in mine for unit, _ in wounds):
            return WON_ROUND if any(unit in mine for unit in winners) else LOST_ROUND
        case ev.Condition(unit=unit, what=what, on=True) if unit in mine and what in lesson.grave:
            return f"{ON}-{what}"
        case _:
            return ""


def _astray(lesson: Lesson, now: Progress, happened: Happened, known: Facts) -> list[Line]:
    """A sentence for somebody who has done something else than he was asked for."""
    stage = now.stage(lesson)
    if stage is None:
        return []
    for event in happened.events:
        sign = first_seen(lesson, stage.astray, event)
        if sign is not None:
            return [Line(stage.id, sign.say or ASTRAY, facts(happened.events, lesson.numbers("mine"), known))]
        if _is_other(lesson, stage, event):
            return [Line("", ASTRAY, facts(happened.events, lesson.numbers("mine"), known))]
    return []


def _is_other(lesson: Lesson, stage: Stage, event: ev.Event) -> bool:
    """Whether the learner has done something with a unit that the stage is not about, or rests instead."""
    named = (*stage.points.units, *(each.unit for each in stage.way if each.unit))
    wanted = {unit for name in named for unit in lesson.numbers(name)}
    match event:
        case ev.Moved(tracks=(), legs=()):
            return False  # it stays where it is
        case ev.Moved(unit=unit) | ev.Shot(unit=unit) | ev.Ordered(unit=unit) | ev.Sent(unit=unit):
            return unit not in wanted and unit in lesson.numbers("mine")
        case ev.Lapsed(why="no-order" | "no-more-orders" | "holds-fire", unit=int() as unit):
            return unit not in wanted and unit in lesson.numbers("mine")
        case _:
            return False
