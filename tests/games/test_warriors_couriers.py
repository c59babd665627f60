"""Couriers between errands: nobody is left out on the table, and whoever is beside the enemy may stay where he is."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from carnyx.core.length import INCH, Point
from carnyx.core.rule import Refusal
from carnyx.games.warriors.play.battle import Battle, Courier, Message
from carnyx.games.warriors.play.losses import annihilated, routed
from carnyx.games.warriors.play.muster import muster, prepared
from carnyx.games.warriors.play.orders import free_courier, turns_to_ride
from carnyx.games.warriors.play.riders import Rides, placed
from carnyx.games.warriors.play.walks import start


def errand(place: Point) -> tuple[Battle, Message]:
    """A battle in its third turn in which a leader's courier is on his way to a unit."""
    battle = replace(muster(prepared("box")), turn=3)
    leader, unit = battle.couriers[0].leader, next(battle.formed(0))
    message = Message(leader, unit, "hold", 0)
    return replace(placed(battle, 0, (place.x, place.y)), messages=(message,)), message


@pytest.mark.parametrize("gone", [routed, annihilated])
def test_a_courier_whose_unit_is_gone_is_back_with_his_leader_next_turn(gone: object) -> None:
    battle, message = errand(Point(5000, 5000))
    after = gone(battle, message.unit)  # type: ignore[operator]
    assert after.messages == ()
    assert after.couriers[0] == Courier(message.leader, back=4)
    assert free_courier(replace(after, couriers=after.couriers[:1]), message.leader) is None
    assert free_courier(replace(after, couriers=after.couriers[:1], turn=4), message.leader) == 0


def test_a_courier_who_sets_out_beside_the_enemy_may_wait_there_but_not_ride_along_him() -> None:
    battle, message = errand(Point(0, 0))
    enemy = battle.body(next(battle.formed(1)))
    here = Point(enemy.x, enemy.y)
    rides = Rides(placed(battle, 0, (here.x, here.y)), 0, message.unit)
    assert rides.refuse(here) is None
    assert here in rides.hints()
    met = {"unit": next(battle.formed(1))}
    assert rides.refuse(Point(here.x + 20, here.y)) == Refusal("warriors.courier.lost", met, "refused-among-enemies")


@pytest.mark.parametrize(("inches", "turns"), [(0, 1), (17, 1), (18, 1), (19, 2), (36, 2), (37, 3)])
def test_a_courier_rides_eighteen_inches_a_turn_the_first_one_included(inches: int, turns: int) -> None:
    battle = muster(prepared("box"))
    leader, unit = battle.couriers[0].leader, next(battle.formed(0))
    front = battle.body(unit)
    alone = replace(battle.body(leader), x=front.x, y=front.y)
    off = start(battle.changed(leader, body=alone), leader).y - front.y  # a courier sets out from the middle of a base
    south = replace(alone, y=front.y - off - inches * INCH)  # the unit faces south
    assert turns_to_ride(battle.changed(leader, body=south), leader, unit) == turns
