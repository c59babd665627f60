"""What differs between the sheets, switch by switch, as it is played."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from carnyx.core.edition import Setting, settings
from carnyx.core.flow import begin, play, sample
from carnyx.core.length import Point
from carnyx.games.celtos.play.assaults import CloseIn
from carnyx.games.celtos.play.battle import UnitId
from carnyx.games.celtos.play.muster import muster, prepared
from carnyx.games.celtos.play.nerve import MoraleCheck
from carnyx.games.celtos.play.orders import Order
from carnyx.games.celtos.play.sight import visible
from carnyx.games.celtos.play.victory import score, verdict
from carnyx.games.celtos.rules.edition import DE, DEFAULT, EN, ES, Edition
from tests.book.melee_positions import Throw, asked, assault, faces, facing, melee, refusal, throws
from tests.book.positions import body, kind, played, position, refused, row, walk
from tests.book.rulebook import rule

HERE = (20, 20)
BOW = kind(weapons=("longbow", "hand_weapon"))
NAMES = ["default", "en", "de", "es"]


def per_edition(*columns: str, default: Any, en: Any, de: Any, es: Any) -> pytest.MarkDecorator:
    """The same test for the four editions, with what each of them says."""
    told = [(DEFAULT, default), (EN, en), (DE, de), (ES, es)]
    rows = [(edition, *said) if len(columns) > 1 else (edition, said) for edition, said in told]
    return pytest.mark.parametrize(("edition", *columns), rows, ids=NAMES)


# --- orders_engaged --------------------------------------------------------------------------------------------------


@rule("celtos.edition.orders_engaged", "celtos.order.engaged")
@per_edition("refusal_of_move", default="celtos.order.engaged", en=None, de="celtos.order.engaged", es=None)
def test_only_the_english_and_spanish_sheets_let_an_engaged_unit_leave(
    edition: Edition, refusal_of_move: str | None
) -> None:
    battle = position(body(0, HERE), body(1, *facing(HERE, inch=edition.inch)), active=0, edition=edition)
    assert refused(battle, Order("move")) == refusal_of_move
    assert refused(battle, Order("assault", 1)) is None


@rule("celtos.edition.orders_engaged", "celtos.order.hold")
@pytest.mark.parametrize("edition", [DEFAULT, EN, DE, ES], ids=NAMES)
def test_no_sheet_lets_an_engaged_unit_hold(edition: Edition) -> None:
    battle = position(body(0, HERE), body(1, *facing(HERE, inch=edition.inch)), active=0, edition=edition)
    assert refused(battle, Order("hold")) == "celtos.order.hold"


# --- bring -----------------------------------------------------------------------------------------------------------


@rule("celtos.edition.bring")
@per_edition("said", default="celtos.order.assault", en=None, de="celtos.order.assault", es="celtos.order.assault")
def test_one_more_model_is_enough_for_the_english_sheet_alone(edition: Edition, said: str | None) -> None:
    inch = edition.inch
    foes = body(1, *facing(*row(20, 20, 3), inch=inch))
    battle = position(body(0, HERE, (21, 19), (22, 19)), foes, active=0, edition=edition)
    assert refusal(assault(battle, 1), ((), (Point(21 * inch, 20 * inch),), ())) == said


@rule("celtos.edition.bring")
@per_edition("said", default="celtos.order.assault", en=None, de="celtos.order.assault", es="celtos.order.assault")
def test_a_charge_follows_the_same_switch(edition: Edition, said: str | None) -> None:
    inch = edition.inch
    battle = position(body(0, *row(20, 20, 2)), body(1, *row(20, 23, 2)), active=0, edition=edition)
    lone = ((Point(20 * inch, 23 * inch - 250),), ())
    assert refusal(assault(battle, 1, "none"), lone) == said


# --- sight_models ----------------------------------------------------------------------------------------------------


@rule("celtos.edition.sight_models", "celtos.los.models")
@per_edition("past_small", "past_equal", default=(True, False), en=(False, False), de=(False, False), es=(False, False))
def test_models_in_the_way(edition: Edition, past_small: bool, past_equal: bool) -> None:
    """A goblin or a man stands between an archer and a man."""
    for size, sees in ((1, past_small), (2, past_equal)):
        screen = body(0, (20, 25), kind=kind(sz=size))
        battle = position(body(0, HERE, kind=BOW), body(1, (20, 30)), screen, active=0, edition=edition)
        assert refused(battle, Order("shoot", 1)) == (None if sees else "celtos.los.models")


@rule("celtos.edition.sight_models", "celtos.los.models")
@per_edition("models", default=(0, 1), en=(0, 1), de=(0,), es=(0, 1))
def test_whether_a_man_of_the_targets_unit_hides_the_one_behind_him(edition: Edition, models: tuple[int, ...]) -> None:
    battle = position(body(0, HERE, kind=BOW), body(1, (20, 30), (20, 31)), active=0, edition=edition)
    assert visible(battle, UnitId(0), UnitId(1)) == models


@rule("celtos.edition.sight_models", "celtos.los")
@pytest.mark.parametrize("edition", [DEFAULT, EN, DE, ES], ids=NAMES)
def test_the_own_unit_never_blocks(edition: Edition) -> None:
    battle = position(body(0, HERE, (20, 21), kind=BOW), body(1, (20, 30)), active=0, edition=edition)
    assert throws(played(battle, Order("shoot", 1)))[0].dice == 2


# --- target ----------------------------------------------------------------------------------------------------------


@rule("celtos.edition.target", "celtos.shoot.target")
@per_edition(
    "at_engaged",
    "at_next",
    default=("celtos.shoot.target", None),
    en=("celtos.shoot.target", None),
    de=(None, "celtos.shoot.target"),
    es=("celtos.shoot.target", None),
)
def test_an_engaged_enemy_is_a_target_for_the_german_sheet_alone(
    edition: Edition, at_engaged: str | None, at_next: str | None
) -> None:
    near = (20, 30)
    engaged, friend = body(1, near), body(0, *facing(near, inch=edition.inch))
    battle = position(body(0, HERE, kind=BOW), engaged, body(1, (26, 32)), friend, active=0, edition=edition)
    assert refused(battle, Order("shoot", 1)) == at_engaged
    assert refused(battle, Order("shoot", 2)) == at_next


# --- naturals --------------------------------------------------------------------------------------------------------


@rule("celtos.edition.naturals", "celtos.natural")
@per_edition("hits", default=0, en=1, de=0, es=1)
def test_a_natural_one_in_close_combat(edition: Edition, hits: int) -> None:
    """Two are needed and the charge adds one: a natural 1 would do."""
    mine = body(0, HERE, kind=kind(attack=10))
    theirs = body(1, *facing(HERE, inch=edition.inch), kind=kind(attack=1))
    pause = played(melee(mine, theirs, charged=[0], edition=edition), faces((1,), (2,)))
    assert len(throws(pause)) == hits


@rule("celtos.edition.naturals", "celtos.natural")
@per_edition("next_throw", default="celtos.cc.damage", en="celtos.cc.hit", de="celtos.cc.damage", es="celtos.cc.hit")
def test_a_natural_ten_in_close_combat(edition: Edition, next_throw: str) -> None:
    """Ten are needed and panic takes two away: a ten hits only as a natural, else the slower enemy's turn comes."""
    mine = body(0, HERE, kind=kind(attack=1), panicked=True)
    theirs = body(1, *facing(HERE, inch=edition.inch), kind=kind(attack=10, weapons=("two_handed",)))
    pause = played(melee(mine, theirs, edition=edition), faces((10,)))
    assert [throw.rule for throw in throws(pause)] == [next_throw]


