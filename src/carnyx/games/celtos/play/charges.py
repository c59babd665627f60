"""Charges: which models can reach a foe, and the way each of them takes (celtos.cc.assault, celtos.cc.declare)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from heapq import heapify, heappop, heappush
from math import isqrt

from carnyx.core.footprint import contacts, gap_between, is_gap_at_most
from carnyx.core.kernel import Outline, are_boxes_apart, is_segment_near_polygon, root_up
from carnyx.core.length import CONTACT, Length, Point, apart2, is_within, leg
from carnyx.core.rule import Reckoned, Refusal
from carnyx.core.ways import Keep, shortest, way_length
from carnyx.games.celtos.play.battle import Battle, UnitId, by_places, enemies_near, touching
from carnyx.games.celtos.play.movement import Way, Ways, cost, ends
from carnyx.games.celtos.rules.ground import IMPASSABLE

# Twelve directions round a base, in millionths: a spot is where a model would stand to touch it.
_ROUND = (
    (1_000_000, 0),
    (866_025, 500_000),
    (500_000, 866_025),
    (0, 1_000_000),
    (-500_000, 866_025),
    (-866_025, 500_000),
    (-1_000_000, 0),
    (-866_025, -500_000),
    (-500_000, -866_025),
    (0, -1_000_000),
    (500_000, -866_025),
    (866_025, -500_000),
)
_SNUG = 3  # ticks between two bases in contact: rounding never makes them overlap, nor parts them


def spots(x: int, y: int, together: int) -> Iterator[Point]:
    """The twelve spots round a base where a model touches it."""
    far = together + _SNUG
    return (Point(x + far * dx // 1_000_000, y + far * dy // 1_000_000) for dx, dy in _ROUND)


def _straight(start: Point, x: int, y: int, together: int) -> Point:
    """The spot straight ahead: where a model first touches a base on the way to its centre."""
    dx, dy = start.x - x, start.y - y
    far = root_up(dx * dx + dy * dy) or 1
    farthest = together + CONTACT
    places = (Point(x + dx * touch // far, y + dy * touch // far) for touch in range(farthest, together, -1))
    return next(place for place in places if is_within(place, Point(x, y), farthest))


class Melee:
    """The press round some enemies: who stands where while models are brought into contact one by one."""

    def __init__(self, battle: Battle, unit: UnitId, foes: Iterable[UnitId], reach: int) -> None:
        self.battle, self.unit, self.reach = battle, unit, reach
        self.footprint = battle.units[unit].footprint
        self.radius = self.footprint.radius
        self.places = [self.footprint.point(model) for model in range(len(self.footprint))]
        self.foes = tuple(foes)
        self._bases = [
            (x, y, battle.units[foe].footprint.radius)
            for foe in self.foes
            for x, y in battle.units[foe].footprint.pairs
        ]
        owners, engaged = battle.field.owners, touching(battle, unit)
        # An engaged unit brings models only against units it already touches (celtos.cc.declare): it keeps off others.
        self._others = [
            (battle.units[id].footprint, CONTACT + 1 if engaged and self._is_barred(id, owners) else 0)
            for id in battle.standings.near(self.footprint.box, reach + 2 * CONTACT)
            if id != unit
        ]
        # Whom another enemy holds stays with him: closing up leads nobody out of contact (celtos.cc.lock).
        self._held = {
            model
            for other in engaged
            if other not in self.foes
            for model, _ in contacts(self.footprint, battle.units[other].footprint)
        }
        table = battle.field.table
        self._bounds = (self.radius, self.radius, table.width - self.radius, table.depth - self.radius)
        self._about: dict[int, tuple[tuple[Keep, ...], tuple[Outline, ...]]] = {}

    def _is_barred(self, other: int, owners: tuple[int, ...]) -> bool:
        return owners[other] != owners[self.unit] and other not in self.foes

    def _within(self, far: int) -> tuple[tuple[Keep, ...], tuple[Outline, ...]]:
        """The enemies' bases and the walls that a way of so many ticks can meet."""
        if far not in self._about:
            battle, bounds = self.battle, self.footprint.box
            enemies = [battle.units[id].footprint for id in enemies_near(battle, self.unit, bounds, far)]
            discs = tuple((x, y, self.radius + enemy.radius) for enemy in enemies for x, y in enemy.pairs)
            grounds = battle.field.table.terrain_near(bounds, far)
            self._about[far] = discs, tuple(ground.outline for ground in grounds if ground.kind in IMPASSABLE)
        return self._about[far]

    def waiting(self) -> list[int]:
        """The models that touch no enemy at all, and may be brought."""
        return [m for m in range(len(self.places)) if m not in self._held and not self.is_in_contact(m)]

    def is_in_contact(self, model: int) -> bool:
        """Whether a model touches one of the foes where it stands now."""
        at = self.places[model]
        return any((at.x - x) ** 2 + (at.y - y) ** 2 <= (self.radius + r + CONTACT) ** 2 for x, y, r in self._bases)

    def way(self, model: int) -> Way | None:
        """The shortest way by which a model, from where it began, reaches a free spot round a foe."""
        start = self.footprint.point(model)
        best: Way | None = None
        least = self.reach + 1
        for far2, spot in self._spots(start):
            if far2 >= least * least:
                break  # not even a straight line there is shorter
            if not self.is_free(model, spot):
                continue
            found = self._shortest(start, spot, self.reach)
            if found is None or cost(self.battle, start, found) > self.reach:
                continue
            length = way_length(start.x, start.y, found)
            if length < least:
                best, least = found, length
        return best

    def _spots(self, start: Point) -> Iterator[tuple[int, Point]]:
        """The spots round all foes within reach, the nearest first, each with its squared distance."""
        # Most models take one of the first, so the spots round a base are only worked out when they may be next: no
        # spot is nearer than the rim they lie on, less what rounding them to a tick may bring.
        within: list[tuple[int, bool, Point, int]] = []
        for x, y, r in self._bases:
            far2, together = (start.x - x) ** 2 + (start.y - y) ** 2, self.radius + r
            if far2 <= (self.reach + together + CONTACT) ** 2:
                rim = max(isqrt(far2) - together - CONTACT - _SNUG, 0)
                within.append((rim * rim, False, Point(x, y), together))
        heapify(within)
        while within:
            far2, is_spot, at, together = heappop(within)
            if is_spot:
                yield far2, at
                continue
            for spot in (*spots(at.x, at.y, together), _straight(start, at.x, at.y, together)):
                heappush(within, (apart2(start, spot), True, spot, 0))

    def _shortest(self, start: Point, end: Point, limit: int) -> Way | None:
        """The shortest free way between two places: through friends, round enemies and walls."""
        enemies, walls = self._within(self.reach + limit)  # a way may go on from where a model has ended
        return shortest(start.x, start.y, end.x, end.y, self.radius, enemies, walls, limit, self._bounds)

    def shortcut(self, model: int, way: Way) -> Way | None:
        """A shorter free way to where this one ends, if there is one."""
        if len(way) < 2:
            return None
        start = self.footprint.point(model)
        found = self._shortest(start, way[-1], self.reach)
        is_shorter = found is not None and way_length(start.x, start.y, found) < way_length(start.x, start.y, way)
        return found if is_shorter else None

    def is_astray(self, model: int, way: Way) -> bool:
        """Whether a way ends neither in contact with a foe nor on the shortest way to one."""
        if not way or self.is_in_contact(model):
            return False
        start, end = self.footprint.point(model), way[-1]
        gone = way_length(start.x, start.y, way)
        for x, y, r in self._bases:
            goal = _straight(start, x, y, self.radius + r)
            limit = 2 * leg(start, goal) + self.reach  # who cannot come there so has no way that is worth the name
            whole, rest = self._shortest(start, goal, limit), self._shortest(end, goal, limit)
            if whole is None or rest is None:
                continue
            wasted = gone + way_length(end.x, end.y, rest) - way_length(start.x, start.y, whole)
            if wasted <= CONTACT:  # a millimetre is as near as bases are set down
                return False
        return True

    def is_free(self, model: int, spot: Point) -> bool:
        """Whether a base fits there, the others standing where they stand now."""
        r = self.radius
        width, depth = self.battle.field.table.width, self.battle.field.table.depth
        if not (r <= spot.x <= width - r and r <= spot.y <= depth - r):
            return False
        for other, place in enumerate(self.places):
            if other != model and apart2(place, spot) < 4 * r * r:
                return False
        here = (spot.x - r, spot.y - r, spot.x + r, spot.y + r)
        for footprint, off in self._others:
            if are_boxes_apart(here, footprint.box, off):
                continue
            together = r + footprint.radius + off
            if any((x - spot.x) ** 2 + (y - spot.y) ** 2 < together * together for x, y in footprint.pairs):
                return False
        _, walls = self._within(2 * self.reach)
        return not any(is_segment_near_polygon(spot.x, spot.y, spot.x, spot.y, wall, r) for wall in walls)


