"""A lesser wheel of an attack is only tried where it could meet the goal: none that would meet it is left out."""

from __future__ import annotations

from random import Random

from carnyx.games.warriors.blocks.formation import is_in_contact
from carnyx.games.warriors.play.compulsory import _may_meet, _straight
from carnyx.games.warriors.play.movement import end
from tests.book.warriors_positions import block, position


def test_every_wheel_that_makes_contact_is_one_that_may():
    rng, met, left_out = Random(5), 0, 0
    for _ in range(600):
        facing = rng.randrange(3600)
        goal = block(1, rng.uniform(28, 44), rng.uniform(22, 34), facing, files=rng.randint(1, 8))
        battle = position(block(0, 36, 18, files=rng.randint(1, 8), order="attack"), goal)
        body, aim, left = battle.body(0), battle.body(1), battle.allowance(0)
        wheel = rng.choice((0, 1, -1)) * rng.randrange(20, 600)
        way = _straight(battle, 0, body, wheel, left)
        may = _may_meet(body, wheel, aim, left)
        if is_in_contact(end(body, way.legs), aim):
            met += 1
            assert may, (wheel, body, aim)
        left_out += not may
    assert min(met, left_out) > 100, (met, left_out)
