"""Allotting in play: how hits may be given out, and what is done for an owner who does not choose."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from carnyx.core.footprint import Footprint
from carnyx.core.kernel import pairs_within
from carnyx.core.rule import RuleId
from carnyx.games.celtos.play.battle import Battle, UnitId
from carnyx.games.celtos.play.coherency import holds_together
from carnyx.games.celtos.play.options import Allotment
from carnyx.games.celtos.rules.allotment import Neighbours, Victim, all_named, by_default
from carnyx.games.celtos.rules.attacks import Hits


def default_takers(battle: Battle, unit: UnitId, models: Sequence[int], hits: int) -> tuple[int, ...]:
    """Which of some models of a unit takes each of so many hits, the worst first, if its owner does not choose."""
    now, whole = battle.units[unit], battle.kind(unit).w
    victims = tuple([Victim(each, now.wounds[each], now.wounds[each] < whole, now.roles[each]) for each in models])
    # A unit that is out of coherency already has nothing to keep.
    is_one = holds_together(battle, unit, now.footprint)
    return by_default(hits, victims, _neighbours(now.footprint, battle.coherency(unit)) if is_one else None)


def allotment(battle: Battle, unit: UnitId, models: tuple[int, ...], hits: tuple[Hits, ...], rule: RuleId) -> Allotment:
    """The ways in which the owner of a unit may give out hits."""
    return Allotment(models, hits, default_takers(battle, unit, models, sum([each.number for each in hits])), rule)


def given_out(hits: tuple[Hits, ...], takers: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Each hit as the model that takes it and the attack it comes from, sorted, as damage is rolled for them."""
    attacks = [each.attack for each in hits for _ in range(each.number)]
    return tuple(sorted(zip(all_named(takers, len(attacks)), attacks, strict=True)))


@lru_cache(256)  # of the units on the tables of this process
def _neighbours(stands: Footprint, apart: int) -> Neighbours:
    """For each model the others that are near enough to hold together with it."""
    found = [0] * len(stands)
    for one, other in pairs_within(stands.places, stands.places, 2 * stands.radius + apart):
        if one != other:
            found[one] |= 1 << other
    return tuple(found)
