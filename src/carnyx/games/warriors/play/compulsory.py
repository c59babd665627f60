"""Compulsory moves of ATTACK and bloodlust, towards the enemy (warriors.move.compulsory).

A compulsory move wheels to face the nearest point of its goal and goes straight on; if only another wheel makes
contact, it makes that.  Ground that nobody enters is gone round.  Friends and the edge stop it: then any move that
ends nearer will do, and behind friends it waits in good order.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from msgspec import Struct

from carnyx.core.length import CONTACT, INCH, Point, is_within, leg
from carnyx.games.warriors.blocks.formation import (
    Formation,
    is_gap_at_most,
    is_in_contact,
    nearest_points,
)
from carnyx.games.warriors.blocks.manoeuvres import (
    WHEEL_STEP,
    advanced,
    bearing,
    room_ahead,
    wheel_cost,
    wheeled,
)
from carnyx.games.warriors.play.battle import Battle, UnitId, neighbours
from carnyx.games.warriors.play.going import extra_cost
from carnyx.games.warriors.play.meetings import wheels
from carnyx.games.warriors.play.movement import (
    MOST_LEGS,
    TURNS,
    Leg,
    Legs,
    Obstacles,
    after,
    caught,
    cost,
    end,
    farthest_among,
    is_free,
    most_within,
    obstacles,
    reach_of,
)
from carnyx.games.warriors.play.routes import THERE, lengths, route
from carnyx.games.warriors.play.sight import nearest

ROUND = 3600
ABOUT = 1800
AHEAD = 900  # a goal farther aside than this lies behind
WORTH_A_TURN = 3 * INCH // 4  # so much nearer a turn must bring a unit that has the enemy before it
FAN = 150  # between the wheels that are tried round the ground
FINE = 64  # tenths between a wheel that just misses and one that meets, within which the least is looked for
MOST_SLOW = 8  # ways that rough ground may make too long before none is thought to be short enough


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


class Position:
    """A battle as far as geometry depends on it, so that the same move is worked out once."""

    __slots__ = ("battle", "key")

    def __init__(self, battle: Battle) -> None:
        self.battle = battle
        self.key = (battle.field, battle.standings)

    def __hash__(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.key == other.key


def attack(battle: Battle, unit: int) -> Compelled | None:
    """The move of a unit that must close with the enemy; none if there is no enemy."""
    return _attack(Position(battle), unit)


@lru_cache(maxsize=1024)
def _attack(position: Position, unit: int) -> Compelled | None:
    battle = position.battle
    goal = nearest(battle, unit, visible=True)
    if goal is None:
        goal = nearest(battle, unit)
    return None if goal is None else towards(battle, unit, goal)


def towards(battle: Battle, unit: int, goal: UnitId) -> Compelled:
    """The way at an enemy: into contact if any wheel and advance makes it, else as near as a full move brings it."""
    body, aim, left = battle.body(unit), battle.body(goal), battle.allowance(unit)
    around = obstacles(battle, unit, reach_of(body, left))
    ahead = _approach(battle, unit, body, (), goal, left, around)
    if is_in_contact(end(body, ahead.legs), aim):
        return ahead
    bend = _bend(battle, body, aim)
    aside = _aside(body, bend or aim)
    is_behind = abs(aside) > AHEAD
    against = bend is not None and ahead.is_blocked and _is_against_ground(battle, unit, body, bend, left, around)
    ways = [ahead]
    if not (is_behind or ahead.is_blocked or is_gap_at_most(body, aim, left + body.front)):
        return ahead
    for turn in TURNS:
        part = Leg("turn", turn)
        back, rest = after(body, part), left - cost(battle, unit, body, part)
        near = is_gap_at_most(back, aim, rest + CONTACT)
        is_faced = abs((aside - turn + ABOUT) % ROUND - ABOUT) <= AHEAD // 2
        turns = (turn == ABOUT and is_behind) or against or (ahead.is_blocked and is_faced)
        if not (near or turns) or not is_free(battle, back, *around):
            continue
        if near and (met := _meeting(battle, unit, back, aim, rest, around)):
            return Compelled(goal, (part, *met.legs))
        if turns:
            ways.append(_approach(battle, unit, back, (part,), goal, rest, around))
    if len(ways) == 1 and not against:
        return ahead
    far = lengths(battle.field.table, aim, *[end(body, way.legs) for way in ways])
    gain = 0 if is_behind else WORTH_A_TURN
    best = ahead if far[0] <= min(far) + gain else ways[far.index(min(far))]
    if not best.legs and is_behind:  # it can at least come about and face the enemy
        best = next((way for way in ways if not way.is_blocked), best)
    if best.legs or not against:
        return best
    aside_ways = list(_sidesteps(battle, unit, body, goal, left, around))
    if not aside_ways:
        return best
    far = lengths(battle.field.table, aim, *[end(body, way.legs) for way in aside_ways])
    return aside_ways[far.index(min(far))]


def _is_against_ground(battle: Battle, unit: int, body: Formation, bend: Point, left: int, around: Obstacles) -> bool:
    """Whether it is the ground, and nobody else, that lets a unit not even begin its way round."""
    bare: Obstacles = ((), around[1])
    whole = _wheel(battle, unit, body, bend, left)
    way = _straight(battle, unit, body, whole, left, bare, bool(whole and caught(battle, body, whole, *bare)))
    return way.is_caught or way.spare > left - INCH


def _sidesteps(
    battle: Battle, unit: int, body: Formation, goal: UnitId, left: int, around: Obstacles
) -> Iterator[Compelled]:
    """Turns and straight on, a long way and a short one: how a front makes room for itself."""
    for turn in TURNS:
        part = Leg("turn", turn)
        back, rest = after(body, part), left - cost(battle, unit, body, part)
        if is_free(battle, back, *around):
            ahead = farthest_among(battle, back, rest, *around)
            for far in (ahead, ahead // 2):
                if far > INCH:
                    yield Compelled(goal, (part, Leg("advance", far)), is_blocked=True)


def _bend(battle: Battle, body: Formation, aim: Formation) -> Point | None:
    """Where the way round the ground to a goal first bends; none if it is straight."""
    way = route(battle.field.table, body, aim)
    return way.places[0] if way is not None and len(way.places) > 1 else None


def _aside(body: Formation, aim: Formation | Point) -> int:
    """By how many tenths of a degree a unit would have to change its facing, right positive."""
    there = aim if isinstance(aim, Point) else nearest_points(body, aim)[1]
    middle = Point(body.x, body.y)
    if middle == there:
        return 0
    return (bearing(middle, there) - body.facing + ABOUT) % ROUND - ABOUT


def _approach(
    battle: Battle, unit: int, body: Formation, legs: Legs, goal: UnitId, left: int, around: Obstacles
) -> Compelled:
    """The facing wheel and straight on; another wheel if only that makes contact, or gets nearest past others."""
    aim = battle.body(goal)
    bend = _bend(battle, body, aim)
    whole = _wheel(battle, unit, body, bend or aim, left)
    stop = caught(battle, body, whole, *around) if whole else 0
    found = _straight(battle, unit, body, whole, left, around, stop != 0, bend)
    if not is_in_contact(found.there, aim) and is_gap_at_most(body, aim, left + CONTACT):
        found = _meeting(battle, unit, body, aim, left, around) or found
    if is_in_contact(found.there, aim):
        return Compelled(goal, (*legs, *found.legs))
    met = touches(battle, unit, found.there)
    if (
        not found.is_caught
        and not met
        and bend is not None
        and found.legs
        and found.spare > 0
        and _is_there(found.there, bend)
    ):
        return _onwards(battle, unit, found, legs, goal, around)
    if not found.is_caught and (met or found.spare <= 0 or not _is_stopped(battle, unit, found.there)):
        return Compelled(goal, (*legs, *found.legs))
    ways = [found]
    for wheel in dict.fromkeys(whole * share // 4 for share in (3, 2, 1, 0)):
        if wheel != whole:
            is_caught = _is_caught(battle, body, wheel, stop, around)
            ways.append(_straight(battle, unit, body, wheel, left, around, is_caught, bend))
    here, *far = lengths(battle.field.table, aim, body, *[way.there for way in ways])
    if bend is not None and min(far) > here - INCH and _is_stopped_by_ground(battle, unit, body, found, around):
        ways += _fan(battle, unit, body, left, around)
        far = lengths(battle.field.table, aim, *[way.there for way in ways])
    best = ways[far.index(min(far))]
    # Behind friends a unit waits in good order: a wheel alone brings nobody on, but to go round something.
    is_nearer = min(far) < here and (bend is not None or best.legs[-1].kind == "advance")
    return Compelled(goal, (*legs, *best.legs) if is_nearer else legs, is_blocked=True)


def _is_stopped_by_ground(battle: Battle, unit: int, body: Formation, found: _Way, around: Obstacles) -> bool:
    """Whether a way would have been stopped, had there been nobody else."""
    bare: Obstacles = ((), around[1])
    if found.is_caught:
        return True
    return room_ahead(found.there, INCH, *bare, battle.field.table.width, battle.field.table.depth) < INCH // 4


def _fan(battle: Battle, unit: int, body: Formation, left: int, around: Obstacles) -> Iterator[_Way]:
    """Straight on; and wheels to both sides, each with the way straight on and without."""
    yield _straight(battle, unit, body, 0, left, around, is_caught=False)
    for side in (1, -1):
        for wheel in range(side * FAN, side * AHEAD, side * FAN):
            rest = left - cost(battle, unit, body, Leg("wheel", wheel))
            if rest < 0 or caught(battle, body, wheel, *around):
                break
            there = wheeled(body, wheel)
            ahead = farthest_among(battle, there, rest, *around)
            if ahead > 0:
                yield _Way((Leg("wheel", wheel), Leg("advance", ahead)), advanced(there, ahead), 0)
            yield _Way((Leg("wheel", wheel),), there, 0)


def _is_there(body: Formation, bend: Point) -> bool:
    """Whether a unit has come to where its way bends."""
    return is_within(Point(body.x, body.y), bend, THERE)


def _onwards(battle: Battle, unit: int, found: _Way, legs: Legs, goal: UnitId, around: Obstacles) -> Compelled:
    """The rest of a move, from where the way bends."""
    legs = (*legs, *found.legs)
    if len(legs) > MOST_LEGS - 2:
        return Compelled(goal, legs)
    rest = _approach(battle, unit, found.there, legs, goal, found.spare, around)
    return Compelled(goal, rest.legs, rest.is_blocked and rest.legs == legs)


def _meeting(battle: Battle, unit: int, body: Formation, aim: Formation, left: int, around: Obstacles) -> _Way | None:
    """The least wheel, and straight on, that makes contact with a goal."""
    stops = [ABOUT + 1, ABOUT + 1]  # from which wheel on there is no room, to the left and to the right
    failed = [0, 0]  # the last that was tried in vain
    clear = [0, 0]  # from where on it is worth trying again
    slow = 0
    for wheel in wheels(body, aim, left, around):
        side = wheel > 0
        if not clear[side] <= abs(wheel) < stops[side]:
            continue
        stop = caught(battle, body, wheel, *around) if wheel else 0
        if stop:
            if stop % WHEEL_STEP == 0:  # all greater wheels are judged at this place too
                stops[side] = abs(stop)
        elif wheel and cost(battle, unit, body, Leg("wheel", wheel)) > left:
            slow += 1
        else:
            way = _straight(battle, unit, body, wheel, left, around, is_caught=False)
            if is_in_contact(way.there, aim):
                return _least(battle, unit, body, wheel, failed[side], way, aim, left, around)
            slow += 1
            if way.spare <= CONTACT and not is_gap_at_most(way.there, aim, INCH // 4):
                clear[side] = abs(wheel) + FINE  # the ground has slowed it down: a little more of a wheel is no help
        failed[side] = abs(wheel)
        if slow >= MOST_SLOW:
            break
    return None


def _least(
    battle: Battle,
    unit: int,
    body: Formation,
    wheel: int,
    low: int,
    way: _Way,
    aim: Formation,
    left: int,
    around: Obstacles,
) -> _Way:
    """The least wheel that makes contact, between one that does and one that just does not."""
    high, side = abs(wheel), 1 if wheel > 0 else -1
    while 1 < high - low <= FINE:
        middle = (low + high) // 2
        is_caught = caught(battle, body, side * middle, *around) != 0
        less = _straight(battle, unit, body, side * middle, left, around, is_caught)
        if less.spare >= 0 and is_in_contact(less.there, aim):
            way, high = less, middle
        else:
            low = middle
    return way


def touches(battle: Battle, unit: int, body: Formation) -> bool:
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
    battle: Battle,
    unit: int,
    body: Formation,
    wheel: int,
    left: int,
    around: Obstacles,
    is_caught: bool,
    bend: Point | None = None,
) -> _Way:
    """A wheel and straight on, until an enemy is met, something is in the way, its way bends or the move is spent."""
    if is_caught:
        return _Way((), body, left, is_caught=True)
    legs: Legs = ()
    if wheel:
        legs = (Leg("wheel", wheel),)
        left -= cost(battle, unit, body, legs[0])
        body = wheeled(body, wheel)
    far = left if bend is None else min(left, leg(Point(body.x, body.y), bend))
    ahead = farthest_among(battle, body, far, *around)
    if ahead <= 0:
        return _Way(legs, body, left)
    spent = ahead + extra_cost(battle, body, ahead)
    return _Way((*legs, Leg("advance", ahead)), advanced(body, ahead), left - spent)


def _is_stopped(battle: Battle, unit: int, body: Formation) -> bool:
    """Whether a unit cannot go another inch straight on, whatever its move: something is in the way."""
    bodies, outlines = obstacles(battle, unit, INCH, body)
    table = battle.field.table
    return room_ahead(body, INCH, bodies, outlines, table.width, table.depth) < INCH // 4


def _wheel(battle: Battle, unit: int, body: Formation, aim: Formation | Point, left: int) -> int:
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
