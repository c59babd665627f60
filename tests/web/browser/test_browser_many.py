"""A question about many units: it covers nobody, shows one unit's answers at a time, and badges only explain."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.browser.asked import asking
from tests.web.browser.at_the_table import AtTheTable

pytestmark = pytest.mark.long


def test_the_answers_of_one_unit_are_shown_at_a_time(player: AtTheTable) -> None:
    player.upload(asking("warriors", "box", "march"))
    player.waits()
    chips = player.page.locator("[data-chip]")
    assert chips.count() > 1
    for place in (0, 1):
        chips.nth(place).click()
        expect(chips.nth(place)).to_have_attribute("aria-pressed", "true")
        unit = chips.nth(place).get_attribute("data-chip")
        about = player.options.evaluate_all("all => all.map(each => each.dataset.about ?? '')")
        assert set(about) - {""} == {unit}
    few = player.options.count()
    player.all_units()
    expect(player.page.locator("[data-chip][aria-pressed=true]")).to_have_count(0)
    assert player.options.count() > few


def test_a_question_about_many_units_lies_beside_the_table(player: AtTheTable) -> None:
    for kind in ("march", "send"):
        player.upload(asking("warriors", "box", kind))
        player.waits()
        table, ask = player.page.locator(".board").bounding_box(), player.page.locator(".ask").bounding_box()
        assert table is not None
        assert ask is not None
        assert ask["x"] >= table["x"] + table["width"] - 1


def test_a_press_on_a_badge_explains_it_and_does_nothing(player: AtTheTable) -> None:
    page = player.page
    player.upload(asking("warriors", "box", "march"))
    player.waits()
    number = player.number
    badge = page.locator("[data-plate] .badge[data-term]").first
    box = badge.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator("[data-test=word]")).to_be_visible()
    expect(page.locator("[data-card]")).to_be_visible()
    assert player.number == number


def test_the_undo_beside_a_gesture_makes_room_again(player: AtTheTable) -> None:
    page = player.page
    player.upload(asking("celtos", "demo", "activate"))
    player.waits()
    number = player.number
    unit = int(player.options.first.get_attribute("data-about") or -1)
    player.drag(unit, 0, 1)
    player.waits(number)
    expect(page.locator("[data-test=undo-beside]")).to_have_count(0)
