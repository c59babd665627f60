"""Hints and the look back on the page: asked for by a button or a key, drawn, and to be clicked on."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.browser.asked import finished
from tests.web.browser.at_the_table import PATIENCE, AtTheTable

LONG = 3 * PATIENCE


def test_a_battle_is_looked_back_at_and_its_turning_points_are_clicked_on(player: AtTheTable) -> None:
    page = player.page
    player.upload(finished("celtos", "demo"))
    player.waits()
    page.locator("[data-test=end-back]").click()
    found = page.locator("[data-test=look-back]")
    expect(found.locator("svg.course")).to_be_visible(timeout=LONG)
    assert found.locator(".line").count() == 2
    assert found.locator("table").count() == 2
    first = found.locator("[data-test=turning-0]")
    number = first.get_attribute("data-number")
    expect(first.locator("b")).to_contain_text(f"answer {number}")
    first.click()
    expect(page.locator("[data-test=looking]")).to_have_attribute("data-at", str(number))
    # The strip names the same answer as the analysis does.
    expect(page.locator("[data-test=replay-at]")).to_contain_text(f"Answer {number} of ")
    page.locator("[data-test=replay-close]").click()
    expect(page.locator("[data-test=look-back] svg.course")).to_be_visible()  # it is kept


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_lines_of_the_chart_have_the_colours_of_the_seats(player: AtTheTable, theme: str) -> None:
    page = player.page
    page.add_init_script(f"localStorage.setItem('theme', '{theme}')")
    player.upload(finished("celtos", "demo"))
    player.waits()
    expect(page.locator("[data-test=end-back]")).to_be_visible()
    page.keyboard.press("5")
    expect(page.locator("[data-test=look-back] svg.course")).to_be_visible(timeout=LONG)
    colours = page.locator(".back .line").evaluate_all("all => all.map(each => getComputedStyle(each).stroke)")
    names = page.locator(".back .name").evaluate_all("all => all.map(each => getComputedStyle(each).fill)")
    ink = page.evaluate("() => getComputedStyle(document.querySelector('.end h2')).color")
    assert len(set(colours)) == 2
    assert set(names) == {ink}


def test_who_asks_for_a_hint_sees_three_plans_and_the_best_on_the_table(player: AtTheTable) -> None:
    page = player.page
    player.begin("celtos", "demo", "person", "person")
    while player.waits() != "activate":
        player.pick(0)
    expect(page.locator("[data-test=hint]")).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator("[data-test=hint-0]")).to_be_visible(timeout=LONG)
    assert page.locator(".hints li").count() == 3
    expect(page.locator(".ghost.glimpse")).to_have_count(1)
    page.locator("[data-test=hint-2]").hover()
    expect(page.locator("[data-test=hint-2]")).to_have_attribute("aria-pressed", "true")
    number = player.number
    player.pick(0)
    player.waits(number)
    expect(page.locator("[data-test=hints-found]")).to_have_count(0)  # it was for the question before


def test_a_plan_of_a_hint_is_done_by_its_button_and_nothing_is_offered_without_plans(player: AtTheTable) -> None:
    page = player.page
    player.begin("celtos", "demo", "person", "person")
    while player.waits() != "activate":
        expect(page.locator("[data-test=hint]")).to_have_count(0)
        page.keyboard.press("h")
        expect(page.locator("[data-test=hints-found]")).to_have_count(0)
        player.pick(0)
    expect(page.locator("[data-test=hint]")).to_be_visible()
    page.keyboard.press("h")
    do = page.locator("[data-test=hint-do-0]")
    expect(do).to_be_visible(timeout=LONG)
    number = player.number
    do.click()
    player.waits(number)
    assert player.number > number
