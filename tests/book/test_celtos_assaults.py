"""Assaults: whom a unit may charge, how its models close in, and who fights in the round that follows."""

from math import isqrt

import pytest

from carnyx.core import flow
from carnyx.core.flow import Choose, Pause
from carnyx.core.length import Point, apart2
from carnyx.core.ways import shortest, way_length
from carnyx.games.celtos.play.battle import Battle, UnitId
from carnyx.games.celtos.play.coherency import holds_together
from carnyx.games.celtos.play.movement import Ways
from carnyx.games.celtos.play.orders import Order
from carnyx.games.celtos.play.press import spots
from carnyx.games.celtos.play.sequence import Activate
from carnyx.games.celtos.rules.edition import DE, DEFAULT, EN, ES, Edition
from tests.book.melee_positions import (
    Throw,
    asked,
    assault,
    beside,
    charge,
    close_in,
    faces,
    facing,
    names,
    refusal,
    then,
    throws,
)
from tests.book.positions import body, east_of, ground, kind, played, point, position, refused, row, walk
from tests.book.rulebook import rule

HERE = (20, 20)
CAVALRY = kind(m=8)
EDITIONS = pytest.mark.parametrize("edition", [DEFAULT, EN, DE, ES], ids=["default", "en", "de", "es"])


def best(pause: Pause[Battle]) -> Ways:
    """The ways that bring most models into contact."""
    assert isinstance(pause.question, Choose)
    ways: Ways = pause.question.options.hints()[0]
    return ways


@rule("celtos.cc.sequence")
def test_an_assault_is_moves_then_blows_then_results() -> None:
    battle = position(body(0, *row(20, 20, 2)), body(1, *row(20, 23, 2)), active=0)
    declared = assault(battle, 1, "none")
    assert asked(declared) == ("ClosesIn", 0)
    blows = close_in(declared)
    assert [throw.rule for throw in throws(blows)] == ["celtos.cc.hit", "celtos.cc.hit"]
    hurt = then(blows, faces((10, 1), (1, 1)), (0,))
    assert [throw.rule for throw in throws(hurt)] == ["celtos.cc.damage"]
    assert throws(then(hurt, faces((10,)))) == [Throw("celtos.morale.test", 1, 6, {})]


@rule("celtos.cc.assault", "celtos.cc.declare")
@EDITIONS
def test_a_unit_may_assault_what_is_exactly_its_movement_away(edition: Edition) -> None:
    inch = edition.inch
    far = east_of(HERE, 4, inch=inch)
    battle = position(body(0, HERE), body(1, far), active=0, edition=edition)
    assert refused(battle, Order("assault", 1)) is None
    after = charge(battle, 1).battle.units[0].footprint.point(0)
    assert far.x - after.x - 250 <= 10  # a millimetre is base contact
    assert after.y == far.y


@rule("celtos.cc.declare")
@EDITIONS
def test_a_unit_may_not_assault_what_it_cannot_reach(edition: Edition) -> None:
    far = east_of(HERE, 4, ticks=11, inch=edition.inch)
    battle = position(body(0, HERE), body(1, far), active=0, edition=edition)
    assert refused(battle, Order("assault", 1)) == "celtos.cc.declare"


@rule("celtos.cc.declare", "celtos.measure")
@pytest.mark.parametrize(
    ("degrees", "size", "ticks"),
    [(0, 2, 10), (15, 2, 0), (15, 9, 0), (15, 9, -20)],
    ids=["a millimetre is contact", "aslant", "aslant and large", "aslant, large and two millimetres nearer"],
)
def test_contact_that_can_be_reached_in_any_direction_may_be_declared(degrees: int, size: int, ticks: int) -> None:
    large = kind(sz=size)
    there = beside(HERE, degrees, 4, (size, size), ticks)
    battle = position(body(0, HERE, kind=large), body(1, there, kind=large), active=0)
    assert refused(battle, Order("assault", 1)) is None


@rule("celtos.cc.declare")
@pytest.mark.parametrize("target", [None, 0, 2, 7], ids=["nobody", "itself", "a friend", "nobody there"])
def test_an_assault_names_one_enemy_unit(target: int | None) -> None:
    battle = position(body(0, HERE), body(1, (20, 23)), body(0, (22, 20)), active=0)
    assert refused(battle, Order("assault", target)) == "celtos.cc.declare"


