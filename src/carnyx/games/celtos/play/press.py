"""The press round some enemies: which models can come into contact with them, and by which ways.

A model touches an enemy on one of twelve spots round his base, or straight ahead. It goes round enemies and walls, and
through its friends.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from copy import copy
from functools import lru_cache
from heapq import heapify, heappop, heappush
from itertools import chain, islice
from math import isqrt

from carnyx.core.chains import groups
from carnyx.core.footprint import Footprint, contacts
from carnyx.core.ground import Terrain
from carnyx.core.kept import kept
from carnyx.core.kernel import root_up
from carnyx.core.length import CONTACT, Point, apart2, leg
from carnyx.core.standings import Standings
from carnyx.core.turns import Keep
from carnyx.core.ways import Obstacles, way_length
from carnyx.games.celtos.play.battle import Battle, Field, UnitId, touching
from carnyx.games.celtos.play.movement import Way, cost_over
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
_MOST_KNOWN = 8  # positions whose ways are remembered: a charge and the round after it ask for the same
_SNUG = 3  # ticks between two bases in contact: rounding never makes them overlap, nor parts them


def spots(x: int, y: int, together: int) -> list[Point]:
    """The twelve spots round a base where a model touches it."""
    far = together + _SNUG
    return [Point(x + far * dx // 1_000_000, y + far * dy // 1_000_000) for dx, dy in _ROUND]


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
    touch = farthest = together + CONTACT
    u, v = dx * touch // far, dy * touch // far
    while u * u + v * v > farthest * farthest:  # rounding may bring it a tick too far out
        touch -= 1
        u, v = dx * touch // far, dy * touch // far
    return Point(x + u, y + v)


def _is_any_within(at: Point, places: Sequence[Point], reach: int) -> bool:
    """Whether one of some places is no farther away than so many ticks."""
    x, y = at.x, at.y
    for place in places:
        dx, dy = place.x - x, place.y - y
        if -reach <= dx <= reach and dx * dx + dy * dy <= reach * reach:
            return True
    return False


@lru_cache(_MOST_KNOWN)
def _among(field: Field, standings: Standings[Footprint], player: int, radius: int) -> Obstacles:
    """What the bases of a player's units keep away from: enemies, walls and the edge, the same for all his models."""
    enemies = [body for owner, body in zip(field.owners, standings.bodies, strict=True) if owner != player]
    discs = tuple([(x, y, radius + enemy.radius) for enemy in enemies for x, y in enemy.pairs])
    walls = tuple([ground.outline for ground in field.table.terrain if ground.kind in IMPASSABLE])
    return Obstacles(radius, discs, walls, (radius, radius, field.table.width - radius, field.table.depth - radius))


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
        self.places = [Point(x, y) for x, y in self.footprint.pairs]
        self.foes = tuple(foes)
        self._bases = [
            (x, y, battle.units[foe].footprint.radius)
            for foe in self.foes
            for x, y in battle.units[foe].footprint.pairs
        ]
        self._aloof, self._engaged = aloof, touching(battle, unit)
        self._among = _among(battle.field, battle.standings, battle.field.owners[unit], self.radius)
        self._room: dict[Point, bool] = {}
        self._spots_round: dict[tuple[int, int, int], tuple[Point, ...]] = {}

    @kept
    def _keeps(self) -> tuple[Keep, ...]:
        """The bases of other units that a model must not end on, and how near its centre may come to theirs."""
        battle, owners, foes = self.battle, self.battle.field.owners, self.foes
        # An engaged unit brings models only against units it already touches (celtos.cc.declare): it keeps off others.
        off = CONTACT + 1 if self._engaged or self._aloof else 0
        keeps: list[Keep] = []
        for id in battle.standings.near(self.footprint.box, self.reach + 2 * CONTACT):
            if id != self.unit:
                other = battle.standings[id]
                is_barred = owners[id] != owners[self.unit] and (self._aloof or id not in foes)
                keep = self.radius + other.radius + (off if is_barred else 0)
                keeps += [(x, y, keep) for x, y in other.pairs]
        return tuple(keeps)

    @kept
    def _keeps_from_west(self) -> tuple[tuple[int, ...], tuple[Keep, ...], int]:
        """Where these bases stand from west to east, the bases in that order, and the largest distance to keep."""
        keeps = tuple(sorted(self._keeps))
        return tuple([keep[0] for keep in keeps]), keeps, max([keep[2] for keep in keeps], default=0)

    @kept
    def _held(self) -> frozenset[int]:
        """Whom another enemy holds stays with him: closing up leads nobody out of contact (celtos.cc.lock)."""
        units = self.battle.units
        others = [units[other].footprint for other in self._engaged if other not in self.foes]
        return frozenset([model for other in others for model, _ in contacts(self.footprint, other)])

    @kept
    def _grounds(self) -> tuple[Terrain, ...]:
        """The terrain that a way within reach may lead over."""
        return tuple(self.battle.field.table.terrain_near(self.footprint.box, self.reach))

    def afresh(self) -> Melee:
        """The same press with everybody where he began; what is known about the ground stays known."""
        again = copy(self)
        again.places = [self.footprint.point(model) for model in range(len(self.footprint))]
        return again

    def cost(self, start: Point, way: Way) -> int:
        """What a way costs that is no longer than the reach."""
        return cost_over(self.battle, start, way, self._grounds)

    def waiting(self) -> list[int]:
        """The models that touch no enemy at all, and may be brought."""
        return [m for m in range(len(self.places)) if m not in self._held and not self.is_in_contact(m)]

    def to_foes(self, model: int) -> int:
        """The squared distance of the place where a model began from the nearest foe."""
        return self.apart2(self.footprint.point(model))

    def is_in_contact(self, model: int) -> bool:
        """Whether a model touches one of the foes where it stands now."""
        at = self.places[model]
        mx, my, touch = at.x, at.y, self.radius + CONTACT
        for x, y, r in self._bases:
            dx, dy, near = mx - x, my - y, touch + r
            if -near <= dx <= near and dx * dx + dy * dy <= near * near:
                return True
        return False

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
            if beside and not _is_any_within(spot, beside, apart):
                continue
            if not self.is_free(model, spot):
                continue
            found = self.shortest(start, spot, self.reach)
            if found is None or self.cost(start, found) > self.reach:
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
        here_x, here_y = start.x, start.y
        for x, y, r in self._bases:
            dx, dy, together = here_x - x, here_y - y, self.radius + r
            far2, farthest = dx * dx + dy * dy, self.reach + together + CONTACT
            if far2 <= farthest * farthest:
                rim = max(isqrt(far2) - together - CONTACT - _SNUG, 0)
                within.append((rim * rim, False, Point(x, y), together))
        heapify(within)
        while within:
            far2, is_spot, at, together = heappop(within)
            if is_spot:
                yield far2, at
                continue
            close = shoulders(at, together + _SNUG, beside, 2 * self.radius + _SNUG) if beside else ()
            for spot in (*self._round(at.x, at.y, together), _straight(start, at.x, at.y, together), *close):
                dx, dy = here_x - spot.x, here_y - spot.y
                heappush(within, (dx * dx + dy * dy, True, spot, 0))

    def _round(self, x: int, y: int, together: int) -> tuple[Point, ...]:
        """Those of the twelve spots round a foe where there is room, whoever of the own unit stands there."""
        base = (x, y, together)
        if base not in self._spots_round:
            far = together + _SNUG
            near = [
                (u, v, keep)
                for u, v, keep in self._keeps
                if -keep - far < u - x < keep + far and -keep - far < v - y < keep + far
            ]
            self._spots_round[base] = tuple([spot for spot in spots(*base) if self._has_nobody(spot, near)])
        return self._spots_round[base]

    def shortest(self, start: Point, end: Point, limit: int) -> Way | None:
        """The shortest free way between two places: through friends, round enemies and walls."""
        return self._among.shortest(start.x, start.y, end.x, end.y, limit)

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
        for _, goal in self._nearest_bases(start):
            if self.is_clear(start, goal):
                yield (goal,)

    def crooked_tracks(self, model: int) -> Iterator[Way]:
        """The shortest ways to the foes behind a wall or another enemy, the nearest first."""
        start = self.footprint.point(model)
        for base, goal in self._nearest_bases(start):
            if self.is_clear(start, goal):
                continue
            # Where an enemy or a wall leaves no room straight ahead, he goes for the nearest spot with room.
            aside = sorted(spots(base[0], base[1], self.radius + base[2]), key=lambda spot: apart2(start, spot))
            for spot in islice((each for each in (goal, *aside) if self._has_room(each)), 1):
                way = self.shortest(start, spot, self._limit(start, spot))
                if way is not None:
                    yield way

    def _nearest_bases(self, start: Point) -> Iterator[tuple[Keep, Point]]:
        """The bases of the foes, the nearest first, each with the spot straight ahead."""
        x, y = start.x, start.y
        far = [((x - u) * (x - u) + (y - v) * (y - v), i) for i, (u, v, _) in enumerate(self._bases)]
        for _, i in sorted(far):
            u, v, r = self._bases[i]
            yield self._bases[i], _straight(start, u, v, self.radius + r)

    def is_clear(self, start: Point, end: Point) -> bool:
        """Whether no enemy and no wall stands on the straight way between two places."""
        return not self._among.blockers(start.x, start.y, end.x, end.y)

    def _has_room(self, spot: Point) -> bool:
        """Whether neither an enemy nor a wall nor the edge keeps a base off a spot."""
        among = self._among
        return among.is_inside(spot.x, spot.y) and not among.blockers(spot.x, spot.y, spot.x, spot.y)

    def _limit(self, start: Point, goal: Point) -> int:
        """How long a way may be: who cannot come there so has no way that is worth the name."""
        return 2 * leg(start, goal) + self.reach

    def standing(self, model: int) -> list[Keep]:
        """The bases that one of the models must not end on, and how near its centre may come to theirs."""
        across = 2 * self.radius
        return [*[(at.x, at.y, across) for other, at in enumerate(self.places) if other != model], *self._keeps]

    def parts(self, places: Iterable[Point]) -> int:
        """How many parts the unit falls into that has models at these places (celtos.coherency)."""
        return len(self._groups(places))

    def chains(self, places: Sequence[Point]) -> list[list[Point]]:
        """The places of each of these parts."""
        return [[places[i] for i in group] for group in self._groups(places)]

    def _groups(self, places: Iterable[Point]) -> tuple[tuple[int, ...], ...]:
        flat = tuple([number for at in places for number in (at.x, at.y)])
        return groups(flat, self.radius, self.battle.coherency(self.unit))

    def apart2(self, at: Point) -> int:
        """The squared distance of a place from the nearest foe."""
        mx, my = at.x, at.y
        return min([(mx - x) * (mx - x) + (my - y) * (my - y) for x, y, _ in self._bases])

    def is_nearer(self, at: Point, far: int) -> bool:
        """Whether a place is less than so many ticks away from some foe."""
        if far <= 0:
            return False
        x, y, far2 = at.x, at.y, far * far
        for u, v, _ in self._bases:
            dx, dy = x - u, y - v
            if -far < dx < far and dx * dx + dy * dy < far2:
                return True
        return False

    def is_free(self, model: int, spot: Point) -> bool:
        """Whether a base fits there, the others standing where they stand now."""
        if not self._is_room(spot):
            return False
        x, y, across = spot.x, spot.y, 2 * self.radius
        for other, place in enumerate(self.places):
            dx = place.x - x
            if -across < dx < across:
                dy = place.y - y
                if dx * dx + dy * dy < across * across and other != model:
                    return False
        return True

    def _is_room(self, spot: Point) -> bool:
        """Whether neither another unit nor a wall nor the edge keeps a base off a spot."""
        known = self._room.get(spot)
        if known is None:
            wests, keeps, widest = self._keeps_from_west
            beside = keeps[bisect_right(wests, spot.x - widest) : bisect_left(wests, spot.x + widest)]
            known = self._room[spot] = self._has_nobody(spot, beside)
        return known

    def _has_nobody(self, spot: Point, keeps: Sequence[Keep]) -> bool:
        """The same, if no other bases than these can be too near."""
        x, y = spot.x, spot.y
        if not self._among.is_inside(x, y):
            return False
        for u, v, keep in keeps:
            dx, dy = u - x, v - y
            if -keep < dx < keep and dx * dx + dy * dy < keep * keep:
                return False
        return not self._among.is_in_wall(x, y)
