"""A round of close combat: dice, speed, blows given out, who has won, and who closes up afterwards."""

import pytest

from carnyx.core.flow import begin
from carnyx.games.celtos.play.battle import is_engaged, touching
from carnyx.games.celtos.play.orders import Order
from carnyx.games.celtos.play.sequence import Activate
from carnyx.games.celtos.rules.edition import DE, DEFAULT, EN, ES, Edition
from tests.book.melee_positions import Throw, asked, beside, charge, faces, facing, melee, refusal, then, throws
from tests.book.positions import body, ground, kind, played, point, position, row
from tests.book.rulebook import rule

HERE = (20, 20)
THREE = row(20, 20, 3)
SPEAR = kind(weapons=("spear",))
PIKE = kind(weapons=("pike",))
TWO_HANDED = kind(weapons=("two_handed",))
MISSED = faces((1,), (1,))
EDITIONS = pytest.mark.parametrize("edition", [DEFAULT, EN, DE, ES], ids=["default", "en", "de", "es"])


@rule("celtos.cc.dice")
@EDITIONS
def test_each_model_in_contact_rolls_one_die_on_both_sides(edition: Edition) -> None:
    mine, theirs = body(0, *row(20, 20, 5)), body(1, *facing(*THREE, inch=edition.inch))
    assert [throw.dice for throw in throws(begin(melee(mine, theirs, edition=edition)))] == [3, 3]


@rule("celtos.cc.dice", "celtos.individual")
def test_an_individual_rolls_two_dice() -> None:
    chief = kind(individual=True, w=3)
    battle = melee(body(0, HERE, kind=chief), body(1, *facing(HERE)))
    assert [throw.dice for throw in throws(begin(battle))] == [2, 1]


@rule("celtos.cc.order")
def test_the_faster_weapon_strikes_first_and_the_dead_do_not_strike() -> None:
    battle = melee(body(0, *THREE, kind=TWO_HANDED), body(1, *facing(*THREE)))
    first = begin(battle)
    assert [throw.dice for throw in throws(first)] == [3]
    second = then(first, faces((10, 10, 1)), (0, 1), faces((10,), (10,)))
    assert second.battle.units[0].models == 1
    assert [throw.dice for throw in throws(second)] == [1]


@rule("celtos.cc.order")
def test_equal_speed_strikes_at_the_same_time_and_both_may_fall() -> None:
    over = played(melee(body(0, HERE), body(1, *facing(HERE))), faces((10,), (10,)), faces((10,), (10,)))
    assert over.question is None
    assert [unit.models for unit in over.battle.units] == [0, 0]


@rule("celtos.cc.order", "celtos.trait.first_strike")
def test_first_strike_comes_before_the_fastest_weapon() -> None:
    slow = kind(weapons=("two_handed",), traits={"first_strike": 1})
    pause = begin(melee(body(0, HERE, kind=SPEAR), body(1, *facing(HERE), kind=slow), charged=[0]))
    assert [throw.modifiers for throw in throws(pause)] == [{}]
    assert [throw.modifiers for throw in throws(then(pause, faces((1,))))] == [{"celtos.cc.charged": 1}]


@rule("celtos.cc.allocate")
def test_the_owner_gives_the_hits_to_models_in_contact_only() -> None:
    battle = melee(body(0, *row(20, 20, 2)), body(1, *facing(*THREE)))
    pause = played(battle, faces((10, 10), (1, 1)))
    assert asked(pause) == ("Allotment", 1)
    assert refusal(pause, (0, 1)) is None
    assert refusal(pause, (0, 2)) == "celtos.cc.allocate"


@rule("celtos.cc.allocate")
def test_nobody_is_given_a_second_hit_before_all_have_a_first() -> None:
    battle = melee(body(0, *row(20, 20, 2)), body(1, *facing(*row(20, 20, 2))))
    pause = played(battle, faces((10, 10), (1, 1)))
    assert refusal(pause, (0, 0)) == "celtos.cc.allocate"
    assert refusal(pause, (0,)) == "celtos.cc.allocate"