@rule("celtos.cc.declare")
def test_one_model_within_reach_is_enough() -> None:
    battle = position(body(0, *row(20, 20, 6)), body(1, (17, 20)), active=0)
    assert refused(battle, Order("assault", 1)) is None


@rule("celtos.cc.declare", "celtos.edge")
def test_a_wall_of_enemies_that_cannot_be_gone_round_bars_the_assault() -> None:
    screen = [point(20, 22, dx) for dx in range(-1000, 1001, 250)]
    battle = position(body(0, HERE), body(1, (20, 23.5)), body(1, *screen), active=0)
    assert refused(battle, Order("assault", 1)) == "celtos.cc.declare"
    assert refused(battle, Order("assault", 2)) is None


@rule("celtos.cc.assault", "celtos.order.assault")
@pytest.mark.parametrize("edition", [DEFAULT, DE, ES], ids=["default", "de", "es"])
def test_no_model_that_could_reach_may_be_left_out(edition: Edition) -> None:
    battle = position(body(0, *row(20, 20, 2)), body(1, *row(20, 23, 2)), active=0, edition=edition)
    pause = assault(battle, 1, "none")
    inch = edition.inch
    first = (Point(20 * inch, 23 * inch - 250),)
    second = (Point(21 * inch, 23 * inch - 250),)
    assert refusal(pause, (first, ())) == "celtos.order.assault"
    assert refusal(pause, (first, second)) is None


@rule("celtos.cc.assault", "celtos.coherency")
def test_a_model_out_of_reach_comes_along_as_near_as_it_gets() -> None:
    """Six in a row, the enemy beyond its western end: two can touch him, the others close up behind those."""
    battle = position(body(0, *row(20, 20, 6)), body(1, (17, 20)), active=0)
    pause = charge(battle, 1)
    stands, before = pause.battle.units[0].footprint, battle.units[0].footprint
    assert throws(pause)[0].dice == 2
    assert all(stands.point(model).x <= before.point(model).x - 2 * 254 for model in range(2, 6))
    assert holds_together(battle, UnitId(0), stands)


@rule("celtos.cc.assault")
def test_a_model_for_whom_no_spot_is_free_closes_up_behind_the_others() -> None:
    """Six bases fit round one, no seventh; the second six stand right behind them."""
    ring = [beside((20, 20), degrees, 2) for degrees in (0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330)]
    battle = position(body(0, *ring, kind=CAVALRY), body(1, HERE), active=0)
    pause = charge(battle, 1)
    assert throws(pause)[0].dice == 6
    stands = pause.battle.units[0].footprint
    far = sorted(isqrt(apart2(stands.point(model), point(20, 20))) for model in range(12))
    assert far[5] <= 260
    assert far[-1] <= 3 * 250
    assert holds_together(battle, UnitId(0), stands)


@rule("celtos.cc.assault")
def test_two_ranks_charge_as_two_ranks() -> None:
    battle = position(body(0, *row(20, 20, 4), *row(20, 19, 4)), body(1, *row(20, 23.5, 4)), active=0)
    ways = best(assault(battle, 1, "none"))
    assert [way[-1].x for way in ways] == [place.x for place in map(battle.units[0].footprint.point, range(8))]
    assert all(way[-1].y > point(20, 21.4).y for way in ways)


@rule("celtos.cc.assault", "celtos.coherency")
def test_those_in_contact_stand_beside_each_other_where_the_shortest_ways_would_tear_them_apart() -> None:
    """A giant's nearest spots lie farther apart than an inch; as many fit shoulder to shoulder."""
    giant = kind(sz=9)
    battle = position(body(0, (20, 20), (18.2, 20), kind=kind(m=6)), body(1, (19.1, 24), kind=giant), active=0)
    ways = best(assault(battle, 1, "none"))
    stands = charge(battle, 1).battle.units[0].footprint
    assert all(ways)
    assert holds_together(battle, UnitId(0), stands)


