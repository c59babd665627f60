"""A board: one game in one language, as the browser is shown it; only the boards know which game it is."""

from __future__ import annotations

from typing import Any, Protocol, TypeAlias

from carnyx.core.flow import Pause
from carnyx.core.rule import Refusal
from carnyx.show.documents import Card, Dangers, Ghost, Odds, Option, Question, Reason, Scene, Sights, Stage, Told
from carnyx.show.events import Event
from carnyx.show.standing import Ending

Acts: TypeAlias = tuple[tuple[Event, ...], ...]  # the events of each step that an answer led to


class Board(Protocol):
    """What there is to show of a battle, and what gestures on it mean."""

    story: Any  # who tells it

    def stage(self, seats: tuple[str, ...]) -> Stage:
        """What does not change."""
        ...

    def scene(self, battle: Any) -> Scene:
        """What changes: turn, phase, units, places and score."""
        ...

    def question(self, pause: Pause[Any], number: int) -> Question:
        """The question that waits, with every answer that can be clicked, and why others cannot."""
        ...

    def gesture(self, pause: Pause[Any], gesture: dict[str, Any]) -> Ghost | None:
        """What something done on the table would mean as an answer; nothing changes."""
        ...

    def glance(self, pause: Pause[Any], answer: Any) -> Ghost | None:
        """Where an answer would lead; nothing changes."""
        ...

    def odds(self, pause: Pause[Any], answer: Any) -> Odds | None:
        """The odds of an answer, if dice decide what comes of it."""
        ...

    def deeds(self, pause: Pause[Any], unit: int, target: int) -> tuple[Option, ...]:
        """What a unit may do to an enemy now, and why not the rest; nothing if it cannot act."""
        ...

    def card(self, pause: Pause[Any], unit: int) -> Card:
        """All there is to know of a unit, and what it may do now."""
        ...

    def dangers(self, pause: Pause[Any], unit: int) -> Dangers:
        """Who can harm a unit before it acts again."""
        ...

    def sights(self, pause: Pause[Any], unit: int, target: int) -> Sights:
        """What a unit sees of another, line by line, and how far its weapon carries."""
        ...

    def opening(self, first: Pause[Any]) -> tuple[Told, ...]:
        """What there is to tell before the first answer."""
        ...

    def told(self, number: int, after: Pause[Any], acts: Acts) -> tuple[Told, ...]:
        """What the answer brought about that led to a pause, with the events of each step."""
        ...

    def reason(self, refusal: Refusal) -> Reason:
        """Why something is barred, in words."""
        ...

    def ending(self, battle: Any, acts: Acts) -> Ending:
        """How it ended, what decided it, and what everybody has lost; the events are those of the last answer."""
        ...


def from_beyond(board: Board, setup: Any) -> Board:
    """A board for somebody who looks at the table from its other side: what it calls north is up for him, too."""
    stage = board.stage(("",) * len(setup.forces))
    board.story.voice.turn(stage.width, stage.depth)
    return board
