"""Targets: who may shoot at whom, and by which rule not (warriors.shoot.who, warriors.shoot.sight)."""

from __future__ import annotations

from carnyx.core.length import INCH, Length
from carnyx.core.rule import Number, Refusal
from carnyx.games.warriors.blocks.formation import Formation, gap, is_gap_at_most, is_in_arc
from carnyx.games.warriors.blocks.manoeuvres import lessened
from carnyx.games.warriors.play.battle import Battle, UnitId, is_engaged, neighbours
from carnyx.games.warriors.play.portents import is_dim
from carnyx.games.warriors.play.sight import blocker, cover, is_higher
from carnyx.games.warriors.rules.shooting import shooting_figures, volleys_allowed
from carnyx.games.warriors.rules.situations import Shot
from carnyx.games.warriors.rules.tables import SHOOTING_RANGES, Missile

DIM = "warriors.shoot.sight.time_of_day"


def reach(weapon: Missile, band: str) -> int:
    """How far a weapon carries, at short or at long range, in ticks."""
    return SHOOTING_RANGES(weapon, band) * INCH


def shooters(battle: Battle, unit: int) -> int:
    """The figures that shoot: two ranks of bows, one of javelins."""
    weapon = battle.kind(unit).missile
    if weapon is None:
        return 0
    body = battle.body(unit)
    return shooting_figures(body.figures, body.files, weapon, battle.edition)


def shoots_down(battle: Battle, unit: int, target: int) -> bool:
    """Whether most of those who shoot, not of the whole unit, stand on a hill and most of the targets do not."""
    firing = lessened(battle.body(unit), shooters(battle, unit))
    return is_higher(battle.field.table, firing, battle.body(target))


def refuse_shooter(battle: Battle, unit: int) -> Refusal | None:
    """Why a unit does not shoot at all."""
    now = battle.units[unit]
    if battle.kind(unit).missile is None:
        return Refusal("warriors.shoot.who", because="refused-unarmed")
    if now.volleys < 1:
        return Refusal("warriors.shoot.empty", because="refused-no-volleys")
    return Refusal("warriors.shoot.who", because="refused-in-contact") if is_engaged(battle, unit) else None


def refuse_target(battle: Battle, unit: int, target: int) -> Refusal | None:
    """Why a unit may not shoot at another."""
    if refusal := _refuse_shot(battle, unit, target):
        return refusal
    mine, theirs = battle.body(unit), battle.body(target)
    apart = gap(mine, theirs)
    near = battle.edition.nearest_within * INCH
    within, foe = min(apart - 1, near), battle.units[target].player
    nearer = (
        enemy
        for enemy in neighbours(battle, mine.box, within, foe)
        if enemy != target and is_gap_at_most(mine, battle.body(enemy), within)
    )
    found = next((enemy for enemy in nearer if _refuse_shot(battle, unit, enemy) is None), None)
    if found is not None:
        numbers: dict[str, Number] = {
            "unit": int(found),
            "apart": Length(gap(mine, battle.body(found))),
            "target": Length(apart),
            "near": Length(near),
        }
        return Refusal("warriors.shoot.who", numbers, "refused-nearest")
    return None


def _refuse_shot(battle: Battle, unit: int, target: int) -> Refusal | None:
    """Why a shot is barred, were there no other targets: contact, range, arc, sight, or a lone man among units."""
    if not 0 <= target < len(battle.units):
        return Refusal("warriors.shoot.who", because="refused-no-target")
    aim = battle.units[target]
    weapon = battle.kind(unit).missile
    if weapon is None:
        return Refusal("warriors.shoot.who", because="refused-unarmed")
    if aim.body is None or aim.player == battle.units[unit].player:
        return Refusal("warriors.shoot.who", because="refused-no-target")
    if is_engaged(battle, target):
        return Refusal("warriors.shoot.who", because="refused-target-in-contact")
    mine = battle.body(unit)
    if refusal := _refuse_range(mine, aim.body, reach(weapon, "long"), "warriors.shoot.scores"):
        return refusal
    if is_dim(battle) and (refusal := _refuse_range(mine, aim.body, reach(weapon, "short"), DIM)):
        return refusal
    if not is_in_arc(mine, aim.body, battle.edition.arc * 10):
        return Refusal("warriors.shoot.who", {"arc": battle.edition.arc}, "refused-arc")
    if blocked := blocker(battle, unit, target):
        what, because = ("what", "refused-blocked") if isinstance(blocked.tag, str) else ("unit", "refused-blocked-by")
        return Refusal("warriors.shoot.sight", {what: blocked.tag, "by": Length(blocked.by)}, because)
    if battle.kind(target).is_individual and not _is_exposed(battle, unit, target):
        clear = Length(battle.edition.lone_clearance * INCH)
        return Refusal("warriors.shoot.who", {"clear": clear}, "refused-lone")
    return None


