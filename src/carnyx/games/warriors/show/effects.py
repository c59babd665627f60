"""What a step of Warriors has changed, whatever step it was: who fell, fled or wavered, and what was lost with them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from carnyx.core.flow import Record
from carnyx.core.rule import RuleId
from carnyx.games.warriors.blocks.compass import SCALE
from carnyx.games.warriors.play.battle import Battle, Unit, UnitId, is_engaged
from carnyx.games.warriors.play.calming import Calm, WordOfPower
from carnyx.games.warriors.play.command import TakeToHeart
from carnyx.games.warriors.play.delivery import TestOrder
from carnyx.games.warriors.play.fights import TakePlaces
from carnyx.games.warriors.play.moves import Reorganise
from carnyx.games.warriors.play.orders import Reveal
from carnyx.games.warriors.play.places import places_of
from carnyx.games.warriors.play.reactions import StandardFalls
from carnyx.games.warriors.play.threat import Threatened
from carnyx.games.warriors.play.walks import WalkNext
from carnyx.games.warriors.show.places import block
from carnyx.games.warriors.show.tracks import left_alone
from carnyx.show import events as ev
from carnyx.show.values import Strength

# What a unit's temper changed by; in all other cases it is the effect of a reaction.
_CAUSES: dict[type[Any], RuleId] = {
    Calm: "warriors.influence.success",
    Reorganise: "warriors.reorganise",
    TakeToHeart: "warriors.command.results",
    TestOrder: "warriors.orders.results",
    Threatened: "warriors.combat.contact.threat",
    WordOfPower: "warriors.influence.limits.magic",
}


def effects(record: Record[Battle]) -> Iterator[ev.Event]:
    """All that is not as it was: figures, standards, temper, orders, couriers and boasts."""
    was, now = record.before, record.after
    if was.units is not now.units:
        for unit, (old, new) in enumerate(zip(was.units, now.units, strict=True)):
            if old.fate != new.fate:
                yield from _gone(record, unit, old, new)
            elif old is not new:
                yield from _changed(record, unit, old, new)
    if was.couriers is not now.couriers:
        yield from _couriers(record)
    if was.messages is not now.messages:
        yield from _unsent(record)
    for seat, (boast, kept) in enumerate(zip(was.boasts, now.boasts, strict=True)):
        if kept.broken and not boast.broken:
            yield ev.Lapsed(rule=f"warriors.boast.{kept.name}", why="boast-broken", player=seat)


def _gone(record: Record[Battle], unit: int, old: Unit, new: Unit) -> Iterator[ev.Event]:
    """A unit or an individual that is no more."""
    if new.fate == "routed":
        is_individual = record.before.kind(unit).is_individual
        rule = "warriors.casualties" if is_individual else "warriors.reaction.effects"
        yield ev.Routed(rule=rule, unit=unit, models=old.figures or 1)
    else:
        yield _fell(record, unit, old, new)
        yield ev.Destroyed(rule="warriors.casualties", unit=unit)


def _changed(record: Record[Battle], unit: int, old: Unit, new: Unit) -> Iterator[ev.Event]:
    step = type(record.step)
    if old.body is not None and new.body is not None and new.figures < old.figures:
        yield _fell(record, unit, old, new)
    if old.champion and not new.champion:
        yield ev.Lost(rule="warriors.casualties", unit=unit, what="champion")
    if old.standard and not new.standard:
        thrown_for = step is StandardFalls
        yield ev.Lost(rule=f"warriors.standard{'.falls' if thrown_for else ''}", unit=unit, what="standard")
    rule = _CAUSES.get(step, "warriors.reaction.effects")
    if old.condition != new.condition:
        for what, on in ((old.condition, False), (new.condition, True)):
            if what != "ok":
                yield ev.Condition(rule=rule, unit=unit, what=what, on=on)
    if old.disorganised != new.disorganised:
        yield ev.Condition(rule=rule, unit=unit, what="disorganised", on=new.disorganised)
    if old.order != new.order and step is not Reveal:
        yield ev.Ordered(rule="warriors.orders.results", unit=unit, order=new.order)
    if new.place is not None and new.place != old.place and (step is TakePlaces or is_engaged(record.after, new.host)):
        yield ev.Chosen(rule="warriors.individuals.place", unit=unit, target=new.host, number=new.place)
    if old.host >= 0 > new.host and step is not WalkNext:
        yield left_alone(record, unit)


def _fell(record: Record[Battle], unit: int, old: Unit, new: Unit) -> ev.Fell:
    """Figures fall from the last rank; an individual in the ranks of a unit falls in his own place."""
    models, body = range(new.figures, old.figures or 1), old.body
    places = [_place(record.before, unit)] if body is None else [body.middle(model) for model in models]
    stood = tuple(number // SCALE for place in places for number in place)
    rest = block(new.body) if new.body is not None else None
    left = Strength(new.figures, new.start)
    return ev.Fell(rule="warriors.casualties", unit=unit, models=tuple(models), places=stood, strength=left, block=rest)


def _place(battle: Battle, individual: int) -> tuple[int, int]:
    """Where an individual stands in the ranks of his unit, in grains."""
    host = UnitId(battle.units[individual].host)
    return battle.body(host).middle(max(places_of(battle, host)[UnitId(individual)], 0))


def _unsent(record: Record[Battle]) -> Iterator[ev.Event]:
    """Orders that lapse with whoever sent them, even if they have reached their units; these keep the last one."""
    now = record.after
    for message in record.before.messages:
        if now.units[message.leader].is_here or not now.units[message.unit].is_here:
            continue
        unit, leader = message.unit, message.leader
        yield ev.Lapsed(rule="warriors.leader.lost", why="sender-lost", unit=unit, target=leader, order=message.order)


def _couriers(record: Record[Battle]) -> Iterator[ev.Event]:
    """Couriers who are lost, with their leader or alone, and those whose errand is over."""
    was, now = record.before, record.after
    for courier, (old, new) in enumerate(zip(was.couriers, now.couriers, strict=True)):
        is_lost = new.lost and not old.lost
        if is_lost or (old.place is not None and new.place is None):
            rule = "warriors.orders.courier"
            if is_lost:
                rule = "warriors.courier.lost" if now.units[old.leader].is_here else "warriors.leader.lost"
            leader, track = old.leader, old.place or ()
            yield ev.Couriered(rule=rule, courier=courier, leader=leader, track=track, is_lost=is_lost)
