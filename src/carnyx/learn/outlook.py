"""The outlook: what a stage asks for, and whether it can still be done, asked of the game's own rules.

A coach who asks for something impossible is worse than none.  So at each question the stage that is asked for is looked
at: of the ways that it names one must be possible, else it is passed over.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from carnyx.core.flow import Pause
from carnyx.core.lesson import Intent, Lesson, Stage

Can = Callable[[Pause[Any], Lesson, Intent], bool | None]


class Outlook:
    """What can be done from one position; each intent is asked for once."""

    def __init__(self, pause: Pause[Any], lesson: Lesson, can: Can) -> None:
        self._pause, self._lesson, self._can = pause, lesson, can
        self._known: dict[Intent, bool | None] = {}

    def can(self, intent: Intent) -> bool | None:
        """Whether an intent is still possible in this turn; none while something is being carried out."""
        if intent not in self._known:
            self._known[intent] = self._can(self._pause, self._lesson, intent)
        return self._known[intent]

    def way(self, stage: Stage) -> Intent | None:
        """The first way to do what a stage asks for that is possible for sure."""
        return next((each for each in stage.can or stage.way if self.can(each)), None)

    def is_open(self, stage: Stage) -> bool:
        """Whether a stage can still be done; one that names no way always can, and one that is for a later turn."""
        is_later = self._pause.battle.turn < stage.turn
        ways = stage.can or stage.way
        return is_later or not ways or any(self.can(each) is not False for each in ways)
