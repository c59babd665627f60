"""Worth: what a unit is likely to pay in the end, so that losses are weighed as victory weighs them (celtos.victory).

The model that takes a unit below half costs more than those before it, and panic is a loss before the loss.
"""

from __future__ import annotations

from carnyx.core.footprint import distance2
from carnyx.core.kernel import root_up
from carnyx.games.celtos.play.battle import Battle, UnitId
from carnyx.games.celtos.play.shooting import reach_of
from carnyx.games.celtos.play.situations import strength
from carnyx.games.celtos.play.victory import score
from carnyx.odds.spread import Spread

_FIRST, _NEARER = 0.2, 0.2  # of its points down to half: the same for each model, and more for the later ones
_BELOW = 0.65  # below half: half its points for certain, and the rest is near
_PANIC = 0.25  # of what is left of a unit that panics
_ROUT = 0.3  # of its points: what a rout adds to the losses that brought it about
_OUTSHOT = 0.6  # an army with less than this share of the enemy's fire gains nothing by waiting
_ENOUGH = 10  # points ahead, for each turn to come, that are worth sitting on
_PATIENCE = 3  # turns an army may wait for its shooters to do the work


def whole(battle: Battle, unit: UnitId) -> int:
    """What its strength was in the beginning: models, or an individual's wounds."""
    kind = battle.kind(unit)
    return kind.w if kind.individual else battle.units[unit].start


def price(battle: Battle, unit: UnitId, lost: float = 0) -> float:
    """The points a unit is likely to pay in the end, once it has lost so much more."""
    now, start = battle.units[unit], whole(battle, unit)
    left = strength(battle, unit) - lost
    if left <= 0:
        return float(now.points)
    gone = 2 * (start - left) / start
    share = _FIRST * gone + _NEARER * gone * gone if gone <= 1 else _BELOW + (1 - _BELOW) * (gone - 1)
    return now.points * (share + _PANIC * (1 - share) if now.panicked else share)


def harm(battle: Battle, unit: UnitId, losses: Spread, panic: float, rout: float) -> float:
    """The points that losses and morale are likely to add to what a unit pays."""
    now = battle.units[unit]
    before = price(battle, unit)
    after = sum(count * price(battle, unit, lost) for lost, count in enumerate(losses.counts) if count) / losses.total
    shaken = 0.0 if now.panicked else panic * _PANIC * (now.points - before)
    return after - before + shaken + rout * _ROUT * now.points


def lead(battle: Battle, player: int) -> int:
    """How many points a player is ahead of the best of the others."""
    points = score(battle)
    return points[player] - max(own for other, own in enumerate(points) if other != player)


def presses(battle: Battle, player: int) -> bool:
    """Whether an army must go forward: it is not ahead, and waiting brings it nothing more."""
    if lead(battle, player) > _ENOUGH * (battle.field.turns - battle.turn):
        return False
    fire = [0.0] * battle.field.players
    for unit in battle.living():
        fire[battle.units[unit].player] += _firepower(battle, unit)
    outshot = fire[player] <= _OUTSHOT * max(own for other, own in enumerate(fire) if other != player)
    return outshot or not fire[player] or battle.turn > _PATIENCE


def _firepower(battle: Battle, unit: UnitId) -> float:
    """How much a unit's shooting counts in a battle of waiting: dice, skill and reach."""
    return battle.units[unit].models * battle.kind(unit).sh * reach_of(battle, unit) / battle.inch(12)


def gap(battle: Battle, one: UnitId, other: UnitId) -> int:
    """Ticks between the nearest bases of two units."""
    mine, theirs = battle.units[one].footprint, battle.units[other].footprint
    return root_up(distance2(mine, theirs)) - mine.radius - theirs.radius
