"""Blows: who strikes whom in a step of a round, with which weapon, and what the dice need."""

from __future__ import annotations

from msgspec import Struct

from carnyx.core.check import Check
from carnyx.core.footprint import contacts
from carnyx.games.celtos.battle import Battle, Fight, UnitId, touching
from carnyx.games.celtos.checks import BLOW_DAMAGE, TO_STRIKE, Blow, Wound
from carnyx.games.celtos.melee import blow_dice, strikes_at
from carnyx.games.celtos.shooting import cover_from
from carnyx.games.celtos.weapons import IMPROVISED, Damage, Weapon, weapon


class ArmedWith(Struct, frozen=True):
    """A unit's weapon in this round: when it strikes, what it does and how well it hits."""

    weapon: Weapon
    when: tuple[bool, int]
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


class Contacts(Struct, frozen=True):
    """Who touches whom in the round: the activated unit's models by enemy unit, and those that touch several."""

    pairs: dict[int, tuple[tuple[int, int], ...]]
    shared: tuple[int, ...]


def close_weapons(battle: Battle, unit: UnitId) -> tuple[Weapon, ...]:
    """The weapons a unit may fight with; without any it improvises."""
    found = tuple(each for each in map(weapon, battle.kind(unit).weapons) if each.close is not None)
    return found or (IMPROVISED,)


def arm_of(battle: Battle, unit: UnitId) -> ArmedWith:
    """The weapon a unit fights with in this round."""
    fight = battle.fight
    assert fight is not None
    named = fight.weapon(unit)
    arm = weapon(named) if named else close_weapons(battle, unit)[0]
    kind = battle.kind(unit)
    charges = unit in fight.charged
    fresh = bool(fight.charged)  # the round in which contact was made
    speed = arm.speed or 0
    if fresh and arm.speed_first is not None:
        speed = arm.speed_first
    if charges and arm.speed_charging is not None:
        speed = arm.speed_charging
    first = bool(kind.trait("first_strike")) or (arm.first_strike_charged and _is_charged(battle, fight, unit))
    damage = arm.close_charging if charges and arm.close_charging is not None else arm.close
    assert damage is not None
    return ArmedWith(arm, strikes_at(speed, first), damage, arm.penetrating + kind.trait("penetrating"))


def _is_charged(battle: Battle, fight: Fight, unit: UnitId) -> bool:
    """Whether a unit has been charged in this round and was not engaged before."""
    return bool(fight.charged) and unit not in fight.charged and set(touching(battle, unit)) <= set(fight.charged)


def struck_models(battle: Battle) -> Contacts:
    """Who touches whom in the round."""
    fight = battle.fight
    assert fight is not None
    mine = battle.units[fight.unit].footprint
    pairs = {}
    count: dict[int, int] = {}
    for foe in fight.enemies:
        if battle.units[foe].wounds and battle.units[fight.unit].wounds:
            pairs[int(foe)] = contacts(mine, battle.units[foe].footprint)
            for model in {i for i, _ in pairs[int(foe)]}:
                count[model] = count.get(model, 0) + 1
    return Contacts(pairs, tuple(sorted(model for model, number in count.items() if number > 1)))


def next_step(battle: Battle) -> tuple[bool, int] | None:
    """The next striking step of the round: the fastest that has not had its turn."""
    fight = battle.fight
    assert fight is not None
    if not all(any(battle.units[unit].wounds for unit in part) for part in fight.parts):
        return None
    units = [unit for unit in _strikers(fight) if battle.units[unit].wounds]
    steps = {arm_of(battle, unit).when for unit in units}
    left = [when for when in steps if fight.step is None or when < fight.step]
    return max(left, default=None)


def _strikers(fight: Fight) -> tuple[UnitId, ...]:
    return fight.enemies if fight.free else (fight.unit, *fight.enemies)


def strikes(battle: Battle) -> tuple[Strike, ...]:
    """All blows of the striking step that is under way, judged from the position before any of them falls."""
    fight = battle.fight
    assert fight is not None
    found: list[Strike] = []
    touch = struck_models(battle)
    for unit in _strikers(fight):
        if battle.units[unit].wounds and arm_of(battle, unit).when == fight.step:
            found += _strikes_of(battle, fight, unit, touch)
    return tuple(found)


def _strikes_of(battle: Battle, fight: Fight, unit: UnitId, touch: Contacts) -> list[Strike]:
    found = []
    if unit != fight.unit:
        pairs = touch.pairs.get(int(unit), ())
        strikers = sorted({j for _, j in pairs})
        models = tuple(sorted({i for i, _ in pairs}))
        return _blows(battle, unit, fight.unit, len(strikers), models) if strikers else []
    for foe, pairs in touch.pairs.items():
        mine = {i for i, _ in pairs}
        if battle.preferred >= 0 and battle.preferred in touch.pairs:
            mine = {i for i in mine if i not in touch.shared or foe == battle.preferred}
        else:  # nobody was asked: the first enemy unit touched
            mine = {i for i in mine if i not in touch.shared or foe == _first(touch, i)}
        if mine:
            models = tuple(sorted({j for i, j in pairs if i in mine}))
            found += _blows(battle, unit, UnitId(foe), len(mine), models)
    return found


def _first(touch: Contacts, model: int) -> int:
    return next(foe for foe, pairs in touch.pairs.items() if any(i == model for i, _ in pairs))


def _blows(battle: Battle, unit: UnitId, target: UnitId, strikers: int, models: tuple[int, ...]) -> list[Strike]:
    fight = battle.fight
    assert fight is not None
    mine, theirs = battle.kind(unit), battle.kind(target)
    arm = arm_of(battle, unit)
    each = blow_dice(mine.individual)
    dice = strikers * each
    harm = arm.damage.of(mine.st)
    to_wound = BLOW_DAMAGE(Wound(harm, theirs.toughness, arm.penetrating, battle.edition))
    parry = theirs.trait("parry") if unit in (fight.unit, fight.enemies[0]) else 0  # one enemy a round
    found = []
    for number, parried in ((dice - (each if parry else 0), 0), (each if parry else 0, parry)):
        if number:
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
            found.append(Strike(unit, target, number, TO_STRIKE(blow), harm, to_wound, models))
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
