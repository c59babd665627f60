"""How fast the odds are, side by side with the dice libraries icepool and dyce, in ratios from one run.

Every contender answers the same questions in the same round, no question is ever asked twice, and before anything is
timed the answers are compared.  What the libraries are asked stands in `tests/odds/oracles.py`.
"""

from __future__ import annotations

import argparse
import gc
import json
import subprocess
import sys
import warnings
from collections.abc import Callable, Iterator
from itertools import product
from math import log
from random import Random
from time import perf_counter, thread_time
from typing import Any, NamedTuple

from carnyx import celtos
from tests.odds import oracles

warnings.filterwarnings("ignore", message="`expand` is experimental")

COVERED = 3  # ways in ten that a wall shelters
COMMAND = (
    "odds", "celtos", "shoot", "--shooters", "10", "--sh", "4", "--damage", "5", "--toughness", "5", "--targets", "6",
    "--command", "4", "--cover", "8", "--json",
)  # fmt: skip
BARE = """
from cyclopts import App
app = App()
@app.default
def main(number: int = 1):
    print(number)
app()
"""


class Volley(NamedTuple):
    """A volley at toughness 5, so that the ways in ten can be read off the stats."""

    dice: int
    sh: int
    damage: int
    command: int
    targets: int
    cover: bool

    @property
    def hit(self) -> int:
        return self.sh + 1

    @property
    def numbers(self) -> Any:
        """The same for a library that knows no stats."""
        sheltered = COVERED if self.cover else 0
        return oracles.Volley(
            self.dice, self.hit, sheltered, self.damage, self.targets, 1, self.targets, self.command + 1
        )  # fmt: skip


class Line(NamedTuple):
    """One line of the report."""

    what: str
    ours: float
    peer: float | None
    reached: float
    target: float | None
    unit: str
    at_least: bool

    @property
    def verdict(self) -> str:
        if self.target is None:
            return ""
        return "ok" if (self.reached >= self.target) == self.at_least or self.reached == self.target else "short"


def volleys(dice: int, targets: int, cover: bool) -> Iterator[Volley]:
    """Every volley of so many dice that differs from the others, in an order of its own."""
    every = [Volley(dice, *stats, targets, cover) for stats in product(range(1, 9), range(1, 9), range(1, 9))]
    Random(dice).shuffle(every)
    return iter(every)


def ours(volley: Volley) -> Any:
    """Our answer; where the question goes on to the morale, the chances of panic and rout are read too."""
    found = celtos.odds.shoot(
        shooters=volley.dice,
        sh=volley.sh,
        damage=volley.damage,
        toughness=5,
        targets=volley.targets,
        command=volley.command,
        cover=8 if volley.cover else None,
    )
    if volley.cover:
        assert found.morale.panic + found.morale.rout <= found.morale.check
    return found


def plain(library: str) -> Callable[[Volley], Any]:
    """Hits, damage, count."""
    ask = getattr(oracles, library)
    return lambda volley: ask(volley.dice, volley.hit, volley.damage)


def full(volley: Volley) -> Any:
    """Hits, allotting, cover, damage, casualties, check, rout."""
    return oracles.icepool_volley(volley.numbers)


def agree(volley: Volley, peer: Callable[[Volley], Any]) -> bool:
    """Whether a peer answers what we answer, to the last fraction."""
    found = ours(volley)
    casualties: dict[int, Any] = {}
    routs = 0
    for outcome, chance in oracles.chances(peer(volley)).items():
        fallen, fate = outcome if isinstance(outcome, tuple) else (outcome, "")
        casualties[fallen] = casualties.get(fallen, 0) + chance
        routs += chance if fate == "routs" else 0
    return dict(found.casualties) == casualties and (peer is not full or found.morale.rout == routs)


def timed(ask: Callable[[Volley], Any], batch: list[Volley]) -> float:
    """Seconds a question, of the processor: a batch of a slow contender would otherwise be interrupted more often."""
    gc.collect()
    gc.disable()
    began = thread_time()
    for volley in batch:
        ask(volley)
    spent = thread_time() - began
    gc.enable()
    return spent / len(batch)


def raced(contenders: list[Callable[[Volley], Any]], questions: Iterator[Volley], each: int, rounds: int) -> list[Any]:
    """The times of each contender, round by round; who begins changes from round to round."""
    warm_up = next(questions)
    for ask in contenders:
        ask(warm_up)
    times: list[list[float]] = [[] for _ in contenders]
    for number in range(rounds):
        batch = [next(questions) for _ in range(each)]
        for turn in range(len(contenders)):
            who = (number + turn) % len(contenders)
            times[who].append(timed(contenders[who], batch))
    return times


