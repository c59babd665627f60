"""Sight: who sees whom, and what stands in the way (celtos.los)."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from msgspec import Struct

from carnyx.core.footprint import Footprint, distance2
from carnyx.core.ground import Blocked, Table, Wall, aim_points, first_wall, sight_line
from carnyx.core.kernel import Circle, Outline, first_circle, is_point_in_polygon, joint, nearest_pair, root_up
from carnyx.core.length import Length
from carnyx.core.rule import Refusal
from carnyx.games.celtos.play.battle import Battle, Field, UnitId
from carnyx.games.celtos.rules.figures import HILL_SIZE, WOOD_SIGHT
from carnyx.games.celtos.rules.ground import BLOCKS_SIGHT

Sized: TypeAlias = tuple[Footprint, int]  # where a unit stands, and the size of its models


def nearest_seen(battle: Battle, unit: UnitId, target: UnitId) -> int:
    """The squared distance of the closest pair of models of which one sees the other; below nought: none does."""
    return _look(battle, unit, target).nearest()


def gap_seen(battle: Battle, unit: UnitId, target: UnitId) -> int | None:
    """The gap between the bases of that pair in ticks, rounded up; nothing if none sees the other."""
    square = nearest_seen(battle, unit, target)
    radii = battle.units[unit].footprint.radius + battle.units[target].footprint.radius
    return root_up(square) - radii if square >= 0 else None


def gap_seen_within(battle: Battle, unit: UnitId, target: UnitId, far: int) -> int | None:
    """That gap if it is no more than so many ticks; nothing if nobody within them is seen."""
    radii = battle.units[unit].footprint.radius + battle.units[target].footprint.radius
    square = _look(battle, unit, target).nearest_within(far + radii)
    return root_up(square) - radii if square >= 0 else None


def nearest_pair_seen(battle: Battle, unit: UnitId, target: UnitId) -> tuple[int, int, int] | None:
    """The closest pair of models of which one sees the other, its squared distance first; nothing if none does."""
    return _look(battle, unit, target).nearest_pair()


def sees(battle: Battle, unit: UnitId, target: UnitId) -> bool:
    """Whether any model of a unit sees any of another."""
    return nearest_seen(battle, unit, target) >= 0


def views(battle: Battle, unit: UnitId, target: UnitId) -> tuple[int, ...]:
    """For each model of a unit the squared distance of the nearest enemy it sees; below nought: it sees none."""
    return seen(battle, unit, target)[0]


def visible(battle: Battle, unit: UnitId, target: UnitId) -> tuple[int, ...]:
    """The models of a target that somebody in a unit sees."""
    return seen(battle, unit, target)[1]


def seen(battle: Battle, unit: UnitId, target: UnitId) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The views of a unit's models at a target, and the models of the target that are visible, both at once."""
    return _look(battle, unit, target).seen()


class SightLine(Struct, frozen=True):
    """A line of sight, and what blocks it: a unit by its number, or a kind of ground."""

    ax: int
    ay: int
    bx: int
    by: int
    blocked: Blocked[int | str] | None


def lines(battle: Battle, unit: UnitId, target: UnitId) -> tuple[SightLine, ...]:
    """For each model the line to the nearest enemy it sees; where it sees none, the line to the nearest of all."""
    look = _look(battle, unit, target)
    search = _Search(look)
    found: list[SightLine] = []
    if not look.theirs.places:
        return ()
    for i, (ax, ay) in enumerate(look.mine.pairs):
        nearest = sorted([((u - ax) ** 2 + (v - ay) ** 2, j) for j, (u, v) in enumerate(look.theirs.pairs)])
        seen = next((j for _, j in nearest if search.is_clear(i, j)), nearest[0][1])
        drawn = _drawn(battle, unit, target, i, seen)
        found.append(next((line for line in drawn if line.blocked is None), drawn[0]))
    return tuple(found)


def refuse_sight(battle: Battle, unit: UnitId, target: UnitId) -> Refusal:
    """Why a unit sees nothing of another: what blocks the best line between their nearest models, and by how much."""
    _, i, j = nearest_pair(battle.units[unit].footprint.places, battle.units[target].footprint.places)
    blocked = min([line.blocked for line in _drawn(battle, unit, target, i, j) if line.blocked], key=lambda at: at.by)
    by = Length(blocked.by)
    if isinstance(blocked.tag, str):
        return Refusal("celtos.los.terrain", {"what": blocked.tag, "by": by}, "refused-blocked")
    return Refusal("celtos.los.models", {"unit": blocked.tag, "by": by}, "refused-blocked-by")


