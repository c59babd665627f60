"""An approach: the move that brings a unit to where it may be given an order it may not be given yet, or to a place.

Nothing is promised that the rules would refuse: the move and the order after it are judged like any other.
"""

from __future__ import annotations

from math import isqrt

from msgspec import Struct
from msgspec.structs import replace

from carnyx.core.footprint import gap_between, nearest_points
from carnyx.core.kernel import root_up
from carnyx.core.length import Point
from carnyx.games.celtos.play.battle import Battle, UnitId, is_engaged
from carnyx.games.celtos.play.movement import Ways, ends, shifted
from carnyx.games.celtos.play.moves import Goes
from carnyx.games.celtos.play.orders import Order, Orders

_SHARES = 16  # parts of a way that are tried, the longest first
_STEPS = 8  # moves that are tried, from the shortest that might do to the longest there is


class Approach(Struct, frozen=True):
    """Where a unit moves first, and how much nearer that brings it."""

    ways: Ways
    nearer: int


def approach(orders: Orders, order: Order) -> Approach | None:
    """The shortest move straight at a target after which an order against it is allowed; none if none is."""
    if is_engaged(orders.battle, orders.unit) or orders.refuse(Order("move")) is not None:
        return None
    return approached(orders.battle, orders.unit, order)


def approached(battle: Battle, unit: UnitId, order: Order) -> Approach | None:
    """The same of a unit that has been told to move already."""
    target = order.target
    if target is None or not battle.is_enemy(unit, target):
        return None
    mine, theirs = battle.units[unit].footprint, battle.units[target].footprint
    reach, apart = battle.move_of(unit), gap_between(mine, theirs)
    goes = Goes(battle, unit, reach)
    here, there = nearest_points(mine, theirs)
    dx, dy = there.x - here.x, there.y - here.y
    far = root_up(dx * dx + dy * dy) or 1
    least = max(apart - reach, 1) if order.name == "assault" else 1
    steps = dict.fromkeys(least + (reach - least) * each // _STEPS for each in range(_STEPS + 1))
    for step in (each for each in steps if each <= reach):
        ways = shifted(mine, _away(dx * step, far), _away(dy * step, far))
        if goes.refuse(ways) is None:
            after = _moved(battle, unit, ways)
            if Orders(after, unit).refuse(order) is None:
                return Approach(ways, apart - gap_between(after.units[unit].footprint, theirs))
    return None


def towards(goes: Goes, place: Point) -> Ways | None:
    """The whole unit towards a place, as far as is allowed; none if it cannot come nearer."""
    footprint = goes.battle.units[goes.unit].footprint
    west, south, east, north = footprint.box
    dx, dy = place.x - (west + east) // 2, place.y - (south + north) // 2
    far = isqrt(dx * dx + dy * dy)
    for share in range(_SHARES, 0, -1):
        step = min(goes.reach - 2, far) * share // _SHARES
        ways = shifted(footprint, dx * step // max(far, 1), dy * step // max(far, 1))
        if step > 0 and goes.refuse(ways) is None:
            return ways
    return None


def _away(whole: int, far: int) -> int:
    """A part of a step, rounded away from nought where the step is short: it must bring the unit near enough."""
    return -(-whole // far) if whole >= 0 else whole // far


def _moved(battle: Battle, unit: UnitId, ways: Ways) -> Battle:
    """The battle once the unit has moved, its activation going on."""
    active = battle.active
    assert active is not None
    return replace(battle.moved(unit, ends(battle.units[unit].footprint, ways)), active=replace(active, moved=True))