@rule("celtos.cc.assault", "celtos.cc.round")
def test_who_comes_along_behind_touches_no_other_enemy() -> None:
    """The line of the last model's way to the target passes close by an enemy who was not named."""
    battle = position(body(0, (20, 20), (20, 19), (20, 18)), body(1, (20, 23)), body(1, (21.1, 20.9)), active=0)
    pause = charge(battle, 1)
    assert pause.battle.fight is not None
    assert pause.battle.fight.enemies == (1,)
    assert all(best(assault(battle, 1, "none")))


@rule("celtos.react.countercharge.move")
def test_a_counter_charge_brings_its_unit_along_too() -> None:
    battle = position(body(0, HERE), body(1, (20, 23.9), (20, 25.1), (20, 26.3)), active=0)
    after = close_in(then(assault(battle, 1, "countercharge"), (10,))).battle.units[1].footprint
    assert after.point(2).y < battle.units[1].footprint.point(2).y


@rule("celtos.cc.assault")
def test_an_assault_move_that_makes_no_contact_is_refused() -> None:
    battle = position(body(0, HERE), body(1, (20, 23)), active=0)
    assert refusal(assault(battle, 1, "none"), walk(battle, 0, dy=1)) == "celtos.cc.assault"


@rule("celtos.cc.assault")
def test_an_assault_move_is_no_longer_than_m() -> None:
    battle = position(body(0, HERE), body(1, (20, 23)), active=0)
    detour = ((point(22, 20), point(20, 23, 0, -250)),)
    assert refusal(assault(battle, 1, "none"), detour) == "celtos.cc.assault"


@rule("celtos.cc.assault", "celtos.cc.declare")
def test_an_assault_move_goes_straight_at_the_target() -> None:
    battle = position(body(0, HERE), body(1, (20, 23)), active=0)
    detour = ((point(21, 21), point(20, 23, 0, -250)),)  # three and a half inches where two would do
    pause = assault(battle, 1, "none")
    assert refusal(pause, detour) == "celtos.cc.declare"
    assert refusal(pause, ((point(20, 21), point(20, 23, 0, -250)),)) is None  # a rest on the way is no detour


@rule("celtos.cc.assault", "celtos.cc.declare")
def test_round_what_stands_in_the_way_the_shorter_way_must_be_taken() -> None:
    """A pond lies across the line, more of it to the east."""
    pond = ground("water", 19.5, 21, 21.5, 22)
    battle = position(body(0, HERE, kind=CAVALRY), body(1, (20, 24)), active=0, terrain=[pond])
    pause = assault(battle, 1, "none")
    east = (point(22.1, 20.6), point(22.1, 22.4), point(20, 24, 0, -250))
    assert refusal(pause, (east,)) == "celtos.cc.declare"
    assert refusal(pause, best(pause)) is None


@rule("celtos.cc.assault", "celtos.cc.declare")
def test_a_model_takes_the_place_in_contact_to_which_its_way_is_shortest() -> None:
    """The nearest spot as the crow flies lies in the lee of the water; on foot another is nearer."""
    pond = ground("water", 19, 21, 30, 22)
    battle = position(body(0, HERE, kind=CAVALRY), body(1, (20, 24)), active=0, terrain=[pond])
    here, foe, reach = point(20, 20), point(20, 24), 8 * 254
    ways = [
        shortest(here.x, here.y, spot.x, spot.y, 125, [(foe.x, foe.y, 250)], [pond.outline], reach)
        for spot in spots(foe.x, foe.y, 250)
    ]
    least = min(way_length(here.x, here.y, way) for way in ways if way is not None)
    assert way_length(here.x, here.y, best(assault(battle, 1, "none"))[0]) <= least


@rule("celtos.cc.assault")
def test_a_model_that_cannot_reach_may_close_up_straight_at_the_target() -> None:
    battle = position(body(0, (20, 20), (21, 18.5), (22, 17)), body(1, (20, 23.9)), active=0)
    pause = assault(battle, 1, "none")
    first = best(pause)[0]
    along = point(22 - 2 * 3 / 6.9, 20)  # on the line to the enemy's centre
    assert refusal(pause, (first, (), (along,))) is None
    assert refusal(pause, (first, (), (point(22, 20),))) == "celtos.cc.assault"  # as far, but beside that line
    assert refusal(pause, (first, (), (point(24, 18),))) == "celtos.cc.assault"


