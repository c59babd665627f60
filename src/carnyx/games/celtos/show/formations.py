"""Formations on the Celtos table: a unit that moves closes its ranks, forms a line or a column, or goes at the enemy.

Each is only a proposal of where the models go; whether they may is for the move to say.  A formation stands where the
hand is; if that is too far it is formed nearer by, and if it is barred by a little, beside that place.  What cannot
even be formed where the unit stands is begun: every model goes the same part of its way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from math import cos, isqrt, pi, sin
from typing import Literal, TypeAlias, get_args

from msgspec import Struct

from carnyx.core.footprint import Footprint
from carnyx.core.length import Point, apart2
from carnyx.core.rule import Refusal
from carnyx.games.celtos.play.battle import Battle, UnitId
from carnyx.games.celtos.play.breakoff import Leaves
from carnyx.games.celtos.play.deployment import GAP
from carnyx.games.celtos.play.movement import Ways
from carnyx.games.celtos.play.moves import Goes
from carnyx.show.drags import WHOLE, farthest

Form: TypeAlias = Literal["close", "line", "column", "towards"]
FORMS: tuple[Form, ...] = get_args(Form)
KEYS: dict[Form, str] = {"close": "c", "line": "l", "column": "k", "towards": "t"}
_CLOSE = 12  # ticks between two bases of a unit that closes its ranks
_ASIDE = (16, 40, 80, 140, 210)  # ticks from a place that is barred to others that are looked at
_ROUND = 12  # places at each of these distances

Wish: TypeAlias = Callable[[int], Ways]  # the ways that so many parts of a gesture ask for


class Reached(Struct, frozen=True):
    """How much of a wish is allowed: the ways, how many parts of it that is, and what stops it there."""

    ways: Ways
    parts: int
    stopped: Refusal | None = None


def formed(battle: Battle, unit: UnitId, form: Form, by: tuple[int, int] = (0, 0)) -> tuple[Point, ...]:
    """Where the models of a unit would stand, each by its number, if they all got there; by: how far it is dragged."""
    stands = battle.units[unit].footprint
    middle = _middle(stands)
    middle = Point(middle.x + by[0], middle.y + by[1])
    ahead = _ahead(battle, unit, middle)
    match form:
        case "close":
            return _closed(stands, middle)
        case "line":
            return _ranked(stands, middle, len(stands), ahead)
        case "column":
            return _ranked(stands, middle, 1, ahead)
        case "towards":
            dx, dy = _towards(_ahead(battle, unit, _middle(stands)), isqrt(by[0] ** 2 + by[1] ** 2))
            return tuple(Point(x + dx, y + dy) for x, y in stands.pairs)


def ways_to(stands: Footprint, places: tuple[Point, ...], parts: int = WHOLE) -> Ways:
    """Straight ways to these places, or only so many parts of them; who stands there already stays."""
    found = []
    for (x, y), there in zip(stands.pairs, places, strict=True):
        place = Point(x + (there.x - x) * parts // WHOLE, y + (there.y - y) * parts // WHOLE)
        found.append(() if place == Point(x, y) else (place,))
    return tuple(found)


def as_it_stands(stands: Footprint, places: tuple[Point, ...]) -> Wish:
    """A unit wishes to go to these places."""
    return partial(ways_to, stands, places)


def in_formation(battle: Battle, unit: UnitId, form: Form, by: tuple[int, int]) -> Wish:
    """A unit wishes to stand in a formation so far off."""
    stands = battle.units[unit].footprint

    def wish(parts: int) -> Ways:
        return ways_to(stands, formed(battle, unit, form, (by[0] * parts // WHOLE, by[1] * parts // WHOLE)))

    return wish


def reached(options: Goes | Leaves, wish: Wish) -> Reached:
    """As much of a wish as is allowed, and why no more; the whole wish, no part of which is allowed, if nothing is."""
    parts, refusal = farthest(lambda parts: options.refuse(wish(parts)))
    if refusal is None or (parts and options.refuse(wish(parts)) is None):
        return Reached(wish(parts), parts, refusal)
    nearest = wish(0)
    if not any(nearest):
        return Reached(wish(WHOLE), 0, refusal)
    if options.refuse(nearest) is None:
        return Reached(nearest, 1, refusal)
    if aside := _beside(options, nearest):
        return Reached(aside, 1, refusal)
    # It cannot even be formed where it stands: it is begun.
    stands = options.battle.units[options.unit].footprint
    begun = as_it_stands(stands, tuple(way[-1] if way else stands.point(model) for model, way in enumerate(nearest)))
    parts, _ = farthest(lambda parts: options.refuse(begun(parts)))
    return Reached(begun(parts or WHOLE), min(parts, 1), options.refuse(nearest))


def reached_in_formation(options: Goes | Leaves, wish: Wish) -> Reached:
    """The same of a formation, which is set down beside the place that is barred to it if that is all it takes."""
    whole = wish(WHOLE)
    refusal = options.refuse(whole)
    if refusal is not None and refusal.because != "refused-spent" and (aside := _beside(options, whole)):
        return Reached(aside, WHOLE)
    return reached(options, wish)


def _beside(options: Goes | Leaves, ways: Ways) -> Ways | None:
    """The same ways to places nearby that are allowed, the nearest such."""
    stands = options.battle.units[options.unit].footprint
    ends = [way[-1] if way else stands.point(model) for model, way in enumerate(ways)]
    for dx, dy in _offsets():
        found = ways_to(stands, tuple(Point(at.x + dx, at.y + dy) for at in ends))
        if options.refuse(found) is None:
            return found
    return None


def _offsets() -> Iterator[tuple[int, int]]:
    for far in _ASIDE:
        for turn in range(_ROUND):
            angle = 2 * pi * turn / _ROUND
            yield round(far * cos(angle)), round(far * sin(angle))


def _towards(ahead: tuple[int, int], far: int) -> tuple[int, int]:
    """So far ahead, at most to the end; the whole way if no distance is given."""
    length = isqrt(ahead[0] ** 2 + ahead[1] ** 2) or 1
    far = min(far, length) or length
    return ahead[0] * far // length, ahead[1] * far // length


def _ahead(battle: Battle, unit: UnitId, here: Point) -> tuple[int, int]:
    """The way to the nearest enemy; across the table as long as there is none."""
    enemies = [_middle(battle.units[enemy].footprint) for enemy in battle.enemies(unit)]
    depth = battle.field.table.depth
    there = min(enemies, key=lambda at: apart2(here, at), default=Point(here.x, depth if here.y * 2 < depth else 0))
    return there.x - here.x, there.y - here.y


def _middle(stands: Footprint) -> Point:
    places = stands.places
    return Point(sum(places[::2]) // len(stands), sum(places[1::2]) // len(stands))


def _closed(stands: Footprint, middle: Point) -> tuple[Point, ...]:
    """The places nearest to the middle, close together; who stands farthest out takes the one nearest to him first."""
    number, pitch = len(stands), 2 * stands.radius + _CLOSE
    here = _middle(stands)
    rows = range(-number, number + 1)
    # Every other row is set off by half a place.
    grid = (
        Point(middle.x + file * pitch + row % 2 * pitch // 2, middle.y + row * pitch * 7 // 8)
        for row in rows
        for file in rows
    )
    free, found = sorted(grid, key=partial(apart2, middle))[:number], dict[int, Point]()
    for model in sorted(range(number), key=lambda each: -apart2(stands.point(each), here)):
        at = stands.point(model)
        at = Point(at.x + middle.x - here.x, at.y + middle.y - here.y)
        found[model] = min(free, key=partial(apart2, at))
        free.remove(found[model])
    return tuple(found[model] for model in range(number))


def _ranked(stands: Footprint, middle: Point, files: int, ahead: tuple[int, int]) -> tuple[Point, ...]:
    """Ranks of so many abreast about the middle, facing ahead; nobody crosses another's way more than he must."""
    fx, fy = ahead
    far = isqrt(fx * fx + fy * fy) or 1
    pitch, number = 2 * stands.radius + GAP, len(stands)
    forward = [x * fx + y * fy for x, y in stands.pairs]
    rightward = [x * fy - y * fx for x, y in stands.pairs]
    models = sorted(range(number), key=forward.__getitem__, reverse=True)
    ranks = [models[first : first + files] for first in range(0, number, files)]
    found = dict[int, Point]()
    for rank, men in enumerate(ranks):
        back = (2 * rank - len(ranks) + 1) * pitch // 2
        for file, model in enumerate(sorted(men, key=rightward.__getitem__)):
            right = (2 * file - len(men) + 1) * pitch // 2
            x, y = (right * fy - back * fx) // far, (-right * fx - back * fy) // far
            found[model] = Point(middle.x + x, middle.y + y)
    return tuple(found[model] for model in range(number))
