"""How blocks move: each manoeuvre by a worked example, and the laws that all of them keep."""

from fractions import Fraction
from math import ceil

import blocks
import pytest
from blocks import few, foot, horse, little, many, mirrored, moves, outlines
from hypothesis import assume, given
from hypothesis import strategies as st
from msgspec.structs import replace

from carnyx.core.length import INCH, Point
from carnyx.games.warriors.compass import SCALE
from carnyx.games.warriors.formation import (
    contacts,
    do_overlap,
    gap,
    is_in_contact,
    is_on,
    side_touched,
)
from carnyx.games.warriors.manoeuvres import (
    advanced,
    bearing,
    faced,
    flush,
    lessened,
    pivoted,
    reformed,
    room_ahead,
    swept,
    turned,
    wheel_cost,
    wheel_steps,
    wheeled,
)

angles = st.integers(-1800, 1800)
ticks = st.integers(-3000, 3000)
TABLE = (72 * INCH, 48 * INCH)
FAR = (10**6, 10**6)


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


# Ground covered


def test_going_straight_on_covers_the_ground_between():
    assert swept(horse(), 100) == (tuple(SCALE * n for n in (-381, 100, 381, 100, 381, -508, -381, -508)),)
    assert swept(horse(), -100) == (tuple(SCALE * n for n in (-381, 0, 381, 0, 381, -608, -381, -608)),)
    assert swept(foot(figures=9), 0) == foot(figures=9).parts


@many
@given(little, st.integers(-30, 30))
def test_the_ground_covered_is_that_of_every_figure_on_its_way(f, way):
    ground = [[(q[i], q[i + 1]) for i in (0, 2, 4, 6)] for q in swept(f, way)]
    steps = blocks.bases(f, max(way, 0), max(-way, 0))
    assert all(sum(blocks.area(blocks.common(step, q)) for q in ground) >= blocks.area(step) for step in steps)
    assert sum(blocks.area(q) for q in ground) <= sum(blocks.area(step) for step in steps)


def test_room_ends_where_the_next_block_begins():
    enemy = foot(0, 1000, 1800)
    assert room_ahead(foot(), 2000, [enemy], [], *FAR) == 0  # off the table it goes nowhere
    mine = foot(5000, 1000)
    assert room_ahead(mine, 2000, [foot(5000, 1700, 1800)], [], *TABLE) == 700
    assert room_ahead(mine, 500, [foot(5000, 1700, 1800)], [], *TABLE) == 500
    assert room_ahead(mine, 2000, [foot(5000 + 1016, 1700, 1800)], [], *TABLE) == 2000  # passes by, edge along edge
    assert room_ahead(mine, 2000, [foot(5000 + 1015, 1700, 1800)], [], *TABLE) == 700
    assert room_ahead(mine, 2000, [], [(4900, 1500, 5100, 1500, 5000, 1400)], *TABLE) == 400
    assert room_ahead(mine, 20000, [], [], *TABLE) == 48 * INCH - 1000
    assert room_ahead(mine, 0, [], [], *TABLE) == room_ahead(mine, -5, [], [], *TABLE) == 0
    assert room_ahead(mine, 2000, [mine], [], *TABLE) == 0  # who stands on somebody goes nowhere


def test_a_short_last_rank_stops_at_what_stands_behind_its_front():
    five = foot(5000, 5000, files=1, figures=3)
    assert room_ahead(turned(five, 1800), 900, [foot(5200, 4000, files=1, figures=1)], [], *TABLE) == 238
    wide = turned(foot(5000, 5000, files=3, figures=4), 1800)  # three in front, one behind, facing south
    assert wide == foot(5000, 4492, 1800, 3, 4)
    assert room_ahead(wide, 900, [foot(5000, 4000, files=1, figures=1)], [], *TABLE) == 492


def room_by_ticks(f, way, others, obstacles, width, depth):
    """Every tick from the farthest down: is the ground up to there free and on the table, and the end too?"""
    barred = [base for other in others for base in blocks.bases(other)]

    def is_free(polygons):
        return all(
            0 <= x <= width * SCALE and 0 <= y <= depth * SCALE for polygon in polygons for x, y in polygon
        ) and not any(
            blocks.meet(other, polygon)
            for polygon in polygons
            for other in barred + [blocks.points(outline, SCALE) for outline in obstacles]
        )

    for n in range(way, 0, -1):
        if is_free(blocks.bases(f, n)) and is_free(blocks.bases(advanced(f, n))):
            return n
    return 0


@few
@given(little, st.integers(0, 25), st.lists(little, max_size=2), st.lists(outlines, max_size=1), st.integers(20, 60))
def test_room_is_that_of_the_twin(f, way, others, obstacles, size):
    f = replace(f, x=f.x + 10, y=f.y + 10)
    assert room_ahead(f, way, others, obstacles, size, size) == room_by_ticks(f, way, others, obstacles, size, size)


