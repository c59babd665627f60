"""A player: given a position that waits for him, he answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Protocol, TypeVar

from carnyx.core.flow import Agenda, Choose, Pause, accept, begin, go_on
from carnyx.core.lines import How

B = TypeVar("B", bound=Agenda)


class Player(Protocol):
    """Whoever answers for a seat."""

    def answer(self, pause: Pause[Any]) -> Any:
        """His answer to the question that waits for him."""
        ...


def how_it_came(player: Player) -> How:
    """How the last answer of a computer player came: thought out, cut short by the clock, or that he gives up."""
    came: How = getattr(player, "came", "computer")
    return came


def inner(player: Player) -> Player:
    """The player who does the thinking, where another speaks for him."""
    found: Player = getattr(player, "player", player)
    return found


def fought(
    battle: B, players: Sequence[Player], dice: Random, watch: Callable[[Pause[B], Any], None] | None = None
) -> Pause[B]:
    """The battle fought to its end: players answer for their seats, the dice for chance.

    An answer is judged unless the question itself has given it: the dice, and players who only take samples.
    """
    pause = begin(battle)
    while (question := pause.question) is not None:
        if isinstance(question, Choose):
            player = players[question.player]
            answer, is_given = player.answer(pause), getattr(player, "only_samples", False)
        else:
            answer, is_given = question.sample(dice), True
        if watch is not None:
            watch(pause, answer)
        pause = accept(pause, answer) if is_given else go_on(pause, answer)
    return pause
