"""How far a unit gets: the most that its move allows, found in few steps."""

from hypothesis import given
from hypothesis import strategies as st

from carnyx.games.warriors.play.movement import most_within


@given(st.lists(st.integers(0, 9), min_size=2, max_size=80), st.data())
def test_the_most_within_a_move_is_found_as_by_trying_all(steps: list[int], data: st.DataObject) -> None:
    costs = [sum(steps[:place]) for place in range(len(steps))]
    left = data.draw(st.integers(0, max(0, costs[-1] - 1)))
    if costs[-1] <= left:
        return
    asked: list[int] = []

    def spent(far: int) -> int:
        asked.append(far)
        return costs[far]

    assert most_within(spent, left, 0, len(costs) - 1) == max(far for far, cost in enumerate(costs) if cost <= left)
    assert len(asked) <= 2 + 2 * len(costs).bit_length()


def test_what_grows_evenly_takes_few_questions() -> None:
    asked: list[int] = []

    def spent(far: int) -> int:
        asked.append(far)
        return 3 * far if far < 400 else 2 * far + 400

    assert most_within(spent, 1000, 0, 2000) == 333
    assert len(asked) <= 8


def test_a_way_that_costs_more_than_a_longer_one_since_costs_are_rounded_is_not_gone() -> None:
    costs = {1969: 2188, 1970: 2189, 1971: 2191, 1972: 2192, 1973: 2191, 1974: 2192}
    assert most_within(costs.__getitem__, 2190, 1972, 1974) == 1970
    assert most_within(lambda far: far + 3, 2, 0, 5) == 0  # not even to stay costs so little: nobody goes anywhere
