"""Shooting: who may be shot at, which models shoot, in which band, and what their dice need (celtos.shoot)."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from carnyx.core.check import Check
from carnyx.core.length import Length
from carnyx.core.rule import Number, Refusal
from carnyx.games.celtos.play import situations
from carnyx.games.celtos.play.battle import Battle, UnitId, by_places, enemies_outward, is_engaged
from carnyx.games.celtos.play.cover import cover_from
from carnyx.games.celtos.play.sight import gap_seen, gap_seen_within, refuse_sight, seen
from carnyx.games.celtos.rules import attacks
from carnyx.games.celtos.rules.attacks import Attack
from carnyx.games.celtos.rules.figures import TEARDROP_LENGTH
from carnyx.games.celtos.rules.tables import RANGE_BANDS
from carnyx.games.celtos.rules.weapons import BANDS, Damage, Weapon, weapon

_LIMITS = tuple([(band, RANGE_BANDS("limit", band)) for band in BANDS])


class Volley(Struct, frozen=True):
    """A unit's shot at another: the dice, the models that may be hit, and the cover each of them has."""

    aims: tuple[Attack, ...]  # the highest damage first
    models: tuple[int, ...]
    covers: tuple[Check | None, ...]


def missiles(battle: Battle, unit: UnitId) -> tuple[Weapon, ...]:
    """The weapons a unit may shoot with."""
    return _missiles(battle.kind(unit).weapons)


@lru_cache(256)  # one entry for each set of weapons on the table
def _missiles(names: tuple[str, ...]) -> tuple[Weapon, ...]:
    found = [weapon(name) for name in names]
    return tuple([each for each in found if each.missile])


def missile(battle: Battle, unit: UnitId) -> Weapon | None:
    """The weapon a unit shoots with: the one it has named for this shot, else its first."""
    if battle.aiming is not None and battle.aiming[0] == unit:
        return weapon(battle.aiming[1])
    return next(iter(missiles(battle, unit)), None)


def weapons_for(battle: Battle, unit: UnitId, target: UnitId) -> tuple[Weapon, ...]:
    """The weapons with which a unit has sight and range to a target; a choice if there are several."""
    if not battle.units[unit].wounds or not battle.units[target].wounds:
        return ()
    return tuple([arm for arm in missiles(battle, unit) if is_in_range(battle, unit, target, arm)])


def armed(battle: Battle, unit: UnitId, target: UnitId) -> Battle:
    """The battle in which a unit with several weapons has named one for a target: the first that reaches it."""
    if len(missiles(battle, unit)) < 2 or (battle.aiming is not None and battle.aiming[0] == unit):
        return battle
    able = weapons_for(battle, unit, target)
    return replace(battle, aiming=(unit, able[0].name)) if able else battle


def band_of(battle: Battle, gap2: int, radii: int) -> str | None:
    """The range band of a distance between two centres; exactly on a limit belongs to the nearer band."""
    inch = battle.edition.inch
    for band, limit in _LIMITS:
        reach = limit * inch + radii
        if gap2 <= reach * reach:
            return band
    return None


def damage_in(weapon: Weapon, band: str | None) -> Damage | None:
    """What a weapon does in a band, if anything."""
    found: Damage | None = getattr(weapon, band, None) if band else None
    return found


def volley(battle: Battle, unit: UnitId, target: UnitId, *, moved: bool) -> Volley | None:
    """A unit's shot at another, or none if no model has sight and range."""
    sighted = _sighted(battle, unit, target, missile(battle, unit))
    if sighted is None:
        return None
    fires = [situations.fire(battle, unit, target, done, number, moved=moved) for done, number in sighted.shooters]
    return Volley(attacks.volley(fires), sighted.models, sighted.covers)


class Sighted(Struct, frozen=True):
    """What a shot owes to where everybody stands: how many shoot with what, whom they see, and who has cover."""

    shooters: tuple[tuple[Damage, int], ...]
    models: tuple[int, ...]
    covers: tuple[Check | None, ...]


