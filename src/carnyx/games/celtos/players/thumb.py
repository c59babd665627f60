"""The thumb player: which unit, which order, which reaction, and who takes the hits.

Shooters go first, step to where they shoot best or back from blades, and shoot what is likely to pay most; whoever may
shoot and charge does both, in that order; a charge is ordered when its odds promise enough, and a fight that goes badly
is not pressed; the others wait out of harm's way until they must go forward or an enemy stands alone. Near the end the
objectives come first.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from carnyx.core.flow import Choose, Pause
from carnyx.core.options import OneOf
from carnyx.games.celtos.play.battle import Battle, UnitId, is_engaged, touching
from carnyx.games.celtos.play.moves import Goes
from carnyx.games.celtos.play.options import Allotment, WhichReactor, WhichUnit
from carnyx.games.celtos.play.orders import Order, OrderName, Orders
from carnyx.games.celtos.play.reactions import AssaultReaction
from carnyx.games.celtos.play.shooting import reach_of
from carnyx.games.celtos.play.templates import AimTemplate, NameMissile, TemplateDamage
from carnyx.games.celtos.players.brawl import charge_value, round_value
from carnyx.games.celtos.players.fire import best_reach, is_shooter, shot_value
from carnyx.games.celtos.players.places import best_place
from carnyx.games.celtos.players.threats import quick_threats
from carnyx.games.celtos.players.worth import gap
from carnyx.games.celtos.rules.figures import RUSH_TIMES

_SOON = 2  # turns before the end, when objectives come before everything


class ThumbPlayer:
    """Plays Celtos by rules of thumb; the same position always gets the same answer."""

    def answer(self, pause: Pause[Battle]) -> Any:
        """What the rules of thumb say."""
        assert isinstance(pause.question, Choose)
        battle, options = pause.battle, pause.question.options
        match options:
            case WhichUnit():
                return min(options.units, key=lambda unit: _turn_of(battle, unit))
            case Orders():
                return _order(battle, options)
            case Goes():
                return best_place(options).ways
            case Allotment():
                return options.default
            case WhichReactor():
                return options.units[0]
            case OneOf():
                return _named(battle, pause.question.player, options)
            case _:
                return options.hints()[0]


def _turn_of(battle: Battle, unit: UnitId) -> tuple[int, int]:
    """Shooters first, so that charges meet a weakened enemy; then the fights; then who is near; the panicked last."""
    near = min((gap(battle, unit, enemy) for enemy in battle.enemies(unit)), default=0)
    if is_engaged(battle, unit):
        return 1, near
    if battle.units[unit].panicked:
        return 4, near
    if is_shooter(battle, unit):
        return 0, near
    return (2 if near <= 2 * battle.inch(battle.kind(unit).m) else 3), near


def _order(battle: Battle, options: Orders) -> Order:
    unit, active = options.unit, battle.active
    assert active is not None
    if is_engaged(battle, unit):
        return _fight_on(battle, options)
    if battle.units[unit].panicked:
        return _first(options, "rush")
    if next(battle.enemies(unit), None) is None:
        return Order("done")
    shots = [order for order in options.hints() if order.name == "shoot"] if reach_of(battle, unit) else []
    if _runs(battle, options):
        return Order("rush")
    if shots:
        if not active.moved and _shoots_better_elsewhere(battle, unit) and _best_charge(battle, options) is None:
            return _first(options, "move")
        return max(shots, key=lambda shot: shot_value(battle, unit, UnitId(shot.target or 0), moved=active.moved))
    return _best_charge(battle, options) or _march(battle, options)


def _first(options: Orders, *names: OrderName) -> Order:
    """The first of some orders that is allowed, or none."""
    return next((order for name in names if options.refuse(order := Order(name)) is None), Order("done"))


def _fight_on(battle: Battle, options: Orders) -> Order:
    """An engaged unit fights the round that brings most; one that costs more than it brings it leaves to the enemy."""
    orders = [Order("assault", foe) for foe in touching(battle, options.unit)]
    allowed = [order for order in orders if options.refuse(order) is None]
    rounds = {order: round_value(battle, options.unit, UnitId(order.target or 0)) for order in allowed}
    best = max(allowed, key=rounds.__getitem__, default=Order("done"))
    return best if rounds.get(best, 0.0) > 0 else Order("done")


def _best_charge(battle: Battle, options: Orders) -> Order | None:
    """The charge that promises most, if it promises enough."""
    unit = options.unit
    reach = battle.inch(battle.kind(unit).m)
    best, found = 0.0, None
    for enemy in battle.enemies(unit):
        order = Order("assault", enemy)
        if gap(battle, unit, enemy) <= reach and options.refuse(order) is None:
            value = charge_value(battle, unit, enemy)
            if value > best:
                best, found = value, order
    return found


def _shoots_better_elsewhere(battle: Battle, unit: UnitId) -> bool:
    """Whether a shooter had better step nearer, or back from the blades, before he shoots."""
    if not is_shooter(battle, unit):
        return False
    gaps = {enemy: gap(battle, unit, enemy) for enemy in battle.enemies(unit)}
    far = min(gaps.values()) > best_reach(battle, unit)
    if not far and all(gaps[foe.enemy] > foe.charges for foe in quick_threats(battle, unit)):
        return False
    return any(best_place(Goes(battle, unit, battle.inch(battle.kind(unit).m))).ways)


def _runs(battle: Battle, options: Orders) -> bool:
    """Whether an objective is worth leaving everything else for, now that the end is near."""
    unit, stride = options.unit, battle.inch(battle.kind(options.unit).m)
    if not battle.field.objectives or battle.field.turns - battle.turn > _SOON:
        return False
    if options.refuse(Order("rush")) is not None or _best_charge(battle, options) is not None:
        return False
    there, here = best_place(Goes(battle, unit, stride * RUSH_TIMES, rush=True)), best_place(Goes(battle, unit, stride))
    return any(there.ways) and there.worth > here.worth


def _march(battle: Battle, options: Orders) -> Order:
    """A step where something may come of it, else a rush; who stands well already holds, and may react."""
    unit, active = options.unit, battle.active
    if active is None or active.moved or active.shot:
        return Order("done")
    near = min(gap(battle, unit, enemy) for enemy in battle.enemies(unit))
    stride, reach = battle.inch(battle.kind(unit).m), reach_of(battle, unit)
    close = near <= max(2 * stride + battle.inch(1), reach + stride if reach else 0)
    order = _first(options, "move") if close else _first(options, "rush", "move")
    rush = order.name == "rush"
    goes = Goes(battle, unit, stride * (RUSH_TIMES if rush else 1), rush)
    return order if any(best_place(goes).ways) else _first(options, "hold")


def _named(battle: Battle, player: int, options: OneOf) -> str:
    step = battle.agenda[-1]
    if options.rule == "celtos.turn.initiative":
        return str(player)
    if isinstance(step, AssaultReaction):
        return _reaction(battle, step, options)
    if isinstance(step, NameMissile):
        return max(options.names, key=lambda name: _shot_with(battle, step, name))
    if isinstance(step, AimTemplate):
        return max(options.names, key=lambda model: _under(battle, step, int(model)))
    return options.names[0]


def _shot_with(battle: Battle, step: NameMissile, weapon: str) -> float:
    """The points a shot wins on average with one of several weapons."""
    return shot_value(replace(battle, aiming=(step.unit, weapon)), step.unit, step.target, moved=step.moved)


def _under(battle: Battle, step: AimTemplate, model: int) -> int:
    """How many more enemies than friends are under a template laid on a model."""
    at = battle.units[step.target].footprint.point(model)
    player = battle.units[step.unit].player
    hit = TemplateDamage(step.unit, at).under(battle)
    return sum(1 if battle.units[who].player != player else -1 for who, _ in hit)


def _reaction(battle: Battle, step: AssaultReaction, options: OneOf) -> str:
    """Shoot if it can, evade with those who would rather shoot, else meet the charge."""
    if "shoot" in options.names:
        return "shoot"
    if "evade" in options.names and is_shooter(battle, step.unit):
        return "evade"
    return "countercharge" if "countercharge" in options.names else "none"
