"""The table in the browser: frames while panning and gliding, fifty tables at once in calm and in a flood, undo, start.

    uv run --group dev python -m benchmarks.web [--json] [--seconds 20] [--answers]

The server is `carnyx play` in a process of its own, the browser headless Chromium without a GPU; all on loopback.
It prints a table with each figure, its target and how many times it is met, and stops by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import pairwise
from math import inf
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import msgspec
from msgspec import Struct
from playwright.sync_api import Page, sync_playwright
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.crowds import celtos_crowd, warriors_crowd
from benchmarks.flood import flooding, window
from carnyx.core.flow import sample
from carnyx.core.journal import Journal
from carnyx.games import SYSTEMS
from carnyx.web.setups import Wish, prepared

FLAGS = ("--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync")
SCENARIOS = {"celtos": "demo", "warriors": "box"}
CROWDS = {"celtos": (200, celtos_crowd(200)), "warriors": (240, warriors_crowd(240))}  # figures go by sixties
BATTLES = 50
THOUGHT = (1.0, 3.0)  # seconds that a player looks at the table before each answer
ROUNDS = 4  # a busy machine is not busy all the time
UNDOS = 20
CLOSER = 420  # how far the wheel turns until figures can be told apart in a crowd
CONCEDE = "concede"

# One key press a frame, to and fro; the frames of some seconds are counted.
PAN = """async seconds => {
  const table = document.querySelector('.board svg');
  const frame = () => new Promise(requestAnimationFrame);
  const press = key => table.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}));
  const keys = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];
  for (let i = 0; i < 30; i++) { press(keys[(i >> 1) % 4]); await frame(); }
  const from = performance.now(); let frames = 0;
  while (performance.now() - from < 1000 * seconds) { press(keys[(frames >> 1) % 4]); await frame(); frames++; }
  return 1000 * frames / (performance.now() - from);
}"""

# The figures of the largest unit, and its outlines with them, move a little each frame, as the stage moves them.
GLIDE = """async seconds => {
  const figures = unit => [...unit.querySelectorAll('use')];
  const unit = [...document.querySelectorAll('.unit')].sort((a, b) => figures(b).length - figures(a).length)[0];
  const stood = figures(unit).map(use => [use, use.getAttribute('transform')]);
  const paths = [...unit.querySelectorAll('path')];
  const frame = () => new Promise(requestAnimationFrame);
  const from = performance.now(); let frames = 0;
  while (performance.now() - from < 1000 * seconds) {
    const far = `translate(${(frames % 60) * 12} ${(frames % 60) * 6})`;
    for (const [use, at] of stood) use.setAttribute('transform', `${far} ${at}`);
    for (const path of paths) path.setAttribute('transform', far);
    await frame(); frames++;
  }
  return 1000 * frames / (performance.now() - from);
}"""

# The frames of some seconds are counted in which somebody is on his way; whatever else happens is skipped.
STAGED = """async seconds => {
  const frame = () => new Promise(requestAnimationFrame);
  let [frames, spent, last] = [0, 0, performance.now()];
  while (spent < 1000 * seconds) {
    await frame();
    const now = performance.now();
    if (document.querySelector('.stage .trail')) { frames++; spent += now - last; }
    else document.querySelector('[data-test=stage-skip]')?.click();
    last = now;
  }
  return 1000 * frames / spent;
}"""

# From the message that something has happened to the first frame of it; the page's own socket is listened to.
BEGINS = """() => {
  window.begun = [];
  const Socket = WebSocket;
  window.WebSocket = class extends Socket {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', event => {
        const waits = () => document.querySelector('.play')?.dataset.waits;
        if (!event.data.includes('"acts":') || waits() === 'staged') return;
        const from = performance.now();
        const look = () => {
          if (waits() === 'staged') window.begun.push(performance.now() - from);
          else if (performance.now() - from < 1000) requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
    }
  };
}"""


class Line(Struct, frozen=True):
    """One measured figure; a target that is a least is to be exceeded, one that is a most is not."""

    name: str
    value: float
    unit: str
    target: float | None = None
    is_least: bool = False

    @property
    def ratio(self) -> float | None:
        """How many times the target is met."""
        if self.target is None:
            return None
        return self.value / self.target if self.is_least else self.target / self.value

    def text(self) -> str:
        """The line of the table."""
        figure = f"{self.name:58} {self.value:9.1f} {self.unit:4}"
        if self.ratio is None:
            return figure
        bound = f"{'≥' if self.is_least else '<'} {self.target:g} {self.unit}"
        return f"{figure} {bound:>10} ×{self.ratio:5.2f}  {'ok' if self.ratio >= 1 else 'short'}"


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of a server, started as a user starts it."""
    command = [sys.executable, "-m", "carnyx", "play", "--no-browser", "--data", str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        try:
            yield running.stdout.readline().strip()
        finally:
            running.terminate()


def post(address: str, path: str, body: bytes) -> str:
    """Make a battle; its name."""
    with urllib.request.urlopen(urllib.request.Request(address + path, body, method="POST"), timeout=60) as answer:
        return str(json.load(answer)["id"])


def begin(address: str, system: str, *seats: str) -> str:
    """A new battle."""
    return post(address, "api/battles", msgspec.json.encode(Wish(system, SCENARIOS[system], seats)))


def open_table(page: Page, address: str, battle: str) -> None:
    """Go to a battle and wait until units stand on the table."""
    page.goto(f"{address}battle/{battle}")
    page.wait_for_selector(".board svg [data-unit]", timeout=60_000)
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


def frames(page: Page, address: str, seconds: float) -> Iterator[Line]:
    """Frames a second while panning over a crowd, all of it in sight."""
    for system, (models, setup) in CROWDS.items():
        battle = post(address, "api/battles/upload?title=crowd", b"".join(Journal(SYSTEMS[system], setup).lines()))
        open_table(page, address, battle)
        yield Line(f"{system}: panning over {models} models", page.evaluate(PAN, seconds), "fps", 50, is_least=True)
        table = page.locator(".board").bounding_box()
        assert table is not None
        page.mouse.move(table["x"] + table["width"] / 2, table["y"] + table["height"] / 2)
        page.mouse.wheel(0, -CLOSER)
        page.mouse.move(0, 0)  # nobody is looked at meanwhile
        page.wait_for_timeout(500)
        yield Line(f"{system}: panning among their figures", page.evaluate(PAN, seconds), "fps", 50, is_least=True)
        yield Line(f"{system}: a unit glides among them", page.evaluate(GLIDE, seconds), "fps", 35, is_least=True)


def played(page: Page, address: str, seconds: float) -> Iterator[Line]:
    """Frames a second while somebody glides among a crowd, and how soon that begins."""
    page.add_init_script("localStorage.setItem('pace', '1')")
    page.add_init_script(f"({BEGINS})()")
    for system, (models, setup) in CROWDS.items():
        battle = post(address, "api/battles/upload?title=glide", b"".join(Journal(SYSTEMS[system], setup).lines()))
        open_table(page, address, battle)
        page.locator("[data-test=settings]").click()
        for seat in (0, 1):
            page.locator(f"[data-test=who-{seat}]").select_option("random")
        name = f"{system}: moves are played among {models} models"
        yield Line(name, page.evaluate(STAGED, seconds), "fps", 35, is_least=True)
        begun: list[float] = page.evaluate("window.begun")
        yield Line(f"{system}: from the answer to the first frame of it", median(begun or [inf]), "ms", 100)


def starts(page: Page) -> Iterator[Line]:
    """From the command to a table that is drawn, the browser being open."""
    for system in SCENARIOS:
        with TemporaryDirectory() as folder:
            start = perf_counter()
            with served(Path(folder)) as address:
                answering = perf_counter() - start
                open_table(page, address, begin(address, system, "person", "thumb"))
                drawn = perf_counter() - start
        yield Line(f"{system}: from `carnyx play` to its address", answering, "s")
        yield Line(f"{system}: from `carnyx play` to a drawn table", drawn, "s")


def _offered(question: dict[str, Any]) -> list[Any]:
    """What can be answered at a click, but for giving up; a grid is confirmed as it stands."""
    if grid := question.get("grid"):
        picked = [cell["means"][0]["answer"] for row in grid["rows"] for cell in row["cells"] if cell.get("is_picked")]
        return [picked if grid.get("is_whole") else grid["closing"]]
    found = [option["answer"] for option in question.get("options", ()) if "answer" in option]
    return [answer for answer in found if answer != CONCEDE]


class Player:
    """Somebody at one of many tables, who clicks some button a while after he is asked."""

    def __init__(self, url: str, rng: Random) -> None:
        self.url, self.rng = url, rng
        self.trips: list[tuple[float, float]] = []  # when, and how long

    async def play(self) -> None:
        """Until he is stopped, or the battle is over."""
        async with connect(self.url, proxy=None, max_size=None) as line:
            state: dict[str, Any] = {}
            while not state.get("over"):
                if "question" not in state:
                    state = await self._next(line, state.get("number", 0))
                    continue
                await asyncio.sleep(self.rng.uniform(*THOUGHT))
                options = _offered(state["question"])
                if not options or state["question"]["kind"] == "rank":
                    return
                number, start = state["number"], perf_counter()
                said = {"is": "answer", "number": number, "answer": self.rng.choice(options)}
                await line.send(json.dumps(said))
                state = await self._next(line, number + 1)
                self.trips.append((start, perf_counter() - start))

    async def _next(self, line: ClientConnection, number: int) -> dict[str, Any]:
        """The next state that is at least at this question; a question that was refused is asked again."""
        while True:
            message = json.loads(await line.recv())
            if message["is"] == "state" and message["number"] >= number:
                return dict(message)
            if message["is"] in ("refused", "trouble"):
                raise RuntimeError(message)


async def many(address: str, seconds: float) -> tuple[list[list[float]], ...]:
    """The round trips of answers at many tables at once, round by round: in calm, and while one client floods."""
    host = address.removeprefix("http://")
    battles = [begin(address, ("celtos", "warriors")[place % 2], "person", "thumb") for place in range(BATTLES)]
    flooded = begin(address, "celtos", "person", "person")
    players = [Player(f"ws://{host}ws/{battle}", Random(place)) for place, battle in enumerate(battles)]
    playing = [asyncio.create_task(player.play()) for player in players]
    await asyncio.sleep(2 * max(THOUGHT))  # until all are seated
    calm, flood = [], []  # by turns, so that both see all parts of a battle
    for _ in range(ROUNDS):
        calm.append(await window(seconds, ROUNDS))
        with flooding(f"ws://{host}ws/{flooded}", seconds + 30):
            await asyncio.sleep(max(THOUGHT))  # until it has begun
            flood.append(await window(seconds, ROUNDS))
    for task in playing:
        if task.done():
            task.result()
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
    trips = [each for player in players for each in player.trips]
    return tuple([[trip for when, trip in trips if a <= when < b] for a, b in each] for each in (calm, flood))


def answers(address: str, seconds: float) -> Iterator[Line]:
    """From an answer sent to the position it brought about."""
    rounds, floods = asyncio.run(many(address, seconds))
    trips, flooded = ([trip for each in found for trip in each] for found in (rounds, floods))
    name = f"answer with {BATTLES} battles in progress"
    calm = _share(trips, 99)
    yield Line(f"{name}, p50 of {len(trips)}", _share(trips, 50), "ms")
    yield Line(f"{name}, p99 of {len(trips)}", calm, "ms", 50)
    yield Line(f"{name}, p99 of the best of {ROUNDS} rounds", min(_share(each, 99) for each in rounds), "ms")
    yield Line(f"{name} while one client floods, p50 of {len(flooded)}", _share(flooded, 50), "ms")
    yield Line(f"{name} while one client floods, p99 of {len(flooded)}", _share(flooded, 99), "ms", 100)
    yield Line(f"{name}, p99 in the flood to p99 in calm", _share(flooded, 99) / calm, "×")


def _share(trips: list[float], share: int) -> float:
    """How many milliseconds such a share of them took at most."""
    return 1000 * sorted(trips)[min(len(trips) - 1, len(trips) * share // 100)] if trips else inf


def finished(system: str) -> Journal[Any]:
    """A battle fought to its end at random."""
    table = Journal(SYSTEMS[system], prepared(Wish(system, SCENARIOS[system], ("person", "person"))))
    rng = Random(3)
    while (question := table.pause.question) is not None:
        table.answer(msgspec.to_builtins(sample(question, rng)))
    return table


async def taken_back(address: str, table: Journal[Any]) -> list[float]:
    """Undo after undo from the end of a battle: from the wish to the position."""
    battle = post(address, "api/battles/upload?title=finished", b"".join(table.lines()))
    found = []
    url = f"{address.replace('http', 'ws', 1)}ws/{battle}"
    async with connect(url, proxy=None, max_size=None) as line:

        async def state(number: int) -> None:
            while (message := json.loads(await line.recv()))["is"] != "state" or message["number"] < number:
                pass

        number = len(table.entries) + 1
        await state(number)
        await line.send(json.dumps({"is": "dice", "dice": "typed"}))
        await state(number)
        decisions = [n for n, (before, _) in enumerate(_decided(table), start=1) if before]
        for decision in reversed(decisions[-UNDOS:]):
            start = perf_counter()
            await line.send(json.dumps({"is": "undo", "number": decision, "consent": True}))
            number += 1
            await state(number)
            found.append(perf_counter() - start)
    return sorted(found)


def _decided(table: Journal[Any]) -> Iterator[tuple[bool, Any]]:
    """For each entry, whether a player decided it."""
    stood = table.standing
    for (_, before), (_, after) in pairwise(stood):
        yield hasattr(before.question, "player"), after


def undos(address: str) -> Iterator[Line]:
    """Undo in a finished battle, the slowest of several."""
    for system in SCENARIOS:
        table = finished(system)
        trips = asyncio.run(taken_back(address, table))
        name = f"{system}: undo in a finished battle of {len(table.entries)} entries, worst"
        yield Line(name, 1000 * trips[-1], "ms", 100)


def lines(seconds: float, only_answers: bool = False) -> Iterator[Line]:
    """Everything, one after the other."""
    if only_answers:
        with TemporaryDirectory() as folder, served(Path(folder)) as address:
            yield from answers(address, seconds)
        return
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    with TemporaryDirectory() as folder, served(Path(folder)) as address:
        yield from undos(address)
        yield from answers(address, seconds)
    if chromium is None:
        print("without Chromium no frames are counted: apt-get install -y chromium", file=sys.stderr)
        return
    with (
        TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=chromium, args=FLAGS) as browser,
    ):
        page = browser.new_page(viewport={"width": 1280, "height": 820})
        with served(Path(folder)) as address:
            yield from frames(page, address, 4)
            yield from played(browser.new_page(viewport={"width": 1280, "height": 820}), address, 4)
        yield from starts(page)


def main() -> None:
    """Print the table, or JSON."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--json", action="store_true")
    asked.add_argument("--seconds", type=float, default=20.0)
    asked.add_argument("--answers", action="store_true", help="only answers, in calm and in a flood")
    given = asked.parse_args()
    found = [Line(f"load of this machine of {os.cpu_count()} cores before", os.getloadavg()[0], "")]
    if not given.json:
        print(found[0].text())
    for line in lines(given.seconds, given.answers):
        found.append(line)
        if not given.json:
            print(line.text(), flush=True)
    if given.json:
        print(json.dumps([{**msgspec.to_builtins(line), "ratio": line.ratio} for line in found]))


if __name__ == "__main__":
    main()
