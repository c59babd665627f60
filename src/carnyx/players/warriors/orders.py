"""Orders: shooters oppose, everybody else attacks, and riders wait a turn for the foot; who sends what, and by whom."""

from __future__ import annotations

from fractions import Fraction

from carnyx.core.length import INCH
from carnyx.games.warriors.battle import Battle, UnitId, touching
from carnyx.games.warriors.orders import DONE, Dispatches, Send
from carnyx.games.warriors.tables import Order
from carnyx.games.warriors.walks import near
from carnyx.odds.warriors.preview import order_odds
from carnyx.players.warriors.fire import is_shooter
from carnyx.players.warriors.worth import is_ahead

_LIKELY = Fraction(3, 10)  # an order that is less likely to be obeyed does more harm than good


def wanted(battle: Battle, unit: UnitId) -> Order:
    """The order a unit should have."""
    ahead = is_ahead(battle, battle.units[unit].player)
    if touching(battle, unit):
        return "hold" if ahead else battle.units[unit].order
    if is_shooter(battle, unit):
        return "oppose"
    if ahead:
        return "hold"
    if battle.turn == 0 and battle.kind(unit).mounted:
        return "hold"
    return "attack"


def dispatch(battle: Battle, options: Dispatches) -> Send | str:
    """The order that is wanted and most likely to be obeyed; without a courier where the leader is near enough."""
    lacking = {
        unit: order
        for unit in battle.formed(options.player)
        if (order := wanted(battle, unit)) != battle.units[unit].order
    }
    if not lacking:
        return DONE
    best: tuple[Fraction, Send] | None = None
    leaders = [who for who in battle.individuals(options.player) if battle.kind(who).is_leader]
    for unit, order in lacking.items():
        for leader in leaders:
            send = Send(leader, unit, order, not near(battle, leader, unit, battle.edition.order_reach * INCH))
            if options.refuse(send) is not None:
                continue
            chance = order_odds(battle, send).results["accepted"]
            if chance >= _LIKELY and (best is None or chance > best[0]):
                best = (chance, send)
    return best[1] if best is not None else DONE
