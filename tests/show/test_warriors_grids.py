"""Orders as one grid: every order that can be sent is in it, with who brings it, when, and how likely it is obeyed."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import msgspec
import pytest

from carnyx.core.deeds import check
from carnyx.core.flow import Choose, Pause, begin, go_on, play, sample
from carnyx.core.rule import Refused
from carnyx.games.warriors.odds.preview import order_odds
from carnyx.games.warriors.play.battle import Battle
from carnyx.games.warriors.play.muster import muster, prepared
from carnyx.games.warriors.play.orders import DONE, ORDERS, Dispatches, FirstOrders, Send, free_couriers
from carnyx.games.warriors.players.thumb import ThumbPlayer
from carnyx.games.warriors.show.board import Board
from carnyx.games.warriors.show.grids import new_orders
from carnyx.show.grids import Grid, GridRow, Means, picked
from carnyx.words import LANGUAGES

IF_NEAR = 'this turn, if he ends within 6"'


@pytest.fixture(scope="module")
def board() -> Board:
    return Board(prepared("field800"), "en", "in")


def standing(kind: type) -> Pause[Battle]:
    """The battle at the first question of a kind."""
    pause, rng = begin(muster(prepared("field800"))), Random(1)
    while not (isinstance(pause.question, Choose) and isinstance(pause.question.options, kind)):
        assert pause.question is not None
        pause = play(pause.battle, sample(pause.question, rng))
    return pause


@pytest.fixture(scope="module")
def sending() -> Pause[Battle]:
    return standing(Dispatches)


def grid(board: Board, pause: Pause[Battle]) -> Grid:
    found = board.question(pause, 1).grid
    assert found is not None
    return found


def options(pause: Pause[Battle]) -> Any:
    assert isinstance(pause.question, Choose)
    return pause.question.options


def means(grid: Grid) -> list[Means]:
    return [each for row in grid.rows for cell in row.cells for each in cell.means]


def test_every_new_order_that_can_be_sent_is_in_the_grid_and_no_other(board: Board, sending: Pause[Battle]) -> None:
    offered = [msgspec.convert(each.answer, Send) for each in means(grid(board, sending))]
    allowed = [each for each in options(sending).hints() if each != DONE]
    assert sorted(offered, key=repr) == sorted(allowed, key=repr)


def test_the_column_of_the_order_that_a_unit_has_is_marked(board: Board, sending: Pause[Battle]) -> None:
    for row in grid(board, sending).rows:
        now = [order for order, cell in zip(ORDERS, row.cells, strict=True) if cell.is_now]
        assert now == [sending.battle.units[row.unit].order]


def test_the_chance_in_a_cell_is_that_of_the_preview(board: Board, sending: Pause[Battle]) -> None:
    for each in means(grid(board, sending)):
        results = order_odds(sending.battle, msgspec.convert(each.answer, Send)).results
        chance: Fraction = results["accepted"] + results["accepted_disorganised"]
        assert each.odds is not None
        assert each.odds.share == float(chance)


def test_of_several_ways_the_quickest_comes_first(board: Board, sending: Pause[Battle]) -> None:
    when = {"this turn": 0, "next turn": 1, **{f"in {turns} turns": turns for turns in range(2, 9)}}
    for row in grid(board, sending).rows:
        for cell in row.cells:
            turns = [when[each.when] for each in cell.means if each.when != IF_NEAR]
            assert turns == sorted(turns)


def test_whoever_speaks_himself_is_told_how_near_he_must_end(board: Board, sending: Pause[Battle]) -> None:
    spoken = [each for each in means(grid(board, sending)) if not each.stock]
    hosts = {int(who): sending.battle.units[who].host for who in sending.battle.individuals(options(sending).player)}
    assert spoken
    for each in spoken:
        send = msgspec.convert(each.answer, Send)
        assert each.when == ("this turn" if hosts[send.leader] == send.unit else IF_NEAR)


def test_whoever_is_carried_off_by_his_unit_sends_a_courier_first(board: Board, sending: Pause[Battle]) -> None:
    """His unit goes as it must before he can stay behind, so his voice is not what is offered first."""
    battle, player = sending.battle, options(sending).player
    host, unit, *_ = battle.formed(player)
    chief = battle.warchief(player)
    assert chief is not None
    beside = battle.body(host)
    battle = battle.changed(chief, host=host, body=None).changed(unit, body=beside, order="hold")
    for order, first in (("hold", False), ("attack", True)):
        moved = battle.changed(host, order=order)
        found = new_orders(board, moved, Dispatches(moved, player))
        row = next(row for row in found.rows if row.unit == unit)
        ways = [[msgspec.convert(each.answer, Send) for each in cell.means] for cell in row.cells if not cell.is_now]
        chiefs = [[send for send in way if send.leader == chief] for way in ways]
        assert [each[0].courier for each in chiefs] == [first] * 2


def test_a_lesson_picks_what_the_coach_shows(board: Board) -> None:
    found = grid(board, standing(FirstOrders))
    shown = [ORDERS[place % len(ORDERS)] for place in range(len(found.rows))]
    again = picked(found, shown)
    assert [cell.means[0].answer for row in again.rows for cell in row.cells if cell.is_picked] == shown
    assert picked(found, shown[:-1]) == found


def test_couriers_are_counted_for_each_leader(board: Board, sending: Pause[Battle]) -> None:
    found = grid(board, sending)
    free = {stock.id: stock.left for stock in found.stocks}
    assert free
    assert all(left == len(tuple(free_couriers(sending.battle, int(id)))) for id, left in free.items())
    for each in means(found):
        send = msgspec.convert(each.answer, Send)
        assert each.stock == (str(send.leader) if send.courier else "")


def test_a_unit_whose_order_is_on_its_way_gets_no_other_and_says_why(board: Board, sending: Pause[Battle]) -> None:
    send = next(each for each in options(sending).hints() if isinstance(each, Send) and each.courier)
    after = grid(board, go_on(sending, send))
    row = next(row for row in after.rows if row.unit == send.unit)
    barred = [each.barred for cell in row.cells for each in cell.means]
    assert [each and each.rule for each in barred] == ["warriors.orders.once"] * 2
    assert "is on its way" in row.note


def test_many_orders_and_the_end_of_them_are_one_deed(board: Board, sending: Pause[Battle]) -> None:
    found = grid(board, sending)
    spoken = [next(each for each in means_of(row) if not each.stock).answer for row in found.rows]
    assert len(spoken) > 4
    check(sending, (*spoken, found.closing))
    with pytest.raises(Refused) as refused:
        check(sending, (spoken[0], spoken[0], found.closing))
    assert refused.value.refusal.rule == "warriors.orders.once"


def means_of(row: GridRow) -> list[Means]:
    return [each for cell in row.cells for each in cell.means]


def test_first_orders_begin_as_the_computer_would_give_them(board: Board) -> None:
    pause = standing(FirstOrders)
    found = grid(board, pause)
    picked = tuple(cell.means[0].answer for row in found.rows for cell in row.cells if cell.is_picked)
    assert found.is_whole
    assert picked == ThumbPlayer().answer(pause)
    assert options(pause).refuse(picked) is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_says_who_brings_an_order_and_when(lang: Any, sending: Pause[Battle]) -> None:
    for each in means(grid(Board(prepared("field800"), lang, "cm"), sending)):
        assert each.label
        assert each.when
        assert "{" not in each.label + each.when
