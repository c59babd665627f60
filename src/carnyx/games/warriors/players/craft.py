"""What the search knows of Warriors: its plans, who answers quickly, its features and the learned evaluation."""

from __future__ import annotations

from carnyx.core.flow import Choose, Pause, begin
from carnyx.core.options import OneOf
from carnyx.games.warriors.play.battle import Battle
from carnyx.games.warriors.play.orders import FirstOrders, SealOrders
from carnyx.games.warriors.play.system import view
from carnyx.games.warriors.players.evaluation import chance_to_win, learned
from carnyx.games.warriors.players.features import NAMES, VERSION, features
from carnyx.games.warriors.players.orders import wanted
from carnyx.games.warriors.players.plans import plans
from carnyx.games.warriors.players.thumb import ThumbPlayer
from carnyx.players.player import Player
from carnyx.players.search.craft import Plan
from carnyx.players.search.evaluation import Evaluation

_MET = 3  # the turn by which armies have met: before it there is little to judge by


class WarriorsCraft:
    """What the search asks of Warriors."""

    names = NAMES
    version = VERSION

    def __init__(self, default: Player, weights: Evaluation | None = None) -> None:
        self._default, self._weights = default, weights

    def seen(self, pause: Pause[Battle]) -> Pause[Battle]:
        """The position as the player sees it; orders that are sealed for him are imagined to be the usual ones."""
        if not isinstance(pause.question, Choose) or not any(pause.battle.opening.sealed):
            return pause
        player = pause.question.player
        battle = view(pause.battle, player)
        waiting = {step.player for step in battle.agenda if isinstance(step, SealOrders)}
        sealed = tuple(
            tuple(wanted(battle, who).values()) if who != player and who not in waiting else orders
            for who, orders in enumerate(battle.opening.sealed)
        )
        return begin(battle.with_opening(sealed=sealed))

    def plans(self, pause: Pause[Battle]) -> tuple[Plan, ...]:
        """What the default player would do, then all that is worth a thought."""
        found = tuple(plans(pause, self._default.answer(pause)))
        return (self._default, *found) if found else ()

    def is_milestone(self, pause: Pause[Battle]) -> bool:
        """Whether it is to be said who moves first: once a turn, from when armies have met; or the first orders."""
        if not isinstance(pause.question, Choose):
            return False
        options = pause.question.options
        if isinstance(options, FirstOrders):
            return not any(pause.battle.opening.sealed)
        is_nomination = isinstance(options, OneOf) and options.rule == "warriors.initiative"
        return is_nomination and pause.battle.turn >= _MET

    def quick(self) -> Player:
        """The rules of thumb: whoever is quicker and has no thought for leaders misleads a long playout."""
        return ThumbPlayer()

    def features(self, battle: Battle) -> list[list[int]]:
        """What is counted of every side."""
        return features(battle)

    def value(self, battle: Battle, player: int) -> int:
        """The chance to win, in millionths."""
        return chance_to_win(battle, player, self._weights or learned())
