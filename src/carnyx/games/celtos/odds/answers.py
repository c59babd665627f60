"""What the target of an assault may answer with, and what comes of it: without it the odds of a charge mislead."""

from __future__ import annotations

from msgspec import Struct

from carnyx.core.check import Check
from carnyx.core.flow import Choose
from carnyx.games.celtos.odds.preview import RoundOdds, assault_odds, shot_odds
from carnyx.games.celtos.odds.shoot import ShootOdds
from carnyx.games.celtos.play.assaults import is_charge
from carnyx.games.celtos.play.battle import Battle, UnitId, is_engaged
from carnyx.games.celtos.play.charges import refuse_charge
from carnyx.games.celtos.play.reactions import AssaultReaction, Evade, ReactionTest
from carnyx.odds.mixture import TooWide


class Answer(Struct, frozen=True):
    """A reaction that the target of an assault may try, and what it leads to if its check is passed."""

    name: str
    test: Check
    round: RoundOdds | None = None  # with the counter-charge
    shot: ShootOdds | None = None  # at the charger, before he is in contact
    escapes: bool = False  # he who evades is out of reach then


def reactions(battle: Battle, unit: UnitId, target: UnitId, *, charged: bool) -> tuple[str, ...]:
    """What a unit may do about an assault on it."""
    if is_engaged(battle, unit):
        return ()
    asked = AssaultReaction(target, unit, charged).ask(battle)
    return tuple(name for name in asked.options.hints() if name != "none") if isinstance(asked, Choose) else ()


def answers(battle: Battle, unit: UnitId, target: UnitId, widest: int) -> tuple[Answer, ...]:
    """Every reaction to an assault, with the check it takes and what it leads to."""
    found = []
    for name in reactions(battle, unit, target, charged=is_charge(battle, unit)):
        thrown = ReactionTest(target, unit, "shoot").ask(battle)
        if thrown is None:
            continue
        match name:
            case "countercharge":
                found.append(Answer(name, thrown.check, round=_countered(battle, unit, target, widest)))
            case "shoot":
                found.append(Answer(name, thrown.check, shot=shot_odds(battle, target, unit, moved=False)))
            case _:
                gone = Evade(target, unit).take(battle, None)
                found.append(Answer(name, thrown.check, escapes=refuse_charge(gone, unit, target) is not None))
    return tuple(found)


def _countered(battle: Battle, unit: UnitId, target: UnitId, widest: int) -> RoundOdds | None:
    """The round if the target counter-charges; none if it branches too widely."""
    try:
        return assault_odds(battle, unit, target, countered=True, widest=widest)
    except TooWide:
        return None
