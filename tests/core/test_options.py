"""Options refuse with the name of a rule, and never refuse what they sample or hint at."""

from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carnyx.core.length import Length, Point
from carnyx.core.options import OneOf, Split, Within
from carnyx.core.rule import Refusal

law = settings(deadline=None)
seeds = st.integers(0, 2**32).map(Random)


@st.composite
def splits(draw: st.DrawFn, most: int = 8) -> Split:
    caps = tuple(draw(st.lists(st.integers(0, most), min_size=1, max_size=4)))
    return Split(draw(st.integers(0, sum(caps))), caps, "toy.allot", draw(st.booleans()))


def test_one_of_several_takes_its_names_and_nothing_else() -> None:
    stances = OneOf(("loose", "close"), "toy.seal")
    assert stances.refuse("close") is None
    assert stances.refuse("closed") == Refusal("toy.seal", {"answer": "closed"})
    assert stances.refuse("") == Refusal("toy.seal", {"answer": ""})


def test_one_of_several_without_a_rule_of_its_own_names_the_cores() -> None:
    assert OneOf(("a",)).refuse("b") == Refusal("core.answer", {"answer": "b"})


def test_one_of_several_hints_at_all_and_samples_each() -> None:
    names = ("left", "right", "rear")
    rng = Random(0)
    assert OneOf(names).hints() == names
    assert {OneOf(names).sample(rng) for _ in range(100)} == set(names)


@pytest.mark.parametrize("parts", [(2, 1), (1, 2), (3, 0)])
def test_a_split_that_adds_up_under_the_caps_is_allowed(parts: tuple[int, ...]) -> None:
    assert Split(3, (3, 2), "toy.allot").refuse(parts) is None


@pytest.mark.parametrize(
    "parts",
    [(0, 3), (2, 0), (2, 2), (4, -1), (3,), (1, 1, 1), (), (10**30, 0)],
    ids=[
        "over a cap",
        "too little",
        "too much",
        "less than nothing and over a cap",
        "one part missing",
        "one part too many",
        "nothing",
        "huge",
    ],
)
def test_a_split_that_does_not_fit_is_refused_with_its_total(parts: tuple[int, ...]) -> None:
    assert Split(3, (3, 2), "toy.allot").refuse(parts) == Refusal("toy.allot", {"total": 3})


def test_no_part_of_a_split_is_less_than_nothing() -> None:
    assert Split(3, (5, 5), "toy.allot").refuse((4, -1)) == Refusal("toy.allot", {"total": 3})


@pytest.mark.parametrize(
    ("total", "caps", "parts", "allowed"),
    [
        (2, (2, 2), (1, 1), True),
        (2, (2, 2), (2, 0), False),
        (3, (2, 2), (2, 1), True),
        (3, (3, 1), (2, 1), True),
        (3, (3, 0), (3, 0), True),
        (4, (4, 1, 4), (2, 1, 1), True),
        (4, (4, 1, 4), (3, 1, 0), False),
        (5, (4, 1, 4), (1, 1, 3), False),
        (0, (2, 2), (0, 0), True),
    ],
)
def test_evenly_means_nobody_gets_a_second_before_all_have_a_first(
    total: int, caps: tuple[int, ...], parts: tuple[int, ...], allowed: bool
) -> None:
    assert (Split(total, caps, "toy.allot", evenly=True).refuse(parts) is None) is allowed


@law
@given(splits(), seeds)
def test_a_sampled_split_is_never_refused(split: Split, rng: Random) -> None:
    assert split.refuse(split.sample(rng)) is None


@law
@given(splits())
def test_a_split_hinted_at_is_never_refused_and_none_is_hinted_at_twice(split: Split) -> None:
    hints = split.hints()
    assert hints
    assert [split.refuse(hint) for hint in hints] == [None] * len(hints)
    assert len(set(hints)) == len(hints)


@law
@given(splits(most=3))
def test_an_even_split_is_one_that_could_be_dealt_out_one_by_one(split: Split) -> None:
    """The twin: deal out the total in every order in which the least served comes next."""
    dealt = {(0,) * len(split.caps)}
    for _ in range(split.total):
        longer = set()
        for parts in dealt:
            room = [place for place, cap in enumerate(split.caps) if parts[place] < cap]
            least = min(parts[place] for place in room)
            for place in room:
                if not split.evenly or parts[place] == least:
                    longer.add((*parts[:place], parts[place] + 1, *parts[place + 1 :]))
        dealt = longer
    every = product(*(range(cap + 1) for cap in split.caps))
    assert {parts for parts in every if split.refuse(parts) is None} == dealt


def test_a_split_is_sampled_in_every_way_it_can_be_made() -> None:
    rng = Random(0)
    split = Split(3, (3, 2), "toy.allot")
    assert {split.sample(rng) for _ in range(200)} == {(3, 0), (2, 1), (1, 2)}


def test_a_split_hints_from_the_front_and_from_the_back() -> None:
    assert Split(3, (2, 2, 2), "toy.allot").hints() == ((2, 1, 0), (0, 1, 2))
    assert Split(4, (2, 2, 2), "toy.allot", evenly=True).hints() == ((2, 1, 1), (1, 1, 2))
    assert Split(4, (2, 2), "toy.allot").hints() == ((2, 2),)


REACH = Within(Point(100, 200), 50, "toy.move")


@pytest.mark.parametrize("place", [Point(100, 200), Point(150, 200), Point(130, 240), Point(100, 150)])
def test_a_place_within_reach_is_allowed(place: Point) -> None:
    assert REACH.refuse(place) is None


@pytest.mark.parametrize("place", [Point(151, 200), Point(131, 240), Point(0, 0), Point(10**30, -(10**30))])
def test_a_place_beyond_reach_is_refused_with_the_reach(place: Point) -> None:
    assert REACH.refuse(place) == Refusal("toy.move", {"reach": Length(50)})


@law
@given(st.integers(-(10**6), 10**6), st.integers(-(10**6), 10**6), st.integers(0, 10**5), seeds)
def test_a_place_sampled_or_hinted_at_is_never_refused(x: int, y: int, reach: int, rng: Random) -> None:
    within = Within(Point(x, y), reach, "toy.move")
    assert within.refuse(within.sample(rng)) is None
    assert [within.refuse(hint) for hint in within.hints()] == [None] * 5


def test_a_reach_hints_at_standing_still_and_the_farthest_each_way() -> None:
    assert set(REACH.hints()) == {Point(100, 200), Point(100, 250), Point(150, 200), Point(100, 150), Point(50, 200)}


def test_places_are_sampled_all_over_the_reach() -> None:
    rng = Random(0)
    tiny = Within(Point(0, 0), 1, "toy.move")
    assert {tiny.sample(rng) for _ in range(200)} == {Point(0, 0), Point(1, 0), Point(-1, 0), Point(0, 1), Point(0, -1)}
