"""A unit dragged on the table: a move, a rush or an assault, by where it is let go, and never more than is allowed."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from carnyx.core.deeds import before_last, check
from carnyx.core.flow import Choose, Pause, begin, go_on, play, sample
from carnyx.core.options import OneOf
from carnyx.core.rule import Refused
from carnyx.games import GAMES
from carnyx.games.celtos.play.approach import approach
from carnyx.games.celtos.play.battle import Battle
from carnyx.games.celtos.play.muster import muster, prepared
from carnyx.games.celtos.play.options import WhichUnit
from carnyx.games.celtos.play.orders import Order, Orders
from carnyx.games.celtos.play.shooting import missile
from carnyx.games.celtos.show.board import Board
from carnyx.show.documents import Ghost
from tests.learn.pupil import Pupil

INCH = 254


@pytest.fixture(scope="module")
def board() -> Board:
    return Board(prepared("demo"), "en", "in")


@pytest.fixture(scope="module")
def asked() -> Pause[Battle]:
    """The first turn of the demo: a player is asked whom he activates."""
    pause = begin(muster(prepared("demo")))
    while not (isinstance(pause.question, Choose) and isinstance(pause.question.options, WhichUnit)):
        assert pause.question is not None
        pause = play(pause.battle, sample(pause.question, Random(1)))
    return pause


def units(pause: Pause[Battle]) -> tuple[int, ...]:
    question = pause.question
    assert isinstance(question, Choose)
    return tuple(question.options.choices() or ())


def ahead(pause: Pause[Battle], unit: int) -> int:
    """Which way the enemy is: north or south."""
    return 1 if pause.battle.units[unit].footprint.box[1] < pause.battle.field.table.depth // 2 else -1


def drag(board: Board, pause: Pause[Battle], unit: int, inches: float, over: int = -1) -> Ghost:
    far = round(inches * INCH) * ahead(pause, unit)
    ghost = board.gesture(pause, {"kind": "deed", "unit": unit, "x": 0, "y": far, "over": over})
    assert ghost is not None
    return ghost


def answers(ghost: Ghost) -> tuple[Any, ...]:
    return (ghost.answer, *ghost.then)


def test_a_unit_dragged_within_its_move_is_activated_and_moves(board: Board, asked: Pause[Battle]) -> None:
    unit = units(asked)[0]
    ghost = drag(board, asked, unit, 2)
    assert (ghost.deed, ghost.refused, ghost.stopped) == ("Move", None, None)
    assert answers(ghost)[:2] == (unit, ["move", None])
    check(asked, answers(ghost))


def test_dragged_farther_it_rushes(board: Board, asked: Pause[Battle]) -> None:
    unit = units(asked)[0]
    ghost = drag(board, asked, unit, asked.battle.kind(unit).m + 1)
    assert (ghost.deed, ghost.stopped) == (f"Rush: {ghost.spent}, ends the activation", None)
    assert answers(ghost)[1] == ["rush", None]
    check(asked, answers(ghost))


def test_who_overshoots_the_border_of_his_move_by_a_little_means_the_move(board: Board, asked: Pause[Battle]) -> None:
    unit = units(asked)[0]
    move = asked.battle.kind(unit).m
    ghost = drag(board, asked, unit, move + 0.7)
    assert (ghost.deed, ghost.refused, ghost.left) == ("Move", None, '0"')
    assert ghost.border == asked.battle.move_of(unit)
    check(asked, answers(ghost))
    assert drag(board, asked, unit, move + 0.8).deed.startswith("Rush: ")


def test_dragged_onto_an_enemy_whom_a_move_brings_into_reach_it_does_both(board: Board, asked: Pause[Battle]) -> None:
    unit = next(each for each in units(asked) if asked.battle.units[each].models > 1)
    pause, foe = near(asked, unit, asked.battle.kind(unit).m + 2)
    ghost = drag(board, pause, unit, 3, foe)
    assert (ghost.refused, ghost.foe) == (None, foe)
    assert ghost.deed.startswith('Move 2", then assault the ')
    assert answers(ghost)[:2] == (unit, ["move", None])
    assert answers(ghost)[-1] == ["assault", foe]
    check(pause, answers(ghost))
    last, _ = before_last(pause, answers(ghost))
    assert board.odds(last, answers(ghost)[-1]) is not None
    both = board.deeds(pause, unit, foe)[-2]  # a click offers it, too
    assert (both.label, both.answer, both.then) == (ghost.deed, ghost.answer, ghost.then)


def test_an_enemy_on_hold_who_may_shoot_at_the_mover_is_asked_so_it_is_not_one_deed(
    board: Board, asked: Pause[Battle]
) -> None:
    unit = next(each for each in units(asked) if asked.battle.units[each].models > 1)
    shooter = next(enemy for enemy in asked.battle.enemies(unit) if missile(asked.battle, enemy) is not None)
    pause, foe = near(asked, unit, asked.battle.kind(unit).m + 2, at=shooter)
    pause = begin(pause.battle.changed(shooter, hold=True))
    ghost = drag(board, pause, unit, 3, foe)
    assert ghost.refused is not None
    assert "first moves" in ghost.refused.exactly


def test_dragged_too_far_it_goes_as_far_as_it_may_and_says_why_no_farther(board: Board, asked: Pause[Battle]) -> None:
    unit = units(asked)[0]
    ghost = drag(board, asked, unit, 40)
    assert ghost.stopped is not None
    assert ghost.stopped.exactly
    check(asked, answers(ghost))
    assert ghost.left.startswith("0") or ghost.stopped.rule != "celtos.order.rush"


def test_dragged_onto_an_enemy_out_of_reach_it_says_how_far_that_is(board: Board, asked: Pause[Battle]) -> None:
    unit = units(asked)[0]
    foe = next(iter(asked.battle.enemies(unit)))
    ghost = drag(board, asked, unit, 1, foe)
    assert ghost.refused is not None
    assert ghost.refused.rule == "celtos.cc.declare"
    assert (ghost.answer, ghost.then) == (None, ())


def near(
    pause: Pause[Battle], unit: int, inches: int = 2, tough: bool = False, at: int | None = None
) -> tuple[Pause[Battle], int]:
    """The same, with an enemy so far before the unit; tough: somebody with several wounds."""
    battle = pause.battle
    foe = next(enemy for enemy in battle.enemies(unit) if not tough or battle.kind(enemy).w > 1) if at is None else at
    mine, theirs = battle.units[unit].footprint, battle.units[foe].footprint
    far = round(mine.radius + theirs.radius + inches * INCH) * ahead(pause, unit)
    dx, dy = mine.point(0).x - theirs.point(0).x, mine.point(0).y + far - theirs.point(0).y
    moved = tuple(at + (dx if place % 2 == 0 else dy) for place, at in enumerate(theirs.places))
    changed = battle.changed(foe, footprint=theirs.with_places(moved))
    return begin(replace(changed)), foe


def test_dragged_onto_an_enemy_in_reach_it_assaults(board: Board, asked: Pause[Battle]) -> None:
    unit = units(asked)[0]
    pause, foe = near(asked, unit)
    ghost = drag(board, pause, unit, 2, foe)
    assert (ghost.refused, ghost.foe) == (None, foe)
    assert answers(ghost) == (unit, ["assault", foe])
    check(pause, answers(ghost))


def test_what_a_unit_may_do_to_an_enemy_is_offered_with_its_answers_or_its_reason(
    board: Board, asked: Pause[Battle]
) -> None:
    for unit in units(asked):
        pause, foe = near(asked, unit)
        found = board.deeds(pause, unit, foe)
        assert [each.label.split()[0] for each in found][-1] == "Assault"
        for each in found:
            assert (each.barred is None) == (each.answer is not None)
            if each.barred is None:
                check(pause, (each.answer, *each.then))


def test_a_unit_that_may_not_act_means_nothing(board: Board, asked: Pause[Battle]) -> None:
    foe = next(iter(asked.battle.enemies(units(asked)[0])))
    assert board.gesture(asked, {"kind": "deed", "unit": foe, "x": 0, "y": 100}) is None
    assert board.deeds(asked, foe, units(asked)[0]) == ()


@pytest.mark.parametrize("spoil", [lambda deed: (), lambda deed: (*deed, 1), lambda deed: deed * 5])
def test_a_deed_is_refused_as_a_whole(board: Board, asked: Pause[Battle], spoil: Any) -> None:
    deed = answers(drag(board, asked, units(asked)[0], 2))
    with pytest.raises(Refused):
        check(asked, spoil(deed))


def test_dragged_too_far_into_a_wood_it_moves_as_far_as_it_may_since_nobody_rushes_there() -> None:
    game = GAMES["celtos"]
    assert game.lessons is not None
    lesson, pupil = game.lessons.load("first"), Pupil(game, "first")
    slingers = lesson.numbers("slingers")[0]
    while not (isinstance(pupil.pause.question, Choose) and isinstance(pupil.pause.question.options, WhichUnit)):
        pupil.step()
    table = Board(game.lessons.setup(lesson), "en", "in")
    ghost = drag(table, pupil.pause, slingers, 6)
    assert (ghost.deed, ghost.refused, ghost.left) == ("Move", None, '0"')
    assert ghost.stopped is not None
    assert ghost.stopped.rule == "celtos.order.move"
    assert ghost.notes[-1].startswith('No rush goes on: 1.8" of the way')  # as much as lies in the wood
    check(pupil.pause, answers(ghost))


def test_an_assault_out_of_reach_says_how_much_nearer_a_move_must_bring_the_unit(
    board: Board, asked: Pause[Battle]
) -> None:
    unit = next(each for each in units(asked) if asked.battle.units[each].models > 1)
    pause, foe = near(asked, unit, asked.battle.kind(unit).m + 2)
    barred = board.deeds(pause, unit, foe)[-1].barred
    assert barred is not None
    assert 'If it first moves 2" nearer, it may assault in the same activation.' in barred.exactly
    pause, foe = near(asked, unit, 2 * asked.battle.kind(unit).m + 1)
    barred = board.deeds(pause, unit, foe)[-1].barred
    assert barred is not None
    assert "first" not in barred.exactly


def test_no_assault_is_promised_after_a_move_where_friends_bar_the_way(board: Board, asked: Pause[Battle]) -> None:
    """The unit could come near enough, but its own side stands between it and the enemy."""
    unit = next(each for each in units(asked) if asked.battle.units[each].models > 1)
    pause, foe = near(asked, unit, asked.battle.kind(unit).m + 2)
    battle = pause.battle
    friend = next(each for each in battle.of(battle.units[unit].player) if each != unit)
    mine, radius = battle.units[unit].footprint, battle.units[friend].footprint.radius
    edge = (mine.box[3] + 3 * radius) if ahead(pause, unit) > 0 else (mine.box[1] - 3 * radius)
    middle = (mine.box[0] + mine.box[2]) // 2
    wall = [(middle + (2 * radius + 1) * each, edge) for each in range(-12, 13)]
    places = tuple(number for place in wall for number in place)
    barring = battle.changed(
        friend, footprint=battle.units[friend].footprint.with_places(places), wounds=(1,) * 25, roles=("",) * 25
    )
    barred = board.deeds(replace(pause, battle=barring), unit, foe)[-1].barred
    assert barred is not None
    assert "first" not in barred.exactly
    orders = go_on(replace(pause, battle=barring), unit).question
    assert isinstance(orders, Choose)
    assert isinstance(orders.options, Orders)
    assert approach(orders.options, Order("assault", foe)) is None


def test_the_odds_of_somebody_with_several_wounds_count_wounds(board: Board, asked: Pause[Battle]) -> None:
    unit = next(each for each in units(asked) if asked.battle.units[each].models > 1)
    pause, foe = near(asked, unit, 2, tough=True)
    found = board.odds(go_on(pause, unit), ["assault", foe])
    assert found is not None
    hurt = next(side for side in found.sides if side.unit == foe)
    assert "wounds" in hurt.expected
    assert [bar.label for bar in hurt.chart] == ["0", "1"]  # a second one is too unlikely to be drawn
    fact = next(each for each in board.card(pause, foe).facts if each.rule == "celtos.profile.w")
    most = pause.battle.kind(foe).w
    assert fact.value == f"{most}/{most}"


def test_the_odds_of_an_assault_say_what_the_target_may_do_first(board: Board, asked: Pause[Battle]) -> None:
    unit = next(each for each in units(asked) if asked.battle.units[each].models > 1)
    pause, foe = near(asked, unit)
    found = board.odds(go_on(pause, unit), ["assault", foe])
    assert found is not None
    assert len(found.warnings) == 1
    assert re.match(
        r"[\d.]+%: the target counter-charges. Then the attacker wins in [\d.]+% of cases and has [\d.]+ ",
        found.warnings[0],
    )
    assert found.note == "Assumes that nobody reacts."
    stunned = begin(pause.battle.changed(foe, panicked=True))
    found = board.odds(go_on(stunned, unit), ["assault", foe])
    assert found is not None
    assert (found.warnings, found.note) == ((), "The target cannot react.")


def test_who_has_acted_this_turn_threatens_only_in_the_next(board: Board, asked: Pause[Battle]) -> None:
    unit = next(each for each in units(asked) if asked.battle.units[each].models > 1)
    pause, foe = near(asked, unit)
    battle = pause.battle.changed(unit, activated=True)
    for acted in (False, True):
        found = board.dangers(begin(battle.changed(foe, activated=acted)), unit)
        lines = next(each.lines for each in found.dangers if each.unit == foe)
        assault = next(line for line in lines if "can assault" in line)
        assert assault.startswith("next turn: ") is acted


def test_nobody_is_asked_how_many_models_close_in_unless_he_takes_it_back(board: Board, asked: Pause[Battle]) -> None:
    unit = next(each for each in units(asked) if asked.battle.units[each].models > 1)
    pause, foe = near(asked, unit)
    pause = go_on(go_on(pause, unit), Order("assault", foe))
    while isinstance(pause.question, Choose) and isinstance(pause.question.options, OneOf):
        pause = go_on(pause, "none")
    closing = board.question(pause, 1)
    assert (closing.kind, closing.gestures) == ("close-in", ("model",))
    assert closing.habit is not None
    assert closing.habit.is_only


def test_a_lone_model_forms_no_line_and_is_not_asked_how_it_closes_in(board: Board, asked: Pause[Battle]) -> None:
    hero = next(each for each in units(asked) if asked.battle.units[each].models == 1)
    going = board.question(go_on(go_on(asked, hero), Order("move")), 1)
    assert (going.gestures, going.formations) == (("drag",), ())
    pause, foe = near(asked, hero)
    pause = go_on(go_on(pause, hero), Order("assault", foe))
    while isinstance(pause.question, Choose) and isinstance(pause.question.options, OneOf):
        pause = go_on(pause, "none")
    closing = board.question(pause, 1)
    assert closing.kind == "close-in"
    assert closing.habit is not None
    assert closing.habit.is_only


def test_a_unit_that_has_acted_says_so(board: Board, asked: Pause[Battle]) -> None:
    unit = units(asked)[0]
    pause = begin(asked.battle.changed(unit, activated=True))
    barred = next(each.barred for each in board.question(pause, 1).options if each.unit == unit)
    assert barred is not None
    assert barred.exactly == "It has already acted this turn."
