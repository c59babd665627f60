"""A player at the page: opens battles, waits until he is asked, clicks and drags; he knows no more than he sees."""

from __future__ import annotations

import json
import urllib.request
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect

PATIENCE = 60_000  # milliseconds, for a slow and loaded machine
CONCEDE = '"concede"'

# The first shape of a path: a disc begins at its western rim, a square at one of its corners.
MIDDLE = """path => {
  const d = path.getAttribute('d').split('Z')[0];
  const numbers = d.match(/-?[\\d.]+/g).map(Number);
  const [x, y, r, , u, v] = numbers;
  const at = d.includes('a') ? [x + r, y] : [(x + u) / 2, (y + v) / 2];
  const place = new DOMPoint(...at).matrixTransform(path.getScreenCTM());
  return [place.x, place.y];
}"""

# In one look, since the page may go on between two: what it waits for, or the kind of question; nothing if it thinks.
WAITS = """after => {
  const play = document.querySelector('.play');
  if (!play || Number(play.dataset.number) <= after) return null;
  const { waits, kind } = play.dataset;
  return waits === 'asked' ? kind : ['over', 'hand-over'].includes(waits) ? waits : null;
}"""


# What happens is shown at once, so that nobody waits for it; those who test how it is played choose another pace.
AT_ONCE = """if (location.protocol.startsWith('http') && localStorage.getItem('pace') === null)
  localStorage.setItem('pace', 'once')"""


class AtTheTable:
    """Somebody before one page."""

    def __init__(self, page: Page, address: str) -> None:
        self.page, self.address = page, address

    def begin(self, system: str, scenario: str, *seats: str, **more: Any) -> str:
        """A new battle, and go there."""
        wish = {"system": system, "scenario": scenario, "seats": seats, **more}
        return self._made("/api/battles", json.dumps(wish).encode())

    def upload(self, journal: bytes) -> str:
        """A battle from a journal, persons in all seats, and go there."""
        return self._made("/api/battles/upload", journal)

    def _made(self, path: str, body: bytes) -> str:
        request = urllib.request.Request(self.address.rstrip("/") + path, body, method="POST")
        with urllib.request.urlopen(request, timeout=60) as answer:
            found: str = json.load(answer)["id"]
        self.page.goto(f"/battle/{found}")
        return found

    @property
    def number(self) -> int:
        """The number of the question that waits."""
        return int(self.page.locator(".play").get_attribute("data-number") or 0)

    def waits(self, after: int = -1) -> str:
        """Wait until there is something to do, past a number: what the page waits for, or the question's kind."""
        found: str = self.page.wait_for_function(WAITS, arg=after).json_value()
        return found

    @property
    def options(self) -> Locator:
        """The buttons of the question."""
        return self.page.locator(".ask .options button[data-answer]")

    def answers(self) -> list[str]:
        """What the buttons would answer, in their order."""
        found: list[str] = self.options.evaluate_all("all => all.map(each => each.dataset.answer)")
        return found

    def all_units(self) -> None:
        """Have the answers of all units shown, where only those of one are."""
        if (every := self.page.locator("[data-test=all-units]")).count():
            every.click()

    def pick(self, place: int) -> None:
        """Click a button, and wait until its answer has counted."""
        number = self.number
        self.options.nth(place).click()
        self.waits(number)

    def act(self, rng: Random) -> None:
        """Answer whatever is asked, by a button, but never give up; take the table over where it is handed over."""
        match self.waits():
            case "hand-over":
                self.sit()
            case _ if self.page.locator("[data-test=grid]").count():
                number = self.number
                cells = self.page.locator("[data-cell]:not([aria-disabled=true])")
                for _ in range(rng.randrange(3)):
                    cells.nth(rng.randrange(cells.count())).click()
                self.page.locator("[data-test=seal]").click()
                self.waits(number)
            case _:
                places = [place for place, answer in enumerate(self.answers()) if answer != CONCEDE]
                self.pick(rng.choice(places))

    def grip(self, unit: int) -> tuple[float, float]:
        """Where a unit can be taken hold of on the screen: the middle of its first base."""
        found: list[float] = self.page.locator(f'[data-unit="{unit}"] .base').evaluate(MIDDLE)
        return found[0], found[1]

    def inch(self) -> float:
        """How many pixels an inch of the table measures."""
        scale: float = self.page.locator(".board svg .grass").evaluate("grass => grass.getScreenCTM().a")
        return scale * 254

    def hold(self, unit: int, east: float, north: float) -> None:
        """Drag a unit so many inches and hold it there, until the table has said what that would mean."""
        x, y = self.grip(unit)
        mouse = self.page.mouse
        inch = self.inch()  # the other way on a table that is turned
        mouse.move(x, y)
        mouse.down()
        mouse.move(x + east * inch / 2, y - north * inch / 2)
        mouse.move(x + east * inch, y - north * inch)
        self.plans()

    def drag(self, unit: int, east: float, north: float) -> None:
        """Drag a unit so many inches and let go."""
        self.hold(unit, east, north)
        self.page.mouse.up()

    def plan(self, unit: int, east: float, north: float) -> None:
        """Drag a unit so many inches, and keep that as a plan: with Shift nothing is done when the hand lets go."""
        self.hold(unit, east, north)
        self.page.keyboard.down("Shift")
        self.page.mouse.up()
        self.page.keyboard.up("Shift")

    def plans(self) -> None:
        """Wait until a plan is shown, and the table has said all it was asked about it."""
        expect(self.page.locator("[data-test=plan]")).to_be_visible()
        expect(self.page.locator(".play")).to_have_attribute("data-probing", "false")

    def settings(self) -> None:
        """Open the settings, if they are not open."""
        summary = self.page.locator("[data-test=settings]")
        if not summary.evaluate("each => each.parentElement.open"):
            summary.click()

    def type_dice(self) -> None:
        """Choose real dice, and wait until that is settled: it counts as an entry of its own."""
        number = self.number
        self.settings()
        self.page.locator("[data-test=dice]").select_option("typed")
        self.waits(number)
        self.page.keyboard.press("Escape")

    def sit(self) -> None:
        """Take the table over."""
        self.page.locator("[data-test=sit]").click()
        self.page.wait_for_selector(".play[data-waits=asked]")
