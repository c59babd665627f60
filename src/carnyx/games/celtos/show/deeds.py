"""Deeds on the Celtos table: a unit taken by the hand is activated and ordered by what the hand does with it.

Dragged within its move it moves, farther it rushes, onto an enemy it assaults, after a move if it must come nearer.  A
drag that asks for too much is cut short to what is allowed, and says why.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from carnyx.core.flow import Choose, Pause, go_on
from carnyx.core.rule import Refusal
from carnyx.games.celtos.play.approach import approach
from carnyx.games.celtos.play.battle import Battle, UnitId
from carnyx.games.celtos.play.breakoff import Leaves
from carnyx.games.celtos.play.followers import plan
from carnyx.games.celtos.play.movement import Ways, cost
from carnyx.games.celtos.play.moves import Goes
from carnyx.games.celtos.play.options import WhichUnit
from carnyx.games.celtos.play.orders import Order, OrderName, Orders
from carnyx.games.celtos.play.shooting import missile
from carnyx.games.celtos.show.approaches import MoveAndAssault, Ready, move_and_assault
from carnyx.games.celtos.show.formations import Reached, Wish, reached, reached_in_formation
from carnyx.games.celtos.show.ghosts import drawn, moved
from carnyx.show import documents as doc
from carnyx.show.drags import WHOLE

if TYPE_CHECKING:
    from carnyx.games.celtos.show.board import Board

_WAYS_TO_GO: tuple[OrderName, ...] = ("move", "rush")
BAND = 190  # ticks past the border of a move, about three quarters of an inch, that still mean the move


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


def dragged(
    board: Board, pause: Pause[Battle], unit: int, wish: Wish, over: int = -1, in_formation: bool = False
) -> doc.Ghost | None:
    """What it means to drag a unit to where it wishes to be, with the pointer over a unit or over nobody."""
    now = ready(pause, unit)
    if now is None:
        return None
    foe = next((each for each in now.pause.battle.enemies(UnitId(unit)) if each == over), None)
    if foe is not None:
        return charged(board, now, foe)
    return _went(board, now, wish, _WAYS_TO_GO, in_formation)


def formed(board: Board, pause: Pause[Battle], unit: int, wish: Wish) -> doc.Ghost | None:
    """What it means that a unit is to move into a formation where it stands."""
    now = ready(pause, unit)
    return None if now is None else _went(board, now, wish, _WAYS_TO_GO[:1], in_formation=True)


def against(board: Board, pause: Pause[Battle], unit: int, target: int) -> tuple[doc.Option, ...]:
    """What a unit may do to an enemy, each with its answers, or with the reason why it may not."""
    now = ready(pause, unit)
    if now is None or not now.pause.battle.is_enemy(UnitId(unit), UnitId(target)):
        return ()
    shoots = missile(now.pause.battle, UnitId(unit)) is not None
    names: tuple[OrderName, ...] = ("shoot", "assault") if shoots else ("assault",)
    found = [_option(board, now, Order(name, target)) for name in names]
    both = _both(board, now, UnitId(target)) if found[-1].barred is not None else None
    return (*found[:-1], *(() if both is None else (both[1],)), found[-1])


def _both(board: Board, now: Ready, foe: UnitId) -> tuple[MoveAndAssault, doc.Option] | None:
    """A move and an assault as one thing to click, if the move brings the enemy into reach."""
    nearer = move_and_assault(now, foe)
    if nearer is None:
        return None
    far = drawn(board, now.pause.battle, now.orders.unit, nearer.ways).spent
    label = board.speech.say("order-move-and-assault", far=far, unit=board.speech.names[foe])
    answer, *then = (*now.before, *nearer.answers)
    return nearer, doc.Option(label, answer, foe, has_odds=True, then=tuple(then))


def why_barred(board: Board, orders: Orders, order: Order, refusal: Refusal) -> doc.Reason:
    """Why an order is barred; of an assault out of reach also how much nearer a move must bring the unit first."""
    reason = board.speech.reason(refusal)
    first = approach(orders, order) if order.name == "assault" and refusal.because == "refused-far" else None
    if first is None:
        return reason
    told = board.speech.say("move-first", by=board.speech.apart(first.nearer))
    return replace(reason, exactly=f"{reason.exactly} {told}")


def _option(board: Board, now: Ready, order: Order) -> doc.Option:
    """An order against an enemy as something to click."""
    refusal = now.orders.refuse(order)
    label = board.speech.say(f"order-{order.name}-at", unit=board.speech.names[order.target or 0])
    if refusal is not None:
        reason = why_barred(board, now.orders, order, refusal)
        return doc.Option(label, None, order.target, reason, is_shot=order.name == "shoot")
    answer, *then = (*now.before, msgspec.to_builtins(order))
    return doc.Option(label, answer, order.target, has_odds=True, is_shot=order.name == "shoot", then=tuple(then))


def charged(board: Board, now: Ready, foe: UnitId) -> doc.Ghost:
    """A unit dragged onto an enemy: where its models would go, by a move first if the assault is too far."""
    option = _option(board, now, Order("assault", foe))
    battle, unit = now.pause.battle, now.orders.unit
    if option.barred is None:
        shown = drawn(board, battle, unit, plan(battle, unit, (foe,), battle.move_of(unit)))
        return replace(shown, answer=option.answer, then=option.then, deed=option.label, foe=foe)
    if (found := _both(board, now, foe)) is None:
        return doc.Ghost(deed=option.label, refused=option.barred)
    nearer, both = found
    first = drawn(board, battle, unit, nearer.ways)
    shown = drawn(board, nearer.after, unit, plan(nearer.after, unit, (foe,), battle.move_of(unit)))
    return replace(
        shown,
        answer=both.answer,
        then=both.then,
        ways=(*first.ways, *shown.ways),
        deed=both.label,
        foe=foe,
        notes=(board.speech.say("note-two-orders"),),
    )


def _went(board: Board, now: Ready, wish: Wish, names: tuple[OrderName, ...], in_formation: bool) -> doc.Ghost:
    """A unit dragged over open ground: a move if that is enough, else a rush, else as far as it may go."""
    whole, barred, ways_to_go = wish(WHOLE), None, list[tuple[OrderName, Goes | Leaves]]()
    for name in names:
        if refusal := now.orders.refuse(Order(name)):
            barred = barred or refusal
            continue
        question = go_on(now.pause, Order(name)).question
        options = question.options if isinstance(question, Choose) else None
        if isinstance(options, Goes | Leaves):
            ways_to_go.append((name, options))
            is_meant = len(ways_to_go) == 1 or not _is_just_beyond(ways_to_go[0][1], whole)
            if is_meant and options.refuse(whole) is None:
                return _going(board, now, name, options, Reached(whole, WHOLE))
    if not ways_to_go:
        return doc.Ghost(refused=board.speech.reason(barred) if barred else None)
    found = [(reached_in_formation if in_formation else reached)(options, wish) for _, options in ways_to_go]
    if found[0].parts and _is_just_beyond(ways_to_go[0][1], whole):
        best = 0  # who overshoots the border of his move by a little means the move
    else:
        # The order that leads farthest; where two lead as far, the lesser one.
        best = max(range(len(found)), key=lambda each: (found[each].parts, -each))
    name, options = ways_to_go[best]
    stopped = found[best].stopped
    if not in_formation and stopped is not None and _is_scrap(options, found[best].ways, whole):
        return doc.Ghost(deed=board.speech.say(f"order-{name}"), refused=board.speech.reason(stopped))
    # Why a greater order does not even lead there.
    more = [why for _, greater in ways_to_go[best + 1 :] if (why := greater.refuse(found[best].ways)) is not None]
    return _going(board, now, name, options, found[best], more)


def _is_just_beyond(options: Goes | Leaves, ways: Ways) -> bool:
    """Whether ways are longer than a move by so little that no more than the move is meant."""
    return options.reach < _spent(options, ways) <= options.reach + BAND


def _is_scrap(options: Goes | Leaves, ways: Ways, wish: Ways) -> bool:
    """Whether so little is left of a drag that nobody can have meant it: less than half of what a move has room for."""
    return 2 * _spent(options, ways) < min(options.battle.move_of(options.unit), _spent(options, wish))


def _spent(options: Goes | Leaves, ways: Ways) -> int:
    battle, stands = options.battle, options.battle.units[options.unit].footprint
    return max((cost(battle, stands.point(model), way) for model, way in enumerate(ways)), default=0)


def _going(
    board: Board,
    now: Ready,
    name: OrderName,
    options: Goes | Leaves,
    found: Reached,
    more: Sequence[Refusal] = (),
) -> doc.Ghost:
    """A unit that goes as far as it may, with all the answers that takes, and why it goes no farther."""
    battle, unit = now.pause.battle, now.orders.unit
    shown = moved(board, battle, options, unit, found.ways, found.stopped)
    notes = (board.speech.say("note-no-rush", why=board.speech.reason(each).exactly) for each in more)
    answer, *then = (*now.before, msgspec.to_builtins(Order(name)), shown.answer)
    label = board.speech.say("order-rush-far", far=shown.spent) if name == "rush" else board.speech.say(f"order-{name}")
    return replace(
        shown,
        answer=answer,
        then=tuple(then),
        deed=label,
        notes=(*shown.notes, *notes),
        border=battle.move_of(unit) if isinstance(options, Goes) else 0,
    )
