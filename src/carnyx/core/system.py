"""A system: one value per game, and all that server, players and laboratory know of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from msgspec import Struct

from carnyx.core.flow import Agenda
from carnyx.core.position import Position
from carnyx.core.problems import Problem
from carnyx.core.registry import Registry

B = TypeVar("B", bound=Agenda)

NOBODY = -1  #: a viewer without a seat, from whom everything sealed is hidden


def uncounted(battle: Any) -> tuple[int, ...]:
    """The count of a game that keeps no count: nothing."""
    del battle
    return ()


def unpaid(battle: Any, unit: int) -> tuple[int, ...]:
    """What a unit has brought the players in a game that keeps no count of points: nothing."""
    del battle, unit
    return ()


def faultless(setup: Any) -> tuple[Problem, ...]:
    """The faults of a setup in a game that takes any: nothing."""
    del setup
    return ()


class System(Struct, Generic[B], frozen=True):
    """A game as the rest of the program sees it."""

    id: str
    rules_version: int  #: raised whenever an old journal would give another battle
    battle: type[B]
    setup: type[Struct]  #: the type of what a battle begins with: scenario, forces, edition; a journal's header has it
    registry: Registry
    gathered: Callable[[Any], B]  #: the table of a setup, and nobody on it yet
    muster: Callable[[Any], B]  #: makes the battle that a setup begins
    view: Callable[[B, int], B]  #: the battle as a player may see it, without what is sealed for him
    verdict: Callable[[B], int | None]  #: the seat of the winner; None while the battle goes on, and for a draw
    turn: Callable[[B], int]  #: the turn a battle is in; nought before the first
    position: type[Position]  #: the type of its positions, which a journal keeps at the start of each turn
    stands: Callable[[B], Position]  #: the position of a battle that is at the start of a turn
    resumed: Callable[[Any, Any], B]  #: the battle of a setup about to begin the turn of a position, which it checks
    faults: Callable[[Any], tuple[Problem, ...]] = faultless  #: what keeps a setup from a journal from being a battle
    steps: tuple[type[Struct], ...] = ()  #: the types of all its steps
    score: Callable[[B], tuple[int, ...]] = uncounted  #: the points of every player
    toll: Callable[[B, int], tuple[int, ...]] = unpaid  #: of these, what every player has for one unit of the others
    losses: Callable[[B], tuple[int, ...]] = uncounted  #: the models every player has lost
