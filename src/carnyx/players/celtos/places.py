"""Places: where a unit stands well.

A charge that pays comes first. Otherwise a place is worth the shot it gives, less the volleys and the charges it
invites; who must go forward also counts the way to his prey, and everybody the objectives.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from msgspec.structs import replace

from carnyx.core.kernel import root_up
from carnyx.core.length import Point, apart2
from carnyx.games.celtos.battle import Battle, Objective, UnitId, is_engaged
from carnyx.games.celtos.figures import OBJECTIVE_REACH, RUSH_TIMES
from carnyx.games.celtos.movement import Ways, ends, shifted
from carnyx.games.celtos.moves import Goes
from carnyx.games.celtos.shooting import targets
from carnyx.players.celtos.brawl import blows, charge_value, danger, gain
from carnyx.players.celtos.fire import fire, is_shooter, reach_of
from carnyx.players.celtos.worth import gap, presses

_SHOT_AT = 1.0  # how likely a volley that may come is to come
_SPENT = 0.6  # the same for the charge of an enemy who has had his activation: next turn he may be first
_BOLD = 0.5  # how much of the danger counts for an army that must go forward
_CHANCE = 0.7  # how likely a charge that may be made next turn is to be made
_PRESS = 1.0  # points an inch nearer his prey is worth to who goes forward
_RISK = 2  # points of prey that one's own is worth
_WORTH_THE_WAY = 3  # inches he goes farther for a point more
_CLOSE = 0.5  # points an inch nearer to shooting range is worth to a shooter
_AGAIN = 1.0  # how much the next shot from the same place counts
_EFFORT = 0.02  # points an inch of marching costs: nobody moves for nothing


def best_place(options: Goes) -> Ways:
    """The best of the sensible places, or where it stands."""
    # Asked before the order is given and again when it is carried out: the same place, thought of once.
    battle = options.battle
    active = battle.active and replace(battle.active, moved=False)
    return _best_place(replace(options, battle=replace(battle, agenda=(), active=active)))


@lru_cache(16)
def _best_place(options: Goes) -> Ways:
    battle, unit = options.battle, options.unit
    if next(battle.enemies(unit), None) is None:
        return options.stay()
    charge = charge_from(battle, options)
    if charge is not None:
        return charge
    # A hero fights well alone and is worth little: he goes hunting at once.
    press = battle.kind(unit).individual or presses(battle, battle.units[unit].player)
    prey = max(battle.enemies(unit), key=lambda enemy: _tempts(battle, unit, enemy)) if press else None
    places = dict.fromkeys((options.stay(), *_steps(battle, options)))
    ranked = sorted(places, key=lambda ways: -_stands_well(options, ways, prey))
    return next((ways for ways in ranked if options.refuse(ways) is None), options.stay())


def charge_from(battle: Battle, options: Goes) -> Ways | None:
    """The step before a charge that pays, if there is one: as near the enemy as may be."""
    unit, active = options.unit, battle.active
    if options.rush or battle.units[unit].panicked or active is None or active.unit != unit:
        return None
    stride = battle.inch(battle.kind(unit).m)
    best, found = 0.0, None
    for enemy in battle.enemies(unit):
        if gap(battle, unit, enemy) > 2 * stride:
            continue
        for ways in _towards(battle, options, _nearest_base(battle, unit, enemy), (6, 5, 4, 3, 2)):
            after = battle.changed(unit, footprint=ends(battle.units[unit].footprint, ways))
            if gap(after, unit, enemy) <= stride and options.refuse(ways) is None:
                value = charge_value(after, unit, enemy)
                if value > best:
                    best, found = value, ways
                break
    return found


def _steps(battle: Battle, options: Goes) -> Iterator[Ways]:
    """Steps towards the nearest enemies and the objectives, and away, and aside."""
    unit = options.unit
    here = battle.units[unit].footprint.point(0)
    near = sorted(battle.enemies(unit), key=lambda enemy: gap(battle, unit, enemy))
    for place, enemy in enumerate(near[:3]):
        aim = _nearest_base(battle, unit, enemy)
        yield from _towards(battle, options, aim, (-6, -3, 2, 4, 5, 6) if place == 0 else (-6, 4, 6))
        if place == 0:
            for side in (1, -1):
                aside = Point(here.x - side * (aim.y - here.y), here.y + side * (aim.x - here.x))
                yield from _towards(battle, options, aside, (6,))
    for objective in battle.field.objectives:
        aims = (Point(objective.x, objective.y), Point(objective.x, here.y), Point(here.x, objective.y))
        for aim in aims:  # straight there, or round a corner
            yield from _towards(battle, options, aim, (3, 6))


def _towards(battle: Battle, options: Goes, aim: Point, shares: tuple[int, ...]) -> Iterator[Ways]:
    """Sixths of its reach towards a place, less than nought: away from it."""
    footprint = battle.units[options.unit].footprint
    here = footprint.point(0)
    dx, dy = aim.x - here.x, aim.y - here.y
    far = root_up(dx * dx + dy * dy) or 1
    for share in shares:
        step = (options.reach - 2) * share // 6
        yield shifted(footprint, dx * step // far, dy * step // far)


def _nearest_base(battle: Battle, unit: UnitId, enemy: UnitId) -> Point:
    here, theirs = battle.units[unit].footprint.point(0), battle.units[enemy].footprint
    return min((theirs.point(model) for model in range(len(theirs))), key=lambda point: apart2(here, point))


def _stands_well(options: Goes, ways: Ways, prey: UnitId | None) -> float:
    """How good a place is, in points; with a prey: to a unit that goes forward."""
    battle, unit = options.battle, options.unit
    before = battle.units[unit].footprint
    after = battle.changed(unit, footprint=ends(before, ways))
    gaps = {enemy: gap(after, unit, enemy) for enemy in after.enemies(unit)}
    near, inch = min(gaps.values()), battle.inch(1)
    if battle.units[unit].panicked:
        return float(near)
    value = max((_holds(after, unit, objective) for objective in battle.field.objectives), default=0.0)
    value -= _EFFORT * root_up(apart2(after.units[unit].footprint.point(0), before.point(0))) / inch
    active = battle.active
    if not options.rush and active is not None and active.unit == unit and not active.shot and reach_of(battle, unit):
        moved, aims = any(ways), targets(after, unit)
        value += max(
            (fire(after, unit, aim, moved=moved) + _AGAIN * fire(after, unit, aim) for aim in aims), default=0.0
        )
    bold = _BOLD if prey is not None else 1.0
    value -= sum(_invites(battle, after, unit, enemy, far, bold) for enemy, far in gaps.items())
    stride = battle.inch(battle.kind(unit).m)
    if is_shooter(battle, unit):
        return value - _CLOSE * max(0, near - reach_of(battle, unit) + inch) / inch
    if prey is None:
        return value
    chances = [gain(after, unit, enemy) for enemy, far in gaps.items() if far <= 2 * stride]
    return value + _CHANCE * max(chances, default=0.0) - _PRESS * max(0, gaps[prey] - 2 * stride) / inch


def _tempts(battle: Battle, unit: UnitId, enemy: UnitId) -> float:
    """How good a prey an enemy is: one who is easy to beat, and near."""
    advantage = blows(battle, unit, enemy, charges=True) - _RISK * blows(battle, enemy, unit, charges=False)
    return _WORTH_THE_WAY * advantage - gap(battle, unit, enemy) / battle.inch(1)


def _invites(battle: Battle, after: Battle, unit: UnitId, enemy: UnitId, far: int, bold: float) -> float:
    """What an enemy may do to a unit that stands there: his volley, if it is the nearest, and his charge."""
    foe, kind = battle.units[enemy], battle.kind(enemy)
    if foe.panicked or is_engaged(battle, enemy):
        return 0.0
    cost, stride = 0.0, battle.inch(kind.m)
    if reach_of(battle, enemy):
        # He shoots at the nearest: whoever stands before others takes the volley for them.
        friends = [own for own in battle.of(battle.units[unit].player) if own != unit and not is_engaged(battle, own)]
        near, at = min(((far, unit), *((gap(battle, own, enemy), own) for own in friends)))
        if near <= reach_of(battle, enemy):
            cost += _SHOT_AT * fire(after, enemy, at)
    if far <= 2 * stride + battle.inch(1) // 2 and not is_shooter(battle, enemy):
        spent = (_SPENT if battle.turn < battle.field.turns else 0.0) if foe.activated else 1.0
        cost += spent * bold * danger(after, enemy, unit)
    return cost


def _holds(after: Battle, unit: UnitId, objective: Objective) -> float:
    """What a place is worth for an objective that no friend holds: half its points there, less on the way."""
    place = Point(objective.x, objective.y)

    def far(who: UnitId) -> int:
        stands = after.units[who].footprint
        nearest = min(apart2(stands.point(model), place) for model in range(len(stands)))
        return max(0, root_up(nearest) - stands.radius - after.inch(OBJECTIVE_REACH))

    if any(not far(own) for own in after.of(after.units[unit].player) if own != unit):
        return 0.0
    strides = far(unit) / (RUSH_TIMES * after.inch(after.kind(unit).m))
    return objective.points / 2 * max(0.0, 1 - strides / 3) if strides else objective.points * 0.6
