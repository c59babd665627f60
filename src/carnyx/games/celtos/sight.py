"""Sight: who sees whom, and what stands in the way (celtos.los)."""

from __future__ import annotations

from functools import lru_cache

from carnyx.core.ground import Table, Terrain, aim_points, sight_line
from carnyx.core.kernel import is_point_in_polygon
from carnyx.games.celtos.battle import Battle, Field, Standings, UnitId, standing
from carnyx.games.celtos.figures import HILL_SIZE, WOOD_SIGHT
from carnyx.games.celtos.ground import BLOCKS_SIGHT


def nearest_seen(battle: Battle, unit: UnitId, target: UnitId) -> int:
    """The squared distance of the closest pair of models of which one sees the other; below nought: none does."""
    return _nearest_seen(battle.field, standing(battle), unit, target)


def sees(battle: Battle, unit: UnitId, target: UnitId) -> bool:
    """Whether any model of a unit sees any of another."""
    return nearest_seen(battle, unit, target) >= 0


def views(battle: Battle, unit: UnitId, target: UnitId) -> tuple[int, ...]:
    """For each model of a unit the squared distance of the nearest enemy it sees; below nought: it sees none."""
    return _views(battle.field, standing(battle), unit, target)


def visible(battle: Battle, unit: UnitId, target: UnitId) -> tuple[int, ...]:
    """The models of a target that somebody in a unit sees."""
    return _visible(battle.field, standing(battle), unit, target)


@lru_cache(maxsize=8192)
def _nearest_seen(field: Field, where: Standings, unit: int, target: int) -> int:
    mine, theirs = where[unit].places, where[target].places
    pairs = sorted(
        ((mine[i] - theirs[j]) ** 2 + (mine[i + 1] - theirs[j + 1]) ** 2, i, j)
        for i in range(0, len(mine), 2)
        for j in range(0, len(theirs), 2)
    )
    radius = where[target].radius
    for d2, i, j in pairs:
        if _is_clear(field, where, unit, target, mine[i], mine[i + 1], theirs[j], theirs[j + 1], radius):
            return d2
    return -1


@lru_cache(maxsize=8192)
def _views(field: Field, where: Standings, unit: int, target: int) -> tuple[int, ...]:
    mine, theirs = where[unit].places, where[target].places
    radius = where[target].radius
    found = []
    for i in range(0, len(mine), 2):
        x, y = mine[i], mine[i + 1]
        order = sorted(((theirs[j] - x) ** 2 + (theirs[j + 1] - y) ** 2, j) for j in range(0, len(theirs), 2))
        clear = (d2 for d2, j in order if _is_clear(field, where, unit, target, x, y, theirs[j], theirs[j + 1], radius))
        found.append(next(clear, -1))
    return tuple(found)


@lru_cache(maxsize=8192)
def _visible(field: Field, where: Standings, unit: int, target: int) -> tuple[int, ...]:
    mine, theirs = where[unit].places, where[target].places
    radius = where[target].radius
    found = []
    for j in range(0, len(theirs), 2):
        x, y = theirs[j], theirs[j + 1]
        order = sorted(range(0, len(mine), 2), key=lambda i: (mine[i] - x) ** 2 + (mine[i + 1] - y) ** 2)
        if any(_is_clear(field, where, unit, target, mine[i], mine[i + 1], x, y, radius) for i in order):
            found.append(j // 2)
    return tuple(found)


def _is_clear(
    field: Field, where: Standings, unit: int, target: int, ax: int, ay: int, bx: int, by: int, radius: int
) -> bool:
    """Whether one of the three lines to a base is free."""
    circles = _blockers(field, where, unit, target)
    polygons = _walls(field.table, field.edition.inch * WOOD_SIGHT, ax, ay, bx, by)
    if not circles and not polygons:
        return True
    return any(sight_line(ax, ay, px, py, circles, polygons) is None for px, py in aim_points(ax, ay, bx, by, radius))


@lru_cache(maxsize=8192)
def _blockers(field: Field, where: Standings, unit: int, target: int) -> tuple[tuple[int, int, int, int], ...]:
    """The bases of other units that may stand in the way (celtos.los.models)."""
    how = field.edition.sight_models
    if how == "none":
        return ()
    one, two = where[unit].box, where[target].box
    low_x, low_y = min(one[0], two[0]), min(one[1], two[1])
    high_x, high_y = max(one[2], two[2]), max(one[3], two[3])
    hills = [ground for ground in field.table.terrain if ground.kind == "hill"]
    least = 0
    if how == "size":
        least = max(_height(field, where, id, hills) for id in (unit, target))
    found = []
    for id, other in enumerate(where):
        if id in (unit, target) or not other.places:
            continue
        box = other.box
        if box[0] > high_x or box[2] < low_x or box[1] > high_y or box[3] < low_y:
            continue
        if how == "size" and _height(field, where, id, hills) < least:
            continue
        places, radius = other.places, other.radius
        found += [(places[i], places[i + 1], radius, id) for i in range(0, len(places), 2)]
    return tuple(found)


def _height(field: Field, where: Standings, unit: int, hills: list[Terrain]) -> int:
    """A unit's size, and more on a hill (its first model stands for all)."""
    size = field.kinds[field.whats[unit]].sz
    places = where[unit].places
    if hills and places and any(is_point_in_polygon(places[0], places[1], hill.outline) for hill in hills):
        return size + HILL_SIZE
    return size


def _walls(table: Table, wood: int, ax: int, ay: int, bx: int, by: int) -> tuple[tuple[tuple[int, ...], int, int], ...]:
    """The terrain that may block a line between two places (celtos.los.terrain)."""
    low_x, high_x = (ax, bx) if ax < bx else (bx, ax)
    low_y, high_y = (ay, by) if ay < by else (by, ay)
    found = []
    for place, ground in enumerate(table.terrain):
        box = ground.box
        if box[0] > high_x or box[2] < low_x or box[1] > high_y or box[3] < low_y:
            continue
        if ground.kind == "wood":
            found.append((ground.outline, -1 - place, wood))
        elif ground.kind in BLOCKS_SIGHT:
            on_it = ground.kind == "hill" and (
                is_point_in_polygon(ax, ay, ground.outline) or is_point_in_polygon(bx, by, ground.outline)
            )
            if not on_it:
                found.append((ground.outline, -1 - place, 0))
    return tuple(found)