@rule("celtos.edition.naturals", "celtos.natural")
@pytest.mark.parametrize("edition", [DEFAULT, EN, DE, ES], ids=NAMES)
@pytest.mark.parametrize(("skill", "size", "moved", "face", "hits"), [(10, 9, False, 1, 0), (1, 1, True, 10, 1)])
def test_naturals_count_in_shooting_everywhere(
    edition: Edition, skill: int, size: int, moved: bool, face: int, hits: int
) -> None:
    archer = body(0, HERE, kind=kind(weapons=("longbow",), sh=skill))
    battle = position(archer, body(1, (20, 30), kind=kind(sz=size)), active=0, moved=moved, edition=edition)
    pause = played(battle, Order("shoot", 1), faces((face,)))
    assert [throw.rule for throw in throws(pause)] == ["celtos.shoot.damage"] * hits


@rule("celtos.edition.naturals", "celtos.morale.test")
@per_edition("panicked", default=True, en=False, de=True, es=False)
def test_a_natural_one_in_a_morale_check(edition: Edition, panicked: bool) -> None:
    """Two are needed and the standard adds one: a natural 1 would do."""
    front = row(20, 20, 3)
    theirs = body(1, *facing(*front, inch=edition.inch), kind=kind(cd=10), roles=("", "", "standard"))
    over = played(
        melee(body(0, *front), theirs, edition=edition), faces((10, 1, 1), (1, 1, 1)), (0,), faces((10,)), (1,)
    )
    assert over.battle.units[1].panicked is panicked


