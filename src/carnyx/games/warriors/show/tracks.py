"""How blocks, individuals and couriers of Warriors moved, as events: every leg as a path from where they stood."""

from __future__ import annotations

from collections.abc import Iterator

from carnyx.core.flow import Record
from carnyx.core.length import Point, leg
from carnyx.core.rule import RuleId
from carnyx.games.warriors.blocks.compass import CIRCLE, DIRECTIONS, HALF, SCALE
from carnyx.games.warriors.blocks.formation import Formation, nearest_points
from carnyx.games.warriors.blocks.manoeuvres import advanced, reformed
from carnyx.games.warriors.play.battle import Battle
from carnyx.games.warriors.play.closing import CloseUp
from carnyx.games.warriors.play.marches import Manner, March, manner, may_stand
from carnyx.games.warriors.play.movement import Legs, after, front_corners
from carnyx.games.warriors.play.moves import Reform, reforming
from carnyx.games.warriors.play.reactions import Pursue
from carnyx.games.warriors.play.riders import RideNext, errand, has_arrived, mark
from carnyx.games.warriors.play.walks import Walk
from carnyx.games.warriors.rules.checks import REFORM
from carnyx.games.warriors.show.places import base, block, near
from carnyx.show import events as ev
from carnyx.show.throws import thrown
from carnyx.show.values import Block, Leg, Value

MANNERS: dict[Manner, RuleId] = {  # by which rule a unit moves
    "locked": "warriors.combat.locked",
    "shaken": "warriors.shaken.move",
    "bloodlust": "warriors.bloodlust.move",
    "attack": "warriors.order.attack",
    "hold": "warriors.order.hold",
    "oppose": "warriors.order.oppose",
}

COMPULSORY: tuple[Manner, ...] = ("shaken", "bloodlust", "attack")  # who moves like this has no choice


def marches(record: Record[Battle]) -> Iterator[ev.Event]:
    """A unit marches leg by leg, stands, or is told to reform."""
    march: March | None = record.outcome
    if march is None:
        return
    was, unit = record.before, march.unit
    how = manner(was, unit)
    if march.files:
        yield ev.Chosen(rule="warriors.reform", unit=unit, name=how, number=march.files)
        return
    body, there = was.body(unit), record.after.units[unit].body
    legs, end = _legs(body, march.legs)
    if there is not None and there != end:
        legs += (_aligned(end, there),)
    yield ev.Moved(
        rule=MANNERS[how],
        unit=unit,
        name=how,
        start=block(body),
        legs=legs,
        near=near(record.after, unit),
        is_forced=bool(legs) and how in COMPULSORY and not may_stand(was, unit),
    )


def reforms(record: Record[Battle]) -> Iterator[ev.Event]:
    """One die says how many figures change ranks; then the block is wider or narrower, and flush with whom it met."""
    step: Reform = record.step
    was, unit = record.before, step.unit
    body, there = was.body(unit), record.after.body(unit)
    wanted = reforming(was, unit, step.files)
    dice = thrown(REFORM(wanted), record.answer, unit, (Value("to-change", wanted.figures),))
    yield ev.Tested(rule="warriors.reform", unit=unit, thrown=dice, passed=dice.passes[0])
    shape = reformed(body, there.files)
    legs = [Leg("reform", shape.files - body.files, block(shape))] if shape != body else []
    if there != shape:
        legs.append(_aligned(shape, there))
    yield ev.Moved(rule="warriors.reform", unit=unit, name="reform", start=block(body), legs=tuple(legs))


def pursues(record: Record[Battle]) -> Iterator[ev.Event]:
    """A unit goes after those who fled; nothing if it stayed."""
    step: Pursue = record.step
    old, new = record.before.units[step.unit].body, record.after.units[step.unit].body
    if old is None or new is None or old == new:
        return
    ahead = _ahead(old, new)
    there = advanced(old, ahead)
    legs = [Leg("advance", ahead, block(there))] if ahead else []
    if there != new:
        legs.append(_aligned(there, new))
    rule, stands = "warriors.pursuit", near(record.after, step.unit)
    yield ev.Moved(rule=rule, unit=step.unit, name="pursuit", start=block(old), legs=tuple(legs), near=stands)


