"""A guided battle on the server: the coach knows the stage, and nothing is lost when it is loaded again."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from carnyx.core.journal import Journal
from carnyx.core.lesson import LEARNER, PREFIX
from carnyx.games import GAMES, SYSTEMS
from carnyx.learn.coach import Coach
from carnyx.web.lobby import Lobby
from carnyx.web.match import Match
from carnyx.web.setups import BadWish, Wish, games
from carnyx.web.storage import Storage
from carnyx.web.teaching import teaching
from carnyx.web.viewer import Viewer
from carnyx.web.wire import Advise, Advised

SYSTEMS_TAUGHT = ("celtos", "warriors")
ME = frozenset({LEARNER})


def wish(system: str) -> Wish:
    return Wish(system, f"{PREFIX}first", ("person", "thumb"))


def coach_of(match: Match) -> Coach:
    found = Viewer(match).state().coach
    assert found is not None
    return found


async def follow(match: Match, answers: int) -> None:
    """Give the answers that the coach shows."""
    await match.settled()
    match.go_on()
    await match.settled()
    for _ in range(answers):
        if match.pause.question is None:
            return
        match.answer(match.number, ME, coach_of(match).shown)
        await match.settled()


@pytest.mark.parametrize("system", SYSTEMS_TAUGHT)
def test_who_gives_the_answers_shown_is_led_to_the_end(tmp_path: Path, system: str) -> None:
    async def run() -> Match:
        match = await Lobby(Storage(tmp_path / "battles.sqlite")).begin(wish(system))
        await follow(match, 100)
        return match

    match = asyncio.run(run())
    told = coach_of(match)
    assert [step.title for step in told.steps if not step.done] == []
    assert told.end


@pytest.mark.parametrize("system", SYSTEMS_TAUGHT)
def test_a_server_that_starts_again_knows_the_stage(tmp_path: Path, system: str) -> None:
    async def run() -> tuple[Coach, Coach]:
        match = await Lobby(Storage(tmp_path / "battles.sqlite")).begin(wish(system))
        await follow(match, 5)
        before = coach_of(match)
        again = await Lobby(Storage(tmp_path / "battles.sqlite")).match(match.id)
        return before, coach_of(again)

    before, after = asyncio.run(run())
    assert before.at > 0
    assert after == before


def test_undo_goes_back_to_the_stage(tmp_path: Path) -> None:
    async def run() -> tuple[Coach, Coach]:
        match = await Lobby(Storage(tmp_path / "battles.sqlite")).begin(wish("celtos"))
        await follow(match, 2)
        before = coach_of(match)
        number = match.number
        await follow(match, 1)
        match.undo(number, ME, consent=True)
        return before, coach_of(match)

    before, after = asyncio.run(run())
    assert (after.at, after.ask) == (before.at, before.ask)


def test_a_lesson_is_offered_by_name_and_an_unknown_one_is_refused() -> None:
    assert {game.id: [each.value for each in game.lessons] for game in games() if game.lessons} == {
        "celtos": ["lesson-first"],
        "warriors": ["lesson-first"],
    }

    async def run() -> None:
        await Lobby(Storage(Path(":memory:"))).begin(Wish("celtos", "lesson-none", ("person", "thumb")))

    with pytest.raises(BadWish):
        asyncio.run(run())


def test_a_battle_that_only_says_it_is_a_lesson_teaches_nothing() -> None:
    lessons = GAMES["celtos"].lessons
    assert lessons is not None
    setup = lessons.setup(lessons.load("first"))
    forged = replace(setup, forces=setup.forces[::-1])
    assert teaching(Journal(SYSTEMS["celtos"], setup)) is not None
    assert teaching(Journal(SYSTEMS["celtos"], forged)) is None


def test_what_is_preset_is_what_the_coach_shows(tmp_path: Path) -> None:
    """Neither the grid of orders nor whoever advises says otherwise than he does."""

    async def run() -> Match:
        match = await Lobby(Storage(tmp_path / "battles.sqlite")).begin(wish("warriors"))
        await follow(match, 1)
        return match

    match = asyncio.run(run())
    viewer = Viewer(match)
    question, shown = viewer.state().question, coach_of(match).shown
    assert question is not None
    assert question.grid is not None
    assert tuple(cell.means[0].answer for row in question.grid.rows for cell in row.cells if cell.is_picked) == shown
    assert viewer.inquire(Advise(number=match.number, ask=1)) == Advised(1, shown)
