"""The table and what lies on it, and whether a straight line of sight over it is free.

Terrain is a kind and an outline; the game says what a kind means. A line is blocked by whatever it enters. A line that
only touches the rim of a base or runs along a wall is free; through a wood it may run as far as the game allows.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from math import isqrt
from typing import Generic, TypeAlias, TypeVar

from msgspec import Struct

from carnyx.core import kernel
from carnyx.core.footprint import Footprint
from carnyx.core.kernel import Box, Outline

Tag = TypeVar("Tag")
Aim: TypeAlias = tuple[int, int]
Wall: TypeAlias = tuple[int, int, int, int, Outline, int]  #: box, outline, and how many ticks of it a line may cross


class Terrain(Struct, frozen=True, array_like=True, cache_hash=True, dict=True):
    """A piece of terrain: its kind, the corners of its outline as x, y, x, y, … and its height, in ticks."""

    kind: str
    outline: Outline
    height: int = 0

    def __post_init__(self) -> None:
        if len(self.outline) % 2 or len(self.outline) < 6:
            raise ValueError("an outline is pairs of x and y, three at least")

    @cached_property
    def box(self) -> Box:
        """The smallest upright box round the outline."""
        return kernel.box(self.outline, 0)

    def is_beside(self, ax: int, ay: int, bx: int, by: int) -> bool:
        """Whether the box alone proves that a line does not enter the outline."""
        return _is_beside(ax, ay, bx, by, self.box)

    def wall(self, depth: int) -> Wall:
        """This piece as an obstacle to lines of sight; a line may cross so many ticks of it."""
        return (*self.box, self.outline, depth)


class Table(Struct, frozen=True, cache_hash=True, dict=True):
    """The table: its width to the east, its depth to the north, and the terrain on it."""

    width: int
    depth: int
    terrain: tuple[Terrain, ...] = ()

    def holds(self, footprint: Footprint) -> bool:
        """Whether every base stands wholly on the table; a rim may touch the edge."""
        return self.spans(footprint.box)

    def spans(self, bounds: Box) -> bool:
        """Whether a box lies wholly on the table."""
        west, south, east, north = bounds
        return west >= 0 and south >= 0 and east <= self.width and north <= self.depth

    @cached_property
    def _boxes(self) -> tuple[tuple[int, int, int, int, Terrain], ...]:
        return tuple([(*piece.box, piece) for piece in self.terrain])

    def terrain_near(self, bounds: Box, gap: int) -> list[Terrain]:
        """The pieces of terrain that may be within the gap of whatever is in the bounds, by the boxes alone."""
        low_x, low_y, high_x, high_y = bounds[0] - gap, bounds[1] - gap, bounds[2] + gap, bounds[3] + gap
        return [
            piece
            for west, south, east, north, piece in self._boxes
            if west <= high_x and east >= low_x and south <= high_y and north >= low_y
        ]


class Blocked(Struct, Generic[Tag], frozen=True):
    """What blocks a line of sight, and how many ticks are missing for the line to be free."""

    tag: Tag
    by: int


def sight_line(
    ax: int,
    ay: int,
    bx: int,
    by: int,
    circles: Sequence[tuple[int, int, int, Tag]],
    polygons: Sequence[tuple[Outline, Tag, int]],
) -> Blocked[Tag] | None:
    """What blocks a straight line, the first in the order given, circles before polygons; None if it is free."""
    # A circle is x, y, radius, tag. A polygon is outline, tag, depth: a line may cross so many ticks of it. A polygon
    # that has an end of the line inside counts like any other: for a unit on a hill the caller leaves that hill out.
    i = kernel.first_circle(ax, ay, bx, by, circles)
    if i >= 0:
        x, y, r, tag = circles[i]
        num, den = kernel.segment2(ax, ay, bx, by, x, y)
        return Blocked(tag, max(r - kernel.root_up(-(-num // den)), 1))
    for outline, tag, depth in polygons:
        if not _is_beside(ax, ay, bx, by, bounds(outline)):
            inside = kernel.inside_length(ax, ay, bx, by, outline)
            if inside > depth:
                return Blocked(tag, inside - depth)
    return None


def first_wall(ax: int, ay: int, bx: int, by: int, walls: Sequence[Wall]) -> int:
    """The index of the first wall, in the order given, of which a line crosses too much; −1 if it is free."""
    low_x, high_x = (ax, bx) if ax < bx else (bx, ax)
    low_y, high_y = (ay, by) if ay < by else (by, ay)
    for i, (west, south, east, north, outline, depth) in enumerate(walls):
        if west < high_x and low_x < east and south < high_y and low_y < north:
            if depth:
                if kernel.inside_length(ax, ay, bx, by, outline) > depth:
                    return i
            elif kernel.is_segment_near_polygon(ax, ay, bx, by, outline, 0):
                return i
    return -1


def _is_beside(ax: int, ay: int, bx: int, by: int, bounds: Box) -> bool:
    west, south, east, north = bounds
    return (
        (ax <= west and bx <= west)
        or (ax >= east and bx >= east)
        or (ay <= south and by <= south)
        or (ay >= north and by >= north)
    )


def aim_points(ax: int, ay: int, bx: int, by: int, r: int) -> tuple[Aim, Aim, Aim]:
    """The places of a base at b that a line from a may be drawn to: its centre, its left edge, its right edge."""
    # The edges lie at right angles to the line of centres. They are rounded towards the centre to stay on the base.
    dx = bx - ax
    dy = by - ay
    square = dx * dx + dy * dy
    if not square:
        return ((bx, by), (bx, by), (bx, by))
    across = isqrt(dy * dy * r * r // square)
    along = isqrt(dx * dx * r * r // square)
    if dy > 0:
        across = -across
    if dx < 0:
        along = -along
    return ((bx, by), (bx + across, by + along), (bx - across, by - along))


@lru_cache(1 << 10)
def bounds(outline: Outline) -> Box:
    """The smallest upright box round an outline; the same outlines are asked for again and again."""
    return kernel.box(outline, 0)
