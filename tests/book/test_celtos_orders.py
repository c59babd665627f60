"""Orders: what a unit may be told in its activation, in which order, and what bars it."""

from __future__ import annotations

import pytest

from carnyx.games.celtos.play.orders import Order
from carnyx.games.celtos.rules.edition import DE, DEFAULT, EN, ES
from tests.book.positions import body, east_of, ground, kind, played, point, position, refused, row, walk
from tests.book.rulebook import rule

BOWMEN = kind(weapons=("longbow", "hand_weapon"))
SWIFT_BOWMEN = kind(weapons=("longbow", "hand_weapon"), i=10)
MISS = (((1,),),)
HIT = (((10,),),)
MOVE, RUSH, HOLD, DONE = Order("move"), Order("rush"), Order("hold"), Order("done")


def archers(**more):
    """Six inches of open ground between one archer and his enemy."""
    return position(body(0, (10, 10), kind=BOWMEN), body(1, east_of((10, 10), 6)), active=0, **more)


def engaged(edition=DEFAULT, **more):
    """Two models, of which the first touches an enemy to the east."""
    touching = body(1, east_of((10, 10), 0))
    return position(body(0, point(10, 10), point(9, 10), kind=BOWMEN, **more), touching, active=0, edition=edition)


@rule("celtos.order.sequence")
def test_an_activation_may_be_a_move_then_a_shot_then_an_assault():
    battle = archers()
    assert refused(battle, MOVE) is None
    battle = played(battle, MOVE, walk(battle, 0, dx=3)).battle
    assert refused(battle, Order("shoot", 1)) is None
    battle = played(battle, Order("shoot", 1), MISS).battle
    assert refused(battle, Order("assault", 1)) is None


@rule("celtos.order.sequence")
@pytest.mark.parametrize("order", [MOVE, RUSH, HOLD])
def test_after_a_move_there_is_no_second_move_no_rush_and_no_hold(order):
    assert refused(archers(moved=True), order) == "celtos.order.sequence"


@rule("celtos.order.sequence")
@pytest.mark.parametrize("order", [MOVE, RUSH, HOLD, Order("shoot", 1)])
def test_after_a_shot_only_an_assault_is_left(order):
    assert refused(archers(shot=True), order) == "celtos.order.sequence"


@rule("celtos.order.sequence")
def test_an_assault_ends_the_activation():
    battle = position(body(0, (10, 10)), body(1, east_of((10, 10), 3)), active=0)
    pause = played(battle, Order("assault", 1), "none")
    pause = played(pause.battle, pause.question.options.hints()[0], (((1,),), ((1,),)))
    assert pause.question is None
    assert pause.battle.units[0].activated


@rule("celtos.order.sequence")
@pytest.mark.parametrize("doings", [{}, {"moved": True}, {"shot": True}])
def test_a_unit_may_be_given_no_order_or_no_further_one(doings):
    pause = played(archers(**doings), DONE)
    assert pause.question is None
    assert pause.battle.units[0].activated


@rule("celtos.order.sequence")
def test_the_activation_ends_when_its_unit_is_destroyed():
    battle = position(body(0, (10, 10)), body(1, (10, 20), kind=SWIFT_BOWMEN, hold=True), active=0)
    pause = played(battle, MOVE, walk(battle, 0, dx=2), 1, (10,), HIT, HIT)
    assert pause.question is None
    assert not pause.battle.units[0].wounds


@rule("celtos.order.sequence")
def test_the_activation_ends_when_its_unit_routs():
    movers = body(0, *row(10, 10, 3))
    shooters = body(1, *row(10, 20, 2), kind=SWIFT_BOWMEN, hold=True)
    battle = position(movers, shooters, active=0)
    hits = (((10, 10),),)
    pause = played(battle, MOVE, walk(battle, 0, dx=1), 1, (10,), hits, (0, 1), (((10,),), ((10,),)), (1,))
    assert pause.question is None
    assert pause.battle.units[0].routed


@rule("celtos.order.sequence")
def test_the_activation_goes_on_when_its_unit_stands_the_shot():
    battle = position(body(0, (10, 10)), body(1, (10, 20), kind=SWIFT_BOWMEN, hold=True), active=0)
    pause = played(battle, MOVE, walk(battle, 0, dx=2), 1, (10,), MISS)
    assert pause.question.player == 0
    assert refused(pause.battle, DONE) is None


@rule("celtos.order.sequence", "celtos.order.breakoff")
def test_the_activation_ends_when_its_unit_panics():
    battle = position(body(0, *row(7, 10, 4)), body(1, east_of((10, 10), 0)), active=0, edition=EN)
    pause = played(battle, MOVE, HIT, HIT, (1,))
    assert pause.question is None
    assert pause.battle.units[0].panicked
    assert pause.battle.units[0].footprint.point(0) == point(7, 10)


@rule("celtos.order.move")
@pytest.mark.parametrize(("ticks", "verdict"), [(0, None), (1, "celtos.order.move")])
def test_a_move_goes_up_to_m_inches_and_no_tick_farther(ticks, verdict):
    battle = position(body(0, (10, 10)), body(1, (60, 40)), active=0)
    assert refused(played(battle, MOVE).battle, walk(battle, 0, dx=4, ticks=(ticks, 0))) == verdict


