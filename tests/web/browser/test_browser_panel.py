"""The question has one place beside the table; nothing covers what it asks about, and nothing moves under the mouse."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from carnyx.show.documents import Question
from tests.web.browser.asked import asking, finished
from tests.web.browser.at_the_table import PATIENCE, AtTheTable

LAPTOP, PHONE = {"width": 1280, "height": 720}, {"width": 390, "height": 844}


@pytest.fixture
def laptop(browser: Browser, server: str) -> Iterator[AtTheTable]:
    """A player before a small laptop, with whom everything is played at the usual pace."""
    context = browser.new_context(viewport=LAPTOP, reduced_motion="reduce", locale="en-GB", base_url=server)
    context.set_default_timeout(PATIENCE)
    yield AtTheTable(context.new_page(), server)
    context.close()


def _box(part: Locator) -> dict[str, float]:
    found = part.bounding_box()
    assert found is not None
    return dict(found)


def _can_shoot(asked: Question) -> bool:
    return any(option.is_shot and option.has_odds for option in asked.options)


def _is_clickable(button: Locator) -> bool:
    """Whether its middle is on the screen, with nothing above it."""
    return bool(
        button.evaluate("""each => {
          const { left, right, top, bottom } = each.getBoundingClientRect();
          return each.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
        }""")
    )


def test_every_question_stands_in_one_place_off_the_table(player: AtTheTable) -> None:
    page = player.page
    page.set_viewport_size({"width": 1280, "height": 720})
    places = set()
    for system, scenario, kind in (
        ("celtos", "demo", "order"),
        ("celtos", "demo", "activate"),
        ("celtos", "demo", "rank"),
        ("warriors", "box", "march"),
    ):
        player.upload(asking(system, scenario, kind))
        player.waits()
        question = _box(page.locator("[data-test=question]"))
        assert question["x"] >= _box(page.locator(".board"))["x"] + _box(page.locator(".board"))["width"]
        places.add((question["x"], question["y"], question["width"]))
    assert len(places) == 1


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_plan_can_be_carried_out_and_dropped_however_long_the_list_is(
    player: AtTheTable, size: dict[str, int]
) -> None:
    page = player.page
    page.set_viewport_size({"width": size["width"], "height": size["height"]})
    player.upload(asking("warriors", "box", "march", lambda asked: len(asked.options) > 12))
    player.waits()
    page.locator(".chips button").first.click()
    page.get_by_role("button", name="Wheel left", exact=True).click()
    player.plans()
    assert _is_clickable(page.locator("[data-test=confirm]"))
    assert _is_clickable(page.locator("[data-test=cancel]"))


def test_odds_are_shown_once_below_the_question(player: AtTheTable) -> None:
    page = player.page
    player.upload(asking("celtos", "demo", "order", _can_shoot))
    player.waits()
    before = _box(page.locator("[data-test=question]"))
    player.options.filter(has_text="Shoot at").first.hover()
    expect(page.locator(".odds .need").first).to_be_visible()
    expect(page.locator(".odds")).to_have_count(1)
    assert _box(page.locator("[data-test=question]")) == before
    assert _box(page.locator("[data-test=odds]"))["y"] >= before["y"] + before["height"]


def test_a_word_is_told_to_who_rests_on_it_and_covers_neither_answers_nor_odds(player: AtTheTable) -> None:
    page = player.page
    player.upload(asking("celtos", "demo", "order", _can_shoot))
    player.waits()
    answer = _box(player.options.filter(has_text="Shoot at").first)
    word = page.locator("[data-test=word]")
    page.mouse.move(answer["x"] + 20, answer["y"] + 10)
    expect(word).to_be_visible()
    told, panel = _box(word), _box(page.locator("aside"))
    assert told["x"] + told["width"] <= panel["x"]


def test_no_word_comes_because_the_page_has_moved_under_a_mouse_at_rest(player: AtTheTable) -> None:
    page = player.page
    player.upload(asking("celtos", "demo", "order"))
    player.waits()
    answer = _box(page.locator(".ask .options button[data-term]").first)
    page.evaluate("document.querySelector('[data-test=question]').style.visibility = 'hidden'")
    page.evaluate("addEventListener('pointermove', () => (window.hasMoved = true))")
    page.mouse.move(answer["x"] + 20, answer["y"] + 10)
    page.wait_for_function("window.hasMoved")  # moves are told frame by frame
    page.evaluate("document.querySelector('[data-test=question]').style.visibility = ''")
    page.wait_for_timeout(900)  # more than twice what a word waits for
    expect(page.locator("[data-test=word]")).to_have_count(0)


def test_the_note_of_a_drag_is_short_and_goes_when_the_hand_lets_go(player: AtTheTable) -> None:
    page = player.page
    player.upload(asking("celtos", "demo", "move"))
    player.waits()
    unit = int(page.locator(".unit.acting").get_attribute("data-unit") or -1)
    player.hold(unit, 0.5, 0.5)
    note = page.locator("[data-test=at-cursor]")
    expect(note).to_be_visible()
    assert _box(note)["height"] < 60
    page.mouse.up()
    expect(note).to_have_count(0, timeout=6_000)


def test_the_end_is_put_away_to_look_at_the_table_and_comes_back(player: AtTheTable) -> None:
    page = player.page
    player.upload(finished("celtos", "demo"))
    player.waits()
    for size in (LAPTOP, PHONE):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        for name in ("again", "watch", "save", "home"):
            assert _is_clickable(page.locator(f"[data-test=end-{name}]")), name
        page.keyboard.press("Escape")
        expect(page.locator(".end")).to_have_count(0)
        page.locator("[data-test=end-open]").click()
        page.locator("[data-test=end-close]").click()
        expect(page.locator(".end")).to_have_count(0)
        page.locator("[data-test=end-open]").click()
        expect(page.locator(".end")).to_be_visible()


def test_the_briefing_stays_until_one_begins_and_what_others_do_first_waits_for_it(laptop: AtTheTable) -> None:
    page, begin = laptop.page, laptop.page.locator("[data-test=begin]")
    for _ in range(20):  # until one of the others begins
        laptop.begin("celtos", "melee", "thumb", "thumb", "thumb", "person")
        expect(page.locator("[data-test=briefing]")).to_be_visible()
        page.wait_for_selector(".play[data-waits=staged], .play[data-waits=asked]")
        if page.locator(".play[data-waits=staged]").count():
            break
    expect(begin).to_be_visible()
    turn = page.locator(".stands").inner_text()
    page.wait_for_timeout(2500)  # longer than a still is shown
    assert page.locator(".stands").inner_text() == turn
    expect(begin).to_be_visible()
    begin.click()
    expect(page.locator("[data-test=briefing]")).to_have_count(0)
    expect(page.locator("[data-test=strip] .now")).not_to_be_empty()


def test_the_buttons_of_the_pace_stay_where_they_are(laptop: AtTheTable) -> None:
    page = laptop.page
    laptop.upload(asking("celtos", "demo", "order"))
    laptop.waits()
    pace = page.locator("[data-test=pace-2]")
    before = _box(pace)
    laptop.options.filter(has_text=re.compile("Hold|Done")).first.click()
    page.wait_for_selector("[data-test=stage-pause]")
    assert _box(pace) == before


def test_looking_back_is_a_thin_strip_off_the_table_with_one_set_of_buttons(player: AtTheTable) -> None:
    page = player.page
    page.set_viewport_size({"width": 1280, "height": 720})
    player.upload(finished("celtos", "demo"))
    player.waits()
    page.locator("[data-test=end-watch]").click()
    page.wait_for_selector("[data-test=looking][data-at]")
    strip, board = _box(page.locator("[data-test=looking]")), _box(page.locator(".board"))
    assert strip["height"] < 60
    assert strip["y"] + strip["height"] <= board["y"] + 1
    expect(page.locator("[data-test=stage-pause]")).to_have_count(0)
    assert _is_to_the_point(page)


def _is_to_the_point(page: Page) -> bool:
    """Whether what goes on by itself is stopped by the one button there is."""
    go = page.locator("[data-test=replay-go]")
    if go.get_attribute("aria-pressed") == "true":
        go.click()
    expect(go).to_have_attribute("aria-pressed", "false")
    return True
