"""Every trial of Warriors, every modifier by the name of its rule, the naturals, and the nought that counts as ten."""

from fractions import Fraction
from typing import Any

import pytest

from carnyx.core.check import Check, Trial
from carnyx.core.dice import Reading
from carnyx.games.warriors.rules.checks import (
    BLOW_HIT,
    BLOW_KILL,
    COMBAT_TEST,
    COMMAND_TEST,
    INFLUENCE,
    NEW_ORDERS,
    REFORM,
    SAVE,
    SHOT_HIT,
    SHOT_KILL,
    STANDARD,
    THREAT,
    TRIALS,
)
from carnyx.games.warriors.rules.edition import Edition
from carnyx.games.warriors.rules.situations import (
    Bearer,
    Blow,
    Combatant,
    Command,
    Fray,
    Influence,
    Message,
    Reform,
    Saving,
    Shot,
    Threat,
)
from carnyx.games.warriors.rules.tables import COMMAND_RESULTS, ORDER_RESULTS, REACTIONS


def applied(check: Check) -> dict[str, int]:
    return {each.id: each.value for each in check.applied}


def shot(quality: Any, **more: Any) -> Shot:
    """A bow shot at medium armour, but for these."""
    return Shot(**{"figures": 1, "quality": quality, "weapon": "bow", "armour": "medium", "targets": 1, **more})


def arrow(weapon: Any, armour: Any, **more: Any) -> Shot:
    """A shot by average men with a weapon at an armour."""
    return shot("average", weapon=weapon, armour=armour, **more)


def side(**more: Any) -> Combatant:
    """Average tribesmen in medium armour with shields and hand weapons, but for these."""
    usual = {"quality": "average", "weapon": "hand", "armour": "medium", "discipline": "tribal", "shield": True}
    return Combatant(**{"figures": 20, "contact": 1, **usual, **more})


def blow(quality: Any, enemy_quality: Any, enemy_shield: bool = True, **more: Any) -> Blow:
    """A blow of one quality at another."""
    return Blow(side(quality=quality, **more), side(quality=enemy_quality, shield=enemy_shield), "hand", 0)


def stroke(weapon: Any, armour: Any, strength: int = 0, resilience: int = 0, **more: Any) -> Blow:
    """A blow of a weapon at an armour."""
    return Blow(side(**more), side(armour=armour, resilience=resilience), weapon, strength)


def fray(quality: Any, began: int, lost: int = 0, fallen: int = 0, killed: int = 0, **more: Any) -> Fray:
    """A unit after a fight: so many began the turn, and so many of them are lost."""
    return Fray(side(quality=quality, figures=began - lost, lost=lost, **more), fallen, killed)


SHOOTER = shot("average")
ARROW = arrow("bow", "medium")
BLOW = blow("average", "average")
STROKE = stroke("hand", "medium")
FRAY = fray("average", 20)
MESSAGE = Message(0)

