"""What a preview promises is what play then does: exact odds of an order against many plays of that very order."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import sqrt
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from carnyx.core.flow import Choose, Pause, begin, play, sample
from carnyx.core.options import OneOf
from carnyx.games.celtos.assaults import DeclareAssault
from carnyx.games.celtos.battle import Battle, UnitId
from carnyx.games.celtos.muster import prepared
from carnyx.games.celtos.orders import Order, Orders
from carnyx.games.celtos.system import SYSTEM
from carnyx.games.celtos.volleys import Shoot
from carnyx.odds.celtos import preview
from carnyx.odds.celtos.preview import assault_odds, shot_odds
from carnyx.odds.mixture import TooWide

PLAYS = 20_000
SIGMA = 4


def found(name: str, scenario: str, seed: int) -> tuple[Battle, UnitId, UnitId]:
    """A position of a random battle in which an order of that name may be given, and its units."""
    for again in range(seed, seed + 50):
        rng = Random(again)
        pause = begin(SYSTEM.muster(prepared(scenario)))
        while pause.question is not None:
            if isinstance(pause.question, Choose) and isinstance(pause.question.options, Orders):
                options = pause.question.options
                for order in options.hints():
                    if isinstance(order, Order) and order.name == name and order.target is not None:
                        return pause.battle, options.unit, UnitId(order.target)
            pause = play(pause.battle, sample(pause.question, rng))
    pytest.fail(f"no {name} in these battles")


def first(pause: Pause[Any]) -> Any:
    """The answers a preview assumes: nobody reacts, and hits go to models in their own order."""
    assert isinstance(pause.question, Choose)
    options = pause.question.options
    if isinstance(options, OneOf) and "none" in options.names:
        return "none"
    return options.hints()[0]


def played(battle: Battle, rng: Random) -> Battle:
    pause = begin(battle)
    while pause.question is not None:
        answer = first(pause) if isinstance(pause.question, Choose) else pause.question.sample(rng)
        pause = play(pause.battle, answer)
    return pause.battle


def agrees(seen: int, chance: Fraction) -> bool:
    expected = float(chance)
    return abs(seen / PLAYS - expected) <= SIGMA * sqrt(expected * (1 - expected) / PLAYS) + 1e-12


@pytest.mark.parametrize(("scenario", "seed"), [("demo", 3)])
def test_a_shot_does_what_its_preview_says(scenario: str, seed: int) -> None:
    battle, unit, target = found("shoot", scenario, seed)
    odds = shot_odds(battle, unit, target, moved=False)
    assert odds is not None
    start = replace(battle, agenda=()).then(Shoot(unit, target, moved=False))
    rng = Random(seed)
    fallen: Counter[int] = Counter()
    routed = 0
    before = battle.units[target].models
    for _ in range(PLAYS):
        after = played(start, rng).units[target]
        routed += after.routed
        if not after.routed:
            fallen[before - after.models] += 1
    assert agrees(routed, odds.morale.rout)
    survived = Counter(
        {lost: count for lost, count in fallen.items() if 2 * (before - lost) >= battle.units[target].start}
    )
    for lost, count in survived.items():
        assert agrees(count, odds.casualties[lost]), lost


@pytest.mark.parametrize(("scenario", "seed"), [("demo", 3)])
def test_an_assault_does_what_its_preview_says(scenario: str, seed: int) -> None:
    battle, unit, target = found("assault", scenario, seed)
    odds = assault_odds(battle, unit, target)
    assert odds is not None
    start = replace(battle, agenda=()).then(DeclareAssault(unit, target))
    rng = Random(seed)
    routs: Counter[int] = Counter()
    panics: Counter[int] = Counter()
    whole: Counter[tuple[int, int]] = Counter()
    for _ in range(PLAYS):
        after = played(start, rng)
        for id in odds.units:
            routs[id] += after.units[id].routed
            panics[id] += after.units[id].panicked and not battle.units[id].panicked
            whole[id, battle.units[id].models - after.units[id].models] += not after.units[id].routed
    for id, side in odds.units.items():
        assert agrees(routs[id], side.morale.rout)
        if not battle.units[id].panicked:
            assert agrees(panics[id], side.morale.panic)
        assert agrees(whole[id, 0], side.casualties[0])


def test_a_unit_in_close_combat_is_not_checked_for_casualties_from_shooting() -> None:
    battle, unit, target = found("shoot", "demo", 3)
    odds = shot_odds(battle, unit, target, moved=False)
    assert odds is not None
    engaged = replace(odds, target=replace(odds.target, engaged=True))
    assert odds.morale.check > 0
    assert engaged.morale.check == 0


@pytest.mark.parametrize(("scenario", "seed"), [("demo", 3), ("pitched", 1), ("melee", 2)])
def test_models_that_are_alike_are_counted_together_without_a_difference(
    scenario: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    battle, unit, target = found("assault", scenario, seed)
    together = assault_odds(battle, unit, target)
    monkeypatch.setattr(preview, "_alike", lambda battle, unit, models: tuple((n,) for n in range(len(models))))
    assert assault_odds(battle, unit, target) == together


def test_a_round_wider_than_asked_for_is_an_error() -> None:
    battle, unit, target = found("assault", "demo", 3)
    with pytest.raises(TooWide):
        assault_odds(battle, unit, target, widest=1)
