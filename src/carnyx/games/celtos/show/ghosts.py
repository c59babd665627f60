"""Ghosts on the Celtos table: where the models of a unit would stand, by which ways, and what that costs."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from carnyx.core.chains import is_coherent
from carnyx.core.length import Point, leg
from carnyx.core.rule import Refusal
from carnyx.games.celtos.play.assaults import ClosesIn
from carnyx.games.celtos.play.battle import Battle, UnitId
from carnyx.games.celtos.play.breakoff import Leaves
from carnyx.games.celtos.play.movement import Ways, cost, ends
from carnyx.games.celtos.play.moves import Goes
from carnyx.show import documents as doc

if TYPE_CHECKING:
    from carnyx.games.celtos.show.board import Board


def moved(
    board: Board,
    battle: Battle,
    options: Goes | Leaves | ClosesIn,
    unit: UnitId,
    ways: Ways,
    wish: Refusal | None = None,
) -> doc.Ghost:
    """A unit that goes these ways as the answer to a question; a wish for more was refused."""
    refusal = options.refuse(ways)
    shown = drawn(board, battle, unit, ways, getattr(options, "reach", None), refusal)
    after = ends(battle.units[unit].footprint, ways)
    return replace(
        shown,
        answer=msgspec.to_builtins(ways),
        refused=board.speech.reason(refusal) if refusal else None,
        stopped=board.speech.reason(wish) if wish and not refusal else None,
        plan=tuple(after.pairs),
    )


def drawn(
    board: Board, battle: Battle, unit: UnitId, ways: Ways, reach: int | None = None, refusal: Refusal | None = None
) -> doc.Ghost:
    """A unit that goes these ways, whether it may or not."""
    before, length = battle.units[unit].footprint, board.speech.length
    after = ends(before, ways)
    spent, plain = max(
        ((cost(battle, before.point(model), way), _far(before.point(model), way)) for model, way in enumerate(ways)),
        default=(0, 0),
    )
    notes = []
    if spent > plain:
        notes.append(board.speech.say("note-ground", extra=length(spent - plain)))
    if not is_coherent(after.places, after.radius, battle.coherency(unit)):
        notes.append(board.speech.say("note-coherency", gap=length(battle.coherency(unit))))
    return doc.Ghost(
        rounds=tuple((*xy(after.point(model)), after.radius) for model in range(len(after))),
        ways=tuple(
            (*xy(before.point(model)), *(number for point in way for number in xy(point)))
            for model, way in enumerate(ways)
            if way
        ),
        **board.speech.spending(spent, reach, refusal),
        notes=tuple(notes),
    )


def xy(point: Point) -> tuple[int, int]:
    """A place as the page has it."""
    return point.x, point.y


def _far(start: Point, way: tuple[Point, ...]) -> int:
    """How long a way is, whatever it costs."""
    return sum(leg(here, there) for here, there in pairwise((start, *way)))
