"""Every trial of Celtos, every modifier by the name of its rule, and the naturals."""

from fractions import Fraction
from typing import Any

import pytest
from msgspec.structs import replace

from carnyx.core.check import Check, Trial
from carnyx.games.celtos.rules.checks import (
    BLOW_DAMAGE,
    COVER,
    MORALE,
    RALLY,
    REACTION,
    SHOT_DAMAGE,
    TEST,
    TO_HIT,
    TO_STRIKE,
    TRIALS,
    Blow,
    Cover,
    Nerve,
    Rally,
    Shot,
    Test,
    Wound,
)
from carnyx.games.celtos.rules.edition import DE, DEFAULT, EN, ES, Edition


def applied(check: Check) -> dict[str, int]:
    return {each.id: each.value for each in check.applied}


# rule, its value, a situation in which it applies, one in which it does not
EXAMPLES: tuple[tuple[str, int, Trial[Any], Any, Any], ...] = (
    ("celtos.modifiers", -3, TEST, Test(4, 4, modifier=-3), Test(4, 4)),
    ("celtos.shoot.moved", -1, TO_HIT, Shot(4, moved=True), Shot(4)),
    ("celtos.shoot.size", -1, TO_HIT, Shot(4, size=1), Shot(4, size=2)),
    ("celtos.shoot.size", 1, TO_HIT, Shot(4, size=4), Shot(4, size=3)),
    ("celtos.shoot.size", 2, TO_HIT, Shot(4, size=6), Shot(4)),
    ("celtos.shoot.size", 3, TO_HIT, Shot(4, size=9), Shot(4)),
    ("celtos.shoot.weapon", -1, TO_HIT, Shot(4, weapon=-1), Shot(4, weapon=0)),
    ("celtos.trait.marksmanship", 2, TO_HIT, Shot(4, marksmanship=2), Shot(4)),
    ("celtos.cover.template", -2, COVER, Cover(8, template=True), Cover(8)),
    ("celtos.cc.panicked", -2, TO_STRIKE, Blow(4, 4, panicked=True), Blow(4, 4, enemy_panicked=True)),
    ("celtos.cc.charged", 1, TO_STRIKE, Blow(4, 4, charged=True), Blow(4, 4)),
    ("celtos.cc.cover", 1, TO_STRIKE, Blow(4, 4, defends_cover=True), Blow(4, 4, charged=True)),
    ("celtos.cc.enemy_panicked", 2, TO_STRIKE, Blow(4, 4, enemy_panicked=True), Blow(4, 4, panicked=True)),
    ("celtos.cc.weapon", 1, TO_STRIKE, Blow(4, 4, weapon=1), Blow(4, 4)),
    ("celtos.trait.parry", -1, TO_STRIKE, Blow(4, 4, parried=1), Blow(4, 4)),
    ("celtos.trait.standard", 1, MORALE, Nerve(4, standard=True, lost_combat=True), Nerve(4, standard=True)),
    ("celtos.trait.standard", 1, MORALE, Nerve(4, standard=True, lost_combat=True), Nerve(4, lost_combat=True)),
    ("celtos.rally.enemies.short", -2, RALLY, Rally(4, enemy_short=True), Rally(4, enemy_medium=True)),
    ("celtos.rally.enemies.medium", -1, RALLY, Rally(4, enemy_medium=True), Rally(4)),
    ("celtos.trait.musician", 1, RALLY, Rally(4, musician=True), Rally(4)),
)


@pytest.mark.parametrize(("rule", "value", "trial", "yes", "no"), EXAMPLES, ids=[each[0] for each in EXAMPLES])
def test_a_modifier_applies_in_its_case_and_in_no_other(
    rule: str, value: int, trial: Trial[Any], yes: Any, no: Any
) -> None:
    assert applied(trial(yes)) == {rule: value}
    assert trial(yes).need == trial(yes).base - value
    assert rule not in applied(trial(no))


def test_every_modifier_has_an_example() -> None:
    assert {each[0] for each in EXAMPLES} == {each.id for trial in TRIALS for each in trial.modifiers}


def test_modifiers_add_up() -> None:
    check = TO_STRIKE(Blow(5, 3, panicked=True, charged=True, defends_cover=True, enemy_panicked=True, weapon=1))
    assert check.base == 4
    assert check.bonus == 3
    assert check.need == 1


