"""What a step of Warriors has changed, whatever step it was: who fell, fled or wavered, and what was lost with them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

from carnyx.core.flow import Record
from carnyx.core.rule import RuleId
from carnyx.games.warriors.play.battle import Battle, Condition, Unit
from carnyx.games.warriors.play.calming import Calm, WordOfPower
from carnyx.games.warriors.play.command import TakeToHeart
from carnyx.games.warriors.play.delivery import TestOrder
from carnyx.games.warriors.play.moves import Reorganise
from carnyx.games.warriors.play.orders import Reveal
from carnyx.games.warriors.play.reactions import StandardFalls
from carnyx.games.warriors.play.threat import Threatened
from carnyx.games.warriors.play.walks import WalkNext
from carnyx.games.warriors.show.places import figures
from carnyx.show.story import Line, Voice

Seen: TypeAlias = Record[Battle]

# What a unit's temper changed by; in all other cases it is the effect of a reaction.
_CAUSES: dict[type[Any], RuleId] = {
    Calm: "warriors.influence.success",
    Reorganise: "warriors.reorganise",
    TakeToHeart: "warriors.command.results",
    TestOrder: "warriors.orders.results",
    Threatened: "warriors.combat.contact.threat",
    WordOfPower: "warriors.influence.limits.magic",
}

_TEMPERS: dict[Condition, str] = {"ok": "is-ok", "bloodlust": "is-bloodlust", "shaken": "is-shaken"}


def changes(voice: Voice, scene: Seen) -> Iterator[Line]:
    """All that is not as it was: figures, standards, temper, orders, couriers and boasts."""
    was, now = scene.before, scene.after
    if was.units != now.units:
        for unit, (before, after) in enumerate(zip(was.units, now.units, strict=True)):
            if before.fate != after.fate:
                yield _gone(voice, scene, unit)
            elif before is not after:
                yield from _changed(voice, scene, unit, before, after)
    for courier, then in zip(was.couriers, now.couriers, strict=True):
        if then.lost and not courier.lost and now.units[courier.leader].is_here:
            yield voice.line("courier-lost", "warriors.courier.lost", courier.leader)
    for seat, (boast, kept) in enumerate(zip(was.boasts, now.boasts, strict=True)):
        if kept.broken and not boast.broken:
            rule = f"warriors.boast.{kept.name}"
            yield voice.line("boast-broken", rule, player=voice.player(seat), boast=voice.title(rule))


def _gone(voice: Voice, scene: Seen, unit: int) -> Line:
    """A unit or an individual that is no more."""
    routed, individual = scene.after.units[unit].fate == "routed", scene.before.kind(unit).is_individual
    if individual:
        return voice.line("swept-away" if routed else "killed", "warriors.casualties", unit)
    if not routed:
        return voice.line("annihilated", "warriors.casualties", unit)
    left = figures(voice, scene.before.units[unit].figures)
    return voice.line("flees", "warriors.reaction.effects", unit, figures=left)


def _changed(voice: Voice, scene: Seen, unit: int, before: Unit, after: Unit) -> Iterator[Line]:
    if before.body is not None and after.body is not None and after.figures < before.figures:
        lost = {"number": before.figures - after.figures, "left": after.figures, "start": after.start}
        yield voice.line("figures-fall", "warriors.casualties", unit, **lost)
    if before.champion and not after.champion:
        yield voice.line("champion-falls", "warriors.casualties", unit)
    if before.standard and not after.standard and not isinstance(scene.step, StandardFalls):
        yield voice.line("standard-lost", "warriors.standard", unit)
    if states := list(_states(voice, before, after)):
        rule = _CAUSES.get(type(scene.step), "warriors.reaction.effects")
        yield voice.line("order", rule, unit, order=voice.listed(states))
    if before.order != after.order and not isinstance(scene.step, Reveal):
        order = voice.speaker.words.say(f"warriors.label.{after.order}")
        yield voice.line("order-now", "warriors.orders.results", unit, order=order)
    if before.host >= 0 > after.host and not isinstance(scene.step, WalkNext):
        yield voice.line("left-alone", "warriors.individuals", unit)


def _states(voice: Voice, before: Unit, after: Unit) -> Iterator[str]:
    """How a unit's temper is now, as far as that is new."""
    if before.condition != after.condition:
        yield voice.say(_TEMPERS[after.condition])
    if before.disorganised != after.disorganised:
        yield voice.say("is-disorganised" if after.disorganised else "is-organised")
