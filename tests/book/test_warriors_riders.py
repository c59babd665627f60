"""Couriers on the road: how far they ride, and who rides them down."""

from __future__ import annotations

from msgspec.structs import replace

from carnyx.core.flow import begin
from carnyx.core.length import CONTACT
from carnyx.games.warriors.blocks.formation import is_gap_at_most
from carnyx.games.warriors.play.battle import Courier, Message
from carnyx.games.warriors.play.marches import March
from carnyx.games.warriors.play.movement import Leg, end
from carnyx.games.warriors.play.moves import MoveNext
from carnyx.games.warriors.play.riders import RideNext, mark
from carnyx.games.warriors.play.walks import Walk, WalkNext
from carnyx.games.warriors.rules.edition import DEFAULT
from tests.book.positions import ground, played, point, refused
from tests.book.rulebook import rule
from tests.book.warriors_positions import NORTH, SOUTH, block, inch, man, position


def riding(*more, place=(36, 10), terrain=(), **others):
    """A courier on his way north to a unit at the far end of the table."""
    bodies = (man(0, "leader", 36, 5), block(0, 36, 40, leader=0), *more)
    rider = Courier(0, (inch(place[0]), inch(place[1])))
    agenda = others.pop("agenda", [RideNext(0)])
    message = (Message(0, 1, "attack", 0),)
    return position(*bodies, agenda=agenda, couriers=(rider,), messages=message, terrain=terrain, **others)


@rule("warriors.move", "warriors.move.rider")
def test_a_courier_rides_eighteen_inches():
    assert refused(riding(), point(36, 28)) is None
    assert refused(riding(), point(36, 28, dy=1)) == "warriors.move"
    slow = riding(edition=replace(DEFAULT, move_rider=10))
    assert refused(slow, point(36, 21)) == "warriors.move"


@rule("warriors.move", "warriors.move.rough")
def test_rough_ground_slows_him_and_impassable_ground_stops_him():
    wood = riding(terrain=[ground("wood", 30, 12, 42, 16)])
    assert refused(wood, point(36, 24)) is None
    assert refused(wood, point(36, 24, dy=1)) == "warriors.move"
    pond = riding(terrain=[ground("water", 30, 12, 42, 16)])
    assert refused(pond, point(36, 24)) == "warriors.move"
    assert refused(pond, begin(pond).question.options.hints()[0]) is None


@rule("warriors.courier.lost")
def test_a_courier_touched_by_an_enemys_move_is_lost_with_his_order():
    enemy = block(1, 36, 20, SOUTH, order="oppose")
    battle = riding(enemy, agenda=[MoveNext(1)], place=(36, 16))
    after = played(battle, March(2, (Leg("advance", inch(6)),))).battle
    assert (after.couriers[0].lost, after.messages) == (True, ())
    short = played(battle, March(2, (Leg("advance", inch(3)),))).battle
    assert (short.couriers[0].lost, len(short.messages)) == (False, 1)


@rule("warriors.courier.lost")
def test_a_wheel_and_a_lone_rider_sweep_couriers_up_on_their_way():
    # The outer corner of five files passes him in mid-wheel and ends beyond.
    wheeling = riding(block(1, 36, 20, SOUTH, order="oppose"), agenda=[MoveNext(1)], place=(37.4, 16.3))
    after = played(wheeling, March(2, (Leg("wheel", 900),))).battle
    assert after.couriers[0].lost
    hero = riding(man(1, "hero", 36, 22, SOUTH), agenda=[WalkNext(1)], place=(36, 18))
    ridden_down = played(hero, Walk(2, place=point(36, 14))).battle
    assert ridden_down.couriers[0].lost


@rule("warriors.courier.lost", "warriors.reform", "warriors.combat.align")
def test_a_widening_front_and_one_that_swings_into_contact_ride_him_down_too():
    widening = riding(block(1, 36, 20, SOUTH, order="hold"), agenda=[MoveNext(1)], place=(39.4, 20))
    assert not widening.couriers[0].lost
    assert played(widening, March(2, files=10), (0,)).battle.couriers[0].lost
    # It meets a narrow front at an angle, and its left end swings forward to stand along it.
    enemies = (block(1, 36, 16, 3500, files=7, figures=14, order="attack"), block(0, 36, 20, SOUTH, files=3, figures=6))
    swinging = riding(*enemies, agenda=[MoveNext(1)], place=(32, 19.5))
    march = begin(swinging).question.options.hints()[0]
    assert not is_gap_at_most(mark(inch(32), inch(19.5)), end(swinging.body(2), march.legs), CONTACT)
    assert played(swinging, march).battle.couriers[0].lost


@rule("warriors.courier.lost")
def test_he_blocks_nothing_and_rides_among_no_enemies():
    friend = riding(block(0, 36, 20, order="oppose"), agenda=[MoveNext(0)], place=(36, 22))
    friend = friend.changed(1, done=True)
    assert refused(friend, March(2, (Leg("advance", inch(4)),))) is None
    enemy = riding(block(1, 36, 20, NORTH))
    assert refused(enemy, point(36, 20)) == "warriors.courier.lost"
