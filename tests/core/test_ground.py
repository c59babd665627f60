"""The table: what stands on it, and lines of sight that are free, blocked, or free by a tick."""

from fractions import Fraction

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from carnyx.core import kernel
from carnyx.core.footprint import Footprint
from carnyx.core.ground import Blocked, Table, Terrain, aim_points, first_wall, sight_line
from tests.core import naive
from tests.core.naive import MOVES, SQUARE, broad, few, many, segments, small

WOOD = Terrain("wood", (1000, 1000, 3000, 1000, 3000, 2000, 1000, 2000))
HILL = Terrain("hill", (2000, 500, 5000, 500, 3500, 4000), 400)
TABLE = Table(12_192, 12_192, (WOOD, HILL))

circles = st.lists(st.tuples(broad, broad, st.integers(1, 900), st.text("abc", max_size=2)), max_size=6)
outlines = naive.polygons(st.integers(1, 2000))
woods = st.lists(st.tuples(outlines, st.text("xyz", max_size=2), st.integers(0, 900)), max_size=3)


def test_terrain_reads_as_a_short_row():
    assert msgspec.json.encode(HILL) == b'["hill",[2000,500,5000,500,3500,4000],400]'
    assert msgspec.json.decode(msgspec.json.encode(TABLE), type=Table) == TABLE
    assert HILL.box == (2000, 500, 5000, 4000)
    assert {TABLE: 1}[Table(12_192, 12_192, (WOOD, HILL))] == 1


@pytest.mark.parametrize("outline", [(0, 0, 9, 9), (0, 0, 9, 9, 5), (0, 0, 9, 9, 5, 0, 1)])
def test_an_outline_has_three_corners_at_least(outline):
    with pytest.raises(ValueError, match="three at least"):
        Terrain("wood", outline)


@pytest.mark.parametrize(
    ("x", "y", "held"),
    [(125, 125, True), (124, 125, False), (125, 124, False), (12_067, 12_067, True), (12_068, 0, False)],
)
def test_a_base_stands_wholly_on_the_table(x, y, held):
    assert TABLE.holds(Footprint((5000, 5000, x, y), 125)) is held


def test_an_empty_footprint_stands_on_any_table():
    assert TABLE.holds(Footprint((), 125))


@few
@given(st.lists(outlines, max_size=4), segments(broad), st.integers(0, 900))
def test_terrain_near_is_that_of_the_twin(shapes, corners, gap):
    table = Table(6000, 6000, tuple(Terrain("wood", outline) for outline in shapes))
    bounds = kernel.box(corners, 0)
    near = [piece for piece in table.terrain if not kernel.are_boxes_apart(bounds, piece.box, gap)]
    assert table.terrain_near(bounds, gap) == near


@many
@given(segments(small), st.lists(st.tuples(naive.outlines, st.sampled_from([0, 0, 1, 5])), max_size=3))
def test_the_first_wall_in_the_way_is_that_of_the_twin(segment, shapes):
    assume(segment[:2] != segment[2:])
    pieces = [(Terrain("wood", outline), depth) for outline, depth in shapes]
    deep = [naive.inside_length(*segment, outline) > depth for outline, depth in shapes]
    assert first_wall(*segment, [piece.wall(depth) for piece, depth in pieces]) == (
        deep.index(True) if any(deep) else -1
    )
    assert not any(piece.is_beside(*segment) and naive.inside_length(*segment, piece.outline) for piece, _ in pieces)


def twin(segment, circles, polygons):
    """The first circle entered, how deep tick by tick; or the first polygon passed through too far."""
    for x, y, r, tag in circles:
        apart2 = naive.segment2(*segment, x, y)
        if apart2 < r * r:
            deep = 0
            while deep < r and apart2 <= (r - deep - 1) ** 2:
                deep += 1
            return Blocked(tag, max(deep, 1))
    for outline, tag, depth in polygons:
        inside = naive.inside_length(*segment, outline)
        if inside > depth:
            return Blocked(tag, inside - depth)
    return None


