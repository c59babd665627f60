"""Phase four: orders and couriers, from the throw to what becomes of them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from carnyx.core.flow import begin
from carnyx.games.warriors.lists.army import load
from carnyx.games.warriors.play.battle import Courier, Message
from carnyx.games.warriors.play.combatants import dice
from carnyx.games.warriors.play.delivery import AGAIN, RECALL, NewOrders
from carnyx.games.warriors.play.muster import muster, prepared
from carnyx.games.warriors.play.orders import DONE, Send, SendOrders
from carnyx.games.warriors.rules.edition import DEFAULT
from tests.book.positions import applied, played, refused
from tests.book.rulebook import rule
from tests.book.warriors_positions import SOUTH, acted, block, inch, kind, man, position

FANATIC = kind(discipline="fanatic")
SENDING = [SendOrders(0)]
BESIDE = 5.9  # inches from the leader's base to the unit


def spoken(order="attack", leader=None, unit=None, more=(), away=BESIDE, edition=DEFAULT, **others):
    """A Battle Leader near enough to speak to a unit of his command, and his order at the moment of its test."""
    who = man(0, "leader", 36, 20, **{"leadership": 3, **(leader or {})})
    to = block(0, 36, 20 + away, **{"figures": 5, "order": "hold", "leader": 0, **(unit or {})})
    to = replace(to, shape=replace(to.shape, y=to.shape.y + inch(1)))
    message = Message(0, 1, order)
    return position(who, to, *more, agenda=[NewOrders()], messages=(message,), edition=edition, **others)


def brought(order="attack", unit=None, place=None, more=(), **others):
    """The same order by a courier, who is touching the unit unless another place is given."""
    who = man(0, "leader", 36, 5, leadership=3)
    to = block(0, 36, 20, **{"figures": 5, "order": "hold", "leader": 0, **(unit or {})})
    rider = Courier(0, place or (inch(36), inch(19)))
    message = Message(0, 1, order, 0)
    return position(who, to, *more, agenda=[NewOrders()], messages=(message,), couriers=(rider,), **others)


def test_of(battle):
    return begin(battle).question.check


test_of.__test__ = False


def result(battle, total):
    """The battle after a test that came to a total, whatever its modifiers."""
    check = test_of(battle)
    face = total - check.bonus
    assert 1 <= face <= 10
    return played(battle, (face % 10,)).battle


# --- the test --------------------------------------------------------------------------------------------------------


@rule("warriors.orders.test", "warriors.orders.courier", "warriors.orders.courier.reach")
def test_one_die_and_the_leadership_of_the_one_who_sends_it():
    assert applied(test_of(spoken())) == {"warriors.orders.test.leadership": 3}
    assert applied(test_of(spoken(leader={"leadership": 5}))) == {"warriors.orders.test.leadership": 5}


@rule("warriors.orders.modifiers")
@pytest.mark.parametrize(
    ("changes", "modifiers"),
    [
        ({"leader": {"race": "orcs"}}, {"race": -1}),
        ({"unit": {"disorganised": True}}, {"disorganised": -1}),
        ({"unit": {"condition": "shaken", "disorganised": True}}, {"disorganised": -1, "adverse": -1}),
        ({"unit": {"condition": "bloodlust", "disorganised": True}}, {"disorganised": -1, "adverse": -1}),
        ({"unit": {"kind": FANATIC}}, {"fanatic": +1}),
        ({"unit": {"kind": FANATIC, "order": "attack"}, "order": "hold"}, {}),
    ],
)
def test_what_makes_an_order_harder_or_easier(changes, modifiers):
    found = applied(test_of(spoken(**changes)))
    expected = {f"warriors.orders.modifiers.{name}": value for name, value in modifiers.items()}
    assert found == {"warriors.orders.test.leadership": 3, **expected}


@rule("warriors.orders.modifiers")
def test_disorder_counts_once_and_each_shaken_or_raging_unit_for_itself():
    wild = [
        block(0, 10, 10, leader=0, condition="shaken", disorganised=True),
        block(0, 20, 10, leader=0, condition="bloodlust", disorganised=True),
        block(0, 30, 10, leader=0, disorganised=True),
    ]
    found = applied(test_of(spoken(more=wild)))
    assert found["warriors.orders.modifiers.disorganised"] == -1
    assert found["warriors.orders.modifiers.adverse"] == -2


@rule("warriors.orders.once")
def test_the_command_is_that_of_the_unit_addressed_also_for_the_warchief():
    # The Warchief orders a unit of a Battle Leader: the shaken unit of his own command does not matter.
    units = (
        man(0, "warchief", 36, 20, leadership=4),
        block(0, 36, 26.9, figures=5, leader=2),
        man(0, "leader", 60, 5),
        block(0, 10, 10, leader=0, condition="shaken", disorganised=True),
        block(0, 20, 10, leader=2, condition="bloodlust", disorganised=True),
    )
    battle = position(*units, agenda=[NewOrders()], messages=(Message(0, 1, "attack"),))
    assert applied(test_of(battle))["warriors.orders.modifiers.adverse"] == -1


@rule("warriors.orders.modifiers", "warriors.orders.once")
@pytest.mark.parametrize("role", ["leader", "warchief"])
def test_a_leader_attached_to_a_unit_takes_two_off_but_not_for_orders_to_that_unit(role):
    host, other = block(0, 36, 20, leader=2), block(0, 36, 22, figures=5, leader=2)
    chief = man(0, role, host=0)
    own = position(host, other, chief, agenda=[NewOrders()], messages=(Message(2, 0, "attack"),))
    assert applied(test_of(own)) == {"warriors.orders.test.leadership": 3, "warriors.orders.modifiers.in_person": +1}
    away = position(host, other, chief, agenda=[NewOrders()], messages=(Message(2, 1, "attack"),))
    assert applied(test_of(away))["warriors.orders.modifiers.attached"] == -2


@rule("warriors.orders.courier", "warriors.orders.modifiers")
def test_in_person_is_base_contact():
    touching = position(
        man(0, "leader", 36, 20), block(0, 36, 21, figures=5), agenda=[NewOrders()], messages=(Message(0, 1, "attack"),)
    )
    assert applied(test_of(touching))["warriors.orders.modifiers.in_person"] == +1
    assert "warriors.orders.modifiers.in_person" not in applied(test_of(spoken(away=0.1)))
    assert "warriors.orders.modifiers.in_person" not in applied(test_of(brought()))


# --- the eight results -----------------------------------------------------------------------------------------------


@rule("warriors.orders.results", "warriors.orders.results.accepted", "warriors.orders.results.accepted_disorganised")
@rule("warriors.orders.results.delayed", "warriors.orders.results.delayed_disorganised")
@rule("warriors.orders.results.ignored", "warriors.orders.results.ignored_disorganised")
@pytest.mark.parametrize(
    ("total", "order", "disorganised"),
    [
        (13, "attack", False),
        (7, "attack", False),
        (6, "attack", True),
        (5, "hold", False),
        (4, "hold", True),
    ],
)
def test_accepted_or_delayed_and_disorganised_or_not(total, order, disorganised):
    unit = result(spoken(), total).units[1]
    assert (unit.order, unit.disorganised, unit.condition) == (order, disorganised, "ok")


def hapless(order="attack", by_courier=True):
    """A leader whose test can come to anything: leadership one, and two shaken units in his command."""
    wild = [block(0, x, 40, leader=0, condition="shaken", disorganised=True) for x in (10, 20)]
    battle = brought(order, more=wild) if by_courier else spoken(order, leader={"leadership": 1}, more=wild)
    units = tuple(replace(unit, order="oppose") if id == 1 else unit for id, unit in enumerate(battle.units))
    return replace(battle, units=units)


@rule("warriors.orders.results", "warriors.orders.results.ignored", "warriors.orders.results.ignored_disorganised")
@rule("warriors.courier.lost", "warriors.orders.courier")
@pytest.mark.parametrize(("total", "disorganised"), [(3, False), (2, True)])
def test_ignored_and_the_courier_dismissed_who_is_back_next_turn(total, disorganised):
    after = result(hapless(), total)
    assert (after.units[1].order, after.units[1].disorganised) == ("oppose", disorganised)
    assert (after.messages, after.couriers[0]) == ((), Courier(0, None, back=2))


@rule("warriors.orders.results.misunderstood", "warriors.orders.results")
@pytest.mark.parametrize(("sent", "done"), [("hold", "attack"), ("attack", "hold"), ("oppose", "hold")])
def test_misunderstood_orders(sent, done):
    after = result(hapless(sent), 1)
    assert (after.units[1].order, after.messages) == (done, ())


@rule("warriors.orders.results.panic", "warriors.orders.results")
def test_panic_kills_the_courier_and_shakes_the_unit():
    after = result(hapless().changed(1, condition="bloodlust"), 0)
    unit = after.units[1]
    assert (unit.order, unit.condition, unit.disorganised) == ("oppose", "shaken", True)
    assert (after.couriers[0].lost, after.messages) == (True, ())


@rule("warriors.orders.nocourier")
def test_without_a_courier_the_rest_of_the_result_still_holds():
    base = hapless(by_courier=False)
    assert result(base, 3).units[1].order == "oppose"
    assert result(base, 2).units[1].disorganised
    panic = result(base, 0)
    assert (panic.units[1].condition, panic.couriers) == ("shaken", ())


@rule("warriors.orders.once", "warriors.orders.results.delayed")
@pytest.mark.parametrize("total", [5, 4])
def test_delayed_the_courier_stays_and_may_try_again(total):
    after = result(brought(), total)
    assert after.messages == (Message(0, 1, "attack", 0, delayed=True),)
    again = played(after.then(NewOrders()), AGAIN).battle
    assert result(again, 7).units[1].order == "attack"


@rule("warriors.orders.once", "warriors.orders.results.delayed_disorganised")
def test_or_he_is_called_back_and_the_old_order_stays():
    waiting = result(brought(), 5)
    called = played(waiting.then(NewOrders()), RECALL)
    assert called.question is None
    assert (called.battle.messages, called.battle.units[1].order) == ((), "hold")
    assert called.battle.couriers[0] == Courier(0, None, back=2)
    gone = waiting.changed(1, body=replace(waiting.body(1), y=inch(25)))  # he has not caught up with them yet
    assert begin(gone.then(NewOrders())).question is None


@rule("warriors.courier.lost", "warriors.orders.results.accepted")
def test_delivered_he_is_back_with_his_leader_next_turn():
    after = result(brought(), 7)
    assert after.couriers[0] == Courier(0, None, back=2)
    this_turn = replace(after, agenda=()).then(*SENDING)
    assert refused(this_turn, Send(0, 1, "hold", True)) == "warriors.orders.courier"
    next_turn = replace(this_turn, turn=2)
    assert refused(next_turn, Send(0, 1, "hold", True)) is None


# --- sending ---------------------------------------------------------------------------------------------------------


def army(**others):
    """A Warchief and a Battle Leader with a unit each."""
    return position(
        man(0, "warchief", 30, 10, leadership=4),
        man(0, "leader", 40, 10),
        block(0, 30, 20, leader=0),
        block(0, 40, 20, leader=1),
        agenda=SENDING,
        couriers=(Courier(0), Courier(0), Courier(1)),
        **others,
    )


@rule("warriors.commands")
def test_a_battle_leader_orders_his_own_and_the_warchief_anybody():
    assert refused(army(), Send(1, 3, "attack")) is None
    assert refused(army(), Send(1, 2, "attack")) == "warriors.commands"
    assert refused(army(), Send(0, 3, "attack")) is None
    assert refused(army(), Send(0, 2, "attack")) is None


@rule("warriors.orders.once")
def test_one_order_a_unit_a_turn_named_before_anybody_moves():
    once = played(army(), Send(1, 3, "attack")).battle
    assert refused(once, Send(0, 3, "oppose")) == "warriors.orders.once"
    assert refused(once, Send(0, 2, "oppose")) is None
    assert begin(played(once, DONE).battle).question is None


@rule("warriors.orders.courier")
def test_who_has_no_courier_left_sends_none():
    once = played(army(), Send(1, 3, "attack", True)).battle
    assert once.couriers[2].place == (inch(40), inch(10))
    more = replace(once, messages=())
    assert refused(more, Send(1, 3, "attack", True)) == "warriors.orders.courier"
    assert refused(more, Send(0, 3, "attack", True)) is None


@rule("warriors.orders.courier", "warriors.orders.courier.reach")
@pytest.mark.parametrize(("away", "heard"), [(6, True), (6.01, False)])
def test_within_six_inches_no_courier_is_needed(away, heard):
    pause = begin(spoken(away=away))
    assert (pause.question is not None) == heard
    if not heard:
        assert pause.battle.messages == ()  # he did not come near: nothing was said
    near = replace(DEFAULT, order_reach=2)
    assert begin(spoken(edition=near)).question is None


@rule("warriors.orders.courier", "warriors.orders.courier.free", "warriors.courier.lost")
@pytest.mark.parametrize("free", [2, 3])
def test_two_couriers_come_free_with_each_leader(free):
    battle = muster(prepared("field800", edition=replace(DEFAULT, couriers=free)))
    for player in (0, 1):
        for leader in battle.individuals(player):
            own = sum(courier.leader == leader for courier in battle.couriers)
            assert own >= free if battle.kind(leader).is_leader else own == 0


@rule("warriors.orders.courier")
def test_the_test_is_made_when_the_courier_touches_the_unit():
    on_his_way = brought(place=(inch(36), inch(15)))
    pause = begin(on_his_way)
    assert (pause.question, pause.battle.messages) == (None, on_his_way.messages)
    assert begin(brought()).question is not None


@rule("warriors.courier.lost", "warriors.courier.lost.points", "warriors.army")
def test_more_couriers_cost_five_points_each():
    force = load("men-800")
    chief = force.warchief
    more = replace(chief, couriers=chief.couriers + 2)
    assert more.points(DEFAULT) - chief.points(DEFAULT) == 10
    assert more.points(replace(DEFAULT, courier_points=7)) - chief.points(replace(DEFAULT, courier_points=7)) == 14


# --- leaders lost, and those who do not listen -----------------------------------------------------------------------


@rule("warriors.leader.lost")
def test_the_units_of_a_lost_battle_leader_pass_to_the_warchief():
    battle = army().changed(1, body=None, fate="killed")
    assert battle.leader_of(3) == 0
    assert refused(battle, Send(0, 3, "attack")) is None
    assert refused(battle, Send(1, 3, "attack")) == "warriors.commands"


@rule("warriors.leader.lost")
def test_after_the_warchief_each_battle_leader_orders_only_his_own():
    battle = army().changed(0, body=None, fate="killed")
    assert refused(battle, Send(1, 3, "attack")) is None
    assert refused(battle, Send(1, 2, "attack")) == "warriors.commands"
    assert battle.leader_of(2) is None
    assert battle.units[2].order == "hold"  # it keeps its last order


@rule("warriors.bloodlust.orders")
def test_raging_and_shaken_units_keep_their_order_for_dice_and_may_be_given_a_new_one():
    raging = block(0, 36, 20, order="attack", condition="bloodlust", disorganised=True, figures=5)
    battle = position(raging, block(1, 36, 20, SOUTH))
    assert dice(battle, 0, 1)[0].number == 6  # five and one for ATTACK
    wild = spoken(unit={"condition": "shaken", "disorganised": True})
    after = acted(wild, (0,)).battle.units[1]
    assert (after.order, after.condition) == ("attack", "shaken")
