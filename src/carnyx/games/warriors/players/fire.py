"""Fire: what a volley is worth, whom to shoot at, and where shooters go to shoot from.

Leaders who stand alone draw them on: a volley that fells one is worth the men who run when they hear of it.
"""

from __future__ import annotations

from functools import lru_cache

from carnyx.core.length import INCH
from carnyx.games.warriors.blocks.formation import gap
from carnyx.games.warriors.odds.preview import shot_odds
from carnyx.games.warriors.odds.shoot import casualties
from carnyx.games.warriors.play.battle import Battle, UnitId
from carnyx.games.warriors.play.combatants import save
from carnyx.games.warriors.play.marches import March, Marches, manner
from carnyx.games.warriors.play.movement import Legs, end
from carnyx.games.warriors.play.targets import reach, shot, targets
from carnyx.games.warriors.play.volleys import Aim, Aims
from carnyx.games.warriors.players.habits import THUMB, Habits
from carnyx.games.warriors.players.ways import fan, glance
from carnyx.games.warriors.players.worth import loss, price
from carnyx.games.warriors.rules.situations import Shot

_LOOKED_AT = 8  # places that are looked at closely
_DETOUR = 6 * INCH  # a Warchief may be so much farther off than another leader
_ELBOW = INCH  # beyond an enemy's move: out of his reach
_VOLLEY = 0.1  # inches of a better place that a point taken by the next volley is worth


def is_shooter(battle: Battle, unit: int) -> bool:
    """Whether shooting is what a unit should do: it has missiles, and volleys left."""
    return battle.kind(unit).missile is not None and battle.units[unit].volleys > 0


def shot_value(battle: Battle, unit: int, target: int, volleys: int) -> float:
    """What a volley is worth in points; a leader takes his men with him."""
    if not battle.kind(target).is_individual:
        return _felled(shot(battle, unit, target, volleys)) * price(battle, target)
    expected = float(shot_odds(battle, unit, target, volleys).expected)
    felled: float = 1 - float(save(battle, target).chance) ** expected
    return felled * loss(battle, target)


@lru_cache(maxsize=1024)  # who looks for a place thinks of the same shot from many places
def _felled(shot: Shot) -> float:
    """How many figures a shot fells on average."""
    return float(casualties(shot).mean)


def aim(battle: Battle, options: Aims) -> Aim:
    """The target that loses most; one volley at a time, more at a leader or when the enemy is about to charge."""
    unit = options.unit
    hints = [each for each in options.hints() if each.volleys]
    best = max(dict.fromkeys(each.target for each in hints), key=lambda target: shot_value(battle, unit, target, 1))
    apart = gap(battle.body(unit), battle.body(best))
    left = battle.units[unit].volleys
    hurry = left > battle.field.turns - battle.turn + 1
    if hurry or battle.kind(best).is_individual or apart <= battle.allowance(best) + _ELBOW:
        return Aim(best, max(each.volleys for each in hints))
    return Aim(best, 1)


def post(battle: Battle, options: Marches, unit: UnitId, habits: Habits = THUMB) -> March:
    """Where shooters go: in reach of a leader who stands alone, out of reach of blades, where a volley pays most."""
    body = battle.body(unit)
    far = reach(battle.kind(unit).shoots_with, "long") - INCH
    foes = [
        (battle.body(foe), battle.allowance(foe) + _ELBOW) for foe in chargers(battle, 1 - battle.units[unit].player)
    ]
    heads = [
        (battle.body(head), 0 if battle.kind(head).role == "warchief" else _DETOUR)
        for head in battle.enemies(unit)
        if battle.kind(head).is_leader
    ]

    def place(legs: Legs) -> float:
        there = end(body, legs)
        nearest = min([glance(there, head) + detour for head, detour in heads], default=0)
        danger = sum([max(0, stride - glance(there, foe)) for foe, stride in foes])
        return -(max(0, nearest - far) + habits.caution * danger) / INCH

    ranked = sorted(
        ((place(legs), legs) for legs in fan(battle, unit, options.allowed(unit))), key=lambda each: -each[0]
    )
    best, found, seen = 0.0, March(unit), 0
    for standing, legs in ranked:
        if options.refuse(March(unit, legs)) is not None:
            continue
        after = battle.changed(unit, body=end(body, legs))
        volley = max((shot_value(after, unit, target, 1) for target in targets(after, unit)), default=0.0)
        value = standing + _VOLLEY * volley
        if not seen or value > best:
            best, found = value, March(unit, legs)
        seen += 1
        if seen == _LOOKED_AT:
            break
    return found


def chargers(battle: Battle, player: int) -> list[UnitId]:
    """A player's units that might charge, now or when they get another order."""
    return [unit for unit in battle.formed(player) if manner(battle, unit) not in ("shaken", "locked")]
