"""Armies, setting up, and who has won."""

import pytest
from msgspec.structs import replace

from carnyx.core.flow import Pause, begin
from carnyx.core.length import Point
from carnyx.games.celtos.lists import army
from carnyx.games.celtos.play.battle import Battle, Objective
from carnyx.games.celtos.play.deployment import Placed
from carnyx.games.celtos.play.muster import muster, prepared
from carnyx.games.celtos.play.orders import Order
from carnyx.games.celtos.play.sequence import Activate, EndTurn, NextActivation
from carnyx.games.celtos.play.victory import score, verdict
from carnyx.games.celtos.rules.edition import DE, DEFAULT, EN, ES, Edition
from tests.book.melee_positions import asked, faces, facing, melee, refusal, then
from tests.book.positions import Body, body, kind, played, point, position, row
from tests.book.rulebook import rule

HERE = (20, 20)
BOW = kind(weapons=("longbow", "hand_weapon"))
CHIEF = kind(individual=True, w=4)


# --- armies ----------------------------------------------------------------------------------------------------------


@rule("celtos.army")
def test_the_demo_forces_cost_what_is_known_to_the_point() -> None:
    battle = muster(prepared("demo"))
    gael = [unit.points for unit in battle.units if unit.player == 0]
    sidhe = [unit.points for unit in battle.units if unit.player == 1]
    assert (gael, sum(gael)) == ([151, 101, 121, 42], 415)
    assert (sidhe, sum(sidhe)) == ([138, 206, 72], 416)


@rule("celtos.army")
def test_the_demo_units_come_to_the_table_as_they_are_known() -> None:
    battle = muster(prepared("demo"))
    assert [unit.models for unit in battle.units] == [7, 7, 8, 1, 7, 7, 1]
    chieftain, prince = battle.kind(3), battle.kind(6)
    assert (chieftain.trait("marksmanship"), chieftain.individual) == (2, True)
    assert (prince.trait("parry"), prince.toughness, prince.individual) == (1, 6, True)
    assert battle.units[2].roles[:3] == ("leader", "standard", "musician")


@rule("celtos.army")
@pytest.mark.parametrize("people", ["gael", "sidhe", "fir_bolg", "fomorian", "vanir"])
def test_each_of_the_five_peoples_has_a_legal_force(people: str) -> None:
    forces = [army.load(name) for name in army.forces()]
    own = [force for force in forces if force.people == people]
    assert own
    assert [problem for force in own for problem in army.check(force)] == []


@rule("celtos.army")
def test_a_force_takes_units_of_its_own_people_only() -> None:
    mixed = army.Force("mixed", "gael", (army.Entry("sidhe.archer", 7),))
    assert [problem.rule for problem in army.check(mixed)] == ["celtos.army"]


@rule("celtos.individual")
def test_an_individual_takes_no_command() -> None:
    led = army.Force("led", "gael", (army.Entry("gael.chieftain", 1, leader=True),))
    assert "celtos.individual" in [problem.rule for problem in army.check(led)]


# --- setting up ------------------------------------------------------------------------------------------------------


def setting_up(edition: Edition = DEFAULT) -> Pause[Battle]:
    """The demo game, nobody on the table yet."""
    return begin(muster(prepared("demo", edition=edition, deploy="turns")))


def rank(x: int, y: int, models: int, inch: int = 254) -> tuple[Point, ...]:
    """Models side by side, an inch from centre to centre."""
    return tuple(Point((x + model) * inch, y * inch) for model in range(models))


@rule("celtos.deploy", "celtos.seats")
def test_armies_are_set_up_unit_by_unit_in_turn() -> None:
    first = setting_up()
    assert asked(first) == ("Deploys", 0)
    second = then(first, Placed(1, rank(10, 6, 7)))
    assert asked(second) == ("Deploys", 1)
    third = then(second, Placed(4, rank(10, 42, 7)))
    assert asked(third) == ("Deploys", 0)
    assert [unit.models for unit in third.battle.units] == [0, 7, 0, 0, 7, 0, 0]


