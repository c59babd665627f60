"""Battles a second beside another checkout of Carnyx, by turns in one run.

Run: uv run python -m benchmarks.beside CHECKOUT [GAME.SCENARIO …] [--rounds 5] [--json].  The checkout has an
environment of its own; its rules may differ, so its battles do too.  The same seeds are fought in both, one round here
and one round there, and every round begins with nothing remembered.  Processor time: read the ratios, not the times.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import msgspec

# A scenario, by random players or by thumb against thumb, and how many of its battles are fought in a round.
CASES = {
    "celtos.demo": 30,
    "celtos.pitched": 10,
    "celtos.raid": 20,
    "warriors.field800": 10,
    "warriors.field1200": 6,
    "warriors.bridge": 10,
    "celtos.demo.thumb": 4,
    "warriors.field800.thumb": 4,
}
PLAYERS = 4  # the most that a scenario has
AIM = 1.3  # times the battles a second of the other checkout

Work = Callable[[str, range], None]


def first(*names: str) -> Any:
    """The first of several modules that there is: older checkouts have other rooms."""
    for name in names:
        try:
            return import_module(name)
        except ModuleNotFoundError:
            continue
    raise ModuleNotFoundError(names[0])


def workers(game: str) -> tuple[Work, Work]:
    """How battles are fought in this checkout, by random players and by thumb."""
    flow = import_module("carnyx.core.flow")
    go_on = getattr(flow, "accept", flow.go_on)  # older checkouts judge every answer
    prepared = first(f"carnyx.games.{game}.play.muster", f"carnyx.games.{game}.muster").prepared
    system = first(f"carnyx.games.{game}.play.system", f"carnyx.games.{game}.system").SYSTEM
    thumb = first(f"carnyx.games.{game}.players", f"carnyx.players.{game}").ThumbPlayer
    fought = import_module("carnyx.players").fought

    def by_chance(scenario: str, seeds: range) -> None:
        for seed in seeds:
            rng = Random(seed)
            pause = flow.begin(system.muster(prepared(scenario)))
            while pause.question is not None:
                pause = go_on(pause, flow.sample(pause.question, rng))

    def by_thumb(scenario: str, seeds: range) -> None:
        for seed in seeds:
            fought(system.muster(prepared(scenario)), [thumb() for _ in range(PLAYERS)], Random(seed))

    return by_chance, by_thumb


def forget() -> None:
    """Clear every memory of the program."""
    for module in [module for name, module in sys.modules.items() if name.startswith("carnyx.")]:
        for each in list(vars(module).values()):
            if hasattr(each, "cache_clear"):
                each.cache_clear()


def serve() -> None:
    """Fight what is asked for, a line each: a case, the first seed and the one after the last; answer with seconds."""
    with suppress(ModuleNotFoundError):  # older checkouts leave that to Python
        import_module("carnyx.core.rubbish").collect_seldom()
    for line in sys.stdin:
        case, low, high = json.loads(line)
        game, scenario, *by = case.split(".")
        work = workers(game)[bool(by)]
        forget()
        began = process_time()
        work(scenario, range(low, high))
        sys.stdout.write(f"{process_time() - began}\n")
        sys.stdout.flush()


@contextmanager
def server(checkout: Path) -> Iterator[Callable[[str, int, int], float]]:
    """A process with the code of a checkout, which is asked for battles."""
    command = [str(checkout / ".venv/bin/python"), str(Path(__file__).resolve()), "--serve"]
    with subprocess.Popen(command, cwd=checkout, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        asked, answers = process.stdin, process.stdout

        def ask(case: str, low: int, high: int) -> float:
            asked.write(json.dumps([case, low, high]) + "\n")
            asked.flush()
            return float(answers.readline())

        yield ask
        asked.close()


def compare(old: Path, cases: list[str], rounds: int) -> Iterator[tuple[str, dict[str, float]]]:
    """For each case the battles a second there and here, and how many times as many these are."""
    with server(old) as there, server(Path(__file__).resolve().parents[1]) as here:
        for case in cases:
            battles = CASES[case]
            spent = {there: 0.0, here: 0.0}
            for ask in spent:
                ask(case, 0, 1)  # what is loaded at the first battle is not counted
            for number in range(rounds):
                for ask in (there, here) if number % 2 else (here, there):
                    spent[ask] += ask(case, number * battles, (number + 1) * battles)
            fought = rounds * battles
            times = {"old": fought / spent[there], "new": fought / spent[here], "times": spent[there] / spent[here]}
            yield case, {name: round(value, 2) for name, value in times.items()}


def main() -> None:
    wishes = argparse.ArgumentParser(description=__doc__)
    wishes.add_argument("checkout", type=Path)
    wishes.add_argument("cases", nargs="*", metavar="case")
    wishes.add_argument("--rounds", type=int, default=5)
    wishes.add_argument("--json", action="store_true")
    wish = wishes.parse_args()
    found = {}
    for case, times in compare(wish.checkout.resolve(), wish.cases or list(CASES), wish.rounds):
        found[case] = times
        if not wish.json:
            verdict = "kept" if times["times"] >= AIM else "missed"
            said = (
                f"{case:26} {times['old']:7.1f} a second there, {times['new']:7.1f} here: {times['times']:5.2f} times"
            )
            sys.stdout.write(f"{said} (aim {AIM}: {verdict})\n")
            sys.stdout.flush()
    if wish.json:
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")


if __name__ == "__main__":
    if sys.argv[1:] == ["--serve"]:
        serve()
    else:
        main()
