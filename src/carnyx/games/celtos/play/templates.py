"""Templates: the catapult's round one, which may scatter, and the teardrop of a breath (celtos.template)."""

from __future__ import annotations

from math import isqrt
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from carnyx.core.check import Check
from carnyx.core.dice import Batch, Dice, Roll
from carnyx.core.flow import Choose
from carnyx.core.kernel import box, is_segment_near_polygon
from carnyx.core.length import Point, apart2, is_within
from carnyx.core.options import OneOf
from carnyx.core.rule import RuleId
from carnyx.games.celtos.play import situations
from carnyx.games.celtos.play.battle import Battle, UnitId, is_engaged
from carnyx.games.celtos.play.cover import cover_from
from carnyx.games.celtos.play.nerve import MoraleCheck
from carnyx.games.celtos.play.shooting import armed, band_of, damage_in, farthest, missile, missiles, weapons_for
from carnyx.games.celtos.play.sight import nearest_seen, visible
from carnyx.games.celtos.play.situations import strength
from carnyx.games.celtos.play.volleys import Shoot, wounded
from carnyx.games.celtos.rules import figures
from carnyx.games.celtos.rules.attacks import wounding
from carnyx.games.celtos.rules.checks import D10, SHOT_DAMAGE, TO_HIT
from carnyx.games.celtos.rules.weapons import PLAIN

# Ten directions of a scatter die, in thousandths.
_COMPASS = (
    (0, 1000),
    (588, 809),
    (951, 309),
    (951, -309),
    (588, -809),
    (0, -1000),
    (-588, -809),
    (-951, -309),
    (-951, 309),
    (-588, 809),
)


def shot(battle: Battle, unit: UnitId, target: UnitId, moved: bool) -> NameMissile | Shoot | AimTemplate:
    """How a unit shoots: with dice for its models, or with a template; who has several weapons names one first."""
    several = len(missiles(battle, unit)) > 1
    return NameMissile(unit, target, moved) if several else _loosed(battle, unit, target, moved)


def _loosed(battle: Battle, unit: UnitId, target: UnitId, moved: bool) -> Shoot | AimTemplate:
    arm = missile(battle, unit)
    return AimTemplate(unit, target, moved) if arm and arm.template else Shoot(unit, target, moved)


class NameMissile(Struct, frozen=True, tag=True):
    """A unit with several missile weapons names the one it shoots with (celtos.weapon)."""

    unit: UnitId
    target: UnitId
    moved: bool

    def ask(self, battle: Battle) -> Choose | None:
        """Which weapon, if several reach the target."""
        names = tuple(each.name for each in weapons_for(battle, self.unit, self.target))
        return Choose(battle.units[self.unit].player, OneOf(names, "celtos.weapon")) if len(names) > 1 else None

    def take(self, battle: Battle, outcome: str | None) -> Battle:
        """It shoots with that one."""
        named = (
            armed(battle, self.unit, self.target) if outcome is None else replace(battle, aiming=(self.unit, outcome))
        )
        return named.then(_loosed(named, self.unit, self.target, self.moved), LowerMissile())


class LowerMissile(Struct, frozen=True, tag=True):
    """The shot is over: the weapon that was named for it counts no longer."""

    def ask(self, battle: Battle) -> None:
        """Nothing to decide."""

    def take(self, battle: Battle, outcome: None) -> Battle:
        """Any weapon may be named for the next shot."""
        return replace(battle, aiming=None)


class AimTemplate(Struct, frozen=True, tag=True):
    """A template is laid on a model of the target in sight and range."""

    unit: UnitId
    target: UnitId
    moved: bool

    def ask(self, battle: Battle) -> Choose | None:
        """Which model."""
        if not battle.units[self.unit].wounds or not battle.units[self.target].wounds:
            return None
        names = tuple(str(model) for model in visible(battle, self.unit, self.target) if self._reaches(battle, model))
        return Choose(battle.units[self.unit].player, OneOf(names, "celtos.shoot.target")) if names else None

    def take(self, battle: Battle, outcome: str | None) -> Battle:
        """A teardrop hits by itself; a round template must be thrown for."""
        if outcome is None:
            return battle
        at = battle.units[self.target].footprint.point(int(outcome))
        arm = missile(battle, self.unit)
        assert arm is not None
        if arm.template == "celtos.template.teardrop":
            return battle.then(TemplateDamage(self.unit, at))
        return battle.then(ThrowStone(self.unit, self.target, self.moved, at))

    def _reaches(self, battle: Battle, model: int) -> bool:
        """Whether a model is within the reach of whoever would shoot at it."""
        arm, mine, theirs = missile(battle, self.unit), battle.units[self.unit].footprint, battle.units[self.target]
        assert arm is not None
        at = theirs.footprint.point(model)
        here = mine.point(_shooter(battle, self.unit, at))
        return is_within(here, at, farthest(battle, arm) + mine.radius + theirs.footprint.radius)


class ThrowStone(Struct, frozen=True, tag=True):
    """The roll to hit with a round template."""

    unit: UnitId
    target: UnitId
    moved: bool
    at: Point

    def ask(self, battle: Battle) -> Roll:
        """One die, with the modifiers of a shot."""
        return Roll(self._to_hit(battle))

    def take(self, battle: Battle, outcome: bool) -> Battle:
        """A miss scatters."""
        return battle.then(TemplateDamage(self.unit, self.at) if outcome else Scatter(self.unit, self.at))

    def _to_hit(self, battle: Battle) -> Check:
        arm = missile(battle, self.unit)
        assert arm is not None
        radii = battle.units[self.unit].footprint.radius + battle.units[self.target].footprint.radius
        band = band_of(battle, nearest_seen(battle, self.unit, self.target), radii)
        done = damage_in(arm, band) or PLAIN
        return TO_HIT(situations.shot(battle, self.unit, self.target, done, moved=self.moved))


