"""The thumb player of Celtos: for each rule of thumb a position where it decides, and one where it does not."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from msgspec.structs import replace

from carnyx.core.flow import begin, play
from carnyx.games.celtos.lists.army import load
from carnyx.games.celtos.play.assaults import DeclareAssault
from carnyx.games.celtos.play.battle import Battle, Objective, UnitId, is_engaged
from carnyx.games.celtos.play.muster import prepared
from carnyx.games.celtos.play.options import Allotment
from carnyx.games.celtos.play.orders import Order
from carnyx.games.celtos.play.sequence import Activate
from carnyx.games.celtos.play.system import SYSTEM
from carnyx.games.celtos.players import ThumbPlayer
from carnyx.games.celtos.players.brawl import charge_value
from carnyx.games.celtos.players.fire import fire
from carnyx.games.celtos.players.worth import gap, presses, price
from carnyx.players import RandomPlayer, fought
from tests.book.positions import INCH, body, ground, kind, played, position, row

ARCHER = kind(weapons=("longbow", "hand_weapon"))
AWARE = kind(weapons=("longbow", "hand_weapon"), traits={"battle_awareness": 1})
SLINGER = kind(attack=2, weapons=("staff_sling",))
THROWER = kind(attack=6, weapons=("hand_weapon", "javelin"))
VETERAN = kind(attack=8, st=6, toughness=6)
HERO = kind(attack=8, st=6, toughness=6, w=3, individual=True)

THUMB = ThumbPlayer()


def order(battle: Battle) -> Order:
    """The order thumb gives the active unit."""
    found = THUMB.answer(begin(battle))
    assert isinstance(found, Order)
    return found


def moved(battle: Battle) -> Battle:
    """The battle after thumb has given an order and carried it out, up to the next unit's question."""
    pause = begin(battle)
    while pause.question is not None and hasattr(pause.question, "player"):
        pause = play(pause.battle, THUMB.answer(pause))
    return pause.battle


def with_objective(battle: Battle, x: int, y: int, points: int) -> Battle:
    return replace(battle, field=replace(battle.field, objectives=(Objective(x * INCH, y * INCH, points),)))


# --- what a loss is worth


def test_the_model_that_takes_a_unit_below_half_costs_more_than_those_before_it():
    battle = position(body(0, *row(10, 10, 8)), body(1, (10, 40)))
    prices = [price(battle, UnitId(0), lost) for lost in range(9)]
    steps = [after - before for before, after in pairwise(prices)]
    assert prices[0] == 0
    assert prices[-1] == 100
    assert max(steps[:5]) == steps[4] > 2 * steps[3] > 0


def test_an_individual_pays_by_his_wounds():
    battle = position(body(0, (10, 10), kind=HERO), body(1, (10, 40)))
    assert price(battle, UnitId(0), 2) > 50 > price(battle, UnitId(0), 1)


# --- shooting


def shooting(left: int) -> Battle:
    """Archers in the last turn, who may choose between a fresh unit and one of which so many of ten are left."""
    return position(
        body(0, *row(30, 5, 6), kind=AWARE),
        body(1, *row(20, 22, 10), start=10),
        body(1, *row(38, 22, left), start=10),
        active=0,
        turn=7,
    )


def test_it_shoots_at_the_unit_that_is_about_to_fall_below_half():
    assert order(shooting(left=5)) == Order("shoot", 2)


def test_it_shoots_at_the_one_worth_more_if_neither_is():
    battle = shooting(left=10)
    battle = battle.changed(UnitId(1), points=200)
    assert order(battle) == Order("shoot", 1)


def test_cover_makes_a_volley_worth_less():
    bodies = (body(0, *row(30, 5, 6), kind=ARCHER), body(1, *row(30, 22, 6)))
    bare, wooded = position(*bodies), position(*bodies, terrain=[ground("wood", 28, 21, 38, 24)])
    assert 0 < fire(wooded, UnitId(0), UnitId(1)) < fire(bare, UnitId(0), UnitId(1))


