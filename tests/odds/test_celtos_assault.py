"""The Celtos close-combat calculator: against every face of every die, round by round, and against its own laws."""

from fractions import Fraction

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from carnyx import celtos
from carnyx.core.bounds import OutOfBounds
from tests.odds.brute import celtos_assault

# Every case is small already: shrinking one that fails would take minutes and make it no plainer.
few = settings(max_examples=150, deadline=None, derandomize=True, database=None, phases=[Phase.generate])

WARRIORS = {"models": 2, "attack": 5, "damage": 4, "ws": 4, "toughness": 4, "command": 4}
RETAINERS = {"models": 2, "attack": 4, "damage": 5, "ws": 4, "toughness": 4, "command": 5}
CHIEFTAIN = {**WARRIORS, "models": 1, "attack": 6, "wounds": 3, "individual": True}
SPEARS = {"models": 1, "damage": 6, "ws": 3, "first_ws": 5}


def fighters(side):
    """A side in plain words, as the calculator wants it."""
    also = tuple(celtos.odds.Arm(**arm) for arm in side.get("also", ()))
    return celtos.odds.Fighters(**{**side, "also": also})


def asked(attacker, defender, edition="default", **question):
    return celtos.odds.assault(fighters(attacker), fighters(defender), edition=celtos.EDITIONS[edition], **question)


def agrees(attacker, defender, **question):
    """Whether all that is answered is as the twin says, to the last fraction."""
    ours, twin = asked(attacker, defender, **question), celtos_assault(attacker, defender, **question)
    for who, side in enumerate((ours.attacker, ours.defender)):
        assert dict(side.casualties) == twin.casualties[who]
        morale = side.morale
        assert (morale.check, morale.panic, morale.rout) == (twin.check[who], twin.panic[who], twin.rout[who])
    assert ours.winner == twin.wins
    assert ours.field == twin.field
    assert ours.sampling is None
    return True


@pytest.mark.parametrize("edition", celtos.EDITIONS)
@pytest.mark.parametrize("rounds", [1, 2])
@pytest.mark.parametrize(
    ("attacker", "defender", "contact"),
    [
        pytest.param(WARRIORS, RETAINERS, None, id="equal speed"),
        pytest.param({**WARRIORS, "ws": 5}, RETAINERS, None, id="faster attacker"),
        pytest.param(WARRIORS, {**RETAINERS, "ws": 6}, None, id="faster defender"),
        pytest.param(WARRIORS, {**RETAINERS, "ws": 2, "first_strike": True}, None, id="first strike"),
        pytest.param({**WARRIORS, "first_ws": 5, "ws": 3}, RETAINERS, None, id="spears"),
        pytest.param({**WARRIORS, "charged": True}, RETAINERS, None, id="charge"),
        pytest.param({**WARRIORS, "charged": True}, {**RETAINERS, "charged": True}, None, id="counter-charge"),
        pytest.param({**WARRIORS, "panicked": True, "musician": True}, RETAINERS, None, id="panicked attacker"),
        pytest.param(WARRIORS, {**RETAINERS, "panicked": True, "leader": True}, None, id="panicked defender"),
        pytest.param({**WARRIORS, "charged": True}, {**RETAINERS, "cover": True}, None, id="defended cover"),
        pytest.param(WARRIORS, {**RETAINERS, "parry": 2}, None, id="parry"),
        pytest.param(WARRIORS, {**RETAINERS, "standard": True, "command": 1}, None, id="standard"),
        pytest.param({**WARRIORS, "weapon_modifier": 1, "penetrating": 1}, RETAINERS, None, id="pair and pike"),
        pytest.param(CHIEFTAIN, RETAINERS, None, id="individual"),
        pytest.param(CHIEFTAIN, {**RETAINERS, "parry": 1}, 2, id="both dice of an individual parried"),
        pytest.param(CHIEFTAIN, {**CHIEFTAIN, "ws": 3, "wounds": 2, "start": 4}, None, id="two individuals"),
        pytest.param({**WARRIORS, "models": 1}, {**RETAINERS, "models": 3}, 3, id="one against three"),
        pytest.param({**WARRIORS, "models": 3}, {**RETAINERS, "models": 1, "wounds": 2}, 3, id="three against one"),
        pytest.param({**WARRIORS, "models": 3}, {**RETAINERS, "models": 3}, 1, id="one file of three"),
        pytest.param({**WARRIORS, "models": 3}, {**RETAINERS, "wounds": 2}, 3, id="two wounds"),
        pytest.param({**WARRIORS, "start": 4}, {**RETAINERS, "start": 5}, None, id="losses before"),
        pytest.param({**WARRIORS, "also": (SPEARS,)}, {**RETAINERS, "models": 3}, None, id="two arms"),
        pytest.param(
            {**WARRIORS, "models": 1, "also": (SPEARS,)},
            {**RETAINERS, "models": 1, "wounds": 2, "also": ({"models": 1, "damage": 3, "ws": 4},)},
            None,
            id="two arms each",
        ),
    ],
)
def test_a_close_combat_is_as_if_every_face_were_looked_at(attacker, defender, contact, rounds, edition):
    assert agrees(attacker, defender, contact=contact, rounds=rounds, edition=edition)


