"""Phase two: the flight of shaken units (warriors.shaken.move, warriors.shaken.contact)."""

from __future__ import annotations

from random import Random

from carnyx.games.warriors.blocks.formation import gap
from carnyx.games.warriors.play.battle import touching
from carnyx.games.warriors.play.marches import March, compelled
from carnyx.games.warriors.play.movement import Leg, end, has_room
from carnyx.games.warriors.play.moves import MoveNext
from tests.book.positions import ground, played, refused
from tests.book.rulebook import rule
from tests.book.warriors_positions import ABOUT, EAST, NORTH, SOUTH, WEST, block, inch, man, position

MOVES = [MoveNext(0)]


@rule("warriors.shaken.move")
def test_shaken_goes_its_full_move_away_from_the_nearest_enemy():
    battle = position(block(0, 36, 30, condition="shaken", order="attack"), block(1, 36, 34, SOUTH), agenda=MOVES)
    assert refused(battle, March(0)) == "warriors.shaken.move"
    move = compelled(battle, 0)
    after = played(battle, March(0, move.legs)).battle
    assert gap(after.body(0), after.body(1)) == inch(4 + 8)


@rule("warriors.shaken.move")
def test_shaken_between_two_enemies_within_its_move_stands():
    # A second enemy stands six inches behind it, right in its way: it could not go without coming nearer to him.
    shaken = block(0, 36, 30, condition="shaken")
    battle = position(shaken, block(1, 36, 32, SOUTH), block(1, 36, 22, NORTH), agenda=MOVES)
    assert compelled(battle, 0).legs == ()
    assert refused(battle, March(0)) is None
    assert refused(battle, March(0, (Leg("turn", ABOUT), Leg("advance", inch(1))))) == "warriors.shaken.move"


@rule("warriors.shaken.move")
def test_a_flight_is_shortened_before_it_comes_within_a_move_of_another_enemy():
    # The second enemy is ten inches off, and its move eight: less than two inches are left to it.
    shaken = block(0, 36, 30, condition="shaken")
    battle = position(shaken, block(1, 36, 32, SOUTH), block(1, 36, 18, NORTH), agenda=MOVES)
    after = played(battle, March(0, compelled(battle, 0).legs)).battle
    assert gap(after.body(0), after.body(1)) > inch(2)
    assert gap(after.body(0), after.body(2)) == inch(8) + 1


@rule("warriors.shaken.move")
def test_a_flight_ends_nearer_to_no_enemy_within_its_move():
    rng, fled = Random(4), 0
    for _ in range(150):
        enemies = [
            block(1, rng.uniform(20, 52), rng.uniform(10, 38), rng.randrange(3600), files=rng.randint(2, 6))
            for _ in range(3)
        ]
        shaken = block(0, 36, 24, rng.randrange(3600), condition="shaken")
        battle = position(shaken, *enemies, man(1, "hero", rng.uniform(20, 52), 30), agenda=MOVES)
        if touching(battle, 0) or not has_room(battle, 0, battle.body(0)):
            continue
        legs = compelled(battle, 0).legs
        there = end(battle.body(0), legs)
        fled += bool(legs)
        for enemy in (1, 2, 3, 4):
            before, then = gap(battle.body(0), battle.body(enemy)), gap(there, battle.body(enemy))
            assert then >= before or min(before, then) > inch(8), (legs, before, then)
    assert fled > 50, fled


@rule("warriors.shaken.move", "warriors.move.compulsory")
def test_the_edge_stops_a_shaken_unit_that_was_not_in_contact():
    battle = position(block(0, 36, 5, condition="shaken"), block(1, 36, 10, SOUTH), agenda=MOVES)
    after = played(battle, March(0, compelled(battle, 0).legs)).battle
    assert after.units[0].fate == ""
    assert after.body(0).box[1] >= 0


@rule("warriors.shaken.contact", "warriors.combat.locked")
def test_a_shaken_unit_leaves_contact_turned_free():
    battle = position(block(0, 36, 30, condition="shaken"), block(1, 36, 30, SOUTH), agenda=MOVES, started=[1])
    assert refused(battle, March(0)) == "warriors.shaken.move"
    after = played(battle, March(0, compelled(battle, 0).legs)).battle
    assert (touching(after, 0), after.contacts) == ((), ())
    assert gap(after.body(0), after.body(1)) == inch(8)
    assert after.body(0).facing == SOUTH


@rule("warriors.shaken.contact")
def test_with_no_way_out_it_stays_and_fights():
    ring = (
        block(1, 36, 30, SOUTH),
        block(1, 36, 28, NORTH),
        block(1, 33.5, 29, EAST, files=2, figures=4),
        block(1, 38.5, 29, WEST, files=2, figures=4),
    )
    battle = position(block(0, 36, 30, condition="shaken"), *ring, agenda=MOVES)
    assert compelled(battle, 0).legs == ()
    assert refused(battle, March(0)) is None


@rule("warriors.shaken.contact")
def test_who_cannot_get_clear_of_the_enemy_does_not_turn_his_back_on_him():
    # A friend stands half a millimetre behind it.
    friend = block(0, 36, 18, ticks=(0, -5), done=True)
    battle = position(block(0, 36, 20, condition="shaken"), block(1, 36, 20, SOUTH), friend, agenda=MOVES)
    assert compelled(battle, 0).legs == ()
    assert refused(battle, March(0)) is None


@rule("warriors.shaken.contact")
def test_over_the_edge_it_routs():
    battle = position(block(0, 36, 7, condition="shaken"), block(1, 36, 7, SOUTH), agenda=MOVES)
    after = played(battle, March(0, compelled(battle, 0).legs)).battle
    assert after.units[0].fate == "routed"
    room = position(block(0, 36, 10, condition="shaken"), block(1, 36, 10, SOUTH), agenda=MOVES)
    assert played(room, March(0, compelled(room, 0).legs)).battle.units[0].fate == ""


@rule("warriors.shaken.contact", "warriors.move")
def test_who_does_not_get_to_the_edge_through_a_wood_stays_on_the_field():
    # Five inches to the edge: a move of eight carries it over, at half rate through the wood it does not.
    fight = (block(0, 36, 7, condition="shaken"), block(1, 36, 7, SOUTH))
    wood = position(*fight, agenda=MOVES, terrain=[ground("wood", 30, 0, 42, 8)])
    after = played(wood, March(0, compelled(wood, 0).legs)).battle
    assert (after.units[0].fate, gap(after.body(0), after.body(1))) == ("", inch(4))