def test_only_those_in_range_count_for_a_volley():
    near, far = (
        position(body(0, *row(30, y, 5), *row(30, y - 2, 5), kind=SLINGER), body(1, *row(30, 30, 5))) for y in (8, 6)
    )
    assert fire(near, UnitId(0), UnitId(1)) > fire(far, UnitId(0), UnitId(1)) > 0


def test_it_shoots_before_it_charges():
    battle = position(
        body(0, *row(30, 20, 6), kind=THROWER), body(1, *row(30, 23, 6), kind=SLINGER, panicked=True), active=0
    )
    assert order(battle) == Order("shoot", 1)
    assert order(replace(battle, active=replace(battle.active, shot=True))) == Order("assault", 1)


def test_shooters_go_first():
    battle = position(
        body(0, *row(20, 10, 5)), body(0, *row(30, 10, 5), kind=ARCHER), body(1, *row(30, 30, 5)), agenda=[Activate(0)]
    )
    assert THUMB.answer(begin(battle)) == 1


def archery_at(far: int, **more) -> Battle:
    """Slingers, and veterans so many inches away."""
    mine, theirs = body(0, *row(30, 10, 6), kind=SLINGER), body(1, *row(30, 10 + far, 6), kind=VETERAN)
    return position(mine, theirs, active=0, **more)


def test_a_shooter_steps_back_from_blades_and_shoots_then():
    battle = position(body(0, *row(30, 20, 6), kind=SLINGER), body(1, *row(30, 27, 6), kind=VETERAN), active=0)
    assert order(battle) == Order("move")
    assert order(archery_at(12)) == Order("shoot", 1)


def test_a_shooter_goes_where_he_shoots_best_while_that_pays():
    battle = archery_at(22)
    assert order(battle) == Order("move")
    pause = played(battle, Order("move"))
    after = play(pause.battle, THUMB.answer(pause))
    assert gap(after.battle, UnitId(0), UnitId(1)) < gap(battle, UnitId(0), UnitId(1))
    assert THUMB.answer(after) == Order("shoot", 1)
    assert order(archery_at(22, turn=7)) == Order("shoot", 1)


def test_stepping_back_it_ends_farther_off():
    battle = position(body(0, *row(30, 20, 6), kind=SLINGER), body(1, *row(30, 27, 6), kind=VETERAN), active=0)
    pause = begin(battle)
    pause = play(pause.battle, THUMB.answer(pause))
    after = play(pause.battle, THUMB.answer(pause)).battle
    assert gap(after, UnitId(0), UnitId(1)) > gap(battle, UnitId(0), UnitId(1))


# --- charges


def facing(mine, theirs, **more) -> Battle:
    return position(body(0, *row(30, 20, 6), kind=mine), body(1, *row(30, 23, 6), kind=theirs), active=0, **more)


def test_it_charges_the_weaker_and_lets_the_stronger_be():
    assert order(facing(VETERAN, kind())) == Order("assault", 1)
    assert order(facing(kind(), VETERAN)).name != "assault"


def test_it_moves_first_if_that_brings_the_charge():
    battle = position(body(0, *row(30, 20, 6), kind=VETERAN), body(1, *row(30, 27, 6)), active=0)
    pause = played(battle, Order("move"))
    after = play(pause.battle, THUMB.answer(pause))
    assert THUMB.answer(after) == Order("assault", 1)


def brawling(joined: bool) -> Battle:
    """Two equals face to face; a friend of the first fights the second already, or stands far off."""
    friend = row(30, 24.1, 6) if joined else row(30, 46, 6)
    return position(body(0, *row(30, 20, 6)), body(1, *row(30, 23.1, 6)), body(0, *friend), active=0)


def test_it_joins_a_fight_that_it_would_not_begin():
    joined, alone = brawling(joined=True), brawling(joined=False)
    assert is_engaged(joined, UnitId(1))
    assert charge_value(joined, UnitId(0), UnitId(1)) > charge_value(alone, UnitId(0), UnitId(1))


