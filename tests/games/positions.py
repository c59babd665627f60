"""What the tests of both games' positions share: battles fought, and positions spoilt."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

from carnyx.core.flow import Choose
from carnyx.core.journal import Journal
from carnyx.core.position import BadPosition, understood
from carnyx.games import GAMES


@cache
def fought(game: str, scenario: str, seed: int = 3) -> Journal[Any]:
    """A battle of two thumb players."""
    meant = GAMES[game]
    setup = meant.lists.prepare(scenario, (), meant.rules.editions["default"], "auto")
    table, rng = Journal(meant.system, setup), Random(seed)
    players = [meant.players["thumb"](seed) for _ in setup.forces]
    while (question := table.pause.question) is not None:
        chosen = isinstance(question, Choose)
        table.answer(players[question.player].answer(table.pause) if chosen else question.sample(rng))  # type: ignore[union-attr]
    return table


def kept(game: str, scenario: str, turn: int) -> dict[str, Any]:
    """The position at the start of a turn, as a file has it."""
    table = fought(game, scenario)
    found = [each.position for each in table.turns.values() if each.position["turn"] == turn]
    position: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(found[0]))
    return position


def resumed(game: str, scenario: str, position: dict[str, Any]) -> Any:
    """The battle of a position from a file."""
    system = GAMES[game].system
    return system.resumed(fought(game, scenario).setup, understood(system, position))


def refused(game: str, scenario: str, position: dict[str, Any]) -> str:
    """Why a position is refused."""
    with pytest.raises(BadPosition) as bad:
        resumed(game, scenario, position)
    return str(bad.value)


def changed(position: Any, path: tuple[str | int, ...], value: Any) -> Any:
    """The position with another value somewhere in it."""
    position = msgspec.json.decode(msgspec.json.encode(position))
    inside = position
    for step in path[:-1]:
        inside = inside[step]
    inside[path[-1]] = value
    return position
