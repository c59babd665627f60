"""Phase two: what orders and tempers make of a unit's move: ATTACK, HOLD, OPPOSE, bloodlust and shaken."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from carnyx.core.flow import begin
from carnyx.games.warriors.blocks.formation import gap
from carnyx.games.warriors.play.battle import touching
from carnyx.games.warriors.play.marches import March, compelled, movers, refuse_reform
from carnyx.games.warriors.play.movement import Leg
from carnyx.games.warriors.play.moves import MoveNext, Reorganise
from carnyx.games.warriors.rules.edition import DEFAULT
from tests.book.positions import ground, played, refused
from tests.book.rulebook import rule
from tests.book.warriors_positions import ABOUT, NORTH, SOUTH, WEST, block, inch, kind, man, position

MOVES = [MoveNext(0)]
BOWS = kind(arms=("bow", "hand"))


def ahead(inches, ticks=0):
    return Leg("advance", inch(inches) + ticks)


def alone(edition=DEFAULT, terrain=(), more=(), **condition):
    """One unit on OPPOSE in the middle of an empty table, looking north."""
    unit = block(0, 36, 20, **{"order": "oppose", **condition})
    return position(unit, *more, agenda=MOVES, edition=edition, terrain=terrain)


# --- orders ----------------------------------------------------------------------------------------------------------


@rule("warriors.order.attack", "warriors.move.compulsory")
def test_attack_goes_its_full_move_at_the_nearest_visible_enemy():
    battle = position(block(0, 36, 10, order="attack"), block(1, 36, 30, SOUTH), agenda=MOVES)
    assert refused(battle, March(0)) == "warriors.order.attack"
    assert refused(battle, March(0, (ahead(7),))) == "warriors.order.attack"
    assert refused(battle, March(0, (ahead(8),))) is None


@rule("warriors.order.attack", "warriors.combat.align")
def test_attack_makes_contact_if_it_can():
    battle = position(block(0, 36, 10, order="attack"), block(1, 36, 17, SOUTH), agenda=MOVES)
    assert played(battle, March(0, (ahead(7),))).battle.contacts[0].starter == 0


@rule("warriors.order.attack", "warriors.move.compulsory")
def test_it_wheels_less_if_only_so_it_makes_contact():
    # Straight on it is seven inches and a half; the whole wheel to the nearest point would cost more than is left.
    battle = position(block(0, 36, 10, order="attack"), block(1, 40.5, 17.5, SOUTH), agenda=MOVES)
    after = played(battle, March(0, compelled(battle, 0).legs)).battle
    assert touching(after, 0) == (1,)
    farther = position(block(0, 36, 10, order="attack"), block(1, 40.5, 18.5, SOUTH), agenda=MOVES)
    assert compelled(farther, 0).legs[0].kind == "wheel"


@rule("warriors.move.compulsory")
def test_it_wheels_to_face_the_nearest_point_and_goes_straight_on():
    battle = position(block(0, 20, 10, order="attack"), block(1, 32, 22, SOUTH), agenda=MOVES)
    move = compelled(battle, 0)
    wheel, straight = move.legs
    assert (wheel.kind, straight.kind) == ("wheel", "advance")
    assert wheel.amount > 0  # to the right
    after = played(battle, March(0, move.legs)).battle
    assert gap(after.body(0), after.body(1)) < gap(battle.body(0), battle.body(1))


@rule("warriors.order.attack", "warriors.move.compulsory")
def test_the_nearest_it_sees_comes_before_a_nearer_one_it_does_not():
    hidden, seen = block(1, 36, 22, SOUTH), block(1, 50, 16, SOUTH)
    house = [ground("building", 33, 15, 39, 18)]
    battle = position(block(0, 36, 10, order="attack"), hidden, seen, agenda=MOVES, terrain=house)
    assert compelled(battle, 0).goal == 2
    nobody = position(block(0, 36, 10, order="attack"), hidden, agenda=MOVES, terrain=house)
    assert compelled(nobody, 0).goal == 1  # with none in sight it goes towards the nearest


@rule("warriors.order.attack", "warriors.shaken.move")
def test_an_individual_alone_is_an_enemy_too():
    hero, unit = man(1, "hero", 36, 16, SOUTH), block(1, 36, 30, SOUTH)
    attacking = position(block(0, 36, 10, order="attack"), hero, unit, agenda=MOVES)
    assert compelled(attacking, 0).goal == 1
    shaken = position(block(0, 36, 10, condition="shaken", disorganised=True), hero, unit, agenda=MOVES)
    assert compelled(shaken, 0).goal == 1


@rule("warriors.order.attack")
def test_missile_units_may_stand_while_a_target_is_in_short_range():
    near = position(block(0, 36, 10, kind=BOWS, order="attack"), block(1, 36, 19, SOUTH), agenda=MOVES)
    assert refused(near, March(0)) is None
    empty = position(block(0, 36, 10, kind=BOWS, order="attack", volleys=0), block(1, 36, 19, SOUTH), agenda=MOVES)
    assert refused(empty, March(0)) == "warriors.order.attack"
    far = position(block(0, 36, 10, kind=BOWS, order="attack"), block(1, 36, 19.1, SOUTH), agenda=MOVES)
    assert refused(far, March(0)) == "warriors.order.attack"


@rule("warriors.move.compulsory")
def test_blocked_any_move_that_ends_nearer_will_do_and_none_is_no_disobedience():
    wall = block(0, 36, 11, files=9, figures=9)
    battle = position(block(0, 36, 10, order="attack"), block(1, 36, 25, SOUTH), wall, agenda=MOVES)
    assert compelled(battle, 0).is_blocked
    assert refused(battle, March(0)) is None
    assert refused(battle, March(0, (Leg("turn", ABOUT), ahead(1)))) == "warriors.move.compulsory"
    edge = position(block(0, 36, 10, order="attack"), agenda=MOVES)
    assert compelled(edge, 0) is None  # no enemy at all


@rule("warriors.move.compulsory")
def test_a_friend_in_part_of_its_way_stops_it_there():
    friend = block(0, 36, 15, files=5, figures=5)
    battle = position(block(0, 36, 10, order="attack"), block(1, 36, 30, SOUTH), friend, agenda=MOVES)
    move = compelled(battle, 0)
    assert (move.is_blocked, move.legs[-1]) == (True, ahead(4))
    assert refused(battle, March(0)) == "warriors.order.attack"  # it can still go nearer
    assert refused(battle, March(0, (ahead(2),))) is None


@rule("warriors.order.hold")
def test_hold_may_turn_reform_and_stand_and_nothing_else():
    battle = alone(order="hold")
    assert refused(battle, March(0)) is None
    assert refused(battle, March(0, (Leg("turn", 900),))) is None
    assert refused(battle, March(0, files=6)) is None
    assert refused(battle, March(0, (ahead(1),))) == "warriors.order.hold"
    assert refused(battle, March(0, (Leg("wheel", 100),))) == "warriors.order.hold"


@rule("warriors.order.hold")
def test_hold_never_starts_contact():
    # Six files, one rank: turned by a quarter it reaches two and a half inches farther ahead.
    battle = position(block(0, 36, 20, files=6, figures=6, order="hold"), block(1, 36, 22.5, SOUTH), agenda=MOVES)
    assert refused(battle, March(0, (Leg("turn", 900),))) == "warriors.order.hold"
    farther = position(block(0, 36, 20, files=6, figures=6, order="hold"), block(1, 36, 22.6, SOUTH), agenda=MOVES)
    assert refused(farther, March(0, (Leg("turn", 900),))) is None


@rule("warriors.order.oppose", "warriors.order.oppose.stop")
def test_oppose_stops_three_inches_from_any_enemy():
    enemy = block(1, 36, 28, SOUTH)
    assert refused(alone(more=[enemy]), March(0, (ahead(5),))) is None
    assert refused(alone(more=[enemy]), March(0, (ahead(5, 1),))) == "warriors.order.oppose"
    hero = man(1, "hero", 36, 28, SOUTH)
    assert refused(alone(more=[hero]), March(0, (ahead(5, 1),))) == "warriors.order.oppose"
    edition = replace(DEFAULT, oppose_stop=1)
    assert refused(alone(more=[enemy], edition=edition), March(0, (ahead(7),))) is None
    nothing = replace(DEFAULT, oppose_stop=0)  # it still starts no contact
    assert refused(alone(more=[enemy], edition=nothing), March(0, (ahead(7.9),))) is None
    assert refused(alone(more=[enemy], edition=nothing), March(0, (ahead(8),))) == "warriors.order.oppose"


@rule("warriors.order.oppose")
def test_oppose_keeps_its_distance_on_the_way_too():
    # It would pass an enemy to its right at two inches and end far beyond him.
    beside = block(1, 43, 25, WEST, files=1, figures=1)
    battle = alone(kind=kind(mounted=True), files=5, more=[beside])
    assert refused(battle, March(0, (ahead(14),))) is None  # four and a half inches aside
    close = block(1, 40.5, 26, WEST, files=1, figures=1)
    assert refused(alone(kind=kind(mounted=True), more=[close]), March(0, (ahead(14),))) == "warriors.order.oppose"


@rule("warriors.order.oppose")
def test_oppose_may_join_a_fight():
    friend, enemy = block(0, 30, 25), block(1, 32, 25, SOUTH)
    battle = alone(more=[friend, enemy])
    straight = March(0, (ahead(4.9),))
    assert refused(alone(more=[enemy]), straight) == "warriors.order.oppose"
    apart = position(block(0, 36, 20, order="oppose"), friend, block(1, 36, 25, SOUTH), agenda=MOVES)
    assert refused(apart, March(0, (ahead(5),))) == "warriors.order.oppose"
    assert refused(battle, straight) is None


@rule("warriors.oppose.near")
def test_who_begins_within_three_inches_may_go_farther_off_but_not_nearer():
    enemy = block(1, 36, 22, SOUTH)
    battle = alone(more=[enemy])
    assert refused(battle, March(0)) is None
    assert refused(battle, March(0, (ahead(1),))) == "warriors.oppose.near"
    assert refused(battle, March(0, (Leg("turn", ABOUT), ahead(2)))) is None


@rule("warriors.oppose.near")
@pytest.mark.parametrize("ticks", [0, 1])
@pytest.mark.parametrize("figures", [10, 12], ids=["full ranks", "a short last rank"])
def test_to_march_straight_off_is_to_go_farther(ticks, figures):
    ranks = -(-figures // 5)
    behind = block(1, 38, 20 - ranks - 2, NORTH)
    battle = alone(more=[behind], figures=figures)
    assert refused(battle, March(0, (ahead(3, ticks),))) is None


# --- the order of moves ----------------------------------------------------------------------------------------------


@rule("warriors.move.order")
def test_shaken_then_bloodlust_then_attack_then_the_rest():
    units = (
        block(0, 10, 10, order="oppose"),
        block(0, 20, 10, order="attack"),
        block(0, 30, 10, order="hold", condition="bloodlust"),
        block(0, 40, 10, order="attack", condition="shaken"),
        block(0, 50, 10, order="hold"),
    )
    battle = position(*units, block(1, 36, 40, SOUTH), agenda=MOVES)
    assert movers(battle, 0) == (3,)
    assert refused(battle, March(0)) == "warriors.move.order"
    for unit, expected in ((3, (2,)), (2, (1,)), (1, (0, 4))):
        battle = battle.changed(unit, done=True)
        assert movers(battle, 0) == expected


@rule("warriors.combat.locked")
def test_a_unit_in_contact_does_not_move_but_may_widen():
    battle = position(block(0, 36, 20, order="attack"), block(1, 36, 20, SOUTH), agenda=MOVES)
    assert refused(battle, March(0, (Leg("turn", ABOUT),))) == "warriors.combat.locked"
    assert refused(battle, March(0, files=6)) is None
    one_rank = position(block(0, 36, 20, figures=5), block(1, 36, 20, SOUTH), agenda=MOVES)
    assert begin(one_rank).question is None  # nobody left to widen with


def hemmed_in(**condition):
    """A unit that fights one enemy before it; another stands aside, two inches and a half from its right."""
    aside = block(1, 41, 20, WEST)
    return position(block(0, 36, 20, **condition), block(1, 36, 20, SOUTH), aside, agenda=MOVES, started=[0])


@rule("warriors.combat.locked", "warriors.combat.align")
def test_who_widens_in_contact_swings_round_to_nobody():
    after = played(hemmed_in(order="attack"), March(0, files=10), (0,)).battle
    assert touching(after, 0) == (1, 2)
    assert (after.body(0).x, after.body(0).facing, after.body(0).files) == (inch(36), NORTH, 10)


@rule("warriors.combat.locked", "warriors.reform")
def test_nobody_widens_away_from_an_enemy_at_his_rear():
    # Fifteen stand in three ranks as long as there are no more than seven files.
    rear = block(1, 36, 17, NORTH)
    battle = position(block(0, 36, 20, figures=15), rear, agenda=MOVES, started=[1])
    after = played(battle, March(0, files=8), (0,)).battle
    assert (touching(after, 0), after.body(0).files) == ((1,), 7)
    assert refuse_reform(after, 0, 8).rule == "warriors.combat.locked"


@rule("warriors.reform", "warriors.order.hold", "warriors.order.oppose")
def test_in_contact_too_hold_starts_no_other_and_oppose_keeps_away():
    holding = played(hemmed_in(order="hold"), March(0, files=10), (0,)).battle
    assert (touching(holding, 0), holding.body(0).files) == ((1,), 9)
    assert refuse_reform(hemmed_in(order="oppose"), 0, 10).rule == "warriors.oppose.near"
    raging = hemmed_in(order="hold", condition="bloodlust")
    assert touching(played(raging, March(0, files=10), (0,)).battle, 0) == (1, 2)


# --- bloodlust -------------------------------------------------------------------------------------------------------


@rule("warriors.bloodlust.move", "warriors.bloodlust.orders")
def test_bloodlust_ignores_orders_and_moves_as_attack():
    battle = position(block(0, 36, 10, order="hold", condition="bloodlust"), block(1, 36, 30, SOUTH), agenda=MOVES)
    assert refused(battle, March(0)) == "warriors.bloodlust.move"
    assert refused(battle, March(0, (ahead(8),))) is None
    archers = block(0, 36, 10, order="attack", condition="bloodlust", kind=BOWS)
    near = position(archers, block(1, 36, 19, SOUTH), agenda=MOVES)
    assert refused(near, March(0, (ahead(8),))) is None


# --- reorganising ----------------------------------------------------------------------------------------------------


@rule("warriors.reorganise")
@pytest.mark.parametrize(
    ("condition", "recovers"),
    [
        ({}, True),
        ({"moved": True}, False),
        ({"shot": True}, False),
        ({"condition": "shaken"}, False),
        ({"condition": "bloodlust"}, False),
    ],
    ids=["stood", "moved", "shot", "shaken", "bloodlust"],
)
def test_a_unit_that_stood_still_puts_itself_in_order(condition, recovers):
    battle = position(block(0, 36, 20, disorganised=True, **condition), agenda=[Reorganise()])
    assert begin(battle).battle.units[0].disorganised == (not recovers)


@rule("warriors.reorganise")
def test_nobody_reorganises_in_contact():
    battle = position(block(0, 36, 20, disorganised=True), block(1, 36, 20, SOUTH), agenda=[Reorganise()])
    assert begin(battle).battle.units[0].disorganised


@rule("warriors.reorganise.attack")
@pytest.mark.parametrize(("far", "may"), [(8, False), (8.01, True)])
def test_on_attack_it_may_stand_to_reorganise_while_no_enemy_is_within_its_move(far, may):
    unit = block(0, 36, 10, order="attack", disorganised=True)
    battle = position(unit, block(1, 36, 10 + far, SOUTH), agenda=MOVES)
    assert refused(battle, March(0)) == (None if may else "warriors.order.attack")


@rule("warriors.bloodlust.orders")
def test_the_order_governs_movement_again_once_the_unit_is_ok():
    battle = position(block(0, 36, 10, order="hold", condition="bloodlust"), block(1, 36, 30, SOUTH), agenda=MOVES)
    calm = battle.changed(0, condition="ok")
    assert refused(calm, March(0)) is None
    assert refused(calm, March(0, (ahead(8),))) == "warriors.order.hold"


@rule("warriors.bloodlust.orders")
def test_fighting_alone_does_not_disorganise():
    battle = position(block(0, 36, 10, order="attack"), block(1, 36, 17, SOUTH), agenda=MOVES)
    assert not played(battle, March(0, (ahead(7),))).battle.units[0].disorganised


@rule("warriors.reform")
@pytest.mark.parametrize(("quality", "most"), [("poor", 9), ("average", 10), ("elite", 12)])
def test_reforming_offers_every_width_that_the_throw_allows(quality, most):
    battle = position(block(0, 36, 20, files=14, figures=40, order="hold", kind=kind(quality=quality)), agenda=MOVES)
    offered = {march.files for march in begin(battle).question.options.hints() if march.files}
    narrow = max(14 - most, 10)  # four ranks at most
    assert offered == set(range(narrow, 14 + most + 1)) - {14}
    fighting = position(block(0, 36, 20, figures=20), block(1, 36, 20, SOUTH), agenda=MOVES)
    assert {march.files for march in begin(fighting).question.options.hints() if march.files} == set(range(6, 16))
