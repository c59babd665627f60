"""Hands: a unit is taken, dragged and let go, and with that it has moved, rushed, charged or been set up."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from carnyx.show.documents import Question
from tests.web.browser.asked import asking
from tests.web.browser.at_the_table import AtTheTable

pytestmark = pytest.mark.long

WAYS = ((0, 1), (0, -1), (1, 0), (-1, 0))


def _acting(player: AtTheTable) -> int:
    return int(player.page.locator(".unit.acting").get_attribute("data-unit") or -1)


def _first(player: AtTheTable) -> int:
    return int(player.options.first.get_attribute("data-about") or -1)


def _goes_somewhere(player: AtTheTable, unit: int, inches: float) -> None:
    """Drag a unit one way after another until one is allowed, and let go."""
    for east, north in WAYS:
        player.hold(unit, east * inches, north * inches)
        if player.page.locator(".ghost[data-refused=false]").count():
            player.page.mouse.up()
            return
        player.page.keyboard.press("Escape")
        player.page.mouse.up()
    raise LookupError("hemmed in on all sides")


def test_a_unit_that_is_dragged_and_let_go_has_been_activated_and_has_moved(player: AtTheTable) -> None:
    player.upload(asking("celtos", "demo", "activate"))
    player.waits()
    number = player.number
    _goes_somewhere(player, _first(player), 2)
    player.waits(number)
    expect(player.page.locator(".log")).to_contain_text(re.compile(r"moves? (1\.9|2(\.1)?)\""))


def test_a_drag_says_at_the_cursor_what_it_is_and_why_it_goes_no_farther(player: AtTheTable) -> None:
    player.upload(asking("celtos", "demo", "activate"))
    player.waits()
    number, unit = player.number, _first(player)
    at_cursor = player.page.locator("[data-test=at-cursor]")
    player.hold(unit, 16, 0)
    expect(at_cursor).to_have_attribute("data-rule", re.compile(r"^celtos\."))
    expect(at_cursor.locator("strong")).not_to_be_empty()
    player.page.keyboard.press("Escape")
    expect(at_cursor).to_have_count(0)
    player.page.mouse.up()
    expect(player.page.locator(".ghost")).to_have_count(0)
    assert player.number == number


def test_a_move_too_far_is_cut_short_with_the_reason_and_letting_go_makes_it(player: AtTheTable) -> None:
    player.upload(asking("celtos", "demo", "move"))
    player.waits()
    number, unit, page = player.number, _acting(player), player.page
    player.hold(unit, 0, -14)
    expect(page.locator("[data-test=at-cursor]")).to_have_attribute("data-rule", re.compile(r"^celtos\."))
    expect(page.locator(".ghost[data-refused=false]")).to_be_visible()
    expect(page.locator("[data-test=plan] .source")).not_to_be_empty()
    assert player.number == number
    page.mouse.up()
    player.waits(number)
    page.locator("[data-test=undo-beside] button").click()
    player.waits(number + 1)
    expect(page.locator("[data-test=undo-beside]")).to_have_count(0)


def _refused(player: AtTheTable) -> None:
    """Carry a unit that is to be set up to the middle of the table, and let go of it there."""
    player.begin("celtos", "demo", "person", "thumb", deploy="turns")
    while player.waits() != "deploy":
        player.pick(0)
    page = player.page
    button, grass = player.options.first.bounding_box(), page.locator(".board svg .grass").bounding_box()
    assert button is not None
    assert grass is not None
    page.mouse.move(button["x"] + 20, button["y"] + 10)
    page.mouse.down()
    page.mouse.move(grass["x"] + grass["width"] / 2, grass["y"] + grass["height"] / 2 + 20)
    page.mouse.move(grass["x"] + grass["width"] / 2, grass["y"] + grass["height"] / 2)
    player.plans()
    page.mouse.up()


def test_what_was_refused_is_said_for_a_while_and_goes_by_itself(player: AtTheTable) -> None:
    player.page.clock.install()  # so that nobody waits for it
    _refused(player)
    said = player.page.locator("[data-test=at-cursor]")
    expect(said).to_have_attribute("data-rule", "celtos.deploy")
    player.page.clock.run_for(3_000)  # and the hand stays where it is
    expect(said).to_have_count(0)
    expect(player.page.locator("[data-test=plan]")).to_be_visible()  # why it cannot be is still told in the panel


def test_a_place_that_is_barred_is_refused_where_the_hand_lets_go(player: AtTheTable) -> None:
    _refused(player)
    number, page = player.number, player.page
    expect(page.locator("[data-test=at-cursor]")).to_have_attribute("data-rule", "celtos.deploy")
    expect(page.locator("[data-test=confirm]")).to_be_disabled()
    assert player.number == number
    page.locator("[data-test=cancel]").click()
    expect(page.locator("[data-test=plan]")).to_have_count(0)


def _can_charge(asked: Question) -> bool:
    return any(option.label.startswith("Assault") and option.barred is None for option in asked.options)


def test_a_unit_that_is_dragged_onto_an_enemy_assaults_him(player: AtTheTable) -> None:
    player.upload(asking("celtos", "demo", "order", _can_charge))
    player.waits()
    number, page = player.number, player.page
    enemy = int(player.options.filter(has_text="Assault").first.get_attribute("data-about") or -1)
    start, there = player.grip(_acting(player)), player.grip(enemy)
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move((start[0] + there[0]) / 2, (start[1] + there[1]) / 2)
    page.mouse.move(*there)
    player.plans()
    expect(page.locator("[data-test=at-cursor] strong")).to_contain_text("Assault")
    page.mouse.up()
    player.waits(number)
    expect(page.locator(".log")).to_contain_text(re.compile("charge|assault"))


def _forms(asked: Question) -> bool:
    """A unit of several models moves: one alone has no formation."""
    return bool(asked.formations)


def test_a_unit_in_hand_takes_a_formation_by_a_key_or_a_button(player: AtTheTable) -> None:
    player.upload(asking("celtos", "demo", "move", _forms))
    player.waits()
    number, page = player.number, player.page
    page.keyboard.press("c")
    player.plans()
    page.keyboard.press("Escape")
    expect(page.locator(".ghost")).to_have_count(0)
    page.locator("[data-form=line]").click()
    player.plans()
    assert player.number == number
    page.locator("[data-test=confirm]").click()
    player.waits(number)


def _middle(player: AtTheTable) -> tuple[float, float]:
    box = player.page.locator(".ghost .bases").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_formation_that_is_told_during_a_drag_is_formed_at_the_hand_and_kept(player: AtTheTable) -> None:
    player.upload(asking("celtos", "demo", "activate", _forms))
    player.waits()
    page = player.page
    mine = [int(each.get_attribute("data-about") or -1) for each in player.options.all()[:-1]]
    unit = max(mine, key=lambda each: len(page.locator(f'[data-unit="{each}"] .figure').all()))
    player.hold(unit, 0, 2)
    plain, as_it_stood = _middle(player), page.locator(".ghost .bases").get_attribute("d")
    page.keyboard.press("c")
    player.plans()
    expect(page.locator(".ghost .bases")).not_to_have_attribute("d", as_it_stood or "")
    inch = abs(player.inch())
    assert abs(_middle(player)[1] - plain[1]) < 1.5 * inch  # it has not gone back to where it came from
    x, y = player.grip(unit)
    page.mouse.move(x + inch, y - 2 * player.inch())
    player.plans()
    formed = page.locator(".ghost .bases").get_attribute("d")
    page.keyboard.press("c")
    player.plans()
    expect(page.locator(".ghost .bases")).not_to_have_attribute("d", formed or "")  # it was kept until told again
    page.keyboard.press("Escape")
    page.mouse.up()


def test_single_models_are_planned_one_by_one_and_confirmed(player: AtTheTable) -> None:
    player.upload(asking("celtos", "demo", "move", _forms))
    player.waits()
    number, unit = player.number, _acting(player)
    player.page.get_by_label("Single models").check()
    player.drag(unit, 0.3, 0.3)  # farther than a hand trembles
    expect(player.page.locator("[data-test=confirm]")).to_be_visible()
    assert player.number == number


def _where_it_may_stand(player: AtTheTable) -> tuple[float, float]:
    """Carry a unit over the zones to a place where the ground and the edge that was chosen let it stand."""
    for zone in player.page.locator(".zone").all():
        box = zone.bounding_box()
        assert box is not None
        for part in (0.5, 0.35, 0.65, 0.2, 0.8):
            place = (box["x"] + box["width"] * part, box["y"] + box["height"] / 2)
            player.page.mouse.move(place[0] + 30, place[1])
            player.page.mouse.move(*place)
            player.plans()
            if player.page.locator(".ghost[data-refused=false]").count():
                return place
    raise LookupError("nowhere")


@pytest.mark.parametrize(("system", "scenario"), [("celtos", "demo"), ("warriors", "box")])
def test_a_unit_is_set_up_where_it_is_dragged_from_the_list(player: AtTheTable, system: str, scenario: str) -> None:
    player.begin(system, scenario, "person", "thumb", deploy="turns")
    while player.waits() != "deploy":
        player.pick(0)
    number, unit, page = player.number, _first(player), player.page
    button = player.options.first.bounding_box()
    assert button is not None
    page.mouse.move(button["x"] + 20, button["y"] + 10)
    page.mouse.down()
    middle = _where_it_may_stand(player)
    page.mouse.up()
    player.waits(number)
    stands: Any = page.locator(f'[data-unit="{unit}"] .base').bounding_box()
    assert abs(stands["x"] + stands["width"] / 2 - middle[0]) < abs(player.inch()) * 3


def _can_shoot(asked: Question) -> bool:
    return any(option.is_shot and option.has_odds for option in asked.options)


def test_an_enemy_that_is_clicked_offers_what_may_be_done_to_him_with_its_odds(player: AtTheTable) -> None:
    player.upload(asking("celtos", "demo", "order", _can_shoot))
    player.waits()
    number, page = player.number, player.page
    shot = player.options.filter(has_text="Shoot at").first
    enemy = int(shot.get_attribute("data-about") or -1)
    menu = page.locator("[data-test=deeds]")
    page.mouse.click(*player.grip(enemy))
    expect(menu.locator("button").first).to_contain_text("Shoot at")
    expect(menu.locator("[data-test=deed-odds]")).to_contain_text("losses on average")
    assert player.number == number
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    page.mouse.click(*player.grip(enemy))
    expect(menu.locator("[data-test=deed-odds]")).to_be_visible()
    menu.locator("button").first.click()
    player.waits(number)


def test_the_table_lets_go_of_the_hand_though_it_is_let_go_beside_the_table(player: AtTheTable) -> None:
    player.upload(asking("celtos", "demo", "order", _can_shoot))
    player.waits()
    page, world = player.page, player.page.locator(".world")
    table, panel = page.locator(".board").bounding_box(), page.locator("aside").bounding_box()
    assert table is not None
    assert panel is not None
    page.mouse.move(table["x"] + 12, table["y"] + 80)  # beside the ground, where nobody stands
    page.mouse.down()
    page.mouse.move(table["x"] + 60, table["y"] + 120, steps=2)
    page.mouse.move(panel["x"] + panel["width"] / 2, panel["y"] + 40, steps=2)
    page.mouse.up()
    before = world.get_attribute("style")
    page.mouse.move(table["x"] + 200, table["y"] + 200, steps=3)
    page.mouse.move(table["x"] + 90, table["y"] + 92, steps=3)
    assert world.get_attribute("style") == before


# A place within the outline of a unit that lies between its bases, where nobody else and no box lies above it.
BETWEEN = """unit => {
  const outline = document.querySelector(`[data-outline="${unit}"]`);
  const { left, top, width, height } = outline.getBoundingClientRect();
  for (let x = left + 2; x < left + width; x += 2)
    for (let y = top + 2; y < top + height; y += 2)
      if (document.elementFromPoint(x, y) === outline) return [x, y];
  return null;
}"""


def test_the_outline_of_a_unit_counts_as_the_unit(player: AtTheTable) -> None:
    player.upload(asking("celtos", "demo", "activate"))
    player.waits()
    number, page = player.number, player.page
    mine = [int(each.get_attribute("data-about") or -1) for each in player.options.all()[:-1]]
    unit, between = next((each, found) for each in mine if (found := page.evaluate(BETWEEN, each)) is not None)
    page.mouse.click(*between)
    player.waits(number)
    assert _acting(player) == unit


def _can_volley(asked: Question) -> bool:
    return any(option.is_shot and option.has_odds for option in asked.options)


def test_an_enemy_that_is_clicked_by_who_shoots_offers_volleys_with_their_odds(player: AtTheTable) -> None:
    player.upload(asking("warriors", "box", "aim", _can_volley))
    player.waits()
    number, page = player.number, player.page
    enemy = int(player.options.first.get_attribute("data-about") or -1)
    menu = page.locator("[data-test=deeds]")
    page.mouse.click(*player.grip(enemy))
    expect(menu.locator("[data-test=deed-odds]")).to_contain_text("losses on average")
    assert player.number == number
    menu.locator("button").first.click()
    player.waits(number)


def test_keys_do_not_act_through_a_dialog_and_a_click_beside_closes_it(player: AtTheTable) -> None:
    player.upload(asking("celtos", "demo", "activate"))
    player.waits()
    number, page = player.number, player.page
    dialog = page.locator("dialog")
    page.keyboard.press("?")
    expect(dialog).to_be_visible()
    page.keyboard.press("1")
    page.keyboard.press("u")
    page.wait_for_timeout(300)
    assert player.number == number
    page.mouse.click(5, 400)
    expect(dialog).to_have_count(0)