def test_of_enemies_near_and_nearer_only_the_worse_counts() -> None:
    assert applied(RALLY(Rally(4, enemy_medium=True, enemy_short=True))) == {"celtos.rally.enemies.short": -2}


# --- needs -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("trial", "situation", "need"),
    [
        (TEST, Test(4), 6),
        (TEST, Test(7, 3), 2),
        (TEST, Test(1, 9), 10),
        (TO_HIT, Shot(4), 6),
        (TO_HIT, Shot(1), 9),
        (TO_HIT, Shot(10), 0),
        (COVER, Cover(9), 9),
        (SHOT_DAMAGE, Wound(5, 4), 5),
        (SHOT_DAMAGE, Wound(5, 4, penetrating=1), 4),
        (SHOT_DAMAGE, Wound(4, 1, penetrating=3), 3),
        (TO_STRIKE, Blow(4, 4), 6),
        (TO_STRIKE, Blow(6, 4), 4),
        (BLOW_DAMAGE, Wound(4, 5), 7),
        (BLOW_DAMAGE, Wound(12, 10), 6),
        (BLOW_DAMAGE, Wound(0, 1), 6),
        (REACTION, Test(5), 5),
        (MORALE, Nerve(4), 6),
        (RALLY, Rally(6), 4),
    ],
)
def test_the_need_is_looked_up(trial: Trial[Any], situation: Any, need: int) -> None:
    assert trial(situation).need == need


def test_a_reaction_check_is_always_against_difficulty_four() -> None:
    assert REACTION(Test(4, difficulty=9)).need == 6


@pytest.mark.parametrize(("command", "need"), [(4, 5), (9, 2), (10, 2)])
def test_a_leader_adds_one_to_command_and_not_to_the_die(command: int, need: int) -> None:
    morale, rally = MORALE(Nerve(command, leader=True)), RALLY(Rally(command, leader=True))
    assert morale.need == rally.need == need
    assert morale.applied == rally.applied == ()


@pytest.mark.parametrize("trial", TRIALS, ids=lambda trial: trial.id)
def test_there_is_one_die_with_faces_one_to_ten(trial: Trial[Any]) -> None:
    assert list(trial.die.faces) == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    assert [trial.die.value(face) for face in trial.die.faces] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    assert trial.dice == 1


def test_modifiers_are_added_after_the_need_is_clamped() -> None:
    assert TEST(Test(1, 10, modifier=1)).need == 9
    assert TEST(Test(10, 1, modifier=-1)).need == 3


def test_the_shooting_rows_lowest_needs_leave_room_for_penalties() -> None:
    assert TO_HIT(Shot(10, moved=True, size=1)).need == 2
    assert TO_HIT(Shot(8, moved=True, size=1)).need == 4


# --- naturals --------------------------------------------------------------------------------------------------------

ONE_OF_EACH: tuple[tuple[Trial[Any], type], ...] = (
    (TEST, Test),
    (TO_HIT, Shot),
    (COVER, Cover),
    (SHOT_DAMAGE, Wound),
    (TO_STRIKE, Blow),
    (BLOW_DAMAGE, Wound),
    (REACTION, Test),
    (MORALE, Nerve),
    (RALLY, Rally),
)


def in_edition(trial: Trial[Any], situation: type, edition: Edition) -> Check:
    numbers = (4, 4) if situation in (Wound, Blow) else (4,)
    return trial(situation(*numbers, edition=edition))


@pytest.mark.parametrize(("trial", "situation"), ONE_OF_EACH, ids=[trial.id for trial, _ in ONE_OF_EACH])
@pytest.mark.parametrize("edition", [DEFAULT, DE], ids=["default", "de"])
def test_naturals_hold_for_every_throw_of_the_default_and_the_german_edition(
    trial: Trial[Any], situation: type, edition: Edition
) -> None:
    assert in_edition(trial, situation, edition).naturals


@pytest.mark.parametrize(("trial", "situation"), ONE_OF_EACH, ids=[trial.id for trial, _ in ONE_OF_EACH])
@pytest.mark.parametrize("edition", [EN, ES], ids=["en", "es"])
def test_naturals_hold_only_for_shooting_in_the_english_and_the_spanish_edition(
    trial: Trial[Any], situation: type, edition: Edition
) -> None:
    assert in_edition(trial, situation, edition).naturals == (trial.id == "celtos.shoot.hit")


