"""The soak: many random battles of Celtos, every scenario and random editions, looked at after every answer."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from carnyx.core.edition import settings
from carnyx.core.flow import Pause, begin, play, refuse, sample
from carnyx.core.kernel import overlaps, overlaps_itself
from carnyx.games.celtos.battle import Battle
from carnyx.games.celtos.edition import Edition
from carnyx.games.celtos.muster import prepared
from carnyx.games.celtos.scenarios import scenarios
from carnyx.games.celtos.system import SYSTEM

LONGEST = 5_000
BATTLES = 200
SOAK = 2_000


def random_edition(rng: Random) -> Edition:
    return Edition(**{each.name: rng.choice(each.choices) for each in settings(Edition)})


def mustered(seed: int) -> tuple[Battle, Random]:
    rng = Random(seed)
    name = scenarios()[seed % len(scenarios())]
    setup = prepared(name, (), random_edition(rng), "turns" if seed % 4 == 0 else "auto")
    return SYSTEM.muster(setup), rng


def stands_well(battle: Battle) -> str | None:
    """What is wrong with a position, or nothing."""
    for id, unit in enumerate(battle.units):
        if not len(unit.footprint) == len(unit.wounds) == len(unit.roles):
            return f"unit {id} has lost count of its models"
        if not unit.wounds:
            continue
        places, radius = unit.footprint.places, unit.footprint.radius
        if not battle.field.table.holds(unit.footprint):
            return f"unit {id} is off the table"
        if overlaps_itself(places, radius):
            return f"unit {id} stands on itself"
        for other in battle.units[:id]:
            if other.wounds and overlaps(places, radius, other.footprint.places, other.footprint.radius):
                return f"unit {id} stands on another"
    return None


def soaked(seed: int, taken: Counter[str]) -> Pause[Battle]:
    battle, rng = mustered(seed)
    pause = begin(battle)
    for _ in range(LONGEST):
        question = pause.question
        taken.update(type(record.step).__name__ for record in pause.trail)
        if question is None:
            return pause
        answer: Any = sample(question, rng)
        refusal = refuse(question, answer)
        assert refusal is None, f"seed {seed}: {pause.battle.agenda[-1]} refuses its own sample: {refusal}"
        wrong = stands_well(pause.battle)
        assert wrong is None, f"seed {seed}: {wrong}, after {pause.trail[-1].step if pause.trail else 'the muster'}"
        pause = play(pause.battle, answer)
    raise AssertionError(f"seed {seed}: no end")


@pytest.mark.parametrize("seeds", [range(start, start + 25) for start in range(0, BATTLES, 25)], ids=str)
def test_every_battle_ends_and_nobody_stands_where_he_may_not(seeds: range) -> None:
    for seed in seeds:
        end = soaked(seed, Counter())
        assert SYSTEM.verdict(end.battle) in (None, 0, 1, 2, 3)


@pytest.mark.soak
def test_two_thousand_battles_take_every_step_twenty_times() -> None:
    taken: Counter[str] = Counter()
    for seed in range(SOAK):
        soaked(seed, taken)
    assert {step.__name__: taken[step.__name__] for step in SYSTEM.steps if taken[step.__name__] < 20} == {}
