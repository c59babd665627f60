"""Movement: what a way costs, and why a place is refused (celtos.order.move, celtos.move, celtos.terrain)."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from functools import partial
from math import isqrt
from typing import TypeAlias

from carnyx.core.footprint import Footprint, gap_between, is_crowded
from carnyx.core.ground import Terrain
from carnyx.core.kernel import (
    Box,
    Outline,
    box,
    crossings,
    inside_length,
    is_segment_near_point,
    is_segment_near_polygon,
    joint,
    overlaps,
    root_up,
    segment2,
)
from carnyx.core.length import Length, Point, apart2, leg
from carnyx.core.rule import Number, Reckoned, Refusal, RuleId
from carnyx.games.celtos.play.battle import Battle, UnitId, enemies_near
from carnyx.games.celtos.rules.figures import KEEP_AWAY, OBSTACLE_COST
from carnyx.games.celtos.rules.ground import DIFFICULT, IMPASSABLE, OBSTACLES

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
    far = root_up(dx * dx + dy * dy) or 1

    def along(part: int, step: int) -> int:
        """So much of a step, rounded towards nought: a shift is never longer than its step."""
        return part * step // far if part >= 0 else -(-part * step // far)

    def ways(step: int) -> Ways | None:
        found = shifted(footprint, along(dx, step), along(dy, step))
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
    return cost_over(battle, start, way, battle.field.table.terrain_near(box(places, 0), 0))


def cost_over(battle: Battle, start: Point, way: Way, grounds: Sequence[Terrain]) -> int:
    """What a way costs, if no other pieces of terrain can lie on it than these."""
    spent = 0
    for end in way:
        spent += leg(start, end)
        difficult: list[Outline] = []
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
    rule: RuleId | None = None,
    assaulting: bool = False,
) -> Refusal | None:
    """Why a unit may not go these ways; only who assaults may touch an enemy.

    The rule is the one that says how far: that of the order, unless another one moves the unit.
    """
    rule = rule or ("celtos.order.rush" if rush else "celtos.order.move")
    before = battle.units[unit].footprint
    if len(ways) != len(before):
        return Refusal("core.answer", {"models": len(before), "given": len(ways)}, "refused-models")
    after = ends(before, ways)
    swept = joint(before.box, after.box)
    passed = [number for way in ways for at in way[:-1] for number in (at.x, at.y)]
    if passed:
        swept = joint(swept, box(tuple(passed), before.radius))
    if refusal := refuse_edge(battle, swept):
        return refusal  # nor over the edge and back
    along = _Along(battle, unit, swept, rush, assaulting)
    is_open = not (along.grounds or along.bases)
    for model, way in enumerate(ways):
        if not way:
            continue
        start = before.point(model)
        spent = cost_over(battle, start, way, along.grounds)
        if spent > reach:
            return Refusal(rule, {"cost": Length(spent), "left": Length(reach)}, "refused-spent")
        if not is_open and (refusal := along.refuse(start, way)):
            return refusal
    return refuse_stand(battle, unit, after)


def refuse_edge(battle: Battle, bounds: Box) -> Refusal | None:
    """Why a box may not lie there: no base goes over the edge of the table (celtos.edge)."""
    table = battle.field.table
    if table.spans(bounds):
        return None
    west, south, east, north = bounds
    return Refusal(
        "celtos.edge", {"by": Length(max(-west, -south, east - table.width, north - table.depth))}, "refused-edge"
    )


def refuse_stand(battle: Battle, unit: UnitId, after: Footprint) -> Refusal | None:
    """Why models may not stand there: bases never overlap."""
    if is_crowded(after):
        return Refusal("celtos.measure", Reckoned(lambda: _deepest(after)), "refused-on-each-other")
    where = battle.standings
    for id in where.near(after.box, 0):
        other = where[id]
        if id != unit and overlaps(after.places, after.radius, other.places, other.radius):
            return Refusal("celtos.move.models", Reckoned(partial(_stood_on, after, id, other)), "refused-on-others")
    return None


def _stood_on(after: Footprint, unit: int, other: Footprint) -> dict[str, Number]:
    return {"unit": unit, "by": Length(max(-gap_between(after, other), 1))}


def _deepest(stands: Footprint) -> dict[str, Number]:
    """Which two models of a unit stand on each other the most, and by how much."""
    square, one, two = min(
        (apart2(stands.point(one), stands.point(two)), one, two) for two in range(len(stands)) for one in range(two)
    )
    return {"one": one + 1, "other": two + 1, "by": Length(2 * stands.radius - isqrt(square))}


class _Along:
    """What may stand in the way of a moving unit: the ground and the enemies near the ways of all its models."""

    def __init__(self, battle: Battle, unit: UnitId, swept: Box, rush: bool, assaulting: bool) -> None:
        self.radius = battle.units[unit].footprint.radius
        self.rush = rush
        self.away = battle.inch(KEEP_AWAY)
        self.grounds = battle.field.table.terrain_near(swept, 0)
        # Of each enemy base: its place, how near a base in contact comes, and how near this unit may come.
        self.bases = []
        for id in enemies_near(battle, unit, swept, self.away):
            enemy = battle.units[id].footprint
            touch = self.radius + enemy.radius
            keep = touch if assaulting else touch + self.away
            self.bases += [(x, y, touch, keep, id) for x, y in enemy.pairs]

    def refuse(self, start: Point, way: Way) -> Refusal | None:
        """Why one of its models may not go a way."""
        a = start
        for b in way:
            for ground in self.grounds:
                if refusal := self._barred(ground, a, b):
                    return refusal
            for x, y, touch, keep, enemy in self.bases:
                if is_segment_near_point(a.x, a.y, b.x, b.y, x, y, keep) and not _goes_away(
                    a, b, start, x, y, touch, keep
                ):
                    return _too_near(a, b, start, (x, y, touch, keep, enemy))
            a = b
        return None

    def _barred(self, ground: Terrain, a: Point, b: Point) -> Refusal | None:
        if ground.kind in IMPASSABLE:
            return refuse_ground(ground, a, b, self.radius)
        inside = inside_length(a.x, a.y, b.x, b.y, ground.outline) if self.rush and ground.kind in DIFFICULT else 0
        if not inside:
            return None
        return Refusal("celtos.terrain", {"what": ground.kind, "by": Length(inside)}, "refused-rush-inside")


def refuse_ground(ground: Terrain, a: Point, b: Point, radius: int) -> Refusal | None:
    """Why a base may not go from one place to another past ground that nobody enters: it would overlap it."""
    outline = ground.outline
    if not is_segment_near_polygon(a.x, a.y, b.x, b.y, outline, radius):
        return None

    def reckon() -> dict[str, Number]:
        inside = inside_length(a.x, a.y, b.x, b.y, outline)
        apart = bisect_left(range(radius), True, key=lambda r: is_segment_near_polygon(a.x, a.y, b.x, b.y, outline, r))
        return {"what": ground.kind, "by": Length(max(inside, radius - apart, 1))}

    return Refusal("celtos.terrain", Reckoned(reckon), "refused-ground")


def _too_near(a: Point, b: Point, start: Point, base: tuple[int, int, int, int, UnitId]) -> Refusal:
    """A way comes too near an enemy; a model that began too near may not come nearer (celtos.move.near)."""
    x, y, touch, keep, enemy = base
    began = isqrt((start.x - x) ** 2 + (start.y - y) ** 2)

    def reckon() -> dict[str, Number]:
        num, den = segment2(a.x, a.y, b.x, b.y, x, y)
        limit = Length(max(min(began, keep) - touch, 0))
        return {"unit": enemy, "gap": Length(max(isqrt(num // den) - touch, 0)), "limit": limit}

    if began < keep:
        return Refusal("celtos.move.near", Reckoned(reckon), "refused-nearer")
    return Refusal("celtos.move.models", Reckoned(reckon), "refused-too-near")


def _goes_away(a: Point, b: Point, start: Point, x: int, y: int, touch: int, keep: int) -> bool:
    """Whether a model that began too near an enemy only goes farther off (celtos.move.near)."""
    began2 = (start.x - x) ** 2 + (start.y - y) ** 2
    if began2 >= keep * keep:
        return False
    if is_segment_near_point(a.x, a.y, b.x, b.y, x, y, min(touch, isqrt(began2))):
        return False
    # nearest at its own beginning: the leg leads away from that enemy
    return (b.x - a.x) * (a.x - x) + (b.y - a.y) * (a.y - y) >= 0