@rule("celtos.order.move")
def test_the_legs_of_a_crooked_way_add_up():
    battle = played(position(body(0, (10, 10)), body(1, (60, 40)), active=0), MOVE).battle
    assert refused(battle, ((point(12, 10), point(12, 12)),)) is None
    assert refused(battle, ((point(12, 10), point(12, 12, dy=1)),)) == "celtos.order.move"


@rule("celtos.order.rush")
@pytest.mark.parametrize(("m", "ticks", "verdict"), [(4, 0, None), (4, 1, "celtos.order.rush"), (8, 0, None)])
def test_a_rush_goes_up_to_three_times_m(m, ticks, verdict):
    battle = position(body(0, (10, 10), kind=kind(m=m)), body(1, (60, 40)), active=0)
    assert refused(played(battle, RUSH).battle, walk(battle, 0, dx=3 * m, ticks=(ticks, 0))) == verdict


@rule("celtos.order.rush")
def test_a_rush_is_the_whole_activation():
    battle = archers()
    pause = played(battle, RUSH, walk(battle, 0, dx=-5))
    assert pause.question is None
    assert pause.battle.units[0].activated


@rule("celtos.order.rush")
@pytest.mark.parametrize(("gap", "verdict"), [(0, "celtos.move.models"), (1, None)])
def test_a_rush_may_not_end_in_contact_with_an_enemy(gap, verdict):
    battle = archers()
    assert refused(played(battle, RUSH).battle, walk(battle, 0, dx=6 - gap)) == verdict


@rule("celtos.order.hold")
def test_hold_marks_the_unit_and_passes_play_at_once():
    pause = played(archers(), HOLD)
    assert pause.question is None
    assert pause.battle.units[0].hold


@rule("celtos.order.hold")
@pytest.mark.parametrize("edition", [DEFAULT, EN, DE, ES], ids=["default", "en", "de", "es"])
def test_a_unit_in_contact_may_not_hold_in_any_edition(edition):
    assert refused(engaged(edition), HOLD) == "celtos.order.hold"


@rule("celtos.order.hold", "celtos.measure")
@pytest.mark.parametrize(("ticks", "verdict"), [(10, "celtos.order.hold"), (11, None)])
def test_a_gap_of_a_millimetre_is_contact_and_a_wider_one_is_not(ticks, verdict):
    battle = position(body(0, (10, 10)), body(1, east_of((10, 10), 0, ticks=ticks)), active=0)
    assert refused(battle, HOLD) == verdict


@rule("celtos.order.shoot")
def test_a_unit_with_a_bow_may_shoot_and_one_without_may_not():
    assert refused(archers(), Order("shoot", 1)) is None
    unarmed = position(body(0, (10, 10)), body(1, (16, 10)), active=0)
    assert refused(unarmed, Order("shoot", 1)) == "celtos.order.shoot"


@rule("celtos.order.shoot")
@pytest.mark.parametrize("target", [None, 0, 7])
def test_a_shot_names_an_enemy_unit(target):
    assert refused(archers(), Order("shoot", target)) == "celtos.shoot.target"


def brought(edition, answer):
    """The verdict on an assault of three, one in contact already and two that could be."""
    models = (point(10, 10), point(10, 11.5), point(10, 8.5))
    foe = east_of((10, 10), 0)
    battle = position(body(0, *models), body(1, foe), active=0, edition=edition)
    battle = played(battle, Order("assault", 1)).battle
    return refused(battle, answer)


NORTH = (point(10, 10, dx=250, dy=253),)  # touching the enemy from the north
SOUTH = (point(10, 10, dx=250, dy=-253),)
ASIDE = (point(10, 12),)


@rule("celtos.order.assault")
@pytest.mark.parametrize("edition", [DEFAULT, EN, DE, ES], ids=["default", "en", "de", "es"])
def test_an_engaged_unit_may_bring_every_model_into_contact(edition):
    assert brought(edition, ((), NORTH, SOUTH)) is None


@rule("celtos.order.assault")
@pytest.mark.parametrize(
    ("edition", "verdict"),
    [(DEFAULT, "celtos.order.assault"), (DE, "celtos.order.assault"), (ES, "celtos.order.assault"), (EN, None)],
    ids=["default", "de", "es", "en"],
)
def test_only_the_english_sheet_is_content_with_more_models_instead_of_all(edition, verdict):
    assert brought(edition, ((), NORTH, ())) == verdict


@rule("celtos.order.assault")
@pytest.mark.parametrize("edition", [DEFAULT, EN, DE, ES], ids=["default", "en", "de", "es"])
def test_bringing_no_model_into_contact_is_refused_everywhere_if_one_can_be(edition):
    assert brought(edition, ((), (), ())) == "celtos.order.assault"


