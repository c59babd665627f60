"""What lasts for a part of a Warriors battle only: the opening, the phase under way, and the command phase due.

Each part is one value of the battle, so a phase that is over leaves nothing behind but what it changed.
"""

from __future__ import annotations

from typing import Literal, NewType, TypeAlias

from msgspec import Struct

from carnyx.games.warriors.rules.tables import Order

UnitId = NewType("UnitId", int)
Daylight: TypeAlias = Literal["day", "dawn", "dusk"]


class Volley(Struct, frozen=True, array_like=True, gc=False):
    """A unit shoots at another and spends so many volleys."""

    unit: int
    target: int
    volleys: int


class Stroke(Struct, frozen=True, array_like=True, gc=False):
    """What one unit has done to another: figures killed, and in a combat the noughts that strike individuals."""

    unit: int
    enemy: int
    kills: int
    noughts: int


class Assigned(Struct, frozen=True, array_like=True, gc=False):
    """How a unit fights: in two ranks or not, whom each figure that touches several strikes, and who gets the rest."""

    unit: int
    two_ranks: bool
    foes: tuple[int, ...]
    extra: int


class Opening(Struct, frozen=True, array_like=True, gc=False):
    """What is settled before the first turn: whose zone is whose, who waits to be deployed, and sealed orders."""

    zones: tuple[int, ...] = (0, 1)
    waiting: tuple[UnitId, ...] = ()
    sealed: tuple[tuple[Order, ...], ...] = ((), ())  # nobody else may see them yet


class Portents(Struct, frozen=True, array_like=True, gc=False):
    """What omens and powers have brought: a bonus on initiative, the hour, and whose Warchief has spoken his word."""

    omens: tuple[int, ...] = (0, 0)
    daylight: Daylight = "day"
    spoken: tuple[int, ...] = ()


class ShootingPhase(Struct, frozen=True, array_like=True, gc=False):
    """A shooting phase under way: the volleys declared, and what each has killed."""

    volleys: tuple[Volley, ...] = ()
    strokes: tuple[Stroke, ...] = ()


class CombatPhase(Struct, frozen=True, array_like=True, gc=False):
    """A combat phase under way: how units fight, what they have struck, whom noughts struck, and how units react."""

    assigned: tuple[Assigned, ...] = ()
    strokes: tuple[Stroke, ...] = ()
    struck: tuple[int, ...] = ()  # individuals, once for each nought
    spared: tuple[int, ...] = ()  # units, once for each individual who fell instead of a figure
    reactions: tuple[tuple[int, str], ...] = ()  # unit, result


class CommandPhase(Struct, frozen=True, array_like=True, gc=False):
    """What the command phase looks at: who has had a try at influence, which tests are due, and their results."""

    influenced: tuple[int, ...] = ()  # leaders and units, this turn
    trials: tuple[int, ...] = ()  # units due for a test
    bereaved: tuple[int, ...] = ()  # leaders lost since the last command phase
    reactions: tuple[tuple[int, str], ...] = ()  # unit, result
