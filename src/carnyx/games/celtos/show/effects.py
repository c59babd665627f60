"""What a step of Celtos has changed, whatever step it was: who lost wounds, fell, routed, panicked or came to blows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from carnyx.core.flow import Record
from carnyx.core.rule import RuleId
from carnyx.games.celtos.play.battle import Battle, Unit, UnitId, is_engaged, touching
from carnyx.games.celtos.play.coherency import holds_together
from carnyx.games.celtos.play.deployment import Deploy
from carnyx.games.celtos.play.fights import BlowDamage
from carnyx.games.celtos.play.nerve import MoraleCheck
from carnyx.games.celtos.play.reactions import ReactionTest
from carnyx.games.celtos.play.sequence import Concede, StartTurn
from carnyx.games.celtos.play.situations import first_strength, strength
from carnyx.show import events as ev
from carnyx.show.values import Strength

# By which rule a marker of Hold comes off; in all other cases the unit has come into contact.
_OFF_HOLD: dict[type[Any], RuleId] = {
    MoraleCheck: "celtos.morale.panic",
    ReactionTest: "celtos.react.hold",
    StartTurn: "celtos.turn.markers",
}


def effects(record: Record[Battle]) -> Iterator[ev.Event]:
    """All that is not as it was: wounds, models, units, markers, contact and coherency."""
    was, now = record.before, record.after
    if was.units is now.units:
        return
    pairs = enumerate(zip(was.units, now.units, strict=True))
    changed = [(UnitId(id), old, new) for id, (old, new) in pairs if old is not new]
    for unit, old, new in changed:
        if old.wounds:
            yield from _losses(record, unit, old, new)
            if new.wounds:
                yield from _markers(record, unit, old, new)
    yield from _places(record, [unit for unit, old, new in changed if old.footprint is not new.footprint])


def left(battle: Battle, unit: UnitId) -> Strength:
    """What is left of a unit, and what it began with."""
    return Strength(strength(battle, unit), first_strength(battle, unit), battle.kind(unit).individual)


def _losses(record: Record[Battle], unit: UnitId, old: Unit, new: Unit) -> Iterator[ev.Event]:
    """Wounds and models; the fallen are known by their places, since nobody moves in the step that hurts him."""
    if new.routed:
        rule = "celtos.victory" if isinstance(record.step, Concede) else "celtos.morale.rout"
        yield ev.Routed(rule=rule, unit=unit, models=old.models)
    elif old.wounds != new.wounds:
        rule = "celtos.cc.damage" if isinstance(record.step, BlowDamage) else "celtos.shoot.damage"
        lost, rest = sum(old.wounds) - sum(new.wounds), left(record.after, unit)
        yield ev.Wounded(rule=rule, unit=unit, wounds=lost, strength=rest)
        if new.models < old.models:
            stand = set(new.footprint.pairs)
            dead = [model for model, place in enumerate(old.footprint.pairs) if place not in stand]
            dead.sort(key=lambda model: old.roles.index(old.roles[model]))  # in the order of the unit's roles
            places = tuple(number for model in dead for number in old.footprint.pairs[model])
            roles = tuple(old.roles[model] for model in dead)
            yield ev.Fell(rule=rule, unit=unit, models=tuple(dead), places=places, roles=roles, strength=rest)
            if not new.wounds:
                yield ev.Destroyed(rule=rule, unit=unit)


def _markers(record: Record[Battle], unit: UnitId, old: Unit, new: Unit) -> Iterator[ev.Event]:
    """Panic and Hold."""
    if old.panicked != new.panicked:
        rule = "celtos.morale.panic" if new.panicked else "celtos.rally"
        yield ev.Condition(rule=rule, unit=unit, what="panic", on=new.panicked)
    if old.hold != new.hold:
        off = _OFF_HOLD.get(type(record.step), "celtos.rally.must")
        yield ev.Condition(rule="celtos.order.hold" if new.hold else off, unit=unit, what="hold", on=new.hold)


def _places(record: Record[Battle], changed: list[UnitId]) -> Iterator[ev.Event]:
    """Who has come into contact or out of it, and who has lost coherency or regained it."""
    was, now = record.before, record.after
    if not changed or isinstance(record.step, Deploy):
        return
    met = {*changed, *(foe for unit in changed for battle in (was, now) for foe in touching(battle, unit))}
    for unit in sorted(met):
        if now.units[unit].wounds and is_engaged(was, unit) != is_engaged(now, unit):
            on = is_engaged(now, unit)
            yield ev.Condition(rule="celtos.order.engaged", unit=unit, what="engaged", on=on)
    for unit in changed:
        if now.units[unit].wounds:
            old, new = (not holds_together(each, unit, each.units[unit].footprint) for each in (was, now))
            if old != new:
                yield ev.Condition(rule="celtos.coherency", unit=unit, what="out_of_coherency", on=new)
