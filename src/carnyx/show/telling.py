"""How a game is told: its story, its picture, its board in the browser, and its odds in the terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from msgspec import Struct

from carnyx.core.flow import Pause, Record
from carnyx.core.length import Units
from carnyx.show.board import Board
from carnyx.show.events import Event
from carnyx.show.story import Line
from carnyx.words.language import Language

if TYPE_CHECKING:
    from carnyx.show.terminal import Report


class Storyteller(Protocol):
    """Tells a battle in one language and one unit of length."""

    def opening(self, first: Pause[Any], /) -> tuple[Line, ...]:
        """What there is to tell before the first answer."""
        ...

    def tell(self, after: Pause[Any], /) -> tuple[Line, ...]:
        """What led to this pause from the one before it."""
        ...


class Foresight(Protocol):
    """Previews and threats in the terminal: `games/celtos/show/foresight.py` is one."""

    def show_previews(
        self, pause: Pause[Any], titles: Sequence[str], found: Sequence[tuple[Any, Any]], report: Report, full: bool, /
    ) -> None:
        """Every order with what it may do to both sides; in full, each with all its needs."""
        ...

    def show_threats(self, pause: Pause[Any], titles: Sequence[str], found: Any, report: Report, /) -> None:
        """Every enemy with what he can do, then how far the unit itself reaches."""
        ...


def no_events(record: Record[Any]) -> tuple[Event, ...]:
    """What a game tells of a step that has no events: nothing."""
    del record
    return ()


class Telling(Struct, frozen=True, eq=False):
    """All ways in which a game is shown to people."""

    story: Callable[[Any, Language, Units], Storyteller]  # from a setup
    picture: Callable[[Any, Any, Language, Units], str]  # from a battle and its setup
    board: Callable[[Any, Language, Units], Board]  # from a setup
    foresight: Foresight
    answers: Mapping[str, Callable[[Any, Report], None]]  # how the answer of each calculator is shown in the terminal
    events: Callable[[Record[Any]], tuple[Event, ...]] = no_events  # what a step did
    tips: Mapping[str, str] = {}  # rules that are told in place by a message of their own, not by their first sentence
