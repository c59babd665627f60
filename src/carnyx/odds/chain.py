"""A fight followed round by round to its decision: a Markov chain whose steps are the exact rounds of a game.

Where each position leads is worked out once and exactly.  How likely a position is, is kept as a floating-point number,
since the exact fractions of a dozen rounds would fill pages.  Nothing is sampled.  A position that is nearly impossible
is not followed but counted as undecided, so that all chances still add up to one.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import TypeAlias, TypeVar

from msgspec import Struct

from carnyx.odds.mixture import Mixture

K = TypeVar("K", bound=Hashable)

LEAST = 1e-7  # a position less likely than this is left as it stands

Tally: TypeAlias = tuple[float, ...]  # numbers that are added up over all ends of a fight
Step: TypeAlias = tuple[Iterable[tuple[K, float]], Tally]  # positions that go on, and the tally of those that end
Piece: TypeAlias = Callable[[K], Step[K]]  # where a position may lead


class Ends(Struct, frozen=True):
    """What all ends of a fight come to on average, and how much of it is not decided when the rounds run out."""

    tally: Tally
    undecided: float


def followed(start: K, pieces: Iterable[Piece[K]], tally: Callable[[K], Tally]) -> Ends:
    """Follow these pieces of chance one after the other, merging equal positions."""
    known: dict[tuple[Piece[K], K], Step[K]] = {}
    total = [0.0] * len(tally(start))
    chances = {start: 1.0}
    left: list[tuple[K, float]] = []
    for piece in pieces:
        after: dict[K, float] = {}
        for position, chance in chances.items():
            if chance < LEAST:
                left.append((position, chance))
                continue
            step = known.get((piece, position))
            if step is None:
                step = known[piece, position] = piece(position)
            going, ended = step
            for place, number in enumerate(ended):
                total[place] += chance * number
            for reached, share in going:
                after[reached] = after.get(reached, 0.0) + chance * share
        chances = after
    left += chances.items()
    for position, chance in left:
        for place, number in enumerate(tally(position)):
            total[place] += chance * number
    return Ends(tuple(total), sum([chance for _, chance in left]))


def step(found: Mixture[K], is_over: Callable[[K], bool], tally: Callable[[K], Tally]) -> Step[K]:
    """An exact mixture as a step of a chain."""
    going: list[tuple[K, float]] = []
    over: list[tuple[Tally, float]] = []
    for position, weight in found.weights.items():
        if is_over(position):
            over.append((tally(position), weight / found.total))
        else:
            going.append((position, weight / found.total))
    ended = [[number * share for number in each] for each, share in over]
    return going, tuple([sum(column) for column in zip(*ended, strict=True)])
