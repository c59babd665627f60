"""The household: the unit in whose ranks the leaders fight together.

Each of them takes one place of its front and strikes there for several figures, so a deep and narrow block with four of
them in it strikes twice as hard as its enemy; where several men could be struck the one who is missed least steps
forward, so a Warchief is safe there.
"""

from __future__ import annotations

from carnyx.core.length import INCH, leg
from carnyx.games.warriors.play.battle import Battle, UnitId, touching
from carnyx.games.warriors.play.walks import start
from carnyx.games.warriors.rules.tables import quality_bonus

_ARMOUR = {"light": 0.0, "medium": 0.1, "heavy": 0.3}
_THERE = 1.5  # what a man's worth counts for who is there already
_NEAR = 1.0  # the same for one who gets there in a turn
_LATER = 0.8  # and how much of it is left with every turn that he needs more
_FIGHTS = 5.0  # what a fight that goes on weighs against them


def household(battle: Battle, player: int) -> UnitId | None:
    """The sturdiest unit that they reach soon, one that fights before others; none if there is nobody, or none fit."""
    if not tuple(battle.individuals(player)):
        return None
    fit = [
        unit
        for unit in battle.formed(player)
        if battle.kind(unit).missile is None and battle.units[unit].condition != "shaken"
    ]
    return max(fit, key=lambda unit: _fitness(battle, unit), default=None)


def narrowest(battle: Battle, unit: int) -> int:
    """The fewest files it may stand in that have a place for each of its side's individuals."""
    company = sum(1 for _ in battle.individuals(battle.units[unit].player))
    return max(-(-battle.units[unit].figures // battle.edition.ranks_most), min(company, battle.units[unit].figures))


def _fitness(battle: Battle, unit: UnitId) -> float:
    fights = any(not battle.kind(enemy).is_individual for enemy in touching(battle, unit))
    company = sum(_company(battle, who, unit) for who in battle.individuals(battle.units[unit].player))
    return sturdiness(battle, unit) + company + (_FIGHTS if fights else 0.0)


def _company(battle: Battle, who: UnitId, unit: UnitId) -> float:
    worth = battle.kind(who).worth
    if battle.units[who].host == unit:
        return _THERE * worth
    stride = battle.allowance(who)
    over = leg(start(battle, who), start(battle, unit)) - stride - INCH
    return _NEAR * worth * (float(_LATER ** (1 + over / max(stride, 1))) if over > 0 else 1.0)


def sturdiness(battle: Battle, unit: UnitId) -> float:
    """How long a unit stands, at a guess: many figures, good ones, in good armour, round a standard."""
    now, kind = battle.units[unit], battle.kind(unit)
    better = 0.2 * quality_bonus(kind.quality) + 0.12 * (kind.strength + kind.resilience) + _ARMOUR[kind.armour]
    return float((now.figures * kind.worth) ** 0.5) * (1 + better + 0.1 * kind.shield + 0.1 * now.standard)
