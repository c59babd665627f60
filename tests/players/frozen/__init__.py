"""The recorded decisions of `thumb`, the yardstick of all other computer players.

Each game has a file: for each scenario its setup as it was then, and a line for every decision in one whole battle,
with the digest of the position and the answer. A list or a scenario that changes later changes none of it. They are
written anew by hand only: uv run python -m tests.players.frozen
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from carnyx.core.codec import digest, encode
from carnyx.core.flow import Choose, begin, go_on
from carnyx.games import GAMES

HERE = Path(__file__).parent
SEED = 41
SHORT = 40  # an answer with a longer text is kept as its digest


def record(game: str) -> Path:
    """The file of a game."""
    return HERE / f"{game}.txt"


class Recorded(Struct):
    """One battle: its setup, and the position and the answer of every decision."""

    setup: Any
    decisions: list[tuple[str, str]]


def decisions(game: str, setup: Any) -> Iterator[tuple[str, str]]:
    """The position and the answer of every decision, in a battle of one thumb player against another."""
    meant = GAMES[game]
    players = [meant.players["thumb"](seat) for seat in range(len(setup.forces))]
    pause, dice = begin(meant.system.muster(setup)), Random(SEED)
    while (question := pause.question) is not None:
        if not isinstance(question, Choose):
            pause = go_on(pause, question.sample(dice))
            continue
        answer = players[question.player].answer(pause)
        text = encode(answer).decode()
        yield digest(pause.battle)[:12], text if len(text) <= SHORT else f"#{digest(answer)[:12]}"
        pause = go_on(pause, answer)


def recorded(game: str) -> dict[str, Recorded]:
    """What was recorded of a game, by scenario."""
    found: dict[str, Recorded] = {}
    kind = GAMES[game].system.setup
    battle = Recorded(None, [])
    for line in record(game).read_text(encoding="utf-8").splitlines():
        first, _, rest = line.partition(" ")
        if first == "=":
            scenario, _, setup = rest.partition(" ")
            battle = found[scenario] = Recorded(msgspec.json.decode(setup, type=kind), [])
        else:
            battle.decisions.append((first, rest))
    return found
