"""Deeds on the Celtos table: a unit taken by the hand is activated and ordered by what the hand does with it.

Dragged within its move it moves, farther it rushes, onto an enemy it assaults.  A drag that asks for too much is cut
short to what is allowed, and says why.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from carnyx.core.flow import Choose, Pause, go_on
from carnyx.core.footprint import gap_between
from carnyx.core.length import Point
from carnyx.core.rule import Refusal
from carnyx.games.celtos.play.battle import Battle, UnitId
from carnyx.games.celtos.play.breakoff import Leaves
from carnyx.games.celtos.play.followers import plan
from carnyx.games.celtos.play.movement import Ways
from carnyx.games.celtos.play.moves import Goes
from carnyx.games.celtos.play.options import WhichUnit
from carnyx.games.celtos.play.orders import Order, OrderName, Orders
from carnyx.games.celtos.play.shooting import missile
from carnyx.games.celtos.show.formations import allowed_parts, ways_to
from carnyx.games.celtos.show.ghosts import drawn, moved
from carnyx.show import documents as doc
from carnyx.show.drags import WHOLE

if TYPE_CHECKING:
    from carnyx.games.celtos.show.board import Board

_WAYS_TO_GO: tuple[OrderName, ...] = ("move", "rush")


class Ready(Struct, frozen=True):
    """A unit that may be given an order: the answers that come first, and the pause at which it is asked for."""

    before: tuple[Any, ...]
    pause: Pause[Battle]
    orders: Orders


def ready(pause: Pause[Battle], unit: int) -> Ready | None:
    """How a unit comes to be given an order now; none if it cannot."""
    question = pause.question
    if not isinstance(question, Choose):
        return None
    match question.options:
        case Orders() as orders if orders.unit == unit:
            return Ready((), pause, orders)
        case WhichUnit(units=units) if unit in units:
            after = go_on(pause, unit)
            if isinstance(after.question, Choose) and isinstance(after.question.options, Orders):
                return Ready((unit,), after, after.question.options)
    return None


def dragged(board: Board, pause: Pause[Battle], unit: int, places: tuple[Point, ...], over: int) -> doc.Ghost | None:
    """What it means to drag the models of a unit to these places, with the pointer over a unit or over nobody."""
    now = ready(pause, unit)
    if now is None:
        return None
    foe = next((each for each in now.pause.battle.enemies(UnitId(unit)) if each == over), None)
    return _charged(board, now, foe) if foe is not None else _went(board, now, places, _WAYS_TO_GO)


def formed(board: Board, pause: Pause[Battle], unit: int, places: tuple[Point, ...]) -> doc.Ghost | None:
    """What it means that a unit is to move into a formation."""
    now = ready(pause, unit)
    return None if now is None else _went(board, now, places, _WAYS_TO_GO[:1])


def against(board: Board, pause: Pause[Battle], unit: int, target: int) -> tuple[doc.Option, ...]:
    """What a unit may do to an enemy, each with its answers, or with the reason why it may not."""
    now = ready(pause, unit)
    if now is None or not now.pause.battle.is_enemy(UnitId(unit), UnitId(target)):
        return ()
    shoots = missile(now.pause.battle, UnitId(unit)) is not None
    names: tuple[OrderName, ...] = ("shoot", "assault") if shoots else ("assault",)
    return tuple(_option(board, now, Order(name, target)) for name in names)


def why_barred(board: Board, orders: Orders, order: Order, refusal: Refusal) -> doc.Reason:
    """Why an order is barred; of an assault out of reach also how much nearer a move must bring the unit first."""
    reason, battle, unit = board.speech.reason(refusal), orders.battle, orders.unit
    if order.name != "assault" or refusal.because != "refused-far" or order.target is None:
        return reason
    short = gap_between(battle.units[unit].footprint, battle.units[order.target].footprint) - battle.move_of(unit)
    if short > battle.move_of(unit) or orders.refuse(Order("move")) is not None:
        return reason
    first = board.speech.say("move-first", by=board.speech.length(short))
    return replace(reason, exactly=f"{reason.exactly} {first}")


def _option(board: Board, now: Ready, order: Order) -> doc.Option:
    """An order against an enemy as something to click."""
    refusal = now.orders.refuse(order)
    label = board.speech.say(f"order-{order.name}-at", unit=board.speech.names[order.target or 0])
    if refusal is not None:
        reason = why_barred(board, now.orders, order, refusal)
        return doc.Option(label, None, order.target, reason, is_shot=order.name == "shoot")
    answer, *then = (*now.before, msgspec.to_builtins(order))
    return doc.Option(label, answer, order.target, has_odds=True, is_shot=order.name == "shoot", then=tuple(then))


def _charged(board: Board, now: Ready, foe: UnitId) -> doc.Ghost:
    """A unit dragged onto an enemy: where its models would go."""
    option = _option(board, now, Order("assault", foe))
    battle, unit = now.pause.battle, now.orders.unit
    if option.barred is not None:
        return doc.Ghost(deed=option.label, refused=option.barred)
    ways = plan(battle, unit, (foe,), battle.move_of(unit))
    shown = drawn(board, battle, unit, ways)
    return replace(shown, answer=option.answer, then=option.then, deed=option.label, foe=foe)


def _went(board: Board, now: Ready, places: tuple[Point, ...], names: tuple[OrderName, ...]) -> doc.Ghost:
    """A unit dragged over open ground: a move if that is enough, else a rush, else as far as it may go."""
    footprint = now.pause.battle.units[now.orders.unit].footprint
    wish, barred, ways_to_go = ways_to(footprint, places), None, list[tuple[OrderName, Goes | Leaves]]()
    for name in names:
        if refusal := now.orders.refuse(Order(name)):
            barred = barred or refusal
            continue
        question = go_on(now.pause, Order(name)).question
        options = question.options if isinstance(question, Choose) else None
        if isinstance(options, Goes | Leaves):
            ways_to_go.append((name, options))
            if options.refuse(wish) is None:
                return _going(board, now, name, options, wish)
    if not ways_to_go:
        return doc.Ghost(refused=board.speech.reason(barred) if barred else None)
    # The order that leads farthest; where two lead as far, the lesser one.
    parts = [allowed_parts(options, places) for _, options in ways_to_go]
    best = max(range(len(parts)), key=lambda each: (parts[each][0], -each))
    (name, options), (most, refusal) = ways_to_go[best], parts[best]
    ways = ways_to(footprint, places, most or WHOLE)
    # Why a greater order does not even lead there.
    more = [why for _, greater in ways_to_go[best + 1 :] if (why := greater.refuse(ways)) is not None]
    return _going(board, now, name, options, ways, refusal, more)


def _going(
    board: Board,
    now: Ready,
    name: OrderName,
    options: Goes | Leaves,
    ways: Ways,
    refusal: Refusal | None = None,
    more: Sequence[Refusal] = (),
) -> doc.Ghost:
    """A unit that goes these ways, with all the answers that takes, and why it goes no farther, by a rush either."""
    shown = moved(board, now.pause.battle, options, now.orders.unit, ways, refusal)
    notes = (board.speech.say("note-no-rush", why=board.speech.reason(each).exactly) for each in more)
    shown = replace(shown, notes=(*shown.notes, *notes))
    answer, *then = (*now.before, msgspec.to_builtins(Order(name)), shown.answer)
    return replace(shown, answer=answer, then=tuple(then), deed=board.speech.say(f"order-{name}"))
