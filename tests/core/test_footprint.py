"""Footprints: what two units measure between them, remembered by value, and never stored in what is saved."""

import pickle

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from carnyx.core import kernel
from carnyx.core.footprint import Footprint, contacts, distance2, do_overlap, is_crowded, is_gap_at_most, is_in_contact
from carnyx.core.length import CONTACT, INCH, Point
from carnyx.core.standings import Standings
from tests.core import naive
from tests.core.naive import MOVES, many, places

PAIR = Footprint((0, 0, 300, 0), 125)

footprints = st.builds(Footprint, places(1, 8, st.integers(-600, 600)), st.sampled_from([125, 200, 300]))
ticks = st.integers(-300, 600)


def base(x, y, radius=125):
    return Footprint((x, y), radius)


def reach(a, b, gap):
    return a.radius + b.radius + gap


@many
@given(footprints, footprints, ticks, st.sampled_from(MOVES))
def test_two_footprints_measure_what_the_twin_says(a, b, gap, move):
    assert distance2(a, b) == distance2(b, a) == naive.nearest_pair(a.places, b.places)[0]
    near = bool(naive.pairs_within(a.places, b.places, reach(a, b, gap)))
    assert is_gap_at_most(a, b, gap) is is_gap_at_most(b, a, gap) is near
    assert is_gap_at_most(a.with_places(move(a.places)), b.with_places(move(b.places)), gap) is near
    assert not near or is_gap_at_most(a, b, gap + 1)


@many
@given(footprints, footprints)
def test_contacts_and_overlap_are_those_of_the_twin(a, b):
    twin = naive.pairs_within(a.places, b.places, reach(a, b, CONTACT))
    assert contacts(a, b) == twin
    assert sorted(contacts(b, a)) == sorted((j, i) for i, j in twin)
    assert is_in_contact(a, b) is bool(twin)
    assert do_overlap(a, b) is do_overlap(b, a) is (distance2(a, b) < reach(a, b, 0) ** 2)


@pytest.mark.parametrize(
    ("gap", "overlap", "contact"), [(-1, True, True), (0, False, True), (10, False, True), (11, False, False)]
)
def test_overlap_and_contact_are_exact_by_one_tick(gap, overlap, contact):
    other = base(0, 325 + gap, 200)
    assert do_overlap(base(0, 0), other) is overlap
    assert is_in_contact(base(0, 0), other) is contact
    assert contacts(base(0, 0), other) == (((0, 0),) if contact else ())


def test_an_inch_is_measured_from_rim_to_rim():
    assert is_gap_at_most(PAIR, base(300 + 250 + INCH, 0), INCH)
    assert not is_gap_at_most(PAIR, base(300 + 250 + INCH + 1, 0), INCH)


def test_a_footprint_knows_its_bases():
    assert Footprint((1, 2), 0).box == (1, 2, 1, 2)
    assert len(PAIR) == 2
    assert PAIR.point(1) == Point(300, 0)
    assert PAIR.box == kernel.box(PAIR.places, 125) == (-125, -125, 425, 125)


def test_the_others_keep_their_order_when_models_are_taken_off():
    row = Footprint((0, 0, 1, 1, 2, 2, 3, 3), 125)
    assert row.without({2, 0}) == Footprint((1, 1, 3, 3), 125)
    assert row.without(()) == row
    assert row.without(range(4)) == Footprint((), 125)
    with pytest.raises(IndexError):
        row.without([4])


def test_nobody_is_near_an_empty_footprint():
    nobody = PAIR.with_places(())
    assert len(nobody) == 0
    assert not is_gap_at_most(nobody, PAIR, 10**6)
    assert not do_overlap(nobody, nobody)
    assert contacts(PAIR, nobody) == ()


@pytest.mark.parametrize("text", ['{"places": [1, 2, 3], "radius": 125}', '{"places": [1, 2], "radius": -1}'])
def test_half_a_place_is_no_footprint(text):
    with pytest.raises(msgspec.ValidationError, match="pairs of x and y"):
        msgspec.json.decode(text, type=Footprint)


def test_the_box_is_worked_out_once_and_is_no_part_of_the_value():
    fresh, used = Footprint((0, 0, 300, 0), 125), Footprint((0, 0, 300, 0), 125)
    assert used.box is used.box
    assert fresh == used
    assert hash(fresh) == hash(used)
    assert msgspec.json.encode(used) == b'{"places":[0,0,300,0],"radius":125}'
    assert msgspec.json.decode(msgspec.json.encode(used), type=Footprint) == used
    assert pickle.loads(pickle.dumps(used)) == used
    assert msgspec.structs.replace(used, places=(0, 0)).box == (-125, -125, 125, 125)


def test_a_pair_is_measured_once_and_remembered_by_value():
    distance2.cache_clear()
    assert distance2(PAIR, base(900, 0)) == distance2(Footprint((0, 0, 300, 0), 125), base(900, 0)) == 600**2
    assert (distance2.cache_info().misses, distance2.cache_info().hits) == (1, 1)
    assert distance2.cache_info().maxsize is not None


@many
@given(places(1, 6, st.integers(-600, 600)), st.integers(-9000, 9000), st.integers(-9000, 9000))
def test_a_formation_that_is_shifted_keeps_its_shape_and_is_as_crowded_as_before(stands, dx, dy):
    here, there = Footprint(stands, 125), Footprint(tuple(naive.shifted(stands, dx, dy)), 125)
    assert here.shape == there.shape
    assert here.shape[:2] == (0, 0)
    assert is_crowded(there) is is_crowded(here) is kernel.overlaps_itself(there.places, 125)


armies = st.lists(st.builds(Footprint, places(0, 4, st.integers(-9000, 9000)), st.sampled_from([125, 500])), max_size=9)
boxes = st.tuples(*[st.integers(-9000, 9000)] * 4).map(
    lambda four: (*map(min, four[:2], four[2:]), *map(max, four[:2], four[2:]))
)


@many
@given(armies, boxes, st.integers(0, 5000))
def test_neighbours_are_those_of_the_twin(army, bounds, gap):
    near = [i for i, each in enumerate(army) if each.places and not kernel.are_boxes_apart(bounds, each.box, gap)]
    assert Standings(tuple(army)).near(bounds, gap) == near


@many
@given(armies, boxes)
def test_outward_is_everybody_by_the_gap_between_boxes(army, bounds):
    everybody = [(kernel.boxes_apart2(bounds, each.box), i) for i, each in enumerate(army) if each.places]
    assert list(Standings(tuple(army)).outward(bounds)) == sorted(everybody)


def test_standings_are_equal_by_where_everybody_stands():
    here = Standings((PAIR, base(0, 900)))
    assert here == Standings((PAIR, base(0, 900)))
    assert hash(here) == hash(Standings((PAIR, base(0, 900))))
    assert here[1] == base(0, 900)
    assert here != Standings((base(0, 900), PAIR))
