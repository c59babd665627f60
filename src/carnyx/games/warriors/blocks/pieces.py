"""Rectangles at any angle, exactly: whether two overlap, how far apart they are and where they are nearest.

Places are in grains, a tick being SCALE of them, so that the corner of a base at any angle is a whole number. A frame
is a rectangle's own view: how far to the right of a middle, how far ahead. Seen in that frame the rectangle is
upright, and all lengths have grown by one factor, which is kept squared beside it.
"""

from __future__ import annotations

from typing import TypeAlias

from carnyx.games.warriors.blocks.compass import SCALE

Quad: TypeAlias = tuple[int, int, int, int, int, int, int, int]  # left front, right front, right rear, left rear
Frame: TypeAlias = tuple[int, int, int, int, int]  # middle x, y in grains; cosine, sine; the sum of their squares
Rect: TypeAlias = tuple[int, int, int, int]  # left, right, rear, front, as seen in the frame
Piece: TypeAlias = tuple[Frame, Rect, Quad]
Seen: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]  # corners: how far right, how far ahead
Ends: TypeAlias = tuple[int, int, int, int]  # a point of one and a point of the other


def quad(frame: Frame, left: int, right: int, rear: int, front: int) -> Quad:
    """The corners of a rectangle given in ticks as its frame sees it."""
    x, y, c, s, _ = frame
    front_x = x + front * s
    front_y = y + front * c
    rear_x = x + rear * s
    rear_y = y + rear * c
    lx = left * c
    ly = left * s
    rx = right * c
    ry = right * s
    return (front_x + lx, front_y - ly, front_x + rx, front_y - ry, rear_x + rx, rear_y - ry, rear_x + lx, rear_y - ly)


def piece(frame: Frame, left: int, right: int, rear: int, front: int) -> Piece:
    """A rectangle given in ticks as its frame sees it, with all that is needed to measure from it."""
    grown = frame[4]
    return (frame, (left * grown, right * grown, rear * grown, front * grown), quad(frame, left, right, rear, front))


def at(frame: Frame, u: int, v: int) -> tuple[int, int]:
    """The place that a frame sees so many ticks to the right and ahead."""
    x, y, c, s, _ = frame
    return (x + u * c + v * s, y - u * s + v * c)


def seen(frame: Frame, corners: tuple[int, ...]) -> Seen:
    """Corners as a frame sees them."""
    x, y, c, s, _ = frame
    if len(corners) == 8:
        ax, ay, bx, by, cx, cy, dx, dy = corners
        ax -= x
        bx -= x
        cx -= x
        dx -= x
        ay -= y
        by -= y
        cy -= y
        dy -= y
        return (
            (ax * c - ay * s, bx * c - by * s, cx * c - cy * s, dx * c - dy * s),
            (ax * s + ay * c, bx * s + by * c, cx * s + cy * c, dx * s + dy * c),
        )
    places = [(px - x, py - y) for px, py in zip(corners[::2], corners[1::2], strict=True)]
    return (tuple([px * c - py * s for px, py in places]), tuple([px * s + py * c for px, py in places]))


def least_ahead(frame: Frame, corners: Quad) -> int:
    """How far ahead the hindmost of four corners lies, as a frame sees it."""
    x, y, c, s, _ = frame
    ax, ay, bx, by, cx, cy, dx, dy = corners
    return min(ax * s + ay * c, bx * s + by * c, cx * s + cy * c, dx * s + dy * c) - x * s - y * c


def separation(rect: Rect, view: Seen) -> tuple[int, int, int, int]:
    """How far all corners lie beyond the front, rear, right and left edge; what is negative does not separate them."""
    us, vs = view
    left, right, rear, front = rect
    return (min(vs) - front, rear - max(vs), min(us) - right, left - max(us))


def do_pieces_overlap(a: Piece, b: Piece) -> bool:
    """Whether the insides of two rectangles have a point in common."""
    # If two rectangles are apart, an edge of one of them lies between.
    return _do_meet(a, b) and _do_meet(b, a)


