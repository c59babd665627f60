"""Computer players on the page: how hard they think is set at the start, and they can be asked why."""

from __future__ import annotations

from playwright.sync_api import expect

from carnyx.games import GAMES
from tests.web.browser.at_the_table import PATIENCE, AtTheTable

LONG = 3 * PATIENCE


def test_the_start_page_shows_and_sets_how_hard_a_level_thinks(player: AtTheTable) -> None:
    page = player.page
    page.goto(player.address)
    page.locator("[data-test=game]").select_option("celtos")
    expect(page.locator("[data-test=seat-1] option[value=level3]")).to_have_count(0)  # it is thumb by another name
    expect(page.locator("[data-test=playouts-1]")).to_have_count(0)  # rules of thumb try nothing out
    page.locator("[data-test=seat-1]").select_option("level5")
    field = page.locator("[data-test=playouts-1]")
    expect(field).to_have_attribute("placeholder", str(GAMES["celtos"].budget("level5")))
    expect(page.locator("[data-test=about-1]")).to_contain_text("playouts a decision")
    field.fill("7")
    expect(page.locator("[data-test=giving-up]")).to_have_value("hopeless")
    page.locator("[data-test=begin]").click()
    page.locator("[data-test=settings]").click()
    expect(page.locator("[data-test=who-1]")).to_have_value("level5:7:resigns", timeout=LONG)
    expect(page.locator("[data-test=who-1] option:checked")).to_contain_text("7 playouts")


def test_the_computer_is_asked_why(player: AtTheTable) -> None:
    page = player.page
    player.begin("celtos", "demo", "person", "thumb")
    number = -1
    button = page.locator("[data-test=why]")
    while not button.count():
        player.waits(number)
        number = player.number
        player.pick(0)
    player.waits(number)
    button.first.click()
    told = page.locator("[data-test=why-told]")
    expect(told.locator("[data-test=why-note]")).to_be_visible(timeout=LONG)
    page.locator("[data-test=why-close]").click()
    expect(told).to_have_count(0)


def test_while_the_computer_thinks_the_page_says_so(player: AtTheTable) -> None:
    page = player.page
    player.begin("celtos", "demo", "person", "level5:20000")
    thinking = page.locator("[data-test=thinking]")
    asked = page.locator(".play[data-waits=asked]")
    held = page.locator("[data-test=begin]")
    while not thinking.count():
        if held.count():
            held.click()
        elif asked.count():
            number = player.number
            player.options.first.click()
            expect(page.locator(f".play[data-number='{number}']")).to_have_count(0)
        expect(thinking.or_(asked).or_(held).first).to_be_attached(timeout=LONG)
    expect(page.locator("progress")).to_have_attribute("max", "5")
