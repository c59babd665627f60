"""Worth: what a loss costs a side; a leader counts for the men who would hear of his death (warriors.command)."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from carnyx.games.warriors.odds.results import news_odds
from carnyx.games.warriors.play.battle import Battle, Kind, UnitId
from carnyx.games.warriors.play.combatants import combatant_of, save
from carnyx.games.warriors.play.command import news
from carnyx.games.warriors.play.victory import share
from carnyx.games.warriors.rules.combat import dice
from carnyx.games.warriors.rules.edition import Edition
from carnyx.games.warriors.rules.situations import Command
from carnyx.odds.front import in_contact

SHAKEN = 0.5  # of its points: what a unit that will not fight any more is lost to its side
_LATE = 5  # the turn from which a lead is worth sitting on
_MARGIN = 4  # points of a hundred that a lead must have beyond a draw
_STRONGER = 1.3  # an individual's die against another


def is_ahead(battle: Battle, player: int) -> bool:
    """Whether a side would win if nothing more happened, and not much more will (warriors.victory)."""
    if battle.turn < _LATE:
        return False
    return share(battle, 1 - player) - share(battle, player) >= battle.edition.draw_gap + _MARGIN


def price(battle: Battle, unit: int) -> float:
    """What a figure of a unit is worth in points."""
    now = battle.units[unit]
    return now.points / now.start


def hearers(battle: Battle, who: int) -> list[UnitId]:
    """The units that would be tested if an individual were lost."""
    kind, player = battle.kind(who), battle.units[who].player
    if not kind.is_leader:
        return []
    everybody = kind.role == "warchief"
    return [unit for unit in battle.formed(player) if everybody or battle.units[unit].command == who]


def loss(battle: Battle, who: int) -> float:
    """What the death of an individual costs his side: his points, and the units that run when they hear of it."""
    now = battle.units[who]
    heard = hearers(battle, who)
    if not heard:
        return float(now.points)
    told = replace(news(battle, heard[0]), warchief_killed=battle.kind(who).role == "warchief")
    return now.points + _given_up(told) * sum(battle.units[unit].points for unit in heard)


@lru_cache(256)
def _given_up(told: Command) -> float:
    """The share of a unit that a command test costs on average."""
    results = news_odds(told).results
    return float(results["rout"]) + SHAKEN * float(results["shaken"])


@lru_cache(4096)
def deadly(mine: Kind, theirs: Kind, edition: Edition) -> float:
    """The chance that one die kills, before a save."""
    thrown = dice(combatant_of(mine), combatant_of(theirs), edition)[0]
    return float(thrown.hit.chance * thrown.kill.chance)


def might(battle: Battle, mine: UnitId, theirs: UnitId) -> float:
    """How much faster one unit would wear down another than it is worn down itself, front to front."""
    return wear(battle, mine, theirs) / max(wear(battle, theirs, mine), 1e-9)


def wear(battle: Battle, unit: UnitId, enemy: UnitId) -> float:
    """The share of an enemy that falls in a round: to those who touch him, and to the individuals in their places."""
    kind, body, front = battle.kind(unit), battle.body(unit), battle.body(enemy).front
    touch = in_contact(body.files, front // body.width)
    lent = sorted((battle.kind(who).worth for who in battle.attached(unit)), reverse=True)[:touch]
    dice = (touch - len(lent)) * kind.worth + _STRONGER * sum(lent)
    return dice * deadly(kind, battle.kind(enemy), battle.edition) / battle.units[enemy].figures


def fells(battle: Battle, kind: Kind, who: int) -> float:
    """The chance that one die of somebody fells an individual who stands alone."""
    return deadly(kind, battle.kind(who), battle.edition) * float(1 - save(battle, who).chance)
