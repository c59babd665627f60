"""Undo by the law of the table: do and undo give the same position, at every decision of random battles."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carnyx.core.codec import digest
from carnyx.core.fairness import fairness
from carnyx.core.flow import Choose, sample
from carnyx.core.fortune import Fortune
from carnyx.core.journal import Journal, read
from carnyx.games import SYSTEMS
from carnyx.games.celtos.play.options import WhichUnit
from carnyx.games.celtos.play.orders import Order
from carnyx.web import undo
from carnyx.web.lobby import Lobby
from carnyx.web.match import Match, NeedsConsent
from carnyx.web.setups import Wish, prepared
from carnyx.web.storage import Storage

GAMES = {"celtos": "demo", "warriors": "box"}
ALL = frozenset({0, 1})


def begun(system: str) -> Journal[Any]:
    return Journal(SYSTEMS[system], prepared(Wish(system, GAMES[system], ("person", "person"))))


def positions(table: Journal[Any]) -> list[str]:
    return [digest(pause.battle) for _, pause in table.standing]


@pytest.mark.parametrize("system", GAMES)
def test_at_every_decision_of_a_battle_do_and_undo_give_the_same_position(system: str) -> None:
    table, rng = begun(system), Random(12)
    while (question := table.pause.question) is not None:
        before = digest(table.pause.battle)
        entry = table.answer(msgspec.to_builtins(sample(question, rng)))
        after = digest(table.pause.battle)
        table.undo(entry.number)
        assert digest(table.pause.battle) == before
        assert table.answer(entry.answer).number == entry.number + 2  # numbers never repeat
        assert digest(table.pause.battle) == after
    again = read(b"".join(table.lines()), SYSTEMS)
    assert positions(again) == positions(table)


@pytest.mark.parametrize("system", GAMES)
@settings(max_examples=25, deadline=None, derandomize=True)
@given(data=st.data())
def test_undo_to_anywhere_and_again_leads_back_to_where_it_stood(system: str, data: st.DataObject) -> None:
    table, rng = begun(system), Random(data.draw(st.integers(0, 99)))
    for _ in range(data.draw(st.integers(1, 4))):
        for _ in range(data.draw(st.integers(1, 25))):
            if table.pause.question is not None:
                table.answer(msgspec.to_builtins(sample(table.pause.question, rng)))
        stood = positions(table)
        numbers = [number for number, _ in table.standing[1:]]
        place = data.draw(st.integers(0, len(numbers) - 1))
        table.undo(numbers[place])
        assert positions(table) == stood[: place + 1]
    assert positions(read(b"".join(table.lines()), SYSTEMS)) == positions(table)


@pytest.mark.parametrize("system", GAMES)
def test_free_undo_never_takes_back_a_die_a_revelation_or_another_s_answer(system: str) -> None:
    table, rng, seen = begun(system), Random(7), set()
    while (question := table.pause.question) is not None:
        table.answer(msgspec.to_builtins(sample(question, rng)))
        free = undo.free_for(table, ALL)
        seen.add(free is None)
        if free is None:
            continue
        taken = [each for each in undo.answered(table) if each[0] >= free]
        players = {before.question.player if isinstance(before.question, Choose) else None for _, before, _ in taken}
        assert len(players) == 1
        assert None not in players
        hidden = [undo.is_open(table.system, pause.battle) for _, before, after in taken for pause in (before, after)]
        assert hidden == sorted(hidden, reverse=True)  # something may have been sealed, but nothing shown
    assert seen == {True, False}


@pytest.mark.parametrize("system", GAMES)
def test_the_match_goes_back_freely_as_far_as_the_law_says_and_not_an_entry_farther(
    system: str, tmp_path: Path
) -> None:
    async def run() -> tuple[int, int]:
        match: Match = await Lobby(Storage(tmp_path / "battles.sqlite")).begin(
            Wish(system, GAMES[system], ("person", "person"))
        )
        match.fortune = Fortune(bytes([5]))
        rng, free, bound = Random(5), 0, 0
        for _ in range(150):
            match.go_on()
            await match.settled()
            question = match.pause.question
            if not isinstance(question, Choose):
                break
            match.answer(match.number, ALL, msgspec.to_builtins(question.options.sample(rng)))
            await match.settled()
            reach = undo.free_for(match.journal, ALL)
            for number in [number for number, before, _ in undo.answered(match.journal) if number < (reach or 10**9)]:
                if undo.may_go_back_to(match.journal, number):
                    bound += 1
                    with pytest.raises(NeedsConsent):
                        match.undo(number, ALL, consent=False)
            if reach is not None and rng.random() < 0.5:
                free += 1
                before = next(before for number, before, _ in undo.answered(match.journal) if number == reach)
                match.undo(reach, ALL, consent=False)
                assert digest(match.pause.battle) == digest(before.battle)
        return free, bound

    free, bound = asyncio.run(run())
    assert free
    assert bound


@pytest.mark.parametrize("system", GAMES)
def test_one_press_takes_back_one_decision_of_ones_own(system: str) -> None:
    table, rng, mine = begun(system), Random(3), []
    for _ in range(60):
        question = table.pause.question
        assert question is not None
        by_itself = rng.random() < 0.2
        entry = table.answer(msgspec.to_builtins(sample(question, rng)), "itself" if by_itself else "")
        if isinstance(question, Choose) and question.player == 0 and not by_itself:
            mine.append(entry.number)
    taken = []
    while (last := undo.last_for(table, frozenset({0}))) is not None:
        taken.append(last)
        table.undo(last)
    assert taken == mine[::-1]


def test_a_deed_of_several_answers_is_taken_back_as_one(tmp_path: Path) -> None:
    async def run() -> None:
        lobby = Lobby(Storage(tmp_path / "battles.sqlite"))
        match: Match = await lobby.begin(Wish("celtos", "demo", ("person", "person")))
        match.fortune = Fortune(bytes([5]))
        match.go_on()
        await match.settled()
        while not isinstance(match.pause.question.options, WhichUnit):
            match.answer(match.number, ALL, msgspec.to_builtins(match.pause.question.options.hints()[0]))
            await match.settled()
        number, unit = match.number, match.pause.question.options.units[0]
        match.answer(number, ALL, unit, (msgspec.to_builtins(Order("hold")),))
        await match.settled()
        assert match.number > number + 1
        assert match.last_for(ALL) == number
        again = await Lobby(Storage(tmp_path / "battles.sqlite")).match(match.id)  # the server was begun anew
        assert again.last_for(ALL) == number

    asyncio.run(run())


@pytest.mark.parametrize("system", GAMES)
def test_what_the_computer_did_openly_is_no_obstacle_as_long_as_no_die_fell(system: str, tmp_path: Path) -> None:
    """A move that ends an activation by itself is followed by the computer's at once, and can still be taken back."""

    async def run() -> tuple[int, int]:
        mine, rng = frozenset({0}), Random(4)
        wish = Wish(system, GAMES[system], ("person", "random"))
        match: Match = await Lobby(Storage(tmp_path / "battles.sqlite")).begin(wish)
        match.fortune = Fortune(bytes([5]))
        free, bound = 0, 0
        for _ in range(200):
            match.go_on()
            await match.settled()
            question = match.pause.question
            if not isinstance(question, Choose):
                break
            number, stood = match.number, digest(match.pause.battle)
            match.answer(number, mine, msgspec.to_builtins(question.options.sample(rng)))
            await match.settled()
            since = [each for each in match.journal.entries if each.number > number]
            if not any(each.how == "computer" for each in since):
                continue
            sealed = any(each.number in match.journal.secrets for each in since)
            if sealed or any(each.how == "thrown" for each in since):
                bound += 1
                with pytest.raises(NeedsConsent):
                    match.undo(number, mine, consent=False)
            elif match.last_for(mine) == number and rng.random() < 0.5:
                free += 1
                match.undo(number, mine, consent=False)
                assert digest(match.pause.battle) == stood
                assert not fairness(match.journal).is_practice
        return free, bound

    free, bound = asyncio.run(run())
    assert free
    assert bound


def test_what_the_page_answers_for_a_player_belongs_to_what_he_decided_before(tmp_path: Path) -> None:
    async def run() -> None:
        lobby = Lobby(Storage(tmp_path / "battles.sqlite"))
        match: Match = await lobby.begin(Wish("celtos", "demo", ("person", "person")))
        match.go_on()
        await match.settled()
        first = match.number
        for by_itself in (False, True, True):
            hint = msgspec.to_builtins(match.pause.question.options.hints()[0])
            match.answer(match.number, ALL, hint, by_itself=by_itself)
            await match.settled()
        assert match.number > first + 2
        assert match.last_for(ALL) == first

    asyncio.run(run())