def backed(activated: bool) -> Battle:
    """Somebody better face to face with an enemy, and a friend of his who has had his activation, or not."""
    return position(
        body(0, *row(30, 20, 6), kind=kind(attack=5, st=5)),
        body(1, *row(30, 23.1, 6)),
        body(0, *row(38, 20, 6), activated=activated),
        active=0,
    )


def test_it_asks_less_of_a_charge_that_a_friend_may_join():
    assert order(backed(activated=False)) == Order("assault", 1)
    assert order(backed(activated=True)).name != "assault"


def locked(mine, theirs, **more) -> Battle:
    """Two units in contact, the first with its activation."""
    return position(body(0, *row(30, 20, 6), kind=mine), body(1, *row(30, 21, 6), kind=theirs), active=0, **more)


def test_it_fights_on_where_that_pays_and_leaves_a_bad_round_to_the_enemy():
    assert order(locked(VETERAN, kind())) == Order("assault", 1)
    assert order(locked(kind(), VETERAN)) == Order("done")


def test_who_does_not_lead_fights_to_the_last():
    assert order(locked(kind(), VETERAN, turn=7)) == Order("assault", 1)


def test_who_is_not_ahead_charges_in_the_last_turn_what_he_would_not_before():
    values = [charge_value(facing(kind(), kind(), turn=turn), UnitId(0), UnitId(1)) for turn in (1, 7)]
    assert values[0] < values[1] > 0


# --- where to stand


def waiting(turn: int = 1, points: int = 100) -> Battle:
    """Swordsmen with archers beside them against equals, somebody of the enemy gone for so many points."""
    return position(
        body(0, *row(20, 10, 6), activated=True, kind=ARCHER),
        body(0, *row(36, 10, 6)),
        body(1, *row(36, 44, 6)),
        body(1, start=6, points=points),
        active=1,
        turn=turn,
    )


def test_an_army_that_is_ahead_waits_and_one_that_is_not_goes_forward_in_time():
    assert not presses(waiting(turn=6), 0)
    assert presses(waiting(turn=6, points=10), 0)
    assert not presses(waiting(turn=7, points=10), 0)
    assert not presses(waiting(turn=1, points=10), 0)


def test_an_army_without_shooters_goes_forward_at_once():
    assert presses(position(body(0, *row(20, 10, 6)), body(1, *row(20, 40, 6))), 0)


def test_who_waits_where_nobody_reaches_him_holds():
    assert order(waiting()) == Order("hold")


def test_who_must_go_forward_rushes_at_the_enemy():
    before = waiting(turn=6, points=10)
    assert order(before) == Order("rush")
    assert gap(moved(before), UnitId(1), UnitId(2)) < gap(before, UnitId(1), UnitId(2)) - 8 * INCH


def wandered(friend_at: int) -> Battle:
    """A waiting army, and an enemy far before his own; a friend of his stands so many inches to the north of him."""
    return position(
        body(0, *row(20, 10, 6), activated=True, kind=ARCHER),
        body(0, *row(36, 10, 6), kind=VETERAN),
        body(0, *row(46, 10, 6)),
        body(1, *row(40, 24, 6)),
        body(1, *row(40, 24 + friend_at, 6)),
        active=1,
    )


def test_two_fall_upon_an_enemy_who_stands_alone():
    alone, helped = wandered(friend_at=16), wandered(friend_at=4)
    assert not presses(alone, 0)
    assert gap(moved(alone), UnitId(1), UnitId(3)) < gap(alone, UnitId(1), UnitId(3)) - 2 * INCH
    assert gap(moved(helped), UnitId(1), UnitId(3)) >= gap(helped, UnitId(1), UnitId(3)) - 2 * INCH


