"""Ratings: how strong players are, from the battles they have fought with one another.

The model is that of chess: of two players the better one wins the more often the more points of Elo he is ahead, ten
to one at 400. A draw counts as half a win for each. Every pair that has met is given one drawn battle more, so that who
has won all his battles has a rating too. Errors are two standard errors of the fit, about 95 %.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import exp, log, sqrt

from msgspec import Struct

from carnyx.core.equations import solved

ANCHOR = 1000  #: the rating of the yardstick
_ELO = 400 / log(10)  # points of Elo in a logit
_ROUNDS = 50
_CLOSE = 1e-9


class Result(Struct, frozen=True):
    """A battle between two players: its number among theirs, and the half points of the first (two: he won)."""

    one: str
    other: str
    number: int
    halves: int


class Rating(Struct, frozen=True):
    """A player's rating in points of Elo, its error, and the battles behind it."""

    name: str
    elo: float
    error: float  # nought for the yardstick
    battles: int
    won: float  # of them, draws as halves


def ratings(results: Sequence[Result], yardstick: str) -> tuple[Rating, ...]:
    """Everybody's rating, the strongest first; the yardstick has a thousand."""
    names = sorted({name for each in results for name in (each.one, each.other)} - {yardstick})
    met: Counter[tuple[str, str]] = Counter()
    gained: Counter[tuple[str, str]] = Counter()
    fought: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for each in results:
        met[each.one, each.other] += 2
        gained[each.one, each.other] += each.halves
        for name, halves in ((each.one, each.halves), (each.other, 2 - each.halves)):
            fought[name] += 1
            won[name] += halves
    logits, matrix = _fitted(names, met, gained)
    found = [Rating(yardstick, ANCHOR, 0.0, fought[yardstick], won[yardstick] / 2)]
    for place, name in enumerate(names):
        unit = [1.0 if i == place else 0.0 for i in range(len(names))]
        error = 2 * sqrt(solved(matrix, unit)[place])
        found.append(Rating(name, ANCHOR + _ELO * logits[name], _ELO * error, fought[name], won[name] / 2))
    return tuple(sorted(found, key=lambda rating: (-rating.elo, rating.name)))


def _fitted(
    names: list[str], met: Counter[tuple[str, str]], gained: Counter[tuple[str, str]]
) -> tuple[dict[str, float], list[list[float]]]:
    """The strengths that fit best, in logits, and how sharply: Newton's method; the yardstick stays at nought."""
    places = {name: place for place, name in enumerate(names)}
    strength = [0.0] * len(names)
    bend: list[list[float]] = []
    for _ in range(_ROUNDS):
        slope = [0.0] * len(names)
        bend = [[0.0] * len(names) for _ in names]
        for (one, other), halves in met.items():
            battles, score = halves / 2 + 1, gained[one, other] / 2 + 0.5
            i, j = places.get(one), places.get(other)
            gap = (0.0 if i is None else strength[i]) - (0.0 if j is None else strength[j])
            chance = 1 / (1 + exp(-gap))
            error, steep = score - battles * chance, battles * chance * (1 - chance)
            for place, sign in ((i, 1.0), (j, -1.0)):
                if place is not None:
                    slope[place] += sign * error
                    bend[place][place] += steep
            if i is not None and j is not None:
                bend[i][j] -= steep
                bend[j][i] -= steep
        step = solved(bend, slope)
        strength = [old + max(-1.0, min(1.0, change)) for old, change in zip(strength, step, strict=True)]
        if max(map(abs, step), default=0.0) < _CLOSE:
            break
    return dict(zip(names, strength, strict=True)), bend
