"""Throws of Warriors that are read off a table: ten faces, or a hundred, counted."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from carnyx import warriors
from tests.odds.brute import QUALITY, TENS

ORDERS = {
    6: "accepted_disorganised",
    5: "delayed",
    4: "delayed_disorganised",
    3: "ignored",
    2: "ignored_disorganised",
    1: "misunderstood",
}
COMMANDS = {6: "disorganised", 5: "shaken"}


def tenths(results):
    """The chance of each result of one die that can come up."""
    return {name: Fraction(count, 10) for name, count in Counter(results).items()}


def possible(found):
    return {name: chance for name, chance in found.items() if chance}


def order_read(total):
    return "accepted" if total >= 7 else "panic" if total <= 0 else ORDERS[total]


@pytest.mark.parametrize("leadership", range(1, 6))
@pytest.mark.parametrize(
    ("circumstances", "modifier"),
    [
        ({}, 0),
        ({"other_race": True}, -1),
        ({"any_disorganised": True}, -1),
        ({"any_disorganised": True, "adverse": 1}, -2),
        ({"adverse": 3}, -3),
        ({"adverse": 50}, -50),
        ({"attached": True}, -2),
        ({"fanatic_attack": True}, +1),
        ({"in_person": True}, +1),
        ({"other_race": True, "any_disorganised": True, "adverse": 2, "attached": True}, -6),
        ({"fanatic_attack": True, "in_person": True}, +2),
    ],
)
def test_a_new_order_has_all_eight_results(leadership, circumstances, modifier):
    found = warriors.odds.orders(leadership=leadership, **circumstances)
    assert possible(found.results) == tenths(order_read(value + leadership + modifier) for value in TENS)
    assert set(found.results) == {"accepted", "panic", *ORDERS.values()}


@pytest.mark.parametrize("killed", [False, True])
@pytest.mark.parametrize("lost", [0, 1, 2, 5, 100])
@pytest.mark.parametrize(("boast", "pride"), [("good", 1), ("none", 0), ("broken", -1)])
def test_a_command_test_is_read_off_its_table(killed, lost, boast, pride):
    found = warriors.odds.command(warchief_killed=killed, units_lost=lost, boast=boast)
    totals = [value - 2 * killed - lost + pride for value in TENS]
    read = ["unaffected" if total >= 7 else "rout" if total <= 4 else COMMANDS[total] for total in totals]
    assert possible(found.results) == tenths(read)


@pytest.mark.parametrize("leadership", range(1, 6))
@pytest.mark.parametrize("bannerman", [False, True])
@pytest.mark.parametrize("other_race", [False, True])
def test_influence_is_equal_or_under_and_a_ten_or_five_above_is_a_disaster(leadership, bannerman, other_race):
    found = warriors.odds.influence(leadership=leadership, bannerman=bannerman, other_race=other_race)
    score = leadership + bannerman - other_race
    read = [
        "success" if value <= score else "disaster" if value == 10 or value >= score + 5 else "failure"
        for value in TENS
    ]  # fmt: skip
    assert possible(found.results) == tenths(read)
    assert found.leader_lost == found.results["disaster"]


@pytest.mark.parametrize(("rank", "saved"), [("leader", 55), ("warchief", 72)])
def test_a_unit_in_bloodlust_kills_the_leader_unless_he_saves_himself(rank, saved):
    found = warriors.odds.influence(leadership=3, condition="bloodlust", rank=rank)
    assert found.results["disaster"] == Fraction(3, 10)
    assert found.leader_lost == Fraction(3, 10) * (1 - Fraction(saved, 100))


@pytest.mark.parametrize("own", range(6))
@pytest.mark.parametrize("enemy", range(6))
def test_the_initiative_is_thrown_until_there_is_no_tie(own, enemy):
    totals = Counter(one + other for one, other in product(TENS, TENS))
    won = lost = tied = 0
    for (ours, ways), (theirs, others) in product(totals.items(), totals.items()):
        won += ways * others * (ours + own > theirs + enemy)
        lost += ways * others * (ours + own < theirs + enemy)
        tied += ways * others * (ours + own == theirs + enemy)
    found = warriors.odds.initiative(leadership=own, enemy_leadership=enemy)
    assert found.results == {"won": Fraction(won, won + lost), "lost": Fraction(lost, won + lost)}
    assert found.tie == Fraction(tied, 10**4)
    assert found.chance == found.results["won"]


@pytest.mark.parametrize("quality", QUALITY)
@pytest.mark.parametrize("figures", [1, 2, 5, 9, 10, 11, 12, 13, 100])
def test_as_many_figures_reform_as_the_die_and_quality_say(quality, figures):
    may = [max(value + QUALITY[quality], 0) for value in TENS]
    found = warriors.odds.reform(quality=quality, figures=figures)
    assert found.chance == Fraction(sum(number >= figures for number in may), 10)
    assert dict(found.figures) == tenths(may)
    assert found.expected == Fraction(sum(may), 10)


@pytest.mark.parametrize(("rank", "need"), [("warchief", 9), ("other", 11)])
def test_a_save_is_thrown_on_two_dice(rank, need):
    found = warriors.odds.save(rank=rank)
    passing = sum(one + other >= need for one, other in product(TENS, TENS))
    assert (found.need, found.chance) == (need, Fraction(passing, 100))


def test_a_house_rule_changes_a_save():
    edition = warriors.house(warriors.EDITIONS["default"], "save_others", "20")
    assert warriors.odds.save(rank="other", edition=edition).chance == Fraction(1, 100)


@pytest.mark.parametrize(
    ("throw", "question"),
    [
        ("orders", {"leadership": 3, "adverse": 4}),
        ("command", {"units_lost": 3}),
        ("influence", {"leadership": 2}),
        ("initiative", {"leadership": 5, "enemy_leadership": 0}),
    ],
)
def test_the_results_of_a_throw_add_up_to_one(throw, question):
    assert sum(getattr(warriors.odds, throw)(**question).results.values()) == 1
