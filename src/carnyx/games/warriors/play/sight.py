"""Sight in Warriors: taken once per unit, between the nearest figures (warriors.shoot.sight)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from heapq import heappop, heappush

from carnyx.core.ground import Blocked, Table, Terrain
from carnyx.core.kernel import are_boxes_apart, crossings, inside_length, is_segment_near_polygon
from carnyx.core.length import INCH
from carnyx.games.warriors.blocks.compass import SCALE
from carnyx.games.warriors.blocks.formation import Formation, gap, nearest_points, share_in
from carnyx.games.warriors.play.battle import Battle, UnitId, neighbours
from carnyx.games.warriors.rules.figures import WALL_REACH
from carnyx.games.warriors.rules.ground import BLOCKS_SIGHT, COVER_OF, OBSTACLES
from carnyx.games.warriors.rules.situations import Cover


def is_higher(table: Table, one: Formation, other: Formation) -> bool:
    """Whether most figures of one stand on a hill, and most of the other do not (warriors.shoot.sight)."""
    return 2 * _on_hill(table, one) > one.figures and 2 * _on_hill(table, other) < other.figures


@lru_cache(maxsize=4096)
def _on_hill(table: Table, body: Formation) -> int:
    """How many of its figures stand on the hill that most of them stand on."""
    return max([share_in(body, ground.outline) for ground in table.terrain if ground.kind == "hill"], default=0)


@lru_cache(maxsize=64)
def _screens(table: Table) -> tuple[Terrain, ...]:
    """All ground of a table that may block a line of sight."""
    return tuple([ground for ground in table.terrain if ground.kind == "wood" or ground.kind in BLOCKS_SIGHT])


def blocker(battle: Battle, unit: int, target: int) -> Blocked[int | str] | None:
    """What blocks the line between two units: a unit by its number or a kind of ground, and for how long."""
    table = battle.field.table
    mine, theirs = battle.body(unit), battle.body(target)
    here, there = nearest_points(mine, theirs)
    ax, ay, bx, by = here.x, here.y, there.x, there.y
    west, east = (ax, bx) if ax < bx else (bx, ax)
    south, north = (ay, by) if ay < by else (by, ay)
    for ground in _screens(table):
        box = ground.box
        if box[0] > east or box[2] < west or box[1] > north or box[3] < south:
            continue
        if ground.kind == "wood":
            deep = inside_length(ax, ay, bx, by, ground.outline) - battle.edition.wood_sight * INCH
            if deep > 0:
                return Blocked(ground.kind, deep)
        elif is_segment_near_polygon(ax, ay, bx, by, ground.outline, 0):
            # Who stands on a hill sees from it and is seen on it.
            if ground.kind == "hill" and (share_in(mine, ground.outline) or share_in(theirs, ground.outline)):
                continue
            deep = inside_length(ax, ay, bx, by, ground.outline)
            return Blocked(ground.kind, max(deep, 1))
    if is_higher(table, mine, theirs):
        return None
    line = (ax * SCALE, ay * SCALE, bx * SCALE, by * SCALE)
    for other in neighbours(battle, (west, south, east, north), 0):
        if other in (unit, target) or battle.kind(other).is_individual:
            continue
        met = [part for part in battle.body(other).parts if is_segment_near_polygon(*line, part, 0)]
        if met:
            return Blocked(int(other), max(inside_length(*line, *met) // SCALE, 1))
    return None


def sees(battle: Battle, unit: int, target: int) -> bool:
    """Whether a unit sees another."""
    return blocker(battle, unit, target) is None


def nearest(battle: Battle, unit: int, *, visible: bool = False) -> UnitId | None:
    """The nearest enemy, or the nearest it sees; an individual alone is one too."""
    return next((enemy for enemy in outward(battle, unit) if not visible or sees(battle, unit, enemy)), None)


def outward(battle: Battle, unit: int) -> Iterator[UnitId]:
    """The enemies of a unit, the nearest first."""
    mine, owners = battle.body(unit), battle.field.owners
    waiting: list[tuple[int, UnitId]] = []  # measured, but somebody whose box is nearer might be nearer still
    for low2, id in battle.standings.outward(mine.box):
        while waiting and waiting[0][0] ** 2 < low2:
            yield heappop(waiting)[1]
        if owners[id] != owners[unit]:
            heappush(waiting, (gap(mine, battle.body(id)), UnitId(id)))
    yield from (enemy for _, enemy in sorted(waiting))


def cover(battle: Battle, shooter: int, target: int) -> Cover:
    """The better cover of a unit with at least half its figures in it; a wall must stand between, and close."""
    body = battle.body(target)
    here, there = nearest_points(battle.body(shooter), body)
    best: Cover = "none"
    for ground in battle.field.table.terrain:
        kind = COVER_OF.get(ground.kind)
        if kind is None or kind == best or are_boxes_apart(ground.box, body.box, WALL_REACH * INCH):
            continue
        if ground.kind in OBSTACLES:
            inside = crossings(here.x, here.y, there.x, there.y, ground.outline) > 0 and _is_close(body, ground.outline)
        else:
            inside = 2 * share_in(body, ground.outline) >= body.figures
        if inside and kind == "hard":
            return kind
        if inside:
            best = kind
    return best


def _is_close(body: Formation, outline: tuple[int, ...]) -> bool:
    """Whether as many figures as half its front stand near enough to a wall or hedge."""
    corners = tuple([SCALE * place for place in outline])
    near = 0
    for figure in range(body.figures):
        x, y = body.middle(figure)
        near += is_segment_near_polygon(x, y, x, y, corners, (WALL_REACH * INCH + body.depth // 2) * SCALE)
    return 2 * near >= body.files