# --- lengths ---------------------------------------------------------------------------------------------------------


@rule("celtos.edition.lengths", "celtos.measure")
@per_edition("ticks", default=1016, en=1016, de=1016, es=1000)
def test_a_move_of_four_is_ten_centimetres_on_the_spanish_sheet(edition: Edition, ticks: int) -> None:
    battle = position(body(0, HERE), body(1, (60, 40)), active=0, edition=edition)
    moving = played(battle, Order("move"))
    assert refusal(moving, walk(battle, 0, ticks=(ticks, 0))) is None
    assert refusal(moving, walk(battle, 0, ticks=(ticks + 1, 0))) == "celtos.order.move"


@rule("celtos.edition.lengths", "celtos.shoot.bands")
@per_edition("short", default=3048, en=3048, de=3048, es=3000)
def test_short_range_ends_at_thirty_centimetres_on_the_spanish_sheet(edition: Edition, short: int) -> None:
    here = Point(20 * 254, 20 * 254)
    for ticks, damage_need in ((short, 5), (short + 1, 6)):
        there = Point(here.x, here.y + 250 + ticks)
        battle = position(body(0, here, kind=BOW), body(1, there), active=0, edition=edition)
        assert throws(played(battle, Order("shoot", 1), faces((10,))))[0].base == damage_need


@rule("celtos.edition.lengths", "celtos.cc.after")
@per_edition("half", default=508, en=508, de=508, es=500)
def test_consolidation_is_half_of_it(edition: Edition, half: int) -> None:
    battle = melee(body(0, HERE), body(1, *facing(HERE, inch=edition.inch)), edition=edition)
    over = played(battle, faces((10,), (1,)), faces((10,)))
    assert asked(over) == ("Goes", 0)
    assert refusal(over, walk(battle, 0, ticks=(half, 0))) is None
    assert refusal(over, walk(battle, 0, ticks=(half + 1, 0))) == "celtos.cc.after"


# --- check_after, casualty_check, panic, rout ------------------------------------------------------------------------


@rule("celtos.edition.check_after", "celtos.cc.result")
@pytest.mark.parametrize("edition", [DEFAULT, EN, DE, ES], ids=NAMES)
def test_a_lost_round_is_a_lost_combat(edition: Edition) -> None:
    """They are still locked, and the loser checks after every round."""
    front = row(20, 20, 3)
    battle = melee(body(0, *front), body(1, *facing(*front, inch=edition.inch), start=3), edition=edition)
    lost = played(battle, faces((10, 1, 1), (1, 1, 1)), (0,), faces((10,)))
    assert throws(lost) == [Throw("celtos.morale.test", 1, 6, {})]


@rule("celtos.edition.casualty_check", "celtos.morale.casualties")
@per_edition("checks", default=1, en=1, de=0, es=1)
def test_one_more_casualty_below_half(edition: Edition, checks: int) -> None:
    target = body(1, *row(20, 30, 3), start=8)
    battle = position(body(0, HERE, kind=BOW), target, active=0, edition=edition)
    pause = played(battle, Order("shoot", 1), faces((10,)), (0,), faces((10,)))
    assert [throw.rule for throw in throws(pause)] == ["celtos.morale.test"] * checks


@rule("celtos.edition.casualty_check", "celtos.morale.casualties")
@pytest.mark.parametrize("edition", [DEFAULT, EN, DE, ES], ids=NAMES)
@pytest.mark.parametrize(("start", "checks"), [(4, 0), (5, 1)])
def test_exactly_half_lost_is_not_yet_over_half(edition: Edition, start: int, checks: int) -> None:
    target = body(1, *row(20, 30, 3), start=start)
    battle = position(body(0, HERE, kind=BOW), target, active=0, edition=edition)
    pause = played(battle, Order("shoot", 1), faces((10,)), (0,), faces((10,)))
    assert pause.battle.units[1].models == 2
    assert [throw.rule for throw in throws(pause)] == ["celtos.morale.test"] * checks


@rule("celtos.edition.panic", "celtos.react.countercharge")
@pytest.mark.parametrize("edition", [DEFAULT, EN, DE, ES], ids=NAMES)
def test_no_sheet_lets_a_panicked_unit_counter_charge(edition: Edition) -> None:
    battle = position(body(0, HERE), body(1, (20, 23), panicked=True), active=0, edition=edition)
    assert asked(assault(battle, 1)) == ("ClosesIn", 0)