def flags(*names):
    return {name: st.booleans() for name in names}


speeds = st.integers(2, 5)
weapons = {"damage": st.integers(2, 8), "ws": speeds}
extras = {
    "first_ws": speeds,
    "weapon_modifier": st.integers(-2, 2),
    "penetrating": st.integers(0, 2),
    **flags("first_strike"),
}
stats = {"attack": st.integers(2, 8), "toughness": st.integers(2, 8), "command": st.integers(1, 9)}
traits = {
    "parry": st.integers(0, 2),
    **flags("charged", "panicked", "cover", "leader", "standard", "musician"),
}
arms = st.fixed_dictionaries({"models": st.just(1), **weapons}, optional=extras)
units = st.fixed_dictionaries(
    {"models": st.integers(1, 2), **stats, **weapons},
    optional={"wounds": st.integers(1, 2), "also": st.lists(arms, max_size=1).map(tuple), **extras, **traits},
)
individuals = st.fixed_dictionaries(
    {"models": st.just(1), "individual": st.just(True), "wounds": st.integers(1, 3), **stats, **weapons},
    optional={**extras, **traits},
)
# who charged has no cover to defend (celtos.cc.cover)
sides = st.one_of(units, individuals).filter(lambda side: not (side.get("charged") and side.get("cover")))


@few
@given(sides, sides, st.sampled_from(list(celtos.EDITIONS)), st.integers(0, 3), st.data())
def test_any_small_round_is_as_if_every_face_were_looked_at(attacker, defender, edition, fallen, data):
    strength = [side["models"] + len(side.get("also", ())) for side in (attacker, defender)]
    contact = data.draw(st.none() | st.integers(1, max(strength)))
    start = (defender["wounds"] if defender.get("individual") else strength[1]) + fallen
    assert agrees(attacker, {**defender, "start": start}, contact=contact, edition=edition)


@settings(few, max_examples=60)
@given(sides, sides, st.sampled_from(list(celtos.EDITIONS)))
def test_any_two_small_rounds_are_as_if_every_face_were_looked_at(attacker, defender, edition):
    assert agrees(attacker, defender, rounds=2, edition=edition)


def test_three_rounds_are_as_if_every_face_were_looked_at():
    assert agrees({**WARRIORS, "panicked": True}, {**RETAINERS, "musician": True}, rounds=3)


def test_a_parry_meets_one_enemy_a_round_though_two_strike_at_different_speeds():
    """Two models of AS 5 against AS 5 hit at 6+; only the first to strike needs 8+ for the Parry 2."""
    attacker = {**WARRIORS, "models": 1, "ws": 5, "damage": 99, "also": ({"models": 1, "damage": 99, "ws": 4},)}
    defender = {**WARRIORS, "ws": 1, "toughness": 1, "parry": 2}
    hits = Fraction(3, 10) * Fraction(9, 10), Fraction(5, 10) * Fraction(9, 10)
    assert asked(attacker, defender).defender.casualties[2] == hits[0] * hits[1]


def test_the_dead_do_not_strike():
    """A sure killer with First Strike: what he leaves alive one time in ten can hit back."""
    slayer = {**WARRIORS, "models": 1, "attack": 10, "damage": 10, "first_strike": True}
    victim = {**WARRIORS, "models": 1, "attack": 1, "damage": 10, "toughness": 1}
    found = asked({**slayer, "toughness": 1}, victim)
    killed = Fraction(9, 10) * Fraction(9, 10)
    assert found.defender.casualties[1] == killed
    assert found.attacker.casualties[1] == (1 - killed) * Fraction(1, 10) * Fraction(9, 10)


