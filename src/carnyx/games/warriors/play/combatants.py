"""Combatants: a unit of a battle as the rules of combat see it, by itself and against an enemy it touches.

This is the one place where the facts of the table become those of a combat, a combat test or a save.
"""

from __future__ import annotations

from msgspec.structs import replace

from carnyx.core.check import Check
from carnyx.games.warriors.play.battle import Battle, Kind, UnitId
from carnyx.games.warriors.play.contact import rounds, started
from carnyx.games.warriors.play.engagements import assignment, figures_against
from carnyx.games.warriors.rules import combat
from carnyx.games.warriors.rules.combat import Dice, Split
from carnyx.games.warriors.rules.situations import Combatant


def combatant_of(kind: Kind, figures: int = 1) -> Combatant:
    """So many figures of a kind, of which nothing else is known."""
    return Combatant(
        figures=figures,
        contact=figures,
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
        combatant_of(kind, now.figures),
        contact=0,
        order="hold" if kind.is_individual else now.order,
        champion=now.champion,
        disorganised=now.disorganised,
        condition=now.condition,
        standard=now.standard,
        standard_lost=now.standard_lost,
        individuals=tuple([role for each in battle.attached(unit) if (role := battle.kind(each).role)]),
        lost=max(now.began - now.figures, 0),
    )


def opponent(battle: Battle, unit: int, enemy: int) -> Combatant:
    """A unit as it fights an enemy it touches."""
    return replace(
        combatant(battle, unit),
        contact=figures_against(battle, unit)[UnitId(enemy)],
        two_ranks=assignment(battle, unit).two_ranks,
        defends_standard=defends_standard(battle, unit, enemy),
    )


def defends_standard(battle: Battle, unit: int, enemy: int) -> bool:
    """Whether a unit defends its standard: in the first round of a contact it did not start."""
    fresh = rounds(battle, unit, enemy) < battle.edition.standard_rounds
    return battle.units[unit].standard and fresh and not started(battle, unit, enemy)


def split(battle: Battle, unit: int, enemy: int) -> Split:
    """How a unit shares out its dice, as one of its enemies sees it."""
    against = figures_against(battle, unit)
    return Split(sum(against.values()) - against[UnitId(enemy)], assignment(battle, unit).extra == enemy)


def dice(battle: Battle, unit: int, enemy: int) -> tuple[Dice, ...]:
    """The dice a unit throws at an enemy."""
    sides = opponent(battle, unit, enemy), opponent(battle, enemy, unit)
    return combat.dice(*sides, battle.edition, split(battle, unit, enemy))


def save(battle: Battle, individual: int) -> Check:
    """What an individual needs to save himself."""
    role = battle.kind(individual).role
    return combat.save("warchief" if role == "warchief" else "other", battle.edition)
