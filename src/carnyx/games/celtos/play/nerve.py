"""Nerve in play: morale checks after volleys and rounds, panic, rout, and rallying."""

from __future__ import annotations

from msgspec import Struct

from carnyx.core.check import Check
from carnyx.core.dice import Roll
from carnyx.core.footprint import is_gap_at_most, is_in_contact
from carnyx.games.celtos.play.battle import Battle, UnitId, enemies_near, is_engaged
from carnyx.games.celtos.play.sight import sees
from carnyx.games.celtos.rules.checks import MORALE, RALLY, Nerve, Rally
from carnyx.games.celtos.rules.morale import Standing, failure, reason
from carnyx.games.celtos.rules.tables import RANGE_BANDS


def standing(battle: Battle, unit: UnitId, before: int, lost_combat: bool, fought: bool) -> Standing:
    """A unit after a volley or a round, as its morale sees it; before: its models, or an individual's wounds, then."""
    individual = battle.kind(unit).individual
    return Standing(
        first_strength(battle, unit),
        before,
        strength(battle, unit),
        individual,
        lost_combat,
        fought or is_engaged(battle, unit),
        battle.edition,
    )


def strength(battle: Battle, unit: UnitId) -> int:
    """What a unit's losses are counted in: its models, or an individual's wounds left."""
    now = battle.units[unit]
    return sum(now.wounds) if battle.kind(unit).individual else now.models


def first_strength(battle: Battle, unit: UnitId) -> int:
    """What a unit began with, counted in the same way."""
    kind = battle.kind(unit)
    return kind.w if kind.individual else battle.units[unit].start


def morale_check(battle: Battle, unit: UnitId, lost_combat: bool) -> Check:
    """What a unit needs to keep its nerve."""
    now = battle.units[unit]
    nerve = Nerve(battle.kind(unit).cd, now.has("leader"), now.has("standard"), lost_combat, battle.edition)
    return MORALE(nerve)


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
        now = battle.units[self.unit]
        if not now.wounds or reason(standing(battle, self.unit, self.before, self.lost_combat, self.fought)) is None:
            return None
        return Roll(morale_check(battle, self.unit, self.lost_combat))

    def take(self, battle: Battle, outcome: bool | None) -> Battle:
        """Failed: panic while half or more is left, rout below."""
        if outcome is not False:
            return battle
        if failure(standing(battle, self.unit, self.before, self.lost_combat, self.fought)) == "rout":
            return removed(battle, self.unit)
        return battle.changed(self.unit, panicked=True, hold=False)


class TryRally(Struct, frozen=True, tag=True):
    """A panicked unit must try to rally when it is activated (celtos.rally.must)."""

    unit: UnitId

    def ask(self, battle: Battle) -> Roll | None:
        """A throw, if it is panicked."""
        now = battle.units[self.unit]
        if not now.panicked or not now.wounds:
            return None
        kind = battle.kind(self.unit)
        short, medium = (_enemy_within(battle, self.unit, band) for band in ("short", "medium"))
        return Roll(RALLY(Rally(kind.cd, now.has("leader"), now.has("musician"), medium, short, battle.edition)))

    def take(self, battle: Battle, outcome: bool | None) -> Battle:
        """Passed: the marker goes."""
        return battle.changed(self.unit, panicked=False) if outcome else battle


def _enemy_within(battle: Battle, unit: UnitId, band: str) -> bool:
    """Whether an enemy unit is in sight and within a range band; one in contact is both."""
    reach = battle.inch(RANGE_BANDS("limit", band))
    mine = battle.units[unit].footprint
    return any(
        is_in_contact(mine, battle.units[enemy].footprint)
        or (is_gap_at_most(mine, battle.units[enemy].footprint, reach) and sees(battle, unit, enemy))
        for enemy in enemies_near(battle, unit, mine.box, reach)
    )
