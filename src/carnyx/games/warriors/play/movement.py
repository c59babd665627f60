"""Movement: the legs of a march, what they cost, and why a way is refused (warriors.move, warriors.formation)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from typing import Literal, TypeAlias

from msgspec import Struct

from carnyx.core.ground import bounds
from carnyx.core.kernel import Box, Outline, are_boxes_apart, is_segment_near_polygon
from carnyx.core.length import Length, Point, leg
from carnyx.core.rule import Reckoned, Refusal
from carnyx.core.standings import Standings
from carnyx.games.warriors.blocks import pieces
from carnyx.games.warriors.blocks.compass import CIRCLE, DIRECTIONS, HALF, SCALE, bearing
from carnyx.games.warriors.blocks.formation import Formation, is_on
from carnyx.games.warriors.blocks.manoeuvres import (
    WHEEL_STEP,
    advanced,
    faced,
    room_ahead,
    turned,
    wheel_cost,
    wheel_steps,
    wheeled,
)
from carnyx.games.warriors.blocks.manoeuvres import is_free as stands_on_none
from carnyx.games.warriors.play.battle import Battle, Field, neighbours
from carnyx.games.warriors.play.going import extra_cost, way_cost, wheel_extra
from carnyx.games.warriors.rules.ground import IMPASSABLE

MOST_LEGS = 8
TURNS = (900, 1800, 2700)
FIRM = 10  # ticks that a block is pushed into whatever stops it, to see what that is
SLACK = 30  # tenths of a degree: who is to go almost straight on goes straight on


class Leg(Struct, frozen=True, array_like=True, forbid_unknown_fields=True, gc=False):
    """One leg of a march: so many ticks straight on, or a wheel or turn by so many tenths of a degree, right first."""

    kind: Literal["advance", "wheel", "turn", "face"]
    amount: int


Legs: TypeAlias = tuple[Leg, ...]
Obstacles: TypeAlias = tuple[tuple[Formation, ...], tuple[Outline, ...]]  # blocks of others, and ground nobody enters


def front_corners(body: Formation) -> tuple[Point, Point]:
    """The left and the right end of its front, to the tick."""
    half = body.front // 2
    (ax, ay), (bx, by) = pieces.at(body.frame, -half, 0), pieces.at(body.frame, half, 0)
    return Point(ax // SCALE, ay // SCALE), Point(bx // SCALE, by // SCALE)


def towards(body: Formation, place: Point) -> Legs:
    """A wheel until the place lies ahead, then straight on to it."""
    here = Point(body.x, body.y)
    if here == place:
        return ()
    legs: Legs = ()
    aside = (bearing(here, place) - body.facing + HALF) % CIRCLE - HALF
    if abs(aside) > SLACK:
        legs = (Leg("wheel", aside),)
        body = wheeled(body, aside)
    far = leg(Point(body.x, body.y), place)
    return (*legs, Leg("advance", far)) if far > 0 else legs


def after(body: Formation, part: Leg) -> Formation:
    """Where a unit stands after a leg."""
    match part.kind:
        case "advance":
            return advanced(body, part.amount)
        case "wheel":
            return wheeled(body, part.amount)
        case "turn":
            return turned(body, part.amount)
        case "face":
            return faced(body, part.amount)


def trail(body: Formation, ticks: int) -> Formation:
    """The new ground a block covers while it goes so many ticks straight on, as one block ahead of where it stood."""
    # The ranks behind go where those before them stood; an odd tick is taken from these.
    there = advanced(body, ticks)
    return Formation(there.x, there.y, there.facing, 1, 1, body.front, ticks + ticks % 2)


def on_the_way(body: Formation, legs: Legs) -> Iterator[Formation]:
    """The places a march is judged at; a straight advance is one long block ahead of where it began."""
    for part in legs:
        there = after(body, part)
        if part.kind == "wheel":
            yield from wheel_steps(body, part.amount)
        elif part.kind == "advance":
            yield trail(body, part.amount)
        else:
            yield there
        body = there


@lru_cache(maxsize=1024)
def end(body: Formation, legs: Legs) -> Formation:
    """Where a unit stands after a march."""
    for part in legs:
        body = after(body, part)
    return body


def obstacles(battle: Battle, unit: int, reach: int, body: Formation | None = None) -> Obstacles:
    """What a unit may run into within a reach of a place: the blocks of others, and ground that nobody enters."""
    around = (body or battle.body(unit)).box
    return _obstacles(battle.field, battle.standings, unit, around, reach)


@lru_cache(maxsize=64)  # one after the other asks for them, until somebody moves
def _obstacles(field: Field, standings: Standings[Formation | None], unit: int, around: Box, reach: int) -> Obstacles:
    bodies = tuple([body for id in standings.near(around, reach) if id != unit and (body := standings[id])])
    outlines = tuple(
        [
            ground.outline
            for ground in field.table.terrain
            if ground.kind in IMPASSABLE and not are_boxes_apart(around, ground.box, reach)
        ]
    )
    return bodies, outlines


def refuse_way(battle: Battle, here: Point, there: Point, far: int) -> Refusal | None:
    """Why one man cannot go straight from here to there: it is too far for him, or leads over impassable ground."""
    spent = way_cost(battle.field, here, there)
    if spent > far:
        return too_far(partial(int, spent), far)
    for ground in battle.field.table.terrain:
        if ground.kind in IMPASSABLE and is_segment_near_polygon(here.x, here.y, there.x, there.y, ground.outline, 0):
            return Refusal("warriors.move", {"what": ground.kind}, "refused-impassable")
    return None


def too_far(spent: Callable[[], int], left: int) -> Refusal:
    """The refusal of a way that costs more than is left of a move; what it costs is reckoned when somebody reads it."""
    return Refusal("warriors.move", Reckoned(lambda: {"cost": Length(spent()), "left": Length(left)}), "refused-spent")


def cost(battle: Battle, unit: int, body: Formation, part: Leg) -> int:
    """What a leg costs in ticks, from where it begins."""
    match part.kind:
        case "advance":
            return part.amount + extra_cost(battle, body, part.amount)
        case "wheel":
            return wheel_cost(body, part.amount) + wheel_extra(battle, body, part.amount)
        case "turn":
            return battle.allowance(unit) * battle.edition.turn_cost // 100
        case "face":
            return 0


def refuse_legs(battle: Battle, unit: int, legs: Legs, allowance: int) -> Refusal | None:
    """Why a unit cannot go this way, whatever its orders: too far, no room, or off the table."""
    if len(legs) > MOST_LEGS or not all(map(_is_leg, legs)):
        return Refusal("core.answer")
    if sum(part.kind == "turn" for part in legs) > 1:
        return Refusal("warriors.move", because="refused-two-turns")
    body = battle.body(unit)
    spent = 0
    bodies, outlines = obstacles(battle, unit, allowance + body.front)
    table = battle.field.table
    for part in legs:
        spent += cost(battle, unit, body, part)
        if spent > allowance:
            return too_far(partial(int, spent), allowance)
        if part.kind == "advance":
            room = room_ahead(body, part.amount, bodies, outlines, table.width, table.depth)
            if room < part.amount:
                met = advanced(body, min(part.amount, room + FIRM))
                return refuse_edge(battle, advanced(body, part.amount)) or no_room(battle, unit, met)
        elif part.kind == "wheel" and (stop := caught(battle, body, part.amount, bodies, outlines)):
            return _blocked(battle, unit, wheeled(body, stop))
        body = after(body, part)
        if not is_free(battle, body, bodies, outlines):
            return _blocked(battle, unit, body)
    return None


def _blocked(battle: Battle, unit: int, place: Formation) -> Refusal:
    return refuse_edge(battle, place) or no_room(battle, unit, place)


def no_room(battle: Battle, unit: int, place: Formation) -> Refusal:
    """That there is no room for a unit somewhere; who stands there is looked up when somebody wants to read it."""

    def reckon() -> dict[str, int]:
        around = (other for other in neighbours(battle, place.box, 0) if other != unit)
        found = next((other for other in around if not stands_on_none(place, (battle.body(other),), ())), None)
        return {} if found is None else {"unit": int(found)}

    return Refusal("warriors.formation", Reckoned(reckon), "refused-no-room")


def refuse_edge(battle: Battle, place: Formation) -> Refusal | None:
    """Why a block cannot stand like this: it would reach over the edge of the table."""
    table = battle.field.table
    if is_on(place, table.width, table.depth):
        return None
    west, south, east, north = place.box
    over = max(-west, -south, east - table.width, north - table.depth)
    return Refusal("warriors.move", {"by": Length(max(over, 1))}, "refused-edge")


def is_free(battle: Battle, body: Formation, bodies: tuple[Formation, ...], outlines: tuple[Outline, ...]) -> bool:
    """Whether a block has room: on the table, on nobody's bases, and on ground that can be entered."""
    table = battle.field.table
    return is_on(body, table.width, table.depth) and stands_on_none(body, bodies, outlines)


