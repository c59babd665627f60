"""Nerve: what it means for a unit to be disorganised, shaken or in bloodlust (warriors.reaction.effects)."""

from __future__ import annotations

from carnyx.games.warriors.play import boasts
from carnyx.games.warriors.play.battle import Battle


def disorganised(battle: Battle, unit: int) -> Battle:
    """The unit has lost its order of battle."""
    return battle.changed(unit, disorganised=True)


def shaken(battle: Battle, unit: int) -> Battle:
    """The unit is shaken, and disorganised too."""
    player = battle.units[unit].player
    return boasts.shaken_or_routed(battle.changed(unit, condition="shaken", disorganised=True), player)


def bloodlust(battle: Battle, unit: int) -> Battle:
    """The unit is in bloodlust, and disorganised too."""
    return battle.changed(unit, condition="bloodlust", disorganised=True)


def calm(battle: Battle, unit: int) -> Battle:
    """Its reaction is OK; if it was disorganised it still is."""
    return battle.changed(unit, condition="ok")