@rule("celtos.order.assault")
def test_moving_a_model_without_bringing_it_into_contact_is_not_bringing_more():
    assert brought(EN, ((), ASIDE, ())) == "celtos.order.assault"


@rule("celtos.order.engaged")
@pytest.mark.parametrize("order", [MOVE, RUSH, Order("shoot", 1)])
@pytest.mark.parametrize("edition", [DEFAULT, DE], ids=["default", "de"])
def test_a_unit_in_contact_may_only_assault(edition, order):
    assert refused(engaged(edition), order) == "celtos.order.engaged"
    assert refused(engaged(edition), Order("assault", 1)) is None


@rule("celtos.order.engaged")
@pytest.mark.parametrize("edition", [EN, ES], ids=["en", "es"])
def test_where_only_hold_is_barred_a_unit_in_contact_may_move_or_assault(edition):
    assert refused(engaged(edition), MOVE) is None
    assert refused(engaged(edition), Order("assault", 1)) is None


@rule("celtos.order.breakoff")
@pytest.mark.parametrize("order", [RUSH, Order("shoot", 1)])
def test_a_unit_in_contact_may_not_rush_or_shoot_even_where_it_may_move(order):
    assert refused(engaged(EN), order) == "celtos.order.breakoff"


@rule("celtos.order.breakoff")
def test_the_enemies_it_touches_strike_first_and_without_reply():
    question = played(engaged(EN), MOVE).question
    assert [chain.dice for chain in question.chains] == [1]
    assert [check.rule for chain in question.chains for check in chain.checks] == ["celtos.cc.hit"]
    pause = played(engaged(EN), MOVE, MISS)
    assert pause.question.player == 0
    assert pause.battle.fight is None


@rule("celtos.order.breakoff")
def test_all_its_models_end_out_of_contact():
    battle = played(engaged(EN), MOVE, MISS).battle
    assert refused(battle, walk(battle, 0, dx=-2)) is None
    assert refused(battle, ((), (point(8.5, 10),))) == "celtos.order.breakoff"
    assert refused(battle, ((), ())) == "celtos.order.breakoff"


@rule("celtos.order.breakoff", "celtos.move.models")
@pytest.mark.parametrize(
    "back",
    [
        1,
        pytest.param(0.5),
    ],
)
def test_a_unit_that_breaks_off_ends_an_inch_from_its_enemies(back):
    battle = played(engaged(EN), MOVE, MISS).battle
    verdict = refused(battle, walk(battle, 0, dx=-back))
    assert verdict == (None if back == 1 else "celtos.move.models")


@rule("celtos.order.breakoff")
def test_a_unit_that_has_broken_off_may_not_shoot():
    battle = engaged(EN)
    battle = played(battle, MOVE, MISS, walk(battle, 0, dx=-3)).battle
    assert refused(battle, Order("shoot", 1)) == "celtos.order.breakoff"


def panicked(*more, places=((10, 10), (9, 10)), **how):
    return position(body(0, *places, kind=BOWMEN, panicked=True), body(1, (20, 10)), *more, active=0, **how)


@rule("celtos.order.panicked")
@pytest.mark.parametrize("order", [HOLD, Order("shoot", 1), Order("assault", 1)])
def test_a_panicked_unit_may_not_hold_shoot_or_assault(order):
    near = position(body(0, (10, 10), kind=BOWMEN, panicked=True), body(1, east_of((10, 10), 3)), active=0)
    assert refused(near, order) == "celtos.order.panicked"


@rule("celtos.order.panicked")
@pytest.mark.parametrize("order", [MOVE, RUSH])
def test_a_panicked_unit_may_move_or_rush_but_not_nearer_to_the_enemy(order):
    battle = played(panicked(), order).battle
    assert refused(battle, walk(battle, 0, dx=-3)) is None
    assert refused(battle, walk(battle, 0, dx=1)) == "celtos.order.panicked"
    assert refused(battle, ((), ())) is None


@rule("celtos.order.panicked")
def test_not_one_model_of_a_panicked_unit_may_end_nearer():
    battle = played(panicked(), MOVE).battle
    assert refused(battle, ((point(9, 11),), (point(9, 10, dx=1),))) == "celtos.order.panicked"


@rule("celtos.order.panicked")
def test_an_engaged_panicked_unit_may_assault():
    assert refused(engaged(panicked=True), Order("assault", 1)) is None


@rule("celtos.order.panicked")
def test_an_enemy_out_of_sight_holds_no_terror():
    battle = played(panicked(terrain=[ground("building", 14, 0, 16, 48)]), MOVE).battle
    assert refused(battle, walk(battle, 0, dx=3)) is None


@rule("celtos.order.panicked", "celtos.measure")
def test_the_nearest_enemy_is_the_one_whose_base_is_nearest():
    giant = body(1, point(30, 10, dx=-(5 * 254 + 625)), kind=kind(sz=8))
    battle = position(body(0, (30, 10), panicked=True), giant, body(1, east_of((30, 10), 5.5)), active=0)
    battle = played(battle, MOVE).battle
    assert refused(battle, walk(battle, 0, dx=-0.5)) == "celtos.order.panicked"
