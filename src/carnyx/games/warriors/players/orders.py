"""Orders: who is stronger than his enemy attacks, the others hold; who sends what, and by whom.

A unit on HOLD stands a fight better than one on ATTACK, so those who would lose it wait for the enemy to come.
"""

from __future__ import annotations

from fractions import Fraction
from statistics import median

from carnyx.core.length import INCH
from carnyx.games.warriors.odds.preview import order_odds
from carnyx.games.warriors.play.battle import Battle, UnitId, touching
from carnyx.games.warriors.play.orders import DONE, Dispatches, Send
from carnyx.games.warriors.play.sight import nearest
from carnyx.games.warriors.play.walks import near
from carnyx.games.warriors.players.fire import is_shooter
from carnyx.games.warriors.players.habits import THUMB, Habits
from carnyx.games.warriors.players.household import household
from carnyx.games.warriors.players.worth import is_ahead, might
from carnyx.games.warriors.rules.tables import Order

_LIKELY = Fraction(3, 10)  # an order that is less likely to be obeyed does more harm than good
_EVEN = 1.0  # how mighty a unit must be beside its enemy to attack him
_TIME_TO_GO = 4  # the turn from which everybody goes forward: nobody wins a battle that stands still


def wanted(battle: Battle, player: int, habits: Habits = THUMB) -> dict[UnitId, Order]:
    """The orders that a player's units should have."""
    host = household(battle, player)
    return {unit: _wanted(battle, unit, host, habits) for unit in battle.formed(player)}


def _wanted(battle: Battle, unit: UnitId, host: UnitId | None, habits: Habits) -> Order:
    now, kind = battle.units[unit], battle.kind(unit)
    ahead = is_ahead(battle, now.player)
    if touching(battle, unit):
        return "hold" if ahead else now.order
    if is_shooter(battle, unit):
        return "oppose"
    if ahead or kind.missile is not None:
        return "hold"
    if unit == host:
        return "attack" if battle.turn else "hold"  # the leaders join it first
    if battle.turn:
        return "attack" if now.order == "attack" or _is_worth_attacking(battle, unit) else "hold"
    if habits.goes_at_once:
        return "attack"
    return "hold" if kind.mounted or _mostly(battle, unit) < _EVEN else "attack"


def _is_worth_attacking(battle: Battle, unit: UnitId) -> bool:
    """Whether the nearest enemy stands alone, runs already, or is the weaker; later on, whether there is one."""
    enemy = nearest(battle, unit)
    if enemy is None or battle.turn >= _TIME_TO_GO:
        return enemy is not None
    if battle.kind(enemy).is_individual or battle.units[enemy].condition == "shaken":
        return True
    return might(battle, unit, enemy) >= _EVEN


def _mostly(battle: Battle, unit: UnitId) -> float:
    """How mighty a unit is beside the enemy's fighting units, by the middle one."""
    enemies = battle.formed(1 - battle.units[unit].player)
    return median([might(battle, unit, each) for each in enemies if battle.kind(each).missile is None] or [_EVEN])


def dispatch(battle: Battle, options: Dispatches, habits: Habits = THUMB) -> Send | str:
    """The order that is wanted and most likely to be obeyed; without a courier where the leader is near enough."""
    orders = wanted(battle, options.player, habits)
    lacking = {unit: order for unit, order in orders.items() if order != battle.units[unit].order}
    if not lacking:
        return DONE
    best: tuple[Fraction, Send] | None = None
    leaders = [who for who in battle.individuals(options.player) if battle.kind(who).is_leader]
    for unit, order in lacking.items():
        for leader in leaders:
            send = Send(leader, unit, order, not near(battle, leader, unit, battle.edition.order_reach * INCH))
            if options.refuse(send) is not None:
                continue
            chance = order_odds(battle, send).results["accepted"]  # this player is frozen: others count obeyed orders
            if chance >= _LIKELY and (best is None or chance > best[0]):
                best = (chance, send)
    return best[1] if best is not None else DONE
