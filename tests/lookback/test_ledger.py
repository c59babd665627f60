"""The ledger: points are those of victory, they go to whoever attacked last, and nothing is counted twice."""

from __future__ import annotations

from typing import Any

import pytest

from carnyx.core.journal import Journal
from carnyx.games import GAMES
from carnyx.lookback.analysis import look_back
from carnyx.lookback.ledger import Ledger, accounts
from carnyx.lookback.told import told
from carnyx.lookback.values import Earned
from carnyx.show.events import Landed, Shot
from tests.lookback.battles import CELTOS, carried_on, thumbs

RULE = "celtos.shoot.dice"


def ledger() -> Ledger:
    return Ledger((0, 0, 1), (100, 50, 90))


def shot(unit: int, target: int) -> Shot:
    return Shot(rule=RULE, unit=unit, target=target, chains=(), hits=1)


def test_each_attacker_earns_what_he_took() -> None:
    book = ledger()
    book.note(shot(0, 2))
    book.stands(((0, 0), (0, 0), (45, 0)))
    book.note(shot(1, 2))
    book.stands(((0, 0), (0, 0), (90, 0)))
    assert book.accounts() == (Earned(0, 0, 100, 0, 45), Earned(1, 0, 50, 0, 45), Earned(2, 1, 90, 90, 0))


def test_a_rout_is_earned_by_who_attacked_last_and_friends_earn_nothing() -> None:
    book = ledger()
    book.note(shot(2, 0))
    book.note(shot(1, 0))
    book.stands(((0, 100), (0, 0), (90, 0)))
    assert [(each.lost, each.earned) for each in book.accounts()] == [(100, 0), (0, 0), (90, 100)]


def test_a_stone_earns_from_everybody_under_it() -> None:
    book = ledger()
    book.note(Landed(rule=RULE, unit=2, at=(0, 0), under=((0, 3), (1, 0))))
    book.stands(((0, 0), (0, 25), (0, 0)))
    assert [each.earned for each in book.accounts()] == [0, 0, 25]


def test_of_three_players_the_one_who_gets_the_points_has_them_by_his_own_unit() -> None:
    book = Ledger((0, 1, 2), (100, 50, 90))
    book.note(shot(0, 2))
    book.note(shot(1, 2))  # attacked last, but who gets the points is the player of the first
    book.stands(((0, 0, 0), (0, 0, 0), (90, 0, 0)))
    assert [each.earned for each in book.accounts()] == [90, 0, 0]


def test_the_accounts_of_a_battle_balance() -> None:
    journal = thumbs(1)
    found = accounts(CELTOS.system, (pause for _, pause in journal.standing), CELTOS.telling.events)
    assert sum(each.lost for each in found) == sum(each.earned for each in found) > 0
    gone = [unit for unit, each in enumerate(journal.pause.battle.units) if not each.wounds]
    assert gone
    assert all(found[unit].lost == found[unit].price for unit in gone)
    assert all(0 <= each.lost <= each.price for each in found)


def fought(game: str) -> Journal[Any]:
    """A battle in which places are held, or figures fall of units that still stand."""
    known = GAMES[game]
    setup = known.lists.prepare({"celtos": "ford", "warriors": "box"}[game])
    return carried_on(Journal(known.system, setup), known.players["thumb"](0), 3)


@pytest.mark.parametrize("game", ["celtos", "warriors"])
def test_the_analysis_has_the_points_of_the_end_page_and_its_units_add_up_to_them(game: str) -> None:
    journal, known = fought(game), GAMES[game]
    board = known.telling.board(journal.setup, "en", "in")
    practice = known.practice
    assert practice is not None
    look = look_back(known.system, practice, known.telling.events, journal.standing, 0)
    shown = [fate.points for fate in board.ending(journal.pause.battle, ()).sides]
    assert [side.earned for side in look.sides] == shown
    assert any(shown)
    titles = [str(unit) for unit in range(len(journal.pause.battle.units))]
    teller = known.telling.story(journal.setup, "en", "in")
    recount = told(look, journal.standing, teller, titles, "en", practice.craft.seen)
    scored = recount.units.heads.index("Points scored")
    assert recount.sides.rows[0][recount.sides.heads.index("Points scored")] == str(shown[0])
    for seat, points in enumerate(shown):
        rows = zip(recount.units.seats, recount.units.rows, strict=True)
        assert sum(int(row[scored]) for side, row in rows if side == seat) == points
