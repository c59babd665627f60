"""The battles that train the evaluation of Warriors: forces of 800 points, equal and unequal, on different ground."""

from __future__ import annotations

from carnyx.games.warriors.lists import army
from carnyx.games.warriors.play.muster import Setup, prepared
from carnyx.games.warriors.play.orders import CONCEDE
from carnyx.games.warriors.players.craft import WarriorsCraft
from carnyx.games.warriors.players.evaluation import learned
from carnyx.games.warriors.players.levels import level
from carnyx.games.warriors.players.thumb import ThumbPlayer
from carnyx.players.player import Player
from carnyx.players.search.training import Practice, varied

_SCENARIOS = ("field800", "field800", "bridge", "ambush")
_SIZE = "-800"


def setup(number: int) -> Setup:
    """The battle of a number."""
    names = [name for name in army.forces() if name.endswith(_SIZE)]
    scenario, forces = varied(names, _SCENARIOS, number)
    return prepared(scenario, tuple(map(army.load, forces)))


def _thumb(seed: int) -> Player:
    del seed  # it weighs and never guesses
    return ThumbPlayer()


def _simple(seed: int) -> Player:
    return level("level2", seed)


_LUCK = 109  # fitted to 60 battles that no training has seen: 1.09 ± 0.18 (`benchmarks.luck`)

PRACTICE = Practice(
    WarriorsCraft(ThumbPlayer()),
    setup,
    (_thumb, _thumb, _simple),
    learned,
    taken=1,
    luck=_LUCK,
    playouts=60,
    ahead=2,
    concession=CONCEDE,
)
