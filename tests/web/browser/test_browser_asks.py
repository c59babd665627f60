"""What is asked is plain: who decides, what stands out, what ends a phase; dice lie beside whom they are about."""

from __future__ import annotations

import json
import re
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from carnyx.show.documents import Question
from tests.web.browser.asked import asking
from tests.web.browser.at_the_table import AtTheTable

LAPTOP, PHONE = {"width": 1280, "height": 720}, {"width": 390, "height": 844}

# The units named at the head of the tray that have a base under it, looked at point by point; none while there is none.
COVERED = """() => {
  const tray = document.querySelector('[data-test=tray]');
  const names = tray?.querySelector('h4')?.textContent ?? '';
  if (!tray || Number(getComputedStyle(tray).opacity) < 0.9 || !names.includes('→')) return null;
  const { left, top, right, bottom } = tray.getBoundingClientRect();
  const covered = [];
  for (const unit of document.querySelectorAll('[data-unit]')) {
    const base = unit.querySelector('.base');
    const name = (unit.getAttribute('aria-label') ?? '').split(',')[0];
    if (!base || !names.includes(name)) continue;
    const back = base.getScreenCTM().inverse();
    for (let x = left; x <= right; x += 4)
      for (let y = top; y <= bottom; y += 4)
        if (base.isPointInFill(new DOMPoint(x, y).matrixTransform(back))) covered.push(name);
  }
  return { names, covered: [...new Set(covered)] };
}"""


def _box(part: Locator) -> dict[str, float]:
    found = part.bounding_box()
    assert found is not None
    return dict(found)


def _is_whole(part: Locator) -> bool:
    """Whether every corner of it can be seen, with nothing above it."""
    return bool(
        part.evaluate("""each => {
          const { left, right, top, bottom } = each.getBoundingClientRect();
          return [[left + 8, top + 8], [right - 8, top + 8], [left + 8, bottom - 8], [right - 8, bottom - 8]].every(
            ([x, y]) => each.contains(document.elementFromPoint(x, y)));
        }""")
    )


def _has_choice(asked: Question) -> bool:
    return 1 < asked.many < len(asked.picks)


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_giving_out_hits_begins_with_having_it_done(player: AtTheTable, size: dict[str, int]) -> None:
    page = player.page
    page.set_viewport_size({"width": size["width"], "height": size["height"]})
    player.upload(asking("celtos", "demo", "rank", _has_choice))
    assert player.waits() == "rank"
    first = player.options.first
    expect(first).to_contain_text("Do it for me")
    expect(first).to_have_class(re.compile("main"))
    assert _is_whole(first)
    # Every model that may be named is ringed; which of them would take the hits is shown before the click.
    expect(page.locator("[data-test=can-be-picked]")).to_have_count(page.locator(".models button").count())
    first.hover()
    takers = set(json.loads(first.get_attribute("data-answer") or "[]"))
    expect(page.locator(".rank")).to_have_count(len(takers))
    number = player.number
    page.mouse.move(5, 5)
    page.keyboard.press("Enter")
    player.waits(number)


@pytest.mark.parametrize(("system", "scenario", "kind"), [("celtos", "demo", "activate"), ("warriors", "box", "march")])
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_what_ends_a_phase_stands_last_and_apart(
    player: AtTheTable, system: str, scenario: str, kind: str, size: dict[str, int]
) -> None:
    page = player.page
    page.set_viewport_size({"width": size["width"], "height": size["height"]})
    player.upload(asking(system, scenario, kind))
    player.waits()
    rest, options = page.locator("[data-test=rest]"), player.options
    assert page.evaluate(
        """() => document.querySelector('.options').compareDocumentPosition(document.querySelector('[data-test=rest]'))
          === Node.DOCUMENT_POSITION_FOLLOWING"""
    )
    assert _box(rest)["y"] > _box(options.first)["y"] + _box(options.first)["height"]
    assert options.locator("[data-test=rest]").count() == 0


def test_a_question_says_who_is_asked_and_what_enter_does(player: AtTheTable) -> None:
    page = player.page
    player.upload(asking("celtos", "demo", "order"))
    player.waits()
    side = page.locator("[data-test=whose]").inner_text()
    assert side in page.locator(".sides").inner_text()
    expect(page.locator(".options button.main .enter")).to_have_count(1)


def test_what_cannot_be_done_leads_with_the_reason(player: AtTheTable) -> None:
    page = player.page
    player.upload(asking("celtos", "demo", "order", lambda asked: sum(bool(each.barred) for each in asked.options) > 3))
    player.waits()
    first = page.locator("[data-test=first-reason]")
    expect(first).to_be_visible()
    reason = first.locator(".rule").inner_text()
    page.locator(".barred > summary").click()
    expect(first).to_be_hidden()
    one = page.locator(".barred .one > summary").first
    assert one.inner_text().startswith(reason)


def _can_shoot(asked: Question) -> bool:
    return any(option.is_shot and option.answer is not None for option in asked.options)


@pytest.mark.parametrize(("system", "scenario", "kind"), [("celtos", "demo", "order"), ("warriors", "box", "aim")])
def test_dice_lie_beside_whom_they_are_about_and_say_who_throws_at_whom(
    spectator: AtTheTable, system: str, scenario: str, kind: str
) -> None:
    page = spectator.page
    spectator.upload(asking(system, scenario, kind, _can_shoot))
    spectator.waits()
    page.evaluate(f"""() => {{
      window.looks = [];
      const look = () => {{
        const found = ({COVERED})();
        if (found) window.looks.push(found);
        requestAnimationFrame(look);
      }};
      look();
    }}""")
    rng = Random(4)
    page.locator(".options button[data-about]").first.click()
    for _ in range(40):
        if spectator.waits() == "over" or page.evaluate("window.looks.length"):
            break
        spectator.act(rng)
    looks = page.evaluate("window.looks")
    assert looks
    assert [look for look in looks if look["covered"]] == []
