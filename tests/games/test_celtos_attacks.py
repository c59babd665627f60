"""The dice of an attack, by shot or by blow: how many there are, what they need, and in which order they come."""

from msgspec.structs import replace

from carnyx.core.check import Check
from carnyx.core.dice import Chain
from carnyx.games.celtos.rules.attacks import Fire, Strikers, aimed, blow_dice, blows, volley, wounding
from carnyx.games.celtos.rules.checks import (
    BLOW_DAMAGE,
    COVER,
    SHOT_DAMAGE,
    TO_HIT,
    TO_STRIKE,
    Blow,
    Cover,
    Shot,
    Wound,
)

ARCHERS = Fire(5, Shot(4), Wound(4, 4))
CLUBS = Strikers(3, individual=False, blow=Blow(4, 5), wound=Wound(4, 4))


def parried(check: Check) -> int:
    return sum(each.value for each in check.applied if each.id == "celtos.trait.parry")


# --- celtos.shoot.dice, celtos.shoot.allocate ------------------------------------------------------------------------


def test_each_shooter_rolls_one_die() -> None:
    assert aimed(ARCHERS).dice == 5


def test_a_shot_needs_what_its_trials_say() -> None:
    found = aimed(ARCHERS)
    assert (found.to_hit, found.damage, found.to_wound) == (TO_HIT(Shot(4)), 4, SHOT_DAMAGE(Wound(4, 4)))


def test_shots_that_need_the_same_are_thrown_together() -> None:
    (found,) = volley((ARCHERS, replace(ARCHERS, models=2)))
    assert found.dice == 7


def test_the_highest_damage_comes_first_and_then_what_hits_most_easily() -> None:
    strong = Fire(1, Shot(3), Wound(6, 4))
    marksmen = Fire(2, Shot(6), Wound(4, 4))
    assert [attack.dice for attack in volley((ARCHERS, marksmen, strong))] == [1, 2, 5]


# --- celtos.cc.dice, celtos.individual, celtos.trait.parry -----------------------------------------------------------


def test_a_model_in_contact_rolls_one_die_and_an_individual_two() -> None:
    assert blow_dice(individual=False) == 1
    assert blow_dice(individual=True) == 2
    assert [attack.dice for attack in blows(CLUBS)] == [3]
    assert [attack.dice for attack in blows(replace(CLUBS, models=1, individual=True))] == [2]


def test_a_blow_needs_what_its_trials_say() -> None:
    (found,) = blows(CLUBS)
    assert (found.to_hit, found.damage, found.to_wound) == (TO_STRIKE(Blow(4, 5)), 4, BLOW_DAMAGE(Wound(4, 4)))


def test_the_dice_of_one_model_are_parried() -> None:
    free, against = blows(replace(CLUBS, parry=2))
    assert (free.dice, parried(free.to_hit)) == (2, 0)
    assert (against.dice, parried(against.to_hit)) == (1, -2)


def test_both_dice_of_an_individual_are_parried() -> None:
    (found,) = blows(replace(CLUBS, models=1, individual=True, parry=1))
    assert (found.dice, parried(found.to_hit)) == (2, -1)


# --- celtos.cover ----------------------------------------------------------------------------------------------------


def test_a_hit_in_the_open_goes_straight_to_damage() -> None:
    to_wound = SHOT_DAMAGE(Wound(4, 4))
    assert wounding(3, to_wound) == Chain(3, (to_wound,))


def test_cover_comes_before_damage_and_must_fail() -> None:
    to_wound, cover = SHOT_DAMAGE(Wound(4, 4)), COVER(Cover(8))
    chain = wounding(3, to_wound, cover)
    assert (chain.checks, chain.failing) == ((cover, to_wound), (0,))
    assert chain.ways == ((10 - cover.ways) * to_wound.ways, 100)
