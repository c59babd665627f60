"""Cover: which models have it against a shot, and which units defend it in close combat (celtos.cover.where).

Against a shot cover is looked at anew each time. In close combat it is judged once, when the moves of a charge are
done: who is charged in cover defends it against that charger until he moves or they touch no more.
"""

from __future__ import annotations

from itertools import pairwise

from carnyx.core.check import Check
from carnyx.core.footprint import Footprint, contacts
from carnyx.core.kernel import (
    Outline,
    crossings,
    is_point_in_polygon,
    is_segment_near_point,
    is_segment_near_polygon,
)
from carnyx.games.celtos.play.battle import Battle, UnitId, touching
from carnyx.games.celtos.play.movement import Way, Ways
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


def with_cover_defended(battle: Battle, charger: UnitId, starts: Footprint, ways: Ways) -> Battle:
    """The battle once a charge's moves are done: who stands in cover from it defends that against the charger.

    Starts and ways: where the charger's models began, and how they came. Who counter-charges or has evaded does not
    defend his cover.
    """
    for foe in touching(battle, charger):
        if foe not in (battle.countering, battle.evading) and _is_charged_in_cover(battle, charger, foe, starts, ways):
            battle = battle.changed(foe, defends=(*battle.units[foe].defends, charger))
    return battle


def contact_ended(battle: Battle) -> Battle:
    """The battle in which nobody defends cover against a unit that he touches no more."""
    for unit in battle.living():
        defends = battle.units[unit].defends
        still = tuple([charger for charger in defends if charger in touching(battle, unit)]) if defends else ()
        if still != defends:
            battle = battle.changed(unit, defends=still)
    return battle


def _is_charged_in_cover(battle: Battle, charger: UnitId, foe: UnitId, starts: Footprint, ways: Ways) -> bool:
    """Whether at least half the models of a unit that a charger touches are covered from those who touch them."""
    came: dict[int, list[Way]] = {}
    for mine, theirs in contacts(battle.units[charger].footprint, battle.units[foe].footprint):
        came.setdefault(theirs, []).append((starts.point(mine), *ways[mine]))
    covered = [_is_covered_from(battle, foe, model, found) for model, found in came.items()]
    return 2 * sum(covered) >= len(covered)


def _is_covered_from(battle: Battle, unit: UnitId, model: int, came: list[Way]) -> bool:
    """Whether a model stands in cover, or an obstacle beside it was touched by every way that leads to it."""
    stands = battle.units[unit].footprint
    at, reach = stands.point(model), battle.inch(OBSTACLE_COVER_REACH) + stands.radius
    return any(
        is_point_in_polygon(at.x, at.y, ground.outline)
        or (
            ground.kind in OBSTACLES
            and _is_beside(at.x, at.y, ground.outline, reach)
            and all(_is_touched((*way, at), ground.outline) for way in came)
        )
        for ground in battle.field.table.terrain_near((at.x, at.y, at.x, at.y), reach)
        if ground.kind in COVER_OF
    )


def _is_touched(way: Way, outline: Outline) -> bool:
    """Whether a way, its start and its end included, touches an outline: nearer than a tick."""
    return any(is_segment_near_polygon(a.x, a.y, b.x, b.y, outline, 1) for a, b in pairwise(way))
