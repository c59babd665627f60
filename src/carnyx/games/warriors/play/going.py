"""The going: what rough ground, walls and hedges add to a way (warriors.move).

An advance pays for the worst of the lines along which the middles and corners of its front bases go, a wheel for the
way of its outer corner from place to place.
"""

from __future__ import annotations

from functools import lru_cache
from math import sqrt

from carnyx.core.ground import Terrain
from carnyx.core.kernel import Box, Outline, crossings, inside_length, root_up
from carnyx.core.length import INCH, Point, leg
from carnyx.games.warriors.blocks import pieces
from carnyx.games.warriors.blocks.compass import DIRECTIONS, SCALE, rounded
from carnyx.games.warriors.blocks.formation import Formation, box_of
from carnyx.games.warriors.blocks.manoeuvres import WHEEL_STEP, outer_corner
from carnyx.games.warriors.play.battle import Battle, Field
from carnyx.games.warriors.rules.ground import OBSTACLES, ROUGH

SLOW = ROUGH | OBSTACLES
_OFF = 0.001  # ticks by which an estimate may be wrong at most


def extra_cost(battle: Battle, body: Formation, ticks: int) -> int:
    """What the ground adds to an advance: the worst of the lines from middle and corners of every front base."""
    return _extra_cost(battle.field, body, ticks) if ticks > 0 else 0


@lru_cache(maxsize=1024)
def _extra_cost(field: Field, body: Formation, ticks: int) -> int:
    east, north = DIRECTIONS[body.facing]
    dx, dy = rounded(ticks * east), rounded(ticks * north)
    # The new ground the front covers, as one block ahead of where it stood; an odd tick is taken from behind.
    covered = box_of(body.x + dx, body.y + dy, body.facing, body.front, ticks + ticks % 2)
    if not (slow := _slow_ground(field, covered)):
        return 0
    if any(ground.kind in OBSTACLES for ground in slow):
        ways = [_slowed(slow, x, y, x + dx, y + dy) for x, y in _front_line(body)]
        return max([_price(field, inside, over) for inside, over in ways])
    return _price(field, _most_inside(slow, _front_line(body), dx, dy), 0)


def _most_inside(rough: tuple[Terrain, ...], starts: tuple[tuple[int, int], ...], dx: int, dy: int) -> int:
    """How many ticks lie in rough ground of that of some equal lines which has most of them there.

    An estimate tells which lines may be the worst, and only these are measured exactly.
    """
    square = dx * dx + dy * dy
    length, longest = sqrt(square), root_up(square)
    strips = [_strip(ground.outline, dx, dy) for ground in rough]
    guesses = []
    for x, y in starts:
        aside, along = dx * y - dy * x, dx * x + dy * y
        # Ground that lies wholly to one side of a line cannot slow it down.
        about = sum([_estimate(corners, aside, along, square) for low, high, corners in strips if low < aside < high])
        if about > square - length and _inside(rough, x, y, dx, dy) == longest:
            return longest
        if about:
            guesses.append((about, x, y))
    worst = 0
    for about, x, y in sorted(guesses, reverse=True):
        if about < (worst - _OFF) * length:
            break  # exact lengths are rounded up to a tick, so nothing that is estimated to be shorter is worse
        worst = max(worst, _inside(rough, x, y, dx, dy))
    return worst


def _inside(rough: tuple[Terrain, ...], x: int, y: int, dx: int, dy: int) -> int:
    """How many ticks of a line lie in rough ground."""
    return inside_length(x, y, x + dx, y + dy, *[ground.outline for ground in rough])


def _strip(outline: Outline, dx: int, dy: int) -> tuple[int, int, list[tuple[int, int]]]:
    """How far aside a line of this direction meets an outline, at least and at most; and where its corners lie.

    They lie so far aside and so far along, on the scale of the direction.
    """
    corners = [(dx * y - dy * x, dx * x + dy * y) for x, y in zip(outline[::2], outline[1::2], strict=True)]
    return min(corners)[0], max(corners)[0], corners


