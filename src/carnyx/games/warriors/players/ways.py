"""Ways: a fan of marches that a player would think of for a block of figures; how far off things look."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot

from carnyx.games.warriors.blocks.formation import Formation
from carnyx.games.warriors.blocks.manoeuvres import wheel_cost
from carnyx.games.warriors.play.battle import Battle
from carnyx.games.warriors.play.movement import Leg, Legs

_WHEELS = (150, -150, 300, -300, 500, -500)
_TURNS = (1800, 900, 2700)


def fan(battle: Battle, unit: int, left: int) -> Iterator[Legs]:
    """To stand; straight on and to both sides, farther and less far; about and to the flanks."""
    body = battle.body(unit)
    yield ()
    yield from _ahead((), left)
    for angle in _WHEELS:
        rest = left - wheel_cost(body, angle) - 1
        if rest > 0:
            wheel = Leg("wheel", angle)
            yield (wheel,)
            yield from _ahead((wheel,), rest)
            if abs(angle) == 300:
                yield (Leg("advance", rest), wheel)
    rest = left - left * battle.edition.turn_cost // 100
    for angle in _TURNS:
        turn = Leg("turn", angle)
        yield (turn,)
        if rest > 1:
            yield (turn, Leg("advance", rest - 1))


def _ahead(legs: Legs, left: int) -> Iterator[Legs]:
    for share in (4, 3, 2, 1):
        if ticks := left * share // 4:
            yield (*legs, Leg("advance", ticks))


def glance(one: Formation, other: Formation) -> int:
    """How far apart two blocks look at a glance, in ticks, by the boxes round them: never more than they are."""
    west, south, east, north = one.box
    left, low, right, high = other.box
    return int(hypot(max(left - east, west - right, 0), max(low - north, south - high, 0)))
