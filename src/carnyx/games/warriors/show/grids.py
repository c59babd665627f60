"""Orders of Warriors as one grid, unit by order: who would bring each, when it is there, and whether it is obeyed.

First orders are free and reach everybody at once.  A new order is sent by a leader, with a courier or without; of
several ways the one that is there first stands first, and of those the one that is obeyed most likely.  A leader's own
voice counts only if he ends the movement near enough: it stands first where nothing is bound to part them.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

import msgspec

from carnyx.core.length import INCH
from carnyx.core.rule import Refusal
from carnyx.games.warriors.odds.preview import order_odds
from carnyx.games.warriors.odds.results import obeyed
from carnyx.games.warriors.play.battle import Battle, UnitId
from carnyx.games.warriors.play.marches import manner
from carnyx.games.warriors.play.orders import (
    DONE,
    ORDERS,
    Dispatches,
    FirstOrders,
    Send,
    free_couriers,
    turns_to_ride,
)
from carnyx.games.warriors.play.walks import near
from carnyx.games.warriors.players.orders import wanted
from carnyx.games.warriors.rules.tables import Order
from carnyx.show.grids import Cell, Column, Grid, GridRow, Means, Stock
from carnyx.show.pieces import Bar
from carnyx.words.numbers import percent

if TYPE_CHECKING:
    from carnyx.games.warriors.show.board import Board

_SOME_DAY = 99  # later than any turn: nobody knows whether the leader will come near enough
_BOUND = ("attack", "bloodlust", "shaken")  # who moves as he must, and takes whoever is with him along


def first_orders(board: Board, battle: Battle, first: FirstOrders) -> Grid:
    """An order for each unit; what a computer player would order is picked until somebody picks another."""
    rows = []
    usual = wanted(battle, battle.units[first.units[0]].player)
    for unit in first.units:
        cells = tuple(Cell((Means(order),), is_picked=order == usual[unit]) for order in ORDERS)
        rows.append(GridRow(unit, board.names[unit], cells))
    return Grid(_columns(board), tuple(rows), board.speech.say("grid-seal"), is_whole=True)


def new_orders(board: Board, battle: Battle, dispatches: Dispatches) -> Grid:
    """The order each unit has, and those it may be sent."""
    say, leaders = board.speech.say, _leaders(battle, dispatches.player)
    rows = tuple(_row(board, battle, dispatches, unit, leaders) for unit in battle.formed(dispatches.player))
    spent = board.speech.reason(Refusal("warriors.orders.courier", because="refused-no-courier"))
    stocks = tuple(Stock(str(each), len(tuple(free_couriers(battle, each))), spent) for each in leaders)
    return Grid(_columns(board), rows, say("grid-send"), say("send-done"), DONE, stocks=stocks)


def how_sent(board: Board, battle: Battle, player: int) -> str:
    """How orders are sent, and how many couriers there are for it."""
    free = sum(len(tuple(free_couriers(battle, each))) for each in _leaders(battle, player))
    return board.speech.say("how-send", number=free)


def _columns(board: Board) -> tuple[Column, ...]:
    speech = board.speech
    titles = [(each, speech.title(f"warriors.label.{each}")) for each in ORDERS]
    return tuple(
        Column(title, f"order-{each}", speech.say("orders-all", order=title), f"warriors.order.{each}")
        for each, title in titles
    )


def _leaders(battle: Battle, player: int) -> tuple[UnitId, ...]:
    return tuple(each for each in battle.individuals(player) if battle.kind(each).is_leader)


def _row(board: Board, battle: Battle, dispatches: Dispatches, unit: UnitId, leaders: tuple[UnitId, ...]) -> GridRow:
    """A unit: it keeps its order unless it is sent another."""
    now = battle.units[unit].order
    underway = next((each.order for each in battle.messages if each.unit == unit), None)
    title = "" if underway is None else board.speech.title(f"warriors.label.{underway}")
    note = board.speech.say("grid-underway", order=title) if underway else board.speech.say("grid-keeps")
    cells = tuple(
        Cell(is_now=True) if order == now else Cell(_means(board, battle, dispatches, unit, order, leaders))
        for order in ORDERS
    )
    return GridRow(unit, board.names[unit], cells, note)


def _means(
    board: Board, battle: Battle, dispatches: Dispatches, unit: UnitId, order: Order, leaders: tuple[UnitId, ...]
) -> tuple[Means, ...]:
    """Every way to send a unit an order: the quickest first, then the likeliest; if there is none, why."""
    sends = [Send(leader, unit, order, courier) for leader in leaders for courier in (False, True)]
    refused = {send: dispatches.refuse(send) for send in sends}
    allowed = [send for send in sends if refused[send] is None]
    if not allowed:
        own = [refusal for send, refusal in refused.items() if send.leader == battle.leader_of(unit)]
        why = next(iter((*own, *refused.values())), Refusal("warriors.commands", because="refused-no-leader"))
        assert why is not None
        return (Means(barred=board.speech.reason(why)),)
    found = sorted(
        ((_turns(battle, send), -_obeyed(battle, send), send.courier, send) for send in allowed),
        key=lambda each: each[:3],
    )
    return tuple(_one(board, battle, send, turns, -chance) for turns, chance, _, send in found)


def _one(board: Board, battle: Battle, send: Send, turns: int, chance: Fraction) -> Means:
    """One way to send an order, in words."""
    say, leader = board.speech.say, board.speech.own[send.leader]
    label = say("grid-courier" if send.courier else "grid-voice", leader=leader)
    return Means(
        msgspec.to_builtins(send),
        label,
        _when(board, battle, send, turns),
        Bar(say("grid-obeyed"), float(chance), percent(chance, board.lang, trimmed=True)),
        has_odds=True,
        stock=str(send.leader) if send.courier else "",
    )


def _when(board: Board, battle: Battle, send: Send, turns: int) -> str:
    """When an order is there, at the earliest, and what that takes of a leader who gives it himself."""
    if send.courier or battle.units[send.leader].host == send.unit:
        return board.speech.say("grid-when", turns=turns - 1)
    return board.speech.say("grid-if-near", reach=board.speech.length(battle.edition.order_reach * INCH))


def _turns(battle: Battle, send: Send) -> int:
    """In how many turns an order is there, this one included."""
    if send.courier:
        return turns_to_ride(battle, send.leader, send.unit)
    return 1 if _stays_near(battle, send) else _SOME_DAY


def _stays_near(battle: Battle, send: Send) -> bool:
    """Whether a leader is with a unit, or near it while neither of them is bound to move away."""
    host = battle.units[send.leader].host
    if host == send.unit:
        return True
    moving = [send.unit, *([host] if host >= 0 else [])]
    if any(manner(battle, unit) in _BOUND for unit in moving):
        return False
    return near(battle, send.leader, send.unit, battle.edition.order_reach * INCH)


def _obeyed(battle: Battle, send: Send) -> Fraction:
    """How likely a unit obeys an order once it is there."""
    return obeyed(order_odds(battle, send))
