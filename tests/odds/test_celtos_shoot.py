"""The Celtos shooting calculator: against every face of every die, against icepool, and against its own laws."""

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carnyx import celtos
from tests.odds.brute import celtos_shoot
from tests.odds.oracles import Volley, chances, dyce_chain, icepool_chain, icepool_volley

few = settings(max_examples=120, deadline=None, derandomize=True, database=None)

ARCHERS = {"shooters": 4, "sh": 4, "damage": 5, "toughness": 4, "targets": 3, "command": 4}
CHIEFTAIN = {**ARCHERS, "targets": 1, "wounds": 3, "individual": True}
STRONGER = {"shooters": 2, "sh": 6, "damage": 7}


def asked(question):
    """Our answer to a question in plain words."""
    also = tuple(celtos.odds.Shooters(**group) for group in question.get("also", ()))
    edition = celtos.EDITIONS[question.get("edition", "default")]
    return celtos.odds.shoot(**{**question, "also": also, "edition": edition})


def agrees(question):
    """Whether casualties, wounds and morale are those of the twin, to the last fraction."""
    ours, twin = asked(question), celtos_shoot(**question)
    assert dict(ours.casualties) == twin.casualties
    assert (ours.morale.check, ours.morale.panic, ours.morale.rout) == (twin.check, twin.panic, twin.rout)
    assert ours.sampling is None
    assert (dict(ours.wounds) if ours.wounds else None) == (twin.wounds if question.get("individual") else None)
    return True


@pytest.mark.parametrize("edition", celtos.EDITIONS)
@pytest.mark.parametrize(
    "question",
    [
        pytest.param(ARCHERS, id="plain"),
        pytest.param({**ARCHERS, "shooters": 5, "targets": 1}, id="one target takes every hit"),
        pytest.param({**ARCHERS, "shooters": 5, "targets": 2, "wounds": 2}, id="two wounds"),
        pytest.param({**ARCHERS, "shooters": 5, "targets": 2, "wounds": 3}, id="three wounds"),
        pytest.param({**ARCHERS, "moved": True, "size": 1, "weapon_modifier": -1}, id="hard to hit"),
        pytest.param({**ARCHERS, "sh": 10, "size": 9, "marksmanship": 2}, id="only a natural one misses"),
        pytest.param({**ARCHERS, "sh": 1, "moved": True, "weapon_modifier": -3}, id="only a natural ten hits"),
        pytest.param({**ARCHERS, "cover": 9}, id="soft cover"),
        pytest.param({**ARCHERS, "cover": 8}, id="wall"),
        pytest.param({**ARCHERS, "cover": 7}, id="fortification"),
        pytest.param({**ARCHERS, "penetrating": 2, "leader": True}, id="penetrating at a leader's unit"),
        pytest.param({**ARCHERS, "shooters": 6, "leader": True, "start": 6}, id="a leader who may be hit at last"),
        pytest.param(
            {**ARCHERS, "targets": 2, "wounds": 2, "leader": True, "start": 6, "also": (STRONGER,)},
            id="a leader who may be hit by either weapon",
        ),
        pytest.param({**ARCHERS, "start": 6}, id="exactly half before, each casualty checks"),
        pytest.param({**ARCHERS, "start": 8}, id="below half already"),
        pytest.param({**ARCHERS, "also": (STRONGER,)}, id="two weapons, more dice than targets"),
        pytest.param({**ARCHERS, "targets": 4, "wounds": 2, "also": (STRONGER,), "cover": 8}, id="two weapons, cover"),
        pytest.param({**ARCHERS, "also": ({"shooters": 2, "sh": 7, "damage": 5},)}, id="two skills, one weapon"),
        pytest.param(CHIEFTAIN, id="individual"),
        pytest.param({**CHIEFTAIN, "wounds": 1, "start": 3}, id="individual below half already"),
        pytest.param({**CHIEFTAIN, "wounds": 2, "start": 4, "also": (STRONGER,)}, id="individual at exactly half"),
        pytest.param({**ARCHERS, "damage": 40, "toughness": -3, "command": 99, "sh": -5}, id="beyond the scale"),
    ],
)
def test_a_volley_is_as_if_every_face_were_looked_at(question, edition):
    assert agrees({**question, "edition": edition})


groups = st.fixed_dictionaries(
    {"shooters": st.integers(1, 3), "sh": st.integers(0, 11), "damage": st.integers(0, 11)},
    optional={
        "weapon_modifier": st.integers(-2, 2),
        "marksmanship": st.integers(0, 2),
        "penetrating": st.integers(0, 2),
    },
)
situations = st.fixed_dictionaries(
    {"toughness": st.integers(0, 11), "command": st.integers(0, 11), "wounds": st.integers(1, 3)},
    optional={
        "moved": st.booleans(),
        "size": st.integers(1, 9),
        "cover": st.sampled_from([None, 7, 8, 9]),
        "leader": st.booleans(),
        "edition": st.sampled_from(list(celtos.EDITIONS)),
        "also": st.lists(groups, max_size=1).map(tuple),
    },
)


@few
@given(groups, situations, st.integers(1, 4), st.integers(0, 4))
def test_any_small_volley_is_as_if_every_face_were_looked_at(group, situation, targets, fallen_before):
    assert agrees({**group, **situation, "targets": targets, "start": targets + fallen_before})


