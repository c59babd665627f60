"""Approaches on the Celtos table: a unit that stands too far from an enemy to assault him moves nearer first.

Both are one deed as long as nobody else is asked in between; an enemy on Hold who may shoot at the mover is.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from carnyx.core.flow import Choose, Pause, go_on
from carnyx.core.footprint import gap_between, nearest_points
from carnyx.core.kernel import root_up
from carnyx.games.celtos.play.battle import Battle, UnitId
from carnyx.games.celtos.play.movement import Ways, shifted
from carnyx.games.celtos.play.moves import Goes
from carnyx.games.celtos.play.orders import Order, Orders

_STEPS = 6  # moves that are tried, from the shortest that might do to the longest


class Ready(Struct, frozen=True):
    """A unit that may be given an order: the answers that come first, and the pause at which it is asked for."""

    before: tuple[Any, ...]
    pause: Pause[Battle]
    orders: Orders


class Approach(Struct, frozen=True):
    """A move after which an enemy can be assaulted: its ways, the position then, and the answers of both."""

    ways: Ways
    after: Battle
    answers: tuple[Any, ...]


def approach(now: Ready, foe: UnitId) -> Approach | None:
    """The shortest move of a unit in its formation, straight at an enemy, after which it may assault him at once."""
    battle, unit = now.pause.battle, now.orders.unit
    mine, theirs = battle.units[unit].footprint, battle.units[foe].footprint
    reach = battle.move_of(unit)
    short = gap_between(mine, theirs) - reach
    if not 0 < short <= reach or now.orders.refuse(Order("move")) is not None:
        return None
    moving = go_on(now.pause, Order("move"))
    options = moving.question.options if isinstance(moving.question, Choose) else None
    if not isinstance(options, Goes):
        return None
    here, there = nearest_points(mine, theirs)
    dx, dy = there.x - here.x, there.y - here.y
    length = root_up(dx * dx + dy * dy) or 1
    order = Order("assault", int(foe))
    for step in range(_STEPS + 1):
        far = short + (reach - short) * step // _STEPS
        ways = shifted(mine, int(dx * far / length), int(dy * far / length))
        if options.refuse(ways) is not None:
            continue
        then = go_on(moving, ways)
        asked = then.question.options if isinstance(then.question, Choose) else None
        if isinstance(asked, Orders) and asked.unit == unit and asked.refuse(order) is None:
            return Approach(ways, then.battle, tuple(map(msgspec.to_builtins, (Order("move"), ways, order))))
    return None
