"""What happened is played on the table before anybody is asked: moves, dice and banners; paused, skipped, and again."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.asked import finished, under_way
from tests.web.browser.at_the_table import AtTheTable

pytestmark = pytest.mark.long

# Looks at the page in every frame: who stands where, which dice lie there, which banner hangs, and whether it asks.
LOOK_ON = """() => {
  const all = window.looks = [];
  const text = name => document.querySelector(`[data-test=${name}]`)?.innerText ?? '';
  const look = () => {
    const { waits } = document.querySelector('.play').dataset;
    const bases = [...document.querySelectorAll('[data-unit]')].map(unit =>
      [unit.dataset.unit, unit.querySelector('.base').getAttribute('d')]);
    const marks = document.querySelectorAll('.tray .mark').length;
    const asks = document.querySelector('.ask') !== null;
    all.push({ waits, bases, tray: text('tray'), marks, banner: text('banner'), said: text('banner-said'), asks });
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
STAGED = ".play[data-waits=staged]"
PLACES = [("celtos", "demo", 40, "activate"), ("warriors", "box", 60, "march")]


def _against_computer(who: AtTheTable, system: str, scenario: str, answers: int, kind: str) -> None:
    """A battle under way; a person is asked, and the other side is the computer's from now on."""
    who.upload(under_way(system, scenario, answers, kind))
    who.waits()
    who.settings()
    who.page.locator("[data-test=who-1]").select_option("random")
    who.page.evaluate(LOOK_ON)


def _looks(page: Page) -> list[dict[str, Any]]:
    """What was seen while something was played."""
    found: list[dict[str, Any]] = page.evaluate("window.looks.filter(look => look.waits === 'staged')")
    return found


def _ways(looks: list[dict[str, Any]]) -> dict[str, list[str]]:
    """For each unit the different places it was seen at, in order."""
    found: dict[str, list[str]] = {}
    for look in looks:
        for unit, place in look["bases"]:
            seen = found.setdefault(unit, [])
            if not seen or seen[-1] != place:
                seen.append(place)
    return found


@pytest.mark.parametrize(("system", "scenario", "answers", "kind"), PLACES)
def test_what_the_enemy_does_is_played_before_the_question(
    spectator: AtTheTable, system: str, scenario: str, answers: int, kind: str
) -> None:
    page, rng = spectator.page, Random(3)
    _against_computer(spectator, system, scenario, answers, kind)
    page.locator("[data-test=pace-4]").click()
    calm = page.evaluate("matchMedia('(prefers-reduced-motion: reduce)').matches")

    def has_been_seen() -> bool:
        looks = _looks(page)
        steps = max(map(len, _ways(looks).values()), default=0)
        dice = any(re.search(r"needs \d+", look["tray"]) and look["marks"] for look in looks)
        return steps > (1 if calm else 5) and dice and any(look["banner"] for look in looks)

    for _ in range(60):
        if spectator.waits() == "over" or has_been_seen():
            break
        spectator.act(rng)
    assert has_been_seen()
    looks = _looks(page)
    assert not any(look["asks"] for look in looks)
    assert any(look["banner"] and look["said"] for look in looks)  # a banner is read aloud too
    if calm:  # stills: nobody is ever seen on the way from one place to the next
        assert max(map(len, _ways(looks).values())) < 60


def test_a_show_is_paused_and_skipped_by_a_click_on_the_table(spectator: AtTheTable) -> None:
    page = spectator.page
    spectator.begin("celtos", "demo", "random", "random")
    page.wait_for_selector(STAGED)
    page.keyboard.press(" ")
    expect(page.locator("[data-test=stage-pause]")).to_have_attribute("aria-pressed", "true")
    where = page.locator(".strip .now")
    stands = (where.inner_text(), spectator.number)
    page.wait_for_timeout(2_500)
    assert (where.inner_text(), spectator.number) == stands
    box = page.locator(".board").bounding_box()
    assert box is not None
    for _ in range(12):
        page.mouse.click(box["x"] + 30, box["y"] + 30)
    assert (where.inner_text(), spectator.number) != stands
    expect(page.locator("[data-test=stage-pause]")).to_have_attribute("aria-pressed", "true")


def test_what_the_enemy_did_is_seen_again_and_the_pace_is_remembered(spectator: AtTheTable) -> None:
    page, rng = spectator.page, Random(1)
    _against_computer(spectator, *PLACES[0])
    page.locator("[data-test=pace-once]").click()
    while not page.locator("[data-test=stage-again]").count():  # until the enemy has done something
        spectator.act(rng)
    # The battle may be over by now: the dice cannot be foreseen. Then the same end must come back.
    number, kind = spectator.number, spectator.waits()
    for key in ["+"] * 7 + ["ArrowLeft", "ArrowDown"] * 40:  # into a corner of the table where nobody stands
        page.keyboard.press(key)
    corner = page.locator(".world").get_attribute("style") or ""
    page.keyboard.press("a")
    page.wait_for_selector(STAGED)
    expect(page.locator(".ask")).to_have_count(0)
    expect(page.locator(".world")).not_to_have_attribute("style", corner)  # the camera goes where it happens
    page.keyboard.press("Escape")
    spectator.waits()
    expect(page.locator(".world")).to_have_attribute("style", corner)  # and back to where one looked
    assert (spectator.number, spectator.waits()) == (number, kind)
    page.reload()
    spectator.waits()
    expect(page.locator("[data-test=pace-once]")).to_have_attribute("aria-pressed", "true")


def test_a_battle_of_computers_is_played_from_its_beginning_and_can_be_caught_up_with(spectator: AtTheTable) -> None:
    page = spectator.page
    spectator.begin("celtos", "demo", "random", "random")
    expect(page.locator("[data-test=banner-said]")).to_contain_text("Turn 1 of")
    catch_up = page.locator("[data-test=stage-finish]", has_text="Catch up")
    catch_up.click()
    page.wait_for_selector(".play:not([data-number='1'])")


def test_who_watches_a_finished_battle_sees_it_played(spectator: AtTheTable) -> None:
    page = spectator.page
    spectator.upload(finished("celtos", "demo"))
    spectator.waits()
    page.evaluate(LOOK_ON)
    page.locator("[data-test=end-watch]").click()
    page.locator("[data-test=pace-4]").click()
    # Functions, since the page forbids that a text is evaluated again and again.
    page.wait_for_function(
        "() => window.looks.some(look => look.waits === 'staged' && look.banner.includes('Turn 1 of'))"
    )
    page.wait_for_function("() => window.looks.some(look => look.tray !== '')")
    page.locator("[data-test=replay-close]").click()
    expect(page.locator("[data-test=end-watch]")).to_be_visible()


def test_sounds_are_off_when_the_reader_says_so_and_stay_off(spectator: AtTheTable) -> None:
    page = spectator.page
    spectator.upload(finished("celtos", "demo"))
    sound = page.locator("[data-test=stage-sound]")
    expect(sound).to_have_attribute("aria-pressed", "true")
    sound.click()
    expect(sound).to_have_attribute("aria-pressed", "false")
    page.reload()
    expect(sound).to_have_attribute("aria-pressed", "false")
