"""Close combat: who strikes when and with what, who has won, and how hits are shared out."""

import pytest

from carnyx.games.celtos.rules.allotment import dealt, going_round, shares
from carnyx.games.celtos.rules.melee import (
    Round,
    files_touched,
    is_beaten,
    next_step,
    steps,
    strikes_at,
    wielded,
    winner,
)
from carnyx.games.celtos.rules.weapons import HAND_WEAPON, LANCE, PIKE, SPEAR

# --- celtos.cc.order -------------------------------------------------------------------------------------------------


def test_the_faster_weapon_strikes_before_the_slower() -> None:
    assert strikes_at(5, first_strike=False) > strikes_at(4, first_strike=False) > strikes_at(2, first_strike=False)


def test_equal_speeds_strike_at_the_same_time() -> None:
    assert strikes_at(4, first_strike=False) == strikes_at(4, first_strike=False)


@pytest.mark.parametrize("speed", [2, 3, 4, 5])
def test_first_strike_comes_before_the_fastest_weapon(speed: int) -> None:
    assert strikes_at(speed, first_strike=True) > strikes_at(10, first_strike=False)


def test_all_who_strike_first_strike_together_whatever_their_speed() -> None:
    assert strikes_at(2, first_strike=True) == strikes_at(5, first_strike=True)


FIRST, FIVE, FOUR, THREE = (True, 0), (False, 5), (False, 4), (False, 3)


def test_the_steps_of_a_round_go_from_the_fastest_to_the_slowest() -> None:
    assert list(steps([FOUR, FIRST, THREE, FOUR])) == [FIRST, FOUR, THREE]


def test_a_step_that_has_been_does_not_come_again() -> None:
    assert next_step([FIVE, FOUR], None) == FIVE
    assert next_step([FIVE, FOUR], FIVE) == FOUR
    assert next_step([FIVE, FOUR], FOUR) is None


def test_a_spear_is_faster_in_the_round_in_which_contact_is_made() -> None:
    assert wielded(SPEAR, {}, fresh=True, charges=False).when == FIVE
    assert wielded(SPEAR, {}, fresh=False, charges=False).when == THREE


def test_a_lance_is_faster_and_stronger_in_a_charge() -> None:
    charging, later = (wielded(LANCE, {}, fresh=charges, charges=charges) for charges in (True, False))
    assert (charging.when, charging.damage.damage) == (FIVE, 2)
    assert (later.when, later.damage.damage) == (FOUR, 0)


def test_a_pike_strikes_first_when_it_is_charged_while_nobody_fights_it() -> None:
    assert wielded(PIKE, {}, fresh=True, charges=False, caught=True).when == FIRST
    assert wielded(PIKE, {}, fresh=True, charges=False).when == THREE


def test_traits_make_a_weapon_strike_first_and_pierce() -> None:
    arm = wielded(HAND_WEAPON, {"first_strike": True, "penetrating": 2}, fresh=False, charges=False)
    assert (arm.when, arm.penetrating) == (FIRST, 2)


@pytest.mark.parametrize(
    ("strikers", "own", "enemy", "touched"),
    [(5, 5, 5, 5), (3, 5, 5, 3), (3, 6, 2, 1), (4, 6, 2, 2), (1, 6, 2, 1), (2, 2, 6, 6), (1, 2, 6, 3), (0, 5, 5, 0)],
)
def test_strikers_touch_their_share_of_the_enemies_rounded_up(
    strikers: int, own: int, enemy: int, touched: int
) -> None:
    assert files_touched(strikers, own, enemy) == touched


def test_nobody_in_contact_touches_nobody() -> None:
    assert files_touched(0, 0, 5) == 0


# --- celtos.cc.result, celtos.cc.sides -------------------------------------------------------------------------------


def test_one_side_is_beaten_and_in_a_draw_none() -> None:
    assert [is_beaten(side, 0) for side in (0, 1)] == [False, True]
    assert [is_beaten(side, 1) for side in (0, 1)] == [True, False]
    assert [is_beaten(side, None) for side in (0, 1)] == [False, False]


@pytest.mark.parametrize(("lost", "side"), [((1, 3), 0), ((3, 1), 1), ((0, 1), 0), ((1, 0), 1)])
def test_the_side_that_caused_more_wounds_wins(lost: tuple[int, int], side: int) -> None:
    assert winner(Round(lost, left=(5, 5))) == side


@pytest.mark.parametrize("wounds", [0, 1, 4])
def test_equal_wounds_are_a_draw(wounds: int) -> None:
    assert winner(Round((wounds, wounds), left=(5, 3))) is None


def test_both_sides_wiped_out_is_a_draw_whatever_the_wounds() -> None:
    assert winner(Round((3, 7), left=(0, 0))) is None


@pytest.mark.parametrize(("left", "side"), [((5, 0), 0), ((0, 5), 1)])
@pytest.mark.parametrize("lost", [(0, 1), (3, 1), (2, 2), (1, 3)])
def test_a_side_wiped_out_has_lost_whatever_the_wounds(lost: tuple[int, int], left: tuple[int, int], side: int) -> None:
    assert winner(Round(lost, left)) == side


# --- celtos.shoot.allocate, celtos.cc.allocate -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hits", "models", "each", "one_more"), [(0, 4, 0, 0), (3, 4, 0, 3), (4, 4, 1, 0), (7, 4, 1, 3), (9, 4, 2, 1)]
)
def test_every_model_gets_one_hit_before_any_gets_a_second(hits: int, models: int, each: int, one_more: int) -> None:
    assert shares(hits, models) == (each, one_more)


@pytest.mark.parametrize(
    ("hits", "models", "given"),
    [
        ((1, 1, 1), 3, [[1, 0, 0], [0, 1, 0], [0, 0, 1]]),
        ((1, 1, 1), 2, [[1, 0, 1], [0, 1, 0]]),
        ((1, 2, 2), 2, [[1, 1, 1], [0, 1, 1]]),
        ((1,), 3, [[1], [0], [0]]),
        ((0,), 2, [[0], [0]]),
    ],
)
def test_hits_of_different_damage_are_dealt_out_the_worst_first(
    hits: tuple[int, ...], models: int, given: list[list[int]]
) -> None:
    taken = dealt(hits, going_round(sum(hits), models))
    assert [taken.get(model, [0] * len(hits)) for model in range(models)] == given
