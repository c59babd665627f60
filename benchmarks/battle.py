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
from carnyx.games.celtos.options import CONCEDE
from carnyx.games.celtos.profiles import profile
from carnyx.games.celtos.scenarios import Piece, Scenario
from carnyx.games.celtos.system import SYSTEM
from carnyx.players import fought
from carnyx.players.celtos import ThumbPlayer

SIZES = (20, 40, 100, 200)
MODELS = 2000  # that take their turns for each size, one after another
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
    """So many models at the density of the pitched battle: units of five, every other one with slings, the table wider.

    Every fourteen inches of its width there are twenty models, a hill and a wood, whatever their number, so that nobody
    has more neighbours, only more units beyond them.
    """
    units = models // 10
    width = 7 * units
    arms = ("gael.warrior", "gael.staff_slinger")
    terrain = [
        piece
        for west in range(0, width, 14)
        for piece in (
            Piece("hill", ((west + 2, 20), (west + 6, 20), (west + 6, 24), (west + 2, 24))),
            Piece("wood", ((west + 8, 24), (west + 12, 24), (west + 12, 28), (west + 8, 28))),
        )
    ]
    force = Force("crowd", "gael", tuple(Entry(arms[i % 2], 5) for i in range(units)))
    scenario = Scenario(
        id="crowd",
        name=Names("crowd", "crowd", "crowd"),
        width=width,
        depth=48,
        turns=4,
        forces=("", ""),
        zones=((0, 0, width, 12), (0, 36, width, 48)),
        terrain=tuple(terrain),
    )
    return Setup(scenario, (force, force), tuple(profile(arm) for arm in arms))


def turn_cost(models: int) -> float:
    """Seconds for a turn of random play with so many models: deployment not counted, nothing remembered at the start.

    As many models take their turns for every size, in more battles if they are few; nobody gives up; of three runs of
    a battle the quickest counts.
    """
    setup = crowd(models)
    spent, turns = 0.0, 0
    for seed in range(MODELS // models):
        battle = SYSTEM.muster(setup)
        runs = [_fought_at_random(battle, seed) for _ in range(3)]
        spent += min(seconds for seconds, _ in runs)
        turns += runs[0][1]
    return spent / turns


def _fought_at_random(battle: Battle, seed: int) -> tuple[float, int]:
    """The seconds that a battle takes, and its turns."""
    forget()
    rng = Random(seed)
    began = process_time()
    pause = begin(battle)
    while pause.question is not None:
        answer = sample(pause.question, rng)
        while answer == CONCEDE:
            answer = sample(pause.question, rng)
        pause = play(pause.battle, answer)
    return process_time() - began, pause.battle.turn


def forget() -> None:
    """Clear every memory of the program: no size may live on what another battle has worked out."""
    for module in [module for name, module in sys.modules.items() if name.startswith("carnyx.")]:
        for each in vars(module).values():
            if hasattr(each, "cache_clear"):
                each.cache_clear()


def one_check() -> tuple[float, float]:
    """Microseconds of one move check and of one sight check between units of any size, nothing remembered."""
    battle: Battle = begin(SYSTEM.muster(prepared("pitched"))).battle
    steps = [
        (unit, shifted(battle.units[unit].footprint, dx, dy))
        for unit in battle.of(0)
        for dx in range(0, 600, 120)
        for dy in range(0, 600, 120)
    ]
    pairs = [(mine, theirs) for mine in battle.of(0) for theirs in battle.of(1)]

    def move() -> None:
        for unit, ways in steps:
            refuse_ways(battle, unit, ways, 1016)

    def look() -> None:
        forget()
        for mine, theirs in pairs:
            sight.nearest_seen(battle, UnitId(mine), UnitId(theirs))

    moves, looks = (min(clocked(work) for _ in range(5)) for work in (move, look))
    return moves / len(steps) * 1e6, looks / len(pairs) * 1e6


def exponent(times: dict[int, float]) -> float:
    """The power of the models with which a turn grows, taken from the ends."""
    (few, quick), *_, (many, slow) = times.items()
    return log(slow / quick) / log(many / few)


def main() -> None:
    random_battles("demo", 2)
    demo, demo_pauses = random_battles("demo", 40)
    pitched, pitched_pauses = random_battles("pitched", 10)
    move, look = one_check()
    growth = {models: turn_cost(models) for models in SIZES}
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
        f"growth exponent (n log n: {exponent({n: n * log(n) for n in SIZES}):.2f})": round(exponent(growth), 2),
    }
    if "--json" in sys.argv:
        sys.stdout.write(msgspec.json.encode(report).decode() + "\n")
        return
    for name, value in report.items():
        sys.stdout.write(f"{name:56} {value}\n")


if __name__ == "__main__":
    main()
