"""What is sealed for others is in no byte that is sent to them, while it is sealed.

The same battle is begun twice, with the same everything but the first orders that Red seals.  Whatever Blue or a
spectator can be brought to be sent meanwhile must be the same bytes in both: then nothing of the orders can be in it.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from carnyx.core.flow import Choose
from carnyx.core.journal import read
from carnyx.games import SYSTEMS
from carnyx.web.lobby import Lobby
from carnyx.web.match import Match
from carnyx.web.setups import Wish
from carnyx.web.storage import Storage
from tests.web.tables import Browser, House, housed

ORDERS = ("attack", "hold", "oppose")
MINE, YOURS = {"seat": "0", "key": "mine"}, {"seat": "1", "key": "yours"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with housed(tmp_path_factory.mktemp("secrets")) as running:
        yield running


def inside(house: House, battle: str) -> Match:
    return house.lobby._matches[battle]


def first_orders(red: Browser, shift: int) -> list[str]:
    """Orders of every kind, none of them by itself."""
    many = len(red.state["question"]["grid"]["rows"])
    return [ORDERS[(place + shift) % 3] for place in range(many)]


def boasted(battle: str, house: House, *browsers: Browser) -> None:
    """Both make no boast, by whoever may answer; then first orders are asked for."""
    for number in (1, 2):
        for browser in browsers:
            browser.standing(number)
        asked = next(browser for browser in browsers if "question" in browser.state)
        asked.say("answer", number=number, answer="none")
    for browser in browsers:
        browser.standing(3)
    assert type(inside(house, battle).pause.battle.agenda[-1]).__name__ == "SealOrders"


def everything(browser: Browser) -> None:
    """Ask for all a browser can ask for, in three languages; the replies are written down with the rest."""
    number, units = browser.state["number"], len(browser.state["scene"]["bodies"])
    for lang in ("en", "de", "es"):
        browser.say("speak", lang=lang, units="cm")
        browser.until(lambda message: message["is"] == "state")
        for unit in range(units):
            browser.ask("card", "card", unit=unit)
            browser.ask("dangers", "dangers", unit=unit)
            for entry in range(number + 1):
                browser.ask("card", "card", unit=unit, at=entry)
            browser.ask("probe", "probed", number=number, gesture={"kind": "march", "unit": unit, "x": 9000, "y": 9000})
            browser.ask("preview", "previewed", number=number, answer=[order for order in ORDERS for _ in range(3)])
        for entry in range(number + 1):
            browser.ask("look", "looked", at=entry)
            browser.ask("why", "why", at=entry)
        browser.rest()
    for entry in range(number):
        browser.say("undo", number=entry)
    browser.say("sit", seat=0)
    browser.say("answer", number=number, answer="no such answer")
    browser.rest()


def documents(house: House, battle: str) -> list[bytes]:
    """Whatever HTTP has to say of a battle, its journal first of all."""
    paths = (f"/api/battles/{battle}/journal", "/api/battles", f"/battle/{battle}", "/api/games")
    return [house.fetch(path)[1] for path in paths]


def plain(texts: list[str] | list[bytes], battle: str) -> list[str]:
    """Texts without what differs between any two battles: name, times, and the list of the others."""
    found = []
    for text in texts:
        said = text.decode() if isinstance(text, bytes) else text
        if said.startswith('[{"id":'):
            said = json.dumps([each for each in json.loads(said) if each["id"] == battle])
        found.append(re.sub(r'"changed": ?"[^"]*"', "", said.replace(battle, "ID")))
    return found


def arrived(house: House, battle: str, **asked: str) -> Browser:
    """A browser that has been told where the battle stands: who comes next comes after it."""
    browser = house.browser(battle, **asked)
    browser.until(lambda message: message["is"] == "state")
    return browser


def apart(house: House, shift: int, undone: bool) -> dict[str, list[str]]:
    """Two persons at two browsers and a spectator, up to where Red's orders are sealed and Blue is asked."""
    battle = house.begin("warriors", "box", "person", "person", title="sealed")
    with (
        arrived(house, battle, **MINE) as red,
        arrived(house, battle, **YOURS) as blue,
        arrived(house, battle, seat="watch") as third,
        arrived(house, battle) as fourth,  # no ticket: both seats are taken, so another spectator
    ):
        boasted(battle, house, red, blue, third, fourth)
        if undone:
            number = red.state["number"]
            red.say("answer", number=number, answer=first_orders(red, shift + 1))
            for browser in (red, blue, third, fourth):
                browser.standing(number + 1)
            red.say("undo", number=number)
            for browser in (red, blue, third, fourth):
                browser.standing(number + 2)
        number = red.state["number"]
        orders = first_orders(red, shift)
        red.say("answer", number=number, answer=orders)
        sent = {"red": red.heard, "blue": blue.heard, "third": third.heard, "fourth": fourth.heard}
        for browser in (blue, third, fourth):
            browser.standing(number + 1)
            everything(browser)
        assert inside(house, battle).pause.battle.opening.sealed[0] == tuple(orders)
        found = {name: plain(heard, battle) for name, heard in sent.items()}
        found["documents"] = plain(documents(house, battle), battle)
        assert "question" in blue.state
        assert "question" not in third.state
        assert "question" not in fourth.state
        return found


