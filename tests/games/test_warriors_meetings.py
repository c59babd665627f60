"""The wheels that meet a goal, beside a twin that tries every one: no contact that can be made is passed over."""

from __future__ import annotations

from random import Random

from carnyx.games.warriors.blocks.formation import Formation, is_in_contact
from carnyx.games.warriors.blocks.manoeuvres import wheel_cost
from carnyx.games.warriors.play.battle import Battle
from carnyx.games.warriors.play.compulsory import _is_caught, _meeting, towards
from carnyx.games.warriors.play.movement import (
    TURNS,
    Leg,
    Legs,
    after,
    caught,
    end,
    farthest_among,
    is_free,
    obstacles,
    reach_of,
    refuse_legs,
)
from tests.book.warriors_positions import block, kind, position

DEGREE = 10
SPARE = 5  # ticks: what can be reached only by less than half a millimetre hangs on how places are rounded


def anywhere(rng: Random, friends: int, south: int = 19) -> Battle:
    """A unit on ATTACK, an enemy who is about as far off as it can go, and friends who are in the way."""
    unit = block(0, 36, 18, files=rng.randint(3, 8), order="attack")
    goal = block(1, rng.uniform(27, 45), rng.uniform(south, 30), rng.randrange(3600), files=rng.randint(1, 8))
    others = [
        block(0, rng.uniform(27, 45), rng.uniform(14, 28), rng.randrange(3600), files=rng.randint(1, 5), kind=kind())
        for _ in range(friends)
    ]
    return position(unit, goal, *others)


def tried(battle: Battle, body: Formation, left: int) -> int | None:
    """The least wheel of whole degrees after which straight on makes contact with the goal; none if no wheel does."""
    aim = battle.body(1)
    around = obstacles(battle, 0, reach_of(battle.body(0), battle.allowance(0)))
    left -= SPARE
    if not is_free(battle, body, *around):
        return None
    for wheel in sorted(range(-900, 901, DEGREE), key=abs):
        if wheel and (wheel_cost(body, wheel) > left or caught(battle, body, wheel, *around)):
            continue
        there = after(body, Leg("wheel", wheel)) if wheel else body
        ahead = farthest_among(battle, there, left - wheel_cost(body, wheel), *around)
        if is_in_contact(after(there, Leg("advance", ahead)) if ahead > 0 else there, aim):
            return wheel
    return None


def test_every_contact_that_a_wheel_and_advance_can_make_is_made_by_no_greater_wheel():
    rng, made, none = Random(5), 0, 0
    for number in range(300):
        battle = anywhere(rng, number % 3)
        body, left = battle.body(0), battle.allowance(0)
        around = obstacles(battle, 0, reach_of(body, left))
        if not is_free(battle, body, *around):
            continue
        least = tried(battle, body, left)
        way = _meeting(battle, 0, body, battle.body(1), left, around)
        none += least is None
        if least is not None:
            made += 1
            assert way is not None, (number, least)
            wheel = way.legs[0].amount if way.legs and way.legs[0].kind == "wheel" else 0
            assert abs(wheel) <= abs(least), (number, wheel, least)
        if way is not None:
            assert way.there == end(body, way.legs)
            assert refuse_legs(battle, 0, way.legs, left) is None
    assert min(made, none) > 50, (made, none)


def test_attack_makes_every_contact_that_it_can_reach_after_a_turn_too():
    rng, turned = Random(6), 0
    for number in range(200):
        battle = anywhere(rng, number % 3, south=8)
        body, aim, left = battle.body(0), battle.body(1), battle.allowance(0)
        around = obstacles(battle, 0, reach_of(body, left))
        if not is_free(battle, body, *around) or is_in_contact(body, aim):
            continue
        starts: list[Legs] = [(), *[(Leg("turn", turn),) for turn in TURNS]]
        found = [legs for legs in starts if tried(battle, end(body, legs), left // 2 if legs else left) is not None]
        move = towards(battle, 0, 1)
        assert refuse_legs(battle, 0, move.legs, left) is None, (number, move)
        if found:
            turned += () not in found
            assert is_in_contact(end(body, move.legs), aim), (number, found, move)
            assert not move.is_blocked
    assert turned > 3, turned


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