def _do_meet(a: Piece, b: Piece) -> bool:
    """Whether no edge of the first has all of the second on its other side."""
    x, y, c, s, _ = a[0]
    left, right, rear, front = a[1]
    px, py, qx, qy, _, _, rx, ry = b[2]
    # A corner, and from there the two sides; opposite sides of a rectangle are equal.
    qx -= px
    qy -= py
    rx -= px
    ry -= py
    px -= x
    py -= y
    low = high = px * s + py * c
    side = qx * s + qy * c
    deep = rx * s + ry * c
    if side < 0:
        low += side
    else:
        high += side
    if deep < 0:
        low += deep
    else:
        high += deep
    if high <= rear or low >= front:
        return False
    low = high = px * c - py * s
    side = qx * c - qy * s
    deep = rx * c - ry * s
    if side < 0:
        low += side
    else:
        high += side
    if deep < 0:
        low += deep
    else:
        high += deep
    return high > left and low < right


def apart2(a: Piece, b: Piece) -> int:
    """The squared gap of two rectangles, nought if they touch or overlap, in grains that grew with both frames."""
    # Two convex shapes that do not overlap are nearest at a corner of one of them.
    from_a, least, can_meet, *_ = _nearest_corner(a, b)
    if from_a == least:
        return from_a * b[0][4]  # no point of the second is nearer than this corner
    from_b, least, do_meet, *_ = _nearest_corner(b, a)
    if not from_b or (can_meet and do_meet):
        return 0
    return min(from_a * b[0][4], from_b * a[0][4])


def _nearest_corner(a: Piece, b: Piece) -> tuple[int, int, bool, int, int, int]:
    """The corner of the second that is nearest to the first, all measured as the first sees it.

    It gives the squared distance of this corner, the least that any point of the second could have, whether no edge of
    the first lies between the two, and where the corner is: how far right, how far ahead, and its number.
    """
    x, y, c, s, _ = a[0]
    left, right, rear, front = a[1]
    px, py, qx, qy, _, _, rx, ry = b[2]
    px -= x
    qx -= x
    rx -= x
    py -= y
    qy -= y
    ry -= y
    pu = px * c - py * s
    pv = px * s + py * c
    qu = qx * c - qy * s
    qv = qx * s + qy * c
    ru = rx * c - ry * s
    rv = rx * s + ry * c
    # Opposite sides of a rectangle are equal: the last corner and the extremes follow from three corners.
    side_u = qu - pu
    side_v = qv - pv
    deep_u = ru - pu
    deep_v = rv - pv
    low_u = high_u = pu
    low_v = high_v = pv
    if side_u < 0:
        low_u += side_u
    else:
        high_u += side_u
    if deep_u < 0:
        low_u += deep_u
    else:
        high_u += deep_u
    if side_v < 0:
        low_v += side_v
    else:
        high_v += side_v
    if deep_v < 0:
        low_v += deep_v
    else:
        high_v += deep_v
    du = left - high_u if high_u < left else low_u - right if low_u > right else 0
    dv = rear - high_v if high_v < rear else low_v - front if low_v > front else 0
    least = du * du + dv * dv
    do_meet = high_u > left and low_u < right and high_v > rear and low_v < front
    # One corner after the other, written out: nothing is asked more often. None is nearer than the least.
    du = left - pu if pu < left else pu - right if pu > right else 0
    dv = rear - pv if pv < rear else pv - front if pv > front else 0
    best, at_u, at_v, number = du * du + dv * dv, pu, pv, 0
    if best == least:
        return best, least, do_meet, at_u, at_v, number
    du = left - qu if qu < left else qu - right if qu > right else 0
    dv = rear - qv if qv < rear else qv - front if qv > front else 0
    far2 = du * du + dv * dv
    if far2 < best:
        best, at_u, at_v, number = far2, qu, qv, 1
        if best == least:
            return best, least, do_meet, at_u, at_v, number
    qu += deep_u
    qv += deep_v
    du = left - qu if qu < left else qu - right if qu > right else 0
    dv = rear - qv if qv < rear else qv - front if qv > front else 0
    far2 = du * du + dv * dv
    if far2 < best:
        best, at_u, at_v, number = far2, qu, qv, 2
        if best == least:
            return best, least, do_meet, at_u, at_v, number
    du = left - ru if ru < left else ru - right if ru > right else 0
    dv = rear - rv if rv < rear else rv - front if rv > front else 0
    far2 = du * du + dv * dv
    if far2 < best:
        best, at_u, at_v, number = far2, ru, rv, 3
    return best, least, do_meet, at_u, at_v, number


