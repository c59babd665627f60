"""The settings of Warriors: every ruling with a number in it, with its default, and house rules."""

import pytest
from msgspec.structs import asdict

from carnyx.core.edition import Setting, Unsettled, house, settings
from carnyx.core.length import inches
from carnyx.games.warriors.rules import EDITIONS, REGISTRY, Edition

# name: the setting's rule, its default, its unit
SETTINGS: dict[str, tuple[str, int | str, str]] = {
    "hit_score": ("warriors.hit_score", 6, "number"),
    "table_width": ("warriors.deploy.width", 72, "length"),
    "table_depth": ("warriors.deploy.depth", 48, "length"),
    "zone_depth": ("warriors.deploy.zone", 12, "length"),
    "volleys_bow": ("warriors.shoot.volleys.bow", 6, "number"),
    "volleys_javelin": ("warriors.shoot.volleys.javelin", 3, "number"),
    "blacken_most": ("warriors.shoot.volleys.blacken", 3, "number"),
    "ranks_bow": ("warriors.shoot.who.ranks_bow", 2, "number"),
    "ranks_javelin": ("warriors.shoot.who.ranks_javelin", 1, "number"),
    "arc": ("warriors.shoot.who.arc", 45, "degrees"),
    "nearest_within": ("warriors.shoot.who.nearest", 9, "length"),
    "lone_clearance": ("warriors.shoot.who.lone", 3, "length"),
    "wood_sight": ("warriors.shoot.sight.wood", 2, "length"),
    "reform_cost": ("warriors.reform.cost", 50, "percent"),
    "ranks_most": ("warriors.reform.ranks", 4, "number"),
    "move_light": ("warriors.move.light", 9, "length"),
    "move_medium": ("warriors.move.medium", 8, "length"),
    "move_heavy": ("warriors.move.heavy", 7, "length"),
    "move_dwarves": ("warriors.move.dwarves", 2, "length"),
    "move_goblins": ("warriors.move.goblins", 1, "length"),
    "move_mounted_light": ("warriors.move.mounted_light", 16, "length"),
    "move_mounted_medium": ("warriors.move.mounted_medium", 14, "length"),
    "move_mounted_heavy": ("warriors.move.mounted_heavy", 12, "length"),
    "move_individual": ("warriors.move.individual", 10, "length"),
    "move_rider": ("warriors.move.rider", 18, "length"),
    "turn_cost": ("warriors.move.turn", 50, "percent"),
    "rough_rate": ("warriors.move.rough", 50, "percent"),
    "wall_cost": ("warriors.move.wall", 2, "length"),
    "oppose_stop": ("warriors.order.oppose.stop", 3, "length"),
    "standard_falls": ("warriors.standard.falls", 3, "number"),
    "standard_rounds": ("warriors.standard.defend.rounds", 1, "number"),
    "closing_share": ("warriors.combat.locked.share", 50, "percent"),
    "pursuit_share": ("warriors.pursuit.share", 50, "percent"),
    "save_warchief": ("warriors.individuals.hit.warchief", 9, "number"),
    "save_others": ("warriors.individuals.hit.others", 11, "number"),
    "strikes_a_phase": ("warriors.individuals.strike.most", 1, "number"),
    "units_a_hero": ("warriors.army.heroes", 2, "number"),
    "bannermen_a_leader": ("warriors.army.bannermen", 1, "number"),
    "individuals_share": ("warriors.army.share", 50, "percent"),
    "order_reach": ("warriors.orders.courier.reach", 6, "length"),
    "couriers": ("warriors.orders.courier.free", 2, "number"),
    "courier_points": ("warriors.courier.lost.points", 5, "number"),
    "command_scope": ("warriors.command.test.scope", "army", "choice"),
    "thick_turn": ("warriors.boast.thick_of_it.turn", 4, "number"),
    "no_step_turns": ("warriors.boast.not_one_step_back.turns", 3, "number"),
    "turns": ("warriors.victory.turns", 8, "number"),
    "beaten_share": ("warriors.victory.beaten", 50, "percent"),
    "draw_gap": ("warriors.victory.draw", 10, "number"),
    "shooting_test": ("warriors.combat.test.shooting", "off", "choice"),
    "omens": ("warriors.initiative.omens", "off", "choice"),
    "time_of_day": ("warriors.shoot.sight.time_of_day", "off", "choice"),
    "threat": ("warriors.combat.contact.threat", "off", "choice"),
    "magic": ("warriors.influence.limits.magic", "off", "choice"),
}
each_setting = pytest.mark.parametrize("setting", settings(Edition), ids=lambda setting: setting.name)


