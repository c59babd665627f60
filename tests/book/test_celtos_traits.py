"""Traits in play."""

import pytest

from carnyx.core.flow import begin
from carnyx.core.length import Point
from carnyx.games.celtos.play.blows import strikes
from carnyx.games.celtos.play.orders import Order
from carnyx.games.celtos.play.sequence import Activate
from carnyx.games.celtos.rules.edition import DEFAULT, EN, ES, Edition
from tests.book.melee_positions import Throw, asked, assault, beside, faces, facing, melee, names, then, throws
from tests.book.positions import applied, body, kind, played, position, refused, row, walk
from tests.book.rulebook import rule

HERE = (20, 20)
THREE = row(20, 20, 3)
BOW = ("longbow", "hand_weapon")


@rule("celtos.trait.battle_awareness", "celtos.shoot.target")
@pytest.mark.parametrize(("traits", "refusal"), [({"battle_awareness": 1}, None), ({}, "celtos.shoot.target")])
@pytest.mark.parametrize("edition", [DEFAULT, EN, ES], ids=["default", "en", "es"])
def test_battle_awareness_may_shoot_at_any_unit(traits: dict[str, int], refusal: str | None, edition: Edition) -> None:
    archers = body(0, HERE, kind=kind(weapons=BOW, traits=traits))
    battle = position(archers, body(1, (20, 30)), body(1, (30, 30)), active=0, edition=edition)
    assert refused(battle, Order("shoot", 1)) is None
    assert refused(battle, Order("shoot", 2)) == refusal


@rule("celtos.trait.leader", "celtos.leader")
def test_a_leader_adds_one_to_command_in_rallying_too() -> None:
    battle = position(body(0, *THREE, roles=("leader",), panicked=True), body(1, (60, 45)), agenda=[Activate(0)])
    assert throws(played(battle, 0)) == [Throw("celtos.rally", 1, 5, {})]


@rule("celtos.trait.standard")
def test_a_standard_adds_one_after_a_lost_combat() -> None:
    battle = melee(body(0, *THREE), body(1, *facing(*THREE), roles=("standard",)))
    pause = played(battle, faces((10, 1, 1), (1, 1, 1)), (1,), faces((10,)))
    assert throws(pause) == [Throw("celtos.morale.test", 1, 6, {"celtos.trait.standard": 1})]


@rule("celtos.trait.standard", "celtos.leader")
def test_a_standard_that_falls_in_the_round_adds_nothing() -> None:
    battle = melee(body(0, *THREE), body(1, *facing(*THREE), roles=("standard",)))
    pause = played(battle, faces((10, 1, 1), (1, 1, 1)), (0,), faces((10,)))
    assert throws(pause) == [Throw("celtos.morale.test", 1, 6, {})]


@rule("celtos.trait.standard")
def test_a_standard_adds_nothing_after_a_volley_nor_to_a_rally() -> None:
    archers = body(0, *row(20, 10, 3), kind=kind(weapons=BOW))
    battle = position(archers, body(1, *THREE, roles=("", "", "standard")), active=0)
    shot = played(battle, Order("shoot", 1), faces((10, 10, 1)), (0, 1), faces((10,), (10,)))
    assert throws(shot) == [Throw("celtos.morale.test", 1, 6, {})]
    panicked = position(body(0, *THREE, roles=("standard",), panicked=True), body(1, (60, 45)), agenda=[Activate(0)])
    assert throws(played(panicked, 0)) == [Throw("celtos.rally", 1, 6, {})]


@rule("celtos.trait.musician")
def test_a_musician_adds_one_to_a_rally() -> None:
    battle = position(body(0, *THREE, roles=("musician",), panicked=True), body(1, (60, 45)), agenda=[Activate(0)])
    assert throws(played(battle, 0)) == [Throw("celtos.rally", 1, 6, {"celtos.trait.musician": 1})]


@rule("celtos.trait.musician")
def test_a_musician_adds_nothing_to_a_morale_check() -> None:
    battle = melee(body(0, *THREE), body(1, *facing(*THREE), roles=("musician",)))
    pause = played(battle, faces((10, 1, 1), (1, 1, 1)), (1,), faces((10,)))
    assert throws(pause) == [Throw("celtos.morale.test", 1, 6, {})]


