"""An approach: the move that brings a unit to where it may be given an order it may not be given yet.

Nothing is promised that the rules would refuse: the move and the order after it are judged like any other.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from carnyx.core.footprint import gap_between, nearest_points
from carnyx.core.kernel import root_up
from carnyx.games.celtos.play.battle import Battle, is_engaged
from carnyx.games.celtos.play.movement import Ways, ends, shifted
from carnyx.games.celtos.play.moves import Goes
from carnyx.games.celtos.play.orders import Order, Orders

_STEPS = 8  # moves that are tried, from the shortest that might do to the longest there is


class Approach(Struct, frozen=True):
    """Where a unit moves first, and how much nearer that brings it."""

    ways: Ways
    nearer: int


def approach(orders: Orders, order: Order) -> Approach | None:
    """The shortest move straight at a target after which an order against it is allowed; none if none is."""
    battle, unit, target = orders.battle, orders.unit, order.target
    if target is None or is_engaged(battle, unit) or orders.refuse(Order("move")) is not None:
        return None
    mine, theirs = battle.units[unit].footprint, battle.units[target].footprint
    if not len(mine) or not len(theirs):
        return None
    reach = battle.move_of(unit)
    goes = Goes(battle, unit, reach)
    here, there = nearest_points(mine, theirs)
    dx, dy = there.x - here.x, there.y - here.y
    far = root_up(dx * dx + dy * dy) or 1
    apart = gap_between(mine, theirs)
    least = max(apart - reach, 1) if order.name == "assault" else 1
    steps = dict.fromkeys(least + (reach - least) * each // _STEPS for each in range(_STEPS + 1))
    for step in (each for each in steps if each <= reach):
        ways = shifted(mine, *(_away(part * step, far) for part in (dx, dy)))
        after = _moved(battle, orders, ways)
        nearer = apart - gap_between(after.units[unit].footprint, theirs)
        if goes.refuse(ways) is None and Orders(after, unit).refuse(order) is None:
            return Approach(ways, nearer)
    return None


def _away(whole: int, far: int) -> int:
    """A part of a step, rounded away from nought where the step is short: it must bring the unit near enough."""
    return -(-whole // far) if whole >= 0 else whole // far


def _moved(battle: Battle, orders: Orders, ways: Ways) -> Battle:
    """The battle once the unit has moved, its activation going on."""
    unit, active = orders.unit, battle.active
    assert active is not None
    return replace(battle.moved(unit, ends(battle.units[unit].footprint, ways)), active=replace(active, moved=True))
