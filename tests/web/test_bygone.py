"""Battles of earlier rules on the server: looked at turn by turn, never answered, played on as a new battle."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from carnyx.core.lines import rows_of
from carnyx.web import wire
from carnyx.web.bygone import Bygone, BygoneViewer
from carnyx.web.lobby import Lobby, Unknown
from carnyx.web.match import Match
from carnyx.web.setups import Again, BadWish
from carnyx.web.storage import Storage
from tests.old_journals import FILES, WITH_POSITIONS, WITHOUT, on_a_later_day
from tests.web.tables import housed

each_file = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
each_with_positions = pytest.mark.parametrize("path", WITH_POSITIONS, ids=lambda path: path.stem)
PEOPLE = ("person", "person")


@pytest.fixture(autouse=True)
def _later(monkeypatch: pytest.MonkeyPatch) -> None:
    on_a_later_day(monkeypatch)


@pytest.fixture
def lobby(tmp_path: Path) -> Lobby:
    return Lobby(Storage(tmp_path / "battles.sqlite"))


def brought(lobby: Lobby, path: Path) -> Bygone:
    found = asyncio.run(lobby.upload(path.read_bytes(), path.stem))
    assert isinstance(found, Bygone)
    return found


def heard(viewer: BygoneViewer, kind: str, **more: Any) -> Any:
    return viewer.hear(json.dumps({"is": kind, **more}))


@each_file
def test_it_is_kept_row_by_row_and_handed_out_as_it_came(lobby: Lobby, path: Path, tmp_path: Path) -> None:
    bygone = brought(lobby, path)
    (listed,) = lobby.listed()
    assert listed.answers == len(bygone.past.entries)
    assert asyncio.run(lobby.journal(bygone.id)) == path.read_bytes()
    again = asyncio.run(Lobby(Storage(tmp_path / "battles.sqlite")).find(bygone.id))
    assert isinstance(again, Bygone)
    assert len(rows_of(path.read_bytes())) == len(bygone.past.entries) + 1


@each_file
@pytest.mark.parametrize(("lang", "word"), [("en", "earlier rules"), ("de", "früheren Regeln"), ("es", "anteriores")])
def test_its_state_says_why_it_can_only_be_looked_at(lobby: Lobby, path: Path, lang: Any, word: str) -> None:
    viewer = BygoneViewer(brought(lobby, path), lang)
    state = viewer.state()
    assert word in state.bygone
    assert (state.question, state.over, state.fresh, state.undo) == (None, True, True, None)
    assert state.log
    assert (state.onward is not None) == (path in WITH_POSITIONS)
    assert viewer.opened().stage.sides


@each_with_positions
def test_each_turn_is_looked_at(lobby: Lobby, path: Path) -> None:
    viewer = BygoneViewer(brought(lobby, path))
    for moment in viewer.match.past.moments:
        looked = heard(viewer, "look", at=moment.number, ask=7)
        assert isinstance(looked, wire.Looked)
        assert (looked.ask, looked.at, looked.scene.turn) == (7, moment.number, moment.position.turn)
        assert looked.scene.bodies
    # The moments of the replay are those of the log.
    assert {line.number for line in viewer.state().log} == {moment.number for moment in viewer.match.past.moments}


@each_with_positions
def test_a_unit_is_looked_at_as_it_was(lobby: Lobby, path: Path) -> None:
    viewer = BygoneViewer(brought(lobby, path))
    first, last = viewer.match.past.moments[0], viewer.match.past.moments[-1]
    for moment in (first, last):
        scene = heard(viewer, "look", at=moment.number).scene
        one, other = scene.bodies[0].id, scene.bodies[-1].id
        assert isinstance(heard(viewer, "card", unit=one, at=moment.number), wire.CardOf)
        assert isinstance(heard(viewer, "dangers", unit=one, at=moment.number), wire.DangersOf)
        assert isinstance(heard(viewer, "sights", unit=one, target=other, at=moment.number), wire.SightsOf)
    assert heard(viewer, "card", unit=999).what == "malformed"


@each_file
@pytest.mark.parametrize(
    "message",
    [
        {"is": "answer", "number": 1, "answer": "0"},
        {"is": "typed", "number": 1, "rows": ["1"]},
        {"is": "undo", "number": 1, "consent": True},
        {"is": "dice", "dice": "typed"},
        {"is": "preview", "number": 1, "answer": 1},
        {"is": "probe", "number": 1, "gesture": {}},
        {"is": "glance", "number": 1, "answer": 1},
    ],
    ids=lambda message: message["is"],
)
def test_nothing_is_answered_in_it(lobby: Lobby, path: Path, message: dict[str, Any]) -> None:
    viewer = BygoneViewer(brought(lobby, path))
    said = viewer.hear(json.dumps(message))
    assert isinstance(said, wire.Trouble)
    assert said.what == "bygone"
    assert asyncio.run(lobby.journal(viewer.match.id)) == path.read_bytes()


@pytest.mark.parametrize("raw", ["", "?", "[]", '{"is":"dance"}', b"\xff", '{"is":"look"}'])
def test_what_nobody_understands_is_said_to_be(lobby: Lobby, raw: str | bytes) -> None:
    said = BygoneViewer(brought(lobby, FILES[0])).hear(raw)
    assert isinstance(said, wire.Trouble)
    assert said.what == "malformed"


@each_with_positions
def test_it_is_played_on_from_a_turn_as_a_new_battle(lobby: Lobby, path: Path) -> None:
    bygone = brought(lobby, path)
    for moment in bygone.past.moments[1:]:
        anew = asyncio.run(lobby.again(bygone.id, Again(PEOPLE, moment.number)))
        assert isinstance(anew, Match)
        assert anew.pause.battle.turn == moment.position.turn
        assert anew.journal.header.origin is not None
        assert anew.journal.header.origin.rules == bygone.past.header.rules
        assert anew.journal.header.rules == bygone.past.system.rules_version
    assert asyncio.run(lobby.journal(bygone.id)) == path.read_bytes()


@each_file
def test_it_is_fought_again_from_its_beginning(lobby: Lobby, path: Path) -> None:
    bygone = brought(lobby, path)
    anew = asyncio.run(lobby.again(bygone.id, Again(("thumb", "person"), 0)))
    assert anew.journal.header.origin is None
    assert anew.journal.setup == bygone.past.setup


@pytest.mark.parametrize("wish", [Again(PEOPLE, -1), Again(PEOPLE, 100_000), Again(("person",), 0)])
def test_a_wish_that_cannot_be_is_refused(lobby: Lobby, wish: Again) -> None:
    bygone = brought(lobby, WITH_POSITIONS[0])
    with pytest.raises(BadWish):
        asyncio.run(lobby.again(bygone.id, wish))


def test_it_is_no_battle_that_can_be_played(lobby: Lobby) -> None:
    bygone = brought(lobby, WITHOUT[0])
    with pytest.raises(Unknown):
        asyncio.run(lobby.match(bygone.id))


@pytest.mark.parametrize("path", [WITH_POSITIONS[0], WITHOUT[0]], ids=lambda path: path.stem)
def test_a_browser_looks_at_it_and_goes_on(path: Path, tmp_path: Path) -> None:
    with housed(tmp_path) as house:
        status, said = house.fetch("/api/battles/upload?title=old", "POST", path.read_bytes())
        assert status == 201
        battle = json.loads(said)["id"]
        for page in ("sheet", "roster/0", "roster/1"):
            assert house.fetch(f"/battle/{battle}/{page}")[0] == 200
        with house.browser(battle) as browser:
            browser.until(lambda message: message["is"] == "state")
            assert "earlier rules" in browser.state["bygone"]
            assert browser.ask("look", "looked", at=0)["is"] == "looked"
            browser.say("speak", lang="de", units="cm")
            browser.until(lambda message: message["is"] == "state" and "früheren Regeln" in message["bygone"])
            browser.say("seat", seat=1, who="thumb")
            browser.until(lambda message: message["is"] == "state" and message["seats"] == ["person", "thumb"])
            assert browser.ask("seat", "state", seat=1, who="king")["what"] == "malformed"
            since = browser.state.get("onward", 0)
        wish = json.dumps({"seats": ["person", "person"], "since": since}).encode()
        status, said = house.fetch(f"/api/battles/{battle}/again", "POST", wish)
        assert status == 201
        with house.browser(json.loads(said)["id"]) as browser:
            browser.until(lambda message: message["is"] == "state" and message.get("question"))
