"""Refusals of Celtos: each names its rule and says by how much, in the player's language and units."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from carnyx.core import flow
from carnyx.core.length import Length, Point
from carnyx.core.rule import Refusal
from carnyx.games.celtos.play.battle import Battle
from carnyx.games.celtos.play.deployment import Deploy, Placed
from carnyx.games.celtos.play.orders import Order
from carnyx.games.celtos.rules import EDITIONS, REGISTRY
from carnyx.words import LANGUAGES
from carnyx.words.explain import Speaker
from tests.book.positions import INCH, body, east_of, ground, kind, played, point, position, row, walk
from tests.book.rulebook import rule

BOW = kind(weapons=("longbow", "hand_weapon"))
SLING = kind(weapons=("javelin",))
HERE = (20, 20)
TITLES = ("First", "Second", "Third", "Fourth")
ENGLISH = Speaker(REGISTRY, EDITIONS["default"])


def refusal(battle: Battle, answer: Any) -> Refusal:
    """Why the question the battle stops at does not take this answer."""
    question = flow.begin(battle).question
    assert question is not None
    found = flow.refuse(question, answer)
    assert found is not None
    for language in LANGUAGES:
        for units in ("in", "cm"):
            assert Speaker(REGISTRY, battle.edition, language, units).because(found)
    return found


def said(battle: Battle, answer: Any) -> tuple[str, str]:
    """The rule and the sentence in English."""
    found = refusal(battle, answer)
    return found.rule, ENGLISH.because(found, TITLES)


def ordered(name: str, *bodies: Any, **more: Any) -> Battle:
    """The first unit, told to move or rush."""
    return played(position(*bodies, active=0, **more), Order(name)).battle


# Shooting


@rule("celtos.order.shoot")
def test_who_has_nothing_to_shoot_with_is_told_so() -> None:
    battle = position(body(0, HERE), body(1, (20, 26)), active=0)
    assert said(battle, Order("shoot", 1)) == ("celtos.order.shoot", "It has nothing to shoot with.")


@rule("celtos.shoot.range")
def test_out_of_range_is_said_with_distance_and_reach() -> None:
    battle = position(body(0, HERE, kind=SLING), body(1, east_of(HERE, 13.5)), active=0)
    assert said(battle, Order("shoot", 1)) == ("celtos.shoot.range", 'It is 13.5" away and the reach is 12".')
    by_a_hair = position(body(0, HERE, kind=SLING), body(1, east_of(HERE, 12, ticks=1)), active=0)
    assert said(by_a_hair, Order("shoot", 1))[1] == 'It is 12.1" away and the reach is 12".'


@rule("celtos.shoot.target")
def test_the_nearer_target_is_named_with_both_distances() -> None:
    aside = body(1, (20, 27))
    battle = position(body(0, HERE, kind=BOW), body(1, east_of(HERE, 10)), aside, active=0)
    assert said(battle, Order("shoot", 1)) == (
        "celtos.shoot.target",
        'Another target is nearer, Third: 6.1", this one 10".',
    )


@rule("celtos.shoot.target")
def test_a_target_in_close_combat_is_said_to_be_in_contact() -> None:
    battle = position(body(0, HERE, kind=BOW), body(1, (20, 26)), body(0, east_of((20, 26), 0)), active=0)
    assert said(battle, Order("shoot", 1))[1] == "The target is in contact with somebody."
    assert said(battle, Order("shoot", 2))[1] == said(battle, Order("shoot"))[1]


@rule("celtos.los.terrain")
@pytest.mark.parametrize(
    ("what", "south", "north", "sentence"),
    [
        # four and a half inches, two are allowed
        ("wood", 22, 26.5, 'The line of sight is blocked (Wood): 2.5" too much of it is in the way.'),
        ("building", 22, 23, 'The line of sight is blocked (Building): 1" too much of it is in the way.'),
        ("hill", 22, 25, 'The line of sight is blocked (Hill): 3" too much of it is in the way.'),
    ],
)
def test_terrain_in_the_line_is_named_with_how_much_of_it(what: str, south: float, north: float, sentence: str) -> None:
    battle = position(
        body(0, HERE, kind=BOW), body(1, (20, 30)), active=0, terrain=[ground(what, 10, south, 30, north)]
    )
    assert said(battle, Order("shoot", 1)) == ("celtos.los.terrain", sentence)


@rule("celtos.los.models")
def test_who_stands_in_the_line_is_named_with_how_far_he_must_step_aside() -> None:
    """Half way to the target the lines to the edges of its base are half a radius off the line of centres."""
    battle = position(body(0, HERE, kind=BOW), body(1, (20, 30)), body(0, (20, 25)), active=0)
    found = refusal(battle, Order("shoot", 1))
    assert found.rule == "celtos.los.models"
    assert found.numbers == {"unit": 2, "by": Length(62)}
    assert ENGLISH.because(found, TITLES) == 'The line of sight is blocked by Third, with 0.3" too much in the way.'
    assert ENGLISH.because(found) == 'The line of sight is blocked by another unit, with 0.3" too much in the way.'


# Moves


@rule("celtos.order.move", "celtos.order.rush", "celtos.terrain")
def test_a_way_too_long_is_said_with_its_cost() -> None:
    battle = ordered("move", body(0, HERE), body(1, (60, 40)))
    assert said(battle, walk(battle, 0, dx=4.5)) == (
        "celtos.order.move",
        'That far would take 4.5"; 4" may be moved.',
    )
    rushing = ordered("rush", body(0, HERE), body(1, (60, 40)))
    assert said(rushing, walk(rushing, 0, dx=13)) == (
        "celtos.order.rush",
        'That far would take 13"; 12" may be moved.',
    )
    wood = [ground("wood", 21, 10, 23, 30)]
    slow = ordered("move", body(0, HERE), body(1, (60, 40)), terrain=wood)
    assert said(slow, walk(slow, 0, dx=3.5)) == ("celtos.order.move", 'That far would take 5.5"; 4" may be moved.')
    assert said(rushing, ())[1] == "It has 1 model; places were given for 0."


@rule("celtos.order.move")
def test_the_numbers_are_those_of_the_table_in_the_centimetre_edition_too() -> None:
    battle = ordered("move", body(0, HERE), body(1, (60, 40)), edition=EDITIONS["es"])
    found = refusal(battle, walk(battle, 0, dx=5))
    metric = Speaker(REGISTRY, EDITIONS["es"], "en", "cm").because(found)
    assert metric == "That far would take 12.5\u202fcm; 10\u202fcm may be moved."


@rule("celtos.edge")
def test_the_edge_is_said_with_how_far_beyond_it() -> None:
    battle = ordered("move", body(0, (2, 10)), body(1, (60, 40)))
    assert said(battle, ((Point(25, 10 * INCH),),)) == (
        "celtos.edge",
        'It would reach 0.4" over the edge of the table.',
    )


@rule("celtos.terrain")
def test_ground_that_nobody_enters_is_named_with_how_far_in() -> None:
    house = [ground("building", 22, 10, 30, 30)]
    battle = ordered("move", body(0, HERE), body(1, (60, 40)), terrain=house)
    beside = said(battle, ((point(22, 20, dx=-25),),))
    assert beside == ("celtos.terrain", 'A base would come 0.4" too far into what nobody enters (Building).')
    assert "(Building)" in said(battle, walk(battle, 0, dx=3.5))[1]
    assert '1.5"' in said(battle, walk(battle, 0, dx=3.5))[1]


@rule("celtos.terrain")
def test_a_rush_through_difficult_ground_says_how_much_of_it() -> None:
    battle = ordered("rush", body(0, HERE), body(1, (60, 40)), terrain=[ground("swamp", 22, 10, 30, 30)])
    assert said(battle, walk(battle, 0, dx=5)) == (
        "celtos.terrain",
        '3" of the way lie in ground where nobody rushes (Swamp).',
    )


@rule("celtos.move.models")
def test_too_near_an_enemy_is_said_with_the_gap_and_who() -> None:
    battle = ordered("move", body(0, HERE), body(1, east_of(HERE, 3)))
    assert said(battle, walk(battle, 0, dx=2.5)) == (
        "celtos.move.models",
        'A model would come within 0.5" of Second; it keeps 1" away.',
    )


@rule("celtos.move.near")
def test_who_stands_too_near_is_told_that_he_may_only_go_away() -> None:
    battle = ordered("move", body(0, HERE), body(1, east_of(HERE, 0.5)))
    assert said(battle, walk(battle, 0, dx=0.25)) == (
        "celtos.move.near",
        'A model already stands only 0.5" from Second: from there it may move away, but not nearer.',
    )


@rule("celtos.measure", "celtos.move.models")
def test_bases_on_each_other_are_named_with_how_much() -> None:
    battle = ordered("move", body(0, *row(20, 20, 3, 1.2)), body(0, (20, 23)), body(1, (60, 40)))
    stands = battle.units[0].footprint
    own = ((stands.point(1) + Point(-25, 0),), (), ())
    assert said(battle, own) == ("celtos.measure", 'Models 1 and 2 would stand on each other, by 0.9".')
    assert said(battle, walk(battle, 0, dy=2.5)) == ("celtos.move.models", 'It would stand on Second, by 0.5".')


@rule("celtos.coherency")
def test_the_model_left_behind_is_named_with_the_gap() -> None:
    battle = ordered("move", body(0, *row(20, 20, 3, 1.2)), body(1, (60, 40)))
    stands = battle.units[0].footprint
    apart = ((), (), (stands.point(2) + Point(3 * INCH, 0),))
    found = refusal(battle, apart)
    # four inches and a fifth between the centres, less two radii
    assert found.rule == "celtos.coherency"
    assert found.numbers == {"model": 3, "gap": Length(round(4.2 * INCH) - 250), "most": Length(INCH)}
    scattered = position(body(0, (20, 20), (20, 24), kind=BOW), body(1, (20, 30)), active=0)
    assert refusal(scattered, Order("shoot", 1)).numbers["gap"] == Length(4 * INCH - 250)


@rule("celtos.order.panicked")
def test_a_panicked_unit_is_told_how_much_nearer_it_would_come() -> None:
    battle = position(body(0, HERE, panicked=True), body(1, (20, 30)), active=0)
    assert said(battle, Order("hold"))[1] == "It is panicked."
    moving = played(battle, Order("move")).battle
    assert said(moving, walk(moving, 0, dy=1)) == (
        "celtos.order.panicked",
        'Model 1 would end 1" nearer to the nearest enemy in sight.',
    )


# Orders


@rule("celtos.order.sequence", "celtos.order.engaged", "celtos.order.hold")
def test_an_order_out_of_turn_says_what_has_been_done() -> None:
    bodies = (body(0, HERE, kind=BOW), body(1, (20, 26)))
    assert said(position(*bodies, active=0, moved=True), Order("move"))[1] == "It has moved in this activation."
    assert said(position(*bodies, active=0, shot=True), Order("move"))[1] == "It has shot in this activation."
    engaged = position(body(0, HERE), body(1, east_of(HERE, 0)), active=0)
    assert said(engaged, Order("move")) == ("celtos.order.engaged", "It is in contact with Second.")
    assert said(engaged, Order("hold")) == ("celtos.order.hold", "It is in contact with Second.")


@rule("celtos.order.breakoff")
def test_who_breaks_off_is_told_whom_he_still_touches() -> None:
    english = position(body(0, HERE), body(1, east_of(HERE, 0)), active=0, edition=EDITIONS["en"])
    assert said(english, Order("rush")) == ("celtos.order.breakoff", "It is in contact with Second.")
    leaving = played(english, Order("move"), (((1,),),)).battle
    assert said(leaving, ((),)) == ("celtos.order.breakoff", "It would still touch Second.")
    gone = position(body(0, HERE, kind=BOW), body(1, (20, 26)), active=0, moved=True, edition=EDITIONS["en"])
    assert gone.active is not None
    broken_off = replace(gone, active=replace(gone.active, engaged=True))
    assert said(broken_off, Order("shoot", 1))[1] == "It has broken off in this activation."


# Assaults


@rule("celtos.cc.declare")
def test_an_assault_out_of_reach_is_said_with_distance_and_reach() -> None:
    battle = position(body(0, HERE), body(1, east_of(HERE, 5.5)), active=0)
    assert said(battle, Order("assault", 1)) == ("celtos.cc.declare", 'It is 5.5" away and the reach is 4".')
    assert said(battle, Order("assault", 0))[1] == "There is no enemy of that kind on the table."


@rule("celtos.cc.declare")
def test_a_target_near_enough_behind_a_wall_is_said_to_have_no_free_way() -> None:
    moat = [ground("water", 21, 10, 22, 30)]
    battle = position(body(0, HERE), body(1, (23, 20)), active=0, terrain=moat)
    assert said(battle, Order("assault", 1))[1] == 'No free way of 4" leads to a free place beside the target.'


@rule("celtos.cc.declare")
def test_an_engaged_unit_is_told_whom_it_fights() -> None:
    battle = position(body(0, HERE), body(1, east_of(HERE, 0)), body(1, (20, 22)), active=0)
    assert said(battle, Order("assault", 2))[1] == "It is in contact with Second and goes against nobody else."


def charging(*bodies: Any) -> Battle:
    return played(position(*bodies, active=0), Order("assault", 1), "none").battle


@rule("celtos.cc.assault", "celtos.order.assault", "celtos.cc.declare")
def test_an_assault_move_says_what_it_lacks() -> None:
    alone = charging(body(0, HERE), body(1, (20, 23)))
    assert said(alone, walk(alone, 0, dy=1)) == (
        "celtos.cc.assault",
        'Nobody would come into contact: 1.1" from Second at the nearest.',
    )
    round_about = ((point(20.5, 21), point(20, 23, 0, -255)),)
    assert said(alone, round_about) == (
        "celtos.cc.declare",
        'Model 1 goes 2.3"; the shortest free way there is 2".',
    )
    pair = charging(body(0, HERE, (21, 20)), body(1, (20, 23)))
    one = ((point(20, 23, 0, -255),), ())
    assert said(pair, one) == ("celtos.order.assault", "Model 2 could come into contact too.")


# Setting up


@rule("celtos.deploy", "celtos.edge", "celtos.terrain", "celtos.coherency")
def test_a_place_for_a_unit_says_how_far_it_is_out() -> None:
    battle = position(body(0, *row(20, 6, 2)), body(1, (60, 40)), terrain=[ground("building", 40, 0, 50, 10)])
    unplaced = replace(battle.units[0], footprint=battle.units[0].footprint.with_places(()), wounds=(), roles=())
    waiting = replace(battle, units=(unplaced, battle.units[1]), waiting=(0,)).then(Deploy(0))

    def at(*places: Point) -> Placed:
        return Placed(0, places)

    assert said(waiting, at(point(20, 13), point(21, 13)))[1] == 'It would reach 1" out of the deployment zone.'
    assert said(waiting, at(point(0, 5, dx=100), point(1, 5, dx=100)))[0] == "celtos.edge"
    assert said(waiting, at(point(45, 5), point(46, 5)))[0] == "celtos.terrain"
    assert said(waiting, at(point(10, 5), point(15, 5)))[0] == "celtos.coherency"
    assert said(waiting, at(point(10, 5)))[1] == "It has 2 models; places were given for 1."
    assert said(waiting, Placed(1, (point(10, 5),)))[1] == "This is not a unit of yours that waits to be set up."
