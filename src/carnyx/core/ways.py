"""The shortest way for one round base from here to there, round whatever it must keep away from.

If the straight line is free, that is the way. Otherwise the way runs over way points: twelve round each base that is in
the way, the same round each corner of a wall, and a pair before and behind each narrow gap. Such a way keeps every
distance exactly, and is at most a few hundredths longer than a thread pulled tight.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from itertools import pairwise
from math import isqrt

from msgspec import Struct

from carnyx.core.kept import Memory, kept
from carnyx.core.kernel import Box, Outline, box, is_segment_near_polygon, root_up
from carnyx.core.length import Point
from carnyx.core.turns import (
    PLACES,
    Corner,
    Keep,
    Legs,
    Place,
    clear_of,
    gate,
    leg_between,
    legs_to,
    places_round,
)

_MOST_LEGS = 1 << 12  # remembered of the same obstacles
_MOST_RINGS = 1 << 8
_MOST_CORNERS = 1 << 11


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
    return Obstacles(radius, tuple(circles), tuple(polygons), bounds).shortest(ax, ay, bx, by, limit)


class Obstacles(Struct, frozen=True, cache_hash=True, dict=True):
    """What a base of one size keeps away from, and what is known about it.

    The centre never comes strictly nearer than its keep to a circle, nor than the radius to a polygon, nor leaves the
    bounds. A base that begins too near to a circle has no way: the caller must lower that keep to its distance first.
    """

    radius: int
    circles: tuple[Keep, ...]
    polygons: tuple[Outline, ...] = ()
    bounds: Box | None = None

    @kept
    def _known(self) -> Memory[tuple[int, int, int, int], tuple[Keep, ...]]:
        """What blocks which leg: many ways among the same bases turn round the same ones, at the same places."""
        return Memory(_MOST_LEGS)

    def shortest(self, ax: int, ay: int, bx: int, by: int, limit: int) -> tuple[Point, ...] | None:
        """The ends of the legs from a to b, b last, or nothing if there is no way within the limit."""
        if _leg(ax, ay, bx, by) > limit or not self.is_inside(ax, ay) or not self.is_inside(bx, by):
            return None
        if not self.blockers(ax, ay, bx, by):
            return (Point(bx, by),)
        return _Search(ax, ay, bx, by, self, limit).way()

    def blockers(self, ax: int, ay: int, bx: int, by: int) -> tuple[Keep, ...]:
        """The first circle that a leg enters, or the corners of the first polygon; nothing if the leg is free."""
        leg = (ax, ay, bx, by)
        known = self._known.get(leg)
        return self._known.keep(leg, self._blockers(ax, ay, bx, by)) if known is None else known

    def _blockers(self, ax: int, ay: int, bx: int, by: int) -> tuple[Keep, ...]:
        if (first := self._first_circle(ax, ay, bx, by)) >= 0:
            return (self.circles[first],)
        first = _first_polygon(ax, ay, bx, by, self.polygons, self.radius)
        return tuple([(x, y, self.radius) for x, y in _corners(self.polygons[first])]) if first >= 0 else ()

    @kept
    def _from_west(self) -> tuple[tuple[int, ...], tuple[tuple[int, int, int, int], ...], int]:
        """Where the circles stand from west to east, the circles in that order with their numbers, the largest keep."""
        circles = tuple(sorted([(*keep, i) for i, keep in enumerate(self.circles) if keep[2] > 0]))
        return tuple([each[0] for each in circles]), circles, max([each[2] for each in circles], default=0)

    def _first_circle(self, ax: int, ay: int, bx: int, by: int) -> int:
        """The number of the first circle, in the order given, that a leg enters; −1 if it enters none.

        The distances are worked out in place, because every search asks for many of them.
        """
        wests, circles, widest = self._from_west
        west, east = (ax, bx) if ax < bx else (bx, ax)
        south, north = (ay, by) if ay < by else (by, ay)
        dx, dy = bx - ax, by - ay
        square = dx * dx + dy * dy
        none = first = len(self.circles)
        for x, y, r, i in circles[bisect_right(wests, west - widest) : bisect_left(wests, east + widest)]:
            if south - r < y < north + r and i < first:
                u, v = x - ax, y - ay
                along = u * dx + v * dy
                if 0 < along < square:
                    across = dx * v - dy * u
                    if across * across < r * r * square:
                        first = i
                else:  # the nearest point of the leg is one of its ends
                    if along > 0:
                        u, v = x - bx, y - by
                    if u * u + v * v < r * r:
                        first = i
        return first if first < none else -1

    @kept
    def _rings(self) -> Memory[Keep, tuple[Place, ...]]:
        return Memory(_MOST_RINGS)

    def ring(self, keep: Keep) -> tuple[Place, ...]:
        """The twelve places round what is in the way, but for those out of bounds."""
        known = self._rings.get(keep)
        return self._rings.keep(keep, tuple(self._ring(keep))) if known is None else known

    def _ring(self, keep: Keep) -> Iterator[Place]:
        x, y, near = keep
        beside = self._beside(x, y, clear_of(near) + 1)
        for number, corner in enumerate(places_round(keep)):
            u, v, _, _ = corner
            in_the_way = beside.blockers(u, v, u, v)
            if in_the_way or self.is_inside(u, v):
                yield number, corner, in_the_way

    def _beside(self, x: int, y: int, far: int) -> Obstacles:
        """Those of the obstacles that may be in the way of a base so near to a place."""
        wests, circles, widest = self._from_west
        beside = circles[bisect_right(wests, x - far - widest) : bisect_left(wests, x + far + widest)]
        near = [(i, (u, v, r)) for u, v, r, i in beside if -far - r < y - v < far + r]
        walls = [wall for wall in self.polygons if _is_beside(x - far, y - far, x + far, y + far, wall, self.radius)]
        return Obstacles(self.radius, tuple([each for _, each in sorted(near)]), tuple(walls))

    @kept
    def _gates(self) -> Memory[Keep, tuple[tuple[Keep, tuple[tuple[int, int], ...]], ...]]:
        return Memory(_MOST_RINGS)

    def gates(self, keep: Keep) -> tuple[tuple[Keep, tuple[tuple[int, int], ...]], ...]:
        """What stands so near to something that the gap needs places of its own, and the two places for it."""
        known = self._gates.get(keep)
        return self._gates.keep(keep, tuple(self._gates_of(keep))) if known is None else known

    def _gates_of(self, keep: Keep) -> Iterator[tuple[Keep, tuple[tuple[int, int], ...]]]:
        x, y, near = keep
        corners = [(u, v, self.radius) for polygon in self.polygons for u, v in _corners(polygon)]
        for other in (*self.circles, *corners):
            square = (other[0] - x) ** 2 + (other[1] - y) ** 2
            both2 = (near + other[2]) ** 2
            if both2 <= square and square * 100 <= both2 * 121 and other != keep:
                yield other, gate(keep, other)

    @kept
    def _legs(self) -> Memory[Corner, Memory[Keep, Legs]]:
        return Memory(_MOST_CORNERS)

    def legs(self, corner: Corner) -> Memory[Keep, Legs]:
        """What is known about the legs from a corner to the rings round whatever is in the way."""
        known = self._legs.get(corner)
        return self._legs.keep(corner, Memory(_MOST_RINGS)) if known is None else known

    def is_in_wall(self, x: int, y: int) -> bool:
        """Whether a base at a place would overlap a polygon."""
        return _first_polygon(x, y, x, y, self.polygons, self.radius) >= 0

    def is_inside(self, x: int, y: int) -> bool:
        """Whether a place lies within the bounds."""
        bounds = self.bounds
        return bounds is None or (bounds[0] <= x <= bounds[2] and bounds[1] <= y <= bounds[3])


def _leg(ax: int, ay: int, bx: int, by: int) -> int:
    return root_up((bx - ax) * (bx - ax) + (by - ay) * (by - ay))


def _first_polygon(ax: int, ay: int, bx: int, by: int, polygons: Sequence[Outline], radius: int) -> int:
    """The first polygon that a base moving in a straight line would enter; −1 if there is none."""
    west, east = (ax, bx) if ax < bx else (bx, ax)
    south, north = (ay, by) if ay < by else (by, ay)
    for i, polygon in enumerate(polygons):
        is_near = _is_beside(west, south, east, north, polygon, radius)
        if is_near and is_segment_near_polygon(ax, ay, bx, by, polygon, radius):
            return i
    return -1


def _is_beside(west: int, south: int, east: int, north: int, polygon: Outline, radius: int) -> bool:
    """Whether a base that stays in a box may come too near to a polygon, by the boxes alone."""
    x0, y0, x1, y1 = _spread(polygon, radius)
    return x0 < east and west < x1 and y0 < north and south < y1


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

    def __init__(self, ax: int, ay: int, bx: int, by: int, among: Obstacles, limit: int) -> None:
        self.among, self.limit = among, limit
        self.corners: list[Corner] = [(bx, by, 0, 0), (ax, ay, 0, 0)]  # of all way points, b the first, a the second
        self.rests = [0, _leg(ax, ay, bx, by)]  # their straight distances to b
        # The way points in their order: the numbers of a ring's twelve places, nought for one that no way can use; or
        # one by itself.
        self.sets: list[tuple[Keep, list[int]] | int] = [0]
        self.known = {(ax, ay), (bx, by)}
        self.turned: dict[Keep, None] = {}
        self.tried = 0
        self.heap: list[tuple[int, int, int, int, int]] = []
        self.before: dict[int, int] = {}
        self.so_far: dict[int, int] = {}

    def way(self) -> tuple[Point, ...] | None:
        """The way, if there is one."""
        (bx, by, _, _), (ax, ay, _, _) = corners = self.corners
        blockers, so_far, heap = self.among.blockers, self.so_far, self.heap
        if blockers(ax, ay, ax, ay) or blockers(bx, by, bx, by):
            return None
        self.settle(1, 0, -1)
        while heap:
            _, _, gone, i, j = heappop(heap)
            if j in so_far:
                continue
            x, y, _, _ = corners[i]
            u, v, _, _ = corners[j]
            in_the_way = blockers(x, y, u, v)
            if in_the_way:
                self.turn_round(in_the_way)
            elif j:
                self.settle(j, gone, i)
            else:
                legs = [Point(bx, by)]
                while i != 1:
                    legs.append(Point(*corners[i][:2]))
                    i = self.before[i]
                return tuple(reversed(legs))
        return None

    def settle(self, i: int, gone: int, before: int) -> None:
        """Note that the shortest way to a point is found, and try the legs from there to all others."""
        self.so_far[i] = gone
        self.before[i] = before
        self.try_legs(i, 0)

    def try_legs(self, i: int, first: int) -> None:
        """Put the legs from a point to others on the heap, as far as they can be part of a way within the limit."""
        so_far, rests, heap = self.so_far, self.rests, self.heap
        corner = self.corners[i]
        known = self.among.legs(corner)
        gone = so_far[i]
        limit = self.limit
        for each in self.sets[first:] if first else self.sets:
            if isinstance(each, int):
                if each not in so_far:
                    length = leg_between(corner, self.corners[each])
                    far = gone + length
                    if length >= 0 and far + rests[each] <= limit:
                        self.tried += 1
                        heappush(heap, (far + rests[each], self.tried, far, i, each))
                continue
            keep, numbers = each
            legs = known.get(keep)
            if legs is None:
                legs = known.keep(keep, legs_to(corner, self.among.ring(keep)))
            for place, length in legs:
                j = numbers[place]
                if j and j not in so_far:
                    far = gone + length
                    least = far + rests[j]
                    if least <= limit:
                        self.tried += 1
                        heappush(heap, (least, self.tried, far, i, j))

    def turn_round(self, keeps: Iterable[Keep]) -> None:
        """Add way points round what was not in the way before, and legs to them from all points already reached."""
        first = len(self.sets)
        turned, coming = self.turned, list(keeps)
        while coming:
            keep = coming.pop()
            if keep in turned:
                continue
            # Where another base stands in the way of a point round this one, add the points round that base too.
            coming += self.add_ring(keep)
            self.add_sides(keep)
            gates = dict(self.among.gates(keep))
            if gates:
                # Where two circles leave a gap too narrow for the points round them, it needs points of its own.
                for other in turned:
                    for x, y in gates.get(other, ()):
                        self.add_alone(x, y)
            turned[keep] = None
        if first < len(self.sets):
            for i in list(self.so_far):
                self.try_legs(i, first)

    def add_sides(self, keep: Keep) -> None:
        """Where the way begins or ends in contact, add a point to either side: the other points may be out of reach."""
        far = clear_of(keep[2])
        for x, y, _, _ in self.corners[:2]:
            dx, dy = x - keep[0], y - keep[1]
            square = dx * dx + dy * dy
            if 0 < square < far * far:
                apart = isqrt(square)
                for side in (far * 268 // 1000, -far * 268 // 1000):
                    self.add_alone(x + (2 * dx - dy * side) // apart, y + (2 * dy + dx * side) // apart)

    def add_alone(self, x: int, y: int) -> None:
        """Add a way point that stands round no circle, if a way within the limit can use it and the base fits there."""
        rest = self.rest(x, y)
        if rest >= 0 and not self.among.blockers(x, y, x, y) and self.among.is_inside(x, y):
            self.sets.append(len(self.corners))
            self.corners.append((x, y, 0, 0))
            self.rests.append(rest)

    def rest(self, x: int, y: int) -> int:
        """The straight distance from a new place to b; −1 if it was known, or no way within the limit uses it."""
        (bx, by, _, _), (ax, ay, _, _) = self.corners[:2]
        rest = _leg(x, y, bx, by)
        if (x, y) in self.known or _leg(ax, ay, x, y) + rest > self.limit:
            return -1
        self.known.add((x, y))
        return rest

    def add_ring(self, keep: Keep) -> list[Keep]:
        """Add the places round something that a way within the limit can use; return what stands on the others.

        The lengths are worked out in place, because a search asks for them at every point.
        """
        corners, rests, known, turned, limit = self.corners, self.rests, self.known, self.turned, self.limit
        (bx, by, _, _), (ax, ay, _, _) = corners[:2]
        numbers = [0] * PLACES
        found: list[Keep] = []
        first = len(corners)
        for number, corner, in_the_way in self.among.ring(keep):
            if in_the_way and in_the_way[0] in turned and len(in_the_way) == 1:
                continue
            x, y, _, _ = corner
            if (x, y) in known:
                continue
            rest = isqrt((x - bx) * (x - bx) + (y - by) * (y - by) - 1) + 1
            spare = limit - rest  # what is left for the straight distance from a, rounded up
            if spare < 0 or (x - ax) * (x - ax) + (y - ay) * (y - ay) > spare * spare:
                continue
            known.add((x, y))
            if in_the_way:
                found += in_the_way
            else:
                numbers[number] = len(corners)
                corners.append(corner)
                rests.append(rest)
        if first < len(corners):
            self.sets.append((keep, numbers))
        return found