def test_every_trial_has_been_looked_at() -> None:
    assert [trial for trial, _ in ONE_OF_EACH] == list(TRIALS)


EASY: tuple[tuple[Trial[Any], Any], ...] = (
    (TO_HIT, Shot(9, size=8)),
    (TO_STRIKE, Blow(9, 2, enemy_panicked=True)),
    (TEST, Test(10, 4, modifier=3)),
    (MORALE, Nerve(10, standard=True, lost_combat=True)),
    (RALLY, Rally(9, musician=True)),
)
HOPELESS: tuple[tuple[Trial[Any], Any], ...] = (
    (TO_HIT, Shot(1, moved=True, size=1)),
    (TO_STRIKE, Blow(1, 9, panicked=True)),
    (TEST, Test(1, 10, modifier=-1)),
    (COVER, Cover(9, template=True)),
    (RALLY, Rally(1, enemy_short=True)),
)


@pytest.mark.parametrize(("trial", "situation"), EASY, ids=[trial.id for trial, _ in EASY])
def test_a_natural_one_never_passes(trial: Trial[Any], situation: Any) -> None:
    check = trial(situation)
    assert check.need <= 1
    assert not check.passes(1)
    assert check.passes(2)
    assert check.chance == Fraction(9, 10)


@pytest.mark.parametrize(("trial", "situation"), HOPELESS, ids=[trial.id for trial, _ in HOPELESS])
def test_a_natural_ten_always_passes(trial: Trial[Any], situation: Any) -> None:
    check = trial(situation)
    assert check.need > 10
    assert check.passes(10)
    assert not check.passes(9)
    assert check.chance == Fraction(1, 10)


@pytest.mark.parametrize("edition", [EN, ES], ids=["en", "es"])
@pytest.mark.parametrize(("trial", "situation"), EASY[1:], ids=[trial.id for trial, _ in EASY[1:]])
def test_a_one_may_pass_where_naturals_are_for_shooting_only(
    trial: Trial[Any], situation: Any, edition: Edition
) -> None:
    check = trial(replace(situation, edition=edition))
    assert check.passes(1)
    assert check.chance == 1


@pytest.mark.parametrize("edition", [EN, ES], ids=["en", "es"])
@pytest.mark.parametrize(("trial", "situation"), HOPELESS[1:], ids=[trial.id for trial, _ in HOPELESS[1:]])
def test_a_ten_may_fail_where_naturals_are_for_shooting_only(
    trial: Trial[Any], situation: Any, edition: Edition
) -> None:
    check = trial(replace(situation, edition=edition))
    assert not check.passes(10)
    assert check.chance == 0


@pytest.mark.parametrize("edition", [DEFAULT, EN, DE, ES], ids=["default", "en", "de", "es"])
def test_a_shot_keeps_its_naturals_in_every_edition(edition: Edition) -> None:
    easy, hopeless = (TO_HIT(replace(shot, edition=edition)) for shot in (EASY[0][1], HOPELESS[0][1]))
    assert not easy.passes(1)
    assert hopeless.passes(10)
    assert (easy.chance, hopeless.chance) == (Fraction(9, 10), Fraction(1, 10))


@pytest.mark.parametrize(
    ("skill", "tenths"), [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (6, 7), (7, 8), (8, 9), (9, 9), (10, 9)]
)
def test_the_chance_of_a_plain_shot(skill: int, tenths: int) -> None:
    assert TO_HIT(Shot(skill)).chance == Fraction(tenths, 10)


@pytest.mark.parametrize(("attack", "defence", "tenths"), [(4, 4, 5), (10, 1, 9), (1, 10, 1), (6, 4, 7), (4, 6, 3)])
def test_the_chance_of_a_plain_blow(attack: int, defence: int, tenths: int) -> None:
    assert TO_STRIKE(Blow(attack, defence)).chance == Fraction(tenths, 10)


# --- the worked example ----------------------------------------------------------------------------------------------


def test_seven_archers_need_six_and_make_three_hits() -> None:
    """Seven archers of SH 4, unmoved, weapon 0, at a foot target, throw 2 7 3 9 9 4 5."""
    check = TO_HIT(Shot(4))
    assert check.need == 6
    assert [die for die in (2, 7, 3, 9, 9, 4, 5) if check.passes(die)] == [7, 9, 9]
