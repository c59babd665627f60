"""What the search knows of Celtos: its plans, its quick player, its features and the learned evaluation."""

from __future__ import annotations

from carnyx.core.flow import Choose, Pause
from carnyx.games.celtos.play.battle import Battle
from carnyx.games.celtos.play.options import WhichUnit
from carnyx.games.celtos.players.evaluation import chance_to_win, learned
from carnyx.games.celtos.players.features import NAMES, VERSION, features
from carnyx.games.celtos.players.plans import plans
from carnyx.games.celtos.players.quick import QuickPlayer
from carnyx.players.player import Player
from carnyx.players.search.craft import Plan
from carnyx.players.search.evaluation import Evaluation


class CeltosCraft:
    """What the search asks of Celtos."""

    names = NAMES
    version = VERSION

    def __init__(self, default: Player, weights: Evaluation | None = None) -> None:
        self._default, self._weights = default, weights

    def seen(self, pause: Pause[Battle]) -> Pause[Battle]:
        """The position itself: nothing is sealed in Celtos."""
        return pause

    def plans(self, pause: Pause[Battle]) -> tuple[Plan, ...]:
        """What the default player would do, then all that is worth a thought."""
        found = tuple(plans(pause))
        return (self._default, *found) if found else ()

    def is_milestone(self, pause: Pause[Battle]) -> bool:
        """Whether a unit is to be activated."""
        return isinstance(pause.question, Choose) and isinstance(pause.question.options, WhichUnit)

    def quick(self) -> Player:
        """The quick player."""
        return QuickPlayer()

    def features(self, battle: Battle) -> list[list[int]]:
        """What is counted of every side."""
        return features(battle)

    def value(self, battle: Battle, player: int) -> int:
        """The chance to win, in millionths."""
        return chance_to_win(battle, player, self._weights or learned())
