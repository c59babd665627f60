"""Looking back and fighting again: what was shown then is shown now, and a new battle leaves the old one alone."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from carnyx.core.codec import digest
from carnyx.core.flow import Choose
from carnyx.web import wire
from carnyx.web.lobby import Lobby
from carnyx.web.match import Match
from carnyx.web.setups import Again, BadWish, Wish
from carnyx.web.storage import Storage
from carnyx.web.viewer import Viewer
from tests.web.tables import House, housed

GAMES = {"celtos": "demo", "warriors": "box"}
BOTH = frozenset({0, 1})


@pytest.fixture
def lobby(tmp_path: Path) -> Lobby:
    return Lobby(Storage(tmp_path / "battles.sqlite"))


async def begun(lobby: Lobby, system: str) -> Match:
    match = await lobby.begin(Wish(system, GAMES[system], ("person", "person")))
    match.go_on()
    await match.settled()
    return match


async def answered(match: Match, rng: Random) -> None:
    question = match.pause.question
    assert isinstance(question, Choose)
    match.answer(match.number, BOTH, msgspec.to_builtins(question.options.sample(rng)))
    await match.settled()


def look(place: Viewer, at: int) -> wire.ToBrowser | None:
    return place.hear(json.dumps({"is": "look", "at": at}))


@pytest.mark.parametrize("system", GAMES)
def test_who_looks_back_sees_what_was_seen_then(lobby: Lobby, system: str) -> None:
    async def run() -> None:
        match, rng = await begun(lobby, system), Random(4)
        place, shown = Viewer(match), {}
        first, happened = match.number, dict[int, Any]()
        while match.pause.question is not None and match.number < 150:
            state = place.state()
            happened |= {act.number: act.events for act in state.acts}
            if (seat := state.hand_over) is not None:
                place.hear(json.dumps({"is": "sit", "seat": seat}))
            shown[match.number - 1] = (place.seat, place.state().scene)
            await answered(match, rng)
        for at, (seat, scene) in shown.items():
            place.seat = seat
            found = look(place, at)
            assert isinstance(found, wire.Looked)
            assert (found.at, found.scene) == (at, scene)
            assert at < first or (found.act is not None and found.act.events == happened[at])

    asyncio.run(run())


def test_a_card_is_of_the_moment_that_is_looked_at(lobby: Lobby) -> None:
    async def run() -> None:
        match, rng = await begun(lobby, "celtos"), Random(4)
        place = Viewer(match)
        first = [place.hear(json.dumps({"is": "card", "unit": unit})) for unit in range(4)]
        at = match.number - 1
        while match.number < 150:
            await answered(match, rng)
        assert [place.hear(json.dumps({"is": "card", "unit": unit})) for unit in range(4)] != first
        assert [place.hear(json.dumps({"is": "card", "unit": unit, "at": at})) for unit in range(4)] == first

    asyncio.run(run())


def test_what_was_taken_back_or_never_was_cannot_be_looked_at(lobby: Lobby) -> None:
    async def run() -> None:
        match = await begun(lobby, "celtos")
        number = match.number
        await answered(match, Random(4))
        match.undo(number, BOTH, consent=True)
        place = Viewer(match)
        for at in (-1, number, match.number + 1):
            reply = look(place, at)
            assert isinstance(reply, wire.Trouble)
            assert reply.what == "stale"
        assert isinstance(look(place, number - 1), wire.Looked)

    asyncio.run(run())


@pytest.mark.parametrize("system", GAMES)
def test_a_battle_is_fought_again_from_its_beginning_or_from_a_moment_on(lobby: Lobby, system: str) -> None:
    async def run() -> None:
        match, rng = await begun(lobby, system), Random(4)
        for _ in range(12):
            await answered(match, rng)
        journal = await lobby.journal(match.id)
        anew = await lobby.again(match.id, Again(("thumb", "person")))
        assert anew.seats == ["thumb", "person"]
        assert anew.journal.header == match.journal.header
        assert anew.number == 1
        at = match.journal.shown - 2
        fork = await lobby.again(match.id, Again(("person", "person"), at))
        assert digest(fork.pause.battle) == digest(dict(match.journal.standing)[at].battle)
        fork.go_on()
        await fork.settled()
        await answered(fork, rng)
        assert await lobby.journal(match.id) == journal

    asyncio.run(run())


def test_nobody_goes_on_from_orders_that_are_still_sealed(lobby: Lobby) -> None:
    async def run() -> None:
        match, rng = await begun(lobby, "warriors"), Random(4)
        while match.journal.shown == len(match.journal.entries):
            await answered(match, rng)
        with pytest.raises(BadWish):
            await lobby.again(match.id, Again(("person", "person"), len(match.journal.entries)))
        assert (await lobby.again(match.id, Again(("person", "person"), match.journal.shown))).number > 1

    asyncio.run(run())


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with housed(tmp_path_factory.mktemp("again")) as running:
        yield running


@pytest.mark.parametrize(
    "wrong",
    [{"seats": ["person"]}, {"seats": ["person", "cheat"]}, {"since": 99}, {"since": -1}, {"since": "now"}, {"un": 1}],
    ids=str,
)
def test_a_wish_to_fight_again_that_cannot_be_granted_begins_nothing(house: House, wrong: dict[str, Any]) -> None:
    battle = house.begin("celtos", "demo", "person", "person")
    saved = house.fetch("/api/battles")
    wish = json.dumps({"seats": ["person", "thumb"], **wrong}).encode()
    status, body = house.fetch(f"/api/battles/{battle}/again", "POST", wish)
    assert status == 400
    assert len(json.loads(body)["error"]) > 10
    assert house.fetch("/api/battles/0000/again", "POST", b'{"seats": ["person", "thumb"]}')[0] == 404
    assert house.fetch(f"/api/battles/{battle}/again", "POST", wish, Origin="http://elsewhere.example")[0] == 403
    assert house.fetch("/api/battles") == saved