@rule("celtos.trait.skirmisher", "celtos.coherency")
@pytest.mark.parametrize(
    ("traits", "gap", "ticks", "refusal"),
    [
        ({}, 1, 0, None),
        ({}, 1, 1, "celtos.coherency"),
        ({"skirmisher": 1}, 2, 0, None),
        ({"skirmisher": 1}, 2, 1, "celtos.coherency"),
    ],
)
def test_skirmishers_stand_up_to_two_inches_apart(
    traits: dict[str, int], gap: int, ticks: int, refusal: str | None
) -> None:
    loose = kind(traits=traits)
    battle = position(body(0, HERE, beside(HERE, 0), kind=loose), body(1, (60, 45)), active=0)
    pause = played(battle, Order("move"))
    apart = ((), (Point(20 * 254 + 250 + gap * 254 + ticks, 20 * 254),))
    assert refused(pause.battle, apart) == refusal


@rule("celtos.trait.first_strike", "celtos.cc.order")
def test_first_strike_kills_before_it_can_be_struck() -> None:
    quick = kind(traits={"first_strike": 1})
    pause = begin(melee(body(0, HERE), body(1, *facing(HERE), kind=quick), charged=[0]))
    over = then(pause, faces((10,)), faces((10,)))
    assert [unit.models for unit in over.battle.units] == [0, 1]


@rule("celtos.trait.first_strike", "celtos.cc.order")
def test_two_with_first_strike_strike_at_the_same_time() -> None:
    quick, slow = (kind(weapons=(arm,), traits={"first_strike": 1}) for arm in ("hand_weapon", "two_handed"))
    pause = begin(melee(body(0, HERE, kind=quick), body(1, *facing(HERE), kind=slow)))
    assert [throw.dice for throw in throws(pause)] == [1, 1]


@rule("celtos.trait.penetrating")
@pytest.mark.parametrize(("penetrating", "toughness", "need"), [(0, 5, 7), (1, 5, 6), (2, 5, 5), (3, 2, 3)])
def test_penetrating_lowers_toughness_for_damage_in_close_combat(penetrating: int, toughness: int, need: int) -> None:
    mine = body(0, HERE, kind=kind(traits={"penetrating": penetrating}))
    pause = played(melee(mine, body(1, *facing(HERE), kind=kind(toughness=toughness))), faces((10,), (1,)))
    assert throws(pause) == [Throw("celtos.cc.damage", 1, need, {})]


@rule("celtos.trait.penetrating")
def test_penetrating_lowers_toughness_for_a_shot() -> None:
    archer = body(0, HERE, kind=kind(weapons=BOW, traits={"penetrating": 1}))
    pause = played(position(archer, body(1, (20, 30)), active=0), Order("shoot", 1), faces((10,)))
    assert throws(pause) == [Throw("celtos.shoot.damage", 1, 4, {})]  # damage 5 against toughness 3


@rule("celtos.trait.penetrating", "celtos.weapon.pike")
def test_a_penetrating_bearer_and_his_pike_add_up() -> None:
    mine = body(0, HERE, kind=kind(weapons=("pike",), traits={"penetrating": 1, "first_strike": 1}))
    pause = played(melee(mine, body(1, *facing(HERE), kind=kind(toughness=6))), faces((10,)))
    assert throws(pause) == [Throw("celtos.cc.damage", 1, 5, {})]  # damage 5 against toughness 4


@rule("celtos.trait.parry")
@pytest.mark.parametrize("parry", [1, 2])
def test_parry_hampers_one_enemy_each_round(parry: int) -> None:
    """Three strike at a prince; one of them is parried."""
    ring = [beside(HERE, degrees, sizes=(4, 2)) for degrees in (0, 90, 180)]
    prince = body(0, HERE, kind=kind(individual=True, w=2, sz=4, traits={"parry": parry}))
    _, free, parried = throws(begin(melee(prince, body(1, *ring))))
    assert free == Throw("celtos.cc.hit", 2, 6, {})
    assert parried == Throw("celtos.cc.hit", 1, 6, {"celtos.trait.parry": -parry})


