"""The guided battles in the browser: played to their end by mouse, by keyboard and on a phone, in three languages.

The learner here knows no more than the page shows: what the coach asks, the answer it points at, and what is drawn on
the table.  He takes wrong turns now and then.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser.asked import asking
from tests.web.browser.at_the_table import AT_ONCE, CONCEDE, PATIENCE, AtTheTable

MOST = 120  # answers

WAYS = [
    ("celtos", "en", "mouse"),
    ("celtos", "de", "phone"),
    ("celtos", "es", "keys"),
    ("warriors", "en", "keys"),
    ("warriors", "de", "mouse"),
    ("warriors", "es", "phone"),
]
LOCALES = {"en": "en-GB", "de": "de-DE", "es": "es-ES"}


class Learner(AtTheTable):
    """Somebody who is being taught."""

    way = "mouse"

    def press(self, test: str) -> None:
        """Press something: by a click, a tap or a key."""
        found = self.page.locator(f"[data-test={test}]")
        if self.way == "phone":
            found.tap()
        elif self.way == "keys":
            found.focus()
            self.page.keyboard.press("Enter")
        else:
            found.click()

    def shown(self) -> None:
        """Have the answer given that leads on."""
        number = self.number
        if self.way == "keys":
            self.page.keyboard.press("s")
        else:
            self.press("coach-show")
        self.waits(number)

    def done(self) -> int:
        """How many stages are behind him."""
        found = re.match(r"\d+", self.page.locator("[data-test=coach-count]").inner_text())
        assert found
        return int(found[0])

    def astray(self, rng: Random) -> None:
        """Answer anything that is on a button."""
        places = [place for place, answer in enumerate(self.answers()) if answer != CONCEDE]
        if not places:
            self.shown()
            return
        number, button = self.number, self.options.nth(rng.choice(places))
        for _ in range(3):  # by a finger what has odds wants a second tap
            if self.number == number and self.waits() not in ("over", "hand-over"):
                button.tap() if self.way == "phone" else button.click()
                self.page.wait_for_timeout(200)
            if self.number != number:
                break
        else:
            self.shown()
            return
        self.waits(number)


@pytest.fixture
def learner(request: pytest.FixtureRequest, browser: Browser, server: str) -> Iterator[Learner]:
    """A learner at a fresh page, in a language and with a pointer, a keyboard or a finger."""
    lang, way = request.param
    size = {"width": 390, "height": 844} if way == "phone" else {"width": 1280, "height": 820}
    context = browser.new_context(
        viewport={"width": size["width"], "height": size["height"]},
        reduced_motion="reduce",
        locale=LOCALES[lang],
        has_touch=way == "phone",
        base_url=server,
    )
    context.add_init_script(AT_ONCE)
    context.set_default_timeout(PATIENCE)
    expect.set_options(timeout=PATIENCE)
    found = Learner(context.new_page(), server)
    found.way = way
    yield found
    context.close()


@pytest.mark.parametrize(
    ("system", "learner"), [(system, (lang, way)) for system, lang, way in WAYS], indirect=["learner"]
)
def test_a_guided_battle_is_played_to_its_end(learner: Learner, system: str) -> None:
    """One click from the start page; every stage is done; the end is said."""
    learner.page.goto("/")
    learner.press(f"learn-{system}")
    expect(learner.page.locator("[data-test=coach-ask]")).to_be_visible()
    for _ in range(MOST):
        if learner.waits() == "over":
            break
        learner.shown()
    expect(learner.page.locator("[data-test=coach-end]")).to_be_visible()
    count = learner.page.locator("[data-test=coach-count]").inner_text()
    assert len(set(re.findall(r"\d+", count))) == 1, count
    assert learner.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(
    ("system", "learner"), [("celtos", ("en", "mouse")), ("warriors", ("de", "phone"))], indirect=["learner"]
)
def test_wrong_turns_get_a_sentence_and_no_wall(learner: Learner, system: str) -> None:
    """Three answers at random in each stage, and still it comes to an end."""
    rng, taken = Random(system), dict[int, int]()
    learner.page.goto("/")
    learner.press(f"learn-{system}")
    expect(learner.page.locator("[data-test=coach-ask]")).to_be_visible()
    for _ in range(MOST):
        if learner.waits() == "over":
            break
        at = learner.done()
        taken[at] = taken.get(at, 0) + 1
        if taken[at] <= 3:
            learner.astray(rng)
        else:
            learner.shown()
    expect(learner.page.locator("[data-test=coach-end]")).to_be_visible()


@pytest.mark.parametrize("learner", [("en", "mouse")], indirect=True)
def test_the_first_stage_is_done_by_hand_and_survives_a_reload(learner: Learner) -> None:
    """The slingers are dragged into the wood, which the table points at."""
    page = learner.page
    page.goto("/")
    learner.press("learn-celtos")
    learner.waits()
    expect(page.locator("[data-test=pointed-place]")).to_be_visible()
    slingers = int(page.locator("[data-pointed]").first.get_attribute("data-pointed") or -1)
    number = learner.number
    learner.drag(slingers, 0, 2.2)
    learner.waits(number)
    assert learner.done() == 1
    expect(page.locator("[data-test=coach-said]")).to_contain_text("wood")
    asked = page.locator("[data-test=coach-ask]").inner_text()
    page.reload()
    learner.waits()
    expect(page.locator("[data-test=coach-ask]")).to_have_text(asked)


@pytest.mark.parametrize("learner", [("en", "mouse")], indirect=True)
def test_who_goes_elsewhere_is_told_so_and_may_take_it_back(learner: Learner) -> None:
    page = learner.page
    page.goto("/")
    learner.press("learn-celtos")
    learner.waits()
    slingers = int(page.locator("[data-pointed]").first.get_attribute("data-pointed") or -1)
    number = learner.number
    learner.drag(slingers, 0, -1.5)
    learner.waits(number)
    expect(page.locator("[data-test=coach] .passed")).to_have_count(1)
    expect(page.locator("[data-test=coach] li.done")).to_have_count(0)
    expect(page.locator("[data-test=coach-said]")).to_contain_text("None of them stands in the wood")
    number = learner.number
    page.locator("[data-test=undo]").click()
    learner.waits(number)
    expect(page.locator("[data-test=coach-said]")).to_have_count(0)
    expect(page.locator("[data-test=coach] .passed")).to_have_count(0)


@pytest.mark.parametrize("learner", [("en", "mouse")], indirect=True)
def test_an_order_says_what_it_means_and_where_its_rule_is(learner: Learner) -> None:
    """By the pointer and by the keyboard; and a new kind of question is explained until that is switched off."""
    page = learner.page
    learner.begin("celtos", "lesson-first", "person", "thumb")
    learner.waits()
    expect(page.locator("[data-test=first]")).to_have_count(0)  # here the coach explains
    learner.upload(asking("celtos", "demo", "order"))
    learner.waits()
    expect(page.locator("[data-test=first]")).to_contain_text("may move, then shoot")
    order = page.locator('.ask [data-term="celtos.order.rush"]')
    order.hover()
    word = page.locator("[data-test=word]")
    expect(word).to_contain_text("Rush")
    expect(word.locator("a")).to_have_attribute("href", re.compile(r"/book\?.*#celtos\.order\.rush$"))
    page.keyboard.press("Escape")
    page.locator("[data-test=hints-off]").click()
    page.keyboard.press("?")
    expect(page.locator("[data-test=help-now]")).to_contain_text("Orders for")
    expect(page.locator("[data-test=hints]")).not_to_be_checked()


@pytest.mark.parametrize("learner", [("en", "keys")], indirect=True)
def test_whoever_has_no_pointer_is_told_what_things_mean(learner: Learner) -> None:
    """Values, weapons and phases by the focus; the ground of the table in the help."""
    page = learner.page
    learner.begin("celtos", "lesson-first", "person", "thumb")
    learner.waits()
    page.mouse.click(*learner.grip(1))
    word = page.locator("[data-test=word]")
    for term in ("celtos.profile.t", "celtos.weapon.staff_sling", "celtos.turn.activation"):
        page.keyboard.press("Tab")  # from now on the page is used by keys
        page.locator(f':not(g)[data-term="{term}"]').first.focus()
        expect(word.locator("a")).to_have_attribute("href", re.compile(re.escape(term) + "$"))
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    ground = page.locator("[data-test=help-ground]")
    ground.locator("summary").click()
    expect(ground).to_contain_text("Woods and swamps are difficult ground")
    expect(ground).to_contain_text("obstacle")
