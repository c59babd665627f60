"""Nerve in play: morale checks after volleys and rounds, panic, rout, and rallying."""

from __future__ import annotations

from msgspec import Struct

from carnyx.core.dice import Roll
from carnyx.games.celtos.play import situations
from carnyx.games.celtos.play.battle import Battle, UnitId
from carnyx.games.celtos.rules import morale
from carnyx.games.celtos.rules.checks import RALLY
from carnyx.games.celtos.rules.morale import Tried


def tried(battle: Battle, unit: UnitId, before: int, lost_combat: bool, fought: bool) -> Tried | None:
    """The check that a unit must take after a volley or a round, or none; before: its strength until then."""
    if not battle.units[unit].wounds:
        return None
    stands = situations.standing(battle, unit, before, lost_combat, fought)
    return morale.tried(stands, situations.nerve(battle, unit, lost_combat))


def removed(battle: Battle, unit: UnitId) -> Battle:
    """The unit leaves the table in rout (celtos.morale.rout)."""
    now = battle.units[unit]
    return battle.changed(unit, footprint=now.footprint.with_places(()), wounds=(), roles=(), routed=True, hold=False)


class MoraleCheck(Struct, frozen=True, tag=True):
    """A unit's nerve may be tried, once for each volley or round (celtos.morale.once)."""

    unit: UnitId
    before: int
    lost_combat: bool = False
    fought: bool = False  # in close combat, even if nobody is left to touch

    def ask(self, battle: Battle) -> Roll | None:
        """A throw, if there is a reason for one."""
        test = self.test(battle)
        return None if test is None else Roll(test.check)

    def take(self, battle: Battle, outcome: bool | None) -> Battle:
        """Failed: panic while half or more is left, rout below."""
        test = None if outcome is not False else self.test(battle)
        if test is None:
            return battle
        if test.failure == "rout":
            return removed(battle, self.unit)
        return battle.changed(self.unit, panicked=True, hold=False)

    def test(self, battle: Battle) -> Tried | None:
        """The check it must take, if there is a reason for one."""
        return tried(battle, self.unit, self.before, self.lost_combat, self.fought)


class TryRally(Struct, frozen=True, tag=True):
    """A panicked unit must try to rally when it is activated (celtos.rally.must)."""

    unit: UnitId

    def ask(self, battle: Battle) -> Roll | None:
        """A throw, if it is panicked."""
        now = battle.units[self.unit]
        if not now.panicked or not now.wounds:
            return None
        return Roll(RALLY(situations.rally(battle, self.unit)))

    def take(self, battle: Battle, outcome: bool | None) -> Battle:
        """Passed: the marker goes."""
        return battle.changed(self.unit, panicked=False) if outcome else battle
