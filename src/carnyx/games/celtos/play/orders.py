"""Orders: what a unit may be told in its activation, and why not otherwise (celtos.order)."""

from __future__ import annotations

from random import Random
from typing import ClassVar, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from carnyx.core.flow import Choose
from carnyx.core.length import CONTACT
from carnyx.core.rule import Refusal
from carnyx.games.celtos.play.assaults import DeclareAssault
from carnyx.games.celtos.play.battle import Active, Battle, UnitId, enemies_near, is_engaged, touching
from carnyx.games.celtos.play.breakoff import BreakOff
from carnyx.games.celtos.play.charges import refuse_charge
from carnyx.games.celtos.play.coherency import holds_together, refuse_gap
from carnyx.games.celtos.play.moves import MoveUnit
from carnyx.games.celtos.play.shooting import refuse_shot, targets
from carnyx.games.celtos.play.templates import shot

OrderName: TypeAlias = Literal["move", "rush", "hold", "shoot", "assault", "done"]


class Order(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """An order, and the enemy it is given against."""

    name: OrderName
    target: int | None = None


_MOVE, _RUSH, _HOLD = Order("move"), Order("rush"), Order("hold")


class Orders(Struct, frozen=True):
    """The orders a unit may be given now."""

    answer: ClassVar[type] = Order

    battle: Battle
    unit: UnitId

    def refuse(self, answer: Order) -> Refusal | None:
        """Why an order is barred, by the rule that bars it."""
        return refuse_order(self.battle, self.unit, answer)

    def sample(self, rng: Random) -> Order:
        """Any order that is allowed; doing nothing is the last resort."""
        orders = list(self._thinkable())
        rng.shuffle(orders)
        return next((order for order in orders if self.refuse(order) is None), Order("done"))

    def hints(self) -> tuple[Order, ...]:
        """Every order that is allowed."""
        return (*(order for order in self._thinkable() if self.refuse(order) is None), Order("done"))

    def choices(self) -> tuple[Order, ...]:
        """Every order that is allowed."""
        return self.hints()

    def _thinkable(self) -> tuple[Order, ...]:
        battle, unit = self.battle, self.unit
        engaged = touching(battle, unit)
        orders = [_MOVE, _RUSH, _HOLD]
        orders += [Order("shoot", target) for target in targets(battle, unit)]
        orders += [Order("assault", target) for target in engaged or self._in_reach()]
        return tuple(orders)

    def _in_reach(self) -> list[UnitId]:
        """The enemies that an assault might reach."""
        battle, unit = self.battle, self.unit
        return enemies_near(battle, unit, battle.units[unit].footprint.box, battle.move_of(unit) + CONTACT)


def refuse_order(battle: Battle, unit: UnitId, order: Order) -> Refusal | None:
    """Why a unit may not be given an order."""
    active = battle.active
    assert active is not None
    if order.name == "done":
        return None
    if order.name != "assault" and order.name != "shoot" and order.target is not None:
        return Refusal("core.answer")
    if refusal := _refuse_sequence(active, order):
        return refusal
    engaged = is_engaged(battle, unit)
    if active.engaged and active.moved and order.name == "shoot":
        return Refusal("celtos.order.breakoff", {}, "refused-broken-off")
    if engaged and (refusal := _refuse_engaged(battle, unit, order)):
        return refusal
    if battle.units[unit].panicked and not engaged and order.name in ("hold", "shoot", "assault"):
        return Refusal("celtos.order.panicked", {}, "refused-panicked")
    now = battle.units[unit]
    needs_coherency = order.name in ("rush", "shoot", "assault") and not engaged and not now.panicked
    if needs_coherency and not holds_together(battle, unit, now.footprint):
        return refuse_gap(battle, unit, now.footprint)  # its next move is to regain it
    if order.name == "shoot":
        return refuse_shot(battle, unit, None if order.target is None else UnitId(order.target))
    if order.name == "assault":
        return refuse_charge(battle, unit, None if order.target is None else UnitId(order.target))
    return None


def _refuse_sequence(active: Active, order: Order) -> Refusal | None:
    """Move, then shoot, then assault, each once; rush or hold is the whole activation (celtos.order.sequence)."""
    begun = order.name in ("move", "rush", "hold") and active.moved
    if begun or (active.shot and order.name != "assault"):
        return Refusal("celtos.order.sequence", {}, "refused-has-shot" if active.shot else "refused-has-moved")
    return None


def _refuse_engaged(battle: Battle, unit: UnitId, order: Order) -> Refusal | None:
    """What a unit in contact may not do (celtos.order.engaged, celtos.order.hold, celtos.order.breakoff)."""
    rule = None
    if order.name == "hold":
        rule = "celtos.order.hold"
    elif battle.edition.orders_engaged == "assault_only":
        rule = "celtos.order.engaged" if order.name != "assault" else None
    elif order.name in ("rush", "shoot"):
        rule = "celtos.order.breakoff"
    return Refusal(rule, {"unit": touching(battle, unit)[0]}, "refused-touches") if rule else None


class GiveOrder(Struct, frozen=True, tag=True):
    """The active unit gets its next order."""

    unit: UnitId

    def ask(self, battle: Battle) -> Choose | None:
        """Which order; none if the activation has ended by itself."""
        now = battle.units[self.unit]
        if battle.active is None or not now.wounds:
            return None
        return Choose(now.player, Orders(battle, self.unit))

    def take(self, battle: Battle, outcome: Order | None) -> Battle:
        """The order is carried out; after a move or a shot the unit may be given another."""
        if outcome is None or outcome.name == "done":
            return battle
        active = battle.active
        assert active is not None
        unit = self.unit
        match outcome.name:
            case "hold":
                return battle.changed(unit, hold=True)
            case "rush":
                return battle.then(MoveUnit(unit, rush=True))
            case "move":
                battle = replace(battle, active=replace(active, moved=True))
                first = BreakOff(unit) if is_engaged(battle, unit) else MoveUnit(unit, rush=False)
                return battle.then(first, StillActive(unit, battle.units[unit].panicked), GiveOrder(unit))
            case "shoot":
                battle = replace(battle, active=replace(active, shot=True))
                return battle.then(shot(battle, unit, UnitId(outcome.target or 0), active.moved), GiveOrder(unit))
            case "assault":
                return battle.then(DeclareAssault(unit, UnitId(outcome.target or 0)))


class StillActive(Struct, frozen=True, tag=True):
    """The activation ends at once when its unit panics, routs or is destroyed (celtos.order.sequence)."""

    unit: UnitId
    was_panicked: bool

    def ask(self, battle: Battle) -> None:
        """Nothing to decide."""

    def take(self, battle: Battle, outcome: None) -> Battle:
        """Over, if the unit has broken since."""
        now = battle.units[self.unit]
        broken = not now.wounds or (now.panicked and not self.was_panicked)
        return replace(battle, active=None) if broken else battle
