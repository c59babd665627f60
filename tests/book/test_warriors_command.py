"""Phase six: an army hears that a leader is lost."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from carnyx.core.flow import begin
from carnyx.games.warriors.play import command
from carnyx.games.warriors.play.battle import Boast
from carnyx.games.warriors.play.command import CommandTests
from carnyx.games.warriors.play.phases import CommandPhase
from carnyx.games.warriors.rules.edition import DEFAULT
from tests.book.positions import applied, played
from tests.book.rulebook import rule
from tests.book.warriors_positions import SOUTH, acted, block, man, position, results

TESTS = [CommandTests()]


def army(lost=(1,), fate="killed", more=(), edition=DEFAULT, **others):
    """A Warchief (0) with a unit (2), a Battle Leader (1) with two (3, 4), an enemy (5); some leaders are just gone."""
    battle = position(
        man(0, "warchief", 20, 10, leadership=4),
        man(0, "leader", 40, 10),
        block(0, 10, 20, leader=0),
        block(0, 20, 20, leader=1),
        block(0, 30, 20, leader=1),
        block(1, 20, 40, SOUTH),
        *more,
        agenda=TESTS,
        edition=edition,
        command=CommandPhase(bereaved=tuple(lost)),
        **others,
    )
    for leader in lost:
        battle = battle.changed(leader, body=None, fate=fate)
    return battle


def modifiers(battle):
    return {name.rpartition(".")[2]: value for name, value in applied(begin(battle).question.check).items()}


@rule("warriors.command.when")
def test_for_a_battle_leader_his_command_for_the_warchief_everybody():
    assert command.tested(army(lost=[1])) == (3, 4)
    assert command.tested(army(lost=[0])) == (2, 3, 4)
    assert command.tested(army(lost=[])) == ()


@rule("warriors.command.when", "warriors.command.once")
@pytest.mark.parametrize("fate", ["killed", "routed"])
def test_killed_or_routed_is_the_same_for_who_is_tested(fate):
    assert command.tested(army(lost=[0], fate=fate)) == (2, 3, 4)


@rule("warriors.command.once")
def test_the_units_of_all_triggers_throw_once_each():
    both = army(lost=[0, 1]).with_command(trials=(3, 3, 2))
    assert command.tested(both) == (2, 3, 4)
    assert acted(both, *results(0, 0, 0)).question is None


@rule("warriors.command.once")
def test_modifiers_stand_as_they_did_when_the_phase_began_and_results_come_together():
    battle = army(lost=[0])
    between = acted(battle, *results(1, 1)).battle
    assert [between.units[id].fate for id in (2, 3)] == ["", ""]
    assert modifiers(between) == {"warchief": -2}  # two routs are not felt yet
    done = acted(battle, *results(1, 1, 0)).battle
    assert [done.units[id].fate for id in (2, 3, 4)] == ["routed", "routed", ""]


@rule("warriors.command.once")
def test_leaders_lost_through_these_routs_cause_tests_next_turn():
    battle = position(
        man(0, "warchief", 20, 10),
        man(0, "leader", host=3),
        block(0, 10, 20, leader=1),
        block(0, 20, 20, leader=0),
        agenda=TESTS,
        command=CommandPhase(bereaved=(0,)),
    ).changed(0, body=None, fate="routed")
    done = acted(battle, *results(9, 1))  # the unit with the Battle Leader routs
    assert done.question is None
    assert done.battle.units[1].fate == "routed"
    assert command.tested(done.battle) == (2,)  # now due


@rule("warriors.command.test")
def test_each_unit_lost_counts_against_them():
    battle = army(lost=[1]).changed(2, body=None, fate="routed")
    assert modifiers(battle) == {"losses": -1}
    two = battle.changed(4, body=None, fate="killed")
    assert modifiers(two) == {"losses": -2}
    enemy = army(lost=[1]).changed(5, body=None, fate="killed")
    assert modifiers(enemy) == {}


@rule("warriors.command.test", "warriors.command.test.scope")
def test_by_the_switch_only_units_of_its_own_command():
    narrow = replace(DEFAULT, command_scope="command")
    battle = army(lost=[1], edition=narrow).changed(2, body=None, fate="routed")
    assert modifiers(battle) == {}
    assert modifiers(battle.changed(4, body=None, fate="routed")) == {"losses": -1}


@rule("warriors.command.test", "warriors.command.once")
def test_a_warchief_killed_takes_two_off_and_one_who_routs_does_not():
    assert modifiers(army(lost=[0])) == {"warchief": -2}
    assert modifiers(army(lost=[0], fate="routed")) == {}


@rule("warriors.command.test", "warriors.boast")
@pytest.mark.parametrize(
    ("boast", "expected"),
    [
        (Boast("none"), {}),
        (Boast("first_blood"), {"boast": +1}),
        (Boast("first_blood", True), {"broken": -1}),
    ],
)
def test_a_boast_still_good_helps_and_a_broken_one_hurts(boast, expected):
    battle = replace(army(lost=[1]), boasts=(boast, Boast()))
    assert modifiers(battle) == expected


@rule("warriors.command.results", "warriors.command.results.unaffected", "warriors.command.results.disorganised")
@rule("warriors.command.results.shaken", "warriors.command.results.rout")
@pytest.mark.parametrize(
    ("face", "state"),
    [
        (7, ("ok", False, "")),
        (0, ("ok", False, "")),
        (6, ("ok", True, "")),
        (5, ("shaken", True, "")),
        (4, ("ok", False, "routed")),
        (1, ("ok", False, "routed")),
    ],
)
def test_unaffected_disorganised_shaken_or_gone_at_once(face, state):
    unit = played(army(), (face,), (9,)).battle.units[3]
    assert (unit.condition, unit.disorganised, unit.fate) == state


@rule("warriors.command.once")
@pytest.mark.parametrize(
    ("before", "face", "then"),
    [
        ("bloodlust", 5, "shaken"),
        ("bloodlust", 6, "bloodlust"),
        ("shaken", 6, "shaken"),
        ("shaken", 9, "shaken"),
    ],
)
def test_no_result_betters_a_unit(before, face, then):
    battle = army().changed(3, condition=before, disorganised=True)
    unit = played(battle, (face,), (9,)).battle.units[3]
    assert (unit.condition, unit.disorganised) == (then, True)
