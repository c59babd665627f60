"""The bare geometry of the table: how near two bases are, and what a line touches.

Places are whole ticks in flat tuples (x, y, x, y, …), outlines are the corners of a simple polygon in either turn,
maybe concave, three corners at least. Every answer is exact, and one sense of edges runs through all of it: to touch
is not to enter. A line along a wall or on the rim of a base is neither inside nor nearer than the rim; only a place
asked for by itself counts as in when it stands on the boundary.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import isqrt
from typing import TypeAlias

Places: TypeAlias = tuple[int, ...]
Outline: TypeAlias = tuple[int, ...]
Box: TypeAlias = tuple[int, int, int, int]
Circle: TypeAlias = tuple[int, int, int, *tuple[object, ...]]  # x, y, radius, and whatever the caller adds

_FAR = 1 << 60
NOWHERE: Box = (_FAR, _FAR, -_FAR, -_FAR)  # the box of no places: apart from every box, and inside every box


def box(places: Places, radius: int) -> Box:
    """The smallest upright box (west, south, east, north) round bases of one radius."""
    if not places:
        return NOWHERE
    xs = places[::2]
    ys = places[1::2]
    return (min(xs) - radius, min(ys) - radius, max(xs) + radius, max(ys) + radius)


def joint(a: Box, b: Box) -> Box:
    """The smallest upright box round two boxes."""
    return (min(a[0], b[0]), min(a[1], b[1]), max(a[2], b[2]), max(a[3], b[3]))


def are_boxes_apart(a: Box, b: Box, gap: int) -> bool:
    """Whether two boxes alone prove that whatever is in them is farther apart than the gap."""
    return a[0] - b[2] > gap or b[0] - a[2] > gap or a[1] - b[3] > gap or b[1] - a[3] > gap


def boxes_apart2(a: Box, b: Box) -> int:
    """The squared gap between two boxes: whatever is in them is no nearer; nought if they meet."""
    dx = a[0] - b[2] if a[0] > b[2] else b[0] - a[2] if b[0] > a[2] else 0
    dy = a[1] - b[3] if a[1] > b[3] else b[1] - a[3] if b[1] > a[3] else 0
    return dx * dx + dy * dy


def root_up(square: int) -> int:
    """The root of a squared length, rounded up to a tick."""
    return isqrt(square - 1) + 1 if square > 0 else 0


def nearest2(places_a: Places, places_b: Places) -> int:
    """The smallest squared distance between a place of one and a place of the other."""
    return nearest_pair(places_a, places_b)[0]


def nearest_pair(places_a: Places, places_b: Places) -> tuple[int, int, int]:
    """The smallest squared distance and the two indices it lies between, the lowest ones on a tie."""
    if not places_a or not places_b:
        raise ValueError("nothing is near to nothing")
    best = (places_a[0] - places_b[0]) ** 2 + (places_a[1] - places_b[1]) ** 2
    first = 0
    second = 0
    others = _numbered(places_b)
    if len(places_a) * len(places_b) > _MANY:
        # The nearest to some place, and the nearest to that one, give a distance that is nearly the smallest. Only
        # places within this distance of the box can be nearer.
        u, v = _nearest_place(places_a[0], places_a[1], places_b)
        x, y = _nearest_place(u, v, places_a)
        best = (x - u) * (x - u) + (y - v) * (y - v) + 1
        others = _in_box(others, box(places_a, isqrt(best)))
    for i, x, y in _numbered(places_a):
        for j, u, v in others:
            dx = x - u
            dy = y - v
            apart = dx * dx + dy * dy
            if apart < best:
                best = apart
                first = i
                second = j
    return (best, first, second)


_MANY = 4 * 120  # four numbers make a pair; with fewer pairs than this, looking at all of them is quicker


def _nearest_place(x: int, y: int, places: Places) -> tuple[int, int]:
    apart = [(x - u) * (x - u) + (y - v) * (y - v) for u, v in _pairs(places)]
    i = 2 * apart.index(min(apart))
    return (places[i], places[i + 1])


def _pairs(places: Places) -> list[tuple[int, int]]:
    return list(zip(places[::2], places[1::2], strict=True))


def _numbered(places: Places) -> list[tuple[int, int, int]]:
    return list(zip(range(len(places) // 2), places[::2], places[1::2], strict=True))


def _in_box(numbered: list[tuple[int, int, int]], bounds: Box) -> list[tuple[int, int, int]]:
    west, south, east, north = bounds
    return [place for place in numbered if west <= place[1] <= east and south <= place[2] <= north]


def any_within(places_a: Places, places_b: Places, reach: int) -> bool:
    """Whether some place of one is no farther than the reach from some place of the other."""
    return reach >= 0 and _is_any_below(places_a, places_b, reach, reach * reach + 1)


def overlaps(places: Places, radius: int, other_places: Places, other_radius: int) -> bool:
    """Whether a base of one stands on a base of the other; bases that touch do not."""
    reach = radius + other_radius
    return _is_any_below(places, other_places, reach, reach * reach)


def pairs_within(places_a: Places, places_b: Places, reach: int) -> tuple[tuple[int, int], ...]:
    """The indices of all places of one and of the other that are no farther apart than the reach, in order."""
    if reach < 0:
        return ()
    limit2 = reach * reach
    near = _in_box(_numbered(places_b), box(places_a, reach))
    return tuple(
        [
            (i, j)
            for i, x, y in _numbered(places_a)
            for j, u, v in near
            if (x - u) * (x - u) + (y - v) * (y - v) <= limit2
        ]
    )


def _is_any_below(places_a: Places, places_b: Places, reach: int, limit2: int) -> bool:
    # A place outside the widened box of the others is ruled out with one or two comparisons.
    west, south, east, north = box(places_a, reach)
    mine = _pairs(places_a)
    for u, v in _pairs(places_b):
        if west <= u <= east and south <= v <= north:
            for x, y in mine:
                dx = x - u
                dy = y - v
                if dx * dx + dy * dy < limit2:
                    return True
    return False


def overlaps_itself(places: Places, radius: int) -> bool:
    """Whether two bases of the same footprint stand on each other."""
    reach = 2 * radius
    limit2 = reach * reach
    todo = _pairs(places)
    while todo:
        x, y = todo.pop()
        for u, v in todo:
            dx = x - u
            dy = y - v
            if dx * dx + dy * dy < limit2:
                return True
    return False


def segment2(ax: int, ay: int, bx: int, by: int, px: int, py: int) -> tuple[int, int]:
    """The squared distance of a place from a segment, exactly, as numerator and denominator."""
    dx = bx - ax
    dy = by - ay
    qx = px - ax
    qy = py - ay
    along = qx * dx + qy * dy
    if along <= 0:
        return (qx * qx + qy * qy, 1)
    square = dx * dx + dy * dy
    if along >= square:
        qx -= dx
        qy -= dy
        return (qx * qx + qy * qy, 1)
    across = dx * qy - dy * qx
    return (across * across, square)


def is_segment_near_point(ax: int, ay: int, bx: int, by: int, px: int, py: int, r: int) -> bool:
    """Whether some point of a segment is strictly nearer than r to a place."""
    if r <= 0:
        return False
    num, den = segment2(ax, ay, bx, by, px, py)
    return num < r * r * den


def first_circle(ax: int, ay: int, bx: int, by: int, circles: Sequence[Circle]) -> int:
    """The index of the first circle, in the order given, that a segment enters; −1 if it enters none."""
    west, east = (ax, bx) if ax < bx else (bx, ax)
    south, north = (ay, by) if ay < by else (by, ay)
    for i, circle in enumerate(circles):
        x = circle[0]
        r = circle[2]
        if west - r < x < east + r and r > 0:
            y = circle[1]
            if south - r < y < north + r:
                num, den = segment2(ax, ay, bx, by, x, y)
                if num < r * r * den:
                    return i
    return -1


def do_segments_cross(ax: int, ay: int, bx: int, by: int, cx: int, cy: int, dx: int, dy: int) -> bool:
    """Whether the segments from a to b and from c to d have a point in common, be it only an end."""
    if max(ax, bx) < min(cx, dx) or max(cx, dx) < min(ax, bx) or max(ay, by) < min(cy, dy) or max(cy, dy) < min(ay, by):
        return False
    # Where their boxes meet, two segments cross exactly if neither lies strictly on one side of the other's line.
    ux = bx - ax
    uy = by - ay
    c_side = ux * (cy - ay) - uy * (cx - ax)
    d_side = ux * (dy - ay) - uy * (dx - ax)
    if (c_side > 0 and d_side > 0) or (c_side < 0 and d_side < 0):
        return False
    vx = dx - cx
    vy = dy - cy
    a_side = vx * (ay - cy) - vy * (ax - cx)
    b_side = vx * (by - cy) - vy * (bx - cx)
    return not ((a_side > 0 and b_side > 0) or (a_side < 0 and b_side < 0))


def is_point_in_polygon(x: int, y: int, polygon: Outline) -> bool:
    """Whether a place lies in a polygon; on its boundary counts as in."""
    return _side(x, y, polygon) >= 0


def _side(x: int, y: int, polygon: Outline) -> int:
    """1 inside, 0 on the boundary, −1 outside."""
    side = -1
    px = polygon[-2]
    py = polygon[-1]
    for qx, qy in _pairs(polygon):
        if (py > y) != (qy > y):
            turn = (qx - px) * (y - py) - (x - px) * (qy - py)
            if turn == 0:
                return 0
            if (turn > 0) == (qy > py):
                side = -side
        elif qy == y and (qx == x or (py == y and (px > x) != (qx > x))):
            return 0
        px = qx
        py = qy
    return side


def is_segment_near_polygon(ax: int, ay: int, bx: int, by: int, polygon: Outline, r: int) -> bool:
    """Whether some point of a segment is inside a polygon or strictly nearer than r to it."""
    if r <= 0:
        if ax == bx and ay == by:
            return _side(ax, ay, polygon) > 0
        return _is_entered(ax, ay, bx, by, polygon)
    if _side(ax, ay, polygon) >= 0:
        return True
    west, east = (ax - r, bx + r) if ax < bx else (bx - r, ax + r)
    south, north = (ay - r, by + r) if ay < by else (by - r, ay + r)
    px = polygon[-2]
    py = polygon[-1]
    for qx, qy in _pairs(polygon):
        is_apart = (
            (px <= west and qx <= west)
            or (px >= east and qx >= east)
            or (py <= south and qy <= south)
            or (py >= north and qy >= north)
        )
        # Two segments that do not cross are nearest at an end of one of them.
        if not is_apart and (
            is_segment_near_point(ax, ay, bx, by, qx, qy, r)
            or is_segment_near_point(px, py, qx, qy, ax, ay, r)
            or is_segment_near_point(px, py, qx, qy, bx, by, r)
            or do_segments_cross(ax, ay, bx, by, px, py, qx, qy)
        ):
            return True
        px = qx
        py = qy
    return False


def _is_entered(ax: int, ay: int, bx: int, by: int, polygon: Outline) -> bool:
    dx = bx - ax
    dy = by - ay
    corners = _pairs(polygon)
    sides = [dx * (y - ay) - dy * (x - ax) for x, y in corners]
    if min(sides) >= 0 or max(sides) <= 0:
        return False  # all of it lies on one side of the line
    # Most lines that enter cross some edge between its corners and between their own ends.
    px, py = corners[-1]
    p_side = sides[-1]
    for (qx, qy), q_side in zip(corners, sides, strict=True):
        if (p_side > 0 > q_side) or (p_side < 0 < q_side):
            a_side = (qx - px) * (ay - py) - (qy - py) * (ax - px)
            b_side = (qx - px) * (by - py) - (qy - py) * (bx - px)
            if (a_side > 0 > b_side) or (a_side < 0 < b_side):
                return True
        px = qx
        py = qy
        p_side = q_side
    return any(inside for _, _, _, _, inside in _stretches(ax, ay, bx, by, polygon))


def inside_length(ax: int, ay: int, bx: int, by: int, *polygons: Outline) -> int:
    """How many ticks of a segment, rounded up once for all, lie inside polygons; what they share counts only once."""
    inside = [stretch for polygon in polygons for stretch in _stretches(ax, ay, bx, by, polygon) if stretch[4]]
    if not inside:
        return 0
    num = 0
    den = 1
    for n0, d0, n1, d1, _ in inside if len(polygons) == 1 else _united(inside):
        # Shares of the segment are added up as a fraction: a sum of rounded parts would be too long.
        num = num * d0 * d1 + (n1 * d0 - n0 * d1) * den
        den = den * d0 * d1
    square = (bx - ax) ** 2 + (by - ay) ** 2
    return root_up(-(-square * num * num // (den * den)))


def _united(stretches: list[tuple[int, int, int, int, bool]]) -> list[tuple[int, int, int, int, bool]]:
    """The stretches of a segment in order, overlapping ones cut so that no part is there twice."""
    found: list[tuple[int, int, int, int, bool]] = []
    for n0, d0, n1, d1, inside in sorted(stretches, key=lambda stretch: Fraction(stretch[0], stretch[1])):
        if found and n0 * found[-1][3] < found[-1][2] * d0:
            n0, d0 = found[-1][2:4]
        if n1 * d0 > n0 * d1:
            found.append((n0, d0, n1, d1, inside))
    return found


def crossings(ax: int, ay: int, bx: int, by: int, polygon: Outline) -> int:
    """How many times a segment enters a polygon, so that over a wall and down again is one crossing."""
    # A segment that begins inside has not entered; one that ends inside has, and so has one that begins on the boundary
    # and goes in. So the legs of a path can be counted one by one. Touching the boundary from inside is not leaving.
    entries = 0
    is_in = _side(ax, ay, polygon) > 0
    last_num = 0
    last_den = 1
    for n0, d0, n1, d1, inside in _stretches(ax, ay, bx, by, polygon):
        if n0 * last_den != last_num * d0:
            is_in = False
        if inside and not is_in:
            entries += 1
            is_in = True
        last_num = n1
        last_den = d1
    return entries


def _stretches(ax: int, ay: int, bx: int, by: int, polygon: Outline) -> list[tuple[int, int, int, int, bool]]:
    """The stretches of a segment in a polygon, in order: from n0/d0 to n1/d1 of its length, inside or along the edge.

    The line is walked twice at once, a hair to its left and a hair to its right, so that it never meets a corner.
    Each edge switches the left walk (1), the right walk (2) or both (3): both in is inside, one in is along an edge.
    """
    dx = bx - ax
    dy = by - ay
    xs = polygon[::2]
    ys = polygon[1::2]
    line = dx * ay - dy * ax
    sides = [dx * y - dy * x - line for x, y in zip(xs, ys, strict=True)]
    if min(sides) >= 0 or max(sides) <= 0:
        return []  # all of it lies on one side of the line
    cuts: list[tuple[int, int, int]] = []
    px = xs[-1]
    py = ys[-1]
    p_side = sides[-1]
    for qx, qy, q_side in zip(xs, ys, sides, strict=True):
        switch = ((p_side < 0) != (q_side < 0)) + 2 * ((p_side > 0) != (q_side > 0))
        if switch:
            num = (px - ax) * (qy - py) - (py - ay) * (qx - px)
            den = q_side - p_side
            if den < 0:
                num = -num
                den = -den
            # What lies before the start or past the end counts as at the start or the end.
            if num < 0:
                num = 0
            elif num > den:
                num = den
            at = len(cuts)
            while at and cuts[at - 1][0] * den > num * cuts[at - 1][1]:
                at -= 1
            cuts.insert(at, (num, den, switch))
        px = qx
        py = qy
        p_side = q_side
    found: list[tuple[int, int, int, int, bool]] = []
    state = 0
    from_num = 0
    from_den = 1
    for num, den, switch in cuts:
        if state and num * from_den > from_num * den:
            found.append((from_num, from_den, num, den, state == 3))
        state ^= switch
        from_num = num
        from_den = den
    return found
