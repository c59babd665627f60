"""What is named before blows fall: weapons in their own step, a foe by each striker; and when each weapon strikes."""

import pytest

from carnyx.core.flow import begin
from carnyx.games.celtos.play.blows import strikes
from carnyx.games.celtos.play.orders import Order
from carnyx.games.celtos.rules.edition import EN
from tests.book.melee_positions import (
    Throw,
    asked,
    beside,
    close_in,
    faces,
    facing,
    melee,
    names,
    refusal,
    then,
    throws,
)
from tests.book.positions import body, kind, played, position, row, walk
from tests.book.rulebook import rule

HERE = (20, 20)
THREE = row(20, 20, 3)
SPEAR = kind(weapons=("spear",))
PIKE = kind(weapons=("pike",))


@rule("celtos.cc.order", "celtos.weapon.spear", "celtos.cc.weapon")
@pytest.mark.parametrize(("charged", "left"), [([0], [0, 1]), ([], [1, 0])], ids=["contact made", "later"])
def test_a_spear_is_faster_in_the_round_of_contact_and_slower_afterwards(charged: list[int], left: list[int]) -> None:
    """Whoever strikes first kills the other."""
    pause = begin(melee(body(0, HERE), body(1, *facing(HERE), kind=SPEAR), charged=charged))
    assert [throw.dice for throw in throws(pause)] == [1]
    over = then(pause, faces((10,)), faces((10,)))
    assert [unit.models for unit in over.battle.units] == left


@rule("celtos.weapon.pike", "celtos.cc.order")
def test_a_pike_that_is_charged_while_unengaged_strikes_first() -> None:
    pause = begin(melee(body(0, HERE), body(1, *facing(HERE), kind=PIKE), charged=[0]))
    over = then(pause, faces((10,)), faces((10,)))
    assert [unit.models for unit in over.battle.units] == [0, 1]


@rule("celtos.weapon.pike", "celtos.cc.order")
def test_a_pike_that_is_already_engaged_does_not_strike_first_when_charged() -> None:
    old_foe = body(0, *facing(HERE))
    battle = melee(body(0, beside(HERE, 270)), body(1, HERE, kind=PIKE), old_foe, charged=[0])
    assert throws(begin(battle))[0].modifiers == {"celtos.cc.charged": 1}


@rule("celtos.cc.allocate")
def test_a_striker_that_touches_two_enemy_units_names_one() -> None:
    battle = melee(body(0, HERE), body(1, beside(HERE, 60)), body(1, beside(HERE, 120)))
    pause = begin(battle)
    assert (asked(pause), names(pause)) == (("OneOf", 0), ("1", "2"))
    assert refusal(pause, "0") == "celtos.cc.allocate"
    hurt = then(pause, "2", faces((10,), (1,), (1,)), faces((10,)))
    assert [unit.models for unit in hurt.battle.units] == [1, 1, 0]


@rule("celtos.cc.allocate")
def test_a_striker_may_only_name_an_enemy_it_touches() -> None:
    far = (22, 20)
    battle = melee(body(0, HERE, far), body(1, beside(HERE, 60)), body(1, beside(HERE, 120)), body(1, *facing(far)))
    assert refusal(begin(battle), "3") == "celtos.cc.allocate"


@rule("celtos.cc.allocate")
def test_every_striker_names_for_himself() -> None:
    """Two models stand between two enemy units; each touches both."""
    east = beside(HERE, 0)
    battle = melee(body(0, HERE, east), body(1, beside(HERE, 60)), body(1, beside(HERE, 300)))
    named = then(begin(battle), "1")
    assert asked(named) == ("OneOf", 0)
    mine = [(strike.target, strike.dice) for strike in strikes(then(named, "2").battle) if strike.unit == 0]
    assert mine == [(1, 1), (2, 1)]


@rule("celtos.cc.allocate")
def test_pooled_hits_may_go_to_models_that_only_touch_a_striker_who_missed() -> None:
    battle = melee(body(0, HERE, (22, 20)), body(1, *facing(HERE)), body(1, *facing((22, 20))))
    pause = played(battle, faces((1,), (1,), (10,), (1,)))
    assert asked(pause) == ("Allotment", 0)
    assert refusal(pause, (1,)) is None