def unit2(a: Piece, b: Piece) -> int:
    """A squared tick on the scale of `apart2`."""
    return SCALE * SCALE * a[0][4] * b[0][4]


def _beyond2(rect: Rect, view: Seen) -> list[int]:
    """The squared distance of each corner from a rectangle."""
    left, right, rear, front = rect
    return [
        (du := left - u if u < left else u - right if u > right else 0) * du
        + (dv := rear - v if v < rear else v - front if v > front else 0) * dv
        for u, v in zip(*view, strict=True)
    ]


def nearest(a: Piece, b: Piece) -> tuple[int, Ends, int]:
    """The squared gap as `apart2` tells it, a nearest point of each, and what to divide these by to have ticks.

    Where two edges face each other in parallel, every point between is as near: the middle one is taken.
    """
    scale = a[0][4] * b[0][4]
    if not _are_parallel(a[0], b[0]) and (found := _nearest_at_an_angle(a, b)):
        return found
    theirs, mine = seen(a[0], b[2]), seen(b[0], a[2])
    if do_pieces_overlap(a, b):
        _, _, rear, front = b[1]
        (u,), (v,) = seen(a[0], at(b[0], 0, (rear + front) // (2 * b[0][4])))
        x, y = [place * b[0][4] for place in _clamped(a, u, v)]
        return (0, (x, y, x, y), scale * SCALE)
    from_a = [far2 * b[0][4] for far2 in _beyond2(a[1], theirs)]
    from_b = [far2 * a[0][4] for far2 in _beyond2(b[1], mine)]
    best = min(min(from_a), min(from_b))
    ties: set[Ends] = set()
    for i in range(4):
        if from_a[i] == best:
            x, y = _clamped(a, theirs[0][i], theirs[1][i])
            ties.add((x * b[0][4], y * b[0][4], b[2][2 * i] * scale, b[2][2 * i + 1] * scale))
        if from_b[i] == best:
            x, y = _clamped(b, mine[0][i], mine[1][i])
            ties.add((a[2][2 * i] * scale, a[2][2 * i + 1] * scale, x * a[0][4], y * a[0][4]))
    if len(ties) == 1:
        return (best, ties.pop(), scale * SCALE)
    ax, ay, bx, by = [sum(numbers) for numbers in zip(*ties, strict=True)]
    return (best, (ax, ay, bx, by), scale * SCALE * len(ties))


def _nearest_at_an_angle(a: Piece, b: Piece) -> tuple[int, Ends, int] | None:
    """What `nearest` says of two rectangles that are not parallel; none if they overlap.

    Only one pair of points is nearest then, and one of these points is a corner.
    """
    grown, other_grown = a[0][4], b[0][4]
    scale = grown * other_grown
    from_a, least, can_meet, u, v, i = _nearest_corner(a, b)
    if not from_a or from_a != least:  # otherwise no point of the second is nearer than this corner
        from_b, _, do_meet, other_u, other_v, k = _nearest_corner(b, a)
        if can_meet and do_meet:
            return None
        if from_b * grown < from_a * other_grown:
            x, y = _clamped(b, other_u, other_v)
            ends = (a[2][2 * k] * scale, a[2][2 * k + 1] * scale, x * grown, y * grown)
            return (from_b * grown, ends, scale * SCALE)
    x, y = _clamped(a, u, v)
    ends = (x * other_grown, y * other_grown, b[2][2 * i] * scale, b[2][2 * i + 1] * scale)
    return (from_a * other_grown, ends, scale * SCALE)


def _are_parallel(one: Frame, other: Frame) -> bool:
    """Whether two frames have their edges in the same directions."""
    _, _, c, s, _ = one
    _, _, other_c, other_s, _ = other
    return c * other_s == s * other_c or c * other_c == -s * other_s


def _clamped(a: Piece, u: int, v: int) -> tuple[int, int]:
    """The point of a rectangle that is nearest to a place as its frame sees it, grown with the frame."""
    x, y, c, s, grown = a[0]
    left, right, rear, front = a[1]
    cu = min(max(u, left), right)
    cv = min(max(v, rear), front)
    return (x * grown + cu * c + cv * s, y * grown - cu * s + cv * c)


def does_polygon_enter(rect: Rect, view: Seen) -> bool:
    """Whether an edge of a polygon passes through the inside of a rectangle; to touch is not to enter."""
    us, vs = view
    left, right, rear, front = rect
    pu = us[-1]
    pv = vs[-1]
    for qu, qv in zip(us, vs, strict=True):
        if not (
            (pu <= left and qu <= left)
            or (pu >= right and qu >= right)
            or (pv <= rear and qv <= rear)
            or (pv >= front and qv >= front)
        ):
            # The edge runs through if it has corners of the rectangle strictly on both sides.
            du = qu - pu
            dv = qv - pv
            a = du * (rear - pv) - dv * (left - pu)
            b = du * (rear - pv) - dv * (right - pu)
            c = du * (front - pv) - dv * (left - pu)
            d = du * (front - pv) - dv * (right - pu)
            if (a > 0 or b > 0 or c > 0 or d > 0) and (a < 0 or b < 0 or c < 0 or d < 0):
                return True
        pu = qu
        pv = qv
    return False


def first_ahead(rect: Rect, view: Seen) -> int | None:
    """How far ahead, in whole units of the frame, the first edge of a polygon lies in the way of a rectangle.

    Only what lies between the lines of its two sides is in its way; along such a line it passes by.
    """
    us, vs = view
    left, right, _, front = rect
    if max(us) <= left or min(us) >= right or max(vs) < front:
        return None
    found: int | None = None
    pu = us[-1]
    pv = vs[-1]
    for qu, qv in zip(us, vs, strict=True):
        if pu <= qu:
            u0, v0, u1, v1 = pu, pv, qu, qv
        else:
            u0, v0, u1, v1 = qu, qv, pu, pv
        if u1 > left and u0 < right and (pv >= front or qv >= front):
            start = v0 if u0 >= left else v0 + (v1 - v0) * (left - u0) // (u1 - u0)
            end = v1 if u1 <= right else v0 + (v1 - v0) * (right - u0) // (u1 - u0)
            lowest = min(start, end)
            if lowest >= front and (found is None or lowest < found):
                found = lowest
        pu = qu
        pv = qv
    return found


def is_piece_in_arc(a: Piece, b: Piece, sine: int, cosine: int) -> bool:
    """Whether the second has a point ahead of the first's front, between lines that leave its corners at an angle."""
    us, vs = seen(a[0], b[2])
    left, right, _, front = a[1]
    if max(vs) < front:
        return False
    places = tuple(zip(us, vs, strict=True))
    if all((u - right) * cosine > (v - front) * sine for u, v in places):
        return False
    if all((left - u) * cosine > (v - front) * sine for u, v in places):
        return False
    # No line of the arc lies between them; it remains that an edge of the other does, and the arc leads away from it.
    us, vs = seen(b[0], a[2][:4])
    left, right, rear, front = b[1]
    ray_us, ray_vs = _rays(a[0], b[0], sine, cosine)
    return not (
        (min(us) > right and min(ray_us) >= 0)
        or (max(us) < left and max(ray_us) <= 0)
        or (min(vs) > front and min(ray_vs) >= 0)
        or (max(vs) < rear and max(ray_vs) <= 0)
    )


def _rays(frame: Frame, other: Frame, sine: int, cosine: int) -> Seen:
    """The directions in which an arc is open, left, straight on and right, as another frame sees them."""
    _, _, c, s, _ = frame
    left_x, left_y = cosine * s - sine * c, cosine * c + sine * s
    right_x, right_y = cosine * s + sine * c, cosine * c - sine * s
    return seen((0, 0, *other[2:]), (left_x, left_y, s, c, right_x, right_y))
