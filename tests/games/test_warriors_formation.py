"""Blocks of bases: how they stand, and what two of them measure between them, exactly."""

import pickle
from math import radians, sin

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from carnyx.core.length import CONTACT, INCH, Point
from carnyx.games.warriors.blocks import compass
from carnyx.games.warriors.blocks.compass import SCALE
from carnyx.games.warriors.blocks.formation import (
    Formation,
    box_of,
    contacts,
    do_overlap,
    gap,
    is_gap_at_most,
    is_in_arc,
    is_in_contact,
    is_inside,
    is_on,
    nearest_points,
    overlaps_outline,
    share_in,
    side_touched,
)
from carnyx.games.warriors.blocks.manoeuvres import advanced, faced
from tests.games import blocks
from tests.games.blocks import few, foot, horse, little, many, mirror_figure, mirrored, moved, moves, outlines

# The table of sines


def test_the_table_holds_the_sines_to_the_last_digit():
    assert [compass.sine(i) for i in range(3600)] == [round(SCALE * sin(radians(i / 10))) for i in range(3600)]


def test_quarter_turns_and_mirrors_change_no_digit():
    for i in range(-3600, 3600):
        assert compass.cosine(i) == compass.sine(900 - i) == compass.sine(i + 900)
        assert compass.sine(-i) == -compass.sine(i) == compass.sine(i + 1800)


# How a block stands (warriors.formation)


def test_full_ranks_stand_in_front_and_the_last_is_centred():
    ten = foot(1000, 1000, files=4, figures=10)
    assert (ten.ranks, ten.front) == (3, 4 * INCH)
    assert [list(ten.figures_in_rank(rank)) for rank in range(3)] == [[0, 1, 2, 3], [4, 5, 6, 7], [8, 9]]
    assert [ten.rank_of(figure) for figure in (0, 3, 4, 9)] == [0, 0, 1, 2]
    assert ten.parts == (
        tuple(SCALE * place for place in (492, 1000, 1508, 1000, 1508, 492, 492, 492)),
        tuple(SCALE * place for place in (746, 492, 1254, 492, 1254, 238, 746, 238)),
    )
    assert ten.box == (492, 238, 1508, 1000)
    assert ten.centre == Point(1000, 619)
    assert ten.quad(8) == tuple(SCALE * place for place in (746, 492, 1000, 492, 1000, 238, 746, 238))


def test_a_block_that_faces_east_has_its_left_in_the_north():
    column = foot(0, 0, 900, files=2, figures=2)
    assert column.quad(0) == tuple(SCALE * place for place in (0, 254, 0, 0, -254, 0, -254, 254))
    assert column.box == (-254, -254, 0, 254)
    assert horse(facing=900).box == (-508, -381, 0, 381)


@pytest.mark.parametrize(
    ("files", "figures", "behind"),
    [
        (3, 6, {0: 3, 1: 4, 2: 5, 3: None}),
        (4, 6, {0: None, 1: 4, 2: 5, 3: None}),
        (4, 7, {0: 4, 1: 4, 2: 5, 3: 6}),
        (3, 4, {0: None, 1: 3, 2: None}),
        (4, 5, {0: None, 1: 4, 2: 4, 3: None}),
        (5, 5, {0: None, 4: None}),
        (2, 5, {0: 2, 1: 3, 2: 4, 3: 4, 4: None}),
    ],
)
def test_the_figure_behind_covers_most_of_the_file_the_left_one_of_two(files, figures, behind):
    block = foot(files=files, figures=figures)
    assert {figure: block.behind(figure) for figure in behind} == behind


@many
@given(little)
def test_every_base_of_a_block_is_where_the_twin_has_it(f):
    corners = [tuple(number for point in base for number in point) for base in blocks.bases(f)]
    assert [f.quad(figure) for figure in range(f.figures)] == corners
    assert sum(blocks.area([(q[i], q[i + 1]) for i in (0, 2, 4, 6)]) for q in f.parts) == sum(
        blocks.area(base) for base in blocks.bases(f)
    )
    places = [number for base in corners for number in base]
    west, south, east, north = f.box
    assert west * SCALE <= min(places[::2]) < (west + 1) * SCALE
    assert south * SCALE <= min(places[1::2]) < (south + 1) * SCALE
    assert (east - 1) * SCALE < max(places[::2]) <= east * SCALE
    assert (north - 1) * SCALE < max(places[1::2]) <= north * SCALE
    full = replace(f, figures=f.files * f.ranks)
    assert box_of(f.x, f.y, f.facing, f.front, f.ranks * f.depth) == full.box
    assert f.hull == full.parts[0]


