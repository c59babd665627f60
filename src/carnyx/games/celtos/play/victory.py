"""Victory: the last side with models wins; otherwise the points decide (celtos.victory)."""

from __future__ import annotations

from carnyx.core.length import Point, is_within
from carnyx.games.celtos.play.battle import Battle, UnitId
from carnyx.games.celtos.play.situations import first_strength, strength
from carnyx.games.celtos.rules.figures import OBJECTIVE_REACH
from carnyx.games.celtos.rules.morale import is_below_half


def paid(battle: Battle, unit: UnitId) -> int:
    """What a unit pays: whole if destroyed or routed, half if below 50 %."""
    now = battle.units[unit]
    if not now.wounds:
        return now.points
    return now.points // 2 if is_below_half(strength(battle, unit), first_strength(battle, unit)) else 0


def _payee(battle: Battle, unit: int) -> int:
    """Who gets the points of a unit; below nought: nobody, since nobody has hurt it, even if it gives up."""
    now = battle.units[unit]
    if battle.field.players == 2:
        return 1 - now.player
    return now.hurt_by if now.hurt_by != now.player else -1


def toll(battle: Battle, unit: int) -> tuple[int, ...]:
    """What every player has for one unit."""
    worth, payee = paid(battle, UnitId(unit)), _payee(battle, unit)
    return tuple(worth if player == payee else 0 for player in range(battle.field.players))


def score(battle: Battle) -> tuple[int, ...]:
    """The points of every player."""
    points = [0] * battle.field.players
    for id in range(len(battle.units)):
        worth = paid(battle, UnitId(id))
        if worth and (payee := _payee(battle, id)) >= 0:
            points[payee] += worth
    for place in battle.field.objectives:
        holder = _holder(battle, Point(place.x, place.y))
        if holder is not None:
            points[holder] += place.points
    return tuple(points)


def losses(battle: Battle) -> tuple[int, ...]:
    """The models every player has lost."""
    lost = [0] * battle.field.players
    for unit in battle.units:
        lost[unit.player] += unit.start - unit.models
    return tuple(lost)


def _holder(battle: Battle, place: Point) -> int | None:
    """The only player with an unpanicked unit within reach of an objective."""
    near = set()
    for id in battle.living():
        unit = battle.units[id]
        reach = battle.inch(OBJECTIVE_REACH) + unit.footprint.radius
        if not unit.panicked and any(is_within(unit.footprint.point(m), place, reach) for m in range(unit.models)):
            near.add(int(unit.player))
    return near.pop() if len(near) == 1 else None


def verdict(battle: Battle) -> int | None:
    """The winner; none while the battle goes on, and for a draw."""
    if battle.agenda:
        return None
    left = {int(battle.units[unit].player) for unit in battle.living()}
    if len(left) == 1:
        return left.pop()
    points = score(battle)
    best = max(points)
    leaders = [player for player, own in enumerate(points) if own == best]
    return leaders[0] if len(leaders) == 1 else None
