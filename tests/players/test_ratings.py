"""Ratings: they follow from results alone, and say how sure they are."""

from __future__ import annotations

import pytest

from carnyx.core.equations import solved
from carnyx.players.ratings import ANCHOR, Result, ratings


def results(one: str, other: str, won: int, drawn: int, lost: int) -> list[Result]:
    halves = [2] * won + [1] * drawn + [0] * lost
    return [Result(one, other, number, each) for number, each in enumerate(halves)]


def test_three_of_four_battles_are_190_points() -> None:
    stronger, yardstick = ratings(results("level5", "thumb", 750, 0, 250), "thumb")
    assert (stronger.name, yardstick.name) == ("level5", "thumb")
    assert yardstick.elo == ANCHOR
    assert stronger.elo - ANCHOR == pytest.approx(190, abs=2)
    assert stronger.error == pytest.approx(25, abs=2)
    assert (stronger.battles, stronger.won) == (1000, 750)


def test_draws_are_half_a_win_each() -> None:
    (one, other) = ratings(results("level3", "thumb", 10, 20, 10), "thumb")
    assert one.elo == pytest.approx(other.elo)


def test_more_battles_make_a_smaller_error() -> None:
    few, many = (ratings(results("level3", "thumb", 3 * n, 0, n), "thumb")[0] for n in (5, 50))
    assert many.error < few.error / 2


def test_who_has_won_all_battles_has_a_rating_too() -> None:
    best = ratings(results("level5", "thumb", 10, 0, 0), "thumb")[0]
    assert 1200 < best.elo < 2000


def test_strength_is_handed_on_from_pair_to_pair() -> None:
    fought = [*results("level4", "thumb", 60, 0, 40), *results("level5", "level4", 60, 0, 40)]
    five, four, thumb = ratings(fought, "thumb")
    assert [each.name for each in (five, four, thumb)] == ["level5", "level4", "thumb"]
    assert five.elo - four.elo == pytest.approx(four.elo - thumb.elo, abs=1)
    assert five.error > four.error


def test_equations_are_solved() -> None:
    assert solved([[0, 2], [4, 1]], [6, 11]) == pytest.approx([2, 3])
