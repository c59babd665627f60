"""The guide: who answers for the dice and for the other side while somebody learns.

Dice are thrown, not made up: of many throws the first is taken that shows what the stage wants to show.  The same place
in the same battle always gets the same throw.  A throw that no stage has a wish about is the first one.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from msgspec import Struct

from carnyx.core.flow import Choose, Pause, Throw, go_on
from carnyx.core.lesson import LEARNER, Intent, Lesson, Sign
from carnyx.learn.facts import Facts
from carnyx.learn.outlook import Can, Outlook
from carnyx.learn.progress import Progress
from carnyx.learn.signs import is_about, is_seen
from carnyx.show.events import Event

MOST_THROWS = 200  # before the first one is taken after all
MOST_AHEAD = 2  # answers that lead to a target: who acts, and with which order

Events = Callable[[Any], tuple[Event, ...]]
Script = Callable[[Pause[Any], Lesson, tuple[Intent, ...]], Any]


class Guide(Struct, frozen=True):
    """A lesson with what its game knows: how records become events, what can be done, and which answers do it."""

    lesson: Lesson
    events: Events
    script: Script
    can: Can

    def outlook(self, pause: Pause[Any]) -> Outlook:
        """What can still be done from a position."""
        return Outlook(pause, self.lesson, self.can)

    def asked(self, now: Progress) -> Facts:
        """What the words of the stage that is asked for may use: by whom it can be done, and how."""
        if now.way is None:
            return now.known
        units = self.lesson.numbers(now.way.unit) if now.way.unit else ()
        who = self.lesson.called(units[0]) if len(units) == 1 else "none"
        return now.known | {"do": now.way.do, "what": now.way.what or "none", "who": who}

    def throw(self, pause: Pause[Any], now: Progress, number: int) -> Any:
        """The faces for the throw that waits, at this number of the journal."""
        question = pause.question
        assert question is not None
        assert not isinstance(question, Choose)
        first = _faces(question, self.lesson.seed, number, 0)
        wishes = (*self.lesson.dice, *self._wishes(pause, now, first))
        for attempt in range(MOST_THROWS):
            faces = _faces(question, self.lesson.seed, number, attempt)
            if self._shows(pause, faces, wishes):
                return faces
        return first

    def _wishes(self, pause: Pause[Any], now: Progress, faces: Any) -> tuple[Sign, ...]:
        """What is wished of a throw: by the stage that is asked for, else by one passed over that it is about."""
        stage = now.stage(self.lesson)
        passed_over = [each for each, done in zip(self.lesson.stages, now.done, strict=True) if done is False]
        happened = self._happened(pause, faces)
        for each in ([stage] if stage is not None else []) + passed_over:
            if any(is_about(self.lesson, wish, event) for wish in each.dice for event in happened):
                return each.dice
        return ()

    def _happened(self, pause: Pause[Any], faces: Any) -> list[Event]:
        """What a throw would lead to."""
        return [event for record in go_on(pause, faces).trail for event in self.events(record)]

    def _shows(self, pause: Pause[Any], faces: Any, wishes: tuple[Sign, ...]) -> bool:
        """Whether every wish that this throw is about is granted by it."""
        happened = self._happened(pause, faces)
        for wish in wishes:
            about = [event for event in happened if is_about(self.lesson, wish, event)]
            if about and not any(is_seen(self.lesson, wish, event) for event in about):
                return False
        return True

    def foe(self, pause: Pause[Any], now: Progress) -> Any:
        """What the other side answers."""
        stage = now.stage(self.lesson)
        return self.script(pause, self.lesson, stage.foe if stage is not None else (Intent("thumb"),))

    def shown(self, pause: Pause[Any], now: Progress) -> Any:
        """One answer that leads on: what the teacher would do; units that are not wanted yet do what is asked later."""
        open = [stage for stage, done in zip(self.lesson.stages, now.done, strict=True) if done is None]
        ways = tuple(intent for stage in open for intent in stage.way)
        return self.script(pause, self.lesson, ways if open else (Intent("thumb"),))

    def aimed(self, pause: Pause[Any], now: Progress) -> int | None:
        """The enemy that the way shown leads at, as far as the learner alone goes it; none if it is at nobody yet."""
        stage = now.stage(self.lesson)
        if stage is None or not any(each.target for each in stage.way):
            return None
        for _ in range(MOST_AHEAD):
            if not isinstance(pause.question, Choose) or pause.question.player != LEARNER:
                return None
            answer = self.shown(pause, now)
            target = getattr(answer, "target", None)
            if isinstance(target, int):
                return target
            pause = go_on(pause, answer)
        return None


def _faces(question: Throw, seed: int, number: int, attempt: int) -> Any:
    return question.sample(Random(f"{seed} {number} {attempt}"))