def changeless(sent: list[str]) -> list[str]:
    """In order and once each: how often a state is told again is a matter of haste, and no secret."""
    return [said for said in dict.fromkeys(sent) if '"too-fast"' not in said]


@pytest.mark.parametrize("undone", [False, True], ids=["sealed", "taken back and sealed again"])
def test_the_others_are_sent_the_same_bytes_whatever_is_sealed(house: House, undone: bool) -> None:
    one, other = apart(house, 0, undone), apart(house, 1, undone)
    for name in ("blue", "third", "fourth", "documents"):
        assert changeless(one[name]) == changeless(other[name]), name
        text = "".join(one[name])
        for some in permutations(ORDERS):
            assert '"{}","{}","{}"'.format(*some) not in text


def test_the_journal_of_sealed_orders_ends_before_them_and_has_them_once_they_are_shown(house: House) -> None:
    battle = house.begin("warriors", "box", "person", "person")
    with house.browser(battle, **MINE) as red, house.browser(battle, **YOURS) as blue:
        boasted(battle, house, red, blue)
        number = red.state["number"]
        red.say("answer", number=number, answer=first_orders(red, 0))
        blue.standing(number + 1)
        sealed = house.journal(battle)
        assert len(read(sealed, SYSTEMS).entries) == number - 1
        blue.say("answer", number=number + 1, answer=first_orders(blue, 1))
        blue.standing(number + 2)
        shown = house.journal(battle)
        assert shown.startswith(sealed)
        assert len(read(shown, SYSTEMS).entries) >= number + 1


def hot(house: House, shift: int) -> list[str]:
    """Everything that the one browser is sent after the table was handed to Blue."""
    battle = house.begin("warriors", "box", "person", "person", title="hot seat")
    with house.browser(battle) as table:
        boasted(battle, house, table)
        if "hand_over" in table.state:
            table.say("sit", seat=table.state["hand_over"])
            table.until(lambda message: message["is"] == "state" and "question" in message)
        number = table.state["number"]
        table.say("answer", number=number, answer=first_orders(table, shift))
        assert table.standing(number + 1)["hand_over"] == 1
        assert "question" not in table.state
        table.heard.clear()
        table.say("sit", seat=1)
        table.until(lambda message: message["is"] == "state" and "question" in message)
        table.say("speak", lang="de", units="in")
        table.until(lambda message: message["is"] == "state")
        for unit in range(len(table.state["scene"]["bodies"])):
            table.ask("card", "card", unit=unit)
            table.ask("dangers", "dangers", unit=unit)
        for entry in range(table.state["number"]):
            table.ask("look", "looked", at=entry)
        table.rest()
        return plain(table.heard, battle)


def test_who_takes_over_the_hot_seat_is_not_sent_what_the_other_sealed(house: House) -> None:
    assert changeless(hot(house, 0)) == changeless(hot(house, 1))


def answered(browser: Browser, match: Match, rng: Random) -> None:
    """One answer at random through the socket."""
    question = match.pause.question
    assert isinstance(question, Choose)
    browser.say("answer", number=match.number, answer=msgspec.to_builtins(question.options.sample(rng)))


