"""Harm: what shots may do to one unit of a position, and whether its nerve holds afterwards."""

from __future__ import annotations

from typing import TypeAlias

from msgspec.structs import replace

from carnyx.core.check import Check
from carnyx.core.footprint import contacts
from carnyx.games.celtos.odds.morale import Morale
from carnyx.games.celtos.odds.shoot import ShootOdds
from carnyx.games.celtos.play.battle import Battle, UnitId, touching
from carnyx.games.celtos.play.situations import nerve, standing, strength
from carnyx.games.celtos.rules.checks import MORALE
from carnyx.games.celtos.rules.morale import failure, reason
from carnyx.odds.mixture import Mixture
from carnyx.odds.spread import Spread

# Models killed, wounds lost, leaders among the dead, and the dead among those that held an enemy; in the end the last
# place says whether the unit is still engaged.
Harm: TypeAlias = tuple[int, ...]
UNHURT: Harm = (0, 0, 0, 0)


def harm_to(battle: Battle, unit: UnitId, model: int, wounds: int, holding: frozenset[int]) -> Harm:
    """What it means to a unit that one of its models loses these wounds; holding: those that touch an enemy."""
    now = battle.units[unit]
    dead = wounds >= now.wounds[model]
    return int(dead), wounds, int(dead and now.roles[model] == "leader"), int(dead and model in holding)


def holders(battle: Battle, unit: UnitId) -> dict[tuple[UnitId, int], frozenset[int]]:
    """The models of a unit that touch each enemy model."""
    mine = battle.units[unit].footprint
    found: dict[tuple[UnitId, int], set[int]] = {}
    for enemy in touching(battle, unit):
        for own, theirs in contacts(mine, battle.units[enemy].footprint):
            found.setdefault((enemy, theirs), set()).add(own)
    return {enemy: frozenset(models) for enemy, models in found.items()}


def engaged_after(harm: Mixture[Harm], holding: frozenset[int]) -> Mixture[Harm]:
    """The same harm, told whether one of those that held an enemy still stands."""
    return harm.map(lambda lost: (*lost[:3], int(lost[3] < len(holding))))


def unit_odds(battle: Battle, unit: UnitId, harm: Mixture[Harm], checks: tuple[Check, ...]) -> ShootOdds:
    """The odds for a unit that has taken this harm: its casualties, and the check that may follow."""
    now, individual = battle.units[unit], battle.kind(unit).individual
    before = standing(battle, unit, strength(battle, unit), lost_combat=False, fought=False)
    tested = nerve(battle, unit, lost_combat=False)
    led, leaderless = MORALE(tested), MORALE(replace(tested, leader=False))
    checked, failed = 0, {"panic": 0, "rout": 0}
    for (killed, wounds, leaders, engaged), weight in harm.weights.items():
        after = replace(before, left=before.left - (wounds if individual else killed), engaged=bool(engaged))
        if reason(after) is not None:
            check = leaderless if leaders else led
            checked += weight * led.total_ways
            failed[failure(after)] += weight * (led.total_ways - check.ways)
    return ShootOdds(
        (*checks, led),
        _spread(harm, 0, now.models),
        before,
        wounds=_spread(harm, 1, sum(now.wounds)) if individual or battle.kind(unit).w > 1 else None,
        fate=Morale(checked, failed["panic"], failed["rout"], harm.total * led.total_ways),
    )


def _spread(harm: Mixture[Harm], place: int, most: int) -> Spread:
    counted = harm.map(lambda lost: lost[place])
    return Spread(tuple(counted.weights.get(number, 0) for number in range(most + 1)), counted.total)
