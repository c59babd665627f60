"""What can still be done: whether a side could carry out an intent in this turn, judged by the rules themselves."""

from __future__ import annotations

from msgspec.structs import replace

from carnyx.core.flow import Choose, Pause
from carnyx.core.footprint import is_gap_at_most
from carnyx.core.length import INCH, Point, is_within
from carnyx.core.lesson import Intent, Lesson
from carnyx.games.celtos.play.approach import approach, towards
from carnyx.games.celtos.play.battle import Battle, UnitId
from carnyx.games.celtos.play.envelope import stride
from carnyx.games.celtos.play.movement import ends
from carnyx.games.celtos.play.moves import Goes
from carnyx.games.celtos.play.nerve import MoraleCheck
from carnyx.games.celtos.play.options import WhichUnit
from carnyx.games.celtos.play.orders import Order, Orders
from carnyx.games.celtos.play.sequence import Activate
from carnyx.games.celtos.play.shooting import reach_of


def can(pause: Pause[Battle], lesson: Lesson, intent: Intent) -> bool | None:
    """Whether an intent is still possible in this turn; none while something is being carried out."""
    question = pause.question
    if not isinstance(question, Choose) or not isinstance(question.options, WhichUnit | Orders):
        return None
    if not intent.unit:
        return True
    return any(_can(pause.battle, lesson, intent, UnitId(unit)) for unit in lesson.numbers(intent.unit))


def orders_of(battle: Battle, unit: UnitId) -> Orders | None:
    """The orders that a unit may be given now, or when it is activated later in this turn."""
    now, active = battle.units[unit], battle.active
    if not now.wounds:
        return None
    if active is not None and active.unit == unit:
        return Orders(battle, unit)
    if now.activated:
        return None
    return Orders(Activate(now.player).take(replace(battle, agenda=(), active=None), unit), unit)


def _can(battle: Battle, lesson: Lesson, intent: Intent, unit: UnitId) -> bool:
    now = battle.units[unit]
    match intent.do:
        case "move" | "rush" | "hold" as name:
            orders = orders_of(battle, unit)
            return orders is not None and orders.refuse(Order(name)) is None and _comes_near(orders, intent)
        case "shoot" | "assault" as name:
            orders = orders_of(battle, unit)
            wanted = [Order(name, target) for target in lesson.numbers(intent.target)]
            return orders is not None and any(_may(orders, order) for order in wanted)
        case "await":
            return any(_may_come(battle, unit, UnitId(enemy)) for enemy in lesson.numbers(intent.target))
        case "end":
            return orders_of(battle, unit) is not None
        case "react":
            return now.hold and any(_may_pass(battle, unit, enemy) for enemy in battle.enemies(unit))
        case "rally":
            is_due = not now.activated or battle.turn < battle.field.turns
            return bool(now.wounds) and now.panicked and is_due
        case "check":
            return any(isinstance(step, MoraleCheck) and step.unit == unit for step in battle.agenda)
        case _:
            return True


def _may(orders: Orders, order: Order) -> bool:
    """Whether an order is allowed, at once or after a move."""
    return orders.refuse(order) is None or approach(orders, order) is not None


def _may_come(battle: Battle, unit: UnitId, enemy: UnitId) -> bool:
    """Whether an enemy who has yet to act might come so near that a unit who acts after him reaches him."""
    now, other = battle.units[unit], battle.units[enemy]
    is_active = battle.active is not None and battle.active.unit == unit
    if now.activated or now.panicked or is_active or not now.wounds or other.activated or not other.wounds:
        return False
    others = (each for each in battle.of(now.player) if each != unit and not battle.units[each].activated)
    reach = 2 * battle.move_of(unit) + battle.move_of(enemy)
    return any(True for _ in others) and is_gap_at_most(now.footprint, other.footprint, reach)


def _may_pass(battle: Battle, unit: UnitId, enemy: UnitId) -> bool:
    """Whether an enemy who has yet to act might move where a unit on Hold can shoot at him."""
    reach = reach_of(battle, unit)
    far = reach + battle.move_of(enemy)
    footprints = battle.units[unit].footprint, battle.units[enemy].footprint
    return bool(reach) and not battle.units[enemy].activated and is_gap_at_most(*footprints, far)


def _comes_near(orders: Orders, intent: Intent) -> bool:
    """Whether a move or a rush can end as near to a place as is wanted."""
    if intent.to is None or intent.within is None:
        return True
    battle, unit, is_rush = orders.battle, orders.unit, intent.do == "rush"
    place = Point(int(intent.to[0] * INCH), int(intent.to[1] * INCH))
    goes = Goes(battle, unit, stride(battle, unit, rush=is_rush), is_rush)
    footprint = battle.units[unit].footprint
    west, south, east, north = (ends(footprint, ways) if (ways := towards(goes, place)) else footprint).box
    return is_within(Point((west + east) // 2, (south + north) // 2), place, int(intent.within * INCH))
