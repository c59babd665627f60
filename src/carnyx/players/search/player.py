"""The searching player: he tries each plan many times over in his head, and carries out the best one."""

from __future__ import annotations

from random import Random
from time import monotonic
from typing import Any

from msgspec import Struct

from carnyx.core.codec import digest
from carnyx.core.flow import Choose, Pause, refuse
from carnyx.core.lines import How
from carnyx.players.player import Player
from carnyx.players.search.craft import Craft, Plan
from carnyx.players.search.halving import Choice, best_of, nearly_best
from carnyx.players.search.playouts import Playouts


class Depth(Struct, frozen=True):
    """How hard a player thinks."""

    budget: int  #: playouts for one decision
    ahead: int  #: how many plans a playout looks ahead, his own included
    margin: int = 0  #: millionths of the chance to win by which a plan must be better than the default
    softness: int = 0  #: millionths of the chance to win that he does not mind losing by his choice
    seconds: float | None = None  #: an outer limit; a decision it cuts short is marked, and not to be had again


class SearchPlayer:
    """Searches among plans; the same position, seed and depth give the same answer, whatever was asked before."""

    def __init__(self, craft: Craft, default: Player, depth: Depth, seed: int = 0) -> None:
        self._craft, self._default, self._seed = craft, default, seed
        self.depth = depth
        self._meant: dict[str, Any] = {}
        self.came: How = "computer"  #: how his last answer came
        self.cut_short = 0  #: how many decisions the clock has cut short
        self.played = 0  #: how many playouts he has made

    def answer(self, pause: Pause[Any]) -> Any:
        """The next answer of his plan; a new plan where one begins, or where dice have changed what he knew."""
        pause = self._craft.seen(pause)
        assert isinstance(pause.question, Choose)
        here, before = digest(pause.battle), self.cut_short
        if here not in self._meant:
            plans = self._craft.plans(pause)
            self._meant = self._planned(pause, plans) if plans else {}
        self.came = "computer" if self.cut_short == before else "hurried"
        found = self._meant.get(here)
        if found is None or refuse(pause.question, found) is not None:
            return self._default.answer(pause)
        return found

    def _planned(self, pause: Pause[Any], plans: tuple[Plan, ...]) -> dict[str, Any]:
        """What he means to answer, by position, until the next throw."""
        playouts = self.playouts(pause, plans)
        choice = self.choice(playouts, len(plans))
        self.cut_short += choice.cut
        self.played += sum(len(each.values) for each in choice.tried)
        chosen = choice.plan
        if self.depth.softness:
            chosen = Random(playouts.seed).choice(nearly_best(choice, self.depth.softness))
        return playouts.start(chosen).meant

    def playouts(self, pause: Pause[Any], plans: tuple[Plan, ...]) -> Playouts:
        """The playouts of some plans."""
        return Playouts(self._craft, pause, plans, self.depth.ahead, self._seed)

    def choice(self, playouts: Playouts, plans: int) -> Choice:
        """What each plan has brought in the playouts, and which was chosen."""
        limit = self.depth.seconds
        end = None if limit is None else monotonic() + limit
        depth = self.depth
        return best_of(
            plans,
            depth.budget,
            playouts.value,
            depth.margin,
            lambda plan: playouts.start(plan).value is not None,
            lambda: end is not None and monotonic() > end,
        )