@many
@given(little)
def test_the_figure_behind_is_that_of_the_twin(f):
    upright = replace(f, x=0, y=0, facing=0)
    spans = [(min(x for x, _ in base), max(x for x, _ in base)) for base in blocks.bases(upright)]
    for figure in range(f.figures):
        rank = f.rank_of(figure) + 1
        others = f.figures_in_rank(rank) if rank < f.ranks else ()
        low, high = spans[figure]
        covered = [(min(high, spans[i][1]) - max(low, spans[i][0]), -i) for i in others]
        assert f.behind(figure) == (-max(covered)[1] if covered and max(covered)[0] > 0 else None)


@pytest.mark.parametrize(
    "wrong",
    [{"files": 0}, {"files": 9}, {"figures": 0}, {"facing": 3600}, {"facing": -1}, {"width": 25}, {"depth": 0}],
)
def test_what_is_no_block_is_an_error(wrong):
    with pytest.raises(ValueError, match=r"a formation|a base"):
        replace(foot(), **wrong)


def test_there_is_no_figure_or_rank_beyond_the_last():
    for wrong in (8, -1):
        with pytest.raises(IndexError):
            foot().quad(wrong)
    with pytest.raises(IndexError):
        foot().figures_in_rank(2)


def test_what_is_worked_out_is_no_part_of_the_value():
    fresh, used = foot(), foot()
    assert used.box is used.box
    assert fresh == used
    assert hash(fresh) == hash(used)
    text = msgspec.json.encode(used)
    assert text == b'{"x":0,"y":0,"facing":0,"files":4,"figures":8,"width":254,"depth":254}'
    assert msgspec.json.decode(text, type=Formation) == pickle.loads(pickle.dumps(used)) == used


# What two blocks measure


@pytest.mark.parametrize(
    ("ahead", "overlap", "contact"), [(-1, True, True), (0, False, True), (10, False, True), (11, False, False)]
)
@pytest.mark.parametrize("turns", range(4))
def test_overlap_and_contact_are_exact_by_one_tick(turns, ahead, overlap, contact):
    assert CONTACT == 10
    block, enemy = foot(files=2, figures=4), foot(0, ahead, 1800, 3, 3)
    for _ in range(turns):
        block, enemy = blocks.quartered(block), blocks.quartered(enemy)
    assert do_overlap(block, enemy) is overlap
    assert is_in_contact(block, enemy) is contact
    assert gap(block, enemy) == max(ahead, 0)
    assert bool(contacts(block, enemy)) is contact