@by_places
def _sighted(battle: Battle, unit: UnitId, target: UnitId, arm: Weapon | None) -> Sighted | None:
    if arm is None:
        return None
    look, models = seen(battle, unit, target)
    radii = battle.units[unit].footprint.radius + battle.units[target].footprint.radius
    shooters = Counter(damage_in(arm, band_of(battle, gap2, radii)) for gap2 in look if gap2 >= 0)
    able = tuple([(done, number) for done, number in shooters.items() if done is not None])
    if not able:
        return None
    shoots = [i for i, gap2 in enumerate(look) if gap2 >= 0 and damage_in(arm, band_of(battle, gap2, radii))]
    return Sighted(able, models, tuple([_cover(battle, unit, target, model, shoots) for model in models]))


def _cover(battle: Battle, unit: UnitId, target: UnitId, model: int, shoots: list[int]) -> Check | None:
    """The cover of a model from the nearest of those who shoot; who has no sight or no range does not count."""
    at = battle.units[target].footprint.point(model)
    places = battle.units[unit].footprint.places
    best = min(shoots, key=lambda i: (places[2 * i] - at.x) ** 2 + (places[2 * i + 1] - at.y) ** 2)
    return cover_from(battle, target, model, places[2 * best], places[2 * best + 1])


@by_places
def targets(battle: Battle, unit: UnitId) -> tuple[UnitId, ...]:
    """The enemies a unit may shoot at (celtos.shoot.target)."""
    reach = reach_of(battle, unit)
    if not reach:
        return ()
    aware = bool(battle.kind(unit).trait("battle_awareness"))
    able: list[tuple[int, UnitId]] = []
    least = reach
    for bound2, enemy in enemies_outward(battle, unit, battle.units[unit].footprint.box):
        if bound2 > least * least:
            break  # nobody farther out can be nearer, or in range
        if not may_be_shot(battle, enemy):
            continue
        gap = gap_seen_within(battle, unit, enemy, least)
        if gap is not None:
            able.append((gap, enemy))
            least = least if aware else gap
    return tuple(enemy for gap, enemy in sorted(able) if aware or gap == least)


def may_be_shot(battle: Battle, unit: UnitId) -> bool:
    """Whether a unit may be shot at by anybody: not in close combat, where the sheet says so (celtos.shoot.target)."""
    return battle.edition.target != "nearest" or not is_engaged(battle, unit)


def farthest(battle: Battle, arm: Weapon) -> int:
    """How far a weapon reaches, in ticks; a teardrop no farther than it is long."""
    return battle.inch(_farthest(arm))


@lru_cache(256)  # one entry for each weapon
def _farthest(arm: Weapon) -> int:
    if arm.template == "celtos.template.teardrop":
        return TEARDROP_LENGTH
    return max([limit for band, limit in _LIMITS if damage_in(arm, band)])


def reach_of(battle: Battle, unit: UnitId) -> int:
    """How far a unit shoots with whatever it has, in ticks; nought if it has nothing to shoot with."""
    return max([farthest(battle, arm) for arm in missiles(battle, unit)], default=0)


def is_in_range(battle: Battle, unit: UnitId, target: UnitId, arm: Weapon) -> bool:
    """Whether a unit sees a model of another within the reach of its weapon (celtos.shoot.range)."""
    return gap_seen_within(battle, unit, target, farthest(battle, arm)) is not None


def refuse_shot(battle: Battle, unit: UnitId, target: UnitId | None) -> Refusal | None:
    """Why a unit may not shoot at a target, or at all."""
    reach = reach_of(battle, unit)
    if not reach:
        return Refusal("celtos.order.shoot", {}, "refused-unarmed")
    able = targets(battle, unit)
    if target in able:
        return None
    if target is None or not battle.is_enemy(unit, target):
        return Refusal("celtos.shoot.target", {}, "refused-no-target")
    if not may_be_shot(battle, target):
        return Refusal("celtos.shoot.target", {}, "refused-target-in-contact")
    gap = gap_seen(battle, unit, target)
    if gap is None:
        return refuse_sight(battle, unit, target)
    if gap > reach:
        return Refusal("celtos.shoot.range", {"apart": Length(gap), "far": Length(reach)}, "refused-far")
    nearest = gap_seen(battle, unit, able[0])
    numbers: dict[str, Number] = {"unit": able[0], "apart": Length(nearest or 0), "target": Length(gap)}
    return Refusal("celtos.shoot.target", numbers, "refused-not-nearest")
