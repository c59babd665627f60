"""Five levels of computer players for Celtos, from one who plays on a whim to one who looks three activations ahead.

A lower level thinks less, judges more simply and chooses more softly. None of them has other dice or other eyes, and
none makes a mistake on purpose.
"""

from __future__ import annotations

from carnyx.games.celtos.players.craft import CeltosCraft
from carnyx.games.celtos.players.evaluation import by_points
from carnyx.games.celtos.players.quick import QuickPlayer
from carnyx.games.celtos.players.thumb import ThumbPlayer
from carnyx.players.player import Player
from carnyx.players.search.player import Depth, SearchPlayer

DEPTHS = {
    "level1": Depth(budget=12, ahead=1, softness=120_000),
    "level2": Depth(budget=24, ahead=1, softness=30_000),
    "level4": Depth(budget=150, ahead=2, margin=10_000),
    "level5": Depth(budget=300, ahead=3, margin=10_000),
}
_BY_POINTS = ("level1",)  # who judge by points alone
_AT_A_GLANCE = ("level1", "level2")  # whose habits are those of the quick player, not the rules of thumb


def level(name: str, seed: int) -> Player:
    """The player of a level; the third plays by rules of thumb, because a look one activation ahead lost to them."""
    if name not in DEPTHS:
        return ThumbPlayer()
    default: Player = QuickPlayer() if name in _AT_A_GLANCE else ThumbPlayer()
    craft = CeltosCraft(default, by_points() if name in _BY_POINTS else None)
    return SearchPlayer(craft, default, DEPTHS[name], seed)
