"""The rulebook of Celtos: its order, its sources, and every number its words speak of."""

import pytest

from carnyx.core.length import Length, inches
from carnyx.games.celtos.rules import REGISTRY
from carnyx.games.celtos.rules.weapons import WEAPON_RULES

PRINTED_STATS = ("m", "sh", "as", "t", "w", "sz")
FOUND_STATS = ("st", "i", "cd", "points")

NUMBERS: dict[str, dict[str, int | str | Length]] = {
    "celtos.test.default": {"difficulty": 4},
    "celtos.measure": {"small": 25, "middling": 40, "large": 60, "huge": 100},
    "celtos.turn.limit": {"turns": 7},
    "celtos.order.rush": {"times": 3},
    "celtos.coherency": {"reach": inches(1), "skirmish": inches(2)},
    "celtos.move.models": {"away": inches(1)},
    "celtos.move.near": {"away": inches(1)},
    "celtos.terrain": {"cost": inches(1)},
    "celtos.los.models": {"hill": 3},
    "celtos.los.terrain": {"depth": inches(2)},
    "celtos.cover.where": {"reach": inches(1)},
    "celtos.cover": {"soft": 9, "wall": 8, "fortification": 7},
    "celtos.shoot.bands": {"short": inches(12), "medium": inches(24), "long": inches(36), "extreme": inches(48)},
    "celtos.template.teardrop": {"length": inches(8), "narrow": inches(1), "wide": inches(3)},
    "celtos.template.round": {"width": inches(3), "divisor": 2},
    "celtos.cc.assault": {"spots": 12},
    "celtos.react.test": {"difficulty": 4},
    "celtos.react.evade.after": {"away": inches(1)},
    "celtos.morale.test": {"difficulty": 4},
    "celtos.leader": {"bonus": 1},
    "celtos.individual": {"dice": 2},
    "celtos.rally.enemies": {"short": "−2", "medium": "−1"},
    "celtos.trait.leader": {"bonus": 1},
    "celtos.trait.skirmisher": {"reach": inches(2)},
    "celtos.army": {"gael": 151 + 101 + 121 + 42, "sidhe": 138 + 206 + 72},
    "celtos.deploy": {"width": inches(72), "depth": inches(48), "demo": inches(48), "zone": inches(12)},
    "celtos.victory.objective": {"reach": inches(3)},
    "celtos.test": {"base": 6, "least": 2, "most": 10},
    "celtos.cc.hit": {"base": 6, "least": 2, "most": 10},
    "celtos.shoot.hit": {"first": 9, "last": 0},
    "celtos.shoot.size": {
        "tiny_sizes": "1",
        "small_sizes": "2–3",
        "middling_sizes": "4–5",
        "large_sizes": "6–7",
        "huge_sizes": "8–9",
        "tiny": "−1",
        "middling": "+1",
        "large": "+2",
        "huge": "+3",
    },
    "celtos.shoot.moved": {"value": -1},
    "celtos.cover.template": {"value": -2},
    "celtos.cc.panicked": {"value": -2},
    "celtos.cc.charged": {"value": 1},
    "celtos.cc.cover": {"value": 1},
    "celtos.cc.enemy_panicked": {"value": 2},
    "celtos.rally.enemies.short": {"value": -2},
    "celtos.rally.enemies.medium": {"value": -1},
    "celtos.trait.standard": {"value": 1},
    "celtos.trait.musician": {"value": 1},
}


@pytest.mark.parametrize("rule", NUMBERS)
def test_the_words_hear_the_numbers_of_the_rule(rule: str) -> None:
    assert REGISTRY.rules[rule].numbers == NUMBERS[rule]


def test_no_other_rule_but_the_weapons_has_numbers() -> None:
    numbered = {rule.id for rule in REGISTRY.rules.values() if rule.numbers}
    assert numbered == set(NUMBERS) | {rule.id for rule in WEAPON_RULES}


def test_the_rulebook_is_in_reading_order() -> None:
    chapters = [
        "celtos.die",
        "celtos.turn.markers",
        "celtos.order.sequence",
        "celtos.coherency",
        "celtos.shoot.sequence",
        "celtos.weapon",
        "celtos.cc.sequence",
        "celtos.react.test",
        "celtos.morale.test",
        "celtos.trait.battle_awareness",
        "celtos.army",
        "celtos.victory",
        "celtos.victory.objective",
        "celtos.edition.orders_engaged",
    ]
    order = list(REGISTRY.rules)
    assert sorted(chapters, key=order.index) == chapters


def test_a_finer_rule_follows_the_one_it_extends() -> None:
    order = list(REGISTRY.rules)
    at = order.index("celtos.rally.enemies")
    assert order[at : at + 3] == [
        "celtos.rally.enemies",
        "celtos.rally.enemies.short",
        "celtos.rally.enemies.medium",
    ]
    assert order.index("celtos.cover.template") == order.index("celtos.cover") + 1


@pytest.mark.parametrize("stat", PRINTED_STATS)
def test_a_stat_the_sheets_name_is_printed(stat: str) -> None:
    assert REGISTRY.rules[f"celtos.profile.{stat}"].cite.sources == ("sheet",)


@pytest.mark.parametrize("stat", FOUND_STATS)
def test_a_stat_the_sheets_do_not_name_is_found(stat: str) -> None:
    assert REGISTRY.rules[f"celtos.profile.{stat}"].cite.sources == ("found",)


def test_these_are_all_the_stats() -> None:
    stats = {rule.removeprefix("celtos.profile.") for rule in REGISTRY.rules if rule.startswith("celtos.profile.")}
    assert stats == {*PRINTED_STATS, *FOUND_STATS}


@pytest.mark.parametrize(
    ("trait", "source"),
    [
        ("battle_awareness", "sheet"),
        ("leader", "ruling"),
        ("standard", "ruling"),
        ("musician", "ruling"),
        ("skirmisher", "ruling"),
        ("first_strike", "found"),
        ("penetrating", "ruling"),
        ("parry", "ruling"),
        ("marksmanship", "ruling"),
    ],
)
def test_a_traits_effect_is_a_ruling_unless_marked(trait: str, source: str) -> None:
    assert REGISTRY.rules[f"celtos.trait.{trait}"].cite.sources == (source,)


def test_battle_awareness_is_on_every_sheet_but_the_german() -> None:
    assert REGISTRY.rules["celtos.trait.battle_awareness"].cite.sheets == ("en", "es", "en-ocr")


@pytest.mark.parametrize(
    "rule",
    [
        "celtos.test",
        "celtos.shoot.hit",
        "celtos.cover",
        "celtos.shoot.damage",
        "celtos.cc.hit",
        "celtos.cc.damage",
        "celtos.react.test",
        "celtos.morale.test",
        "celtos.rally",
    ],
)
def test_a_throw_is_found_by_the_name_of_its_rule(rule: str) -> None:
    trial = REGISTRY.trial(rule)
    assert trial is not None
    assert trial.id == rule


@pytest.mark.parametrize(
    "rule",
    [
        "celtos.test",
        "celtos.cc.hit",
        "celtos.shoot.hit",
        "celtos.shoot.size",
        "celtos.shoot.bands",
        "celtos.cover",
        "celtos.measure",
    ],
)
def test_a_table_is_found_by_the_name_of_its_rule(rule: str) -> None:
    table = REGISTRY.table(rule)
    assert table is not None
    assert table.id == rule


def test_a_rule_without_throw_or_table_has_none() -> None:
    assert REGISTRY.trial("celtos.edge") is None
    assert REGISTRY.table("celtos.edge") is None
    assert REGISTRY.result("celtos.edge") is None
