"""Chains: what holds together, against the twin and to the tick."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carnyx.core.chains import groups, is_coherent
from tests.core import naive
from tests.core.naive import MOVES, many, places


@many
@given(places(number=st.integers(-500, 500)), st.integers(0, 130), st.integers(-50, 260), st.sampled_from(MOVES))
def test_groups_are_those_of_the_twin(a, radius, reach, move):
    found = groups(a, radius, reach)
    assert found == naive.groups(a, 2 * radius + reach) == groups(move(a), radius, reach)
    assert is_coherent(a, radius, reach) is (len(found) <= 1)
    if is_coherent(a, radius, reach):
        assert is_coherent(a, radius, reach + 1)


def test_a_chain_is_exact_by_one_tick():
    row = (0, 0, 504, 0, 1008, 0)
    assert is_coherent(row, 125, 254)
    assert not is_coherent(row, 125, 253)
    assert groups((0, 0, 9000, 0, 9504, 0, 505, 0), 125, 254) == ((1, 2), (0,), (3,))


def test_pairs_far_from_each_other_are_no_chain():
    assert not is_coherent((0, 0, 300, 0, 5000, 0, 5300, 0), 125, 254)


@pytest.mark.parametrize("places", [(), (5, 5)])
def test_one_model_is_always_coherent(places):
    assert is_coherent(places, 125, -1000)
