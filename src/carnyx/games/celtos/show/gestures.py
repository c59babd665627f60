"""Gestures on the Celtos table: a unit dragged as it stands or formed up, a single model dragged, a unit set up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from carnyx.core.flow import Choose, Pause
from carnyx.core.length import Point
from carnyx.games.celtos.play.assaults import ClosesIn
from carnyx.games.celtos.play.battle import Battle, UnitId
from carnyx.games.celtos.play.breakoff import Leaves
from carnyx.games.celtos.play.deployment import Deploys, Placed, formation
from carnyx.games.celtos.play.moves import Goes
from carnyx.games.celtos.play.options import WhichUnit
from carnyx.games.celtos.play.orders import Orders
from carnyx.games.celtos.show.deeds import dragged, formed
from carnyx.games.celtos.show.formations import (
    Form,
    Wish,
    as_it_stands,
    in_formation,
    reached,
    reached_in_formation,
    ways_to,
)
from carnyx.games.celtos.show.ghosts import moved, xy
from carnyx.show import documents as doc

if TYPE_CHECKING:
    from carnyx.games.celtos.show.board import Board

MOST_MODELS = 400  # of one unit, far more than anybody fields


class Gesture(Struct, frozen=True, forbid_unknown_fields=True):
    """What a hand did: dragged a unit so far, or a model to a place, after what was planned before."""

    kind: Literal["deed", "drag", "form", "model", "place"]
    unit: int
    x: int = 0  # how far, or where to
    y: int = 0
    model: int = -1
    over: int = -1  # the unit whose bases or outline the pointer is over
    form: Form | None = None  # what it is to form up in where it is dragged
    plan: Annotated[tuple[Point, ...], Meta(max_length=MOST_MODELS)] = ()  # where its models stand in the plan so far


def ghost(board: Board, pause: Pause[Battle], raw: dict[str, Any]) -> doc.Ghost | None:
    """What a gesture would mean; nothing if it means nothing here."""
    question = pause.question
    try:
        gesture = msgspec.convert(raw, Gesture)
    except msgspec.ValidationError:
        return None
    if not isinstance(question, Choose) or not 0 <= gesture.unit < len(pause.battle.units):
        return None
    options = question.options
    if isinstance(options, Deploys):
        now = pause.battle.units[gesture.unit]
        places = formation(now.start, now.footprint.radius, gesture.x, gesture.y, options.facing)
        return _placed(board, pause.battle, options, Placed(gesture.unit, places))
    battle, unit = pause.battle, UnitId(gesture.unit)
    if isinstance(options, WhichUnit | Orders):
        if not battle.units[unit].wounds:
            return None
        if gesture.kind == "form":
            return formed(board, pause, unit, _wish(battle, gesture))
        if gesture.kind != "deed":
            return None
        return dragged(board, pause, unit, _wish(battle, gesture), gesture.over, gesture.form is not None)
    if not isinstance(options, Goes | Leaves | ClosesIn) or options.unit != unit:
        return None
    stands = battle.units[unit].footprint
    if gesture.kind == "model":
        return moved(board, battle, options, unit, ways_to(stands, _single(battle, gesture)))
    if isinstance(options, ClosesIn):
        return None
    found = (reached_in_formation if gesture.form else reached)(options, _wish(battle, gesture))
    return moved(board, battle, options, unit, found.ways, found.stopped)


def answered(board: Board, pause: Pause[Battle], raw: Any) -> doc.Ghost | None:
    """Where an answer would lead, before it is given; nothing if nobody would stand elsewhere."""
    question, battle = pause.question, pause.battle
    if not isinstance(question, Choose):
        return None
    options = question.options
    try:
        answer = msgspec.convert(raw, options.answer)
    except msgspec.ValidationError:
        return None
    if not isinstance(options, Deploys | Goes | Leaves | ClosesIn) or options.refuse(answer) is not None:
        return None
    if isinstance(options, Deploys):
        return _placed(board, battle, options, answer)
    return moved(board, battle, options, options.unit, answer) if any(answer) else None


def _planned(battle: Battle, gesture: Gesture) -> tuple[Point, ...]:
    """Where the models of a unit stand in the plan so far, or else on the table."""
    stands = tuple(Point(*at) for at in battle.units[gesture.unit].footprint.pairs)
    return gesture.plan if len(gesture.plan) == len(stands) else stands


def _wish(battle: Battle, gesture: Gesture) -> Wish:
    """Where a drag leads the models of a unit: as they stand, or in a formation."""
    if gesture.form:
        return in_formation(battle, UnitId(gesture.unit), gesture.form, (gesture.x, gesture.y))
    places = tuple(Point(place.x + gesture.x, place.y + gesture.y) for place in _planned(battle, gesture))
    return as_it_stands(battle.units[gesture.unit].footprint, places)


def _single(battle: Battle, gesture: Gesture) -> tuple[Point, ...]:
    """The plan so far, but one model stands where it was dragged."""
    places = list(_planned(battle, gesture))
    if 0 <= gesture.model < len(places):
        places[gesture.model] = Point(gesture.x, gesture.y)
    return tuple(places)


def _placed(board: Board, battle: Battle, options: Deploys, placed: Placed) -> doc.Ghost:
    radius, refusal = battle.units[placed.unit].footprint.radius, options.refuse(placed)
    return doc.Ghost(
        msgspec.to_builtins(placed),
        tuple((*xy(place), radius) for place in placed.places),
        refused=board.speech.reason(refusal) if refusal else None,
    )
