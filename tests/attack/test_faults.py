"""What is not on disk has not happened: whatever fails, and whenever, memory and disk tell the same."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from carnyx.core.codec import digest
from carnyx.core.flow import Choose
from carnyx.core.journal import Journal
from carnyx.web.lobby import Lobby
from carnyx.web.match import Match, NotKept
from carnyx.web.seats import Ticket
from carnyx.web.setups import Wish
from carnyx.web.storage import Storage

BOTH = frozenset({0, 1})
FAULTS: tuple[type[Exception], ...] = (sqlite3.OperationalError, OSError, RuntimeError, KeyError)


async def at_work(folder: Path) -> tuple[Lobby, Match]:
    """A battle with some answers in it, and a person who is asked."""
    lobby = Lobby(Storage(folder / "battles.sqlite"))
    match = await lobby.begin(Wish("celtos", "demo", ("person", "person")))
    match.go_on()
    await match.settled()
    for seed in range(4):
        match.answer(match.number, BOTH, some_answer(match, seed))
        await match.settled()
    return lobby, match


def some_answer(match: Match, seed: int = 1) -> Any:
    question = match.pause.question
    assert isinstance(question, Choose)
    return msgspec.to_builtins(question.options.sample(Random(seed)))


async def same(lobby: Lobby, match: Match) -> None:
    """What is in memory is what the next server would find."""
    found = await Lobby(lobby._storage).match(match.id)
    assert found.number == match.number
    assert digest(found.pause.battle) == digest(match.pause.battle)
    assert found.seats == match.seats
    assert found.claims.marks == match.claims.marks


def answer(match: Match) -> None:
    match.answer(match.number, BOTH, some_answer(match))


def undo(match: Match) -> None:
    last = match.last_for(BOTH)
    assert last is not None
    match.undo(last, BOTH, consent=True)


def claim(match: Match) -> None:
    match.claim(Ticket(0, "a key"))


def seat(match: Match) -> None:
    match.seat(1, "random", BOTH)


DEEDS: dict[str, tuple[str, Callable[[Match], None]]] = {
    "answer": ("append", answer),
    "undo": ("append", undo),
    "claim": ("remember", claim),
    "seat": ("seat", seat),
}


def played(run: Callable[[], Awaitable[None]]) -> None:
    async def all() -> None:
        await run()

    asyncio.run(all())


@pytest.mark.parametrize("after", [False, True], ids=["before it is written", "after it is written"])
@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("deed", DEEDS)
def test_a_fault_in_writing_leaves_memory_as_the_disk_is(
    deed: str, fault: type[Exception], after: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        lobby, match = await at_work(tmp_path)
        name, do = DEEDS[deed]
        write = getattr(Storage, name)

        def failing(self: Storage, *given: Any) -> None:
            if after:
                write(self, *given)
            raise fault("injected")

        with monkeypatch.context() as broken:
            broken.setattr(Storage, name, failing)
            with pytest.raises(NotKept):
                do(match)
        await same(lobby, match)
        answer(match)  # and it goes on
        await match.settled()
        await same(lobby, match)

    played(run)


@pytest.mark.parametrize("place", ["row", "answer", "_begin_turn", "_seal"])
def test_a_fault_in_the_midst_of_an_answer_changes_nothing(
    place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At the second call: after the answer, at the dice or the forced answer that follows it, or at its row."""

    async def run() -> None:
        lobby, match = await at_work(tmp_path)
        number, work, calls = match.number, getattr(Journal, place), 0

        def failing(self: Journal[Any], *given: Any) -> Any:
            nonlocal calls
            found = work(self, *given)
            calls += 1
            raise RuntimeError(f"injected at call {calls}: {found}")

        with monkeypatch.context() as broken:
            broken.setattr(Journal, place, failing)
            with pytest.raises(RuntimeError):
                answer(match)
        assert match.number == number
        await same(lobby, match)
        answer(match)
        await same(lobby, match)

    played(run)


def test_a_deletion_that_cannot_be_written_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        lobby, match = await at_work(tmp_path)

        def failing(self: Storage, battle: str) -> bool:
            raise sqlite3.OperationalError("injected")

        with monkeypatch.context() as broken:
            broken.setattr(Storage, "delete", failing)
            with pytest.raises(sqlite3.OperationalError):
                lobby.delete(match.id)
        assert await lobby.match(match.id) is match
        answer(match)
        await same(lobby, match)

    played(run)
