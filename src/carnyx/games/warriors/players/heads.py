"""Heads: where the individuals go: after an enemy leader alone, into the ranks of the household, or into shelter."""

from __future__ import annotations

from carnyx.core.length import INCH
from carnyx.games.warriors.blocks.formation import gap
from carnyx.games.warriors.play.battle import Battle, UnitId, touching
from carnyx.games.warriors.play.targets import targets
from carnyx.games.warriors.play.walks import Walk, Walks
from carnyx.games.warriors.players.fire import is_shooter
from carnyx.games.warriors.players.household import household
from carnyx.games.warriors.players.hunt import approach, hunted

_BESIDE = 2 * INCH  # how near they keep to the household while they cannot join it


def walk(battle: Battle, options: Walks) -> Walk:
    """Hunters hunt; who fights stays with it; everybody else joins the household, or follows it."""
    unit = options.units[0]
    if found := hunted(battle, options, unit):
        return found
    now = battle.units[unit]
    host = household(battle, now.player)
    if host is None:
        return _shelter(battle, options, unit) if in_danger(battle, unit) else Walk(unit)
    if now.host == host or (now.host >= 0 and touching(battle, now.host)):
        return Walk(unit)
    joins = Walk(unit, join=host)
    if options.refuse(joins) is None:
        return joins
    return approach(battle, options, unit, battle.body(host), _BESIDE)


def in_danger(battle: Battle, who: UnitId) -> bool:
    """Whether a man alone can be shot at, or reached by an enemy in his next move."""
    if battle.units[who].host >= 0:
        return False
    body = battle.body(who)
    for enemy in battle.enemies(who):
        if gap(body, battle.body(enemy)) <= battle.allowance(enemy) + INCH and not touching(battle, enemy):
            return True
        if is_shooter(battle, enemy) and who in targets(battle, enemy):
            return True
    return False


def _shelter(battle: Battle, options: Walks, unit: UnitId) -> Walk:
    """In the ranks of a unit that does not fight, the one farthest from the enemy."""
    player = battle.units[unit].player
    quiet = [
        each for each in battle.formed(player) if not touching(battle, each) and battle.units[each].condition == "ok"
    ]

    def apart(each: UnitId) -> int:
        return min((gap(battle.body(each), battle.body(foe)) for foe in battle.formed(1 - player)), default=0)

    for host in sorted(quiet, key=apart, reverse=True):
        walk = Walk(unit, join=host)
        if options.refuse(walk) is None:
            return walk
    return Walk(unit)
