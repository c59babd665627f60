"""Approaches on the Celtos table: a unit that stands too far from an enemy to assault him moves nearer first.

Both are one deed as long as nobody else is asked in between; an enemy on Hold who may shoot at the mover is.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from carnyx.core.flow import Choose, Pause, go_on
from carnyx.games.celtos.play.approach import approach
from carnyx.games.celtos.play.battle import Battle, UnitId
from carnyx.games.celtos.play.movement import Ways
from carnyx.games.celtos.play.orders import Order, Orders


class Ready(Struct, frozen=True):
    """A unit that may be given an order: the answers that come first, and the pause at which it is asked for."""

    before: tuple[Any, ...]
    pause: Pause[Battle]
    orders: Orders


class MoveAndAssault(Struct, frozen=True):
    """A move after which an enemy can be assaulted: its ways, the position then, and the answers of both."""

    ways: Ways
    after: Battle
    answers: tuple[Any, ...]


def move_and_assault(now: Ready, foe: UnitId) -> MoveAndAssault | None:
    """The shortest move straight at an enemy after which a unit may assault him before anybody else is asked."""
    order = Order("assault", int(foe))
    first = approach(now.orders, order)
    if first is None:
        return None
    then = go_on(go_on(now.pause, Order("move")), first.ways)
    asked = then.question.options if isinstance(then.question, Choose) else None
    if not isinstance(asked, Orders) or asked.unit != now.orders.unit or asked.refuse(order) is not None:
        return None
    return MoveAndAssault(first.ways, then.battle, tuple(map(msgspec.to_builtins, (Order("move"), first.ways, order))))
