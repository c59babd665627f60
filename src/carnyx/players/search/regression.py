"""Logistic regression in plain Python: which weights of features explain best who won.

It has no intercept, because features are differences between two sides: who has what the other has has even chances.
Newton's method on a few dozen features and some ten thousand rows takes seconds, so no library is needed.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt

from msgspec import Struct

from carnyx.core.equations import solved

_ROUNDS = 12
_CLOSE = 1e-9
_WIDEST = 30.0  # logits beyond which nothing changes any more


class Row(Struct, frozen=True):
    """A position: the differences of its features, and what came of it (one: won, nought: lost, half: drawn)."""

    battle: int
    gaps: tuple[int, ...]
    result: float


class Quality(Struct, frozen=True):
    """How well weights foretell results: mean loss in nats, and how often a won position is ranked above a lost one."""

    log_loss: float
    ranked: float


def fitted(rows: Sequence[Row], ridge: float = 100.0) -> list[float]:
    """The weights that fit best, in logits for one of each feature; `ridge` keeps them small where rows say little.

    The rows of a battle have one result in common, so there is less to learn from than their number suggests.
    """
    width = len(rows[0].gaps)
    scales = [sqrt(sum([row.gaps[i] ** 2 for row in rows]) / len(rows)) or 1.0 for i in range(width)]
    scaled = [[gap / scale for gap, scale in zip(row.gaps, scales, strict=True)] for row in rows]
    weights = [0.0] * width
    for _ in range(_ROUNDS):
        slope = [-ridge * weight for weight in weights]
        bend = [[ridge if i == j else 0.0 for j in range(width)] for i in range(width)]
        for row, gaps in zip(rows, scaled, strict=True):
            chance = _logistic(sum([w * x for w, x in zip(weights, gaps, strict=True)]))
            error, steep = row.result - chance, chance * (1 - chance)
            for i, x in enumerate(gaps):
                if not x:
                    continue
                slope[i] += error * x
                line, pull = bend[i], steep * x
                for j in range(i + 1):
                    line[j] += pull * gaps[j]
        for i in range(width):
            for j in range(i + 1, width):
                bend[i][j] = bend[j][i]
        step = solved(bend, slope)
        weights = [weight + change for weight, change in zip(weights, step, strict=True)]
        if max(map(abs, step)) < _CLOSE:
            break
    return [weight / scale for weight, scale in zip(weights, scales, strict=True)]


def quality(rows: Sequence[Row], weights: Sequence[float]) -> Quality:
    """How well weights foretell rows they were not fitted to."""
    logits = [sum([w * x for w, x in zip(weights, row.gaps, strict=True)]) for row in rows]
    loss = 0.0
    for row, logit in zip(rows, logits, strict=True):
        chance = min(max(_logistic(logit), 1e-12), 1 - 1e-12)
        loss -= row.result * log(chance) + (1 - row.result) * log(1 - chance)
    won = sorted(logit for row, logit in zip(rows, logits, strict=True) if row.result == 1)
    lost = sorted(logit for row, logit in zip(rows, logits, strict=True) if row.result == 0)
    below, higher = 0, 0
    for logit in won:
        while below < len(lost) and lost[below] < logit:
            below += 1
        higher += below
    return Quality(loss / len(rows), higher / (len(won) * len(lost)) if won and lost else 0.5)


def _logistic(logit: float) -> float:
    return 1 / (1 + exp(-min(max(logit, -_WIDEST), _WIDEST)))
