"""Nerve: when morale is checked, panic and rout, leaders and individuals, and rallying."""

from typing import Any

import pytest
from msgspec.structs import replace

from carnyx.core.flow import Pause, begin
from carnyx.games.celtos.play.battle import Battle
from carnyx.games.celtos.play.orders import Order
from carnyx.games.celtos.play.sequence import Activate
from carnyx.games.celtos.rules.edition import DE, DEFAULT, EN, ES, Edition
from tests.book.melee_positions import (
    Throw,
    asked,
    beside,
    charge,
    close_in,
    faces,
    facing,
    melee,
    refusal,
    then,
    throws,
)
from tests.book.positions import Place, body, ground, kind, played, position, row, walk
from tests.book.rulebook import rule

HERE = (20, 20)
THREE = row(20, 20, 3)
BOW = kind(weapons=("longbow", "hand_weapon"))
CHIEF = kind(individual=True, w=4)
EDITIONS = pytest.mark.parametrize("edition", [DEFAULT, EN, DE, ES], ids=["default", "en", "de", "es"])


def volley(*target: Place, hits: int, edition: Edition = DEFAULT, **condition: Any) -> Pause[Battle]:
    """The target has been hit and wounded so many times by four archers twelve inches off."""
    archers = body(0, *row(20, 10, 4), kind=BOW)
    battle = position(archers, body(1, *target, **condition), active=0, edition=edition)
    rolled = faces((10,) * hits + (1,) * (4 - hits))
    pause = played(battle, Order("shoot", 1), rolled)
    if not throws(pause):
        pause = then(pause, tuple(range(min(hits, len(target)))))
    return then(pause, faces(*((10,) * throw.dice for throw in throws(pause))))


@rule("celtos.morale.test")
@pytest.mark.parametrize(("command", "need"), [(4, 6), (6, 4), (1, 9), (10, 2)])
def test_morale_is_command_against_difficulty_four(command: int, need: int) -> None:
    pause = volley(*THREE, hits=2, kind=kind(cd=command))
    assert throws(pause) == [Throw("celtos.morale.test", 1, need, {})]


@rule("celtos.leader", "celtos.trait.leader")
def test_a_leader_adds_one_to_command_while_he_lives() -> None:
    led = volley(*THREE[::-1], hits=2, roles=("", "", "leader"))
    assert throws(led) == [Throw("celtos.morale.test", 1, 5, {})]
    fallen = volley(*THREE, hits=2, roles=("leader",))
    assert throws(fallen) == [Throw("celtos.morale.test", 1, 6, {})]


@rule("celtos.leader")
@pytest.mark.parametrize("role", ["leader", "standard", "musician"])
def test_command_models_may_be_given_hits_like_any_other(role: str) -> None:
    battle = position(body(0, HERE, kind=BOW), body(1, *row(20, 30, 3), roles=(role,)), active=0)
    pause = played(battle, Order("shoot", 1), faces((10,)))
    assert refusal(pause, (0,)) is None
    assert refusal(pause, (1,)) is None
    assert not then(pause, (0,), faces((10,))).battle.units[1].has(role)


@rule("celtos.leader", "celtos.cc.dice")
def test_command_models_use_the_units_stat_line() -> None:
    mine = body(0, *THREE, roles=("leader", "standard", "musician"))
    assert throws(begin(melee(mine, body(1, *facing(*THREE)))))[0] == Throw("celtos.cc.hit", 3, 6, {})


@rule("celtos.individual")
@pytest.mark.parametrize(("hits", "checks"), [(1, False), (2, False), (3, True)])
def test_an_individuals_share_is_wounds_left_over_w(hits: int, checks: bool) -> None:
    pause = volley(HERE, hits=hits, kind=CHIEF)
    assert sum(pause.battle.units[1].wounds) == 4 - hits
    assert [throw.rule for throw in throws(pause)] == ["celtos.morale.test"] * checks


@rule("celtos.morale.lost_combat")
@EDITIONS
def test_any_unit_that_lost_a_combat_checks_however_large_it_is(edition: Edition) -> None:
    theirs = body(1, *facing(*THREE, inch=edition.inch), *row(20, 22, 7))
    pause = played(melee(body(0, *THREE), theirs, edition=edition), faces((10, 1, 1), (1, 1, 1)), (0,), faces((10,)))
    assert throws(pause) == [Throw("celtos.morale.test", 1, 6, {})]


