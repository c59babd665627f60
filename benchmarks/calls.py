"""How much work a shot is in a battle with two browsers: Python calls, counted, so that no busy machine disturbs it.

Run: uv run python benchmarks/calls.py [--old CHECKOUT] [--json].  With another checkout of Carnyx, which has an
environment of its own, the same shots are counted there and both stand side by side.

A shot goes from the order to shoot until nothing of it is left to answer: dice to hit, hits given out, damage, nerve.
*Answering* is what the server does with the browser's message until the line is on disk; *telling* is what it does
until both browsers have been written what has changed.  Words and rules are warm, as they are on a server that has run
for a while; the positions are new.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from random import Random
from subprocess import run
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

WARM, MEASURED = 0, (1, 2, 3, 4, 6, 7)  # seeds of random battles in which somebody comes to shoot
HALF = 0.5  # at most so much of the old, together


def found(*names: str) -> Any:
    """The first of several modules that there is: older checkouts have other rooms."""
    for name in names:
        try:
            return import_module(name)
        except ImportError:
            continue
    raise ImportError(names[0])


MUSTER = found("carnyx.games.celtos.play.muster", "carnyx.games.celtos.muster")
ORDERS = found("carnyx.games.celtos.play.orders", "carnyx.games.celtos.orders")
VOLLEYS = found("carnyx.games.celtos.play.volleys", "carnyx.games.celtos.volleys")
NERVE = found("carnyx.games.celtos.play.nerve", "carnyx.games.celtos.nerve")
SYSTEMS = found("carnyx.games", "carnyx.systems")
_JOURNAL = import_module("carnyx.core.journal")
JOURNAL = _JOURNAL.Journal if hasattr(_JOURNAL, "Journal") else _JOURNAL.Table
_VIEWER = found("carnyx.web.viewer", "carnyx.web.table")
VIEWER = _VIEWER.Viewer if hasattr(_VIEWER, "Viewer") else _VIEWER.Place
SYSTEMS = SYSTEMS.SYSTEMS if hasattr(SYSTEMS, "SYSTEMS") else found("carnyx.systems").SYSTEMS


class Counter:
    """Counts the Python functions that are called, and notes the modules of Carnyx they are in."""

    def __init__(self) -> None:
        self.calls = 0
        self.modules: set[str] = set()

    def __call__(self, frame: Any, event: str, argument: Any) -> None:
        if event == "call":
            self.calls += 1
            name = frame.f_globals.get("__name__", "")
            if name.startswith("carnyx."):
                self.modules.add(name)

    def of(self, work: Callable[[], Any]) -> Any:
        """Do something and count."""
        sys.setprofile(self)
        try:
            return work()
        finally:
            sys.setprofile(None)


def ready(seed: int) -> tuple[Any, Any]:
    """A battle in which a unit may shoot, and the order to."""
    from carnyx.core.flow import Choose, sample

    table, rng = JOURNAL(SYSTEMS["celtos"], MUSTER.prepared("demo")), Random(seed)
    while (question := table.pause.question) is not None:
        if isinstance(question, Choose) and isinstance(question.options, ORDERS.Orders):
            for order in question.options.hints():
                if order.name == "shoot":
                    return table, order
        table.answer(sample(question, rng))
    raise LookupError(f"nobody comes to shoot in battle {seed}")


def shot(seed: int, storage: Any) -> tuple[int, int, int]:
    """The calls to answer and to tell one shot between two browsers, and how many modules they are spread over."""
    from carnyx.web import wire
    from carnyx.web.match import Match
    from carnyx.web.seats import Ticket
    from carnyx.web.storage import Kept

    table, answer = ready(seed)
    id = str(seed)
    storage.begin(Kept(id, "a shot", "celtos", "person,person", "{}", "now", "now", 0), list(table.lines()))
    match = Match(id, "a shot", table, ["person", "person"], {}, storage)
    match._random = Random(1)
    places = [VIEWER(match, "en", "in", Ticket(seat, f"key {seat}")) for seat in (0, 1)]
    for place in places:
        place.state()
    answering, telling = Counter(), Counter()
    while True:
        said = {"is": "answer", "number": match.number, "answer": msgspec.to_builtins(answer)}
        browser, raw = places[match.asked or 0], msgspec.json.encode(said)
        refused = answering.of(lambda browser=browser, raw=raw: browser.hear(raw))
        assert refused is None, refused
        for place in places:
            telling.of(lambda place=place: wire.written(place.state()))
        if not isinstance(match.pause.battle.agenda[-1], (VOLLEYS.AllotShots, VOLLEYS.ShotDamage, NERVE.MoraleCheck)):
            return answering.calls, telling.calls, len(answering.modules | telling.modules)
        answer = match.pause.question.options.hints()[0]


async def counted() -> dict[str, float]:
    """Calls a shot, on average."""
    from carnyx.web.storage import Storage

    with TemporaryDirectory() as folder:
        storage = Storage(Path(folder) / "battles.sqlite")
        shot(WARM, storage)
        shots = [shot(seed, storage) for seed in MEASURED]
        storage.close()
    answering, telling, modules = (sum(each) / len(shots) for each in zip(*shots, strict=True))
    return {"answering": answering, "telling": telling, "together": answering + telling, "modules": modules}


def elsewhere(checkout: Path) -> dict[str, float]:
    """The same in another checkout, by its own environment."""
    program = [checkout / ".venv" / "bin" / "python", Path(__file__).resolve(), "--json"]
    answer = run(program, cwd=checkout, capture_output=True, check=True).stdout
    result: dict[str, float] = msgspec.json.decode(answer)["new"]
    return result


def main(arguments: list[str]) -> None:
    """Count, and print."""
    new = asyncio.run(counted())
    old = elsewhere(Path(arguments[arguments.index("--old") + 1])) if "--old" in arguments else None
    if "--json" in arguments:
        sys.stdout.write(msgspec.json.encode({"new": new, **({"old": old} if old else {})}).decode() + "\n")
        return
    for name, calls in new.items():
        beside = f"  old {old[name]:7.0f}  {calls / old[name]:5.2f} of it" if old else ""
        unit = "modules they are in" if name == "modules" else "calls a shot"
        sys.stdout.write(f"{name:10} {calls:7.0f} {unit}{beside}\n")
    if old:
        verdict = "kept" if new["together"] <= HALF * old["together"] else "missed"
        sys.stdout.write(f"at most half: {verdict}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