@rule("celtos.trait.parry")
def test_parry_hampers_all_dice_of_the_one_enemy_it_parries() -> None:
    prince = kind(individual=True, w=2, traits={"parry": 1})
    chief = kind(individual=True, w=3)
    _, theirs = throws(begin(melee(body(0, HERE, kind=prince), body(1, *facing(HERE), kind=chief))))
    assert theirs == Throw("celtos.cc.hit", 2, 6, {"celtos.trait.parry": -1})


@rule("celtos.trait.parry")
def test_of_two_enemy_units_only_one_model_is_parried() -> None:
    prince = body(0, HERE, kind=kind(individual=True, w=2, sz=4, traits={"parry": 1}))
    foes = [body(1, beside(HERE, degrees, sizes=(4, 2))) for degrees in (0, 180)]
    pause = then(begin(melee(prince, *foes)), "1")
    assert (asked(pause), names(pause)) == (("OneOf", 0), ("1", "2"))
    for name in names(pause):
        parried = [strike for strike in strikes(then(pause, name).battle) if applied(strike.to_hit)]
        assert [(str(strike.unit), strike.dice) for strike in parried] == [(name, 1)]


@rule("celtos.trait.parry")
def test_who_is_struck_by_faster_and_slower_enemies_parries_one_of_them_when_it_strikes() -> None:
    prince = body(0, HERE, kind=kind(individual=True, w=2, sz=4, weapons=("improvised",), traits={"parry": 1}))
    fast, slow = beside(HERE, 0, sizes=(4, 2)), beside(HERE, 180, sizes=(4, 2))
    begun = begin(melee(prince, body(1, fast), body(1, slow, kind=kind(weapons=("two_handed",)))))
    assert (asked(begun), names(begun)) == (("OneOf", 0), ("1", "later"))
    at_once = then(begun, "1")
    assert [throw.modifiers for throw in throws(at_once)] == [{"celtos.trait.parry": -1}]
    own = then(at_once, faces((1,)), "1", faces((1, 1)))
    assert [throw.modifiers for throw in throws(own)] == [{}]
    waited = then(begun, "later")
    assert [throw.modifiers for throw in throws(waited)] == [{}]
    own = then(waited, faces((1,)), "1", faces((1, 1)))
    assert [throw.modifiers for throw in throws(own)] == [{"celtos.trait.parry": -1}]


@rule("celtos.trait.parry")
def test_each_of_two_units_that_parry_hampers_a_striker_of_its_own() -> None:
    parrying = kind(traits={"parry": 1})
    front = ((20, 20), (21, 20), (22, 20))
    foes = [body(1, *facing(*front[:2]), kind=parrying), body(1, *facing(front[2]), kind=parrying)]
    mine = throws(begin(melee(body(0, *front), *foes)))[:3]
    assert [(throw.dice, throw.modifiers) for throw in mine] == [
        (1, {}),
        (1, {"celtos.trait.parry": -1}),
        (1, {"celtos.trait.parry": -1}),
    ]


@rule("celtos.trait.marksmanship")
@pytest.mark.parametrize("marksmanship", [1, 2])
def test_marksmanship_adds_to_the_shot(marksmanship: int) -> None:
    archer = body(0, HERE, kind=kind(weapons=BOW, traits={"marksmanship": marksmanship}))
    pause = played(position(archer, body(1, (20, 30)), active=0), Order("shoot", 1))
    assert throws(pause) == [Throw("celtos.shoot.hit", 1, 6, {"celtos.trait.marksmanship": marksmanship})]


@rule("celtos.trait.marksmanship")
def test_marksmanship_adds_nothing_in_close_combat() -> None:
    archer = body(0, HERE, kind=kind(weapons=BOW, traits={"marksmanship": 2}))
    pause = assault(position(archer, body(1, *facing(HERE)), active=0), 1)
    assert [throw.modifiers for throw in throws(pause)] == [{}, {}]


@rule("celtos.trait.marksmanship", "celtos.shoot.moved")
def test_a_marksman_who_has_moved_has_both_modifiers() -> None:
    archer = body(0, HERE, kind=kind(weapons=BOW, traits={"marksmanship": 2}))
    battle = position(archer, body(1, (20, 30)), active=0)
    pause = played(battle, Order("move"), walk(battle, 0, dx=1), Order("shoot", 1))
    assert throws(pause)[0].modifiers == {"celtos.shoot.moved": -1, "celtos.trait.marksmanship": 2}
