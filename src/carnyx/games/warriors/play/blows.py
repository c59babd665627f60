"""Blows: all dice of one unit against another, read as kills and as the noughts that strike individuals."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from math import comb
from random import Random
from typing import ClassVar

from msgspec import Struct

from carnyx.core.check import Check
from carnyx.core.dice import Batch, Chain, Faces
from carnyx.core.rule import Refusal

NOUGHT = 0  # the face


class Blows(Struct, frozen=True):
    """Several groups of dice, each thrown to hit and again to kill, with so many individuals there to be struck."""

    answer: ClassVar[object] = tuple[tuple[Faces, ...], ...]

    chains: tuple[Chain, ...]
    strikes: int  # how many noughts can strike somebody

    def refuse(self, answer: tuple[tuple[Faces, ...], ...]) -> Refusal | None:
        """Refused if the dice cannot show it."""
        return Batch(self.chains).refuse(answer)

    def sample(self, rng: Random) -> tuple[tuple[Faces, ...], ...]:
        """Every group thrown."""
        return Batch(self.chains).sample(rng)

    def read(self, faces: tuple[tuple[Faces, ...], ...]) -> tuple[int, int]:
        """Kills, and how many of them are noughts, as far as anybody is there to be struck."""
        kills = sum(Batch(self.chains).read(faces))
        noughts = sum(rows[-1].count(NOUGHT) for rows in faces)
        return kills, min(noughts, self.strikes)

    def outcomes(self) -> Iterator[tuple[tuple[int, int], Fraction]]:
        """Every pair of kills and noughts."""
        weights: dict[tuple[int, int], int] = {(0, 0): 1}
        total = 1
        for chain in self.chains:
            hit, kill = chain.checks
            more, of = kill_weights(chain.dice, hit, kill, self.strikes)
            merged: dict[tuple[int, int], int] = {}
            for (kills, noughts), weight in weights.items():
                for (again, too), other in more.items():
                    key = (kills + again, min(self.strikes, noughts + too))
                    merged[key] = merged.get(key, 0) + weight * other
            weights, total = merged, total * of
        return ((key, Fraction(weight, total)) for key, weight in sorted(weights.items()))


def kill_weights(number: int, hit: Check, kill: Check, strikes: int) -> tuple[dict[tuple[int, int], int], int]:
    """In how many ways so many dice give each pair of kills and noughts (capped), and of how many in all."""
    of = hit.total_ways * kill.total_ways
    hits = hit.ways
    if not strikes:
        good = hits * kill.ways
        return {
            (kills, 0): weight
            for kills in range(number + 1)
            if (weight := comb(number, kills) * good**kills * (of - good) ** (number - kills))
        }, of**number
    # Few noughts are told apart: those below the number of strikes; all others together strike everybody there is.
    plain, nought = hits * (kill.ways - 1), hits
    missed = of - plain - nought
    rest = [comb(number, k) * (plain + nought) ** k * missed ** (number - k) for k in range(number + 1)]
    weights: dict[tuple[int, int], int] = {}
    for noughts in range(min(strikes, number + 1)):
        for others in range(number - noughts + 1):
            weight = comb(number, noughts) * comb(number - noughts, others)
            weight *= nought**noughts * plain**others * missed ** (number - noughts - others)
            if weight:
                weights[noughts + others, noughts] = weight
                rest[noughts + others] -= weight
    weights |= {(kills, strikes): weight for kills, weight in enumerate(rest) if weight}
    return weights, of**number
