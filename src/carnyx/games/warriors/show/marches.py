"""How the movement of Warriors is put into words: orders, marches leg by leg, individuals on their way, couriers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction

from carnyx.games.warriors.blocks.compass import CIRCLE
from carnyx.games.warriors.play.battle import Battle
from carnyx.games.warriors.play.marches import March
from carnyx.games.warriors.show.places import facing
from carnyx.games.warriors.show.spoken import Act, worded
from carnyx.show import events as ev
from carnyx.show.places import between
from carnyx.show.story import Line, Voice
from carnyx.show.values import Block, Leg
from carnyx.words.numbers import decimal

_STATES = {"bloodlust": "is-bloodlust", "shaken": "is-shaken", "locked": "is-locked"}  # who obeys no order
_MUST = {"attack": "must-attack", "bloodlust": "must-attack", "shaken": "must-flee"}  # why a unit had to move
_TURNS = {900: "turn-right", 1800: "turn-about", 2700: "turn-left"}


def ordered(voice: Voice, event: ev.Ordered, act: Act) -> Iterator[Line]:
    """The order of a unit: shown with all others, or new."""
    id = "order-now" if event.rule == "warriors.orders.results" else "order-first"
    yield voice.line(id, event.rule, event.unit, order=_label(voice, event.order))


def sent(voice: Voice, event: ev.Sent, act: Act) -> Iterator[Line]:
    """An order on its way to a unit, by courier or by voice, or tried again."""
    if event.rule == "warriors.orders.once":
        names = errand(voice, event.order, event.leader)
        yield voice.line("tries-again", event.rule, event.unit, **names)
        return
    names = {"target": voice.names[event.unit], "order": _label(voice, event.order)}
    yield voice.line("calls" if event.courier is None else "sends", event.rule, event.leader, **names)


def errand(voice: Voice, order: str, leader: int) -> dict[str, str]:
    """An order on its way, and who sent it."""
    return {"order": _label(voice, order), "leader": voice.names[leader]}


def errand_to(voice: Voice, battle: Battle, unit: int) -> dict[str, str]:
    """The order on its way to a unit, and who sent it."""
    message = next(each for each in battle.messages if each.unit == unit)
    return errand(voice, message.order, message.leader)


def couriered(voice: Voice, event: ev.Couriered, act: Act) -> Iterator[Line]:
    """A courier rides, waits, or is lost; of one who is lost with his leader nothing is said."""
    if event.is_lost and event.rule == "warriors.courier.lost":
        yield voice.line("courier-lost", event.rule, event.leader)
    if event.unit is not None:
        then = [voice.say("arrived")] if event.has_arrived else []
        way = between(*event.track[:2], *event.track[-2:])
        names = {"target": voice.names[event.unit], **voice.where(way)}
        yield voice.line("rides" if len(event.track) > 2 else "waits", event.rule, event.leader, 0, then, **names)


def moved(voice: Voice, event: ev.Moved, act: Act) -> Iterator[Line]:
    """A march, a pursuit, a unit that has reformed, an individual on his way."""
    unit, rule = event.unit, event.rule
    then = list(voice.near(event.near)) if event.near is not None else []
    match event.name:
        case "reform":
            yield from _reformed(voice, event, act)
        case "pursuit":
            where = voice.where(between(*_at(event.start), *_at(event.legs[-1].to)))
            yield voice.line("pursues", rule, unit, 0, then, **where)
        case "closes-up":
            where = voice.where(between(*_at(event.start), *_at(event.legs[-1].to)))
            yield voice.line("closes-up", rule, unit, 0, then, **where)
        case "joins":
            assert event.joins is not None
            yield voice.line("joins", rule, unit, host=voice.names[event.joins])
        case "remains" | "left-alone":
            yield voice.line(event.name, rule, unit)
        case "walks":
            where = voice.where(between(*_at(event.start), *_at(event.legs[-1].to)))
            if event.leaves is None:
                yield voice.line("walks", rule, unit, 0, then, **where)
            else:
                yield voice.line("leaves", rule, unit, 0, then, host=voice.names[event.leaves], **where)
        case manner if event.legs:
            said = _said(voice, [_plain(leg) for leg in event.legs if leg.kind != "align"])
            by = how(voice, manner)
            by = voice.say(_MUST[manner], how=by) if event.is_forced else by
            yield voice.line("marches", rule, unit, 0, then, how=by, legs=said)
            if event.legs[-1].kind == "align":
                yield voice.line("swings", "warriors.combat.align", unit, 1)
        case manner:
            yield voice.line("stands-still", rule, unit, 0, then, how=how(voice, manner))


def _at(block: Block | None) -> tuple[int, int]:
    assert block is not None
    return block.x, block.y


def _reformed(voice: Voice, event: ev.Moved, act: Act) -> Iterator[Line]:
    """How a unit stands now, and the die by which it reformed."""
    shape = event.legs[-1].to if event.legs else event.start
    assert shape is not None
    ranks = voice.say("ranks", number=-(-shape.figures // shape.files))
    yield voice.line("reformed", event.rule, event.unit, files=shape.files, ranks=ranks)
    dice = [worded(voice, each.thrown) for each in act if isinstance(each, ev.Tested)]
    yield from voice.thrown(dice, event.unit)


def how(voice: Voice, manner: str) -> str:
    """By what a unit moves: its order or its temper, or that it is locked in combat."""
    return voice.say(_STATES[manner]) if manner in _STATES else _label(voice, manner)


def _label(voice: Voice, name: str) -> str:
    return voice.speaker.words.say(f"warriors.label.{name}")


# --- legs ------------------------------------------------------------------------------------------------------------


def legs(voice: Voice, march: March) -> str:
    """A march leg by leg."""
    return _said(voice, [(leg.kind, leg.amount) for leg in march.legs])


def _plain(leg: Leg) -> tuple[str, int]:
    """A leg as a player answers it: turns are to the right, and who faces somewhere faces a direction."""
    if leg.kind == "face":
        return leg.kind, leg.to.facing
    return leg.kind, leg.amount % CIRCLE if leg.kind == "turn" else leg.amount


def _said(voice: Voice, legs: list[tuple[str, int]]) -> str:
    """Legs in words; a last step too short to be measured goes unsaid."""
    told: Iterable[str] = [
        _leg(voice, kind, amount) for kind, amount in legs if kind != "advance" or not _is_nought(voice, amount)
    ]
    return ", ".join(told or [_leg(voice, *legs[0])])


def _is_nought(voice: Voice, ticks: int) -> bool:
    """Whether a way is so short that its length would read as none."""
    return voice.length(ticks) == voice.length(0)


def _leg(voice: Voice, kind: str, amount: int) -> str:
    match kind:
        case "advance":
            return voice.say("advances", length=voice.length(amount))
        case "wheel":
            angle = decimal(Fraction(abs(amount), 10), 1, voice.speaker.language, trimmed=True)
            return voice.say("wheels-right" if amount > 0 else "wheels-left", angle=angle)
        case "turn":
            return voice.say(_TURNS[amount])
        case _:
            return voice.say("faces", direction=voice.say(facing(amount)))
