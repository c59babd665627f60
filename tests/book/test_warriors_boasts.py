"""Boasts: what a Warchief promises before the battle, and what breaks it for good."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from carnyx.core.flow import begin
from carnyx.games.warriors.play import boasts
from carnyx.games.warriors.play.command import CommandTests
from carnyx.games.warriors.play.deployment import MakeBoast
from carnyx.games.warriors.play.fights import Combat
from carnyx.games.warriors.play.flights import flight
from carnyx.games.warriors.play.marches import March
from carnyx.games.warriors.play.movement import Leg
from carnyx.games.warriors.play.moves import MoveNext
from carnyx.games.warriors.play.phases import CommandPhase
from carnyx.games.warriors.play.sequence import EndTurn
from carnyx.games.warriors.play.volleys import Aim, Shooting
from carnyx.games.warriors.play.walks import Walk, WalkNext
from carnyx.games.warriors.rules.edition import DEFAULT
from tests.book.positions import played, point, refused
from tests.book.rulebook import rule
from tests.book.warriors_positions import NORTH, SOUTH, acted, block, inch, kind, man, position, results, slays

NAMES = (
    "none",
    "no_bodyguard",
    "will_not_be_moved",
    "thick_of_it",
    "first_blood",
    "no_standard_shall_fall",
    "not_one_step_back",
)


def boasted(name, *more, agenda=(), host=-1, at=(20, 10), mine=None, theirs=None, **others):
    """A Warchief (0) who has boasted, a unit of his (1) and the enemy (2), front to front with it."""
    return position(
        man(0, "warchief", *at, host=host, leadership=4),
        block(0, 36, 20, **(mine or {})),
        block(1, 36, 20, SOUTH, **(theirs or {})),
        *more,
        agenda=agenda,
        boasts=(name, "none"),
        **others,
    )


def stands(battle):
    return boasts.state(battle, 0)


# --- making one ------------------------------------------------------------------------------------------------------


@rule("warriors.boast", "warriors.boast.none")
def test_the_warchief_may_make_one_boast_or_none():
    battle = position(man(0, "warchief", 20, 10), block(0, 36, 20), agenda=[MakeBoast(0)])
    for name in NAMES:
        assert refused(battle, name) is None
        after = played(battle, name).battle
        assert (after.boasts[0].name, stands(after)) == (name, "none" if name == "none" else "good")
    assert refused(battle, "to drink the sea") == "warriors.boast"
    leaderless = position(block(0, 36, 20), agenda=[MakeBoast(0)])
    assert begin(leaderless).question is None


@rule("warriors.boast")
def test_a_broken_boast_stays_broken_and_one_of_another_name_does_not_break():
    broken = boasts.broken(boasted("first_blood"), 0, "first_blood")
    assert stands(broken) == "broken"
    assert stands(boasts.broken(broken, 0, "first_blood")) == "broken"
    assert stands(boasts.broken(boasted("first_blood"), 0, "no_bodyguard")) == "good"


@rule("warriors.leader.lost")
def test_the_boast_stays_as_it_stood_when_the_warchief_was_lost():
    dead = boasted("first_blood").changed(0, body=None, fate="killed")
    assert stands(boasts.broken(dead, 0, "first_blood")) == "good"


# --- what breaks each ------------------------------------------------------------------------------------------------


@rule("warriors.boast.no_bodyguard")
def test_needs_no_bodyguard_is_broken_when_he_joins_a_unit():
    battle = boasted("no_bodyguard", at=(36, 15), agenda=[WalkNext(0)])
    assert stands(played(battle, Walk(0, place=point(30, 15))).battle) == "good"
    assert stands(played(battle, Walk(0, join=1)).battle) == "broken"
    within = position(man(0, "warchief", host=1), block(0, 36, 20), agenda=[MakeBoast(0)])
    assert stands(played(within, "no_bodyguard").battle) == "broken"


@rule("warriors.boast.will_not_be_moved")
def test_will_not_be_moved_is_broken_when_he_moves():
    battle = boasted("will_not_be_moved", agenda=[WalkNext(0)])
    assert stands(played(battle, Walk(0)).battle) == "good"
    assert stands(played(battle, Walk(0, place=point(21, 10))).battle) == "broken"


@rule("warriors.boast.will_not_be_moved")
def test_to_be_carried_along_by_his_unit_is_to_move():
    marching = position(
        man(0, "warchief", host=1),
        block(0, 36, 20, order="oppose"),
        agenda=[MoveNext(0)],
        boasts=("will_not_be_moved", "none"),
    )
    assert stands(played(marching, March(1)).battle) == "good"
    assert stands(played(marching, March(1, (Leg("advance", inch(2)),))).battle) == "broken"


@rule("warriors.boast.will_not_be_moved", "warriors.pursuit")
def test_so_is_to_pursue():
    battle = boasted(
        "will_not_be_moved", host=1, agenda=[Combat()], mine={"order": "attack"}, theirs={"order": "oppose"}
    )
    assert stands(acted(battle, slays(), slays(), *results(4, 1)).battle) == "broken"


@rule("warriors.boast.thick_of_it", "warriors.boast.thick_of_it.turn")
@pytest.mark.parametrize(("turn", "state"), [(3, "good"), (4, "broken")])
def test_in_the_thick_of_it_is_broken_if_he_was_not_in_contact_by_the_end_of_turn_four(turn, state):
    battle = boasted("thick_of_it", turn=turn, agenda=[EndTurn()])
    assert stands(begin(battle).battle) == state
    with_a_unit = boasted("thick_of_it", host=1, turn=turn, agenda=[EndTurn()])
    assert stands(begin(with_a_unit).battle) == "good"
    sooner = boasted("thick_of_it", turn=2, agenda=[EndTurn()], edition=replace(DEFAULT, thick_turn=2))
    assert stands(begin(sooner).battle) == "broken"


@rule("warriors.boast.thick_of_it")
def test_who_has_fought_by_then_may_leave_again():
    fought = acted(boasted("thick_of_it", host=1, turn=2, agenda=[Combat()]), slays(), slays(), *results(5, 5)).battle
    apart = fought.changed(0, host=-1, body=man(0, "warchief", 10, 5).shape)
    late = replace(apart, turn=4, agenda=()).then(EndTurn())
    assert stands(begin(late).battle) == "good"


@rule("warriors.boast.first_blood")
@pytest.mark.parametrize(("mine", "theirs", "state"), [(0, 5, "broken"), (5, 0, "good"), (5, 5, "good")])
def test_first_blood_is_broken_when_the_enemy_destroys_a_unit_first(mine, theirs, state):
    few = {"figures": 5}
    battle = boasted("first_blood", agenda=[Combat()], mine=few, theirs=few)
    pause = acted(battle, slays(mine), slays(theirs))
    assert stands(pause.battle) == state  # together is not first, for either


@rule("warriors.boast.first_blood")
def test_later_losses_break_no_boast_of_first_blood():
    gone = block(1, 10, 40, fate="killed")
    battle = boasted("first_blood", gone, agenda=[Combat()], mine={"figures": 5})
    assert stands(acted(battle, slays(), slays(5)).battle) == "good"


@rule("warriors.boast.first_blood")
def test_routs_together_are_nobodys_first_blood():
    order = {"order": "oppose"}
    battle = boasted("first_blood", agenda=[Combat()], mine=order, theirs=order)
    both = acted(battle, slays(), slays(), *results(1, 1)).battle
    assert [both.units[id].fate for id in (1, 2)] == ["routed", "routed"]
    assert stands(both) == "good"


@rule("warriors.boast.first_blood", "warriors.shoot.simultaneous")
def test_volleys_that_kill_together_are_nobodys_first_blood():
    bows = kind(arms=("bow",), armour="light", shield=False)
    battle = position(
        man(0, "warchief", 10, 10),
        block(0, 36, 20, kind=bows, figures=2),
        block(1, 36, 25, SOUTH, kind=bows, figures=2),
        agenda=[Shooting()],
        boasts=("first_blood", "none"),
    )
    kills = ((9, 9), (9, 9))
    done = played(battle, Aim(2, 1), Aim(1, 1), kills, kills).battle
    assert [done.units[id].fate for id in (1, 2)] == ["killed", "killed"]
    assert stands(done) == "good"


@rule("warriors.boast.no_standard_shall_fall")
def test_no_standard_shall_fall():
    bearer = {"order": "attack", "standard": True}
    battle = boasted("no_standard_shall_fall", agenda=[Combat()], mine=bearer)
    shaken = (slays(), slays(1), *results(2, 5))
    assert stands(acted(battle, *shaken, (4,)).battle) == "good"
    assert stands(acted(battle, *shaken, (3,)).battle) == "broken"
    without = boasted("no_standard_shall_fall", agenda=[Combat()], mine={"figures": 5})
    assert stands(acted(without, slays(), slays(5)).battle) == "good"


@rule("warriors.boast.not_one_step_back", "warriors.boast.not_one_step_back.turns")
@pytest.mark.parametrize(("turn", "state"), [(1, "broken"), (3, "broken"), (4, "good")])
@pytest.mark.parametrize("face", [2, 1], ids=["shaken", "routed"])
def test_not_one_step_back_is_broken_by_any_unit_shaken_or_routed_in_the_first_three_turns(turn, state, face):
    battle = boasted("not_one_step_back", agenda=[Combat()], mine={"order": "attack"}, turn=turn)
    assert stands(acted(battle, slays(), slays(), *results(face, 5)).battle) == state
    longer = boasted(
        "not_one_step_back",
        agenda=[Combat()],
        mine={"order": "attack"},
        turn=turn,
        edition=replace(DEFAULT, no_step_turns=8),
    )
    assert stands(acted(longer, slays(), slays(), *results(face, 5)).battle) == "broken"


@rule("warriors.boast.not_one_step_back")
def test_over_the_edge_and_from_the_command_test_too():
    edge = position(
        man(0, "warchief", 10, 10),
        block(0, 36, 5, NORTH, condition="shaken", disorganised=True),
        block(1, 36, 5, SOUTH),
        agenda=[MoveNext(0)],
        boasts=("not_one_step_back", "none"),
    )
    assert stands(played(edge, March(1, flight(edge, 1).legs)).battle) == "broken"
    news = boasted("not_one_step_back", agenda=[CommandTests()], command=CommandPhase(trials=(1,)))
    assert stands(played(news, (4,)).battle) == "broken"  # five with the boast still good: shaken