@rule("celtos.deploy")
def test_who_has_set_up_everything_is_passed_over() -> None:
    """Four units against three: the last one comes alone, then the first turn begins."""
    gael = (Placed(0, rank(2, 6, 7)), Placed(1, rank(12, 6, 7)), Placed(2, rank(22, 6, 8)), Placed(3, rank(40, 6, 1)))
    sidhe = (Placed(4, rank(2, 42, 7)), Placed(5, rank(12, 42, 7)), Placed(6, rank(30, 42, 1)))
    turns = [placed for pair in zip(gael, sidhe, strict=False) for placed in pair]
    pause = then(setting_up(), *turns)
    assert asked(pause) == ("Deploys", 0)
    assert then(pause, gael[3]).battle.turn == 1


@rule("celtos.deploy")
@pytest.mark.parametrize("edition", [DEFAULT, EN, DE, ES], ids=["default", "en", "de", "es"])
@pytest.mark.parametrize(("y", "rule_id"), [(1, None), (11, None), (13, "celtos.deploy"), (42, "celtos.deploy")])
def test_a_unit_is_set_up_in_its_own_zone_twelve_inches_deep(y: int, rule_id: str | None, edition: Edition) -> None:
    assert refusal(setting_up(edition), Placed(1, rank(10, y, 7, edition.inch))) == rule_id


@rule("celtos.deploy")
def test_a_player_sets_up_his_own_whole_units() -> None:
    pause = setting_up()
    assert refusal(pause, Placed(4, rank(10, 6, 7))) == "celtos.deploy"
    assert refusal(pause, Placed(1, rank(10, 6, 6))) == "celtos.deploy"


@rule("celtos.deploy", "celtos.coherency", "celtos.measure")
def test_a_unit_is_set_up_in_coherency_and_on_free_ground() -> None:
    pause = setting_up()
    apart = (*rank(10, 6, 6), point(30, 6))
    assert refusal(pause, Placed(1, apart)) == "celtos.coherency"
    assert refusal(pause, Placed(1, (*rank(10, 6, 6), point(10, 6, 249)))) == "celtos.measure"
    later = then(pause, Placed(1, rank(10, 6, 7)), Placed(4, rank(10, 42, 7)))
    assert refusal(later, Placed(0, rank(10, 6, 7))) == "celtos.move.models"


@rule("celtos.deploy")
def test_the_table_is_six_feet_by_four_and_the_demo_table_four_by_four() -> None:
    pitched, demo = (muster(prepared(name)).field.table for name in ("pitched", "demo"))
    assert (pitched.width, pitched.depth) == (72 * 254, 48 * 254)
    assert (demo.width, demo.depth) == (48 * 254, 48 * 254)


# --- victory ---------------------------------------------------------------------------------------------------------


@rule("celtos.victory")
def test_the_last_side_with_models_wins_at_once() -> None:
    """The battle ends after the activation, though another unit has not been activated."""
    battle = position(
        body(0, HERE, kind=BOW), body(0, (40, 10)), body(1, (20, 30)), agenda=[NextActivation(0), EndTurn()]
    )
    over = played(battle, 0, Order("shoot", 2), faces((10,)), faces((10,)), Order("done"))
    assert over.question is None
    assert (over.battle.turn, verdict(over.battle)) == (1, 0)


@rule("celtos.victory")
def test_nobody_has_won_while_the_battle_goes_on() -> None:
    battle = position(body(0, HERE), body(1, (20, 30)), agenda=[NextActivation(0), EndTurn()])
    assert verdict(begin(battle).battle) is None


