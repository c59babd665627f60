"""The events of Celtos in which dice are thrown at somebody: volleys, templates, blows, and what hits come to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from carnyx.core.flow import Record
from carnyx.core.rule import RuleId
from carnyx.games.celtos.play import fights, templates, volleys
from carnyx.games.celtos.play.battle import Battle, UnitId
from carnyx.games.celtos.play.blows import arm_of, strikes
from carnyx.games.celtos.play.shooting import missile, volley
from carnyx.games.celtos.rules.figures import SCATTER_DIVISOR
from carnyx.games.celtos.rules.tables import COVER_NEEDS, on_scale
from carnyx.games.celtos.rules.weapons import CATAPULT, CROSSBOW, JAVELIN, STAFF_SLING
from carnyx.show import events as ev
from carnyx.show.places import Way, wind
from carnyx.show.throws import Counted, Hit, thrown
from carnyx.show.values import Flight, Value

_COVERS = {need: str(cover) for cover, need in zip(COVER_NEEDS.columns, COVER_NEEDS.cells[0], strict=True)}

# What flies; a weapon that is not named here looses arrows.
_FLIGHTS: dict[RuleId, Flight] = {
    CATAPULT.id: "boulder",
    CROSSBOW.id: "bolt",
    JAVELIN.id: "javelin",
    STAFF_SLING.id: "stone",
}

Dealt: TypeAlias = tuple[
    UnitId, int, int, int, UnitId
]  # a hit: on whom, which model, its damage, what it pierces, and whose


def shots(record: Record[Battle]) -> Iterator[ev.Event]:
    """A unit shoots at another with a die for each model that can, or cannot."""
    was, step = record.before, record.step
    unit, target = step.unit, step.target
    shot, arm = (volley(was, unit, target, moved=step.moved), missile(was, unit)) if record.question else (None, None)
    if shot is None or arm is None:
        yield from no_shot(record)
        return
    skill = (Value("celtos.profile.sh", was.kind(unit).sh),)
    yield ev.Shot(
        rule="celtos.shoot.dice",
        unit=unit,
        target=target,
        chains=tuple(
            (thrown(aim.to_hit, rows[0], unit, skill, weapon=arm.id, damage=aim.damage),)
            for aim, rows in zip(shot.aims, record.answer, strict=True)
        ),
        hits=sum(record.outcome),
        models=was.units[unit].models,
        flies=_FLIGHTS.get(arm.id, "arrow"),
    )


def no_shot(record: Record[Battle]) -> Iterator[ev.Event]:
    """Nobody has sight and range any more, though both sides stand."""
    was, step = record.before, record.step
    if was.units[step.unit].wounds and was.units[step.target].wounds:
        yield ev.Lapsed(rule="celtos.shoot.range", why="no-shot", unit=step.unit)


def shots_allotted(record: Record[Battle]) -> Iterator[ev.Event]:
    """The hits of a volley are given out."""
    step: volleys.AllotShots = record.step
    yield _allotted(record, step.target, [model for model, _ in record.then.dealt], "celtos.shoot.allocate")


def blows_allotted(record: Record[Battle]) -> Iterator[ev.Event]:
    """The hits of a striking step are given out."""
    step: fights.AllotBlows = record.step
    new = record.after.blows[len(record.before.blows) :]
    yield _allotted(record, step.target, [model for _, model, _ in new], "celtos.cc.allocate")


def _allotted(record: Record[Battle], unit: UnitId, models: list[int], rule: RuleId) -> ev.Allotted:
    return ev.Allotted(
        rule=rule,
        unit=unit,
        player=record.before.units[unit].player,
        models=tuple(models),
        roles=tuple(role_of(record.before, unit, model) for model in models),
        is_chosen=record.outcome is not None,
    )


def role_of(battle: Battle, unit: UnitId, model: int) -> str | None:
    """The role of a model; none if it is a unit of its own."""
    return None if battle.kind(unit).individual else battle.units[unit].roles[model]


def shot_damage(record: Record[Battle]) -> Iterator[ev.Event]:
    """Cover and damage for every hit of a volley."""
    was, step = record.before, record.step
    shot, pierce = volley(was, step.unit, step.target, moved=step.moved), was.kind(step.unit).trait("penetrating")
    assert shot is not None
    kinds = dict.fromkeys(step.dealt)
    dealt = [(step.target, model, shot.aims[aim].damage, pierce, step.unit) for model, aim in kinds]
    yield from _harmed(record, dealt, "celtos.shoot.damage")


def blow_damage(record: Record[Battle]) -> Iterator[ev.Event]:
    """Damage for every hit of a striking step."""
    was, found = record.before, strikes(record.before)
    pierce = {each.unit: arm_of(was, each.unit).penetrating for each in found}
    dealt = [
        (UnitId(to), model, found[n].damage, pierce[found[n].unit], found[n].unit)
        for to, model, n in dict.fromkeys(was.blows)
    ]
    yield from _harmed(record, dealt, "celtos.cc.damage")


def _harmed(record: Record[Battle], dealt: Iterable[Dealt], rule: RuleId) -> Iterator[ev.Event]:
    """The dice for each hit, cover before damage; each unit that was hit has an event of its own."""
    was, hits = record.before, dict[UnitId, list[Hit]]()
    for each, chain, rows, wounds in zip(dealt, record.question.chains, record.answer, record.outcome, strict=True):
        target, model, damage, pierce, by = each
        kind = was.kind(target)
        basis = (Value("damage", on_scale(damage)), Value("celtos.profile.t", on_scale(kind.toughness - pierce)))
        counted = (Counted("celtos.trait.penetrating", -pierce, "celtos.profile.t"),) if pierce else ()
        throws = tuple(
            thrown(check, row, target, (Value(_COVERS[check.base]),), is_save=True)  # thrown by whoever has cover
            if check.rule == "celtos.cover"
            else thrown(check, row, by, basis, counted)
            for check, row in zip(chain.checks, rows, strict=True)
        )
        hits.setdefault(target, []).append(Hit(model, role_of(was, target, model), throws, wounds))
    for target, found in hits.items():
        yield ev.Harmed(rule=rule, unit=target, hits=tuple(found))


# --- templates -------------------------------------------------------------------------------------------------------


def template_aimed(record: Record[Battle]) -> Iterator[ev.Event]:
    """A template is laid on a model."""
    was, step = record.before, record.step
    arm = missile(was, step.unit)
    if record.outcome is None or arm is None or arm.template is None:
        yield from no_shot(record)
        return
    model = int(record.outcome)
    at = was.units[step.target].footprint.pairs[model]
    role = role_of(was, step.target, model)
    yield ev.Aimed(rule=arm.template, unit=step.unit, target=step.target, model=model, role=role, at=at)


def stone_thrown(record: Record[Battle]) -> Iterator[ev.Event]:
    """The roll to hit with a round template."""
    was, step = record.before, record.step
    arm, skill = missile(was, step.unit), (Value("celtos.profile.sh", was.kind(step.unit).sh),)
    assert arm is not None
    assert arm.template is not None
    throw = thrown(record.question.check, record.answer, step.unit, skill, weapon=arm.id)
    hits = int(record.outcome)
    flies = _FLIGHTS.get(arm.id, "boulder")
    yield ev.Shot(rule=arm.template, unit=step.unit, target=step.target, chains=((throw,),), hits=hits, flies=flies)


def scattered(record: Record[Battle]) -> Iterator[ev.Event]:
    """A missed stone lands elsewhere."""
    step: templates.Scatter = record.step
    at, end = step.at, record.then.at
    way = Way(record.before.inch(record.outcome[0]) // SCATTER_DIVISOR, wind(end.x - at.x, end.y - at.y))
    start, landed = (at.x, at.y), (end.x, end.y)
    yield ev.Scattered(rule=step.rule, unit=step.unit, faces=record.answer, start=start, end=landed, way=way)


def template_damage(record: Record[Battle]) -> Iterator[ev.Event]:
    """Who is under a template, and what it does to each."""
    was, step = record.before, record.step
    arm, kind = missile(was, step.unit), was.kind(step.unit)
    assert arm is not None
    assert arm.template is not None
    if record.question is None:
        yield ev.Lapsed(rule=arm.template, why="nobody-under", unit=step.unit)
        return
    under = step.under(was)
    radius, outline = step.shape(was)
    yield ev.Landed(
        rule=arm.template, unit=step.unit, at=(step.at.x, step.at.y), under=under, radius=radius, outline=outline
    )
    assert arm.missile is not None
    harm, pierce = arm.missile.of(kind.st), kind.trait("penetrating")
    dealt = [(target, model, harm, pierce, step.unit) for target, model in under]
    yield from _harmed(record, dealt, "celtos.shoot.damage")


# --- close combat ----------------------------------------------------------------------------------------------------


def blows(record: Record[Battle]) -> Iterator[ev.Event]:
    """The dice of one striking step, for each unit that strikes and each that it strikes at."""
    was, fight = record.before, record.before.fight
    if record.question is None or fight is None or fight.step is None:
        return
    first, number = fight.step
    speed = Value("celtos.trait.first_strike") if first else Value("speed", number)
    found = list(zip(strikes(was), record.answer, record.outcome, strict=True))
    for unit, target in dict.fromkeys((strike.unit, strike.target) for strike, _, _ in found):
        mine = [each for each in found if (each[0].unit, each[0].target) == (unit, target)]
        basis = tuple(Value("celtos.profile.as", was.kind(each).attack) for each in (unit, target))
        weapon = arm_of(was, unit).weapon.id
        yield ev.Struck(
            rule="celtos.cc.order",
            unit=unit,
            target=target,
            chains=tuple(
                (thrown(each.to_hit, rows[0], unit, basis, weapon=weapon, damage=each.damage),)
                for each, rows, _ in mine
            ),
            hits=sum(hits for _, _, hits in mine),
            speed=speed,
        )
