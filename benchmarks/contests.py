"""Contests: which forces meet whom, and where, when the balance of a game is measured.

Every scenario that comes with a game is fought with its own forces as they are set up.  Every two forces of one size
meet on the plain ground of that size, and change sides after each battle.  The size is the end of a force's name:
`gael-400` and `sidhe-400` meet.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from itertools import combinations, groupby
from random import Random
from typing import Any, Literal

import msgspec
from msgspec import Struct

from carnyx.game import Game
from carnyx.games import GAMES
from carnyx.players import fought

PLAYER = "thumb"
GROUND = {
    ("celtos", "demo"): "demo",
    ("celtos", "400"): "demo",
    ("celtos", "800"): "pitched",
    ("warriors", "box"): "box",
    ("warriors", "800"): "field800",
    ("warriors", "1200"): "field1200",
}


class Contest(Struct, frozen=True):
    """Two forces or more that meet in a scenario; those of a pair change sides from battle to battle."""

    game: str
    kind: Literal["scenario", "pair"]
    scenario: str
    forces: tuple[str, ...]

    @property
    def name(self) -> str:
        """What it is called in the file of results and on the command line."""
        return self.scenario if self.kind == "scenario" else "/".join(self.forces)

    @property
    def fair(self) -> tuple[int, int]:
        """The least and the most that each force may win of a hundred."""
        return (35, 65) if len(self.forces) == 2 else (15, 35)


def contests(game: Game) -> tuple[Contest, ...]:
    """Every contest of a game: its scenarios first, then the pairs size by size."""
    return (*_scenarios(game), *_pairs(game))


def _scenarios(game: Game) -> Iterator[Contest]:
    for name in game.lists.scenarios.scenarios():
        yield Contest(game.id, "scenario", name, game.lists.scenarios.load(name).forces)


def _pairs(game: Game) -> Iterator[Contest]:
    for each, names in groupby(sorted(game.lists.army.forces(), key=lambda name: (size(name), name)), size):
        for two in combinations(names, 2):
            yield Contest(game.id, "pair", GROUND[game.id, each], two)


def size(force: str) -> str:
    """The size of a force, which is the end of its name."""
    return force.rpartition("-")[2]


def digest(contest: Contest) -> str:
    """A few letters that change when a list, a price, the ground or the version of the rules of a contest changes."""
    version = str(GAMES[contest.game].system.rules_version).encode()
    return sha256(version + msgspec.json.encode(_setup(contest, contest.forces))).hexdigest()[:12]


def digest_of_all(game: Game) -> str:
    """A few letters that change when anything changes that the contests of a game depend on, but for the program."""
    return sha256("".join(map(digest, contests(game))).encode()).hexdigest()[:12]


def _setup(contest: Contest, forces: tuple[str, ...]) -> Any:
    game = GAMES[contest.game]
    brought = tuple(map(game.lists.army.load, forces))
    return game.lists.prepare(contest.scenario, brought, game.rules.editions["default"], "auto")


def shares(contest: Contest, number: int) -> tuple[float, ...]:
    """One battle: what each force of the contest gets of it.  Its number is the seed of the dice; a draw is shared."""
    system = GAMES[contest.game].system
    is_swapped = contest.kind == "pair" and number % 2 == 1
    seated = contest.forces[::-1] if is_swapped else contest.forces
    players = [GAMES[contest.game].players[PLAYER](number) for _ in seated]
    winner = system.verdict(fought(system.muster(_setup(contest, seated)), players, Random(number)).battle)
    found = tuple(1 / len(seated) if winner is None else float(seat == winner) for seat in range(len(seated)))
    return found[::-1] if is_swapped else found
