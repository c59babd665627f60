"""Phase six: units that have lost a leader are put to the test (warriors.command)."""

from __future__ import annotations

from msgspec import Struct

from carnyx.core.dice import Reading
from carnyx.games.warriors.play import boasts
from carnyx.games.warriors.play.battle import Battle, UnitId
from carnyx.games.warriors.play.losses import routed
from carnyx.games.warriors.play.nerve import disorganised, shaken
from carnyx.games.warriors.rules.checks import COMMAND_TEST
from carnyx.games.warriors.rules.situations import Command
from carnyx.games.warriors.rules.tables import COMMAND_RESULTS


def tested(battle: Battle) -> tuple[UnitId, ...]:
    """The units of all triggers together, each once (warriors.command.when, warriors.command.once)."""
    units: set[int] = {unit for unit in battle.command.trials if battle.units[unit].body is not None}
    for leader in battle.command.bereaved:
        player = battle.units[leader].player
        everybody = battle.kind(leader).role == "warchief"
        units |= {unit for unit in battle.formed(player) if everybody or battle.units[unit].command == leader}
    return tuple(UnitId(unit) for unit in sorted(units))


class CommandTests(Struct, frozen=True, tag=True):
    """Phase six begins."""

    def ask(self, battle: Battle) -> None:
        """Nothing to decide."""

    def take(self, battle: Battle, outcome: None) -> Battle:
        """All throw before anything takes effect; leaders lost by it are mourned next turn."""
        units = tested(battle)
        battle = battle.with_command(trials=(), bereaved=(), reactions=())
        return battle.then(*(CommandTest(unit) for unit in units), TakeToHeart())


def news(battle: Battle, unit: int) -> Command:
    """What a unit hears when it is tested."""
    now = battle.units[unit]
    kinds = battle.field.kinds
    scope = battle.edition.command_scope
    own = [other for other in battle.units if other.player == now.player]
    killed = any(kinds[other.kind].role == "warchief" and other.fate == "killed" for other in own)
    lost = sum(
        other.fate != "" and not kinds[other.kind].role and (scope == "army" or other.command == now.command)
        for other in own
    )
    return Command(killed, lost, boasts.state(battle, now.player), battle.edition)


class CommandTest(Struct, frozen=True, tag=True):
    """A unit hears the news."""

    unit: UnitId

    def ask(self, battle: Battle) -> Reading:
        """One die."""
        return Reading(COMMAND_TEST(news(battle, self.unit)), COMMAND_RESULTS)

    def take(self, battle: Battle, outcome: str) -> Battle:
        """It takes effect when all have thrown."""
        return battle.with_command(reactions=(*battle.command.reactions, (int(self.unit), outcome)))


class TakeToHeart(Struct, frozen=True, tag=True):
    """The results of the command tests take effect together; none betters a unit."""

    def ask(self, battle: Battle) -> None:
        """Nothing to decide."""

    def take(self, battle: Battle, outcome: None) -> Battle:
        """Disorganised, shaken, or gone at once."""
        results = battle.command.reactions
        before = battle = battle.with_command(reactions=())
        for unit, result in results:
            match result.rpartition(".")[2]:
                case "disorganised":
                    battle = disorganised(battle, unit)
                case "shaken":
                    battle = shaken(battle, unit)
                case "rout":
                    battle = routed(battle, unit)
                case _:
                    pass
        return boasts.together(before, battle)
