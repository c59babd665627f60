"""A lesser wheel of an attack is only tried where it could meet the goal: none that would meet it is left out."""

from __future__ import annotations

from random import Random

from carnyx.games.warriors.blocks.formation import is_in_contact
from carnyx.games.warriors.play.compulsory import _is_caught, _may_meet, _straight
from carnyx.games.warriors.play.movement import caught, end, obstacles, reach_of
from tests.book.warriors_positions import block, position


def test_every_wheel_that_makes_contact_is_one_that_may():
    rng, met, left_out = Random(5), 0, 0
    for _ in range(600):
        facing = rng.randrange(3600)
        goal = block(1, rng.uniform(28, 44), rng.uniform(22, 34), facing, files=rng.randint(1, 8))
        battle = position(block(0, 36, 18, files=rng.randint(1, 8), order="attack"), goal)
        body, aim, left = battle.body(0), battle.body(1), battle.allowance(0)
        wheel = rng.choice((0, 1, -1)) * rng.randrange(20, 600)
        around = obstacles(battle, 0, reach_of(body, left))
        is_caught = bool(wheel and caught(battle, body, wheel, *around))
        way = _straight(battle, 0, body, wheel, left, around, is_caught)
        may = _may_meet(body, wheel, aim, left)
        assert way.there == end(body, way.legs)
        if is_in_contact(way.there, aim):
            met += 1
            assert may, (wheel, body, aim)
        left_out += not may
    assert min(met, left_out) > 100, (met, left_out)


def test_a_lesser_wheel_is_caught_where_it_would_be_by_itself():
    rng, seen = Random(6), set()
    for _ in range(600):
        others = [block(0, rng.uniform(30, 42), rng.uniform(14, 24), rng.randrange(3600)) for _ in range(2)]
        battle = position(block(0, 36, 18, files=rng.randint(1, 8)), *others)
        body = battle.body(0)
        around = obstacles(battle, 0, reach_of(body, battle.allowance(0)))
        whole = rng.choice((1, -1)) * rng.randrange(20, 1800)
        stop = caught(battle, body, whole, *around)
        lesser = whole * rng.randrange(8) // 8
        alone = bool(lesser and caught(battle, body, lesser, *around))
        assert _is_caught(battle, body, lesser, stop, around) == alone, (body, whole, lesser)
        seen.add((bool(stop), alone))
    assert len(seen) > 2