# rule, its value, a situation in which it applies, one in which it does not
EXAMPLES: tuple[tuple[str, int, Trial[Any], Any, Any], ...] = (
    ("warriors.shoot.hit.poor", -1, SHOT_HIT, shot("poor"), SHOOTER),
    ("warriors.shoot.hit.veteran", 1, SHOT_HIT, shot("veteran"), shot("elite")),
    ("warriors.shoot.hit.elite", 2, SHOT_HIT, shot("elite"), shot("veteran")),
    ("warriors.shoot.hit.long", -1, SHOT_HIT, shot("average", long=True), SHOOTER),
    ("warriors.shoot.hit.blackening", -1, SHOT_HIT, shot("average", volleys=2), SHOOTER),
    ("warriors.shoot.hit.disorganised", -1, SHOT_HIT, shot("average", disorganised=True), SHOOTER),
    ("warriors.shoot.hit.adverse", -1, SHOT_HIT, shot("average", adverse=True), SHOOTER),
    ("warriors.shoot.hit.higher", 1, SHOT_HIT, shot("average", higher=True), SHOOTER),
    ("warriors.shoot.kill.shield", -2, SHOT_KILL, arrow("bow", "medium", shield=True), ARROW),
    ("warriors.shoot.kill.soft", -2, SHOT_KILL, arrow("bow", "medium", cover="soft"), ARROW),
    ("warriors.shoot.kill.hard", -4, SHOT_KILL, arrow("bow", "medium", cover="hard"), ARROW),
    ("warriors.shoot.kill.higher", 1, SHOT_KILL, arrow("bow", "medium", higher=True), ARROW),
    ("warriors.reform.quality", 2, REFORM, Reform("elite"), Reform("average")),
    ("warriors.reform.quality", -1, REFORM, Reform("poor"), Reform("average")),
    ("warriors.combat.contact.threat.quality", 2, THREAT, Threat("elite"), Threat("average")),
    ("warriors.combat.contact.threat.quality", -1, THREAT, Threat("poor"), Threat("average")),
    ("warriors.combat.hit.lesser", -1, BLOW_HIT, blow("poor", "average"), BLOW),
    ("warriors.combat.hit.lesser", -1, BLOW_HIT, blow("poor", "elite"), blow("elite", "poor")),
    ("warriors.combat.hit.better", 1, BLOW_HIT, blow("elite", "poor"), BLOW),
    ("warriors.combat.hit.disorganised", -1, BLOW_HIT, blow("average", "average", disorganised=True), BLOW),
    ("warriors.combat.hit.two_ranks", -1, BLOW_HIT, blow("average", "average", two_ranks=True), BLOW),
    ("warriors.combat.hit.no_shield", 1, BLOW_HIT, blow("average", "average", enemy_shield=False), BLOW),
    ("warriors.combat.kill.resilience", -2, BLOW_KILL, stroke("hand", "medium", resilience=2), STROKE),
    ("warriors.combat.kill.strength", 2, BLOW_KILL, stroke("hand", "medium", strength=2), STROKE),
    ("warriors.combat.kill.strength", -1, BLOW_KILL, stroke("hand", "medium", strength=-1), STROKE),
    ("warriors.combat.kill.bloodlust", 1, BLOW_KILL, stroke("hand", "medium", condition="bloodlust"), STROKE),
    ("warriors.combat.kill.standard", 1, BLOW_KILL, stroke("hand", "medium", defends_standard=True), STROKE),
    ("warriors.combat.test.quality", 2, COMBAT_TEST, fray("elite", 20), FRAY),
    ("warriors.combat.test.quality", 1, COMBAT_TEST, fray("veteran", 20), FRAY),
    ("warriors.combat.test.quality", -1, COMBAT_TEST, fray("poor", 20), FRAY),
    ("warriors.combat.test.oppose", -1, COMBAT_TEST, fray("average", 20, order="oppose"), FRAY),
    ("warriors.combat.test.quarter", -1, COMBAT_TEST, fray("average", 20, lost=6), fray("average", 20, lost=5)),
    ("warriors.combat.test.quarter", -1, COMBAT_TEST, fray("average", 20, lost=10), fray("average", 20, lost=11)),
    ("warriors.combat.test.half", -3, COMBAT_TEST, fray("average", 20, lost=11), fray("average", 20, lost=10)),
    ("warriors.combat.test.greater", -1, COMBAT_TEST, fray("average", 20, fallen=2, killed=1), FRAY),
    ("warriors.combat.test.killed_more", 1, COMBAT_TEST, fray("average", 20, fallen=1, killed=2), FRAY),
    ("warriors.combat.test.standard_lost", -1, COMBAT_TEST, fray("average", 20, standard_lost=True), FRAY),
    ("warriors.combat.test.standard", 1, COMBAT_TEST, fray("average", 20, standard=True), FRAY),
    ("warriors.combat.test.shaken", -1, COMBAT_TEST, fray("average", 20, condition="shaken"), FRAY),
    ("warriors.combat.test.bloodlust", 2, COMBAT_TEST, fray("average", 20, condition="bloodlust"), FRAY),
    ("warriors.combat.test.hold", 1, COMBAT_TEST, fray("average", 20, order="hold"), FRAY),
    ("warriors.combat.test.hero", 1, COMBAT_TEST, fray("average", 20, individuals=("hero",)), FRAY),
    ("warriors.combat.test.leader", 1, COMBAT_TEST, fray("average", 20, individuals=("leader",)), FRAY),
    ("warriors.orders.test.leadership", 4, NEW_ORDERS, Message(4), MESSAGE),
    ("warriors.orders.modifiers.race", -1, NEW_ORDERS, Message(0, other_race=True), MESSAGE),
    ("warriors.orders.modifiers.disorganised", -1, NEW_ORDERS, Message(0, any_disorganised=True), MESSAGE),
    ("warriors.orders.modifiers.adverse", -1, NEW_ORDERS, Message(0, adverse=1), MESSAGE),
    ("warriors.orders.modifiers.adverse", -3, NEW_ORDERS, Message(0, adverse=3), MESSAGE),
    ("warriors.orders.modifiers.attached", -2, NEW_ORDERS, Message(0, attached=True), MESSAGE),
    ("warriors.orders.modifiers.fanatic", 1, NEW_ORDERS, Message(0, fanatic_attack=True), MESSAGE),
    ("warriors.orders.modifiers.in_person", 1, NEW_ORDERS, Message(0, in_person=True), MESSAGE),
    ("warriors.influence.test.bannerman", 1, INFLUENCE, Influence(3, bannerman=True), Influence(3)),
    ("warriors.influence.test.race", -1, INFLUENCE, Influence(3, other_race=True), Influence(3)),
    ("warriors.command.test.warchief", -2, COMMAND_TEST, Command(warchief_killed=True), Command()),
    ("warriors.command.test.losses", -1, COMMAND_TEST, Command(units_lost=1), Command()),
    ("warriors.command.test.losses", -4, COMMAND_TEST, Command(units_lost=4), Command()),
    ("warriors.command.test.broken", -1, COMMAND_TEST, Command(boast="broken"), Command(boast="good")),
    ("warriors.command.test.boast", 1, COMMAND_TEST, Command(boast="good"), Command(boast="none")),
)