def _estimate(corners: list[tuple[int, int]], aside: int, start: int, length: int) -> float:
    """About how much of a line lies within these corners, on their scale; never less but for the last digit."""
    found = 0.0
    end = start + length
    here_aside, here = corners[-1]
    for there_aside, there in corners:
        if here_aside < aside:
            if there_aside >= aside:
                along = here + (there - here) * (aside - here_aside) / (there_aside - here_aside)
                found += start if along < start else min(along, end)
        elif there_aside < aside:
            along = here + (there - here) * (aside - here_aside) / (there_aside - here_aside)
            found -= start if along < start else min(along, end)
        here_aside, here = there_aside, there
    return abs(found)


@lru_cache(maxsize=256)
def _front_line(body: Formation) -> tuple[tuple[int, int], ...]:
    """The corners and the middles of all bases of the front rank, to the tick."""
    step, half = body.width // 2, body.front // 2
    # The ends first: where one of them is slowed down all the way, no other line can be worse.
    asides = (half, *range(-half, half, step))
    places = [pieces.at(body.frame, aside, 0) for aside in asides]
    return tuple([(x // SCALE, y // SCALE) for x, y in places])


def wheel_extra(battle: Battle, body: Formation, tenths: int) -> int:
    """What the ground adds to a wheel, along the way of its outer corner."""
    field = battle.field
    if not tenths or not _ground_around(field, body):
        return 0
    _, inside, over = _swung(field, body, tenths > 0, tenths)
    return _price(field, inside, over)


@lru_cache(maxsize=1024)
def _swung(field: Field, body: Formation, is_right: bool, tenths: int) -> tuple[Point, int, int]:
    """Where the outer corner is in a wheel, and how far it has come inside rough ground and over how many walls."""
    there = outer_corner(body, tenths, is_right)
    if not tenths:
        return there, 0, 0
    # Wheels to one side have the places where they are judged in common, so each goes on from the last of these.
    before = (abs(tenths) - 1) // WHEEL_STEP * WHEEL_STEP
    here, inside, over = _swung(field, body, is_right, before if is_right else -before)
    more, walls = _slowed(_ground_around(field, body), here.x, here.y, there.x, there.y)
    return there, inside + more, over + walls


@lru_cache(maxsize=256)
def _ground_around(field: Field, body: Formation) -> tuple[Terrain, ...]:
    """The ground that may slow a wheel down: the outer corner gets no farther than its front from the other one."""
    west, south, east, north = body.box
    far = body.front
    return _slow_ground(field, (west - far, south - far, east + far, north + far))


def way_cost(field: Field, here: Point, there: Point) -> int:
    """What a straight way costs one man: its length, and what the ground adds."""
    return leg(here, there) + _price(field, *_slowed(field.table.terrain, here.x, here.y, there.x, there.y))


def _slow_ground(field: Field, around: Box) -> tuple[Terrain, ...]:
    """The ground within a box that slows anybody down."""
    west, south, east, north = around
    return tuple(
        [
            ground
            for ground in _all_slow(field)
            if (at := ground.box)[0] <= east and at[2] >= west and at[1] <= north and at[3] >= south
        ]
    )


@lru_cache(maxsize=64)
def _all_slow(field: Field) -> tuple[Terrain, ...]:
    """All ground of a table that slows anybody down."""
    return tuple([ground for ground in field.table.terrain if ground.kind in SLOW])


def _slowed(terrain: tuple[Terrain, ...] | list[Terrain], ax: int, ay: int, bx: int, by: int) -> tuple[int, int]:
    """How many ticks of a straight way lie inside rough ground, and how many walls and hedges it leads over."""
    west, east = (ax, bx) if ax < bx else (bx, ax)
    south, north = (ay, by) if ay < by else (by, ay)
    rough = []
    over = 0
    for ground in terrain:
        low_x, low_y, high_x, high_y = ground.box
        if low_x > east or high_x < west or low_y > north or high_y < south:
            continue
        if ground.kind in ROUGH:
            rough.append(ground.outline)
        if ground.kind in OBSTACLES:
            over += crossings(ax, ay, bx, by, ground.outline)
    return (inside_length(ax, ay, bx, by, *rough) if rough else 0), over


def _price(field: Field, inside: int, over: int) -> int:
    """What rough ground and walls or hedges cost more than open ground would."""
    edition = field.edition
    return inside * (100 - edition.rough_rate) // edition.rough_rate + over * edition.wall_cost * INCH
