"""How many dice a unit throws, shooting and fighting."""

import pytest

from carnyx.games.warriors.rules.combat import combat_dice
from carnyx.games.warriors.rules.edition import DEFAULT, Edition
from carnyx.games.warriors.rules.shooting import shooting_dice, volleys_allowed
from carnyx.games.warriors.rules.situations import Shot

# --- warriors.shoot.dice, warriors.shoot.volleys ---------------------------------------------------------------------


@pytest.mark.parametrize(("figures", "volleys", "dice"), [(8, 1, 8), (8, 2, 16), (8, 3, 24), (0, 3, 0)])
def test_every_figure_throws_one_die_a_volley(figures: int, volleys: int, dice: int) -> None:
    assert shooting_dice(figures, volleys) == dice


@pytest.mark.parametrize(("volleys", "blackens"), [(1, False), (2, True), (3, True)])
def test_two_volleys_or_more_blacken_the_sky(volleys: int, blackens: bool) -> None:
    assert Shot(8, "average", "bow", "light", 8, volleys).is_blackening is blackens


def test_a_unit_spends_one_to_three_volleys_a_turn() -> None:
    assert list(volleys_allowed(DEFAULT)) == [1, 2, 3]


def test_a_house_rule_may_forbid_blackening_the_sky() -> None:
    assert list(volleys_allowed(Edition(blacken_most=1))) == [1]


# --- warriors.combat.dice --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("worth", [1, 4, 5, 12])
def test_a_unit_throws_one_die_a_point_of_worth_in_contact(worth: int) -> None:
    assert combat_dice(worth, champion=False, attacking=False) == worth


@pytest.mark.parametrize(("worth", "dice"), [(1, 2), (4, 5), (12, 13)])
def test_a_champion_adds_one_die(worth: int, dice: int) -> None:
    assert combat_dice(worth, champion=True, attacking=False) == dice


@pytest.mark.parametrize(("worth", "dice"), [(4, 4), (5, 6), (9, 10), (10, 12), (14, 16), (15, 18)])
def test_under_attack_every_full_five_dice_bring_one_more(worth: int, dice: int) -> None:
    assert combat_dice(worth, champion=False, attacking=True) == dice


@pytest.mark.parametrize(("worth", "dice"), [(3, 4), (4, 6), (8, 10), (9, 12)])
def test_the_champions_die_is_among_the_five(worth: int, dice: int) -> None:
    assert combat_dice(worth, champion=True, attacking=True) == dice
