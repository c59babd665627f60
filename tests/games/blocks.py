"""Brute-force twins of the geometry of blocks: every figure a polygon of fractions, every pair, every tick.

Also here: the moves of the whole table that change no distance, and the generators that the tests of blocks share.
"""

from fractions import Fraction
from itertools import pairwise
from math import ceil, isqrt, radians, sin

from hypothesis import settings
from hypothesis import strategies as st
from msgspec.structs import replace

from carnyx.games.warriors.blocks.formation import Formation

many = settings(max_examples=150, deadline=None, derandomize=True, database=None, report_multiple_bugs=False)
few = settings(max_examples=50, deadline=None, derandomize=True, database=None, report_multiple_bugs=False)

SCALE = 65536


def foot(x=0, y=0, facing=0, files=4, figures=8):
    return Formation(x, y, facing, files, figures, 254, 254)


def horse(x=0, y=0, facing=0, files=3, figures=3):
    return Formation(x, y, facing, files, figures, 254, 508)


def sine(tenths):
    return round(SCALE * sin(radians(tenths % 3600 / 10)))


def at(f, right, ahead):
    """The place, in grains, that a formation sees so far to the right of its front middle and so far ahead of it."""
    s, c = sine(f.facing), sine(f.facing + 900)
    return (f.x * SCALE + right * c + ahead * s, f.y * SCALE - right * s + ahead * c)


def bases(f, ahead=0, back=0):
    """Every figure in order as a polygon in grains, drawn out ahead or back by so many ticks."""
    left = f.figures
    found = []
    while left:
        rank = min(left, f.files)
        front = -(len(found) // f.files) * f.depth
        edges = [f.width * (2 * i - rank) // 2 for i in range(rank + 1)]
        for a, b in pairwise(edges):
            rear = front - f.depth
            corners = ((a, front + ahead), (b, front + ahead), (b, rear - back), (a, rear - back))
            found.append([at(f, *corner) for corner in corners])
        left -= rank
    return found


def cross(o, a, b):
    return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])


def cut(polygon, a, b):
    """What of a polygon lies to the right of the line from a to b, or on it."""
    found = []
    for i, q in enumerate(polygon):
        p = polygon[i - 1]
        p_side, q_side = cross(a, b, p), cross(a, b, q)
        if (p_side < 0 < q_side) or (q_side < 0 < p_side):
            t = Fraction(p_side, p_side - q_side)
            found.append((p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])))
        if q_side <= 0:
            found.append(q)
    return found


def common(polygon, convex):
    """What two polygons have in common; the second is convex and runs clockwise."""
    for i, b in enumerate(convex):
        polygon = cut(polygon, convex[i - 1], b)
    return polygon


def area(polygon):
    return abs(sum(p[0] * q[1] - p[1] * q[0] for p, q in zip(polygon, polygon[1:] + polygon[:1], strict=True))) / 2


def meet(a, b):
    return area(common(a, b)) > 0


def do_overlap(a, b):
    return any(meet(p, q) for p in bases(a) for q in bases(b))


def point_segment2(p, a, b):
    dx, dy = b[0] - a[0], b[1] - a[1]
    t = Fraction((p[0] - a[0]) * dx + (p[1] - a[1]) * dy, dx * dx + dy * dy)
    t = int(t > 1) if t < 0 or t > 1 else t
    return (a[0] + t * dx - p[0]) ** 2 + (a[1] + t * dy - p[1]) ** 2


def polygons2(p, q):
    """The squared distance of two polygons in ticks."""
    if meet(p, q):
        return Fraction(0)
    return Fraction(
        min(
            [point_segment2(corner, q[i - 1], q[i]) for corner in p for i in range(len(q))]
            + [point_segment2(corner, p[i - 1], p[i]) for corner in q for i in range(len(p))]
        ),
        SCALE**2,
    )


def gap2(a, b):
    return min(polygons2(p, q) for p in bases(a) for q in bases(b))


def root_up(square):
    root = isqrt(ceil(square))
    return root if root * root >= square else root + 1


