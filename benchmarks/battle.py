"""How fast whole battles run: random, thumb and every level, one move check, one sight check, growth with the table.

Run: uv run python -m benchmarks.battle [celtos|warriors] [--json].  Processor time, not wall time: a busy machine only
makes it noisier.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from math import log
from random import Random
from time import process_time
from typing import Any

import msgspec
from msgspec import Struct

from benchmarks.crowds import celtos_crowd, warriors_crowd
from carnyx.core.flow import accept, begin, sample
from carnyx.core.rubbish import collect_seldom
from carnyx.core.system import System
from carnyx.games import GAMES as GAMES_BY_NAME
from carnyx.games.celtos.play import muster as celtos
from carnyx.games.celtos.play import sight as celtos_sight
from carnyx.games.celtos.play.movement import refuse_ways, shifted
from carnyx.games.celtos.play.system import SYSTEM as CELTOS
from carnyx.games.celtos.players import ThumbPlayer as CeltosThumb
from carnyx.games.warriors.play import muster as warriors
from carnyx.games.warriors.play import sight as warriors_sight
from carnyx.games.warriors.play.movement import Leg, refuse_legs
from carnyx.games.warriors.play.system import SYSTEM as WARRIORS
from carnyx.games.warriors.players import ThumbPlayer as WarriorsThumb
from carnyx.players import Player, fought
from carnyx.players.levels import LEVELS

CONCEDE = "concede"
RELATIVE = 2.6  # random games a second of the nearest relative in Python, with path-finding; 10.4 without

Work = Callable[[], Any]


class Game(Struct, frozen=True):
    """What is measured of a game."""

    system: System[Any]
    prepared: Callable[[str], Any]
    thumb: Callable[[], Player]
    small: tuple[str, int]  # a scenario, and how many of its battles are fought
    large: tuple[str, int]
    targets: tuple[int, int]  # battles a second in the small one: random, and thumb against thumb
    crowd: Callable[[int], Any]
    sizes: tuple[int, ...]  # models or figures on both sides together
    all: int  # models that take their turns for each size, one battle after another
    moves: Callable[[Any], Iterator[Work]]
    looks: Callable[[Any], Iterator[Work]]


def celtos_moves(battle: Any) -> Iterator[Work]:
    """One move check of every unit for each of several places."""
    for unit in battle.of(0):
        for dx in range(0, 600, 120):
            for dy in range(0, 600, 120):
                ways = shifted(battle.units[unit].footprint, dx, dy)
                yield lambda unit=unit, ways=ways: refuse_ways(battle, unit, ways, 1016)


def celtos_looks(battle: Any) -> Iterator[Work]:
    """One sight check from every unit to every enemy."""
    for mine in battle.of(0):
        for theirs in battle.of(1):
            yield lambda mine=mine, theirs=theirs: celtos_sight.nearest_seen(battle, mine, theirs)


def warriors_moves(battle: Any) -> Iterator[Work]:
    """One march check of every unit for each of several ways: a wheel, and straight on."""
    for unit in battle.formed(0):
        for angle in (-300, -100, 100, 300):
            for ticks in range(100, 1000, 150):
                legs = (Leg("wheel", angle), Leg("advance", ticks))
                yield lambda unit=unit, legs=legs: refuse_legs(battle, unit, legs, 2032)


def warriors_looks(battle: Any) -> Iterator[Work]:
    """One sight check from every unit to every enemy unit."""
    for mine in battle.formed(0):
        for theirs in battle.formed(1):
            yield lambda mine=mine, theirs=theirs: warriors_sight.sees(battle, mine, theirs)


GAMES = {
    "celtos": Game(
        CELTOS,
        celtos.prepared,
        CeltosThumb,
        ("demo", 40),
        ("pitched", 10),
        (30, 5),
        celtos_crowd,
        (20, 40, 100, 200),
        2000,
        celtos_moves,
        celtos_looks,
    ),
    "warriors": Game(
        WARRIORS,
        warriors.prepared,
        WarriorsThumb,
        ("field800", 20),
        ("field1200", 10),
        (10, 3),
        warriors_crowd,
        (60, 120, 300),
        1800,
        warriors_moves,
        warriors_looks,
    ),
}


def clocked(work: Work) -> float:
    began = process_time()
    work()
    return process_time() - began


def random_battles(game: Game, scenario: str, battles: int) -> tuple[float, float]:
    """Battles and pauses a second; what the options offer is legal and nobody judges it again."""
    pauses = 0

    def work() -> None:
        nonlocal pauses
        for seed in range(battles):
            rng = Random(seed)
            pause = begin(game.system.muster(game.prepared(scenario)))
            while pause.question is not None:
                pause = accept(pause, sample(pause.question, rng))
                pauses += 1

    spent = clocked(work)
    return battles / spent, pauses / spent


def thumb_battles(game: Game, scenario: str, battles: int) -> float:
    """Battles a second, thumb against thumb."""

    def work() -> None:
        for seed in range(battles):
            fought(game.system.muster(game.prepared(scenario)), [game.thumb(), game.thumb()], Random(seed))

    return battles / clocked(work)


def level_speed(game: Game, level: str) -> dict[str, float]:
    """Playouts, decisions and battles a second of a level against thumb, in the small battle; with the slowest 5 %."""
    made = GAMES_BY_NAME[game.system.id].players[level](1)
    spent: list[float] = []

    class Clocked:
        """The same player, and how long each of his decisions takes."""

        def answer(self, pause: Any) -> Any:
            """His answer."""
            began = process_time()
            answer = made.answer(pause)
            spent.append(process_time() - began)
            return answer

    fought(game.system.muster(game.prepared(game.small[0])), [Clocked(), game.thumb()], Random(3))
    total = sum(spent) or 1e-9
    return {
        "playouts a decision": GAMES_BY_NAME[game.system.id].budget(level),
        "playouts a second": round(getattr(made, "played", 0) / total),
        "decisions a second": round(len(spent) / total, 1),
        "battles a second": round(1 / total, 2),
        "p95 of a decision, s": round(sorted(spent)[int(len(spent) * 0.95)], 3),
    }


def different(game: Game) -> list[str]:
    """The levels that are no other player by another name."""
    alike = GAMES_BY_NAME[game.system.id].alike
    return [level for level in LEVELS if alike[level] == level]


def turn_cost(game: Game, models: int) -> float:
    """Seconds for a turn of random play with so many models: deployment not counted, nothing remembered at the start.

    As many models take their turns for every size, in more battles if they are few; nobody gives up; of three runs of
    a battle the quickest counts.
    """
    setup = game.crowd(models)
    spent, turns = 0.0, 0
    for seed in range(game.all // models):
        battle = game.system.muster(setup)
        runs = [_fought_at_random(battle, seed) for _ in range(3)]
        spent += min(seconds for seconds, _ in runs)
        turns += runs[0][1]
    return spent / turns


def _fought_at_random(battle: Any, seed: int) -> tuple[float, int]:
    """The seconds that a battle takes, and its turns."""
    forget()
    rng = Random(seed)
    began = process_time()
    pause = begin(battle)
    while pause.question is not None:
        answer = sample(pause.question, rng)
        while answer == CONCEDE:
            answer = sample(pause.question, rng)
        pause = accept(pause, answer)
    return process_time() - began, pause.battle.turn


def forget() -> None:
    """Clear every memory of the program: no size may live on what another battle has worked out."""
    for module in [module for name, module in sys.modules.items() if name.startswith("carnyx.")]:
        for each in vars(module).values():
            if hasattr(each, "cache_clear"):
                each.cache_clear()


def one_check(game: Game, checks: Callable[[Any], Iterator[Work]]) -> float:
    """Microseconds of one check in the large battle as it is set up, nothing remembered at the start."""
    battle = begin(game.system.muster(game.prepared(game.large[0]))).battle
    works = list(checks(battle))

    def work() -> None:
        forget()
        for each in works:
            each()

    return min(clocked(work) for _ in range(5)) / len(works) * 1e6


def exponent(times: dict[int, float]) -> float:
    """The power of the models with which a turn grows, taken from the ends."""
    (few, quick), *_, (many, slow) = times.items()
    return log(slow / quick) / log(many / few)


def report(game: Game) -> dict[str, Any]:
    """All that is measured of a game."""
    name, battles = game.small
    random_battles(game, name, 2)
    small, small_pauses = random_battles(game, name, battles)
    large, large_pauses = random_battles(game, *game.large)
    growth = {models: turn_cost(game, models) for models in game.sizes}
    bound = exponent({n: n * log(n) for n in game.sizes})
    return {
        f"random {name} battles a second (target {game.targets[0]})": round(small, 1),
        "times the nearest relative with path-finding": round(small / RELATIVE, 1),
        f"pauses a second, {name}": round(small_pauses),
        f"random {game.large[0]} battles a second": round(large, 1),
        f"pauses a second, {game.large[0]}": round(large_pauses),
        f"thumb against thumb, {name} battles a second (target {game.targets[1]})": round(
            thumb_battles(game, name, 10), 1
        ),
        "one move check of a unit, µs": round(one_check(game, game.moves)),
        "one sight check between units, µs": round(one_check(game, game.looks)),
        "seconds a turn by models": {str(models): round(seconds, 4) for models, seconds in growth.items()},
        **{f"{level} against thumb, {name}": level_speed(game, level) for level in different(game)},
        f"growth exponent (n log n: {bound:.2f})": round(exponent(growth), 2),
    }


def main() -> None:
    collect_seldom()
    asked = [name for name in sys.argv[1:] if name in GAMES] or list(GAMES)
    found = {name: report(GAMES[name]) for name in asked}
    if "--json" in sys.argv:
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
        return
    for name, lines in found.items():
        sys.stdout.write(f"{name}\n")
        for line, value in lines.items():
            sys.stdout.write(f"  {line:60} {value}\n")


if __name__ == "__main__":
    main()
