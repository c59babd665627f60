"""On a small screen what ends a question stands below what it ends: no row of the list lies behind it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from carnyx.show.documents import Question
from tests.web.browser.asked import asking
from tests.web.browser.at_the_table import AT_ONCE, AtTheTable

# How far the list reaches below the upper edge of the button, and the button below the edge of the question.
OVERLAP = """([list, button]) => {
  const box = name => document.querySelector(name).getBoundingClientRect();
  return [box(list).bottom - box(button).top, box(button).bottom - box('[data-test=question]').bottom];
}"""


@pytest.fixture
def laptop(browser: Browser, server: str) -> Iterator[AtTheTable]:
    """A player before a small laptop."""
    context = browser.new_context(
        viewport={"width": 1280, "height": 720}, reduced_motion="reduce", locale="en-GB", base_url=server
    )
    context.add_init_script(AT_ONCE)
    yield AtTheTable(context.new_page(), server)
    context.close()


def _is_long(asked: Question) -> bool:
    rows = len(asked.grid.rows) if asked.grid else len(asked.options)
    return rows > 6 and (asked.grid is not None or asked.rest is not None)


@pytest.mark.parametrize(
    ("kind", "listed", "button"),
    [
        ("first-orders", "[data-test=rows]", "[data-test=seal]"),
        ("send", "[data-test=rows]", "[data-test=seal]"),
        ("march", "[data-test=list]", "[data-test=rest]"),
    ],
)
def test_the_list_ends_above_the_button_and_its_last_row_can_be_seen(
    laptop: AtTheTable, kind: str, listed: str, button: str
) -> None:
    page = laptop.page
    laptop.upload(asking("warriors", "field1200", kind, _is_long))
    assert laptop.waits() == kind
    laptop.all_units()
    page.locator(button).wait_for()
    covers, sticks_out = page.evaluate(OVERLAP, [listed, button])
    assert covers <= 4.5  # the room for the frame of a button
    assert sticks_out <= 0
    last = page.locator(f"{listed} button:not([data-test])").last
    last.evaluate("last => last.scrollIntoView({ block: 'nearest' })")
    last.click(trial=True)
    expect(last).to_be_in_viewport(ratio=0.9)  # it may lie between two pixels


def test_where_orders_are_sent_no_box_stands_empty(laptop: AtTheTable) -> None:
    laptop.upload(asking("warriors", "field1200", "send", _is_long))
    laptop.waits()
    expect(laptop.page.locator("[data-test=looked]")).to_contain_text("Point at an order")


def test_a_hint_where_there_is_nothing_to_compare_says_so_at_the_head(laptop: AtTheTable) -> None:
    page = laptop.page
    laptop.upload(asking("warriors", "field1200", "first-orders"))
    laptop.waits()
    expect(page.locator("[data-test=pondered]")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator("[data-test=pondered]")).to_have_text("Here there are no two plans to compare.")
    expect(page.locator("[data-test=pondered]")).to_be_in_viewport(ratio=1)


def test_that_plans_are_weighed_is_seen_without_scrolling(laptop: AtTheTable) -> None:
    page = laptop.page
    laptop.upload(asking("celtos", "demo", "activate"))
    laptop.waits()
    page.locator("[data-test=hint]").wait_for(state="attached")
    page.evaluate(
        """() => {
          window.seen = [];
          new MutationObserver(() => {
            const said = document.querySelector('[data-test=pondered]');
            if (said) window.seen.push([said.innerText, said.getBoundingClientRect().bottom < innerHeight]);
          }).observe(document.querySelector('[data-test=question]'), { childList: true, subtree: true });
        }"""
    )
    page.keyboard.press("h")
    page.wait_for_function("window.seen.length > 0")
    assert page.evaluate("window.seen[0]") == ["Weighing the plans …", True]


def test_help_says_what_a_boast_is_once(laptop: AtTheTable) -> None:
    page = laptop.page
    boast = lambda asked: asked.topic == "boast"  # noqa: E731
    laptop.upload(asking("warriors", "field1200", "choose", boast))
    laptop.waits()
    said = page.locator(".ask > p.soft").first.inner_text()
    page.keyboard.press("?")
    told = page.locator("[data-test=help-now]").inner_text()
    assert told.count(said) == 1
