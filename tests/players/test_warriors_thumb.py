"""The thumb player of Warriors: for each rule of thumb a position where it decides, and one where it does not."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

sys.path.append(str(Path(__file__).resolve().parents[1] / "book"))  # where battles are set up by hand

from warriors_positions import EAST, INCH, SOUTH, block, kind, man, position

from carnyx.core.flow import begin
from carnyx.games.warriors.army import load
from carnyx.games.warriors.battle import Battle, Courier, UnitId, touching
from carnyx.games.warriors.calming import Influences
from carnyx.games.warriors.engagements import Fighting
from carnyx.games.warriors.fights import Assign, NameStruck
from carnyx.games.warriors.formation import gap
from carnyx.games.warriors.moves import MoveNext, marched
from carnyx.games.warriors.muster import prepared
from carnyx.games.warriors.orders import DONE, SealOrders, Send, SendOrders
from carnyx.games.warriors.system import SYSTEM
from carnyx.games.warriors.volleys import Aim, TakeAim
from carnyx.games.warriors.walks import Walk, WalkNext, walked
from carnyx.players import RandomPlayer, fought
from carnyx.players.warriors import ThumbPlayer
from carnyx.players.warriors.hunt import duel
from carnyx.players.warriors.worth import is_ahead, loss

BOWS = kind(arms=("bow", "hand"), armour="light", shield=False)
SPEARS = kind(arms=("spear",))
RIDERS = kind(mounted=True)

THUMB = ThumbPlayer()


def says(battle: Battle) -> Any:
    """What thumb answers to the question the battle stands at."""
    return THUMB.answer(begin(battle))


# --- what a loss is worth


def test_a_leader_is_worth_the_men_who_would_run_and_a_warchief_all_of_them():
    battle = position(
        man(0, "warchief", 30, 2),
        man(0, "leader", 40, 2),
        man(0, "hero", 50, 2),
        block(0, 30, 8, leader=0),
        block(0, 40, 8, leader=1),
    )
    chief, leader, hero = (loss(battle, who) for who in range(3))
    assert hero == 50
    assert hero + 40 < leader < hero + 60  # of one unit of a hundred points four in ten run, and one is shaken
    assert chief > leader + 50


# --- shooting


def shooting(*bodies: Any, **more: Any) -> Any:
    return says(position(block(0, 36, 10, kind=BOWS), *bodies, agenda=[TakeAim(UnitId(0))], **more))


def test_it_shoots_one_volley_at_the_target_that_loses_most():
    poor, dear = block(1, 26, 30, SOUTH, points=50), block(1, 46, 30, SOUTH, points=200)
    assert shooting(poor, dear) == Aim(2, 1)


def test_it_blackens_the_sky_over_a_leader_who_stands_alone():
    alone, unit = man(1, "leader", 46, 30, SOUTH), block(1, 26, 30, SOUTH, points=200)
    assert shooting(unit, alone) == Aim(2, 3)


def test_it_blackens_the_sky_before_it_is_charged():
    assert shooting(block(1, 36, 17, SOUTH)) == Aim(1, 3)


def test_it_leaves_no_volley_for_after_the_battle():
    far = block(1, 36, 30, SOUTH)
    assert shooting(far, turn=3) == Aim(1, 1)
    assert shooting(far, turn=5) == Aim(1, 3)


def test_shooters_come_within_reach_of_a_leader():
    battle = position(
        block(0, 36, 8, kind=BOWS, order="oppose"), man(1, "warchief", 36, 40, SOUTH), agenda=[MoveNext(0)]
    )
    after = marched(battle, says(battle))
    assert gap(after.body(0), after.body(1)) < 24 * INCH < gap(battle.body(0), battle.body(1))


def test_shooters_step_back_from_who_might_charge():
    battle = position(block(0, 36, 20, kind=BOWS, order="oppose"), block(1, 36, 27, SOUTH), agenda=[MoveNext(0)])
    after = marched(battle, says(battle))
    assert gap(after.body(0), after.body(1)) > gap(battle.body(0), battle.body(1))


# --- orders


def test_its_first_orders_are_to_attack_but_shooters_oppose_and_riders_wait():
    battle = position(
        block(0, 20, 5),
        block(0, 36, 5, kind=BOWS),
        block(0, 50, 5, kind=RIDERS),
        block(1, 36, 40, SOUTH),
        agenda=[SealOrders(0)],
        turn=0,
    )
    assert says(battle) == ("attack", "oppose", "hold")


def ordering(order: str, **more: Any) -> Any:
    battle = position(
        man(0, "warchief", 36, 2, leadership=4),
        block(0, 36, 12, order=order, start=20, points=100),
        man(1, "warchief", 36, 46, SOUTH),
        block(1, 36, 40, SOUTH, start=20, points=more.pop("theirs", 100)),
        agenda=[SendOrders(0)],
        couriers=[Courier(0), Courier(0)],
        **more,
    )
    return says(battle)


def test_riders_are_sent_after_the_foot_by_courier():
    assert ordering("hold") == Send(0, 1, "attack", True)
    assert ordering("attack") == DONE


def test_an_order_that_would_hardly_be_obeyed_is_not_sent():
    others = [block(0, 10 + 8 * n, 12, condition="shaken", disorganised=True) for n in range(6)]
    battle = position(
        man(0, "warchief", 60, 2, leadership=1),
        block(0, 60, 12),
        block(1, 36, 40, SOUTH),
        *others,
        agenda=[SendOrders(0)],
        couriers=[Courier(0)],
    )
    assert says(battle) == DONE


def test_who_is_well_ahead_late_in_the_battle_holds():
    mine, theirs = block(0, 36, 12, order="attack", figures=20), block(1, 36, 40, SOUTH, figures=5, start=20)
    leaders = man(0, "warchief", 36, 8), man(1, "warchief", 36, 46, SOUTH)
    early, late = (
        position(mine, theirs, *leaders, agenda=[SendOrders(0)], couriers=[Courier(2)], turn=turn) for turn in (4, 6)
    )
    assert not is_ahead(early, 0)
    assert is_ahead(late, 0)
    assert not is_ahead(late, 1)
    assert says(early) == DONE
    assert says(late) == Send(2, 0, "hold", False)


# --- marching


def test_it_finds_a_way_round_a_friend():
    battle = position(
        block(0, 36, 20, order="attack", files=2, figures=4),
        block(0, 38, 25, files=4),
        block(1, 36, 40, SOUTH),
        agenda=[MoveNext(0)],
    )
    march = says(battle)
    after = marched(battle, march)
    assert march.unit == 0
    assert gap(after.body(0), after.body(2)) < gap(battle.body(0), battle.body(2)) - 2 * INCH


def test_who_holds_turns_to_the_enemy():
    battle = position(block(0, 36, 20), block(1, 60, 18, EAST), agenda=[MoveNext(0)])
    assert marched(battle, says(battle)).body(0).facing == EAST


@pytest.mark.parametrize(("mine", "theirs", "wider"), [(4, 6, 8), (8, 6, 0)])
def test_who_is_locked_widens_until_he_reaches_round_the_enemy(mine, theirs, wider):
    battle = position(
        block(0, 36, 20, files=mine, figures=16),
        block(1, 36, 20, SOUTH, files=theirs, figures=16),
        agenda=[MoveNext(0)],
        started=[1],
    )
    question = begin(battle).question
    assert (says(battle).files if question is not None else 0) == wider


# --- individuals


def hunting(*hunters: Any, prey: str = "leader", **more: Any) -> Battle:
    return position(
        *hunters,
        man(1, prey, 36, 30, SOUTH),
        block(1, 10, 40, SOUTH, order="hold", points=400),
        man(0, "warchief", 36, 2),
        block(0, 60, 5, points=100),
        agenda=[WalkNext(0)],
        **more,
    )


def test_a_hero_catches_a_leader_who_stands_alone():
    battle = hunting(man(0, "hero", 36, 24))
    after = walked(battle, says(battle))
    assert touching(after, 0) == (1,)


def test_two_leaders_do_what_one_does_not_dare():
    one = man(0, "leader", 33, 24)
    alone, together = hunting(one), hunting(one, man(0, "leader", 39, 24))
    wins, risks = duel(together, UnitId(2), [UnitId(0), UnitId(1)])
    assert wins > duel(alone, UnitId(1), [UnitId(0)])[0]
    assert risks < wins
    assert touching(walked(together, says(together)), 0) == (2,)


def test_hunters_come_nearer_from_afar():
    battle = hunting(man(0, "hero", 36, 5))
    after = walked(battle, says(battle))
    assert gap(after.body(0), after.body(1)) < gap(battle.body(0), battle.body(1)) - 8 * INCH


def test_nobody_hunts_a_leader_among_his_men():
    battle = position(
        man(0, "leader", 36, 5),
        block(0, 60, 5),
        man(1, "leader", host=3),
        block(1, 36, 40, SOUTH),
        agenda=[WalkNext(0)],
    )
    assert says(battle) == Walk(0)


def test_the_warchief_stays_out_of_it_and_takes_shelter_when_an_enemy_comes_near():
    far, close = (
        position(man(0, "warchief", 36, 5), block(0, 40, 8), block(1, 36, y, SOUTH), agenda=[WalkNext(0)])
        for y in (30, 13)
    )
    assert says(far) == Walk(0)
    assert says(close) == Walk(0, join=1)


def test_a_hero_joins_the_ranks_that_fight():
    battle = position(
        man(0, "hero", 36, 12),
        block(0, 36, 20, order="attack"),
        block(0, 44, 15, order="attack", figures=20),
        block(1, 36, 20, SOUTH),
        agenda=[WalkNext(0)],
        started=[1],
    )
    assert says(battle) == Walk(0, join=1)


# --- fights, strikes and influence


def test_spears_fight_in_two_ranks():
    battle = position(block(0, 36, 20, kind=SPEARS), block(1, 36, 20, SOUTH), agenda=[Assign(UnitId(0))], started=[0])
    assert says(battle) == Fighting(True, (), 1)


def test_a_nought_strikes_whoever_is_missed_least():
    battle = position(
        block(0, 36, 20, leader=2),
        man(0, "hero", host=0),
        man(0, "leader", host=0),
        block(1, 36, 20, SOUTH),
        agenda=[NameStruck(UnitId(0), 1)],
        started=[0],
    )
    assert says(battle) == "1"


@pytest.mark.parametrize(("leadership", "answer"), [(3, "nobody"), (5, "1")])
def test_it_influences_only_where_success_is_far_likelier_than_disaster(leadership, answer):
    battle = position(
        man(0, "leader", host=1, leadership=leadership),
        block(0, 36, 20, condition="shaken", disorganised=True),
        man(0, "bannerman", host=1),
        block(1, 36, 40, SOUTH),
        agenda=[Influences(UnitId(0))],
    )
    assert says(battle) == answer


# --- the whole


def won(force: str, battles: int) -> int:
    """Battles that thumb wins against random, both with the same force, changing sides."""
    own, wins = load(force), 0
    for seed in range(battles):
        seat = seed % 2
        players = [RandomPlayer(seed), RandomPlayer(seed)]
        players[seat] = ThumbPlayer()
        end = fought(SYSTEM.muster(prepared("field800", (own, own))), players, Random(-seed - 1))
        wins += SYSTEM.verdict(end.battle) == seat
    return wins


def test_thumb_beats_random():
    wins = won("men-800", 40)
    assert wins > 20, wins


@pytest.mark.soak
@pytest.mark.parametrize(("force", "bound"), [("men-800", 55), ("orcs-800", 57), ("dwarves-800", 45)])
def test_thumb_beats_random_in_a_hundred(force, bound):
    wins = won(force, 100)
    assert wins >= bound, wins


def test_the_same_position_gets_the_same_answer():
    pause = begin(SYSTEM.muster(prepared("field800")))
    assert THUMB.answer(pause) == ThumbPlayer().answer(pause)
