"""Blows: who strikes whom in a step of a round, with which weapon, and what the dice need."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from msgspec.structs import replace

from carnyx.core.footprint import contacts
from carnyx.games.celtos.play import situations
from carnyx.games.celtos.play.battle import Battle, Fight, UnitId
from carnyx.games.celtos.rules import attacks, melee
from carnyx.games.celtos.rules.attacks import Attack
from carnyx.games.celtos.rules.melee import ArmedWith, When, wielded
from carnyx.games.celtos.rules.weapons import IMPROVISED, Weapon, weapon


class Strike(Attack, frozen=True):
    """Blows that are alike: of one unit at one other, with the models they may fall on."""

    unit: UnitId
    target: UnitId
    models: tuple[int, ...]


def close_weapons(battle: Battle, unit: UnitId) -> tuple[Weapon, ...]:
    """The weapons a unit may fight with; without any it improvises."""
    return _close_weapons(battle.kind(unit).weapons)


@lru_cache(256)  # one entry for each set of weapons on the table
def _close_weapons(names: tuple[str, ...]) -> tuple[Weapon, ...]:
    return tuple([each for each in map(weapon, names) if each.close is not None]) or (IMPROVISED,)


def arm_of(battle: Battle, unit: UnitId) -> ArmedWith:
    """The weapon a unit fights with in this round; the first it has, until it names one."""
    return _arms(battle, unit)[0]


def turn_of(battle: Battle, unit: UnitId) -> When:
    """The step in which a unit's turn comes: that of its weapon, or the first of those it may name."""
    return max([arm.when for arm in _arms(battle, unit)])


def is_armed(battle: Battle, unit: UnitId) -> bool:
    """Whether a unit has named its weapon for this round, or has no choice."""
    return len(_arms(battle, unit)) == 1


def _arms(battle: Battle, unit: UnitId) -> tuple[ArmedWith, ...]:
    """The weapon a unit has named, or all that it may name."""
    fight = battle.fight
    assert fight is not None
    named = fight.weapon(unit)
    arms = (weapon(named),) if named else close_weapons(battle, unit)
    return tuple([_armed(battle, fight, unit, arm) for arm in arms])


def _armed(battle: Battle, fight: Fight, unit: UnitId, arm: Weapon) -> ArmedWith:
    kind = battle.kind(unit)
    return wielded(arm, kind.traits, fresh=fight.fresh, charges=unit in fight.charged, caught=unit in fight.caught)


def contacts_of(battle: Battle) -> dict[UnitId, tuple[tuple[int, int], ...]]:
    """Who touches whom in the round: the activated unit's models and those of each enemy unit."""
    fight = battle.fight
    assert fight is not None
    mine = battle.units[fight.unit].footprint
    if not battle.units[fight.unit].wounds:
        return {}
    standing = (foe for foe in fight.enemies if battle.units[foe].wounds)
    return {foe: contacts(mine, battle.units[foe].footprint) for foe in standing}


def touched_by(battle: Battle, model: int) -> tuple[UnitId, ...]:
    """The enemy units that a model of the activated unit touches."""
    return tuple(foe for foe, pairs in contacts_of(battle).items() if any(mine == model for mine, _ in pairs))


def next_step(battle: Battle) -> When | None:
    """The next striking step of the round: the fastest that has not had its turn."""
    fight = battle.fight
    assert fight is not None
    if not all(any(battle.units[unit].wounds for unit in part) for part in fight.parts):
        return None
    return melee.next_step([turn_of(battle, unit) for unit in strikers(battle)], fight.step)


def strikers(battle: Battle) -> tuple[UnitId, ...]:
    """The units that strike in this round and still stand, the activated one first."""
    fight = battle.fight
    assert fight is not None
    units = fight.enemies if fight.free else (fight.unit, *fight.enemies)
    return tuple([unit for unit in units if battle.units[unit].wounds])


def strikes(battle: Battle) -> tuple[Strike, ...]:
    """All blows of the striking step that is under way, judged from the position before any of them falls."""
    # Dice to hit, hits given out and damage ask for the same blows; what else is on the agenda does not matter.
    return _strikes(replace(battle, agenda=(), blows=()))


def struck_models(found: Iterable[Strike], target: UnitId) -> tuple[int, ...]:
    """The models of a unit that are in contact with these strikers, whether those have hit or not."""
    return tuple(sorted({model for strike in found if strike.target == target for model in strike.models}))


@lru_cache(256)
def _strikes(battle: Battle) -> tuple[Strike, ...]:
    fight = battle.fight
    assert fight is not None
    found: list[Strike] = []
    touch = contacts_of(battle)
    for unit in strikers(battle):
        if arm_of(battle, unit).when == fight.step:
            found += _strikes_of(battle, fight, unit, touch)
    return tuple(found)


def _strikes_of(
    battle: Battle, fight: Fight, unit: UnitId, touch: dict[UnitId, tuple[tuple[int, int], ...]]
) -> list[Strike]:
    if unit != fight.unit:
        pairs = touch.get(unit, ())
        models = tuple(sorted({mine for mine, _ in pairs}))
        return _blows(battle, unit, fight.unit, len({theirs for _, theirs in pairs}), models) if pairs else []
    aims: dict[int, UnitId] = {}  # each model strikes at the unit it has named, or at the only one it touches
    for foe, pairs in touch.items():
        for mine, _ in pairs:
            aims.setdefault(mine, foe)
    aims.update(fight.foes)
    found = []
    for foe, pairs in touch.items():
        met = [(mine, theirs) for mine, theirs in pairs if aims[mine] == foe]
        if met:
            models = tuple(sorted({theirs for _, theirs in met}))
            found += _blows(battle, unit, foe, len({mine for mine, _ in met}), models)
    return found


def _blows(battle: Battle, unit: UnitId, target: UnitId, number: int, models: tuple[int, ...]) -> list[Strike]:
    fight = battle.fight
    assert fight is not None
    who = situations.strikers(
        battle,
        unit,
        target,
        arm_of(battle, unit),
        number,
        charged=unit in fight.charged,
        defends_cover=target in battle.units[unit].defends,
        is_parried=(target, unit) in fight.parries,
    )
    return [
        Strike(each.dice, each.to_hit, each.damage, each.to_wound, unit, target, models) for each in attacks.blows(who)
    ]
