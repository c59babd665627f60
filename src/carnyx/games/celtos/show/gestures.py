"""Gestures on the Celtos table: a unit dragged as it stands, a single model dragged, a unit set up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec
from msgspec import Struct

from carnyx.core.flow import Choose, Pause
from carnyx.core.length import Point
from carnyx.games.celtos.play.assaults import ClosesIn
from carnyx.games.celtos.play.battle import Battle
from carnyx.games.celtos.play.breakoff import Leaves
from carnyx.games.celtos.play.deployment import Deploys, Placed, formation
from carnyx.games.celtos.play.movement import Ways, shifted
from carnyx.games.celtos.play.moves import Goes
from carnyx.games.celtos.play.options import WhichUnit
from carnyx.games.celtos.play.orders import Orders
from carnyx.games.celtos.show.deeds import dragged
from carnyx.games.celtos.show.ghosts import moved, xy
from carnyx.show import documents as doc

if TYPE_CHECKING:
    from carnyx.games.celtos.show.board import Board


class Gesture(Struct, frozen=True, forbid_unknown_fields=True):
    """What a hand did: so far east and north with a unit or a model, after what single models did before."""

    kind: Literal["deed", "drag", "model", "place"]
    unit: int
    x: int = 0  # how far, or where to
    y: int = 0
    model: int = -1
    moved: dict[int, tuple[int, int]] = {}  # single models already dragged, and where to
    by: tuple[int, int] = (0, 0)  # how far the whole unit was dragged before
    hand: Point | None = None  # where the pointer is


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
        unit = pause.battle.units[gesture.unit]
        places = formation(unit.start, unit.footprint.radius, gesture.x, gesture.y, options.facing)
        return _placed(board, pause.battle, options, Placed(gesture.unit, places))
    if isinstance(options, WhichUnit | Orders) and gesture.kind == "deed":
        return dragged(board, pause, gesture.unit, (gesture.x, gesture.y), gesture.hand)
    if isinstance(options, Goes | Leaves | ClosesIn) and options.unit == gesture.unit:
        return moved(board, pause.battle, options, options.unit, _ways(pause.battle, gesture))
    return None


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


def _ways(battle: Battle, gesture: Gesture) -> Ways:
    """The ways of all models: the unit's drag, and single models on top of it."""
    footprint = battle.units[gesture.unit].footprint
    dx, dy = gesture.by if gesture.kind == "model" else (gesture.x, gesture.y)
    ways: list[tuple[Point, ...]] = list(shifted(footprint, dx, dy)) if dx or dy else [()] * len(footprint)
    for model, (x, y) in gesture.moved.items():
        if 0 <= model < len(ways):
            ways[model] = (Point(x, y),)
    if gesture.kind == "model" and 0 <= gesture.model < len(ways):
        ways[gesture.model] = (Point(gesture.x, gesture.y),)
    return tuple(ways)


def _placed(board: Board, battle: Battle, options: Deploys, placed: Placed) -> doc.Ghost:
    radius, refusal = battle.units[placed.unit].footprint.radius, options.refuse(placed)
    return doc.Ghost(
        msgspec.to_builtins(placed),
        tuple((*xy(place), radius) for place in placed.places),
        refused=board.speech.reason(refusal) if refusal else None,
    )