@rule("celtos.morale.lost_combat")
def test_the_winner_does_not_check() -> None:
    pause = played(melee(body(0, *THREE), body(1, *facing(*THREE))), faces((1, 1, 1), (10, 1, 1)), (0,), faces((10,)))
    assert throws(pause) == [Throw("celtos.morale.test", 1, 6, {})]
    over = then(pause, (1,))
    assert over.question is None
    assert [unit.panicked for unit in over.battle.units] == [True, False]


@rule("celtos.morale.casualties")
@EDITIONS
@pytest.mark.parametrize(("hits", "checks"), [(1, False), (2, False), (3, True)])
def test_a_unit_shot_below_half_checks_and_at_half_does_not(edition: Edition, hits: int, checks: bool) -> None:
    pause = volley(*row(20, 20, 4), hits=hits, edition=edition)
    assert pause.battle.units[1].models == 4 - hits
    assert [throw.rule for throw in throws(pause)] == ["celtos.morale.test"] * checks


@rule("celtos.morale.casualties")
def test_a_wound_without_a_casualty_asks_for_no_check() -> None:
    pause = volley(HERE, (21, 20), hits=1, kind=kind(w=2), start=6)
    assert pause.battle.units[1].wounds == (1, 2)
    assert throws(pause) == []


@rule("celtos.morale.casualties", "celtos.morale.once", "celtos.edition.casualty_check")
@pytest.mark.parametrize(("edition", "again"), [(DEFAULT, True), (EN, True), (ES, True), (DE, False)])
def test_a_unit_already_below_half_checks_for_the_next_casualty(edition: Edition, again: bool) -> None:
    """The German sheet has no casualty clause: the check comes once, when the line is crossed."""
    pause = volley(*THREE, hits=1, edition=edition, start=10)
    assert [throw.rule for throw in throws(pause)] == ["celtos.morale.test"] * again


@rule("celtos.morale.casualties")
def test_a_unit_in_close_combat_does_not_check_for_casualties() -> None:
    """It is shot at while engaged, as the German sheet allows, and loses more than half."""
    battle = position(
        body(0, *row(20, 10, 4), kind=BOW), body(1, *THREE), body(0, *facing(THREE[0])), active=0, edition=DE
    )
    pause = played(battle, Order("shoot", 1), faces((10, 10, 1, 1)), (1, 2), faces((10,), (10,)))
    assert pause.battle.units[1].models == 1
    assert throws(pause) == []


@rule("celtos.morale.individual", "celtos.morale.once")
@pytest.mark.parametrize(("left", "checks"), [(2, True), (3, False)])
def test_an_individual_whose_wounds_drop_below_half_in_a_draw_checks(left: int, checks: bool) -> None:
    """He gives a wound and takes one: only his wounds are a reason."""
    chief = body(0, HERE, kind=CHIEF, wounds=(left,))
    battle = melee(chief, body(1, *facing(HERE), (20, 22)))
    pause = played(battle, faces((10, 1), (10,)), faces((10,), (10,)))
    assert [throw.rule for throw in throws(pause)] == ["celtos.morale.test"] * checks


@rule("celtos.morale.individual", "celtos.edition.individual_check")
@pytest.mark.parametrize(("reading", "checks"), [("once", False), ("again", True)])
def test_an_individual_wounded_again_below_half_has_had_his_check(reading: Any, checks: bool) -> None:
    """He has one wound of four left after another volley: the line was crossed before."""
    edition = replace(DEFAULT, individual_check=reading)
    pause = volley(HERE, hits=1, kind=kind(individual=True, w=5), wounds=(2,), edition=edition)
    assert pause.battle.units[1].wounds == (1,)
    assert [throw.rule for throw in throws(pause)] == ["celtos.morale.test"] * checks


@rule("celtos.morale.individual", "celtos.morale.once")
def test_one_volley_that_takes_an_individual_far_below_half_is_one_check() -> None:
    pause = volley(HERE, hits=3, kind=CHIEF)
    assert [throw.rule for throw in throws(pause)] == ["celtos.morale.test"]
    assert throws(then(pause, (10,))) == []


@rule("celtos.morale.panic")
@pytest.mark.parametrize(("started", "left", "panics"), [(4, 2, True), (4, 3, True), (5, 2, False)])
def test_a_failed_check_is_panic_with_half_or_more_left_and_rout_below(started: int, left: int, panics: bool) -> None:
    front = row(20, 20, left + 1)
    battle = melee(body(0, *front), body(1, *facing(*front), start=started))
    dead = faces((10,) + (1,) * left, (1,) * (left + 1))
    after = played(battle, dead, (0,), faces((10,)), (5,)).battle.units[1]
    assert (after.panicked, after.routed, after.models) == (panics, not panics, left if panics else 0)


