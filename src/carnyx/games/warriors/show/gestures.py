"""Gestures on the Warriors table: a block is dragged, pulled at its grips, turned, set up; men walk, couriers ride."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from carnyx.core.flow import Choose, Pause
from carnyx.core.length import INCH, Point
from carnyx.games.warriors.blocks.formation import Formation
from carnyx.games.warriors.blocks.manoeuvres import reformed
from carnyx.games.warriors.play.battle import Battle
from carnyx.games.warriors.play.deployment import Deploys, Placed, ahead, placed_body
from carnyx.games.warriors.play.going import extra_cost, wheel_extra
from carnyx.games.warriors.play.marches import March, Marches
from carnyx.games.warriors.play.movement import Leg, Legs, after, cost
from carnyx.games.warriors.play.moves import reform_cost
from carnyx.games.warriors.play.riders import Rides
from carnyx.games.warriors.play.walks import Walk, Walks
from carnyx.games.warriors.show.ghosts import ghost_at, walked
from carnyx.games.warriors.show.grips import Pulled, dragged, grips, pulled
from carnyx.games.warriors.show.marches import legs as legs_said
from carnyx.show import documents as doc

if TYPE_CHECKING:
    from carnyx.games.warriors.show.board import Board

ROUND = 3600
WHEEL = 50  # tenths of a degree by one touch of a key
QUARTERS = (900, 1800, 2700)

# No hand goes farther than this, and what it does is measured step by step.
MOST_LEGS, FARTHEST = 40, 1_000_000
Coordinate: TypeAlias = Annotated[int, Meta(ge=-FARTHEST, le=FARTHEST)]
Angle: TypeAlias = Annotated[int, Meta(ge=-ROUND, le=ROUND)]


class Gesture(Struct, frozen=True, forbid_unknown_fields=True):
    """What a hand did with a unit: dragged it so far, pulled a grip to a place, turned it, nudged it, or set it up."""

    kind: Literal["march", "grip", "wheel", "turn", "nudge", "place", "walk", "ride"]
    unit: int
    x: Coordinate = 0
    y: Coordinate = 0
    grip: doc.Grip = "ahead"
    start: tuple[Coordinate, Coordinate] = (0, 0)  # where the grip was taken
    angle: Angle = 0
    files: int = 0
    plan: Annotated[tuple[tuple[str, int], ...], Meta(max_length=MOST_LEGS)] = ()  # the legs of a march so far


def ghost(board: Board, pause: Pause[Battle], raw: dict[str, Any]) -> doc.Ghost | None:
    """What a gesture would mean; nothing if it means nothing here."""
    question, battle = pause.question, pause.battle
    try:
        gesture = msgspec.convert(raw, Gesture)
        legs = msgspec.convert(gesture.plan, Legs)
    except msgspec.ValidationError:
        return None
    if not isinstance(question, Choose) or not 0 <= gesture.unit < len(battle.units) or not all(map(_is_leg, legs)):
        return None
    match question.options:
        case Marches() as marches if battle.units[gesture.unit].body is not None:
            return _march(board, battle, marches, gesture, legs)
        case Walks() as walks if battle.units[gesture.unit].is_here:
            return walked(board, battle, walks, gesture.unit, Point(gesture.x, gesture.y))
        case Rides() as rides:
            return _ride(board, rides, Point(gesture.x, gesture.y))
        case Deploys() as deploys:
            facing = (ahead(battle, deploys.player) + gesture.angle) % ROUND
            return _place(board, battle, deploys, Placed(gesture.unit, gesture.x, gesture.y, facing, gesture.files))
        case _:
            return None


def answered(board: Board, pause: Pause[Battle], raw: Any) -> doc.Ghost | None:
    """Where an answer would lead, before it is given; nothing if nobody would stand elsewhere."""
    question, battle = pause.question, pause.battle
    if not isinstance(question, Choose):
        return None
    try:
        answer = msgspec.convert(raw, question.options.answer)
    except msgspec.ValidationError:
        return None
    match question.options, answer:
        case Marches() as marches, March(legs=legs, files=0) if marches.refuse(answer) is None and legs:
            return _legs(board, battle, marches, answer)
        case Walks() as walks, Walk(place=Point() as place) if walks.refuse(answer) is None:
            return walked(board, battle, walks, answer.unit, place)
        case Rides() as rides, Point():
            return _ride(board, rides, answer)
        case Deploys() as deploys, Placed() if deploys.refuse(answer) is None:
            return _place(board, battle, deploys, answer)
        case _:
            return None


def _ride(board: Board, rides: Rides, place: Point) -> doc.Ghost:
    """A courier at the place he rides to."""
    here, refusal = rides.here, rides.refuse(place)
    return doc.Ghost(
        msgspec.to_builtins(place),
        ((place.x, place.y, 100),),
        ways=((here.x, here.y, place.x, place.y),),
        refused=board.speech.reason(refusal) if refusal else None,
    )


def _place(board: Board, battle: Battle, deploys: Deploys, placed: Placed) -> doc.Ghost | None:
    """A unit set up."""
    body = placed_body(battle, placed)
    return None if body is None else ghost_at(board, body, placed, deploys.refuse(placed), 0, 0)


def _is_leg(part: Leg) -> bool:
    """Whether a hand can have done this: straight on, a wheel of no more than once round, a turn by quarters."""
    match part.kind:
        case "turn":
            return part.amount in QUARTERS
        case "wheel":
            return abs(part.amount) <= ROUND
        case "advance":
            return 0 <= part.amount <= FARTHEST
        case _:
            return False


def _march(board: Board, battle: Battle, marches: Marches, gesture: Gesture, legs: Legs) -> doc.Ghost:
    """The legs made so far, and what the gesture adds to them."""
    unit, more = gesture.unit, Legs()
    match gesture.kind:
        case "turn" if gesture.angle % ROUND in QUARTERS:
            more = (Leg("turn", gesture.angle % ROUND),)
        case "wheel" if gesture.angle:
            more = (Leg("wheel", gesture.angle),)
        case "nudge":
            legs = _nudged(legs, gesture.x, gesture.y)
        case "grip":
            there = Point(gesture.x, gesture.y)
            return _pull(board, marches, legs, pulled(marches, unit, legs, gesture.grip, Point(*gesture.start), there))
        case "march":
            return _pull(board, marches, legs, dragged(marches, unit, legs, (gesture.x, gesture.y)))
    return _legs(board, battle, marches, March(unit, (*legs, *more)))


def _pull(board: Board, marches: Marches, legs: Legs, pull: Pulled) -> doc.Ghost:
    """What a pull comes to; one that changes nothing is no answer."""
    march, reason = pull.march, board.speech.reason
    shown = _legs(board, marches.battle, marches, march)
    return replace(
        shown,
        answer=None if march == March(march.unit) else shown.answer,
        refused=reason(pull.refused) if pull.refused else None,
        stopped=reason(pull.stopped) if pull.stopped else None,
    )


def _nudged(legs: Legs, east: int, north: int) -> Legs:
    """A little forward, or a small wheel to either side; it prolongs a leg of the same kind."""
    if north < 0 or not (north or east):
        return legs
    step = Leg("advance", INCH) if north else Leg("wheel", WHEEL if east > 0 else -WHEEL)
    if not legs or legs[-1].kind != step.kind:
        return (*legs, step)
    amount = legs[-1].amount + step.amount
    return (*legs[:-1], Leg(step.kind, amount)) if amount else legs[:-1]


def _legs(board: Board, battle: Battle, marches: Marches, march: March) -> doc.Ghost:
    """A march leg by leg: where it ends, what it costs, and what the ground adds."""
    start = there = battle.body(march.unit)
    spent, ground, way = 0, 0, [start.x, start.y]
    if march.files:
        there, spent = reformed(start, march.files), reform_cost(battle, march.unit)
    for each in march.legs:
        spent += cost(battle, march.unit, there, each)
        ground += _ground(battle, there, each)
        there = after(there, each)
        way += (there.x, there.y)
    allowed, speech = marches.allowed(march.unit), board.speech
    shown = ghost_at(board, there, march, marches.refuse(march), spent, allowed)
    notes = (speech.say("note-ground", extra=speech.length(ground)),) if ground else ()
    if march.files:
        notes = (speech.say("note-reform"),)
    plan = msgspec.to_builtins(march.legs)
    return replace(
        shown,
        ways=(tuple(way),),
        reach=(start.x, start.y, allowed),
        notes=notes,
        plan=plan,
        deed=_called(board, march),
        grips=grips(battle, marches, march.unit, march.legs),
    )


def _called(board: Board, march: March) -> str:
    """A march in a word or two."""
    if march.files:
        return board.speech.say("march-width", files=march.files)
    return legs_said(board.story.voice, march) if march.legs else ""


def _ground(battle: Battle, body: Formation, part: Leg) -> int:
    """What the ground adds to a leg."""
    match part.kind:
        case "advance":
            return extra_cost(battle, body, part.amount)
        case "wheel":
            return wheel_extra(battle, body, part.amount)
        case _:
            return 0