@many
@given(segments(broad), circles, woods, st.sampled_from(MOVES))
def test_a_line_of_sight_is_that_of_the_twin(segment, bases, shapes, move):
    blocked = sight_line(*segment, bases, shapes)
    assert blocked == twin(segment, bases, shapes)
    assert blocked == sight_line(*segment[2:], *segment[:2], bases, shapes)
    moved_bases = [(*move((x, y)), r, tag) for x, y, r, tag in bases]
    moved_shapes = [(move(outline), tag, depth) for outline, tag, depth in shapes]
    assert blocked == sight_line(*move(segment), moved_bases, moved_shapes)


@many
@given(segments(small), st.sampled_from(naive.SHAPES), st.integers(0, 9))
def test_a_line_past_corners_and_along_edges_is_that_of_the_twin(segment, outline, depth):
    assert sight_line(*segment, [], [(outline, "x", depth)]) == twin(segment, [], [(outline, "x", depth)])


@pytest.mark.parametrize(
    ("y", "blocked"), [(125, None), (124, Blocked(7, 1)), (-125, None), (25, Blocked(7, 100)), (0, Blocked(7, 125))]
)
def test_a_line_that_touches_a_rim_is_free(y, blocked):
    assert sight_line(-1000, y, 1000, y, [(0, 0, 125, 7)], []) == blocked


def test_less_than_a_tick_deep_is_deep_enough():
    # The line runs 124.94 ticks from the middle of the base.
    assert sight_line(-2000, 100, 2000, 150, [(0, 0, 125, "guard")], []) == Blocked("guard", 1)


@pytest.mark.parametrize(
    ("line", "depth", "blocked"),
    [
        pytest.param((-5, 0, 15, 0), 0, None, id="along a wall"),
        pytest.param((-5, 5, 5, -5), 0, None, id="past a corner"),
        pytest.param((-5, 4, 4, -5), 0, None, id="clear of it"),
        pytest.param((-5, 6, 6, -5), 0, Blocked("wall", 2), id="over a corner"),
        pytest.param((-5, 5, 15, 5), 10, None, id="just thin enough"),
        pytest.param((-5, 5, 15, 5), 9, Blocked("wall", 1), id="a tick too thick"),
        pytest.param((-5, 5, 15, 6), 10, Blocked("wall", 1), id="a hair too thick"),
    ],
)
def test_how_far_a_line_may_pass_through(line, depth, blocked):
    assert sight_line(*line, [], [(SQUARE, "wall", depth)]) == blocked


def test_the_first_in_order_is_named():
    bases = [(50, 0, 5, "far"), (20, 0, 5, "near")]
    assert sight_line(-10, 5, 90, 5, [], [(SQUARE, "wall", 0)]) == Blocked("wall", 10)
    assert sight_line(-10, 2, 90, 2, bases, [(SQUARE, "wall", 0)]) == Blocked("far", 3)


# Where a line may be drawn to


@many
@given(segments(broad), st.integers(0, 500))
def test_the_edges_lie_on_the_base_square_to_the_line(segment, r):
    ax, ay, bx, by = segment
    centre, left, right = aim_points(ax, ay, bx, by, r)
    assert centre == (bx, by)
    assert naive.apart2(centre, left) == naive.apart2(centre, right) <= r * r
    assert (left[0] + right[0], left[1] + right[1]) == (2 * bx, 2 * by)
    length2 = naive.apart2((ax, ay), (bx, by))
    if length2:
        # Off the exact edge by less than a tick in x and in y, and towards the centre.
        for exact, found in ((-(by - ay), left[0] - bx), (bx - ax, left[1] - by)):
            assert exact * found >= 0
            assert found**2 <= Fraction(exact**2 * r**2, length2) < (abs(found) + 1) ** 2


@many
@given(segments(broad), st.integers(0, 500))
def test_the_edges_turn_with_the_table_and_change_sides_in_a_mirror(segment, r):
    centre, left, right = aim_points(*segment, r)
    assert aim_points(*naive.turned(segment), r) == tuple(naive.turned(point) for point in (centre, left, right))
    assert aim_points(*naive.shifted(segment), r) == tuple(naive.shifted(point) for point in (centre, left, right))
    assert aim_points(*naive.mirrored(segment), r) == tuple(naive.mirrored(point) for point in (centre, right, left))


def test_the_order_of_the_points_is_fixed():
    assert aim_points(0, 0, 100, 0, 20) == ((100, 0), (100, 20), (100, -20))
    assert aim_points(5, 5, 5, 5, 20) == ((5, 5), (5, 5), (5, 5))