def caught(
    battle: Battle, body: Formation, tenths: int, bodies: tuple[Formation, ...], outlines: tuple[Outline, ...]
) -> int:
    """How far a wheel gets until there is no room for the block, in tenths; nought if it can go all the way."""
    # No corner is farther from the one that stays than the two ends of the block. On its way round a corner is nowhere
    # farther off the straight line between where it was and where it will be than in the middle; and for the rounding.
    far = leg(Point(0, 0), Point(body.front, body.ranks * body.depth))
    off = far * (SCALE - DIRECTIONS[abs(tenths) // 2][1]) // SCALE + 4
    here, there = body.box, wheeled(body, tenths).box
    west, south = min(here[0], there[0]) - off, min(here[1], there[1]) - off
    east, north = max(here[2], there[2]) + off, max(here[3], there[3]) + off
    bodies = tuple(
        [
            other
            for other in bodies
            if (at := other.box)[0] <= east and at[2] >= west and at[1] <= north and at[3] >= south
        ]
    )
    outlines = tuple([each for each in outlines if not are_boxes_apart((west, south, east, north), bounds(each), 0)])
    table = battle.field.table
    inside = west >= 0 and south >= 0 and east <= table.width and north <= table.depth
    if inside and not bodies and not outlines:
        return 0
    step = WHEEL_STEP if tenths > 0 else -WHEEL_STEP
    places: list[int] = [*range(step, tenths, step), tenths]
    return next((each for each in places if not is_free(battle, wheeled(body, each), bodies, outlines)), 0)


def has_room(battle: Battle, unit: int, body: Formation) -> bool:
    """Whether a unit could stand like this."""
    bodies = tuple([battle.body(other) for other in neighbours(battle, body.box, 0) if other != unit])
    outlines = tuple([ground.outline for ground in battle.field.table.terrain if ground.kind in IMPASSABLE])
    return is_free(battle, body, bodies, outlines)


def farthest(battle: Battle, unit: int, body: Formation, left: int) -> int:
    """How far straight on a unit gets from a place with so many ticks left, before anything stops it."""
    return farthest_among(battle, body, left, *obstacles(battle, unit, reach_of(body, left)))


def reach_of(body: Formation, left: int) -> int:
    """How far from where it stands a unit with so many ticks left may meet anything, whichever way it goes."""
    return left + 2 * body.front + body.depth * body.ranks


def farthest_among(
    battle: Battle, body: Formation, left: int, bodies: tuple[Formation, ...], outlines: tuple[Outline, ...]
) -> int:
    """How far straight on a unit gets among these obstacles; those it cannot reach do no harm."""
    table = battle.field.table
    room = room_ahead(body, left, bodies, outlines, table.width, table.depth)
    over = room + extra_cost(battle, body, room) - left
    if over <= 0:
        return room
    # The ground slows it down.  What a way costs grows with it, by a tick a tick at least.
    slowed = most_within(lambda ticks: ticks + extra_cost(battle, body, ticks), left, max(0, room - over), room)
    # That a longer way ends in the open does not say that a shorter one does, once it is rounded to its place.
    return room_ahead(body, slowed, bodies, outlines, table.width, table.depth)


def most_within(spent: Callable[[int], int], left: int, low: int, high: int) -> int:
    """The most that can be gone with so much left, if the lower end can be and the upper cannot; going costs."""
    # Costs are rounded, so a way may cost a tick or two more than a longer one: then the lower end cannot be gone, too.
    while (below := spent(low)) > left and low > 0:
        low = max(0, low - (below - left))
    above = max(spent(high), left + 1)
    while high - low > 1:
        wide = high - low
        # What it costs mostly grows evenly, so a straight line between the ends soon hits; halving keeps it honest.
        near = min(max(low + (left - below) * wide // (above - below), low + 1), high - 1)
        for guess in (near, (low + high) // 2):
            if not low < guess < high:
                continue
            here = spent(guess)
            if here <= left:
                low, below = guess, here
            else:
                high, above = guess, here
            if high - low <= wide // 2:
                break
    return low


def _is_leg(part: Leg) -> bool:
    match part.kind:
        case "advance":
            return part.amount > 0
        case "wheel":
            return 0 < abs(part.amount) <= 1800
        case "turn":
            return part.amount in TURNS
        case "face":
            return False
