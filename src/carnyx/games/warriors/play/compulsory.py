"""Compulsory moves: ATTACK and bloodlust towards the enemy, shaken units away from him (warriors.move.compulsory).

A compulsory move wheels to face the nearest point of its goal and goes straight on.  Friends, the edge and ground that
nobody enters stop it; then any move that ends nearer will do.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import chain

from msgspec import Struct

from carnyx.core.length import CONTACT, INCH, Point
from carnyx.games.warriors.blocks.formation import (
    Formation,
    do_overlap,
    gap,
    is_gap_at_most,
    is_in_contact,
    is_on,
    nearest_points,
)
from carnyx.games.warriors.blocks.manoeuvres import advanced, bearing, faced, room_ahead, wheel_cost, wheeled
from carnyx.games.warriors.play.battle import Battle, UnitId, is_engaged, neighbours, starts_contact
from carnyx.games.warriors.play.going import extra_cost
from carnyx.games.warriors.play.movement import (
    Leg,
    Legs,
    Obstacles,
    caught,
    cost,
    end,
    farthest,
    farthest_among,
    is_free,
    most_within,
    obstacles,
    reach_of,
    trail,
)
from carnyx.games.warriors.play.sight import nearest

ROUND = 3600
ABOUT = 1800
AHEAD = 900  # a goal farther aside than this lies behind


class Compelled(Struct, frozen=True):
    """What a compulsory move is: its legs, whether something stopped it short, and whether it leaves the table."""

    goal: int
    legs: Legs
    is_blocked: bool = False
    routs: bool = False


class _Way(Struct, frozen=True):
    """A wheel and straight on: its legs, where they end, the ticks left on open ground, and whether it had no room."""

    legs: Legs
    there: Formation
    spare: int
    is_caught: bool = False


class _Position:
    """A battle as far as geometry depends on it, so that the same move is worked out once."""

    __slots__ = ("battle", "key")

    def __init__(self, battle: Battle) -> None:
        self.battle = battle
        self.key = (battle.field, battle.standings)

    def __hash__(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Position) and self.key == other.key


def attack(battle: Battle, unit: int) -> Compelled | None:
    """The move of a unit that must close with the enemy; none if there is no enemy."""
    return _attack(_Position(battle), unit)


@lru_cache(maxsize=1024)
def _attack(position: _Position, unit: int) -> Compelled | None:
    battle = position.battle
    goal = nearest(battle, unit, visible=True)
    if goal is None:
        goal = nearest(battle, unit)
    return None if goal is None else towards(battle, unit, goal)


def towards(battle: Battle, unit: int, goal: UnitId) -> Compelled:
    """The straight way at an enemy; who has him behind may turn about first, if that brings him nearer."""
    body, aim = battle.body(unit), battle.body(goal)
    left = battle.allowance(unit)
    ahead = _approach(battle, unit, body, (), goal, left)
    if abs(_aside(body, aim)) <= AHEAD:
        return ahead
    about = Leg("turn", ABOUT)
    back = end(body, (about,))
    if not is_free(battle, back, *obstacles(battle, unit, body.front)):
        return ahead
    left -= cost(battle, unit, body, about)
    behind = _approach(battle, unit, back, (about,), goal, left)
    return min(ahead, behind, key=lambda way: gap(end(body, way.legs), aim))


def _aside(body: Formation, aim: Formation) -> int:
    """By how many tenths of a degree a unit would have to change its facing, right positive."""
    _, there = nearest_points(body, aim)
    middle = Point(body.x, body.y)
    if middle == there:
        return 0
    return (bearing(middle, there) - body.facing + ABOUT) % ROUND - ABOUT


def _approach(battle: Battle, unit: int, body: Formation, legs: Legs, goal: UnitId, left: int) -> Compelled:
    """The whole wheel and straight on; a smaller one if only that makes contact, or gets nearest past others."""
    aim = battle.body(goal)
    # Looked for once for all wheels; a unit that has turned about stands where it stood.
    around = obstacles(battle, unit, reach_of(body, left))
    whole = _wheel(battle, unit, body, aim, left)
    stop = caught(battle, body, whole, *around) if whole else 0
    found = _straight(battle, unit, body, whole, left, around, is_caught=stop != 0)
    near = is_gap_at_most(body, aim, left + CONTACT)
    met = _touches(battle, unit, found.there)
    is_blocked = found.is_caught or (not met and found.spare > 0 and _is_stopped(battle, unit, found.there))
    if not is_blocked and (met or not near):
        return Compelled(goal, (*legs, *found.legs))
    parts = 8 if near else 4
    less = dict.fromkeys(whole * share // parts for share in reversed(range(parts)))
    lesser = (
        _straight(battle, unit, body, wheel, left, around, _is_caught(battle, body, wheel, stop, around))
        for wheel in less
        if wheel != whole and (is_blocked or _may_meet(body, wheel, aim, left))
    )
    ways: list[_Way] = []
    for way in chain((found,), lesser):
        if is_in_contact(way.there, aim):  # warriors.order.attack
            return Compelled(goal, (*legs, *way.legs))
        ways.append(way)
    if not is_blocked:
        return Compelled(goal, (*legs, *found.legs))
    best = min(ways, key=lambda way: gap(way.there, aim))
    nearer = gap(best.there, aim) < gap(body, aim)
    return Compelled(goal, (*legs, *best.legs) if nearer else legs, is_blocked=True)


def _may_meet(body: Formation, wheel: int, aim: Formation, left: int) -> bool:
    """Whether a wheel and straight on could make contact with a goal, were there nobody else and no rough ground."""
    ahead = left - wheel_cost(body, wheel)
    body = wheeled(body, wheel) if wheel else body
    near = 2 * CONTACT  # all places are rounded to the tick
    return is_gap_at_most(body, aim, near) or (ahead > 0 and is_gap_at_most(trail(body, ahead), aim, near))


def _touches(battle: Battle, unit: int, body: Formation) -> bool:
    """Whether a unit that stood like this would touch an enemy."""
    around = neighbours(battle, body.box, CONTACT, 1 - battle.units[unit].player)
    return any(is_in_contact(body, battle.body(enemy)) for enemy in around)


def _is_caught(battle: Battle, body: Formation, wheel: int, stop: int, around: Obstacles) -> bool:
    """Whether there is no room for a lesser wheel of one that gets as far as its stop, or all the way if there is none.

    All places where the lesser wheel is judged are places of the greater one, but for its end.
    """
    if not wheel:
        return False
    return bool(stop and abs(wheel) >= abs(stop)) or not is_free(battle, wheeled(body, wheel), *around)


def _straight(
    battle: Battle, unit: int, body: Formation, wheel: int, left: int, around: Obstacles, is_caught: bool
) -> _Way:
    """A wheel and straight on, until an enemy is met, something is in the way or the move is spent."""
    if is_caught:
        return _Way((), body, left, is_caught=True)
    legs: Legs = ()
    if wheel:
        legs = (Leg("wheel", wheel),)
        left -= cost(battle, unit, body, legs[0])
        body = wheeled(body, wheel)
    ahead = farthest_among(battle, body, left, *around)
    if ahead <= 0:
        return _Way(legs, body, left - ahead)
    return _Way((*legs, Leg("advance", ahead)), advanced(body, ahead), left - ahead)


def _is_stopped(battle: Battle, unit: int, body: Formation) -> bool:
    """Whether a unit cannot go another inch straight on, whatever its move: something is in the way."""
    bodies, outlines = obstacles(battle, unit, INCH, body)
    table = battle.field.table
    return room_ahead(body, INCH, bodies, outlines, table.width, table.depth) < INCH // 4


def _wheel(battle: Battle, unit: int, body: Formation, aim: Formation, left: int) -> int:
    """The wheel that brings the front round to face the nearest point of the goal, as far as the move allows."""
    total, now = 0, body
    for _ in range(3):  # the middle of the front shifts while it wheels, so the angle is corrected twice
        aside = _aside(now, aim)
        if not aside:
            break
        total += aside
        now = wheeled(body, total) if total else body
    total = max(-ABOUT, min(ABOUT, total))
    # On open ground the outer figure's way alone decides; rough ground can only make it less.
    open_cost = wheel_cost(body, total)
    if not total or (open_cost <= left and cost(battle, unit, body, Leg("wheel", total)) <= left):
        return total
    way = 1 if total > 0 else -1
    high = min(abs(total), abs(total) * left // max(open_cost, 1) + 2)
    return way * most_within(lambda far: cost(battle, unit, body, Leg("wheel", way * far)), left, 0, high)


def flight(battle: Battle, unit: int) -> Compelled | None:
    """The move of a shaken unit, straight away from the nearest enemy; none if there is no enemy."""
    return _flight(_Position(battle), unit)


@lru_cache(maxsize=1024)
def _flight(position: _Position, unit: int) -> Compelled | None:
    battle = position.battle
    enemy = nearest(battle, unit)
    if enemy is None:
        return None
    body = battle.body(unit)
    engaged = is_engaged(battle, unit)
    there, _ = nearest_points(battle.body(enemy), body)
    centre = body.centre
    away = bearing(there, centre) if there != centre else body.facing
    left = battle.allowance(unit)
    bodies, outlines = obstacles(battle, unit, left + 2 * body.front)
    table = battle.field.table
    for facing in dict.fromkeys((away, (body.facing + ABOUT) % ROUND, body.facing)):
        turned = faced(body, facing)
        if gap(advanced(turned, left), battle.body(enemy)) <= gap(body, battle.body(enemy)):
            continue  # that way lies the enemy
        if any(do_overlap(turned, other) for other in bodies):
            continue
        if engaged:  # over the edge it is gone (warriors.shaken.contact)
            room = room_ahead(turned, left, bodies, outlines, table.width, table.depth)
            beyond = room + 1
            carried = beyond + extra_cost(battle, turned, beyond) <= left
            if carried and not is_on(advanced(turned, beyond), table.width, table.depth):
                return Compelled(enemy, (Leg("face", facing), Leg("advance", left)), routs=True)
        if not is_free(battle, turned, bodies, outlines):
            continue
        ahead = farthest(battle, unit, turned, left)
        while ahead > 0 and (
            not is_free(battle, advanced(turned, ahead), bodies, outlines)
            or starts_contact(battle, unit, advanced(turned, ahead))
        ):
            ahead -= CONTACT  # it never starts contact (warriors.shaken.move)
        if ahead > 0 and not (engaged and _touches(battle, unit, advanced(turned, ahead))):  # it leaves, or stays
            return Compelled(enemy, (Leg("face", facing), Leg("advance", ahead)))
    return Compelled(enemy, (), is_blocked=True)
