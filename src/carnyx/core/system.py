"""A system: one value per game, and all that server, players and laboratory know of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from msgspec import Struct

from carnyx.core.flow import Agenda
from carnyx.core.registry import Registry

B = TypeVar("B", bound=Agenda)

NOBODY = -1  # who sits nowhere: for his eyes everything sealed is sealed


def uncounted(battle: Any) -> tuple[int, ...]:
    """What a game counts that keeps no count: nothing."""
    del battle
    return ()


class System(Struct, Generic[B], frozen=True):
    """A game as the rest of the program sees it."""

    id: str
    rules_version: int  # raised whenever an old journal would play otherwise
    battle: type[B]
    setup: type[Struct]  # what a journal's header says of the battle: scenario, forces, edition
    registry: Registry
    muster: Callable[[Any], B]  # the battle that a setup begins
    view: Callable[[B, int], B]  # what a player may see: everything sealed for others is stripped here
    verdict: Callable[[B], int | None]  # the winner; none while it goes on, and for a draw
    steps: tuple[type[Struct], ...] = ()  # every step there is
    score: Callable[[B], tuple[int, ...]] = uncounted  # the points of every player
    losses: Callable[[B], tuple[int, ...]] = uncounted  # the models every player has lost
