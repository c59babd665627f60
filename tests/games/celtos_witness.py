"""Who watches a Celtos battle: the rules that each answer took, by its story and by what the story leaves unsaid.

The story names a rule for whatever it tells.  Rules that work without a word of their own (sight, weapons, stats) are
taken when the step that uses them is carried out, or, where they only sometimes matter, when it would have gone
otherwise without them.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any, TypeAlias

from msgspec.structs import replace

from carnyx.core.chains import is_coherent
from carnyx.core.check import Check
from carnyx.core.flow import Choose, Pause, Record
from carnyx.core.footprint import is_gap_at_most
from carnyx.core.rule import RuleId
from carnyx.core.ways import way_length
from carnyx.games.celtos.play import assaults, fights, moves, nerve, reactions, sequence, shooting, templates, volleys
from carnyx.games.celtos.play.battle import Battle, Field, UnitId, is_engaged, touching
from carnyx.games.celtos.play.blows import Strike, arm_of, strikes
from carnyx.games.celtos.play.movement import cost
from carnyx.games.celtos.play.muster import Setup
from carnyx.games.celtos.play.orders import GiveOrder
from carnyx.games.celtos.play.sight import views
from carnyx.games.celtos.rules.figures import COHERENCY, KEEP_AWAY
from carnyx.games.celtos.rules.tables import SCALE
from carnyx.games.celtos.show.story import Storyteller
from tests.soak import thrown

Seen: TypeAlias = Record[Battle]

DEFINITIONS = {
    "celtos.profile": "it lists the stats; each of them is a rule that is taken",
}

# What a thrown check takes besides its own name.
_TESTS = ("celtos.react.test", "celtos.morale.test", "celtos.rally")
_LOOKED_UP: dict[RuleId, tuple[RuleId, ...]] = {
    **dict.fromkeys(_TESTS, ("celtos.test", "celtos.test.default")),
    "celtos.shoot.damage": ("celtos.test", "celtos.profile.t"),
    "celtos.cc.damage": ("celtos.test", "celtos.profile.t"),
    "celtos.shoot.hit": ("celtos.profile.sh", "celtos.profile.sz"),
    "celtos.cc.hit": ("celtos.profile.as", "celtos.cc.dice"),
    "celtos.cover": ("celtos.cover.where",),
}
_APPLIED: dict[RuleId, tuple[RuleId, ...]] = {
    "celtos.cc.cover": ("celtos.cover.where",),
    "celtos.rally.enemies.short": ("celtos.rally.enemies",),
    "celtos.rally.enemies.medium": ("celtos.rally.enemies",),
}


class Watcher:
    """Watches the battle that a setup begins."""

    def __init__(self, setup: Setup) -> None:
        self._setup, self._teller = setup, Storyteller(setup)
        self._by_id = {each.id: each for each in setup.profiles}

    def opening(self, first: Pause[Battle]) -> Iterator[RuleId]:
        """What the muster took."""
        self._field = first.battle.field
        yield from (line.rule for line in self._teller.opening(first) if line.rule and line.depth < 2)

    def rules(self, before: Pause[Battle], answer: Any, after: Pause[Battle]) -> Iterator[RuleId]:
        """What an answer took."""
        yield from (line.rule for line in self._teller.tell(after) if line.rule and line.depth < 2)
        if before.question is not None and not isinstance(before.question, Choose):
            yield "celtos.die"
            for check, _ in thrown(before.question, answer):
                yield from _checked(check)
        for scene in after.trail:
            yield from self._turn(scene)
            yield from self._moves(scene)
            yield from self._shots(scene)
            yield from self._fights(scene)
            yield from self._nerve(scene)
        if after.question is None:
            yield "celtos.profile.points"

    def _turn(self, scene: Seen) -> Iterator[RuleId]:
        if isinstance(scene.step, sequence.NextActivation) and scene.new:
            yield "celtos.seats"

    def _moves(self, scene: Seen) -> Iterator[RuleId]:
        was, now = scene.before, scene.after
        match scene.step:
            case GiveOrder(unit=unit) if scene.outcome is not None and scene.outcome.name == "assault":
                if is_engaged(was, unit) and not _is_coherent(was, unit):
                    yield "celtos.coherency.exempt"
            case moves.MoveUnit(unit=unit) if scene.outcome is not None and any(scene.outcome):
                yield "celtos.profile.m"
                if was.units[unit].panicked:
                    yield "celtos.order.panicked"
                for model, way in enumerate(scene.outcome):
                    start = was.units[unit].footprint.point(model)
                    if cost(was, start, way) > way_length(start.x, start.y, way):
                        yield "celtos.terrain"
                if not _is_coherent(now, unit):
                    yield "celtos.coherency.exempt"
                if was.kind(unit).trait("skirmisher") and _is_coherent(now, unit):
                    mine = now.units[unit].footprint
                    if not is_coherent(mine.places, mine.radius, now.inch(COHERENCY)):
                        yield "celtos.trait.skirmisher"
                if any(_is_near(was, unit, enemy) for enemy in was.enemies(unit)):
                    yield "celtos.move.near"

    def _shots(self, scene: Seen) -> Iterator[RuleId]:
        was, step = scene.before, scene.step
        match step:
            case GiveOrder(unit=unit) if scene.outcome is not None and scene.outcome.name == "shoot":
                if was.kind(unit).trait("battle_awareness") and scene.outcome.target not in shooting.targets(
                    replace(was, field=self._unaware), unit
                ):
                    yield "celtos.trait.battle_awareness"
            case volleys.Shoot(unit=unit, target=target) | templates.AimTemplate(unit=unit, target=target):
                arm = shooting.missile(was, unit)
                if scene.outcome is not None and arm is not None:
                    yield from ("celtos.shoot.sequence", "celtos.shoot.bands", "celtos.shoot.range", "celtos.los")
                    yield from ("celtos.weapon", arm.id)
                seen = views(was, unit, target)
                for rule, field in (("celtos.los.models", self._unblocked), ("celtos.los.terrain", self._bare)):
                    if views(replace(was, field=field), unit, target) != seen:
                        yield rule
            case volleys.ShotDamage(target=target):
                yield from self._harmed(scene, target)
            case templates.TemplateDamage() if scene.outcome is not None:
                for target in {target for target, _ in step.under(was)}:
                    yield from self._harmed(scene, target)

    def _harmed(self, scene: Seen, target: UnitId) -> Iterator[RuleId]:
        """What the target's profile has to do with its wounds."""
        profile = self._by_id[scene.before.kind(target).id]
        if profile.shield:
            yield "celtos.weapon.shield"
        if profile.mounted:
            yield "celtos.weapon.mounted"
        if sum(scene.after.units[target].wounds) < sum(scene.before.units[target].wounds):
            yield "celtos.profile.w"

    def _fights(self, scene: Seen) -> Iterator[RuleId]:
        was = scene.before
        match scene.step:
            case fights.FightRound() if scene.after.fight is not None:
                yield "celtos.cc.sequence"
            case fights.StrikeBlows() if scene.outcome is not None:
                for strike in strikes(was):
                    yield from _struck(was, strike)
            case fights.BlowDamage():
                found = strikes(was)
                for target, _, place in dict.fromkeys(was.blows):
                    yield from self._harmed(scene, UnitId(target))
                    if _is_off_scale(was, found[place]):
                        yield "celtos.values"
            case fights.EndRound() if was.fight is not None:
                parts = was.fight.parts
                if any(len(part) > 1 or not any(was.units[unit].wounds for unit in part) for part in parts):
                    yield "celtos.cc.sides"
            case assaults.DeclareAssault():
                yield "celtos.cc.declare"

    def _nerve(self, scene: Seen) -> Iterator[RuleId]:
        was, step = scene.before, scene.step
        match step:
            case reactions.AssaultReaction(unit=unit) if was.units[unit].panicked and step.charged:
                yield "celtos.react.panicked"
            case reactions.ReactionTest(unit=unit) if scene.outcome is not None:
                yield "celtos.profile.i"
                if was.units[unit].hold:
                    yield "celtos.react.hold"
            case nerve.MoraleCheck(unit=unit) | nerve.TryRally(unit=unit) if scene.outcome is not None:
                yield "celtos.profile.cd"
                yield "celtos.morale.once" if isinstance(step, nerve.MoraleCheck) else "celtos.rally.must"
                if was.units[unit].has("leader"):
                    yield "celtos.leader"
                if was.kind(unit).individual:
                    yield "celtos.individual"

    @cached_property
    def _bare(self) -> Field:
        """The field without its terrain."""
        return replace(self._field, table=replace(self._field.table, terrain=()))

    @cached_property
    def _unblocked(self) -> Field:
        """The field where no model is in another's sight."""
        return replace(self._field, edition=replace(self._field.edition, sight_models="none"))

    @cached_property
    def _unaware(self) -> Field:
        """The field where nobody has Battle Awareness."""
        kinds = (replace(kind, traits={**kind.traits, "battle_awareness": 0}) for kind in self._field.kinds)
        return replace(self._field, kinds=tuple(kinds))


