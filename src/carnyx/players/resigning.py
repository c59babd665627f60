"""Giving up: a computer player concedes a battle that he has seen to be hopeless on two of his turns in a row."""

from __future__ import annotations

from typing import Any

from carnyx.core.flow import Choose, Pause, refuse, understand
from carnyx.core.lines import HOPELESS, How
from carnyx.core.rule import Refused
from carnyx.players.player import Player, how_it_came
from carnyx.players.search.craft import Craft

_MILLIONTHS = 10_000  # in a hundredth


class ResigningPlayer:
    """Plays as another does, and gives up when hopeless.

    He looks wherever he could give up. If his chance was below the limit at every look since an earlier turn, he does.
    """

    def __init__(self, player: Player, craft: Craft, concession: Any) -> None:
        self.player, self._craft, self._concession = player, craft, concession
        self._since: int | None = None  # the turn since which it has been hopeless
        self.came: How = "computer"

    def answer(self, pause: Pause[Any]) -> Any:
        """What the other one would answer, or that he gives up."""
        if self._gives_up(pause):
            self.came = "hopeless"
            return self._concession
        answer = self.player.answer(pause)
        self.came = how_it_came(self.player)
        return answer

    def _gives_up(self, pause: Pause[Any]) -> bool:
        question = pause.question
        if not isinstance(question, Choose) or not self._may_give_up(question):
            return False
        battle = self._craft.seen(pause).battle
        if self._craft.value(battle, question.player) >= HOPELESS * _MILLIONTHS:
            self._since = None
            return False
        turn = int(battle.turn)
        if self._since is None or self._since > turn:  # something may have been taken back
            self._since = turn
        return self._since < turn

    def _may_give_up(self, question: Choose) -> bool:
        try:
            return refuse(question, understand(question, self._concession)) is None
        except Refused:  # it is no answer to such a question at all
            return False
