"""Without a mouse: a whole battle of each game from the start page to the end page, by keys alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.asked import asking
from tests.web.browser.at_the_table import AtTheTable

MOST_QUESTIONS = 600
MOST_TABS = 80
ADVISED = 4_000  # milliseconds that somebody waits for the answer that stands out

# The answer that stands out has come up, or the page has said that there is none.
READY = """() => document.querySelector('.ask button.main') !== null
  || document.querySelector('.play')?.dataset.advised === 'true'"""


def _go_to(page: Page, wanted: str) -> None:
    """Press Tab until the focus is where it is wanted."""
    for _ in range(MOST_TABS):
        if page.evaluate("wanted => document.activeElement?.matches(wanted) ?? false", wanted):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no key leads to {wanted}")


def _answer(player: AtTheTable) -> None:
    """Take the answer that stands out, else the first; a grid of orders is sealed as it is."""
    page, number = player.page, player.number
    if page.locator("[data-test=seal]").count():
        _go_to(page, "[data-test=seal]")
        page.keyboard.press("Enter")
    else:
        page.wait_for_function(READY, timeout=ADVISED)
        page.keyboard.press("Enter" if page.locator(".ask .options .main").count() else "1")
    player.waits(number)


def _is_lost(page: Page) -> bool:
    """Whether the focus is nowhere: who answers by keys must never find it so."""
    found: bool = page.evaluate("() => document.activeElement === document.body")
    return found


@pytest.mark.long
@pytest.mark.parametrize("system", ["celtos", "warriors"])
def test_a_whole_battle_by_keys(player: AtTheTable, system: str) -> None:
    page = player.page
    page.goto("/")
    page.wait_for_selector(f"[data-test=quick-{system}]")
    _go_to(page, f"[data-test=quick-{system}]")
    page.keyboard.press("Enter")
    for _ in range(MOST_QUESTIONS):
        if player.waits() == "over":
            break
        assert not _is_lost(page)
        _answer(player)
    expect(page.locator("[data-test=end-why] li")).not_to_have_count(0)
    ended = page.url
    page.keyboard.press("1")  # the same battle again
    page.wait_for_url(lambda url: url != ended)
    assert player.waits() != "over"


def test_who_activates_a_unit_by_a_key_sees_its_card(player: AtTheTable) -> None:
    page = player.page
    player.upload(asking("celtos", "demo", "activate"))
    player.waits()
    unit, number = player.options.first.get_attribute("data-about"), player.number
    own = player.options.evaluate_all("all => all.map(each => each.dataset.about)")
    units = page.locator("[data-unit]").evaluate_all("all => all.map(each => each.dataset.unit)")
    enemy = next(each for each in units if each not in own)
    page.locator(f'[data-unit="{enemy}"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator(f'[data-card="{enemy}"]')).to_be_visible()
    page.keyboard.press("1")
    player.waits(number)
    expect(page.locator(f'[data-card="{unit}"]')).to_be_visible()


def test_the_answer_that_stands_out_is_never_a_worse_one(player: AtTheTable) -> None:
    """What Enter gives is what the computer player would do; a charge that it would not make does not stand out."""
    page = player.page
    player.upload(asking("celtos", "demo", "order"))
    player.waits()
    page.wait_for_function(READY, timeout=ADVISED)
    assert page.locator(".ask .options .main").count() <= 1
