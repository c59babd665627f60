"""The blows of one striking step in Celtos: hits are shared out among the models touched, and wound them.

Models are kept as counts: for each weapon of the unit, how many have 1, 2, 3 … wounds left.  Hits are given out as it
is done by default, as far as that needs no places: to the healthiest first, of these to the weapons named last, one
each before a second.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from math import comb, prod
from random import Random
from typing import TypeAlias

from carnyx.games.celtos.odds.casualties import casualties, kinds_of_hits
from carnyx.games.celtos.odds.pools import Pool
from carnyx.games.celtos.rules.allotment import dealt, going_round
from carnyx.odds.mixture import WIDEST, Mixture, TooWide, certain, together
from carnyx.odds.spread import Share, pooled

Ranks: TypeAlias = tuple[int, ...]  # how many models have 1, 2, 3 … wounds left
Body: TypeAlias = tuple[Ranks, ...]  # the same for each weapon

# What is remembered of several questions: one of twenty a side for two rounds, the largest that is not sampled, asks
# for 400 strikes. Each may hold dozens of long numbers, so no more than a few such questions are kept.
_STRIKES = 2048
_FATES = 4096


def models(body: Body) -> int:
    """How many models stand."""
    return sum([sum(ranks) for ranks in body])


def wounds(body: Body) -> int:
    """How many wounds they have left."""
    return sum([left * number for ranks in body for left, number in enumerate(ranks, start=1)])


def foremost(body: Body, number: int) -> Body:
    """So many of them: those with the weapons named first, the healthiest of each."""
    front = []
    for ranks in body:
        taken = [0] * len(ranks)
        for place in range(len(ranks) - 1, -1, -1):
            taken[place] = min(ranks[place], number)
            number -= taken[place]
        front.append(tuple(taken))
    return tuple(front)


def exchanged(body: Body, out: Body, back: Body) -> Body:
    """The body after some have stepped out and what is left of them has come back."""
    return tuple(
        tuple([a - b + c for a, b, c in zip(ranks, gone, come, strict=True)])
        for ranks, gone, come in zip(body, out, back, strict=True)
    )


@lru_cache(_STRIKES)
def struck(pools: tuple[Pool, ...], touched: Body) -> Mixture[Body]:
    """What is left of the models touched after these dice."""
    number = models(touched)
    if not pools or not number:
        return certain(touched)
    if len(touched) == len(touched[0]) == 1:
        losses = casualties(pools, number, 1)
        if losses.sampling is not None:
            raise TooWide
        spread = losses.spread
        return Mixture({((number - dead,),): count for dead, count in enumerate(spread.counts) if count}, spread.total)
    kinds = kinds_of_hits(pools)
    if prod(len(hits.counts) for hits, _ in kinds) * prod(n + 1 for ranks in touched for n in ranks) > WIDEST:
        raise TooWide
    weights = {
        hits: weight
        for hits in product(*(range(len(spread.counts)) for spread, _ in kinds))
        if (weight := prod(spread.counts[hit] for (spread, _), hit in zip(kinds, hits, strict=True)))
    }
    chances = tuple(wound for _, wound in kinds)
    hits_thrown = Mixture(weights, prod(spread.total for spread, _ in kinds))
    return hits_thrown.then(lambda hits: _allotted(hits, chances, touched)).reduced()


def struck_once(pools: tuple[Pool, ...], touched: Body, rng: Random) -> Body:
    """One way it may go, drawn die by die from the same pieces."""
    if not pools or not models(touched):
        return touched
    kinds = _thrown(pools)
    chances = tuple(wound for _, wound in kinds)
    flat = [0] * (len(touched) * len(touched[0]))
    for model, number in _alike(tuple(hits.sample(rng) for hits, _ in kinds), touched).items():
        fate = _fate(*model, chances, len(flat))
        for _ in range(number):
            for place, stands in enumerate(fate.sample(rng)):
                flat[place] += stands
    return _body(tuple(flat), len(touched[0]))


@lru_cache(_STRIKES)
def _thrown(pools: tuple[Pool, ...]) -> tuple[tuple[Mixture[int], Share], ...]:
    """The hits of each kind of damage, ready to be drawn."""
    return tuple((Mixture(dict(enumerate(hits.counts)), hits.total), wound) for hits, wound in kinds_of_hits(pools))


@lru_cache(_FATES)
def _allotted(hits: tuple[int, ...], chances: tuple[Share, ...], touched: Body) -> Mixture[Body]:
    """What is left when the hits of each kind, the worst first, are dealt out, going round."""
    size = len(touched) * len(touched[0])
    alike = _alike(hits, touched)
    fates = together([_fates(*model, chances, number, size) for model, number in alike.items()])
    return fates.map(lambda flat: _body(flat, len(touched[0])))


def _body(flat: tuple[int, ...], width: int) -> Body:
    return tuple(flat[at : at + width] for at in range(0, len(flat), width))


def _alike(hits: tuple[int, ...], touched: Body) -> dict[tuple[int, int, tuple[int, ...]], int]:
    """How many models share a place in the flat count, their wounds left and the hits they were dealt."""
    width = len(touched[0])
    line = [  # in the order of dealing: a model's place in the flat count, and its wounds left
        (arm * width + left - 1, left)
        for left in range(width, 0, -1)
        for arm in range(len(touched) - 1, -1, -1)
        for _ in range(touched[arm][left - 1])
    ]
    alike: dict[tuple[int, int, tuple[int, ...]], int] = {}
    taken, unhurt = dealt(hits, going_round(sum(hits), len(line))), [0] * len(hits)
    for turn, (place, left) in enumerate(line):
        key = (place, left, tuple(taken.get(turn, unhurt)))
        alike[key] = alike.get(key, 0) + 1
    return alike


@lru_cache(_FATES)
def _fate(
    place: int, left: int, share: tuple[int, ...], chances: tuple[Share, ...], size: int
) -> Mixture[tuple[int, ...]]:
    """What becomes of one model with these hits."""
    lost = pooled(tuple(zip(share, chances, strict=True))).capped(left)
    return Mixture(
        {
            tuple([int(at == place - wounds_lost and wounds_lost < left) for at in range(size)]): count
            for wounds_lost, count in enumerate(lost.counts)
            if count
        },
        lost.total,
    )


@lru_cache(_FATES)
def _fates(
    place: int, left: int, share: tuple[int, ...], chances: tuple[Share, ...], number: int, size: int
) -> Mixture[tuple[int, ...]]:
    """What becomes of so many models alike: the same weapon, the same wounds left, the same hits."""
    one = _fate(place, left, share, chances, size)
    if len(one.weights) > 2:
        return together([one] * number)
    if len(one.weights) == 1:
        (rank,) = one.weights
        return certain(tuple([number * model for model in rank]))
    (first, ways), (second, other) = one.weights.items()
    return Mixture(
        {
            tuple([k * a + (number - k) * b for a, b in zip(first, second, strict=True)]): comb(number, k)
            * ways**k
            * other ** (number - k)
            for k in range(number + 1)
        },
        one.total**number,
    )