@rule("celtos.cc.allocate")
def test_the_owner_says_who_takes_the_blow_of_the_stronger_enemy() -> None:
    """A strong and a weak enemy have hit, each touching one man: either man may take either blow."""
    strong, weak = body(1, *facing((20, 20)), kind=kind(st=6)), body(1, *facing((21, 20)), kind=kind(st=3))
    pause = played(melee(body(0, (20, 20), (21, 20)), weak, strong), faces((1,), (1,), (10,), (10,)))
    assert asked(pause) == ("Allotment", 0)
    for takers, needs in (((0, 1), [4, 7]), ((1, 0), [7, 4])):
        assert [throw.base for throw in throws(then(pause, takers))] == needs


@rule("celtos.cc.allocate", "celtos.coherency")
def test_blows_done_for_the_owner_keep_his_unit_together() -> None:
    """Three in a line are struck; the one in the middle must not fall alone, so the standard is hit before him."""
    theirs = body(1, *facing(*THREE), roles=("leader", "", "standard"))
    pause = played(melee(body(0, *THREE), theirs), faces((10, 1, 1), (1, 1, 1)))
    assert asked(pause) == ("Allotment", 1)
    assert pause.question is not None
    assert pause.question.options.default == (2,)


@rule("celtos.cc.allocate")
def test_wounds_beyond_a_models_last_are_lost() -> None:
    chief = kind(individual=True, w=3)
    mine = body(0, HERE, kind=chief)
    over = played(melee(mine, body(1, *facing(*THREE))), faces((10, 10), (1,)), faces((10, 10)))
    assert over.battle.units[1].models == 2


@rule("celtos.cc.allocate")
def test_hits_on_a_unit_that_two_enemies_strike_are_pooled() -> None:
    battle = melee(body(0, HERE, (22, 20)), body(1, *facing(HERE)), body(1, *facing((22, 20))))
    pause = played(battle, faces((1,), (1,), (10,), (10,)))
    assert asked(pause) == ("Allotment", 0)
    assert refusal(pause, (1, 0)) is None
    assert refusal(pause, (0, 0)) == "celtos.cc.allocate"


@rule("celtos.cc.hit")
@pytest.mark.parametrize(
    ("attack", "defence", "need"), [(4, 4, 6), (5, 4, 5), (4, 6, 8), (8, 4, 2), (10, 1, 2), (1, 5, 10), (1, 10, 10)]
)
def test_the_need_is_six_and_the_defender_less_the_attacker(attack: int, defence: int, need: int) -> None:
    battle = melee(body(0, HERE, kind=kind(attack=attack)), body(1, *facing(HERE), kind=kind(attack=defence)))
    assert throws(begin(battle))[0] == Throw("celtos.cc.hit", 1, need, {})


@rule("celtos.cc.hit")
@pytest.mark.parametrize(("face", "hits"), [(5, 0), (6, 1)])
def test_the_need_itself_hits_and_one_less_misses(face: int, hits: int) -> None:
    pause = played(melee(body(0, HERE), body(1, *facing(HERE))), faces((face,), (1,)))
    assert [throw.dice for throw in throws(pause)] == [1] * hits


@rule("celtos.cc.panicked", "celtos.cc.enemy_panicked")
def test_panic_costs_two_and_gives_the_enemy_two() -> None:
    mine, theirs = throws(begin(melee(body(0, HERE, panicked=True), body(1, *facing(HERE)))))
    assert mine == Throw("celtos.cc.hit", 1, 6, {"celtos.cc.panicked": -2})
    assert theirs == Throw("celtos.cc.hit", 1, 6, {"celtos.cc.enemy_panicked": 2})


@rule("celtos.cc.panicked", "celtos.cc.enemy_panicked")
def test_two_panicked_units_hold_each_other_up() -> None:
    both = {"celtos.cc.panicked": -2, "celtos.cc.enemy_panicked": 2}
    pause = begin(melee(body(0, HERE, panicked=True), body(1, *facing(HERE), panicked=True)))
    assert [throw.modifiers for throw in throws(pause)] == [both, both]


