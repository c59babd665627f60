"""Reactions: who may react and when, the shot, the evasion and the counter-charge."""

from math import hypot

import pytest

from carnyx.core.footprint import gap_between
from carnyx.core.length import Point
from carnyx.games.celtos.play.battle import is_engaged
from carnyx.games.celtos.play.orders import Order
from carnyx.games.celtos.rules.edition import DE, DEFAULT, EN, ES, Edition
from tests.book.melee_positions import (
    Throw,
    asked,
    assault,
    beside,
    close_in,
    faces,
    facing,
    names,
    refusal,
    then,
    throws,
)
from tests.book.positions import body, ground, kind, played, point, position, row, walk
from tests.book.rulebook import rule

HERE = (20, 20)
BOW = kind(weapons=("longbow", "hand_weapon"))
CAVALRY = kind(m=8)
EDITIONS = pytest.mark.parametrize("edition", [DEFAULT, EN, DE, ES], ids=["default", "en", "de", "es"])


@rule("celtos.react.test")
@pytest.mark.parametrize(("initiative", "need"), [(4, 6), (6, 4), (1, 9), (10, 2)])
def test_a_reaction_is_initiative_against_difficulty_four(initiative: int, need: int) -> None:
    target = body(1, (20, 23), kind=kind(i=initiative))
    pause = assault(position(body(0, HERE), target, active=0), 1, "countercharge")
    assert throws(pause) == [Throw("celtos.react.test", 1, need, {})]


@rule("celtos.react.hold", "celtos.react.window")
@pytest.mark.parametrize(("order", "far"), [("move", 4), ("rush", 12)])
def test_a_unit_on_hold_may_shoot_at_an_enemy_that_ends_a_move_in_sight(order: str, far: int) -> None:
    battle = position(body(0, HERE), body(1, (20, 44), kind=BOW, hold=True), active=0)
    pause = played(battle, Order(order), walk(battle, 0, dx=far))
    assert asked(pause) == ("WhichReactor", 1)
    assert refusal(pause, 1) is None
    assert refusal(pause, 0) == "celtos.react.window"
    assert throws(then(pause, 1)) == [Throw("celtos.react.test", 1, 6, {})]


@rule("celtos.react.hold")
@pytest.mark.parametrize(("face", "shoots"), [(5, False), (6, True)])
def test_the_hold_marker_is_spent_passed_or_failed(face: int, shoots: bool) -> None:
    battle = position(body(0, HERE), body(1, (20, 44), kind=BOW, hold=True), active=0)
    pause = played(battle, Order("move"), walk(battle, 0, dx=4), 1, (face,))
    assert not pause.battle.units[1].hold
    assert [throw.rule for throw in throws(pause)] == ["celtos.shoot.hit"] * shoots


@rule("celtos.react.hold")
def test_who_is_not_on_hold_does_not_react_to_a_move() -> None:
    battle = position(body(0, HERE), body(1, (20, 44), kind=BOW), active=0)
    assert asked(played(battle, Order("move"), walk(battle, 0, dx=4))) == ("Orders", 0)


@rule("celtos.react.hold")
def test_who_does_not_see_the_mover_does_not_react() -> None:
    house = ground("building", 10, 30, 40, 32)
    battle = position(body(0, HERE), body(1, (20, 44), kind=BOW, hold=True), active=0, terrain=[house])
    assert asked(played(battle, Order("move"), walk(battle, 0, dx=4))) == ("Orders", 0)


@rule("celtos.react.hold", "celtos.react.window")
def test_a_unit_reacts_to_one_move_only() -> None:
    archers = body(1, (20, 44), kind=BOW, hold=True)
    battle = position(body(0, HERE), archers, active=0)
    shot = played(battle, Order("move"), walk(battle, 0, dx=4), 1, (10,), faces((1,)))
    assert asked(shot) == ("Orders", 0)
    assert not shot.battle.units[1].hold


@rule("celtos.react.window")
def test_a_player_may_let_a_window_pass_and_keep_his_marker() -> None:
    battle = position(body(0, HERE), body(1, (20, 44), kind=BOW, hold=True), active=0)
    pause = played(battle, Order("move"), walk(battle, 0, dx=4), "nobody")
    assert asked(pause) == ("Orders", 0)
    assert pause.battle.units[1].hold