def _checked(check: Check) -> Iterator[RuleId]:
    yield from _LOOKED_UP.get(check.rule, ())
    if check.applied:
        yield "celtos.modifiers"
    for applied in check.applied:
        yield from _APPLIED.get(applied.id, ())


def _struck(battle: Battle, strike: Strike) -> Iterator[RuleId]:
    """What a unit strikes with, and what is special about it."""
    arm, kind = arm_of(battle, strike.unit), battle.kind(strike.unit)
    yield from ("celtos.weapon", arm.weapon.id, "celtos.cc.weapon")
    if arm.damage.strength:
        yield "celtos.profile.st"
    if kind.trait("first_strike"):
        yield "celtos.trait.first_strike"
    if kind.individual:
        yield "celtos.individual"


def _is_off_scale(battle: Battle, strike: Strike) -> bool:
    """Whether a damage or a toughness is above or below what the table has."""
    left = battle.kind(strike.target).toughness - arm_of(battle, strike.unit).penetrating
    return strike.damage not in SCALE or left not in SCALE


def _is_coherent(battle: Battle, unit: UnitId) -> bool:
    footprint = battle.units[unit].footprint
    return is_coherent(footprint.places, footprint.radius, battle.coherency(unit))


def _is_near(battle: Battle, unit: UnitId, enemy: UnitId) -> bool:
    """Whether an enemy stands nearer than a unit may come, and does not touch it."""
    mine, theirs = battle.units[unit].footprint, battle.units[enemy].footprint
    return is_gap_at_most(mine, theirs, battle.inch(KEEP_AWAY) - 1) and enemy not in touching(battle, unit)
