"""Threats: who can harm a unit before it acts again, and how; each position set up by hand, each answer play's own."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from carnyx.core.flow import begin, play, sample
from carnyx.core.length import Point
from carnyx.games.celtos.odds.orders import preview
from carnyx.games.celtos.odds.preview import RoundOdds, assault_odds, shot_odds
from carnyx.games.celtos.odds.shoot import ShootOdds
from carnyx.games.celtos.odds.threats import Threat, threats
from carnyx.games.celtos.play.battle import Battle, UnitId
from carnyx.games.celtos.play.muster import muster, prepared
from carnyx.games.celtos.play.orders import Order, Orders
from carnyx.games.celtos.rules.edition import DEFAULT, EN, ES
from carnyx.odds.document import document
from tests.book.positions import INCH, Body, body, ground, kind, position, row

BOW = kind(weapons=("longbow", "hand_weapon"))
MINE = body(0, (20, 20), (21, 20))
ME, HIM = UnitId(0), UnitId(1)


def only(battle: Battle, unit: UnitId = ME) -> Threat:
    (threat,) = threats(battle, unit).threats
    return threat


def north(gap: float, *, of: Any = BOW, ticks: int = 0, **condition: Any) -> Body:
    """An enemy due north, so many inches from rim to rim."""
    y = 20 * INCH + round(gap * INCH) + 250 + ticks
    return body(1, *(Point(x * INCH, y) for x in (20, 21)), kind=of, **condition)


# --- shots -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("gap", "ticks", "how"),
    [(36, 0, "standing"), (36, 1, "moving"), (40, -2, "moving"), (40, 1, "never")],
)
def test_a_bow_reaches_thirty_six_inches_and_its_move_four_more(gap: float, ticks: int, how: str) -> None:
    battle = position(MINE, north(gap, ticks=ticks), size=(72, 72))
    shoot = only(battle).shoot
    assert shoot is not None
    assert (shoot.how, shoot.reach) == (how, 40 * INCH)


def test_the_odds_of_a_shot_are_those_of_its_preview() -> None:
    battle = position(MINE, north(10))
    shoot = only(battle).shoot
    assert shoot is not None
    assert shoot.odds == shot_odds(battle, HIM, ME, moved=False)
    assert only(battle).gap == 10 * INCH


def test_a_unit_without_missiles_has_no_shot() -> None:
    assert only(position(MINE, north(10, of=kind()))).shoot is None


def test_a_wall_of_stone_between_them_stops_the_shot_but_a_way_round_it_may_be_found() -> None:
    battle = position(MINE, north(10), terrain=[ground("building", 15, 24, 26, 26)])
    shoot = only(battle).shoot
    assert shoot is not None
    assert (shoot.how, shoot.barred, shoot.odds) == ("perhaps", "celtos.los.terrain", None)


def test_who_is_in_close_combat_is_shot_at_only_where_the_sheet_allows_it() -> None:
    foe = body(1, (20, 21), (21, 21))
    archers = body(1, (31, 20), (32, 20), kind=BOW)
    hows = []
    for edition in (DEFAULT, replace(DEFAULT, target="first")):
        shoot = threats(position(MINE, foe, archers, edition=edition), ME).threats[1].shoot
        assert shoot is not None
        hows.append(shoot.how)
    assert hows == ["never", "standing"]


# --- charges ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("gap", "how"),
    [(3.9, "standing"), (4.5, "moving"), (7.9, "moving"), (8.1, "never")],
)
def test_a_charge_reaches_one_move_and_after_a_move_two(gap: float, how: str) -> None:
    assault = only(position(MINE, north(gap, of=kind()))).assault
    assert assault is not None
    assert (assault.how, assault.reach) == (how, 8 * INCH)
    assert (assault.odds is None) == (how != "standing")
    assert assault.barred == (None if how == "standing" else "celtos.cc.declare")


def test_lengths_are_those_of_the_edition() -> None:
    assault = only(position(MINE, body(1, (20, 23), (21, 23)), edition=ES)).assault
    assert assault is not None
    assert assault.reach == 8 * 250


def test_the_odds_of_a_charge_are_those_of_its_preview() -> None:
    battle = position(MINE, north(3, of=kind()))
    assault = only(battle).assault
    assert assault is not None
    assert assault.odds == assault_odds(battle, HIM, ME)


def test_a_round_that_branches_too_widely_is_left_to_the_preview() -> None:
    slow = kind(weapons=("two_handed",))
    battle = position(body(0, *row(20, 20, 9), kind=slow), body(1, *row(20, 21, 9), kind=kind()), active=1)
    assault = only(battle).assault
    assert assault is not None
    assert (assault.how, assault.odds) == ("standing", None)
    assert isinstance(preview(battle, Order("assault", ME)), RoundOdds)


def test_an_engaged_enemy_strikes_whom_it_touches_and_nobody_else() -> None:
    foe = body(1, (20, 21), (21, 21))
    battle = position(MINE, body(0, (20, 24), (21, 24)), foe)
    touched, near = (threats(battle, UnitId(unit)).threats[0].assault for unit in (0, 1))
    assert touched is not None
    assert near is not None
    assert (touched.how, near.how, near.barred) == ("standing", "never", "celtos.cc.declare")


# --- when ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mine", "his", "turn", "times"),
    [
        (False, False, 1, 1),  # he may act before me this turn
        (False, True, 1, 0),  # he has acted, I have not
        (True, False, 1, 2),  # he acts this turn, and may act next turn before me
        (True, True, 1, 1),
        (True, False, 7, 1),  # there is no next turn
        (True, True, 7, 0),
    ],
)
def test_an_enemy_counts_if_it_is_activated_before_the_unit_acts_again(
    mine: bool, his: bool, turn: int, times: int
) -> None:
    battle = position(body(0, (20, 20), activated=mine), north(10, activated=his), turn=turn)
    threat = only(battle)
    assert threat.activations == times
    assert (threat.shoot is None) == (times == 0)


def test_the_active_enemy_has_only_what_is_left_of_its_activation() -> None:
    battle = position(MINE, north(6, of=kind()), active=1, moved=True)
    assault = only(battle).assault
    assert assault is not None
    assert (assault.how, assault.reach) == ("never", 4 * INCH)
    shot = only(position(MINE, north(10), active=1, shot=True)).shoot
    assert shot is not None
    assert (shot.how, shot.barred) == ("never", "celtos.order.sequence")


def test_a_panicked_enemy_must_rally_first() -> None:
    threat = only(position(MINE, north(10, panicked=True)))
    assert threat.rally is not None
    assert [(each.id, each.value) for each in threat.rally.applied] == [("celtos.rally.enemies.short", -2)]
    assert threat.shoot is not None
    assert threat.shoot.how == "standing"


def test_the_active_enemy_that_has_failed_to_rally_does_nothing() -> None:
    threat = only(position(MINE, north(10, panicked=True), active=1))
    assert threat.rally is None
    assert threat.shoot is not None
    assert (threat.shoot.how, threat.shoot.barred) == ("never", "celtos.order.panicked")


# --- reactions -------------------------------------------------------------------------------------------------------


def test_an_enemy_on_hold_may_shoot_a_unit_that_moves_and_shoot_or_evade_or_countercharge_when_assaulted() -> None:
    battle = position(MINE, north(3, hold=True, activated=True))
    reaction = only(battle).reaction
    assert reaction is not None
    assert (reaction.moved, reaction.assaulted) == (("shoot",), ("shoot", "evade", "countercharge"))
    assert reaction.test.rule == "celtos.react.test"
    assert reaction.odds == shot_odds(battle, HIM, ME, moved=False)


def test_who_is_not_on_hold_may_only_countercharge() -> None:
    reaction = only(position(MINE, north(3))).reaction
    assert reaction is not None
    assert (reaction.moved, reaction.assaulted, reaction.odds) == ((), ("countercharge",), None)


def test_a_unit_that_has_acted_provokes_no_reaction() -> None:
    assert only(position(body(0, (20, 20), activated=True), north(3, hold=True))).reaction is None


def test_an_enemy_with_nothing_to_do_is_no_danger() -> None:
    far = only(position(body(0, (5, 5)), body(1, (60, 40), panicked=True, activated=True)))
    assert not far.is_danger
    assert only(position(MINE, north(3))).is_danger


# --- all of it -------------------------------------------------------------------------------------------------------


def test_the_nearest_enemy_comes_first_and_friends_do_not_come_at_all() -> None:
    battle = position(MINE, body(1, (20, 40)), body(0, (30, 20)), body(1, (20, 30)))
    assert [threat.enemy for threat in threats(battle, ME).threats] == [3, 1]


def test_a_unit_that_is_gone_fears_nobody() -> None:
    found = threats(position(body(0), body(1, (20, 30))), ME)
    assert (found.rings, found.threats) == ((), ())


@pytest.mark.parametrize("scenario", ["demo", "raid"])
@pytest.mark.parametrize("edition", [DEFAULT, EN])
def test_at_any_moment_of_a_battle_what_stands_is_what_play_allows(scenario: str, edition: Any) -> None:
    """An enemy that can strike from where it stands is one whose order the rules do not refuse, and the other way."""
    looked = sum(
        _looked(scenario, edition, Random(seed)) for seed in range(5, 8)
    )  # in one of them a player may give up
    assert looked > 50


def _looked(scenario: str, edition: Any, rng: Random) -> int:
    """How often an enemy was looked at in a whole battle."""
    pause = begin(muster(prepared(scenario, (), edition)))
    looked = 0
    while pause.question is not None:
        battle = pause.battle
        options = getattr(pause.question, "options", None)
        if isinstance(options, Orders):
            allowed = set(options.hints())
            for unit in battle.enemies(options.unit):
                (threat,) = (each for each in threats(battle, unit).threats if each.enemy == options.unit)
                if battle.units[unit].activated and battle.turn < battle.field.turns:
                    continue  # the enemy is looked at afresh, for its next activation
                for name, harm in (("shoot", threat.shoot), ("assault", threat.assault)):
                    stands = harm is not None and harm.how == "standing"
                    assert stands == (Order(name, unit) in allowed)  # type: ignore[arg-type]
                    looked += 1
        pause = play(battle, sample(pause.question, rng))
    return looked


def test_threats_become_json_with_every_need_and_modifier_by_name() -> None:
    found = document(threats(position(MINE, north(3, hold=True)), ME))
    said = msgspec.json.decode(msgspec.json.encode(found))
    (threat,) = said["threats"]
    hit = threat["shoot"]["odds"]["checks"][0]
    assert (hit["rule"], hit["need"], hit["chance"]) == ("celtos.shoot.hit", 6, "1/2")
    assert [each["n"] for each in threat["shoot"]["odds"]["casualties"]] == [0, 1, 2]
    assert set(threat["assault"]["odds"]["units"]) == {"0", "1"}
    assert set(threat["assault"]["odds"]["units"]["0"]["morale"]) == {"check", "panic", "rout"}
    assert {ring["name"] for ring in said["rings"]} == {"move", "rush", "assault", "move_assault"}


# --- any order -------------------------------------------------------------------------------------------------------


def test_a_shot_and_an_assault_have_odds_and_no_other_order_has() -> None:
    battle = position(body(0, (20, 20), (21, 20), kind=BOW), body(1, (20, 23), (21, 23)), active=0)
    assert isinstance(preview(battle, Order("shoot", HIM)), ShootOdds)
    assert isinstance(preview(battle, Order("assault", HIM)), RoundOdds)
    for name in ("move", "rush", "hold", "done"):
        assert preview(battle, Order(name)) is None  # type: ignore[arg-type]


def test_an_order_that_is_refused_has_no_odds() -> None:
    battle = position(MINE, body(1, (20, 40)), active=0)
    assert preview(battle, Order("assault", HIM)) is None
    assert preview(replace(battle, active=None), Order("assault", HIM)) is None


def test_a_shot_after_a_move_is_seen_with_its_modifier() -> None:
    battle = position(body(0, (20, 20), kind=BOW), body(1, (20, 30)), active=0, moved=True)
    shot = preview(battle, Order("shoot", HIM))
    assert isinstance(shot, ShootOdds)
    assert ("celtos.shoot.moved", -1) in [(each.id, each.value) for each in shot.checks[0].applied]
