"""Dice as chances: what an attack of the rules comes to when all that counts is how likely its dice are."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from carnyx.core.check import Check
from carnyx.games.celtos.rules.attacks import Attack, wounding
from carnyx.odds.spread import Share, share


class Pool(Struct, frozen=True):
    """Dice that are alike: how many, their chance to hit, and that of a hit to wound."""

    dice: int
    hit: Share
    wound: Share
    damage: int


def pool(attack: Attack, cover: Check | None = None) -> Pool:
    """The dice of an attack, on models that all have this cover."""
    return Pool(attack.dice, passed(attack.to_hit), wounded(attack.to_wound, cover), attack.damage)


def passed(check: Check) -> Share:
    """The chance to pass a check."""
    return share(check.ways, check.total_ways)


@lru_cache(1024)
def wounded(to_wound: Check, cover: Check | None = None) -> Share:
    """The chance that a hit wounds a model, past its cover if it has any."""
    return passed(to_wound) if cover is None else share(*wounding(1, to_wound, cover).ways)
