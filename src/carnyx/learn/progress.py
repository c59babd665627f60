"""How far somebody has come in a lesson: read from the answers of the battle so far and what came of them.

So a battle that is loaded again, taken back or replayed stands at the right stage by itself.  A stage is done when one
of its signs is seen, whichever way that came about, even before it was asked for; it is passed over when a sign says
that it cannot be done now, when the rules do not allow it any more, or when the battle is over.  What was passed over
still counts if it is done later.  What happens besides, such as the end of an enemy unit, gets a sentence of its own.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import takewhile

from msgspec import Struct
from msgspec.structs import replace

from carnyx.core.lesson import Intent, Lesson, Sign, Stage
from carnyx.learn.facts import Facts, facts, noted, unknown
from carnyx.learn.outlook import Outlook
from carnyx.learn.signs import deed_begun, first_seen
from carnyx.show import events as ev

# The parts of a stage's words that are said about what happened: done, no longer possible, something else, too late.
AFTER, MISSED, ASTRAY, ENDED = "after", "missed", "astray", "ended"
KEPT = 3  # deeds of the learner's after which what was said is old
PASSED = "passed"  # the stages that hang on one that was passed over: named together, in one sentence

# What is said in any lesson about something that no stage is about.
FELLED, ROUTED, LOST, WON_ROUND, LOST_ROUND, ON = "felled", "routed", "lost", "won-round", "lost-round", "on"


class Happened(Struct, frozen=True):
    """One answer of a battle: whether the learner himself gave it, what came of it, and what can be done now."""

    is_own: bool
    events: tuple[ev.Event, ...]
    outlook: Outlook | None = None  # not known: then nothing is impossible
    is_more: bool = False  # it belongs to the deed of which the answer before was part: one drag, one sheet of orders


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
    known: Facts = {}  # what the words may use whatever happened last
    way: Intent | None = None  # how what is asked for can be done

    @property
    def at(self) -> int:
        """The number of the stage that is asked for; as many as there are: none any more."""
        return next((place for place, done in enumerate(self.done) if done is None), len(self.done))

    def stage(self, lesson: Lesson) -> Stage | None:
        """The stage that is asked for."""
        return lesson.stages[self.at] if self.at < len(lesson.stages) else None


def progress(lesson: Lesson, story: Iterable[Happened]) -> Progress:
    """Where somebody stands after all that has happened."""
    course = _Course(lesson)
    for each in story:
        course.take(each)
    return course.now


class _Course:
    """A lesson on its way, answer by answer."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson, self.mine = lesson, lesson.numbers("mine")
        self.now = Progress((None,) * len(lesson.stages), known=unknown(lesson))
        self.since: list[ev.Event] = []  # what has happened since a stage was done
        self.deed = ""  # what is going on
        self.deeds = 0  # of the learner's since something was said

    def take(self, each: Happened) -> None:
        """The next answer, and what is to be said about it."""
        if each.is_own and not each.is_more:
            self._forget()
        before, lines = self.now.done, list[Line]()
        for place, event in enumerate(each.events, 1):
            lines += self._see(event, tuple(takewhile(_is_loss, each.events[place:])))
        instead = self._astray(each) if self.now.done == before and each.is_own else []
        lines += self._passed_over(each, instead) or instead
        if lines:
            self._say(lines)
        self._look(each.outlook)

    def _forget(self) -> None:
        """The learner goes on: he is not told again that something is still to do, and what is old is dropped."""
        self.deeds += 1
        is_old = self.deeds > KEPT
        kept = () if is_old else tuple(line for line in self.now.lines if line.stage or line.part != ASTRAY)
        self.now = replace(self.now, lines=kept)

    def _look(self, outlook: Outlook | None) -> None:
        """How what is asked for can be done now; while something is being carried out, as before."""
        stage = self.now.stage(self.lesson)
        if stage is None or self.now.way not in (*stage.can, *stage.way):
            self.now = replace(self.now, way=None)
        if stage is not None and outlook is not None and (way := outlook.way(stage)) is not None:
            self.now = replace(self.now, way=way)

    def _see(self, event: ev.Event, losses: tuple[ev.Event, ...]) -> list[Line]:
        """What an event means for the stages, and what is said about it and about the losses that follow from it."""
        lesson = self.lesson
        self.deed = deed_begun(event) or self.deed
        self.since.append(event)
        known = noted(lesson, self.now.known, event)
        parts = _parts(lesson, self.now.done, event, self.deed)
        done = self.now.done
        for stage, part in parts:
            done = tuple([part == AFTER if at == stage else was for at, was in enumerate(done)])
        is_over = self.now.is_over or isinstance(event, ev.Over)
        self.now = replace(self.now, done=done, is_over=is_over, known=known)
        if not parts:
            return [Line("", deed, {})] if (deed := _deed(lesson, event)) else []
        numbers = facts((*self.since, *losses), self.mine, known) | {"who": lesson.called(getattr(event, "unit", None))}
        self.since.clear()
        return [Line(lesson.stages[stage].id if part != ENDED else "", part, numbers) for stage, part in parts[:1]]

    def _numbers(self) -> Facts:
        return facts(self.since, self.mine, self.now.known)

    def _astray(self, happened: Happened) -> list[Line]:
        """A sentence for somebody who has done something else than he was asked for."""
        stage = self.now.stage(self.lesson)
        if stage is None:
            return []
        for event in happened.events:
            sign = first_seen(self.lesson, stage.astray, event, self.deed)
            if sign is not None or _is_other(self.lesson, stage, event):
                return [self._line_astray(stage, sign, happened)]
        return []

    def _line_astray(self, stage: Stage, sign: Sign | None, happened: Happened) -> Line:
        numbers = facts(happened.events, self.mine, self.now.known)
        return Line("", ASTRAY, numbers) if sign is None else Line(stage.id, sign.say or ASTRAY, numbers)

    def _passed_over(self, happened: Happened, instead: list[Line]) -> list[Line]:
        """What is said about the stages that the rules do not allow any more; who went astray is told how."""
        first, hanging = list[Line](), list[str]()
        while (stage := self.now.stage(self.lesson)) is not None and not self.now.is_over:
            if happened.outlook is None or happened.outlook.is_open(stage):
                break
            if first:
                hanging.append(stage.id)
            else:
                told = [line for line in instead if line.stage == stage.id]
                first = told or [Line(stage.id, MISSED, self._numbers())]
            at = self.now.at
            self.now = replace(self.now, done=(*self.now.done[:at], False, *self.now.done[at + 1 :]))
        return first + ([Line("", PASSED, {"stages": " ".join(hanging)})] if hanging else [])

    def _say(self, lines: list[Line]) -> None:
        """Add to what was said since the learner's last answer."""
        kept = list(() if self.deeds else self.now.lines)
        deeds = [line for line in lines if not line.stage and line.part not in (ASTRAY, ENDED, PASSED)]
        for line in lines:
            if line not in kept:
                kept.append(line)
        if deeds:  # a deed that has words of its own is not called something else than was asked for
            kept = [line for line in kept if line.part != ASTRAY or line.stage]
        if any(line.stage for line in kept):  # then the stage that follows tells of a condition
            kept = [line for line in kept if line.stage or not line.part.startswith(ON)]
        self.now = replace(self.now, lines=tuple(kept))
        self.deeds = 0


