"""Features: what can be counted on the table of each side, for the learned evaluation.

Points are counted in thousandths of what an army cost, so that small and large battles compare. Every feature speaks
of one side; what a position is worth is learned from the differences between sides.
"""

from __future__ import annotations

from carnyx.games.warriors.blocks.formation import gap
from carnyx.games.warriors.play.battle import PLAYERS, Battle, UnitId, touching
from carnyx.games.warriors.play.marches import manner
from carnyx.games.warriors.play.sight import nearest
from carnyx.games.warriors.play.targets import reach
from carnyx.games.warriors.play.victory import lost_points
from carnyx.games.warriors.players.fire import is_shooter
from carnyx.games.warriors.players.worth import hearers, loss, wear

VERSION = 1  # raised whenever a feature counts something else
NAMES: tuple[str, ...] = (
    "strength",  # points in proportion to the figures that are left
    "strength_late",  # the same, the more the later it is
    "standing",  # points of units and individuals that are still there, dead figures not counted
    "brink",  # how near the army is to being beaten, counted steeply
    "shaken",
    "raging",  # points of units in bloodlust
    "disorganised",
    "heads",  # what the death of its leaders would cost
    "heads_alone",  # the same, of leaders without a unit around them
    "leaderless",  # points of units whose leader is dead
    "engaged",
    "fights",  # what rounds under way take from the enemy
    "strikes",  # what the nearest enemy would lose by a round that a move brings on
    "strikes_later",  # the same, of those who need two moves
    "in_range",  # points of shooters with an enemy within reach
    "volleys",  # points of shooters in proportion to the volleys that are left
    "attacks",  # points of units that must go forward
    "far",  # points of fighters who are three moves or more from any enemy
)
_SOON, _LATER, _FAR = 1, 2, 3  # moves away from the nearest enemy


def features(battle: Battle) -> list[list[int]]:
    """The features of every side, in the order of `NAMES`."""
    late = battle.turn / battle.field.turns
    return [_side(battle, player, late) for player in range(PLAYERS)]


def _side(battle: Battle, player: int, late: float) -> list[int]:
    counts = dict.fromkeys(NAMES, 0.0)
    whole = battle.field.points[player] or 1
    for unit in battle.formed(player):
        _count_unit(battle, unit, counts)
    for who in battle.individuals(player):
        _count_individual(battle, who, counts)
    counts["strength_late"] = counts["strength"] * late
    limit = battle.edition.beaten_share * whole / 100
    counts["brink"] = whole * min(1.0, lost_points(battle, player) / max(limit, 1)) ** 3
    return [int(1000 * counts[name] / whole) for name in NAMES]


def _count_unit(battle: Battle, unit: UnitId, counts: dict[str, float]) -> None:
    now, enemies = battle.units[unit], touching(battle, unit)
    left = now.points * now.figures / now.start
    counts["strength"] += left
    counts["standing"] += now.points
    if now.condition == "shaken":
        counts["shaken"] += left
    if now.condition == "bloodlust":
        counts["raging"] += left
    if now.disorganised:
        counts["disorganised"] += left
    if not battle.units[now.command].is_here:
        counts["leaderless"] += left
    if is_shooter(battle, unit):
        _count_shooter(battle, unit, left, counts)
    if enemies:
        counts["engaged"] += left
        counts["fights"] += max([_taken(battle, unit, enemy) for enemy in enemies])
    elif now.condition != "shaken" and (enemy := nearest(battle, unit)) is not None:
        _count_approach(battle, unit, enemy, left, counts)


def _count_shooter(battle: Battle, unit: UnitId, left: float, counts: dict[str, float]) -> None:
    missile, volleys = battle.kind(unit).shoots_with, battle.units[unit].volleys
    most = battle.edition.volleys(missile)
    counts["volleys"] += left * volleys / max(most, volleys, 1)
    enemy = nearest(battle, unit)
    if enemy is not None and gap(battle.body(unit), battle.body(enemy)) <= reach(missile, "long"):
        counts["in_range"] += left


def _count_approach(battle: Battle, unit: UnitId, enemy: UnitId, left: float, counts: dict[str, float]) -> None:
    moves = gap(battle.body(unit), battle.body(enemy)) / max(battle.allowance(unit), 1)
    if manner(battle, unit) in ("attack", "bloodlust"):
        counts["attacks"] += left
    if moves <= _SOON:
        counts["strikes"] += _taken(battle, unit, enemy)
    elif moves <= _LATER:
        counts["strikes_later"] += _taken(battle, unit, enemy)
    elif moves >= _FAR and not is_shooter(battle, unit):
        counts["far"] += left


def _taken(battle: Battle, unit: UnitId, enemy: UnitId) -> float:
    """What a round front to front takes from an enemy, in points."""
    return min(wear(battle, unit, enemy), 1.0) * battle.units[enemy].points


def _count_individual(battle: Battle, who: UnitId, counts: dict[str, float]) -> None:
    now, kind = battle.units[who], battle.kind(who)
    counts["strength"] += now.points
    counts["standing"] += now.points
    if kind.is_leader and hearers(battle, who):
        counts["heads"] += loss(battle, who)
        if now.host < 0:
            counts["heads_alone"] += loss(battle, who)
