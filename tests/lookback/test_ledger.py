"""The ledger: points are those of victory, they go to whoever took them, and nothing is counted twice."""

from __future__ import annotations

from typing import Any

import pytest

from carnyx.core.journal import Journal
from carnyx.games import GAMES
from carnyx.games.warriors.play.command import TakeToHeart
from carnyx.lookback.analysis import look_back
from carnyx.lookback.ledger import Ledger, accounts
from carnyx.lookback.told import told
from carnyx.lookback.values import Earned
from carnyx.show.events import Condition, Landed, PhaseBegan, Shot, Struck
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


def struck(unit: int, target: int, kills: int, noughts: int = 0) -> Struck:
    return Struck(rule=RULE, unit=unit, target=target, chains=(), hits=kills, kills=kills, noughts=noughts)


def earned(book: Ledger) -> list[int]:
    return [each.earned for each in book.accounts()]


PHASE = PhaseBegan(rule=RULE, name="combat")


def test_points_are_shared_by_kills_and_add_up() -> None:
    book = ledger()
    book.note(struck(0, 2, 2))
    book.note(struck(1, 2, 1))  # the last, but not the one who killed most
    book.stands(((0, 0), (0, 0), (40, 0)))
    assert earned(book) == [26, 14, 0]
    book.stands(((0, 0), (0, 0), (90, 0)))  # the test after this combat makes it rout
    assert sum(earned(book)) == 90
    assert earned(book)[0] > earned(book)[1] > 14


def test_who_attacked_in_an_earlier_phase_has_no_part_in_a_later_rout() -> None:
    book = ledger()
    book.note(shot(0, 2))
    book.stands(((0, 0), (0, 0), (8, 0)))
    book.note(PHASE)
    book.note(struck(1, 2, 0))
    book.stands(((0, 0), (0, 0), (90, 0)))
    assert earned(book) == [8, 82, 0]


def test_a_rout_that_no_attack_led_to_is_nobodys() -> None:
    book = ledger()
    book.note(shot(0, 2))
    book.stands(((0, 0), (0, 0), (8, 0)))
    book.note(PHASE)
    book.stands(((0, 0), (0, 0), (90, 0)))
    assert earned(book) == [8, 0, 0]


def test_who_has_shaken_a_unit_earns_it_when_it_runs_off_later() -> None:
    book = ledger()
    book.note(struck(1, 2, 0))
    book.note(Condition(rule=RULE, unit=2, what="shaken", on=True))
    book.note(PHASE)
    book.stands(((0, 0), (0, 0), (90, 0)))
    assert earned(book) == [0, 90, 0]


def test_who_has_calmed_down_again_was_not_driven_off_by_what_shook_him() -> None:
    book = ledger()
    book.note(struck(1, 2, 0))
    book.note(Condition(rule=RULE, unit=2, what="shaken", on=True))
    book.note(PHASE)
    book.note(Condition(rule=RULE, unit=2, what="shaken", on=False))
    book.stands(((0, 0), (0, 0), (90, 0)))
    assert earned(book) == [0, 0, 0]


def test_an_individual_in_the_ranks_is_earned_by_who_struck_him_there() -> None:
    book = Ledger((0, 0, 1, 1), (100, 50, 90, 30))
    book.note(struck(0, 2, 3))
    book.note(struck(1, 2, 1, noughts=1))
    book.stands(((0, 0), (0, 0), (0, 0), (30, 0)), (-1, -1, -1, 2))
    assert earned(book) == [0, 30, 0, 0]


def test_an_individual_who_runs_with_his_host_goes_to_who_routed_it() -> None:
    book = Ledger((0, 0, 1, 1), (100, 50, 90, 30))
    book.note(struck(0, 2, 3))
    book.stands(((0, 0), (0, 0), (90, 0), (30, 0)), (-1, -1, -1, 2))
    assert earned(book) == [120, 0, 0, 0]


def test_who_fights_a_unit_without_dice_for_it_earns_its_rout() -> None:
    book = ledger()
    book.note(struck(2, 0, 0))
    book.stands(((0, 0), (0, 0), (90, 0)))
    assert earned(book) == [90, 0, 0]


@pytest.mark.parametrize("seed", [3, 22])
def test_in_warriors_all_but_those_who_run_at_bad_news_are_earned_by_somebody(seed: int) -> None:
    journal, known = fought("warriors", seed), GAMES["warriors"]
    found = accounts(known.system, (pause for _, pause in journal.standing), known.telling.events)
    heard = [record for _, pause in journal.standing for record in pause.trail if isinstance(record.step, TakeToHeart)]
    ran = sum(
        sum(known.system.toll(record.after, unit)) - sum(known.system.toll(record.before, unit))
        for record in heard
        for unit in range(len(found))
    )
    # Of these, who was shaken by an attack before goes to the attacker.
    assert 0 <= sum(each.lost for each in found) - sum(each.earned for each in found) <= ran


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


def fought(game: str, seed: int = 3) -> Journal[Any]:
    """A battle in which places are held, or figures fall of units that still stand."""
    known = GAMES[game]
    setup = known.lists.prepare({"celtos": "ford", "warriors": "box"}[game])
    return carried_on(Journal(known.system, setup), known.players["thumb"](0), seed)


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
