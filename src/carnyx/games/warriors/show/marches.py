"""How the movement of Warriors is told: orders sent, marches leg by leg, individuals on their way, couriers."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from carnyx.core.rule import RuleId
from carnyx.games.warriors.play.battle import Battle
from carnyx.games.warriors.play.marches import March, manner
from carnyx.games.warriors.play.movement import Leg, end
from carnyx.games.warriors.play.moves import MarchOn, MoveNext, Reform, reforming
from carnyx.games.warriors.play.orders import CONCEDE, Send, SendOrders
from carnyx.games.warriors.play.riders import RideNext, errand, has_arrived
from carnyx.games.warriors.play.walks import Walk, WalkNext, start
from carnyx.games.warriors.rules.checks import REFORM
from carnyx.games.warriors.show.changes import Seen
from carnyx.games.warriors.show.places import facing, figures, nearest
from carnyx.show.places import between
from carnyx.show.story import Line, Voice, Worded
from carnyx.show.throws import thrown
from carnyx.words.numbers import decimal

_MANNERS: dict[str, RuleId] = {
    "locked": "warriors.combat.locked",
    "shaken": "warriors.shaken.move",
    "bloodlust": "warriors.bloodlust.move",
    "attack": "warriors.order.attack",
    "hold": "warriors.order.hold",
    "oppose": "warriors.order.oppose",
}
_TURNS = {900: "turn-right", 1800: "turn-about", 2700: "turn-left"}


def orders(voice: Voice, scene: Seen) -> Iterator[Line]:
    """Orders on their way to a unit."""
    match scene.step, scene.outcome:
        case SendOrders(), Send() as send:
            id = "sends" if send.courier else "calls"
            order = voice.speaker.words.say(f"warriors.label.{send.order}")
            yield voice.line(id, "warriors.orders.courier", send.leader, target=voice.names[send.unit], order=order)
        case SendOrders(player=player), str() as said:
            id, rule = ("gives-up", "warriors.victory") if said == CONCEDE else ("sends-none", "warriors.orders.once")
            yield voice.line(id, rule, player=voice.player(player))


def marches(voice: Voice, scene: Seen) -> Iterator[Line]:
    """What units, individuals and couriers do in their side's movement."""
    match scene.step, scene.outcome:
        case (MoveNext() | MarchOn(), March() as march):
            yield from _march(voice, scene, march)
        case Reform(unit=unit), _:
            body = scene.after.body(unit)
            wanted = reforming(scene.before, unit, scene.step.files)
            ranks = voice.say("ranks", number=body.ranks)
            yield voice.line("reformed", "warriors.reform", unit, files=body.files, ranks=ranks)
            basis = voice.say("to-change", figures=figures(voice, wanted.figures))
            made = thrown(REFORM(wanted), scene.answer)
            yield from voice.thrown([Worded(made, voice.title("warriors.reform"), basis)], unit)
        case WalkNext(), Walk() as walk:
            yield _walk(voice, scene, walk)
        case RideNext(courier=courier), place if place is not None:
            x, y = scene.before.couriers[courier].place or (place.x, place.y)
            leader, target = scene.before.couriers[courier].leader, errand(scene.before, courier)
            assert target is not None
            then = [voice.say("arrived")] if has_arrived(scene.after, courier, target) else []
            names = {"target": voice.names[target], **voice.where(between(x, y, place.x, place.y))}
            id = "rides" if (x, y) != (place.x, place.y) else "waits"
            yield voice.line(id, "warriors.orders.courier", leader, 0, then, **names)


def _march(voice: Voice, scene: Seen, march: March) -> Iterator[Line]:
    unit, way = march.unit, manner(scene.before, march.unit)
    rule = _MANNERS[way]
    how = voice.title(rule) if way == "locked" else voice.speaker.words.say(f"warriors.label.{way}")
    if march.files:
        yield voice.line("reforms", "warriors.reform", unit, how=how, files=march.files)
    elif not march.legs:
        yield voice.line("stands-still", rule, unit, 0, nearest(voice, scene.after, unit), how=how)
    else:
        yield voice.line("marches", rule, unit, 0, nearest(voice, scene.after, unit), how=how, legs=legs(voice, march))
        now = scene.after.units[unit]
        if now.body is not None and now.body != end(scene.before.body(unit), march.legs):
            yield voice.line("swings", "warriors.combat.align", unit, 1)


def legs(voice: Voice, march: March) -> str:
    """A march leg by leg; a last step too short to be measured goes unsaid."""
    said = [_leg(voice, leg) for leg in march.legs if leg.kind != "advance" or not _is_nought(voice, leg.amount)]
    return ", ".join(said or [_leg(voice, march.legs[0])])


def _is_nought(voice: Voice, ticks: int) -> bool:
    """Whether a way is so short that its length would read as none."""
    return voice.length(ticks) == voice.length(0)


def _leg(voice: Voice, leg: Leg) -> str:
    match leg.kind:
        case "advance":
            return voice.say("advances", length=voice.length(leg.amount))
        case "wheel":
            angle = decimal(Fraction(abs(leg.amount), 10), 1, voice.speaker.language, trimmed=True)
            return voice.say("wheels-right" if leg.amount > 0 else "wheels-left", angle=angle)
        case "turn":
            return voice.say(_TURNS[leg.amount])
        case "face":
            return voice.say("faces", direction=voice.say(facing(leg.amount)))


def _walk(voice: Voice, scene: Seen, walk: Walk) -> Line:
    """Where an individual goes, and what he leaves."""
    unit, rule = walk.unit, "warriors.individuals"
    if walk.join >= 0:
        return voice.line("joins", rule, unit, host=voice.names[walk.join])
    if walk.place is None:
        return voice.line("remains", rule, unit)
    host, here = scene.before.units[unit].host, start(scene.before, unit)
    left = [voice.say("leaves", host=voice.names[host])] if host >= 0 else []
    way = between(here.x, here.y, walk.place.x, walk.place.y)
    return voice.line("walks", rule, unit, 0, [*left, *nearest(voice, scene.after, unit)], **voice.where(way))


def pursued(voice: Voice, before: Battle, after: Battle, unit: int) -> Iterator[Line]:
    """How far a unit went after those who fled; nothing if it stayed."""
    old, new = before.units[unit].body, after.units[unit].body
    if old is not None and new is not None and old != new:
        where = voice.where(between(old.x, old.y, new.x, new.y))
        then = nearest(voice, after, unit)
        yield voice.line("moves", "warriors.pursuit", unit, 0, then, what=voice.title("warriors.pursuit"), **where)
