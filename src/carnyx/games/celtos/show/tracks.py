"""How the models of a Celtos unit moved, as events: where each went, whom they touch now, or who is nearest."""

from __future__ import annotations

from collections.abc import Iterator

from carnyx.core.flow import Record
from carnyx.core.footprint import contacts
from carnyx.core.rule import RuleId
from carnyx.games.celtos.play.battle import Battle, UnitId, is_engaged, touching
from carnyx.games.celtos.play.cover import cover_from
from carnyx.games.celtos.play.movement import Ways
from carnyx.show import events as ev
from carnyx.show.places import Tracks, across, middle
from carnyx.show.values import Contact, Near


def moves(record: Record[Battle]) -> Iterator[ev.Event]:
    """A unit moves or rushes."""
    if record.outcome is not None:
        yield _moved(record, "celtos.order.rush" if record.step.rush else "celtos.order.move", record.outcome)


def leaves(record: Record[Battle]) -> Iterator[ev.Event]:
    """A unit breaks off from close combat."""
    if record.outcome is not None:
        yield _moved(record, "celtos.order.breakoff", record.outcome)


def consolidates(record: Record[Battle]) -> Iterator[ev.Event]:
    """A winner left alone moves on."""
    if record.outcome is not None:
        yield _moved(record, "celtos.cc.after", record.outcome)


def evades(record: Record[Battle]) -> Iterator[ev.Event]:
    """A unit gets out of the charger's way."""
    yield _moved(record, "celtos.react.evade")


def closes_in(record: Record[Battle]) -> Iterator[ev.Event]:
    """The charge, and whoever counter-charges; or why there is none."""
    was, step = record.before, record.step
    unit = step.unit
    if not was.units[unit].wounds or (was.units[unit].panicked and not step.panicked):
        yield ev.Lapsed(rule="celtos.order.sequence", why="no-assault", unit=unit)
        return
    if record.outcome is None and not is_engaged(was, unit):
        yield ev.Lapsed(rule="celtos.react.evade.after", why="falls-short", unit=unit)
        yield _moved(record, "celtos.cc.assault")
        return
    if record.outcome is None:
        yield ev.Lapsed(rule="celtos.order.assault", why="no-more-contact", unit=unit)
    else:
        name = "charge" if step.charges else "celtos.cc.assault"
        yield _closed(record, unit, name, "celtos.cc.assault", record.outcome)
    if was.countering >= 0:
        rule = "celtos.react.countercharge"
        yield _closed(record, UnitId(was.countering), rule, f"{rule}.move")


def steps_up(record: Record[Battle]) -> Iterator[ev.Event]:
    """After a round both sides close up; whoever finds nobody left is parted from the enemy."""
    was, now, fight = record.before, record.after, record.before.fight
    assert fight is not None
    fighting = (fight.unit, *fight.enemies)
    for unit in fighting:
        if was.units[unit].footprint != now.units[unit].footprint:
            yield _closed(record, unit, "step-up", "celtos.cc.lock")
    left = [unit for unit in fighting if was.units[unit].wounds]
    if fight.unit in left and len(left) > 1 and not touching(now, fight.unit):
        yield ev.Lapsed(rule="celtos.cc.lock", why="parted", unit=fight.unit)


def _moved(record: Record[Battle], rule: RuleId, ways: Ways | None = None) -> ev.Moved:
    unit = record.step.unit
    near = _near(record.after, unit)
    return ev.Moved(rule=rule, unit=unit, name=rule, tracks=_tracks(record, unit, ways), near=near)


def _closed(record: Record[Battle], unit: UnitId, name: str, rule: RuleId, ways: Ways | None = None) -> ev.Moved:
    mine, foes = record.after.units[unit].footprint, touching(record.after, unit)
    models = {model for foe in foes for model, _ in contacts(mine, record.after.units[foe].footprint)}
    contact = Contact(len(models), foes)
    return ev.Moved(rule=rule, unit=unit, name=name, tracks=_tracks(record, unit, ways), contact=contact)


def _tracks(record: Record[Battle], unit: UnitId, ways: Ways | None) -> Tracks:
    """Where each model went: along the ways that were answered; where a rule moved it, straight."""
    old, new = record.before.units[unit].footprint.pairs, record.after.units[unit].footprint.pairs
    if ways is None:
        return tuple([here if here == there else (*here, *there) for here, there in zip(old, new, strict=True)])
    return tuple(
        [
            (*here, *(number for point in way for number in (point.x, point.y)))
            for here, way in zip(old, ways, strict=True)
        ]
    )


def _near(battle: Battle, unit: UnitId) -> Near:
    """Where a unit stands to the nearest enemy, and how many of its models have cover from there."""
    mine = battle.units[unit].footprint
    if foes := touching(battle, unit):
        return Near(touching=foes)
    found = [(across(mine, battle.units[foe].footprint), foe) for foe in battle.enemies(unit)]
    if not found:
        return Near()
    way, foe = min(found)
    x, y = middle(battle.units[foe].footprint.places)
    covered = sum(cover_from(battle, unit, model, x, y) is not None for model in range(len(mine)))
    return Near((), foe, way, covered)
