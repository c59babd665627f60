"""Whole battles, clicked from the first question to the last with the computer in the other seat."""

from __future__ import annotations

from random import Random

import pytest

from tests.web.browser.at_the_table import AtTheTable

pytestmark = pytest.mark.long


@pytest.mark.parametrize(("system", "seed"), [("celtos", 1), ("warriors", 2)])
def test_a_battle_is_clicked_to_its_end(player: AtTheTable, system: str, seed: int) -> None:
    player.page.goto("/")
    player.page.locator(f"[data-test=quick-{system}]").click()
    rng = Random(seed)
    asked = 0
    while player.waits() != "over":
        player.act(rng)
        asked += 1
    assert asked > 10
    verdict = player.page.locator(".end h2").inner_text()
    assert verdict in ("You have won", "You have lost", "A draw")