@rule("celtos.react.window", "celtos.seats")
def test_several_owners_react_in_seat_order_each_choosing_his_own() -> None:
    """The second of three players moves; the third reacts before the first."""
    first = body(0, (10, 40), kind=BOW, hold=True)
    third = [body(2, (x, 44), kind=BOW, hold=True) for x in (20, 30)]
    battle = position(first, body(1, HERE), *third, active=1)
    pause = played(battle, Order("move"), walk(battle, 1, dx=2))
    assert asked(pause) == ("WhichReactor", 2)
    assert (refusal(pause, 2), refusal(pause, 3), refusal(pause, 0)) == (None, None, "celtos.react.window")
    again = then(pause, 3, (1,))
    assert asked(again) == ("WhichReactor", 2)
    assert (refusal(again, 2), refusal(again, 3)) == (None, "celtos.react.window")
    assert asked(then(again, 2, (1,))) == ("WhichReactor", 0)


@rule("celtos.react.window", "celtos.react.hold")
def test_an_assaulted_unit_on_hold_may_shoot_evade_or_counter_charge_but_one_only() -> None:
    battle = position(body(0, HERE), body(1, (20, 23), kind=BOW, hold=True), active=0)
    pause = assault(battle, 1)
    assert names(pause) == ("none", "shoot", "evade", "countercharge")
    tried = then(pause, "countercharge", (1,))
    assert not tried.battle.units[1].hold
    assert asked(tried) == ("ClosesIn", 0)


@rule("celtos.react.window", "celtos.react.hold")
def test_without_hold_there_is_only_the_counter_charge() -> None:
    battle = position(body(0, HERE), body(1, (20, 23), kind=BOW), active=0)
    assert names(assault(battle, 1)) == ("none", "countercharge")


@rule("celtos.react.window")
def test_no_model_has_moved_when_an_assault_is_answered() -> None:
    battle = position(body(0, HERE), body(1, (20, 23)), active=0)
    assert assault(battle, 1).battle.units[0].footprint.point(0) == point(20, 20)


@rule("celtos.react.window")
def test_a_reaction_opens_no_window() -> None:
    """The evader ends its flight in front of two archers on Hold, and neither is asked."""
    archers = body(0, (24, 30), kind=BOW, hold=True)
    battle = position(body(0, HERE), body(1, (20, 23), hold=True), archers, active=0)
    assert assault(battle, 1, "evade", (10,)).question is None


@rule("celtos.react.window", "celtos.order.breakoff")
def test_an_assault_after_breaking_off_opens_a_window_too() -> None:
    archers = body(1, (20, 13), kind=BOW, hold=True)
    battle = position(body(0, HERE), body(1, *facing(HERE)), archers, active=0, edition=EN)
    left = played(battle, Order("move"), faces((1,)), walk(battle, 0, dy=-3), "nobody")
    assert names(then(left, Order("assault", 2))) == ("none", "shoot", "evade")


@rule("celtos.react.shot")
def test_a_reaction_shot_never_counts_as_moved_and_need_not_be_at_the_nearest() -> None:
    nearer = body(0, (30, 42))
    battle = position(body(0, HERE), body(1, (20, 44), kind=BOW, hold=True), nearer, active=0)
    pause = played(battle, Order("move"), walk(battle, 0, dx=2), 1, (10,))
    assert throws(pause) == [Throw("celtos.shoot.hit", 1, 6, {})]


@rule("celtos.react.shot")
def test_a_reaction_shots_check_is_taken_at_once_and_then_the_activation_goes_on() -> None:
    archers = body(1, *row(20, 43, 3), kind=BOW, hold=True)
    battle = position(body(0, *row(20, 20, 3)), archers, active=0)
    shot = played(battle, Order("move"), walk(battle, 0, dy=2), 1, (10,), faces((10, 10, 1)), (0, 1))
    checked = then(shot, faces((10,), (10,)))
    assert throws(checked) == [Throw("celtos.morale.test", 1, 6, {})]
    assert asked(then(checked, (6,))) == ("Orders", 0)
    assert then(checked, (5,)).question is None


@rule("celtos.react.shot", "celtos.order.sequence")
def test_a_charger_shot_away_does_not_charge() -> None:
    battle = position(body(0, HERE), body(1, (20, 23), kind=BOW, hold=True), active=0)
    over = assault(battle, 1, "shoot", (10,), faces((10,)), faces((10,)))
    assert over.question is None
    assert over.battle.units[0].models == 0


