"""A pupil: carries out a lesson by its own ways, with wrong turns where a test wants them."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Any

from carnyx.core.flow import Choose, Pause
from carnyx.core.forced import forced
from carnyx.core.journal import Journal
from carnyx.core.lesson import LEARNER, Lesson
from carnyx.game import Game
from carnyx.games import GAMES
from carnyx.learn.coach import message
from carnyx.learn.guide import Guide
from carnyx.learn.progress import Happened, Progress, progress

MOST_ANSWERS = 400

Choice = Callable[["Pupil", Any], Any]  # what he answers instead of what is shown to him; None: what is shown


class Pupil:
    """Somebody at a lesson: the journal of it, and how far he has come."""

    def __init__(self, game: Game, name: str) -> None:
        lessons = game.lessons
        assert lessons is not None
        self.game, self.lesson = game, lessons.load(name)
        self.guide = Guide(self.lesson, game.telling.events, lessons.script, lessons.can)
        self.journal = Journal(game.system, lessons.setup(self.lesson))
        self.story: list[Happened] = []
        self.now = progress(self.lesson, self.story)
        self.seen: list[Progress] = [self.now]

    @property
    def pause(self) -> Pause[Any]:
        """Where the battle stands."""
        return self.journal.pause

    def step(self, choose: Choice | None = None) -> None:
        """One answer: of the dice, of the other side, or his own."""
        question, own = self.pause.question, False
        if not isinstance(question, Choose):
            answer = self.guide.throw(self.pause, self.now, len(self.journal.entries) + 1)
        elif question.player != LEARNER:
            answer = self.guide.foe(self.pause, self.now)
        elif (found := forced(self.pause)) is not None:
            answer = found.answer
        else:
            other = choose(self, question.options) if choose else None
            answer, own = self.guide.shown(self.pause, self.now) if other is None else other, True
        self.journal.answer(answer, "" if own else "thrown")
        events = tuple(event for record in self.pause.trail for event in self.game.telling.events(record))
        self.story.append(Happened(own, events, self.guide.outlook(self.pause)))
        self.now = progress(self.lesson, self.story)
        self.seen.append(self.now)

    def forked(self) -> Pupil:
        """Somebody who stands at the same place, and goes on by himself."""
        other = copy(self)
        other.journal = copy(self.journal)
        for name, value in vars(self.journal).items():
            if isinstance(value, list | dict):
                setattr(other.journal, name, copy(value))
        other.story, other.seen = [*self.story], [*self.seen]
        return other

    def is_asked(self) -> bool:
        """Whether he himself has something to decide."""
        question = self.pause.question
        return isinstance(question, Choose) and question.player == LEARNER and forced(self.pause) is None

    def finish(self, choose: Choice | None = None) -> None:
        """To the end of the battle."""
        while self.pause.question is not None:
            assert len(self.journal.entries) < MOST_ANSWERS, f"{self.lesson.id} does not come to an end"
            self.step(choose)


def lesson_of(game: Game, name: str) -> Lesson:
    """A lesson by its name."""
    assert game.lessons is not None
    return game.lessons.load(name)


def taught() -> set[str]:
    """The messages that lessons and scenarios name by their files: one for each, and one for each stage of a lesson."""
    found = set()
    for game in GAMES.values():
        found |= {f"brief-{game.id}-{name}" for name in game.lists.scenarios.scenarios()}
        for name in game.lessons.names if game.lessons else ():
            lesson = game.lessons.load(name)
            named = (message(game.id, lesson, stage.id) for stage in lesson.stages)
            found |= {message(game.id, lesson), *named, *(f"lesson-on-{each}" for each in lesson.grave)}
    return found
