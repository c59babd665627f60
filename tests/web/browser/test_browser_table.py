"""The table itself: undo, reload, language and units, files in and out, keys, cards, the log and small screens."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser.asked import as_received, asking
from tests.web.browser.at_the_table import AT_ONCE, PATIENCE, AtTheTable

pytestmark = pytest.mark.long


def test_a_choice_is_taken_back_and_the_same_question_stands_again(player: AtTheTable) -> None:
    player.upload(asking("celtos", "demo", "activate"))
    player.waits()
    before = player.answers()
    player.pick(0)
    number = player.number
    player.page.locator("[data-test=undo]").click()
    assert player.waits(number) == "activate"
    assert player.answers() == before


def test_one_press_of_undo_is_one_step(player: AtTheTable) -> None:
    player.upload(asking("celtos", "demo", "order"))
    player.waits()
    undo, hold = player.page.locator("[data-test=undo]"), player.options.filter(has_text="Hold")
    expect(undo).to_have_attribute("data-free", "true")
    before, number = player.answers(), player.number
    hold.first.click()
    player.waits(number)
    number = player.number
    undo.click()
    assert player.waits(number) == "order"
    assert player.answers() == before
    number = player.number
    undo.click()
    assert player.waits(number) == "activate"


def test_an_undo_that_is_not_free_says_so_and_asks_first(player: AtTheTable) -> None:
    player.upload(asking("celtos", "demo", "rank"))
    player.waits()
    number, undo = player.number, player.page.locator("[data-test=undo]")
    expect(undo).to_have_attribute("data-free", "false")
    expect(undo).to_have_attribute("title", re.compile("revealed"))
    undo.click()
    expect(player.page.locator("[data-test=consent]")).to_be_visible()
    assert player.number == number


def test_back_to_a_line_of_the_log_needs_everybodys_consent_once_dice_have_fallen(player: AtTheTable) -> None:
    player.upload(asking("celtos", "demo", "rank"))
    player.waits()
    number = player.number
    back = player.page.locator("[data-test=undo-here]")
    lines = player.page.locator(".log li").count()
    back.first.click()
    expect(player.page.locator("[data-test=consent]")).to_be_visible()
    assert player.number == number
    player.page.locator("[data-test=agree]").click()
    player.waits(number)
    assert player.page.locator(".log li").count() < lines


def test_a_reload_comes_back_to_the_same_question(player: AtTheTable) -> None:
    player.upload(asking("warriors", "box", "march"))
    player.waits()
    seen = (player.number, player.answers(), player.page.locator(".ask h2").inner_text())
    player.page.reload()
    player.waits()
    assert (player.number, player.answers(), player.page.locator(".ask h2").inner_text()) == seen


def test_language_and_units_change_in_the_middle_of_a_battle(player: AtTheTable) -> None:
    player.upload(asking("warriors", "box", "march"))
    player.waits()
    expect(player.page.locator(".log")).to_contain_text(re.compile(r'\d"'))
    player.settings()
    player.page.locator("[data-test=language]").select_option("de")
    expect(player.page.locator(".ask h2")).to_have_text("Bewege eine Einheit")
    player.page.locator("[data-test=units]").select_option("cm")
    expect(player.page.locator(".log")).to_contain_text(re.compile(r"\d\scm"))
    player.page.locator("[data-test=language]").select_option("es")
    expect(player.page.locator("html")).to_have_attribute("lang", "es")
    expect(player.page.locator(".log h3")).not_to_have_text("Protokoll")


def test_a_list_of_ones_own_is_uploaded_and_takes_the_field(player: AtTheTable, tmp_path: Path) -> None:
    page = player.page
    own = (files("carnyx.games.celtos.lists") / "forces" / _first_force()).read_text(encoding="utf-8")
    name = re.search(r'^name = "(.*)"', own, re.MULTILINE)
    assert name is not None
    (tmp_path / "mine.toml").write_text(own.replace(name[1], "My own war band", 1), encoding="utf-8")
    (tmp_path / "wrong.toml").write_text("this is no list", encoding="utf-8")
    page.goto("/")
    page.locator("[data-test=list-0]").set_input_files(tmp_path / "wrong.toml")
    expect(page.locator("[data-test=force-0]")).to_have_value("file")
    expect(page.locator("[data-test=checked-0] li")).not_to_have_count(0)  # it is looked over as it is chosen
    expect(page.locator("[data-test=begin]")).to_be_disabled()
    page.locator("[data-test=list-0]").set_input_files(tmp_path / "mine.toml")
    expect(page.locator("[data-test=force-0]")).to_contain_text("mine.toml")
    expect(page.locator("[data-test=checked-0]")).to_contain_text("My own war band")
    page.locator("[data-test=begin]").click()
    player.waits()
    expect(page.locator(".bar .sides")).to_contain_text("My own war band")


def _first_force() -> str:
    folder = files("carnyx.games.celtos.lists") / "forces"
    return min(each.name for each in folder.iterdir() if each.name.endswith(".toml"))


def test_a_journal_goes_out_and_comes_in_again(player: AtTheTable, tmp_path: Path) -> None:
    page = player.page
    journal = asking("celtos", "demo", "order")
    (tmp_path / "battle.jsonl").write_bytes(journal)
    (tmp_path / "wrong.jsonl").write_bytes(b"nonsense\n")
    page.goto("/")
    page.locator("[data-test=upload]").set_input_files(tmp_path / "wrong.jsonl")
    expect(page.locator("[role=alert]")).not_to_be_empty()
    page.locator("[data-test=upload]").set_input_files(tmp_path / "battle.jsonl")
    assert player.waits() == "order"
    page.locator(".home").click()
    saved = page.locator("[data-battle]").filter(has_text="battle.jsonl").first  # others may be played meanwhile
    with page.expect_download() as download:
        saved.get_by_text("Download").click()
    assert as_received(download.value.path().read_bytes()) == journal
    saved.get_by_text("Delete").click()
    battle = saved.get_attribute("data-battle")
    saved.get_by_text("Really delete?").click()
    expect(page.locator(f'[data-battle="{battle}"]')).to_have_count(0)


def test_an_uploaded_battle_goes_on_against_the_computer(player: AtTheTable) -> None:
    player.upload(asking("celtos", "demo", "activate"))
    player.waits()
    asked = player.page.locator(".side").first.get_attribute("aria-current") == "true"
    other = 1 if asked else 0
    player.settings()
    player.page.locator(f"[data-test=who-{other}]").select_option("random")
    number = player.number
    player.pick(0)
    player.waits(number)
    player.page.locator(".home").click()
    expect(player.page.locator("[data-battle]").first).to_contain_text("Computer: random")


def test_a_person_at_another_browser_joins_by_the_address_and_sees_nothing_sealed(
    player: AtTheTable, browser: Browser
) -> None:
    page = player.page
    page.goto("/")
    page.locator("[data-test=game]").select_option("warriors")
    page.locator("[data-test=scenario]").select_option("box")
    page.locator("[data-test=seat-1]").select_option("elsewhere")
    page.locator("[data-test=begin]").click()
    address = page.locator("[data-test=invite] code").inner_text()
    context = browser.new_context(reduced_motion="reduce", locale="en-GB")
    context.add_init_script(AT_ONCE)
    context.set_default_timeout(PATIENCE)
    other = AtTheTable(context.new_page(), player.address)
    other.page.goto(address)
    # Each answers at his own table until both have the first orders to write.
    while True:
        page.wait_for_selector(".play:not([data-waits=opening])")
        other.page.wait_for_selector(".play:not([data-waits=opening])")
        turn = next((who for who in (player, other) if who.page.locator(".play[data-waits=asked]").count()), None)
        if turn is None:
            continue
        if turn.page.locator("[data-test=seal]").count():
            break
        number = turn.number
        turn.options.first.click()
        turn.page.wait_for_function(
            "after => Number(document.querySelector('.play').dataset.number) > after", arg=number
        )
    waiting = other if turn is player else player
    turn.page.get_by_role("button", name="All units: OPPOSE").click()
    turn.page.locator("[data-test=seal]").click()
    waiting.page.wait_for_selector("[data-test=seal]")
    expect(waiting.page.locator(".log")).not_to_contain_text("OPPOSE")
    waiting.page.locator("[data-test=seal]").click()
    expect(waiting.page.locator(".log")).to_contain_text("OPPOSE")
    expect(turn.page.locator(".log")).to_contain_text("OPPOSE")
    context.close()


def test_a_battle_goes_on_by_keys_alone(player: AtTheTable) -> None:
    player.upload(asking("celtos", "demo", "activate"))
    keyboard = player.page.keyboard
    player.waits()
    number = player.number
    keyboard.press("1")
    player.waits(number)
    while player.page.locator(".play").get_attribute("data-kind") != "move":
        places = [place for place, answer in enumerate(player.answers()) if '"move"' in answer]
        number = player.number
        keyboard.press(str(1 + (places[0] if places else 0)))
        player.waits(number)
    number = player.number
    for key in ("ArrowUp", "ArrowDown", "ArrowDown", "ArrowUp", "ArrowLeft"):
        keyboard.press(f"Shift+{key}")
    player.plans()
    keyboard.press("Escape")
    keyboard.press("1")
    player.waits(number)


def test_a_unit_is_looked_up_with_its_weapons_and_what_threatens_it(player: AtTheTable) -> None:
    player.upload(asking("celtos", "demo", "order"))
    player.waits()
    unit = player.page.locator(".unit").first
    assert re.search(r"^.+, \d+ models, \w+", unit.get_attribute("aria-label") or "")
    unit.focus()
    player.page.keyboard.press("Enter")
    card = player.page.locator(f'[data-card="{unit.get_attribute("data-unit")}"]')
    expect(card.locator("table")).to_be_visible()
    card.locator("[data-test=threats]").click()
    expect(card.locator("[data-test=dangers]")).to_be_visible()


def test_the_log_opens_to_its_dice_and_is_filtered_by_unit(player: AtTheTable) -> None:
    player.upload(asking("celtos", "demo", "rank"))
    player.waits()
    log = player.page.locator(".log")
    thrown = log.locator("details").first
    thrown.locator("summary").click()
    expect(thrown.locator(".die").first).to_be_visible()
    lines = log.locator("li").count()
    log.locator("[data-test=log-unit]").select_option(index=1)
    expect(log.locator("li")).not_to_have_count(lines)
    assert 0 < log.locator("li").count() < lines


def test_the_ruler_measures(player: AtTheTable) -> None:
    player.upload(asking("celtos", "demo", "order"))
    player.waits()
    player.page.locator("[data-test=ruler]").click()
    inch = player.inch()
    box = player.page.locator(".board svg").first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    player.page.mouse.move(x, y)
    player.page.mouse.down()
    player.page.mouse.move(x + 6 * inch, y)
    player.page.mouse.up()
    expect(player.page.locator(".ruler text")).to_have_text(re.compile('^(5.9|6.0|6.1)"$'))


def test_light_and_dark(player: AtTheTable) -> None:
    player.page.goto("/")
    paper = "getComputedStyle(document.body).backgroundColor"
    player.page.wait_for_selector("[data-test=quick-celtos]")
    light = player.page.evaluate(paper)
    player.page.locator("[data-test=theme]").click()
    expect(player.page.locator("html")).to_have_attribute("data-theme", "dark")
    assert player.page.evaluate(paper) != light


@pytest.mark.parametrize("system", ["celtos", "warriors"])
def test_a_small_screen_has_room_for_everything(player: AtTheTable, system: str) -> None:
    player.page.set_viewport_size({"width": 390, "height": 800})
    player.page.goto("/")
    player.page.wait_for_selector(f"[data-test=quick-{system}]")
    beyond = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert player.page.evaluate(beyond) <= 0
    player.page.locator(f"[data-test=quick-{system}]").click()
    player.waits()
    assert player.page.evaluate(beyond) <= 0
    player.pick(0)
