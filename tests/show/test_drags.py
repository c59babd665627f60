"""A drag that asks for too much goes as far as it may, even beyond a place that is barred."""

from __future__ import annotations

import pytest

from carnyx.core.rule import Refusal
from carnyx.show.drags import WHOLE, farthest

FAR, BARRED = Refusal("toy.far"), Refusal("toy.barred")


@pytest.mark.parametrize("most", [1, 7, 100, 255])
def test_a_drag_is_cut_short_where_it_is_refused_and_the_reason_is_that_of_the_next_part(most: int) -> None:
    assert farthest(lambda parts: FAR if parts > most else None) == (most, FAR)


def test_a_drag_that_is_allowed_is_not_cut_short() -> None:
    assert farthest(lambda parts: None) == (WHOLE, None)


def test_a_drag_that_is_barred_all_the_way_goes_nowhere() -> None:
    assert farthest(lambda parts: BARRED) == (0, BARRED)


def test_what_is_too_far_is_told_as_far_as_the_hand_has_asked_for() -> None:
    def refuse(parts: int) -> Refusal | None:
        return Refusal("toy.far", {"cost": parts, "left": 100}, "refused-spent") if parts > 100 else None

    allowed, why = farthest(refuse)
    assert allowed == 100
    assert why is not None
    assert why.numbers["cost"] == WHOLE


def test_what_stands_in_the_way_halfway_does_not_stop_who_may_stand_beyond_it() -> None:
    found = farthest(lambda parts: FAR if parts > 200 else BARRED if 20 < parts < 150 else None)
    assert found == (200, FAR)
