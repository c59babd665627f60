"""When a unit's nerve is tried, and what a failed check means."""

import pytest
from msgspec.structs import replace

from carnyx.games.celtos.rules.checks import MORALE, Nerve
from carnyx.games.celtos.rules.edition import DE, DEFAULT, EN, ES, Edition
from carnyx.games.celtos.rules.morale import Standing, Tried, failure, is_below_half, reason, tried


@pytest.mark.parametrize(
    ("left", "start", "below"),
    [(5, 10, False), (4, 10, True), (6, 10, False), (3, 7, True), (4, 7, False), (1, 2, False)],
)
def test_exactly_half_counts_as_more(left: int, start: int, below: bool) -> None:
    assert is_below_half(left, start) is below


# --- casualties ------------------------------------------------------------------------------------------------------

ALL = pytest.mark.parametrize("edition", [DEFAULT, EN, DE, ES], ids=["default", "en", "de", "es"])
CASUALTY = pytest.mark.parametrize("edition", [DEFAULT, EN, ES], ids=["default", "en", "es"])


@ALL
def test_a_unit_shot_below_half_checks(edition: Edition) -> None:
    assert reason(Standing(10, before=6, left=4, edition=edition)) == "celtos.morale.casualties"


@ALL
def test_a_unit_shot_down_to_exactly_half_does_not_check(edition: Edition) -> None:
    assert reason(Standing(10, before=7, left=5, edition=edition)) is None


@ALL
def test_a_unit_below_half_that_lost_nobody_does_not_check(edition: Edition) -> None:
    assert reason(Standing(10, before=4, left=4, edition=edition)) is None


@CASUALTY
def test_every_further_casualty_below_half_asks_for_another_check(edition: Edition) -> None:
    assert reason(Standing(10, before=4, left=3, edition=edition)) == "celtos.morale.casualties"


def test_the_german_check_comes_once_when_the_line_is_crossed() -> None:
    assert reason(Standing(10, before=5, left=4, edition=DE)) == "celtos.morale.casualties"
    assert reason(Standing(10, before=4, left=3, edition=DE)) is None


@ALL
def test_an_engaged_unit_does_not_check_for_casualties(edition: Edition) -> None:
    assert reason(Standing(10, before=6, left=2, engaged=True, edition=edition)) is None


@ALL
@pytest.mark.parametrize("lost_combat", [True, False])
def test_a_unit_wiped_out_has_no_nerve_to_try(edition: Edition, lost_combat: bool) -> None:
    assert reason(Standing(10, before=6, left=0, lost_combat=lost_combat, edition=edition)) is None


# --- lost combat -----------------------------------------------------------------------------------------------------


@ALL
@pytest.mark.parametrize(
    "standing",
    [
        Standing(10, before=10, left=10, lost_combat=True, engaged=True),
        Standing(10, before=10, left=9, lost_combat=True, engaged=True),
        Standing(10, before=6, left=2, lost_combat=True),
        Standing(4, before=4, left=1, lost_combat=True, engaged=True, individual=True),
    ],
    ids=["unhurt", "hurt", "below half too", "an individual below half too"],
)
def test_a_lost_combat_asks_for_a_check_before_any_other_reason(standing: Standing, edition: Edition) -> None:
    assert reason(replace(standing, edition=edition)) == "celtos.morale.lost_combat"


# --- individuals -----------------------------------------------------------------------------------------------------


@ALL
@pytest.mark.parametrize("engaged", [True, False])
def test_an_individual_checks_when_his_wounds_drop_below_half_even_in_close_combat(
    edition: Edition, engaged: bool
) -> None:
    standing = Standing(3, before=2, left=1, individual=True, engaged=engaged, edition=edition)
    assert reason(standing) == "celtos.morale.individual"


@ALL
@pytest.mark.parametrize("engaged", [True, False])
def test_an_individual_who_was_below_half_before_does_not_check_again(edition: Edition, engaged: bool) -> None:
    assert reason(Standing(5, before=2, left=1, individual=True, engaged=engaged, edition=edition)) is None


@ALL
@pytest.mark.parametrize("engaged", [True, False])
def test_by_the_other_reading_he_checks_again_whatever_units_do(edition: Edition, engaged: bool) -> None:
    house = replace(edition, individual_check="again")
    standing = Standing(5, before=2, left=1, individual=True, engaged=engaged, edition=house)
    assert reason(standing) == "celtos.morale.individual"
    assert reason(replace(standing, left=2)) is None  # nobody wounded him


@ALL
def test_an_individual_with_exactly_half_his_wounds_does_not_check(edition: Edition) -> None:
    assert reason(Standing(4, before=3, left=2, individual=True, edition=edition)) is None


@ALL
def test_an_unhurt_individual_does_not_check(edition: Edition) -> None:
    assert reason(Standing(3, before=1, left=1, individual=True, edition=edition)) is None


# --- what becomes of him who fails -----------------------------------------------------------------------------------


@ALL
@pytest.mark.parametrize(
    ("start", "left", "result"),
    [(10, 10, "panic"), (10, 6, "panic"), (10, 5, "panic"), (10, 4, "rout"), (7, 4, "panic"), (7, 3, "rout")],
)
def test_a_failed_check_is_panic_with_half_or_more_left_and_rout_with_less(
    start: int, left: int, result: str, edition: Edition
) -> None:
    assert failure(Standing(start, before=start, left=left, edition=edition)) == result


@pytest.mark.parametrize(("wounds", "left", "result"), [(3, 2, "panic"), (3, 1, "rout"), (2, 1, "panic")])
def test_an_individual_is_counted_in_wounds(wounds: int, left: int, result: str) -> None:
    assert failure(Standing(wounds, before=wounds, left=left, individual=True)) == result


# --- celtos.morale.test ----------------------------------------------------------------------------------------------


def test_a_check_has_its_reason_its_need_and_its_price() -> None:
    nerve = Nerve(4, leader=True)
    found = tried(Standing(10, before=6, left=4), nerve)
    assert found == Tried("celtos.morale.casualties", MORALE(nerve), "rout")


def test_without_a_reason_nobody_is_tried() -> None:
    assert tried(Standing(10, before=7, left=5), Nerve(4)) is None
