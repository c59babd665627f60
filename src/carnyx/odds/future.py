"""The future of a battle: every way it may go on from here, exactly, equal positions merged.

A policy answers for the players; chance answers by its own exact outcomes.  The walk is by positions that stand at a
question, in layers, so that two ways to the same position are worked out once.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import lcm
from typing import Any, TypeAlias, TypeVar

from carnyx.core.flow import Agenda, Choose, Pause, begin, play, settle
from carnyx.odds.mixture import WIDEST, Mixture, TooWide, certain

B = TypeVar("B", bound=Agenda)
Policy: TypeAlias = Callable[[Pause[Any]], Any]


def future(battle: B, policy: Policy, until: Callable[[Pause[B]], bool] | None = None) -> Mixture[B]:
    """Where the battle may stand when it is over, or when `until` first says so."""
    ended: Mixture[B] | None = None
    waiting: Mixture[B] = certain(begin(battle).battle)
    known: dict[B, Pause[B]] = {}
    while waiting.weights:
        if len(waiting.weights) > WIDEST:
            raise TooWide
        over: dict[B, int] = {}
        going: dict[B, int] = {}
        for position, weight in waiting.weights.items():
            pause = known.setdefault(position, begin(position))
            done = pause.question is None or (until is not None and until(pause))
            (over if done else going)[position] = weight
        ended = _added(ended, Mixture(over, waiting.total))
        waiting = Mixture(going, waiting.total).then(lambda position: _onward(known[position], policy))
    assert ended is not None
    return ended.reduced()


def _onward(pause: Pause[B], policy: Policy) -> Mixture[B]:
    """The positions that come after one question."""
    question = pause.question
    if question is None:
        return certain(pause.battle)
    if isinstance(question, Choose):
        return certain(play(pause.battle, policy(pause)).battle)
    outcomes: list[tuple[Any, Fraction]] = list(question.outcomes())
    total = lcm(*(chance.denominator for _, chance in outcomes))
    weights: dict[B, int] = {}
    for outcome, chance in outcomes:
        after = settle(pause.battle, outcome).battle
        weights[after] = weights.get(after, 0) + chance.numerator * (total // chance.denominator)
    return Mixture(weights, total)


def _added(one: Mixture[B] | None, other: Mixture[B]) -> Mixture[B]:
    """Two parts of one whole, brought to one total."""
    if one is None:
        return other
    total = lcm(one.total, other.total)
    merged = {position: weight * (total // one.total) for position, weight in one.weights.items()}
    for position, weight in other.weights.items():
        merged[position] = merged.get(position, 0) + weight * (total // other.total)
    return Mixture(merged, total)
