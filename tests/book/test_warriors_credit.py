"""Killed and lost this turn: one comparison, shooting included, and every fallen figure credited once."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from carnyx.games.warriors.play.engagements import Fighting
from carnyx.games.warriors.play.fights import Combat
from carnyx.games.warriors.play.reactions import CombatTest, StandardFalls
from carnyx.games.warriors.play.sequence import StartTurn
from carnyx.games.warriors.play.volleys import Aim, Shooting
from carnyx.games.warriors.rules.combat import credited
from carnyx.games.warriors.rules.edition import DEFAULT
from tests.book.positions import applied
from tests.book.rulebook import rule
from tests.book.warriors_positions import EAST, SOUTH, WEST, acted, block, kind, man, position, results, slays

FIGHT = [Combat()]
BOWS = kind(arms=("bow", "hand"), shield=False)


def front_to_front(mine=None, theirs=None, **more):
    one, other = block(0, 36, 20, **(mine or {})), block(1, 36, 20, SOUTH, **(theirs or {}))
    return position(one, other, agenda=FIGHT, started=[1], **more)


def compared(battle, *answers):
    """What the comparison adds to the combat test that is asked for after these answers."""
    named = {"warriors.combat.test.greater": -1, "warriors.combat.test.killed_more": +1}
    found = applied(acted(battle, *answers).question.check)
    return sum(value for name, value in found.items() if name in named)


def hits(kills):
    """A volley that kills so many."""

    def faces(throw):
        missed = throw.dice - kills
        return ((0,) * kills + (1,) * missed, (9,) * kills)

    return faces


# --- one comparison over the whole turn ------------------------------------------------------------------------------


@rule("warriors.casualties", "warriors.combat.test")
@pytest.mark.parametrize(
    ("shot_down", "shot", "mine", "theirs", "expected"),
    [
        (2, 0, 1, 1, -1),  # three lost, one killed
        (2, 0, 2, 0, 0),
        (2, 0, 3, 0, +1),
        (0, 2, 0, 1, +1),  # killed two with arrows, lost one in combat
        (0, 2, 0, 2, 0),
        (1, 1, 1, 1, 0),
        (1, 3, 1, 2, +1),
    ],
)
def test_what_was_shot_counts_with_what_was_struck_down(shot_down, shot, mine, theirs, expected):
    ours = {"figures": 10 - shot_down, "start": 10, "began": 10, "killed": shot}
    assert compared(front_to_front(ours), slays(mine), slays(theirs)) == expected


@rule("warriors.casualties", "warriors.shoot.simultaneous")
def test_who_shoots_is_credited_with_those_who_fall():
    battle = position(block(0, 36, 20, kind=BOWS), block(1, 36, 28, SOUTH, figures=8), agenda=[Shooting()])
    after = acted(battle, Aim(1, 1), hits(3)).battle
    assert [unit.killed for unit in after.units] == [3, 0]
    over = acted(battle, Aim(1, 1), hits(9)).battle
    assert over.units[0].killed == 8  # no more than there were


@rule("warriors.casualties", "warriors.shoot.simultaneous")
def test_two_who_shoot_at_the_same_few_share_the_credit():
    archers = [block(0, x, 20, kind=BOWS) for x in (33, 39)]
    battle = position(*archers, block(1, 36, 28, SOUTH, files=4, figures=4), agenda=[Shooting()])
    after = acted(battle, Aim(2, 1), Aim(2, 1), hits(2), hits(3)).battle
    assert after.units[2].fate == "killed"
    assert [unit.killed for unit in after.units] == [2, 2, 0]  # the second first, then in turn


@rule("warriors.casualties")
def test_a_new_turn_begins_with_nothing_killed():
    battle = position(block(0, 36, 20, killed=4), block(1, 36, 40, SOUTH), agenda=[StartTurn()])
    assert acted(battle).battle.units[0].killed == 0


@rule("warriors.combat.test.shooting", "warriors.casualties")
def test_where_shooting_is_tested_losses_and_kills_are_compared_too():
    edition = replace(DEFAULT, shooting_test="on")
    ours, theirs = block(0, 36, 20, kind=BOWS), block(1, 36, 28, SOUTH, kind=BOWS, figures=8)
    battle = position(ours, theirs, agenda=[Shooting()], edition=edition)
    answers = (Aim(1, 1), Aim(0, 1), hits(4))
    assert compared(battle, *answers, hits(0)) == -1
    assert compared(battle, *answers, hits(4)) == 0


# --- each is credited once -------------------------------------------------------------------------------------------


@rule("warriors.casualties")
@pytest.mark.parametrize(
    ("kills", "fallen", "credit"),
    [
        ((3, 2), 5, (3, 2)),
        ((3, 2), 9, (3, 2)),
        ((4, 2), 3, (2, 1)),
        ((2, 4), 3, (1, 2)),
        ((4, 1), 4, (3, 1)),
        ((3, 3), 3, (2, 1)),
        ((5, 0, 2), 3, (2, 0, 1)),
        ((1, 2, 3), 4, (1, 1, 2)),
        ((7,), 4, (4,)),
        ((), 0, ()),
    ],
)
def test_credit_goes_one_at_a_time_in_turn_most_kills_first(kills, fallen, credit):
    assert credited(kills, fallen) == credit


def beset():
    """Four men with one enemy before them and one at each flank."""
    few = block(0, 36, 20, files=4, figures=4, order="attack")
    before = block(1, 36, 20, SOUTH, files=4, figures=8)
    flanks = [block(1, 34, 19.5, EAST, files=1, figures=4), block(1, 38, 19.5, WEST, files=1, figures=4)]
    return position(few, before, *flanks, agenda=FIGHT)


@rule("warriors.casualties", "warriors.combat.test")
def test_a_figure_is_credited_to_one_of_several_attackers():
    # They are four; before them four are killed, at their left one: three and one are credited.
    battle = beset()
    answers = [Fighting(False, (1, 1), 1), slays(3), slays(4), slays(1), slays()]
    tests = [
        (step.tally.unit, step.tally.fallen, step.tally.killed)
        for step in acted(battle, *answers).battle.agenda
        if isinstance(step, CombatTest)
    ]
    assert sorted(tests) == [(1, 3, 3), (2, 0, 1), (3, 0, 0)]


@rule("warriors.casualties", "warriors.individuals.strike")
def test_an_individual_alone_is_credited_to_one_of_his_slayers():
    hero = man(1, "hero", 36, 20, SOUTH)
    pair = [block(0, x, 20, files=2, figures=4, order="attack") for x in (35, 37)]
    battle = position(*pair, hero, agenda=FIGHT)
    answers = [Fighting(False, (0,), 0), slays(1), slays(1), slays(), (1, 1)]
    after = acted(battle, *answers).battle
    assert after.units[2].fate == "killed"
    assert [unit.killed for unit in after.units] == [1, 0, 0]


# --- the standard ----------------------------------------------------------------------------------------------------


@rule("warriors.standard")
@pytest.mark.parametrize(
    ("shot_down", "shot", "mine", "theirs", "face", "tested"),
    [(3, 0, 1, 0, 3, False), (0, 3, 0, 1, 2, True), (0, 0, 1, 1, 2, False), (0, 0, 0, 1, 2, True)],
)
def test_a_standard_is_lost_by_what_falls_in_phase_three_only(shot_down, shot, mine, theirs, face, tested):
    ours = {"figures": 10 - shot_down, "start": 10, "began": 10, "killed": shot, "standard": True, "order": "oppose"}
    battle = front_to_front({**ours, "kind": kind(discipline="disciplined")}, {"order": "hold"})
    pause = acted(battle, slays(mine), slays(theirs), *results(face, 5))
    assert pause.battle.units[0].condition == "shaken"
    assert (pause.battle.agenda[-1:] == (StandardFalls(0),)) == tested


def test_both_sides_are_tested_by_their_own_comparison():
    battle = front_to_front({"order": "attack"}, {"order": "attack"})
    assert compared(battle, slays(2), slays(1)) == +1
    assert compared(battle, slays(2), slays(1), *results(5)) == -1
