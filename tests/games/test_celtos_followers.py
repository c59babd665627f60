"""Charges bring their unit along: in battles of computer players nobody stays behind who could have come."""

from __future__ import annotations

from collections.abc import Iterator
from math import isqrt
from random import Random
from typing import Any

import pytest

from carnyx.core.flow import Choose, Pause
from carnyx.core.length import Point, apart2
from carnyx.games.celtos.play.assaults import ClosesIn
from carnyx.games.celtos.play.battle import Battle, is_engaged, touching
from carnyx.games.celtos.play.charges import closed
from carnyx.games.celtos.play.coherency import holds_together
from carnyx.games.celtos.play.movement import Way, Ways, ends
from carnyx.games.celtos.play.muster import prepared
from carnyx.games.celtos.play.press import Melee
from carnyx.games.celtos.play.system import SYSTEM
from carnyx.games.celtos.players import ThumbPlayer
from carnyx.players import RandomPlayer, fought

pytestmark = pytest.mark.long

LEAST = 127  # ticks: half an inch nearer is coming along


def charges(scenario: str, seed: int, *, thumb: bool) -> list[tuple[ClosesIn, Ways]]:
    """Every charge of a battle, with the ways its models went."""
    found: list[tuple[ClosesIn, Ways]] = []

    def watch(pause: Pause[Battle], answer: Any) -> None:
        options = pause.question.options if isinstance(pause.question, Choose) else None
        if isinstance(options, ClosesIn) and not is_engaged(options.battle, options.unit):
            found.append((options, answer))

    battle = SYSTEM.muster(prepared(scenario))
    players = [ThumbPlayer() if thumb else RandomPlayer(4 * seed + seat) for seat in range(battle.field.players)]
    fought(battle, players, Random(seed), watch)
    return found


def stops(press: Melee, model: int) -> Iterator[Way]:
    """Places along the straight ways to all enemies, every twentieth of an inch, the farthest first."""
    start = press.footprint.point(model)
    for (goal,) in press.straight_tracks(model):
        far = isqrt(apart2(start, goal)) or 1
        for gone in range(min(far, press.reach), LEAST, -13):
            yield (Point(start.x + (goal.x - start.x) * gone // far, start.y + (goal.y - start.y) * gone // far),)


def could_come(options: ClosesIn, ways: Ways, model: int) -> bool:
    """Whether a model that stayed might have gone half an inch nearer, touching nobody, the others where they went."""
    battle, unit = options.battle, options.unit
    stood = battle.units[unit].footprint
    press = closed(battle, unit, options.foes, options.reach, ways)
    fights = touching(battle.changed(unit, footprint=ends(stood, ways)), unit)
    for way in stops(press, model):
        tried = (*ways[:model], way, *ways[model + 1 :])
        after = battle.changed(unit, footprint=ends(stood, tried))
        if press.is_free(model, way[-1]) and touching(after, unit) == fights and options.refuse(tried) is None:
            return True
    return False


@pytest.mark.parametrize("scenario", ["demo", "ford", "melee", "pitched", "raid"])
def test_no_charge_leaves_a_model_behind_that_could_have_come_along(scenario: str) -> None:
    found = [*charges(scenario, 1, thumb=True)]
    found += [each for seed in range(6) for each in charges(scenario, seed, thumb=False)]
    assert found
    for options, ways in found:
        press = closed(options.battle, options.unit, options.foes, options.reach, ways)
        stayed = [model for model, way in enumerate(ways) if not way and not press.is_in_contact(model)]
        assert not any(could_come(options, ways, model) for model in stayed)


def test_few_charges_tear_their_unit_apart() -> None:
    """More than four of ten did so before; what is left is barred by ground and by other units."""
    found = [each for scenario in ("demo", "pitched", "raid") for seed in range(14) for each in _random(scenario, seed)]
    torn = sum(
        not holds_together(options.battle, options.unit, ends(options.battle.units[options.unit].footprint, ways))
        for options, ways in found
    )
    assert len(found) > 40
    assert torn * 20 <= len(found)


def _random(scenario: str, seed: int) -> list[tuple[ClosesIn, Ways]]:
    return charges(scenario, 100 + seed, thumb=False)
