"""Fire: what a volley is worth, exactly for a shot that is about to be ordered, quickly for a place to stand."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from carnyx.core.footprint import Footprint, distance2
from carnyx.core.kernel import nearest2, root_up
from carnyx.games.celtos.odds.preview import shot_odds
from carnyx.games.celtos.play import situations
from carnyx.games.celtos.play.battle import Battle, UnitId
from carnyx.games.celtos.play.cover import cover_from
from carnyx.games.celtos.play.shooting import band_of, damage_in, farthest, missiles
from carnyx.games.celtos.play.sight import nearest_seen
from carnyx.games.celtos.players.worth import gap, harm, price
from carnyx.games.celtos.rules.attacks import Fire, aimed
from carnyx.games.celtos.rules.tables import RANGE_BANDS
from carnyx.games.celtos.rules.weapons import BANDS, Weapon

_WORTH_A_THROW = 0.01


def shot_value(battle: Battle, unit: UnitId, target: UnitId, *, moved: bool) -> float:
    """The points a shot wins on average, by its exact odds."""
    odds = shot_odds(battle, unit, target, moved=moved)
    if odds is None:
        return _WORTH_A_THROW
    losses = odds.casualties if odds.wounds is None else odds.wounds
    return harm(battle, target, losses, float(odds.morale.panic), float(odds.morale.rout))


def fire(battle: Battle, unit: UnitId, target: UnitId, *, moved: bool = False) -> float:
    """The points a volley may win, as a player sees it at a glance: who is in range sees, and cover is that of one."""
    far = gap(battle, unit, target)
    able = [arm for arm in missiles(battle, unit) if far <= farthest(battle, arm)]
    if not able or nearest_seen(battle, unit, target) < 0:
        return 0.0
    return max(_fire(battle, unit, target, arm, moved) for arm in able)


def _fire(battle: Battle, unit: UnitId, target: UnitId, arm: Weapon, moved: bool) -> float:
    """The same for one of its weapons."""
    mine = battle.units[unit].footprint
    foe = battle.kind(target)
    bands = _bands(battle, mine, battle.units[target].footprint)
    shots = ((dice, done) for band, dice in bands.items() if (done := damage_in(arm, band)))
    wounds = 1 if foe.individual else foe.w
    kills = sum(
        dice * (_wounds(situations.fire(battle, unit, target, done, moved=moved)) / wounds) for dice, done in shots
    )
    if not kills:
        return 0.0
    at = mine.point(0)
    cover = cover_from(battle, target, 0, at.x, at.y)
    kills *= float(1 - cover.chance) if cover else 1.0
    return price(battle, target, kills) - price(battle, target)


def _bands(battle: Battle, mine: Footprint, theirs: Footprint) -> dict[str | None, int]:
    """How many models are in each band."""
    x0, y0, x1, y1 = mine.box
    near2, radii, deep = distance2(mine, theirs), mine.radius + theirs.radius, root_up((x1 - x0) ** 2 + (y1 - y0) ** 2)
    nearest = band_of(battle, near2, radii)
    if nearest == band_of(battle, (root_up(near2) + deep) ** 2, radii):
        return {nearest: len(mine)}  # the whole formation, nobody need be measured
    return Counter(
        band_of(battle, nearest2(mine.places[i : i + 2], theirs.places), radii) for i in range(0, 2 * len(mine), 2)
    )


@lru_cache(1024)
def _wounds(fire: Fire) -> float:
    """The wounds that one shooter gives on average to a target in the open."""
    attack = aimed(fire)
    return float(attack.to_hit.chance * attack.to_wound.chance)


def best_reach(battle: Battle, unit: UnitId) -> int:
    """How far a unit shoots as well as it can, in ticks."""
    return max([_best_reach(battle, arm) for arm in missiles(battle, unit)], default=0)


def _best_reach(battle: Battle, arm: Weapon) -> int:
    done = [(band, found) for band in BANDS if (found := damage_in(arm, band))]
    return max(battle.inch(RANGE_BANDS("limit", band)) for band, found in done if found == done[0][1])


def is_shooter(battle: Battle, unit: UnitId) -> bool:
    """Whether shooting is a unit's trade; a chieftain's javelin is not."""
    return bool(missiles(battle, unit)) and not battle.kind(unit).individual
