"""Blocks in hand: dragged, or pulled by their grips; letting go does what was said at the cursor."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from carnyx.show.documents import Question
from tests.web.browser.asked import asking
from tests.web.browser.at_the_table import AtTheTable

pytestmark = pytest.mark.long

AHEAD = re.compile(" ahead$")  # a unit that goes where it pleases, with no reason behind it


def _is_free(asked: Question) -> bool:
    return any(AHEAD.search(option.label) for option in asked.options)


def test_a_block_that_is_dragged_ahead_has_marched(player: AtTheTable) -> None:
    player.upload(asking("warriors", "box", "march", _is_free))
    player.waits()
    number = player.number
    player.all_units()
    unit = int(player.options.filter(has_text=AHEAD).first.get_attribute("data-about") or -1)
    for east, north in ((2, 3), (2, -3), (-2, 3), (-2, -3), (0, 2), (0, -2)):
        player.hold(unit, east, north)
        expect(player.page.locator("[data-test=at-cursor]")).to_contain_text("spent")
        if player.page.locator(".ghost[data-refused=false]").count():
            break
        player.page.keyboard.press("Escape")
        player.page.mouse.up()
    player.page.mouse.up()
    player.waits(number)


def _block(player: AtTheTable) -> int:
    """Stand at a march, and take a unit in hand that goes where it pleases."""
    player.upload(asking("warriors", "box", "march", _is_free))
    player.waits()
    player.all_units()
    unit = int(player.options.filter(has_text=AHEAD).first.get_attribute("data-about") or -1)
    player.page.mouse.click(*player.grip(unit))
    return unit


def _pull(player: AtTheTable, kind: str, ahead: float) -> None:
    """Pull a grip so many inches towards where the block looks, and hold it there."""
    page = player.page
    grip, front = page.locator(f"[data-grip={kind}]"), page.locator("[data-grip=ahead]")
    rear = page.locator("[data-grip=turn]").bounding_box()
    box, to = grip.bounding_box(), front.bounding_box()
    assert box is not None
    assert to is not None
    assert rear is not None
    dx, dy = to["x"] - rear["x"], to["y"] - rear["y"]
    far = ahead * abs(player.inch()) / (dx * dx + dy * dy) ** 0.5
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + dx * far / 2, y + dy * far / 2)
    page.mouse.move(x + dx * far, y + dy * far)
    player.plans()


def test_a_block_wheels_by_its_corner_and_goes_on_by_its_front(player: AtTheTable) -> None:
    _block(player)
    number, page = player.number, player.page
    _pull(player, "left", 1)
    expect(page.locator("[data-test=lets-go]")).to_have_text(re.compile("^Let go: wheel right"))
    page.keyboard.down("Shift")  # there is more to go
    page.mouse.up()
    page.keyboard.up("Shift")
    expect(page.locator("[data-test=confirm]")).to_be_enabled()
    assert player.number == number
    _pull(player, "ahead", 1)
    expect(page.locator("[data-test=at-cursor] strong")).to_contain_text(re.compile("wheel right.* ahead"))
    page.mouse.up()
    player.waits(number)
    expect(page.locator(".log")).to_contain_text(re.compile("wheels? .*right.* ahead"))
    page.locator("[data-test=undo-beside] button").click()
    player.waits(number + 1)


@pytest.mark.parametrize(("kind", "told"), [("left", "wheel right"), ("ahead", "ahead")])
def test_letting_go_of_any_grip_does_what_the_word_at_the_cursor_says(player: AtTheTable, kind: str, told: str) -> None:
    _block(player)
    number, page = player.number, player.page
    _pull(player, kind, 1)
    expect(page.locator("[data-test=lets-go]")).to_have_text(re.compile(f"^Let go: .*{told}"))
    page.mouse.up()
    player.waits(number)
    page.locator("[data-test=undo-beside] button").click()
    player.waits(number + 1)


def test_a_grip_that_is_pulled_too_far_says_why_it_goes_no_farther(player: AtTheTable) -> None:
    _block(player)
    number, page = player.number, player.page
    _pull(player, "ahead", 30)
    expect(page.locator("[data-test=at-cursor]")).to_have_attribute("data-rule", re.compile(r"^warriors\."))
    expect(page.locator(".ghost[data-refused=false]")).to_be_visible()
    page.keyboard.press("Escape")
    page.mouse.up()
    assert player.number == number
    expect(page.locator("[data-grip]").first).to_be_visible()