@pytest.mark.parametrize(("rule", "value", "trial", "yes", "no"), EXAMPLES, ids=[each[0] for each in EXAMPLES])
def test_a_modifier_applies_in_its_case_and_in_no_other(
    rule: str, value: int, trial: Trial[Any], yes: Any, no: Any
) -> None:
    assert applied(trial(yes)) == {rule: value}
    assert rule not in applied(trial(no))


def test_every_modifier_has_an_example() -> None:
    assert {each[0] for each in EXAMPLES} == {each.id for trial in TRIALS for each in trial.modifiers}


def test_modifiers_are_added_to_the_die_and_so_lower_the_need() -> None:
    check = SHOT_HIT(shot("elite", long=True, higher=True))
    assert (check.bonus, check.need) == (2, 4)
    assert check.total(5) == 7


def test_a_unit_that_lost_nobody_has_nothing_to_add_or_take_away() -> None:
    assert applied(COMBAT_TEST(fray("average", 1))) == {}


def test_equal_casualties_give_neither_side_a_modifier() -> None:
    assert applied(COMBAT_TEST(fray("average", 20, fallen=3, killed=3))) == {}


@pytest.mark.parametrize(
    ("quality", "enemy", "bonus"),
    [("elite", "veteran", 1), ("veteran", "elite", -1), ("elite", "elite", 0), ("average", "poor", 1)],
)
def test_quality_is_compared_however_great_the_gap(quality: Any, enemy: Any, bonus: int) -> None:
    assert BLOW_HIT(blow(quality, enemy)).bonus == bonus


@pytest.mark.parametrize(
    ("figures", "lost", "penalty"),
    [(8, 2, 0), (8, 3, -1), (8, 4, -1), (8, 5, -3), (7, 1, 0), (7, 2, -1), (7, 3, -1), (7, 4, -3), (1, 1, -3)],
)
def test_casualties_over_half_count_instead_of_those_over_a_quarter(figures: int, lost: int, penalty: int) -> None:
    assert COMBAT_TEST(fray("average", figures, lost=lost)).bonus == penalty


