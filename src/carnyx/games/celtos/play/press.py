"""The press round some enemies: which models can come into contact with them, and by which ways.

A model touches an enemy on one of twelve spots round his base, or straight ahead. It goes round enemies and walls, and
through its friends.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from heapq import heapify, heappop, heappush
from itertools import chain, islice
from math import isqrt

from carnyx.core.chains import groups
from carnyx.core.footprint import contacts
from carnyx.core.kernel import Outline, are_boxes_apart, is_segment_near_polygon, root_up
from carnyx.core.length import CONTACT, Point, apart2, is_within, leg
from carnyx.core.ways import Keep, is_clear, shortest, way_length
from carnyx.games.celtos.play.battle import Battle, UnitId, enemies_near, touching
from carnyx.games.celtos.play.movement import Way, cost
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


def shoulders(at: Point, together: int, beside: Sequence[Point], apart: int) -> Iterator[Point]:
    """The spots where a model touches a base and stands shoulder to shoulder with a friend on one of these places."""
    for friend in beside:
        dx, dy = friend.x - at.x, friend.y - at.y
        square = dx * dx + dy * dy
        if not 0 < square <= (together + apart) ** 2:
            continue
        along = square + together * together - apart * apart  # twice the share of the line to the friend, times square
        across2 = 4 * square * together * together - along * along
        if across2 < 0:
            continue
        across = isqrt(across2)
        for side in (across, -across):
            x, y = dx * along - dy * side, dy * along + dx * side
            yield Point(at.x + x // (2 * square), at.y + y // (2 * square))


def _straight(start: Point, x: int, y: int, together: int) -> Point:
    """The spot straight ahead: where a model first touches a base on the way to its centre."""
    dx, dy = start.x - x, start.y - y
    far = root_up(dx * dx + dy * dy) or 1
    farthest = together + CONTACT
    places = (Point(x + dx * touch // far, y + dy * touch // far) for touch in range(farthest, together, -1))
    return next(place for place in places if is_within(place, Point(x, y), farthest))


class Melee:
    """The press round some enemies: who stands where while models are brought into contact one by one.

    Aloof: those who are placed now touch no enemy at all.
    """

    def __init__(
        self, battle: Battle, unit: UnitId, foes: Iterable[UnitId], reach: int, *, aloof: bool = False
    ) -> None:
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
        barred = {id for id in range(len(owners)) if owners[id] != owners[unit] and (aloof or id not in self.foes)}
        off = CONTACT + 1 if engaged or aloof else 0
        self._others = [
            (battle.units[id].footprint, off if id in barred else 0)
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

    def _within(self, far: int) -> tuple[tuple[Keep, ...], tuple[Outline, ...]]:
        """The enemies' bases and the walls that a way of so many ticks can meet."""
        far = -(-far // self.reach) * self.reach  # so that many ways ask for the same
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

    def to_foes(self, model: int) -> int:
        """The squared distance of the place where a model began from the nearest foe."""
        return self.apart2(self.footprint.point(model))

    def is_in_contact(self, model: int) -> bool:
        """Whether a model touches one of the foes where it stands now."""
        at = self.places[model]
        return any((at.x - x) ** 2 + (at.y - y) ** 2 <= (self.radius + r + CONTACT) ** 2 for x, y, r in self._bases)

    def way(self, model: int, beside: Sequence[Point] = ()) -> Way | None:
        """The shortest way by which a model, from where it began, reaches a free spot round a foe.

        Beside: only spots that are in coherency with one of these places count, shoulder to shoulder with it too.
        """
        apart = 2 * self.radius + self.battle.coherency(self.unit)
        start = self.footprint.point(model)
        best: Way | None = None
        least = self.reach + 1
        for far2, spot in self._spots(start, beside):
            if far2 >= least * least:
                break  # not even a straight line there is shorter
            if beside and not any(is_within(spot, place, apart) for place in beside):
                continue
            if not self.is_free(model, spot):
                continue
            found = self.shortest(start, spot, self.reach)
            if found is None or cost(self.battle, start, found) > self.reach:
                continue
            length = way_length(start.x, start.y, found)
            if length < least:
                best, least = found, length
        return best

    def _spots(self, start: Point, beside: Sequence[Point]) -> Iterator[tuple[int, Point]]:
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
            close = shoulders(at, together + _SNUG, beside, 2 * self.radius + _SNUG)
            for spot in (*spots(at.x, at.y, together), _straight(start, at.x, at.y, together), *close):
                heappush(within, (apart2(start, spot), True, spot, 0))

    def shortest(self, start: Point, end: Point, limit: int) -> Way | None:
        """The shortest free way between two places: through friends, round enemies and walls."""
        enemies, walls = self._within(self.reach + limit)  # a way may go on from where a model has ended
        return shortest(start.x, start.y, end.x, end.y, self.radius, enemies, walls, limit, self._bounds)

    def shortcut(self, model: int, way: Way) -> Way | None:
        """A shorter free way to where this one ends, if there is one."""
        if len(way) < 2:
            return None
        start = self.footprint.point(model)
        found = self.shortest(start, way[-1], self.reach)
        is_shorter = found is not None and way_length(start.x, start.y, found) < way_length(start.x, start.y, way)
        return found if is_shorter else None

    def is_astray(self, model: int, way: Way) -> bool:
        """Whether a way ends neither in contact with a foe nor on the shortest way to one."""
        if not way or self.is_in_contact(model):
            return False
        tracks = chain(self.straight_tracks(model), self.crooked_tracks(model))
        return not any(self.is_on(track, model, way) for track in tracks)

    def is_on(self, track: Way, model: int, way: Way) -> bool:
        """Whether a way leads along a track, and a shortest way leads on from where it ends."""
        start, end = self.footprint.point(model), way[-1]
        rest = self.shortest(end, track[-1], self._limit(start, track[-1]))
        if rest is None:
            return False
        gone = way_length(start.x, start.y, way) + way_length(end.x, end.y, rest)
        return gone - way_length(start.x, start.y, track) <= CONTACT  # a millimetre is as near as bases are set down

    def straight_tracks(self, model: int) -> Iterator[Way]:
        """The straight ways at the foes, the nearest first, whichever friend stands there."""
        start = self.footprint.point(model)
        for base in self._nearest_bases(start):
            goal = self._ahead(start, base)
            if self._is_clear(start, goal):
                yield (goal,)

    def crooked_tracks(self, model: int) -> Iterator[Way]:
        """The shortest ways to the foes behind a wall or another enemy, the nearest first."""
        start = self.footprint.point(model)
        for base in self._nearest_bases(start):
            goal = self._ahead(start, base)
            if self._is_clear(start, goal):
                continue
            # Where an enemy or a wall leaves no room straight ahead, he goes for the nearest spot with room.
            aside = sorted(spots(base[0], base[1], self.radius + base[2]), key=lambda spot: apart2(start, spot))
            for spot in islice((each for each in (goal, *aside) if self._has_room(start, each)), 1):
                way = self.shortest(start, spot, self._limit(start, spot))
                if way is not None:
                    yield way

    def _nearest_bases(self, start: Point) -> list[Keep]:
        return sorted(self._bases, key=lambda base: (start.x - base[0]) ** 2 + (start.y - base[1]) ** 2)

    def _ahead(self, start: Point, base: Keep) -> Point:
        return _straight(start, base[0], base[1], self.radius + base[2])

    def _is_clear(self, start: Point, end: Point) -> bool:
        """Whether no enemy and no wall stands on the straight way between two places."""
        enemies, walls = self._within(leg(start, end))
        return is_clear(start.x, start.y, end.x, end.y, self.radius, enemies, walls)

    def _has_room(self, start: Point, spot: Point) -> bool:
        """Whether neither an enemy nor a wall nor the edge keeps a base that comes from there off a spot."""
        enemies, walls = self._within(leg(start, spot))
        west, south, east, north = self._bounds
        is_on_table = west <= spot.x <= east and south <= spot.y <= north
        return is_on_table and is_clear(spot.x, spot.y, spot.x, spot.y, self.radius, enemies, walls)

    def _limit(self, start: Point, goal: Point) -> int:
        """How long a way may be: who cannot come there so has no way that is worth the name."""
        return 2 * leg(start, goal) + self.reach

    def standing(self, model: int) -> Iterator[Keep]:
        """The bases that one of the models must not end on, and how near its centre may come to theirs."""
        for other, place in enumerate(self.places):
            if other != model:
                yield place.x, place.y, 2 * self.radius
        for footprint, off in self._others:
            for x, y in footprint.pairs:
                yield x, y, self.radius + footprint.radius + off

    def parts(self, places: Iterable[Point]) -> int:
        """How many parts the unit falls into that has models at these places (celtos.coherency)."""
        flat = tuple([number for at in places for number in (at.x, at.y)])
        return len(groups(flat, self.radius, self.battle.coherency(self.unit)))

    def apart2(self, at: Point) -> int:
        """The squared distance of a place from the nearest foe."""
        return min((at.x - x) ** 2 + (at.y - y) ** 2 for x, y, _ in self._bases)

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
