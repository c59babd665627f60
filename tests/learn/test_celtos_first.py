"""The first battle of Celtos: whatever counts as done leads on, and whatever happens is told truly."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from carnyx.core.flow import Choose
from carnyx.games import GAMES
from carnyx.games.celtos.play.movement import shifted
from carnyx.games.celtos.play.moves import Goes
from carnyx.games.celtos.play.options import WhichUnit
from carnyx.games.celtos.play.orders import Order, Orders
from carnyx.learn.coach import coach
from carnyx.learn.progress import AFTER, FELLED, Happened, progress
from carnyx.show import events as ev
from carnyx.show.throws import Thrown
from carnyx.show.values import Near
from tests.learn.pupil import Choice, Pupil

SLINGERS, RETAINERS, ARCHERS = 1, 3, 4


def stage(name: str) -> int:
    """The number of a stage."""
    return [each.id for each in pupil().lesson.stages].index(name)


def pupil() -> Pupil:
    return Pupil(GAMES["celtos"], "first")


def shift_slingers(dx: int, dy: int) -> Choice:
    """Moves the slingers so far when they are first asked to go."""

    def choose(who: Pupil, options: Any) -> Any:
        if who.now.at or not isinstance(options, Goes):
            return None
        return shifted(who.pause.battle.units[SLINGERS].footprint, dx, dy)

    return choose


@pytest.mark.parametrize(("dx", "dy"), [(0, 130), (0, 300), (0, 550), (250, 130), (250, 490), (-250, 490)])
def test_wherever_the_slingers_stand_in_the_wood_they_can_shoot_later(dx: int, dy: int) -> None:
    who = pupil()
    who.finish(shift_slingers(dx, dy))
    assert who.now.done[: stage("assault")] == (True,) * stage("assault")


def test_short_of_the_wood_they_are_told_how_a_model_is_in_it_and_the_lesson_goes_on() -> None:
    who = pupil()
    who.finish(shift_slingers(0, 100))
    assert ("move", "elsewhere") in {(line.stage, line.part) for seen in who.seen for line in seen.lines}
    assert who.now.done[0] is False
    assert ("cover", "open") in {(line.stage, line.part) for seen in who.seen for line in seen.lines}


def test_the_place_pointed_at_is_one_that_a_move_reaches() -> None:
    who = pupil()
    place = who.lesson.stages[0].points.place
    assert place is not None
    assert who.lesson.stages[0].way[0].to == place[:2]
    who.finish()
    assert who.now.done[0]


def test_the_ring_is_round_the_enemy_that_would_be_shot_at() -> None:
    who = pupil()
    while who.now.at < stage("shoot") or not isinstance(_options(who), WhichUnit):
        who.step()
    assert who.guide.aimed(who.pause, who.now) == ARCHERS
    shown = coach("celtos", who.lesson, who.now, "en", None, False, RETAINERS)
    assert shown.units == (SLINGERS, RETAINERS)


def test_a_morale_check_is_explained_by_its_reason_and_by_what_came_of_it() -> None:
    who = pupil()
    who.finish()
    said = next(line for seen in who.seen for line in seen.lines if (line.stage, line.part) == ("morale", AFTER))
    assert (said.facts["reason"], said.facts["fate"]) == ("casualties", "rout")
    assert (said.facts["left"], said.facts["had"]) == (2, 5)


def test_what_was_passed_over_counts_when_it_is_done_later() -> None:
    """The slingers do nothing in the second turn, and shoot in the third."""
    asked = stage("shoot")

    def choose(who: Pupil, options: Any) -> Any:
        if isinstance(options, Orders) and options.unit == SLINGERS:
            if who.now.at == asked:
                return Order("done")
            if who.now.done[asked] is False:
                shots = (Order("shoot", target) for target in who.lesson.numbers("theirs"))
                return next((order for order in shots if options.refuse(order) is None), None)
        return None

    who = pupil()
    who.finish(choose)
    assert False in [seen.done[asked] for seen in who.seen]
    assert who.now.done[asked] is True


def test_a_shot_that_is_no_reaction_is_not_praised_as_one() -> None:
    """The chieftain shoots at the prince by order while a reaction is asked for."""
    lesson = pupil().lesson
    done = [Happened(False, (_tested("celtos.react.test", 2, passed=True),))]
    harmed = ev.Harmed(rule="celtos.shoot.damage", unit=5, hits=())
    by_order = (ev.Ordered(rule="celtos.order.shoot", unit=2, order="shoot"), harmed)
    by_hold = (ev.Reacted(rule="celtos.react.shot", unit=2, to=5), harmed)
    at = stage("reaction")
    assert progress(lesson, [*done, Happened(True, by_order)]).done[at] is None
    assert progress(lesson, [*done, Happened(True, by_hold)]).done[at] is True


def test_whoever_walks_to_the_stone_is_not_praised_for_a_rush() -> None:
    who = pupil()
    who.finish(_short_then_on())
    said = [line for seen in who.seen for line in seen.lines if (line.stage, line.part) == ("rush", AFTER)]
    assert {line.facts["by"] for line in said} == {"move"}
    told = coach("celtos", who.lesson, replace(who.now, lines=tuple(said[:1])), "en", None, is_new=False)
    assert "A move was enough" in told.said[0].text


def _short_then_on() -> Choice:
    """The warriors go two inches short of the stone in the first turn, and the rest by a move in the second."""

    def choose(who: Pupil, options: Any) -> Any:
        turn = who.pause.battle.turn
        if isinstance(options, Orders) and options.unit == 0 and turn <= 2:
            move = Order("move")
            return move if options.refuse(move) is None else Order("done")
        if isinstance(options, Goes) and options.unit == 0 and turn <= 2:
            return shifted(who.pause.battle.units[0].footprint, 0, 254 * 3)
        return None

    return choose


def _tested(rule: str, unit: int, *, passed: bool) -> ev.Tested:
    thrown = Thrown(rule=rule, faces=(5,), passes=(passed,), need=5)
    return ev.Tested(rule=rule, thrown=thrown, unit=unit, passed=passed)


def test_a_destroyed_enemy_gets_a_sentence_of_its_own() -> None:
    lesson = pupil().lesson
    moved = ev.Ordered(rule="celtos.order.assault", unit=2, order="assault")
    story = [Happened(True, (moved,)), Happened(False, (ev.Destroyed(rule="celtos.cc.damage", unit=5),))]
    assert [line.part for line in progress(lesson, story[:1]).lines] == ["astray"]
    assert [line.part for line in progress(lesson, story).lines] == [FELLED]


def test_panic_of_ones_own_is_told_unless_a_stage_has_just_been_explained() -> None:
    lesson = pupil().lesson
    panic = ev.Condition(rule="celtos.morale.panic", unit=0, what="panic", on=True)
    moved = ev.Moved(rule="celtos.order.move", unit=SLINGERS, name="move", near=Near(covered=5))
    assert [line.part for line in progress(lesson, [Happened(False, (panic,))]).lines] == ["on-panic"]
    told = progress(lesson, [Happened(True, (moved,)), Happened(False, (panic,))]).lines
    assert [line.part for line in told] == [AFTER]


def _options(who: Pupil) -> Any:
    return who.pause.question.options if isinstance(who.pause.question, Choose) else None