def contacts(a, b, reach=10):
    pairs = ((i, j, p, q) for i, p in enumerate(bases(a)) for j, q in enumerate(bases(b)))
    return tuple((i, j) for i, j, p, q in pairs if polygons2(p, q) <= reach * reach)


def is_in_arc(a, b, tenths):
    """Cut down to what is ahead, and then to what is between the two lines: is anything left?"""
    half = a.files * a.width // 2
    s, c = sine(tenths), sine(900 - tenths)
    left, right = at(a, -half, 0), at(a, half, 0)
    left_on, right_on = at(a, -half - s, c), at(a, half + s, c)
    return any(cut(cut(cut(polygon, right, left), left, left_on), right_on, right) for polygon in bases(b))


def points(outline, scale=1):
    return [(scale * outline[i], scale * outline[i + 1]) for i in range(0, len(outline), 2)]


def overlaps_outline(f, outline):
    return any(meet(points(outline, SCALE), base) for base in bases(f))


def is_in(x, y, outline):
    """On an edge, or with an odd number of edges to the east."""
    corners = points(outline, SCALE)
    inside = False
    for i, (bx, by) in enumerate(corners):
        ax, ay = corners[i - 1]
        if point_segment2((x, y), (ax, ay), (bx, by)) == 0:
            return True
        if (ay > y) != (by > y) and ax + Fraction((bx - ax) * (y - ay), by - ay) > x:
            inside = not inside
    return inside


def share_in(f, outline):
    middles = [(sum(x for x, _ in base) // 4, sum(y for _, y in base) // 4) for base in bases(f)]
    return sum(is_in(x, y, outline) for x, y in middles)


def bearing(dx, dy):
    """The direction of all 3600 that a place lies least beside, squared, among those it does not lie behind."""
    ways = [(t, sine(t), sine(t + 900)) for t in range(3600)]
    return min((Fraction((dx * c - dy * s) ** 2, s * s + c * c), t) for t, s, c in ways if dx * s + dy * c > 0)[1]


# Moves of the whole table that change no distance: shift, quarter turn and mirror, of a formation and of an outline.
def shifted(f):
    return replace(f, x=f.x - 7, y=f.y + 1234)


def quartered(f):
    return replace(f, x=-f.y, y=f.x, facing=(f.facing - 900) % 3600)


def mirrored(f):
    return replace(f, x=-f.x, facing=-f.facing % 3600)


MOVES = (
    (shifted, lambda x, y: (x - 7, y + 1234)),
    (quartered, lambda x, y: (-y, x)),
    (mirrored, lambda x, y: (-x, y)),
    (lambda f: shifted(quartered(mirrored(f))), lambda x, y: (-y - 7, 1234 - x)),
)
moves = st.sampled_from(MOVES)


def moved(outline, place):
    return tuple(number for x, y in points(outline) for number in place(x, y))


def mirror_figure(f, figure):
    """The figure that stands where this one stood, when left and right are exchanged."""
    rank = f.figures_in_rank(f.rank_of(figure))
    return rank.start + rank.stop - 1 - figure


facings = st.integers(0, 3599) | st.sampled_from([0, 900, 1800, 2700]) | st.sampled_from([450, 300, 2100, 1, 3599])


@st.composite
def formations(draw, width=254, depths=(254, 508), span=1500, most=3):
    """A block of some files and ranks somewhere; small spans make blocks that touch, overlap and graze."""
    files = draw(st.integers(1, most))
    place = st.integers(-span, span)
    figures = draw(st.integers(files, most * files))
    return Formation(draw(place), draw(place), draw(facings), files, figures, width, draw(st.sampled_from(depths)))


little = formations(width=6, depths=(6, 8), span=30)  # so little that every tick matters
blocks = formations()
NOTCHED = (-40, -30, 40, -30, 40, 30, 10, 30, 10, -10, -12, -10, -12, 30, -40, 30)
outlines = st.sampled_from([NOTCHED, (0, 0, 50, 0, 20, 40), (-3, -3, -3, 5, 60, 5, 60, -3), (0, 0, 1, 9, 2, 0)])
