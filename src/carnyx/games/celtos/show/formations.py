"""Formations on the Celtos table: a unit that moves closes its ranks, forms a line or a column, or goes at the enemy.

Each is only a proposal of where the models go; whether they may is for the move to say.  What asks for too much is cut
short: every model goes the same part of its way.
"""

from __future__ import annotations

from functools import partial
from math import isqrt
from typing import Literal, TypeAlias, get_args

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
_ABREAST = 2  # models side by side in a column
_CLOSE = 12  # ticks between two bases of a unit that closes its ranks


def formed(battle: Battle, unit: UnitId, form: Form) -> tuple[Point, ...]:
    """Where the models of a unit would stand, each by its number, if they all got there."""
    stands = battle.units[unit].footprint
    ahead = _ahead(battle, unit)
    match form:
        case "close":
            return _closed(stands)
        case "line":
            return _ranked(stands, len(stands), ahead)
        case "column":
            return _ranked(stands, _ABREAST, ahead)
        case "towards":
            return tuple(Point(x + ahead[0], y + ahead[1]) for x, y in stands.pairs)


def ways_to(stands: Footprint, places: tuple[Point, ...], parts: int = WHOLE) -> Ways:
    """Straight ways to these places, or only so many parts of them; who stands there already stays."""
    found = []
    for (x, y), there in zip(stands.pairs, places, strict=True):
        place = Point(x + (there.x - x) * parts // WHOLE, y + (there.y - y) * parts // WHOLE)
        found.append(() if place == Point(x, y) else (place,))
    return tuple(found)


def as_far_as_allowed(options: Goes | Leaves, places: tuple[Point, ...]) -> tuple[Ways, Refusal | None]:
    """The ways to these places, cut short where they are refused, and why; whole if nothing of them is allowed."""
    most, refusal = allowed_parts(options, places)
    return ways_to(options.battle.units[options.unit].footprint, places, most or WHOLE), refusal


def allowed_parts(options: Goes | Leaves, places: tuple[Point, ...]) -> tuple[int, Refusal | None]:
    """How many parts of the ways to these places are allowed, and what stops them there."""
    stands = options.battle.units[options.unit].footprint
    return farthest(lambda parts: options.refuse(ways_to(stands, places, parts)))


def _ahead(battle: Battle, unit: UnitId) -> tuple[int, int]:
    """The way to the nearest enemy; across the table as long as there is none."""
    here = _middle(battle.units[unit].footprint)
    enemies = [_middle(battle.units[enemy].footprint) for enemy in battle.enemies(unit)]
    depth = battle.field.table.depth
    there = min(enemies, key=lambda at: apart2(here, at), default=Point(here.x, depth if here.y * 2 < depth else 0))
    return there.x - here.x, there.y - here.y


def _middle(stands: Footprint) -> Point:
    places = stands.places
    return Point(sum(places[::2]) // len(stands), sum(places[1::2]) // len(stands))


def _closed(stands: Footprint) -> tuple[Point, ...]:
    """The places nearest to the middle, close together; who stands farthest out takes the one nearest to him first."""
    middle, number, pitch = _middle(stands), len(stands), 2 * stands.radius + _CLOSE
    rows = range(-number, number + 1)
    # Every other row is set off by half a place.
    grid = (
        Point(middle.x + file * pitch + row % 2 * pitch // 2, middle.y + row * pitch * 7 // 8)
        for row in rows
        for file in rows
    )
    free, found = sorted(grid, key=partial(apart2, middle))[:number], dict[int, Point]()
    for model in sorted(range(number), key=lambda each: -apart2(stands.point(each), middle)):
        found[model] = min(free, key=partial(apart2, stands.point(model)))
        free.remove(found[model])
    return tuple(found[model] for model in range(number))


def _ranked(stands: Footprint, files: int, ahead: tuple[int, int]) -> tuple[Point, ...]:
    """Ranks of so many abreast about the middle, facing ahead; nobody crosses another's way more than he must."""
    fx, fy = ahead
    far = isqrt(fx * fx + fy * fy) or 1
    pitch, middle, number = 2 * stands.radius + GAP, _middle(stands), len(stands)
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
