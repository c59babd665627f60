"""Phase two: how a unit that must attack finds its way (warriors.move.compulsory)."""

from __future__ import annotations

from random import Random

import pytest

from carnyx.games.warriors.blocks.formation import gap, is_in_contact
from carnyx.games.warriors.play.battle import Battle, touching
from carnyx.games.warriors.play.marches import March, compelled
from carnyx.games.warriors.play.movement import Leg, end, refuse_legs
from carnyx.games.warriors.play.moves import MoveNext
from tests.book.positions import ground, played, refused
from tests.book.rulebook import rule
from tests.book.warriors_positions import ABOUT, EAST, SOUTH, WEST, block, inch, position

MOVES = [MoveNext(0)]


def marched(battle: Battle, turns: int) -> Battle:
    """The battle after a unit has made its compulsory move so many times."""
    for _ in range(turns):
        move = compelled(battle, 0)
        assert move is not None
        assert refuse_legs(battle, 0, move.legs, battle.allowance(0)) is None
        battle = played(battle, March(0, move.legs)).battle.changed(0, done=False, moved=False).then(*MOVES)
        if touching(battle, 0):
            break
    return battle


# --- contact if reachable --------------------------------------------------------------------------------------------


@rule("warriors.move.compulsory", "warriors.order.attack")
def test_a_greater_wheel_is_made_if_the_facing_one_makes_no_contact():
    # The nearest point of the goal is a corner that the facing wheel passes by: it needs a few degrees more.
    battle = position(block(0, 36, 18, files=8, order="attack"), block(1, 44, 24, EAST, files=2), agenda=MOVES)
    move = compelled(battle, 0)
    assert is_in_contact(end(battle.body(0), move.legs), battle.body(1))
    assert refused(battle, March(0)) == "warriors.order.attack"


@rule("warriors.move.compulsory", "warriors.order.attack")
def test_past_a_friend_it_wheels_so_far_that_it_meets_the_goal():
    # A friend stands in the left end of the straight way; the enemy can be met beside him.
    friend = block(0, 33.8, 20.5, files=1, figures=1)
    battle = position(block(0, 36, 18, order="attack"), block(1, 38, 22, SOUTH, files=8), friend, agenda=MOVES)
    move = compelled(battle, 0)
    assert not move.is_blocked
    assert is_in_contact(end(battle.body(0), move.legs), battle.body(1))


@rule("warriors.move.compulsory", "warriors.move")
def test_an_enemy_beside_it_is_met_after_a_turn():
    # No wheel gets round to him in eight inches; a turn to the right and less than four inches do.
    battle = position(block(0, 36, 18, figures=20, order="attack"), block(1, 42, 15, WEST, files=2), agenda=MOVES)
    move = compelled(battle, 0)
    assert move.legs[0] == Leg("turn", 900)
    assert is_in_contact(end(battle.body(0), move.legs), battle.body(1))


# --- round the ground ------------------------------------------------------------------------------------------------


def behind_a_house(files: int = 5, figures: int = 10) -> Battle:
    """A unit, a house eight inches wide before it, and an enemy behind the house."""
    house = [ground("building", 32, 18, 40, 21)]
    unit = block(0, 36, 12, files=files, figures=figures, order="attack")
    return position(unit, block(1, 36, 28, SOUTH), agenda=MOVES, terrain=house)


@rule("warriors.move.compulsory")
@pytest.mark.parametrize(("files", "figures"), [(3, 9), (5, 10), (7, 21), (10, 20)])
def test_a_building_is_gone_round(files, figures):
    battle = marched(behind_a_house(files, figures), 7)
    assert touching(battle, 0) == (1,)


@rule("warriors.move.compulsory")
def test_a_unit_that_stands_against_a_house_makes_room_and_goes_round():
    house = [ground("building", 32, 18, 40, 21)]
    battle = position(block(0, 36, 18, order="attack"), block(1, 36, 28, SOUTH), agenda=MOVES, terrain=house)
    assert refused(battle, March(0)) == "warriors.order.attack"
    assert touching(marched(battle, 8), 0) == (1,)


RIVER = (0, 22, 30, 26), (42, 22, 72, 26)  # twelve inches of a ford between


def at_the_river(**unit) -> Battle:
    water = [ground("water", *each) for each in RIVER]
    return position(block(0, 15, 15, order="attack", **unit), block(1, 15, 34, SOUTH), agenda=MOVES, terrain=water)


@rule("warriors.move.compulsory")
@pytest.mark.parametrize("files", [4, 8, 11])
def test_a_river_is_crossed_where_the_front_has_room(files):
    battle = marched(at_the_river(files=files, figures=2 * files), 12)
    assert touching(battle, 0) == (1,)


@rule("warriors.move.compulsory")
def test_nearer_means_along_the_way_round():
    battle = at_the_river(files=8, figures=16)
    after = marched(battle, 1)
    # It has gone towards the ford, not up to the bank, though the bank is nearer to the enemy.
    assert after.body(0).x > inch(16)
    bank = battle.changed(0, body=end(battle.body(0), (Leg("advance", inch(6)),)))
    assert gap(bank.body(0), bank.body(1)) < gap(battle.body(0), battle.body(1))
    assert after.body(0).y < bank.body(0).y


@rule("warriors.move.compulsory")
def test_with_no_way_that_has_room_it_goes_as_near_as_it_gets():
    battle = marched(at_the_river(files=13, figures=26), 4)
    assert gap(battle.body(0), battle.body(1)) <= inch(34 - 22)


# --- behind friends --------------------------------------------------------------------------------------------------


@rule("warriors.move.compulsory")
def test_behind_friends_it_moves_up_and_waits_in_good_order():
    wall = block(0, 36, 18, files=12, figures=24)
    enemies = block(1, 33, 30, SOUTH, files=3, figures=6), block(1, 41, 30, SOUTH, files=3, figures=6)
    battle = position(block(0, 36, 12, order="attack"), *enemies, wall, agenda=MOVES)
    first = compelled(battle, 0)
    assert first.is_blocked
    assert first.legs[-1].kind == "advance"
    after = played(battle, March(0, first.legs)).battle.changed(0, done=False).then(*MOVES)
    waits = compelled(after, 0)
    assert (waits.is_blocked, waits.legs) == (True, ())  # it does not wheel this way and that
    assert refused(after, March(0)) is None
    assert refused(after, March(0, (Leg("turn", ABOUT), Leg("advance", inch(1))))) == "warriors.move.compulsory"


@rule("warriors.move.compulsory")
def test_wherever_it_stands_its_move_is_one_that_the_rules_of_movement_allow():
    rng = Random(3)
    houses = [ground("building", 30, 20, 36, 23), ground("building", 38, 24, 41, 30), ground("water", 20, 28, 30, 31)]
    for _ in range(60):
        files = rng.randint(3, 8)
        unit = block(0, rng.uniform(22, 46), rng.uniform(10, 38), rng.randrange(3600), files=files, order="attack")
        friend = block(0, rng.uniform(22, 46), rng.uniform(10, 38), rng.randrange(3600))
        battle = position(unit, block(1, 36, 44, SOUTH), friend, agenda=MOVES, terrain=houses)
        move = compelled(battle, 0)
        if not move.is_blocked or move.legs:
            assert refuse_legs(battle, 0, move.legs, battle.allowance(0)) is None or _stands_badly(battle)


def _stands_badly(battle: Battle) -> bool:
    """Whether a unit was set up where it cannot stand."""
    return refuse_legs(battle, 0, (Leg("turn", ABOUT),), battle.allowance(0)) is not None
