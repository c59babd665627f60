"""Places: where a unit stands well.

A charge that pays comes first. Otherwise a place is worth the shot it gives, less the volleys and the charges it
invites; who must go forward also counts the way to his prey, and everybody the objectives.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from carnyx.core.kernel import root_up
from carnyx.core.length import Point, apart2, is_within
from carnyx.core.ways import way_length
from carnyx.games.celtos.play.battle import Battle, Objective, UnitId
from carnyx.games.celtos.play.movement import Ways, ends, shifted
from carnyx.games.celtos.play.moves import Goes
from carnyx.games.celtos.play.shooting import reach_of, targets
from carnyx.games.celtos.players.brawl import blows, charge_value, gain
from carnyx.games.celtos.players.fire import best_reach, fire, is_shooter
from carnyx.games.celtos.players.roads import middle, way_to
from carnyx.games.celtos.players.threats import QuickThreat, quick_threats
from carnyx.games.celtos.players.worth import gap, presses
from carnyx.games.celtos.rules.figures import OBJECTIVE_REACH, RUSH_TIMES

_ALONE = 8  # inches from the next of his own who could help him: so far an enemy stands alone
_UPON_HIM = 16  # inches from which two may fall upon him
_BOLD = 0.5  # how much of the danger counts for an army that must go forward
_CHANCE = 0.7  # how likely a charge that may be made next turn is to be made
_PRESS = 1.0  # points an inch nearer his prey is worth to who goes forward
_RISK = 2  # points of prey that one's own is worth
_WORTH_THE_WAY = 3  # inches he goes farther for a point more
_CLOSE = 0.3  # points an inch nearer to where he shoots best is worth to a shooter, for each shot to come
_AHEAD = 3  # shots to come that count
_HELD = 0.6  # of an objective's points: it must be held until the end
_EFFORT = 0.02  # points an inch of marching costs: nobody moves for nothing


class Place(NamedTuple):
    """Where a unit may go, and what standing there is worth to it, in points."""

    worth: float
    ways: Ways


def best_place(options: Goes) -> Place:
    """The best of the sensible places, or where it stands."""
    # Asked before the order is given and again when it is carried out: the same place, thought of once.
    battle = options.battle
    active = battle.active and replace(battle.active, moved=False)
    return _best_place(replace(options, battle=replace(battle, agenda=(), active=active)))


@lru_cache(16)
def _best_place(options: Goes) -> Place:
    battle, unit = options.battle, options.unit
    if next(battle.enemies(unit), None) is None:
        return Place(0.0, options.stay())
    charge = charge_from(battle, options)
    if charge is not None:
        return charge
    # A hero fights well alone and is worth little: he goes hunting at once.
    press = battle.kind(unit).individual or presses(battle, battle.units[unit].player)
    preys = [enemy for enemy in battle.enemies(unit) if press or _is_alone(battle, unit, enemy)]
    prey = max(preys, key=lambda enemy: _tempts(battle, unit, enemy), default=None)
    foes = quick_threats(battle, unit)
    places = [
        Place(_stands_well(options, ways, prey, foes), ways)
        for ways in dict.fromkeys((options.stay(), *_steps(battle, options)))
    ]
    ranked = sorted(places, key=lambda place: -place.worth)
    return next((place for place in ranked if options.refuse(place.ways) is None), places[0])


def charge_from(battle: Battle, options: Goes) -> Place | None:
    """The step before a charge that pays, if there is one: as near the enemy as may be."""
    unit, active = options.unit, battle.active
    if options.rush or battle.units[unit].panicked or active is None or active.unit != unit:
        return None
    stride = battle.inch(battle.kind(unit).m)
    found: Place | None = None
    for enemy in battle.enemies(unit):
        if gap(battle, unit, enemy) > 2 * stride:
            continue
        for ways in _towards(battle, options, _nearest_base(battle, unit, enemy), (6, 5, 4, 3, 2)):
            after = battle.changed(unit, footprint=ends(battle.units[unit].footprint, ways))
            if gap(after, unit, enemy) <= stride and options.refuse(ways) is None:
                value = charge_value(after, unit, enemy)
                if value > (found.worth if found else 0):
                    found = Place(value, ways)
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
        first = way_to(battle, unit, Point(objective.x, objective.y))[0]
        x, y = middle(battle.units[unit].footprint)
        yield from _towards(battle, options, Point(here.x + first.x - x, here.y + first.y - y), (2, 4, 6))


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


def _stands_well(options: Goes, ways: Ways, prey: UnitId | None, foes: list[QuickThreat]) -> float:
    """How good a place is, in points; with a prey: to a unit that goes forward."""
    battle, unit = options.battle, options.unit
    before = battle.units[unit].footprint
    after = battle.changed(unit, footprint=ends(before, ways))
    gaps = {enemy: gap(after, unit, enemy) for enemy in after.enemies(unit)}
    near, inch = min(gaps.values()), battle.inch(1)
    if battle.units[unit].panicked:
        return float(near)
    value = max((_holds(battle, after, unit, objective) for objective in battle.field.objectives), default=0.0)
    value -= _EFFORT * root_up(apart2(after.units[unit].footprint.point(0), before.point(0))) / inch
    active, again = battle.active, min(_AHEAD, battle.field.turns - battle.turn)
    if active is not None and active.unit == unit and not active.shot and reach_of(battle, unit):
        now = not options.rush
        value += max((_shot_from(after, unit, aim, any(ways), now, again) for aim in targets(after, unit)), default=0.0)
    bold = _BOLD if prey is not None else 1.0
    value -= sum(foe.costs(after, unit, gaps[foe.enemy], bold) for foe in foes)
    stride = battle.inch(battle.kind(unit).m)
    if is_shooter(battle, unit):
        return value - _CLOSE * again * max(0, near - best_reach(battle, unit) + inch) / inch
    if prey is None:
        return value
    chances = [gain(after, unit, enemy) for enemy, far in gaps.items() if far <= 2 * stride]
    return value + _CHANCE * max(chances, default=0.0) - _PRESS * max(0, gaps[prey] - 2 * stride) / inch


def _shot_from(after: Battle, unit: UnitId, aim: UnitId, moved: bool, now: bool, again: int) -> float:
    """What the shots from a place are worth: the one of this activation, and those to come."""
    later = fire(after, unit, aim)
    if not now:
        return again * later
    return again * later + (fire(after, unit, aim, moved=True) if moved else later)


def _is_alone(battle: Battle, unit: UnitId, enemy: UnitId) -> bool:
    """Whether an enemy has come so far from his own that a unit and one of its friends may fall upon him."""
    near = battle.inch(_UPON_HIM)
    if gap(battle, unit, enemy) > near or is_shooter(battle, unit):
        return False
    others = (other for other in battle.enemies(unit) if other != enemy and not is_shooter(battle, other))
    if any(gap(battle, other, enemy) <= battle.inch(_ALONE) for other in others):
        return False
    friends = (own for own in battle.of(battle.units[unit].player) if own != unit and not is_shooter(battle, own))
    return any(gap(battle, own, enemy) <= near for own in friends)


def _tempts(battle: Battle, unit: UnitId, enemy: UnitId) -> float:
    """How good a prey an enemy is: one who is easy to beat, and near."""
    advantage = blows(battle, unit, enemy, charges=True) - _RISK * blows(battle, enemy, unit, charges=False)
    return _WORTH_THE_WAY * advantage - gap(battle, unit, enemy) / battle.inch(1)


def _holds(battle: Battle, after: Battle, unit: UnitId, objective: Objective) -> float:
    """What a place is worth for an objective that no friend holds: its points in the end, less before or on the way."""
    place, left = Point(objective.x, objective.y), after.field.turns - after.turn
    if any(_is_there(after, own, place) for own in after.of(after.units[unit].player) if own != unit):
        return 0.0
    if _is_there(after, unit, place):
        return objective.points * (_HELD if left else 1.0)
    road = way_to(battle, unit, place)  # of where it stands now: a step along it or aside needs no new one
    far = way_length(*middle(after.units[unit].footprint), road) - after.inch(OBJECTIVE_REACH)
    strides = far / (RUSH_TIMES * after.inch(after.kind(unit).m))
    return objective.points / 2 * max(0.0, 1 - strides / (left + 1)) if left else 0.0


def _is_there(battle: Battle, unit: UnitId, place: Point) -> bool:
    """Whether a unit is near enough to an objective to hold it."""
    stands = battle.units[unit].footprint
    reach = battle.inch(OBJECTIVE_REACH) + stands.radius
    return any(is_within(stands.point(model), place, reach) for model in range(len(stands)))
