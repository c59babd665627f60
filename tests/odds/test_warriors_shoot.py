"""The Warriors shooting calculator: against every face of every die, and against its own laws."""

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carnyx import warriors
from carnyx.core.bounds import OutOfBounds
from tests.odds.brute import QUALITY, certain, hits, kills, reactions, seen, then
from tests.odds.oracles import chances, icepool_chain

few = settings(max_examples=100, deadline=None, derandomize=True, database=None)

SCORES = {
    ("bow", "light"): 5, ("bow", "medium"): 6, ("bow", "heavy"): 8,
    ("javelin", "light"): 6, ("javelin", "medium"): 7, ("javelin", "heavy"): 8,
}  # fmt: skip
COVER = {"none": 0, "soft": -2, "hard": -4}
ARCHERS = {"figures": 4, "quality": "average", "weapon": "bow", "armour": "light", "targets": 3}
TESTED = warriors.house(warriors.EDITIONS["default"], "shooting_test", "on")


def deadly(quality, weapon, armour, volleys=1, long=False, higher=False, shield=False, cover="none",
           disorganised=False, adverse=False, **_):  # fmt: skip
    """The chance that one die hits and kills."""
    aim = QUALITY[quality] - long - (volleys > 1) - disorganised - adverse + higher
    thrust = -2 * shield + COVER[cover] + higher
    kill = kills(SCORES[weapon, armour], thrust)
    return hits(aim) * (kill.get("kill", 0) + kill["nought"])


def twin(question):
    """How many fall, die by die; nobody falls twice."""
    share = deadly(**question)
    fallen = certain(0)
    for _ in range(question["figures"] * question.get("volleys", 1)):
        fallen = then(fallen, lambda lost: {lost + 1: share, lost: 1 - share})
    return seen(fallen, lambda lost: min(lost, question["targets"]))


def tempers(fallen, question):
    """What becomes of the target where shooting may cause a test."""
    targets = question["targets"]

    def temper(lost):
        if lost == targets:
            return certain("annihilated")
        if 4 * lost <= targets:
            return certain("untested")
        # Whoever only loses has lost more than it killed.
        modifier = QUALITY[question.get("target_quality", "average")] - (3 if 2 * lost > targets else 1) - 1
        return reactions(modifier, question.get("target_discipline", "disciplined"))

    return then(fallen, temper)


def possible(found):
    return {name: chance for name, chance in found.items() if chance}


@pytest.mark.parametrize(
    "question",
    [
        pytest.param(ARCHERS, id="plain"),
        pytest.param({**ARCHERS, "weapon": "javelin", "armour": "heavy"}, id="javelins at heavy armour"),
        pytest.param({**ARCHERS, "armour": "heavy", "shield": True, "cover": "hard"}, id="only a nought kills"),
        pytest.param({**ARCHERS, "quality": "elite", "higher": True, "targets": 9}, id="elite on a hill"),
        pytest.param({**ARCHERS, "quality": "poor", "long": True, "disorganised": True, "adverse": True}, id="poor"),
        pytest.param({**ARCHERS, "volleys": 2}, id="blackening the sky with two volleys"),
        pytest.param({**ARCHERS, "volleys": 3, "targets": 20}, id="blackening the sky with three volleys"),
        pytest.param({**ARCHERS, "targets": 1}, id="one target"),
    ],
)
def test_a_volley_is_as_if_every_face_were_looked_at(question):
    assert dict(warriors.odds.shoot(**question).casualties) == twin(question)


def volleys(figures, targets):
    """Any question about so many figures at most."""
    return st.fixed_dictionaries(
        {
            "figures": st.integers(1, figures),
            "quality": st.sampled_from(list(QUALITY)),
            "weapon": st.sampled_from(["bow", "javelin"]),
            "armour": st.sampled_from(["light", "medium", "heavy"]),
            "targets": st.integers(1, targets),
        },
        optional={
            "volleys": st.integers(1, 3),
            "long": st.booleans(),
            "higher": st.booleans(),
            "shield": st.booleans(),
            "cover": st.sampled_from(list(COVER)),
            "disorganised": st.booleans(),
            "adverse": st.booleans(),
            "target_quality": st.sampled_from(list(QUALITY)),
            "target_discipline": st.sampled_from(["disciplined", "tribal", "fanatic"]),
        },
    )


small = volleys(figures=5, targets=8)
large = volleys(figures=100, targets=60)


@few
@given(small)
def test_any_small_volley_is_as_if_every_face_were_looked_at(question):
    assert dict(warriors.odds.shoot(**question).casualties) == twin(question)


@few
@given(small)
def test_where_shooting_is_tested_heavy_losses_are_read_off_the_reaction_table(question):
    found = warriors.odds.shoot(**question, edition=TESTED)
    assert possible(found.reactions) == tempers(twin(question), question)


@few
@given(small)
def test_shooting_alone_causes_no_test(question):
    found = warriors.odds.shoot(**question)
    dead = twin(question).get(question["targets"], 0)
    assert possible(found.reactions) == possible({"annihilated": dead, "untested": 1 - dead})


def test_a_quarter_lost_is_not_over_a_quarter():
    """One of four is untested; two of four are over a quarter but not over half."""
    question = {**ARCHERS, "figures": 2, "targets": 4, "target_discipline": "tribal"}
    found = warriors.odds.shoot(**question, edition=TESTED).reactions
    two = Fraction(1, 2) * Fraction(6, 10)
    assert found["untested"] == 1 - two**2
    assert found["rout"] == two**2 * Fraction(3, 10)  # a one, a two or a three, less two


@pytest.mark.parametrize("dice", [10, 20, 60, 100])
@pytest.mark.parametrize(("volleys", "hit"), [(1, 5), (2, 4)])
def test_a_large_volley_agrees_with_icepool(dice, volleys, hit):
    question = {**ARCHERS, "figures": dice // volleys, "volleys": volleys, "targets": 1000}
    assert dict(warriors.odds.shoot(**question).casualties) == chances(icepool_chain(dice, hit, 6))


@few
@given(large)
def test_all_that_may_happen_adds_up_to_one(question):
    found = warriors.odds.shoot(**question, edition=TESTED)
    assert sum(chance for _, chance in found.casualties) == 1
    assert sum(found.reactions.values()) == 1
    assert found.expected == sum(number * chance for number, chance in found.casualties)


@few
@given(large)
def test_one_more_figure_shooting_never_means_fewer_casualties(question):
    more = {**question, "figures": question["figures"] + 1}
    assert warriors.odds.shoot(**more).expected >= warriors.odds.shoot(**question).expected


@few
@given(large)
def test_harder_cover_never_means_more_casualties(question):
    expected = [warriors.odds.shoot(**{**question, "cover": cover}).expected for cover in ("none", "soft", "hard")]
    assert expected == sorted(expected, reverse=True)


def test_nobody_spends_more_volleys_than_the_edition_allows():
    with pytest.raises(OutOfBounds, match=r"volleys takes 1 to 3, not 4 \(warriors\.shoot\.volleys\)"):
        warriors.odds.shoot(**ARCHERS, volleys=4)


def test_a_house_rule_may_allow_more_volleys():
    generous = warriors.house(warriors.EDITIONS["default"], "blacken_most", "4")
    found = warriors.odds.shoot(**ARCHERS, volleys=4, edition=generous)
    assert dict(found.casualties) == twin({**ARCHERS, "volleys": 4})
