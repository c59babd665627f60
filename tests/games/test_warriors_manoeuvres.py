"""How blocks move: each manoeuvre by a worked example, and the laws that all of them keep."""

from fractions import Fraction
from math import ceil

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from msgspec.structs import replace

from carnyx.core.length import Point
from carnyx.games.warriors.blocks.compass import SCALE
from carnyx.games.warriors.blocks.manoeuvres import (
    advanced,
    bearing,
    faced,
    lessened,
    outer_corner,
    pivoted,
    reformed,
    turned,
    wheel_cost,
    wheel_steps,
    wheeled,
)
from tests.games import blocks
from tests.games.blocks import few, foot, many, mirrored, moves

angles = st.integers(-1800, 1800)
ticks = st.integers(-3000, 3000)


def near(a, b):
    """Whether two formations differ by no more than a tick each way."""
    return abs(a.x - b.x) <= 1 and abs(a.y - b.y) <= 1 and replace(a, x=b.x, y=b.y) == b


def corner(f, side):
    """A front corner, in grains."""
    return blocks.at(f, side * f.front // 2, 0)


# Straight on


def test_straight_on_goes_where_it_faces():
    assert advanced(foot(0, 0, 0), 100) == foot(0, 100, 0)
    assert advanced(foot(0, 0, 900), 100) == foot(100, 0, 900)
    assert advanced(foot(0, 0, 1800), -100) == foot(0, 100, 1800)
    assert advanced(foot(0, 0, 300), 1000) == foot(500, 866, 300)  # half as far east, and 866 of a thousand north
    assert advanced(foot(0, 0, 2250), 1000) == foot(-707, -707, 2250)


@many
@given(blocks.blocks, ticks, moves)
def test_straight_on_and_straight_back_cancel_everywhere_alike(f, way, move):
    there = advanced(f, way)
    assert advanced(there, -way) == f
    assert advanced(move[0](f), way) == move[0](there)


@many
@given(blocks.blocks, st.integers(0, 3000), st.integers(0, 3000))
def test_who_goes_farther_comes_farther(f, one, more):
    a, b = advanced(f, one), advanced(f, one + more)
    assert abs(a.x - f.x) <= abs(b.x - f.x)
    assert abs(a.y - f.y) <= abs(b.y - f.y)
    assert near(advanced(a, more), b)


# Wheels


def test_a_wheel_turns_on_the_inner_front_corner():
    four = foot()  # four inches wide: its corners are 508 ticks from the middle
    assert wheeled(four, 900) == foot(508, 508, 900)
    assert wheeled(four, -900) == foot(-508, 508, 2700)
    assert wheeled(four, 300) == foot(508 - 440, 254, 300)
    assert wheeled(four, 0) == four


@many
@given(blocks.blocks, angles)
def test_the_corner_wheeled_on_stays_where_it_is(f, tenths):
    side = 1 if tenths > 0 else -1
    after = wheeled(f, tenths)
    assert after.facing == (f.facing + tenths) % 3600
    for before, now in zip(corner(f, side), corner(after, side), strict=True):
        assert abs(before - now) <= SCALE // 2  # rounded to a tick


@many
@given(blocks.blocks, angles, st.integers(-500, 500), moves)
def test_a_wheel_and_the_wheel_back_on_the_same_corner_cancel(f, tenths, right, move):
    assert pivoted(pivoted(f, right, tenths), right, -tenths) == f
    if tenths and move[0] in (blocks.shifted, blocks.quartered):
        assert wheeled(move[0](f), tenths) == move[0](wheeled(f, tenths))
    if tenths:
        assert wheeled(mirrored(f), -tenths) == mirrored(wheeled(f, tenths))


def test_a_wheel_costs_what_the_outer_corner_travels():
    four = foot()
    assert wheel_cost(four, 900) == wheel_cost(four, -900) == 1596  # a quarter of a circle of radius 1016: 1595.93
    assert wheel_cost(four, 1) == 2  # 1.77
    assert wheel_cost(four, 0) == 0


PI = Fraction(3141592653589793238462643383279502884197, 10**39)


@many
@given(blocks.formations(most=20), angles)
def test_the_cost_is_the_arc_rounded_up(f, tenths):
    arc = f.front * abs(tenths) * PI / 1800
    assert wheel_cost(f, tenths) == ceil(arc)
    outer = -1 if tenths > 0 else 1
    ends = zip(corner(f, outer), corner(wheeled(f, tenths), outer), strict=True)
    straight = sum((p - q) ** 2 for p, q in ends)
    assert straight <= ((wheel_cost(f, tenths) + 1) * SCALE) ** 2


@many
@given(blocks.formations(most=20), st.integers(-1800, 1800))
def test_the_outer_corner_of_a_wheel_is_that_of_the_wheeled_block(f, tenths):
    found = outer_corner(f, tenths, tenths > 0)
    x, y = corner(wheeled(f, tenths), -1 if tenths > 0 else 1)
    assert found == Point(x // SCALE, y // SCALE)


def test_a_wheel_is_judged_every_five_degrees_and_at_the_end():
    four = foot()
    assert wheel_steps(four, 120) == (wheeled(four, 50), wheeled(four, 100), wheeled(four, 120))
    assert wheel_steps(four, -100) == (wheeled(four, -50), wheeled(four, -100))
    assert wheel_steps(four, 0) == (four,)


# Turns, files, casualties


def test_a_block_turns_about_its_middle():
    eight = foot()  # four by two inches: its middle is 254 behind its front
    assert turned(eight, 1800) == foot(0, -508, 1800)
    assert turned(eight, 900) == foot(254, -254, 900)
    assert turned(eight, 2700) == foot(-254, -254, 2700)
    assert faced(eight, 2700) == turned(eight, 2700)
    assert faced(turned(eight, 900), 0) == eight  # the facing is the one asked for, not added
    assert faced(eight, 450) == foot(180, -74, 450)


@pytest.mark.parametrize("tenths", [0, 450, -900, 3600])
def test_a_unit_turns_by_quarters_only(tenths):
    with pytest.raises(ValueError, match="turns by"):
        turned(foot(), tenths)


@many
@given(blocks.blocks, st.integers(0, 3599), moves)
def test_turning_keeps_the_middle_and_can_be_undone(f, tenths, move):
    after = faced(f, tenths)
    assert abs(after.centre.x - f.centre.x) <= 1
    assert abs(after.centre.y - f.centre.y) <= 1
    assert faced(after, f.facing) == f
    for quarter in (900, 1800, 2700):
        assert turned(turned(f, quarter), 3600 - quarter) == f
    if move[0] is not mirrored:
        assert turned(move[0](f), 1800) == move[0](turned(f, 1800))


def test_reforming_keeps_the_middle_of_the_front():
    assert reformed(foot(files=4, figures=10), 5) == foot(files=5, figures=10)
    with pytest.raises(ValueError, match="files"):
        reformed(foot(), 9)


def test_casualties_leave_the_last_rank_and_a_single_rank_closes_up():
    ten = foot(files=4, figures=10)
    assert lessened(ten, 9) == foot(files=4, figures=9)
    assert lessened(ten, 4) == foot(files=4, figures=4)
    assert lessened(ten, 3) == foot(files=3, figures=3)
    assert lessened(ten, 10) == ten
    with pytest.raises(ValueError, match="no figures"):
        lessened(ten, 11)
    with pytest.raises(ValueError, match="figures"):
        lessened(ten, 0)


@many
@given(blocks.blocks, st.data())
def test_what_is_left_stands_on_the_ground_it_held(f, data):
    left = lessened(f, data.draw(st.integers(1, f.figures)))
    assert left.front <= f.front
    assert left.ranks <= f.ranks
    ground = [point for base in blocks.bases(replace(f, figures=f.files * f.ranks)) for point in base]
    west, east = min(x for x, _ in ground), max(x for x, _ in ground)
    assert all(west <= x <= east for base in blocks.bases(left) for x, _ in base)


# Bearings


@pytest.mark.parametrize(
    ("x", "y", "tenths"),
    [
        (0, 5, 0),
        (5, 5, 450),
        (5, 0, 900),
        (0, -5, 1800),
        (-5, 0, 2700),
        (-5, 5, 3150),
        (1000, 1732, 300),
        (-1, 9999, 0),
    ],
)
def test_north_is_nought_and_east_is_900(x, y, tenths):
    assert bearing(Point(70, -30), Point(70 + x, -30 + y)) == tenths


def test_nobody_has_a_bearing_to_himself():
    with pytest.raises(ValueError, match="no bearing"):
        bearing(Point(3, 4), Point(3, 4))


@few
@given(st.integers(-20_000, 20_000), st.integers(-20_000, 20_000))
def test_a_bearing_is_the_nearest_of_all_directions(dx, dy):
    assume(dx or dy)
    found = bearing(Point(0, 0), Point(dx, dy))
    assert found == blocks.bearing(dx, dy)
    assert bearing(Point(dx, dy), Point(0, 0)) == (found + 1800) % 3600
    assert bearing(Point(0, 0), Point(-dy, dx)) == (found - 900) % 3600


@many
@given(blocks.blocks, st.integers(600, 6000))
def test_who_goes_straight_on_goes_where_he_faces(f, way):
    there = advanced(f, way)
    apart = abs(bearing(Point(f.x, f.y), Point(there.x, there.y)) - f.facing)
    assert min(apart, 3600 - apart) <= 1
