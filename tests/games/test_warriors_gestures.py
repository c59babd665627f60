"""Gestures on the Warriors table: a march is planned leg by leg, by hand or by keys, and the server keeps the plan."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from carnyx.core.flow import Pause
from carnyx.core.journal import read
from carnyx.core.length import INCH
from carnyx.games import SYSTEMS
from carnyx.games.warriors.show.gestures import WHEEL
from carnyx.show.board import Board
from carnyx.show.documents import Ghost
from carnyx.web import boards
from tests.web.browser.asked import asking

EAST, WEST, NORTH, SOUTH = (1, 0), (-1, 0), (0, 1), (0, -1)


@cache
def marching() -> tuple[Board, Pause[Any], int]:
    """A board at the question who marches, and a unit that may."""
    table = read(asking("warriors", "box", "march"), SYSTEMS)
    board = boards.board(table, "en", "in")
    unit = next(each.unit for each in board.question(table.pause, 1).options if each.has_odds)
    assert unit is not None
    return board, table.pause, unit


def nudged(*ways: tuple[int, int]) -> Ghost:
    """What the plan comes to after these keys."""
    board, pause, unit = marching()
    ghost = None
    for x, y in ways:
        plan = () if ghost is None else ghost.plan
        ghost = board.gesture(pause, {"kind": "nudge", "unit": unit, "x": x, "y": y, "plan": plan})
    assert ghost is not None
    return ghost


@pytest.mark.parametrize(
    ("ways", "plan"),
    [
        ([NORTH], [["advance", INCH]]),
        ([NORTH, NORTH], [["advance", 2 * INCH]]),
        ([EAST], [["wheel", WHEEL]]),
        ([WEST, WEST], [["wheel", -2 * WHEEL]]),
        ([EAST, WEST], []),
        ([NORTH, EAST, NORTH], [["advance", INCH], ["wheel", WHEEL], ["advance", INCH]]),
        ([NORTH, SOUTH], [["advance", INCH]]),
    ],
)
def test_a_key_adds_a_leg_or_prolongs_the_last_one(ways: list[tuple[int, int]], plan: list[list[Any]]) -> None:
    assert [list(leg) for leg in nudged(*ways).plan] == plan


def test_a_plan_is_what_the_march_would_be() -> None:
    ghost = nudged(NORTH, EAST)
    assert ghost.answer[1] == ghost.plan


def test_a_ghost_says_how_wide_the_block_stands() -> None:
    _, pause, unit = marching()
    body = pause.battle.body(unit)
    assert nudged(NORTH).files == body.files
    assert len(nudged(NORTH).quads) == body.figures
