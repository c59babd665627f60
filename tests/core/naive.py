"""Brute-force twins of the geometry: fractions, every pair, every step of a grid; slow, plain and on purpose different.

Also here: the shapes, the turns and the generators that all tests of the geometry share.
"""

from fractions import Fraction
from heapq import heappop, heappush
from itertools import pairwise
from math import atan2, ceil, gcd, hypot, isqrt

from hypothesis import settings
from hypothesis import strategies as st

many = settings(max_examples=120, deadline=None, derandomize=True, database=None, report_multiple_bugs=False)
few = settings(max_examples=40, deadline=None, derandomize=True, database=None, report_multiple_bugs=False)

SQUARE = (0, 0, 10, 0, 10, 10, 0, 10)
NOTCH = (0, 0, 12, 0, 12, 8, 8, 8, 8, 4, 4, 4, 4, 8, 0, 8)  # a U: the way across its arms leads out and in again
STEPS = (0, 0, 9, 0, 9, 3, 6, 3, 6, 6, 3, 6, 3, 9, 0, 9)
CROOK = (
    0,
    0,
    4,
    0,
    4,
    4,
    8,
    4,
    8,
    8,
    2,
    8,
    2,
    4,
    0,
    4,
)  # an S: one line runs along edges with the inside on either side
SPIKE = (0, 0, 10, 0, 5, 3, 10, 6, 0, 6)  # a corner that goes in, met head on
MARKED = (0, 0, 5, 0, 10, 0, 10, 10, 0, 10, 0, 5)  # corners that are none: straight on
SHAPES = (SQUARE, NOTCH, STEPS, CROOK, SPIKE, MARKED)


def pairs(flat):
    return [(flat[i], flat[i + 1]) for i in range(0, len(flat), 2)]


def flat(points):
    return tuple(number for point in points for number in point)


def edges(polygon):
    points = pairs(polygon)
    return [(*points[i - 1], *points[i]) for i in range(len(points))]


# Moves of the whole table that change no distance: shift, quarter turn, mirror, and all at once.
def shifted(places, dx=-7, dy=1234):
    return flat((x + dx, y + dy) for x, y in pairs(places))


def turned(places):
    return flat((-y, x) for x, y in pairs(places))


def mirrored(places):
    return flat((-x, y) for x, y in pairs(places))


MOVES = (shifted, turned, mirrored, lambda places: shifted(turned(mirrored(places)), 3, -5))

small = st.integers(-12, 12)
broad = st.integers(-3000, 3000)
spokes = st.integers(1, 12)


def places(least=0, most=8, number=broad):
    return st.lists(st.tuples(number, number), min_size=least, max_size=most).map(flat)


def segments(number):
    return st.tuples(number, number, number, number)


