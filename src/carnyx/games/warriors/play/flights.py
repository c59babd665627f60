"""Flights: the compulsory move of shaken units, away from the nearest enemy (warriors.shaken.move, .contact).

A flight is shortened as needed: it starts no contact, and brings the unit nearer to no enemy who is within its move
before or after it.  With no way a shaken unit stands.
"""

from __future__ import annotations

from functools import lru_cache

from carnyx.core.kernel import joint
from carnyx.core.length import CONTACT, Length
from carnyx.core.rule import Refusal
from carnyx.games.warriors.blocks.formation import Formation, do_overlap, gap, is_gap_at_most, is_on, nearest_points
from carnyx.games.warriors.blocks.manoeuvres import advanced, bearing, faced, room_ahead
from carnyx.games.warriors.play.battle import Battle, UnitId, contact_started, is_engaged, neighbours, starts_contact
from carnyx.games.warriors.play.compulsory import ABOUT, ROUND, Compelled, Position, touches
from carnyx.games.warriors.play.going import extra_cost
from carnyx.games.warriors.play.movement import Leg, farthest, is_free, obstacles
from carnyx.games.warriors.play.sight import nearest


def flight(battle: Battle, unit: int) -> Compelled | None:
    """The move of a shaken unit, straight away from the nearest enemy; none if there is no enemy."""
    return _flight(Position(battle), unit)


@lru_cache(maxsize=1024)
def _flight(position: Position, unit: int) -> Compelled | None:
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
        while ahead > 0 and not is_free(battle, advanced(turned, ahead), bodies, outlines):
            ahead -= CONTACT
        if engaged:
            while ahead > 0 and starts_contact(battle, unit, advanced(turned, ahead)):
                ahead -= CONTACT
        else:
            ahead = _shortened(battle, unit, turned, ahead)
        if ahead > 0 and not (engaged and touches(battle, unit, advanced(turned, ahead))):  # it leaves, or stays
            return Compelled(enemy, (Leg("face", facing), Leg("advance", ahead)))
    return Compelled(enemy, (), is_blocked=True)


def refuse_flight(battle: Battle, unit: int, there: Formation) -> Refusal | None:
    """Why a shaken unit with no straight way off may not go there: it starts contact, or comes nearer to an enemy."""
    if (met := contact_started(battle, unit, there)) is not None:
        return Refusal("warriors.shaken.move", {"unit": int(met)}, "refused-starts-contact")
    enemy = nearer_to(battle, unit, there)
    if enemy is None:
        return None
    aim = battle.body(enemy)
    numbers = {"before": Length(gap(battle.body(unit), aim)), "then": Length(gap(there, aim))}
    return Refusal("warriors.shaken.move", numbers, "refused-not-farther")


def nearer_to(battle: Battle, unit: int, there: Formation) -> UnitId | None:
    """An enemy to whom a shaken unit would come nearer by going there, though he is within its move before or after."""
    body = battle.body(unit)
    around = neighbours(battle, joint(body.box, there.box), battle.allowance(unit), 1 - battle.units[unit].player)
    return next((enemy for enemy in around if not _keeps_off(battle, unit, enemy, there)), None)


def _keeps_off(battle: Battle, unit: int, enemy: UnitId, there: Formation) -> bool:
    """Whether somebody who goes there is as far from an enemy as he was, or farther from him than his move."""
    body, foe, reach = battle.body(unit), battle.body(enemy), battle.allowance(unit)
    before = gap(body, foe)
    return not is_gap_at_most(there, foe, min(before - 1, reach))


def _shortened(battle: Battle, unit: int, turned: Formation, ahead: int) -> int:
    """The longest way straight on that brings a shaken unit nearer to nobody; none if even the shortest does."""
    while ahead > 0 and (enemy := nearer_to(battle, unit, advanced(turned, ahead))) is not None:
        # Going straight on one comes nearer to a block and then goes off again, never the other way about.
        low, high = 0, ahead
        if not _keeps_off(battle, unit, enemy, turned):
            return 0
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (middle, high) if _keeps_off(battle, unit, enemy, advanced(turned, middle)) else (low, middle)
        ahead = low
    return ahead
