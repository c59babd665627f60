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
from itertools import count, pairwise
from math import isqrt
from typing import TypeAlias

from msgspec import Struct

from carnyx.core.kept import Memory, kept
from carnyx.core.kernel import Box, Outline, box, is_segment_near_polygon, root_up, segment2
from carnyx.core.length import Point

Keep: TypeAlias = tuple[int, int, int]  # x, y, and how near the centre of the moving base may come

# A place to turn at: x, y, the spoke to it as x and y, what a base standing there would be too near to, whether it lies
# within the bounds, and its number; nought if it has none.
Place: TypeAlias = tuple[int, int, int, int, tuple[Keep, ...], bool, int]
# A way point: x, y, the straight distance to the end, and the spoke from the middle of the circle that it stands round,
# as x, y and square, all nought if it stands round none; then its number as a place to turn at.
_Turn: TypeAlias = tuple[int, int, int, int, int, int, int]

_MOST_LEGS = 1 << 12  # remembered of the same obstacles
_MOST_RINGS = 1 << 8
_MOST_LENGTHS = 1 << 15

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
        """The number of the first circle, in the order given, that a leg enters; −1 if it enters none."""
        wests, circles, widest = self._from_west
        west, east = (ax, bx) if ax < bx else (bx, ax)
        south, north = (ay, by) if ay < by else (by, ay)
        first = len(self.circles)
        for x, y, r, i in circles[bisect_right(wests, west - widest) : bisect_left(wests, east + widest)]:
            if south - r < y < north + r and i < first:
                num, den = segment2(ax, ay, bx, by, x, y)
                if num < r * r * den:
                    first = i
        return first if first < len(self.circles) else -1

    @kept
    def _rings(self) -> Memory[Keep, tuple[Place, ...]]:
        return Memory(_MOST_RINGS)

    def ring(self, keep: Keep) -> tuple[Place, ...]:
        """The twelve places round what is in the way."""
        known = self._rings.get(keep)
        return self._rings.keep(keep, tuple(self._ring(keep))) if known is None else known

    def _ring(self, keep: Keep) -> Iterator[Place]:
        x, y, near = keep
        far = _clear_of(near)
        for dx, dy in _ROUND:
            u = x + (2 * far * dx + _WHOLE) // (2 * _WHOLE)
            v = y + (2 * far * dy + _WHOLE) // (2 * _WHOLE)
            yield u, v, u - x, v - y, self.blockers(u, v, u, v), self.is_inside(u, v), next(self._numbers)

    @kept
    def _numbers(self) -> count[int]:
        return count(1)

    @kept
    def lengths(self) -> Memory[int, int]:
        """The lengths of the legs between two places to turn at, by both numbers; −1 where no way turns so."""
        return Memory(_MOST_LENGTHS)

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

    def __init__(self, ax: int, ay: int, bx: int, by: int, among: Obstacles, limit: int) -> None:
        self.among, self.limit = among, limit
        self.points: list[_Turn] = [(bx, by, 0, 0, 0, 0, 0), (ax, ay, _leg(ax, ay, bx, by), 0, 0, 0, 0)]
        self.ends = ax, ay, bx, by
        self.known = {(ax, ay), (bx, by)}
        self.turned: dict[Keep, None] = {}
        self.tried = 0
        self.heap: list[tuple[int, int, int, int, int]] = []
        self.before: dict[int, int] = {}
        self.so_far: dict[int, int] = {}

    def way(self) -> tuple[Point, ...] | None:
        """The way, if there is one."""
        (bx, by, *_), (ax, ay, *_) = self.points
        if self.among.blockers(ax, ay, ax, ay) or self.among.blockers(bx, by, bx, by):
            return None
        self.settle(1, 0, -1)
        while self.heap:
            _, _, gone, i, j = heappop(self.heap)
            if j in self.so_far:
                continue
            in_the_way = self.among.blockers(*self.points[i][:2], *self.points[j][:2])
            if in_the_way:
                self.turn_round(list(in_the_way))
            elif j:
                self.settle(j, gone, i)
            else:
                legs = [Point(bx, by)]
                while i != 1:
                    legs.append(Point(*self.points[i][:2]))
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
        points, so_far, lengths = self.points, self.so_far, self.among.lengths
        point = points[i]
        row = point[6] << 32
        gone = so_far[i]
        spare = self.limit - gone
        for j in range(first, len(points)):
            if j in so_far:
                continue
            other = points[j]
            leg = lengths.get(row + other[6])
            if leg is None:
                leg = _leg_between(point, other)
                if row and other[6]:
                    lengths.keep(row + other[6], leg)
            rest = other[2]
            if 0 <= leg <= spare - rest:
                self.tried += 1
                heappush(self.heap, (gone + leg + rest, self.tried, gone + leg, i, j))

    def turn_round(self, keeps: list[Keep]) -> None:
        """Add way points round what was not in the way before, and legs to them from all points already reached."""
        first = len(self.points)
        while keeps:
            keep = keeps.pop()
            if keep in self.turned:
                continue
            # Where another base stands in the way of a point round this one, add the points round that base too.
            keeps += self.add(self.among.ring(keep))
            far = _clear_of(keep[2])
            for end in (0, 1):
                self.add_sides(end, keep, far)
            x, y, near = keep
            for other in self.turned:
                # Where two circles leave a gap too narrow for the points round them, it needs points of its own.
                square = (other[0] - x) ** 2 + (other[1] - y) ** 2
                both2 = (near + other[2]) ** 2
                if both2 <= square and square * 100 <= both2 * 121:
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
                self.add_alone(x + (2 * dx - dy * side) // apart, y + (2 * dy + dx * side) // apart)

    def add_gate(self, one: Keep, two: Keep) -> None:
        """Add a point before and one behind the gap between two circles."""
        dx, dy = two[0] - one[0], two[1] - one[1]
        near = one[2] + two[2]
        apart = isqrt(dx * dx + dy * dy)
        middle = one[2] + (apart - near) // 2
        x, y = one[0] + dx * middle // apart, one[1] + dy * middle // apart
        for side in (near // 4, -near // 4):
            self.add_alone(x - dy * side // apart, y + dx * side // apart)

    def add_alone(self, x: int, y: int) -> None:
        """Add a way point that stands round no circle, if a way within the limit can use it."""
        self.add([(x, y, 0, 0, self.among.blockers(x, y, x, y), self.among.is_inside(x, y), 0)])

    def add(self, places: Iterable[Place]) -> list[Keep]:
        """Add the way points that a way within the limit can use; return what is there where the base cannot stand.

        The lengths are worked out in place, because a search asks for them at every point.
        """
        ax, ay, bx, by = self.ends
        known, limit = self.known, self.limit
        found: list[Keep] = []
        for x, y, spoke_x, spoke_y, in_the_way, is_inside, number in places:
            if (x, y) in known:
                continue
            gone2 = (x - ax) * (x - ax) + (y - ay) * (y - ay)
            rest2 = (x - bx) * (x - bx) + (y - by) * (y - by)  # neither is nought: both ends are known
            rest = isqrt(rest2 - 1) + 1
            if isqrt(gone2 - 1) + 1 + rest > limit:
                continue
            known.add((x, y))
            if in_the_way:
                found += in_the_way
            elif is_inside:
                self.points.append((x, y, rest, spoke_x, spoke_y, spoke_x * spoke_x + spoke_y * spoke_y, number))
        return found


def _leg_between(one: _Turn, two: _Turn) -> int:
    """The length of a leg from one way point to another, or −1 if no shortest way can have it.

    A thread pulled tight round a twelve-sided figure leaves a corner at no more than 15° from square to the spoke; 20°
    here, for rounding. Legs that leave it steeper are passed over, but not to a place between the figure and the
    circle, where bases in contact stand.
    """
    x, y, _, spoke_x, spoke_y, far2, _ = one
    u, v, _, turn_x, turn_y, other2, _ = two
    dx = u - x
    dy = v - y
    square = dx * dx + dy * dy
    if other2:
        along = dx * turn_x + dy * turn_y
        if 8 * along * along > square * other2 and (dx - turn_x) ** 2 + (dy - turn_y) ** 2 >= other2:
            return -1
    if far2:
        along = dx * spoke_x + dy * spoke_y
        if 8 * along * along > square * far2 and (dx + spoke_x) ** 2 + (dy + spoke_y) ** 2 >= far2:
            return -1
    return root_up(square)


def _clear_of(near: int) -> int:
    """How far out the twelve points stand: the chord between two neighbours passes at cos 15° of their radius."""
    return (near + 1) * 10_353 // 10_000 + 1  # one tick more is for rounding
