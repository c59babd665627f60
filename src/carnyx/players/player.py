"""A player: given a position that waits for him, he answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Protocol, TypeVar

from carnyx.core.flow import Agenda, Choose, Pause, begin, go_on

B = TypeVar("B", bound=Agenda)


class Player(Protocol):
    """Whoever answers for a seat."""

    def answer(self, pause: Pause[Any]) -> Any:
        """His answer to the question that waits for him."""
        ...


def fought(
    battle: B, players: Sequence[Player], dice: Random, watch: Callable[[Pause[B], Any], None] | None = None
) -> Pause[B]:
    """The battle fought to its end: players answer for their seats, the dice for chance."""
    pause = begin(battle)
    while pause.question is not None:
        question = pause.question
        answer = players[question.player].answer(pause) if isinstance(question, Choose) else question.sample(dice)
        if watch is not None:
            watch(pause, answer)
        pause = go_on(pause, answer)
    return pause
