"""Situations: what the rules ask of a position before dice are thrown, filled from the battle here and nowhere else.

A new fact of the table that changes a throw is a field of its situation (`rules/checks.py`, `rules/morale.py`) and a
line here. Play, previews, threats and computer players all come through this module; only the calculators, which have
no table, fill situations from what they are told.
"""

from __future__ import annotations

from carnyx.core.footprint import is_gap_at_most, is_in_contact
from carnyx.games.celtos.play.battle import Battle, UnitId, enemies_near, is_engaged
from carnyx.games.celtos.play.sight import gap_seen
from carnyx.games.celtos.rules.attacks import Fire, Strikers
from carnyx.games.celtos.rules.checks import Blow, Nerve, Rally, Shot, Test, Wound
from carnyx.games.celtos.rules.melee import ArmedWith
from carnyx.games.celtos.rules.morale import Standing
from carnyx.games.celtos.rules.tables import RANGE_BANDS
from carnyx.games.celtos.rules.weapons import Damage


def fire(battle: Battle, unit: UnitId, target: UnitId, done: Damage, models: int = 1, *, moved: bool) -> Fire:
    """Models of a unit that shoot at another with what their weapon does in one range band."""
    return Fire(models, shot(battle, unit, target, done, moved=moved), shot_wound(battle, unit, target, done))


def shot(battle: Battle, unit: UnitId, target: UnitId, done: Damage, *, moved: bool) -> Shot:
    """One model of a unit shoots at another unit."""
    mine, theirs = battle.kind(unit), battle.kind(target)
    return Shot(
        skill=mine.sh,
        moved=moved,
        size=theirs.sz,
        weapon=done.to_hit,
        marksmanship=mine.trait("marksmanship"),
        edition=battle.edition,
    )


def shot_wound(battle: Battle, unit: UnitId, target: UnitId, done: Damage) -> Wound:
    """A hit of a unit's shot, or of its template, may wound a model of another."""
    mine = battle.kind(unit)
    return Wound(
        damage=done.of(mine.st),
        toughness=battle.kind(target).toughness,
        penetrating=mine.trait("penetrating"),
        edition=battle.edition,
    )


def strikers(
    battle: Battle,
    unit: UnitId,
    target: UnitId,
    arm: ArmedWith,
    models: int = 1,
    *,
    charged: bool,
    defends_cover: bool = False,
    is_parried: bool = False,
) -> Strikers:
    """Models of a unit that strike at another; the round says who charged, defends cover and is parried."""
    return Strikers(
        models,
        battle.kind(unit).individual,
        blow(battle, unit, target, arm, charged=charged, defends_cover=defends_cover),
        blow_wound(battle, unit, target, arm),
        battle.kind(target).trait("parry") if is_parried else 0,
    )


def blow(battle: Battle, unit: UnitId, target: UnitId, arm: ArmedWith, *, charged: bool, defends_cover: bool) -> Blow:
    """One model of a unit strikes at another unit."""
    return Blow(
        attack=battle.kind(unit).attack,
        defence=battle.kind(target).attack,
        panicked=battle.units[unit].panicked,
        charged=charged,
        defends_cover=defends_cover,
        enemy_panicked=battle.units[target].panicked,
        weapon=arm.damage.to_hit,
        edition=battle.edition,
    )


def blow_wound(battle: Battle, unit: UnitId, target: UnitId, arm: ArmedWith) -> Wound:
    """A blow that hits may wound a model of another unit."""
    return Wound(
        damage=arm.damage.of(battle.kind(unit).st),
        toughness=battle.kind(target).toughness,
        penetrating=arm.penetrating,
        edition=battle.edition,
    )


def standing(battle: Battle, unit: UnitId, before: int, lost_combat: bool, fought: bool) -> Standing:
    """A unit after a volley or a round, as its morale sees it; before: its models, or an individual's wounds, then."""
    return Standing(
        start=first_strength(battle, unit),
        before=before,
        left=strength(battle, unit),
        individual=battle.kind(unit).individual,
        lost_combat=lost_combat,
        engaged=fought or is_engaged(battle, unit),
        edition=battle.edition,
    )


def strength(battle: Battle, unit: UnitId) -> int:
    """What a unit's losses are counted in: its models, or an individual's wounds left."""
    now = battle.units[unit]
    return sum(now.wounds) if battle.kind(unit).individual else now.models


def first_strength(battle: Battle, unit: UnitId) -> int:
    """What a unit began with, counted in the same way."""
    kind = battle.kind(unit)
    return kind.w if kind.individual else battle.units[unit].start


def nerve(battle: Battle, unit: UnitId, lost_combat: bool) -> Nerve:
    """A unit whose nerve is tried."""
    now = battle.units[unit]
    return Nerve(
        command=battle.kind(unit).cd,
        leader=now.has("leader"),
        standard=now.has("standard"),
        lost_combat=lost_combat,
        edition=battle.edition,
    )


def rally(battle: Battle, unit: UnitId) -> Rally:
    """A panicked unit that tries to rally."""
    now = battle.units[unit]
    return Rally(
        command=battle.kind(unit).cd,
        leader=now.has("leader"),
        musician=now.has("musician"),
        enemy_medium=_is_enemy_within(battle, unit, "medium"),
        enemy_short=_is_enemy_within(battle, unit, "short"),
        edition=battle.edition,
    )


def _is_enemy_within(battle: Battle, unit: UnitId, band: str) -> bool:
    """Whether an enemy unit is in sight and within a range band; one in contact is both."""
    reach = battle.inch(RANGE_BANDS("limit", band))
    mine = battle.units[unit].footprint
    return any(
        is_in_contact(mine, battle.units[enemy].footprint)
        or (is_gap_at_most(mine, battle.units[enemy].footprint, reach) and _is_seen_within(battle, unit, enemy, reach))
        for enemy in enemies_near(battle, unit, mine.box, reach)
    )


def _is_seen_within(battle: Battle, unit: UnitId, enemy: UnitId, reach: int) -> bool:
    """Whether the nearest model that is seen is within reach: the range is measured as for a shot."""
    gap = gap_seen(battle, unit, enemy)
    return gap is not None and gap <= reach


def reaction(battle: Battle, unit: UnitId) -> Test:
    """A unit that tries to react."""
    return Test(stat=battle.kind(unit).i, edition=battle.edition)
