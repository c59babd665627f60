"""The rulebook of Warriors: its order, its sources, its individuals, and every number its words speak of."""

import pytest

from carnyx.core.length import Length, inches
from carnyx.games.warriors.rules import REGISTRY
from carnyx.games.warriors.rules.individuals import INDIVIDUALS, Individual
from carnyx.games.warriors.rules.initiative import initiative
from carnyx.games.warriors.rules.rulebook import ARMS, BOASTS

QUALITY = {"elite": "+2", "veteran": "+1", "poor": "−1"}


def scores(light: int, medium: int, heavy: int, of: str = "") -> dict[str, int]:
    return {f"{of}light": light, f"{of}medium": medium, f"{of}heavy": heavy}


NUMBERS: dict[str, dict[str, int | str | Length]] = {
    "warriors.quality": {**QUALITY, "average": "0"},
    "warriors.reform.quality": {**QUALITY},
    "warriors.combat.test.quality": {**QUALITY},
    "warriors.combat.contact.threat": {"times": 2, "stands": 2},
    "warriors.combat.contact.threat.quality": {**QUALITY},
    "warriors.initiative.omens": {"good": 9, "bad": 2, "gain": "+1", "loss": "−1"},
    "warriors.shoot.sight": {"reach": inches(1)},
    "warriors.shoot.sight.time_of_day": {"dawn": 2, "dusk": 9, "dim": 2},
    "warriors.influence.limits.magic": {"reach": inches(12)},
    "warriors.combat.scores": {
        **scores(5, 6, 8, "spear_"),
        **scores(4, 5, 7, "hand_"),
        **scores(4, 5, 7, "lance_"),
        **scores(3, 4, 6, "two_hand_"),
        **scores(5, 6, 9, "bow_"),
        **scores(6, 7, 9, "javelin_"),
    },
    "warriors.weapon.spear": {**scores(5, 6, 8)},
    "warriors.weapon.hand": {**scores(4, 5, 7)},
    "warriors.weapon.lance": {**scores(4, 5, 7)},
    "warriors.weapon.two_hand": {**scores(3, 4, 6)},
    "warriors.weapon.bow": {**scores(5, 6, 9), **scores(5, 6, 8, "shot_")},
    "warriors.weapon.javelin": {**scores(6, 7, 9), **scores(6, 7, 8, "shot_")},
    "warriors.combat.reaction.disciplined": {
        "bloodlust": 12,
        "ok": 4,
        "ok_to": 11,
        "shaken": 1,
        "shaken_to": 3,
        "rout": 0,
    },
    "warriors.combat.reaction.tribal": {"bloodlust": 8, "ok": 4, "ok_to": 7, "shaken": 2, "shaken_to": 3, "rout": 1},
    "warriors.combat.reaction.fanatic": {"bloodlust": 6, "ok": 4, "ok_to": 5, "shaken": 2, "shaken_to": 3, "rout": 1},
    "warriors.combat.reaction.bloodlust": {"disciplined": 12, "tribal": 8, "fanatic": 6},
    "warriors.combat.reaction.ok": {
        "disciplined": 4,
        "disciplined_to": 11,
        "tribal": 4,
        "tribal_to": 7,
        "fanatic": 4,
        "fanatic_to": 5,
    },
    "warriors.combat.reaction.shaken": {
        "disciplined": 1,
        "disciplined_to": 3,
        "tribal": 2,
        "tribal_to": 3,
        "fanatic": 2,
        "fanatic_to": 3,
    },
    "warriors.combat.reaction.rout": {"disciplined": 0, "tribal": 1, "fanatic": 1},
    "warriors.shoot.scores": {
        **scores(5, 6, 8, "bow_"),
        **scores(6, 7, 8, "javelin_"),
        "bow_short": inches(9),
        "bow_long": inches(24),
        "javelin_short": inches(6),
        "javelin_long": inches(12),
    },
    "warriors.combat.dice": {"full": 5},
    "warriors.influence.disaster": {"above": 5},
    "warriors.army": {
        "warchief": 50,
        "warchief_leadership": 10,
        "warchief_worth": 3,
        "warchief_strength": 2,
        "leader": 35,
        "leader_leadership": 10,
        "leader_worth": 2,
        "leader_strength": 2,
        "hero": 30,
        "hero_worth": 5,
        "hero_strength": 2,
        "bannerman": 15,
        "champion": 5,
        "standard": 10,
    },
}
VALUES = {
    "warriors.shoot.hit": {
        "poor": -1,
        "veteran": 1,
        "elite": 2,
        "long": -1,
        "blackening": -1,
        "disorganised": -1,
        "adverse": -1,
        "higher": 1,
    },
    "warriors.shoot.kill": {"shield": -2, "soft": -2, "hard": -4, "higher": 1},
    "warriors.combat.hit": {"lesser": -1, "better": 1, "disorganised": -1, "two_ranks": -1, "no_shield": 1},
    "warriors.combat.kill": {"bloodlust": 1, "standard": 1},
    "warriors.combat.test": {
        "oppose": -1,
        "quarter": -1,
        "half": -3,
        "greater": -1,
        "killed_more": 1,
        "standard_lost": -1,
        "standard": 1,
        "shaken": -1,
        "bloodlust": 2,
        "hold": 1,
        "hero": 1,
        "leader": 1,
    },
    "warriors.orders.modifiers": {
        "race": -1,
        "disorganised": -1,
        "adverse": -1,
        "attached": -2,
        "fanatic": 1,
        "in_person": 1,
    },
    "warriors.influence.test": {"bannerman": 1, "race": -1},
    "warriors.command.test": {"warchief": -2, "losses": -1, "broken": -1, "boast": 1},
}
TOTALS = {
    "warriors.orders.results": {
        "accepted": 7,
        "accepted_disorganised": 6,
        "delayed": 5,
        "delayed_disorganised": 4,
        "ignored": 3,
        "ignored_disorganised": 2,
        "misunderstood": 1,
        "panic": 0,
    },
    "warriors.command.results": {"unaffected": 7, "disorganised": 6, "shaken": 5, "rout": 4},
}
NUMBERS |= {rule: {**totals} for rule, totals in TOTALS.items()}
REACHED = [(f"{rule}.{name}", total) for rule, row in TOTALS.items() for name, total in row.items()]
PRINTED = [(f"{rule}.{name}", value) for rule, row in VALUES.items() for name, value in row.items()]


