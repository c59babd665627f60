"""The search that both games share: halving, the evaluation in whole numbers, regression, and a player of Celtos."""

from __future__ import annotations

from random import Random

import pytest

from carnyx.players.search.evaluation import MILLION, Evaluation, WrongWeights, chance, read, written
from carnyx.players.search.halving import best_of, is_clearly_better, nearly_best
from carnyx.players.search.regression import Row, fitted, quality

NAMES = ("models", "points")


def made(**changes: int) -> Evaluation:
    return Evaluation.made("celtos", changes.get("rules", 4), changes.get("version", 1), NAMES, (3000, -500), "none")


def test_the_default_stays_where_no_plan_is_clearly_better() -> None:
    noise = Random(1)
    draws = {(plan, dice): noise.randrange(1000) for plan in range(16) for dice in range(200)}
    kept = sum(best_of(16, 160, lambda plan, dice, k=k: draws[plan, dice + k]).plan == 0 for k in range(40))
    assert kept >= 20  # of sixteen equal plans each would be chosen two or three times


def test_a_plan_that_is_clearly_better_is_chosen() -> None:
    noise = Random(2)
    found = best_of(32, 320, lambda plan, dice: noise.randrange(100) + (200 if plan == 21 else 0))
    assert found.plan == 21
    assert found.tried[0].plan == 21
    assert len(found.tried) == 32  # each was tried at least once
    assert not found.cut


def test_all_plans_meet_the_same_dice() -> None:
    met: dict[int, list[int]] = {}
    best_of(4, 64, lambda plan, dice: met.setdefault(plan, []).append(dice) or plan)  # type: ignore[func-returns-value]
    assert all(dice == list(range(len(dice))) for dice in met.values())
    assert len(met[3]) > len(met[1])  # the better half is tried more often


def test_a_plan_without_dice_costs_nothing() -> None:
    tried: list[int] = []
    best_of(2, 10, lambda plan, dice: tried.append(plan) or plan, is_certain=lambda plan: plan == 0)  # type: ignore[func-returns-value]
    assert tried.count(1) == 10


def test_the_clock_cuts_a_decision_short_and_marks_it() -> None:
    asked = iter(range(100))
    found = best_of(8, 800, lambda plan, dice: plan, is_late=lambda: next(asked) > 3)
    assert found.cut
    assert found.tried


def test_a_plan_that_is_better_by_less_than_the_margin_leaves_the_default_alone() -> None:
    values = (500_000, 508_000, 400_000)
    assert best_of(3, 30, lambda plan, dice: values[plan]).plan == 1
    assert best_of(3, 30, lambda plan, dice: values[plan], margin=10_000).plan == 0


def test_a_soft_choice_is_among_the_nearly_best() -> None:
    found = best_of(3, 30, lambda plan, dice: (500_000, 480_000, 100_000)[plan])
    assert nearly_best(found, 30_000) == [0, 1]
    assert nearly_best(found, 0) == [0]


@pytest.mark.parametrize(
    ("one", "other", "clearly"),
    [((5, 6, 7), (4, 5, 6), True), ((9, 0), (0, 8), False), ((5,), (1,), False), ((1, 1), (2, 2), False)],
)
def test_clearly_better_is_said_of_paired_differences(
    one: tuple[int, ...], other: tuple[int, ...], clearly: bool
) -> None:
    assert is_clearly_better(one, other) is clearly


def test_chances_are_whole_numbers_and_those_of_both_sides_make_one() -> None:
    weights = made()
    for sides in ([[10, 3], [7, 90]], [[0, 0], [0, 0]], [[900, 1], [2, 0]]):
        mine, theirs = weights.chance(sides, 0), weights.chance(sides, 1)
        assert abs(mine + theirs - MILLION) <= 2600  # the table has steps of a hundredth of a logit
    assert chance(0) == MILLION // 2
    assert chance(1000) == 731_059  # 1 / (1 + exp(-1))
    assert chance(-1000) == MILLION - 731_059


def test_weights_are_read_back_as_they_were_written() -> None:
    assert read(written(made()), "celtos", 4, 1, NAMES) == made()


@pytest.mark.parametrize(
    ("game", "rules", "version", "names", "reason"),
    [
        ("warriors", 4, 1, NAMES, "for celtos, not for warriors"),
        ("celtos", 5, 1, NAMES, "rules version 4 of celtos, not for 5"),
        ("celtos", 4, 2, NAMES, "features version 1 of celtos, not for 2"),
        ("celtos", 4, 1, ("models", "panic"), "features version 1"),
    ],
)
def test_weights_for_something_else_are_refused_in_a_line(
    game: str, rules: int, version: int, names: tuple[str, ...], reason: str
) -> None:
    with pytest.raises(WrongWeights, match=reason) as refused:
        read(written(made()), game, rules, version, names)
    assert "\n" not in str(refused.value)


def test_weights_that_somebody_has_changed_are_refused() -> None:
    text = written(made()).replace(b"3000", b"3001")
    with pytest.raises(WrongWeights, match="hash"):
        read(text, "celtos", 4, 1, NAMES)
    with pytest.raises(WrongWeights, match="no weights of celtos"):
        read(b"{}", "celtos", 4, 1, NAMES)


def test_regression_finds_the_weights_that_results_were_drawn_by() -> None:
    rng = Random(3)
    rows = []
    for number in range(4000):
        gaps = (rng.randint(-300, 300), rng.randint(-300, 300))
        won = rng.randrange(MILLION) < chance(round(8 * gaps[0] - 4 * gaps[1]))
        rows.append(Row(number, gaps, float(won)))
    first, second = fitted(rows, ridge=1.0)
    assert first == pytest.approx(0.008, rel=0.15)
    assert second == pytest.approx(-0.004, rel=0.15)
    good, poor = quality(rows, [first, second]), quality(rows, [0.0, 0.0])
    assert good.log_loss < 0.5 < poor.log_loss == pytest.approx(0.6931, abs=1e-3)
    assert good.ranked > 0.8