@rule("celtos.cc.charged")
def test_the_charge_counts_in_its_own_round_only() -> None:
    mine, theirs = body(0, HERE), body(1, *facing(HERE))
    assert throws(begin(melee(mine, theirs, charged=[0])))[0].modifiers == {"celtos.cc.charged": 1}
    assert throws(begin(melee(mine, theirs)))[0].modifiers == {}


@rule("celtos.cc.cover")
def test_who_charges_into_a_wood_does_not_defend_it_but_who_is_charged_there_does() -> None:
    wood = ground("wood", 15, 21, 25, 25)
    battle = position(body(0, (20, 20.5)), body(1, (20, 23)), active=0, terrain=[wood])
    mine, theirs = throws(charge(battle, 1))
    assert mine.modifiers == {"celtos.cc.charged": 1}
    assert theirs.modifiers == {"celtos.cc.cover": 1}


@rule("celtos.cc.cover")
def test_who_has_not_been_charged_defends_no_cover() -> None:
    wood = ground("wood", 15, 15, 25, 25)
    pause = begin(melee(body(0, HERE), body(1, *facing(HERE)), charged=[0], terrain=[wood]))
    assert [throw.modifiers for throw in throws(pause)] == [{"celtos.cc.charged": 1}, {}]


@rule("celtos.cc.damage")
@pytest.mark.parametrize(
    ("weapon", "toughness", "need"),
    [("hand_weapon", 4, 6), ("hand_weapon", 5, 7), ("two_handed", 4, 4), ("improvised", 4, 7), ("hand_weapon", 1, 3)],
)
def test_damage_is_the_weapon_against_toughness(weapon: str, toughness: int, need: int) -> None:
    mine = body(0, HERE, kind=kind(weapons=(weapon,), traits={"first_strike": 1}))
    pause = played(melee(mine, body(1, *facing(HERE), kind=kind(toughness=toughness))), faces((10,)))
    assert throws(pause) == [Throw("celtos.cc.damage", 1, need, {})]


@rule("celtos.cc.result", "celtos.morale.lost_combat")
@EDITIONS
def test_who_took_more_wounds_has_lost_and_checks(edition: Edition) -> None:
    battle = melee(body(0, *THREE), body(1, *facing(*THREE, inch=edition.inch)), edition=edition)
    lost = played(battle, faces((10, 10, 1), (10, 1, 1)), (0, 1), (0,), faces((10,), (10,), (10,)))
    assert throws(lost) == [Throw("celtos.morale.test", 1, 6, {})]
    panicked = then(lost, (2,)).battle.units
    assert [panicked[0].panicked, panicked[1].models] == [False, 0]  # one of three is below half: it routs


@rule("celtos.cc.result")
def test_equal_wounds_are_a_draw_and_nobody_checks() -> None:
    battle = melee(body(0, *THREE), body(1, *facing(*THREE)))
    over = played(battle, faces((10, 1, 1), (10, 1, 1)), (0,), (0,), faces((10,), (10,)))
    assert over.question is None
    assert [unit.models for unit in over.battle.units] == [2, 2]


@rule("celtos.cc.sides")
def test_every_unit_of_the_losing_side_that_fought_checks_once() -> None:
    front = ((20, 20), (21, 20))
    left, right = body(1, *facing((20, 20)), (20, 22)), body(1, *facing((21, 20)), (21, 22))
    battle = melee(body(0, *front), left, right)
    lost = played(battle, faces((10,), (1,), (1,), (1,)), faces((10,)))
    assert throws(lost) == [Throw("celtos.morale.test", 1, 6, {})]
    again = then(lost, (10,))
    assert throws(again) == [Throw("celtos.morale.test", 1, 6, {})]
    assert throws(then(again, (1,))) == []
    assert [unit.panicked for unit in then(again, (1,)).battle.units] == [False, False, True]


@rule("celtos.cc.sides")
def test_wounds_are_summed_over_the_units_of_a_side() -> None:
    """Each enemy unit loses one wound, the activated unit two: nobody has won."""
    front = ((20, 20), (21, 20), (23, 20))
    left, right = body(1, *facing((20, 20)), (20, 22)), body(1, *facing((21, 20)), (21, 22))
    battle = melee(body(0, *front), left, right)
    over = played(battle, faces((10,), (10,), (10,), (10,)), (0, 1), faces((10,), (10,), (10,), (10,)))
    assert [unit.models for unit in over.battle.units] == [1, 1, 1]
    assert over.question is None


