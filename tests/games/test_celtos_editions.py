"""What the sheets of Celtos differ in: each switch in each edition, and house rules."""

import pytest
from msgspec.structs import asdict, fields

from carnyx.core.edition import Setting, Unsettled, house, settings
from carnyx.games.celtos.rules import EDITIONS, REGISTRY, Edition

SWITCHES = {
    "orders_engaged": {"en": "hold_barred", "de": "assault_only", "es": "hold_barred", "default": "assault_only"},
    "bring": {"en": "more", "de": "all", "es": "most", "default": "all"},
    "sight_models": {"en": "others", "de": "all", "es": "others", "default": "size"},
    "target": {"en": "nearest", "de": "first", "es": "nearest", "default": "nearest"},
    "naturals": {"en": "shooting", "de": "all", "es": "shooting", "default": "all"},
    "lengths": {"en": "inches", "de": "inches", "es": "cm", "default": "inches"},
    "check_after": {"en": "combat", "de": "round", "es": "combat", "default": "combat"},
    "casualty_check": {"en": "casualty", "de": "losses", "es": "casualty", "default": "casualty"},
    "panic": {"en": "no_reactions", "de": "no_countercharge", "es": "no_reactions", "default": "no_reactions"},
    "rout": {"en": "removed", "de": "casualties", "es": "removed", "default": "casualties"},
    "individual_check": {"en": "once", "de": "once", "es": "once", "default": "once"},
}
HOUSE_ONLY = {"sight_models": {"none"}, "individual_check": {"again"}}  # no sheet says so
CHOICES = [
    (name, choice) for name, row in SWITCHES.items() for choice in sorted({*row.values(), *HOUSE_ONLY.get(name, ())})
]


@pytest.mark.parametrize("edition", ["en", "de", "es", "default"])
@pytest.mark.parametrize("switch", SWITCHES)
def test_each_switch_stands_as_the_sheet_of_its_edition_says(switch: str, edition: str) -> None:
    assert getattr(EDITIONS[edition], switch) == SWITCHES[switch][edition]


def test_there_are_four_editions_and_eleven_switches() -> None:
    assert set(EDITIONS) == {"default", "en", "de", "es"}
    assert [field.name for field in fields(Edition)] == list(SWITCHES)


def test_the_default_edition_is_what_one_gets_without_asking() -> None:
    assert Edition() == EDITIONS["default"]


@pytest.mark.parametrize("setting", settings(Edition), ids=lambda setting: setting.name)
def test_each_switch_has_the_choices_of_the_sheets_and_the_default_first(setting: Setting) -> None:
    row = SWITCHES[setting.name]
    assert set(setting.choices) == {*row.values(), *HOUSE_ONLY.get(setting.name, ())}
    assert setting.default == row["default"] == setting.choices[0]


@pytest.mark.parametrize("setting", settings(Edition), ids=lambda setting: setting.name)
def test_each_switch_is_named_after_its_field_and_governs_known_rules(setting: Setting) -> None:
    assert setting.id == f"celtos.edition.{setting.name}"
    assert setting.cite.variant
    assert setting.rules
    assert set(setting.rules) <= set(REGISTRY.rules)


@pytest.mark.parametrize(
    ("switch", "rule"),
    [
        ("orders_engaged", "celtos.order.engaged"),
        ("bring", "celtos.order.assault"),
        ("sight_models", "celtos.los.models"),
        ("target", "celtos.shoot.target"),
        ("naturals", "celtos.natural"),
        ("lengths", "celtos.shoot.bands"),
        ("check_after", "celtos.morale.lost_combat"),
        ("casualty_check", "celtos.morale.casualties"),
        ("panic", "celtos.react.panicked"),
        ("rout", "celtos.morale.rout"),
        ("individual_check", "celtos.morale.individual"),
    ],
)
def test_a_contested_rule_knows_its_switch(switch: str, rule: str) -> None:
    assert switch in [setting.name for setting in REGISTRY.settings_of(rule)]


@pytest.mark.parametrize(("switch", "choice"), CHOICES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_house_rule_flips_one_switch_and_no_other(edition: str, switch: str, choice: str) -> None:
    flipped = house(EDITIONS[edition], switch, choice)
    assert asdict(flipped) == {**asdict(EDITIONS[edition]), switch: choice}


def test_a_house_rule_leaves_the_edition_it_came_from_alone() -> None:
    house(EDITIONS["default"], "target", "first")
    assert EDITIONS["default"].target == "nearest"


def test_an_unknown_house_rule_is_refused_and_the_known_ones_named() -> None:
    with pytest.raises(Unsettled) as refused:
        house(EDITIONS["default"], "weather", "rain")
    assert refused.value.name == "weather"
    assert refused.value.setting is None
    assert refused.value.known == tuple(SWITCHES)


@pytest.mark.parametrize("switch", SWITCHES)
@pytest.mark.parametrize("value", ["", "maybe", "ALL", "0"])
def test_a_choice_its_switch_does_not_have_is_refused(switch: str, value: str) -> None:
    with pytest.raises(Unsettled) as refused:
        house(EDITIONS["default"], switch, value)
    assert refused.value.value == value
    assert refused.value.setting is not None
    assert refused.value.setting.name == switch


@pytest.mark.parametrize(("edition", "ticks"), [("default", 254), ("en", 254), ("de", 254), ("es", 250)])
def test_an_inch_of_the_rules_is_two_and_a_half_centimetres_on_the_spanish_table(edition: str, ticks: int) -> None:
    assert EDITIONS[edition].inch == ticks
