"""Movement: coherency, other models' bases, the table edge and the ground."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from carnyx.core.footprint import contacts
from carnyx.games.celtos.lists.profiles import profile
from carnyx.games.celtos.play.fights import FightRound
from carnyx.games.celtos.play.orders import Order
from carnyx.games.celtos.play.reactions import Evade
from carnyx.games.celtos.rules.edition import EN, ES
from tests.book.positions import body, east_of, ground, kind, played, point, position, refused, walk
from tests.book.rulebook import rule

BOWMEN = kind(weapons=("longbow", "hand_weapon"))
SKIRMISHERS = kind(traits={"skirmisher": 1})
MOVE, RUSH = Order("move"), Order("rush")
FAR = body(1, (60, 40))


def moving(*bodies, order=MOVE, **more):
    """The first unit has been told to move."""
    return played(position(*bodies, active=0, **more), order).battle


# Coherency


@rule("celtos.coherency", "celtos.trait.skirmisher")
@pytest.mark.parametrize(
    ("what", "gap", "ticks", "verdict"),
    [
        (kind(), 1, 0, None),
        (kind(), 1, 1, "celtos.coherency"),
        (SKIRMISHERS, 2, 0, None),
        (SKIRMISHERS, 2, 1, "celtos.coherency"),
    ],
    ids=["1 inch", "over 1 inch", "skirmishers 2 inches", "skirmishers over 2 inches"],
)
def test_a_model_stays_within_an_inch_of_its_unit_or_two_for_skirmishers(what, gap, ticks, verdict):
    battle = moving(body(0, (10, 10), east_of((10, 10), 0.5), kind=what), FAR)
    assert refused(battle, ((), (east_of((10, 10), gap, ticks=ticks),))) == verdict


@rule("celtos.coherency")
def test_all_models_hold_together_in_one_chain():
    battle = moving(body(0, (10, 10), (11, 10), (12, 10), (13, 10)), FAR)
    assert refused(battle, ((), (), (), (point(13, 11),))) is None
    two_and_two = ((), (), (point(14, 10),), (point(15, 10),))
    assert refused(battle, two_and_two) == "celtos.coherency"


@rule("celtos.coherency")
@pytest.mark.parametrize("order", [Order("shoot", 1), Order("assault", 1)])
def test_a_unit_out_of_coherency_may_not_shoot_or_assault(order):
    foe = body(1, (10, 13))
    apart = position(body(0, (10, 10), (14, 10), kind=BOWMEN), foe, active=0)
    together = position(body(0, (10, 10), (11, 10), kind=BOWMEN), foe, active=0)
    assert refused(apart, order) == "celtos.coherency"
    assert refused(together, order) is None


@rule("celtos.coherency")
def test_a_unit_out_of_coherency_regains_it_at_its_move():
    battle = moving(body(0, (10, 10), (14, 10)), FAR)
    assert refused(battle, ((), (point(11.5, 10),))) is None
    assert refused(battle, ((), (point(13, 10),))) == "celtos.coherency"
    assert refused(battle, ((), ())) == "celtos.coherency"


@rule("celtos.coherency")
def test_a_unit_that_has_regained_coherency_may_shoot_again():
    battle = position(body(0, (10, 10), (14, 10), kind=BOWMEN), body(1, (10, 20)), active=0)
    battle = played(battle, MOVE, ((), (point(11.5, 10),))).battle
    assert refused(battle, Order("shoot", 1)) is None


@rule("celtos.coherency.exempt")
def test_an_engaged_unit_out_of_coherency_may_still_assault():
    battle = position(body(0, (10, 10), (18, 10)), body(1, east_of((10, 10), 0)), active=0)
    assert refused(battle, Order("assault", 1)) is None


@rule("celtos.coherency.exempt")
def test_a_single_model_is_always_coherent():
    battle = position(body(0, (10, 10), kind=BOWMEN), body(1, (10, 13)), active=0)
    assert refused(battle, Order("shoot", 1)) is None
    assert refused(played(battle, MOVE).battle, walk(battle, 0, dx=-4)) is None


@rule("celtos.coherency.exempt")
def test_a_unit_that_cannot_regain_coherency_ends_as_near_to_its_largest_group_as_it_can():
    battle = moving(body(0, (10, 10), (11, 10), (30, 10)), FAR)
    assert refused(battle, ((), (), (point(26, 10),))) is None
    assert refused(battle, ((), (), (point(28, 10),))) == "celtos.coherency"
    assert refused(battle, ((), (), ())) == "celtos.coherency"


@rule("celtos.coherency.exempt", "celtos.order.panicked")
def test_a_panicked_unit_need_not_go_nearer_to_the_enemy_to_regain_coherency():
    panicked = body(0, (10, 10), (14, 10), panicked=True)
    battle = moving(panicked, body(1, (18, 10)))
    assert refused(battle, ((point(12, 10),), ())) == "celtos.order.panicked"
    assert refused(battle, ((), ())) is None


@rule("celtos.coherency", "celtos.coherency.exempt")
def test_a_panicked_unit_that_sees_no_enemy_keeps_its_coherency():
    wall = ground("building", 30, 0, 32, 48)
    battle = moving(body(0, (10, 10), (11, 10), panicked=True), FAR, terrain=[wall])
    assert refused(battle, ((), (point(14, 10),))) == "celtos.coherency"


@rule("celtos.coherency", "celtos.coherency.exempt")
def test_two_groups_may_go_towards_each_other_to_regain_coherency():
    battle = moving(body(0, (10, 10), east_of((10, 10), 7)), FAR)
    assert refused(battle, ((point(13, 10),), (east_of((13, 10), 1),))) is None


@rule("celtos.coherency", "celtos.coherency.exempt")
def test_a_unit_whose_groups_could_meet_half_way_must_do_so():
    battle = moving(body(0, (10, 10), east_of((10, 10), 7)), FAR)
    assert refused(battle, ((), (east_of((10, 10), 3),))) == "celtos.coherency"


def closed_up(battle):
    """The ways by which a unit out of coherency closes up."""
    return played(battle).question.options.stay()


@rule("celtos.coherency", "celtos.coherency.exempt")
def test_the_largest_group_stays_if_the_others_can_come_to_it():
    battle = moving(body(0, (10, 10), (11, 10), east_of((11, 10), 4)), FAR)
    ways = closed_up(battle)
    assert ways[:2] == ((), ())
    assert refused(battle, ways) is None
    assert ways[2][-1].x <= east_of((11, 10), 1).x


@rule("celtos.coherency", "celtos.coherency.exempt")
def test_the_largest_group_goes_to_meet_those_who_cannot_reach_it():
    battle = moving(body(0, (10, 10), (11, 10), east_of((11, 10), 8)), FAR)
    ways = closed_up(battle)
    assert all(ways)
    assert refused(battle, ways) is None
    assert refused(battle, ((), (), (east_of((11, 10), 4),))) == "celtos.coherency"


@rule("celtos.coherency", "celtos.coherency.exempt")
def test_where_not_even_meeting_half_way_closes_the_gap_the_largest_group_stays():
    battle = moving(body(0, (10, 10), (11, 10), east_of((11, 10), 10)), FAR)
    ways = closed_up(battle)
    assert ways[:2] == ((), ())
    assert refused(battle, ways) is None


@rule("celtos.coherency", "celtos.order.breakoff")
def test_a_unit_that_breaks_off_keeps_its_coherency():
    pair = body(0, (10, 10), (10, 11))
    battle = moving(pair, body(1, east_of((10, 10), 0)), edition=EN)
    battle = played(battle, (((1,),),)).battle
    assert refused(battle, walk(battle, 0, dx=-3)) is None
    assert refused(battle, ((point(8, 8),), (point(8, 13),))) == "celtos.coherency"


# Other models


@rule("celtos.move.models")
def test_a_model_passes_through_friends_but_does_not_end_on_them():
    friend = body(0, (12, 10))
    battle = moving(body(0, (10, 10)), friend, FAR)
    assert refused(battle, ((point(14, 10),),)) is None
    assert refused(battle, ((point(12, 10),),)) == "celtos.move.models"
    assert refused(battle, ((east_of((12, 10), 0),),)) is None


@rule("celtos.move.models")
def test_a_model_never_passes_through_enemies():
    enemy = body(1, (14, 10))
    battle = moving(body(0, (10, 10), kind=kind(m=8)), enemy)
    assert refused(battle, ((point(18, 10),),)) == "celtos.move.models"
    assert refused(battle, ((point(12, 13), point(16, 13)),)) is None


@rule("celtos.move.models")
@pytest.mark.parametrize(("ticks", "verdict"), [(0, None), (1, "celtos.move.models")])
@pytest.mark.parametrize("order", [MOVE, RUSH])
def test_a_model_keeps_an_inch_from_enemies(order, ticks, verdict):
    battle = moving(body(0, (10, 10)), body(1, east_of((10, 10), 4)), order=order)
    assert refused(battle, walk(battle, 0, dx=3, ticks=(ticks, 0))) == verdict


@rule("celtos.move.models")
def test_an_assaulting_model_may_come_into_contact():
    battle = position(body(0, (10, 10)), body(1, east_of((10, 10), 3)), active=0)
    battle = played(battle, Order("assault", 1), "none").battle
    assert refused(battle, walk(battle, 0, dx=3)) is None


@rule("celtos.move.near")
def test_a_model_that_starts_within_an_inch_may_stay_or_go_away_but_not_nearer():
    battle = moving(body(0, (10, 10)), body(1, east_of((10, 10), 0.5)))
    assert refused(battle, ((),)) is None
    assert refused(battle, walk(battle, 0, dx=-0.25)) is None
    assert refused(battle, walk(battle, 0, dx=-4)) is None
    assert refused(battle, walk(battle, 0, ticks=(1, 0))) == "celtos.move.near"


@rule("celtos.move.near")
def test_a_model_that_goes_away_from_one_enemy_still_keeps_an_inch_from_another():
    battle = moving(body(0, (10, 10)), body(1, east_of((10, 10), 0.5)), body(1, (6, 10)))
    assert refused(battle, walk(battle, 0, dx=-1)) is None
    assert refused(battle, walk(battle, 0, dx=-2.5)) == "celtos.move.models"


def models_in_contact(battle, unit, enemy):
    return {model for model, _ in contacts(battle.units[unit].footprint, battle.units[enemy].footprint)}


@rule("celtos.move.near")
def test_stepping_up_counts_as_assaulting():
    battle = position(body(0, (10, 10)), body(1, east_of((10, 10), 0), (11.5, 11)), agenda=[FightRound(0, ())])
    assert models_in_contact(battle, 1, 0) == {0}
    assert models_in_contact(played(battle, (((1,),), ((1,),))).battle, 1, 0) == {0, 1}


@rule("celtos.move.near")
@pytest.mark.parametrize(("reaction", "touching"), [(("countercharge", (10,)), {0, 1}), (("none",), {0})])
def test_counter_charging_counts_as_assaulting(reaction, touching):
    battle = position(body(0, (10, 10)), body(1, (14, 10), (15, 11)), active=0)
    pause = played(battle, Order("assault", 1), *reaction)
    pause = played(pause.battle, pause.question.options.hints()[0])
    assert models_in_contact(pause.battle, 1, 0) == touching


# The table edge


@rule("celtos.edge")
@pytest.mark.parametrize(("x", "verdict"), [(125, None), (124, "celtos.edge")])
def test_a_base_may_stand_on_the_edge_and_not_beyond(x, verdict):
    battle = moving(body(0, (2, 10)), FAR)
    assert refused(battle, ((point(0, 10, dx=x),),)) == verdict


@rule("celtos.edge")
def test_a_model_does_not_step_over_the_edge_on_its_way():
    battle = moving(body(0, (1, 10)), FAR)
    assert refused(battle, ((point(-0.5, 10), point(1, 11)),)) == "celtos.edge"


@rule("celtos.edge")
def test_a_rush_does_not_leave_the_table_either():
    battle = moving(body(0, (5, 10)), FAR, order=RUSH)
    assert refused(battle, walk(battle, 0, dx=-12)) == "celtos.edge"


@rule("celtos.edge")
@pytest.mark.parametrize(
    "room",
    [
        1,
        pytest.param(1.2),
    ],
)
def test_a_move_that_is_blocked_stops_at_the_edge(room):
    here = point(room, 10, dx=125)
    battle = position(body(0, here), body(1, point(room + 4, 10)), agenda=[Evade(0, 1)])
    west = played(battle).battle.units[0].footprint.box[0]
    assert 0 <= west <= 10


# The ground


@rule("celtos.terrain")
@pytest.mark.parametrize("what", ["wood", "swamp"])
@pytest.mark.parametrize(("ticks", "verdict"), [(0, None), (1, "celtos.order.move")])
def test_difficult_ground_is_crossed_at_half_rate(what, ticks, verdict):
    battle = moving(body(0, (10, 10)), FAR, terrain=[ground(what, 5, 5, 20, 20)])
    assert refused(battle, walk(battle, 0, dx=2, ticks=(ticks, 0))) == verdict


@rule("celtos.terrain")
def test_only_the_part_of_a_way_in_difficult_ground_counts_twice():
    battle = moving(body(0, (10, 10)), FAR, terrain=[ground("wood", 12, 5, 20, 20)])
    assert refused(battle, walk(battle, 0, dx=3)) is None
    assert refused(battle, walk(battle, 0, dx=3, ticks=(2, 0))) == "celtos.order.move"


@rule("celtos.terrain")
def test_half_rate_stays_half_rate_where_a_wood_stands_in_a_swamp():
    both = [ground("wood", 5, 5, 20, 20), ground("swamp", 5, 5, 20, 20)]
    battle = moving(body(0, (10, 10)), FAR, terrain=both)
    assert refused(battle, walk(battle, 0, dx=2)) is None


@rule("celtos.terrain")
def test_where_only_parts_overlap_every_part_counts_once():
    both = [ground("wood", 11, 5, 13, 20), ground("swamp", 12, 5, 14, 20)]
    battle = moving(body(0, (10, 10), kind=kind(m=8)), FAR, terrain=both)
    assert refused(battle, walk(battle, 0, dx=5)) is None
    assert refused(battle, walk(battle, 0, dx=5, ticks=(1, 0))) == "celtos.order.move"


@rule("celtos.terrain")
@pytest.mark.parametrize("what", ["wood", "swamp"])
def test_there_is_no_rush_inside_difficult_ground(what):
    battle = moving(body(0, (10, 10)), FAR, order=RUSH, terrain=[ground(what, 12, 5, 20, 20)])
    assert refused(battle, walk(battle, 0, dx=3)) == "celtos.terrain"
    assert refused(battle, walk(battle, 0, dx=2)) is None
    assert refused(battle, walk(battle, 0, dx=-9)) is None


@rule("celtos.terrain")
@pytest.mark.parametrize("what", ["wall", "hedge"])
def test_an_obstacle_costs_an_inch_to_cross(what):
    battle = moving(body(0, (10, 10)), FAR, terrain=[ground(what, 11, 5, 11.25, 20)])
    assert refused(battle, walk(battle, 0, dx=3)) is None
    assert refused(battle, walk(battle, 0, dx=3, ticks=(1, 0))) == "celtos.order.move"
    assert refused(battle, walk(battle, 0, dy=4)) is None


@rule("celtos.terrain")
def test_each_obstacle_costs_its_own_inch():
    walls = [ground("wall", 11, 5, 11.25, 20), ground("wall", 12, 5, 12.25, 20)]
    battle = moving(body(0, (10, 10), kind=kind(m=5)), FAR, terrain=walls)
    assert refused(battle, walk(battle, 0, dx=3)) is None
    assert refused(battle, walk(battle, 0, dx=3, ticks=(1, 0))) == "celtos.order.move"


@rule("celtos.terrain")
@pytest.mark.parametrize("what", ["building", "water"])
def test_buildings_and_deep_water_are_impassable(what):
    battle = moving(body(0, (10, 10)), FAR, terrain=[ground(what, 12, 5, 13, 20)])
    assert refused(battle, walk(battle, 0, dx=4)) == "celtos.terrain"
    assert refused(battle, ((point(12, 10, dx=-125),),)) is None
    assert refused(battle, ((point(12, 10, dx=-124),),)) == "celtos.terrain"


@rule("celtos.terrain")
@pytest.mark.parametrize(("order", "far"), [(MOVE, 4), (RUSH, 12)])
def test_a_hill_is_open_ground(order, far):
    battle = moving(body(0, (10, 10)), FAR, order=order, terrain=[ground("hill", 5, 5, 30, 20)])
    assert refused(battle, walk(battle, 0, dx=far)) is None


# Measures


@rule("celtos.measure")
@pytest.mark.parametrize(
    ("size", "millimetres"),
    [(1, 25), (2, 25), (3, 25), (4, 40), (5, 40), (6, 60), (7, 60), (8, 100), (9, 100)],
)
def test_bases_are_round_and_their_width_follows_the_size(size, millimetres):
    assert replace(profile("gael.warrior"), sz=size).radius * 2 == millimetres * 10


@rule("celtos.measure")
def test_bases_never_overlap_but_may_touch():
    battle = moving(body(0, (10, 10), (11.5, 10)), FAR)
    assert refused(battle, ((), (east_of((10, 10), 0),))) is None
    assert refused(battle, ((), (east_of((10, 10), 0, ticks=-1),))) == "celtos.measure"


@rule("celtos.measure")
@pytest.mark.parametrize(("edition", "ticks"), [(EN, 4 * 254), (ES, 4 * 250)], ids=["inches", "centimetres"])
def test_in_the_centimetre_edition_an_inch_is_two_and_a_half_centimetres(edition, ticks):
    battle = moving(body(0, (10, 10)), FAR, edition=edition)
    assert refused(battle, walk(battle, 0, ticks=(ticks, 0))) is None
    assert refused(battle, walk(battle, 0, ticks=(ticks + 1, 0))) == "celtos.order.move"