@rule("celtos.morale.panic", "celtos.individual")
@pytest.mark.parametrize(("wounds", "panics"), [(3, True), (2, False)])
def test_an_individual_panics_with_half_his_wounds_left_and_routs_below(wounds: int, panics: bool) -> None:
    battle = melee(body(0, HERE), body(1, *facing(HERE), kind=CHIEF, wounds=(wounds,)))
    after = played(battle, faces((10,), (1, 1)), faces((10,)), (5,)).battle.units[1]
    assert (after.panicked, after.routed) == (panics, not panics)


@rule("celtos.morale.rout", "celtos.edition.rout")
@EDITIONS
def test_a_unit_that_routs_is_removed(edition: Edition) -> None:
    over = then(volley(*THREE, hits=2, edition=edition), (5,))
    gone = over.battle.units[1]
    assert (gone.models, gone.routed, len(gone.footprint)) == (0, True, 0)


@rule("celtos.morale.rout")
def test_a_unit_that_passes_stands() -> None:
    stands = then(volley(*THREE, hits=2), (6,)).battle.units[1]
    assert (stands.models, stands.routed, stands.panicked) == (1, False, False)


@rule("celtos.morale.once")
def test_a_unit_checks_once_for_a_round_with_the_modifiers_of_a_lost_combat() -> None:
    """It has lost the round and is below half: one check, and its standard counts."""
    battle = melee(body(0, *THREE), body(1, *facing(*THREE), roles=("", "", "standard")))
    pause = played(battle, faces((10, 10, 1), (1, 1, 1)), (0, 1), faces((10,), (10,)))
    assert throws(pause) == [Throw("celtos.morale.test", 1, 6, {"celtos.trait.standard": 1})]
    assert throws(then(pause, (10,))) == []


@rule("celtos.morale.once")
def test_a_panicked_unit_that_fails_again_stays_panicked() -> None:
    battle = melee(body(0, *THREE), body(1, *facing(*THREE), panicked=True))
    over = played(battle, faces((10, 1, 1), (1, 1, 1)), (0,), faces((10,)), (1,))
    assert (over.battle.units[1].panicked, over.battle.units[1].models) == (True, 2)


@rule("celtos.morale.once")
def test_every_volley_asks_for_its_own_check() -> None:
    """Two units on Hold shoot at the same mover, and each volley tries its nerve."""
    archers = [body(1, (x, 34), kind=BOW, hold=True) for x in (18, 24)]
    battle = position(body(0, *THREE, start=8), *archers, active=0)
    first = played(battle, Order("move"), walk(battle, 0, dy=1), 1, (10,), faces((10,)), (0,), faces((10,)))
    assert throws(first) == [Throw("celtos.morale.test", 1, 6, {})]
    second = then(first, (10,), 2, (10,), faces((10,)), (0,), faces((10,)))
    assert throws(second) == [Throw("celtos.morale.test", 1, 6, {})]


@rule("celtos.rally", "celtos.rally.must")
@pytest.mark.parametrize(("face", "panicked"), [(5, True), (6, False)])
def test_a_panicked_unit_tries_to_rally_when_it_is_activated(face: int, panicked: bool) -> None:
    battle = position(body(0, HERE, panicked=True), body(1, (60, 45)), agenda=[Activate(0)])
    pause = played(battle, 0)
    assert throws(pause) == [Throw("celtos.rally", 1, 6, {})]
    after = then(pause, (face,))
    assert asked(after) == ("Orders", 0)
    assert after.battle.units[0].panicked is panicked


@rule("celtos.rally")
def test_a_unit_that_has_rallied_may_act_freely() -> None:
    battle = position(body(0, HERE, panicked=True), body(1, (20, 23)), agenda=[Activate(0)])
    rallied = played(battle, 0, (10,))
    assert [refusal(rallied, order) for order in (Order("hold"), Order("assault", 1))] == [None, None]


@rule("celtos.rally")
def test_a_steady_unit_does_not_rally() -> None:
    battle = position(body(0, HERE), body(1, (60, 45)), agenda=[Activate(0)])
    assert asked(played(battle, 0)) == ("Orders", 0)


@rule("celtos.rally.must")
def test_a_unit_that_fails_to_rally_may_move_or_rush_and_no_more() -> None:
    battle = position(body(0, HERE, kind=BOW, panicked=True), body(1, (20, 23)), agenda=[Activate(0)])
    failed = played(battle, 0, (1,))
    assert [refusal(failed, Order(name)) for name in ("move", "rush", "done")] == [None, None, None]
    barred = (Order("hold"), Order("shoot", 1), Order("assault", 1))
    assert [refusal(failed, order) for order in barred] == ["celtos.order.panicked"] * 3