def _drawn(battle: Battle, unit: UnitId, target: UnitId, i: int, j: int) -> list[SightLine]:
    """The three lines from a model to a base of the target, each with what blocks it."""
    look = _look(battle, unit, target)
    owners = [id for id in _between(battle, unit, target) for _ in battle.units[id].footprint.pairs]
    kinds = {ground.outline: ground.kind for ground in battle.field.table.terrain}
    bases, walls = look.in_the_way(i, j, owners, target)
    outlines = [(wall[4], kinds[wall[4]], wall[5]) for wall in walls]
    ax, ay = look.mine.pairs[i]
    aims = aim_points(ax, ay, *look.theirs.pairs[j], look.theirs.radius)
    return [SightLine(ax, ay, *aim, sight_line(ax, ay, *aim, bases, outlines)) for aim in aims]


def _look(battle: Battle, unit: UnitId, target: UnitId) -> _Look:
    """A look from one unit to another; it depends on them and on who stands between, and on nobody else."""
    between = tuple([_sized(battle, id) for id in _between(battle, unit, target)])
    return _looked(battle.field, _sized(battle, unit), _sized(battle, target), between)


def _between(battle: Battle, unit: UnitId, target: UnitId) -> list[int]:
    """Who may stand between two units, if anybody blocks sight at all (celtos.los.models)."""
    if battle.edition.sight_models == "none":
        return []
    where = battle.standings
    near = where.near(joint(where[unit].box, where[target].box), 0)
    return [id for id in near if id != unit and id != target]


def _sized(battle: Battle, unit: int) -> Sized:
    now = battle.units[unit]
    return now.footprint, battle.field.kinds[now.kind].sz