def _parts(lesson: Lesson, done: tuple[bool | None, ...], event: ev.Event, deed: str) -> list[tuple[int, str]]:
    """The stages that an event does or ends, and which words that calls for."""
    open = [number for number, was in enumerate(done) if was is None]
    is_end = isinstance(event, ev.Over)
    for number in open:
        stage = lesson.stages[number]
        if (stage.early or number == open[0]) and first_seen(lesson, stage.done, event, deed) is not None:
            return [(number, AFTER), *((each, ENDED) for each in open if is_end and each != number)]
    for number in (number for number, was in enumerate(done) if was is False and lesson.stages[number].late):
        if first_seen(lesson, lesson.stages[number].done, event, deed) is not None:
            return [(number, AFTER)]
    # The end of a battle is told by whichever stage is about it.
    for number in open if is_end else open[:1]:
        sign = first_seen(lesson, lesson.stages[number].missed, event, deed)
        if sign is not None:
            return [(number, sign.say or MISSED), *((each, ENDED) for each in open if is_end and each != number)]
    return [(number, ENDED) for number in open if is_end]


def _is_loss(event: ev.Event) -> bool:
    return isinstance(event, ev.Wounded | ev.Fell)


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


def _is_other(lesson: Lesson, stage: Stage, event: ev.Event) -> bool:
    """Whether the learner has done something with a unit that the stage is not about."""
    named = (*stage.points.units, *(each.unit for each in stage.way if each.unit))
    wanted = {unit for name in named for unit in lesson.numbers(name)}
    match event:
        case ev.Moved(tracks=(), legs=()):
            return False  # it stays where it is
        case ev.Moved(unit=unit) | ev.Shot(unit=unit) | ev.Ordered(unit=unit) | ev.Sent(unit=unit):
            return unit not in wanted and unit in lesson.numbers("mine")
        case _:
            return False