def test_figures_front_to_front_touch_by_edge_and_by_corner():
    assert contacts(foot(files=3, figures=6), foot(0, 0, 1800, 3, 3)) == (
        ((0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (2, 0), (2, 1))
    )


def test_a_block_of_one_rank_shifted_by_half_a_base_touches_two_each():
    assert contacts(foot(files=2, figures=2), foot(127, 0, 1800, 2, 2)) == ((0, 1), (1, 0), (1, 1))


def test_a_corner_at_45_degrees_touches_the_one_figure_it_meets():
    spike = foot(47 + 90, 90, 1350, 1, 1)  # its right front corner at 47, 0
    assert is_in_contact(foot(files=2, figures=4), spike)
    assert contacts(foot(files=2, figures=4), spike) == ((1, 0),)


@many
@given(little, little, st.integers(0, 40), moves)
def test_two_blocks_measure_what_the_twin_says(a, b, ticks, move):
    move = move[0]
    square = blocks.gap2(a, b)
    assert gap(a, b) == gap(b, a) == gap(move(a), move(b)) == blocks.root_up(square)
    assert is_gap_at_most(a, b, ticks) is is_gap_at_most(move(b), move(a), ticks) is (square <= ticks * ticks)
    assert is_in_contact(a, b) is (square <= CONTACT**2)
    assert do_overlap(a, b) is do_overlap(b, a) is do_overlap(move(a), move(b)) is blocks.do_overlap(a, b)
    assert not is_gap_at_most(a, b, -1)


@few
@given(blocks.formations(most=2, span=10**6), blocks.formations(most=2, span=10**6))
def test_the_gap_is_exact_far_beyond_any_table(a, b):
    assert gap(a, b) == blocks.root_up(blocks.gap2(a, b))


@pytest.mark.parametrize("side", [0, 900, 1800, 2700])
@pytest.mark.parametrize(("down", "overlap"), [(0, False), (1, True)])
def test_a_corner_on_an_edge_at_an_angle_touches_and_does_not_overlap(down, overlap, side):
    # At thirty degrees a base of this size has all its corners on whole ticks, the lowest 22381 below its front middle.
    tilted = Formation(0, 22_381 - down, 300, 1, 1, 32_768, 16_384)
    level = faced(Formation(0, 0, 0, 1, 1, 100_000, 100_000), side)
    assert gap(level, tilted) == 0
    assert do_overlap(level, tilted) is do_overlap(tilted, level) is overlap


@many
@given(blocks.formations(most=2, span=900), blocks.formations(most=2, span=900))
def test_contacts_of_figures_are_those_of_the_twin(a, b):
    assert contacts(a, b) == blocks.contacts(a, b)
    assert contacts(b, a) == tuple(sorted((j, i) for i, j in contacts(a, b)))


@many
@given(little, little, moves)
def test_contacts_of_little_figures_are_those_of_the_twin(a, b, move):
    assert contacts(a, b) == blocks.contacts(a, b)
    if move[0] is mirrored:
        pairs = [(mirror_figure(a, i), mirror_figure(b, j)) for i, j in contacts(a, b)]
        assert contacts(mirrored(a), mirrored(b)) == tuple(sorted(pairs))


@many
@given(little, little)
def test_nearest_points_lie_on_the_blocks_and_are_as_far_apart_as_these(a, b):
    if blocks.do_overlap(a, b):
        assert nearest_points(a, b)[0] == nearest_points(a, b)[1]
        return
    p, q = nearest_points(a, b)
    assert nearest_points(b, a) == (q, p)
    for point, block in ((p, a), (q, b)):
        spot = Formation(point.x, point.y + 1, 0, 1, 1, 2, 2)  # a tick all round the point
        assert blocks.gap2(spot, block) <= 1
    apart = blocks.root_up((p.x - q.x) ** 2 + (p.y - q.y) ** 2)
    assert abs(apart - gap(a, b)) <= 3


@few
@given(little, little)
def test_nearest_points_go_with_a_shift(a, b):
    found = nearest_points(blocks.shifted(a), blocks.shifted(b))
    assert found == tuple(Point(p.x - 7, p.y + 1234) for p in nearest_points(a, b))


def test_the_nearest_points_of_fronts_face_to_face_are_in_the_middle_of_what_they_share():
    assert nearest_points(foot(), foot(0, 500, 1800)) == (Point(0, 0), Point(0, 500))
    assert nearest_points(foot(), foot(254, 500, 1800)) == (Point(127, 0), Point(127, 500))
    assert nearest_points(foot(), foot(1516, 400, 1800)) == (Point(508, 0), Point(1008, 400))


# Sides


@pytest.mark.parametrize(
    ("x", "y", "side"),
    [(0, 254, "front"), (0, -508, "rear"), (635, -127, "right"), (-635, -127, "left")],
)
@pytest.mark.parametrize("away", [0, 3, 300])
def test_the_side_touched_is_the_one_whose_line_lies_between(x, y, side, away):
    block = foot()  # four abreast, two deep
    dx, dy = {"front": (0, 1), "rear": (0, -1), "right": (1, 0), "left": (-1, 0)}[side]
    assert side_touched(block, foot(x + away * dx, y + away * dy, files=1, figures=1)) == side


@pytest.mark.parametrize(
    ("x", "y", "side"),
    [(635, 254, "front"), (-635, 254, "front"), (635, -508, "rear"), (-635, -508, "rear"), (640, 254, "right")],
)
def test_corner_to_corner_the_front_counts_before_the_rear_and_that_before_the_sides(x, y, side):
    assert side_touched(foot(), foot(x, y, files=1, figures=1)) == side


def test_who_stands_in_the_corner_beside_a_short_last_rank_touches_what_he_touches():
    block = foot(files=5, figures=6)  # its last rank is one figure: two bases wide lie open on each side of it
    assert side_touched(block, foot(260, -254 - 20, files=1, figures=1)) == "right"  # of the last figure
    assert side_touched(block, foot(450, -254, files=1, figures=1)) == "rear"


SIDES = {"front": "front", "rear": "rear", "left": "right", "right": "left"}


@many
@given(little, little)
def test_a_mirror_exchanges_right_and_left(a, b):
    side = side_touched(a, b)
    assert side_touched(blocks.shifted(a), blocks.shifted(b)) == side
    assert side_touched(blocks.quartered(a), blocks.quartered(b)) == side
    if gap(a, b) > 14:
        assert side_touched(mirrored(a), mirrored(b)) == SIDES[side]


# Arc (warriors.shoot.who)


@pytest.mark.parametrize(
    ("x", "y", "is_in"),
    [
        (0, 1000, True),
        (0, -600, False),
        (1000, -1, False),  # the whole of it behind the line of the front
        (508 + 127 + 1000, 1000, True),  # its far left corner on the line at 45 degrees
        (508 + 127 + 1001, 1000, False),
        (508 + 127 + 1000, 999, False),
        (-508 - 127 - 1000, 1000, True),
        (-508 - 127 - 1001, 1000, False),
    ],
)
def test_the_arc_is_measured_from_the_corners_of_the_front(x, y, is_in):
    assert is_in_arc(foot(), foot(x, y, files=1, figures=1), 450) is is_in


@pytest.mark.parametrize(("tenths", "is_in"), [(0, False), (440, False), (450, True), (900, True)])
def test_a_wider_arc_takes_in_more(tenths, is_in):
    assert is_in_arc(foot(), foot(508 + 127 + 1000, 1000, files=1, figures=1), tenths) is is_in


@many
@given(little, little, st.sampled_from([0, 300, 450, 600, 900]) | st.integers(0, 900), moves)
def test_the_arc_is_that_of_the_twin(a, b, tenths, move):
    twin = blocks.is_in_arc(a, b, tenths)
    assert is_in_arc(a, b, tenths) is is_in_arc(move[0](a), move[0](b), tenths) is twin


@pytest.mark.parametrize("turn", [0, 900, 1800, 2700])
@pytest.mark.parametrize(("away", "is_in"), [(5, False), (-5, True)])
def test_who_lies_aslant_before_the_corner_of_the_front_is_out(turn, away, is_in):
    # It reaches ahead of the front line on the right of the arc, and behind it on the left: only its own edge tells.
    target = faced(advanced(foot(127, 0, 3375, 1, 1), -away), 3375 + turn)
    assert is_in_arc(foot(files=1, figures=1), target, 450) is is_in


@pytest.mark.parametrize("tenths", [-1, 901])
def test_an_arc_opens_by_a_quarter_at_most(tenths):
    with pytest.raises(ValueError, match="an arc"):
        is_in_arc(foot(), foot(0, 900), tenths)


@many
@given(little, little)
def test_who_has_the_middle_of_his_front_inside_a_block_stands_on_it(a, b):
    if is_inside(a, Point(b.x, b.y)):
        assert do_overlap(a, b)


@pytest.mark.parametrize(
    ("x", "y", "inside"),
    [(0, -1, True), (0, 0, False), (507, -127, True), (508, -127, False), (253, -300, True), (255, -300, False)],
)
def test_the_rim_of_a_block_and_the_places_beside_a_short_last_rank_are_not_inside(x, y, inside):
    assert is_inside(foot(files=4, figures=6), Point(x, y)) is inside


# Table and terrain


@pytest.mark.parametrize(
    ("x", "y", "on"), [(508, 508, True), (507, 508, False), (508, 507, False), (492, 1000, False), (692, 1000, True)]
)
def test_the_edge_of_the_table_belongs_to_it(x, y, on):
    assert is_on(foot(x, y), 1200, 1000) is on


@many
@given(little, outlines, moves)
def test_a_block_and_terrain_are_as_the_twin_says(f, outline, move):
    block, place = move
    again = moved(outline, place)
    assert overlaps_outline(f, outline) is overlaps_outline(block(f), again) is blocks.overlaps_outline(f, outline)
    assert share_in(f, outline) == share_in(block(f), again) == blocks.share_in(f, outline)


WOOD = (-600, -254, 600, -254, 600, -2000, -600, -2000)


def test_a_block_half_in_a_wood_has_half_its_figures_in_it():
    assert overlaps_outline(foot(), WOOD)
    assert share_in(foot(), WOOD) == 4
    assert share_in(foot(y=-254), WOOD) == 8
    assert share_in(foot(y=127), WOOD) == 4  # the middle of the second rank on its edge


def test_a_block_along_the_edge_of_a_wood_does_not_overlap_it():
    assert not overlaps_outline(foot(y=254), WOOD)
    assert overlaps_outline(foot(y=253), WOOD)
    assert share_in(foot(y=254), WOOD) == 0
    assert overlaps_outline(foot(y=-1000, files=1, figures=1), WOOD)  # wholly in it
    assert overlaps_outline(foot(), (-10, -100, 10, -100, 0, -90))  # wholly under it
