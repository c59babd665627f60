"""Movement: what a way costs, and why a place is refused (celtos.order.move, celtos.move, celtos.terrain)."""

from __future__ import annotations

from math import isqrt
from typing import TypeAlias

from carnyx.core.footprint import Footprint
from carnyx.core.kernel import (
    are_boxes_apart,
    box,
    crossings,
    inside_length,
    is_segment_near_point,
    is_segment_near_polygon,
    overlaps,
    overlaps_itself,
)
from carnyx.core.length import Length, Point, leg
from carnyx.core.rule import Refusal
from carnyx.games.celtos.battle import Battle, UnitId
from carnyx.games.celtos.figures import KEEP_AWAY, OBSTACLE_COST
from carnyx.games.celtos.ground import DIFFICULT, IMPASSABLE, OBSTACLES

Way: TypeAlias = tuple[Point, ...]  # the ends of its legs; none: the model stays
Ways: TypeAlias = tuple[Way, ...]  # one for each model of the unit


def ends(footprint: Footprint, ways: Ways) -> Footprint:
    """Where the models stand after these ways."""
    places: list[int] = []
    for model, way in enumerate(ways):
        end = way[-1] if way else footprint.point(model)
        places += (end.x, end.y)
    return footprint.with_places(tuple(places))


def shifted(footprint: Footprint, dx: int, dy: int) -> Ways:
    """All models the same way: the formation is kept."""
    return tuple(
        (Point(footprint.places[i] + dx, footprint.places[i + 1] + dy),) for i in range(0, len(footprint.places), 2)
    )


def farthest_shift(battle: Battle, unit: UnitId, dx: int, dy: int, most: int, reach: int) -> Ways | None:
    """The whole formation as far one way as it may go before something blocks it, to the tick (celtos.edge)."""
    footprint = battle.units[unit].footprint
    far = isqrt(dx * dx + dy * dy) or 1

    def ways(step: int) -> Ways | None:
        found = shifted(footprint, dx * step // far, dy * step // far)
        return found if refuse_ways(battle, unit, found, reach) is None else None

    clear, blocked = 0, most + 1
    for share in range(16, 0, -1):
        if ways(most * share // 16):
            clear = most * share // 16
            break
        blocked = most * share // 16
    while blocked - clear > 1:  # somewhere in this sixteenth it stops
        middle = (clear + blocked) // 2
        clear, blocked = (middle, blocked) if ways(middle) else (clear, middle)
    return ways(clear) if clear > 0 else None


def cost(battle: Battle, start: Point, way: Way) -> int:
    """What a way costs in ticks: difficult ground counts twice, an obstacle costs an inch to cross."""
    spent = 0
    for end in way:
        spent += leg(start, end)
        low_x, high_x = min(start.x, end.x), max(start.x, end.x)
        low_y, high_y = min(start.y, end.y), max(start.y, end.y)
        for ground in battle.field.table.terrain:
            edge = ground.box
            if edge[0] > high_x or edge[2] < low_x or edge[1] > high_y or edge[3] < low_y:
                continue
            if ground.kind in DIFFICULT:
                spent += inside_length(start.x, start.y, end.x, end.y, ground.outline)
            elif ground.kind in OBSTACLES:
                spent += battle.inch(OBSTACLE_COST) * crossings(start.x, start.y, end.x, end.y, ground.outline)
        start = end
    return spent


def refuse_ways(
    battle: Battle,
    unit: UnitId,
    ways: Ways,
    reach: int,
    *,
    rush: bool = False,
    assaulting: frozenset[int] = frozenset(),
) -> Refusal | None:
    """Why a unit may not go these ways; it may touch the units it assaults, and no other enemy."""
    before = battle.units[unit].footprint
    if len(ways) != len(before):
        return Refusal("core.answer")
    after = ends(before, ways)
    if not battle.field.table.holds(after) or not _stays_on(battle, before.radius, ways):
        return Refusal("celtos.edge")
    for model, way in enumerate(ways):
        if way and (refusal := _refuse_way(battle, unit, model, way, reach, rush, assaulting)):
            return refusal
    return refuse_stand(battle, unit, after)


def _stays_on(battle: Battle, radius: int, ways: Ways) -> bool:
    """Whether no way leads over the edge and back (celtos.edge)."""
    width, depth = battle.field.table.width - radius, battle.field.table.depth - radius
    return all(radius <= at.x <= width and radius <= at.y <= depth for way in ways for at in way)


def refuse_stand(battle: Battle, unit: UnitId, after: Footprint) -> Refusal | None:
    """Why models may not stand there: bases never overlap."""
    if overlaps_itself(after.places, after.radius):
        return Refusal("celtos.measure")
    for id, other in enumerate(battle.units):
        if id == unit or not other.wounds or are_boxes_apart(after.box, other.footprint.box, 0):
            continue
        if overlaps(after.places, after.radius, other.footprint.places, other.footprint.radius):
            return Refusal("celtos.move.models")
    return None


def _refuse_way(
    battle: Battle, unit: UnitId, model: int, way: Way, reach: int, rush: bool, assaulting: frozenset[int]
) -> Refusal | None:
    mine = battle.units[unit].footprint
    start = mine.point(model)
    if cost(battle, start, way) > reach:
        return Refusal("celtos.order.rush" if rush else "celtos.order.move", {"reach": Length(reach)})
    a = start
    for b in way:
        if refusal := _refuse_leg(battle, unit, a, b, start, rush, assaulting):
            return refusal
        a = b
    return None


def _refuse_leg(
    battle: Battle, unit: UnitId, a: Point, b: Point, start: Point, rush: bool, assaulting: frozenset[int]
) -> Refusal | None:
    """Why a straight leg may not be gone."""
    radius = battle.units[unit].footprint.radius
    swept = box((a.x, a.y, b.x, b.y), radius)
    for ground in battle.field.table.terrain:
        if are_boxes_apart(swept, ground.box, 0):
            continue
        if ground.kind in IMPASSABLE and is_segment_near_polygon(a.x, a.y, b.x, b.y, ground.outline, radius):
            return Refusal("celtos.terrain")
        if rush and ground.kind in DIFFICULT and inside_length(a.x, a.y, b.x, b.y, ground.outline) > 0:
            return Refusal("celtos.terrain")
    away = battle.inch(KEEP_AWAY)
    player = battle.units[unit].player
    for id, enemy in enumerate(battle.units):
        if enemy.player == player or not enemy.wounds or are_boxes_apart(swept, enemy.footprint.box, away):
            continue
        touch = radius + enemy.footprint.radius
        keep = touch + (0 if id in assaulting else away)
        places = enemy.footprint.places
        for i in range(0, len(places), 2):
            x, y = places[i], places[i + 1]
            if is_segment_near_point(a.x, a.y, b.x, b.y, x, y, keep) and not _goes_away(a, b, start, x, y, touch, keep):
                return Refusal("celtos.move.models", {"away": Length(away)})
    return None


def _goes_away(a: Point, b: Point, start: Point, x: int, y: int, touch: int, keep: int) -> bool:
    """Whether a model that began too near an enemy only goes farther off (celtos.move.near)."""
    began2 = (start.x - x) ** 2 + (start.y - y) ** 2
    if began2 >= keep * keep:
        return False
    if is_segment_near_point(a.x, a.y, b.x, b.y, x, y, min(touch, isqrt(began2))):
        return False
    # nearest at its own beginning: the leg leads away from that enemy
    return (b.x - a.x) * (a.x - x) + (b.y - a.y) * (a.y - y) >= 0
