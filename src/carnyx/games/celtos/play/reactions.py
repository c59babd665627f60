"""Reactions: a unit on Hold shoots or evades, a charged unit counter-charges (celtos.react).

Two windows open: an enemy has ended a Move or Rush in sight; an Assault has been declared and no model has moved.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from carnyx.core.dice import Roll
from carnyx.core.flow import Choose
from carnyx.core.footprint import is_gap_at_most, nearest_points
from carnyx.core.length import Point
from carnyx.core.options import OneOf
from carnyx.games.celtos.play import situations
from carnyx.games.celtos.play.battle import Battle, UnitId, is_engaged
from carnyx.games.celtos.play.movement import ends, farthest_shift
from carnyx.games.celtos.play.options import WhichReactor
from carnyx.games.celtos.play.shooting import reach_of, weapons_for
from carnyx.games.celtos.play.templates import shot
from carnyx.games.celtos.rules.checks import REACTION

ReactionName: TypeAlias = Literal["shoot", "evade", "countercharge"]


def can_shoot(battle: Battle, unit: UnitId, at: UnitId) -> bool:
    """Whether a unit on Hold may take a reaction shot (celtos.react.shot, celtos.react.panicked)."""
    now = battle.units[unit]
    if not now.hold or not now.wounds or is_engaged(battle, unit):
        return False
    if now.panicked and battle.edition.panic == "no_reactions":
        return False
    reach = reach_of(battle, unit)
    if not reach or not is_gap_at_most(now.footprint, battle.units[at].footprint, reach):
        return False  # nobody need look
    return bool(weapons_for(battle, unit, at))


def can_countercharge(battle: Battle, unit: UnitId) -> bool:
    """Whether a charged unit may counter-charge (celtos.react.countercharge)."""
    now = battle.units[unit]
    return bool(now.wounds) and not now.panicked and not is_engaged(battle, unit)


def moved_windows(battle: Battle, mover: UnitId) -> tuple[Reactors, ...]:
    """The windows a move opens: owners in seat order after the active player (celtos.react.window)."""
    player = battle.units[mover].player
    others = [other for other in battle.seats((player + 1) % battle.field.players) if other != player]
    return tuple(Reactors(other, mover) for other in others)


class Reactors(Struct, frozen=True, tag=True):
    """A player's units on Hold may react to an enemy's move, in the order he chooses."""

    player: int
    mover: UnitId
    tried: tuple[int, ...] = ()

    def ask(self, battle: Battle) -> Choose | None:
        """Which unit reacts, if any can."""
        able = self._able(battle)
        return Choose(self.player, WhichReactor(able)) if able else None

    def take(self, battle: Battle, outcome: int | str | None) -> Battle:
        """It tries; then the others may."""
        if outcome is None or isinstance(outcome, str):
            return battle
        unit = UnitId(outcome)
        again = Reactors(self.player, self.mover, (*self.tried, outcome))
        return battle.then(ReactionTest(unit, self.mover, "shoot"), again)

    def _able(self, battle: Battle) -> tuple[UnitId, ...]:
        if not battle.units[self.mover].wounds:
            return ()
        return tuple(
            unit for unit in battle.of(self.player) if unit not in self.tried and can_shoot(battle, unit, self.mover)
        )


class AssaultReaction(Struct, frozen=True, tag=True):
    """The unit that is assaulted may react: shoot or evade from Hold, or counter-charge; one only."""

    unit: UnitId
    charger: UnitId
    charged: bool  # an assault by a unit that has broken off is no charge

    def ask(self, battle: Battle) -> Choose | None:
        """Which reaction, if it has any."""
        ways = self._ways(battle)
        return Choose(battle.units[self.unit].player, OneOf(("none", *ways), "celtos.react.window")) if ways else None

    def take(self, battle: Battle, outcome: str | None) -> Battle:
        """Its reaction check."""
        if outcome is None or outcome == "none":
            return battle
        return battle.then(ReactionTest(self.unit, self.charger, msgspec.convert(outcome, ReactionName)))

    def _ways(self, battle: Battle) -> tuple[str, ...]:
        if not battle.units[self.unit].wounds or not battle.units[self.charger].wounds:
            return ()
        ways = []
        if can_shoot(battle, self.unit, self.charger):
            ways.append("shoot")
        if battle.units[self.unit].hold and not is_engaged(battle, self.unit):
            ways.append("evade")
        if self.charged and can_countercharge(battle, self.unit):
            ways.append("countercharge")
        return tuple(ways)


class ReactionTest(Struct, frozen=True, tag=True):
    """A reaction check, initiative against the usual difficulty; an attempt spends a Hold marker."""

    unit: UnitId
    enemy: UnitId
    reaction: ReactionName

    def ask(self, battle: Battle) -> Roll | None:
        """One die."""
        if not battle.units[self.unit].wounds:
            return None
        return Roll(REACTION(situations.reaction(battle, self.unit)))

    def take(self, battle: Battle, outcome: bool | None) -> Battle:
        """Passed, it reacts."""
        if outcome is None:
            return battle
        battle = battle.changed(self.unit, hold=False)
        if not outcome:
            return battle
        match self.reaction:
            case "shoot":
                return battle.then(shot(battle, self.unit, self.enemy, moved=False))
            case "evade":
                return battle.then(Evade(self.unit, self.enemy))
            case "countercharge":
                return battle.then(Counter(self.unit))


class Counter(Struct, frozen=True, tag=True):
    """The unit will counter-charge once the charger has finished his move (celtos.react.countercharge.move)."""

    unit: UnitId

    def ask(self, battle: Battle) -> None:
        """Nothing to decide."""

    def take(self, battle: Battle, outcome: None) -> Battle:
        """Remembered until then."""
        return replace(battle, countering=self.unit)


class Evade(Struct, frozen=True, tag=True):
    """The unit goes straight away from the charger, in its formation, and stops at whatever blocks it."""

    unit: UnitId
    charger: UnitId

    def ask(self, battle: Battle) -> None:
        """Nothing to decide."""

    def take(self, battle: Battle, outcome: None) -> Battle:
        """As far as it may go, up to its movement (celtos.react.evade, celtos.react.evade.after)."""
        mine, theirs = battle.units[self.unit].footprint, battle.units[self.charger].footprint
        if not len(mine) or not len(theirs):
            return battle
        here, there = nearest_points(mine, theirs)
        away = Point(here.x - there.x, here.y - there.y)
        reach = battle.move_of(self.unit)
        ways = farthest_shift(battle, self.unit, away.x, away.y, reach, reach)
        if ways is None:
            return battle
        return replace(battle.moved(self.unit, ends(mine, ways)), evading=self.unit)
