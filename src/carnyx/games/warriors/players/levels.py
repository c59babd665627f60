"""Five levels of computer players for Warriors.

The lower two think only about some of the questions and answer the others with anything that is allowed. No search
has clearly beaten the rules of thumb in Warriors yet, so the upper three are these rules, with bolder habits.
"""

from __future__ import annotations

from random import Random
from typing import Any

from carnyx.core.flow import Choose, Pause
from carnyx.core.options import OneOf
from carnyx.games.warriors.play.battle import Battle
from carnyx.games.warriors.play.engagements import Choices
from carnyx.games.warriors.play.marches import Marches
from carnyx.games.warriors.play.orders import Dispatches, FirstOrders
from carnyx.games.warriors.play.volleys import Aims
from carnyx.games.warriors.players.habits import BOLD
from carnyx.games.warriors.players.thumb import ThumbPlayer
from carnyx.players.player import Player

_GIVES_UP = "concede"
_THOUGHT_OVER: dict[str, tuple[type, ...]] = {
    "level1": (Aims, Choices),
    "level2": (Aims, Choices, FirstOrders, Dispatches, OneOf, Marches),
}


class PartialPlayer:
    """Answers some kinds of questions by rules of thumb, and all others with anything that is allowed."""

    def __init__(self, kinds: tuple[type, ...], seed: int) -> None:
        self._kinds, self._thumb, self._rng = kinds, ThumbPlayer(), Random(seed)

    def answer(self, pause: Pause[Battle]) -> Any:
        """What the rules of thumb say, or anything that is allowed; he never gives up."""
        assert isinstance(pause.question, Choose)
        options = pause.question.options
        if isinstance(options, self._kinds):
            return self._thumb.answer(pause)
        answer = options.sample(self._rng)
        while answer == _GIVES_UP:
            answer = options.sample(self._rng)
        return answer


def level(name: str, seed: int) -> Player:
    """The player of a level."""
    kinds = _THOUGHT_OVER.get(name)
    return ThumbPlayer(BOLD) if kinds is None else PartialPlayer(kinds, seed)
