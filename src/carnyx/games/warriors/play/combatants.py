"""Combatants: a unit of a battle as the rules of combat see it, by itself and against an enemy it touches.

This is the one place where the facts of the table become those of a combat, a combat test or a save.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from carnyx.core.check import Check
from carnyx.games.warriors.play.battle import Battle, Kind, UnitId
from carnyx.games.warriors.play.contact import rounds, started
from carnyx.games.warriors.play.engagements import Against, against, assignment
from carnyx.games.warriors.play.phases import Assigned
from carnyx.games.warriors.play.places import in_front, struck_by
from carnyx.games.warriors.rules import combat
from carnyx.games.warriors.rules.combat import Dice, Split
from carnyx.games.warriors.rules.individuals import Kind as RoleName
from carnyx.games.warriors.rules.situations import Combatant


@lru_cache(maxsize=256)
def combatant_of(kind: Kind) -> Combatant:
    """A single figure of a kind, of which nothing else is known."""
    return Combatant(
        figures=1,
        contact=1,
        quality=kind.quality,
        weapon=kind.melee,
        armour=kind.armour,
        discipline=kind.discipline,
        order="hold",
        worth=kind.worth,
        strength=kind.strength,
        resilience=kind.resilience,
        shield=kind.shield,
        alone="no" if not kind.is_individual else "warchief" if kind.role == "warchief" else "other",
    )


def combatant(battle: Battle, unit: int) -> Combatant:
    """A unit as it stands, whomever it fights."""
    now, kind = battle.units[unit], battle.kind(unit)
    return replace(
        combatant_of(kind),
        figures=now.figures,
        contact=0,
        order="hold" if kind.is_individual else now.order,
        champion=now.champion,
        disorganised=now.disorganised,
        condition=now.condition,
        standard=now.standard,
        standard_lost=now.standard_lost,
        individuals=_roles(battle, in_front(battle, unit)),
        lost=max(now.began - now.figures, 0),
        killed=now.killed,
    )


def _roles(battle: Battle, individuals: tuple[UnitId, ...]) -> tuple[RoleName, ...]:
    return tuple([role for each in individuals if (role := battle.kind(each).role)])


def opponent(battle: Battle, unit: int, enemy: int) -> Combatant:
    """A unit as it fights an enemy it touches."""
    how = assignment(battle, unit)
    return _against(battle, unit, enemy, how, against(battle, unit, how)[UnitId(enemy)])


def _against(battle: Battle, unit: int, enemy: int, how: Assigned, who: Against) -> Combatant:
    return replace(
        combatant(battle, unit),
        contact=who.figures,
        individuals=_roles(battle, who.individuals),
        two_ranks=how.two_ranks,
        defends_standard=defends_standard(battle, unit, enemy),
    )


def defends_standard(battle: Battle, unit: int, enemy: int) -> bool:
    """Whether a unit defends its standard: in the first round of a contact it did not start."""
    fresh = rounds(battle, unit, enemy) < battle.edition.standard_rounds
    return battle.units[unit].standard and fresh and not started(battle, unit, enemy)


def dice(battle: Battle, unit: int, enemy: int) -> tuple[Dice, ...]:
    """The dice a unit throws at an enemy; who fights several shares them out (warriors.combat.split)."""
    how = assignment(battle, unit)
    fighting = against(battle, unit, how)
    elsewhere = sum([_worth(battle, unit, who) for foe, who in fighting.items() if foe != enemy])
    side = _against(battle, unit, enemy, how, fighting[UnitId(enemy)])
    return combat.dice(side, opponent(battle, enemy, unit), battle.edition, Split(elsewhere, how.extra == enemy))


def _worth(battle: Battle, unit: int, who: Against) -> int:
    """The worth of all who fight one enemy."""
    return who.figures * battle.kind(unit).worth + sum([battle.kind(each).worth for each in who.individuals])


def strikes(battle: Battle, unit: int, enemy: int) -> int:
    """How many natural noughts of a unit can strike individuals with an enemy (warriors.individuals.hit)."""
    return combat.strikes(len(struck_by(battle, enemy, unit)), battle.edition)


def save(battle: Battle, individual: int) -> Check:
    """What an individual needs to save himself."""
    role = battle.kind(individual).role
    return combat.save("warchief" if role == "warchief" else "other", battle.edition)
