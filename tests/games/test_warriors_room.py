"""The ground that blocks cover and the room they have, and how they come to lie flush with what they touch."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from msgspec.structs import replace

from carnyx.core.length import INCH, Point
from carnyx.games.warriors.blocks.compass import SCALE
from carnyx.games.warriors.blocks.formation import contacts, do_overlap, gap, is_in_contact, is_on, side_touched
from carnyx.games.warriors.blocks.manoeuvres import (
    advanced,
    bearing,
    faced,
    flush,
    is_free,
    room_ahead,
    swept,
    turned,
    wheeled,
)
from tests.games import blocks
from tests.games.blocks import few, foot, horse, little, many, moves, outlines

TABLE = (72 * INCH, 48 * INCH)


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
    assert room_ahead(foot(0, 1000), 2000, [], [], *TABLE) == 0  # off the table it goes nowhere
    mine = foot(5000, 1000)
    assert room_ahead(mine, 2000, [foot(5000, 1700, 1800)], [], *TABLE) == 700
    assert room_ahead(mine, 500, [foot(5000, 1700, 1800)], [], *TABLE) == 500
    assert room_ahead(mine, 2000, [foot(5000 + 1016, 1700, 1800)], [], *TABLE) == 2000  # passes by, edge along edge
    assert room_ahead(mine, 2000, [foot(5000 - 1016, 1700, 1800)], [], *TABLE) == 2000
    assert room_ahead(mine, 2000, [foot(5000 + 1015, 1700, 1800)], [], *TABLE) == 700
    assert room_ahead(mine, 2000, [foot(5000 - 1015, 1700, 1800)], [], *TABLE) == 700
    assert room_ahead(mine, 2000, [], [(4900, 1500, 5100, 1500, 5000, 1400)], *TABLE) == 400
    hook = (4392, 1500, 4492, 1500, 4492, 2000, 4600, 2000, 4600, 2100, 4392, 2100)  # beside its way, then across it
    assert room_ahead(mine, 2000, [], [hook], *TABLE) == 1000
    assert room_ahead(mine, 20000, [], [], *TABLE) == 48 * INCH - 1000
    assert room_ahead(mine, 0, [], [], *TABLE) == room_ahead(mine, -5, [], [], *TABLE) == 0
    assert room_ahead(mine, 2000, [foot(5000, 500)], [], *TABLE) == 0  # who stands on somebody goes nowhere


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


def test_a_place_is_free_if_nobody_and_nothing_is_there():
    house = (4900, 500, 5100, 500, 5100, 700, 4900, 700)
    assert is_free(foot(5000, 1000), [foot(5000, 1508)], [])
    assert not is_free(foot(5000, 1000), [foot(9000, 1000), foot(5000, 1507)], [])
    assert not is_free(foot(5000, 1000), [], [house])
    assert is_free(foot(5000, 1000 + 208), [], [house])


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
    again = flush(after, other)  # rounded once more
    assert max(abs(again.x - after.x), abs(again.y - after.y)) <= 1
    assert flush(move[0](f), move[0](other)) == move[0](after)
    # It only swings: no part of its front goes farther than the front is wide.
    apart = Point(after.x - f.x, after.y - f.y)
    assert apart.x**2 + apart.y**2 <= (f.front + 20) ** 2
