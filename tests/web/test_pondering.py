"""Hints and the look back on the server: worked out apart, for those who may ask, with nothing that is sealed."""

from __future__ import annotations

import asyncio
import json
import pickle
import threading
from pathlib import Path
from random import Random

import msgspec
import pytest

from carnyx.core import deeds
from carnyx.core.flow import Choose
from carnyx.games import GAMES
from carnyx.web import connection, inquiries, pondering, wire
from carnyx.web.inquiries import Inquiry
from carnyx.web.lobby import Lobby
from carnyx.web.match import Match
from carnyx.web.seats import Ticket
from carnyx.web.setups import Wish
from carnyx.web.storage import Storage
from carnyx.web.viewer import Viewer
from tests.web.tables import PATIENCE, housed

FEW = 10  # hundredths of the playouts


@pytest.fixture(autouse=True)
def _quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pondering, "SHARE", FEW)
    pondering._looked_back.cache_clear()


def begun(tmp_path: Path, system: str = "celtos", scenario: str = "demo") -> Match:
    lobby = Lobby(Storage(tmp_path / "battles.sqlite"))
    match = asyncio.run(lobby.begin(Wish(system, scenario, ("person", "person"))))
    _to_choice(match)
    return match


def _to_choice(match: Match) -> int:
    while not isinstance(question := match.journal.pause.question, Choose):
        assert question is not None
        match.journal.answer(question.sample(Random(1)))
    return question.player


def fought(match: Match, seed: int = 3) -> Match:
    dice, thumb = Random(seed), GAMES[match.journal.system.id].players["thumb"](0)
    while (question := match.journal.pause.question) is not None:
        is_choice = isinstance(question, Choose)
        match.journal.answer(thumb.answer(match.journal.pause) if is_choice else question.sample(dice))  # type: ignore[union-attr]
    return match


def at_a_plan(match: Match) -> Viewer:
    """Who is asked to activate a unit."""
    practice, thumb = GAMES["celtos"].practice, GAMES["celtos"].players["thumb"](0)
    assert practice is not None
    while True:
        seat = _to_choice(match)
        if practice.craft.is_milestone(match.journal.pause):
            break
        match.journal.answer(thumb.answer(match.journal.pause))
    place = Viewer(match)
    place.seat = seat
    return place


def hinted(place: Viewer) -> wire.HintOf:
    reply = place.hear(json.dumps({"is": "hint", "number": place.match.number}))
    assert isinstance(reply, wire.HintOf)
    return reply


def looked_back(place: Viewer) -> wire.BackOf:
    reply = place.hear(json.dumps({"is": "back"}))
    assert isinstance(reply, wire.BackOf)
    return reply


def test_a_hint_names_three_plans_and_draws_them(tmp_path: Path) -> None:
    found = hinted(at_a_plan(begun(tmp_path))).hint
    assert found is not None
    assert len(found.plans) == 3
    assert all("±" in plan.said and plan.lines for plan in found.plans)
    assert any(plan.ghost is not None and plan.ghost.ways for plan in found.plans)


def test_each_plan_of_a_hint_can_be_done_at_once(tmp_path: Path) -> None:
    place = at_a_plan(begun(tmp_path))
    found = hinted(place).hint
    assert found is not None
    for plan in found.plans:
        assert plan.answers
        deeds.check(place.match.journal.pause, plan.answers)
    first, number = found.plans[0], place.match.number
    said = {"is": "answer", "number": number, "answer": first.answers[0], "then": first.answers[1:]}
    assert place.hear(json.dumps(said)) is None
    assert place.match.number > number


def test_a_hint_is_offered_only_where_there_are_plans_to_compare(tmp_path: Path) -> None:
    match = begun(tmp_path)
    thumb, offered = GAMES["celtos"].players["thumb"](0), set()
    while match.journal.pause.battle.turn < 2:
        seat = _to_choice(match)
        place = Viewer(match)
        place.seat = seat
        advised = place.hear(json.dumps({"is": "advise", "number": match.number}))
        assert isinstance(advised, wire.Advised)
        assert advised.can_hint == (hinted(place).hint is not None)
        offered.add(advised.can_hint)
        match.journal.answer(thumb.answer(match.journal.pause))
    assert offered == {True, False}


def test_a_hint_is_for_who_is_asked_and_for_the_question_that_waits(tmp_path: Path) -> None:
    place = at_a_plan(begun(tmp_path))
    match = place.match
    assert hinted(Viewer(match, ticket=Ticket(None, "", watches=True))).hint is None
    assert hinted(Viewer(match, ticket=Ticket(1 - place.seat, "a key"))).hint is None
    late = place.hear(json.dumps({"is": "hint", "number": match.number + 1}))
    assert isinstance(late, wire.Trouble)
    assert late.what == "stale"


def test_what_is_pondered_is_worked_out_where_the_game_is_not_known(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = at_a_plan(begun(tmp_path))
    wanted = hinted(place)
    inquiry = place.inquire(wire.AskHint(place.match.number))
    assert isinstance(inquiry, Inquiry)
    sent = pickle.dumps(inquiry)
    monkeypatch.setattr(GAMES, "_known", {})
    assert inquiries.reply(pickle.loads(sent)) == wanted


def test_a_battle_that_is_over_is_looked_back_at(tmp_path: Path) -> None:
    match = begun(tmp_path)
    assert looked_back(Viewer(match)).back is None  # it is not over
    fought(match)
    found = looked_back(Viewer(match)).back
    assert found is not None
    stand = {number for number, _ in match.journal.standing}
    assert found.turning
    assert {place.number for place in (*found.turning, *found.choices)} <= stand
    assert found.chart.startswith("<svg")
    german = looked_back(Viewer(match, "de")).back
    assert german is not None
    assert german.title == "Was den Ausschlag gab"
    assert pondering._looked_back.cache_info().hits == 1  # the work is done once for all languages
    assert b"feature-" not in msgspec.json.encode(found)


def test_a_game_without_an_evaluation_has_neither(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun(tmp_path)
    monkeypatch.setattr("carnyx.web.viewer.makers", lambda game: None)
    place = at_a_plan(match)
    assert hinted(place).hint is None
    assert looked_back(Viewer(fought(match))).back is None


def test_nobody_waits_for_what_is_pondered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    held = threading.Event()

    def slowly(inquiry: Inquiry) -> tuple[str, float]:
        if isinstance(inquiry.said, inquiries.PONDERED):
            held.wait(PATIENCE)
        return inquiries.written_reply(inquiry)

    monkeypatch.setattr(connection, "written_reply", slowly)
    with housed(tmp_path) as house, house.browser(house.begin("celtos", "demo", "person", "person")) as browser:
        number = browser.until(lambda message: message["is"] == "state" and message.get("question"))["number"]
        browser.say("hint", number=number, ask=1)
        assert browser.ask("card", "card", unit=0)["card"]["unit"] == 0
        assert not any('"is":"hint"' in heard for heard in browser.heard)
        held.set()
        assert browser.until(lambda message: message["is"] == "hint")["ask"] == 1
