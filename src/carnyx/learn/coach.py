"""The coach: where somebody stands in a lesson, in words, as the browser and the terminal show it.

A game's words have a message for each stage (`lesson-GAME-LESSON-STAGE`): its title, and as parts what is asked, why,
and what is said of what happened.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from carnyx.core.length import INCH
from carnyx.core.lesson import Lesson, Stage
from carnyx.learn.facts import Facts
from carnyx.learn.progress import AFTER, PASSED, Line, Progress
from carnyx.words.catalogue import Catalogue, catalogue
from carnyx.words.language import Language


class CoachStep(Struct, frozen=True):
    """A stage in the list of them: its title, and whether it is done, passed over or still to do."""

    title: str
    done: bool | None


class CoachLine(Struct, frozen=True):
    """A sentence about what happened: praise and explanation, or something that went otherwise."""

    text: str
    is_done: bool


class CoachRule(Struct, frozen=True):
    """A rule that a stage teaches, by its name and in a word."""

    id: str
    title: str


class CoachNext(Struct, frozen=True):
    """A battle to be played when the lesson is over: game and scenario, and what it is called."""

    system: str
    scenario: str
    name: str


class Coach(Struct, frozen=True, omit_defaults=True):
    """All that a lesson shows now; nothing is asked any more when it has no `ask`."""

    title: str
    steps: tuple[CoachStep, ...]
    at: int
    name: str = ""
    ask: str = ""
    why: str = ""
    said: tuple[CoachLine, ...] = ()
    units: tuple[int, ...] = ()  # pointed at
    place: tuple[int, int, int] | None = None  # pointed at: x, y and how far round it, in ticks
    shown: Any = None  # an answer that leads on
    rules: tuple[CoachRule, ...] = ()
    about: str = ""  # what the lesson is, before the first answer
    end: str = ""  # what there is to say when it is over
    next: CoachNext | None = None  # the battle that is offered then


def message(system: str, lesson: Lesson, stage: str = "") -> str:
    """The name of the words of a lesson, or of one of its stages."""
    return "-".join(["lesson", system, lesson.id, *([stage] if stage else [])])


def coach(
    system: str,
    lesson: Lesson,
    now: Progress,
    lang: Language,
    shown: Any,
    is_new: bool,
    aimed: int | None = None,
    next: CoachNext | None = None,
    asked: Facts | None = None,
) -> Coach:
    """What the coach shows: where somebody stands, what he might answer, at whom that is aimed, and what is asked."""
    words = catalogue(lang)
    whole, stage = message(system, lesson), now.stage(lesson)
    steps = tuple(
        CoachStep(words.say(message(system, lesson, each.id)), done)
        for each, done in zip(lesson.stages, now.done, strict=True)
    )
    said = tuple(CoachLine(_said(system, lesson, words, line), line.part == AFTER) for line in now.lines)
    if stage is None or now.is_over:
        skipped = sum(not done for done in now.done)
        end = words.say(whole, "end", skipped=skipped)
        return Coach(words.say(whole), steps, len(steps), said=said, end=end, next=next)
    id = message(system, lesson, stage.id)
    place, facts = stage.points.place, now.known if asked is None else asked
    return Coach(
        words.say(whole),
        steps,
        now.at,
        words.say(id),
        words.say(id, "ask", **facts),
        words.say(id, "why", **facts),
        said,
        _pointed(lesson, stage, aimed),
        None if place is None else (int(place[0] * INCH), int(place[1] * INCH), int(place[2] * INCH)),
        shown,
        tuple(CoachRule(rule, words.say(rule)) for rule in stage.rules),
        words.say(whole, "about") if is_new else "",
    )


def _pointed(lesson: Lesson, stage: Stage, aimed: int | None) -> tuple[int, ...]:
    """The units that the teacher points at; of those that may be aimed at, the one that is."""
    named = [unit for name in stage.points.units for unit in lesson.numbers(name)]
    if aimed is None:
        return tuple(named)
    aims = {unit for each in stage.way if each.target for unit in lesson.numbers(each.target)}
    return (*(unit for unit in named if unit not in aims), aimed)


def _said(system: str, lesson: Lesson, words: Catalogue, line: Line) -> str:
    """A line in words."""
    if line.part == PASSED:
        titles = (words.say(message(system, lesson, stage)) for stage in str(line.facts["stages"]).split())
        return words.say(f"lesson-{line.part}", stages=", ".join(titles))
    if not line.stage:
        return words.say(f"lesson-{line.part}")
    return words.say(message(system, lesson, line.stage), line.part, **line.facts)
