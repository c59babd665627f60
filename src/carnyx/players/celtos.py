"""The thumb player of Celtos: sound rules of thumb, by the same odds and options that everybody sees.

It shoots the best target in expectation, charges when the odds favour it, uses cover, rallies, keeps its shooters away
from blades and lets rank and file take the hits.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from carnyx.core.flow import Choose, Pause
from carnyx.core.footprint import distance2
from carnyx.core.kernel import root_up
from carnyx.core.length import apart2
from carnyx.core.options import OneOf
from carnyx.games.celtos.assaults import ClosesIn
from carnyx.games.celtos.battle import Battle, UnitId, is_engaged, touching
from carnyx.games.celtos.deployment import Deploys
from carnyx.games.celtos.movement import Ways, ends, shifted
from carnyx.games.celtos.moves import Goes, Leaves
from carnyx.games.celtos.options import Ranking, WhichReactor, WhichUnit
from carnyx.games.celtos.orders import Order, Orders
from carnyx.games.celtos.reactions import AssaultReaction
from carnyx.games.celtos.shooting import cover_from, farthest, missile
from carnyx.odds.celtos.preview import assault_odds, shot_odds

_SPARED = {"": 0, "musician": 1, "standard": 2, "leader": 3}


class ThumbPlayer:
    """Plays Celtos by rules of thumb; the same position always gets the same answer."""

    def answer(self, pause: Pause[Battle]) -> Any:
        """What the rules of thumb say."""
        assert isinstance(pause.question, Choose)
        battle, options = pause.battle, pause.question.options
        match options:
            case WhichUnit():
                return _next_unit(battle, options)
            case Orders():
                return _order(battle, options)
            case Goes():
                return _move(battle, options)
            case Ranking():
                return _victims(battle, options)
            case WhichReactor():
                return options.units[0]
            case ClosesIn() | Leaves() | Deploys():
                return options.hints()[0]
            case OneOf():
                return _named(battle, pause.question.player, options)
            case _:
                return options.hints()[0]


def _gap(battle: Battle, one: UnitId, other: UnitId) -> int:
    """Ticks between the nearest bases of two units."""
    mine, theirs = battle.units[one].footprint, battle.units[other].footprint
    return root_up(distance2(mine, theirs)) - mine.radius - theirs.radius


def _nearest(battle: Battle, unit: UnitId) -> UnitId | None:
    return min(battle.enemies(unit), key=lambda enemy: _gap(battle, unit, enemy), default=None)


def _worth(battle: Battle, unit: UnitId) -> Fraction:
    """What a model of a unit is worth."""
    now = battle.units[unit]
    return Fraction(now.points, now.start)


def _next_unit(battle: Battle, options: WhichUnit) -> int:
    """Those in the thick of it first, then shooters, then whoever is nearest the enemy."""

    def key(unit: UnitId) -> tuple[int, int]:
        nearest = _nearest(battle, unit)
        gap = _gap(battle, unit, nearest) if nearest is not None else 0
        rank = 0 if is_engaged(battle, unit) else 1 if missile(battle, unit) else 2
        return rank, gap

    return min(options.units, key=key)


def _order(battle: Battle, options: Orders) -> Order:
    unit = options.unit
    active = battle.active
    assert active is not None
    if is_engaged(battle, unit):
        foes = [Order("assault", foe) for foe in touching(battle, unit)]
        allowed = [order for order in foes if options.refuse(order) is None]
        return max(allowed, key=lambda order: _charge_value(battle, unit, order), default=Order("done"))
    if battle.units[unit].panicked:
        return Order("rush") if options.refuse(Order("rush")) is None else Order("done")
    nearest = _nearest(battle, unit)
    if nearest is None:
        return Order("done")
    charge = _best_charge(battle, options)
    if charge is not None and (active.moved or missile(battle, unit) is None or active.shot):
        return charge
    shot = _best_shot(battle, options)
    if shot is not None:
        return shot
    if charge is not None:
        return charge
    return _advance(battle, options, nearest)


def _best_shot(battle: Battle, options: Orders) -> Order | None:
    """The shot that does most harm in expectation."""
    active = battle.active
    assert active is not None
    orders = [order for order in options.hints() if order.name == "shoot"]

    def value(order: Order) -> Fraction:
        target = UnitId(order.target or 0)
        odds = shot_odds(battle, options.unit, target, moved=active.moved)
        if odds is None:
            return Fraction(1, 100)  # a template: nobody can say, but it is worth a throw
        left = battle.units[target].models * _worth(battle, target)
        return odds.expected * _worth(battle, target) + odds.morale.rout * left

    return max(orders, key=value, default=None)


def _best_charge(battle: Battle, options: Orders) -> Order | None:
    """The charge that pays, if one does."""
    unit = options.unit
    reach = battle.inch(battle.kind(unit).m)
    near = [enemy for enemy in battle.enemies(unit) if _gap(battle, unit, enemy) <= reach]
    orders = [Order("assault", enemy) for enemy in near if options.refuse(Order("assault", enemy)) is None]
    best = max(orders, key=lambda order: _charge_value(battle, unit, order), default=None)
    return best if best is not None and _charge_value(battle, unit, best) > 0 else None


def _charge_value(battle: Battle, unit: UnitId, order: Order) -> Fraction:
    """What an assault wins in points, counting the rounds that will follow the charge."""
    target = UnitId(order.target or 0)
    return _round_value(battle, unit, target, later=False) + 2 * _round_value(battle, unit, target, later=True)


def _round_value(battle: Battle, unit: UnitId, target: UnitId, *, later: bool) -> Fraction:
    """What one round wins in points on average, less what it costs."""
    odds = assault_odds(battle, unit, target, later=later)
    if odds is None:
        return Fraction(-1)
    value = Fraction(0)
    for id, side in odds.units.items():
        who = UnitId(id)
        worth = _worth(battle, who)
        left = battle.units[who].models * worth
        harm = side.expected * worth + side.morale.rout * left + side.morale.panic * left / 3
        value += -harm if who == unit else harm
    return value


def _advance(battle: Battle, options: Orders, nearest: UnitId) -> Order:
    """Towards the enemy, but not so far that he gets the first blow for nothing; else stand and wait."""
    unit = options.unit
    active = battle.active
    assert active is not None
    if active.moved or active.shot:
        return Order("done")
    gap, stride = _gap(battle, unit, nearest), battle.inch(battle.kind(unit).m)
    shooter = missile(battle, unit)
    far = gap - (farthest(battle, shooter) if shooter else _threat(battle, unit)) > 2 * stride
    for order in (Order("rush" if far else "move"), Order("move")):
        if options.refuse(order) is None:
            return order
    return Order("done")


def _threat(battle: Battle, unit: UnitId) -> int:
    """How near an enemy may come and charge in one activation: his move and his assault."""
    strides = [battle.kind(enemy).m for enemy in battle.enemies(unit) if not battle.units[enemy].panicked]
    return 2 * battle.inch(max(strides, default=0)) + battle.inch(1)


def _move(battle: Battle, options: Goes) -> Ways:
    """The best of the sensible places, or where it stands."""
    unit = options.unit
    nearest = _nearest(battle, unit)
    if nearest is None:
        return options.stay()
    places = dict.fromkeys((*options.hints(), *_steps(battle, options, nearest)))
    allowed = [ways for ways in places if options.refuse(ways) is None]
    return max(allowed, key=lambda ways: _stands_well(battle, options, nearest, ways), default=options.stay())


def _steps(battle: Battle, options: Goes, nearest: UnitId) -> list[Ways]:
    """Shorter and longer steps towards the nearest enemy and away from him."""
    footprint, theirs = battle.units[options.unit].footprint, battle.units[nearest].footprint
    here = footprint.point(0)
    there = min((theirs.point(model) for model in range(len(theirs))), key=lambda point: apart2(here, point))
    dx, dy = there.x - here.x, there.y - here.y
    far = root_up(dx * dx + dy * dy) or 1
    strides = [options.reach * share // 6 - 2 for share in (-6, -3, 1, 2, 3, 4, 5, 6)]
    return [shifted(footprint, dx * step // far, dy * step // far) for step in strides]


def _stands_well(battle: Battle, options: Goes, nearest: UnitId, ways: Ways) -> tuple[Fraction, int]:
    """How good a place is: a charge that pays first of all; then out of his reach, in cover, and near enough."""
    unit = options.unit
    after = battle.changed(unit, footprint=ends(battle.units[unit].footprint, ways))
    gap = min(_gap(after, unit, enemy) for enemy in after.enemies(unit))
    if battle.units[unit].panicked:
        return Fraction(0), gap
    foe = battle.units[nearest].footprint.point(0)
    covered = sum(cover_from(after, unit, model, foe.x, foe.y) is not None for model in range(after.units[unit].models))
    arm = missile(battle, unit)
    threat = _threat(battle, unit)
    if arm is not None:
        reach = farthest(battle, arm)
        return Fraction(2 * (gap <= reach) + (gap > threat)), covered * 100 - abs(gap - reach * 4 // 5)
    if not options.rush and gap <= battle.inch(battle.kind(unit).m):
        value = _charge_value(after, unit, Order("assault", int(_nearest(after, unit) or 0)))
        if value > 0:
            return 10 + value, 0
    safe = gap > threat or all(missile(battle, enemy) for enemy in battle.enemies(unit))
    return Fraction(int(safe)), covered * 100 - abs(gap - threat)


def _victims(battle: Battle, options: Ranking) -> tuple[int, ...]:
    """Rank and file before the command group, the healthy before the wounded."""
    unit = _owner_of(battle, options)
    now = battle.units[unit]
    order = sorted(options.models, key=lambda model: (_SPARED[now.roles[model]], -now.wounds[model], -model))
    return tuple(order[: options.length])


def _owner_of(battle: Battle, options: Ranking) -> UnitId:
    step: Any = battle.agenda[-1]
    del options
    return UnitId(step.target)


def _named(battle: Battle, player: int, options: OneOf) -> str:
    step: Any = battle.agenda[-1]
    if str(player) in options.names and options.rule == "celtos.turn.initiative":
        return str(player)
    if isinstance(step, AssaultReaction):
        return _reaction(battle, step, options)
    return options.names[0]


def _reaction(battle: Battle, step: AssaultReaction, options: OneOf) -> str:
    """Shoot if it can, counter-charge if the fight is fair, evade with those who would rather shoot."""
    if "shoot" in options.names:
        return "shoot"
    if "evade" in options.names and missile(battle, step.unit) is not None:
        return "evade"
    if "countercharge" in options.names:
        mine, theirs = battle.kind(step.unit), battle.kind(step.charger)
        return "countercharge" if mine.attack + mine.st >= theirs.attack + theirs.toughness - 1 else "none"
    return "none"
