"""Grips of a block of Warriors: what it means to pull at one of them, or to drag the whole block.

Pull a front corner and the block wheels; the middle of its front and it goes ahead, or after a turn aside or back; its
rear and it turns; its flank and it reforms wider or narrower.  A pull that asks for too much is cut short to what is
allowed, and says why.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from msgspec import Struct

from carnyx.core.length import Point
from carnyx.core.rule import Refusal
from carnyx.games.warriors.blocks.compass import CIRCLE, DIRECTIONS, HALF, QUARTER, SCALE, bearing
from carnyx.games.warriors.blocks.formation import Formation
from carnyx.games.warriors.play.battle import Battle
from carnyx.games.warriors.play.marches import March, Marches, compelled, manner
from carnyx.games.warriors.play.movement import Leg, Legs, after, end, front_corners, towards
from carnyx.show import documents as doc
from carnyx.show.drags import WHOLE, farthest

_WHEELS: dict[doc.Grip, int] = {"left": 1, "right": -1}  # the corner that is pulled goes ahead, the other one stays
_FREE: tuple[doc.Grip, ...] = ("left", "right", "ahead", "turn")


class Pulled(Struct, frozen=True):
    """What a pull comes to: the march, and why it is refused or goes no farther."""

    march: March
    refused: Refusal | None = None
    stopped: Refusal | None = None


def grips(battle: Battle, marches: Marches, unit: int, legs: Legs = ()) -> tuple[doc.Grip, ...]:
    """The grips that a unit has after these legs; who only moves as he must has none."""
    if unit not in marches.units:
        return ()
    width: tuple[doc.Grip, ...] = () if legs or marches.left >= 0 else ("width",)
    match manner(battle, unit):
        case "oppose":
            found = (*_FREE, *width)
        case "hold":
            found = ("turn", *width)
        case "locked":
            found = width
        case _:
            forced = compelled(battle, unit)
            found = _FREE if forced is not None and forced.is_blocked else ()
    has_turned = any(part.kind == "turn" for part in legs)
    return tuple(each for each in found if each != "turn" or not has_turned)


def pulled(marches: Marches, unit: int, legs: Legs, grip: doc.Grip, start: Point, there: Point) -> Pulled:
    """What it means to pull a grip from one place to another, after these legs."""
    body = end(marches.battle.body(unit), legs)
    if grip == "width":
        return _widened(marches, unit, body, start, there)
    more = tuple(_turns(body, start, there) if grip == "turn" else _goes(body, grip, start, there))
    return within(marches, unit, legs, more)


def dragged(marches: Marches, unit: int, legs: Legs, by: tuple[int, int]) -> Pulled:
    """What it means to drag a unit so far east and north: it wheels and goes on, or turns first if a wheel is too far.

    Who must move goes as it must, wherever it is dragged.
    """
    battle = marches.battle
    body = end(battle.body(unit), legs)
    wish = Point(body.x + by[0], body.y + by[1])
    ways = tuple(_towards(body, wish))
    if not ways:
        return Pulled(March(unit, legs))
    for more in ways:
        march = March(unit, _joined(legs, more))
        if marches.refuse(march) is None:
            return Pulled(march)
    forced = compelled(battle, unit) if unit in marches.units else None
    if forced is not None and forced.legs and not forced.is_blocked:
        return Pulled(March(unit, forced.legs), stopped=marches.refuse(March(unit, ways[0])))
    return within(marches, unit, legs, ways[0])


def _goes(body: Formation, grip: doc.Grip, start: Point, there: Point) -> Iterator[Leg]:
    """A wheel about the corner that stays, or straight on; aside and back it turns first."""
    east, north = there.x - start.x, there.y - start.y
    if sign := _WHEELS.get(grip):
        hub = front_corners(body)[1 if sign > 0 else 0]
        if hub not in (start, there) and (angle := sign * _swing(hub, start, there)) > 0:
            yield Leg("wheel", sign * angle)
        return
    ahead, aside = _along(body.facing, east, north), _along(body.facing + QUARTER, east, north)
    if abs(aside) > abs(ahead):
        yield Leg("turn", QUARTER if aside > 0 else HALF + QUARTER)
    elif ahead < 0:
        yield Leg("turn", HALF)
    if far := max(abs(ahead), abs(aside)):
        yield Leg("advance", far)


def _turns(body: Formation, start: Point, there: Point) -> Iterator[Leg]:
    """As many quarters as the hand has gone round the middle of the block."""
    middle = body.centre
    if middle not in (start, there):
        quarters = round(_swing(middle, start, there) / QUARTER) % 4
        if quarters:
            yield Leg("turn", quarters * QUARTER)


def _widened(marches: Marches, unit: int, body: Formation, start: Point, there: Point) -> Pulled:
    """As many files more or fewer as the flank was pulled out or in; the middle of the front stays."""
    side = body.facing + QUARTER
    out = 1 if _along(side, start.x - body.x, start.y - body.y) >= 0 else -1
    pull = out * _along(side, there.x - start.x, there.y - start.y)
    wish = min(max(1, body.files + round(2 * pull / body.width)), body.figures)
    if wish == body.files:
        return Pulled(March(unit))
    refusal = marches.refuse(March(unit, files=wish))
    for files in range(wish, body.files, 1 if wish < body.files else -1):
        if marches.refuse(March(unit, files=files)) is None:
            return Pulled(March(unit, files=files), stopped=refusal)
    return Pulled(March(unit, files=wish), refusal)


def _towards(body: Formation, place: Point) -> Iterator[Legs]:
    """A wheel until a place lies ahead, and straight on to it; or a turn first, so that less is left to wheel.

    Where the place lies behind, the turn is what is meant.
    """
    here = Point(body.x, body.y)
    if here == place:
        return
    aside = _signed(bearing(here, place) - body.facing)
    wheels, turns = towards(body, place), tuple[Legs, ...]()
    if quarters := round(aside / QUARTER) % 4:
        turn = Leg("turn", quarters * QUARTER)
        turns = ((turn, *towards(after(body, turn), place)),)
    yield from (wheels, *turns) if abs(aside) <= QUARTER else (*turns, wheels)


def within(marches: Marches, unit: int, legs: Legs, more: Legs) -> Pulled:
    """The legs so far and as much of more of them as is allowed."""
    wish = March(unit, _joined(legs, more))
    refusal = marches.refuse(wish) if more else None
    if refusal is None:
        return Pulled(wish)
    for last in reversed(range(len(more))):
        if more[last].kind == "turn":
            continue
        shorter = partial(_shorter, unit, legs, more[: last + 1])
        most, why = farthest(lambda parts, shorter=shorter: marches.refuse(shorter(parts)))  # type: ignore[misc]
        if most:
            return Pulled(shorter(most), stopped=why or refusal)
    return Pulled(wish, refusal)


def _shorter(unit: int, legs: Legs, more: Legs, parts: int) -> March:
    """A march of which only so many parts of the last leg are left."""
    *first, last = more
    amount = abs(last.amount) * parts // WHOLE
    short = (Leg(last.kind, amount if last.amount > 0 else -amount),) if amount else ()
    return March(unit, _joined(legs, (*first, *short)))


def _joined(legs: Legs, more: Legs) -> Legs:
    """Legs one after the other; two of the same kind and direction are one."""
    if not legs or not more or legs[-1].kind != more[0].kind or legs[-1].kind == "turn":
        return (*legs, *more)
    if (legs[-1].amount > 0) != (more[0].amount > 0):
        return (*legs, *more)
    return (*legs[:-1], Leg(more[0].kind, legs[-1].amount + more[0].amount), *more[1:])


def _swing(hub: Point, start: Point, there: Point) -> int:
    """By how much a hand has gone clockwise round a place."""
    return _signed(bearing(hub, there) - bearing(hub, start))


def _signed(tenths: int) -> int:
    return (tenths + HALF) % CIRCLE - HALF


def _along(direction: int, east: int, north: int) -> int:
    """How far a way leads in a direction, in ticks."""
    x, y = DIRECTIONS[direction % CIRCLE]
    return (east * x + north * y) // SCALE
