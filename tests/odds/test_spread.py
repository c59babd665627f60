"""Spreads: exact whole counts, against dice counted face by face."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carnyx.odds.spread import Share, Spread, binomial, packed_power, pooled, share, slot, unpacked
from tests.odds.oracles import chances, dyce_folded, icepool_folded

TWO_DICE = Spread((0, 0, 1, 2, 3, 2, 1), 9)  # two three-sided dice

few = settings(max_examples=60, deadline=None, derandomize=True, database=None)
ways = st.integers(0, 10)


def counted(pools: list[tuple[int, int]]) -> dict[int, Fraction]:
    """How many of the dice pass, every face of every die looked at."""
    dice = [passing for number, passing in pools for _ in range(number)]
    found = Counter(
        sum(face < passing for face, passing in zip(faces, dice, strict=True))
        for faces in product(range(10), repeat=len(dice))
    )
    return {number: Fraction(count, 10 ** len(dice)) for number, count in found.items()}


def test_a_spread_gives_the_chance_of_each_number():
    assert dict(TWO_DICE) == {
        2: Fraction(1, 9), 3: Fraction(2, 9), 4: Fraction(3, 9), 5: Fraction(2, 9), 6: Fraction(1, 9)
    }  # fmt: skip


@pytest.mark.parametrize("number", [-1, 0, 1, 7, 1000])
def test_what_cannot_come_up_has_no_chance(number):
    assert TWO_DICE[number] == 0


@pytest.mark.parametrize(
    ("number", "or_more", "or_less"),
    [
        (-3, 1, 0),
        (0, 1, 0),
        (2, 1, Fraction(1, 9)),
        (4, Fraction(6, 9), Fraction(6, 9)),
        (6, Fraction(1, 9), 1),
        (9, 0, 1),
    ],
)
def test_or_more_and_or_less_both_count_the_number_itself(number, or_more, or_less):
    assert (TWO_DICE.at_least(number), TWO_DICE.at_most(number)) == (or_more, or_less)


def test_the_mean_is_what_comes_on_average():
    assert TWO_DICE.mean == 4


def test_beyond_the_cap_counts_as_the_cap():
    assert dict(TWO_DICE.capped(4)) == {2: Fraction(1, 9), 3: Fraction(2, 9), 4: Fraction(6, 9)}


@pytest.mark.parametrize("most", [6, 7, 100])
def test_a_cap_that_is_never_reached_changes_nothing(most):
    assert TWO_DICE.capped(most) == TWO_DICE


def test_a_share_is_in_lowest_terms():
    assert share(40, 100) == Share(2, 5)


@pytest.mark.parametrize(("never", "lowest"), [((0, 10), Share(0, 1)), ((10, 10), Share(1, 1))])
def test_never_and_always_are_shares_too(never, lowest):
    assert share(*never) == lowest


def test_one_share_after_another_multiplies():
    assert share(5, 10) & share(4, 10) == Share(1, 5)


def test_a_share_knows_the_ways_it_fails():
    assert share(3, 10).missed == 7


@few
@given(st.lists(st.tuples(st.integers(0, 2), ways), min_size=1, max_size=3).filter(lambda p: sum(n for n, _ in p) < 5))
def test_pools_of_dice_are_counted_as_if_face_by_face(pools):
    found = pooled(tuple((number, share(passing, 10)) for number, passing in pools))
    assert dict(found) == counted(pools)


@pytest.mark.parametrize("passing", range(11))
def test_one_pool_is_counted_as_if_face_by_face(passing):
    assert dict(binomial(4, share(passing, 10))) == counted([(4, passing)])


@pytest.mark.parametrize("dice", [10, 20, 60, 100])
@pytest.mark.parametrize("passing", [1, 5, 9])
def test_many_dice_agree_with_icepool(dice, passing):
    assert dict(binomial(dice, share(passing, 10))) == chances(icepool_folded(dice, passing, 10))


@pytest.mark.parametrize("dice", [10, 60])
def test_two_large_pools_agree_with_dyce(dice):
    pools = ((dice, share(3, 10)), (dice // 2, share(8, 10)))
    assert dict(pooled(pools)) == chances(dyce_folded(dice, 3, 10) + dyce_folded(dice // 2, 8, 10))


@few
@given(st.lists(st.tuples(st.integers(0, 120), ways), min_size=1, max_size=4))
def test_the_whole_of_a_spread_is_exactly_one(pools):
    found = pooled(tuple((number, share(passing, 10)) for number, passing in pools))
    assert sum(found.counts) == found.total


@few
@given(st.lists(st.tuples(st.integers(0, 120), ways), min_size=1, max_size=4))
def test_dice_pass_on_average_as_often_as_their_chances_say(pools):
    found = pooled(tuple((number, share(passing, 10)) for number, passing in pools))
    assert found.mean == sum(Fraction(number * passing, 10) for number, passing in pools)


@pytest.mark.parametrize("total", [1, 255, 256, 10**6, 10**60])
def test_a_slot_is_whole_bytes_and_holds_its_total(total):
    bits = slot(total)
    assert bits % 8 == 0
    assert total < 1 << bits


def test_a_packed_polynomial_unpacks_into_its_coefficients():
    assert unpacked(packed_power(2, 3, 4, 16), 5, 16) == (16, 96, 216, 216, 81)
