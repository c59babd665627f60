"""Heads: where the individuals go when there is nobody to hunt: into the ranks that need them, or out of harm's way."""

from __future__ import annotations

from carnyx.core.length import INCH
from carnyx.games.warriors.battle import Battle, UnitId, touching
from carnyx.games.warriors.formation import gap
from carnyx.games.warriors.targets import targets
from carnyx.games.warriors.walks import Walk, Walks
from carnyx.players.warriors.fire import is_shooter
from carnyx.players.warriors.hunt import approach, hunted


def walk(battle: Battle, options: Walks) -> Walk:
    """Hunters hunt; a leader in danger takes shelter in the ranks; Heroes and Bannermen fight in them."""
    unit = options.units[0]
    if found := hunted(battle, options, unit):
        return found
    if battle.kind(unit).is_leader:
        return _shelter(battle, options, unit) if in_danger(battle, unit) else Walk(unit)
    return _join(battle, options, unit) or Walk(unit)


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


def _join(battle: Battle, options: Walks, unit: UnitId) -> Walk | None:
    """Into the ranks of the best unit that fights or is about to."""
    now = battle.units[unit]
    fighting = [each for each in battle.formed(now.player) if battle.units[each].order == "attack"]

    def worth(each: UnitId) -> tuple[bool, int]:
        return bool(touching(battle, each)), battle.units[each].figures * battle.kind(each).worth

    if not fighting or (now.host >= 0 and (touching(battle, now.host) or not any(worth(each)[0] for each in fighting))):
        return None
    for host in sorted(fighting, key=worth, reverse=True):
        if host == now.host:
            return None
        walk = Walk(unit, join=host)
        if options.refuse(walk) is None:
            return walk
    return approach(battle, options, unit, battle.body(max(fighting, key=worth)), INCH)
