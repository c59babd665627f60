"""The book of silly moves: positions from real battles, and the answer that a good player must not give there.

Each game has a file. A line names a scenario of the recorded battles of `thumb` (`tests/players/frozen`), the number of
the decision, the silly answer, and why it is silly. The book grows: whoever sees a silly move adds a line.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct

from carnyx.core.flow import Choose, Pause, begin, go_on
from carnyx.games import GAMES
from tests.players.frozen import SEED, recorded

HERE = Path(__file__).parent


class Silly(Struct, frozen=True):
    """A silly move: where it was made, the answer as JSON, and why it is silly."""

    game: str
    scenario: str
    decision: int
    answer: str
    why: str

    @property
    def name(self) -> str:
        """What it is called in the list of tests."""
        return f"{self.game}-{self.scenario}-{self.decision}"


def book(game: str) -> Iterator[Silly]:
    """The lines of a game."""
    for line in (HERE / f"{game}.txt").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            where, answer, why = (part.strip() for part in line.split("|"))
            scenario, number = where.split()
            yield Silly(game, scenario, int(number), answer, why)


@cache
def positions(game: str, scenario: str) -> tuple[Pause[Any], ...]:
    """The position of each decision of a recorded battle."""
    setup, meant, found = recorded(game)[scenario].setup, GAMES[game], []
    players = [meant.players["thumb"](seat) for seat in range(len(setup.forces))]
    pause, dice = begin(meant.system.muster(setup)), Random(SEED)
    while (question := pause.question) is not None:
        if isinstance(question, Choose):
            found.append(pause)
            pause = go_on(pause, players[question.player].answer(pause))
        else:
            pause = go_on(pause, question.sample(dice))
    return tuple(found)