@rule("celtos.react.countercharge")
def test_a_counter_charge_that_passes_counts_as_a_charge() -> None:
    battle = position(body(0, HERE), body(1, (20, 23)), active=0)
    pause = close_in(assault(battle, 1, "countercharge", (6,)))
    assert [throw.modifiers for throw in throws(pause)] == [{"celtos.cc.charged": 1}] * 2


@rule("celtos.react.countercharge")
def test_a_counter_charge_that_fails_is_none() -> None:
    battle = position(body(0, HERE), body(1, (20, 23)), active=0)
    pause = close_in(assault(battle, 1, "countercharge", (5,)))
    assert [throw.modifiers for throw in throws(pause)] == [{"celtos.cc.charged": 1}, {}]


@rule("celtos.react.countercharge")
@pytest.mark.parametrize("why", ["panicked", "engaged"])
def test_who_is_panicked_or_engaged_does_not_counter_charge(why: str) -> None:
    other = body(0, *(facing((20, 23)) if why == "engaged" else ((40, 40),)))
    battle = position(body(0, HERE), body(1, (20, 23), panicked=why == "panicked"), other, active=0)
    assert asked(assault(battle, 1)) == ("ClosesIn", 0)


@rule("celtos.react.countercharge.move")
def test_the_charger_closes_in_first_and_then_the_counter_charger() -> None:
    """The second defender is too far behind for the charger, but has M to reach him."""
    battle = position(body(0, HERE), body(1, (20, 23), (20, 25)), active=0)
    declared = assault(battle, 1, "countercharge", (6,))
    assert declared.battle.units[1].footprint.point(0) == point(20, 23)
    pause = close_in(declared)
    assert [throw.dice for throw in throws(pause)] == [1, 2]
    assert pause.battle.units[1].footprint.point(0) == point(20, 23)


@rule("celtos.react.countercharge.move")
@pytest.mark.parametrize(("behind", "dice"), [(3, 2), (6, 1)])
def test_a_counter_charger_moves_no_farther_than_m(behind: int, dice: int) -> None:
    battle = position(body(0, HERE), body(1, (20, 22), (20, 22 + behind)), active=0)
    pause = close_in(assault(battle, 1, "countercharge", (6,)))
    assert throws(pause)[1].dice == dice


@rule("celtos.react.evade")
@EDITIONS
def test_an_evader_goes_its_movement_straight_away(edition: Edition) -> None:
    battle = position(body(0, HERE), body(1, (20, 23), (21, 24), hold=True), active=0, edition=edition)
    over = assault(battle, 1, "evade", (6,))
    before, after = battle.units[1].footprint, over.battle.units[1].footprint
    inch = edition.inch
    went = [after.point(model) - before.point(model) for model in range(2)]
    assert went[0] == went[1]  # in its formation
    assert went[0] == Point(0, 4 * inch)  # to the tick


@rule("celtos.react.evade")
def test_an_evader_goes_its_whole_movement_aslant_too() -> None:
    battle = position(body(0, HERE, kind=CAVALRY), body(1, (22, 23), hold=True), active=0)
    before = battle.units[1].footprint.point(0)
    went = assault(battle, 1, "evade", (6,)).battle.units[1].footprint.point(0) - before
    assert 4 * 254 - 2 < hypot(went.x, went.y) <= 4 * 254  # places are whole tenths of a millimetre


@rule("celtos.react.evade")
def test_an_evader_who_fails_stays() -> None:
    battle = position(body(0, HERE), body(1, (20, 23), hold=True), active=0)
    pause = assault(battle, 1, "evade", (5,))
    assert pause.battle.units[1].footprint.point(0) == point(20, 23)
    assert asked(pause) == ("ClosesIn", 0)


@rule("celtos.react.evade")
def test_an_evader_who_is_caught_fights_without_a_bonus() -> None:
    battle = position(body(0, HERE, kind=CAVALRY), body(1, (20, 22), hold=True), active=0)
    pause = close_in(assault(battle, 1, "evade", (6,)))
    assert [throw.modifiers for throw in throws(pause)] == [{"celtos.cc.charged": 1}, {}]


@rule("celtos.react.evade", "celtos.cover.where")
def test_an_evader_who_is_caught_in_a_wood_has_no_bonus_either() -> None:
    wood = ground("wood", 15, 23.5, 25, 30)
    battle = position(body(0, HERE, kind=kind(m=10)), body(1, (20, 22), hold=True), active=0, terrain=[wood])
    pause = close_in(assault(battle, 1, "evade", (6,)))
    assert throws(pause)[1].modifiers == {}


