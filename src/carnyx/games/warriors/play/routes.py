"""Routes: the way that a front finds round buildings and water (warriors.move.compulsory).

A front has room along a way if half of it fits on either side.  Where the straight way to the enemy has no such room,
the unit goes by the shortest one that has.  Such a way bends only near the corners of what is in the way, so the places
where it may bend, and which of them see each other, are found out once for a table and a width of front.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from heapq import heapify, heappop, heappush
from itertools import pairwise
from math import isqrt

from msgspec import Struct

from carnyx.core.ground import Table
from carnyx.core.kernel import Box, Outline, are_boxes_apart, is_segment_near_polygon, segment2
from carnyx.core.length import INCH, Point, is_within, leg
from carnyx.games.warriors.blocks.compass import CIRCLE, DIRECTIONS, HALF, QUARTER, rounded
from carnyx.games.warriors.blocks.formation import Formation, gap, nearest_points, overlaps_outline
from carnyx.games.warriors.blocks.manoeuvres import bearing, room_ahead, wheel_cost
from carnyx.games.warriors.rules.ground import IMPASSABLE

_CLEAR = 4  # ticks that a front keeps from the ground beside it, because its places are rounded
_SPOKES = range(0, CIRCLE, 300)  # the directions from a corner in which a way may bend round it
_CHORD = 10_353  # so far from the corner, in ten-thousandths, that the way between two of them stays clear of it
_OFF = 16  # ticks after which a way must have left a wall
_END = -1
THERE = INCH // 2  # who is so near to a bend has come to it

Barrier = tuple[Box, Outline]


class Route(Struct, frozen=True):
    """A way round: the places where it bends and its end, and how long it is."""

    places: tuple[Point, ...]
    length: int


@lru_cache(maxsize=1024)
def route(table: Table, body: Formation, aim: Formation) -> Route | None:
    """The way round the ground between a unit and its goal; none if it can go straight, or if no way has room."""
    barriers = _barriers(table)
    if not barriers:
        return None
    here = Point(body.x, body.y)
    _, there = nearest_points(body, aim)
    if here == there or not _is_barred(here, there, body.front, barriers):
        return None
    return _shortest(table, here, there, body.front)


def lengths(table: Table, aim: Formation, *places: Formation) -> list[int]:
    """How far some places of a unit are from its goal; if it must go round from one of them, all along the way."""
    # Moves that have no room all end where they began, so many places are the same.
    ways = {place: route(table, place, aim) for place in dict.fromkeys(places)} if _barriers(table) else {}
    if not any(ways.values()):
        return [gap(place, aim) for place in places]
    found = {place: _length(table, way, place, aim) for place, way in ways.items()}
    return [found[place] for place in places]


def _length(table: Table, way: Route | None, body: Formation, aim: Formation) -> int:
    """How far a unit is from its goal along its way, with the wheel that it needs to take this way.

    A front that stands against the ground must first make room.
    """
    here = Point(body.x, body.y)
    there = nearest_points(body, aim)[1] if way is None else way.places[0]
    aside = (bearing(here, there) - body.facing + HALF) % CIRCLE - HALF if here != there else 0
    wheel = wheel_cost(body, min(abs(aside), QUARTER))
    if way is None:
        return leg(here, there) + wheel
    half = body.front // 2
    outlines = [outline for bounds, outline in _barriers(table) if not are_boxes_apart(body.box, bounds, half)]
    room = room_ahead(body, half, (), outlines, table.width, table.depth) if outlines else half
    return way.length + wheel + 2 * (half - room)


@lru_cache(maxsize=64)
def _barriers(table: Table) -> tuple[Barrier, ...]:
    """All ground of a table that nobody enters, with the boxes round it."""
    return tuple([(ground.box, ground.outline) for ground in table.terrain if ground.kind in IMPASSABLE])


def _is_barred(here: Point, there: Point, front: int, barriers: tuple[Barrier, ...]) -> bool:
    """Whether a front that goes straight from here to there would run into some ground."""
    near = list(_near(here, there, front // 2, barriers))
    if not near:
        return False
    far = leg(here, there)
    strip = Formation(there.x, there.y, bearing(here, there), 1, 1, front, far + far % 2)
    return any(overlaps_outline(strip, outline) for outline in near)


def _near(here: Point, there: Point, reach: int, barriers: tuple[Barrier, ...]) -> Iterator[Outline]:
    """The ground that is nearer than a reach to a straight line."""
    ax, ay, bx, by = here.x, here.y, there.x, there.y
    west, east = (ax - reach, bx + reach) if ax < bx else (bx - reach, ax + reach)
    south, north = (ay - reach, by + reach) if ay < by else (by - reach, ay + reach)
    for at, outline in barriers:
        if at[0] < east and at[2] > west and at[1] < north and at[3] > south:  # noqa: SIM102  the box is looked at first
            if is_segment_near_polygon(ax, ay, bx, by, outline, reach):
                yield outline


def _is_clear(here: Point, there: Point, reach: int, barriers: tuple[Barrier, ...]) -> bool:
    """Whether no ground is nearer than a reach to a straight line."""
    return next(_near(here, there, reach, barriers), None) is None


def _shortest(table: Table, here: Point, there: Point, front: int) -> Route | None:
    """The shortest way over the places where it may bend; whether a leg has room is asked when it is its turn."""
    keep, barriers = front // 2 + _CLEAR, _barriers(table)
    bends = _bends(table, keep)
    tight_here, tight_there = _tight(here, keep, barriers), _tight(there, keep, barriers)
    x, y, u, v = there.x, there.y, here.x, here.y
    rest = [isqrt((x - bend.x) * (x - bend.x) + (y - bend.y) * (y - bend.y)) for bend in bends]
    start = [isqrt((u - bend.x) * (u - bend.x) + (v - bend.y) * (v - bend.y)) for bend in bends]
    # Each entry is the least length of a way, its length so far, the place it comes to, and the one before that.
    heap = [(far + rest[k], far, k, _END) for k, far in enumerate(start)]
    heapify(heap)
    before: dict[int, int] = {}
    while heap:
        _, far, k, last = heappop(heap)
        if k == _END:
            places = [there]
            while last != _END:
                places.append(bends[last])
                last = before[last]
            while len(places) > 1 and is_within(here, places[-1], THERE):
                places.pop()
            return Route(tuple(reversed(places)), far)
        if k in before or (last == _END and not _is_open(here, bends[k], keep, barriers, tight_here)):
            continue
        before[k] = last
        if _is_open(there, bends[k], keep, barriers, tight_there):
            # Where the front has no room beside its goal, any other end of the way is better.
            narrow = 2 * keep if _is_barred(bends[k], there, front, barriers) else 0
            heappush(heap, (far + rest[k] + narrow, far + rest[k] + narrow, _END, k))
        for other, apart in _links(table, keep, k):
            if other not in before:
                heappush(heap, (far + apart + rest[other], far + apart, other, k))
    return None


def _tight(end: Point, keep: int, barriers: tuple[Barrier, ...]) -> dict[Outline, int]:
    """The ground that is too near to an end of a way, and how near."""
    return {outline: _apart(end, outline) for outline in _near(end, end, keep, barriers)}


def _is_open(end: Point, bend: Point, keep: int, barriers: tuple[Barrier, ...], tight: dict[Outline, int]) -> bool:
    """Whether the way between an end and a bend has room; from ground that is too near to the end it leads away."""
    for outline in _near(end, bend, keep, barriers):
        near = tight.get(outline)
        if near is None or is_segment_near_polygon(end.x, end.y, bend.x, bend.y, outline, near):
            return False
        if not near:  # along a wall it touches it leads nowhere
            far = leg(end, bend)
            x, y = end.x + (bend.x - end.x) * _OFF // far, end.y + (bend.y - end.y) * _OFF // far
            if far <= _OFF or is_segment_near_polygon(x, y, bend.x, bend.y, outline, 2):
                return False
    return True


def _apart(place: Point, outline: Outline) -> int:
    """How many whole ticks a place is from some ground."""
    corners = [*zip(outline[::2], outline[1::2], strict=True)]
    found = [segment2(*a, *b, place.x, place.y) for a, b in pairwise((corners[-1], *corners))]
    return min([isqrt(square // scale) for square, scale in found])


@lru_cache(maxsize=256)
def _bends(table: Table, keep: int) -> tuple[Point, ...]:
    """The places where a way may bend: round the corners of the ground, and in the middle between two of them."""
    barriers = _barriers(table)
    corners = [[Point(x, y) for x, y in zip(outline[::2], outline[1::2], strict=True)] for _, outline in barriers]
    places: dict[Point, None] = {}
    for number, mine in enumerate(corners):
        for corner in mine:
            for spoke in _SPOKES:
                places[_spoke(corner, spoke, (keep + 2) * _CHORD // 10_000 + 1)] = None
        for theirs in corners[:number]:
            places.update((middle, None) for middle in _gates(mine, theirs, keep))
    west, south, east, north = keep, keep, table.width - keep, table.depth - keep
    return tuple(
        [
            place
            for place in places
            if west <= place.x <= east and south <= place.y <= north and _is_clear(place, place, keep, barriers)
        ]
    )


def _spoke(corner: Point, direction: int, far: int) -> Point:
    east, north = DIRECTIONS[direction]
    return Point(corner.x + rounded(far * east), corner.y + rounded(far * north))


def _gates(mine: list[Point], theirs: list[Point], keep: int) -> Iterator[Point]:
    """The middles between corners of two pieces of ground, where a front just fits between them."""
    for one in mine:
        for other in theirs:
            if is_within(one, other, 3 * keep):
                yield Point((one.x + other.x) // 2, (one.y + other.y) // 2)


@lru_cache(maxsize=2048)
def _links(table: Table, keep: int, bend: int) -> tuple[tuple[int, int], ...]:
    """The other places where a way may bend that a front can go straight to from one of them, and how far they are."""
    bends, barriers = _bends(table, keep), _barriers(table)
    here = bends[bend]
    return tuple(
        [(k, leg(here, there)) for k, there in enumerate(bends) if k != bend and _is_clear(here, there, keep, barriers)]
    )
