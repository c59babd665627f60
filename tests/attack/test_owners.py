"""Who owns what on one machine: seats, invitations, battles."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from carnyx.web import guests
from carnyx.web.seats import Claims, Ticket
from tests.web.tables import Browser, House, housed

MINE, YOURS = "the key of who made it", "the key of who is invited"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with housed(tmp_path_factory.mktemp("owners")) as running:
        yield running


def made(house: House, key: str = MINE) -> str:
    """A battle that the owner of a key has made."""
    wish = {"system": "celtos", "scenario": "demo", "seats": ("person", "person")}
    status, body = house.fetch("/api/battles", "POST", json.dumps(wish).encode(), **{"Carnyx-Key": key})
    assert status == 201, body
    return str(json.loads(body)["id"])


def seated(browser: Browser) -> dict[str, Any]:
    return browser.until(lambda message: message["is"] == "state")


def invitation(browser: Browser, seat: int = 1) -> str:
    return str(browser.ask("invite", "invited", seat=seat)["secret"])


def test_only_who_made_a_battle_deletes_it(house: House) -> None:
    battle = made(house)
    for key in ("", YOURS):
        assert house.fetch(f"/api/battles/{battle}", "DELETE", **{"Carnyx-Key": key})[0] == 403
    listed = {key: house.fetch("/api/battles", **{"Carnyx-Key": key})[1] for key in (MINE, YOURS)}
    mine = {
        key: next(each["mine"] for each in json.loads(body) if each["id"] == battle) for key, body in listed.items()
    }
    assert mine == {MINE: True, YOURS: False}
    assert house.fetch(f"/api/battles/{battle}", "DELETE", **{"Carnyx-Key": MINE})[0] == 200
    assert house.fetch(f"/api/battles/{battle}/journal")[0] == 404


def test_a_seat_in_somebody_s_battle_is_taken_by_invitation_and_each_counts_once(house: House) -> None:
    battle = made(house)
    with house.browser(battle, seat="0", key=MINE) as owner:
        assert seated(owner)["seat"] == 0
        secret = invitation(owner)
        assert invitation(owner) == secret  # it stays good until it is used
        for wrong in ("", "x", secret[:-1]):
            with house.browser(battle, seat="1", key="thief", invitation=wrong) as thief:
                assert thief.hear()["what"] == "invitation"
        with house.browser(battle, seat="1", key=YOURS, invitation=secret) as guest:
            assert seated(guest)["taken"] == [0, 1]
        with house.browser(battle, seat="1", key="thief", invitation=secret) as thief:
            assert thief.hear()["what"] == "taken"
        with house.browser(battle, seat="1", key=YOURS) as guest:  # his key alone leads back to his seat
            assert "is" in seated(guest)
            guest.standing(1)
            assert guest.state["seat"] == 1


def test_who_looks_on_invites_nobody(house: House) -> None:
    battle = made(house)
    with house.browser(battle, seat="0", key=MINE), house.browser(battle, seat="watch") as spectator:
        seated(spectator)
        assert spectator.ask("invite", "invited", seat=1)["what"] == "not-yours"


def test_who_comes_without_an_invitation_gets_no_seat_that_waits_for_somebody_else(house: House) -> None:
    battle = made(house)
    with house.browser(battle, seat="0", key=MINE) as owner:
        seated(owner)
        with house.browser(battle) as stranger:  # as from the list of saved battles
            number = seated(stranger)["number"]
            assert "question" not in stranger.state
            for kind, more in (
                ("invite", {"seat": 1}),
                ("sit", {"seat": 1}),
                ("answer", {"number": number, "answer": "0"}),
                ("undo", {"number": 1, "consent": True}),
                ("dice", {"dice": "typed"}),
                ("give", {"seat": 0}),
                ("seat", {"seat": 1, "who": "random"}),
            ):
                reply = stranger.ask(kind, "trouble", **more)
                assert reply.get("what") in ("not-yours", "stale", "no-undo"), (kind, reply)
        with house.browser(battle, seat="1", key=YOURS, invitation=invitation(owner)) as guest:
            assert seated(guest)["taken"] == [0, 1]


def test_whoever_is_at_a_hot_seat_cannot_take_it_from_the_others(house: House) -> None:
    battle = made(house)
    with house.browser(battle) as table:
        seated(table)
        assert "question" in table.until(lambda message: message["is"] == "state" and "question" in message)
        for seat in (0, 1):
            assert table.ask("invite", "invited", seat=seat)["what"] == "not-yours"


def test_the_list_leads_everybody_back_to_his_own_seat(house: House) -> None:
    battle = made(house)
    with house.browser(battle, seat="0", key=MINE) as owner:
        seated(owner)
        with house.browser(battle, seat="1", key=YOURS, invitation=invitation(owner)) as guest:
            seated(guest)
    own = {}
    for key in (MINE, YOURS, "nobody's", ""):
        listed = json.loads(house.fetch("/api/battles", **{"Carnyx-Key": key})[1])
        own[key] = next(each["own"] for each in listed if each["id"] == battle)
    assert own == {MINE: 0, YOURS: 1, "nobody's": None, "": None}


def test_a_key_stands_in_no_address(house: House) -> None:
    battle = made(house)
    with house.browser(battle, seat="0", key=MINE) as owner:
        seated(owner)
    with house.browser(f"{battle}", seat="0") as nobody:  # as an address would ask for it, with the key in it
        nobody.say("sit", seat=0)
        assert nobody.hear()["what"] in ("taken", "invitation")
    pages = Path(__file__).resolve().parents[2] / "web" / "src"
    for source in pages.rglob("*.ts"):
        assert not re.search(r"[?&]key=", source.read_text(encoding="utf-8")), source


def test_a_seat_whose_browser_is_gone_is_given_away_by_the_others(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    battle = made(house)
    with house.browser(battle, seat="0", key=MINE) as owner:
        seated(owner)
        secret = invitation(owner)
        with house.browser(battle, seat="1", key=YOURS, invitation=secret) as guest:
            seated(guest)
            assert owner.ask("give", "trouble", seat=1)["what"] == "not-gone"  # he is here
        owner.until(lambda message: message["is"] == "state" and message.get("lost") == [1])
        assert owner.ask("give", "trouble", seat=1)["what"] == "not-gone"  # he was a moment ago
        with house.browser(battle, seat="1", key="thief"):  # who knocks in vain does not keep the seat for him
            monkeypatch.setattr(guests, "GONE", 0.0)
            owner.say("give", seat=1)
            owner.until(lambda message: message["is"] == "state" and message.get("taken") == [0])
        again = invitation(owner)
        assert again != secret
        with house.browser(battle, seat="1", key="another", invitation=again) as other:
            assert seated(other)["taken"] == [0, 1]


def test_everybody_else_who_is_here_must_agree() -> None:
    here = guests.Guests(lambda: 1000.0)
    assert here.agree(2, frozenset({0})) == {0}
    assert here.wanted(frozenset({1})) == 2
    assert here.wanted(frozenset({0})) is None
    assert here.agree(2, frozenset({1})) == {0, 1}
    assert here.agree(3, frozenset({1})) == {1}  # another seat is another matter
    here.settled()
    assert here.wanted(frozenset({1})) is None


def test_what_is_kept_of_claims_comes_back_and_holds_no_key() -> None:
    claims = Claims.of(MINE).claim((0, 1), Ticket(0, MINE)).invited(1)
    assert Claims.read(claims.written()) == claims
    assert MINE not in claims.written()
    assert Claims.read('{"claims":{"0":"mark"}}').marks == {0: "mark"}  # as earlier versions have kept them
    assert claims.claim((0, 1), Ticket(1, YOURS)) is claims
    taken = claims.claim((0, 1), Ticket(1, YOURS, invitation=claims.invitations[1]))
    assert taken.marks.keys() == {0, 1}
    assert not taken.invitations