@rule("celtos.cc.assault", "celtos.cc.declare")
def test_no_model_goes_at_another_enemy_than_the_target() -> None:
    """The last model could touch an enemy unit that was not named, and is out of reach of the one that was."""
    battle = position(
        body(0, HERE, (21.5, 19), (23, 18.5), (24.5, 18.5)), body(1, (20, 23)), body(1, (27.5, 18.5)), active=0
    )
    pause = assault(battle, 1, "none")
    ways = best(pause)
    assert refusal(pause, ways) is None
    assert refusal(pause, (*ways[:3], (point(27.5, 18.5, -250),))) == "celtos.cc.assault"


@rule("celtos.cc.assault", "celtos.cc.declare")
def test_a_model_that_cannot_reach_does_not_run_away_in_an_assault() -> None:
    battle = position(body(0, (20, 20), (20, 19), (20, 18), (20, 17)), body(1, (20, 23.9)), active=0)
    pause = assault(battle, 1, "none")
    ways = best(pause)
    assert ways[3][-1].y > point(20, 17).y
    assert refusal(pause, (*ways[:3], (point(20, 13.5),))) is not None


@rule("celtos.cc.assault", "celtos.cc.charged")
def test_new_contact_is_a_charge() -> None:
    mine, theirs = throws(charge(position(body(0, HERE), body(1, (20, 23)), active=0), 1))
    assert mine.modifiers == {"celtos.cc.charged": 1}
    assert theirs.modifiers == {}


@rule("celtos.cc.declare", "celtos.cc.charged")
def test_a_unit_engaged_when_its_activation_began_does_not_charge() -> None:
    pause = assault(position(body(0, HERE), body(1, *facing(HERE)), active=0), 1)
    assert [throw.modifiers for throw in throws(pause)] == [{}, {}]


@rule("celtos.cc.declare", "celtos.order.breakoff")
def test_a_unit_that_has_broken_off_may_assault_but_does_not_charge() -> None:
    battle = position(body(0, HERE), body(1, *facing(HERE)), body(1, (20, 13)), active=0, edition=EN)
    left = then(flow.begin(battle), Order("move"), faces((1,)), walk(battle, 0, dy=-3))
    blows = close_in(then(left, Order("assault", 2)))
    assert [throw.modifiers for throw in throws(blows)] == [{}, {}]


@rule("celtos.cc.declare")
def test_an_engaged_unit_may_only_assault_an_enemy_it_touches() -> None:
    battle = position(body(0, HERE), body(1, *facing(HERE)), body(1, (23, 20)), active=0)
    assert refused(battle, Order("assault", 1)) is None
    assert refused(battle, Order("assault", 2)) == "celtos.cc.declare"


@rule("celtos.cc.declare")
def test_an_engaged_unit_brings_models_only_against_enemies_it_touches() -> None:
    foes = body(1, *facing((20, 20), (21, 20)))
    battle = position(body(0, (20, 20), (21, 19), (27, 20)), foes, body(1, (29, 20)), active=0)
    pause = assault(battle, 1)
    second = (point(21, 20),)
    assert refusal(pause, ((), second, ())) is None
    assert refusal(pause, ((), second, (point(29, 20, -250),))) is not None


@rule("celtos.cc.declare", "celtos.cc.round")
def test_another_enemy_who_is_touched_fights_but_does_not_react() -> None:
    beside_it = body(1, beside((20, 23), 0), hold=True)
    battle = position(body(0, HERE), body(1, (20, 23)), beside_it, active=0)
    declared = assault(battle, 1)
    assert (asked(declared), names(declared)) == (("OneOf", 1), ("none", "countercharge"))
    pause = then(declared, "none", ((beside((20, 23), 300),),))
    assert asked(pause) == ("OneOf", 0)
    pause = then(pause, "1")
    assert pause.battle.fight is not None
    assert pause.battle.fight.enemies == (1, 2)
    assert not pause.battle.units[2].hold
    assert [throw.dice for throw in throws(pause)] == [1, 1, 1]


