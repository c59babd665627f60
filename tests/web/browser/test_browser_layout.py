"""What matters is in sight: nothing of importance lies below the fold, on a small laptop and on a phone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from carnyx.show.documents import Question
from tests.web.browser.asked import asking, finished
from tests.web.browser.at_the_table import AT_ONCE, PATIENCE, AtTheTable

SIZES = {"laptop": (1280, 720), "phone": (390, 844)}
IMPORTANT = (
    ".stands",
    ".sides",
    "[data-test=undo]",
    ".board .view",
    ".ask h2",
    ".ask .options button",
    "[role=toolbar]",
)
BARE = "() => document.documentElement.scrollHeight - innerHeight"

# Whatever of these is shown must lie within the window; what does not is named.
BEYOND = """wanted => wanted.flatMap(each => [...document.querySelectorAll(each)].slice(0, 6).filter(box => {
  const { left, top, right, bottom, width } = box.getBoundingClientRect();
  return width && (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1);
}).map(() => each))"""

# The models of the unit that acts, and whatever lies over them.
COVERED = """() => {
  const base = document.querySelector('.unit.acting .base');
  if (!base) return null;
  const { left, top, width, height } = base.getBoundingClientRect();
  const box = document.querySelector('[data-test=question]').getBoundingClientRect();
  const wide = Math.min(left + width, box.right) - Math.max(left, box.left);
  const high = Math.min(top + height, box.bottom) - Math.max(top, box.top);
  return wide > 1 && high > 1;
}"""


@pytest.fixture(params=SIZES, ids=str)
def screen(request: pytest.FixtureRequest, browser: Browser, server: str) -> Iterator[AtTheTable]:
    """A player before a small screen."""
    width, height = SIZES[request.param]
    context = browser.new_context(
        viewport={"width": width, "height": height}, reduced_motion="reduce", locale="en-GB", base_url=server
    )
    context.add_init_script(AT_ONCE)
    context.set_default_timeout(PATIENCE)
    yield AtTheTable(context.new_page(), server)
    context.close()


def _can_shoot(asked: Question) -> bool:
    return any(option.is_shot and option.has_odds for option in asked.options)


def _is_all_in_sight(page: Page, *wanted: str) -> None:
    page.wait_for_function(f"wanted => ({BEYOND})(wanted).length === 0", arg=list(wanted))
    assert page.evaluate(BARE) <= 0


@pytest.mark.parametrize(
    ("system", "scenario", "kind"),
    [("celtos", "demo", "order"), ("celtos", "demo", "activate"), ("warriors", "box", "march")],
)
def test_the_question_and_the_bar_are_in_sight(screen: AtTheTable, system: str, scenario: str, kind: str) -> None:
    screen.upload(asking(system, scenario, kind))
    screen.waits()
    _is_all_in_sight(screen.page, *IMPORTANT)


def test_the_bar_of_four_players_stays_in_one_line(screen: AtTheTable) -> None:
    screen.begin("celtos", "melee", "person", "thumb", "thumb", "thumb")
    screen.waits()  # the briefing, which may lie below, has sides of its own
    _is_all_in_sight(screen.page, ".stands", ".bar .sides > .side", "[data-test=settings]")
    tops = screen.page.locator(".bar .sides > .side").evaluate_all(
        "all => all.map(each => Math.round(each.getBoundingClientRect().top))"
    )
    assert len(set(tops)) == 1


@pytest.mark.parametrize("lang", ["en", "de", "es"])
def test_the_settings_stay_within_their_panel(screen: AtTheTable, lang: str) -> None:
    page = screen.page
    screen.upload(asking("celtos", "demo", "order"))
    screen.waits()
    screen.settings()
    page.locator("[data-test=language]").select_option(lang)
    expect(page.locator("html")).to_have_attribute("lang", lang)
    page.locator("[data-test=who-0]").select_option("person")
    _is_all_in_sight(page, "details[open] .sheet select", "details[open] .sheet")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.locator("details[open] .sheet").evaluate("sheet => sheet.scrollWidth <= sheet.clientWidth")


@pytest.mark.parametrize(("system", "scenario"), [("celtos", "demo"), ("warriors", "box")])
def test_the_end_is_a_page_with_both_ways_to_go_on(screen: AtTheTable, system: str, scenario: str) -> None:
    page = screen.page
    screen.upload(finished(system, scenario))
    assert screen.waits() == "over"
    _is_all_in_sight(page, ".end h2", "[data-test=end-why]")
    for seat in (0, 1):
        expect(page.locator(f"[data-test=end-side-{seat}]")).to_contain_text("Models lost")
    for choice in ("again", "watch", "home"):
        page.locator(f"[data-test=end-{choice}]").scroll_into_view_if_needed()
        expect(page.locator(f"[data-test=end-{choice}]")).to_be_in_viewport()


def test_question_and_odds_stand_beside_the_unit_and_cover_neither_it_nor_each_other(player: AtTheTable) -> None:
    page = player.page
    player.upload(asking("celtos", "demo", "order", _can_shoot))
    player.waits()
    assert page.evaluate(COVERED) is False
    player.options.filter(has_text="Shoot at").first.hover()
    odds, question = page.locator("[data-test=odds]"), page.locator("[data-test=question]")
    expect(odds.locator(".need").first).to_be_visible()
    one, other = odds.bounding_box(), question.bounding_box()
    assert one is not None
    assert other is not None
    across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    assert across <= 0 or down <= 0


def test_the_meter_says_what_each_side_has_and_needs(player: AtTheTable) -> None:
    page = player.page
    player.upload(finished("celtos", "demo"))
    player.waits()
    page.locator("[data-test=meter]").click()
    expect(page.locator(".sides .why")).to_contain_text("needs")
    expect(page.locator(".sides .why")).to_contain_text("ahead")


def test_the_bar_says_who_a_side_is_and_whose_decision_it_is(player: AtTheTable) -> None:
    page = player.page
    player.begin("celtos", "demo", "person", "thumb")
    player.waits()
    sides = page.locator(".sides .side")
    expect(sides.nth(0)).to_contain_text("you decide")
    expect(sides.nth(1)).to_contain_text("computer")
    expect(sides.nth(1)).not_to_contain_text("decides")


def test_odds_that_are_open_follow_the_language(player: AtTheTable) -> None:
    page = player.page
    player.upload(asking("celtos", "demo", "order", _can_shoot))
    player.waits()
    player.options.filter(has_text="Shoot at").first.focus()
    expect(page.locator(".odds")).to_contain_text("losses on average")
    player.settings()
    page.locator("[data-test=language]").select_option("de")
    expect(page.locator(".odds")).to_contain_text("Verluste")


def test_nobody_is_marked_who_is_looked_back_at(player: AtTheTable) -> None:
    page = player.page
    player.upload(asking("celtos", "demo", "order"))
    player.waits()
    expect(page.locator(".unit.chosen")).to_have_count(1)
    page.keyboard.press("Comma")
    page.wait_for_selector("[data-test=looking]")
    expect(page.locator(".unit.chosen")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".unit.chosen")).to_have_count(1)
