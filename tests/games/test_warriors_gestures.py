"""Gestures on the Warriors table: a march is planned leg by leg, by hand or by keys, and the server keeps the plan."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from msgspec import convert

from carnyx.core.flow import Pause, refuse
from carnyx.core.journal import read
from carnyx.core.length import INCH, Point
from carnyx.games import SYSTEMS
from carnyx.games.warriors.play.walks import Walk, start
from carnyx.games.warriors.show.gestures import WHEEL
from carnyx.show.board import Board
from carnyx.show.documents import Ghost, Option, Question
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


@cache
def walking() -> tuple[Board, Pause[Any], int, int]:
    """A board at the question who walks, a man who may join a unit, and that unit."""
    table = read(asking("warriors", "box", "walk", _may_join), SYSTEMS)
    board = boards.board(table, "en", "in")
    option = next(each for each in board.question(table.pause, 1).options if _joins(each))
    assert option.unit is not None
    return board, table.pause, option.unit, option.answer[1]


def _joins(option: Option) -> bool:
    return isinstance(option.answer, list) and len(option.answer) > 1 and option.answer[1] >= 0


def _may_join(asked: Question) -> bool:
    return any(map(_joins, asked.options))


def test_a_man_who_is_dropped_on_a_unit_of_his_side_joins_it() -> None:
    board, pause, man, host = walking()
    middle = pause.battle.body(host).centre
    ghost = board.gesture(pause, {"kind": "walk", "unit": man, "x": middle.x, "y": middle.y})
    assert ghost is not None
    assert ghost.answer[:2] == [man, host]
    assert ghost.refused is None
    assert "join" in ghost.deed


def test_what_it_takes_to_join_is_one_number_on_the_button_and_under_the_hand() -> None:
    board, pause, man, host = walking()
    options = board.question(pause, 1).options
    button = next(each for each in options if each.unit == man and each.answer and each.answer[1] == host)
    body = pause.battle.body(host)
    for part in body.centre, Point(body.x, body.y):
        ghost = board.gesture(pause, {"kind": "walk", "unit": man, "x": part.x, "y": part.y})
        assert ghost is not None
        assert button.detail == f"takes {ghost.spent} of {ghost.may}, {ghost.left} left"
        spent, left, may = (float(each.removesuffix('"')) for each in (ghost.spent, ghost.left, ghost.may))
        assert round(spent + left, 1) == may
        assert ghost.reach is not None
        assert ghost.reach[2] == round(may * INCH)


def _cannot_join(asked: Question) -> bool:
    return any(each.barred and each.barred.rule == "warriors.move" for each in asked.options)


def test_a_unit_too_far_to_join_is_too_far_by_the_same_numbers_on_the_button_and_under_the_hand() -> None:
    table = read(asking("warriors", "field800", "walk", _cannot_join), SYSTEMS)
    board, pause = boards.board(table, "en", "in"), table.pause
    asked = board.question(pause, 1)
    assert asked.player is not None
    told = 0
    for option in (each for each in asked.options if each.barred and each.barred.rule == "warriors.move"):
        for host in pause.battle.formed(asked.player):
            middle = pause.battle.body(host).centre
            ghost = board.gesture(pause, {"kind": "walk", "unit": option.unit, "x": middle.x, "y": middle.y})
            if ghost is None or ghost.refused is None or ghost.deed != option.label:
                continue
            assert ghost.refused == option.barred
            assert (ghost.spent, ghost.left) == ("", "")  # the reason has the numbers
            told += 1
    assert told


def test_who_stays_or_stands_comes_after_who_goes() -> None:
    board, pause, man, _ = walking()
    own = [each for each in board.question(pause, 1).options if each.unit == man and each.answer]
    assert own[-1].answer == [man, -1, None]
    board, pause, unit = marching()
    first = next(each for each in board.question(pause, 1).options if each.unit == unit)
    assert first.answer[1]


def test_a_walk_too_far_is_cut_short_and_says_why() -> None:
    board, pause, man, _ = walking()
    here = start(pause.battle, man)
    found = [
        board.gesture(pause, {"kind": "walk", "unit": man, "x": here.x + x * INCH, "y": here.y + y * INCH})
        for x, y in ((40, 0), (-40, 0), (0, 40), (0, -40))
    ]
    short = [ghost for ghost in found if ghost is not None and ghost.refused is None]
    assert short
    for ghost in short:
        assert ghost.stopped is not None
        assert refuse(pause.question, convert(ghost.answer, Walk)) is None
