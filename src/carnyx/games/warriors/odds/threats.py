"""Threats: who can harm a unit before it acts again, how, and with what odds; and how far the unit itself reaches.

A charge is judged as if the enemy were told to attack this very unit: the straight way at it, if that meets it.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from carnyx.games.warriors.blocks.formation import gap, is_gap_at_most
from carnyx.games.warriors.odds.combat import CombatOdds
from carnyx.games.warriors.odds.preview import charge_odds, combat_odds, shot_odds
from carnyx.games.warriors.odds.shoot import ShootOdds
from carnyx.games.warriors.play.battle import Battle, UnitId, touching
from carnyx.games.warriors.play.compulsory import towards
from carnyx.games.warriors.play.marches import March, manner
from carnyx.games.warriors.play.targets import reach, targets


class Ring(Struct, frozen=True):
    """How far a unit reaches in one way, in ticks from its bases."""

    name: str
    reach: int


class Threat(Struct, frozen=True):
    """What one enemy can do to a unit before that one acts again."""

    enemy: UnitId
    gap: int
    fights: CombatOdds | None = None  # they are in contact
    charge: CombatOdds | None = None  # it can reach the unit with its next move
    is_bound: bool = False  # it must charge if it can: on ATTACK or in bloodlust
    shoot: ShootOdds | None = None

    @property
    def is_danger(self) -> bool:
        """Whether it can do any harm at all."""
        return self.fights is not None or self.charge is not None or self.shoot is not None


class Threats(Struct, frozen=True):
    """All that threatens a unit, the nearest enemy first, and the rings of its own reach."""

    unit: UnitId
    rings: tuple[Ring, ...]
    threats: tuple[Threat, ...]


def threats(battle: Battle, unit: UnitId) -> Threats:
    """Who can harm a unit before it acts again, and how; and how far the unit itself reaches."""
    if battle.units[unit].body is None:
        return Threats(unit, (), ())
    found = [_threat(battle, unit, enemy) for enemy in battle.enemies(unit)]
    found.sort(key=lambda threat: (threat.gap, threat.enemy))
    return Threats(unit, rings(battle, unit), tuple(found))


def rings(battle: Battle, unit: int) -> tuple[Ring, ...]:
    """How far a unit moves and shoots."""
    weapon = battle.kind(unit).missile
    shots = (
        (Ring("short", reach(weapon, "short")), Ring("long", reach(weapon, "long")))
        if weapon is not None and battle.units[unit].volleys
        else ()
    )
    return (Ring("move", battle.allowance(unit)), *shots)


def _threat(battle: Battle, unit: UnitId, enemy: UnitId) -> Threat:
    mine, theirs = battle.body(unit), battle.body(enemy)
    apart = gap(mine, theirs)
    if enemy in touching(battle, unit):
        return Threat(enemy, apart, fights=combat_odds(battle, enemy, unit))
    shot = shot_odds(battle, enemy, unit, 1) if unit in targets(battle, enemy) else None
    return Threat(enemy, apart, None, _charge(battle, enemy, unit), _is_bound(battle, enemy), shot)


def _is_bound(battle: Battle, enemy: int) -> bool:
    return not battle.kind(enemy).is_individual and manner(battle, enemy) in ("attack", "bloodlust")


def _charge(battle: Battle, enemy: UnitId, unit: UnitId) -> CombatOdds | None:
    now = battle.units[enemy]
    near = is_gap_at_most(battle.body(unit), battle.body(enemy), battle.allowance(enemy))
    if battle.kind(enemy).is_individual or now.condition == "shaken" or touching(battle, enemy) or not near:
        return None
    legs = towards(battle, enemy, unit).legs
    told = battle.with_unit(enemy, replace(now, order="attack"))
    return charge_odds(told, March(enemy, legs)) if legs else None
