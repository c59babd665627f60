"""Phase five: a leader brings a unit to its senses, fails, or brings disaster on himself and others."""

from __future__ import annotations

import pytest

from carnyx.core.flow import begin
from carnyx.games.warriors.play.calming import NOBODY, Influencing, influence
from carnyx.games.warriors.play.command import CommandTests
from tests.book.positions import applied, refused
from tests.book.rulebook import rule
from tests.book.warriors_positions import SOUTH, acted, block, man, position, results

CALM = [Influencing(), CommandTests()]


def wild(condition="bloodlust", leadership=3, role="leader", more=(), **unit):
    """A unit beside itself, its leader in its ranks."""
    mob = block(0, 36, 20, condition=condition, disorganised=True, **unit)
    return position(mob, man(0, role, host=0, leadership=leadership), *more, agenda=CALM)


# --- the test --------------------------------------------------------------------------------------------------------


@rule("warriors.influence.test", "warriors.influence.limits")
def test_one_die_equal_or_under_leadership_in_base_contact():
    assert influence(wild(), 1, 0).need == 3
    battle = wild()
    assert acted(battle, "0", (3,)).battle.units[0].condition == "ok"
    assert acted(battle, "0", (4,)).battle.units[0].condition == "bloodlust"
    away = position(block(0, 36, 20, condition="shaken"), man(0, "leader", 36, 22), agenda=CALM)
    assert begin(away).question is None


@rule("warriors.influence.test", "warriors.influence.limits")
def test_a_bannerman_with_him_helps_and_another_race_does_not():
    with_banner = wild(more=[man(0, "bannerman", host=0)])
    assert applied(influence(with_banner, 1, 0)) == {"warriors.influence.test.bannerman": +1}
    elsewhere = wild(more=[man(0, "bannerman", 36, 30)])
    assert applied(influence(elsewhere, 1, 0)) == {}
    foreign = position(block(0, 36, 20, condition="shaken"), man(0, "leader", host=0, race="orcs"), agenda=CALM)
    assert applied(influence(foreign, 1, 0)) == {"warriors.influence.test.race": -1}


@rule("warriors.influence.limits")
def test_alone_a_bannerman_is_with_him_if_he_touches_him():
    leader = man(0, "leader", 36, 20)
    beside, apart = man(0, "bannerman", 37, 20), man(0, "bannerman", 37, 20, ticks=(11, 0))
    assert applied(influence(position(leader, block(0, 10, 10), beside), 0, 1)) == {
        "warriors.influence.test.bannerman": +1
    }
    assert applied(influence(position(leader, block(0, 10, 10), apart), 0, 1)) == {}


@rule("warriors.influence.success")
@pytest.mark.parametrize("condition", ["bloodlust", "shaken"])
def test_success_makes_it_ok_but_it_is_still_disorganised(condition):
    unit = acted(wild(condition), "0", (1,)).battle.units[0]
    assert (unit.condition, unit.disorganised) == ("ok", True)


@rule("warriors.influence.failure")
def test_failure_changes_nothing():
    pause = acted(wild(), "0", (7,))
    assert pause.question is None
    assert (pause.battle.units[0].condition, pause.battle.units[1].is_here) == ("bloodlust", True)


# --- limits ----------------------------------------------------------------------------------------------------------


@rule("warriors.influence.limits")
def test_one_try_a_turn_for_each_leader_and_each_unit():
    two = wild(more=[man(0, "warchief", host=0, leadership=4)])
    pause = acted(two, "0", (5,))
    assert pause.question is None  # the unit has had its try
    declined = acted(two, NOBODY)
    assert declined.question is not None  # the other leader may still


@rule("warriors.influence.limits")
def test_any_friendly_unit_shaken_or_in_bloodlust_in_contact_or_not():
    fighting = wild(more=[block(1, 36, 20, SOUTH)])
    assert refused(fighting, "0") is None
    assert begin(wild("ok")).question is None
    enemy = position(block(1, 36, 20, condition="shaken"), man(0, "leader", 36, 20, SOUTH), agenda=CALM)
    assert begin(enemy).question is None


@rule("warriors.influence.limits")
def test_heroes_and_bannermen_calm_nobody():
    assert begin(wild(role="hero")).question is None


# --- disaster --------------------------------------------------------------------------------------------------------


@rule("warriors.influence.disaster", "warriors.influence.limits")
@pytest.mark.parametrize(
    ("leadership", "face", "disaster"), [(3, 7, False), (3, 8, True), (5, 9, False), (5, 0, True), (1, 6, True)]
)
def test_a_ten_that_fails_or_five_above_leadership_is_a_disaster(leadership, face, disaster):
    pause = acted(wild(leadership=leadership), "0", (face,))
    assert (pause.question is not None) == disaster


@rule("warriors.influence.disaster", "warriors.individuals.hit")
@pytest.mark.parametrize(("role", "need"), [("leader", 11), ("warchief", 9)])
def test_a_raging_unit_kills_the_leader_who_has_one_save_and_is_tested(role, need):
    battle = wild(role=role)
    pause = acted(battle, "0", (0,))
    assert (pause.question.check.rule, pause.question.check.need) == ("warriors.individuals.hit", need)
    lives = acted(battle, "0", (0,), (6, 5))
    assert lives.battle.units[1].is_here
    assert lives.question.check.rule == "warriors.command.test"
    dies = acted(battle, "0", (0,), (1, 1))
    assert dies.battle.units[1].fate == "killed"
    assert dies.question.check.rule == "warriors.command.test"


@rule("warriors.influence.disaster")
def test_the_leader_who_saved_himself_may_try_again_next_turn():
    after = acted(wild(), "0", (0,), (6, 5), (9,)).battle
    assert begin(after.then(*CALM)).question is not None


@rule("warriors.influence.disaster", "warriors.command.when")
def test_a_shaken_unit_routs_with_the_leader_and_all_that_remain_are_tested():
    others = [block(0, 10, 10, leader=3), block(0, 20, 10, leader=1), man(0, "warchief", 60, 5), block(1, 60, 40)]
    battle = position(
        block(0, 36, 20, condition="shaken", disorganised=True, leader=1),
        man(0, "leader", host=0),
        *others,
        agenda=CALM,
    )
    pause = acted(battle, "0", (0,))
    assert [pause.battle.units[id].fate for id in (0, 1)] == ["routed", "routed"]
    tests = acted(battle, "0", (0,), *results(9))
    assert tests.question.check.rule == "warriors.command.test"  # both units that are left, of whichever command
    assert acted(battle, "0", (0,), *results(9, 9)).question is None


@rule("warriors.influence.disaster")
def test_rout_is_immediate_and_influence_never_reaches_a_routed_unit():
    gone = wild().changed(0, body=None, fate="routed", condition="shaken").changed(1, host=-1, fate="routed")
    assert begin(gone).question is None
