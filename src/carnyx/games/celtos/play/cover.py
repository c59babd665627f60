"""Cover: which models have it against an attack from where, and which units defend it (celtos.cover.where)."""

from __future__ import annotations

from carnyx.core.check import Check
from carnyx.core.footprint import contacts
from carnyx.core.kernel import crossings, is_point_in_polygon, is_segment_near_point
from carnyx.games.celtos.play.battle import Battle, UnitId
from carnyx.games.celtos.rules.checks import COVER, Cover
from carnyx.games.celtos.rules.figures import OBSTACLE_COVER_REACH
from carnyx.games.celtos.rules.ground import COVER_OF, OBSTACLES


def cover_from(battle: Battle, unit: UnitId, model: int, ax: int, ay: int, template: bool = False) -> Check | None:
    """The cover roll a model has against an attack from a place, the best one only (celtos.cover.where)."""
    at = battle.units[unit].footprint.point(model)
    x, y = at.x, at.y
    reach = battle.inch(OBSTACLE_COVER_REACH) + battle.units[unit].footprint.radius
    best: int | None = None
    for ground in battle.field.table.terrain_near((x, y, x, y), reach):
        need = COVER_OF.get(ground.kind)
        if need is None or (best is not None and need >= best):
            continue
        if ground.kind in OBSTACLES:
            covered = _is_beside(x, y, ground.outline, reach) and crossings(ax, ay, x, y, ground.outline) > 0
        else:
            covered = is_point_in_polygon(x, y, ground.outline)
        if covered:
            best = need
    return COVER(Cover(best, template, edition=battle.edition)) if best is not None else None


def _is_beside(x: int, y: int, outline: tuple[int, ...], reach: int) -> bool:
    """Whether an outline comes within reach of a place."""
    if is_point_in_polygon(x, y, outline):
        return True
    for at in range(0, len(outline), 2):
        bx, by = outline[(at + 2) % len(outline)], outline[(at + 3) % len(outline)]
        if is_segment_near_point(outline[at], outline[at + 1], bx, by, x, y, reach + 1):
            return True
    return False


def defends_cover(battle: Battle, unit: UnitId) -> bool:
    """Whether a unit defends cover: charged, not moved since, half its models in contact covered from their foes."""
    now = battle.units[unit]
    if not now.defends:
        return False
    covered: dict[int, bool] = {}
    for enemy in battle.enemies(unit):
        for mine, theirs in contacts(now.footprint, battle.units[enemy].footprint):
            foe = battle.units[enemy].footprint.point(theirs)
            covered[mine] = covered.get(mine, True) and cover_from(battle, unit, mine, foe.x, foe.y) is not None
    return bool(covered) and 2 * sum(covered.values()) >= len(covered)
