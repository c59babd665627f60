"""The thumb player of Warriors: for each rule of thumb a position where it decides, and one where it does not."""

from __future__ import annotations

from typing import Any

import pytest

from carnyx.core.flow import begin
from carnyx.games.warriors.blocks.formation import gap
from carnyx.games.warriors.play.battle import Battle, Courier, UnitId, touching
from carnyx.games.warriors.play.calming import Influences
from carnyx.games.warriors.play.engagements import Fighting
from carnyx.games.warriors.play.fights import Assign, NameStruck
from carnyx.games.warriors.play.marches import March
from carnyx.games.warriors.play.moves import MoveNext, marched
from carnyx.games.warriors.play.orders import DONE, SealOrders, Send, SendOrders
from carnyx.games.warriors.play.volleys import Aim, TakeAim
from carnyx.games.warriors.play.walks import Walk, WalkNext, walked
from carnyx.games.warriors.players import ThumbPlayer
from carnyx.games.warriors.players.household import household
from carnyx.games.warriors.players.hunt import duel
from carnyx.games.warriors.players.worth import is_ahead, loss, might
from tests.book.warriors_positions import EAST, INCH, SOUTH, block, kind, man, position

BOWS = kind(arms=("bow", "hand"), armour="light", shield=False)
SPEARS = kind(arms=("spear",))
RIDERS = kind(mounted=True)
POOR = kind(quality="poor", armour="light")

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


def test_the_stronger_attacks_and_the_weaker_holds_and_shooters_oppose_and_riders_wait():
    battle = position(
        block(0, 10, 5, figures=20),
        block(0, 22, 5, kind=POOR),
        block(0, 36, 5, kind=BOWS),
        block(0, 50, 5, kind=RIDERS),
        block(1, 36, 40, SOUTH),
        agenda=[SealOrders(0)],
        turn=0,
    )
    assert might(battle, UnitId(0), UnitId(4)) > 1 > might(battle, UnitId(1), UnitId(4))
    assert says(battle) == ("attack", "hold", "oppose", "hold")


def test_individuals_in_its_ranks_make_a_unit_mightier():
    blocks = block(0, 36, 10), block(1, 36, 40, SOUTH)
    plain, led = position(*blocks), position(*blocks, man(0, "leader", host=0))
    assert might(led, UnitId(0), UnitId(1)) > might(plain, UnitId(0), UnitId(1)) == 1
    assert might(led, UnitId(1), UnitId(0)) < 1


def test_the_household_waits_for_the_leaders_and_then_attacks():
    chief, guard, foe = man(0, "warchief", 36, 2), block(0, 36, 10), block(1, 36, 40, SOUTH, figures=20)
    before = position(chief, guard, foe, agenda=[SealOrders(0)], turn=0)
    assert says(before) == ("hold",)
    after = position(chief, guard, foe, agenda=[SendOrders(0)], couriers=[Courier(0)], turn=2)
    assert says(after) == Send(0, 1, "attack")


def test_who_holds_against_a_stronger_enemy_goes_on_holding_until_he_runs_or_time_does():
    strong = block(1, 36, 40, SOUTH, figures=30, files=10)
    shaken = block(1, 36, 40, SOUTH, figures=30, files=10, condition="shaken", disorganised=True)
    sent = Send(0, 2, "attack", False)
    for foe, turn, answer in ((strong, 3, DONE), (shaken, 3, sent), (strong, 5, sent)):
        battle = position(
            man(0, "warchief", 12, 8, host=1),
            block(0, 12, 10, order="attack", figures=30),
            block(0, 16, 4, leader=0),
            foe,
            agenda=[SendOrders(0)],
            turn=turn,
        )
        assert says(battle) == answer


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


def test_an_order_goes_by_courier_to_who_is_far_off():
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


def test_the_household_draws_in_its_files_while_it_waits():
    chief, guard, foe = man(0, "warchief", 36, 2), block(0, 36, 20, figures=20, files=8), block(1, 36, 44, SOUTH)
    battle = position(chief, guard, foe, agenda=[MoveNext(0)])
    assert says(battle) == March(1, files=5)
    nobody = position(guard, foe, agenda=[MoveNext(0)])
    assert says(nobody) == March(0)


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


def test_hunters_come_nearer_from_afar_once_the_lines_have_met():
    early, late = (hunting(man(0, "hero", 36, 5), turn=turn) for turn in (2, 5))
    after = walked(late, says(late))
    assert gap(after.body(0), after.body(1)) < gap(late.body(0), late.body(1)) - 8 * INCH
    assert gap(*(walked(early, says(early)).body(each) for each in (0, 1))) >= gap(early.body(0), early.body(1))


def test_nobody_hunts_when_the_battle_is_won():
    mine, theirs = block(0, 60, 5, points=100), block(1, 10, 40, SOUTH, figures=5, start=20, order="hold")
    battle = position(
        man(0, "hero", 36, 24), man(1, "leader", 36, 30, SOUTH), mine, theirs, agenda=[WalkNext(0)], turn=6
    )
    assert is_ahead(battle, 0)
    assert touching(walked(battle, says(battle)), 0) == ()


def test_nobody_hunts_a_leader_among_his_men():
    battle = position(
        man(0, "leader", host=1),
        block(0, 60, 5),
        man(1, "leader", host=3),
        block(1, 36, 40, SOUTH),
        agenda=[WalkNext(0)],
        turn=5,
    )
    assert says(battle) == Walk(0)


def test_the_leaders_gather_in_the_sturdiest_unit_near_them():
    battle = position(
        man(0, "warchief", 36, 2),
        man(0, "leader", 40, 2),
        block(0, 36, 10, figures=20),
        block(0, 50, 10, kind=POOR),
        block(0, 44, 10, kind=BOWS),
        block(1, 36, 44, SOUTH),
        agenda=[WalkNext(0)],
    )
    assert household(battle, 0) == 2
    assert says(battle) == Walk(0, join=2)


def test_a_fight_draws_them_to_another_unit_and_they_leave_one_that_is_shaken():
    chief, guard, foe = man(0, "warchief", host=1), block(0, 36, 10, figures=20), block(1, 44, 12, SOUTH)
    for other, host in ((block(0, 44, 10), 1), (block(0, 44, 12, figures=20), 2)):
        battle = position(chief, guard, other, foe, agenda=[WalkNext(0)], started=[3] if host == 2 else [])
        assert household(battle, 0) == host
    shaken = block(0, 36, 10, figures=20, condition="shaken", disorganised=True)
    assert household(position(chief, shaken, block(0, 44, 10), foe), 0) == 2


def test_where_no_unit_is_fit_a_leader_in_danger_takes_shelter():
    far, close = (
        position(man(0, "warchief", 36, 5), block(0, 40, 8, kind=BOWS), block(1, 36, y, SOUTH), agenda=[WalkNext(0)])
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
        agenda=[NameStruck(UnitId(0), UnitId(3), 1)],
        started=[0],
    )
    assert says(battle) == "1"


@pytest.mark.parametrize(
    ("leadership", "condition", "answer"), [(3, "shaken", "nobody"), (5, "shaken", "1"), (5, "bloodlust", "nobody")]
)
def test_it_influences_a_shaken_unit_where_that_is_worth_the_risk_and_lets_bloodlust_run(leadership, condition, answer):
    battle = position(
        man(0, "leader", host=1, leadership=leadership),
        block(0, 36, 20, condition=condition, disorganised=True, leader=3),
        man(0, "bannerman", host=1),
        man(0, "warchief", 60, 2),
        block(1, 36, 40, SOUTH),
        agenda=[Influences(UnitId(0))],
    )
    assert says(battle) == answer
