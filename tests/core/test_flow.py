"""The flow carries out steps in their order, pauses at questions, and lets no refused answer change anything."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from carnyx.core.check import Check, Die
from carnyx.core.dice import Chain, Contest, Roll
from carnyx.core.flow import (
    Agenda,
    Choose,
    Pause,
    Question,
    Record,
    accept,
    begin,
    go_on,
    play,
    refuse,
    sample,
    settle,
    understand,
)
from carnyx.core.length import Point
from carnyx.core.options import OneOf
from carnyx.core.rule import Refusal, Refused
from tests.toy.options import Split, Within

D6 = Die(6)
EVEN = Roll(Check("toy.even", 4, (), D6))
STANCE = Choose(1, OneOf(("loose", "close"), "toy.seal"))


class Battle(Agenda, frozen=True, kw_only=True):
    """A log of what was done."""

    log: tuple[Any, ...] = ()

    def note(self, what: Any) -> Battle:
        return replace(self, log=(*self.log, what))


class Note(Struct, frozen=True):
    """A step that asks nothing."""

    what: str

    def ask(self, battle: Battle) -> None:
        return None

    def take(self, battle: Battle, outcome: None) -> Battle:
        assert outcome is None
        return battle.note(self.what)


class Stance(Struct, frozen=True):
    """A step that asks a player, and goes on with what he says."""

    def ask(self, battle: Battle) -> Choose:
        return STANCE

    def take(self, battle: Battle, stance: str) -> Battle:
        return battle.note(stance).then(Note("first"), Note("second"))


class Luck(Struct, frozen=True):
    """A step that asks chance."""

    def ask(self, battle: Battle) -> Roll:
        return EVEN

    def take(self, battle: Battle, passed: bool) -> Battle:
        return battle.note(passed)


class OnceOnly(Struct, frozen=True):
    """A step that asks only while nothing has been noted."""

    def ask(self, battle: Battle) -> Choose | None:
        return None if battle.log else STANCE

    def take(self, battle: Battle, stance: str | None) -> Battle:
        return battle.note(stance)


def battle(*steps: Any) -> Battle:
    return Battle().then(*steps)


def test_steps_are_carried_out_in_the_order_in_which_they_are_given() -> None:
    assert begin(battle(Note("a"), Note("b"), Note("c"))).battle.log == ("a", "b", "c")


def test_what_a_step_adds_comes_before_the_rest() -> None:
    end = play(battle(Stance(), Note("last")), "loose").battle
    assert end.log == ("loose", "first", "second", "last")


def test_who_holds_the_pause_goes_on_as_he_would_play() -> None:
    pause = begin(battle(Note("a"), Stance(), Luck()))
    for answer in ("loose", (4,)):
        following = go_on(pause, answer)
        assert following == play(pause.battle, answer)
        pause = following
    assert pause.question is None
    with pytest.raises(Refused) as refused:
        go_on(pause, "loose")
    assert refused.value.refusal == Refusal("core.over")


def test_an_answer_that_the_question_gave_is_taken_without_being_judged() -> None:
    pause = begin(battle(Stance(), Luck()))
    assert accept(pause, "loose") == go_on(pause, "loose")
    assert accept(pause, "no stance at all").battle.log[0] == "no stance at all"
    with pytest.raises(Refused):
        accept(begin(Battle()), "loose")


def test_a_battle_without_steps_is_over() -> None:
    assert begin(Battle()) == Pause(Battle(), None, ())


def test_it_pauses_at_the_first_question_and_tells_what_led_there() -> None:
    pause = begin(battle(Note("a"), Note("b"), Stance(), Note("c")))
    assert pause.question == STANCE
    assert [record.step for record in pause.trail] == [Note("a"), Note("b")]
    assert pause.battle == replace(battle(Stance(), Note("c")), log=("a", "b"))


def test_a_paused_battle_that_is_begun_again_stays_where_it_is() -> None:
    pause = begin(battle(Note("a"), Stance()))
    assert begin(pause.battle) == Pause(pause.battle, STANCE, ())


def test_a_step_checks_its_own_precondition_when_its_turn_comes() -> None:
    assert begin(battle(OnceOnly())).question == STANCE
    first, second = battle(Note("a"), OnceOnly()), replace(battle(OnceOnly()), log=("a",))
    end = Battle(log=("a", None))
    assert begin(first) == Pause(end, None, (Record(first, second), Record(second, end)))


def test_the_trail_tells_the_answer_and_what_it_meant() -> None:
    lucky, posed = battle(Luck()), battle(Stance())
    assert play(lucky, (5,)).trail == (Record(lucky, Battle(log=(True,)), EVEN, (5,), True),)
    told = play(posed, "close").trail[0]
    assert (told.step, told.question, told.answer, told.outcome) == (Stance(), STANCE, "close", "close")


def test_every_record_begins_where_the_one_before_it_ended() -> None:
    asked = begin(battle(Note("a"), Stance(), Note("b"), Luck()))
    trail = go_on(asked, "loose").trail
    assert [record.step for record in trail] == [Stance(), Note("first"), Note("second"), Note("b")]
    assert trail[0].question is asked.question  # nobody asked it again
    assert trail[0].before is asked.battle
    assert all(former.after is latter.before for former, latter in pairwise(trail))
    assert trail[0].new == (Note("second"), Note("first"))
    assert trail[0].then == Note("first")
    assert (trail[-1].new, trail[-1].then) == ((), None)


def test_a_throw_is_settled_by_its_outcome_without_faces() -> None:
    begun, after = battle(Luck(), Stance()), Battle(log=(False,), agenda=(Stance(),))
    assert settle(begun, False) == Pause(after, STANCE, (Record(begun, after, EVEN, None, False),))


@pytest.mark.parametrize("face", D6.faces)
def test_faces_lead_where_their_outcome_leads(face: int) -> None:
    start = battle(Luck(), Stance())
    assert play(start, (face,)).battle == settle(start, face >= 4).battle


@pytest.mark.parametrize(
    ("step", "answer", "refusal"),
    [
        (Stance(), "closed", Refusal("toy.seal", {"answer": "closed"})),
        (Luck(), (7,), Refusal("core.dice")),
        (Luck(), (), Refusal("core.dice")),
    ],
)
def test_a_refused_answer_changes_nothing(step: Any, answer: Any, refusal: Refusal) -> None:
    start = battle(step, Note("after"))
    with pytest.raises(Refused) as refused:
        play(start, answer)
    assert refused.value.refusal == refusal
    assert start == battle(step, Note("after"))


@pytest.mark.parametrize("go_on", [play, settle])
def test_a_battle_that_is_over_takes_no_answer(go_on: Any) -> None:
    with pytest.raises(Refused) as refused:
        go_on(Battle(), "loose")
    assert refused.value.refusal == Refusal("core.over")


@pytest.mark.parametrize("go_on", [play, settle])
def test_a_battle_that_is_not_paused_must_be_begun_first(go_on: Any) -> None:
    with pytest.raises(ValueError, match="begin it first") as error:
        go_on(battle(Note("a"), Stance()), "loose")
    assert not isinstance(error.value, Refused)


def test_players_and_chance_are_asked_alike() -> None:
    rng = Random(0)
    assert refuse(STANCE, "loose") is None
    assert refuse(STANCE, "proud") == Refusal("toy.seal", {"answer": "proud"})
    assert refuse(EVEN, (6,)) is None
    assert refuse(EVEN, (6, 6)) == Refusal("core.dice")
    assert {sample(STANCE, rng) for _ in range(50)} == {"loose", "close"}
    assert {sample(EVEN, rng) for _ in range(100)} == {(face,) for face in D6.faces}


QUESTIONS: dict[str, Question] = {
    "one of": STANCE,
    "split": Choose(0, Split(2, (2, 2), "toy.allot")),
    "within": Choose(0, Within(Point(0, 0), 100, "toy.move")),
    "roll": EVEN,
    "chain": Chain(2, (EVEN.check, EVEN.check)),
    "contest": Contest(D6, 1, (0, 0)),
}


@pytest.mark.parametrize(
    ("question", "raw", "answer"),
    [
        ("one of", "loose", "loose"),
        ("split", [1, 1], (1, 1)),
        ("within", [3, -4], Point(3, -4)),
        ("roll", [6], (6,)),
        ("chain", [[4, 1], [2]], ((4, 1), (2,))),
        ("contest", [[[3], [4]]], (((3,), (4,)),)),
    ],
)
def test_an_answer_from_the_wire_is_brought_into_its_type(question: str, raw: Any, answer: Any) -> None:
    understood = understand(QUESTIONS[question], raw)
    assert understood == answer
    assert type(understood) is type(answer)


@pytest.mark.parametrize(
    "raw", [None, True, 1, 2.5, {}, {"undo": 1}, [[None]], ["1", "1"], [2.5, 1], b"loose"], ids=repr
)
@pytest.mark.parametrize("question", QUESTIONS)
def test_what_cannot_be_an_answer_is_refused(question: str, raw: Any) -> None:
    with pytest.raises(Refused) as refused:
        understand(QUESTIONS[question], raw)
    assert refused.value.refusal == Refusal("core.answer")


def test_two_ways_to_the_same_position_are_equal_and_hash_alike() -> None:
    one, other = settle(battle(Luck(), Luck()), True).battle, replace(battle(Luck()), log=(True,))
    assert one == other
    assert {one: Fraction(1)}[other] == 1
