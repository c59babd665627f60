"""Followers: who finds no place in contact comes along behind the others, so that a charge leaves nobody standing.

The plan of an assault first brings as many models into contact as it can. Everybody else goes straight at an enemy too,
as near as he gets; where that would tear the unit apart, some stop where it holds together.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator
from math import isqrt

from carnyx.core.length import CONTACT, Point, is_within, leg
from carnyx.games.celtos.play.battle import Battle, UnitId, by_places, touching
from carnyx.games.celtos.play.charges import brought
from carnyx.games.celtos.play.movement import Way, Ways, cost
from carnyx.games.celtos.play.press import Melee

_ROUNDING = 2  # ticks by which a place along a way may be off it
_COMPARED = 3  # enemies whom a follower compares before he goes at the one who lets him come nearest


def plan(battle: Battle, unit: UnitId, foes: Iterable[UnitId], reach: int) -> Ways:
    """The ways of an assault: into contact who can, and the others behind them."""
    return _plan(battle, unit, tuple(foes), reach)


@by_places
def _plan(battle: Battle, unit: UnitId, foes: tuple[UnitId, ...], reach: int) -> Ways:
    ways = brought(battle, unit, foes, reach)
    behind = _Behind(battle, unit, foes, reach, ways)
    behind.close_up()
    if not behind.waiting or behind.parts() == 1:
        return tuple(behind.ways)
    chain = _Behind(battle, unit, foes, reach, ways)
    chain.join()
    if chain.parts() > 1:
        chain.close_up()
    return tuple(min(behind, chain, key=_Behind.parts).ways)


class _Behind:
    """Those who wait behind a press, and the ways by which they come along."""

    def __init__(self, battle: Battle, unit: UnitId, foes: tuple[UnitId, ...], reach: int, ways: Ways) -> None:
        self.press = press = Melee(battle, unit, foes, reach, aloof=True)
        self.ways = list(ways)
        press.places = [way[-1] if way else place for way, place in zip(ways, press.places, strict=True)]
        self.waiting = sorted(press.waiting(), key=press.to_foes)
        self._tracks: dict[tuple[int, bool], list[Way]] = {}
        self._is_charge = not touching(battle, unit)  # who is engaged already is content with what is straight ahead
        self._across = 2 * press.radius + battle.coherency(unit)

    def close_up(self) -> None:
        """Everybody goes as near to an enemy as he gets, the foremost first."""
        going, spent = list(self.waiting), self.press.reach - 2 * _ROUNDING
        is_open = True
        while is_open:  # who has gone on makes room for those behind him
            is_open = False
            for model in tuple(going):
                way = self._nearest(model)
                if way is not None:
                    self._send(model, way)
                    is_open = True
                    if cost(self.press.battle, self.press.footprint.point(model), way) >= spent:
                        going.remove(model)

    def join(self) -> None:
        """One after the other joins those who have their places, and stops as near to an enemy as he can there."""
        away = list(self.waiting)
        is_longer = True
        while is_longer:
            is_longer = False
            for model in tuple(away):
                settled = [at for other, at in enumerate(self.press.places) if other not in away]
                found = min(self._joining(model, settled), default=None)
                if found is not None:
                    if found[-1]:
                        self._send(model, found[-1])
                    away.remove(model)
                    is_longer = True

    def _joining(self, model: int, settled: list[Point]) -> Iterator[tuple[int, int, Way]]:
        """The stops of a model where it joins others: into how many parts they fall, how near the enemy is, the way."""

        def joins(at: Point) -> bool:
            return any(is_within(at, place, self._across) for place in settled)

        for track in (*self._ahead(model), *self._round(model)):
            for way in self._stops(model, track, joins, self.press.radius):
                yield self.press.parts([*settled, way[-1]]), self.press.apart2(way[-1]), way
        here = self.press.footprint.point(model)
        if joins(here):
            yield self.press.parts([*settled, here]), self.press.apart2(here), ()

    def _send(self, model: int, way: Way) -> None:
        self.ways[model], self.press.places[model] = way, way[-1]

    def parts(self) -> int:
        """How many parts the unit is in where its models stand now."""
        return self.press.parts(self.press.places)

    def _nearest(self, model: int) -> Way | None:
        """The way that ends nearest to an enemy, if it is nearer than where a model has come so far."""
        press = self.press
        best: Way | None = None
        least = isqrt(press.apart2(press.places[model])) - CONTACT  # a millimetre more is not worth a thought

        def is_nearer(at: Point) -> bool:
            return isqrt(press.apart2(at)) < least

        for compared, track in enumerate(self._ahead(model)):
            way = next(self._stops(model, track, is_nearer), None)
            if way is not None:
                # He leaves the man before him only for a place that is clearly nearer: so ranks stay ranks.
                best, least = way, isqrt(press.apart2(way[-1])) - press.radius
            if best is not None and compared + 1 >= _COMPARED:
                return best
        if best is None and (self._is_charge or not self._ahead(model)):
            best = next((way for track in self._round(model) for way in self._stops(model, track, is_nearer)), None)
        return best

    def _ahead(self, model: int) -> list[Way]:
        """The ways straight at the enemies before whom nobody else stands, the nearest first."""
        if (model, False) not in self._tracks:
            self._tracks[model, False] = list(self.press.straight_tracks(model))
        return self._tracks[model, False]

    def _round(self, model: int) -> list[Way]:
        """The ways to the other enemies, round whoever stands before them."""
        if (model, True) not in self._tracks:
            self._tracks[model, True] = list(self.press.crooked_tracks(model))
        return self._tracks[model, True]

    def _stops(self, model: int, track: Way, suits: Callable[[Point], bool], step: int = 0) -> Iterator[Way]:
        """The ways along a track that end where it suits and where the base fits, the longest first.

        Without a step only the places just before somebody are tried, with one also some between them.
        """
        press = self.press
        start = press.footprint.point(model)
        most = _affordable(press, start, track)
        for gone in self._brinks(model, start, track, most, step):
            way = _along(start, track, gone)
            if not way or not suits(way[-1]) or not press.is_free(model, way[-1]):
                continue
            if len(way) > 1:  # a shorter way may lead there than the one that leads on
                found = press.shortest(start, way[-1], press.reach)
                if found is None or cost(press.battle, start, found) > press.reach:
                    continue
                way = found
            if press.is_on(track, model, way):
                yield way

    def _brinks(self, model: int, start: Point, track: Way, most: int, step: int) -> list[int]:
        """How far along a track a base may fit: as far as it goes, or just before somebody who stands on it."""
        found = {most, *(range(step, most, step) if step else ())}
        gone, at = 0, start
        for end in track:
            length = leg(at, end)
            if length:
                for x, y, keep in self.press.standing(model):
                    before = _brink(at, end, length, x, y, keep)
                    if before is not None and 0 < gone + before < most:
                        found.add(gone + before)
            gone, at = gone + length, end
            if gone >= most:
                break
        return sorted(found, reverse=True)


def _brink(a: Point, b: Point, length: int, x: int, y: int, keep: int) -> int | None:
    """How far along a leg a base stops that must not come nearer than its keep to a place; none if it passes by."""
    dx, dy = b.x - a.x, b.y - a.y
    across = (x - a.x) * dy - (y - a.y) * dx
    half2 = (keep + _ROUNDING) ** 2 - across * across // (dx * dx + dy * dy)
    return ((x - a.x) * dx + (y - a.y) * dy) // length - isqrt(half2) - _ROUNDING if half2 > 0 else None


def _affordable(press: Melee, start: Point, track: Way) -> int:
    """How far along a track a model's movement takes it, in ticks."""
    far = min(sum(leg(a, b) for a, b in zip((start, *track), track, strict=False)), press.reach)

    def is_dear(gone: int) -> bool:
        return cost(press.battle, start, _along(start, track, gone)) > press.reach

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