@rule("celtos.victory", "celtos.turn.limit")
def test_at_the_turn_limit_the_points_decide() -> None:
    routed = body(1, points=60)
    battle = position(body(0, HERE), body(1, (40, 40)), routed, agenda=[EndTurn()], turn=7)
    over = begin(battle)
    assert over.question is None
    assert (score(over.battle), verdict(over.battle)) == ((60, 0), 0)


@rule("celtos.victory")
def test_the_side_that_is_left_wins_whatever_the_points() -> None:
    battle = position(body(0, HERE, points=10), body(0, points=200), body(1, points=100))
    assert score(battle) == (100, 200)
    assert verdict(battle) == 0


@rule("celtos.victory")
def test_equal_points_are_a_draw() -> None:
    battle = position(body(0, HERE), body(1, (40, 40)), body(0, points=60), body(1, points=60))
    assert score(battle) == (60, 60)
    assert verdict(battle) is None


@rule("celtos.victory")
@pytest.mark.parametrize(("points", "winner"), [(120, 0), (80, 1), (100, None)])
def test_with_nobody_left_the_points_decide(points: int, winner: int | None) -> None:
    mine, theirs = body(0, HERE, points=100), body(1, *facing(HERE), points=points)
    over = played(melee(mine, theirs), faces((10,), (10,)), faces((10,), (10,)))
    assert [unit.models for unit in over.battle.units] == [0, 0]
    assert verdict(over.battle) == winner


@rule("celtos.victory")
@pytest.mark.parametrize(("left", "paid"), [(10, 0), (6, 0), (5, 0), (4, 50), (1, 50), (0, 100)])
def test_a_unit_pays_half_below_half_and_whole_when_it_is_gone(left: int, paid: int) -> None:
    battle = position(body(0, HERE), body(1, *row(30, 40, left), start=10), body(1, (60, 40)))
    assert score(battle) == (paid, 0)


@rule("celtos.victory", "celtos.individual")
@pytest.mark.parametrize(("wounds", "paid"), [(4, 0), (2, 0), (1, 50)])
def test_an_individual_pays_half_below_half_his_wounds(wounds: int, paid: int) -> None:
    battle = position(body(0, HERE), body(1, (40, 40), kind=CHIEF, wounds=(wounds,)))
    assert score(battle) == (paid, 0)


@rule("celtos.victory", "celtos.morale.rout", "celtos.edition.rout")
@pytest.mark.parametrize("edition", [DEFAULT, EN, DE, ES], ids=["default", "en", "de", "es"])
def test_a_routed_unit_pays_whole_as_if_destroyed(edition: Edition) -> None:
    archers = body(0, *row(20, 20, 3), kind=BOW)
    battle = position(archers, body(1, *row(20, 30, 3)), body(1, (60, 40)), active=0, edition=edition)
    over = played(battle, Order("shoot", 1), faces((10, 10, 1)), (0, 1), faces((10,), (10,)), (1,))
    assert over.battle.units[1].routed
    assert score(over.battle) == (100, 0)


@rule("celtos.victory")
def test_with_three_players_a_unit_pays_whose_unit_gave_the_last_wound() -> None:
    battle = position(body(2, HERE, kind=BOW), body(0, (20, 30), hurt_by=1), body(1, (60, 40)), active=0)
    over = played(battle, Order("shoot", 1), faces((10,)), faces((10,)))
    assert score(over.battle) == (0, 0, 100)


@rule("celtos.victory")
def test_with_three_players_a_routed_unit_pays_who_won_the_round() -> None:
    """Shot down by one enemy before, it loses a round to the other without a wound of its own and routs."""
    front = ((20, 20), (23, 20))
    broken = body(0, *facing(front[0]), start=4, hurt_by=1)
    other = body(0, *facing(front[1]))
    battle = melee(body(2, *front), broken, other, body(1, (60, 40)))
    lost = played(battle, faces((1,), (10,), (1,), (1,)), faces((10,)))
    over = then(lost, (1,))
    assert over.battle.units[1].routed
    assert score(over.battle) == (0, 0, 200)


