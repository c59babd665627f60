"""Who floods the server waits himself: everybody else is answered in between."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from carnyx.web.patience import COST, Patience
from carnyx.web.rates import LEAST, Addresses, Purse, Share
from tests.web.tables import Browser, House, housed

FLOOD = 3000


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with housed(tmp_path_factory.mktemp("flood")) as running:
        yield running


def seated(house: House) -> Browser:
    """Somebody at a battle of his own who is asked something."""
    browser = house.browser(house.begin("celtos", "demo", "person", "person"))
    browser.until(lambda message: message["is"] == "state" and "question" in message)
    return browser


@contextmanager
def flooding(house: House, battle: str = "", **asked: str) -> Iterator[Browser]:
    """Somebody who leaves without a word when he has made trouble."""
    browser = house.browser(battle, **asked) if battle else seated(house)
    try:
        yield browser
    finally:
        browser.line.socket.shutdown(socket.SHUT_RDWR)
        browser.line.close()


def come_so_far(browser: Browser) -> list[dict[str, Any]]:
    """All replies that have arrived."""
    found = []
    while True:
        try:
            found.append(browser.hear(timeout=0))
        except TimeoutError:
            return found


def pour(browser: Browser, messages: list[str]) -> None:
    """Send everything at once, as fast as the line takes it, and listen to nothing."""
    browser.line.socket.sendall(b"".join(map(_frame, messages)))


def _frame(message: str) -> bytes:
    """A masked frame; the mask is nought."""
    body = message.encode()
    length = bytes([0x80 | len(body)]) if len(body) < 126 else bytes([0x80 | 126]) + len(body).to_bytes(2, "big")
    return b"\x81" + length + bytes(4) + body


def choice(browser: Browser) -> Any:
    """An answer that the question offers."""
    return next(option["answer"] for option in browser.state["question"]["options"] if "answer" in option)


def answered(browser: Browser) -> None:
    """He answers, and is told what came of it."""
    number = browser.state["number"]
    browser.say("answer", number=number, answer=choice(browser))
    browser.standing(number + 1)


@pytest.mark.parametrize("nonsense", ["?", '{"is":"card","unit":-1}', '{"is":"undo","number":99}'])
def test_nonsense_by_the_thousand_is_not_worked_off_before_the_others_are_heard(house: House, nonsense: str) -> None:
    with flooding(house) as flooder, seated(house) as other:
        pour(flooder, [nonsense] * FLOOD)
        answered(other)
        assert len(come_so_far(flooder)) < FLOOD / 2


@pytest.mark.parametrize("kind", ["dangers", "card"])
def test_of_many_requests_only_the_newest_is_worked_out(house: House, kind: str) -> None:
    with flooding(house) as flooder, seated(house) as other:
        pour(flooder, [json.dumps({"is": kind, "ask": ask, "unit": 0}) for ask in range(1, 301)])
        answered(other)
        flooder.until(lambda message: message["is"] == kind and message["ask"] == 300)
        replies = [message for message in map(json.loads, flooder.heard) if message["is"] == kind]
        assert len(replies) < 150


def test_who_is_too_fast_is_told_so_and_nothing_he_says_is_lost(house: House) -> None:
    with flooding(house) as flooder:
        pour(flooder, ["?"] * FLOOD * 4)
        told = flooder.until(lambda message: message.get("what") == "too-fast")
        assert told["text"]


def test_who_has_spent_his_own_share_and_his_address_s_waits() -> None:
    now = 0.0
    own, common = Purse(0.1, 1.0, lambda: now), Purse(0.5, 2.0, lambda: now)
    mine, theirs = Share(common, own), Share(common, Purse(0.1, 1.0, lambda: now))
    mine.spend(2.9)
    assert not mine.is_due
    mine.spend(0.2)
    assert mine.is_due
    theirs.spend(0.9)  # each has some that nobody else can spend
    assert not theirs.is_due
    now = 10.0
    mine.spend(LEAST)
    assert not mine.is_due


def test_who_comes_in_over_and_over_pays_each_time_and_finds_his_debts_again() -> None:
    addresses = Addresses()
    for _ in range(200):
        last = addresses.enter("127.0.0.1")
        addresses.leave("127.0.0.1")
    assert last.is_due
    assert not addresses.enter("127.0.0.2").is_due
    assert len(addresses) == 1


def test_a_purse_never_holds_more_than_fits() -> None:
    now = 0.0
    purse = Purse(1.0, 3.0, lambda: now)
    now = 100.0
    assert purse.pay(5.0) == 2.0
    assert purse.pay(1.0) == 1.0


def test_a_spectator_s_flood_does_not_stop_the_battle_he_looks_at(house: House) -> None:
    with seated(house) as player, flooding(house, player.battle, seat="none") as spectator:
        spectator.until(lambda message: message["is"] == "state")
        pour(spectator, ['{"is":"sit","seat":0}'] * FLOOD)
        answered(player)
        assert len(come_so_far(spectator)) < FLOOD / 2


def requested(patience: Patience, times: int) -> list[int]:
    """The states of so many requests of one address, all at once."""
    found: list[int] = []

    async def send(message: Any) -> None:
        if message["type"] == "http.response.start":
            found.append(message["status"])

    async def receive() -> Any:
        raise AssertionError("nobody reads it")

    async def run() -> None:
        scope = {"type": "http", "client": ("127.0.0.1", 1), "query_string": b"", "headers": []}
        await asyncio.gather(*(patience(scope, receive, send) for _ in range(times)))

    asyncio.run(run())
    return found


async def _served(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": []})


def test_requests_that_come_too_fast_wait_and_in_the_end_are_told_so() -> None:
    assert requested(Patience(_served, rate=(1.0, COST * 50)), 60) == [200] * 60  # ten of them a little later
    states = requested(Patience(_served, rate=(0.001, COST * 50), longest=0.05), 60)
    assert sorted(states) == [200] * 50 + [429] * 10


def test_a_whole_page_and_a_hasty_player_are_never_too_fast(house: House) -> None:
    assert {house.fetch("/api/battles")[0] for _ in range(200)} == {200}
