"""What is too wide to be exact is sampled, says so, and lies near the exact answer."""

from collections import Counter
from fractions import Fraction
from importlib import import_module
from math import sqrt

import pytest

from carnyx import celtos
from carnyx.games.celtos.odds import casualties, rounds
from carnyx.odds.mixture import TooWide
from carnyx.odds.sampling import PLAYS, Sampling, plays_for, sampled
from tests.odds.brute import celtos_assault, celtos_shoot

assault = import_module("carnyx.games.celtos.odds.assault")  # its package has a function of that name

ARCHERS = {"shooters": 3, "sh": 4, "damage": 5, "toughness": 4, "targets": 3, "command": 4}
OTHERS = {"shooters": 2, "sh": 6, "damage": 7}
SIDE = {"models": 3, "attack": 4, "damage": 4, "ws": 4, "toughness": 4, "command": 4}
# Three weapons, thirty dice each: 31³ combinations of hits.
WIDE_VOLLEY = {
    **ARCHERS,
    "shooters": 30,
    "targets": 25,
    "also": (
        celtos.odds.Shooters(shooters=30, sh=5, damage=6),
        celtos.odds.Shooters(shooters=30, sh=3, damage=7),
    ),
}


def is_near(found, chance, plays=PLAYS):
    """Within four standard errors of what so many plays would give."""
    error = sqrt(chance * (1 - chance) / plays)
    return abs(float(found) - float(chance)) <= 4 * error + 1e-12


def far_off(found, exact, plays=PLAYS):
    """The numbers whose sampled chance is too far from the exact one."""
    found = dict(found)
    chances = {number: (found.get(number, 0), exact.get(number, Fraction(0))) for number in {*found, *exact}}
    return {number: both for number, both in chances.items() if not is_near(*both, plays)}


def fighters(**changed):
    return celtos.odds.Fighters(**{**SIDE, **changed})


@pytest.fixture
def sampled_melee(monkeypatch):
    """Every close combat is too wide."""

    def too_wide(self):
        raise TooWide

    monkeypatch.setattr(rounds.Rounds, "exact", too_wide)


@pytest.mark.parametrize(("plays", "error"), [(1, 1.0), (100, 0.1), (10_000, 0.01)])
def test_the_error_is_two_standard_errors_of_an_even_chance(plays, error):
    assert Sampling(plays).error == error == 2 * sqrt(0.5 * 0.5 / plays)


def test_plays_are_counted():
    found = sampled(lambda rng: rng.random() < 0.25, plays=400)
    assert found.total == sum(found.weights.values()) == 400
    assert abs(found.weights[True] - 100) < 4 * sqrt(400 * 0.25 * 0.75)


def test_the_same_question_is_played_the_same_way():
    first, again = (sampled(lambda rng: rng.randrange(1000), plays=50) for _ in range(2))
    assert first == again


def test_a_volley_of_many_weapons_says_that_it_is_sampled():
    found = celtos.odds.shoot(**WIDE_VOLLEY)
    assert found.sampling is not None
    assert 400 <= found.sampling.plays <= 10_000
    assert found.sampling.error == 1 / sqrt(found.sampling.plays)
    assert sum(chance for _, chance in found.casualties) == 1


def test_a_volley_that_is_not_too_wide_is_exact():
    also = tuple(celtos.odds.Shooters(shooters=30, sh=5, damage=damage) for damage in (6,))
    assert celtos.odds.shoot(**{**WIDE_VOLLEY, "also": also}).sampling is None


def test_the_same_wide_volley_has_the_same_answer_twice():
    assert celtos.odds.shoot(**WIDE_VOLLEY) == celtos.odds.shoot(**WIDE_VOLLEY)


def test_a_sampled_volley_is_near_the_exact_one(monkeypatch):
    found = celtos.odds.shoot(**WIDE_VOLLEY)
    monkeypatch.setattr(casualties, "WIDEST", 10**9)
    exact = celtos.odds.shoot(**WIDE_VOLLEY)
    assert exact.sampling is None
    assert far_off(found.casualties, dict(exact.casualties)) == {}
    assert is_near(found.morale.check, exact.morale.check)
    assert found.morale.rout == found.morale.check / 2  # the nerve itself is never sampled: CD 4 fails at 5 or less


