"""Places on the table as a story has them: the eight winds, ways from here to there, and where a unit is."""

from __future__ import annotations

from math import isqrt
from typing import TypeAlias

from msgspec import Struct

from carnyx.core.footprint import Footprint
from carnyx.core.kernel import Places, root_up

Tracks: TypeAlias = tuple[tuple[int, ...], ...]  # of each model: x, y, x, y, … from where it stood to where it stands

_WINDS = {
    (0, 1): "north",
    (1, 1): "north-east",
    (1, 0): "east",
    (1, -1): "south-east",
    (0, -1): "south",
    (-1, -1): "south-west",
    (-1, 0): "west",
    (-1, 1): "north-west",
}
_HALF_WIND = (41421, 100_000)  # the tangent of half the angle between two winds


#: What each wind is called on a table that is looked at from its other side, where up is north as well.
OPPOSITE = {name: _WINDS[-east, -north] for (east, north), name in _WINDS.items()}


class Way(Struct, frozen=True, order=True):
    """A straight way: how long it is, and where it leads to."""

    ticks: int
    wind: str


def wind(dx: int, dy: int) -> str:
    """The one of eight winds that is nearest to a direction."""
    part, whole = _HALF_WIND
    east = 0 if abs(dx) * whole < abs(dy) * part else (dx > 0) - (dx < 0)
    north = 0 if abs(dy) * whole < abs(dx) * part else (dy > 0) - (dy < 0)
    return _WINDS.get((east, north), "north")


def between(x: int, y: int, u: int, v: int) -> Way:
    """The straight way from one place to another."""
    return Way(isqrt((u - x) ** 2 + (v - y) ** 2), wind(u - x, v - y))


def middle(places: Places) -> tuple[int, int]:
    """The middle of a unit: where its bases stand on average."""
    models = len(places) // 2
    return sum(places[::2]) // models, sum(places[1::2]) // models


def starts(tracks: Tracks) -> Places:
    """Where the models stood that went along these tracks."""
    return tuple([number for track in tracks for number in track[:2]])


def ends(tracks: Tracks) -> Places:
    """Where they stand now."""
    return tuple([number for track in tracks for number in track[-2:]])


def farthest(tracks: Tracks) -> int:
    """How far from its old place any model stands now, in ticks."""
    return max([isqrt((track[-2] - track[0]) ** 2 + (track[-1] - track[1]) ** 2) for track in tracks])


def across(one: Footprint, other: Footprint) -> Way:
    """From one unit to another: the gap between their nearest bases, and where the other one is."""
    a, b = one.places, other.places
    _, dx, dy = min(
        ((b[j] - a[i]) ** 2 + (b[j + 1] - a[i + 1]) ** 2, b[j] - a[i], b[j + 1] - a[i + 1])
        for i in range(0, len(a), 2)
        for j in range(0, len(b), 2)
    )
    return Way(max(root_up(dx * dx + dy * dy) - one.radius - other.radius, 0), wind(dx, dy))
