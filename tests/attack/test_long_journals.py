"""Journals without end: whoever reads one waits alone, and none becomes longer than can be read again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

import msgspec
import pytest

from carnyx.core.flow import Choose
from carnyx.core.journal import BadJournal
from carnyx.core.past import Kept
from carnyx.web import reading, room
from carnyx.web.lobby import Lobby, Unknown
from carnyx.web.match import Match, NotKept
from carnyx.web.reading import Reading
from carnyx.web.setups import Wish
from carnyx.web.storage import Storage
from carnyx.web.viewer import Viewer
from carnyx.words.catalogue import catalogue

BOTH = frozenset({0, 1})
PATIENCE = 60.0


@pytest.fixture
def storage(tmp_path: Path) -> Storage:
    return Storage(tmp_path / "battles.sqlite")


async def begun(lobby: Lobby, *seats: str) -> Match:
    match = await lobby.begin(Wish("celtos", "demo", seats or ("person", "person")))
    match.go_on()
    await match.settled()
    return match


def answer(match: Match) -> None:
    question = match.pause.question
    assert isinstance(question, Choose)
    match.answer(match.number, BOTH, msgspec.to_builtins(question.options.sample(Random(1))))


def to_and_fro(match: Match) -> None:
    """An answer, given and taken back for ever."""
    while True:
        number = match.number
        answer(match)
        match.undo(number, BOTH, consent=True)


@pytest.mark.parametrize(
    ("limit", "value"), [("MOST_ENTRIES", 40), ("LONGEST", 20_000)], ids=("by its entries", "by its bytes")
)
def test_a_battle_never_becomes_longer_than_can_be_read_again(
    storage: Storage, monkeypatch: pytest.MonkeyPatch, limit: str, value: int
) -> None:
    monkeypatch.setattr(room, limit, value)

    async def run() -> None:
        match = await begun(Lobby(storage))
        with pytest.raises(NotKept) as error:
            to_and_fro(match)
        assert error.value.why == "endless"
        lines = storage.lines(match.id)
        assert (len(lines) - 1 if limit == "MOST_ENTRIES" else sum(map(len, lines))) <= value
        again = await Lobby(storage).match(match.id)
        assert again.number == match.number
        question = match.pause.question
        assert isinstance(question, Choose)
        given = msgspec.to_builtins(question.options.sample(Random(1)))
        for lang in ("en", "de", "es"):
            told = Viewer(again, lang).hear(
                msgspec.json.encode({"is": "answer", "number": again.number, "answer": given})
            )
            assert getattr(told, "text", "") == catalogue(lang).say("table-trouble-endless")

    asyncio.run(run())


def test_the_room_that_is_left_is_that_of_the_reader() -> None:
    from carnyx.core.limits import LONGEST_UPLOAD, MEGABYTE, MOST_ENTRIES

    assert room.MOST_ENTRIES == MOST_ENTRIES
    assert 0 < LONGEST_UPLOAD * MEGABYTE - room.LONGEST < 100_000


def test_a_computer_player_who_has_no_room_left_keeps_his_seat(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "MOST_ENTRIES", 30)

    async def run() -> None:
        match = await begun(Lobby(storage), "random", "random")
        assert match.notice == "endless"
        assert match.seats == ["random", "random"]
        assert len(match.journal.entries) <= 30

    asyncio.run(run())


class Held:
    """Reading that is held up at some journals until it is let go."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, is_slow: Callable[[bytes], bool]) -> None:
        self.go, self.read, self._opened, self._is_slow = Event(), 0, reading.opened, is_slow
        monkeypatch.setattr(reading, "opened", self)

    def __call__(self, text: bytes, systems: Any, is_late: Callable[[], bool]) -> Kept:
        self.read += 1
        if self._is_slow(text):
            while not self.go.wait(0.01):
                if is_late():
                    raise BadJournal(2, "late")
        return self._opened(text, systems, is_late)


def test_whoever_opens_a_long_battle_waits_alone(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        first = Lobby(storage)
        long, *others = [(await begun(first)).id for _ in range(4)]
        text = b"".join(storage.lines(long))
        held = Held(monkeypatch, lambda given: given == text)
        lobby = Lobby(storage)
        lobby._reading = Reading("reading", 2, moment=0.05)
        waiting = [asyncio.ensure_future(lobby.find(long)) for _ in range(8)]
        async with asyncio.timeout(PATIENCE):
            for other in others:
                assert (await lobby.find(other)).id == other
        assert not any(each.done() for each in waiting)
        held.go.set()
        assert len({id(each) for each in await asyncio.gather(*waiting)}) == 1  # they are at one table

    asyncio.run(run())


def test_long_journals_that_strangers_bring_keep_no_battle_shut(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        match = await begun(Lobby(storage))
        text = b"".join(storage.lines(match.id))
        marked = text + b"\n"
        held = Held(monkeypatch, lambda given: given == marked)
        lobby = Lobby(storage)
        lobby._receiving = Reading("receiving", moment=0.05, patience=PATIENCE)
        bringing = [asyncio.ensure_future(lobby.upload(marked, "")) for _ in range(12)]
        async with asyncio.timeout(PATIENCE):
            await asyncio.sleep(0.1)
            assert (await lobby.find(match.id)).id == match.id
            await lobby.begin(Wish("celtos", "demo", ("person", "person")))
            await asyncio.to_thread(lambda: None)
        held.go.set()
        found = await asyncio.gather(*bringing, return_exceptions=True)
        assert all(isinstance(each, BadJournal) for each in found)  # an empty line is none

    asyncio.run(run())


def test_a_journal_that_is_known_to_be_long_does_not_wait_among_the_short_ones(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def run() -> None:
        held = Held(monkeypatch, lambda text: True)
        lane = Reading("reading", moment=0.02, patience=0.02)
        for times, called in ((2, "one"), (3, "one"), (5, "another"), (7, "")):
            with pytest.raises(BadJournal, match="late"):
                await lane.opened(b"", called)
            assert held.read == times

    asyncio.run(run())


def test_a_battle_that_is_deleted_while_it_is_read_is_gone(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        id = (await begun(Lobby(storage))).id
        held = Held(monkeypatch, lambda text: True)
        lobby = Lobby(storage)
        waiting = asyncio.ensure_future(lobby.find(id))
        while not held.read:
            await asyncio.sleep(0.01)
        lobby.delete(id)
        held.go.set()
        with pytest.raises(Unknown):
            await waiting
        assert id not in lobby._matches

    asyncio.run(run())
