"""The shortest way for one round base from here to there, round whatever it must keep away from.

If the straight line is free, that is the way. Otherwise the way runs over way points: twelve round each base that is in
the way, the same round each corner of a wall, and a pair before and behind each narrow gap. Such a way keeps every
distance exactly, and is at most a few hundredths longer than a thread pulled tight.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from heapq import heappop, heappush
from itertools import pairwise
from math import isqrt
from typing import TypeAlias

from carnyx.core.kernel import Box, Outline, box, first_circle, is_segment_near_polygon, root_up
from carnyx.core.length import Point

Keep: TypeAlias = tuple[int, int, int]  # x, y, and how near the centre of the moving base may come

# Twelve directions in ten-thousandths, the same after a quarter turn or in a mirror.
_WHOLE, _LONG, _HALF = 10_000, 8_660, 5_000
_ROUND = (
    (_WHOLE, 0),
    (_LONG, _HALF),
    (_HALF, _LONG),
    (0, _WHOLE),
    (-_HALF, _LONG),
    (-_LONG, _HALF),
    (-_WHOLE, 0),
    (-_LONG, -_HALF),
    (-_HALF, -_LONG),
    (0, -_WHOLE),
    (_HALF, -_LONG),
    (_LONG, -_HALF),
)


def way_length(ax: int, ay: int, points: Sequence[Point]) -> int:
    """The length of a way: the sum of its legs, each rounded up to a tick."""
    total = 0
    for point in points:
        total += _leg(ax, ay, point.x, point.y)
        ax, ay = point.x, point.y
    return total


def shortest(
    ax: int,
    ay: int,
    bx: int,
    by: int,
    radius: int,
    circles: Sequence[Keep],
    polygons: Sequence[Outline],
    limit: int,
    bounds: Box | None = None,
) -> tuple[Point, ...] | None:
    """The ends of the legs from a to b, b last, or nothing if there is no way within the limit."""
    # The centre never comes strictly nearer than its keep to a circle, nor than the radius to a polygon, nor leaves the
    # bounds. A base that begins too near to a circle has no way: the caller must lower that keep to its distance first.
    if _leg(ax, ay, bx, by) > limit or not _is_in(bounds, ax, ay) or not _is_in(bounds, bx, by):
        return None
    if is_clear(ax, ay, bx, by, radius, circles, polygons):
        return (Point(bx, by),)
    return _Search(ax, ay, bx, by, radius, circles, polygons, limit, bounds).way()


def is_clear(
    ax: int, ay: int, bx: int, by: int, radius: int, circles: Sequence[Keep], polygons: Sequence[Outline]
) -> bool:
    """Whether nothing stands in the way from a to b in a straight line."""
    return first_circle(ax, ay, bx, by, circles) < 0 and _first_polygon(ax, ay, bx, by, polygons, radius) < 0


def _leg(ax: int, ay: int, bx: int, by: int) -> int:
    return root_up((bx - ax) * (bx - ax) + (by - ay) * (by - ay))


def _first_polygon(ax: int, ay: int, bx: int, by: int, polygons: Sequence[Outline], radius: int) -> int:
    """The first polygon that a base moving in a straight line would enter; −1 if there is none."""
    west, east = (ax, bx) if ax < bx else (bx, ax)
    south, north = (ay, by) if ay < by else (by, ay)
    for i, polygon in enumerate(polygons):
        x0, y0, x1, y1 = _spread(polygon, radius)
        is_near = x0 < east and west < x1 and y0 < north and south < y1
        if is_near and is_segment_near_polygon(ax, ay, bx, by, polygon, radius):
            return i
    return -1


@lru_cache(1 << 10)
def _spread(polygon: Outline, radius: int) -> Box:
    return box(polygon, radius)


@lru_cache(1 << 10)
def _corners(polygon: Outline) -> tuple[tuple[int, int], ...]:
    """The corners that stick out: a shortest way never turns at one that points inwards."""
    places = list(zip(polygon[::2], polygon[1::2], strict=True))
    area = sum([px * qy - qx * py for (px, py), (qx, qy) in pairwise([places[-1], *places])])
    found = []
    for i, (x, y) in enumerate(places):
        px, py = places[i - 1]
        qx, qy = places[(i + 1) % len(places)]
        if ((x - px) * (qy - y) - (y - py) * (qx - x)) * area > 0:
            found.append((x, y))
    return tuple(found)


class _Search:
    """One search, from a to b: the way points known so far and the legs still to try, the most promising first.

    A leg is put on the heap untried and looked at only when its turn comes; what it then runs into is what is in the
    way, and only that gets way points. So a search among many bases looks at the few that matter.
    """

    def __init__(
        self,
        ax: int,
        ay: int,
        bx: int,
        by: int,
        radius: int,
        circles: Sequence[Keep],
        polygons: Sequence[Outline],
        limit: int,
        bounds: Box | None,
    ) -> None:
        self.radius, self.limit, self.bounds = radius, limit, bounds
        # A way within the limit stays in an ellipse round a and b, and that in a box half the limit round their middle.
        self.circles = [
            keep
            for keep in circles
            if isqrt((keep[0] - ax) ** 2 + (keep[1] - ay) ** 2) + isqrt((keep[0] - bx) ** 2 + (keep[1] - by) ** 2)
            < limit + 2 * keep[2]
        ]
        west, east, south, north = ax + bx - limit, ax + bx + limit, ay + by - limit, ay + by + limit
        self.polygons = []
        for polygon in polygons:
            x0, y0, x1, y1 = _spread(polygon, radius)
            if 2 * x0 < east and west < 2 * x1 and 2 * y0 < north and south < 2 * y1:
                self.polygons.append(polygon)
        # A way point is x, y, the straight distance to b, and the spoke from the middle of the circle that it stands
        # round, as x, y and square; all nought if it stands round none.
        self.points = [(bx, by, 0, 0, 0, 0), (ax, ay, _leg(ax, ay, bx, by), 0, 0, 0)]
        self.known = {(ax, ay), (bx, by)}
        self.turned: dict[Keep, None] = {}
        self.tried = 0
        self.heap: list[tuple[int, int, int, int, int]] = []
        self.before: dict[int, int] = {}
        self.so_far: dict[int, int] = {}

    def way(self) -> tuple[Point, ...] | None:
        """The way, if there is one."""
        (bx, by, *_), (ax, ay, *_) = self.points
        if self.blockers(ax, ay, ax, ay) or self.blockers(bx, by, bx, by):
            return None
        self.settle(1, 0, -1)
        while self.heap:
            _, _, gone, i, j = heappop(self.heap)
            if j in self.so_far:
                continue
            in_the_way = self.blockers(*self.points[i][:2], *self.points[j][:2])
            if in_the_way:
                self.turn_round(in_the_way)
            elif j:
                self.settle(j, gone, i)
            else:
                legs = [Point(bx, by)]
                while i != 1:
                    legs.append(Point(*self.points[i][:2]))
                    i = self.before[i]
                return tuple(reversed(legs))
        return None

    def blockers(self, ax: int, ay: int, bx: int, by: int) -> list[Keep]:
        """The first circle that a leg enters, or the corners of the first polygon; nothing if the leg is free."""
        at = first_circle(ax, ay, bx, by, self.circles)
        if at >= 0:
            return [self.circles[at]]
        at = _first_polygon(ax, ay, bx, by, self.polygons, self.radius)
        return [(x, y, self.radius) for x, y in _corners(self.polygons[at])] if at >= 0 else []

    def settle(self, i: int, gone: int, before: int) -> None:
        """Note that the shortest way to a point is found, and try the legs from there to all others."""
        self.so_far[i] = gone
        self.before[i] = before
        self.try_legs(i, 0)

    def try_legs(self, i: int, first: int) -> None:
        """Put the legs from a point to others on the heap, as far as they can be part of a way within the limit.

        A thread pulled tight round a twelve-sided figure leaves a corner at no more than 15° from square to the spoke;
        20° here, for rounding. Legs that leave it steeper are passed over, but not to a place between the figure and
        the circle, where bases in contact stand. Written out in one piece, because half of a search is spent here.
        """
        points, so_far = self.points, self.so_far
        x, y, _, spoke_x, spoke_y, far2 = points[i]
        gone = so_far[i]
        spare = self.limit - gone
        for j in range(first, len(points)):
            u, v, rest, turn_x, turn_y, other2 = points[j]
            if rest > spare or j in so_far:
                continue
            dx = u - x
            dy = v - y
            square = dx * dx + dy * dy
            if other2:
                along = dx * turn_x + dy * turn_y
                if 8 * along * along > square * other2 and (dx - turn_x) ** 2 + (dy - turn_y) ** 2 >= other2:
                    continue
            if far2:
                along = dx * spoke_x + dy * spoke_y
                if 8 * along * along > square * far2 and (dx + spoke_x) ** 2 + (dy + spoke_y) ** 2 >= far2:
                    continue
            leg = root_up(square)
            if leg + rest <= spare:
                self.tried += 1
                heappush(self.heap, (gone + leg + rest, self.tried, gone + leg, i, j))

    def turn_round(self, keeps: list[Keep]) -> None:
        """Add way points round what was not in the way before, and legs to them from all points already reached."""
        first = len(self.points)
        while keeps:
            keep = keeps.pop()
            if keep in self.turned:
                continue
            x, y, near = keep
            # The chord between two neighbours passes at cos 15° of their radius; one tick more is for rounding.
            far = (near + 1) * 10_353 // 10_000 + 1
            for dx, dy in _ROUND:
                u = x + (2 * far * dx + _WHOLE) // (2 * _WHOLE)
                v = y + (2 * far * dy + _WHOLE) // (2 * _WHOLE)
                # Where another base stands in the way of such a point, add the points round that base too.
                keeps += self.add(u, v, u - x, v - y)
            for end in (0, 1):
                self.add_sides(end, keep, far)
            for other in self.turned:
                self.add_gate(keep, other)
            self.turned[keep] = None
        if first < len(self.points):
            for i in list(self.so_far):
                self.try_legs(i, first)

    def add_sides(self, end: int, keep: Keep, far: int) -> None:
        """Where the way begins or ends in contact, add a point to either side: the other points may be out of reach."""
        x, y = self.points[end][:2]
        dx, dy = x - keep[0], y - keep[1]
        square = dx * dx + dy * dy
        if 0 < square < far * far:
            apart = isqrt(square)
            for side in (far * 268 // 1000, -far * 268 // 1000):
                self.add(x + (2 * dx - dy * side) // apart, y + (2 * dy + dx * side) // apart, 0, 0)

    def add_gate(self, one: Keep, two: Keep) -> None:
        """Where two circles leave a gap too narrow for the points round them, add one before it and one behind it."""
        dx, dy = two[0] - one[0], two[1] - one[1]
        square = dx * dx + dy * dy
        near = one[2] + two[2]
        if near * near <= square and square * 100 <= near * near * 121:
            apart = isqrt(square)
            middle = one[2] + (apart - near) // 2
            x, y = one[0] + dx * middle // apart, one[1] + dy * middle // apart
            for side in (near // 4, -near // 4):
                self.add(x - dy * side // apart, y + dx * side // apart, 0, 0)

    def add(self, x: int, y: int, spoke_x: int, spoke_y: int) -> list[Keep]:
        """Add a way point if a way within the limit can use it; return what is there if the base cannot stand there."""
        ax, ay = self.points[1][:2]
        rest = _leg(x, y, *self.points[0][:2])
        if (x, y) in self.known or _leg(ax, ay, x, y) + rest > self.limit:
            return []
        self.known.add((x, y))
        in_the_way = self.blockers(x, y, x, y)
        if not in_the_way and _is_in(self.bounds, x, y):
            self.points.append((x, y, rest, spoke_x, spoke_y, spoke_x * spoke_x + spoke_y * spoke_y))
        return in_the_way


def _is_in(bounds: Box | None, x: int, y: int) -> bool:
    return bounds is None or (bounds[0] <= x <= bounds[2] and bounds[1] <= y <= bounds[3])
