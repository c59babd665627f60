"""Whole battles in which nobody is asked what is no decision, and standing choices that go on answering."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from carnyx.core.flow import Choose, Pause, go_on, is_secret
from carnyx.core.journal import Journal, read
from carnyx.games import SYSTEMS
from carnyx.games.celtos.play.orders import GiveOrder
from tests.web.browser.at_the_table import AtTheTable

pytestmark = pytest.mark.long


def is_decision(pause: Pause[Any]) -> bool:
    """Whether it matters what is answered: among places on the table, or among answers that lead to different battles.

    A sealed answer counts as one, since nobody may learn that there was none to give.
    """
    question = pause.question
    assert isinstance(question, Choose)
    choices = question.options.choices()
    if choices is None or is_secret(pause.battle):
        return True
    return any(go_on(pause, each).battle != go_on(pause, choices[0]).battle for each in choices[1:])


def is_idle(pause: Pause[Any]) -> bool:
    """Whether the player at the browser, in the first seat, had nothing to decide here."""
    return isinstance(pause.question, Choose) and pause.question.player == 0 and not is_decision(pause)


def journal_of(player: AtTheTable, battle: str) -> Journal[Any]:
    """The battle as the server has written it down."""
    return read(player.page.request.get(f"/api/battles/{battle}/journal").body(), SYSTEMS)


@pytest.mark.parametrize(("system", "scenario", "seed"), [("celtos", "demo", 3), ("warriors", "box", 4)])
def test_nobody_is_asked_what_is_no_decision(player: AtTheTable, system: str, scenario: str, seed: int) -> None:
    battle, rng, asked = player.begin(system, scenario, "person", "random"), Random(seed), set()
    while player.waits() != "over":
        asked.add(player.number)
        player.act(rng)
    journal = journal_of(player, battle)
    before = dict(journal.standing)
    assert len(asked) > 10
    assert [number for number in sorted(asked) if not is_decision(before[number - 1])] == []
    # Whatever was no decision of this player came by itself, or with the gesture it belonged to.
    idle = {entry.how for entry in journal.entries if is_idle(before[entry.number - 1])}
    assert idle <= {"itself", "deed"}


def test_a_standing_choice_goes_on_answering(player: AtTheTable) -> None:
    # Nobody can foresee the server's dice: battles are fought until hits had to be given out again after the choice.
    assert any(answered_by_habit(player, seed) for seed in range(5, 13))


def answered_by_habit(player: AtTheTable, seed: int) -> int:
    """A battle in which hits are given out as usual from the first time on; how often that was a decision later."""
    battle, rng, always = player.begin("celtos", "demo", "person", "random"), Random(seed), -1
    while (kind := player.waits()) != "over":
        if always < 0 and kind == "rank":
            always = player.number
            player.page.locator("[data-test=always]").click()
            player.waits(always)
            expect(player.page.locator("[data-test=habits] label")).to_have_count(1)
            continue
        assert kind != "rank" or always < 0
        player.act(rng)
    if always < 0:
        return 0
    return sum(number >= always and allots(each) for number, each in journal_of(player, battle).standing)


def allots(pause: Pause[Any]) -> bool:
    """Whether the red player had to give out hits here, and decide how."""
    question = pause.question
    if not isinstance(question, Choose) or question.player != 0:
        return False
    return type(question.options).__name__ == "Allotment" and is_decision(pause)


def taken_back(player: AtTheTable) -> None:
    """The last decision is taken back, with everybody's consent if it is needed."""
    number, undo = player.number, player.page.locator("[data-test=undo]")
    is_free = undo.get_attribute("data-free") == "true"
    undo.click()
    if not is_free:
        player.page.locator("[data-test=agree]").click()
    player.waits(number)


def test_one_button_ends_a_turn_of_celtos_for_all_who_are_left(player: AtTheTable) -> None:
    battle, rng = player.begin("celtos", "demo", "person", "random"), Random(2)
    while player.waits() != "activate":
        player.act(rng)
    turn = journal_of(player, battle).pause.battle.turn
    player.page.locator("[data-test=rest]").click()
    number = player.number
    while (kind := player.waits(number)) not in ("activate", "over"):
        number = player.number
        player.act(rng)  # whoever is charged or may react is still asked
    journal = journal_of(player, battle)
    assert kind == "activate"
    assert journal.pause.battle.turn == turn + 1
    orders = [
        record.answer.name
        for _, pause in journal.standing
        for record in pause.trail[:1]
        if isinstance(record.step, GiveOrder) and record.before.turn == turn
    ]
    assert {"hold", "done"} & set(orders)
    # Taken back, the unit is asked for again, and nothing goes by itself.
    taken_back(player)
    while player.waits() not in ("activate", "order"):
        taken_back(player)
    number = player.number
    player.page.wait_for_timeout(700)
    assert player.number == number
