"""Units one can tell apart: figures, plates that keep clear of one another, and a table that is turned."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.browser.asked import asking
from tests.web.browser.at_the_table import AtTheTable

TRANSCRIPTS = Path(__file__).parents[2] / "transcripts"
BATTLES = sorted(path.stem for path in TRANSCRIPTS.glob("*.jsonl"))
SHARES = (0.35, 0.7)

# The parts of each plate as boxes on the screen, plate by plate.
PLATES = """() => [...document.querySelectorAll('.plate')].map(plate =>
  [...plate.querySelectorAll('.paper, .badge, .flag .cloth, .lead > path:first-child')].map(part => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    return [left, top, right, bottom];
  }))"""
SLACK = 0.75  # pixels: outlines of two parts may meet


# Of each unit's plate: how far it is from the bases of its own unit, and from those of the nearest other; and its stem.
NEAREST = """() => {
  const bases = [...document.querySelectorAll('[data-unit] .base')].flatMap(path => {
    const unit = path.closest('[data-unit]').dataset.unit;
    const matrix = path.getScreenCTM();
    return path.getAttribute('d').split('Z').filter(Boolean).map(d => {
      const numbers = d.match(/-?[\\d.]+/g).map(Number);
      const r = numbers[2];
      const corners = d.includes('a')
        ? [[numbers[0], numbers[1] - r], [numbers[0] + 2 * r, numbers[1] + r]]
        : numbers.flatMap((each, i) => (i % 2 ? [] : [[each, numbers[i + 1]]]));
      const places = corners.map(([x, y]) => new DOMPoint(x, y).matrixTransform(matrix));
      const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
      return { unit, left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
    });
  });
  const apart = (a, b) => Math.hypot(
    Math.max(0, a.left - b.right, b.left - a.right), Math.max(0, a.top - b.bottom, b.top - a.bottom));
  return [...document.querySelectorAll('.plate[data-plate]')].map(plate => {
    const parts = [...plate.querySelectorAll('.paper, .badge, .flag .cloth, .lead > path:first-child')]
      .map(part => part.getBoundingClientRect());
    const whole = {
      left: Math.min(...parts.map(({ left }) => left)), right: Math.max(...parts.map(({ right }) => right)),
      top: Math.min(...parts.map(({ top }) => top)), bottom: Math.max(...parts.map(({ bottom }) => bottom)),
    };
    const least = found => Math.min(...found.map(base => apart(whole, base)));
    const own = bases.filter(({ unit }) => unit === plate.dataset.plate);
    return [least(own), least(bases.filter(each => !own.includes(each))), plate.querySelector('.stem') !== null];
  });
}"""
TOUCHING = 14  # pixels: the outline of a unit lies between


def _overlap(a: list[float], b: list[float]) -> bool:
    wide = min(a[2], b[2]) - max(a[0], b[0])
    high = min(a[3], b[3]) - max(a[1], b[1])
    return wide > SLACK and high > SLACK


def _cut(name: str, share: float) -> bytes:
    lines = (TRANSCRIPTS / f"{name}.jsonl").read_bytes().splitlines(keepends=True)
    return b"".join(lines[: int(len(lines) * share)])


def _opened(player: AtTheTable, journal: bytes) -> None:
    player.upload(journal)
    if player.waits() == "hand-over":
        player.sit()
        player.waits()


@pytest.mark.parametrize("share", SHARES)
@pytest.mark.parametrize("name", BATTLES)
def test_no_plate_or_badge_lies_on_another_in_a_crowd(player: AtTheTable, name: str, share: float) -> None:
    _opened(player, _cut(name, share))
    for size in ({"width": 1280, "height": 720}, {"width": 390, "height": 844}):
        player.page.set_viewport_size(size)
        plates: list[list[list[float]]] = player.page.evaluate(PLATES)
        units = player.page.locator("[data-unit]").count()
        assert len(plates) >= units > 0
        for place, plate in enumerate(plates):
            assert plate, "a plate has vanished"
            others = [part for other in plates[place + 1 :] for part in other]
            assert not any(_overlap(one, two) for one in plate for two in others)
        for own, other, has_stem in player.page.evaluate(NEAREST):
            assert has_stem or own <= min(TOUCHING, other + SLACK)


def test_a_plate_stands_for_its_unit(player: AtTheTable) -> None:
    player.upload(asking("celtos", "demo", "order"))
    player.waits()
    plate = player.page.locator("[data-plate]").first
    unit = plate.get_attribute("data-plate")
    box = plate.locator(".paper").bounding_box()
    assert box is not None
    player.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(player.page.locator(f'[data-card="{unit}"]')).to_be_visible()


def test_every_badge_has_its_word(player: AtTheTable) -> None:
    _opened(player, _cut("warriors-field800", 0.5))
    badges = player.page.locator(".plate .badge")
    assert badges.count() > 0
    assert all(badges.evaluate_all("all => all.map(each => each.querySelector('title')?.textContent)"))


def test_an_attached_leader_is_on_the_plate_of_his_unit_and_before_its_front(player: AtTheTable) -> None:
    player.begin("warriors", "box", "person", "person")
    player.waits()
    host = player.page.locator(".unit", has=player.page.locator(".crown")).first
    plate = player.page.locator(f'[data-plate="{host.get_attribute("data-unit")}"] .lead')
    expect(plate).to_contain_text("Bannerman")
    assert "Bannerman" in (host.get_attribute("aria-label") or "")


def test_the_own_army_is_at_the_bottom_and_the_table_stays_as_it_was_turned(player: AtTheTable) -> None:
    player.begin("warriors", "box", "person", "thumb")  # who begins in the north
    player.waits()
    page = player.page
    own = "all => all.map(each => each.getBoundingClientRect().top).reduce((a, b) => a + b) / all.length"
    tops = [page.locator(f".unit.{weave}").evaluate_all(own) for weave in ("plain", "stripes")]
    assert tops[0] > tops[1]
    page.locator("[data-test=turn]").click()
    tops = [page.locator(f".unit.{weave}").evaluate_all(own) for weave in ("plain", "stripes")]
    assert tops[0] < tops[1]
    page.reload()
    player.waits()
    expect(page.locator(".board.turned")).to_have_count(0)


def test_up_is_north_off_the_field_from_either_side_and_the_log_agrees(player: AtTheTable) -> None:
    player.begin("warriors", "box", "person", "person")
    player.waits()
    page, north = player.page, player.page.locator("[data-test=north]")
    words = []
    for _ in range(2):
        name, frame = north.bounding_box(), page.locator(".world > .ground rect").first.bounding_box()
        assert name is not None
        assert frame is not None
        assert name["y"] + name["height"] <= frame["y"] + 1  # off the field, and off the frame
        own = "all => all.map(each => each.getBoundingClientRect().top).reduce((a, b) => a + b) / all.length"
        top, bottom = (page.locator(f".unit.{weave}").evaluate_all(own) for weave in ("plain", "stripes"))
        faced = page.locator(".log li", has_text="facing").filter(has_text="(Red)").first
        expect(faced).to_contain_text("facing north" if top > bottom else "facing south")
        words.append(faced.inner_text())
        page.locator("[data-test=turn]").click()
        expect(faced).not_to_have_text(words[-1])


def test_between_units_that_fight_stands_a_sign_and_their_plates_say_no_more_of_it(player: AtTheTable) -> None:
    page = player.page
    for share in (0.5, 0.6, 0.7, 0.8, 0.9):
        _opened(player, _cut("warriors-field800", share))
        if page.locator(".unit.fights").count():
            break
    expect(page.locator(".unit.fights").first).to_be_visible()
    expect(page.locator("[data-test=clash]").first).to_be_visible()
    expect(page.locator(".plate .badge.engaged")).to_have_count(0)


def test_a_unit_is_dragged_the_way_the_hand_goes_on_a_turned_table(player: AtTheTable) -> None:
    player.upload(asking("celtos", "demo", "order", lambda asked: bool(asked.gestures)))
    player.waits()
    page = player.page
    unit = int(page.locator(".unit.acting").get_attribute("data-unit") or -1)
    page.locator("[data-test=turn]").click()
    x, y = player.grip(unit)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 10, y - 10)
    page.mouse.move(x + 20, y - 20)
    page.keyboard.down("Shift")  # kept as a plan, not done at once
    page.mouse.up()
    page.keyboard.up("Shift")
    player.plans()
    ghost = page.locator(".ghost .bases").bounding_box()
    base = page.locator(f'[data-unit="{unit}"] .base').bounding_box()
    assert ghost is not None
    assert base is not None
    assert ghost["x"] > base["x"]
    assert ghost["y"] < base["y"]
