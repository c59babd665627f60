"""Phase two: a side moves its units one by one, then its individuals, and its couriers last (warriors.move.order)."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from carnyx.core.dice import Dice
from carnyx.core.flow import Choose
from carnyx.core.rule import RuleId
from carnyx.games.warriors.blocks.formation import Formation
from carnyx.games.warriors.play import boasts
from carnyx.games.warriors.play.battle import Battle, UnitId, is_engaged
from carnyx.games.warriors.play.contact import met, parted
from carnyx.games.warriors.play.flights import flight
from carnyx.games.warriors.play.losses import routed
from carnyx.games.warriors.play.marches import March, Marches, manner, movers, widened
from carnyx.games.warriors.play.movement import end
from carnyx.games.warriors.play.riders import overrun, overrun_at
from carnyx.games.warriors.rules import situations
from carnyx.games.warriors.rules.checks import D10, REFORM
from carnyx.games.warriors.rules.reforming import may_change


class MoveNext(Struct, frozen=True, tag=True):
    """A side moves the next of its units."""

    player: int

    def ask(self, battle: Battle) -> Choose | None:
        """Which one, and how; none if all have moved."""
        units = movers(battle, self.player)
        return Choose(self.player, Marches(battle, units)) if units else None

    def take(self, battle: Battle, outcome: March | None) -> Battle:
        """It marches, or is told to reform; then the next."""
        if outcome is None:
            return battle
        battle = battle.changed(outcome.unit, done=True)
        if outcome.files:
            return battle.then(Reform(UnitId(outcome.unit), outcome.files), MoveNext(self.player))
        return marched(battle, outcome).then(MoveNext(self.player))


class Reform(Struct, frozen=True, tag=True):
    """A unit expands or contracts: one die and its quality say how many figures may change ranks (warriors.reform)."""

    rule: ClassVar[RuleId] = "warriors.reform"

    unit: UnitId
    files: int

    def ask(self, battle: Battle) -> Dice:
        """One die."""
        return Dice(D10, 1)

    def take(self, battle: Battle, outcome: tuple[int, ...]) -> Battle:
        """As many files as the throw and the room allow; half the move is spent."""
        figures = may_change(REFORM(reforming(battle, self.unit, self.files)), outcome[0])
        body = widened(battle, self.unit, self.files, figures)
        locked = is_engaged(battle, self.unit)
        battle = overrun_at(battle.changed(self.unit, body=body, moved=True), self.unit, body)
        battle = met(battle, self.unit)
        return battle if locked else battle.then(MarchOn(self.unit))


def reforming(battle: Battle, unit: int, files: int) -> situations.Reform:
    """A unit that changes to so many files, as its throw sees it."""
    wanted = abs(files - battle.body(unit).files)
    return situations.Reform(battle.kind(unit).quality, wanted, battle.edition)


def reform_cost(battle: Battle, unit: int) -> int:
    """What reforming takes of a unit's move, in ticks (warriors.reform)."""
    return battle.allowance(unit) * battle.edition.reform_cost // 100


class MarchOn(Struct, frozen=True, tag=True):
    """A unit that has reformed goes on with what is left of its move."""

    unit: UnitId

    def ask(self, battle: Battle) -> Choose | None:
        """How, as far as its order lets it move at all."""
        if manner(battle, self.unit) not in ("oppose", "hold"):
            return None
        left = battle.allowance(self.unit) - reform_cost(battle, self.unit)
        return Choose(battle.units[self.unit].player, Marches(battle, (self.unit,), left))

    def take(self, battle: Battle, outcome: March | None) -> Battle:
        """It marches."""
        return battle if outcome is None else marched(battle, outcome)


def marched(battle: Battle, march: March) -> Battle:
    """The battle after a march, whoever was touched or ridden down on the way."""
    unit = march.unit
    if not march.legs:
        return battle
    if manner(battle, unit) == "shaken":
        away = flight(battle, unit)
        if away is not None and away.routs and away.legs == march.legs:
            return parted(routed(battle, unit))
    body: Formation = end(battle.body(unit), march.legs)
    before = battle.body(unit)
    battle = battle.changed(unit, body=body, moved=True)
    battle = overrun(parted(boasts.marched(battle, unit)), unit, before, march.legs)
    return met(battle, unit)


class Reorganise(Struct, frozen=True, tag=True):
    """At the end of the phase units that stood still put themselves in order (warriors.reorganise)."""

    def ask(self, battle: Battle) -> None:
        """Nothing to decide."""

    def take(self, battle: Battle, outcome: None) -> Battle:
        """Disorganised, its reaction OK, not in contact, neither moved nor shot."""
        for unit in tuple(battle.formed()):
            now = battle.units[unit]
            still = not now.moved and not now.shot and not is_engaged(battle, unit)
            if now.disorganised and now.condition == "ok" and still:
                battle = battle.changed(unit, disorganised=False)
        return replace(battle, units=tuple(replace(unit, done=False) for unit in battle.units))
