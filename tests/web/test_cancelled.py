"""A thought that nobody waits for any more stops: after undo, after a battle is given up, and when it is closed.

The search is so slow that it would never come to an end by itself: whatever goes on, goes on because it was stopped.
"""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from carnyx.core.flow import Choose
from carnyx.core.journal import Journal
from carnyx.games import GAMES, SYSTEMS
from carnyx.players import RandomPlayer
from carnyx.players.breaks import Stopped, heed, rest
from carnyx.web import connection, inquiries, setups
from carnyx.web.lobby import Lobby
from carnyx.web.match import Match
from carnyx.web.setups import Wish
from carnyx.web.storage import Storage
from carnyx.web.thinking import Thinking
from carnyx.web.workers import Workers, processes, threads
from tests.web.tables import housed

ALL = frozenset({0, 1})
PATIENCE = 60.0
ENDLESS = 100_000


class Endless:
    """A player whose search comes to no end; every playout leaves a mark."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def answer(self, position: Any) -> Any:
        del position
        mark = self.folder / "begun"
        mark.touch()
        try:
            for _ in range(ENDLESS):
                rest()
                time.sleep(0.01)
        except Stopped:
            (self.folder / "stopped").touch()
            raise
        return None


async def until(folder: Path, mark: str) -> None:
    """Wait for a mark of the search."""
    for _ in range(int(PATIENCE / 0.02)):
        if (folder / mark).exists():
            return
        await asyncio.sleep(0.02)
    raise AssertionError(f"no search has {mark}")


@pytest.fixture(params=["thread", "process"])
def workers(request: pytest.FixtureRequest) -> Any:
    made: Workers = threads("slow") if request.param == "thread" else processes(1, PATIENCE)
    yield made
    made.end()


async def thought_about(tmp_path: Path, workers: Workers) -> Match:
    """A battle in which a person has answered, and the computer thinks, and would for ever."""
    lobby = Lobby(Storage(tmp_path / "battles.sqlite"), Thinking(workers))
    match = await lobby.begin(Wish("celtos", "demo", ("person", "person")))
    match.go_on()
    await match.settled()
    other = RandomPlayer(2)
    while match.number < 12 or match.asked is None:
        assert isinstance(match.pause.question, Choose)
        match.answer(match.number, ALL, other.answer(match.pause))
        await match.settled()
    who = match.asked
    match.seats[who], match.players = "thumb", {who: Endless(tmp_path)}
    match.go_on()
    await until(tmp_path, "begun")
    return match


def test_undo_stops_the_thought_and_another_begins(tmp_path: Path, workers: Workers) -> None:
    async def run() -> None:
        match = await thought_about(tmp_path, workers)
        mine = match.last_for(match.persons) or match.last_for(ALL)
        assert mine is not None
        match.undo(mine, match.persons, True)
        await until(tmp_path, "stopped")
        # The worker is free again: who is asked next has his answer.
        assert await asyncio.wait_for(workers.do(int, "7"), PATIENCE) == 7
        match.end()

    asyncio.run(run())


def test_a_person_who_takes_the_seat_stops_the_thought(tmp_path: Path, workers: Workers) -> None:
    async def run() -> None:
        match = await thought_about(tmp_path, workers)
        assert match.asked is not None
        match.seat(match.asked, "person", match.persons)
        await until(tmp_path, "stopped")
        assert not match.is_automatic()
        match.end()

    asyncio.run(run())


def test_a_battle_that_is_closed_is_thought_about_no_more(tmp_path: Path, workers: Workers) -> None:
    async def run() -> None:
        match = await thought_about(tmp_path, workers)
        match.end()
        await until(tmp_path, "stopped")
        assert await asyncio.wait_for(workers.do(int, "7"), PATIENCE) == 7

    asyncio.run(run())


def test_a_thought_that_has_not_begun_never_begins(tmp_path: Path) -> None:
    async def run() -> None:
        workers = threads("slow")
        first, second = tmp_path / "first", tmp_path / "second"
        first.mkdir()
        second.mkdir()
        thinking = Thinking(workers)
        tasks = [asyncio.create_task(thinking.answer(Endless(folder), None)) for folder in (first, second)]  # type: ignore[arg-type]
        await until(first, "begun")
        for task in reversed(tasks):
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await until(first, "stopped")
        assert await asyncio.wait_for(workers.do(int, "7"), PATIENCE) == 7
        assert not (second / "begun").exists()
        thinking.end()

    asyncio.run(run())


def test_a_server_that_ends_stops_every_thought(tmp_path: Path) -> None:
    async def run() -> None:
        workers = threads("slow")
        thought = asyncio.create_task(Thinking(workers).answer(Endless(tmp_path), None))  # type: ignore[arg-type]
        await until(tmp_path, "begun")
        workers.end()
        await until(tmp_path, "stopped")
        await asyncio.gather(thought, return_exceptions=True)

    asyncio.run(run())


def test_a_search_stops_before_its_next_playout() -> None:
    """The players of the game, not only one made for this test."""
    journal: Journal[Any] = Journal(SYSTEMS["celtos"], setups.prepared(Wish("celtos", "demo", ("person", "person"))))
    practice, thumb = GAMES["celtos"].practice, GAMES["celtos"].players["thumb"](0)
    assert practice is not None
    from random import Random

    dice = Random(1)
    while not practice.craft.is_milestone(journal.pause):
        question = journal.pause.question
        assert question is not None
        is_choice = isinstance(question, Choose)
        journal.answer(thumb.answer(journal.pause) if is_choice else question.sample(dice))  # type: ignore[union-attr]
    asked = iter([False] * 5 + [True] * ENDLESS)
    heed(lambda: next(asked))
    player = GAMES["celtos"].computer(GAMES["celtos"].called("level5:20000"), 1)
    try:
        with pytest.raises(Stopped):
            player.answer(journal.pause)
    finally:
        heed(lambda: False)


def test_who_gives_up_no_longer_waits_for_a_hint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def slowly(inquiry: inquiries.Inquiry) -> tuple[str, float]:
        if isinstance(inquiry.said, inquiries.PONDERED):
            Endless(tmp_path).answer(None)
        return inquiries.written_reply(inquiry)

    monkeypatch.setattr(connection, "written_reply", slowly)
    with housed(tmp_path) as house, house.browser(house.begin("celtos", "demo", "person", "person")) as browser:
        asked = browser.until(lambda message: message["is"] == "state" and message.get("question"))
        while not any(option.get("answer") == "concede" for option in asked["question"].get("options", ())):
            answer = browser.ask("advise", "advised", number=asked["number"])["answer"]
            browser.say("answer", number=asked["number"], answer=answer)
            number = asked["number"]
            asked = browser.until(
                lambda message, past=number: (
                    message["is"] == "state" and message.get("question") and message["number"] > past
                )
            )
        browser.say("hint", number=asked["number"], ask=1)
        asyncio.run(until(tmp_path, "begun"))
        browser.say("answer", number=asked["number"], answer="concede")
        browser.until(lambda message: message["is"] == "state" and message["number"] > asked["number"])
        asyncio.run(until(tmp_path, "stopped"))
        assert not any('"is":"hint"' in heard for heard in browser.heard)
