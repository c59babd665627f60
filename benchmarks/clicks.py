"""How many inputs a turn takes: what the rules of thumb decide for one side, carried out with a mouse in the browser.

    uv run --group dev python -m benchmarks.clicks [--old CHECKOUT] [--json] [--seeds 2]

The other side is the computer's.  With another checkout of Carnyx, which has an environment of its own, battles with
the same dice are played at its page too, and both stand side by side.  Beside the inputs it counts questions, and those
among them that have nothing to decide.  What happens is shown at once, so that nobody waits for it.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from msgspec import Struct
from playwright.sync_api import Page, sync_playwright

from benchmarks.mouse import Mouse
from carnyx.core.journal import read
from carnyx.web.computers import computer

FLAGS = ("--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync")
SCENARIOS = (("celtos", "demo"), ("warriors", "field800"))
ROOT = Path(__file__).resolve().parents[1]
HALF = 0.5  # at most so much of the old
AT_ONCE = "if (location.protocol.startsWith('http')) localStorage.setItem('pace', 'once')"
# The server as a user starts it, but with dice that fall the same each time.
SERVER = """
import random, runpy, sys
random.SystemRandom = lambda: random.Random({seed})
sys.argv = ["carnyx", "play", "--no-browser", "--port", "0", "--data", {data!r}]
runpy.run_module("carnyx", run_name="__main__")
"""


class Counted(Struct, frozen=True):
    """What some battles of one scenario took."""

    turns: int
    inputs: int  # in these turns
    asked: int
    free: int  # questions with nothing to decide
    before: int  # inputs before the first turn
    kinds: dict[str, int]  # inputs by the kind of the question
    freed: list[str]  # the kinds of the questions with nothing to decide


@contextmanager
def served(data: Path, seed: int) -> Iterator[str]:
    """The address of a server with dice of its own."""
    program = SERVER.format(seed=seed, data=str(data))
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        try:
            yield running.stdout.readline().strip()
        finally:
            running.terminate()


def boards() -> Any:
    """The module that knows what a question shows; none in checkouts that have no standing choices yet."""
    return import_module("carnyx.web.boards") if find_spec("carnyx.core.forced") else None


def systems() -> Any:
    """The games of this checkout."""
    games = import_module("carnyx.games")
    return games.SYSTEMS if hasattr(games, "SYSTEMS") else import_module("carnyx.systems").SYSTEMS


def fought(page: Page, system: str, scenario: str, seed: int) -> Mouse:
    """A battle against the computer, by mouse from the first question to the last."""
    with TemporaryDirectory() as folder, served(Path(folder), seed) as address:
        wish = {"system": system, "scenario": scenario, "seats": ["person", "thumb"]}
        request = urllib.request.Request(f"{address}api/battles", msgspec.json.encode(wish), method="POST")
        with urllib.request.urlopen(request, timeout=60) as answer:
            battle = msgspec.json.decode(answer.read())["id"]
        with urllib.request.urlopen(f"{address}api/battles/{battle}/journal", timeout=60) as answer:
            first = answer.read().split(b"\n")
        header = b"".join(line + b"\n" for line in first if line.startswith(b"{"))
        journal = read(header, systems())
        found = boards()
        board = found.board(journal, "en", "in") if found is not None else None
        page.goto(f"{address}battle/{battle}")
        mouse = Mouse(page, journal, Path(folder) / "battles.sqlite", battle, computer(system, "thumb"), board)
        mouse.play()
        return mouse


def counted(page: Page, system: str, scenario: str, seeds: int) -> Counted:
    """Several battles of one scenario."""
    battles = [fought(page, system, scenario, seed) for seed in range(1, seeds + 1)]
    kinds: dict[str, int] = {}
    for battle in battles:
        for kind, inputs in battle.kinds.items():
            kinds[kind] = kinds.get(kind, 0) + inputs
    return Counted(
        sum(battle.pause.battle.turn for battle in battles),
        sum(inputs for battle in battles for turn, inputs in battle.inputs.items() if turn),
        sum(sum(battle.asked.values()) for battle in battles),
        sum(len(battle.free) for battle in battles),
        sum(battle.inputs.get(0, 0) for battle in battles),
        dict(sorted(kinds.items(), key=lambda each: -each[1])),
        [kind for battle in battles for kind in battle.free],
    )


def here(only: str, seeds: int) -> dict[str, Counted]:
    """All scenarios at the page of this checkout."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        context = browser.new_context(viewport={"width": 1280, "height": 820}, reduced_motion="reduce", locale="en-GB")
        context.add_init_script(AT_ONCE)
        page = context.new_page()
        found = {
            f"{system} {scenario}": counted(page, system, scenario, seeds)
            for system, scenario in SCENARIOS
            if only in ("", system)
        }
        browser.close()
    return found


def elsewhere(checkout: Path, only: str, seeds: int) -> dict[str, Counted]:
    """The same at the page of another checkout, by its own environment."""
    program = [checkout / ".venv" / "bin" / "python", "-m", "benchmarks.clicks", "--json"]
    wishes = ["--seeds", str(seeds), *(["--only", only] if only else [])]
    answer = subprocess.run([*program, *wishes], cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout
    return msgspec.json.decode(answer, type=dict[str, Counted])


def said(name: str, new: Counted, old: Counted | None) -> Iterator[str]:
    """The lines of one scenario."""
    a_turn = new.inputs / new.turns
    beside = f"   old {old.inputs / old.turns:5.1f}   {a_turn * old.turns / old.inputs:4.2f} of it" if old else ""
    yield f"{name:20} inputs a turn         {a_turn:5.1f}{beside}"
    beside = f"   old {old.free:5}   of {old.asked} asked" if old else ""
    yield f"{'':20} nothing to decide     {new.free:5} of {new.asked} asked{beside}"
    yield f"{'':20} inputs before turn 1  {new.before:5}" + (f"   old {old.before:5}" if old else "")
    yield f"{'':20} by kind: {', '.join(f'{kind} {number}' for kind, number in new.kinds.items())}"
    if old:
        yield f"{'':20} old:     {', '.join(f'{kind} {number}' for kind, number in old.kinds.items())}"
        kept = new.free == 0 and a_turn <= HALF * old.inputs / old.turns
        yield f"{'':20} at most half, and nothing without a decision: {'kept' if kept else 'missed'}"


def main() -> None:
    """Count, and print."""
    wishes = argparse.ArgumentParser(description="Inputs a turn, by mouse in the browser.")
    wishes.add_argument("--old", type=Path)
    wishes.add_argument("--json", action="store_true")
    wishes.add_argument("--seeds", type=int, default=2)
    wishes.add_argument("--only", choices=["celtos", "warriors"], default="")
    wish = wishes.parse_args()
    new = here(wish.only, wish.seeds)
    if wish.json:
        sys.stdout.write(msgspec.json.encode(new).decode() + "\n")
        return
    old = elsewhere(wish.old, wish.only, wish.seeds) if wish.old else {}
    for name, counts in new.items():
        sys.stdout.write("\n".join(said(name, counts, old.get(name))) + "\n")


if __name__ == "__main__":
    main()
