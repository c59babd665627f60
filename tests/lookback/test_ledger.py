"""The ledger: points go to whoever attacked last, model by model, and nothing is counted twice."""

from __future__ import annotations

from carnyx.lookback.ledger import Ledger, accounts
from carnyx.lookback.values import Earned
from carnyx.show.events import Destroyed, Fell, Landed, Routed, Shot, Wounded
from carnyx.show.values import Strength
from tests.lookback.battles import CELTOS, thumbs

RULE = "celtos.shoot.dice"


def ledger() -> Ledger:
    return Ledger((0, 0, 1), (100, 50, 90))


def shot(unit: int, target: int) -> Shot:
    return Shot(rule=RULE, unit=unit, target=target, chains=(), hits=1)


def fell(unit: int, left: int, start: int) -> Fell:
    return Fell(rule=RULE, unit=unit, models=(), places=(), strength=Strength(left, start))


def test_each_attacker_earns_what_he_took() -> None:
    book = ledger()
    for event in (shot(0, 2), fell(2, 2, 3), shot(1, 2), fell(2, 0, 3), Destroyed(rule=RULE, unit=2)):
        book.note(event)
    assert book.accounts() == (Earned(0, 0, 100, 0, 30), Earned(1, 0, 50, 0, 60), Earned(2, 1, 90, 90, 0))


def test_a_rout_is_earned_by_who_attacked_last_and_friends_earn_nothing() -> None:
    book = ledger()
    for event in (shot(2, 0), shot(1, 0), Routed(rule=RULE, unit=0, models=5), Routed(rule=RULE, unit=2, models=1)):
        book.note(event)
    assert [(each.lost, each.earned) for each in book.accounts()] == [(100, 0), (0, 0), (90, 100)]


def test_a_stone_earns_from_everybody_under_it() -> None:
    book = ledger()
    book.note(Landed(rule=RULE, unit=2, at=(0, 0), under=((0, 3), (1, 0))))
    book.note(Wounded(rule=RULE, unit=1, wounds=1, strength=Strength(1, 2, is_wounds=True)))
    assert [each.earned for each in book.accounts()] == [0, 0, 25]


def test_the_accounts_of_a_battle_balance() -> None:
    journal = thumbs(1)
    found = accounts((pause for _, pause in journal.standing), CELTOS.telling.events)
    assert sum(each.lost for each in found) == sum(each.earned for each in found) > 0
    gone = [unit for unit, each in enumerate(journal.pause.battle.units) if not each.wounds]
    assert gone
    assert all(found[unit].lost == found[unit].price for unit in gone)
    assert all(0 <= each.lost <= each.price for each in found)
