"""A search that both games share: plans are played out with the same dice, and the best one is carried out.

A game supplies a `Craft`: the plans worth a thought, a quick policy for everybody else, and what a position is worth.
"""

from carnyx.players.search.craft import Craft, Plan, Says
from carnyx.players.search.evaluation import Evaluation, WrongWeights, chance
from carnyx.players.search.halving import Choice, Tried, best_of
from carnyx.players.search.player import Depth, SearchPlayer
from carnyx.players.search.playouts import Playouts

__all__ = [
    "Choice",
    "Craft",
    "Depth",
    "Evaluation",
    "Plan",
    "Playouts",
    "Says",
    "SearchPlayer",
    "Tried",
    "WrongWeights",
    "best_of",
    "chance",
]
