"""The thumb player: every question of a battle, and who answers it.

Who is stronger than his enemy attacks, the others hold; its shooters hold back and shoot at leaders first; its leaders
fight together in the ranks of one unit and fall upon those of the enemy who stand alone; it influences only where that
is worth the risk.
"""

from __future__ import annotations

from typing import Any

from carnyx.core.flow import Choose, Pause
from carnyx.core.options import OneOf
from carnyx.games.warriors.odds.preview import influence_odds
from carnyx.games.warriors.play.battle import Battle, UnitId
from carnyx.games.warriors.play.calming import NOBODY, Influences
from carnyx.games.warriors.play.combatants import dice
from carnyx.games.warriors.play.deployment import MakeBoast
from carnyx.games.warriors.play.engagements import Choices, Fighting
from carnyx.games.warriors.play.fights import NameStruck
from carnyx.games.warriors.play.marches import Marches
from carnyx.games.warriors.play.orders import Dispatches, FirstOrders
from carnyx.games.warriors.play.phases import Assigned
from carnyx.games.warriors.play.volleys import Aims
from carnyx.games.warriors.play.walks import Walks
from carnyx.games.warriors.players.fire import aim
from carnyx.games.warriors.players.habits import THUMB, Habits
from carnyx.games.warriors.players.heads import walk
from carnyx.games.warriors.players.marching import march
from carnyx.games.warriors.players.orders import dispatch, wanted
from carnyx.games.warriors.players.worth import SHAKEN, loss, price


class ThumbPlayer:
    """Plays Warriors by rules of thumb; the same position always gets the same answer."""

    def __init__(self, habits: Habits = THUMB) -> None:
        self._habits = habits

    def answer(self, pause: Pause[Battle]) -> Any:
        """What the rules of thumb say."""
        assert isinstance(pause.question, Choose)
        battle, options = pause.battle, pause.question.options
        match options:
            case FirstOrders():
                orders = wanted(battle, pause.question.player, self._habits)
                return tuple(orders[unit] for unit in options.units)
            case Aims():
                return aim(battle, options)
            case Dispatches():
                return dispatch(battle, options, self._habits)
            case Marches():
                return march(battle, options, self._habits)
            case Walks():
                return walk(battle, options)
            case Choices():
                return _fight(battle, options)
            case OneOf():
                return _named(battle, pause.question.player, options)
            case _:
                return options.hints()[0]


def _fight(battle: Battle, options: Choices) -> Fighting:
    """At the enemy that loses most by it, in two ranks where that kills more."""

    def value(how: Fighting) -> float:
        told = Assigned(options.unit, how.two_ranks, how.foes, how.extra)
        after = battle.with_combat(assigned=(*battle.combat.assigned, told))
        return sum(
            float(each.number * each.hit.chance * each.kill.chance) * price(battle, enemy)
            for enemy in dict.fromkeys((how.extra, *how.foes))
            for each in dice(after, options.unit, enemy)
        )

    return max(options.hints(), key=value)


def _named(battle: Battle, player: int, options: OneOf) -> str:
    step: Any = battle.agenda[-1]
    if isinstance(step, MakeBoast):
        return "thick_of_it"
    if isinstance(step, Influences):
        return _influence(battle, step.leader, options)
    if isinstance(step, NameStruck):
        return min(options.names, key=lambda name: loss(battle, int(name)))
    if options.rule == "warriors.initiative":
        return str(player)
    return options.names[0]


def _influence(battle: Battle, leader: UnitId, options: OneOf) -> str:
    """A shaken unit, if what it is worth outweighs the leader at risk; bloodlust is let run."""
    shaken = [name for name in options.names if name != NOBODY and battle.units[int(name)].condition == "shaken"]
    for name in shaken:
        points = battle.units[int(name)].points
        results = influence_odds(battle, leader, int(name)).results
        if results["success"] * SHAKEN * points > results["disaster"] * (points + loss(battle, leader)):
            return name
    return NOBODY
