"""A unit in hand takes a formation: closed up, in line, in column, or towards the enemy, never more than is allowed."""

from __future__ import annotations

from math import dist
from typing import Any

import pytest

from carnyx.core.deeds import check
from carnyx.core.flow import Pause, begin, go_on
from carnyx.games.celtos.play.battle import Battle
from carnyx.games.celtos.play.orders import Order
from carnyx.games.celtos.show.board import Board
from carnyx.games.celtos.show.formations import FORMS
from carnyx.show.documents import Ghost
from tests.show.test_celtos_deeds import INCH, ahead, answers, board, units
from tests.show.test_celtos_deeds import asked as first

__all__ = ["board", "first"]  # fixtures


@pytest.fixture(scope="module")
def asked(first: Pause[Battle]) -> Pause[Battle]:
    """The first turn of the demo, with room about a unit of several models: it stands eight inches ahead."""
    unit = several(first)
    stands, ahead_by = first.battle.units[unit].footprint, 8 * INCH * ahead(first, unit)
    places = tuple(at + (ahead_by if place % 2 else 0) for place, at in enumerate(stands.places))
    return begin(first.battle.changed(unit, footprint=stands.with_places(places)))


def several(pause: Pause[Battle]) -> int:
    """A unit of several models that may act."""
    return next(unit for unit in units(pause) if pause.battle.units[unit].models > 4)


def form(board: Board, pause: Pause[Battle], unit: int, name: str) -> Ghost:
    ghost = board.gesture(pause, {"kind": "form", "unit": unit, "form": name})
    assert ghost is not None
    return ghost


def spread(rounds: Any) -> float:
    """How far the two models stand apart that stand farthest apart."""
    return max(dist(one[:2], two[:2]) for one in rounds for two in rounds)


@pytest.mark.parametrize("name", FORMS)
def test_a_unit_that_may_act_is_activated_and_moves_into_the_formation(
    board: Board, asked: Pause[Battle], name: str
) -> None:
    unit = several(asked)
    ghost = form(board, asked, unit, name)
    assert ghost.refused is None
    assert answers(ghost)[:2] == (unit, ["move", None])
    check(asked, answers(ghost))


@pytest.mark.parametrize("name", FORMS)
def test_a_unit_that_moves_takes_the_formation(board: Board, asked: Pause[Battle], name: str) -> None:
    unit = several(asked)
    moving = go_on(go_on(asked, unit), Order("move"))
    ghost = form(board, moving, unit, name)
    assert ghost.refused is None
    check(moving, (ghost.answer,))


def test_close_ranks_are_closer_than_a_column_and_a_column_than_a_line(board: Board, asked: Pause[Battle]) -> None:
    unit = several(asked)
    closed, column, line = (form(board, asked, unit, name) for name in ("close", "column", "line"))
    assert not any(ghost.stopped for ghost in (closed, column, line))
    assert spread(closed.rounds) < spread(column.rounds) < spread(line.rounds)


def test_towards_the_enemy_everybody_goes_the_same_way_as_far_as_he_may(board: Board, asked: Pause[Battle]) -> None:
    unit = several(asked)
    ghost = form(board, asked, unit, "towards")
    stands = asked.battle.units[unit].footprint
    ways = {
        (round((x - u) / 8), round((y - v) / 8)) for (x, y, _), (u, v) in zip(ghost.rounds, stands.pairs, strict=True)
    }
    assert len(ways) == 1
    assert ghost.stopped is not None


def test_a_formation_is_dragged_on_as_it_was_planned(board: Board, asked: Pause[Battle]) -> None:
    unit = several(asked)
    line = form(board, asked, unit, "line")
    ghost = board.gesture(asked, {"kind": "deed", "unit": unit, "x": 30, "y": 0, "plan": line.plan})
    assert ghost is not None
    moved = {(x - u, y - v) for (x, y, _), (u, v, _) in zip(ghost.rounds, line.rounds, strict=True)}
    assert moved == {(30, 0)}
    check(asked, answers(ghost))


def test_the_question_names_the_formations_each_with_a_key_of_its_own(board: Board, asked: Pause[Battle]) -> None:
    formations = board.question(asked, 1).formations
    assert [each.value for each in formations] == list(FORMS)
    assert len({each.key for each in formations}) == len(FORMS)