@pytest.mark.parametrize("rule", NUMBERS)
def test_the_words_hear_the_numbers_of_the_rule(rule: str) -> None:
    assert REGISTRY.rules[rule].numbers == NUMBERS[rule]


@pytest.mark.parametrize(("rule", "value"), PRINTED)
def test_the_words_hear_the_value_of_a_modifier(rule: str, value: int) -> None:
    assert REGISTRY.rules[rule].numbers == {"value": value}


@pytest.mark.parametrize(("rule", "total"), REACHED)
def test_the_words_hear_the_total_of_a_result(rule: str, total: int) -> None:
    assert REGISTRY.rules[rule].numbers == {"total": total}


def test_no_other_rule_has_numbers() -> None:
    numbered = {rule.id for rule in REGISTRY.rules.values() if rule.numbers}
    assert numbered == {*NUMBERS, *(rule for rule, _ in PRINTED), *(rule for rule, _ in REACHED)}


def test_the_rulebook_is_in_reading_order() -> None:
    chapters = [
        "warriors.die",
        "warriors.commands",
        "warriors.shoot.dice",
        "warriors.initiative",
        "warriors.combat.dice",
        "warriors.combat.test",
        "warriors.orders.test",
        "warriors.influence.test",
        "warriors.command.when",
        "warriors.odds",
        "warriors.victory",
    ]
    order = list(REGISTRY.rules)
    assert sorted(chapters, key=order.index) == chapters


