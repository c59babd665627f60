"""What stands out on the page is what the player by rules of thumb would do, and nobody is advised for another."""

from __future__ import annotations

import asyncio
import json
import pickle
from pathlib import Path
from random import Random

import msgspec
import pytest

from carnyx.core.flow import Choose
from carnyx.games import GAMES
from carnyx.web import inquiries, wire
from carnyx.web.inquiries import Inquiry
from carnyx.web.lobby import Lobby
from carnyx.web.match import Match
from carnyx.web.seats import Ticket
from carnyx.web.setups import Wish
from carnyx.web.storage import Storage
from carnyx.web.viewer import Viewer


def _begun(tmp_path: Path, system: str, scenario: str) -> Match:
    lobby = Lobby(Storage(tmp_path / "battles.sqlite"))
    return asyncio.run(lobby.begin(Wish(system, scenario, ("person", "person"))))


def _advised(place: Viewer) -> wire.Advised:
    reply = place.hear(json.dumps({"is": "advise", "number": place.match.number}))
    assert isinstance(reply, wire.Advised)
    return reply


@pytest.mark.parametrize(("system", "scenario"), [("celtos", "demo"), ("warriors", "box")])
def test_who_is_asked_is_advised_as_thumb_would_play(tmp_path: Path, system: str, scenario: str) -> None:
    match, rng = _begun(tmp_path, system, scenario), Random(1)
    thumb = GAMES[system].players["thumb"](0)
    for _ in range(40):
        question = match.journal.pause.question
        if isinstance(question, Choose):
            place = Viewer(match)
            place.seat = question.player
            wanted = msgspec.to_builtins(thumb.answer(match.position.seen(question.player)))
            assert _advised(place).answer == wanted
            match.journal.answer(question.options.sample(rng))
        elif question is not None:
            match.journal.answer(question.sample(rng))


def test_advice_is_worked_out_where_the_game_is_not_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = _begun(tmp_path, "celtos", "demo")
    while not isinstance(question := match.journal.pause.question, Choose):
        assert question is not None
        match.journal.answer(question.sample(Random(1)))
    place = Viewer(match)
    place.seat = question.player
    wanted = _advised(place)
    inquiry = place.inquire(wire.Advise(match.number))
    assert isinstance(inquiry, Inquiry)
    sent = pickle.dumps(inquiry)
    monkeypatch.setattr(GAMES, "_known", {})  # as in a worker that was begun before the game joined
    assert inquiries.reply(pickle.loads(sent)) == wanted


def test_nobody_is_advised_in_the_place_of_another(tmp_path: Path) -> None:
    match = _begun(tmp_path, "celtos", "demo")
    while not isinstance(question := match.journal.pause.question, Choose):
        assert question is not None
        match.journal.answer(question.sample(Random(1)))
    other, watcher = 1 - question.player, Viewer(match, ticket=Ticket(None, "", watches=True))
    assert _advised(Viewer(match, ticket=Ticket(other, "a key"))).answer is None
    assert _advised(watcher).answer is None
