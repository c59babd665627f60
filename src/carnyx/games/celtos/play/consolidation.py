"""Consolidation: a winner with no enemy left in contact may move half its movement (celtos.cc.after)."""

from __future__ import annotations

from msgspec import Struct

from carnyx.core.flow import Choose
from carnyx.games.celtos.play.battle import Battle, UnitId, is_engaged
from carnyx.games.celtos.play.movement import Ways, ends
from carnyx.games.celtos.play.moves import Goes


class Consolidate(Struct, frozen=True, tag=True):
    """A winner left alone may move M/2."""

    unit: UnitId

    def ask(self, battle: Battle) -> Choose | None:
        """Where to, or nowhere."""
        now = battle.units[self.unit]
        if not now.wounds or is_engaged(battle, self.unit):
            return None
        reach = battle.half_move_of(self.unit)
        return Choose(now.player, Goes(battle, self.unit, reach, rule="celtos.cc.after"))

    def take(self, battle: Battle, outcome: Ways | None) -> Battle:
        """It stands there; no window opens."""
        if outcome is None or not any(outcome):
            return battle
        return battle.moved(self.unit, ends(battle.units[self.unit].footprint, outcome))