def plan(battle: Battle, unit: UnitId, foes: Iterable[UnitId], reach: int) -> Ways:
    """The ways that bring as many models into contact as can be; the others stay."""
    return _plan(battle, unit, tuple(foes), reach)


@by_places
def _plan(battle: Battle, unit: UnitId, foes: tuple[UnitId, ...], reach: int) -> Ways:
    press = Melee(battle, unit, foes, reach)
    ways: list[Way] = [()] * len(press.places)
    waiting = press.waiting()
    brought = True
    while brought:
        brought = False
        for model in sorted(waiting, key=lambda model: _to_foes(press, model)):
            way = press.way(model)
            if way is not None:
                ways[model] = way
                press.places[model] = way[-1]
                waiting.remove(model)
                brought = True
    return tuple(ways)


def _to_foes(press: Melee, model: int) -> int:
    at = press.footprint.point(model)
    return min((at.x - x) ** 2 + (at.y - y) ** 2 for x, y, _ in press._bases)


def closed(battle: Battle, unit: UnitId, foes: Iterable[UnitId], reach: int, ways: Ways) -> Melee:
    """The press once the models have gone these ways."""
    press = Melee(battle, unit, foes, reach)
    after = ends(press.footprint, ways)
    press.places = [after.point(model) for model in range(len(after))]
    return press


