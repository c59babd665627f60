"""The individuals of Warriors: leaders, heroes and bannermen, as every army has them."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

Kind: TypeAlias = Literal["warchief", "leader", "hero", "bannerman"]


class Individual(Struct, frozen=True):
    """What an individual brings to a fight (warriors.individuals, warriors.army)."""

    worth: int
    strength: int
    points: int
    points_a_leadership: int = 0


LEADERS: tuple[Kind, ...] = ("warchief", "leader")  # they have leadership and couriers, and give orders
LEADERSHIP = (1, 5)  # of a leader (warriors.profile)
CHAMPION_POINTS = 5  # on top of his figure (warriors.army)
STANDARD_POINTS = 10

INDIVIDUALS: dict[Kind, Individual] = {
    "warchief": Individual(worth=3, strength=2, points=50, points_a_leadership=10),
    "leader": Individual(worth=2, strength=2, points=35, points_a_leadership=10),
    "hero": Individual(worth=5, strength=2, points=30),
    "bannerman": Individual(worth=1, strength=0, points=15),
}