class _Look:
    """One unit looking at another: what may stand between them, and what each model sees of each, found out once.

    A look is remembered, and several battles and threads share it. So it does not change once it is made, but for the
    answers it collects in `known` and `closest`: these follow from the rest, and every thread writes the same.
    """

    def __init__(self, field: Field, mine: Sized, theirs: Sized, between: tuple[Sized, ...]) -> None:
        table = field.table
        self.mine, self.theirs = mine[0], theirs[0]
        self.my_hills, self.their_hills = _hills(table, mine[0]), _hills(table, theirs[0])
        if field.edition.sight_models == "size":
            self.my_heights, self.their_heights = _heights(table, mine), _heights(table, theirs)
        else:  # any base that blocks does so however small it is
            self.my_heights, self.their_heights = (0,) * len(mine[0]), (0,) * len(theirs[0])
        self.between = tuple(
            [
                (x, y, stands.radius, height)
                for stands, size in between
                for (x, y), height in zip(stands.pairs, _heights(table, (stands, size)), strict=True)
            ]
        )
        # The bases of the target's own unit, if its front men hide those behind them.
        radius = self.theirs.radius
        hides = field.edition.sight_models == "all" and len(self.theirs) > 1
        self.comrades: tuple[tuple[int, int, int], ...] = (
            tuple([(x, y, radius) for x, y in self.theirs.pairs]) if hides else ()
        )
        wood = field.edition.inch * WOOD_SIGHT
        self.walls = tuple(
            [
                ground.wall(wood if ground.kind == "wood" else 0)
                for ground in table.terrain_near(joint(self.mine.box, self.theirs.box), 0)
                if ground.kind == "wood" or ground.kind in BLOCKS_SIGHT
            ]
        )
        self.known: dict[tuple[int, int], bool] = {}
        self.closest: int | None = None

    def nearest(self) -> int:
        """The squared distance of the closest pair of which one sees the other, or −1."""
        if self.closest is None:
            if self.between or self.walls:  # of the target's own unit nobody hides its nearest model
                pair = self.nearest_pair()
                self.closest = pair[0] if pair else -1
            else:
                self.closest = distance2(self.mine, self.theirs)
        return self.closest

    def nearest_within(self, far: int) -> int:
        """The same, or −1 if it is farther: of models that are farther apart nobody asks whether one sees the other."""
        if self.closest is None and (self.between or self.walls):
            if not (self.mine.places and self.theirs.places):
                return -1
            search, far2 = _Search(self), far * far
            closest = nearest_pair(self.mine.places, self.theirs.places)
            if closest[0] > far2:
                return -1
            if not search.is_clear(closest[1], closest[2]):
                near = [pair for pair in self._pairs() if pair[0] <= far2]
                return next((square for square, i, j in near if search.is_clear(i, j)), -1)
            self.closest = closest[0]
        square = self.nearest()
        return square if square <= far * far else -1

    def nearest_pair(self) -> tuple[int, int, int] | None:
        """The squared distance of that pair, and who they are."""
        if not (self.mine.places and self.theirs.places):
            return None
        search = _Search(self)
        closest = nearest_pair(self.mine.places, self.theirs.places)
        if search.is_clear(closest[1], closest[2]):
            return closest  # so it is most of the time, and the others need not be put in order
        return next((pair for pair in self._pairs() if search.is_clear(pair[1], pair[2])), None)

    def _pairs(self) -> list[tuple[int, int, int]]:
        theirs = list(enumerate(self.theirs.pairs))
        return sorted(
            [
                ((x - u) * (x - u) + (y - v) * (y - v), i, j)
                for i, (x, y) in enumerate(self.mine.pairs)
                for j, (u, v) in theirs
            ]
        )

    def seen(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """For each model the squared distance of the nearest it sees, or −1; and which of theirs are seen."""
        mine, theirs = self.mine.pairs, self.theirs.pairs
        if not (self.between or self.walls or self.comrades) and mine and theirs:
            views = [min([(x - u) * (x - u) + (y - v) * (y - v) for u, v in theirs]) for x, y in mine]
            return tuple(views), tuple(range(len(theirs)))
        search = _Search(self)
        found, seen = [-1] * len(mine), [False] * len(theirs)
        for d2, i, j in self._pairs():
            if (found[i] < 0 or not seen[j]) and search.is_clear(i, j):
                seen[j] = True
                if found[i] < 0:
                    found[i] = d2
        return tuple(found), tuple([j for j, is_seen in enumerate(seen) if is_seen])

    def in_the_way(
        self, i: int, j: int, tags: list[int], target: int
    ) -> tuple[list[tuple[int, int, int, int]], list[Wall]]:
        """The bases that may block a line from a model to a base of the target, with their tags, and the walls."""
        least = max(self.my_heights[i], self.their_heights[j])
        tagged = zip(self.between, tags, strict=True)
        hills = (*self.my_hills[i], *self.their_hills[j])  # who stands on a hill looks over it, and is seen on it
        bases = [(x, y, r, tag) for (x, y, r, height), tag in tagged if height >= least]
        bases += [(x, y, r, target) for x, y, r in self.before(j)]
        return bases, [wall for wall in self.walls if wall[4] not in hills]

    def before(self, j: int) -> tuple[tuple[int, int, int], ...]:
        """The bases of the target's unit that may hide one of its models: all others, or none."""
        return self.comrades and (*self.comrades[:j], *self.comrades[j + 1 :])


class _Search:
    """One search among the lines of a look.

    What was in the way of the last line is probably in the way of the next one, so it is asked first. This order
    changes from line to line: it belongs to the search, and a search belongs to whoever asks.
    """

    __slots__ = ("bases", "by_wall", "look", "walls")

    def __init__(self, look: _Look) -> None:
        self.look = look
        self.bases: dict[int, list[Circle]] = {}  # by the least height that blocks
        self.walls = list(look.walls)
        self.by_wall = False  # whether terrain was in the way of the last line

    def is_clear(self, i: int, j: int) -> bool:
        """Whether one of the three lines from a model to a base is free."""
        known = self.look.known
        if (i, j) not in known:
            known[i, j] = self._is_clear(i, j)
        return known[i, j]

    def _is_clear(self, i: int, j: int) -> bool:
        look = self.look
        (ax, ay), (bx, by), radius = look.mine.pairs[i], look.theirs.pairs[j], look.theirs.radius
        bases = self._at_least(max(look.my_heights[i], look.their_heights[j]))
        hills = (*look.my_hills[i], *look.their_hills[j])
        walls = [wall for wall in self.walls if wall[4] not in hills] if hills else self.walls
        before = look.before(j)
        for px, py in aim_points(ax, ay, bx, by, radius):
            if self.by_wall:
                is_free = self._passes_walls(ax, ay, px, py, walls) and self._passes_bases(ax, ay, px, py, bases)
            else:
                is_free = self._passes_bases(ax, ay, px, py, bases) and self._passes_walls(ax, ay, px, py, walls)
            if is_free and not (before and first_circle(ax, ay, px, py, before) >= 0):
                return True
        return False

    def _passes_bases(self, ax: int, ay: int, bx: int, by: int, bases: list[Circle]) -> bool:
        at = first_circle(ax, ay, bx, by, bases)
        if at < 0:
            return True
        bases.insert(0, bases.pop(at))
        self.by_wall = False
        return False

    def _passes_walls(self, ax: int, ay: int, bx: int, by: int, walls: list[Wall]) -> bool:
        at = first_wall(ax, ay, bx, by, walls)
        if at < 0:
            return True
        walls.insert(0, walls.pop(at))
        self.by_wall = True
        return False

    def _at_least(self, height: int) -> list[Circle]:
        """The bases between that are tall enough to block (celtos.los.models)."""
        if height not in self.bases:
            self.bases[height] = [base for base in self.look.between if base[3] >= height]
        return self.bases[height]


_looked = lru_cache(maxsize=8192)(_Look)


@lru_cache(maxsize=8192)
def _hills(table: Table, stands: Footprint) -> tuple[tuple[Outline, ...], ...]:
    """The outlines of the hills that each model stands on."""
    hills = [ground.outline for ground in table.terrain_near(stands.box, 0) if ground.kind == "hill"]
    return tuple([tuple([hill for hill in hills if is_point_in_polygon(x, y, hill)]) for x, y in stands.pairs])


def _heights(table: Table, unit: Sized) -> tuple[int, ...]:
    """The size of each model, and more if it stands on a hill."""
    stands, size = unit
    return tuple([size + HILL_SIZE if hills else size for hills in _hills(table, stands)])
