"""Seats of people at browsers of their own: lost with a browser, taken back by its key, given away by the others."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from carnyx.web import guests
from tests.web.browser.at_the_table import AT_ONCE, PATIENCE
from tests.web.tables import House, housed


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server of this process, so that the tests need not wait until somebody has been gone for a minute."""
    with housed(tmp_path_factory.mktemp("seats")) as running:
        yield running


class Guest:
    """Somebody with a browser of his own."""

    def __init__(self, browser: Browser, house: House) -> None:
        self.context: BrowserContext = browser.new_context(
            reduced_motion="reduce", locale="en-GB", base_url=house.address
        )
        self.context.add_init_script(AT_ONCE)
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()

    def begin(self) -> str:
        """He makes a battle with a seat for somebody elsewhere: the address of that one."""
        self.page.goto("/")
        self.page.locator("[data-test=game]").select_option("celtos")
        self.page.locator("[data-test=scenario]").select_option("demo")
        self.page.locator("[data-test=seat-0]").select_option("person")
        self.page.locator("[data-test=seat-1]").select_option("elsewhere")
        self.page.locator("[data-test=begin]").click()
        return self.invitation()

    def invitation(self) -> str:
        """The address that leads to the free seat."""
        return self.page.locator("[data-test=invite] code").inner_text()

    def sit(self, address: str) -> None:
        """He comes by an address and is at the table."""
        self.page.goto(address)
        self.page.wait_for_selector(".play:not([data-waits=opening])")

    def way_back(self) -> str:
        """The address that leads back to his seat from any browser."""
        return self.page.locator("[data-test=way-back]").text_content() or ""

    def leave(self) -> None:
        """His browser is gone, and all it knew."""
        self.context.close()


def claims(house: House, address: str) -> dict[int, str]:
    """The marks of those whose the seats of a battle are, as the disk has them."""
    from carnyx.web.seats import Claims

    battle = address.split("/battle/")[1].split("?")[0]
    return Claims.read(house.lobby._storage.kept(battle)[0].options).marks


def test_a_seat_given_away_is_free_for_somebody_else_and_its_owner_looks_on(
    house: House, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, guest = Guest(browser, house), Guest(browser, house)
    address = host.begin()
    guest.sit(address)
    back = guest.way_back()
    before = claims(house, address)
    assert before.keys() == {0, 1}
    expect(host.page.locator("[data-test=lost-1]")).to_have_count(0)
    guest.leave()
    give = host.page.locator("[data-test=give-1]")
    give.click()  # he was here a moment ago
    expect(host.page.locator("body")).to_contain_text("was a moment ago")
    assert claims(house, address) == before
    monkeypatch.setattr(guests, "GONE", 0.0)
    give.click()
    expect(host.page.locator("[data-test=lost-1]")).to_have_count(0)
    assert claims(house, address).keys() == {0}
    again = host.invitation()
    assert again != address
    other, owner = Guest(browser, house), Guest(browser, house)
    other.sit(again)
    after = claims(house, address)
    assert after.keys() == {0, 1}
    assert after[0] == before[0]
    assert after[1] != before[1]
    owner.sit(back)  # too late: it is another's now
    assert owner.page.locator(".ask .options button").count() == 0
    assert claims(house, address) == after
    for each in (host, other, owner):
        each.leave()


def test_a_seat_lost_with_its_browser_is_taken_back_by_its_key(house: House, browser: Browser) -> None:
    host, guest = Guest(browser, house), Guest(browser, house)
    address = host.begin()
    guest.sit(address)
    back, before = guest.way_back(), claims(house, address)
    guest.leave()
    expect(host.page.locator("[data-test=lost-1]")).to_be_visible()
    thief, again = Guest(browser, house), Guest(browser, house)
    thief.sit(address)  # the invitation was used
    assert thief.page.locator(".ask .options button").count() == 0
    assert claims(house, address) == before
    again.sit(back)
    expect(host.page.locator("[data-test=lost-1]")).to_have_count(0)
    assert claims(house, address) == before
    assert again.way_back() == back
    assert "key" not in again.page.url  # nor does anybody find it there later
    again.page.reload()
    again.page.wait_for_selector(".play:not([data-waits=opening])")
    assert again.way_back() == back
    again.page.goto("/")
    again.page.locator("[data-test=resume]").first.click()  # the list leads there, too
    again.page.wait_for_selector(".play:not([data-waits=opening])")
    assert again.way_back() == back
    for each in (host, thief, again):
        each.leave()