def test_these_are_all_the_settings() -> None:
    assert [setting.name for setting in settings(Edition)] == list(SETTINGS)


@each_setting
def test_a_setting_has_its_rule_its_default_and_its_unit(setting: Setting) -> None:
    assert (setting.id, setting.default, setting.unit) == SETTINGS[setting.name]


@pytest.mark.parametrize("name", SETTINGS)
def test_the_one_edition_is_all_defaults(name: str) -> None:
    assert set(EDITIONS) == {"default"}
    assert getattr(EDITIONS["default"], name) == SETTINGS[name][1]


@each_setting
def test_a_settings_name_extends_a_rule_of_the_rulebook(setting: Setting) -> None:
    parent = setting.id.rpartition(".")[0]
    assert setting.id == "warriors.hit_score" or parent in REGISTRY.rules
    assert set(setting.rules) <= set(REGISTRY.rules)


@pytest.mark.parametrize(
    ("rule", "names"),
    [
        ("warriors.shoot.hit", {"hit_score"}),
        ("warriors.combat.hit", {"hit_score"}),
        ("warriors.shoot.volleys", {"volleys_bow", "volleys_javelin", "blacken_most"}),
        ("warriors.oppose.near", {"oppose_stop"}),
        ("warriors.courier.lost", {"couriers", "courier_points"}),
        ("warriors.orders.courier", {"couriers", "order_reach"}),
        ("warriors.individuals.hit", {"save_warchief", "save_others"}),
        ("warriors.command.test", {"command_scope"}),
        ("warriors.shoot.simultaneous", {"shooting_test"}),
        ("warriors.victory", {"turns", "beaten_share", "draw_gap"}),
        ("warriors.die", set()),
    ],
)
def test_a_rule_knows_the_settings_that_govern_it(rule: str, names: set[str]) -> None:
    assert {setting.name for setting in REGISTRY.settings_of(rule)} == names


@pytest.mark.parametrize(
    ("name", "choices"), [("command_scope", ("army", "command")), ("shooting_test", ("off", "on"))]
)
def test_a_switch_has_its_choices(name: str, choices: tuple[str, ...]) -> None:
    assert next(setting.choices for setting in settings(Edition) if setting.name == name) == choices


def test_a_length_is_shown_as_a_length_and_a_number_as_a_number() -> None:
    shown = {setting.name: setting.show(setting.default) for setting in settings(Edition)}
    assert shown["move_light"] == inches(9)
    assert shown["turns"] == 8
    assert shown["command_scope"] == "army"


# --- house rules -----------------------------------------------------------------------------------------------------


@each_setting
def test_a_house_rule_changes_one_setting_and_no_other(setting: Setting) -> None:
    value = setting.choices[-1] if setting.choices else setting.high
    assert value != setting.default
    changed = house(EDITIONS["default"], setting.name, str(value))
    assert asdict(changed) == {**asdict(EDITIONS["default"]), setting.name: value}


@each_setting
def test_a_house_rule_may_go_to_its_limits_and_not_beyond(setting: Setting) -> None:
    if setting.choices:
        allowed, refused = list(setting.choices), ["neither"]
    else:
        allowed = [str(setting.low), str(setting.high)]
        refused = [str(setting.low - 1), str(setting.high + 1)]
    for value in allowed:
        assert str(getattr(house(EDITIONS["default"], setting.name, value), setting.name)) == value
    for value in refused:
        with pytest.raises(Unsettled) as error:
            house(EDITIONS["default"], setting.name, value)
        assert error.value.setting == setting


@pytest.mark.parametrize("value", ["", "many", "6.5", '6"'])
def test_a_house_rule_that_is_no_whole_number_is_refused(value: str) -> None:
    with pytest.raises(Unsettled):
        house(EDITIONS["default"], "hit_score", value)


def test_an_unknown_house_rule_is_refused_and_the_known_ones_named() -> None:
    with pytest.raises(Unsettled) as error:
        house(EDITIONS["default"], "dragons", "on")
    assert error.value.setting is None
    assert error.value.known == tuple(SETTINGS)
