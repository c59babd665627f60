"""Saves: an individual who is struck throws two dice for his life (warriors.individuals.hit)."""

from __future__ import annotations

from msgspec import Struct

from carnyx.core.dice import Roll
from carnyx.games.warriors.play.battle import Battle, UnitId
from carnyx.games.warriors.play.combatants import save
from carnyx.games.warriors.play.losses import lost


class SaveAlone(Struct, frozen=True, tag=True):
    """An individual alone is struck: every kill needs a save (warriors.individuals.strike)."""

    unit: UnitId
    kills: int

    def ask(self, battle: Battle) -> Roll | None:
        """His throw."""
        return Roll(save(battle, self.unit)) if self.kills and battle.units[self.unit].is_here else None

    def take(self, battle: Battle, outcome: bool | None) -> Battle:
        """He falls, or must save himself from the next."""
        if outcome is None:
            return battle
        if not outcome:
            return lost(battle, self.unit, "killed")
        return battle.then(SaveAlone(self.unit, self.kills - 1)) if self.kills > 1 else battle
