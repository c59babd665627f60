"""The turn: dice, six phases in printed order, initiative, and who moves when."""

from __future__ import annotations

from fractions import Fraction

import pytest

from carnyx.core.dice import Contest
from carnyx.core.flow import begin, play
from carnyx.games.warriors.play.calming import Influencing
from carnyx.games.warriors.play.command import CommandTests
from carnyx.games.warriors.play.delivery import NewOrders
from carnyx.games.warriors.play.fights import Combat
from carnyx.games.warriors.play.moves import MoveNext, Reorganise
from carnyx.games.warriors.play.orders import DONE, SendOrders
from carnyx.games.warriors.play.riders import RideNext
from carnyx.games.warriors.play.sequence import EndTurn, Initiative, SideMoves, StartTurn
from carnyx.games.warriors.play.volleys import Shooting
from carnyx.games.warriors.play.walks import WalkNext
from carnyx.games.warriors.rules.checks import D10
from carnyx.games.warriors.rules.tables import quality_bonus
from carnyx.odds.dice import dice
from tests.book.positions import played, refused
from tests.book.rulebook import rule
from tests.book.warriors_positions import SOUTH, block, kind, man, position

TURN = [StartTurn()]
WON_BY_THE_FIRST = (((9, 9), (1, 1)),)


def quiet(leaderships=(3, 3), roles=("warchief", "warchief"), **others):
    """Two armies far apart: a leader and a unit on HOLD on each side."""
    chiefs = [man(who, roles[who], 10, 5 + 38 * who, leadership=leaderships[who]) for who in (0, 1)]
    return position(*chiefs, block(0, 36, 5), block(1, 36, 43, SOUTH), agenda=TURN, turn=0, **others)


@rule("warriors.die")
def test_a_nought_counts_as_ten():
    assert [D10.value(face) for face in D10.faces] == [10, 1, 2, 3, 4, 5, 6, 7, 8, 9]


@rule("warriors.quality")
@pytest.mark.parametrize(("quality", "bonus"), [("elite", 2), ("veteran", 1), ("average", 0), ("poor", -1)])
def test_what_quality_adds(quality, bonus):
    assert quality_bonus(kind(quality=quality).quality) == bonus


@rule("warriors.turn")
def test_six_phases_in_printed_order():
    opened = StartTurn().take(quiet(), None)
    assert opened.agenda[::-1] == (
        Shooting(),
        Initiative(),
        Reorganise(),
        Combat(),
        NewOrders(),
        Influencing(),
        CommandTests(),
        EndTurn(),
        StartTurn(),
    )


@rule("warriors.turn", "warriors.move.order")
def test_one_side_moves_after_the_other_and_units_before_individuals_before_couriers():
    battle = played(quiet(), WON_BY_THE_FIRST).battle
    moving = play(battle, "1").battle
    steps = [step for step in moving.agenda[::-1] if not isinstance(step, StartTurn)]
    assert steps[:5] == [SendOrders(1), MoveNext(1), WalkNext(1), RideNext(1), SideMoves(0)]


@rule("warriors.initiative")
def test_two_dice_and_the_warchiefs_leadership():
    question = begin(quiet((5, 2))).question
    assert question == Contest(D10, 2, (5, 2))
    assert refused(quiet(), (((5, 5), (4, 6)),)) == "core.dice"  # a tie is thrown again
    assert played(quiet(), (((5, 5), (4, 6)), ((1, 1), (1, 2)))).question.player == 1


@rule("warriors.initiative")
def test_the_higher_decides_who_moves_first():
    won = played(quiet(), WON_BY_THE_FIRST)
    assert won.question.player == 0
    assert played(quiet(), WON_BY_THE_FIRST, "1").battle.first == 1
    assert refused(won.battle, "2") == "warriors.initiative"


@rule("warriors.initiative")
def test_without_a_warchief_nothing_is_added():
    assert begin(quiet((5, 4), roles=("warchief", "leader"))).question.bonuses == (5, 0)


@rule("warriors.turn")
def test_a_turn_without_contact_asks_for_nothing_after_the_moves():
    answers = [WON_BY_THE_FIRST, "0"]
    pause = played(quiet(), *answers)
    asked = []
    while pause.battle.turn == 1:
        step = pause.battle.agenda[-1]
        asked.append(type(step).__name__)
        answer = DONE if isinstance(step, SendOrders) else pause.question.options.hints()[0]
        pause = play(pause.battle, answer)
    assert asked == ["SendOrders", "MoveNext", "WalkNext"] * 2


@rule("warriors.casualties", "warriors.turn")
def test_losses_are_counted_from_the_start_of_the_turn():
    fresh = begin(quiet().changed(2, began=99, moved=True, shot=True)).battle.units[2]
    assert (fresh.began, fresh.moved, fresh.shot) == (10, False, False)


@rule("warriors.odds")
def test_the_printed_odds_of_two_dice():
    seven = next(row for row in dice("2d6").rows if row.score == 7)
    assert (seven.exactly, seven.or_less, seven.or_more) == (Fraction(6, 36), Fraction(21, 36), Fraction(21, 36))
    eleven = next(row for row in dice("2d10").rows if row.score == 11)
    assert (eleven.or_less, eleven.or_more) == (Fraction(55, 100), Fraction(55, 100))
