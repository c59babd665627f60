"""Mixtures: positions with exact weights, carried on, merged and sampled."""

from collections import Counter
from fractions import Fraction
from math import sqrt
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carnyx.odds.mixture import Mixture, TooWide, certain, either, together

DIE = Mixture(dict.fromkeys(range(1, 7), 1), 6)

few = settings(max_examples=50, deadline=None, derandomize=True, database=None)
mixtures = st.dictionaries(st.integers(0, 5), st.integers(1, 9), min_size=1).map(lambda w: Mixture(w, sum(w.values())))


def chances(mixture):
    return {position: Fraction(weight, mixture.total) for position, weight in mixture.weights.items() if weight}


def test_what_is_certain_has_the_whole_weight():
    assert chances(certain("here")) == {"here": 1}


def test_either_weighs_the_first_by_its_ways():
    assert chances(either("hit", 3, "miss", 10)) == {"hit": Fraction(3, 10), "miss": Fraction(7, 10)}


def test_either_of_two_equal_positions_is_certain():
    assert chances(either("here", 3, "here", 10)) == {"here": 1}


def test_equal_positions_meet_again():
    again = DIE.then(lambda first: DIE.map(lambda second: first + second))
    assert chances(again) == {total: Fraction(6 - abs(7 - total), 36) for total in range(2, 13)}


def test_continuations_of_different_totals_are_brought_to_one():
    coin = either("heads", 1, "tails", 2)
    ends = coin.then(lambda side: DIE if side == "heads" else certain(6))
    assert chances(ends) == {face: Fraction(1, 12) for face in range(1, 6)} | {6: Fraction(7, 12)}


def test_positions_that_now_look_equal_merge():
    assert chances(DIE.map(lambda face: face > 4)) == {False: Fraction(2, 3), True: Fraction(1, 3)}


def test_a_chance_adds_up_what_is_wanted():
    assert DIE.chance(lambda face: face % 2) == Fraction(1, 2)


def test_the_smallest_weights_say_the_same():
    assert Mixture({"a": 20, "b": 30}, 50).reduced() == Mixture({"a": 2, "b": 3}, 5)


def test_independent_pieces_are_added_place_by_place():
    coin = Mixture({(0, 1): 1, (1, 0): 1}, 2)
    assert chances(together([coin, coin])) == {(0, 2): Fraction(1, 4), (1, 1): Fraction(1, 2), (2, 0): Fraction(1, 4)}


@few
@given(mixtures, st.dictionaries(st.integers(0, 5), mixtures, min_size=6))
def test_carrying_on_follows_the_law_of_total_chance(mixture, onward):
    expected = Counter()
    for position, chance in chances(mixture).items():
        for reached, share in chances(onward[position]).items():
            expected[reached] += chance * share
    assert chances(mixture.then(onward.__getitem__)) == expected


@few
@given(mixtures, mixtures)
def test_nothing_is_lost_on_the_way(mixture, other):
    ends = mixture.then(lambda position: other.map(lambda more: position + more)).reduced()
    assert sum(ends.weights.values()) == ends.total


def test_more_steps_than_allowed_are_too_wide():
    with pytest.raises(TooWide):
        DIE.then(lambda _: DIE, widest=35)


def test_as_many_steps_as_allowed_are_not_too_wide():
    assert chances(DIE.then(lambda _: DIE, widest=36)) == chances(DIE)


def test_a_sample_comes_as_often_as_its_weight_says():
    mixture = Mixture({"rare": 1, "never": 0, "common": 9}, 10)
    rng = Random(1)
    drawn = Counter(mixture.sample(rng) for _ in range(10_000))
    assert drawn["never"] == 0
    assert abs(drawn["rare"] - 1000) < 4 * sqrt(10_000 * 0.1 * 0.9)
