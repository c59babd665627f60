"""Shooting: range, to hit, allocation, damage; the weapons of both kinds and the templates."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from carnyx.games.celtos.lists.profiles import check, profile
from carnyx.games.celtos.play.fights import FightRound
from carnyx.games.celtos.play.muster import kind_of
from carnyx.games.celtos.play.orders import Order
from carnyx.games.celtos.play.shooting import band_of
from carnyx.games.celtos.rules.edition import DEFAULT, ES
from tests.book.positions import applied, body, east_of, ground, kind, played, point, position, refused, row
from tests.book.rulebook import rule

HERE = point(10, 10)
SHOOT = Order("shoot", 1)
HIT = (((10,),),)
BOW = kind(weapons=("longbow",))


def at_range(gap, ticks=0, shooter=BOW, target=None, edition=DEFAULT, **more):
    """One shooter, and a target so many inches of the rules from rim to rim."""
    target = target or kind()
    there = east_of(HERE, gap, (shooter.sz, target.sz), ticks, edition.inch)
    return position(body(0, HERE, kind=shooter), body(1, there, kind=target), active=0, edition=edition, **more)


def to_hit(battle):
    """Every kind of shot of a volley: dice, unmodified need, modifiers."""
    chains = played(battle, SHOOT).question.chains
    return [(chain.dice, chain.checks[0].base, applied(chain.checks[0])) for chain in chains]


def to_wound(battle):
    """What the damage roll of one hit on the only target needs."""
    (chain,) = played(battle, SHOOT, HIT).question.chains
    return chain.checks[-1].need


@rule("celtos.shoot.sequence", "celtos.cover")
def test_shooting_goes_target_to_hit_allocate_cover_damage():
    targets, wall = body(1, (20, 10), (20, 11)), ground("wall", 19, 5, 19.25, 15)
    battle = position(body(0, (10, 10), kind=BOW), targets, active=0, terrain=[wall])
    choice, throw = played(battle).question, played(battle, SHOOT).question
    allot, harm = played(battle, SHOOT, HIT).question, played(battle, SHOOT, HIT, (0,)).question
    assert (choice.player, allot.player) == (0, 1)
    assert [check.rule for check in throw.chains[0].checks] == ["celtos.shoot.hit"]
    assert [check.rule for check in harm.chains[0].checks] == ["celtos.cover", "celtos.shoot.damage"]


@rule("celtos.shoot.bands", "celtos.measure", "celtos.weapon.longbow")
@pytest.mark.parametrize("edition", [DEFAULT, ES], ids=["inches", "centimetres"])
@pytest.mark.parametrize(
    ("gap", "ticks", "modifier", "need"),
    [(12, 0, 0, 5), (12, 1, 0, 6), (24, 0, 0, 6), (24, 1, -1, 6), (36, 0, -1, 6)],
    ids=["short", "medium", "to its limit", "long", "to the last inch"],
)
def test_a_distance_on_a_limit_belongs_to_the_nearer_band(edition, gap, ticks, modifier, need):
    battle = at_range(gap, ticks, edition=edition)
    assert to_hit(battle) == [(1, 6, {"celtos.shoot.weapon": modifier} if modifier else {})]
    assert to_wound(battle) == need


@rule("celtos.shoot.bands")
@pytest.mark.parametrize(
    ("edition", "limits"),
    [(DEFAULT, (12 * 254, 24 * 254, 36 * 254, 48 * 254)), (ES, (3000, 6000, 9000, 12000))],
    ids=["12/24/36/48 inches", "30/60/90/120 cm"],
)
def test_the_limits_of_the_four_bands(edition, limits):
    battle = at_range(5, edition=edition)
    names = ("short", "medium", "long", "extreme", None)
    assert [band_of(battle, limit**2, 0) for limit in limits] == list(names[:4])
    assert [band_of(battle, (limit + 1) ** 2, 0) for limit in limits] == list(names[1:])


@rule("celtos.shoot.range", "celtos.shoot.moved")
def test_a_move_in_this_activation_counts_even_if_no_model_stirred():
    battle = played(at_range(6), Order("move"), ((),)).battle
    assert to_hit(battle) == [(1, 6, {"celtos.shoot.moved": -1})]


@rule("celtos.shoot.dice")
def test_every_model_that_sees_the_target_and_is_in_range_rolls_one_die():
    slings, target = kind(weapons=("javelin",)), body(1, (21, 10))
    battle = position(body(0, *row(8, 10, 3), kind=slings), target, active=0)
    assert [chain.dice for chain in played(battle, SHOOT).question.chains] == [2]  # the third is a hair too far off
    tower = ground("building", 13, 9, 14, 9.9)
    battle = position(body(0, (10, 10.5), (10, 9.4), kind=slings), target, active=0, terrain=[tower])
    assert [chain.dice for chain in played(battle, SHOOT).question.chains] == [1]


@rule("celtos.shoot.hit")
@pytest.mark.parametrize(("skill", "need"), list(enumerate((9, 8, 7, 6, 5, 4, 3, 2, 1, 0), 1)))
def test_the_need_is_ten_less_the_skill(skill, need):
    assert to_hit(at_range(6, shooter=kind(weapons=("longbow",), sh=skill))) == [(1, need, {})]


@rule("celtos.shoot.hit", "celtos.shoot.dice")
def test_seven_archers_of_skill_4_make_three_hits_of_these_dice():
    archers = body(0, *row(10, 10, 7), kind=kind(weapons=("longbow",), sh=4))
    battle = position(archers, body(1, *row(10, 14, 4)), active=0)
    assert to_hit(battle) == [(7, 6, {})]
    assert played(battle, SHOOT, (((2, 7, 3, 9, 9, 4, 5),),)).question.options.hits == 3


@rule("celtos.shoot.moved")
@pytest.mark.parametrize(("moved", "modifiers"), [(True, {"celtos.shoot.moved": -1}), (False, {})])
def test_a_unit_that_moved_shoots_at_minus_one(moved, modifiers):
    assert to_hit(at_range(6, moved=moved)) == [(1, 6, modifiers)]


@rule("celtos.shoot.size")
@pytest.mark.parametrize(("size", "bonus"), list(enumerate((-1, 0, 0, 1, 1, 2, 2, 3, 3), 1)))
def test_the_size_of_the_target_tells(size, bonus):
    modifiers = {"celtos.shoot.size": bonus} if bonus else {}
    assert to_hit(at_range(6, target=kind(sz=size))) == [(1, 6, modifiers)]


# Allocation and damage


def hit_by(dice):
    """So many archers have hit with every die; the owner of the target gives the hits out."""
    target = body(1, *row(10, 14, 3))
    battle = position(body(0, *row(10, 10, dice), kind=BOW), target, active=0)
    return played(battle, SHOOT, (((10,) * dice,),)).battle


@rule("celtos.shoot.allocate")
def test_the_owner_names_as_many_models_as_there_are_hits():
    battle = hit_by(2)
    assert refused(battle, (2, 0)) is None
    assert {refused(battle, answer) for answer in ((0,), (0, 0), (0, 3), (0, 1, 2))} == {"celtos.shoot.allocate"}


@rule("celtos.shoot.allocate")
def test_nobody_takes_a_second_hit_before_all_have_one():
    question = played(hit_by(4), (1, 0, 2)).question
    assert [chain.dice for chain in question.chains] == [1, 2, 1]


@rule("celtos.shoot.allocate")
def test_hits_go_to_models_in_sight_only():
    tower = ground("building", 11, 11.5, 30, 12.5)
    battle = position(body(0, (9, 10), kind=BOW), body(1, (9, 14), (10, 14), (20, 14)), active=0, terrain=[tower])
    battle = played(battle, SHOOT, HIT).battle
    assert refused(battle, (1,)) is None
    assert refused(battle, (2,)) == "celtos.shoot.allocate"


@rule("celtos.shoot.allocate")
def test_wounds_beyond_a_models_last_are_lost():
    after = played(hit_by(4), (0, 1, 2), (((10, 10),), ((1,),), ((1,),))).battle
    assert after.units[1].models == 2


@rule("celtos.shoot.allocate")
@pytest.mark.parametrize(("order", "needs"), [((0, 1), [5, 6]), ((1, 0), [6, 5])])
def test_the_owner_chooses_who_takes_the_hit_of_higher_damage(order, needs):
    archers = body(0, east_of(HERE, -1.5), HERE, kind=BOW)
    there = east_of(HERE, 12)
    battle = position(archers, body(1, there, point(0, 11, dx=there.x)), active=0)
    question = played(battle, SHOOT, (((10,),), ((10,),)), order).question
    assert [chain.checks[-1].need for chain in question.chains] == needs


def struck_by_four(**rest):
    """Two archers in short range and two in medium have hit: two hits of damage 5 and two of 4, on two models."""
    near = (HERE, point(10, 11))
    archers = body(0, *near, *(east_of(each, -1.5) for each in near), kind=BOW)
    there = east_of(HERE, 12)
    battle = position(archers, body(1, there, point(0, 11, dx=there.x), **rest), active=0)
    return played(battle, SHOOT, (((10, 10),), ((10, 10),)))


@rule("celtos.shoot.allocate")
def test_the_owner_may_give_both_of_the_worst_hits_to_one_model():
    """One each before a second: but which is whose second is for him to say."""
    pause = struck_by_four()
    assert [kind.damage for kind in pause.question.options.kinds] == [5, 4]
    assert refused(pause.battle, (0, 0, 1, 1)) is None
    assert refused(pause.battle, (0, 1, 1, 0)) is None
    assert refused(pause.battle, (0, 0, 0, 1)) == "celtos.shoot.allocate"
    question = played(pause.battle, (0, 0, 1, 1)).question
    assert [(chain.dice, chain.checks[-1].need) for chain in question.chains] == [(2, 5), (2, 6)]


@rule("celtos.shoot.allocate")
def test_done_for_him_the_worst_hits_go_to_the_unwounded_first():
    pause = struck_by_four(kind=kind(w=3), wounds=(2, 3))
    assert pause.question.options.default == (1, 0, 1, 0)
    spared = struck_by_four(roles=("leader", ""))
    assert spared.question.options.default == (1, 0, 1, 0)


@rule("celtos.shoot.allocate", "celtos.coherency")
@pytest.mark.parametrize(
    ("roles", "hits", "takers"),
    [
        ((), 1, (0,)),
        ((), 2, (0, 4)),
        (("leader", "", "", "", ""), 1, (4,)),
        (("leader", "", "", "", "standard"), 1, (4,)),
        (("leader", "", "", "", "standard"), 2, (4, 0)),
    ],
)
def test_done_for_him_coherency_comes_before_the_order(roles, hits, takers):
    """Five men in a line: only those at its ends may fall without tearing it apart, whoever they are."""
    battle = position(body(0, *row(10, 10, hits), kind=BOW), body(1, *row(10, 14, 5), roles=roles), active=0)
    pause = played(battle, SHOOT, (((10,) * hits,),))
    assert pause.question.options.default == takers


@rule("celtos.shoot.allocate", "celtos.coherency")
def test_a_unit_that_is_torn_apart_already_is_hit_in_order():
    target = body(1, (10, 14), (15, 14), (16, 14), roles=("leader",))
    pause = played(position(body(0, (10, 10), kind=BOW), target, active=0), SHOOT, HIT)
    assert pause.question.options.default == (1,)


@rule("celtos.shoot.damage")
@pytest.mark.parametrize(("toughness", "need"), [(1, 2), (2, 3), (4, 5), (5, 6), (9, 10), (10, 10)])
def test_damage_is_a_test_of_the_weapon_against_toughness(toughness, need):
    assert to_wound(at_range(6, target=kind(toughness=toughness))) == need


@rule("celtos.shoot.damage")
@pytest.mark.parametrize(("face", "left"), [(4, (2,)), (5, (1,))])
def test_one_success_is_one_wound(face, left):
    assert played(at_range(6, target=kind(w=2)), SHOOT, HIT, (((face,),),)).battle.units[1].wounds == left


# Missile weapons; the need of a damage is against toughness 4

MISSILES = {
    "longbow": {12: (0, 5), 24: (0, 6), 36: (-1, 6)},
    "staff_sling": {12: (0, 5), 24: (-1, 6)},
    "javelin": {12: (0, 6)},
    "crossbow": {12: (0, 4), 24: (0, 5), 36: (-1, 5)},
}  # to-hit modifier, need of its damage
CLOSE = {
    "hand_weapon": (4, 0, 6),
    "claws": (4, 0, 6),
    "spear": (3, 0, 6),
    "pike": (3, 0, 4),
    "two_handed": (2, 0, 4),
    "pair": (4, 1, 6),
    "staff_sling": (3, 0, 6),
    "lance": (4, 0, 6),
}  # speed once contact is made, to-hit modifier, need of its damage


@rule("celtos.shoot.weapon", "celtos.weapon", *(f"celtos.weapon.{name}" for name in MISSILES))
@pytest.mark.parametrize(("name", "gap"), [(name, gap) for name, bands in MISSILES.items() for gap in bands])
def test_a_missile_weapon_has_a_modifier_and_a_damage_in_each_band(name, gap):
    modifier, need = MISSILES[name][gap]
    battle = at_range(gap, shooter=kind(weapons=(name,)))
    assert to_hit(battle) == [(1, 6, {"celtos.shoot.weapon": modifier} if modifier else {})]
    assert to_wound(battle) == need


LAST_BANDS = {"longbow": 36, "staff_sling": 24, "javelin": 12, "crossbow": 36, "catapult": 48}


@rule("celtos.weapon", *(f"celtos.weapon.{name}" for name in LAST_BANDS))
@pytest.mark.parametrize("name", LAST_BANDS)
def test_a_missile_weapon_reaches_no_farther_than_its_last_band(name):
    assert refused(at_range(LAST_BANDS[name], 0, kind(weapons=(name,))), SHOOT) is None
    assert refused(at_range(LAST_BANDS[name], 1, kind(weapons=(name,))), SHOOT) == "celtos.shoot.range"


@rule("celtos.weapon.javelin")
@pytest.mark.parametrize(("strength", "need"), [(3, 7), (4, 6), (6, 4)])
def test_a_javelin_is_thrown_with_the_strength_of_its_bearer(strength, need):
    assert to_wound(at_range(6, shooter=kind(weapons=("javelin",), st=strength))) == need


# Close-combat weapons


def melee(mine, theirs="hand_weapon", charged=()):
    """Who strikes together step by step, and what damage and modifier our weapon has; we are the better fighters."""
    ours = body(0, HERE, kind=kind(attack=6, w=9, weapons=(mine,) if mine else ()))
    foe = body(1, east_of(HERE, 0), kind=kind(w=9, weapons=(theirs,) if theirs else ()))
    pause = played(position(ours, foe, agenda=[FightRound(0, charged)]))
    steps, harm, modifier = [], None, None
    while pause.question is not None:
        checks = [chain.checks[0] for chain in pause.question.chains]
        if checks[0].rule == "celtos.cc.hit":
            steps.append("+".join("we" if check.base == 4 else "they" for check in checks))
            modifier = next((applied(each).get("celtos.cc.weapon", 0) for each in checks if each.base == 4), modifier)
            pause = played(pause.battle, tuple(((10 if check.base == 4 else 1,),) for check in checks))
        else:
            harm = checks[0].need
            pause = played(pause.battle, (((1,),),))
    return steps, modifier, harm


TOGETHER, FIRST, LAST = ["we+they"], ["we", "they"], ["they", "we"]


@rule("celtos.weapon", *(f"celtos.weapon.{name}" for name in CLOSE))
@pytest.mark.parametrize("name", CLOSE)
def test_a_close_combat_weapon_has_a_speed_a_modifier_and_a_damage(name):
    equal, modifier, need = CLOSE[name]
    steps, found, harm = melee(name)
    assert steps == {4: TOGETHER, 3: LAST, 2: LAST}[equal]
    assert (found, harm) == (modifier, need)
    assert melee(name, theirs="staff_sling")[0] == {4: FIRST, 3: TOGETHER, 2: LAST}[equal]


@rule("celtos.weapon.improvised")
@pytest.mark.parametrize("name", [None, "longbow", "crossbow", "javelin", "catapult", "breath"])
def test_a_model_with_no_close_combat_weapon_improvises(name):
    assert melee(name) == (LAST, 0, 7)
    assert melee(name, theirs="staff_sling")[0] == TOGETHER


@rule("celtos.weapon.spear", "celtos.weapon.lance")
def test_a_spear_has_speed_5_in_the_round_contact_is_made_as_a_charging_lance_has():
    assert melee("spear", charged=(0,))[0] == FIRST
    assert melee("spear", theirs="lance", charged=(1,))[0] == TOGETHER


@rule("celtos.weapon.lance")
def test_a_lance_is_a_hand_weapon_but_in_a_round_its_bearer_charged():
    assert melee("lance", charged=(0,)) == (FIRST, 0, 4)
    assert melee("lance", charged=(1,)) == (TOGETHER, 0, 6)


@rule("celtos.weapon.pike", "celtos.trait.first_strike")
def test_a_pike_strikes_first_in_a_round_it_is_charged():
    assert melee("pike", theirs="lance", charged=(1,)) == (FIRST, 0, 4)
    assert melee("pike", charged=(0,))[0] == LAST


@rule("celtos.weapon.pike")
def test_a_pike_that_is_engaged_does_not_strike_first_when_another_enemy_charges():
    old_foe = body(1, point(10, 10, dx=-250), kind=kind(w=9))
    pikes = body(0, HERE, kind=kind(attack=6, w=9, weapons=("pike",)))
    charger = body(1, point(10, 13), kind=kind(w=9))
    battle = position(charger, pikes, old_foe, active=0)
    pause = played(battle, Order("assault", 1))
    pause = played(pause.battle, pause.question.options.hints()[0])
    assert [chain.checks[0].base for chain in pause.question.chains] == [8]


@rule("celtos.weapon.shield", "celtos.weapon.mounted")
@pytest.mark.parametrize(("shield", "mounted", "need"), [(0, 0, 5), (1, 0, 6), (0, 1, 6), (1, 1, 7)])
def test_a_shield_and_a_mount_each_make_the_target_tougher_by_one(shield, mounted, need):
    target = kind_of(replace(profile("gael.warrior"), shield=bool(shield), mounted=bool(mounted)))
    assert to_wound(at_range(6, target=target)) == need


@rule("celtos.weapon", "celtos.weapon.shield")
@pytest.mark.parametrize("name", ["longbow", "staff_sling", "crossbow", "pair", "two_handed", "pike"])
def test_there_is_no_shield_with_a_weapon_of_two_hands(name):
    one, two = (replace(profile("gael.retainer"), weapons=arms) for arms in (("hand_weapon",), ("hand_weapon", name)))
    assert check(one, "here") == ()
    assert [problem.rule for problem in check(two, "here")] == ["celtos.weapon"]


@rule("celtos.weapon", "celtos.weapon.shield", "celtos.weapon.improvised")
@pytest.mark.parametrize(("arms", "problems"), [("spear", 0), ("lance", 0), ("javelin hand_weapon", 0), ("javelin", 1)])
def test_a_shield_goes_with_weapons_of_one_hand_but_not_with_improvising(arms, problems):
    assert len(check(replace(profile("gael.retainer"), weapons=tuple(arms.split())), "here")) == problems
