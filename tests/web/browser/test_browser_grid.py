"""Orders as one grid on the page: picked by mouse, by keys and by touch, and sent together."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from carnyx.show.documents import Question
from tests.web.browser.asked import asking
from tests.web.browser.at_the_table import AT_ONCE, AtTheTable


def _is_mixed(asked: Question) -> bool:
    """Some units may be sent an order, another has one on its way."""
    rows = asked.grid.rows if asked.grid else ()
    barred = [all(each.barred for cell in row.cells for each in cell.means) for row in rows]
    return barred.count(False) > 1 and barred.count(True) > 0


@pytest.fixture
def phone(browser: Browser, server: str) -> Iterator[AtTheTable]:
    """A player with a phone in his hand."""
    context = browser.new_context(
        viewport={"width": 390, "height": 844},
        has_touch=True,
        is_mobile=True,
        reduced_motion="reduce",
        locale="en-GB",
        base_url=server,
    )
    context.add_init_script(AT_ONCE)
    yield AtTheTable(context.new_page(), server)
    context.close()


def sending(player: AtTheTable) -> list[Locator]:
    """The rows of units that may be sent an order."""
    player.upload(asking("warriors", "field800", "send", _is_mixed))
    assert player.waits() == "send"
    open_rows = player.page.locator("[data-row]:has([data-cell] strong)")
    return [open_rows.nth(place) for place in range(open_rows.count())]


def new(row: Locator) -> Locator:
    """The first order in a row that the unit does not have."""
    return row.locator("[data-cell]:has(strong)").first


def test_orders_are_picked_in_the_grid_and_sent_together(player: AtTheTable) -> None:
    page, rows = player.page, sending(player)
    confirm, number = page.locator("[data-test=seal]"), player.number
    expect(confirm).to_have_text("No new orders")
    units = [rows[place].locator(".unit").inner_text() for place in (0, 1)]
    for row in rows[:2]:
        new(row).click()
        expect(new(row)).to_have_attribute("aria-pressed", "true")
    expect(confirm).to_have_text(re.compile(r"Send these orders.\(2\)"))
    confirm.click()
    player.waits(number)
    for unit in units:
        expect(page.locator(".log")).to_contain_text(re.compile(f"(courier|order).*{unit}"))


def test_a_cell_says_who_brings_the_order_when_and_with_what_odds(player: AtTheTable) -> None:
    page, rows = player.page, sending(player)
    row = rows[0]
    new(row).hover()
    looked = page.locator("[data-test=looked]")
    expect(looked).to_contain_text(re.compile(r"(courier of|in person)"))
    expect(looked).to_contain_text(re.compile(r"obeyed \d+%"))
    expect(page.locator(".odds")).to_contain_text(re.compile("New order|Orders"))
    unit = row.get_attribute("data-row")
    expect(page.locator(f'.board [data-unit="{unit}"].chosen')).to_be_attached()


def test_what_is_picked_twice_is_taken_back(player: AtTheTable) -> None:
    cell = new(sending(player)[0])
    cell.click()
    cell.click()
    expect(cell).to_have_attribute("aria-pressed", "false")
    expect(player.page.locator("[data-test=seal]")).to_have_text("No new orders")


def test_a_barred_cell_gives_its_reason_and_cannot_be_picked(player: AtTheTable) -> None:
    sending(player)
    cell = player.page.locator("[data-cell][aria-disabled=true]").first
    cell.hover()
    looked = player.page.locator("[data-test=looked] .why")
    expect(looked).to_have_attribute("data-rule", re.compile(r"^warriors\."))
    cell.click(force=True)
    expect(cell).to_have_attribute("aria-pressed", "false")


def test_the_grid_is_filled_and_sent_by_keys_alone(player: AtTheTable) -> None:
    page, rows = player.page, sending(player)
    number, keyboard, unit = player.number, page.keyboard, rows[1].locator(".unit").inner_text()
    page.locator("[data-cell][tabindex='0']").focus()
    wanted = new(rows[1]).get_attribute("data-cell")
    for _ in range(30):
        at = page.evaluate("document.activeElement.dataset.cell")
        if at == wanted:
            break
        row, column = (int(b) - int(a) for a, b in zip(at.split(","), str(wanted).split(","), strict=True))
        keyboard.press("ArrowDown" if row > 0 else "ArrowUp" if row else "ArrowRight" if column > 0 else "ArrowLeft")
    keyboard.press("Enter")
    expect(page.locator(f'[data-cell="{wanted}"]')).to_have_attribute("aria-pressed", "true")
    assert player.number == number
    while page.evaluate("document.activeElement.dataset.test") != "seal":
        keyboard.press("Tab")
    keyboard.press("Enter")
    player.waits(number)
    expect(page.locator(".log")).to_contain_text(re.compile(f"(courier|order).*{unit}"))


def test_the_grid_is_used_with_a_finger(phone: AtTheTable) -> None:
    page, rows = phone.page, sending(phone)
    number = phone.number
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    new(rows[0]).tap()
    expect(new(rows[0])).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-test=looked]")).to_contain_text("obeyed")
    barred = page.locator("[data-cell][aria-disabled=true]").first
    barred.tap(force=True)  # what is barred is disabled for whoever reads the page aloud, but it can be touched
    expect(page.locator("[data-test=looked] .why")).to_be_visible()
    for cell in (new(rows[0]), barred):
        box = cell.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 36
    page.locator("[data-test=seal]").tap()
    phone.waits(number)


def test_first_orders_are_all_sealed_by_one_button(player: AtTheTable) -> None:
    player.upload(asking("warriors", "field800", "first-orders"))
    assert player.waits() == "first-orders"
    page, number = player.page, player.number
    assert page.locator("[data-cell].picked").count() == page.locator("[data-row]").count()
    page.get_by_role("button", name="All units: ATTACK").click()
    pressed = page.locator("[data-cell][aria-pressed=true]").evaluate_all("all => all.map(each => each.dataset.cell)")
    assert {each.split(",")[1] for each in pressed} == {"0"}
    page.locator("[data-test=seal]").click()
    player.waits(number)
