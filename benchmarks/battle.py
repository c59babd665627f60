"""How fast whole battles run: random and thumb players, one move check, one sight check, and growth with the table.

Run: uv run python benchmarks/battle.py [--json].  Processor time, not wall time: a busy machine only makes it noisier.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from math import log
from random import Random
from time import process_time
from typing import Any

import msgspec

from carnyx.core.flow import begin, play, sample
from carnyx.core.lists import Names
from carnyx.games.celtos import sight
from carnyx.games.celtos.army import Entry, Force
from carnyx.games.celtos.battle import Battle, UnitId
from carnyx.games.celtos.movement import refuse_ways, shifted
from carnyx.games.celtos.muster import Setup, prepared
from carnyx.games.celtos.profiles import profile
from carnyx.games.celtos.scenarios import Scenario
from carnyx.games.celtos.system import SYSTEM
from carnyx.players import fought
from carnyx.players.celtos import ThumbPlayer

RELATIVE = 2.6  # random games a second of the nearest relative in Python, with path-finding; 10.4 without


def clocked(work: Callable[[], Any]) -> float:
    began = process_time()
    work()
    return process_time() - began


def random_battles(scenario: str, battles: int) -> tuple[float, float]:
    """Battles and pauses a second, every legality checked."""
    pauses = 0

    def work() -> None:
        nonlocal pauses
        for seed in range(battles):
            rng = Random(seed)
            pause = begin(SYSTEM.muster(prepared(scenario)))
            while pause.question is not None:
                pause = play(pause.battle, sample(pause.question, rng))
                pauses += 1

    spent = clocked(work)
    return battles / spent, pauses / spent


def thumb_battles(scenario: str, battles: int) -> float:
    """Battles a second, thumb against thumb."""

    def work() -> None:
        for seed in range(battles):
            fought(SYSTEM.muster(prepared(scenario)), [ThumbPlayer(), ThumbPlayer()], Random(seed))

    return battles / clocked(work)


def crowd(models: int) -> Setup:
    """A table as crowded as any, with so many models: units of eight side by side."""
    units = models // 16
    width = 6 * units + 12
    force = Force("crowd", "gael", tuple(Entry("gael.warrior", 8) for _ in range(units)))
    scenario = Scenario(
        id="crowd",
        name=Names("crowd", "crowd", "crowd"),
        width=width,
        depth=48,
        turns=2,
        forces=("", ""),
        zones=((0, 0, width, 12), (0, 36, width, 48)),
    )
    return Setup(scenario, (force, force), (profile("gael.warrior"),))


def turn_cost(models: int) -> float:
    """Seconds for a turn of random play with so many models."""
    setup = crowd(models)

    def work() -> None:
        rng = Random(models)
        pause = begin(SYSTEM.muster(setup))
        while pause.question is not None:
            pause = play(pause.battle, sample(pause.question, rng))

    return min(clocked(work) for _ in range(2)) / setup.scenario.turns


def one_check() -> tuple[float, float]:
    """Microseconds of one move check and of one sight check, nothing remembered."""
    battle: Battle = begin(SYSTEM.muster(prepared("pitched"))).battle
    unit = next(battle.of(0))
    footprint = battle.units[unit].footprint
    steps = [shifted(footprint, dx, dy) for dx in range(0, 600, 60) for dy in range(0, 600, 60)]
    move = clocked(lambda: [refuse_ways(battle, unit, ways, 1016) for ways in steps]) / len(steps)
    pairs = [(mine, theirs) for mine in battle.of(0) for theirs in battle.of(1)]

    def look() -> None:
        for cached in (sight._nearest_seen, sight._blockers):
            cached.cache_clear()
        for mine, theirs in pairs:
            sight.nearest_seen(battle, UnitId(mine), UnitId(theirs))

    return move * 1e6, clocked(look) / len(pairs) * 1e6


def exponent(times: dict[int, float]) -> float:
    """The power of the models with which a turn grows, taken from the ends."""
    (few, quick), *_, (many, slow) = times.items()
    return log(slow / quick) / log(many / few)


def main() -> None:
    random_battles("demo", 2)
    demo, demo_pauses = random_battles("demo", 40)
    pitched, pitched_pauses = random_battles("pitched", 10)
    move, look = one_check()
    growth = {models: turn_cost(models) for models in (32, 64, 128, 208)}
    report = {
        "random demo battles a second (target 30)": round(demo, 1),
        "times the nearest relative with path-finding": round(demo / RELATIVE, 1),
        "pauses a second, demo": round(demo_pauses),
        "random pitched battles a second (100 models)": round(pitched, 1),
        "pauses a second, pitched": round(pitched_pauses),
        "thumb against thumb, demo battles a second (target 5)": round(thumb_battles("demo", 10), 1),
        "one move check of a unit, µs": round(move),
        "one sight check between units, µs": round(look),
        "seconds a turn by models": {str(models): round(seconds, 4) for models, seconds in growth.items()},
        "growth exponent (n log n is about 1.2)": round(exponent(growth), 2),
    }
    if "--json" in sys.argv:
        sys.stdout.write(msgspec.json.encode(report).decode() + "\n")
        return
    for name, value in report.items():
        sys.stdout.write(f"{name:56} {value}\n")


if __name__ == "__main__":
    main()
