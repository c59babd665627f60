"""The odds of any order, asked at the very question it would answer."""

from __future__ import annotations

from carnyx.games.celtos.battle import Battle, UnitId
from carnyx.games.celtos.orders import Order, refuse_order
from carnyx.odds.celtos.preview import RoundOdds, assault_odds, shot_odds
from carnyx.odds.celtos.shoot import ShootOdds
from carnyx.odds.mixture import TooWide

WIDEST_ROUND = 20_000  # positions of a round worth waiting for: a few seconds


def preview(battle: Battle, order: Order, widest: int = WIDEST_ROUND) -> ShootOdds | RoundOdds | None:
    """The odds of an order to the active unit.

    Nothing if it strikes nobody, if the rules refuse it, or if its round branches more widely than asked for.
    """
    active = battle.active
    if active is None or order.target is None or refuse_order(battle, active.unit, order) is not None:
        return None
    target = UnitId(order.target)
    match order.name:
        case "shoot":
            return shot_odds(battle, active.unit, target, moved=active.moved)
        case "assault":
            try:
                return assault_odds(battle, active.unit, target, widest=widest)
            except TooWide:
                return None
        case _:
            return None
