"""Blows: who strikes whom in a step of a round, with which weapon, and what the dice need."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from carnyx.core.check import Check
from carnyx.core.footprint import contacts
from carnyx.games.celtos.play.battle import Battle, Fight, UnitId
from carnyx.games.celtos.play.shooting import cover_from
from carnyx.games.celtos.rules.checks import BLOW_DAMAGE, TO_STRIKE, Blow, Wound
from carnyx.games.celtos.rules.melee import When, blow_dice, strikes_at
from carnyx.games.celtos.rules.weapons import IMPROVISED, Damage, Weapon, weapon


class ArmedWith(Struct, frozen=True):
    """A unit's weapon in this round: when it strikes, what it does and how well it hits."""

    weapon: Weapon
    when: When
    damage: Damage
    penetrating: int


class Strike(Struct, frozen=True):
    """Blows that are alike: of one unit at one other, with the models they may fall on."""

    unit: UnitId
    target: UnitId
    dice: int
    to_hit: Check
    damage: int
    to_wound: Check
    models: tuple[int, ...]


def close_weapons(battle: Battle, unit: UnitId) -> tuple[Weapon, ...]:
    """The weapons a unit may fight with; without any it improvises."""
    found = tuple(each for each in map(weapon, battle.kind(unit).weapons) if each.close is not None)
    return found or (IMPROVISED,)


def arm_of(battle: Battle, unit: UnitId) -> ArmedWith:
    """The weapon a unit fights with in this round; the first it has, until it names one."""
    return _arms(battle, unit)[0]


def turn_of(battle: Battle, unit: UnitId) -> When:
    """The step in which a unit's turn comes: that of its weapon, or the first of those it may name."""
    return max(arm.when for arm in _arms(battle, unit))


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


def wielded(
    arm: Weapon, traits: Mapping[str, int | bool], *, fresh: bool, charges: bool, caught: bool = False
) -> ArmedWith:
    """A weapon in the hands of a model with these traits: fresh contact, charging, or charged while unengaged."""
    speed = arm.speed or 0
    if fresh and arm.speed_first is not None:
        speed = arm.speed_first
    if charges and arm.speed_charging is not None:
        speed = arm.speed_charging
    first = bool(traits.get("first_strike")) or (arm.first_strike_charged and caught)
    damage = arm.close_charging if charges and arm.close_charging is not None else arm.close
    assert damage is not None
    return ArmedWith(arm, strikes_at(speed, first), damage, arm.penetrating + traits.get("penetrating", 0))


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
    steps = {turn_of(battle, unit) for unit in strikers(battle)}
    left = [when for when in steps if fight.step is None or when < fight.step]
    return max(left, default=None)


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
    mine, theirs = battle.kind(unit), battle.kind(target)
    arm = arm_of(battle, unit)
    each = blow_dice(mine.individual)
    dice = number * each
    harm = arm.damage.of(mine.st)
    to_wound = BLOW_DAMAGE(Wound(harm, theirs.toughness, arm.penetrating, battle.edition))
    parry = theirs.trait("parry") if (target, unit) in fight.parries else 0  # the dice of one enemy a round
    found = []
    for thrown, parried in ((dice - (each if parry else 0), 0), (each if parry else 0, parry)):
        if thrown:
            blow = Blow(
                mine.attack,
                theirs.attack,
                panicked=battle.units[unit].panicked,
                charged=unit in fight.charged,
                defends_cover=defends_cover(battle, unit),
                enemy_panicked=battle.units[target].panicked,
                weapon=arm.damage.to_hit,
                parried=parried,
                edition=battle.edition,
            )
            found.append(Strike(unit, target, thrown, TO_STRIKE(blow), harm, to_wound, models))
    return found


def defends_cover(battle: Battle, unit: UnitId) -> bool:
    """Whether a unit defends cover: charged, not moved since, half its models in contact covered from their foes."""
    now = battle.units[unit]
    if not now.defends:
        return False
    covered: dict[int, bool] = {}
    for enemy in battle.enemies(unit):
        for mine, theirs in contacts(now.footprint, battle.units[enemy].footprint):
            foe = battle.units[enemy].footprint.point(theirs)
            covered[mine] = covered.get(mine, True) and cover_from(battle, unit, mine, foe.x, foe.y) is not None
    return bool(covered) and 2 * sum(covered.values()) >= len(covered)
