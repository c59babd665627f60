"""A block pulled at its grips: a corner wheels it, its front goes ahead, its rear turns it, a flank reforms it."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from carnyx.core.flow import Pause, refuse, understand
from carnyx.core.journal import read
from carnyx.core.length import INCH, Point
from carnyx.games import SYSTEMS
from carnyx.games.warriors.blocks.formation import Formation
from carnyx.games.warriors.blocks.manoeuvres import advanced
from carnyx.games.warriors.play.marches import compelled, manner
from carnyx.games.warriors.play.movement import end, front_corners
from carnyx.show.board import Board
from carnyx.show.documents import Ghost, Question
from carnyx.web import boards
from tests.web.browser.asked import asking


def _has(kind: str, question: Question) -> bool:
    return any(kind in kinds for _, kinds in question.grips)


def _is_free(question: Question) -> bool:
    return _has("ahead", question)


def _must(question: Question) -> bool:
    return any(not kinds for _, kinds in question.grips)


@cache
def at(fits: Any) -> tuple[Board, Pause[Any], Question]:
    """A board at a question who marches."""
    table = read(asking("warriors", "box", "march", fits), SYSTEMS)
    board = boards.board(table, "en", "in")
    return board, table.pause, board.question(table.pause, 1)


def free() -> tuple[Board, Pause[Any], int, Formation]:
    """A board, a unit that goes where it pleases, and how it stands."""
    board, pause, question = at(_is_free)
    unit = next(unit for unit, kinds in question.grips if "ahead" in kinds)
    return board, pause, unit, pause.battle.body(unit)


def pull(grip: str, start: Point, there: Point, plan: Any = ()) -> Ghost:
    board, pause, unit, _ = free()
    gesture = {
        "kind": "grip",
        "unit": unit,
        "grip": grip,
        "start": [start.x, start.y],
        "x": there.x,
        "y": there.y,
        "plan": plan,
    }
    ghost = board.gesture(pause, gesture)
    assert ghost is not None
    return ghost


def is_allowed(ghost: Ghost) -> bool:
    _, pause, _, _ = free()
    assert pause.question is not None
    return refuse(pause.question, understand(pause.question, ghost.answer)) is None


def ahead(ticks: int) -> tuple[Point, Point]:
    """From the middle of its front so far ahead; back if negative."""
    body = free()[3]
    there = advanced(body, ticks)
    return Point(body.x, body.y), Point(there.x, there.y)


def test_the_front_pulled_ahead_goes_straight_on_and_letting_go_does_it() -> None:
    ghost = pull("ahead", *ahead(INCH))
    (kind, far), *rest = ghost.plan
    assert (kind, rest, ghost.stopped) == ("advance", [], None)
    assert abs(far - INCH) <= 2
    assert is_allowed(ghost)


def test_the_front_pulled_too_far_goes_as_far_as_it_may_and_says_why_no_farther() -> None:
    ghost = pull("ahead", *ahead(60 * INCH))
    assert ghost.stopped is not None
    assert ghost.stopped.exactly
    assert ghost.refused is None
    assert is_allowed(ghost)


def test_the_front_pulled_back_turns_about_first() -> None:
    assert [kind for kind, _ in pull("ahead", *ahead(-INCH)).plan] == ["turn", "advance"]


@pytest.mark.parametrize(("grip", "corner", "sign"), [("left", 0, 1), ("right", 1, -1)])
def test_a_front_corner_pulled_ahead_wheels_the_block_on_the_other(grip: str, corner: int, sign: int) -> None:
    body = free()[3]
    start, hub = front_corners(body)[corner], front_corners(body)[1 - corner]
    ghost = pull(grip, start, front_corners(advanced(body, body.front // 4))[corner])
    ((kind, amount),) = ghost.plan
    assert kind == "wheel"
    assert 100 < sign * amount < 200  # a quarter of its front ahead: some fourteen degrees
    after = end(body, understand_legs(ghost))
    stays = front_corners(after)[1 - corner]
    assert abs(stays.x - hub.x) + abs(stays.y - hub.y) <= 4
    assert is_allowed(ghost)  # letting go does it, though there would be more to go


def understand_legs(ghost: Ghost) -> Any:
    _, pause, _, _ = free()
    assert pause.question is not None
    return understand(pause.question, ghost.answer).legs


def test_a_second_pull_at_the_same_corner_prolongs_the_wheel_and_another_grip_adds_a_leg() -> None:
    body = free()[3]
    start, there = front_corners(body)[0], front_corners(advanced(body, body.front // 8))[0]
    once = pull("left", start, there)
    wheeled = end(body, understand_legs(once))
    twice = pull("left", front_corners(wheeled)[0], front_corners(advanced(wheeled, body.front // 8))[0], once.plan)
    assert [kind for kind, _ in twice.plan] == ["wheel"]
    assert twice.plan[0][1] > once.plan[0][1]
    on = advanced(wheeled, INCH)
    then = pull("ahead", Point(wheeled.x, wheeled.y), Point(on.x, on.y), once.plan)
    assert [kind for kind, _ in then.plan] == ["wheel", "advance"]
    assert is_allowed(then)


def test_the_rear_pulled_round_turns_the_block_by_quarters() -> None:
    body = free()[3]
    middle = body.centre
    start = Point(2 * middle.x - body.x, 2 * middle.y - body.y)
    ghost = pull("turn", start, Point(body.x, body.y))
    assert [list(leg) for leg in ghost.plan] == [["turn", 1800]]


def test_a_flank_pulled_out_reforms_the_block_wider_by_files() -> None:
    body = free()[3]
    left, right = front_corners(body)
    out = Point(right.x + (right.x - left.x) // body.files // 2, right.y + (right.y - left.y) // body.files // 2)
    ghost = pull("width", right, out)
    assert (ghost.answer[2], ghost.files) == (body.files + 1, body.files + 1)
    assert is_allowed(ghost)
    assert ghost.notes == ("A throw decides how many files change",)  # said before the hand lets go


def test_a_flank_pulled_too_far_reforms_as_wide_as_it_may() -> None:
    body = free()[3]
    left, right = front_corners(body)
    ghost = pull("width", right, Point(right.x + 9 * (right.x - left.x), right.y + 9 * (right.y - left.y)))
    assert ghost.refused is None
    assert is_allowed(ghost)


def test_a_pull_that_changes_nothing_is_no_answer() -> None:
    start, _ = ahead(0)
    for grip in ("ahead", "left", "right", "turn", "width"):
        assert pull(grip, start, start).answer is None


def test_a_drag_is_measured_from_where_the_block_was_taken() -> None:
    board, pause, unit, body = free()
    there = advanced(body, INCH)
    ghost = board.gesture(pause, {"kind": "march", "unit": unit, "x": there.x - body.x, "y": there.y - body.y})
    assert ghost is not None
    assert [kind for kind, _ in ghost.plan] == ["advance"]
    assert abs(ghost.plan[0][1] - INCH) <= 2


def test_whoever_must_move_has_no_grips_and_goes_as_it_must_wherever_it_is_dragged() -> None:
    board, pause, question = at(_must)
    unit = next(unit for unit, kinds in question.grips if not kinds)
    assert manner(pause.battle, unit) in ("attack", "shaken", "bloodlust")
    move = compelled(pause.battle, unit)
    assert move is not None
    ghost = board.gesture(pause, {"kind": "march", "unit": unit, "x": 300, "y": 300})
    assert ghost is not None
    if move.legs:
        assert [tuple(leg) for leg in ghost.plan] == [(leg.kind, leg.amount) for leg in move.legs]
        assert ghost.stopped is not None


def test_an_enemy_that_is_clicked_is_marched_at_as_near_as_may_be_or_not_for_a_reason() -> None:
    board, pause, unit, _ = free()
    enemies = [enemy for enemy in pause.battle.enemies(unit) if pause.battle.units[enemy].body is not None]
    for enemy in enemies:
        (option,) = board.deeds(pause, unit, enemy)
        assert (option.barred is None) == (option.answer is not None)
        if option.answer is not None:
            assert pause.question is not None
            assert refuse(pause.question, understand(pause.question, option.answer)) is None
    assert board.deeds(pause, enemies[0], unit) == ()


def _aims(question: Question) -> bool:
    return any(option.is_shot and option.barred is None for option in question.options)


def test_who_shoots_is_offered_his_volleys_at_the_enemy_that_is_clicked() -> None:
    table = read(asking("warriors", "box", "aim", _aims), SYSTEMS)
    board = boards.board(table, "en", "in")
    question = board.question(table.pause, 1)
    assert question.unit is not None
    for target in {option.unit for option in question.options if option.unit is not None}:
        offered = [option for option in question.options if option.unit == target]
        assert [each.answer for each in board.deeds(table.pause, question.unit, target)] == [
            each.answer for each in offered
        ]