def against(
    what: str, peers: dict[str, tuple[Callable[[Volley], Any], float | None]], questions: Iterator[Volley],
    each: int, rounds: int,
) -> Iterator[Line | str]:  # fmt: skip
    """A line for each peer, from the best round of each contender: a busy machine only ever makes one slower."""
    for name, (ask, _) in peers.items():
        if not agree(next(questions), ask):
            yield f"{what}: {name} has another answer"
    own, *others = map(min, raced([ours, *(ask for ask, _ in peers.values())], questions, each, rounds))
    for (name, (_, target)), best in zip(peers.items(), others, strict=True):
        yield Line(f"{what}: {name}", own, best, best / own, target, "×", at_least=True)


def growth() -> Line:
    """The exponent of time in dice, fitted over four sizes with the targets fixed."""
    sizes = (10, 20, 40, 80)
    questions = {dice: volleys(dice, 8, True) for dice in sizes}
    times: dict[int, list[float]] = {dice: [] for dice in sizes}
    for _ in range(12):
        for dice in sizes:
            times[dice].append(timed(ours, [next(questions[dice]) for _ in range(20)]))
    points = [(log(dice), log(min(times[dice]))) for dice in sizes]
    x, y = (sum(axis) / len(points) for axis in zip(*points, strict=True))
    slope = sum((a - x) * (b - y) for a, b in points) / sum((a - x) ** 2 for a, _ in points)
    return Line("growth with 10, 20, 40, 80 dice: exponent", min(times[80]), None, slope, 2, "", at_least=False)


def single() -> Line:
    """A whole volley of twenty shooters."""
    (times,) = raced([ours], volleys(20, 8, True), each=20, rounds=20)
    return Line("whole volley, 20 dice: time", min(times), None, min(times) * 1000, 1, " ms", at_least=False)


def process(rounds: int) -> Line | str:
    """The command as a process, against a bare program that prints one line."""
    programs = ([sys.executable, "-m", "carnyx", *COMMAND], [sys.executable, "-c", BARE])
    times: tuple[list[float], list[float]] = ([], [])
    for number in range(rounds + 1):
        for program, spent in zip(programs, times, strict=True):
            began = perf_counter()
            done = subprocess.run(program, capture_output=True, text=True)
            if done.returncode:
                return f"{' '.join(program[1:4])} … does not run: {done.stderr.strip().splitlines()[-1:]}"
            if number:  # the first run warms the caches of the disk
                spent.append(perf_counter() - began)
    mine, bare = map(min, times)
    what = "process, odds celtos shoot --json: a bare cyclopts program"
    return Line(what, mine, bare, mine / bare, 3, "×", at_least=False)


def lines() -> Iterator[Line | str]:
    """All that is measured."""
    chain = {"icepool": (plain("icepool_chain"), 50.0), "dyce": (plain("dyce_chain"), 15.0)}
    folded = {"icepool": (plain("icepool_folded"), None), "dyce": (plain("dyce_folded"), None)}
    yield from against("hit, damage, count, 10 dice", chain, volleys(10, 10, False), each=40, rounds=12)
    yield from against("the same folded by hand", folded, volleys(10, 10, False), each=40, rounds=12)
    yield from against("whole volley, 10 dice at 6", {"icepool": (full, 20.0)}, volleys(10, 6, True), 8, 15)
    yield from against("whole volley, 60 dice at 20", {"icepool": (full, 20.0)}, volleys(60, 20, True), 4, 11)
    yield single()
    yield growth()
    yield process(9)


def shown(seconds: float | None) -> str:
    if seconds is None:
        return ""
    return f"{seconds * 1e6:.0f} µs" if seconds < 1e-3 else f"{seconds * 1e3:.2f} ms"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    found = []
    as_json = parser.parse_args().json
    if not as_json:
        print(f"{'':64}{'ours':>10}{'peer':>10}{'reached':>12}{'target':>10}")
    for line in lines():
        found.append({"note": line} if isinstance(line, str) else {**line._asdict(), "verdict": line.verdict})
        if as_json:
            continue
        if isinstance(line, str):
            print(line)
            continue
        reached = f"{line.reached:.2f}{line.unit}"
        target = "" if line.target is None else f"{'≥' if line.at_least else '≤'} {line.target:g}{line.unit}"
        print(f"{line.what:64}{shown(line.ours):>10}{shown(line.peer):>10}{reached:>12}{target:>10}  {line.verdict}")
    if as_json:
        print(json.dumps(found, indent=2, ensure_ascii=False))


if __name__ == "__main__":
    main()