@rule("celtos.cc.sides")
def test_a_side_wiped_out_by_faster_strikers_has_lost_and_does_not_strike() -> None:
    battle = melee(body(0, HERE), body(1, *facing(HERE), kind=TWO_HANDED))
    over = played(battle, faces((10,)), faces((10,)))
    assert asked(over) == ("Goes", 0)  # the winner may consolidate
    assert over.battle.units[1].models == 0


@rule("celtos.cc.sides")
def test_a_side_wiped_out_before_its_last_step_has_lost_though_it_gave_as_many_wounds() -> None:
    """The spear strikes first for two wounds; then both enemies fall before the slow one strikes."""
    spear = kind(weapons=("spear",), individual=True)
    left, right = body(1, *facing((20, 20)), kind=spear), body(1, *facing((21, 20)), kind=TWO_HANDED)
    battle = melee(body(0, (20, 20), (21, 20), kind=kind(w=3)), left, right, charged=[0])
    over = played(battle, faces((10, 10)), faces((10, 10)), faces((10,), (10,)), faces((10,), (10,)))
    assert [sum(unit.wounds) for unit in over.battle.units] == [4, 0, 0]
    assert asked(over) == ("Goes", 0)  # the winner may consolidate


@rule("celtos.cc.sides")
def test_a_dead_side_has_lost_though_it_gave_more_wounds_and_the_victors_do_not_check() -> None:
    """The chief kills two as he falls: he has lost one wound and they two, but he is gone and they stand."""
    chief = kind(individual=True, attack=6)
    battle = melee(body(0, HERE, kind=chief), body(1, beside(HERE, 60), beside(HERE, 120), beside(HERE, 240)))
    over = played(battle, faces((10, 10), (10, 10, 10)), (0, 1), faces((10,), (10,), (10, 10, 10)))
    assert [unit.models for unit in over.battle.units] == [0, 1]
    assert asked(over) == ("Goes", 1)  # the winner may consolidate, and has taken no check


@rule("celtos.cc.sides")
def test_who_outlives_the_other_side_has_won_with_equal_wounds_too() -> None:
    battle = melee(body(0, HERE), body(1, beside(HERE, 60), beside(HERE, 120)))
    over = played(battle, faces((10,), (10, 1)), (0,), faces((10,), (10,)))
    assert [unit.models for unit in over.battle.units] == [0, 1]
    assert asked(over) == ("Goes", 1)


@rule("celtos.cc.sides")
def test_both_sides_wiped_out_is_a_draw_and_nobody_is_paid_for_winning() -> None:
    over = played(melee(body(0, HERE), body(1, *facing(HERE))), faces((10,), (10,)), faces((10,), (10,)))
    assert [unit.models for unit in over.battle.units] == [0, 0]
    assert over.question is None


@rule("celtos.cc.sides")
def test_only_wounds_really_lost_count() -> None:
    """Two wounds on a model with one are one: the round is a draw."""
    chief = kind(individual=True, w=3)
    battle = melee(body(0, HERE, kind=chief), body(1, *facing(HERE), (20, 22)))
    over = played(battle, faces((10, 10), (10,)), faces((10, 10), (10,)))
    assert [sum(unit.wounds) for unit in over.battle.units] == [2, 1]
    assert over.question is None


@rule("celtos.cc.lock")
def test_after_the_round_models_close_up_half_their_movement() -> None:
    battle = melee(body(0, *THREE), body(1, *facing(*THREE), (20, 23)))
    over = played(battle, faces((10, 1, 1), (1, 1, 1)), (0,), faces((10,)), (10,))
    assert over.question is None
    assert is_engaged(over.battle, 0)
    assert over.battle.units[1].footprint.point(2) != point(20, 23)