def on_table(f):
    return replace(f, x=f.x + 5000, y=f.y + 5000)


somewhere = blocks.formations(span=3000, most=6).map(on_table)


@many
@given(somewhere, st.lists(somewhere, max_size=4), st.integers(0, 4000))
def test_with_the_room_there_is_nobody_stands_on_anybody(f, others, way):
    room = room_ahead(f, 4000, others, [], *TABLE)
    there = advanced(f, room)
    if room:
        assert is_on(there, *TABLE)
        assert not any(do_overlap(there, other) for other in others)
    assert room_ahead(f, room, others, [], *TABLE) == room
    assert room_ahead(f, way, others, [], *TABLE) <= min(room, way)


@few
@given(blocks.facings, st.integers(1, 3000))
def test_a_block_may_go_along_a_neighbour_that_it_touches(facing, way):
    mine = foot(9000, 6000, facing)
    beside = advanced(faced(mine, facing + 900), 1016 + 1)
    neighbour = faced(beside, facing)
    assert is_in_contact(mine, neighbour)
    assert way - room_ahead(mine, way, [neighbour], [], *TABLE) <= 20


# Into contact (warriors.combat.align)


def test_a_block_that_meets_a_front_at_an_angle_lies_flush_with_it():
    enemy = foot(5000, 6000, 1800)
    mine = wheeled(foot(5000, 4000), 200)
    mine = advanced(mine, room_ahead(mine, 4000, [enemy], [], *TABLE))
    assert side_touched(enemy, mine) == "front"
    after = flush(mine, enemy)
    assert (after.facing, after.y) == (0, 6000)
    assert after.x == mine.x
    assert gap(after, enemy) == 0


@pytest.mark.parametrize(
    ("x", "y", "facing", "after"),
    [
        (5000, 6004, 1700, foot(5000, 6000, 1800)),  # on the front
        (5000, 5490, 30, foot(5000, 5492, 0)),  # on the rear
        (5513, 5700, 2600, foot(5508, 5700, 2700)),  # on the right
        (4487, 5700, 1000, foot(4492, 5700, 900)),  # on the left
    ],
)
def test_it_lies_along_the_side_that_it_touched(x, y, facing, after):
    assert flush(foot(x, y, facing), foot(5000, 6000)) == after


def test_a_front_that_touched_only_by_a_corner_is_shifted_as_little_as_must_be():
    enemy = foot(5000, 6000)
    beside = foot(5000 + 1016 + 3, 6003, 1800)  # three ticks ahead and three to the side
    assert is_in_contact(enemy, beside)
    assert flush(beside, enemy) == foot(5000 + 1016 - 1, 6000, 1800)


def test_beside_a_short_last_rank_it_lies_against_what_it_touched():
    enemy = foot(5000, 6000, files=6, figures=13)  # two full ranks and one figure behind them, from 4873 to 5127
    assert flush(foot(4868, 5300, 850, 1, 1), enemy) == foot(4873, 5300, 900, 1, 1)  # against the left of that one
    # Two abreast would swing into the rank before: they make way, with two ticks to spare.
    assert flush(foot(4865, 5245, 700, 2, 2), enemy) == foot(4873, 5492 - 254 - 2, 900, 2, 2)
    assert flush(foot(4600, 5488, 50, 1, 1), enemy) == foot(4600, 5492, 0, 1, 1)  # against the rear of the full rank
    assert flush(foot(5000, 5234, 50, 6, 6), enemy) == foot(5000, 5238, 0, 6, 6)  # too wide for that


@many
@given(somewhere, somewhere, st.integers(-60, 60), moves)
def test_flush_is_parallel_in_contact_and_on_nobody(f, other, aside, move):
    f = faced(f, bearing(f.centre, other.centre) + aside) if f.centre != other.centre else f
    assume(not do_overlap(f, other))
    f = advanced(f, room_ahead(f, 6000, [other], [], *TABLE))
    assume(is_in_contact(f, other))
    after = flush(f, other)
    assert not do_overlap(after, other)
    assert is_in_contact(after, other)
    assert gap(after, other) <= 4
    assert contacts(after, other)
    assert (after.facing - other.facing) % 900 == 0
    assert replace(after, x=f.x, y=f.y, facing=f.facing) == f
    assert near(flush(after, other), after)
    assert flush(move[0](f), move[0](other)) == move[0](after)
    # It only swings: no part of its front goes farther than the front is wide.
    apart = Point(after.x - f.x, after.y - f.y)
    assert apart.x**2 + apart.y**2 <= (f.front + 20) ** 2
