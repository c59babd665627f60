"""Lengths are exact, and the geometry of whole ticks keeps its laws."""

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carnyx.core.length import (
    CENTIMETRE,
    CONTACT,
    INCH,
    MILLIMETRE,
    Length,
    Point,
    apart2,
    centimetres,
    inches,
    is_within,
    leg,
)

law = settings(deadline=None)
ticks = st.integers(-40_000, 40_000)
points = st.builds(Point, ticks, ticks)
reaches = st.integers(0, 120_000)


def turned(place: Point) -> Point:
    return Point(-place.y, place.x)


def mirrored(place: Point) -> Point:
    return Point(-place.x, place.y)


@pytest.mark.parametrize(
    ("length", "expected"),
    [
        (inches(1), 254),
        (inches(0), 0),
        (inches(Fraction(1, 2)), 127),
        (inches(Fraction(3, 127)), 6),
        (centimetres(1), 100),
        (centimetres(Fraction(5, 2)), 250),
        (centimetres(Fraction(254, 100)), 254),
    ],
)
def test_a_length_is_a_whole_number_of_ticks(length: Length, expected: int) -> None:
    assert length.ticks == expected


@pytest.mark.parametrize("part", [Fraction(1, 3), Fraction(1, 4), Fraction(1, 508)])
def test_a_part_of_a_tick_is_an_error_and_never_rounded_away(part: Fraction) -> None:
    with pytest.raises(ValueError, match="not a whole number of ticks"):
        inches(part)
    with pytest.raises(ValueError, match="not a whole number of ticks"):
        centimetres(part / 7)


def test_ten_millimetres_are_a_centimetre_and_contact_is_one_millimetre() -> None:
    assert (MILLIMETRE, CENTIMETRE, INCH, CONTACT) == (10, 100, 254, 10)


@pytest.mark.parametrize(
    ("length", "in_inches", "in_centimetres"),
    [
        (Length(254), 1, Fraction(127, 50)),
        (Length(100), Fraction(50, 127), 1),
        (Length(0), 0, 0),
        (Length(-127), Fraction(-1, 2), Fraction(-127, 100)),
    ],
)
def test_a_length_is_read_exactly_in_either_unit(length: Length, in_inches: Fraction, in_centimetres: Fraction) -> None:
    assert length.value("in") == in_inches
    assert length.value("cm") == in_centimetres


@law
@given(st.integers(-10_000, 10_000))
def test_whole_inches_and_centimetres_come_back(number: int) -> None:
    assert inches(number).value("in") == number
    assert centimetres(number).value("cm") == number


@law
@given(ticks, ticks)
def test_lengths_are_ordered_as_their_ticks(one: int, other: int) -> None:
    assert (Length(one) < Length(other)) == (one < other)


@law
@given(points, points)
def test_a_way_there_and_the_place_it_leads_to(a: Point, b: Point) -> None:
    assert a + (b - a) == b
    assert a - a == Point(0, 0)


@pytest.mark.parametrize(
    ("a", "b", "squared", "length"),
    [
        (Point(0, 0), Point(0, 0), 0, 0),
        (Point(0, 0), Point(3, 4), 25, 5),
        (Point(1, 1), Point(2, 2), 2, 2),
        (Point(-3, 0), Point(3, 8), 100, 10),
        (Point(0, 0), Point(3, 5), 34, 6),
        (Point(0, 0), Point(0, 10**12), 10**24, 10**12),
        (Point(0, 0), Point(1, 10**12), 10**24 + 1, 10**12 + 1),
    ],
)
def test_a_leg_is_the_root_rounded_up_to_a_tick(a: Point, b: Point, squared: int, length: int) -> None:
    assert apart2(a, b) == squared
    assert leg(a, b) == length


@law
@given(points, points)
def test_a_leg_is_the_least_reach_that_gets_there(a: Point, b: Point) -> None:
    reach = leg(a, b)
    assert is_within(a, b, reach)
    assert reach == 0 or not is_within(a, b, reach - 1)


@law
@given(points, points, reaches)
def test_distance_is_symmetric(a: Point, b: Point, reach: int) -> None:
    assert apart2(a, b) == apart2(b, a)
    assert leg(a, b) == leg(b, a)
    assert is_within(a, b, reach) == is_within(b, a, reach)


@law
@given(points, points)
def test_only_the_same_place_is_no_distance_away(a: Point, b: Point) -> None:
    assert (leg(a, b) == 0) == (a == b)
    assert (apart2(a, b) == 0) == (a == b)


@law
@given(points, points, points)
def test_a_detour_is_never_shorter(a: Point, b: Point, c: Point) -> None:
    assert leg(a, c) <= leg(a, b) + leg(b, c)


@law
@given(points, points, points, reaches)
def test_a_shift_changes_no_distance(a: Point, b: Point, shift: Point, reach: int) -> None:
    assert apart2(a + shift, b + shift) == apart2(a, b)
    assert leg(a + shift, b + shift) == leg(a, b)
    assert is_within(a + shift, b + shift, reach) == is_within(a, b, reach)


@law
@given(points, points, reaches)
def test_a_quarter_turn_changes_no_distance(a: Point, b: Point, reach: int) -> None:
    assert apart2(turned(a), turned(b)) == apart2(a, b)
    assert leg(turned(a), turned(b)) == leg(a, b)
    assert is_within(turned(a), turned(b), reach) == is_within(a, b, reach)


@law
@given(points, points, reaches)
def test_a_mirror_changes_no_distance(a: Point, b: Point, reach: int) -> None:
    assert apart2(mirrored(a), mirrored(b)) == apart2(a, b)
    assert leg(mirrored(a), mirrored(b)) == leg(a, b)
    assert is_within(mirrored(a), mirrored(b), reach) == is_within(a, b, reach)


@law
@given(points, points, st.integers(max_value=-1))
def test_nothing_is_within_less_than_nothing(a: Point, b: Point, reach: int) -> None:
    assert not is_within(a, b, reach)


def test_the_very_edge_is_within_and_a_tick_more_is_not() -> None:
    assert is_within(Point(0, 0), Point(3 * INCH, 4 * INCH), 5 * INCH)
    assert not is_within(Point(0, 0), Point(3 * INCH, 4 * INCH + 1), 5 * INCH)
