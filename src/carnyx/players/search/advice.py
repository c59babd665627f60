"""Advice: the best plans at a position, what each is worth, how sure that is, and what speaks for it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice, takewhile
from math import sqrt
from typing import Any, TypeAlias

from msgspec import Struct

from carnyx.core.flow import Choose, Pause
from carnyx.core.system import System
from carnyx.players.search.craft import Craft
from carnyx.players.search.evaluation import MILLION, Evaluation
from carnyx.players.search.halving import Tried, best_of, is_clearly_better
from carnyx.players.search.playouts import Playouts

# What a plan comes to at a position, part by part: plans with the same parts are one to whoever is advised.
Gist: TypeAlias = Callable[[Pause[Any], tuple[Any, ...]], tuple[Any, ...]]

BEST = 3  # plans that are named
REASONS = 2  # features that are named for each
FORMS = ("_late", "_last")  # endings of features that count the same as another, only by how late it is
DICE = 8  # playouts that are looked at for reasons and points


class Reason(Struct, frozen=True):
    """A feature, and how much it speaks for a plan, in thousandths of a logit more than for the usual plan."""

    feature: str
    weight: int


class Advised(Struct, frozen=True):
    """One plan: its answers up to the first throw, the chance to win with its error, points, and reasons."""

    answers: tuple[Any, ...]
    chance: float
    error: float  # one standard error
    won: float  # points in the playouts, on average
    lost: float  # points of the strongest enemy
    reasons: tuple[Reason, ...]


class Advice(Struct, frozen=True):
    """The best plans, and whether the first is clearly better than the second (by two standard errors)."""

    plans: tuple[Advised, ...]
    clear: bool
    alike: int  # plans that the first is not clearly better than, itself included


def plain(pause: Pause[Any], answers: tuple[Any, ...]) -> tuple[Any, ...]:
    """What a plan comes to, if nobody knows better: its answers."""
    del pause
    return tuple(map(repr, answers))


def advice(
    system: System[Any],
    craft: Craft,
    weights: Evaluation,
    pause: Pause[Any],
    budget: int,
    ahead: int,
    seed: int = 0,
    gist: Gist = plain,
) -> Advice | None:
    """The best plans at a position, the better of any two with the same gist; none where there are not two of them."""
    pause = craft.seen(pause)
    plans = craft.plans(pause)
    if len(plans) < 2:
        return None
    playouts = Playouts(craft, pause, plans, ahead, seed)
    tried = list(best_of(len(plans), budget, playouts.value).tried)
    ranked = sorted(tried, key=lambda each: (-min(len(each.values), DICE), -each.mean))
    best = sorted(islice(_different(ranked, pause, playouts, gist), BEST), key=lambda each: -each.mean)
    if len(best) < 2:
        return None
    told = tuple(advised(system, craft, weights, pause, playouts, each) for each in best)
    worse = (is_clearly_better(best[0].values, each.values, errors=2) for each in best[1:])
    alike = 1 + len(list(takewhile(lambda is_worse: not is_worse, worse)))
    return Advice(told, alike == 1, alike)


def can_advise(craft: Craft, pause: Pause[Any], ahead: int, gist: Gist = plain) -> bool:
    """Whether there are two different plans to compare; no more of them are looked at than it takes."""
    pause = craft.seen(pause)
    plans = craft.plans(pause)
    if len(plans) < 2:
        return False
    playouts = Playouts(craft, pause, plans, ahead, 0)
    untried = [Tried(plan, ()) for plan in range(len(plans))]
    return len(list(islice(_different(untried, pause, playouts, gist), 2))) == 2


def _different(ranked: Iterable[Tried], pause: Pause[Any], playouts: Playouts, gist: Gist) -> Iterator[Tried]:
    """The plans that come to something else than all before them; one that only goes on longer is the same."""
    seen: list[tuple[Any, ...]] = []
    for each in ranked:
        path = gist(pause, tuple(playouts.start(each.plan).meant.values()))
        if path and not any(path[: len(other)] == other[: len(path)] for other in seen):
            seen.append(path)
            yield each


def advised(
    system: System[Any],
    craft: Craft,
    weights: Evaluation,
    pause: Pause[Any],
    playouts: Playouts,
    tried: Tried,
    usual: int = 0,
) -> Advised:
    """A plan that was tried, and what speaks for it rather than for the usual one."""
    assert isinstance(pause.question, Choose)
    player, before = pause.question.player, system.score(pause.battle)
    ends = [system.score(playouts.end(tried.plan, dice)) for dice in range(DICE)]
    won = sum(score[player] - before[player] for score in ends) / DICE
    others = [seat for seat in range(len(before)) if seat != player]
    lost = max((sum(score[seat] - before[seat] for score in ends) / DICE for seat in others), default=0.0)
    return Advised(
        tuple(playouts.start(tried.plan).meant.values()),
        tried.mean / MILLION,
        _error(tried.values) / MILLION,
        won,
        lost,
        reasons_for(craft, weights, playouts, tried.plan, usual, pause),
    )


def reasons_for(
    craft: Craft, weights: Evaluation, playouts: Playouts, plan: int, usual: int, pause: Pause[Any]
) -> tuple[Reason, ...]:
    """What speaks for a plan rather than for another, the features that weigh most first."""
    ends = [_features(craft, playouts, each, pause) for each in (plan, usual)]
    reasons = [
        Reason(name, round(weight * (mine - theirs) / 1000))
        for (name, weight), mine, theirs in zip(weights.weights.items(), *ends, strict=True)
    ]
    return foremost(reasons)


def foremost(reasons: Iterable[Reason]) -> tuple[Reason, ...]:
    """The reasons that weigh most, no two of them forms of the same feature."""
    found: dict[str, Reason] = {}
    for reason in sorted(reasons, key=lambda reason: -reason.weight):
        if reason.weight > 0:
            found.setdefault(_root(reason.feature), reason)
    return tuple(found.values())[:REASONS]


def _root(feature: str) -> str:
    for ending in FORMS:
        feature = feature.removesuffix(ending)
    return feature


def _features(craft: Craft, playouts: Playouts, plan: int, pause: Pause[Any]) -> list[float]:
    """What is counted for the player less what is counted for the others on average, at the ends of playouts."""
    assert isinstance(pause.question, Choose)
    player = pause.question.player
    sums = [0.0] * len(craft.names)
    for dice in range(DICE):
        sides = craft.features(playouts.end(plan, dice))
        for place, mine in enumerate(sides[player]):
            others = [side[place] for seat, side in enumerate(sides) if seat != player]
            sums[place] += mine - sum(others) / len(others)
    return [each / DICE for each in sums]


def _error(values: tuple[int, ...]) -> float:
    count = len(values)
    if count < 2:
        return 0.0
    mean = sum(values) / count
    return sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)
