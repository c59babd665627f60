"""Sampling: a question that branches too widely is played many times; the answer says how far off it may be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from math import sqrt
from random import Random
from typing import TypeVar

from msgspec import Struct

from carnyx.odds.mixture import Mixture

K = TypeVar("K", bound=Hashable)

PLAYS = 10_000


def plays_for(cost: int, budget: int = 1_500_000) -> int:
    """How many plays to sample: the longer a play takes, the fewer, and the larger is the error."""
    return max(400, min(PLAYS, budget // max(cost, 1)))


class Sampling(Struct, frozen=True):
    """How an answer was sampled."""

    plays: int

    @property
    def error(self) -> float:
        """How far off a chance may be: two standard errors where they are widest."""
        return 1 / sqrt(self.plays)


def sampled(play: Callable[[Random], K], plays: int = PLAYS) -> Mixture[K]:
    """The results of so many plays; the seed is fixed, so the same question always gets the same answer."""
    rng = Random(0)
    return Mixture(dict(Counter(play(rng) for _ in range(plays))), plays)
