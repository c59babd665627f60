"""What a player sees before he answers, which way blocks turn, and the papers of the table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from carnyx.show.documents import Question
from tests.web.browser.asked import asking
from tests.web.browser.at_the_table import AtTheTable

SPILLED = "all => all.filter(each => each.offsetWidth > each.parentElement.clientWidth + 1).length"


AHEAD = re.compile(" ahead$")  # a unit that goes where it pleases, with no reason behind it
NEVER = """const ask = window.fetch;
window.fetch = (url, ...rest) => (String(url).startsWith('/api/games') ? new Promise(() => {}) : ask(url, ...rest));"""


def _is_free(asked: Question) -> bool:
    return any(AHEAD.search(option.label) for option in asked.options)


def _take_one_that_is_free(player: AtTheTable) -> None:
    player.upload(asking("warriors", "box", "march", _is_free))
    player.waits()
    player.all_units()
    unit = int(player.options.filter(has_text=AHEAD).first.get_attribute("data-about") or -1)
    player.page.mouse.click(*player.grip(unit))


@pytest.mark.parametrize(
    ("button", "told"),
    [
        ("Wheel left", "wheel left"),
        ("Wheel right", "wheel right"),
        ("Turn left", "turn left"),
        ("Turn right", "turn right"),
    ],
)
def test_a_block_goes_the_way_its_button_is_named(player: AtTheTable, button: str, told: str) -> None:
    page = player.page
    _take_one_that_is_free(player)
    page.get_by_role("button", name=button, exact=True).click()
    player.plans()
    number = player.number
    page.locator("[data-test=confirm]").click()
    player.waits(number)
    expect(page.locator(".log li:not(.turn)").first).to_contain_text(told)


@pytest.mark.parametrize(("key", "told"), [("Shift+ArrowLeft", "wheel left"), ("Shift+ArrowRight", "wheel right")])
def test_a_block_wheels_the_way_the_arrow_points(player: AtTheTable, key: str, told: str) -> None:
    page = player.page
    _take_one_that_is_free(player)
    page.keyboard.press(key)
    player.plans()
    number = player.number
    page.keyboard.press("Enter")
    player.waits(number)
    expect(page.locator(".log li:not(.turn)").first).to_contain_text(told)


def test_where_an_answer_leads_is_drawn_while_it_is_looked_at_and_no_longer(player: AtTheTable) -> None:
    page = player.page
    player.upload(asking("warriors", "box", "march", _is_free))
    player.waits()
    number = player.number
    player.all_units()
    player.options.filter(has_text=AHEAD).first.hover()
    expect(page.locator(".ghost.glimpse .bases")).to_be_attached()
    expect(page.locator("[data-test=plan]")).to_have_count(0)
    page.locator(".log h3").hover()
    expect(page.locator(".ghost")).to_have_count(0)
    assert player.number == number


def _slingers_may_assault(asked: Question) -> bool:
    return "slingers" in asked.title and any(
        option.label.startswith("Assault") and option.has_odds for option in asked.options
    )


def test_range_bands_are_drawn_for_a_shot_and_not_for_an_assault(player: AtTheTable) -> None:
    page = player.page
    player.upload(asking("celtos", "demo", "order", _slingers_may_assault))
    player.waits()
    player.options.filter(has_text="Assault").first.hover()
    expect(page.locator("path.sight").first).to_be_attached()
    expect(page.locator(".overlay .ring")).to_have_count(0)
    player.upload(asking("warriors", "box", "aim"))
    player.waits()
    player.options.first.hover()
    expect(page.locator(".overlay .ring")).not_to_have_count(0)


def test_the_start_page_shows_no_empty_choices(player: AtTheTable) -> None:
    page = player.page
    page.add_init_script(NEVER)
    page.goto("/")
    expect(page.locator("h1")).to_be_visible()
    expect(page.locator("main")).to_have_count(0)


def _sheet(player: AtTheTable, which: str) -> Page:
    player.page.locator("[data-test=papers]").click()
    with player.page.context.expect_page() as opened:
        player.page.locator(f"[data-test={which}]").click()
    opened.value.wait_for_load_state()
    return opened.value


def test_the_sheet_is_opened_at_the_table_searched_and_printed(player: AtTheTable) -> None:
    player.begin("warriors", "box", "person", "person")
    player.waits()
    sheet = _sheet(player, "sheet")
    rules = sheet.locator("[data-rule]:visible")
    everything = rules.count()
    box = sheet.get_by_role("searchbox")
    box.fill("bloodlust")
    found = rules.count()
    assert 0 < found < everything
    for words in rules.all():
        about = f"{words.inner_text()} {words.get_attribute('data-rule')}"
        assert re.search("bloodlust", about, re.IGNORECASE)
    box.fill("no such thing anywhere")
    expect(sheet.locator("section:visible")).to_have_count(0)
    box.fill("")
    assert rules.count() == everything
    sheet.evaluate("window.print = () => document.body.dataset.printed = 'yes'")
    sheet.get_by_role("button").click()
    expect(sheet.locator("body")).to_have_attribute("data-printed", "yes")
    sheet.emulate_media(media="print")
    expect(box).to_be_hidden()
    assert rules.count() == everything


@pytest.mark.parametrize(("system", "scenario"), [("celtos", "demo"), ("warriors", "box")])
def test_no_column_of_a_roster_runs_into_the_next(player: AtTheTable, system: str, scenario: str) -> None:
    player.begin(system, scenario, "person", "person")
    player.waits()
    roster = _sheet(player, "roster-0")
    expect(roster.locator("table").first).to_be_visible()
    assert roster.locator("table").evaluate_all(SPILLED) == 0
    expect(player.page.locator("nav.sheet")).to_be_hidden()


def test_the_rulebook_is_opened_at_the_table_and_searched(player: AtTheTable) -> None:
    player.begin("celtos", "demo", "person", "person")
    player.waits()
    book = _sheet(player, "book")
    blocks = book.locator("main > section > [data-text]:visible")
    everything = blocks.count()
    box = book.get_by_role("searchbox")
    box.fill("celtos.react.evade")
    assert 0 < blocks.count() < everything
    expect(book.locator("[id='celtos.react.evade']")).to_be_visible()
    box.fill("no such thing anywhere")
    expect(book.locator("section:visible")).to_have_count(0)
    expect(book.locator(".nothing")).to_be_visible()
    box.fill("")
    assert blocks.count() == everything
