"""A unit in hand takes a formation: closed up, in line, in column, or towards the enemy, never more than is allowed."""

from __future__ import annotations

from math import dist
from typing import Any

import pytest

from carnyx.core.deeds import check
from carnyx.core.flow import Pause, begin, go_on
from carnyx.games.celtos.play.battle import Battle, UnitId
from carnyx.games.celtos.play.orders import Order
from carnyx.games.celtos.show.board import Board
from carnyx.games.celtos.show.formations import FORMS, Form, formed
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


def test_close_ranks_are_closer_than_a_line(board: Board, asked: Pause[Battle]) -> None:
    unit = several(asked)
    closed, line = (form(board, asked, unit, name) for name in ("close", "line"))
    assert not any(ghost.stopped for ghost in (closed, line))
    assert spread(closed.rounds) < spread(line.rounds)


@pytest.mark.parametrize("name", ["line", "column"])
def test_lines_and_columns_are_straight_and_one_model_thick(board: Board, asked: Pause[Battle], name: Form) -> None:
    """Wherever it is formed: no model stands aside of the way from the first to the last by more than rounding."""
    unit = several(asked)
    places = [(at.x, at.y) for at in formed(asked.battle, UnitId(unit), name, (700, 300))]
    ends = max(((one, two) for one in places for two in places), key=lambda pair: dist(*pair))
    (ax, ay), (bx, by) = ends
    far = dist(*ends)
    assert all(abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / far <= 2 for x, y in places)
    radius = asked.battle.units[unit].footprint.radius
    assert all(dist(one, two) > 2 * radius for one in places for two in places if one is not two)


def middle(rounds: Any) -> tuple[float, float]:
    return sum(x for x, _, _ in rounds) / len(rounds), sum(y for _, y, _ in rounds) / len(rounds)


@pytest.mark.parametrize("name", ["close", "line", "column"])
def test_a_formation_is_formed_where_the_hand_is_and_kept_while_it_goes_on(
    board: Board, asked: Pause[Battle], name: str
) -> None:
    unit = several(asked)
    start = middle([(*at, 0) for at in asked.battle.units[unit].footprint.pairs])
    for x, y in ((200, 100), (300, -100)):
        ghost = board.gesture(asked, {"kind": "deed", "unit": unit, "x": x, "y": y, "form": name})
        assert ghost is not None
        assert ghost.refused is None
        check(asked, answers(ghost))
        at = middle(ghost.rounds)
        if ghost.stopped is None:
            assert dist(at, (start[0] + x, start[1] + y)) <= 260  # beside it if it is barred by a little


@pytest.mark.parametrize("name", FORMS)
@pytest.mark.parametrize("far", [(0, 0), (0, 700), (600, 200), (-900, 500), (300, -300)])
def test_no_formation_is_refused_or_stopped_since_its_own_models_would_stand_on_each_other(
    board: Board, first: Pause[Battle], name: str, far: tuple[int, int]
) -> None:
    """In the crowd of the first turn too; every unit of several models."""
    for unit in units(first):
        if first.battle.units[unit].models == 1:
            continue
        kind = "form" if far == (0, 0) else "deed"
        ghost = board.gesture(first, {"kind": kind, "unit": unit, "x": far[0], "y": far[1], "form": name})
        assert ghost is not None
        for reason in (ghost.refused, ghost.stopped):
            assert reason is None or "on each other" not in reason.exactly
        if ghost.refused is None:
            check(first, answers(ghost))


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
