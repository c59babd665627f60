"""A mixture: positions with exact weights, equal ones merged.

`then` carries every position through the next piece of chance; `sample` picks one at random.  Both use the same pieces,
so an answer that is too wide to be exact is sampled by the same rules.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Hashable, Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from itertools import accumulate
from math import gcd, lcm
from random import Random
from typing import Generic, TypeVar

from msgspec import Struct

K = TypeVar("K", bound=Hashable)
L = TypeVar("L", bound=Hashable)

WIDEST = 300_000  # merged steps an exact answer may take before it is sampled instead


class TooWide(Exception):
    """An exact answer would take too long."""


class Mixture(Struct, Generic[K], frozen=True, dict=True):
    """Positions, each with a whole number as its weight, out of one common total."""

    weights: Mapping[K, int]
    total: int

    def then(self, carry: Callable[[K], Mixture[L]], widest: int = WIDEST) -> Mixture[L]:
        """Carry every position on, and merge those that become equal."""
        parts = []
        width = 0
        common = 1
        for position, weight in self.weights.items():
            part = carry(position)
            width += len(part.weights)
            if width > widest:
                raise TooWide
            common = lcm(common, part.total)
            parts.append((weight, part))
        merged: dict[L, int] = {}
        for weight, part in parts:
            scaled = weight * (common // part.total)
            for reached, count in part.weights.items():
                merged[reached] = merged.get(reached, 0) + scaled * count
        return Mixture(merged, self.total * common)

    def map(self, change: Callable[[K], L]) -> Mixture[L]:
        """Change every position, and merge those that become equal."""
        merged: dict[L, int] = {}
        for position, weight in self.weights.items():
            seen = change(position)
            merged[seen] = merged.get(seen, 0) + weight
        return Mixture(merged, self.total)

    def chance(self, wanted: Callable[[K], bool]) -> Fraction:
        """The chance that the position is one of those wanted."""
        return Fraction(sum(weight for position, weight in self.weights.items() if wanted(position)), self.total)

    def reduced(self) -> Mixture[K]:
        """The same mixture with the smallest whole weights."""
        common = gcd(self.total, *self.weights.values())
        return Mixture({position: weight // common for position, weight in self.weights.items()}, self.total // common)

    @cached_property
    def _rising(self) -> tuple[tuple[K, ...], tuple[int, ...]]:
        return tuple(self.weights), tuple(accumulate(self.weights.values()))

    def sample(self, rng: Random) -> K:
        """A position at random, by the weights."""
        positions, rising = self._rising
        return positions[bisect_right(rising, rng.randrange(self.total))]


def certain(position: K) -> Mixture[K]:
    """The mixture of a single position."""
    return Mixture({position: 1}, 1)


def either(first: K, ways: int, second: K, total: int) -> Mixture[K]:
    """One of two positions; they may be the same."""
    return certain(first) if first == second else Mixture({first: ways, second: total - ways}, total)


def together(parts: Sequence[Mixture[tuple[int, ...]]]) -> Mixture[tuple[int, ...]]:
    """Independent pieces side by side, their numbers added place by place."""
    result = parts[0]
    for part in parts[1:]:
        merged: dict[tuple[int, ...], int] = {}
        for one, weight in result.weights.items():
            for other, count in part.weights.items():
                key = tuple([a + b for a, b in zip(one, other, strict=True)])
                merged[key] = merged.get(key, 0) + weight * count
        result = Mixture(merged, result.total * part.total)
    return result
