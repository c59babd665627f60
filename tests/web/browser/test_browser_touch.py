"""A phone: fingers tap, drag and pinch, and see what a mouse would see by hovering."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, CDPSession, expect

from carnyx.show.documents import Question
from tests.web.browser.asked import asking
from tests.web.browser.at_the_table import AT_ONCE, MIDDLE, PATIENCE, AtTheTable

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
STEPS = 6
# What was done with a unit has counted, or it was refused.
DONE = """number => Number(document.querySelector('.play').dataset.number) > number
  || document.querySelector('.ghost[data-refused=true]')"""
Place = tuple[float, float]


@pytest.fixture
def phone(browser: Browser, server: str) -> Iterator[AtTheTable]:
    """A player with a phone."""
    context = browser.new_context(**PHONE, reduced_motion="reduce", locale="en-GB", base_url=server)  # type: ignore[arg-type]
    context.add_init_script(AT_ONCE)
    context.set_default_timeout(PATIENCE)
    yield AtTheTable(context.new_page(), server)
    context.close()


def _put(hand: CDPSession, kind: str, *fingers: Place) -> None:
    points = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(fingers)]
    hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def _slide(player: AtTheTable, *ways: tuple[Place, Place], lifts: bool = True) -> None:
    """Fingers go from one place to another, all together."""
    hand = player.page.context.new_cdp_session(player.page)
    _put(hand, "touchStart", *(start for start, _ in ways))
    for step in range(1, STEPS + 1):
        part = step / STEPS
        _put(hand, "touchMove", *((a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part) for a, b in ways))
    if lifts:
        _put(hand, "touchEnd")


def _acting(player: AtTheTable) -> int:
    return int(player.page.locator(".unit.acting").get_attribute("data-unit") or -1)


def test_a_unit_is_dragged_with_a_finger(phone: AtTheTable) -> None:
    phone.upload(asking("celtos", "demo", "move"))
    phone.waits()
    number = phone.number
    (x, y), inch = phone.grip(_acting(phone)), phone.inch()
    for east, north in ((0, 1), (0, -1), (1, 0), (-1, 0)):
        _slide(phone, ((x, y), (x + 2 * east * inch, y - 2 * north * inch)))
        phone.page.wait_for_function(DONE, arg=number)
        if phone.number > number:
            break
    phone.waits(number)


def test_two_fingers_bring_the_table_nearer_even_if_one_rests_on_a_unit(phone: AtTheTable) -> None:
    phone.upload(asking("celtos", "demo", "move"))
    phone.waits()
    x, y = phone.grip(_acting(phone))
    before = phone.inch()
    _slide(phone, ((x, y), (x - 40, y)), ((x + 60, y), (x + 140, y)))
    assert phone.inch() > 2 * before
    expect(phone.page.locator("[data-test=plan]")).to_have_count(0)


def test_a_finger_that_shakes_or_comes_down_beside_a_unit_still_taps_it(phone: AtTheTable) -> None:
    page = phone.page
    phone.upload(asking("celtos", "demo", "move"))
    phone.waits()
    unit = _acting(phone)
    x, y = phone.grip(unit)
    _slide(phone, ((x, y), (x + 7, y + 3)))
    expect(page.locator(f'[data-card="{unit}"]')).to_be_visible()
    expect(page.locator("[data-test=plan]")).to_have_count(0)
    page.locator(f'[data-card="{unit}"] header button').tap()
    expect(page.locator("[data-card]")).to_have_count(0)
    reach = page.locator(f'[data-unit="{unit}"] .base').bounding_box()
    assert reach is not None
    page.touchscreen.tap(x, reach["y"] - 6)
    expect(page.locator(f'[data-card="{unit}"]')).to_be_visible()


def _can_shoot(asked: Question) -> bool:
    return any(option.is_shot and option.has_odds for option in asked.options)


def test_the_first_tap_on_a_shot_shows_its_odds_and_the_second_gives_the_order(phone: AtTheTable) -> None:
    page = phone.page
    phone.upload(asking("celtos", "demo", "order", _can_shoot))
    phone.waits()
    number = phone.number
    shot = phone.options.filter(has_text="Shoot at").first
    shot.tap()
    expect(page.locator("[data-test=tapped]")).to_contain_text("losses on average")
    expect(page.locator("path.sight").first).to_be_attached()
    assert phone.number == number
    shot.tap()
    phone.waits(number)


def test_a_drag_by_a_finger_is_cut_short_and_says_why_beside_it(phone: AtTheTable) -> None:
    page = phone.page
    phone.upload(asking("celtos", "demo", "move"))
    phone.waits()
    (x, y), grass = phone.grip(_acting(phone)), page.locator(".board svg .grass").bounding_box()
    assert grass is not None
    _slide(phone, ((x, y), (x, grass["y"] + grass["height"] / 2)), lifts=False)
    at_cursor = page.locator("[data-test=at-cursor]")
    expect(at_cursor).to_have_attribute("data-rule", "celtos.order.move")
    expect(at_cursor).to_be_in_viewport(ratio=1)


def test_an_enemy_that_is_tapped_offers_what_may_be_done_to_him(phone: AtTheTable) -> None:
    page = phone.page
    phone.upload(asking("celtos", "demo", "order", _can_shoot))
    phone.waits()
    number = phone.number
    enemy = int(phone.options.filter(has_text="Shoot at").first.get_attribute("data-about") or -1)
    page.locator("main").scroll_into_view_if_needed()
    page.touchscreen.tap(*phone.grip(enemy))
    menu = page.locator("[data-test=deeds]")
    expect(menu.locator("[data-test=deed-odds]")).to_contain_text("losses on average")
    expect(menu).to_be_in_viewport(ratio=1)
    assert phone.number == number
    menu.locator("button").first.tap()
    phone.waits(number)


def _marches_freely(asked: Question) -> bool:
    return any("ahead" in kinds for _, kinds in asked.grips) and any(
        option.label.endswith(" ahead") for option in asked.options
    )


def test_a_block_is_pulled_by_a_finger(phone: AtTheTable) -> None:
    page = phone.page
    phone.upload(asking("warriors", "box", "march", _marches_freely))
    phone.waits()
    number = phone.number
    phone.all_units()
    unit = int(phone.options.filter(has_text=re.compile(" ahead$")).first.get_attribute("data-about") or -1)
    page.touchscreen.tap(*phone.grip(unit))
    front, rear = (page.locator(f"[data-grip={kind}]").bounding_box() for kind in ("ahead", "turn"))
    assert front is not None
    assert rear is not None
    x, y = front["x"] + front["width"] / 2, front["y"] + front["height"] / 2
    _slide(phone, ((x, y), (x + (front["x"] - rear["x"]) / 3, y + (front["y"] - rear["y"]) / 3)))
    phone.page.wait_for_function(DONE, arg=number)
    assert phone.number > number


@pytest.mark.parametrize(("system", "scenario"), [("celtos", "demo"), ("warriors", "box")])
def test_a_unit_is_set_up_by_taps_and_moved_on_by_a_finger(phone: AtTheTable, system: str, scenario: str) -> None:
    page = phone.page
    phone.begin(system, scenario, "person", "thumb", deploy="turns")
    while phone.waits() != "deploy":
        phone.pick(0)
    number = phone.number
    page.get_by_role("button", name="elsewhere").first.tap()
    for zone in page.locator(".zone").all():
        box = zone.bounding_box()
        assert box is not None
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        phone.plans()
        if page.locator(".ghost[data-refused=false]").count():
            break
    x, y = page.locator(".ghost .bases").evaluate(MIDDLE)
    expect(page.locator("[data-test=go]")).to_be_visible()
    _slide(phone, ((x, y), (x + 30, y)))
    phone.page.wait_for_function(DONE, arg=number)
    assert phone.number > number


def test_the_names_of_the_armies_are_not_cut_on_a_phone(phone: AtTheTable) -> None:
    phone.upload(asking("warriors", "box", "march", _marches_freely))
    phone.waits()
    hidden = (
        "all => all.map(each => Math.max(each.scrollHeight - each.clientHeight, each.scrollWidth - each.clientWidth))"
    )
    names = phone.page.locator(".side .force")
    assert names.count() == 2
    assert max(names.evaluate_all(hidden)) <= 1