def _refuse_range(mine: Formation, aim: Formation, far: int, rule: str) -> Refusal | None:
    if is_gap_at_most(mine, aim, far):
        return None
    return Refusal(rule, {"apart": Length(gap(mine, aim)), "far": Length(far)}, "refused-far")


def _is_exposed(battle: Battle, unit: int, target: int) -> bool:
    """Whether an individual alone may be shot at: the nearest, or with no unit of his within three inches."""
    body, mine = battle.body(target), battle.body(unit)
    clear, foe = battle.edition.lone_clearance * INCH, battle.units[target].player
    if not any(
        is_gap_at_most(body, battle.body(friend), clear)
        for friend in neighbours(battle, body.box, clear, foe)
        if not battle.kind(friend).is_individual
    ):
        return True
    nearer = gap(mine, body) - 1
    around = neighbours(battle, mine.box, nearer, foe)
    return not any(is_gap_at_most(mine, battle.body(enemy), nearer) for enemy in around)


def targets(battle: Battle, unit: int) -> tuple[UnitId, ...]:
    """Whom a unit may shoot at now."""
    if refuse_shooter(battle, unit) is not None:
        return ()
    mine, near = battle.body(unit), battle.edition.nearest_within * INCH
    far = reach(battle.kind(unit).shoots_with, "long")
    inside = sorted(
        (gap(mine, battle.body(enemy)), enemy)
        for enemy in neighbours(battle, mine.box, far, 1 - battle.units[unit].player)
        if is_gap_at_most(mine, battle.body(enemy), far)
    )
    found: list[tuple[int, UnitId]] = []
    for apart, enemy in inside:
        if found and found[0][0] <= near and apart > found[0][0]:
            break  # the nearest must be shot at
        if _refuse_shot(battle, unit, enemy) is None:
            found.append((apart, enemy))
    return tuple(enemy for _, enemy in found)


def has_short_target(battle: Battle, unit: int) -> bool:
    """Whether a missile unit has a target in short range (warriors.order.attack)."""
    weapon = battle.kind(unit).missile
    if weapon is None:
        return False
    mine = battle.body(unit)
    return any(is_gap_at_most(mine, battle.body(enemy), reach(weapon, "short")) for enemy in targets(battle, unit))


def refuse_volleys(battle: Battle, unit: int, volleys: int) -> Refusal | None:
    """Why a unit may not spend so many volleys (warriors.shoot.volleys, warriors.shoot.empty)."""
    if volleys not in volleys_allowed(battle.edition):
        return Refusal("warriors.shoot.volleys", {"most": battle.edition.blacken_most}, "refused-volleys")
    left = battle.units[unit].volleys
    return Refusal("warriors.shoot.empty", {"left": left}, "refused-volleys-left") if volleys > left else None


def shot(battle: Battle, unit: int, target: int, volleys: int) -> Shot:
    """A shot as its throws see it; this is the one place where the facts of the table become those of a shot."""
    now, kind = battle.units[unit], battle.kind(unit)
    aim = battle.kind(target)
    return Shot(
        figures=shooters(battle, unit),
        quality=kind.quality,
        weapon=kind.shoots_with,
        armour=aim.armour,
        targets=battle.units[target].figures,
        volleys=volleys,
        long=not is_gap_at_most(battle.body(unit), battle.body(target), reach(kind.shoots_with, "short")),
        higher=shoots_down(battle, unit, target),
        shield=aim.shield,
        cover=cover(battle, unit, target),
        disorganised=now.disorganised,
        adverse=now.condition != "ok",
        target_quality=aim.quality,
        target_discipline=aim.discipline,
        edition=battle.edition,
    )