def refuse_crooked(press: Melee, ways: Ways) -> Refusal | None:
    """Why models may not close in by these ways: each goes straight at the target, by its shortest free way."""
    for model, way in enumerate(ways):
        if shorter := press.shortcut(model, way):
            start = press.footprint.point(model)
            gone, least = (Length(way_length(start.x, start.y, each)) for each in (way, shorter))
            return Refusal("celtos.cc.declare", {"model": model + 1, "gone": gone, "least": least}, "refused-detour")
        if press.is_astray(model, way):
            return Refusal("celtos.cc.assault", {"model": model + 1}, "refused-astray")
    return None


def left_out(press: Melee) -> int | None:
    """A model without contact that could still reach a free spot, the others standing where they are now."""
    models = range(len(press.places))
    return next((each for each in models if not press.is_in_contact(each) and press.way(each) is not None), None)


def foes_of(battle: Battle, unit: UnitId, target: UnitId) -> tuple[UnitId, ...]:
    """The enemies an assault brings models against: the target, or for an engaged unit all that it touches."""
    return touching(battle, unit) or (target,)


def refuse_charge(battle: Battle, unit: UnitId, target: UnitId | None) -> Refusal | None:
    """Why a unit may not assault a target (celtos.cc.declare)."""
    if target is None or not battle.is_enemy(unit, target):
        return Refusal("celtos.cc.declare", {}, "refused-no-target")
    touched = touching(battle, unit)
    if touched:
        if target in touched:
            return None
        return Refusal("celtos.cc.declare", {"unit": touched[0]}, "refused-engaged-elsewhere")
    reach = battle.move_of(unit)
    mine, theirs = battle.units[unit].footprint, battle.units[target].footprint
    if not is_gap_at_most(mine, theirs, reach + CONTACT):
        far = Reckoned(lambda: {"apart": Length(gap_between(mine, theirs)), "far": Length(reach)})
        return Refusal("celtos.cc.declare", far, "refused-far")
    return (
        None
        if _has_way(battle, unit, target)
        else Refusal("celtos.cc.declare", {"far": Length(reach)}, "refused-no-way")
    )


@by_places
def _has_way(battle: Battle, unit: UnitId, target: UnitId) -> bool:
    """Whether any model of a unit that touches nobody can come into contact with a target."""
    press = Melee(battle, unit, (target,), battle.move_of(unit))
    models = sorted(range(len(press.places)), key=lambda model: _to_foes(press, model))
    return any(press.way(model) is not None for model in models)