@rule("celtos.victory")
@pytest.mark.parametrize(("wounds", "points"), [((10, 1), (0, 50, 0)), ((1, 10), (0, 0, 50))])
def test_of_two_players_who_strike_at_once_he_is_paid_whose_hit_has_wounded(
    wounds: tuple[int, int], points: tuple[int, ...]
) -> None:
    struck = body(0, HERE, (22, 20), (23, 22), (24, 22), start=7)
    battle = melee(struck, body(1, *facing(HERE)), body(2, *facing((22, 20))))
    pause = played(battle, faces((1,), (1,), (10,), (10,)), (0, 1))
    assert score(then(pause, faces(*((each,) for each in wounds)), (10,)).battle) == points


@rule("celtos.victory")
def test_with_three_players_nobody_is_paid_for_his_own_losses() -> None:
    battle = position(body(0, HERE), body(1, (60, 40)), body(2, (60, 10)), body(0, points=60))
    assert score(battle) == (0, 0, 0)


@rule("celtos.victory")
def test_who_gives_up_with_one_enemy_pays_him_for_every_unit() -> None:
    battle = position(body(0, HERE, points=60), body(0, (30, 20), points=40), body(1, (60, 40)), agenda=[Activate(0)])
    assert score(played(battle, "concede").battle) == (0, 100)


@rule("celtos.victory")
def test_who_gives_up_with_several_enemies_pays_only_those_who_have_hurt_him() -> None:
    """A unit pays whose unit gave the last wound or won the round: where nobody did, there is nobody to pay."""
    hurt, unhurt = body(0, HERE, points=60, hurt_by=2), body(0, (30, 20), points=40)
    battle = position(hurt, unhurt, body(1, (60, 40)), body(2, (60, 10)), agenda=[Activate(0)])
    assert score(played(battle, "concede").battle) == (0, 0, 60)


def round_the_well(*bodies: Body, edition: Edition = DEFAULT) -> tuple[int, ...]:
    """What each player has if these are all the units there are, with a well worth 30 points in their midst."""
    battle = position(*bodies, edition=edition)
    well = Objective(20 * edition.inch, 22 * edition.inch, 30)
    return score(replace(battle, field=replace(battle.field, objectives=(well,))))


@rule("celtos.victory.objective")
@pytest.mark.parametrize(("panicked", "points"), [(False, 30), (True, 0)])
def test_an_objective_pays_its_only_steady_holder(panicked: bool, points: int) -> None:
    assert round_the_well(body(0, HERE, panicked=panicked), body(1, (60, 40))) == (points, 0)


@rule("celtos.victory.objective")
@pytest.mark.parametrize("edition", [DEFAULT, ES])
@pytest.mark.parametrize(("ticks", "points"), [(0, 30), (1, 0)])
def test_an_objective_is_held_from_three_inches_off_the_base(ticks: int, points: int, edition: Edition) -> None:
    rim = point(20, 22 - 3, dy=-(125 + ticks), inch=edition.inch)
    assert round_the_well(body(0, rim), body(1, (60, 40)), edition=edition) == (points, 0)


@rule("celtos.victory.objective")
def test_an_objective_that_two_reach_pays_neither_unless_one_of_them_is_panicked() -> None:
    assert round_the_well(body(0, HERE), body(1, (20, 24))) == (0, 0)
    assert round_the_well(body(0, HERE), body(1, (20, 24), panicked=True)) == (30, 0)


@rule("celtos.victory.objective")
def test_two_units_of_one_player_hold_an_objective_together() -> None:
    assert round_the_well(body(0, HERE), body(0, (20, 24)), body(1, (60, 40))) == (30, 0)


@rule("celtos.victory.objective")
def test_an_objective_nobody_is_near_pays_nobody() -> None:
    assert round_the_well(body(0, (10, 10)), body(1, (60, 40))) == (0, 0)
