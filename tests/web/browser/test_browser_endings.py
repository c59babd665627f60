"""After the last answer: what the page offers next, and the battle looked at again from its beginning."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.asked import as_received, asking, finished
from tests.web.browser.at_the_table import AtTheTable

DROP = """([name, text]) => {
  const files = new DataTransfer();
  files.items.add(new File([text], name));
  document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: files, bubbles: true, cancelable: true }));
}"""

SHAPES = "all.map(each => each.getAttribute('d'))"


def _at(page: Page) -> int:
    """The moment that is looked at."""
    return int(page.locator("[data-test=looking]").get_attribute("data-at") or -1)


def _picture(page: Page) -> list[str]:
    """Who stands where on the table."""
    found: list[str] = page.locator(".unit .base").evaluate_all(f"all => {SHAPES}")
    return found


def _shows(page: Page, picture: list[str]) -> None:
    """Wait until everybody stands as in a picture."""
    look = f"known => {{ const all = [...document.querySelectorAll('.unit .base')]; return {SHAPES} == String(known) }}"
    page.wait_for_function(look, arg=picture)


def _given_up(player: AtTheTable) -> None:
    """A battle against the computer that ends at once."""
    player.begin("celtos", "demo", "person", "random")
    player.waits()
    while not (give_up := player.page.locator(".ask .grave")).count():
        player.pick(0)
    number = player.number
    give_up.click()
    give_up.click()
    assert player.waits(number) == "over"


@pytest.mark.parametrize(("choice", "seats"), [("again", ["person", "random"]), ("swapped", ["random", "person"])])
def test_the_same_battle_is_fought_again(player: AtTheTable, choice: str, seats: list[str]) -> None:
    page = player.page
    _given_up(player)
    before = page.url
    page.locator(f"[data-test=end-{choice}]").click()
    page.wait_for_url(lambda url: url != before)
    player.waits()
    assert [page.locator(f"[data-test=who-{seat}]").input_value() for seat in (0, 1)] == seats


def test_what_comes_after_the_end_is_chosen_by_keys(player: AtTheTable, tmp_path: Path) -> None:
    page = player.page
    journal = finished("warriors", "box")
    player.upload(journal)
    player.waits()
    expect(page.locator("[data-test=end-save]")).to_be_visible()
    with page.expect_download() as download:
        page.keyboard.press("3")
    assert as_received(download.value.path().read_bytes()) == journal
    page.keyboard.press("2")
    expect(page.locator("[data-test=replay-go]")).to_have_attribute("aria-pressed", "true")  # it is played
    page.keyboard.press("Escape")
    expect(page.locator("[data-test=end-watch]")).to_be_visible()
    page.keyboard.press("4")
    expect(page.locator("[data-test=quick-celtos]")).to_be_visible()


@pytest.mark.parametrize(
    ("system", "scenario", "turns"),
    [("celtos", "demo", ["Turn 1", "Turn 2"]), ("warriors", "box", ["Deployment", "Turn 1", "Turn 2"])],
)
def test_a_finished_battle_is_looked_at_forth_and_back(
    player: AtTheTable, system: str, scenario: str, turns: list[str]
) -> None:
    page = player.page
    player.upload(finished(system, scenario))
    player.waits()
    replay, last = page.locator("[data-test=looking]"), _picture(page)
    page.locator("[data-test=end-watch]").click()
    page.locator("[data-test=replay-start]").click()  # it goes on by itself until somebody stops it
    expect(replay).to_have_attribute("data-at", "0")
    first = _picture(page)
    assert first != last
    expect(page.locator(".stands")).to_contain_text(turns[0])
    for turn in turns[1:]:
        page.locator("[data-test=replay-turn-forward]").click()
        expect(page.locator(".stands")).to_contain_text(turn)
    begun = _at(page)
    page.locator("[data-test=replay-forward]").click()
    expect(replay).not_to_have_attribute("data-at", str(begun))
    page.locator("[data-test=replay-back]").click()
    expect(replay).to_have_attribute("data-at", str(begun))
    page.locator("[data-test=replay-turn-back]").click()
    expect(page.locator(".stands")).to_contain_text("Turn 1")
    page.locator("[data-test=replay-end]").click()
    expect(page.locator("[data-test=replay-fork]")).to_have_count(0)
    _shows(page, last)
    page.locator("[data-test=replay-slider]").focus()
    page.keyboard.press("Home")
    expect(replay).to_have_attribute("data-at", "0")
    _shows(page, first)
    page.locator("[data-test=replay-close]").click()
    expect(page.locator("[data-test=end-watch]")).to_be_visible()
    _shows(page, last)


def test_a_battle_under_way_is_looked_back_at_and_the_question_waits(player: AtTheTable) -> None:
    page = player.page
    player.upload(asking("celtos", "demo", "order"))
    player.waits()
    question, lines = page.locator(".ask h2").inner_text(), page.locator(".log li").count()
    page.keyboard.press("Comma")
    expect(page.locator("[data-test=looking]")).to_be_visible()
    expect(page.locator(".ask")).to_have_count(0)
    number = player.number
    page.keyboard.press("1")  # an answer, were anything asked
    page.keyboard.press("Comma")
    page.keyboard.press("Comma")
    expect(page.locator(".log li")).not_to_have_count(lines)
    page.keyboard.press("Escape")
    expect(page.locator(".ask h2")).to_have_text(question)
    expect(page.locator(".log li")).to_have_count(lines)
    assert player.number == number


def test_a_replay_goes_on_by_itself_to_its_end(player: AtTheTable) -> None:
    page = player.page
    page.clock.install()
    player.upload(finished("celtos", "demo"))
    player.waits()
    page.keyboard.press("Comma")
    page.keyboard.press("Shift+Comma")
    play = page.locator("[data-test=replay-go]")
    play.click()
    expect(play).to_have_attribute("aria-pressed", "true")
    while play.get_attribute("aria-pressed") == "true":  # each step waits for what the server says to the one before
        page.clock.run_for(1_000)
    expect(page.locator("[data-test=replay-fork]")).to_have_count(0)


def test_a_new_battle_is_begun_from_a_moment_of_an_old_one(player: AtTheTable) -> None:
    page = player.page
    player.upload(finished("celtos", "demo"))
    player.waits()
    page.locator("[data-test=end-watch]").click()
    page.locator("[data-test=replay-turn-forward]").click()
    expect(page.locator(".stands")).to_contain_text("Turn 2")
    before = page.url
    page.locator("[data-test=replay-fork]").click()
    page.wait_for_url(lambda url: url != before)
    assert player.waits() not in ("over", "")
    expect(page.locator(".stands")).to_contain_text("Turn 2")


def test_a_journal_is_dropped_on_the_start_page(player: AtTheTable) -> None:
    page = player.page
    page.goto("/")
    page.wait_for_selector("[data-test=upload]", state="attached")
    page.evaluate(DROP, ["wrong.jsonl", "nonsense\n"])
    expect(page.locator("[role=alert]")).not_to_be_empty()
    page.evaluate(DROP, ["battle.jsonl", finished("celtos", "demo").decode()])
    assert player.waits() == "over"
