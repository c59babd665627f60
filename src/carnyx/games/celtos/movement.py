"""Movement: what a way costs, and why a place is refused (celtos.order.move, celtos.move, celtos.terrain)."""

from __future__ import annotations

from math import isqrt
from typing import TypeAlias

from carnyx.core.footprint import Footprint
from carnyx.core.ground import Terrain
from carnyx.core.kernel import (
    Box,
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
from carnyx.games.celtos.battle import Battle, UnitId, enemies_near, standing
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
    places = (start.x, start.y, *(number for at in way for number in (at.x, at.y)))
    return _cost(battle, start, way, battle.field.table.terrain_near(box(places, 0), 0))


def _cost(battle: Battle, start: Point, way: Way, grounds: list[Terrain]) -> int:
    spent = 0
    for end in way:
        spent += leg(start, end)
        difficult = []
        for ground in grounds:
            if ground.is_beside(start.x, start.y, end.x, end.y):
                continue
            if ground.kind in DIFFICULT:
                difficult.append(ground.outline)
            elif ground.kind in OBSTACLES:
                spent += battle.inch(OBSTACLE_COST) * crossings(start.x, start.y, end.x, end.y, ground.outline)
        if difficult:  # where two pieces of it overlap, half rate stays half rate
            spent += inside_length(start.x, start.y, end.x, end.y, *difficult)
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
    passed = [number for way in ways for at in way for number in (at.x, at.y)]
    swept = box((*before.places, *passed), before.radius)
    if not battle.field.table.spans(swept):
        return Refusal("celtos.edge")  # nor over the edge and back
    along = _Along(battle, unit, swept, rush, assaulting)
    for model, way in enumerate(ways):
        if not way:
            continue
        start = before.point(model)
        if _cost(battle, start, way, along.grounds) > reach:
            return Refusal("celtos.order.rush" if rush else "celtos.order.move", {"reach": Length(reach)})
        if refusal := along.refuse(start, way):
            return refusal
    return refuse_stand(battle, unit, ends(before, ways))


def refuse_stand(battle: Battle, unit: UnitId, after: Footprint) -> Refusal | None:
    """Why models may not stand there: bases never overlap."""
    if overlaps_itself(after.places, after.radius):
        return Refusal("celtos.measure")
    where = standing(battle)
    for id in where.near(after.box, 0):
        other = where[id]
        if id != unit and overlaps(after.places, after.radius, other.places, other.radius):
            return Refusal("celtos.move.models")
    return None


class _Along:
    """What may stand in the way of a moving unit: the ground and the enemies near the ways of all its models."""

    def __init__(self, battle: Battle, unit: UnitId, swept: Box, rush: bool, assaulting: frozenset[int]) -> None:
        self.radius = battle.units[unit].footprint.radius
        self.rush = rush
        self.away = battle.inch(KEEP_AWAY)
        self.grounds = battle.field.table.terrain_near(swept, 0)
        # Of each enemy base: its place, how near a base in contact comes, and how near this unit may come.
        self.bases = []
        for id in enemies_near(battle, unit, swept, self.away):
            enemy = battle.units[id].footprint
            touch = self.radius + enemy.radius
            keep = touch if id in assaulting else touch + self.away
            self.bases += [(x, y, touch, keep) for x, y in enemy.pairs]

    def refuse(self, start: Point, way: Way) -> Refusal | None:
        """Why one of its models may not go a way."""
        a = start
        for b in way:
            for ground in self.grounds:
                if self._is_barred(ground, a, b):
                    return Refusal("celtos.terrain")
            for x, y, touch, keep in self.bases:
                if is_segment_near_point(a.x, a.y, b.x, b.y, x, y, keep) and not _goes_away(
                    a, b, start, x, y, touch, keep
                ):
                    return Refusal("celtos.move.models", {"away": Length(self.away)})
            a = b
        return None

    def _is_barred(self, ground: Terrain, a: Point, b: Point) -> bool:
        if ground.kind in IMPASSABLE:
            return is_segment_near_polygon(a.x, a.y, b.x, b.y, ground.outline, self.radius)
        return self.rush and ground.kind in DIFFICULT and inside_length(a.x, a.y, b.x, b.y, ground.outline) > 0


def _goes_away(a: Point, b: Point, start: Point, x: int, y: int, touch: int, keep: int) -> bool:
    """Whether a model that began too near an enemy only goes farther off (celtos.move.near)."""
    began2 = (start.x - x) ** 2 + (start.y - y) ** 2
    if began2 >= keep * keep:
        return False
    if is_segment_near_point(a.x, a.y, b.x, b.y, x, y, min(touch, isqrt(began2))):
        return False
    # nearest at its own beginning: the leg leads away from that enemy
    return (b.x - a.x) * (a.x - x) + (b.y - a.y) * (a.y - y) >= 0
