"""Meetings: the wheels after which a unit that goes straight on would meet an enemy (warriors.move.compulsory).

A wheel keeps one front corner where it is.  The more a front wheels, the less of its move is left, and whatever stands
before it slides towards its other end.  So the wheels that meet somebody begin where a corner or an edge of his comes
before that first corner and into reach, or where somebody who is in the way leaves the front.  Only these are tried.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from itertools import pairwise
from math import isqrt

from carnyx.core.kernel import Outline, are_boxes_apart, segment2
from carnyx.core.length import CONTACT, Point
from carnyx.games.warriors.blocks import pieces
from carnyx.games.warriors.blocks.compass import (
    CIRCLE,
    DIRECTIONS,
    HALF,
    PI_DENOMINATOR,
    PI_NUMERATOR,
    QUARTER,
    SCALE,
    bearing,
)
from carnyx.games.warriors.blocks.formation import Formation
from carnyx.games.warriors.blocks.manoeuvres import frame_after, wheel_cost
from carnyx.games.warriors.play.movement import Obstacles, front_corners

Edge = tuple[int, int, int, int]  # its two ends, as the corner that stays sees them
Search = Iterator[tuple[int, list[int]]]  # how far a side has been searched, and the wheels found there

_NEAR = 3  # ticks by which places may be off here, because they are rounded; whoever asks looks exactly
_MORE = (
    0,
    1,
    2,
    4,
    8,
    16,
    32,
    64,
)  # the first wheel that seems to meet the goal may just not do so, a little more will
_SLACK = 16  # a wheel brings its outer end forward for nothing: what is just out of reach at first may come into it
_BESIDE = 6  # tenths before a corner is ahead, when it may be brushed already
_STEP = 100  # between the wheels that are looked at besides
_SINES = [DIRECTIONS[tenths][0] for tenths in range(QUARTER + 1)]


def wheels(body: Formation, aim: Formation, left: int, others: Obstacles) -> Iterator[int]:
    """The wheels that may bring a unit with so many ticks left into contact with its goal, the least first.

    Each is still to be tried on the table: the ground may slow the unit down, and it may have no room to wheel.
    """
    if left <= 0:
        return
    is_ahead = _meets(body, 0, left + _SLACK, aim, ())
    most = min(HALF, left * HALF * PI_DENOMINATOR // (body.front * PI_NUMERATOR))
    right, left_ = (_entering(body, side, most, left, aim) for side in (1, -1))
    if not (is_ahead or right or left_):
        return
    barred = _barred(body, aim, left, others)
    if is_ahead and _meets(body, 0, left, aim, barred):
        yield 0
    searches: dict[int, Search] = {}
    for side, entering in ((1, right), (-1, left_)):
        if entering or (is_ahead and barred):
            least = 0 if is_ahead else min(entering) - 2 * _BESIDE
            searches[side] = _first(body, side, least, most, left, aim, barred, entering)
    yield from _least_first(searches)


def _least_first(searches: dict[int, Search]) -> Iterator[int]:
    """The wheels to both sides, the least first; no side is searched farther than it must be to know the next one."""
    waiting: list[tuple[int, int]] = []
    come = dict.fromkeys(searches, 0)  # whatever a side still finds is greater than this
    while come:
        side = min(come, key=come.__getitem__)
        step = next(searches[side], None)
        if step is None:
            del come[side]
        else:
            come[side], found = step
            for wheel in found:
                heappush(waiting, (wheel, -side))
        least = min(come.values(), default=HALF)
        while waiting and waiting[0][0] <= least:
            wheel, other = heappop(waiting)
            yield -other * wheel


def _barred(body: Formation, aim: Formation, left: int, others: Obstacles) -> list[Outline]:
    """All others that a unit might run into before it comes to its goal, as corners in grains."""
    bodies, outlines = others
    near = body.box
    barred: list[Outline] = []
    for other in bodies:
        if other != aim and not are_boxes_apart(near, other.box, left):
            barred += other.parts
    barred += [tuple([SCALE * place for place in outline]) for outline in outlines]
    return barred


def _first(
    body: Formation,
    side: int,
    least: int,
    most: int,
    left: int,
    aim: Formation,
    barred: Sequence[Outline],
    entering: set[int],
) -> Search:
    """Where the wheels to one side that meet the goal begin, and some of those that follow, as far as each mark."""
    marks = entering | {angle - _BESIDE for angle in entering} | set(range(_STEP, most + 1, _STEP))
    hub = front_corners(body)[side > 0]
    for polygon in barred:
        marks |= _leaving(body, hub, side, polygon)
    before, did_meet = 0, False
    for mark in sorted(mark for mark in marks if least < mark <= most):
        meets = _meets(body, side * mark, left, aim, barred)
        if meets and not did_meet:
            low, high = before, mark
            while high - low > 1:
                middle = (low + high) // 2
                low, high = (low, middle) if _meets(body, side * middle, left, aim, barred) else (middle, high)
            yield mark, [*(high + more for more in _MORE if high + more <= most), mark]
        else:
            yield mark, [mark] if meets else []
        before, did_meet = mark, meets


def _meets(body: Formation, wheel: int, left: int, aim: Formation, barred: Sequence[Outline]) -> bool:
    """Whether a unit that wheels so and goes straight on comes to its goal before it comes to anybody else."""
    far = left - (wheel_cost(body, wheel) if wheel else 0)
    if far < 0:
        return False
    frame = frame_after(body, wheel) if wheel else body.frame
    grown = frame[4]
    half = body.front // 2
    side = (half + CONTACT) * grown
    there = [
        ahead
        for part in aim.parts
        if (ahead := pieces.first_ahead((-side, side, 0, -_NEAR * grown), pieces.seen(frame, part))) is not None
    ]
    if not there or (first := min(there)) > (far + CONTACT + _NEAR) * grown:
        return False
    side = (half - _NEAR) * grown
    for polygon in barred:
        met = pieces.first_ahead((-side, side, 0, 0), pieces.seen(frame, polygon))
        if met is not None and met < first - (CONTACT + _NEAR) * grown:
            return False
    return True


def _entering(body: Formation, side: int, most: int, left: int, aim: Formation) -> set[int]:
    """The wheels to one side at which a corner or an edge of the goal comes before the corner that stays."""
    hub = front_corners(body)[side > 0]
    reach = left + CONTACT + _NEAR
    found: set[int] = set()
    for part in aim.parts:
        corners = [(x // SCALE - hub.x, y // SCALE - hub.y) for x, y in zip(part[::2], part[1::2], strict=True)]
        for (ax, ay), (bx, by) in pairwise((corners[-1], *corners)):
            # Corners run clockwise; of an edge that is seen from the other side its neighbours come first.
            if ax * by - ay * bx <= 0:
                continue
            square, scale = segment2(ax, ay, bx, by, 0, 0)
            if square > reach * reach * scale:
                continue
            one, other = _angle(body, side, ax, ay), _angle(body, side, bx, by)
            low, high = max(0, min(one, other)), min(most, max(one, other))
            near = isqrt(square // scale)
            if low > high or abs(one - other) >= HALF or near + wheel_cost(body, low) > reach:
                continue
            found |= _coming(body, side, low, high, reach, (ax, ay, bx, by))
    return found


def _coming(body: Formation, side: int, low: int, high: int, reach: int, edge: Edge) -> set[int]:
    """The wheels between two angles at which an edge comes into reach, and where it is best in reach."""
    if _to_edge(body, side, low, edge) <= reach:
        return {low} - {0}
    first, best, last = low, low, high
    while last - best > 2:  # what it costs to come to an edge falls and then rises
        third = (last - best) // 3
        one, other = best + third, last - third
        if _to_edge(body, side, one, edge) < _to_edge(body, side, other, edge):
            last = other
        else:
            best = one
    best = min(range(best, last + 1), key=lambda wheel: _to_edge(body, side, wheel, edge))
    if _to_edge(body, side, best, edge) > reach:
        return set()
    low, high = first, best
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if _to_edge(body, side, middle, edge) <= reach else (middle, high)
    return {high, best}


def _angle(body: Formation, side: int, dx: int, dy: int) -> int:
    """After which wheel to a side a place lies straight ahead of the corner that stays; it is given from there."""
    if not dx and not dy:
        return 0
    return (side * (bearing(Point(0, 0), Point(dx, dy)) - body.facing) + HALF) % CIRCLE - HALF


def _to_edge(body: Formation, side: int, wheel: int, edge: Edge) -> int:
    """What it costs to wheel so and go straight on until the corner that stays comes to the line of an edge."""
    ax, ay, bx, by = edge
    east, north = DIRECTIONS[(body.facing + side * wheel) % CIRCLE]
    across = east * (by - ay) - north * (bx - ax)
    if not across:
        return CIRCLE * SCALE  # along the line it never comes to it
    return abs((ax * by - ay * bx) * SCALE // across) + wheel_cost(body, wheel)


def _leaving(body: Formation, hub: Point, side: int, polygon: Outline) -> set[int]:
    """The wheels to one side after which a corner of somebody who is in the way is no longer before the front."""
    found: set[int] = set()
    front = body.front
    for x, y in zip(polygon[::2], polygon[1::2], strict=True):
        dx, dy = x // SCALE - hub.x, y // SCALE - hub.y
        far = isqrt(dx * dx + dy * dy)
        if far > front:
            found.add(_angle(body, side, dx, dy) + bisect_left(_SINES, -(-front * SCALE // far)) + 1)
    return found