def test_a_sampled_small_volley_is_near_its_twin(monkeypatch):
    monkeypatch.setattr(casualties, "WIDEST", 0)
    found = celtos.odds.shoot(**ARCHERS, also=(celtos.odds.Shooters(**OTHERS),))
    twin = celtos_shoot(**ARCHERS, also=(OTHERS,))
    assert found.sampling is not None
    assert far_off(found.casualties, twin.casualties) == {}
    assert is_near(found.morale.check, twin.check)


@pytest.mark.parametrize(
    ("attacker", "defender", "question"),
    [
        pytest.param({"ws": 5}, {}, {}, id="one round"),
        pytest.param({"panicked": True}, {"wounds": 2}, {"rounds": 2}, id="two rounds with a rally"),
        pytest.param({"models": 1, "wounds": 3, "individual": True}, {}, {"contact": 3}, id="individual"),
    ],
)
def test_a_sampled_melee_is_near_its_twin(monkeypatch, sampled_melee, attacker, defender, question):
    plays = 2500  # enough to tell one rule from another
    monkeypatch.setattr(assault, "sampled", lambda play, most: sampled(play, plays=plays))
    found = celtos.odds.assault(fighters(**attacker), fighters(**defender), **question)
    twin = celtos_assault({**SIDE, **attacker}, {**SIDE, **defender}, **question)
    assert found.sampling is not None
    for who, side in enumerate((found.attacker, found.defender)):
        assert far_off(side.casualties, twin.casualties[who], plays) == {}
        assert is_near(side.morale.check, twin.check[who], plays)
        assert is_near(side.morale.panic, twin.panic[who], plays)
        assert is_near(side.morale.rout, twin.rout[who], plays)
    assert far_off(found.winner, twin.wins, plays) == {}
    assert far_off(found.field, twin.field, plays) == {}


@pytest.fixture
def few_plays(monkeypatch):
    """Twenty plays instead of thousands, where it matters that it is sampled and not how well."""
    monkeypatch.setattr(assault, "sampled", lambda play, most: sampled(play, plays=20))


def test_the_same_sampled_melee_has_the_same_answer_twice(sampled_melee, few_plays):
    first, again = (celtos.odds.assault(fighters(), fighters(ws=3), rounds=2) for _ in range(2))
    assert first == again


def test_a_melee_of_two_rounds_between_many_says_that_it_is_sampled(few_plays):
    found = celtos.odds.assault(fighters(models=60), fighters(models=60), rounds=2)
    assert found.sampling is not None
    assert sum(found.winner.values()) == 1


def test_a_single_step_too_wide_to_be_exact_is_sampled_too(few_plays):
    found = celtos.odds.assault(fighters(models=600, wounds=2), fighters(models=600, wounds=2))
    assert found.sampling is not None


def test_a_thousand_against_three_hundred_fall_as_to_a_volley_of_as_many_dice(few_plays):
    """Equal speeds strike together, so that a round is two volleys: here 6+ to hit and 6+ to wound."""
    volley = celtos.odds.shoot(shooters=1000, sh=4, damage=4, toughness=4, targets=300, command=4)
    spread = sum(chance * (number - volley.expected) ** 2 for number, chance in volley.casualties)
    found = celtos.odds.assault(fighters(models=1000), fighters(models=300), contact=1000)
    assert found.sampling is not None
    assert abs(found.defender.expected - volley.expected) <= 4 * sqrt(spread / 20)


def test_an_exact_answer_states_no_error():
    assert celtos.odds.assault(fighters(), fighters()).sampling is None
    assert celtos.odds.shoot(**ARCHERS).sampling is None


def test_plays_are_not_all_alike():
    assert len(Counter(sampled(lambda rng: rng.randrange(10), plays=200).weights)) == 10


def test_long_plays_are_fewer_but_never_too_few():
    assert plays_for(1) == PLAYS
    assert plays_for(1_000, budget=1_500_000) == 1_500
    assert plays_for(10**9) == 400