@rule("celtos.rally.must", "celtos.rally.enemies")
def test_an_engaged_unit_rallies_at_minus_two_and_may_assault_anyway() -> None:
    battle = position(body(0, HERE, panicked=True), body(1, *facing(HERE)), agenda=[Activate(0)])
    pause = played(battle, 0)
    assert throws(pause) == [Throw("celtos.rally", 1, 6, {"celtos.rally.enemies.short": -2})]
    assert refusal(then(pause, (1,)), Order("assault", 1)) is None


@rule("celtos.rally.must")
def test_an_enemy_in_contact_counts_as_in_sight_whatever_lies_between() -> None:
    """The foot of a hill runs between the two bases."""
    spur = ground("hill", 10, 20 + 120 / 254, 30, 20 + 130 / 254)
    battle = position(body(0, HERE, panicked=True), body(1, *facing(HERE)), agenda=[Activate(0)], terrain=[spur])
    assert throws(played(battle, 0))[0].modifiers == {"celtos.rally.enemies.short": -2}


@rule("celtos.rally.must")
def test_becoming_panicked_removes_a_hold_marker() -> None:
    battle = melee(body(0, *THREE), body(1, *facing(*THREE), hold=True))
    over = played(battle, faces((10, 1, 1), (1, 1, 1)), (0,), faces((10,)), (5,))
    assert (over.battle.units[1].panicked, over.battle.units[1].hold) == (True, False)


@rule("celtos.rally.must")
def test_becoming_engaged_removes_a_hold_marker() -> None:
    battle = position(body(0, HERE), body(1, (20, 23), hold=True), active=0)
    assert not charge(battle, 1).battle.units[1].hold


@rule("celtos.rally.must", "celtos.order.breakoff")
def test_becoming_engaged_by_a_unit_that_broke_off_removes_a_hold_marker_too() -> None:
    battle = position(body(0, HERE), body(1, *facing(HERE)), body(1, (20, 13), hold=True), active=0, edition=EN)
    left = played(battle, Order("move"), faces((1,)), walk(battle, 0, dy=-3))
    declared = then(left, Order("assault", 2), "none")
    assert not close_in(declared).battle.units[2].hold


@rule("celtos.rally.enemies", "celtos.shoot.bands")
@EDITIONS
@pytest.mark.parametrize(
    ("gap", "ticks", "modifiers"),
    [
        (12, 0, {"celtos.rally.enemies.short": -2}),
        (12, 1, {"celtos.rally.enemies.medium": -1}),
        (24, 0, {"celtos.rally.enemies.medium": -1}),
        (24, 1, {}),
    ],
)
def test_enemies_in_sight_unsettle_a_rally(gap: int, ticks: int, modifiers: dict[str, int], edition: Edition) -> None:
    there = beside(HERE, 90, gap, ticks=ticks, inch=edition.inch)
    battle = position(body(0, HERE, panicked=True), body(1, there), agenda=[Activate(0)], edition=edition)
    assert throws(played(battle, 0))[0].modifiers == modifiers


@rule("celtos.rally.enemies")
def test_only_the_worse_counts_and_only_once() -> None:
    foes = [body(1, (x, y)) for x, y in ((20, 25), (25, 20), (20, 40), (40, 20))]
    battle = position(body(0, HERE, panicked=True), *foes, agenda=[Activate(0)])
    assert throws(played(battle, 0))[0].modifiers == {"celtos.rally.enemies.short": -2}


@rule("celtos.rally.enemies", "celtos.shoot.range")
def test_the_range_of_a_rally_is_that_of_the_nearest_enemy_who_is_seen() -> None:
    """One of them stands five inches off behind a house, his comrade fifteen inches off in the open."""
    house = ground("building", 10, 22, 30, 24)
    foes = body(1, (20, 26), (36, 20))
    battle = position(body(0, HERE, panicked=True), foes, agenda=[Activate(0)], terrain=[house])
    assert throws(played(battle, 0))[0].modifiers == {"celtos.rally.enemies.medium": -1}


@rule("celtos.rally.enemies")
def test_an_enemy_out_of_sight_does_not_unsettle() -> None:
    house = ground("building", 10, 22, 30, 24)
    battle = position(body(0, HERE, panicked=True), body(1, (20, 26)), agenda=[Activate(0)], terrain=[house])
    assert throws(played(battle, 0))[0].modifiers == {}
