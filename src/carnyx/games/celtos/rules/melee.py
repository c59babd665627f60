"""Close combat: with what and when a model strikes, in which steps a round goes, and which side has won it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache
from typing import Literal, TypeAlias

from msgspec import Struct

from carnyx.games.celtos.rules.weapons import Damage, Weapon

Side: TypeAlias = Literal[0, 1]  # the side of the activated unit, and the other one
When: TypeAlias = tuple[bool, int]  # a striking step: First Strike or not, and the weapon speed


class ArmedWith(Struct, frozen=True):
    """A weapon in a round: when it strikes, what it does and how well it hits and pierces."""

    weapon: Weapon
    when: When
    damage: Damage
    penetrating: int


def wielded(
    arm: Weapon, traits: Mapping[str, int | bool], *, fresh: bool, charges: bool, caught: bool = False
) -> ArmedWith:
    """A weapon in the hands of a model with these traits: fresh contact, charging, or charged while unengaged."""
    return _wielded(arm, bool(traits.get("first_strike")), traits.get("penetrating", 0), fresh, charges, caught)


@lru_cache(1024)  # every weapon in every kind of round, for any traits that a battle has
def _wielded(arm: Weapon, first_strike: bool, penetrating: int, fresh: bool, charges: bool, caught: bool) -> ArmedWith:
    speed = arm.speed or 0
    if fresh and arm.speed_first is not None:
        speed = arm.speed_first
    if charges and arm.speed_charging is not None:
        speed = arm.speed_charging
    first = first_strike or (arm.first_strike_charged and caught)
    damage = arm.close_charging if charges and arm.close_charging is not None else arm.close
    assert damage is not None
    return ArmedWith(arm, strikes_at(speed, first), damage, arm.penetrating + penetrating)


def strikes_at(speed: int, first_strike: bool) -> When:
    """When a weapon strikes: First Strike before all, then by speed; the higher comes first (celtos.cc.order)."""
    return (True, 0) if first_strike else (False, speed)


def next_step(turns: Collection[When], last: When | None) -> When | None:
    """The next striking step: the fastest of these turns to strike that comes after the last step."""
    return max([turn for turn in turns if last is None or turn < last], default=None)


def steps(turns: Collection[When]) -> Iterator[When]:
    """All striking steps of a round in which these are the turns to strike, the fastest first."""
    step = next_step(turns, None)
    while step is not None:
        yield step
        step = next_step(turns, step)


def files_touched(strikers: int, own_contact: int, enemy_contact: int) -> int:
    """How many enemies so many strikers touch when all files of a fight are as even as can be."""
    return -(-strikers * enemy_contact // own_contact) if own_contact else 0


class Round(Struct, frozen=True):
    """A round as it ended: the wounds that each side has really lost, and the models that it has left."""

    lost: tuple[int, int]
    left: tuple[int, int]


def winner(round: Round) -> Side | None:
    """Who was wiped out has lost, otherwise who lost more wounds; both wiped out is a draw (celtos.cc.sides)."""
    if not any(round.left):
        return None
    if not all(round.left):
        return 0 if round.left[0] else 1
    if round.lost[0] == round.lost[1]:
        return None
    return 0 if round.lost[1] > round.lost[0] else 1


def is_beaten(side: int, won: Side | None) -> bool:
    """Whether a side has lost a round that this side has won; in a draw nobody has."""
    return won is not None and won != side
