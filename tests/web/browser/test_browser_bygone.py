"""A battle of earlier rules in the browser: its turns are looked at, and a button plays it on by today's rules."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.old_journals import WITH_POSITIONS, WITHOUT, on_a_later_day
from tests.web.browser.at_the_table import AtTheTable
from tests.web.tables import housed


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A server whose rules are newer than all old journals."""
    on_a_later_day(monkeypatch)
    with housed(tmp_path) as house:
        yield house.address.rstrip("/")


@pytest.mark.parametrize("path", WITH_POSITIONS, ids=lambda path: path.stem)
def test_its_turns_are_looked_at_and_it_is_played_on(player: AtTheTable, path: Path) -> None:
    page = player.page
    player.upload(path.read_bytes())
    assert player.waits() == "over"
    expect(page.locator("[data-test=bygone]")).to_contain_text("earlier rules")
    expect(page.locator(".log")).to_contain_text("Turn 2 begins.")
    page.locator("[data-test=bygone-watch]").click()
    looking = page.locator("[data-test=looking]")
    expect(looking).to_have_attribute("data-at", "0")
    for _ in range(2):
        page.locator("[data-test=replay-turn-forward]").click()
    expect(looking).to_contain_text("begins. Points: Red")
    assert page.locator(".unit").count() > 2
    page.keyboard.press("Escape")
    before = page.url
    page.locator("[data-test=bygone-onward]").click()
    page.wait_for_url(lambda url: url != before)
    assert player.waits() == "choose"
    expect(page.locator("[data-test=bygone]")).to_have_count(0)


@pytest.mark.parametrize("path", [WITHOUT[0], WITHOUT[-1]], ids=lambda path: path.stem)
def test_without_positions_the_page_says_why_there_is_no_more(player: AtTheTable, path: Path) -> None:
    page = player.page
    player.upload(path.read_bytes())
    assert player.waits() == "over"
    expect(page.locator("[data-test=bygone]")).to_contain_text("forces, table and answers")
    expect(page.locator("[data-test=bygone-onward]")).to_have_count(0)
    expect(page.locator(".log li").last).to_contain_text("points")  # it begins with the forces
    assert page.locator(".unit").count() == 0
