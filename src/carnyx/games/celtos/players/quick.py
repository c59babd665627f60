"""The quick player: he answers within a glance, and is good enough to imagine how a battle goes on."""

from __future__ import annotations

from typing import Any

from carnyx.core.flow import Choose, Pause
from carnyx.core.options import OneOf
from carnyx.games.celtos.play.battle import Battle, UnitId, touching
from carnyx.games.celtos.play.moves import Goes
from carnyx.games.celtos.play.options import Allotment, WhichReactor, WhichUnit
from carnyx.games.celtos.play.orders import Order, Orders
from carnyx.games.celtos.play.reactions import AssaultReaction
from carnyx.games.celtos.play.shooting import reach_of, targets
from carnyx.games.celtos.players.brawl import blows
from carnyx.games.celtos.players.fire import best_reach, fire, is_shooter
from carnyx.games.celtos.players.worth import gap

_BETTER = 1.2  # a charge must hurt so much more than the reply


class QuickPlayer:
    """Plays Celtos at a glance: shoot at what hurts most, charge who is weaker, else go towards the nearest enemy."""

    def answer(self, pause: Pause[Battle]) -> Any:
        """What he thinks of first."""
        assert isinstance(pause.question, Choose)
        battle, options = pause.battle, pause.question.options
        match options:
            case WhichUnit():
                return min(options.units, key=lambda unit: _turn_of(battle, unit))
            case Orders():
                return _order(battle, options)
            case Goes():
                return _way(battle, options)
            case Allotment():
                return options.default
            case WhichReactor():
                return options.units[0]
            case OneOf():
                return _named(battle, pause.question.player, options)
            case _:
                return options.hints()[0]


def _turn_of(battle: Battle, unit: UnitId) -> tuple[int, int]:
    if battle.units[unit].panicked:
        return 3, unit
    near = _nearest(battle, unit)
    far = near[0] if near else 0
    if is_shooter(battle, unit):
        return (0 if far <= reach_of(battle, unit) else 2), far
    return 1, far


def _nearest(battle: Battle, unit: UnitId) -> tuple[int, UnitId] | None:
    return min(((gap(battle, unit, enemy), enemy) for enemy in battle.enemies(unit)), default=None)


def _order(battle: Battle, options: Orders) -> Order:
    unit, active = options.unit, battle.active
    assert active is not None
    if foes := touching(battle, unit):
        order = Order("assault", max(foes, key=lambda foe: blows(battle, unit, foe, charges=False)))
        return order if options.refuse(order) is None else Order("done")
    if battle.units[unit].panicked:
        return Order("rush") if options.refuse(Order("rush")) is None else Order("done")
    near = _nearest(battle, unit)
    if near is None:
        return Order("done")
    if not active.shot and reach_of(battle, unit):
        found = targets(battle, unit)
        if found:
            order = Order("shoot", max(found, key=lambda foe: fire(battle, unit, foe, moved=active.moved)))
            if options.refuse(order) is None:
                return order
    stride = battle.move_of(unit)
    if not is_shooter(battle, unit):
        weaker = [foe for foe in battle.enemies(unit) if gap(battle, unit, foe) <= stride and _wins(battle, unit, foe)]
        for foe in sorted(weaker, key=lambda foe: -blows(battle, unit, foe, charges=True)):
            if options.refuse(Order("assault", foe)) is None:
                return Order("assault", foe)
    if active.moved or active.shot:
        return Order("done")
    shooter = is_shooter(battle, unit)
    if shooter and near[0] <= best_reach(battle, unit):
        return Order("hold")
    order = Order("rush" if near[0] > 2 * stride + battle.inch(1) and not shooter else "move")
    return order if options.refuse(order) is None else Order("done")


def _wins(battle: Battle, unit: UnitId, enemy: UnitId) -> bool:
    hurt, reply = blows(battle, unit, enemy, charges=True), blows(battle, enemy, unit, charges=False)
    return hurt >= _BETTER * reply


def _way(battle: Battle, options: Goes) -> Any:
    return options.hints()[0] if not battle.units[options.unit].panicked else options.hints()[-2:][0]


def _named(battle: Battle, player: int, options: OneOf) -> str:
    if options.rule == "celtos.turn.initiative":
        return str(player)
    step = battle.agenda[-1]
    if isinstance(step, AssaultReaction):
        wished = ("shoot", "evade") if is_shooter(battle, step.unit) else ("shoot", "countercharge")
        return next((name for name in wished if name in options.names), "none")
    return options.names[0]
