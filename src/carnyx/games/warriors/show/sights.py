"""The line of sight on the Warriors table: between the nearest figures of two units; and how far missiles carry."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carnyx.games.warriors.blocks.formation import nearest_points
from carnyx.games.warriors.odds.threats import rings
from carnyx.games.warriors.play.battle import Battle, UnitId
from carnyx.games.warriors.play.sight import blocker
from carnyx.show import documents as doc

if TYPE_CHECKING:
    from carnyx.games.warriors.show.board import Board


def sights(board: Board, battle: Battle, unit: UnitId, target: UnitId) -> doc.Sights:
    """What a unit sees of another, and how far its missiles carry; who stands in others' ranks is not looked at."""
    mine, theirs, say = battle.units[unit].body, battle.units[target].body, board.speech.say
    if mine is None or theirs is None:
        return doc.Sights(unit, target, (), ())
    here, there = nearest_points(mine, theirs)
    blocked = blocker(battle, unit, target)
    line = doc.Sight(here.x, here.y, there.x, there.y, blocked is None, board.speech.blocked(blocked))
    bands = tuple(
        doc.Ring(say(f"band-{ring.name}"), ring.reach, ring.name) for ring in rings(battle, unit) if ring.name != "move"
    )
    return doc.Sights(unit, target, (line,), bands)