@st.composite
def polygons(draw, number=spokes):
    """A simple polygon, mostly concave: corners all round a middle, at any distance from it."""
    corners = [
        (draw(number), 0),
        (-draw(number), draw(number)),
        (-draw(number), -draw(number)),
    ]
    either = st.builds(lambda n, sign: n * sign, number, st.sampled_from([-1, 1]))
    corners += draw(st.lists(st.tuples(either, either), max_size=6))
    by_direction = {(x // gcd(x, y), y // gcd(x, y)): (x, y) for x, y in reversed(corners)}
    outline = sorted(by_direction.values(), key=lambda corner: atan2(corner[1], corner[0]))
    return flat(outline if draw(st.booleans()) else outline[::-1])


outlines = polygons() | st.sampled_from(SHAPES)


def apart2(a, b):
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2


def nearest_pair(a, b):
    return min((apart2(p, q), i, j) for i, p in enumerate(pairs(a)) for j, q in enumerate(pairs(b)))


def pairs_within(a, b, reach):
    return tuple(
        (i, j)
        for i, p in enumerate(pairs(a))
        for j, q in enumerate(pairs(b))
        if reach >= 0 and apart2(p, q) <= reach**2
    )


def groups(places, across):
    """Chains by painting: whoever is near enough to somebody takes over the lower colour, until nothing changes."""
    points = pairs(places)
    colour = list(range(len(points)))
    for _ in points:
        for i, p in enumerate(points):
            for j, q in enumerate(points):
                if across >= 0 and apart2(p, q) <= across**2:
                    colour[i] = colour[j] = min(colour[i], colour[j])
    chains = [tuple(i for i, c in enumerate(colour) if c == wanted) for wanted in set(colour)]
    return tuple(sorted(chains, key=lambda chain: (-len(chain), chain[0])))


def segment2(ax, ay, bx, by, px, py):
    """The foot of the perpendicular, kept between the ends."""
    length2 = apart2((ax, ay), (bx, by))
    t = Fraction((px - ax) * (bx - ax) + (py - ay) * (by - ay), length2) if length2 else Fraction(0)
    t = min(max(t, Fraction(0)), Fraction(1))
    return apart2((ax + t * (bx - ax), ay + t * (by - ay)), (px, py))


def meets(ax, ay, bx, by, cx, cy, dx, dy):
    """The shares of the way from a to b at which it meets the segment from c to d; of a common stretch both ends."""
    ux, uy, vx, vy = bx - ax, by - ay, dx - cx, dy - cy
    across = ux * vy - uy * vx
    if across:
        t = Fraction((cx - ax) * vy - (cy - ay) * vx, across)
        s = Fraction((cx - ax) * uy - (cy - ay) * ux, across)
        return [t] if 0 <= t <= 1 and 0 <= s <= 1 else []
    if not (ux or uy):
        return [Fraction(0)] if segment2(cx, cy, dx, dy, ax, ay) == 0 else []
    ends = [(ax, ay, Fraction(0)), (bx, by, Fraction(1))]
    found = [t for x, y, t in ends if segment2(cx, cy, dx, dy, x, y) == 0]
    for x, y in ((cx, cy), (dx, dy)):
        if segment2(ax, ay, bx, by, x, y) == 0:
            found.append(Fraction((x - ax) * ux + (y - ay) * uy, ux * ux + uy * uy))
    return found


def side(x, y, polygon):
    """1 inside, 0 on the boundary, −1 outside: a ray in a direction that meets no corner is counted."""
    if any(segment2(*edge, x, y) == 0 for edge in edges(polygon)):
        return 0
    steep = 1
    while any((cy - y) * 10_007 == (cx - x) * steep for cx, cy in pairs(polygon)):
        steep += 1
    inside = -1
    for ax, ay, bx, by in edges(polygon):
        a_side = 10_007 * (ay - y) - steep * (ax - x)
        b_side = 10_007 * (by - y) - steep * (bx - x)
        if (a_side > 0) != (b_side > 0):
            t = Fraction(a_side, 1) / (a_side - b_side)
            if ax + t * (bx - ax) > x:
                inside = -inside
    return inside


def stretches(ax, ay, bx, by, polygon):
    """The segment cut wherever it meets an edge: from, to, and the side on which each piece lies."""
    cuts = {Fraction(0), Fraction(1)}
    for edge in edges(polygon):
        cuts.update(meets(ax, ay, bx, by, *edge))
    ordered = sorted(cuts)
    found = []
    for start, end in pairwise(ordered):
        middle = (start + end) / 2
        found.append((start, end, side(ax + middle * (bx - ax), ay + middle * (by - ay), polygon)))
    return found if (ax, ay) != (bx, by) else []


def root_up(square):
    """The smallest whole number whose square is not below."""
    root = isqrt(ceil(square))
    return root if root * root >= square else root + 1


def inside_length(ax, ay, bx, by, polygon):
    share = sum((end - start for start, end, where in stretches(ax, ay, bx, by, polygon) if where > 0), Fraction(0))
    return root_up(share**2 * apart2((ax, ay), (bx, by)))


def inside_any_length(ax, ay, bx, by, polygons):
    """The cuts of all polygons together; a piece between two cuts counts if its middle is inside one of them."""
    found = [run for polygon in polygons for run in stretches(ax, ay, bx, by, polygon) if run[2] > 0]
    cuts = sorted({share for start, end, _ in found for share in (start, end)})
    share = sum((q - p for p, q in pairwise(cuts) if any(a <= p and q <= b for a, b, _ in found)), Fraction(0))
    return root_up(share**2 * apart2((ax, ay), (bx, by)))


def crossings(ax, ay, bx, by, polygon):
    """Runs that are not outside and are somewhere inside, but not the run in which a start inside lies."""
    runs = [[]]
    for _, _, where in stretches(ax, ay, bx, by, polygon):
        if where < 0:
            runs.append([])
        else:
            runs[-1].append(where)
    entered = sum(1 in run for run in runs)
    return entered - (side(ax, ay, polygon) > 0 and entered > 0)


def polygon2(ax, ay, bx, by, polygon):
    """The squared distance of a segment from a polygon: nought if it touches it or lies inside."""
    if side(ax, ay, polygon) >= 0 or any(meets(ax, ay, bx, by, *edge) for edge in edges(polygon)):
        return Fraction(0)
    ends = [segment2(*edge, x, y) for edge in edges(polygon) for x, y in ((ax, ay), (bx, by))]
    return min(ends + [segment2(ax, ay, bx, by, x, y) for x, y in pairs(polygon)])


def along(ax, ay, bx, by, steps):
    """Places all along a segment, both ends included."""
    shares = (Fraction(i, steps) for i in range(steps + 1))
    return [(ax + t * (bx - ax), ay + t * (by - ay)) for t in shares]


def is_leg_free(ax, ay, bx, by, radius, circles, polygons):
    if any(segment2(ax, ay, bx, by, x, y) < keep * keep for x, y, keep in circles):
        return False
    return all(polygon2(ax, ay, bx, by, polygon) >= radius * radius for polygon in polygons)


ROSE = [(i, j) for i in range(-3, 4) for j in range(-3, 4) if gcd(i, j) == 1]


def grid_way(a, b, limit, step, is_free):
    """The shortest way over a grid, thirty-two directions from each place: at most 2 % above the ideal, or None."""
    best = {(0, 0): 0.0}
    heap = [(hypot(b[0] - a[0], b[1] - a[1]), 0.0, (0, 0), False)]
    done = set()
    while heap:
        _, gone, cell, arrived = heappop(heap)
        if arrived:
            return gone
        if cell in done:
            continue
        done.add(cell)
        here = (a[0] + cell[0] * step, a[1] + cell[1] * step)
        rest = hypot(b[0] - here[0], b[1] - here[1])
        if rest <= 4 * step and is_free(here, b):
            heappush(heap, (gone + rest, gone + rest, cell, True))
        for i, j in ROSE:
            cell_on = (cell[0] + i, cell[1] + j)
            on = (here[0] + i * step, here[1] + j * step)
            so_far = gone + step * hypot(i, j)
            whole = so_far + hypot(b[0] - on[0], b[1] - on[1])
            if whole <= limit and so_far < best.get(cell_on, limit + 1) and is_free(here, on):
                best[cell_on] = so_far
                heappush(heap, (whole, so_far, cell_on, False))
    return None
