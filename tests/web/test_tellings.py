"""A battle is told once for all browsers of one language and one view; what was taken back is forgotten."""

from __future__ import annotations

import asyncio
import re
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

import msgspec
import pytest

from carnyx.core.flow import HIDDEN, Choose
from carnyx.core.fortune import Fortune
from carnyx.core.journal import Journal
from carnyx.core.system import NOBODY
from carnyx.games import SYSTEMS
from carnyx.games.celtos.show.board import Board
from carnyx.games.celtos.show.story import Storyteller
from carnyx.games.warriors.play.orders import SealOrders
from carnyx.show import events as ev
from carnyx.show.documents import Told
from carnyx.web import undo, wire
from carnyx.web.lobby import Lobby
from carnyx.web.log import Log
from carnyx.web.match import Match
from carnyx.web.seats import Ticket
from carnyx.web.setups import Wish, prepared
from carnyx.web.storage import Storage
from carnyx.web.tellings import Tellings
from carnyx.web.view import is_told_to_all, recalled
from carnyx.web.viewer import Viewer

BOTH = frozenset({0, 1})


@pytest.fixture
def lobby(tmp_path: Path) -> Lobby:
    return Lobby(Storage(tmp_path / "battles.sqlite"))


async def begun(lobby: Lobby, system: str, scenario: str) -> Match:
    match = await lobby.begin(Wish(system, scenario, ("person", "person")))
    match.fortune = Fortune(bytes([1]))  # the same dice every time
    match.go_on()
    await match.settled()
    return match


async def answered(match: Match, rng: Random) -> None:
    question = match.pause.question
    assert isinstance(question, Choose)
    match.answer(match.number, BOTH, msgspec.to_builtins(question.options.sample(rng)))
    await match.settled()


def two(match: Match, *langs: str) -> list[Viewer]:
    return [Viewer(match, lang, "in", Ticket(seat, f"key {seat}")) for seat, lang in enumerate(langs)]


