"""Deeds on the Celtos table: a unit taken by the hand is activated and ordered by what the hand does with it.

Dragged within its move it moves, farther it rushes, onto an enemy it assaults.  A drag that asks for too much is cut
short to what is allowed, and says why.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from carnyx.core.flow import Choose, Pause, go_on
from carnyx.core.length import Point, is_within
from carnyx.core.rule import Refusal
from carnyx.games.celtos.play.battle import Battle, UnitId
from carnyx.games.celtos.play.breakoff import Leaves
from carnyx.games.celtos.play.followers import plan
from carnyx.games.celtos.play.movement import Ways, shifted
from carnyx.games.celtos.play.moves import Goes
from carnyx.games.celtos.play.options import WhichUnit
from carnyx.games.celtos.play.orders import Order, OrderName, Orders
from carnyx.games.celtos.play.shooting import missile
from carnyx.games.celtos.show.ghosts import drawn, moved
from carnyx.show import documents as doc

if TYPE_CHECKING:
    from carnyx.games.celtos.show.board import Board

_HALVINGS = 8  # to find how far a drag may go: to a two hundred and fiftieth of it
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


def dragged(board: Board, pause: Pause[Battle], unit: int, by: tuple[int, int], hand: Point | None) -> doc.Ghost | None:
    """What it means to drag a unit so far; the hand is where the pointer is."""
    now = ready(pause, unit)
    if now is None:
        return None
    foe = None if hand is None else enemy_at(now.pause.battle, UnitId(unit), hand)
    return _charged(board, now, foe) if foe is not None else _went(board, now, by)


def against(board: Board, pause: Pause[Battle], unit: int, target: int) -> tuple[doc.Option, ...]:
    """What a unit may do to an enemy, each with its answers, or with the reason why it may not."""
    now = ready(pause, unit)
    if now is None or not now.pause.battle.is_enemy(UnitId(unit), UnitId(target)):
        return ()
    shoots = missile(now.pause.battle, UnitId(unit)) is not None
    names: tuple[OrderName, ...] = ("shoot", "assault") if shoots else ("assault",)
    return tuple(_option(board, now, Order(name, target)) for name in names)


def enemy_at(battle: Battle, unit: UnitId, place: Point) -> UnitId | None:
    """The enemy with a base at a place."""
    for enemy in battle.enemies(unit):
        footprint = battle.units[enemy].footprint
        if any(is_within(footprint.point(model), place, footprint.radius) for model in range(len(footprint))):
            return enemy
    return None


def _option(board: Board, now: Ready, order: Order) -> doc.Option:
    """An order against an enemy as something to click."""
    refusal = now.orders.refuse(order)
    label = board.speech.say(f"order-{order.name}-at", unit=board.speech.names[order.target or 0])
    if refusal is not None:
        return doc.Option(label, None, order.target, board.speech.reason(refusal), is_shot=order.name == "shoot")
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


def _went(board: Board, now: Ready, by: tuple[int, int]) -> doc.Ghost:
    """A unit dragged over open ground: a move if that is enough, else a rush, else as far as it may go."""
    battle, unit = now.pause.battle, now.orders.unit
    wish, refusal, last = shifted(battle.units[unit].footprint, *by), None, None
    for name in _WAYS_TO_GO:
        refusal = now.orders.refuse(Order(name)) or refusal
        after = go_on(now.pause, Order(name)) if now.orders.refuse(Order(name)) is None else None
        if after is None or not isinstance(after.question, Choose):
            continue
        options = after.question.options
        if not isinstance(options, Goes | Leaves):
            continue
        last, refusal = (name, options), options.refuse(wish)
        if refusal is None:
            return _going(board, now, name, options, wish)
    if last is None:
        return doc.Ghost(refused=board.speech.reason(refusal) if refusal else None)
    return _cut_short(board, now, *last, by, refusal)


def _cut_short(
    board: Board, now: Ready, name: OrderName, options: Goes | Leaves, by: tuple[int, int], refusal: Refusal | None
) -> doc.Ghost:
    """A drag as far as it is allowed, and why no farther."""
    footprint = now.pause.battle.units[now.orders.unit].footprint
    reason = board.speech.reason(refusal) if refusal else None
    low, high, best = 0, 1 << _HALVINGS, None
    while high - low > 1:
        middle = (low + high) // 2
        ways = shifted(footprint, by[0] * middle >> _HALVINGS, by[1] * middle >> _HALVINGS)
        if options.refuse(ways) is None:
            low, best = middle, ways
        else:
            high = middle
    if best is None:
        shown = drawn(board, now.pause.battle, now.orders.unit, shifted(footprint, *by))
        return replace(shown, deed=board.speech.say(f"order-{name}"), refused=reason)
    return replace(_going(board, now, name, options, best), stopped=reason)


def _going(board: Board, now: Ready, name: OrderName, options: Goes | Leaves, ways: Ways) -> doc.Ghost:
    """A unit that goes these ways, with all the answers that takes."""
    shown = moved(board, now.pause.battle, options, now.orders.unit, ways)
    answer, *then = (*now.before, msgspec.to_builtins(Order(name)), shown.answer)
    return replace(shown, answer=answer, then=tuple(then), deed=board.speech.say(f"order-{name}"))
