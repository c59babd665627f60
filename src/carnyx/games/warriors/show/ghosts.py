"""Ghosts on the Warriors table: where a block or a man would stand, before anybody lets go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from carnyx.core.length import Point
from carnyx.games.warriors.blocks.formation import Formation, is_inside
from carnyx.games.warriors.play.battle import Battle, UnitId
from carnyx.games.warriors.play.walks import Walk, Walks, route, standing_at, start
from carnyx.show import documents as doc
from carnyx.show.drags import WHOLE, farthest

if TYPE_CHECKING:
    from carnyx.games.warriors.show.board import Board


def walked(board: Board, battle: Battle, walks: Walks, unit: int, place: Point) -> doc.Ghost:
    """An individual who is dragged to a place: dropped on a unit of his own he joins it; too far is cut short."""
    speech, now = board.speech, battle.units[unit]
    host = _host_at(battle, unit, place)
    walk, stopped = (
        (Walk(unit, join=host), None) if host is not None else _within(walks, unit, start(battle, unit), place)
    )
    way = route(battle, walk)
    here, there = way.here, way.there
    found = ghost_at(board, standing_at(battle, unit, there), walk, walks.refuse(walk), way.takes, way.allowed)
    joins = "" if host is None else speech.say("walk-join", unit=board.names[unit], other=speech.own[host])
    return replace(
        found,
        ways=((here.x, here.y, there.x, there.y),),
        reach=(here.x, here.y, way.allowed),
        deed=joins,
        notes=(speech.say("note-sets-out", unit=speech.own[now.host]),) if now.host >= 0 else (),
        stopped=speech.reason(stopped) if stopped else None,
    )


def _host_at(battle: Battle, unit: int, place: Point) -> UnitId | None:
    """The unit of his side that stands at a place, but for the one he is with."""
    now = battle.units[unit]
    friends = (each for each in battle.formed(now.player) if each != now.host)
    return next((each for each in friends if is_inside(battle.body(each), place)), None)


def _within(walks: Walks, unit: int, here: Point, place: Point) -> tuple[Walk, Any]:
    """As far towards a place as he may go, and why no farther."""

    def walk(parts: int) -> Walk:
        x, y = here.x + (place.x - here.x) * parts // WHOLE, here.y + (place.y - here.y) * parts // WHOLE
        return Walk(unit, place=Point(x, y))

    parts, why = farthest(lambda parts: walks.refuse(walk(parts)))
    return (walk(parts), why) if parts else (walk(WHOLE), None)


def ghost_at(board: Board, body: Formation, answer: Any, refusal: Any, spent: int, allowed: int) -> doc.Ghost:
    """A block or a man who would stand there, with the answer that leads there and what speaks against it."""
    from carnyx.games.warriors.show.board import front, quads

    bases = quads(body, body.figures)
    return doc.Ghost(
        msgspec.to_builtins(answer),
        quads=bases,
        front=front(bases, body.files),
        **board.speech.spending(spent, allowed, refusal),
        refused=board.speech.reason(refusal) if refusal else None,
        files=body.files,
    )
