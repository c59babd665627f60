"""Roads: the way of a whole formation to a place, round whatever nobody can pass."""

from __future__ import annotations

from functools import lru_cache

from carnyx.core.footprint import Footprint
from carnyx.core.length import Point
from carnyx.core.ways import shortest
from carnyx.games.celtos.play.battle import Battle, Field, UnitId
from carnyx.games.celtos.rules.ground import IMPASSABLE


def way_to(battle: Battle, unit: UnitId, place: Point) -> tuple[Point, ...]:
    """The shortest way of a formation's middle to a place; straight there if no way is found."""
    return _way(battle.field, battle.units[unit].footprint, place)


def middle(stands: Footprint) -> tuple[int, int]:
    """The middle of a formation."""
    x0, y0, x1, y1 = stands.box
    return (x0 + x1) // 2, (y0 + y1) // 2


@lru_cache(1024)
def _way(field: Field, stands: Footprint, place: Point) -> tuple[Point, ...]:
    walls = tuple(ground.outline for ground in field.table.terrain if ground.kind in IMPASSABLE)
    x, y = middle(stands)
    x0, y0, x1, y1 = stands.box
    limit = 2 * (field.table.width + field.table.depth)
    # Round a corner the whole formation must have room; who stands close to it already squeezes by.
    for room in (max(x1 - x0, y1 - y0) // 2, stands.radius):
        found = shortest(x, y, place.x, place.y, room, (), walls, limit)
        if found:
            return found
    return (place,)
