"""Where a unit stands: the places of its bases, all of one size, and what two units measure between them.

A footprint is kept apart from the condition of its unit, so that a marker put down or a wound taken leaves every
distance known. Distances between two footprints are remembered; moving a model makes a new footprint.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from operator import sub

from msgspec import Struct

from carnyx.core import kernel
from carnyx.core.kept import kept
from carnyx.core.kernel import Box, Places
from carnyx.core.length import CONTACT, Point, apart2

# Enough for every pair of forty units over several moves.  A pair that has been forgotten is measured again.
REMEMBERED = 1 << 14


class Footprint(Struct, frozen=True, cache_hash=True, dict=True):
    """The bases of one unit: their centres as x, y, x, y, … and their common radius, in ticks.

    The hash is kept with the value, so a look-up by two footprints costs the same for two models as for forty. The
    box is kept in the instance's own dict: a field would be encoded, and would count when two footprints are compared.
    """

    places: Places
    radius: int

    def __post_init__(self) -> None:
        if len(self.places) % 2 or self.radius < 0:
            raise ValueError("a footprint is pairs of x and y, and a radius that is not negative")

    def __len__(self) -> int:
        return len(self.places) // 2

    @kept
    def box(self) -> Box:
        """The smallest upright box round all bases, rims included."""
        return kernel.box(self.places, self.radius)

    @kept
    def pairs(self) -> tuple[tuple[int, int], ...]:
        """The centres of all bases, as x and y."""
        return tuple(zip(self.places[::2], self.places[1::2], strict=True))

    @kept
    def shape(self) -> Places:
        """The centres as seen from the first one: the same wherever the formation stands."""
        return tuple(map(sub, self.places, self.places[:2] * len(self)))

    def point(self, i: int) -> Point:
        """The centre of one base."""
        return Point(self.places[2 * i], self.places[2 * i + 1])

    def without(self, indices: Collection[int]) -> Footprint:
        """The footprint that is left when some models are taken off; the others keep their order."""
        if not all(0 <= i < len(self) for i in indices):
            raise IndexError("no such model")
        places = self.places
        kept = [i for i in range(len(self)) if i not in indices]
        return self.with_places(tuple(place for i in kept for place in places[2 * i : 2 * i + 2]))

    def with_places(self, places: Places) -> Footprint:
        """Bases of the same size on other places."""
        return Footprint(places, self.radius)


@lru_cache(REMEMBERED)
def distance2(a: Footprint, b: Footprint) -> int:
    """The squared distance between the nearest two centres."""
    return kernel.nearest2(a.places, b.places)


def nearest_points(a: Footprint, b: Footprint) -> tuple[Point, Point]:
    """The nearest two models of two units; of several pairs the one that stands farthest south-west."""
    _, here, there = min(
        (apart2(a.point(i), b.point(j)), a.point(i), b.point(j)) for i in range(len(a)) for j in range(len(b))
    )
    return here, there


def gap_between(a: Footprint, b: Footprint) -> int:
    """The gap between the nearest two rims in ticks, rounded up; negative where bases overlap."""
    return kernel.root_up(distance2(a, b)) - a.radius - b.radius


def is_gap_at_most(a: Footprint, b: Footprint, ticks: int) -> bool:
    """Whether the nearest two rims are no farther apart than so many ticks."""
    return not kernel.are_boxes_apart(a.box, b.box, ticks) and _is_gap_at_most(a, b, ticks)


def is_in_contact(a: Footprint, b: Footprint) -> bool:
    """Whether two units are in base contact."""
    return is_gap_at_most(a, b, CONTACT)


def contacts(a: Footprint, b: Footprint) -> tuple[tuple[int, int], ...]:
    """Which model of one is in base contact with which model of the other, in order."""
    return () if kernel.are_boxes_apart(a.box, b.box, CONTACT) else _contacts(a, b)


def is_crowded(footprint: Footprint) -> bool:
    """Whether two of its own bases stand on each other; a formation that is shifted is asked only once."""
    return _is_crowded(footprint.shape, footprint.radius)


@lru_cache(REMEMBERED)
def _is_crowded(shape: Places, radius: int) -> bool:
    return kernel.overlaps_itself(shape, radius)


def do_overlap(a: Footprint, b: Footprint) -> bool:
    """Whether a base of one stands on a base of the other."""
    return not kernel.are_boxes_apart(a.box, b.box, 0) and _do_overlap(a, b)


# Most pairs are decided by their boxes.  The boxes are compared first, so that only the other pairs are remembered.


@lru_cache(REMEMBERED)
def _is_gap_at_most(a: Footprint, b: Footprint, ticks: int) -> bool:
    return kernel.any_within(a.places, b.places, a.radius + b.radius + ticks)


@lru_cache(REMEMBERED)
def _contacts(a: Footprint, b: Footprint) -> tuple[tuple[int, int], ...]:
    return kernel.pairs_within(a.places, b.places, a.radius + b.radius + CONTACT)


@lru_cache(REMEMBERED)
def _do_overlap(a: Footprint, b: Footprint) -> bool:
    return kernel.overlaps(a.places, a.radius, b.places, b.radius)
