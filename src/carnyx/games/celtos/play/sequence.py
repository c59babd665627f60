"""The sequence of play: the turn, the initiative, and the activations of the players in turn."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from carnyx.core.dice import Contest
from carnyx.core.flow import Choose
from carnyx.core.options import OneOf
from carnyx.core.rule import RuleId
from carnyx.games.celtos.play.battle import Active, Battle, UnitId, is_engaged
from carnyx.games.celtos.play.cover import contact_ended
from carnyx.games.celtos.play.nerve import TryRally, removed
from carnyx.games.celtos.play.options import WhichUnit
from carnyx.games.celtos.play.orders import GiveOrder
from carnyx.games.celtos.rules.checks import D10


class StartTurn(Struct, frozen=True, tag=True):
    """A turn begins: every marker of the last one comes off, but panic stays (celtos.turn.markers)."""

    def ask(self, battle: Battle) -> None:
        """Nothing to decide."""

    def take(self, battle: Battle, outcome: None) -> Battle:
        """Markers off, and the initiative is thrown for."""
        units = tuple([replace(unit, activated=False, hold=False) for unit in battle.units])
        battle = replace(battle, units=units, turn=battle.turn + 1, active=None)
        return battle.then(Initiative(), EndTurn())


class Initiative(Struct, frozen=True, tag=True):
    """All players roll; the highest begins or names who does (celtos.turn.initiative)."""

    rule: ClassVar[RuleId] = "celtos.turn.initiative"  # what the dice are for

    def ask(self, battle: Battle) -> Contest | None:
        """A throw of everybody who has a model left."""
        players = present(battle)
        return Contest(D10, 1, (0,) * len(players)) if len(players) > 1 else None

    def take(self, battle: Battle, outcome: int | None) -> Battle:
        """The winner names who begins."""
        players = present(battle)
        return battle.then(Nominate(players[outcome or 0])) if players else battle


class Nominate(Struct, frozen=True, tag=True):
    """Who won the initiative names who begins, himself or another."""

    player: int

    def ask(self, battle: Battle) -> Choose:
        """Any player with a model."""
        names = tuple(str(player) for player in present(battle))
        return Choose(self.player, OneOf(names, "celtos.turn.initiative"))

    def take(self, battle: Battle, outcome: str) -> Battle:
        """He begins."""
        return replace(battle, first=int(outcome)).then(NextActivation(int(outcome)))


class NextActivation(Struct, frozen=True, tag=True):
    """The next player round the table who has a unit left to activate must activate one (celtos.turn.activation)."""

    player: int

    def ask(self, battle: Battle) -> None:
        """Nothing to decide."""

    def take(self, battle: Battle, outcome: None) -> Battle:
        """Who has none left is skipped; when nobody has, the turn is over."""
        if is_decided(battle):
            return battle
        ready = {unit.player for unit in battle.units if unit.wounds and not unit.activated}
        for player in battle.seats(self.player):
            if player in ready:
                return battle.then(Activate(player), NextActivation((player + 1) % battle.field.players))
        return battle


class Activate(Struct, frozen=True, tag=True):
    """A player activates one of his units."""

    player: int

    def ask(self, battle: Battle) -> Choose:
        """Which one."""
        ready = tuple(unit for unit in battle.of(self.player) if not battle.units[unit].activated)
        return Choose(self.player, WhichUnit(ready))

    def take(self, battle: Battle, outcome: int | str) -> Battle:
        """Its activation: it tries to rally if it must, then gets its orders."""
        if isinstance(outcome, str):
            return replace(battle, conceded=(*battle.conceded, self.player)).then(Concede(self.player))
        unit = UnitId(outcome)
        battle = replace(battle, active=Active(unit, is_engaged(battle, unit)))
        return battle.then(TryRally(unit), GiveOrder(unit), EndActivation(unit))


class Concede(Struct, frozen=True, tag=True):
    """A player gives up: his units leave the table."""

    player: int

    def ask(self, battle: Battle) -> None:
        """Nothing to decide."""

    def take(self, battle: Battle, outcome: None) -> Battle:
        """All his models are removed as if routed; of several enemies a unit pays only one who has hurt it."""
        for unit in tuple(battle.of(self.player)):
            battle = removed(battle, unit)
        return contact_ended(battle)


class EndActivation(Struct, frozen=True, tag=True):
    """The activation is over."""

    unit: UnitId

    def ask(self, battle: Battle) -> None:
        """Nothing to decide."""

    def take(self, battle: Battle, outcome: None) -> Battle:
        """The unit has had its turn."""
        return contact_ended(replace(battle.changed(self.unit, activated=True), active=None))


class EndTurn(Struct, frozen=True, tag=True):
    """The turn is over; the next one begins unless the battle is decided."""

    def ask(self, battle: Battle) -> None:
        """Nothing to decide."""

    def take(self, battle: Battle, outcome: None) -> Battle:
        """Seven turns, or what the scenario says (celtos.turn.limit)."""
        if is_decided(battle) or battle.turn >= battle.field.turns:
            return battle
        return battle.then(StartTurn())


def phase(battle: Battle) -> int:
    """The part of the turn a battle is in: the initiative, then the activations; nought outside a turn."""
    ahead = {type(step) for step in battle.agenda}
    if EndTurn not in ahead:
        return 0
    return 1 if ahead & {Initiative, Nominate} else 2


def present(battle: Battle) -> tuple[int, ...]:
    """The players with a model on the table, in seat order."""
    return tuple(sorted({unit.player for unit in battle.units if unit.wounds}))


def is_decided(battle: Battle) -> bool:
    """Whether at most one side has models left (celtos.victory)."""
    return len(present(battle)) < 2