# --- needs and chances -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("trial", "situation", "need", "chance"),
    [
        (SHOT_HIT, SHOOTER, 6, Fraction(5, 10)),
        (BLOW_HIT, BLOW, 6, Fraction(5, 10)),
        (SHOT_KILL, arrow("javelin", "heavy"), 8, Fraction(3, 10)),
        (BLOW_KILL, stroke("javelin", "heavy"), 9, Fraction(2, 10)),
        (BLOW_KILL, stroke("two_hand", "light", strength=1), 2, Fraction(9, 10)),
        (COMBAT_TEST, FRAY, 4, Fraction(7, 10)),
        (STANDARD, Bearer(side()), 4, Fraction(7, 10)),
        (REFORM, Reform("average"), 1, Fraction(1)),
        (REFORM, Reform("average", figures=7), 7, Fraction(4, 10)),
        (REFORM, Reform("poor", figures=7), 8, Fraction(3, 10)),
        (THREAT, Threat("average"), 2, Fraction(9, 10)),
        (THREAT, Threat("poor"), 3, Fraction(8, 10)),
        (NEW_ORDERS, Message(3), 4, Fraction(7, 10)),
        (INFLUENCE, Influence(3), 3, Fraction(3, 10)),
        (INFLUENCE, Influence(5, bannerman=True), 6, Fraction(6, 10)),
        (COMMAND_TEST, Command(), 7, Fraction(4, 10)),
        (SAVE, Saving("warchief"), 9, Fraction(72, 100)),
        (SAVE, Saving(), 11, Fraction(55, 100)),
    ],
)
def test_a_throw_has_its_need_and_its_chance(trial: Trial[Any], situation: Any, need: int, chance: Fraction) -> None:
    assert trial(situation).need == need
    assert trial(situation).chance == chance


HOPELESS_SHOT = shot("poor", long=True, volleys=2, disorganised=True, adverse=True)
SURE_SHOT = shot("elite", higher=True, edition=Edition(hit_score=2))


def test_no_face_hits_by_itself() -> None:
    check = SHOT_HIT(HOPELESS_SHOT)
    assert check.need == 11
    assert not check.passes(0)
    assert check.chance == 0


def test_no_face_misses_by_itself() -> None:
    check = SHOT_HIT(SURE_SHOT)
    assert check.need == -1
    assert check.passes(1)
    assert check.chance == 1


@pytest.mark.parametrize(
    ("trial", "situation"),
    [
        (SHOT_KILL, arrow("bow", "heavy", shield=True, cover="hard")),
        (BLOW_KILL, stroke("bow", "heavy", resilience=2)),
    ],
    ids=["warriors.shoot.kill", "warriors.combat.kill"],
)
def test_a_natural_nought_kills(trial: Trial[Any], situation: Any) -> None:
    check = trial(situation)
    assert check.need > 10
    assert check.passes(0)
    assert not check.passes(9)
    assert check.chance == Fraction(1, 10)


def test_a_natural_one_is_a_superficial_wound() -> None:
    check = BLOW_KILL(stroke("two_hand", "light", strength=2, condition="bloodlust"))
    assert check.need == 0
    assert not check.passes(1)
    assert check.passes(2)
    assert check.chance == Fraction(9, 10)


ONE_OF_EACH: tuple[tuple[Trial[Any], Any], ...] = (
    (SHOT_HIT, SHOOTER),
    (SHOT_KILL, ARROW),
    (REFORM, Reform("average")),
    (THREAT, Threat("average")),
    (BLOW_HIT, BLOW),
    (BLOW_KILL, STROKE),
    (COMBAT_TEST, FRAY),
    (STANDARD, Bearer(side())),
    (SAVE, Saving()),
    (NEW_ORDERS, MESSAGE),
    (INFLUENCE, Influence(3)),
    (COMMAND_TEST, Command()),
)


