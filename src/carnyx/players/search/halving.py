"""Sequential halving: many plans are tried a few times, the better third more often, and the best is weighed at last.

All plans meet the same dice, so they are compared sample by sample. The first plan is the default: another one takes
its place only if it is better by a margin and more than one standard error of these differences. Otherwise early ties
would turn into random moves, and few samples of many plans would favour the luckiest. The margin is for what samples
do not show: the evaluation itself is not sure of small differences.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

_SHARE = 3  # of so many plans one goes on to the next round
_FEW = 3  # plans that are compared to the end


class Tried(Struct, frozen=True):
    """A plan by its number, and the value of each sample it was tried with."""

    plan: int
    values: tuple[int, ...]

    @property
    def mean(self) -> float:
        """Its value on average."""
        return sum(self.values) / len(self.values) if self.values else 0.0


class Choice(Struct, frozen=True):
    """What came of it: the plan that was chosen, and all that were tried, the best first."""

    plan: int
    tried: tuple[Tried, ...]
    cut: bool = False  # the clock has cut it short


def best_of(
    plans: int,
    budget: int,
    sample: Callable[[int, int], int],
    margin: int = 0,
    is_certain: Callable[[int], bool] = lambda plan: False,
    is_late: Callable[[], bool] = lambda: False,
) -> Choice:
    """The best of so many plans within a budget of samples; `sample` gives the value of a plan with certain dice.

    A plan that is certain has the same value whatever the dice: it is compared with the others and costs nothing.
    """
    if plans <= 1:
        return Choice(0, tuple(Tried(plan, ()) for plan in range(plans)))
    values: list[list[int]] = [[] for _ in range(plans)]
    left = list(range(plans))
    certain = {plan for plan in left if is_certain(plan)}
    rounds = _rounds(plans)
    for number in range(rounds):
        each = max(1, budget // (rounds * max(1, len(set(left) - certain))))
        for plan in left:
            for dice in range(len(values[plan]), len(values[plan]) + each):
                if values[0] and is_late():
                    return _chosen(values, [plan for plan in left if values[plan]], margin, cut=True)
                values[plan].append(sample(plan, dice))
        if number + 1 < rounds:
            ranked = sorted(left, key=lambda plan: (-_mean(values[plan]), plan))
            kept = ranked[: max(2, -(-len(left) // _SHARE))]
            left = kept if 0 in kept else [*kept[:-1], 0]  # the default is always compared to the end
    return _chosen(values, left, margin, cut=False)


def _rounds(plans: int) -> int:
    """How many rounds leave two plans."""
    rounds = 1
    while plans > _FEW:
        plans, rounds = -(-plans // _SHARE), rounds + 1
    return rounds


def _chosen(values: list[list[int]], left: list[int], margin: int, *, cut: bool) -> Choice:
    best = min(left, key=lambda plan: (-_mean(values[plan]), plan))
    chosen = best if is_clearly_better(values[best], values[0], margin) else 0
    tried = [plan for plan in range(len(values)) if values[plan]]
    order = sorted(tried, key=lambda plan: (plan != chosen, -len(values[plan]), -_mean(values[plan]), plan))
    return Choice(chosen, tuple(Tried(plan, tuple(values[plan])) for plan in order), cut)


def nearly_best(choice: Choice, margin: int) -> list[int]:
    """The plans that were tried and fall short of the best mean by no more than a margin."""
    best = max(each.mean for each in choice.tried)
    return [each.plan for each in choice.tried if each.mean >= best - margin]


def is_clearly_better(one: Sequence[int], other: Sequence[int], margin: int = 0, errors: int = 1) -> bool:
    """Whether one is better than another by a margin and so many standard errors of their paired differences."""
    gaps = [mine - theirs - margin for mine, theirs in zip(one, other, strict=False)]
    count, total = len(gaps), sum(gaps)
    if total <= 0 or count < 2:
        return False
    # mean > errors · sqrt(variance / count), in whole numbers
    spread = count * sum([gap * gap for gap in gaps]) - total * total
    return total * total * (count - 1) > errors * errors * spread


def _mean(values: Sequence[int]) -> float:
    return sum(values) / len(values)