@few
@given(groups, situations, st.integers(0, 4))
def test_any_small_volley_at_an_individual_is_as_if_every_face_were_looked_at(group, situation, lost_before):
    start = situation["wounds"] + lost_before
    assert agrees({**group, **situation, "targets": 1, "individual": True, "start": start})


def test_three_of_seven_archers_hit_as_found_in_the_published_game():
    """Seven archers SH 4 need 6+; the dice 2 7 3 9 9 4 5 make three hits."""
    hit = asked({**ARCHERS, "shooters": 7}).checks[0]
    assert hit.need == 6
    assert sum(map(hit.passes, (2, 7, 3, 9, 9, 4, 5))) == 3


def test_one_each_before_any_gets_a_second_and_the_second_wound_is_lost():
    """Both of two models fall to three dice at 6+, 5+: by 2 hits in 3/8 · 0.6², by 3 in 1/8 · 0.6 · (1 − 0.4²)."""
    found = asked({**ARCHERS, "shooters": 3, "targets": 2})
    assert found.casualties[2] == Fraction(198, 1000)
    assert found.casualties[3] == 0


def test_a_unit_shot_below_half_that_fails_its_check_routs_and_never_panics():
    found = asked({**ARCHERS, "shooters": 6, "command": 1})
    assert found.morale.panic == 0
    assert found.morale.rout == found.morale.check * Fraction(8, 10)


# Large volleys, asked of others. Needs: SH 4 6+, damage 5 against T 4 5+, CD 5 against DIFF 4 5+.
LINE = {"sh": 4, "damage": 5, "toughness": 4, "command": 5}


@pytest.mark.parametrize("dice", [10, 20, 60, 100])
def test_a_large_plain_volley_agrees_with_icepool(dice):
    assert dict(asked({**LINE, "shooters": dice, "targets": dice}).casualties) == chances(icepool_chain(dice, 5, 6))


@pytest.mark.filterwarnings("ignore:`expand` is experimental")
@pytest.mark.parametrize("dice", [10, 20, 60])
def test_a_large_plain_volley_agrees_with_dyce(dice):
    assert dict(asked({**LINE, "shooters": dice, "targets": dice}).casualties) == chances(dyce_chain(dice, 5, 6))


@pytest.mark.parametrize(
    ("dice", "targets", "wounds", "start"),
    [
        (10, 6, 1, 6),
        (10, 3, 2, 4),
        (20, 8, 1, 12),
        (20, 7, 2, 7),
        (60, 20, 1, 30),
        (60, 13, 3, 13),
        (100, 24, 1, 24),
        (100, 40, 2, 60),
    ],
)
@pytest.mark.parametrize(("cover", "sheltered"), [(None, 0), (9, 2), (7, 4)])
def test_a_large_volley_with_its_morale_agrees_with_icepool(dice, targets, wounds, start, cover, sheltered):
    question = {**LINE, "shooters": dice, "targets": targets, "wounds": wounds, "start": start, "cover": cover}
    ours = asked(question)
    oracle = chances(icepool_volley(Volley(dice, 5, sheltered, 6, targets, wounds, start, nerve=6)))
    casualties, fates = {}, {}
    for (fallen, fate), chance in oracle.items():
        casualties[fallen] = casualties.get(fallen, 0) + chance
        fates[fate] = fates.get(fate, 0) + chance
    assert dict(ours.casualties) == casualties
    assert ours.morale.rout == fates.get("routs", 0)
    assert ours.morale.check == fates.get("routs", 0) + fates.get("stands", 0)


WIDE = st.fixed_dictionaries(
    {
        "shooters": st.integers(1, 120),
        "sh": st.integers(1, 10),
        "damage": st.integers(1, 10),
        "toughness": st.integers(1, 10),
        "targets": st.integers(1, 40),
        "command": st.integers(1, 10),
        "wounds": st.integers(1, 4),
        "cover": st.sampled_from([None, 7, 8, 9]),
    }
)


@few
@given(WIDE)
def test_the_casualties_of_a_volley_add_up_to_one(question):
    found = asked(question)
    assert sum(chance for _, chance in found.casualties) == 1
    assert found.expected == sum(number * chance for number, chance in found.casualties)


@few
@given(WIDE)
def test_routing_is_part_of_checking(question):
    morale = asked(question).morale
    assert 0 <= morale.panic + morale.rout <= morale.check <= 1


@few
@given(WIDE)
def test_one_more_shooter_never_means_fewer_casualties(question):
    more = {**question, "shooters": question["shooters"] + 1}
    assert asked(more).expected >= asked(question).expected


@few
@given(WIDE)
def test_harder_cover_never_means_more_casualties(question):
    expected = [asked({**question, "cover": cover}).expected for cover in (None, 9, 8, 7)]
    assert expected == sorted(expected, reverse=True)


@few
@given(WIDE)
def test_another_wound_never_means_more_casualties(question):
    tougher = {**question, "wounds": question["wounds"] + 1}
    assert asked(tougher).expected <= asked(question).expected


def test_two_groups_alike_shoot_as_one():
    one = asked({**ARCHERS, "shooters": 7, "targets": 5})
    two = asked({**ARCHERS, "targets": 5, "also": ({"shooters": 3, "sh": 4, "damage": 5},)})
    assert dict(one.casualties) == dict(two.casualties)


def test_the_checks_are_named_in_the_order_of_play():
    rules = [check.rule for check in asked({**ARCHERS, "cover": 8}).checks]
    assert rules == ["celtos.shoot.hit", "celtos.cover", "celtos.shoot.damage", "celtos.morale.test"]
