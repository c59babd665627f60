"""The odds of any order, asked at the very question it would answer."""

from __future__ import annotations

from typing import Any

from carnyx.games.celtos.odds.preview import RoundOdds, assault_odds, shot_odds
from carnyx.games.celtos.odds.shoot import ShootOdds
from carnyx.games.celtos.play.battle import Active, Battle, UnitId
from carnyx.games.celtos.play.orders import Order, OrderName, refuse_order
from carnyx.odds.mixture import TooWide

WIDEST_ROUND = 20_000  # positions of a round worth waiting for: a few seconds


def preview(battle: Battle, answer: Any, widest: int = WIDEST_ROUND) -> ShootOdds | RoundOdds | None:
    """The odds of an order to the active unit, or of any other answer.

    Nothing if it strikes nobody, if the rules refuse it, or if its round branches more widely than asked for.
    """
    active = battle.active
    match answer:
        case Order(target=int(target)) if active and refuse_order(battle, active.unit, answer) is None:
            return _struck(battle, active, answer.name, UnitId(target), widest)
        case _:
            return None


def _struck(
    battle: Battle, active: Active, name: OrderName, target: UnitId, widest: int
) -> ShootOdds | RoundOdds | None:
    """The odds of a shot or an assault that is allowed."""
    if name == "shoot":
        return shot_odds(battle, active.unit, target, moved=active.moved)
    try:
        return assault_odds(battle, active.unit, target, widest=widest)
    except TooWide:
        return None
