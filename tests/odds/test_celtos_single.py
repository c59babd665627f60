"""Tests and rallies in Celtos: ten faces, counted."""

from fractions import Fraction

import pytest

from carnyx import celtos
from tests.odds.brute import celtos_die, table_need

EVERYWHERE = {"default": True, "de": True, "en": False, "es": False}


def passing(need, modifier, edition):
    """How many of ten faces pass."""
    return celtos_die(need, modifier, EVERYWHERE[edition]).get(True, Fraction(0))


@pytest.mark.parametrize("edition", EVERYWHERE)
@pytest.mark.parametrize("stat", range(12))
def test_a_test_is_as_if_every_face_were_looked_at(stat, edition):
    for difficulty in range(12):
        for modifier in range(-10, 11):
            found = celtos.odds.test(
                stat=stat, diff=difficulty, modifier=modifier, edition=celtos.EDITIONS[edition]
            )  # fmt: skip
            need = table_need(stat, difficulty)
            assert found.need == need - modifier
            assert found.chance == passing(need, modifier, edition)


def test_a_test_that_names_no_difficulty_has_four():
    assert celtos.odds.test(stat=4).need == 6


@pytest.mark.parametrize(("modifier", "chance"), [(-9, Fraction(1, 10)), (9, Fraction(9, 10))])
def test_naturals_hold_whatever_the_modifiers(modifier, chance):
    assert celtos.odds.test(stat=4, modifier=modifier).chance == chance


@pytest.mark.parametrize(("modifier", "chance"), [(-9, 0), (9, 1)])
def test_where_naturals_are_for_shooting_a_test_may_be_sure_or_hopeless(modifier, chance):
    assert celtos.odds.test(stat=4, modifier=modifier, edition=celtos.EDITIONS["en"]).chance == chance


@pytest.mark.parametrize("edition", EVERYWHERE)
@pytest.mark.parametrize("musician", [False, True])
@pytest.mark.parametrize("leader", [False, True])
@pytest.mark.parametrize(("enemy", "fear"), [("none", 0), ("medium", -1), ("short", -2)])
def test_a_rally_is_as_if_every_face_were_looked_at(enemy, fear, leader, musician, edition):
    for command in range(12):
        found = celtos.odds.rally(
            command=command, enemy=enemy, leader=leader, musician=musician, edition=celtos.EDITIONS[edition]
        )  # fmt: skip
        assert found.chance == passing(table_need(command + leader, 4), fear + musician, edition)


def test_a_rally_names_every_modifier_by_its_rule():
    (check,) = celtos.odds.rally(command=4, enemy="short", musician=True).checks
    assert {each.id: each.value for each in check.applied} == {
        "celtos.rally.enemies.short": -2,
        "celtos.trait.musician": 1,
    }