@rule("celtos.edition.rout", "celtos.morale.rout")
@pytest.mark.parametrize("edition", [DEFAULT, EN, DE, ES], ids=NAMES)
def test_every_sheet_takes_a_routed_unit_off_the_table(edition: Edition) -> None:
    front = row(20, 20, 3)
    battle = melee(body(0, *front), body(1, *facing(*front, inch=edition.inch), start=6), edition=edition)
    over = played(battle, faces((10, 1, 1), (1, 1, 1)), (0,), faces((10,)), (1,))
    assert (over.battle.units[1].models, over.battle.units[1].routed) == (0, True)


HAPPENED = {"bring": "charged", "check_after": "lost", "panic": "panicked", "rout": "routed"}
ALIKE = [each for each in settings(Edition) if each.alike]


def test_four_switches_have_choices_that_are_the_same_here() -> None:
    assert {each.name: each.alike for each in ALIKE} == {
        "bring": ("all", "most"),
        "check_after": ("combat", "round"),
        "panic": ("no_reactions", "no_countercharge"),
        "rout": ("casualties", "removed"),
    }


@rule("celtos.edition.bring", "celtos.edition.check_after", "celtos.edition.panic", "celtos.edition.rout")
@rule("celtos.cc.round", "celtos.victory")
@pytest.mark.parametrize("setting", ALIKE, ids=lambda each: each.name)
def test_choices_marked_as_the_same_here_change_no_battle(setting: Setting) -> None:
    """All that can come into contact are the most that can.

    A combat is one round, settled at once, so a lost round is a lost combat. A reaction shot needs Hold, and a
    panicked unit never has it. And once a unit has routed, no rule asks whether its models were casualties: it pays as
    if destroyed, and only a unit's own casualties try its nerve.
    """
    switch, choices, happened = setting.name, setting.alike, HAPPENED[setting.name]
    seen = set()
    for seed in range(3):
        one, other = (begin(muster(prepared("demo", edition=replace(DEFAULT, **{switch: each})))) for each in choices)
        dice = Random(seed)
        while one.question is not None:
            assert other.question is not None
            assert replace(one.battle, field=other.battle.field) == other.battle
            answer = sample(one.question, dice)
            one, other = play(one.battle, answer), play(other.battle, answer)
            steps = [record.step for record in one.trail if record.outcome is not None]
            seen |= {"lost" for step in steps if isinstance(step, MoraleCheck) and step.lost_combat}
            seen |= {"routed" for unit in one.battle.units if unit.routed and not one.battle.conceded}
            seen |= {"panicked" for unit in one.battle.units if unit.panicked}
            seen |= {"charged" for step in steps if isinstance(step, CloseIn)}
            assert not any(unit.panicked and unit.hold for unit in one.battle.units)
        assert other.question is None
        assert (score(one.battle), verdict(one.battle)) == (score(other.battle), verdict(other.battle))
    assert happened in seen


# --- house rules -----------------------------------------------------------------------------------------------------


@rule("celtos.edition.naturals", "celtos.edition.target", "celtos.edition.sight_models")
def test_a_single_switch_may_be_flipped_and_the_others_stay() -> None:
    house = replace(DEFAULT, sight_models="none")
    near = (20, 30)
    bodies = (body(0, HERE, kind=BOW), body(1, near), body(1, (26, 32)), body(0, *facing(near)))
    assert refused(position(*bodies, active=0, edition=house), Order("shoot", 1)) == "celtos.shoot.target"
    behind = (body(0, HERE, kind=BOW), body(1, (20, 30)), body(0, (20, 25)))
    assert refused(position(*behind, active=0, edition=house), Order("shoot", 1)) is None
    assert refused(position(*behind, active=0), Order("shoot", 1)) == "celtos.los.models"


@rule("celtos.edition.orders_engaged", "celtos.order.breakoff")
@pytest.mark.parametrize("order", [Order("rush"), Order("shoot", 1)], ids=["rush", "shoot"])
def test_a_house_that_lets_engaged_units_leave_still_bars_rush_and_shot(order: Order) -> None:
    house = replace(DEFAULT, orders_engaged="hold_barred")
    battle = position(body(0, HERE, kind=BOW), body(1, *facing(HERE)), active=0, edition=house)
    assert refused(battle, order) == "celtos.order.breakoff"
