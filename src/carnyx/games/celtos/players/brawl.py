"""Brawls: what an assault is worth, by its exact odds; and which of two units had better not meet the other."""

from __future__ import annotations

from functools import lru_cache
from math import inf

from carnyx.games.celtos.odds.preview import assault_odds
from carnyx.games.celtos.play import situations
from carnyx.games.celtos.play.battle import Battle, UnitId, is_engaged
from carnyx.games.celtos.play.blows import close_weapons
from carnyx.games.celtos.play.situations import strength
from carnyx.games.celtos.players.fire import is_shooter
from carnyx.games.celtos.players.worth import gap, harm, lead, price
from carnyx.games.celtos.rules import attacks
from carnyx.games.celtos.rules.attacks import Strikers
from carnyx.games.celtos.rules.melee import wielded
from carnyx.odds.mixture import TooWide
from carnyx.odds.spread import Spread

_LATER = 2  # rounds that follow a charge before somebody breaks
_ALONE = 4.0  # points a charge must promise for each it may cost: once engaged, a unit stays so
_TOGETHER = 1.2  # the same against an enemy who is engaged already
_BACKED = 2.0  # the same if a friend may still join in this turn
_DESPAIR = 1.3  # how much less is asked towards the end by who does not lead: in the last turn, next to nothing
_HOPE = 3  # how much better than at a glance the exact odds of a charge may be
_THRONG = 5_000  # steps of exact odds before a player no longer works them out at the table
_ABREAST = 4  # models of a unit that come to blows with another, or with a single man
_REPLY = 0.7  # those who are charged strike back with fewer
_ROUNDS = 1.5  # that a glance looks ahead
_LOCKED = 0.05  # of a unit's points: being charged at all takes its choices away


def charge_value(battle: Battle, unit: UnitId, target: UnitId) -> float:
    """What a charge promises, counting the rounds that will follow it; more than nought, and it is worth ordering."""
    asked = _asked(battle, unit, target)
    hurts, risks = blows(battle, unit, target, charges=True), blows(battle, target, unit, charges=False)
    if hurts * _HOPE < asked * risks:
        return -inf  # no use working it out
    won, lost = _stakes(battle, unit, target, later=False)
    if won or lost:
        later = _stakes(battle, unit, target, later=True)
        won, lost = won + _LATER * later[0], lost + _LATER * later[1]
    return won - asked * lost


def round_value(battle: Battle, unit: UnitId, target: UnitId) -> float:
    """What one round wins in points on average, less what it costs; in the end who is behind risks nothing."""
    won, lost = _stakes(battle, unit, target, later=False)
    desperate = battle.turn == battle.field.turns and lead(battle, battle.units[unit].player) <= 0
    return won if desperate else won - lost


def _stakes(battle: Battle, unit: UnitId, target: UnitId, *, later: bool) -> tuple[float, float]:
    """The points a round wins and those it costs, on average, by its exact odds; a throng is judged at a glance."""
    try:
        odds = assault_odds(battle, unit, target, later=later, widest=_THRONG)
    except TooWide:
        return blows(battle, unit, target, charges=not later), blows(battle, target, unit, charges=False)
    won = lost = 0.0
    for id, side in odds.units.items() if odds else ():
        who = UnitId(id)
        losses = _strength_lost(battle, who, side.casualties)
        points = harm(battle, who, losses, float(side.morale.panic), float(side.morale.rout))
        won, lost = (won, lost + points) if who == unit else (won + points, lost)
    return won, lost


def _strength_lost(battle: Battle, unit: UnitId, casualties: Spread) -> Spread:
    """The same losses in what a unit's strength is counted in: an individual who falls has lost all his wounds."""
    if not battle.kind(unit).individual:
        return casualties
    alive, *dead = casualties.counts
    return Spread((alive, *(0,) * (strength(battle, unit) - 1), sum(dead)), casualties.total)


def _asked(battle: Battle, unit: UnitId, target: UnitId) -> float:
    """The points a charge must promise for each it may cost: fewer with friends in the fight, or no lead to lose."""
    ahead, late = lead(battle, battle.units[unit].player), battle.turn / battle.field.turns
    odds = _TOGETHER if is_engaged(battle, target) else _BACKED if _is_backed(battle, unit, target) else _ALONE
    return odds if ahead > 0 else 1 + (odds - 1) * (1 - _DESPAIR * late * late)


def _is_backed(battle: Battle, unit: UnitId, target: UnitId) -> bool:
    """Whether a friend may still join a fight in this turn."""
    return any(
        friend != unit
        and not battle.units[friend].activated
        and not battle.units[friend].panicked
        and not is_shooter(battle, friend)
        and gap(battle, friend, target) <= 2 * battle.inch(battle.kind(friend).m)
        and not is_engaged(battle, friend)
        for friend in battle.of(battle.units[unit].player)
    )


def danger(battle: Battle, enemy: UnitId, unit: UnitId) -> float:
    """What it costs a unit to be charged by an enemy, as a player sees it at a glance."""
    return _LOCKED * battle.units[unit].points + gain(battle, enemy, unit)


def gain(battle: Battle, unit: UnitId, enemy: UnitId) -> float:
    """What a charge may win, as a player sees it at a glance; nothing against somebody stronger."""
    return _ROUNDS * max(
        0.0, blows(battle, unit, enemy, charges=True) - _REPLY * blows(battle, enemy, unit, charges=False)
    )


def blows(battle: Battle, unit: UnitId, enemy: UnitId, *, charges: bool) -> float:
    """The points a unit takes from an enemy in a round, on average."""
    foe = battle.kind(enemy)
    arm = wielded(close_weapons(battle, unit)[0], battle.kind(unit).traits, fresh=charges, charges=charges)
    wounds = _wounds(situations.strikers(battle, unit, enemy, arm, charged=charges))
    abreast = min(battle.units[unit].models, _ABREAST)
    return price(battle, enemy, abreast * wounds / (1 if foe.individual else foe.w)) - price(battle, enemy)


@lru_cache(4096)
def _wounds(strikers: Strikers) -> float:
    """The wounds that these strikers give in a round, on average."""
    return sum(each.dice * float(each.to_hit.chance * each.to_wound.chance) for each in attacks.blows(strikers))
