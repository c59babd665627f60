"""The bare geometry: against its twins, under shift, turn and mirror, and exact to the tick where it grazes."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carnyx.core import kernel
from tests.core import naive
from tests.core.naive import (
    CROOK,
    MOVES,
    NOTCH,
    SPIKE,
    SQUARE,
    STEPS,
    broad,
    few,
    many,
    outlines,
    places,
    polygons,
    segments,
    small,
)

radii = st.integers(0, 400)
moves = st.sampled_from(MOVES)
near_places = places(number=st.integers(-500, 500))


def moved(move, *numbers):
    return move(tuple(numbers))


# Boxes, nearest places, overlaps


def test_a_box_reaches_to_the_rims():
    assert kernel.box((0, 0, 30, -40), 5) == (-5, -45, 35, 5)


def test_the_box_of_nothing_is_apart_from_every_box():
    assert kernel.box((), 9) == kernel.NOWHERE
    assert kernel.are_boxes_apart(kernel.NOWHERE, (-100, -100, 100, 100), 10**6)
    assert kernel.are_boxes_apart((-100, -100, 100, 100), kernel.NOWHERE, 10**6)


@pytest.mark.parametrize(("gap", "apart"), [(9, True), (10, False)])
@pytest.mark.parametrize("b", [(20, 0, 30, 9), (-20, 0, -10, 9), (0, 20, 9, 30), (0, -20, 9, -10)])
def test_boxes_are_apart_by_more_than_the_gap_on_any_side(b, gap, apart):
    a = (0, 0, 10, 10)
    assert kernel.are_boxes_apart(a, b, gap) is apart
    assert kernel.are_boxes_apart(b, a, gap) is apart


@many
@given(near_places, radii, near_places, radii, st.integers(-100, 400))
def test_boxes_that_are_apart_never_hide_a_pair(a, a_radius, b, b_radius, gap):
    if kernel.are_boxes_apart(kernel.box(a, a_radius), kernel.box(b, b_radius), gap):
        assert naive.pairs_within(a, b, a_radius + b_radius + gap) == ()


@many
@given(places(1, 30), places(1, 30), moves)
def test_the_nearest_pair_is_that_of_the_twin(a, b, move):
    found = kernel.nearest_pair(a, b)
    assert found == naive.nearest_pair(a, b) == kernel.nearest_pair(move(a), move(b))
    assert kernel.nearest2(a, b) == kernel.nearest2(b, a) == found[0]


@many
@given(places(1, 40, small), places(1, 40, small))
def test_the_lowest_indices_win_a_tie(a, b):
    assert kernel.nearest_pair(a, b) == naive.nearest_pair(a, b)


@pytest.mark.parametrize(("a", "b"), [((), (0, 0)), ((0, 0), ()), ((), ())])
def test_nothing_has_no_nearest_pair(a, b):
    with pytest.raises(ValueError, match="nothing"):
        kernel.nearest2(a, b)


@many
@given(near_places, near_places, st.integers(-5, 600), moves)
def test_within_reach_is_that_of_the_twin(a, b, reach, move):
    twin = naive.pairs_within(a, b, reach)
    assert kernel.pairs_within(a, b, reach) == twin == kernel.pairs_within(move(a), move(b), reach)
    assert kernel.any_within(a, b, reach) == kernel.any_within(b, a, reach) == bool(twin)


@pytest.mark.parametrize(("reach", "within"), [(4, False), (5, True), (-5, False)])
def test_reach_is_exact_by_one_tick(reach, within):
    assert kernel.any_within((0, 0), (3, 4), reach) is within
    assert kernel.pairs_within((0, 0), (3, 4), reach) == (((0, 0),) if within else ())


@many
@given(near_places, radii, near_places, radii, moves)
def test_overlap_is_that_of_the_twin(a, a_radius, b, b_radius, move):
    reach2 = (a_radius + b_radius) ** 2
    twin = any(naive.apart2(p, q) < reach2 for p in naive.pairs(a) for q in naive.pairs(b))
    assert kernel.overlaps(a, a_radius, b, b_radius) is twin
    assert kernel.overlaps(b, b_radius, a, a_radius) is twin
    assert kernel.overlaps(move(a), a_radius, move(b), b_radius) is twin


@many
@given(near_places, radii)
def test_overlap_with_itself_is_that_of_the_twin(a, radius):
    points = naive.pairs(a)
    twin = any(naive.apart2(p, q) < 4 * radius**2 for i, p in enumerate(points) for q in points[:i])
    assert kernel.overlaps_itself(a, radius) is twin


@pytest.mark.parametrize(("x", "overlap"), [(249, True), (250, False)])
def test_bases_that_touch_do_not_overlap(x, overlap):
    assert kernel.overlaps((0, 0), 125, (x, 0), 125) is overlap
    assert kernel.overlaps_itself((0, 0, x, 0), 125) is overlap


# Segments


@many
@given(segments(broad) | segments(small), small, small, st.integers(-2, 3000), moves)
def test_the_distance_from_a_segment_is_that_of_the_twin(segment, x, y, r, move):
    num, den = kernel.segment2(*segment, x, y)
    assert Fraction(num, den) == naive.segment2(*segment, x, y)
    near = kernel.is_segment_near_point(*segment, x, y, r)
    assert near is (r > 0 and Fraction(num, den) < r * r)
    assert near is kernel.is_segment_near_point(*segment[2:], *segment[:2], x, y, r)
    assert near is kernel.is_segment_near_point(*moved(move, *segment, x, y), r)
    assert not near or kernel.is_segment_near_point(*segment, x, y, r + 1)


@pytest.mark.parametrize(
    ("segment", "far"),
    [
        pytest.param((-50, 7, 50, 7), 7, id="beside it"),
        pytest.param((3, 4, 30, 40), 5, id="before its end"),
        pytest.param((3, 4, 3, 4), 5, id="no longer than a point"),
        pytest.param((-6, 17, 18, -1), 10, id="aslant"),
    ],
)
def test_a_segment_that_grazes_a_circle_is_not_nearer(segment, far):
    assert not kernel.is_segment_near_point(*segment, 0, 0, far)
    assert kernel.is_segment_near_point(*segment, 0, 0, far + 1)
    assert kernel.first_circle(*segment, [(0, 0, far)]) == -1
    assert kernel.first_circle(*segment, [(0, 0, far), (0, 0, far + 1, "tag")]) == 1


@many
@given(segments(broad), st.lists(st.tuples(broad, broad, st.integers(-5, 900)), max_size=8))
def test_the_first_circle_is_that_of_the_twin(segment, circles):
    entered = [i for i, (x, y, r) in enumerate(circles) if r > 0 and naive.segment2(*segment, x, y) < r * r]
    assert kernel.first_circle(*segment, circles) == (entered[0] if entered else -1)


@many
@given(segments(small), segments(small), moves)
def test_segments_cross_as_the_twin_says(one, two, move):
    twin = bool(naive.meets(*one, *two))
    assert kernel.do_segments_cross(*one, *two) is twin
    assert kernel.do_segments_cross(*two, *one) is twin
    assert kernel.do_segments_cross(*one[2:], *one[:2], *two) is twin
    assert kernel.do_segments_cross(*move(one), *move(two)) is twin


# Polygons


@many
@given(outlines, small, small, moves)
def test_a_place_is_in_a_polygon_as_the_twin_says(polygon, x, y, move):
    twin = naive.side(x, y, polygon)
    assert kernel.is_point_in_polygon(x, y, polygon) is (twin >= 0)
    assert kernel.is_point_in_polygon(*moved(move, x, y), move(polygon)) is (twin >= 0)
    # No longer than a point, a segment touches the inside only where the place is not on the boundary.
    assert kernel.is_segment_near_polygon(x, y, x, y, polygon, 0) is (twin > 0)


def test_the_boundary_counts_as_in():
    for x, y in naive.pairs(NOTCH):
        assert kernel.is_point_in_polygon(x, y, NOTCH)
    assert kernel.is_point_in_polygon(6, 4, NOTCH)
    assert not kernel.is_point_in_polygon(6, 5, NOTCH)


@many
@given(outlines, segments(small), moves)
def test_the_inside_length_is_that_of_the_twin(polygon, segment, move):
    inside = kernel.inside_length(*segment, polygon)
    assert inside == naive.inside_length(*segment, polygon)
    assert inside == kernel.inside_length(*segment[2:], *segment[:2], polygon)
    assert inside == kernel.inside_length(*move(segment), move(polygon))
    assert kernel.is_segment_near_polygon(*segment, polygon, 0) or not inside


@many
@given(st.lists(outlines, max_size=3), segments(small), moves)
def test_what_several_polygons_share_is_inside_once(shapes, segment, move):
    inside = kernel.inside_length(*segment, *shapes)
    assert inside == naive.inside_any_length(*segment, shapes)
    assert inside == kernel.inside_length(*move(segment), *map(move, reversed(shapes)))
    assert inside == kernel.inside_length(*segment, *shapes, *shapes)
    assert inside <= sum(kernel.inside_length(*segment, shape) for shape in shapes)


@few
@given(polygons(st.integers(1, 3000)), segments(broad))
def test_the_inside_length_agrees_with_places_all_along(polygon, segment):
    # The share of places inside is wrong by one step at each cut: two for each edge is more than enough.
    steps = 60
    inside = sum(naive.side(x, y, polygon) > 0 for x, y in naive.along(*segment, steps))
    length = naive.root_up(naive.apart2(segment[:2], segment[2:]))
    off = Fraction(length, steps) * 2 * len(naive.edges(polygon)) + 1
    assert abs(kernel.inside_length(*segment, polygon) - Fraction(length * inside, steps)) <= off


@many
@given(outlines, segments(small), moves)
def test_crossings_are_those_of_the_twin(polygon, segment, move):
    count = kernel.crossings(*segment, polygon)
    assert count == naive.crossings(*segment, polygon) == kernel.crossings(*move(segment), move(polygon))
    if naive.side(*segment[:2], polygon) <= 0 and naive.side(*segment[2:], polygon) <= 0:
        assert count == kernel.crossings(*segment[2:], *segment[:2], polygon)


@pytest.mark.parametrize(
    ("segment", "polygon", "inside", "entries"),
    [
        pytest.param((-5, 5, 15, 5), SQUARE, 10, 1, id="straight through"),
        pytest.param((2, 5, 15, 5), SQUARE, 8, 0, id="out"),
        pytest.param((-5, 5, 8, 5), SQUARE, 8, 1, id="in"),
        pytest.param((2, 5, 8, 5), SQUARE, 6, 0, id="within"),
        pytest.param((0, 5, 8, 5), SQUARE, 8, 1, id="from the boundary in"),
        pytest.param((5, 5, 0, 5), SQUARE, 5, 0, id="to the boundary"),
        pytest.param((-5, 0, 15, 0), SQUARE, 0, 0, id="along an edge"),
        pytest.param((-5, 5, 5, -5), SQUARE, 0, 0, id="touching a corner"),
        pytest.param((-5, -5, 15, 15), SQUARE, 15, 1, id="from corner to corner, 14.14 rounded up"),
        pytest.param((-1, 0, 11, 1), SQUARE, 11, 1, id="grazing"),
        pytest.param((5, 5, 5, 5), SQUARE, 0, 0, id="no way at all"),
        pytest.param((-1, 6, 13, 6), NOTCH, 8, 2, id="through both arms"),
        pytest.param((-1, 4, 13, 4), NOTCH, 8, 1, id="along the bottom of the notch"),
        pytest.param((-1, 8, 13, 8), NOTCH, 0, 0, id="along the tops of the arms"),
        pytest.param((0, 12, 12, 0), STEPS, 0, 0, id="on the outer corners of steps"),
        pytest.param((11, -2, -2, 11), STEPS, 13, 1, id="through the inner corners of steps"),
        pytest.param((-1, 4, 9, 4), CROOK, 2, 1, id="along edges of either side"),
        pytest.param((-1, 3, 11, 3), SPIKE, 5, 1, id="head on to a corner that goes in"),
        pytest.param((5, -1, 5, 7), SPIKE, 6, 1, id="touching it from within"),
    ],
)
def test_ways_through_polygons(segment, polygon, inside, entries):
    assert kernel.inside_length(*segment, polygon) == inside
    assert kernel.crossings(*segment, polygon) == entries
    assert kernel.is_segment_near_polygon(*segment, polygon, 0) is (inside > 0 or segment == (5, 5, 5, 5))


@many
@given(outlines, segments(small), st.integers(-1, 14), moves)
def test_near_a_polygon_is_that_of_the_twin(polygon, segment, r, move):
    near = kernel.is_segment_near_polygon(*segment, polygon, r)
    if r > 0:
        assert near is (naive.polygon2(*segment, polygon) < r * r)
    elif segment[:2] != segment[2:]:
        assert near is any(where > 0 for _, _, where in naive.stretches(*segment, polygon))
    assert near is kernel.is_segment_near_polygon(*segment[2:], *segment[:2], polygon, r)
    assert near is kernel.is_segment_near_polygon(*move(segment), move(polygon), r)
    assert not near or kernel.is_segment_near_polygon(*segment, polygon, r + 1)


@few
@given(polygons(st.integers(1, 3000)), segments(broad), st.integers(1, 900))
def test_near_a_polygon_agrees_with_places_all_along(polygon, segment, r):
    # A place on the segment is at most half a step away from one that is looked at.
    steps = 40
    half = Fraction(naive.root_up(naive.apart2(segment[:2], segment[2:])), 2 * steps)
    nearest2 = min(naive.polygon2(x, y, x, y, polygon) for x, y in naive.along(*segment, steps))
    if kernel.is_segment_near_polygon(*segment, polygon, r):
        assert nearest2 < (r + half) ** 2
    else:
        assert nearest2 >= r * r


@pytest.mark.parametrize(
    ("segment", "far"),
    [
        pytest.param((-50, 17, 50, 17), 7, id="past a face"),
        pytest.param((13, 14, 130, 140), 5, id="off a corner"),
        pytest.param((-6 + 10, 17 + 10, 18 + 10, -1 + 10), 10, id="past a corner, aslant"),
        pytest.param((-9, 3, -9, 3), 9, id="at rest"),
    ],
)
def test_a_base_may_graze_a_wall(segment, far):
    assert not kernel.is_segment_near_polygon(*segment, SQUARE, far)
    assert kernel.is_segment_near_polygon(*segment, SQUARE, far + 1)


@pytest.mark.parametrize(("square", "root"), [(0, 0), (1, 1), (2, 2), (4, 2), (5, 3), (-3, 0)])
def test_roots_are_rounded_up(square, root):
    assert kernel.root_up(square) == root


# Boxes


@pytest.mark.parametrize(
    ("other", "gap2"), [((3, 4, 9, 9), 0), ((10, 2, 12, 3), 0), ((13, 2, 14, 3), 9), ((13, 14, 20, 20), 25)]
)
def test_the_gap_between_two_boxes(other, gap2):
    here = (0, 0, 10, 10)
    assert kernel.boxes_apart2(here, other) == kernel.boxes_apart2(other, here) == gap2


def test_the_box_round_two_boxes():
    assert kernel.joint((0, 0, 10, 10), (-3, 4, 5, 20)) == (-3, 0, 10, 20)
    assert kernel.joint((0, 0, 10, 10), kernel.NOWHERE) == (0, 0, 10, 10)