class Scatter(Struct, frozen=True, tag=True):
    """A missed stone lands half a die's inches away, in a random direction (celtos.template.round)."""

    rule: ClassVar[RuleId] = "celtos.template.round"

    unit: UnitId
    at: Point

    def ask(self, battle: Battle) -> Dice:
        """One die for the distance, one for the direction."""
        return Dice(D10, 2)

    def take(self, battle: Battle, outcome: tuple[int, ...]) -> Battle:
        """It lands there."""
        far = battle.inch(outcome[0]) // figures.SCATTER_DIVISOR
        dx, dy = _COMPASS[outcome[1] - 1]
        return battle.then(TemplateDamage(self.unit, Point(self.at.x + far * dx // 1000, self.at.y + far * dy // 1000)))


class TemplateDamage(Struct, frozen=True, tag=True):
    """Every model even partly under the template is hit, friend and foe: cover, then damage."""

    unit: UnitId
    at: Point

    def ask(self, battle: Battle) -> Batch | None:
        """A cover roll and a damage roll for each."""
        chains = []
        for target, model in self.under(battle):
            cover = self._cover(battle, target, model)
            to_wound = self._to_wound(battle, target)
            chains.append(wounding(1, to_wound, cover))
        return Batch(tuple(chains)) if chains else None

    def take(self, battle: Battle, outcome: tuple[int, ...] | None) -> Battle:
        """The dead come off; every unit that was hit may have its nerve tried."""
        if outcome is None:
            return battle
        wounds: dict[UnitId, dict[int, int]] = {}
        for (target, model), lost in zip(self.under(battle), outcome, strict=True):
            wounds.setdefault(target, {})[model] = lost
        before = {target: strength(battle, target) for target in wounds}
        for target, models in wounds.items():
            battle = wounded(battle, target, models, by=self.unit)
        # Who is in close combat is seen once, for all: the rout of one unit does not try the nerve of the next.
        return battle.then(*(MoraleCheck(each, before[each], fought=is_engaged(battle, each)) for each in wounds))

    def _to_wound(self, battle: Battle, target: UnitId) -> Check:
        arm = missile(battle, self.unit)
        assert arm is not None
        assert arm.missile is not None
        return SHOT_DAMAGE(situations.shot_wound(battle, self.unit, target, arm.missile))

    def _cover(self, battle: Battle, target: UnitId, model: int) -> Check | None:
        source = battle.units[self.unit].footprint.point(_shooter(battle, self.unit, self.at))
        return cover_from(battle, target, model, source.x, source.y, template=True)

    def shape(self, battle: Battle) -> tuple[int, tuple[int, ...]]:
        """The template as it lies on the table: the radius of a round one, or the outline of a teardrop."""
        arm = missile(battle, self.unit)
        assert arm is not None
        if arm.template == "celtos.template.teardrop":
            return 0, _teardrop(battle, self.unit, _shooter(battle, self.unit, self.at), self.at)
        return battle.inch(figures.ROUND_TEMPLATE) // 2, ()

    def under(self, battle: Battle) -> tuple[tuple[UnitId, int], ...]:
        """The models even partly under it, friend and foe; the one that breathes stands behind his teardrop."""
        reach, outline = self.shape(battle)
        breather = (self.unit, _shooter(battle, self.unit, self.at)) if outline else None
        edge = box(outline, 0) if outline else (self.at.x, self.at.y, self.at.x, self.at.y)
        found = []
        for id in map(UnitId, battle.standings.near(edge, reach)):
            stands = battle.units[id].footprint
            near = reach + stands.radius
            for model in range(len(stands)):
                at = stands.point(model)
                if outline:
                    under = is_segment_near_polygon(at.x, at.y, at.x, at.y, outline, near) and breather != (id, model)
                else:
                    under = (at.x - self.at.x) ** 2 + (at.y - self.at.y) ** 2 < near * near
                if under:
                    found.append((id, model))
        return tuple(found)


def _shooter(battle: Battle, unit: UnitId, at: Point) -> int:
    """The model that a template comes from: the nearest of its unit to where it lies or points."""
    stands = battle.units[unit].footprint
    return min(range(len(stands)), key=lambda model: apart2(stands.point(model), at))


def _teardrop(battle: Battle, unit: UnitId, breather: int, towards: Point) -> tuple[int, ...]:
    """The outline of the teardrop: from the breather's edge towards a place, narrow first, then wide."""
    stands = battle.units[unit].footprint
    here = stands.point(breather)
    dx, dy = towards.x - here.x, towards.y - here.y
    far = isqrt(dx * dx + dy * dy) or 1
    near_by, length = stands.radius, battle.inch(figures.TEARDROP_LENGTH)

    def corner(along: int, aside: int) -> tuple[int, int]:
        return here.x + (dx * along - dy * aside) // far, here.y + (dy * along + dx * aside) // far

    narrow, wide = battle.inch(figures.TEARDROP_NARROW) // 2, battle.inch(figures.TEARDROP_WIDE) // 2
    corners = (
        corner(near_by, -narrow),
        corner(near_by, narrow),
        corner(near_by + length, wide),
        corner(near_by + length, -wide),
    )
    return tuple(number for each in corners for number in each)
