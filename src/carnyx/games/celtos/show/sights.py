"""Lines of sight on the Celtos table: what each model sees, what blocks it, and the range bands of the unit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carnyx.games.celtos.play.battle import Battle, UnitId
from carnyx.games.celtos.play.envelope import envelope
from carnyx.games.celtos.play.sight import SightLine, lines
from carnyx.games.celtos.rules.weapons import BANDS
from carnyx.show import documents as doc

if TYPE_CHECKING:
    from carnyx.games.celtos.show.board import Board


def sights(board: Board, battle: Battle, unit: UnitId, target: UnitId) -> doc.Sights:
    """What a unit sees of another, line by line, and how far its weapon carries."""
    radius = battle.units[unit].footprint.radius
    return doc.Sights(
        unit,
        target,
        tuple(_line(board, each) for each in lines(battle, unit, target)),
        tuple(
            doc.Ring(board.speech.say(f"band-{ring.name}"), ring.reach + radius, ring.name)
            for ring in envelope(battle, unit)
            if ring.name in BANDS
        ),
    )


def _line(board: Board, line: SightLine) -> doc.Sight:
    label = board.speech.blocked(line.blocked)
    return doc.Sight(line.ax, line.ay, line.bx, line.by, line.blocked is None, label)
