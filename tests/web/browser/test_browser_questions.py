"""Questions of every kind, answered on the page as a player would."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import expect

from carnyx.show.documents import Question
from tests.web.browser.asked import asking
from tests.web.browser.at_the_table import AtTheTable


def _has_choice(asked: Question) -> bool:
    return 1 < asked.many < len(asked.picks)


def test_hits_are_allotted_model_by_model(player: AtTheTable) -> None:
    player.upload(asking("celtos", "demo", "rank", _has_choice))
    assert player.waits() == "rank"
    number = player.number
    models = player.page.locator(".models button")
    many = int(re.findall(r"\d+", player.page.locator("[data-test=ranked]").inner_text())[1])
    for place in reversed(range(many)):
        models.nth(place).click()
    player.waits(number)
    expect(player.page.locator(".log")).to_contain_text("gives the hits to")


def test_a_standing_choice_answers_by_itself_until_it_is_switched_off(player: AtTheTable) -> None:
    journal = asking("celtos", "demo", "rank", _has_choice)
    page, battle = player.page, player.upload(journal)
    assert player.waits() == "rank"
    number = player.number
    page.locator("[data-test=always]").click()
    player.waits(number)
    player.settings()
    kept = page.locator("[data-test=habits] label")
    expect(kept).to_have_text("Hits are given out for me")
    for lang, said in {"de": "Treffer werden für mich verteilt", "es": "Los impactos se reparten por mí"}.items():
        page.locator("[data-test=language]").select_option(lang)
        expect(kept).to_have_text(said)
    page.locator("[data-test=language]").select_option("en")
    page.reload()
    player.waits()
    player.settings()
    expect(kept).to_have_count(1)
    assert page.evaluate("id => Object.keys(localStorage).filter(key => key.includes(id)).length", battle) == 1
    kept.locator("input").click()
    expect(kept).to_have_count(0)


def test_what_is_usual_is_taken_by_enter(player: AtTheTable) -> None:
    player.upload(asking("celtos", "demo", "close-in"))
    assert player.waits() == "close-in"
    number = player.number
    expect(player.options.first).to_have_class(re.compile("main"))
    player.page.keyboard.press("Enter")
    player.waits(number)


# Something is asked that is not about any of these units.
OTHERS = """units => {
  const { waits } = document.querySelector('.play').dataset;
  const asked = [...document.querySelectorAll('.ask .options button[data-answer]')].map(each => each.dataset.about);
  return waits === 'asked' && !asked.some(each => units.includes(each));
}"""


def _several_may_march(asked: Question) -> bool:
    return asked.rest is not None and len({option.unit for option in asked.options}) > 2


def test_one_button_ends_the_movement(player: AtTheTable) -> None:
    player.upload(asking("warriors", "box", "march", _several_may_march))
    assert player.waits() == "march"
    units = set(player.options.evaluate_all("all => all.map(each => each.dataset.about)"))
    player.page.locator("[data-test=rest]").click()
    player.page.wait_for_function(OTHERS, arg=sorted(units))


def test_one_who_reacts_is_named_and_says_how(player: AtTheTable) -> None:
    player.upload(asking("celtos", "demo", "react"))
    assert player.waits() == "react"
    assert '"nobody"' in player.answers()
    player.pick(0)
    expect(player.page.locator(".log .fresh")).not_to_have_count(0)


def _one_is_free(asked: Question) -> bool:
    return any(option.answer is not None and option.label.count("°") == 0 for option in asked.options)


def test_a_block_is_dragged_wheeled_and_turned(player: AtTheTable) -> None:
    player.upload(asking("warriors", "box", "march", _one_is_free))
    player.waits()
    unit = int(player.options.first.get_attribute("data-about") or -1)
    player.plan(unit, 3, 0)
    plan = player.page.locator("[data-test=plan]")
    expect(plan).to_contain_text("spent")
    player.page.get_by_role("button", name="Wheel left").click()
    player.page.get_by_role("button", name="Turn about", exact=True).click()
    expect(player.page.locator(".ghost .bases")).to_be_visible()
    player.page.keyboard.press("Escape")
    expect(plan).to_have_count(0)


def test_secret_orders_are_sealed_behind_a_curtain_and_shown_together(player: AtTheTable) -> None:
    page = player.page
    player.begin("warriors", "box", "person", "person")
    while player.waits() != "first-orders":
        player.act(Random(1))
    page.get_by_role("button", name="All units: HOLD").click()
    number = player.number
    page.locator("[data-test=seal]").click()
    assert player.waits(number) == "hand-over"
    expect(page.locator("[data-test=curtain]")).to_be_visible()
    expect(page.locator("svg[role=application]")).to_have_count(0)
    expect(page.locator("[data-test=curtain]")).to_contain_text("Blue")
    player.sit()
    assert player.waits() == "first-orders"
    expect(page.locator(".log")).not_to_contain_text("HOLD")
    number = player.number
    page.locator("[data-test=seal]").click()
    player.waits(number)
    expect(page.locator(".log")).to_contain_text("HOLD")


def test_units_are_set_up_one_by_one_and_the_rest_by_themselves(player: AtTheTable) -> None:
    player.begin("celtos", "demo", "person", "thumb", deploy="turns")
    assert player.waits() == "deploy"
    player.pick(0)
    assert player.waits() == "deploy"
    player.page.locator("[data-test=rest]").click()
    player.page.wait_for_selector(".play[data-waits=asked]:not([data-kind=deploy])")
    expect(player.page.locator(".unit")).not_to_have_count(0)


def test_real_dice_are_typed_in_and_impossible_ones_refused(player: AtTheTable) -> None:
    player.begin("warriors", "box", "person", "person")
    player.waits()
    player.type_dice()
    while player.waits() != "throw":
        if player.waits() == "hand-over":
            player.sit()
        elif player.page.locator("[data-test=seal]").count():
            number = player.number
            player.page.locator("[data-test=seal]").click()
            player.waits(number)
        else:
            player.pick(0)
    number = player.number
    player.page.locator("[data-test=dice-0]").fill("99")
    player.page.locator("[data-test=dice-done]").click()
    expect(player.page.locator("form [role=alert]")).to_contain_text("0–9")
    for row, face in ((0, "6"), (1, "1")):
        field = player.page.locator(f"[data-test=dice-{row}]")
        field.fill(" ".join([face] * int(field.get_attribute("data-number") or 0)))
    player.page.locator("[data-test=dice-done]").click()
    player.waits(number)


def test_before_a_shot_its_odds_its_lines_of_sight_and_its_ranges_are_shown(player: AtTheTable) -> None:
    player.upload(asking("celtos", "demo", "order", lambda asked: any(option.has_odds for option in asked.options)))
    player.waits()
    target = player.page.locator(".options button[data-about]").first
    target.focus()
    expect(player.page.locator("path.sight").first).to_be_attached()
    odds = player.page.locator(".odds")
    expect(odds.locator(".chart").first).to_be_visible()
    expect(odds.locator(".need").first).to_contain_text("+")
    expect(odds.locator("[data-test=need-who]").first).to_contain_text("→")
    odds.locator(".tile").first.hover()
    expect(odds.locator("[data-test=need-parts] li").first).to_be_visible()


def test_what_is_barred_says_why_with_its_source(player: AtTheTable) -> None:
    player.upload(asking("celtos", "demo", "order", lambda asked: any(option.barred for option in asked.options)))
    player.waits()
    barred = player.page.locator(".barred")
    if not barred.evaluate("each => each.open"):
        barred.locator("> summary").click()
    barred.locator(".one > summary").first.click()
    reason = barred.locator(".why").first
    expect(reason).to_have_attribute("data-rule", re.compile(r"^celtos\."))
    expect(reason.locator(".source")).to_have_text(re.compile("sheet|found|ruling"))


def test_giving_up_is_asked_twice(player: AtTheTable) -> None:
    player.upload(asking("celtos", "demo", "activate"))
    player.waits()
    concede = player.page.locator("button.grave")
    number = player.number
    concede.click()
    expect(concede).to_have_text(re.compile("Really"))
    assert player.number == number
    concede.click()
    player.waits(number)
    expect(player.page.locator(".log")).to_contain_text("gives up")