@rule("celtos.cc.weapon")
def test_a_pair_of_weapons_adds_its_modifier_to_the_throw() -> None:
    battle = melee(body(0, HERE, kind=kind(weapons=("pair",))), body(1, *facing(HERE)))
    mine, theirs = throws(begin(battle))
    assert mine == Throw("celtos.cc.hit", 1, 6, {"celtos.cc.weapon": 1})
    assert theirs == Throw("celtos.cc.hit", 1, 6, {})


@rule("celtos.cc.weapon")
def test_a_unit_uses_one_weapon_a_round_and_names_it() -> None:
    both = kind(weapons=("hand_weapon", "two_handed"))
    pause = begin(melee(body(0, HERE, kind=both), body(1, *facing(HERE))))
    assert (asked(pause), names(pause)) == (("OneOf", 0), ("hand_weapon", "two_handed"))
    assert refusal(pause, "spear") == "celtos.cc.weapon"
    assert len(throws(then(pause, "hand_weapon"))) == 2  # as fast as its enemy
    slow = then(pause, "two_handed")
    assert len(throws(slow)) == 1
    assert throws(then(slow, faces((1,)), faces((10,)))) == [Throw("celtos.cc.damage", 1, 4, {})]


@rule("celtos.cc.weapon")
def test_a_weapon_is_named_when_its_first_step_comes() -> None:
    both = kind(weapons=("hand_weapon", "two_handed"))
    battle = melee(body(0, HERE, kind=both), body(1, *facing(HERE), kind=SPEAR), charged=[0])
    assert throws(begin(battle)) == [Throw("celtos.cc.hit", 1, 6, {})]


@rule("celtos.cc.weapon")
def test_who_is_hurt_before_his_first_step_names_his_weapon_with_that_in_mind() -> None:
    both = kind(weapons=("two_handed", "hand_weapon"))
    battle = melee(body(0, *THREE, kind=both), body(1, *facing(*THREE), kind=SPEAR), charged=[0])
    hurt = played(battle, faces((10, 10, 1)), (0, 1), faces((10,), (10,)))
    assert hurt.battle.units[0].models == 1
    assert (asked(hurt), names(hurt)) == (("OneOf", 0), ("two_handed", "hand_weapon"))
    assert throws(then(hurt, "two_handed")) == [Throw("celtos.cc.hit", 1, 6, {"celtos.cc.charged": 1})]


@rule("celtos.cc.weapon", "celtos.cc.sides")
def test_who_is_wiped_out_before_his_first_step_names_no_weapon() -> None:
    both = kind(weapons=("hand_weapon", "two_handed"))
    battle = melee(body(0, HERE, kind=both), body(1, *facing(HERE), kind=SPEAR), charged=[0])
    assert asked(played(battle, faces((10,)), faces((10,)))) == ("Goes", 1)  # the winner may consolidate


@rule("celtos.cc.weapon", "celtos.weapon.spear", "celtos.order.breakoff")
def test_contact_made_anew_after_breaking_off_is_a_first_round_though_no_charge() -> None:
    spear = body(1, (20, 13), kind=SPEAR)
    battle = position(body(0, HERE), body(1, *facing(HERE)), spear, active=0, edition=EN)
    left = played(battle, Order("move"), faces((1,)), walk(battle, 0, dy=-3))
    blows = close_in(then(left, Order("assault", 2)))
    assert [strike.unit for strike in strikes(blows.battle)] == [2]  # the spear alone, ahead of the hand weapon


@rule("celtos.weapon.pike", "celtos.cc.order")
def test_a_pike_whose_old_foe_is_out_of_touch_after_the_first_blow_still_has_its_turn() -> None:
    """The man who held the old foe falls; the other was engaged when he was charged, and strikes at his own speed."""
    pikes = body(1, (20, 20), (21, 20), kind=PIKE)
    charger, old_foe = body(0, *(beside(place, 270) for place in ((20, 20), (21, 20)))), body(0, *facing((20, 20)))
    battle = melee(charger, pikes, old_foe, charged=[0])
    fallen = played(battle, faces((10, 1)), (0,), faces((10,)))
    assert [throw.dice for throw in throws(fallen)] == [1]