class Calls:
    """Counts how often some methods are called."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.counted: Counter[str] = Counter()
        for kind, name in ((Storyteller, "told"), (Board, "scene"), (Board, "question")):
            patch.setattr(kind, name, self._counting(name, getattr(kind, name)))

    def _counting(self, name: str, work: Any) -> Any:
        def counted(*given: Any) -> Any:
            self.counted[name] += 1
            return work(*given)

        return counted


@pytest.mark.parametrize(("langs", "times"), [(("en", "en"), 1), (("en", "de"), 2)])
def test_an_entry_is_told_once_for_each_language_not_for_each_browser(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch, langs: tuple[str, str], times: int
) -> None:
    async def run() -> None:
        match, rng = await begun(lobby, "celtos", "demo"), Random(4)
        places = two(match, *langs)
        for place in places:
            place.state()
        calls, entries = Calls(monkeypatch), len(match.journal.entries)
        for _ in range(40):
            await answered(match, rng)
            one, other = (place.state() for place in places)
            assert [told.number for told in one.log] == [told.number for told in other.log]
            assert one.acts is not other.acts
            assert [act.events for act in one.acts] == [act.events for act in other.acts]
        assert calls.counted["told"] == times * (len(match.journal.entries) - entries)
        assert calls.counted["scene"] == times * 40
        assert calls.counted["question"] == 40  # only who is asked is shown the question

    asyncio.run(run())


def test_the_browser_is_sent_the_events_of_what_is_new_and_none_of_the_past(lobby: Lobby) -> None:
    async def run() -> None:
        match, rng = await begun(lobby, "celtos", "demo"), Random(7)
        (place,) = two(match, "en")
        assert place.state().fresh
        happened: list[ev.Event] = []
        while match.pause.question is not None:
            number = len(match.journal.entries)
            await answered(match, rng)
            state = place.state()
            assert not state.fresh
            assert [act.number for act in state.acts] == list(range(number + 1, len(match.journal.entries) + 1))
            happened += [event for act in state.acts for event in act.events]
        assert any(isinstance(event, ev.Shot) for event in happened)
        assert any(isinstance(event, ev.Harmed) for event in happened)
        again = Viewer(match).state()
        assert again.fresh
        assert not again.acts

    asyncio.run(run())


def test_what_was_taken_back_is_forgotten_and_the_rest_is_not_told_again(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        match, rng = await begun(lobby, "celtos", "demo"), Random(4)
        (place,) = two(match, "en")
        for _ in range(12):
            await answered(match, rng)
        before = place.state().log
        await answered(match, rng)
        place.state()
        last = max(number for number, _ in match.journal.standing if undo.may_go_back_to(match.journal, number))
        calls = Calls(monkeypatch)
        match.undo(last, BOTH, consent=True)
        state = place.state()
        assert state.fresh
        assert state.log == before[: len(state.log)]
        assert not calls.counted["told"]
        stand = {number for number, _ in match.journal.standing}
        assert {number for number, *_ in match.tellings._told} <= stand
        assert {number for number, _ in match.tellings._acts} <= stand

    asyncio.run(run())


def test_several_threads_may_tell_a_story_while_it_is_taken_back(lobby: Lobby) -> None:
    async def run() -> None:
        match, rng = await begun(lobby, "celtos", "demo"), Random(4)
        for _ in range(40):
            await answered(match, rng)
        alone = Tellings(match.journal)
        whole = Log(alone, "de", "cm").news(0).log
        shared, done = match.tellings, Event()

        def told() -> list[tuple[Told, ...]]:
            return [Log(shared, "de", "cm").news(NOBODY).log for _ in range(10)]

        def forgotten() -> None:
            while not done.is_set():
                shared.forget()
                shared._told.clear()  # as if all had been taken back
                shared._acts.clear()
                shared._views.clear()

        interval = sys.getswitchinterval()
        sys.setswitchinterval(1e-6)
        try:
            with ThreadPoolExecutor(3) as pool:
                tasks = [pool.submit(told) for _ in range(2)]
                forgetting = pool.submit(forgotten)
                try:
                    stories = [story for task in tasks for story in task.result()]
                finally:
                    done.set()
                forgetting.result()
        finally:
            sys.setswitchinterval(interval)
        assert stories == [whole] * 20

    asyncio.run(run())


# --- what is sealed --------------------------------------------------------------------------------------------------


def sealed() -> Iterator[tuple[int, Any]]:
    """The answers that seal first orders, each with the pause after it."""
    table = Journal(SYSTEMS["warriors"], prepared(Wish("warriors", "box", ("person", "person"))))
    rng = Random(3)
    while table.pause.battle.turn == 0:
        question = table.pause.question
        assert question is not None
        secret = isinstance(table.pause.battle.agenda[-1], SealOrders)
        table.answer(question.options.sample(rng) if isinstance(question, Choose) else question.sample(rng))
        if secret:
            assert isinstance(question, Choose)
            yield question.player, table.pause


def test_an_answer_in_secret_is_told_to_nobody_but_who_gave_it() -> None:
    system = SYSTEMS["warriors"]
    first, second = sealed()
    for player, pause in (first, second):
        assert not is_told_to_all(system, pause)
        own, other = recalled(system, pause, player), recalled(system, pause, 1 - player)
        assert own.trail[0].outcome == pause.trail[0].outcome
        for seen in (other, recalled(system, pause, NOBODY)):
            record = seen.trail[0]
            assert (record.answer, record.outcome) == (HIDDEN, HIDDEN)
            assert isinstance(record.question, Choose)
            assert pause.trail[0].after.opening.sealed[player] == pause.trail[0].outcome
            assert not record.after.opening.sealed[player]
    # Once both are written they are shown, to all alike.
    assert second[1].battle == recalled(system, second[1], NOBODY).battle
    assert any(unit.order != "hold" for unit in second[1].battle.units)


def test_where_nothing_is_sealed_everybody_is_told_the_same() -> None:
    system = SYSTEMS["celtos"]
    table, rng = Journal(system, prepared(Wish("celtos", "demo", ("person", "person")))), Random(2)
    while (question := table.pause.question) is not None:
        table.answer(question.options.sample(rng) if isinstance(question, Choose) else question.sample(rng))
        assert is_told_to_all(system, table.pause)
        seen = recalled(system, table.pause, NOBODY)
        assert all(mine is theirs for mine, theirs in zip(seen.trail, table.pause.trail, strict=True))


COMPASS = {"north": "south", "south": "north", "east": "west", "west": "east"}
PLACE = re.compile(r'([\d.]+)" from the west edge, ([\d.]+)" from the south edge')


@pytest.mark.parametrize(("system", "scenario"), [("celtos", "demo"), ("warriors", "box")])
def test_up_is_north_from_either_side_of_the_table(system: str, scenario: str, lobby: Lobby) -> None:
    """Who looks at the table from its other side is told of the winds, and of the edges, as he sees them."""

    def across(text: str) -> str:
        return re.sub(r"\b(?:north|south|east|west)\b", lambda found: COMPASS[found[0]], text)

    async def run() -> None:
        match, rng = await begun(lobby, system, scenario), Random(3)
        here, beyond = Viewer(match), Viewer(match, turned=True)
        for _ in range(60):
            await answered(match, rng)
        stage = here.opened().stage
        there = Viewer(match)
        there.do(wire.Speak("en", "in", turned=True))
        told = [[line.text for line in viewer.state().log] for viewer in (here, beyond, there)]
        assert told[1] == told[2]
        places, moves = 0, 0
        for mine, his in zip(told[0], told[1], strict=True):
            if found := PLACE.search(mine):
                seen, places = PLACE.search(his), places + 1
                assert seen is not None
                whole = [float(a) + float(b) for a, b in zip(found.groups(), seen.groups(), strict=True)]
                assert whole == pytest.approx([stage.width / 254, stage.depth / 254], abs=0.11)
            else:
                assert his == across(mine)
                moves += his != mine
        assert moves > 3
        assert places

    asyncio.run(run())
