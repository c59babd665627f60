"""A computer player whose process ends, also while it starts again, or who has no answer at all, stalls no battle."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path
from typing import Any

import pytest

from carnyx.core.flow import Choose, Pause
from carnyx.players import RandomPlayer
from carnyx.web.lobby import Lobby
from carnyx.web.match import Match
from carnyx.web.setups import Wish
from carnyx.web.storage import Storage
from carnyx.web.thinking import TRIES, GaveUp, Thinking
from carnyx.web.viewer import Viewer
from carnyx.web.workers import END, Workers, processes

pytestmark = pytest.mark.long


class Killed:
    """A player whose process is ended so many times before he comes to an answer."""

    def __init__(self, folder: Path, times: int) -> None:
        self.folder, self.times = folder, times

    def answer(self, position: Pause[Any]) -> Any:
        deaths = len(list(self.folder.iterdir()))
        if deaths < self.times:
            (self.folder / str(deaths)).touch()
            os._exit(9)
        return RandomPlayer(1).answer(position)


class Raising:
    """A player who has no answer."""

    def answer(self, position: Pause[Any]) -> Any:
        raise ZeroDivisionError


class Wrong:
    """A player who answers what nobody asked."""

    def answer(self, position: Pause[Any]) -> Any:
        return "no such answer"


class Slow:
    """A player who comes to no end."""

    def answer(self, position: Pause[Any]) -> Any:
        time.sleep(600)


async def waiting(folder: Path, thinking: Thinking, player: Any, system: str = "celtos") -> Match:
    """A battle in which that player sits in every seat but nobody has begun."""
    lobby = Lobby(Storage(folder / "battles.sqlite"), thinking)
    match = await lobby.begin(Wish(system, {"celtos": "demo", "warriors": "box"}[system], ("thumb", "thumb")))
    match.players = dict.fromkeys((0, 1), player)
    return match


async def answered(match: Match, answers: int) -> None:
    """Until that many entries are written, or the time is over."""
    match.go_on()
    for _ in range(3000):
        if len(match.journal.entries) >= answers:
            return
        await asyncio.sleep(0.1)
    raise AssertionError("it stalls")


def test_killed_twice_while_it_starts_again_every_battle_goes_on(tmp_path: Path) -> None:
    """Four battles wait for one process: each of them is killed twice."""

    async def run() -> None:
        thinking = Thinking(processes(1, 60.0))
        matches = []
        for place in range(4):
            folder = tmp_path / str(place)
            deaths = folder / "deaths"
            deaths.mkdir(parents=True)
            matches.append(await waiting(folder, thinking, Killed(deaths, 2)))
        await asyncio.gather(*(answered(match, 3) for match in matches))
        assert all(match.seats == ["thumb", "thumb"] for match in matches)
        for match in matches:
            match.end()
        thinking.end()

    asyncio.run(run())


def test_killed_from_outside_it_is_begun_again(tmp_path: Path) -> None:
    async def run() -> None:
        workers: Workers = processes(1, 60.0)
        thinking, told = Thinking(workers), []
        thought = asyncio.create_task(thinking.answer(Slow(), None, lambda: told.append(1)))  # type: ignore[arg-type]
        for _ in range(TRIES):
            while not any(workers._all.values()):
                await asyncio.sleep(0.05)
            os.kill(max(workers._all.values()), END)
            while any(workers._all.values()):
                await asyncio.sleep(0.05)
        with pytest.raises(GaveUp):
            await thought
        assert len(told) == TRIES
        thinking.end()

    asyncio.run(run())


@pytest.mark.parametrize("player", [Raising(), Wrong(), Slow()], ids=["raising", "wrong", "slow"])
def test_a_player_without_an_answer_leaves_his_seat_to_a_simpler_one_and_the_table_is_told(
    player: Any, tmp_path: Path
) -> None:
    async def run() -> None:
        thinking = Thinking(processes(1, 1.0))
        match = await waiting(tmp_path, thinking, player)
        looker, told = Viewer(match), []
        match.listeners.add(lambda: told.append(looker.state().notice))
        await answered(match, 6)
        assert "random" in match.seats
        assert any("simpler" in notice for notice in told)
        kept = match._storage.kept(match.id)[0]
        assert kept.seats.split(",") == match.seats
        match.end()
        thinking.end()

    asyncio.run(run())


def test_where_the_simplest_has_no_answer_a_person_may_take_the_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        lobby = Lobby(Storage(tmp_path / "battles.sqlite"))
        match = await lobby.begin(Wish("celtos", "demo", ("random", "random")))
        match.players = dict.fromkeys((0, 1), Raising())
        match.go_on()
        await match.settled()
        assert isinstance(match.pause.question, Choose)
        assert match.seats[match.pause.question.player] == "person"
        assert "free for a person" in Viewer(match).state().notice

    asyncio.run(run())