@pytest.mark.parametrize(("trial", "situation"), ONE_OF_EACH, ids=[trial.id for trial, _ in ONE_OF_EACH])
def test_naturals_are_for_the_two_kill_throws_only(trial: Trial[Any], situation: Any) -> None:
    assert trial(situation).naturals == (trial.id in ("warriors.shoot.kill", "warriors.combat.kill"))


@pytest.mark.parametrize(("trial", "situation"), ONE_OF_EACH, ids=[trial.id for trial, _ in ONE_OF_EACH])
def test_the_die_has_faces_nought_to_nine_and_nought_counts_as_ten(trial: Trial[Any], situation: Any) -> None:
    check = trial(situation)
    assert list(check.die.faces) == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert [check.die.value(face) for face in check.die.faces] == [10, 1, 2, 3, 4, 5, 6, 7, 8, 9]


def test_every_trial_has_been_looked_at() -> None:
    assert [trial for trial, _ in ONE_OF_EACH] == list(TRIALS)


# --- single trials ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("face", "kept"), [(1, False), (2, False), (3, False), (4, True), (9, True), (0, True)])
def test_a_throw_of_one_to_three_loses_the_standard(face: int, kept: bool) -> None:
    assert STANDARD(Bearer(side())).passes(face) is kept


@pytest.mark.parametrize(
    ("faces", "warchief", "others"),
    [((4, 4), False, False), ((4, 5), True, False), ((5, 5), True, False), ((5, 6), True, True), ((0, 1), True, True)],
)
def test_a_save_is_thrown_on_two_dice(faces: tuple[int, int], warchief: bool, others: bool) -> None:
    assert SAVE(Saving("warchief")).passes(*faces) is warchief
    assert SAVE(Saving()).passes(*faces) is others


# --- results ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("message", "face", "result"),
    [
        (Message(1, adverse=2), 1, "panic"),
        (Message(1, adverse=2), 0, "accepted"),
        (Message(0, adverse=3), 1, "panic"),
        (Message(2), 5, "accepted"),
        (Message(2), 4, "accepted_disorganised"),
        (Message(1, attached=True), 2, "misunderstood"),
        (Message(1, attached=True), 0, "accepted"),
    ],
)
def test_a_new_order_is_read_off_the_total_and_a_face_of_nought_is_ten(
    message: Message, face: int, result: str
) -> None:
    assert Reading(NEW_ORDERS(message), ORDER_RESULTS).read((face,)) == result


@pytest.mark.parametrize(
    ("discipline", "tested", "face", "result"),
    [
        ("disciplined", fray("poor", 20), 1, "rout"),
        ("disciplined", fray("average", 20), 1, "shaken"),
        ("disciplined", fray("average", 20), 0, "ok"),
        ("disciplined", fray("elite", 20), 0, "bloodlust"),
        ("tribal", fray("average", 20), 1, "rout"),
        ("tribal", fray("average", 20), 0, "bloodlust"),
        ("fanatic", fray("average", 20), 5, "ok"),
        ("fanatic", fray("average", 20, order="hold"), 5, "bloodlust"),
    ],
)
def test_a_reaction_is_read_off_the_column_of_the_units_discipline(
    discipline: Any, tested: Fray, face: int, result: str
) -> None:
    assert Reading(COMBAT_TEST(tested), REACTIONS[discipline]).read((face,)) == result


@pytest.mark.parametrize(
    ("command", "face", "result"),
    [
        (Command(), 7, "unaffected"),
        (Command(boast="good"), 6, "unaffected"),
        (Command(boast="broken"), 7, "disorganised"),
        (Command(warchief_killed=True), 7, "shaken"),
        (Command(warchief_killed=True, units_lost=4), 0, "rout"),
        (Command(), 0, "unaffected"),
    ],
)
def test_a_command_test_is_read_off_its_total(command: Command, face: int, result: str) -> None:
    assert Reading(COMMAND_TEST(command), COMMAND_RESULTS).read((face,)) == result
