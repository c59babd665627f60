"""Who cannot see, or has no mouse: axe-core finds nothing serious on any page, by day and by night."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from carnyx.show.documents import Question
from tests.web.browser.asked import asking, finished
from tests.web.browser.at_the_table import AT_ONCE, PATIENCE, AtTheTable
from tests.web.tools import WEB, install

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = """async () => {
  const found = await axe.run(document, { resultTypes: ['violations'] });
  return found.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => [id, ...nodes.slice(0, 4).map(({ html, any }) => [html.slice(0, 160), any[0]?.message])]);
}"""


@pytest.fixture(scope="module")
def axe() -> str:
    """The source of axe-core, which checks a page from within."""
    install()
    return AXE.read_text("utf-8")


@pytest.fixture(params=["light", "dark"])
def reader(request: pytest.FixtureRequest, browser: Browser, server: str) -> Iterator[AtTheTable]:
    """Somebody who reads by day, and one who reads by night."""
    context = browser.new_context(
        viewport={"width": 1280, "height": 720},
        reduced_motion="reduce",
        color_scheme=request.param,
        locale="en-GB",
        base_url=server,
    )
    context.add_init_script(AT_ONCE)
    context.set_default_timeout(PATIENCE)
    yield AtTheTable(context.new_page(), server)
    context.close()


def _faults(page: Page, axe: str) -> list[Any]:
    """What axe-core finds serious or worse."""
    page.evaluate(axe)
    found: list[Any] = page.evaluate(SERIOUS)
    return found


def _has_odds(asked: Question) -> bool:
    return any(option.has_odds for option in asked.options) and any(option.barred for option in asked.options)


def test_the_start_page(reader: AtTheTable, axe: str) -> None:
    page = reader.page
    reader.begin("celtos", "demo", "person", "thumb")  # so that there is a battle to list
    reader.waits()
    page.goto("/")
    page.wait_for_selector("[data-test=resume]")
    for details in page.locator(".own details > summary").all():
        details.click()
    assert _faults(page, axe) == []


@pytest.mark.parametrize(("system", "scenario", "kind"), [("celtos", "demo", "order"), ("warriors", "box", "march")])
def test_a_battle_with_everything_open(reader: AtTheTable, axe: str, system: str, scenario: str, kind: str) -> None:
    page = reader.page
    reader.upload(asking(system, scenario, kind, _has_odds))
    reader.waits()
    assert _faults(page, axe) == []
    reader.options.first.focus()
    for barred in page.locator(".barred > summary").all():  # of other units there may be none to see
        barred.click()
    first = page.locator("[data-unit]").first
    first.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(f"[data-card='{first.get_attribute('data-unit')}']")  # not of the unit that is asked
    page.locator("[data-test=threats]").click()
    page.wait_for_selector("[data-test=dangers]")
    assert _faults(page, axe) == []
    page.locator("[data-test=meter]").click()
    reader.settings()
    assert _faults(page, axe) == []
    page.keyboard.press("Escape")
    page.locator("[data-test=help]").click()
    assert _faults(page, axe) == []


@pytest.mark.parametrize(("system", "scenario"), [("celtos", "demo"), ("warriors", "box")])
def test_the_end_and_looking_back(reader: AtTheTable, axe: str, system: str, scenario: str) -> None:
    page = reader.page
    reader.upload(finished(system, scenario))
    assert reader.waits() == "over"
    assert _faults(page, axe) == []
    page.keyboard.press("Comma")
    page.wait_for_selector("[data-test=looking]")
    assert _faults(page, axe) == []


def test_dice_that_are_typed_and_the_question_whether_to_go_back(reader: AtTheTable, axe: str) -> None:
    page = reader.page
    reader.upload(asking("celtos", "demo", "rank"))
    reader.waits()
    page.locator("[data-test=undo]").click()
    page.wait_for_selector("[data-test=consent]")
    assert _faults(page, axe) == []
    page.keyboard.press("Escape")
    reader.type_dice()
    while reader.waits() != "throw":
        reader.pick(0)
    assert _faults(page, axe) == []


def test_secret_orders_and_the_curtain(reader: AtTheTable, axe: str) -> None:
    page = reader.page
    reader.upload(asking("warriors", "box", "first-orders"))
    assert reader.waits() == "first-orders"
    assert _faults(page, axe) == []
    number = reader.number
    page.locator("[data-test=seal]").click()
    assert reader.waits(number) == "hand-over"
    assert _faults(page, axe) == []


@pytest.mark.parametrize(("system", "scenario"), [("celtos", "demo"), ("warriors", "box")])
def test_sheet_and_roster(reader: AtTheTable, axe: str, system: str, scenario: str) -> None:
    battle = reader.begin(system, scenario, "person", "person")
    for paper in ("sheet", "roster/0"):
        reader.page.goto(f"/battle/{battle}/{paper}")
        assert _faults(reader.page, axe) == []
