"""How a block of figures moves: straight on, wheeling on a corner, turning, reforming, and swinging flush into contact.

Every manoeuvre gives the formation as it stands afterwards, its front middle on a whole tick. Roundings are the same
in every direction, so a move and its opposite cancel. Whether a move is allowed is for others to say; here is only
the ground: what it sweeps over, at which places a wheel is judged, how much room there is ahead.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from msgspec.structs import replace

from carnyx.core.ground import bounds
from carnyx.core.kernel import Box, Outline
from carnyx.core.length import Point
from carnyx.games.warriors.blocks import pieces
from carnyx.games.warriors.blocks.compass import (
    CIRCLE,
    DIRECTIONS,
    HALF,
    PI_DENOMINATOR,
    PI_NUMERATOR,
    QUARTER,
    SCALE,
    rounded,
)
from carnyx.games.warriors.blocks.compass import bearing as bearing
from carnyx.games.warriors.blocks.formation import Formation, Side, do_overlap, is_on, overlaps_outline, side_touched
from carnyx.games.warriors.blocks.pieces import Frame, Quad, Rect

_HALF_TICK = SCALE // 2
WHEEL_STEP = 50  # a wheel is judged every five degrees


def advanced(f: Formation, ticks: int) -> Formation:
    """The formation so far straight on, or straight back if negative, its facing kept."""
    east, north = DIRECTIONS[f.facing]
    x, y = ticks * east, ticks * north  # rounded as `rounded` does it; most formations are made here
    x = (x + _HALF_TICK) // SCALE if x >= 0 else -((_HALF_TICK - x) // SCALE)
    y = (y + _HALF_TICK) // SCALE if y >= 0 else -((_HALF_TICK - y) // SCALE)
    return Formation(f.x + x, f.y + y, f.facing, f.files, f.figures, f.width, f.depth)


@lru_cache(maxsize=1024)  # wheels to one side have their places every five degrees in common
def wheeled(f: Formation, tenths: int) -> Formation:
    """The formation wheeled to the right on its right front corner, or to the left on its left one if negative."""
    half = f.files * f.width // 2
    return pivoted(f, half if tenths > 0 else -half, tenths)


def pivoted(f: Formation, right: int, tenths: int) -> Formation:
    """The formation swung clockwise about a place of its front line, so many ticks to the right of the middle."""
    x, y, facing = _swung(f, right, tenths)
    return Formation(x, y, facing, f.files, f.figures, f.width, f.depth)


def _swung(f: Formation, right: int, tenths: int) -> tuple[int, int, int]:
    """Where the middle of its front is after that, and how it faces."""
    east, north = DIRECTIONS[f.facing]
    facing = (f.facing + tenths) % CIRCLE
    new_east, new_north = DIRECTIONS[facing]
    x, y = right * (north - new_north), right * (new_east - east)  # rounded as `rounded` does it, like an advance
    x = (x + _HALF_TICK) // SCALE if x >= 0 else -((_HALF_TICK - x) // SCALE)
    y = (y + _HALF_TICK) // SCALE if y >= 0 else -((_HALF_TICK - y) // SCALE)
    return f.x + x, f.y + y, facing


def frame_after(f: Formation, tenths: int) -> Frame:
    """The frame of a formation after a wheel, for those who need nothing else of it."""
    right = f.files * f.width // 2 if tenths > 0 else -(f.files * f.width // 2)
    x, y, facing = _swung(f, right, tenths)
    east, north = DIRECTIONS[facing]
    return (x * SCALE, y * SCALE, north, east, north * north + east * east)


def outer_corner(f: Formation, tenths: int, is_right: bool) -> Point:
    """Where the outer front corner of a block is after a wheel to the right or to the left, to the tick."""
    right = f.front // 2 if is_right else -(f.front // 2)
    east, north = DIRECTIONS[f.facing]
    new_east, new_north = DIRECTIONS[(f.facing + tenths) % CIRCLE]
    x = f.x + rounded(right * (north - new_north))
    y = f.y + rounded(right * (new_east - east))
    return Point((x * SCALE - right * new_north) // SCALE, (y * SCALE + right * new_east) // SCALE)


def wheel_cost(f: Formation, tenths: int) -> int:
    """What the outer front corner travels in a wheel, rounded up (warriors.move)."""
    return -(-f.files * f.width * abs(tenths) * PI_NUMERATOR // (HALF * PI_DENOMINATOR))


@lru_cache(maxsize=256)  # many places each, asked for again at once or never
def wheel_steps(f: Formation, tenths: int) -> tuple[Formation, ...]:
    """The positions at which a wheel is judged: every five degrees and, always, the end."""
    sign = 1 if tenths > 0 else -1
    return (*(wheeled(f, sign * step) for step in range(WHEEL_STEP, abs(tenths), WHEEL_STEP)), wheeled(f, tenths))


def turned(f: Formation, tenths: int) -> Formation:
    """The block turned by one, two or three quarters about its middle, files and ranks kept."""
    if tenths not in (QUARTER, HALF, HALF + QUARTER):
        raise ValueError("a unit turns by 900, 1800 or 2700 tenths")
    return faced(f, f.facing + tenths)


def faced(f: Formation, tenths: int) -> Formation:
    """The block turned about its middle until it faces a direction, whatever it faced before."""
    east, north = DIRECTIONS[f.facing]
    facing = tenths % CIRCLE
    new_east, new_north = DIRECTIONS[facing]
    half = f.ranks * f.depth // 2
    return replace(
        f, x=f.x + rounded(half * (new_east - east)), y=f.y + rounded(half * (new_north - north)), facing=facing
    )


def reformed(f: Formation, files: int) -> Formation:
    """The same figures with other files, the middle of the front kept (warriors.reform)."""
    return replace(f, files=files)


def lessened(f: Formation, figures: int) -> Formation:
    """What is left after casualties: the last rank empties first, a single rank closes to its middle."""
    if figures > f.figures:
        raise ValueError("casualties add no figures")
    return replace(f, figures=figures, files=min(f.files, figures))


def swept(f: Formation, ticks: int) -> tuple[Quad, ...]:
    """The ground covered while going straight on, or back if negative, as rectangles that may overlap, in grains."""
    found = []
    for frame, (left, right, rear, front), _ in f.pieces:
        grown = frame[4]
        ahead = max(ticks, 0)
        back = min(ticks, 0)
        found.append(pieces.quad(frame, left // grown, right // grown, rear // grown + back, front // grown + ahead))
    return tuple(found)


def room_ahead(
    f: Formation,
    ticks: int,
    formations: Iterable[Formation],
    outlines: Iterable[Outline],
    width: int,
    depth: int,
) -> int:
    """How far of so many ticks it can go straight on before it would overlap something or leave a table of that size.

    It is the largest whole tick so that on the way, and at the end when rounded to its place, it stands on nothing.
    """
    if ticks <= 0 or not is_on(f, width, depth):
        return 0
    room = ticks
    west, south, east, north = _way(f, ticks)
    if west < 0 or south < 0 or east > width or north > depth:
        room = _room_on_table(f, ticks, width, depth)
    others = [
        other
        for other in formations
        if (at := other.box)[0] < east and at[2] > west and at[1] < north and at[3] > south
    ]
    obstacles = [
        outline
        for outline in outlines
        if (at := bounds(outline))[0] < east and at[2] > west and at[1] < north and at[3] > south
    ]
    if not is_free(f, others, obstacles):
        return 0
    for other in others:
        for quad in other.parts:
            room = _room_to(f, room, quad)
    for outline in obstacles:
        room = _room_to(f, room, tuple([SCALE * place for place in outline]))
    # Rounded to its place it may be pressed against what it passes by part of a tick: then a little less will do.
    while room > 0:
        there = advanced(f, room)
        if is_on(there, width, depth) and is_free(there, others, obstacles):
            break
        room -= 1
    return room


def is_free(f: Formation, formations: Iterable[Formation], outlines: Iterable[Outline]) -> bool:
    """Whether it stands on none of these formations and in none of these outlines."""
    west, south, east, north = f.box
    for other in formations:
        at = other.box
        if at[0] < east and at[2] > west and at[1] < north and at[3] > south and do_overlap(f, other):
            return False
    for outline in outlines:  # noqa: SIM110  most often there is none, and a generator costs more than this loop
        if overlaps_outline(f, outline):
            return False
    return True


def _way(f: Formation, ticks: int) -> Box:
    """A box round all that it sweeps over, and a tick beyond for the rounding at the end."""
    east, north = DIRECTIONS[f.facing]
    x = rounded(ticks * east)
    y = rounded(ticks * north)
    box = f.box
    return (box[0] + min(x, 0) - 1, box[1] + min(y, 0) - 1, box[2] + max(x, 0) + 1, box[3] + max(y, 0) + 1)


def _room_on_table(f: Formation, ticks: int, width: int, depth: int) -> int:
    """How far it can go before a corner leaves the table by an edge that it is moving towards."""
    east, north = DIRECTIONS[f.facing]
    xs = [x for quad in f.parts for x in quad[::2]]
    ys = [y for quad in f.parts for y in quad[1::2]]
    room = ticks
    for step, corners, size in ((east, xs, width), (north, ys, depth)):
        if step > 0:
            room = min(room, (size * SCALE - max(corners)) // step)
        elif step < 0:
            room = min(room, min(corners) // -step)
    return room


def _room_to(f: Formation, ticks: int, polygon: tuple[int, ...]) -> int:
    """How far it can go before it would overlap a polygon, given in grains, that it does not overlap yet."""
    # A last rank goes where the ranks before it have been, so only these can meet anything.
    rect = f.pieces[0][1]
    us, vs = pieces.seen(f.frame, polygon)
    if max(us) <= rect[0] or min(us) >= rect[1] or max(vs) <= rect[3]:
        return ticks
    first = pieces.first_ahead(rect, (us, vs))
    return ticks if first is None else min(ticks, (first - rect[3]) // f.frame[4])


# How a front that lies along a side faces, from the facing of the side's owner.
_FLUSH: dict[Side, int] = {"front": HALF, "rear": 0, "right": HALF + QUARTER, "left": QUARTER}
_EDGES: dict[Side, int] = {"left": 0, "right": 1, "rear": 2, "front": 3}  # where a rectangle has them
_CLEAR = 2  # ticks beside a front within which something counts as before it: rounding may push the front that far


def flush(f: Formation, other: Formation) -> Formation:
    """The formation swung so that its front lies along the side of the other that it touched (warriors.combat.align).

    The middle of its front keeps its place along that side, or is shifted as little as it must be for the front to
    cover as much of the side as before, a tick at least. Whether there is room for it is for the caller to see.
    """
    side = side_touched(other, f)
    _, _, c, s, grown = other.frame
    corners = pieces.seen(other.frame, f.pieces[0][2][:4])
    (u,), (v,) = pieces.seen(other.frame, (f.x * SCALE, f.y * SCALE))
    axis = 0 if side in ("front", "rear") else 1  # what is measured along the side: to the right, or ahead
    middle, off = (u, v) if axis == 0 else (v, u)
    rects = [rect for _, rect, _ in other.pieces]
    half = f.front // 2 * grown
    start = min([rect[2 * axis] for rect in rects])
    end = max([rect[2 * axis + 1] for rect in rects])
    before = min(max(corners[axis]), end) - max(min(corners[axis]), start)
    cover = min(max(before, grown), 2 * half, end - start)
    along = min(max(middle, start + cover - half), end - cover + half)
    along, against = min(
        _berths(side, rects, along, half, grown),
        key=lambda berth: (berth[0] - middle) ** 2 + (berth[1] - off) ** 2,
    )
    u, v = (along, against) if axis == 0 else (against, along)
    facing = (other.facing + _FLUSH[side]) % CIRCLE
    east, north = DIRECTIONS[facing]
    for away in (0, 1):  # rounded to its place it may overlap by part of a tick; then it stands one tick off
        found = replace(
            f,
            x=other.x + rounded(u * c + v * s - away * east * grown, SCALE * grown),
            y=other.y + rounded(v * c - u * s - away * north * grown, SCALE * grown),
            facing=facing,
        )
        if not do_overlap(found, other):
            break
    return found


def _berths(side: Side, rects: list[Rect], along: int, half: int, grown: int) -> list[tuple[int, int]]:
    """Where a front may lie on a side: against the outermost edge before it, or beside a short last rank.

    Each is the place of the front's middle along the side and that of the edge, seen in the frame of the side's owner.
    """
    edge = _EDGES[side]
    low, high = (0, 1) if side in ("front", "rear") else (2, 3)
    outward = 1 if side in ("front", "right") else -1
    clear = _CLEAR * grown
    met = [rect[edge] for rect in rects if rect[low] - clear < along + half and rect[high] + clear > along - half]
    found = [(along, max(met, key=lambda place: outward * place))]
    for inner in rects:
        for outer in rects:
            if outward * outer[edge] > outward * inner[edge]:
                left, right = outer[low] - clear - half, outer[high] + clear + half
                found += [
                    (beside, inner[edge])
                    for beside in (left, right)
                    if inner[low] + grown <= beside + half and beside - half <= inner[high] - grown
                ]
    return found
