"""Close combat: who strikes when and how often, who has won, and how hits are shared out."""

import pytest

from carnyx.games.celtos.rules.allotment import dealt, shares
from carnyx.games.celtos.rules.attacks import blow_dice
from carnyx.games.celtos.rules.melee import Round, files_touched, strikes_at, winner

# --- celtos.cc.dice, celtos.individual, celtos.cc.order --------------------------------------------------------------


def test_a_model_in_contact_rolls_one_die() -> None:
    assert blow_dice(individual=False) == 1


def test_an_individual_rolls_two_dice() -> None:
    assert blow_dice(individual=True) == 2


def test_the_faster_weapon_strikes_before_the_slower() -> None:
    assert strikes_at(5, first_strike=False) > strikes_at(4, first_strike=False) > strikes_at(2, first_strike=False)


def test_equal_speeds_strike_at_the_same_time() -> None:
    assert strikes_at(4, first_strike=False) == strikes_at(4, first_strike=False)


@pytest.mark.parametrize("speed", [2, 3, 4, 5])
def test_first_strike_comes_before_the_fastest_weapon(speed: int) -> None:
    assert strikes_at(speed, first_strike=True) > strikes_at(10, first_strike=False)


def test_all_who_strike_first_strike_together_whatever_their_speed() -> None:
    assert strikes_at(2, first_strike=True) == strikes_at(5, first_strike=True)


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


@pytest.mark.parametrize(("lost", "side"), [((1, 3), 0), ((3, 1), 1), ((0, 1), 0), ((1, 0), 1)])
def test_the_side_that_caused_more_wounds_wins(lost: tuple[int, int], side: int) -> None:
    assert winner(Round(lost, left=(5, 5))) == side


@pytest.mark.parametrize("wounds", [0, 1, 4])
def test_equal_wounds_are_a_draw(wounds: int) -> None:
    assert winner(Round((wounds, wounds), left=(5, 3))) is None


def test_both_sides_wiped_out_is_a_draw_whatever_the_wounds() -> None:
    assert winner(Round((3, 7), left=(0, 0))) is None


@pytest.mark.parametrize(("left", "lapsed", "side"), [((5, 0), (False, True), 0), ((0, 5), (True, False), 1)])
@pytest.mark.parametrize("lost", [(0, 1), (3, 1), (2, 2), (1, 3)])
def test_a_side_wiped_out_by_faster_strikers_has_lost_whatever_the_wounds(
    lost: tuple[int, int], left: tuple[int, int], lapsed: tuple[bool, bool], side: int
) -> None:
    assert winner(Round(lost, left, lapsed)) == side


@pytest.mark.parametrize(("lost", "left", "side"), [((4, 3), (2, 0), 1), ((3, 4), (0, 2), 0), ((3, 3), (2, 0), None)])
def test_a_side_wiped_out_after_it_has_struck_is_judged_by_its_wounds(
    lost: tuple[int, int], left: tuple[int, int], side: int | None
) -> None:
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
    assert dealt(hits, models) == given
