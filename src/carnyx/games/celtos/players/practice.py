"""The battles that train the evaluation of Celtos: forces of 400 points, equal and unequal, with and without fords."""

from __future__ import annotations

from carnyx.games.celtos.lists import army
from carnyx.games.celtos.play.muster import Setup, prepared
from carnyx.games.celtos.play.options import CONCEDE
from carnyx.games.celtos.players.craft import CeltosCraft
from carnyx.games.celtos.players.evaluation import learned
from carnyx.games.celtos.players.quick import QuickPlayer
from carnyx.games.celtos.players.thumb import ThumbPlayer
from carnyx.players.player import Player
from carnyx.players.search.training import Practice, varied

_SCENARIOS = ("demo", "demo", "ford", "demo")
_SIZE = "-400"


def setup(number: int) -> Setup:
    """The battle of a number."""
    names = [name for name in army.forces() if name.endswith(_SIZE)]
    scenario, forces = varied(names, _SCENARIOS, number)
    return prepared(scenario, tuple(map(army.load, forces)))


def _thumb(seed: int) -> Player:
    del seed  # it weighs and never guesses
    return ThumbPlayer()


def _quick(seed: int) -> Player:
    del seed
    return QuickPlayer()


_LUCK = 103  # fitted to 240 battles that no training has seen: 1.03 ± 0.07 (`benchmarks.luck`)

PRACTICE = Practice(
    CeltosCraft(ThumbPlayer()), setup, (_thumb, _quick, _quick), learned, luck=_LUCK, concession=CONCEDE
)
