"""Followers: who finds no place in contact comes along behind the others, so that a charge leaves nobody standing.

The plan of an assault first brings as many models into contact as it can. Everybody else goes straight at an enemy too,
as near as he gets; where that would tear the unit apart, some stop where it holds together.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from copy import copy
from math import isqrt
from typing import TypeAlias

from carnyx.core.length import CONTACT, Point, is_within, leg
from carnyx.core.turns import Keep
from carnyx.games.celtos.play.battle import Battle, UnitId, by_places, touching
from carnyx.games.celtos.play.charges import brought, closed, left_out
from carnyx.games.celtos.play.movement import Way, Ways
from carnyx.games.celtos.play.press import Melee

# Where bases stand from west to east, the bases in that order, and the largest distance to keep from one of them.
_Standing: TypeAlias = tuple[list[int], list[Keep], int]

_ROUNDING = 2  # ticks by which a place along a way may be off it
_GRAZING = 8  # ticks that a follower stops short, if need be, so as not to graze what he passes
_COMPARED = 3  # enemies whom a follower compares before he goes at the one who lets him come nearest


def plan(battle: Battle, unit: UnitId, foes: Iterable[UnitId], reach: int) -> Ways:
    """The ways of an assault: into contact who can, and the others behind them."""
    return _plan(battle, unit, tuple(foes), reach)


@by_places
def _plan(battle: Battle, unit: UnitId, foes: tuple[UnitId, ...], reach: int) -> Ways:
    ways = brought(battle, unit, foes, reach)
    behind = _Behind(Melee(battle, unit, foes, reach, aloof=True), ways)
    behind.close_up()
    if not behind.waiting:
        return tuple(behind.ways)
    if behind.parts() > 1:
        chain = behind.afresh(ways)
        chain.join()
        if chain.parts() > 1:
            chain.close_up()
        behind = min(behind, chain, key=_Behind.parts)
    return _filled(behind)


def _filled(behind: _Behind) -> Ways:
    """Their ways, and into contact whoever finds a spot there that somebody has left to come along elsewhere."""
    if not behind.have_left_a_spot():
        return tuple(behind.ways)
    now = behind.press
    ways = list(behind.ways)
    press = closed(now.battle, now.unit, now.foes, now.reach, tuple(ways))
    while (model := left_out(press)) is not None and (way := press.way(model)) is not None:
        ways[model], press.places[model] = way, way[-1]
    return tuple(ways)


class _Behind:
    """Those who wait behind a press, and the ways by which they come along."""

    def __init__(self, press: Melee, ways: Ways) -> None:
        self._straight: dict[int, _Tracks] = {}
        self._crooked: dict[int, _Tracks] = {}
        self._affordable: dict[tuple[Point, Way], int] = {}
        self._is_charge = not touching(press.battle, press.unit)  # who is engaged already only goes straight ahead
        self._across = 2 * press.radius + press.battle.coherency(press.unit)
        self._begin(press, ways)

    def _begin(self, press: Melee, ways: Ways) -> None:
        self.press, self.ways = press, list(ways)
        self._known_standing: tuple[int, _Standing] | None = None
        press.places = [way[-1] if way else place for way, place in zip(ways, press.places, strict=True)]
        self.waiting = sorted(press.waiting(), key=press.to_foes)

    def afresh(self, ways: Ways) -> _Behind:
        """The same with everybody where he began; what is known about the ways at the enemies stays known."""
        again = copy(self)
        again._begin(self.press.afresh(), ways)
        return again

    def close_up(self) -> None:
        """Everybody goes as near to an enemy as he gets, the foremost first."""
        spent = self.press.reach - 2 * _ROUNDING
        going = deque(self.waiting)
        still = 0  # how many have stayed where they are since somebody has gone on and made room for others
        while still < len(going):
            model = going.popleft()
            way = self._nearest(model)
            still = still + 1 if way is None else 0
            if way is not None:
                self._send(model, way)
            if way is None or self.press.cost(self.press.footprint.point(model), way) < spent:
                going.append(model)

    def join(self) -> None:
        """One after the other joins those who have their places, and stops as near to an enemy as he can there."""
        away = list(self.waiting)
        is_longer = True
        while is_longer:
            is_longer = False
            for model in tuple(away):
                settled = [at for other, at in enumerate(self.press.places) if other not in away]
                way = self._joining(model, settled)
                if way is not None:
                    if way:
                        self._send(model, way)
                    away.remove(model)
                    is_longer = True

    def _joining(self, model: int, settled: list[Point]) -> Way | None:
        """The way to where a model joins others: they are in the fewest parts there, and then it is near an enemy."""
        press, across = self.press, self._across
        chains = press.chains(settled)

        def parts(at: Point) -> int:
            return 1 + sum(not any(is_within(at, place, across) for place in chain) for chain in chains)

        def joins(at: Point) -> bool:
            return parts(at) <= len(chains)

        here = press.footprint.point(model)
        found: list[tuple[int, int, Way, Way]] = [(parts(here), press.apart2(here), (), ())] if joins(here) else []
        found += [
            (parts(way[-1]), press.apart2(way[-1]), way, track)
            for track in (*self._ahead(model), *self._round(model))
            for way in self._fitting(model, track, joins, press.radius)
        ]
        # Whether a shortest way leads on from there takes longest to find out: so it is asked of the best only.
        return next((way for _, _, way, track in sorted(found) if not way or press.is_on(track, model, way)), None)

    def _send(self, model: int, way: Way) -> None:
        self.ways[model], self.press.places[model] = way, way[-1]
        self._known_standing = None

    def have_left_a_spot(self) -> bool:
        """Whether one of them stood so near an enemy that he may have kept another from a spot in contact."""
        press = self.press
        widest = max([press.battle.units[foe].footprint.radius for foe in press.foes])
        near = widest + 3 * press.radius + CONTACT + _GRAZING
        return any(self.ways[model] and press.to_foes(model) < near * near for model in self.waiting)

    def parts(self) -> int:
        """How many parts the unit is in where its models stand now."""
        return self.press.parts(self.press.places)

    def _nearest(self, model: int) -> Way | None:
        """The way that ends nearest to an enemy, if it is nearer than where a model has come so far."""
        press = self.press
        best: Way | None = None
        least = isqrt(press.apart2(press.places[model])) - CONTACT  # a millimetre more is not worth a thought
        began = isqrt(press.to_foes(model))

        def is_nearer(at: Point) -> bool:
            return press.is_nearer(at, least)

        for compared, track in enumerate(self._ahead(model)):
            way = next(self._stops(model, track, is_nearer, began - least), None)
            if way is not None:
                # He leaves the man before him only for a place that is clearly nearer: so ranks stay ranks.
                best, least = way, isqrt(press.apart2(way[-1])) - press.radius
            if best is not None and compared + 1 >= _COMPARED:
                return best
        if best is None and (self._is_charge or not any(self._ahead(model))):
            stops = (self._stops(model, track, is_nearer, began - least) for track in self._round(model))
            best = next((way for ways in stops for way in ways), None)
        return best

    def _ahead(self, model: int) -> _Tracks:
        """The ways straight at the enemies before whom nobody else stands, the nearest first."""
        if model not in self._straight:
            self._straight[model] = _Tracks(self.press.straight_tracks(model))
        return self._straight[model]

    def _round(self, model: int) -> _Tracks:
        """The ways to the other enemies, round whoever stands before them."""
        if model not in self._crooked:
            self._crooked[model] = _Tracks(self.press.crooked_tracks(model))
        return self._crooked[model]

    def _stops(self, model: int, track: Way, suits: Callable[[Point], bool], nearer: int) -> Iterator[Way]:
        """The ways along a track from where a shortest way leads on, the longest first.

        Who has to come nearer by so many ticks must also go that far, but for what is rounded.
        """
        fitting = self._fitting(model, track, suits, least=nearer - 2 * _ROUNDING)
        return (way for way in fitting if self.press.is_on(track, model, way))

    def _fitting(
        self, model: int, track: Way, suits: Callable[[Point], bool], step: int = 0, least: int = 0
    ) -> Iterator[Way]:
        """The ways along a track that end where it suits and where the base fits, the longest first.

        Without a step only the places just before somebody are tried, with one also some between them.
        """
        press = self.press
        start = press.footprint.point(model)
        most = self._affordable.get((start, track))
        if most is None:
            most = self._affordable[start, track] = _affordable(press, start, track)
        for gone in self._brinks(model, start, track, most, step, least) if most > least else ():
            way = self._clear(start, track, gone)
            if not way or not suits(way[-1]) or not press.is_free(model, way[-1]):
                continue
            if len(way) > 1:  # a shorter way may lead there than the one that leads on
                found = press.shortest(start, way[-1], press.reach)
                if found is None or press.cost(start, found) > press.reach:
                    continue
                way = found
            elif press.cost(start, way) > press.reach:  # rounded, its end may lead over the corner of a wall
                continue
            yield way

    def _clear(self, start: Point, track: Way, gone: int) -> Way:
        """The part of a track that is so many ticks long, or a few less where its end is rounded towards a wall.

        None if every one of them grazes what the track itself only passes.
        """
        for far in range(gone, max(gone - _GRAZING, 0), -1):
            way = _along(start, track, far)
            if len(way) != 1 or self.press.is_clear(start, way[0]):
                return way
        return ()

    def _brinks(self, model: int, start: Point, track: Way, most: int, step: int, least: int) -> list[int]:
        """How far along a track, beyond the least, a base may fit: all the way, or just before somebody on it."""
        least = max(least, 0)
        found = {most, *[gone for gone in (range(step, most, step) if step else ()) if gone > least]}
        standing = self._standing(model)
        gone, at = 0, start
        for end in track:
            length = leg(at, end)
            if length:
                for before in _brinks(at, end, length, least - gone, most - gone, standing):
                    if least < gone + before < most:
                        found.add(gone + before)
            gone, at = gone + length, end
            if gone >= most:
                break
        return sorted(found, reverse=True)

    def _standing(self, model: int) -> _Standing:
        """On whom a model must not end, from west to east; asked for track after track until somebody has gone."""
        if self._known_standing is None or self._known_standing[0] != model:
            keeps = sorted(self.press.standing(model))
            widest = max([keep[2] for keep in keeps], default=0)
            self._known_standing = model, ([keep[0] for keep in keeps], keeps, widest)
        return self._known_standing[1]


class _Tracks:
    """Ways that are worked out when they are first looked at: most models take one of the first."""

    def __init__(self, coming: Iterator[Way]) -> None:
        self._coming, self._found = coming, list[Way]()

    def __iter__(self) -> Iterator[Way]:
        yield from self._found
        for track in self._coming:
            self._found.append(track)
            yield track


def _brinks(a: Point, b: Point, length: int, low: int, high: int, standing: _Standing) -> Iterator[int]:
    """How far along a leg, between low and high, a base stops before each place that it would come too near to."""
    ax, ay = a.x, a.y
    dx, dy = b.x - ax, b.y - ay
    square = dx * dx + dy * dy
    if dx < 0:
        low, high = high, low
    west, east = low * dx // length - 4 * _ROUNDING, high * dx // length + 4 * _ROUNDING
    wests, keeps, widest = standing
    most = widest + _ROUNDING
    # Most are seen to be too far aside without any measuring.
    for x, y, keep in keeps[bisect_right(wests, ax + west - most) : bisect_left(wests, ax + east + most)]:
        u, v, near = x - ax, y - ay, keep + _ROUNDING
        across = u * dy - v * dx
        half2 = near * near - across * across // square
        if half2 > 0:
            yield (u * dx + v * dy) // length - isqrt(half2) - _ROUNDING


def _affordable(press: Melee, start: Point, track: Way) -> int:
    """How far along a track a model's movement takes it, in ticks."""
    far = min(sum(leg(a, b) for a, b in zip((start, *track), track, strict=False)), press.reach)

    def is_dear(gone: int) -> bool:
        return press.cost(start, _along(start, track, gone)) > press.reach

    for gone in (far, far - 2):
        if not is_dear(gone):
            return gone
    return bisect_right(range(far), False, key=is_dear) - 1


def _along(start: Point, track: Way, gone: int) -> Way:
    """The part of a track that is so many ticks long."""
    way: list[Point] = []
    for end in track:
        length = leg(start, end)
        if gone < length:
            if gone > 0:
                way.append(
                    Point(start.x + (end.x - start.x) * gone // length, start.y + (end.y - start.y) * gone // length)
                )
            break
        way.append(end)
        gone -= length
        start = end
    return tuple(way)
