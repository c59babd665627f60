"""Influence: equal or under calms the unit, a little over fails, far over or a failing ten is a disaster."""

from fractions import Fraction

import pytest

from carnyx.games.warriors.rules.checks import INFLUENCE
from carnyx.games.warriors.rules.influence import influenced
from carnyx.games.warriors.rules.situations import Influence

LETTERS = {"s": "success", "f": "failure", "d": "disaster"}

# leadership, and what the faces 1 2 3 4 5 6 7 8 9 0 bring: success, failure, disaster
FACES = {
    0: "ffffdddddd",
    1: "sffffddddd",
    2: "ssffffdddd",
    3: "sssffffddd",
    4: "ssssffffdd",
    5: "sssssffffd",
    6: "ssssssfffd",
    9: "sssssssssd",
    10: "ssssssssss",
    11: "ssssssssss",
}


@pytest.mark.parametrize("leadership", FACES)
def test_every_face_has_its_meaning(leadership: int) -> None:
    check = INFLUENCE(Influence(leadership))
    results = [influenced(check, face) for face in (1, 2, 3, 4, 5, 6, 7, 8, 9, 0)]
    assert results == [LETTERS[letter] for letter in FACES[leadership]]


def test_equal_or_under_succeeds() -> None:
    check = INFLUENCE(Influence(4))
    assert influenced(check, 4) == "success"
    assert influenced(check, 5) == "failure"


def test_five_above_is_a_disaster_and_four_above_is_not() -> None:
    check = INFLUENCE(Influence(3))
    assert influenced(check, 7) == "failure"
    assert influenced(check, 8) == "disaster"


def test_a_ten_that_fails_is_a_disaster_however_close() -> None:
    assert influenced(INFLUENCE(Influence(9)), 0) == "disaster"


def test_a_leader_of_ten_cannot_be_failed_by_a_ten() -> None:
    assert influenced(INFLUENCE(Influence(10)), 0) == "success"


def test_a_bannerman_moves_both_limits_by_one() -> None:
    check = INFLUENCE(Influence(3, bannerman=True))
    assert [influenced(check, face) for face in (4, 5, 8, 9)] == ["success", "failure", "failure", "disaster"]


def test_another_race_moves_both_limits_by_one() -> None:
    check = INFLUENCE(Influence(3, other_race=True))
    assert [influenced(check, face) for face in (2, 3, 6, 7)] == ["success", "failure", "failure", "disaster"]


def test_a_weak_leader_of_another_race_cannot_succeed() -> None:
    assert INFLUENCE(Influence(1, other_race=True)).chance == 0


def test_the_bannerman_makes_up_for_another_race() -> None:
    assert INFLUENCE(Influence(4, bannerman=True, other_race=True)).chance == Fraction(4, 10)
