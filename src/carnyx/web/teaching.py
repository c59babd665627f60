"""A guided battle on the server: whose lesson it is, who answers for the dice and for the other side, what is shown.

How far the learner has come is read from the journal each time it has grown, and saved nowhere: a battle that is loaded
again or taken back stands at the right stage by itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from carnyx.core.flow import Choose, Pause
from carnyx.core.journal import Journal
from carnyx.core.lesson import LEARNER, PREFIX, Lesson
from carnyx.games import GAMES
from carnyx.learn.coach import Coach, CoachNext, coach
from carnyx.learn.guide import Guide
from carnyx.learn.progress import Happened, Progress, progress
from carnyx.words.language import Language


class Teaching:
    """The lesson of one battle."""

    def __init__(self, system: str, lesson: Lesson, guide: Guide) -> None:
        self.system, self.lesson, self.guide = system, lesson, guide
        self._happened: dict[int, tuple[Pause[Any], Happened]] = {}  # by number of entry, with the position after it
        self._shown: tuple[Pause[Any] | None, tuple[Any, int | None]] = (None, (None, None))

    def story(self, journal: Journal[Any]) -> Iterator[Happened]:
        """Every entry that stands, with what came of it."""
        (_, before), *rest = journal.standing
        for number, after in rest:
            known = self._happened.get(number)
            if known is None or known[0] is not after:
                own = isinstance(before.question, Choose) and before.question.player == LEARNER
                how = journal.entries[number - 1].how
                events = tuple(event for record in after.trail for event in self.guide.events(record))
                happened = Happened(own and how in ("", "deed"), events, self.guide.outlook(after), how == "deed")
                known = self._happened[number] = (after, happened)
            yield known[1]
            before = after

    def progress(self, journal: Journal[Any]) -> Progress:
        """How far the learner has come."""
        return progress(self.lesson, self.story(journal))

    def throw(self, draft: Journal[Any]) -> Any:
        """The faces of the throw that waits."""
        return self.guide.throw(draft.pause, self.progress(draft), len(draft.entries) + 1)

    def foe(self, journal: Journal[Any], position: Pause[Any]) -> Any:
        """What the other side answers, from what it may see."""
        return self.guide.foe(position, self.progress(journal))

    def coach(self, journal: Journal[Any], lang: Language) -> Coach:
        """What the learner is shown."""
        now, is_new = self.progress(journal), not any(each.is_own for each in self.story(journal))
        shown, aimed = self._way(journal.pause, now)
        asked = self.guide.asked(now)
        return coach(self.system, self.lesson, now, lang, shown, is_new, aimed, self._next(lang), asked)

    def _next(self, lang: Language) -> CoachNext:
        """The battle that somebody plays first when he has learnt the game."""
        scenarios = GAMES[self.system].lists.scenarios
        name = scenarios.STARTER
        return CoachNext(self.system, name, scenarios.load(name).name.of(lang))

    def shown(self, journal: Journal[Any]) -> Any:
        """The answer that the coach shows, if the learner is asked."""
        return self._way(journal.pause, self.progress(journal))[0]

    def _way(self, pause: Pause[Any], now: Progress) -> tuple[Any, int | None]:
        """One answer to the question that waits, if the learner is asked, and at whom it is aimed; worked out once."""
        if not isinstance(pause.question, Choose) or pause.question.player != LEARNER:
            return None, None
        if self._shown[0] is not pause:
            shown = msgspec.to_builtins(self.guide.shown(pause, now))
            self._shown = (pause, (shown, self.guide.aimed(pause, now)))
        return self._shown[1]


def teaching(journal: Journal[Any]) -> Teaching | None:
    """The lesson that a battle is, if it was set up as one of ours; any other battle teaches nothing."""
    game = GAMES[journal.system.id]
    id = getattr(getattr(journal.setup, "scenario", None), "id", "")
    name = id.removeprefix(PREFIX)
    if not id.startswith(PREFIX) or game.lessons is None or name not in game.lessons.names:
        return None
    lesson = game.lessons.load(name)
    if game.lessons.setup(lesson) != journal.setup:
        return None
    return Teaching(game.id, lesson, Guide(lesson, game.telling.events, game.lessons.script, game.lessons.can))
