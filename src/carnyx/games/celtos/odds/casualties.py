"""Casualties of a volley: hits are shared out one each before a second, stay with their model, and may kill it.

With one kind of damage the hits fall into rounds of sharing; within a round the models are of two sorts, those with
one hit more and those without, and the whole sum is a polynomial evaluated by Horner's scheme.  With several kinds
every combination of hits is looked at; beyond `WIDEST` of them the answer is sampled.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate, pairwise, product
from math import comb, prod
from random import Random
from typing import TypeAlias

from msgspec import Struct

from carnyx.games.celtos.odds.pools import Pool
from carnyx.odds.mixture import Mixture
from carnyx.odds.sampling import Sampling, plays_for, sampled
from carnyx.odds.spread import Share, Spread, packed_power, pooled, slot, unpacked

Counts: TypeAlias = tuple[int, ...]  # in how many ways so many fall

WIDEST = 20_000  # combinations of hits that are still looked at one by one


class Losses(Struct, frozen=True):
    """How many models fall, how the answer was sampled if it was, and in which of these ways the leader has fallen."""

    spread: Spread
    sampling: Sampling | None = None
    leaderless: Spread | None = None  # its counts are part of the counts of the spread; none: he cannot fall first


def wounds_of_one(pools: tuple[Pool, ...], wounds: int) -> Spread:
    """The wounds that a single model loses: every hit is his, and none goes beyond his last."""
    return pooled(tuple((pool.dice, pool.hit & pool.wound) for pool in pools)).capped(wounds)


def casualties(pools: tuple[Pool, ...], targets: int, wounds: int, *, leader: bool = False) -> Losses:
    """How many of so many fresh models fall to these dice; a leader among them is the last to be hit."""
    if targets == 1:
        spread = wounds_of_one(pools, wounds)
        dead = spread.counts[wounds] if len(spread.counts) > wounds else 0
        return Losses(Spread((spread.total - dead, dead), spread.total))
    if wounds == 1 and sum([pool.dice for pool in pools]) <= targets - leader:
        # nobody gets a second hit, and the leader none, so every die kills or does not, on its own
        return Losses(pooled(tuple([(pool.dice, pool.hit & pool.wound) for pool in pools])))
    kinds = kinds_of_hits(pools)
    if len(kinds) == 1:
        hits, wound = kinds[0]
        ways, leaderless, total = _shared_out(hits, wound, targets, wounds, leader)
        return _told(ways, leaderless, total, leader) if leader else Losses(Spread(tuple(ways), total))
    return _mixed(kinds, targets, wounds, leader)


def _told(led: Sequence[int], leaderless: Sequence[int], total: int, leader: bool, plays: int = 0) -> Losses:
    """The losses in ways in which the last model lives and in which it has fallen."""
    both = Spread(tuple([a + b for a, b in zip(led, leaderless, strict=True)]), total)
    return Losses(both, Sampling(plays) if plays else None, Spread(tuple(leaderless), total) if leader else None)


def kinds_of_hits(pools: tuple[Pool, ...]) -> tuple[tuple[Spread, Share], ...]:
    """The hits of each kind of damage, the highest first, as the owner must deal them."""
    kinds: dict[tuple[int, Share], list[tuple[int, Share]]] = {}
    for pool in pools:
        kinds.setdefault((pool.damage, pool.wound), []).append((pool.dice, pool.hit))
    ordered = sorted(kinds, key=lambda kind: (kind[0], kind[1].ways / kind[1].of), reverse=True)
    return tuple((pooled(tuple(kinds[kind])), kind[1]) for kind in ordered)


def _deadly(hits: int, wound: Share, wounds: int) -> int:
    """In how many of the equally likely ways so many hits kill a model of so many wounds."""
    if hits < wounds:
        return 0
    if wounds == 1:
        return int(wound.of**hits - wound.missed**hits)
    alive = sum([comb(hits, n) * wound.ways**n * wound.missed ** (hits - n) for n in range(wounds)])
    return int(wound.of**hits - alive)


def _shared_out(hits: Spread, wound: Share, targets: int, wounds: int, leader: bool) -> tuple[Counts, Counts, int]:
    """One kind of damage, shared out evenly among equal models: the ways in which the last one lives, and falls.

    If no leader is among them, it makes no difference who is the last: all ways are in the first part.
    """
    dice = len(hits.counts) - 1
    of = wound.of
    total = hits.total * of**dice
    bits = slot(total)
    lives = falls = 0
    for each in range(dice // targets + 1):  # each model has so many hits, and some have one more
        first = each * targets
        counts = hits.counts[first : first + targets]
        dead, more_dead = _deadly(each, wound, wounds), _deadly(each + 1, wound, wounds)
        live, more_live = of**each - dead, of ** (each + 1) - more_dead
        last = len(counts) - 1
        round_sum = counts[last] * of ** (dice - first - last)
        rest = 1
        for more in range(last - 1, -1, -1):
            rest = rest * live + ((rest * dead) << bits)
            round_sum = round_sum * more_live + ((round_sum * more_dead) << bits)
            round_sum += rest * (counts[more] * of ** (dice - first - more))
        others = round_sum * packed_power(live, dead, targets - last - 1, bits)
        lives += others * live  # the last one never has the one hit more
        falls += (others * dead) << bits
    if not leader:
        return unpacked(lives + falls, targets + 1, bits), (), total
    return unpacked(lives, targets + 1, bits), unpacked(falls, targets + 1, bits), total


@lru_cache(4096)  # one question asks for a few hundred
def _fate(dealt: tuple[int, ...], chances: tuple[Share, ...], wounds: int) -> tuple[int, int]:
    """In how many ways a model with these hits of each kind lives, and in how many it falls."""
    spread = pooled(tuple(zip(dealt, chances, strict=True)))
    alive = sum(spread.counts[:wounds])
    return alive, spread.total - alive


def _dealt(hits: tuple[int, ...], targets: int) -> dict[tuple[int, ...], int]:
    """How many models get which hits: kind after kind, one each, going round."""
    starts = [0, *accumulate(hits)]
    edges = sorted({start % targets for start in starts} | {0, targets})
    sorts: dict[tuple[int, ...], int] = {}
    for low, high in pairwise(edges):
        share = _share(starts, low, targets)
        sorts[share] = sorts.get(share, 0) + high - low
    return sorts


def _share(starts: list[int], model: int, targets: int) -> tuple[int, ...]:
    """The hits of each kind that one model gets; starts: how many were given out before each kind, and all."""
    return tuple([_turns(stop, model, targets) - _turns(start, model, targets) for start, stop in pairwise(starts)])


def _turns(dealt: int, model: int, targets: int) -> int:
    """How often a model has had its turn after so many hits."""
    return (dealt - model + targets - 1) // targets


def _fallen(hits: tuple[int, ...], chances: tuple[Share, ...], targets: int, wounds: int) -> tuple[Counts, Counts, int]:
    """How many fall when the hits of each kind are known: the ways in which the last one lives, and falls."""
    total = prod(chance.of**number for chance, number in zip(chances, hits, strict=True))
    bits = slot(total)
    last = _share([0, *accumulate(hits)], targets - 1, targets)
    packed = 1
    for dealt, models in _dealt(hits, targets).items():
        packed *= packed_power(*_fate(dealt, chances, wounds), models - (dealt == last), bits)
    live, dead = _fate(last, chances, wounds)
    return unpacked(packed * live, targets + 1, bits), unpacked((packed * dead) << bits, targets + 1, bits), total


def _mixed(kinds: tuple[tuple[Spread, Share], ...], targets: int, wounds: int, leader: bool) -> Losses:
    """Several kinds of damage: every combination of hits, or a sample of them."""
    chances = tuple(wound for _, wound in kinds)
    if prod(len(hits.counts) for hits, _ in kinds) > WIDEST:
        return _sampled(kinds, chances, targets, wounds, leader)
    whole = prod(hits.total * wound.of ** (len(hits.counts) - 1) for hits, wound in kinds)
    led, leaderless = [0] * (targets + 1), [0] * (targets + 1)
    for combination in product(*(range(len(hits.counts)) for hits, _ in kinds)):
        weight = prod(hits.counts[number] for (hits, _), number in zip(kinds, combination, strict=True))
        if not weight:
            continue
        lives, falls, _ = _fallen(combination, chances, targets, wounds)
        for (hits, wound), number in zip(kinds, combination, strict=True):
            weight *= wound.of ** (len(hits.counts) - 1 - number)
        for number, (living, falling) in enumerate(zip(lives, falls, strict=True)):
            led[number] += weight * living
            leaderless[number] += weight * falling
    return _told(led, leaderless, whole, leader)


def _sampled(
    kinds: tuple[tuple[Spread, Share], ...], chances: tuple[Share, ...], targets: int, wounds: int, leader: bool
) -> Losses:
    pools = [Mixture(dict(enumerate(hits.counts)), hits.total) for hits, _ in kinds]
    fates: dict[tuple[int, ...], Mixture[tuple[int, bool]]] = {}

    def play(rng: Random) -> tuple[int, bool]:
        hits = tuple([pool.sample(rng) for pool in pools])
        if hits not in fates:
            led, leaderless, total = _fallen(hits, chances, targets, wounds)
            ends = {(number, False): count for number, count in enumerate(led) if count}
            ends |= {(number, True): count for number, count in enumerate(leaderless) if count}
            fates[hits] = Mixture(ends, total)
        return fates[hits].sample(rng)

    plays = plays_for(sum(len(hits.counts) for hits, _ in kinds) * targets, budget=20_000_000)
    found = sampled(play, plays)
    led, leaderless = (
        [found.weights.get((number, falls), 0) for number in range(targets + 1)] for falls in (False, True)
    )
    return _told(led, leaderless, found.total, leader, plays)


__all__ = ["Losses", "casualties", "kinds_of_hits", "wounds_of_one"]
