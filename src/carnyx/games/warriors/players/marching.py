"""Marching: who attacks finds a way round friends, shooters seek a post, who is locked in combat widens his front.

The household draws its files in while it waits for the leaders.
"""

from __future__ import annotations

from carnyx.core.length import INCH
from carnyx.games.warriors.blocks.formation import gap, is_in_arc
from carnyx.games.warriors.play.battle import Battle, UnitId, touching
from carnyx.games.warriors.play.compulsory import Compelled
from carnyx.games.warriors.play.marches import March, Marches, compelled, manner
from carnyx.games.warriors.play.movement import end
from carnyx.games.warriors.play.routes import route
from carnyx.games.warriors.play.sight import nearest
from carnyx.games.warriors.players.fire import is_shooter, post
from carnyx.games.warriors.players.habits import THUMB, Habits
from carnyx.games.warriors.players.household import household, narrowest
from carnyx.games.warriors.players.ways import fan, glance
from carnyx.odds.front import FLANKS

_TOGETHER = 2  # leaders in the ranks of one unit: it stands deep and narrow


def march(battle: Battle, options: Marches, habits: Habits = THUMB) -> March:
    """The unit nearest the enemy first."""
    unit = min(options.units, key=lambda each: (_apart(battle, each), each))
    match manner(battle, unit):
        case "attack" | "bloodlust" | "shaken":
            return _compulsory(battle, options, unit)
        case "oppose":
            return post(battle, options, unit, habits) if is_shooter(battle, unit) else March(unit)
        case "hold":
            early = _outflanking(battle, options, unit) if habits.widens_early else None
            return early or _drawn_in(battle, options, unit) or _facing(battle, options, unit)
        case "locked":
            return _widening(battle, options, unit, habits)


def _apart(battle: Battle, unit: UnitId) -> int:
    enemy = nearest(battle, unit)
    return gap(battle.body(unit), battle.body(enemy)) if enemy is not None else 0


def _compulsory(battle: Battle, options: Marches, unit: UnitId) -> March:
    """The compulsory move, or the best way round what blocks it; who may stand stands to shoot or to reorganise."""
    stands, move = March(unit), compelled(battle, unit)
    if move is None or (_would_stand(battle, unit) and options.refuse(stands) is None):
        return stands
    is_straight = route(battle.field.table, battle.body(unit), battle.body(move.goal)) is None
    if move.is_blocked and is_straight and manner(battle, unit) != "shaken":
        return _round(battle, options, unit, move)
    return March(unit, move.legs)


def _would_stand(battle: Battle, unit: UnitId) -> bool:
    return is_shooter(battle, unit) or battle.units[unit].disorganised


def _round(battle: Battle, options: Marches, unit: UnitId, move: Compelled) -> March:
    """Of all ways past friends that lead an inch nearer at least the one that ends nearest; else it stays in order."""
    body, goal = battle.body(unit), battle.body(move.goal)
    ranked = sorted(
        (glance(end(body, legs), goal), number, legs)
        for number, legs in enumerate(fan(battle, unit, options.allowed(unit)))
    )
    most = glance(end(body, move.legs), goal) - INCH
    for apart, _, legs in ranked:
        if apart >= most:
            break
        if options.refuse(March(unit, legs)) is None:
            return March(unit, legs)
    return March(unit, move.legs)


def _drawn_in(battle: Battle, options: Marches, unit: UnitId) -> March | None:
    """The household as deep as it may stand with a place in front for each leader: few enemies touch it."""
    files = narrowest(battle, unit)
    if files >= battle.body(unit).files or unit != household(battle, battle.units[unit].player):
        return None
    narrow = March(unit, files=files)
    return narrow if options.refuse(narrow) is None else None


def _facing(battle: Battle, options: Marches, unit: UnitId) -> March:
    """Who holds turns to face the enemy when he has him behind or beside."""
    enemy = nearest(battle, unit)
    if enemy is None:
        return March(unit)
    body, aim, arc = battle.body(unit), battle.body(enemy), battle.edition.arc * 10
    if is_in_arc(body, aim, arc):
        return March(unit)
    turns = (each for each in options.for_unit(unit) if each.legs and is_in_arc(end(body, each.legs), aim, arc))
    return next(turns, March(unit))


def _outflanking(battle: Battle, options: Marches, unit: UnitId) -> March | None:
    """A front that reaches round both corners of the nearest enemy's; not where leaders stand together."""
    enemy = nearest(battle, unit)
    if enemy is None or battle.kind(enemy).is_individual or len(battle.attached(unit)) >= _TOGETHER:
        return None
    return _wider(battle, options, unit, battle.body(enemy).files + FLANKS)


def _widening(battle: Battle, options: Marches, unit: UnitId, habits: Habits) -> March:
    """More figures to bear, until the front reaches round both corners of the enemy's, or as far as it goes."""
    if habits.widens_fully:
        return _wider(battle, options, unit, battle.body(unit).figures) or March(unit)
    front = max((battle.body(enemy).files for enemy in touching(battle, unit)), default=0) + FLANKS
    return _wider(battle, options, unit, front) or March(unit)


def _wider(battle: Battle, options: Marches, unit: UnitId, front: int) -> March | None:
    """A front of so many files, or of as many as may be; none if it is as wide already, or cannot be wider."""
    wider = [each for each in options.for_unit(unit) if each.files]
    if battle.body(unit).files >= front or not wider:
        return None
    files = min(front, max(each.files for each in wider))
    chosen = March(unit, files=files)
    return chosen if files > battle.body(unit).files and options.refuse(chosen) is None else None