def test_a_hero_goes_hunting_while_the_army_waits():
    battle = position(
        body(0, *row(20, 10, 6), activated=True, kind=ARCHER),
        body(0, (36, 10), kind=HERO),
        body(1, *row(36, 44, 6), kind=SLINGER),
        active=1,
    )
    assert not presses(battle, 0)
    assert gap(moved(battle), UnitId(1), UnitId(2)) < gap(battle, UnitId(1), UnitId(2))


def test_cheap_men_stand_before_dear_ones():
    battle = position(
        body(0, *row(34, 14, 6), kind=ARCHER, points=200, activated=True),
        body(0, *row(34, 9, 6), points=50),
        body(1, *row(34, 40, 6), kind=ARCHER),
        active=1,
    )
    after = moved(battle)
    assert gap(battle, UnitId(1), UnitId(2)) > gap(battle, UnitId(0), UnitId(2))
    assert gap(after, UnitId(1), UnitId(2)) < gap(after, UnitId(0), UnitId(2))


def test_it_goes_to_an_objective():
    battle = with_objective(waiting(), 50, 10, 60)
    east = moved(battle).units[1].footprint.point(0).x
    assert east > battle.units[1].footprint.point(0).x + 5 * INCH


def test_in_the_last_turn_a_shooter_leaves_his_target_for_an_objective():
    battle = position(body(0, *row(20, 10, 6), kind=ARCHER), body(1, *row(20, 34, 6)), active=0, turn=7)
    assert order(battle).name == "shoot"
    assert order(with_objective(battle, 34, 10, 60)) == Order("rush")


def test_the_panicked_run():
    battle = position(body(0, *row(30, 20, 6), panicked=True), body(1, *row(30, 27, 6)), active=0)
    assert order(battle) == Order("rush")
    assert gap(moved(battle), UnitId(0), UnitId(1)) > gap(battle, UnitId(0), UnitId(1)) + 8 * INCH


# --- reactions and hits


@pytest.mark.parametrize(
    ("mine", "hold", "reaction"),
    [(kind(), False, "countercharge"), (kind(), True, "countercharge"), (ARCHER, True, "shoot")],
)
def test_how_it_meets_a_charge(mine, hold, reaction):
    battle = position(
        body(0, *row(30, 23, 6), kind=mine, hold=hold),
        body(1, *row(30, 20, 6)),
        active=1,
        agenda=[],
    )
    pause = begin(replace(battle, agenda=()).then(DeclareAssault(UnitId(1), UnitId(0))))
    assert THUMB.answer(pause) == reaction


def test_rank_and_file_take_the_hits_before_the_command_group():
    battle = position(
        body(0, *row(30, 5, 4), kind=ARCHER),
        body(1, *row(30, 20, 2), *row(30, 21, 2), roles=("leader", "standard", "musician")),
        active=0,
    )
    thrown = played(battle, Order("shoot", 1))
    pause = play(thrown.battle, (((10, 10, 1, 1),),))
    assert isinstance(pause.question.options, Allotment)
    assert THUMB.answer(pause) == (3, 2)


# --- the whole


def won(force: str, seeds: range) -> int:
    """Battles that thumb wins against random, both with the same force, changing sides."""
    own, wins = load(force), 0
    for seed in seeds:
        seat = seed % 2
        players = [RandomPlayer(seed), RandomPlayer(seed)]
        players[seat] = ThumbPlayer()
        end = fought(SYSTEM.muster(prepared("demo", (own, own))), players, Random(-seed - 1))
        wins += SYSTEM.verdict(end.battle) == seat
    return wins


@pytest.mark.match
def test_thumb_beats_random():
    assert won("gael-400", range(40)) >= 34


@pytest.mark.match
@pytest.mark.soak
@pytest.mark.parametrize("force", ["gael-400", "gael-demo", "sidhe-demo"])
def test_thumb_beats_random_in_a_long_tournament(force):
    assert won(force, range(100, 200)) >= 88


def test_the_same_position_gets_the_same_answer():
    pause = begin(waiting(turn=6, points=10))
    assert THUMB.answer(pause) == ThumbPlayer().answer(pause)