def test_equal_speeds_strike_at_the_same_time():
    duellist = {**WARRIORS, "models": 1, "attack": 4, "damage": 4}
    found = asked(duellist, duellist)
    assert found.field["nobody"] == Fraction(1, 4) ** 2


def test_both_wiped_out_is_a_draw():
    duellist = {**WARRIORS, "models": 1, "attack": 4, "damage": 4}
    found = asked(duellist, duellist)
    assert found.winner == {"attacker": Fraction(3, 16), "defender": Fraction(3, 16), "draw": Fraction(10, 16)}


def test_exactly_half_left_panics_and_less_routs():
    """One of two models falls: half is left. One of three that were five: two are left."""
    slayers = {**WARRIORS, "models": 1, "first_strike": True}
    half = asked(slayers, {**RETAINERS, "models": 2}).defender.morale
    less = asked(slayers, {**RETAINERS, "models": 3, "start": 5}).defender.morale
    assert (half.panic > 0, half.rout) == (True, 0)
    assert (less.panic, less.rout > 0) == (0, True)


def test_a_unit_that_won_takes_no_check():
    found = asked({**WARRIORS, "models": 1}, {**RETAINERS, "models": 1, "wounds": 2, "start": 20})
    assert found.defender.morale.check == found.winner["attacker"]


larger = st.fixed_dictionaries(
    {"models": st.integers(1, 4), "wounds": st.integers(1, 2), **stats, **weapons},
    optional={"also": st.lists(arms, max_size=1).map(tuple), **extras, **traits},
)


@settings(few, max_examples=30)
@given(larger, larger, st.integers(1, 2))
def test_all_that_may_happen_adds_up_to_one(attacker, defender, rounds):
    found = asked(attacker, defender, rounds=rounds)
    assert sum(found.winner.values()) == sum(found.field.values()) == 1
    for side in (found.attacker, found.defender):
        assert sum(chance for _, chance in side.casualties) == 1
        assert side.expected == sum(number * chance for number, chance in side.casualties)
        assert 0 <= side.morale.panic + side.morale.rout <= side.morale.check <= 1


@settings(few, max_examples=60)
@given(st.integers(1, 12), st.integers(1, 12), st.booleans())
def test_sides_that_change_places_change_their_odds_in_the_first_round(ours, theirs, spears):
    warriors = {**WARRIORS, "models": ours, "charged": True}
    retainers = {**RETAINERS, "models": theirs, "ws": 5 if spears else 4}
    found, mirrored = asked(warriors, retainers), asked(retainers, warriors)
    assert dict(found.attacker.casualties) == dict(mirrored.defender.casualties)
    assert found.defender.morale == mirrored.attacker.morale
    assert found.winner["attacker"] == mirrored.winner["defender"]


@pytest.mark.parametrize("models", range(1, 12))
def test_one_more_attacker_in_contact_never_means_fewer_casualties(models):
    defender = {**RETAINERS, "models": 6}
    few_, more = (asked({**WARRIORS, "models": n}, defender, contact=max(n, 6)) for n in (models, models + 1))
    assert more.defender.expected >= few_.defender.expected


@pytest.mark.parametrize("speed", [3, 4, 5])
def test_a_charge_never_means_fewer_casualties(speed):
    walked = asked({**WARRIORS, "models": 5, "ws": speed}, {**RETAINERS, "models": 5})
    charged = asked({**WARRIORS, "models": 5, "ws": speed, "charged": True}, {**RETAINERS, "models": 5})
    assert charged.defender.expected > walked.defender.expected
    assert charged.attacker.expected <= walked.attacker.expected


def test_a_single_striker_is_shown_the_need_he_has_when_parried():
    shown = asked({**WARRIORS, "models": 1}, {**RETAINERS, "parry": 2}).attacker.checks[0]
    assert shown.need == 7


def test_who_charged_defends_no_cover():
    with pytest.raises(OutOfBounds, match=r"celtos\.cc\.cover"):
        celtos.odds.Fighters(**WARRIORS, charged=True, cover=True)
