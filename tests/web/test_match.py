"""A battle on the server: answers by number, secrets kept, undo by the law."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from carnyx.core.codec import digest
from carnyx.core.flow import Choose
from carnyx.core.forced import forced
from carnyx.core.fortune import Fortune
from carnyx.core.journal import Entry, read
from carnyx.core.rule import Refused
from carnyx.games import SYSTEMS
from carnyx.web import undo, wire
from carnyx.web.lobby import Lobby
from carnyx.web.match import CannotUndo, Match, NeedsConsent, NotYours, Stale
from carnyx.web.setups import Wish
from carnyx.web.storage import Storage
from carnyx.web.view import is_open
from carnyx.web.viewer import Viewer

GAMES = {"celtos": "demo", "warriors": "box"}


@pytest.fixture
def lobby(tmp_path: Path) -> Lobby:
    return Lobby(Storage(tmp_path / "battles.sqlite"))


async def begun(lobby: Lobby, system: str, *seats: str) -> Match:
    return await lobby.begin(Wish(system, GAMES[system], seats))


def together(what: Callable[[], Any]) -> Any:
    """Run what needs a loop, and let the battle settle."""

    async def run() -> Any:
        return await what()

    return asyncio.run(run())


async def answered(match: Match, rng: Random, seats: frozenset[int] = frozenset({0, 1})) -> None:
    """One answer at random by whoever is asked."""
    await match.settled()
    question = match.pause.question
    assert isinstance(question, Choose)
    match.answer(match.number, seats, msgspec.to_builtins(question.options.sample(rng)))
    await match.settled()


@pytest.mark.parametrize("system", GAMES)
def test_a_battle_between_a_person_and_the_computer_is_played_to_its_end(lobby: Lobby, system: str) -> None:
    async def run() -> Match:
        match = await begun(lobby, system, "person", "random")
        match.go_on()
        rng = Random(3)
        await match.settled()
        while match.pause.question is not None:
            await answered(match, rng, frozenset({0}))
        return match

    match = together(run)
    again = asyncio.run(Lobby(lobby._storage).match(match.id))  # as the next server would find it
    assert digest(again.pause.battle) == digest(match.pause.battle)


def test_an_answer_to_a_question_that_is_past_is_stale(lobby: Lobby) -> None:
    async def run() -> None:
        match = await begun(lobby, "celtos", "person", "person")
        match.go_on()
        await match.settled()
        number = match.number
        await answered(match, Random(1))
        with pytest.raises(Stale):
            match.answer(number, frozenset({0, 1}), 0)

    together(run)


def test_only_who_is_asked_may_answer(lobby: Lobby) -> None:
    async def run() -> None:
        match = await begun(lobby, "celtos", "person", "person")
        match.go_on()
        await match.settled()
        others = frozenset({1 - (match.asked or 0)})
        with pytest.raises(NotYours):
            match.answer(match.number, others, 0)

    together(run)


def test_a_refused_answer_changes_nothing_and_is_not_kept(lobby: Lobby) -> None:
    async def run() -> None:
        match = await begun(lobby, "celtos", "person", "person")
        match.go_on()
        await match.settled()
        before, lines = digest(match.pause.battle), await lobby.journal(match.id)
        with pytest.raises(Refused):
            match.answer(match.number, frozenset({0, 1}), "no such answer")
        assert digest(match.pause.battle) == before
        assert await lobby.journal(match.id) == lines

    together(run)


def test_undo_is_free_back_to_the_last_revelation_and_no_farther(lobby: Lobby) -> None:
    async def run() -> None:
        match = await begun(lobby, "celtos", "person", "person")
        match.go_on()
        await match.settled()
        rng = Random(5)
        first = match.asked
        while match.asked == first:  # until it is the other's turn: what the first did has been seen
            await answered(match, rng)
        await answered(match, rng)
        numbers = [number for number, _ in match.journal.standing[1:]]
        with pytest.raises(NeedsConsent):
            match.undo(2, frozenset({0, 1}), consent=False)  # the initiative was thrown after it, or the other acted
        match.undo(2, frozenset({0, 1}), consent=True)
        await match.settled()
        assert [number for number, _ in match.journal.standing[1:]][:1] == numbers[:1]
        assert match.number > max(numbers) + 1  # numbers never repeat

    together(run)


def test_sealed_orders_never_reach_the_other_seat(lobby: Lobby) -> None:
    async def run() -> None:
        match = await begun(lobby, "warriors", "person", "person")
        match.go_on()
        await match.settled()
        red = Viewer(match)
        secret = ("oppose", "hold", "attack")
        said: list[str] = []
        while True:
            await match.settled()
            question = match.pause.question
            assert isinstance(question, Choose)
            kind = type(match.pause.battle.agenda[-1]).__name__
            if kind == "SealOrders":
                orders = [secret[place % 3] for place in range(len(question.options.units))]  # type: ignore[attr-defined]
                if question.player == 1:
                    red.seat = 1
                    assert red.state().hand_over is None
                    said.append(wire.written(red.state()))
                    break
                match.answer(match.number, frozenset({0, 1}), orders)
                continue
            match.answer(match.number, frozenset({0, 1}), "none")
        assert match.pause.battle.opening.sealed[0] == tuple(orders)
        told = "".join(said)
        assert '"oppose","hold"' not in told
        assert '"sealed"' not in told

    together(run)


def test_a_hand_over_is_asked_for_before_secret_orders(lobby: Lobby) -> None:
    async def run() -> None:
        match = await begun(lobby, "warriors", "person", "person")
        match.go_on()
        await match.settled()
        place = Viewer(match)
        for _ in range(2):  # both boasts
            match.answer(match.number, frozenset({0, 1}), "none")
            await match.settled()
        place.seat = 1
        assert place.state().hand_over == 0
        assert place.state().question is None
        place.hear(wire.msgspec.json.encode({"is": "sit", "seat": 0}))
        assert place.state().question is not None

    together(run)


@pytest.mark.parametrize(
    ("raw", "what"),
    [
        ("no json", "malformed"),
        ('{"is": "unheard of"}', "malformed"),
        ('{"is": "answer", "number": 1}', "malformed"),
        ('{"is": "answer", "number": 99, "answer": 0}', "stale"),
        ('{"is": "card", "unit": 999}', "malformed"),
        ('{"is": "sit", "seat": 7}', "not-yours"),
        ('{"is": "undo", "number": 77}', "no-undo"),
        ("[" * 30_000, "malformed"),
        (" " * (wire.LONGEST + 1), "too-long"),
    ],
)
def test_what_cannot_be_done_is_said_and_changes_nothing(lobby: Lobby, raw: str, what: str) -> None:
    async def run() -> None:
        match = await begun(lobby, "celtos", "person", "person")
        match.go_on()
        await match.settled()
        before = await lobby.journal(match.id)
        reply = Viewer(match).hear(raw)
        assert isinstance(reply, wire.Trouble)
        assert reply.what == what
        assert reply.text
        assert await lobby.journal(match.id) == before

    together(run)


def test_a_seat_goes_from_a_person_to_the_computer_and_back(lobby: Lobby) -> None:
    async def run() -> None:
        match = await begun(lobby, "celtos", "person", "person")
        match.go_on()
        everybody, nobody = frozenset({0, 1}), frozenset[int]()
        await answered(match, Random(5), everybody)
        with pytest.raises(NotYours):
            match.seat(1, "thumb", frozenset({0}))
        match.seat(1, "thumb", everybody)
        assert match.seats == ["person", "thumb"]
        await match.settled()
        assert match.asked in (0, None)
        with pytest.raises(NotYours):
            match.seat(1, "person", nobody)
        match.seat(1, "person", frozenset({0}))
        assert lobby.listed()[0].seats == ("person", "person")

    asyncio.run(run())


def test_nobody_takes_the_computers_seat_while_its_orders_are_sealed(lobby: Lobby) -> None:
    async def run() -> None:
        match = await begun(lobby, "warriors", "random", "person")
        match.go_on()
        await match.settled()
        while is_open(match.journal.system, match.pause.battle):
            await answered(match, Random(5), frozenset({1}))
        with pytest.raises(NotYours):
            match.seat(0, "person", frozenset({1}))
        assert match.seats[0] == "random"

    asyncio.run(run())


def test_who_takes_the_seat_of_a_computer_that_thinks_is_asked_himself(lobby: Lobby) -> None:
    async def run() -> None:
        match = await begun(lobby, "celtos", "thumb", "person")
        match.go_on()
        await match.settled()
        while match.asked != 0:  # the computer's turn has come, and it has begun to think
            question = match.pause.question
            assert isinstance(question, Choose)
            match.answer(match.number, frozenset({1}), msgspec.to_builtins(question.options.hints()[0]))
            await asyncio.sleep(0)
        number = match.number
        match.seat(0, "person", frozenset({1}))
        await match.settled()
        assert {entry.how for entry in match.journal.entries[number - 1 :]} <= {"itself"}
        assert not match.players
        assert not match.is_automatic()

    asyncio.run(run())


def test_a_deed_of_several_answers_is_done_as_a_whole_or_not_at_all(lobby: Lobby) -> None:
    async def run() -> None:
        match = await begun(lobby, "celtos", "person", "person")
        rng, everybody = Random(5), frozenset({0, 1})
        match.go_on()
        await match.settled()
        question = match.pause.question
        assert isinstance(question, Choose)
        while "WhichUnit" not in type(question.options).__name__:
            await answered(match, rng)
            question = match.pause.question
            assert isinstance(question, Choose)
        number, lines = match.number, len(match.journal.entries)
        unit = question.options.hints()[0]
        with pytest.raises(Refused):
            match.answer(number, everybody, unit, (["assault", unit],))
        assert (match.number, len(match.journal.entries)) == (number, lines)
        match.answer(number, everybody, unit, (["hold", None],))
        assert len(match.journal.entries) >= lines + 2
        assert match.pause.battle.units[unit].hold

    asyncio.run(run())


@pytest.mark.parametrize("system", GAMES)
def test_people_are_asked_only_where_there_is_something_to_decide(lobby: Lobby, system: str) -> None:
    async def run() -> Match:
        match = await begun(lobby, system, "person", "person")
        match.go_on()
        await match.settled()
        rng = Random(8)
        while match.pause.question is not None:
            assert not is_open(match.journal.system, match.pause.battle) or forced(match.pause) is None
            await answered(match, rng)
        return match

    match = asyncio.run(run())
    came = {entry.how for entry in match.journal.entries if isinstance(entry, Entry)}
    assert came == {"", "thrown", "itself"}
    again = read(b"".join(match.journal.lines()), SYSTEMS)
    assert digest(again.pause.battle) == digest(match.pause.battle)


def test_what_comes_by_itself_is_not_a_decision_to_go_back_to(lobby: Lobby) -> None:
    async def run() -> None:
        match = await begun(lobby, "celtos", "person", "person")
        match.go_on()
        await match.settled()
        rng, everybody = Random(8), frozenset({0, 1})
        while match.pause.question is not None and match.journal.entries[-1].how != "itself":
            before, number = digest(match.pause.battle), match.number
            await answered(match, rng)
        last = len(match.journal.entries)
        assert last > number
        assert not undo.may_go_back_to(match.journal, last)
        with pytest.raises(CannotUndo):
            match.undo(last, everybody, True)
        match.undo(number, everybody, True)
        await match.settled()
        assert digest(match.pause.battle) == before

    asyncio.run(run())


def test_the_journal_says_how_each_answer_came(lobby: Lobby) -> None:
    async def run() -> Match:
        match = await begun(lobby, "celtos", "person", "thumb")
        match.fortune = Fortune(bytes([5]))
        match.go_on()
        rng = Random(5)
        while not {"thrown", "computer", ""} <= {entry.how for entry in match.journal.entries}:
            await answered(match, rng, frozenset({0}))
        match.type_dice("typed", frozenset({0}))
        while all(entry.how != "typed" for entry in match.journal.entries):
            await match.settled()
            question = match.pause.question
            assert question is not None
            chosen = isinstance(question, Choose)
            answer = question.options.sample(rng) if chosen else question.sample(rng)  # type: ignore[union-attr]
            match.answer(match.number, frozenset({0}), msgspec.to_builtins(answer))
        return match

    match = together(run)
    asked = {number: before.question for number, before, _ in undo.answered(match.journal)}
    assert [entry.answer for entry in match.journal.entries if entry.number not in asked] == [{"dice": "typed"}]
    for entry in (entry for entry in match.journal.entries if entry.number in asked):
        question = asked[entry.number]
        seat = question.player if isinstance(question, Choose) else None
        assert entry.how in {0: ("", "itself"), 1: ("computer",), None: ("thrown", "typed")}[seat]


@pytest.mark.parametrize("system", GAMES)
def test_a_position_shares_the_row_of_its_answer_and_is_taken_back_with_it(
    lobby: Lobby, system: str, tmp_path: Path
) -> None:
    async def run() -> Match:
        match, both = await begun(lobby, system, "person", "person"), frozenset({0, 1})
        match.fortune = Fortune(bytes([2]))
        match.go_on()
        rng = Random(2)
        await match.settled()
        while match.pause.battle.turn < 2:
            await answered(match, rng)
        second = max(match.journal.turns)
        chosen = [number for number in range(1, second + 1) if undo.may_go_back_to(match.journal, number)]
        match.undo(max(chosen), both, consent=True)
        await match.settled()
        assert match.pause.battle.turn == 1
        while match.pause.battle.turn < 2:
            await answered(match, rng)
        return match

    match = together(run)
    rows = lobby._storage.lines(match.id)
    assert rows == list(match.journal.rows())
    assert [row.count(b"\n") for row in rows] == [
        1 + (number in match.journal.turns) for number in range(len(match.journal.entries) + 1)
    ]
    assert len(match.journal.turns) == 3  # the first turn, the second, and the second again
    again = asyncio.run(Lobby(Storage(tmp_path / "battles.sqlite")).match(match.id))
    assert list(again.journal.rows()) == rows
    assert again.pause == match.pause