def test_a_finer_rule_follows_the_one_it_extends() -> None:
    order = list(REGISTRY.rules)
    for rule in order:
        parent = rule.rpartition(".")[0]
        assert parent not in order or order.index(parent) < order.index(rule), rule


def test_the_printed_weapons_are_the_arms() -> None:
    assert list(ARMS) == ["spear", "hand", "lance", "two_hand", "bow", "javelin"]
    assert all(REGISTRY.rules[f"warriors.weapon.{arm}"].cite.source == "sheet" for arm in ARMS)


@pytest.mark.parametrize(
    ("boast", "source"),
    [
        ("no_bodyguard", "found"),
        ("will_not_be_moved", "found"),
        ("thick_of_it", "ruling"),
        ("first_blood", "ruling"),
        ("no_standard_shall_fall", "ruling"),
        ("not_one_step_back", "ruling"),
        ("none", "ruling"),
    ],
)
def test_a_boast_is_found_or_ours(boast: str, source: str) -> None:
    assert REGISTRY.rules[f"warriors.boast.{boast}"].cite.sources == (source,)


def test_there_are_six_boasts_and_none() -> None:
    assert len(BOASTS) == 7
    assert BOASTS[-1] == "none"


@pytest.mark.parametrize(
    ("kind", "individual"),
    [
        ("warchief", Individual(worth=3, strength=2, points=50, points_a_leadership=10)),
        ("leader", Individual(worth=2, strength=2, points=35, points_a_leadership=10)),
        ("hero", Individual(worth=5, strength=2, points=30, points_a_leadership=0)),
        ("bannerman", Individual(worth=1, strength=0, points=15, points_a_leadership=0)),
    ],
)
def test_an_individual_has_his_worth_his_strength_and_his_price(kind: str, individual: Individual) -> None:
    assert INDIVIDUALS[kind] == individual


@pytest.mark.parametrize(
    "rule",
    [
        "warriors.shoot.hit",
        "warriors.shoot.kill",
        "warriors.reform",
        "warriors.combat.hit",
        "warriors.combat.kill",
        "warriors.combat.test",
        "warriors.standard",
        "warriors.individuals.hit",
        "warriors.orders.test",
        "warriors.influence.test",
        "warriors.command.test",
    ],
)
def test_a_throw_is_found_by_the_name_of_its_rule(rule: str) -> None:
    trial = REGISTRY.trial(rule)
    assert trial is not None
    assert trial.id == rule


@pytest.mark.parametrize(
    "rule",
    [
        "warriors.combat.reaction.disciplined",
        "warriors.combat.reaction.tribal",
        "warriors.combat.reaction.fanatic",
        "warriors.orders.results",
        "warriors.command.results",
    ],
)
def test_a_table_of_results_is_found_by_the_name_of_its_rule(rule: str) -> None:
    bands = REGISTRY.result(rule)
    assert bands is not None
    assert bands.id == rule


# --- warriors.initiative ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("faces", "winner"),
    [
        ((((5, 5), (5, 4)),), 0),
        ((((2, 2), (5, 4)),), 1),
        ((((0, 1), (9, 1)),), 0),
        ((((5, 5), (5, 6)), ((1, 1), (4, 4))), 1),
    ],
    ids=["higher total", "the other", "a nought is ten", "a tie is thrown again"],
)
def test_each_side_throws_two_dice_and_adds_its_warchiefs_leadership(faces: tuple, winner: int) -> None:
    contest = initiative(4, 3)
    assert contest.refuse(faces) is None
    assert contest.read(faces) == winner


def test_a_side_without_a_warchief_adds_nothing() -> None:
    assert initiative(3, 0).read((((4, 4), (5, 5)),)) == 0
    assert initiative(0, 0).read((((4, 4), (5, 5)),)) == 1