@rule("celtos.cc.round")
def test_a_friend_who_touches_the_same_enemy_neither_strikes_nor_is_struck() -> None:
    enemy = body(1, (20, 20), (21, 20))
    battle = position(body(0, beside((20, 20), 270)), enemy, body(0, *facing((20, 20), (21, 20))), active=0)
    pause = assault(battle, 1)
    assert pause.battle.fight is not None
    assert (pause.battle.fight.unit, pause.battle.fight.enemies) == (0, (1,))
    assert [throw.dice for throw in throws(pause)] == [1, 1]


@rule("celtos.cc.round")
def test_only_models_in_contact_strike() -> None:
    held = position(body(0, HERE, (20, 18.9), kind=kind(m=1)), body(1, *facing(HERE, (21, 20))), active=0)
    assert [throw.dice for throw in throws(assault(held, 1))] == [1, 1]


@rule("celtos.cc.round")
def test_two_locked_units_fight_in_both_their_activations() -> None:
    battle = position(body(0, HERE), body(1, *facing(HERE)), agenda=[Activate(0), Activate(1)])
    missed = faces((1,), (1,))
    first = played(battle, 0, Order("assault", 1))
    assert [throw.rule for throw in throws(first)] == ["celtos.cc.hit"] * 2
    second = then(first, missed, 1, Order("assault", 0))
    assert [throw.rule for throw in throws(second)] == ["celtos.cc.hit"] * 2
    assert then(second, missed).question is None


@rule("celtos.order.assault", "celtos.edition.bring")
@pytest.mark.parametrize("edition", [DEFAULT, DE, ES], ids=["default", "de", "es"])
def test_a_unit_in_contact_brings_all_it_can(edition: Edition) -> None:
    front = ((20, 20), (21, 20), (22, 20))
    inch = edition.inch
    foes = body(1, *facing(*front, inch=inch))
    battle = position(body(0, (20, 20), (21, 19), (22, 19)), foes, active=0, edition=edition)
    pause = assault(battle, 1)
    second, third = (Point(21 * inch, 20 * inch),), (Point(22 * inch, 20 * inch),)
    assert refusal(pause, ((), (), ())) == "celtos.order.assault"
    assert refusal(pause, ((), second, ())) == "celtos.order.assault"
    assert refusal(pause, ((), second, third)) is None


@rule("celtos.order.assault", "celtos.edition.bring")
def test_the_english_sheet_asks_for_more_models_not_for_all() -> None:
    foes = body(1, *facing(*row(20, 20, 3)))
    battle = position(body(0, (20, 20), (21, 19), (22, 19)), foes, active=0, edition=EN)
    pause = assault(battle, 1)
    assert refusal(pause, ((), (), ())) == "celtos.order.assault"
    assert refusal(pause, ((), (point(21, 20),), ())) is None


@rule("celtos.order.assault", "celtos.edition.bring")
def test_the_english_sheet_is_not_content_with_a_step_that_brings_nobody() -> None:
    foes = body(1, *facing(*row(20, 20, 3)))
    battle = position(body(0, (20, 20), (21, 19), (22, 19)), foes, active=0, edition=EN)
    assert refusal(assault(battle, 1), ((), (), (point(22, 18.5),))) == "celtos.order.assault"


@rule("celtos.order.assault")
def test_a_unit_that_can_bring_nobody_more_fights_at_once() -> None:
    battle = position(body(0, HERE), body(1, *facing(HERE)), active=0)
    assert [throw.rule for throw in throws(assault(battle, 1))] == ["celtos.cc.hit"] * 2


@rule("celtos.cc.declare", "celtos.order.sequence")
def test_an_assault_may_follow_a_move_and_is_the_last_order() -> None:
    battle = position(body(0, HERE), body(1, (20, 27)), active=0)
    assert refused(battle, Order("assault", 1)) == "celtos.cc.declare"
    moved = played(battle, Order("move"), walk(battle, 0, dy=3))
    over = then(close_in(then(moved, Order("assault", 1), "none")), faces((1,), (1,)))
    assert over.question is None
    assert over.battle.units[0].activated


@rule("celtos.cc.assault", "celtos.coherency.exempt")
def test_an_engaged_unit_out_of_coherency_may_assault() -> None:
    battle = position(body(0, HERE, (30, 20)), body(1, *facing(HERE)), active=0)
    assert refused(battle, Order("assault", 1)) is None
