"""The sequence of play: six phases in printed order, both sides in each (warriors.turn)."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from carnyx.core.dice import Contest
from carnyx.core.flow import Choose
from carnyx.core.options import OneOf
from carnyx.core.rule import RuleId
from carnyx.games.warriors.play import boasts
from carnyx.games.warriors.play.battle import PLAYERS, Battle
from carnyx.games.warriors.play.calming import Influencing
from carnyx.games.warriors.play.command import CommandTests
from carnyx.games.warriors.play.delivery import NewOrders
from carnyx.games.warriors.play.fights import Combat
from carnyx.games.warriors.play.moves import MoveNext, Reorganise
from carnyx.games.warriors.play.orders import SendOrders
from carnyx.games.warriors.play.riders import RideNext
from carnyx.games.warriors.play.victory import is_over
from carnyx.games.warriors.play.volleys import Shooting
from carnyx.games.warriors.play.walks import WalkNext
from carnyx.games.warriors.rules.initiative import initiative

SHOOTING, MOVEMENT, COMBAT, ORDERS, INFLUENCE, COMMAND = range(1, 7)  # the phases (warriors.turn)


class StartTurn(Struct, frozen=True, tag=True):
    """A turn begins."""

    def ask(self, battle: Battle) -> None:
        """Nothing to decide."""

    def take(self, battle: Battle, outcome: None) -> Battle:
        """Losses of this turn are counted from here."""
        fresh = {"place": None, "killed": 0, "done": False, "moved": False, "shot": False}
        units = tuple(replace(unit, began=unit.figures, **fresh) for unit in battle.units)
        battle = replace(battle, units=units, turn=battle.turn + 1)
        return battle.then(
            Shooting(), Initiative(), Reorganise(), Combat(), NewOrders(), Influencing(), CommandTests(), EndTurn()
        )


def phase(battle: Battle) -> int:
    """The phase a battle is in, from one to six; nought before the first turn and after the last (warriors.turn)."""
    ahead = {type(step) for step in battle.agenda}
    if EndTurn not in ahead:
        return 0
    if battle.agenda and isinstance(battle.agenda[-1], Initiative):
        return 2
    later = (
        Initiative,
        Reorganise,
        NewOrders,
        Influencing,
        CommandTests,
    )  # each still to come while its forerunner lasts
    return next((number for number, step in enumerate(later, 1) if step in ahead), len(later) + 1)


class Initiative(Struct, frozen=True, tag=True):
    """Each side throws two dice and adds its Warchief's leadership (warriors.initiative)."""

    rule: ClassVar[RuleId] = "warriors.initiative"  # what the dice are for

    def ask(self, battle: Battle) -> Contest:
        """A throw of both; ties are thrown again."""
        return initiative(*(leadership(battle, player) for player in range(PLAYERS)))

    def take(self, battle: Battle, outcome: int) -> Battle:
        """The higher decides who moves first."""
        return battle.then(Nominate(outcome))


def leadership(battle: Battle, player: int) -> int:
    """The leadership of a side's Warchief, and what the omens add to it; nought without one."""
    chief = battle.warchief(player)
    return battle.kind(chief).leadership + battle.portents.omens[player] if chief is not None else 0


class Nominate(Struct, frozen=True, tag=True):
    """Who won the initiative says which side moves first."""

    player: int

    def ask(self, battle: Battle) -> Choose:
        """One side or the other."""
        return Choose(self.player, OneOf(tuple(map(str, range(PLAYERS))), "warriors.initiative"))

    def take(self, battle: Battle, outcome: str) -> Battle:
        """It finishes before the other begins."""
        first = int(outcome)
        sides = [SideMoves((first + place) % PLAYERS) for place in range(PLAYERS)]
        return replace(battle, first=first).then(*sides)


class SideMoves(Struct, frozen=True, tag=True):
    """One side's movement: orders named, units, individuals, couriers last (warriors.move.order)."""

    player: int

    def ask(self, battle: Battle) -> None:
        """Nothing to decide."""

    def take(self, battle: Battle, outcome: None) -> Battle:
        """In this order."""
        player = self.player
        return battle.then(SendOrders(player), MoveNext(player), WalkNext(player), RideNext(player))


class EndTurn(Struct, frozen=True, tag=True):
    """The turn is over; the next one begins unless the battle is decided (warriors.victory)."""

    def ask(self, battle: Battle) -> None:
        """Nothing to decide."""

    def take(self, battle: Battle, outcome: None) -> Battle:
        """Eight turns, or until an army is beaten."""
        battle = boasts.turn_ended(battle)
        return battle if is_over(battle) else battle.then(StartTurn())