@rule("celtos.react.evade.after")
@pytest.mark.parametrize("inches", [1, 2, 3])
def test_an_evader_stops_at_what_blocks_it(inches: int) -> None:
    """The northern edge is so far behind it; it comes within a quarter of an inch of it."""
    there = Point(20 * 254, 48 * 254 - 125 - inches * 254)
    battle = position(body(0, beside(there, 270, 2), kind=CAVALRY), body(1, there, hold=True), active=0)
    went = assault(battle, 1, "evade", (6,)).battle.units[1].footprint.point(0).y - there.y
    assert inches * 254 - 64 <= went <= inches * 254


@rule("celtos.react.evade.after")
def test_an_evader_stops_only_where_it_is_blocked() -> None:
    there = Point(20 * 254, 48 * 254 - 125 - 230)
    battle = position(body(0, beside(there, 270, 2), kind=CAVALRY), body(1, there, hold=True), active=0)
    went = assault(battle, 1, "evade", (6,)).battle.units[1].footprint.point(0).y - there.y
    assert 230 - 10 <= went <= 230


@rule("celtos.react.evade.after")
def test_a_charger_who_cannot_catch_it_goes_m_after_it_and_is_done() -> None:
    other = body(1, (23, 20))
    battle = position(body(0, HERE), body(1, (20, 23), hold=True), other, active=0, size=(72, 48))
    over = assault(battle, 1, "evade", (6,))
    went = over.battle.units[0].footprint.point(0).y - 20 * 254
    assert 4 * 254 - 2 <= went <= 4 * 254
    assert over.question is None
    assert over.battle.units[0].activated
    assert not is_engaged(over.battle, 0)


@rule("celtos.react.evade.after")
def test_a_charger_who_falls_short_stops_an_inch_from_every_enemy() -> None:
    """Four inches and a half to go, M is four: it stops with an inch between the rims."""
    battle = position(body(0, HERE), body(1, beside(HERE, 90, 0.5), hold=True), active=0)
    over = assault(battle, 1, "evade", (6,))
    gap = over.battle.units[1].footprint.point(0).y - over.battle.units[0].footprint.point(0).y - 250
    assert 254 <= gap <= 254 + 4


@rule("celtos.react.panicked", "celtos.edition.panic")
@pytest.mark.parametrize(("edition", "ways"), [(DEFAULT, ()), (EN, ()), (ES, ()), (DE, ("none", "shoot", "evade"))])
def test_a_panicked_unit_neither_counter_charges_nor_shoots(edition: Edition, ways: tuple[str, ...]) -> None:
    """The German sheet does not name the reaction shot."""
    target = body(1, (20, 23), kind=BOW, hold=True, panicked=True)
    pause = assault(position(body(0, HERE), target, active=0, edition=edition), 1)
    assert names(pause) == (ways or ("none", "evade"))


@rule("celtos.react.panicked", "celtos.edition.panic")
@pytest.mark.parametrize(("edition", "may"), [(DEFAULT, False), (EN, False), (ES, False), (DE, True)])
def test_a_panicked_unit_does_not_shoot_at_a_mover(edition: Edition, may: bool) -> None:
    archers = body(1, (20, 44), kind=BOW, hold=True, panicked=True)
    battle = position(body(0, HERE), archers, active=0, edition=edition)
    pause = played(battle, Order("move"), walk(battle, 0, dx=4))
    assert asked(pause) == (("WhichReactor", 1) if may else ("Orders", 0))


@rule("celtos.react.evade.after")
def test_a_charger_whose_target_has_evaded_goes_its_whole_movement_after_it() -> None:
    battle = position(body(0, HERE), body(1, (20, 23), hold=True, kind=CAVALRY), active=0)
    over = assault(battle, 1, "evade", (6,)).battle
    assert over.units[0].footprint.point(0) == point(20, 24)


@rule("celtos.react.evade.after")
def test_a_charger_whose_target_has_evaded_stops_an_inch_from_every_enemy() -> None:
    other = body(1, (20.5, 25.5))
    battle = position(body(0, HERE), body(1, (20, 23), hold=True, kind=CAVALRY), other, active=0)
    stands = assault(battle, 1, "evade", (6,)).battle.units
    assert stands[0].footprint.point(0).y > point(20, 23.5).y
    assert 254 <= gap_between(stands[0].footprint, stands[2].footprint) <= 256