def test_a_whole_battle_between_two_browsers_never_shows_one_the_other_s_orders(house: House) -> None:
    battle = house.begin("warriors", "box", "person", "person")
    rng = Random(8)
    with (
        house.browser(battle, **MINE) as red,
        house.browser(battle, **YOURS) as blue,
        house.browser(battle, seat="watch") as third,
    ):
        match, here = inside(house, battle), (red, blue, third)
        asked: Any = None
        while True:
            for browser in here:
                browser.standing(asked or 1)
            while match.is_automatic():
                third.hear()
            for browser in here:
                browser.standing(match.number)
            if match.pause.question is None:
                break
            assert "question" not in third.state
            assert "question" not in here[1 - match.asked].state  # type: ignore[operator]
            asked = match.number + 1
            answered(here[match.asked], match, rng)  # type: ignore[index]
        assert red.state["over"]
        assert blue.state["ending"] == third.state["ending"]
        for browser in here:
            assert not any('"sealed"' in message for message in browser.heard)


def test_a_claimed_seat_is_closed_to_every_other_key(house: House, tmp_path: Path) -> None:
    battle = house.begin("warriors", "box", "person", "person")
    with house.browser(battle, **MINE) as red, house.browser(battle, seat="0", key="other") as thief:
        red.standing(1)
        thief.until(lambda message: message["is"] == "trouble" and message["what"] == "taken")
        thief.standing(1)
        assert "question" not in thief.state
        assert thief.ask("sit", "state", seat=0)["what"] == "not-yours"
        assert thief.ask("answer", "state", number=1, answer="none")["what"] == "not-yours"
        assert thief.ask("dice", "state", dice="typed")["what"] == "not-yours"
        with house.browser(battle, **MINE) as again:  # the same key, after a reload
            assert "question" in again.standing(1)
    claims = house.lobby._storage.kept(battle)[0].options
    assert "mine" not in claims
    assert '"0"' in claims


def test_going_back_beyond_a_revelation_needs_the_other_browser_too(house: House) -> None:
    battle = house.begin("warriors", "box", "person", "person")
    with house.browser(battle, **MINE) as red, house.browser(battle, **YOURS) as blue:
        boasted(battle, house, red, blue)
        here = (red, blue)
        assert blue.ask("undo", "state", number=1)["what"] == "consent"
        assert blue.ask("undo", "state", number=1, consent=True)["what"] == "asked"
        wanted = red.until(lambda message: message["is"] == "state" and "wanted" in message)
        assert wanted["wanted"] == 1
        assert inside(house, battle).number == 3  # nothing has happened yet
        red.say("undo", number=1, consent=True)
        for browser in here:
            browser.standing(4)
        assert inside(house, battle).journal.standing[-1][0] == 0


def test_no_position_of_a_journal_holds_an_order_that_is_sealed(tmp_path: Path) -> None:
    """Also when a turn that had begun was taken back, and the orders are sealed anew."""

    def orders(journal: bytes) -> list[list[str]]:
        lines = [json.loads(line) for line in journal.splitlines()]
        turns = [line["position"] for line in lines if isinstance(line, dict) and "position" in line]
        return [[unit.get("order", "hold") for unit in each["units"] if "block" in unit] for each in turns]

    async def run() -> None:
        storage = Storage(tmp_path / "battles.sqlite")
        lobby = Lobby(storage)
        match = await lobby.begin(Wish("warriors", "box", ("person", "person")))
        both = frozenset({0, 1})
        for number in (1, 2):
            match.answer(number, both, "none")
        seals = [match.number]
        for order in ("attack", "oppose"):
            question = match.pause.question
            assert isinstance(question, Choose)
            assert orders(await lobby.journal(match.id)) == []  # no turn has begun
            match.answer(match.number, both, [order] * len(question.options.units))  # type: ignore[attr-defined]
            await match.settled()
        (first,) = orders(await lobby.journal(match.id))  # they are shown, and the first turn begins
        assert {"attack", "oppose"} <= set(first)
        match.undo(seals[0], both, consent=True)
        question = match.pause.question
        assert isinstance(question, Choose)
        match.answer(match.number, both, ["hold"] * len(question.options.units))  # type: ignore[attr-defined]
        taken = await lobby.journal(match.id)
        assert orders(taken) == [first]  # the turn that was taken back, which everybody has seen, and no other
        assert json.loads(taken.splitlines()[-1])[1] == {"undo": seals[0]}
        assert read(taken, SYSTEMS).pause.battle.opening.sealed == ((), ())
        storage.close()

    asyncio.run(run())