@rule("celtos.cc.lock")
@pytest.mark.parametrize(("inches", "engaged"), [(2, True), (2.2, False)])
def test_who_is_more_than_half_its_movement_off_is_no_longer_engaged(inches: float, engaged: bool) -> None:
    """The last man in contact falls; the next stands so far from the winner."""
    slow = kind(m=1)
    reserve = beside(HERE, 90, inches)
    battle = melee(body(0, HERE, kind=slow), body(1, *facing(HERE), reserve, start=2))
    over = played(battle, faces((10,), (1,)), faces((10,)), (10,))
    assert is_engaged(over.battle, 0) is engaged


@rule("celtos.cc.lock")
def test_the_active_side_closes_up_first() -> None:
    """An inch and a half apart, each could reach the other: only the first has to move."""
    reserve = beside(HERE, 90, 1.5)
    battle = melee(body(0, HERE), body(1, *facing(HERE), reserve))
    over = played(battle, faces((10,), (1,)), faces((10,)), (10,))
    assert over.battle.units[1].footprint.point(0) == reserve
    assert over.battle.units[0].footprint.point(0) != point(20, 20)
    assert is_engaged(over.battle, 0)


@rule("celtos.cc.lock")
def test_closing_up_is_no_charge() -> None:
    battle = position(body(0, HERE), body(1, *facing(HERE), (20, 22.9)), agenda=[Activate(0), Activate(1)])
    closed = played(battle, 0, Order("assault", 1), faces((10,), (1,)), faces((10,)), (10,))
    again = then(closed, 1, Order("assault", 0))
    assert [throw.modifiers for throw in throws(again)] == [{}, {}]


@rule("celtos.cc.lock")
@pytest.mark.parametrize("other", [0, 2], ids=["a friend of the fighter", "a third player"])
def test_nobody_closes_up_out_of_contact_with_another_enemy(other: int) -> None:
    """Both men of a line are held, each by another unit: who does not fight this round does not let go of his."""
    second = beside(HERE, 0, 0.1)
    line = body(1, HERE, second)
    battle = melee(body(0, beside(HERE, 180)), line, body(other, beside(second, 0)))
    over = played(battle, MISSED)
    assert over.question is None
    assert touching(over.battle, 1) == (0, 2)
    assert over.battle.units[1].footprint == battle.units[1].footprint


@rule("celtos.cc.lock")
def test_a_free_man_closes_up_though_his_comrade_is_held_elsewhere() -> None:
    """The same line with a third man: he touches nobody, and goes."""
    second = beside(HERE, 0, 0.1)
    battle = melee(body(0, beside(HERE, 180)), body(1, HERE, second, (20, 21.5)), body(0, beside(second, 0)))
    over = played(battle, MISSED)
    before, after = battle.units[1].footprint, over.battle.units[1].footprint
    assert [after.point(man) == before.point(man) for man in range(3)] == [True, True, False]
    assert touching(over.battle, 1) == (0, 2)


@rule("celtos.cc.lock", "celtos.rally.must")
def test_who_is_met_by_a_unit_that_closes_up_is_on_hold_no_longer() -> None:
    """The winner follows up to the second man, and comes to stand beside another unit as well."""
    second = beside(HERE, 90, 1.5)
    bystander = beside(beside(second, 270), 0, ticks=3)
    battle = melee(body(0, HERE), body(1, *facing(HERE), second), body(1, bystander, hold=True))
    over = played(battle, faces((10,), (1,)), faces((10,)), (10,))
    assert touching(battle, 0) == (1,)
    assert touching(over.battle, 0) == (1, 2)
    assert not over.battle.units[2].hold


@rule("celtos.cc.after")
def test_a_winner_left_alone_may_consolidate_half_its_movement() -> None:
    over = played(melee(body(0, HERE), body(1, *facing(HERE))), faces((10,), (1,)), faces((10,)))
    assert asked(over) == ("Goes", 0)
    assert refusal(over, ((point(20, 22),),)) is None
    assert refusal(over, ((point(20, 22, 0, 1),),)) == "celtos.cc.after"
    assert refusal(over, ((),)) is None


@rule("celtos.cc.after")
def test_units_that_still_touch_stay_locked() -> None:
    over = played(melee(body(0, HERE), body(1, *facing(HERE))), MISSED)
    assert over.question is None
    assert is_engaged(over.battle, 0)