def closes_up(record: Record[Battle]) -> Iterator[ev.Event]:
    """A part of a contact closes up to the other; nothing if it cannot."""
    step: CloseUp = record.step
    for unit in (unit for pair in step.pairs[:1] for unit in pair):
        old, new = record.before.units[unit].body, record.after.units[unit].body
        if old is not None and new is not None and old != new:
            way = leg(Point(old.x, old.y), Point(new.x, new.y))
            yield ev.Moved(
                rule="warriors.combat.locked",
                unit=unit,
                name="closes-up",
                start=block(old),
                legs=(Leg("walk", way, block(new)),),
                near=near(record.after, unit),
            )


def walks(record: Record[Battle]) -> Iterator[ev.Event]:
    """An individual goes to a place, joins a unit, or remains where he is."""
    walk: Walk | None = record.outcome
    if walk is None:
        return
    was, unit, rule = record.before, walk.unit, "warriors.individuals"
    start, host = base(was, unit), was.units[unit].host
    leaves = host if host >= 0 else None
    if walk.join >= 0:
        _, meeting = nearest_points(mark(start.x, start.y), was.body(walk.join))
        end = Block(meeting.x, meeting.y, start.facing, 1, 1, start.width, start.depth)
        legs = (_walked(start, end),)
        yield ev.Moved(rule=rule, unit=unit, name="joins", start=start, legs=legs, joins=walk.join, leaves=leaves)
    elif walk.place is None:
        yield ev.Moved(rule=rule, unit=unit, name="remains", start=start)
    else:
        legs, stands = (_walked(start, base(record.after, unit)),), near(record.after, unit)
        yield ev.Moved(rule=rule, unit=unit, name="walks", start=start, legs=legs, near=stands, leaves=leaves)


def left_alone(record: Record[Battle], unit: int) -> ev.Moved:
    """An individual whose unit is no more stands where it stood, or as near as there was room."""
    start, end = base(record.before, unit), base(record.after, unit)
    return ev.Moved(
        rule="warriors.individuals",
        unit=unit,
        name="left-alone",
        start=start,
        legs=(_walked(start, end),),
        leaves=record.before.units[unit].host,
    )


def rides(record: Record[Battle]) -> Iterator[ev.Event]:
    """A courier rides towards the unit that his order is for, or waits."""
    step: RideNext = record.step
    if record.outcome is None:
        return
    courier, unit = record.before.couriers[step.courier], errand(record.before, step.courier)
    assert unit is not None
    end = (record.outcome.x, record.outcome.y)
    start = courier.place or end
    yield ev.Couriered(
        rule="warriors.orders.courier",
        courier=step.courier,
        leader=courier.leader,
        unit=unit,
        track=start if start == end else (*start, *end),
        has_arrived=has_arrived(record.after, step.courier, unit),
    )


def _legs(body: Formation, legs: Legs) -> tuple[tuple[Leg, ...], Formation]:
    """The legs of a march as paths, and where they lead to."""
    found = []
    for each in legs:
        there, amount, pivot = after(body, each), each.amount, None
        if each.kind == "wheel":
            corner = front_corners(body)[1 if amount > 0 else 0]
            pivot = (corner.x, corner.y)
        elif each.kind != "advance":
            amount = _turn(body.facing, there.facing)
        found.append(Leg(each.kind, amount, block(there), pivot))
        body = there
    return tuple(found), body


def _aligned(body: Formation, there: Formation) -> Leg:
    return Leg("align", _turn(body.facing, there.facing), block(there))


def _walked(start: Block, end: Block) -> Leg:
    return Leg("walk", leg(Point(start.x, start.y), Point(end.x, end.y)), end)


def _turn(before: int, after: int) -> int:
    """How far to the right one facing is from another; negative: to the left."""
    return (after - before + HALF - 1) % CIRCLE - HALF + 1


def _ahead(old: Formation, new: Formation) -> int:
    """How far straight on a block has gone; if it has swung flush since, as far as that can be seen from its end."""
    east, north = DIRECTIONS[old.facing]
    about = max(0, ((new.x - old.x) * east + (new.y - old.y) * north) // SCALE)
    exact = (ticks for ticks in (about, about + 1, about - 1, about + 2) if advanced(old, ticks) == new)
    return next(exact, about)
