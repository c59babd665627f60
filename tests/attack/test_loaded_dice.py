"""Dice that nobody loads: taking back does not fish for better ones, and only whose they are may type them in."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any, cast

import msgspec
import pytest

from carnyx.core.fairness import Fairness, fairness
from carnyx.core.flow import Choose
from carnyx.core.fortune import Fortune, sides_throwing
from carnyx.core.journal import Entry, Journal, read
from carnyx.core.length import MILLIMETRE, Point
from carnyx.games import GAMES, SYSTEMS
from carnyx.games.celtos.play.orders import Order
from carnyx.web import undo
from carnyx.web.lobby import Lobby
from carnyx.web.match import Match, NotYours, OthersAsked
from carnyx.web.setups import Again, Wish
from carnyx.web.storage import Storage
from carnyx.web.viewer import Viewer
from carnyx.words.catalogue import catalogue
from tests.cli.shell import Shell

ALL, RED, BLUE = frozenset({0, 1}), frozenset({0}), frozenset({1})
SCENARIOS = {"celtos": "demo", "warriors": "box"}
STEPS = 400


@pytest.fixture
def lobby(tmp_path: Path) -> Lobby:
    return Lobby(Storage(tmp_path / "battles.sqlite"))


def played(lobby: Lobby, wish: Wish, then: Callable[[Match], Awaitable[None]]) -> Match:
    """A battle in which something is done, by dice that are always the same."""

    async def run() -> Match:
        match = await lobby.begin(wish)
        match.fortune = Fortune(b"secret")
        match.go_on()
        await match.settled()
        await then(match)
        return match

    return asyncio.run(run())


async def answered(match: Match, rng: Random, seats: frozenset[int] = ALL) -> int:
    """The question that waits is answered at random; the number of the answer."""
    question, number = match.pause.question, match.number
    assert isinstance(question, Choose)
    match.answer(number, seats, msgspec.to_builtins(question.options.sample(rng)))
    await match.settled()
    return number


def throws(journal: Journal[Any]) -> list[tuple[int, Any]]:
    """The throws that stand, by number, each with its faces."""
    stand = {number for number, _ in journal.standing}
    return [(each.number, each.answer) for each in journal.entries if each.how == "thrown" and each.number in stand]


def standing_throw(match: Match) -> tuple[int, Any] | None:
    """The last decision, if dice have just followed it: its number, and their faces."""
    if not (found := throws(match.journal)):
        return None
    number, faces = found[-1]
    decided = [each for each in range(1, number) if undo.may_go_back_to(match.journal, each)]
    return (max(decided), faces) if decided and match.number - 1 == number else None


@pytest.mark.parametrize("system", SCENARIOS)
def test_a_throw_that_is_taken_back_and_made_again_falls_as_it_fell(lobby: Lobby, system: str) -> None:
    async def fish(match: Match) -> None:
        rng, tried = Random(3), 0
        for _ in range(STEPS):
            if match.pause.question is None or tried == 5:
                break
            await answered(match, rng)
            last = standing_throw(match)
            if last is None:
                continue
            decided, faces = last
            same = match.journal.entries[decided - 1].answer
            for _ in range(3):
                match.undo(decided, ALL, consent=True)
                await match.settled()
                decided = match.number
                match.answer(decided, ALL, same)
                await match.settled()
                assert throws(match.journal)[-1][1] == faces
            tried += 1
        assert tried == 5

    played(lobby, Wish(system, SCENARIOS[system], ("person", "person")), fish)


def test_a_shot_from_a_millimetre_farther_falls_alike_and_the_next_one_otherwise() -> None:
    """The faces come from who throws at whom, and not from where he stands."""
    fortune, journal = Fortune(b"secret"), begun("celtos")
    journal.answer(fortune.faces(journal), "thrown")
    for answer in ("0", 0, Order("move")):
        journal.answer(answer)
    places = GAMES["celtos"].players["thumb"](1).answer(journal.pause)
    moves, shot = journal.copy(), Order("shoot", 5)
    for shift in (0, MILLIMETRE, 2 * MILLIMETRE):
        journal = moves.copy()
        journal.answer(tuple(tuple(Point(at.x, at.y - shift) for at in way) for way in places))
        journal.answer(shot)
        faces = fortune.faces(journal)
        assert journal.pause.battle.units[0].footprint.places[1] == places[0][-1].y - shift
        if shift == 0:
            first = faces
        assert faces == first
    assert Fortune(b"another").faces(journal) != first
    journal._standing.append(journal._standing[-1])  # such a throw stands already
    assert fortune.faces(journal) != first


def begun(system: str) -> Journal[Any]:
    return Journal(SYSTEMS[system], msgspec.convert(setup(system), SYSTEMS[system].setup))


def setup(system: str) -> dict[str, Any]:
    game = GAMES[system]
    found = game.lists.prepare(SCENARIOS[system], (), game.rules.editions["default"], "auto")
    return cast("dict[str, Any]", msgspec.to_builtins(found))


def test_a_throw_taken_back_against_the_computer_makes_it_practice_and_the_result_says_so(lobby: Lobby) -> None:
    async def practise(match: Match) -> None:
        rng = Random(2)
        while standing_throw(match) is None or not any(each.how == "computer" for each in match.journal.entries):
            await answered(match, rng, RED)
        assert not fairness(match.journal).is_practice
        before = range(1, throws(match.journal)[-1][0])
        match.undo(max(each for each in before if undo.may_go_back_to(match.journal, each)), RED, consent=True)
        await match.settled()
        while match.pause.question is not None:
            await answered(match, rng, RED)

    match = played(lobby, Wish("warriors", "box", ("person", "random")), practise)
    assert fairness(match.journal).is_practice
    for lang in ("en", "de", "es"):
        ending = Viewer(match, lang).state().ending
        assert ending is not None
        assert ending.why[0].text == catalogue(lang).say("table-practice")


def test_a_sealed_answer_of_the_computer_taken_back_makes_it_practice_too(lobby: Lobby) -> None:
    """He cannot agree to that either, whether or not dice have fallen."""

    async def take_back(match: Match) -> None:
        rng = Random(3)
        while not any(each.how == "computer" for each in sealed(match.journal)):
            await answered(match, rng, RED)

    def sealed(journal: Journal[Any]) -> list[Entry]:
        return [each for each in journal.entries if each.number in journal.secrets]

    whole = played(lobby, Wish("warriors", "box", ("person", "random")), take_back).journal
    first = next(each.number for each in sealed(whole) if each.how == "computer")
    journal = whole.anew()
    for entry in whole.entries[:first]:
        journal.follow(entry)
    assert not fairness(journal).is_practice
    journal.undo(first)
    assert fairness(journal).throws_taken_back == 0
    assert fairness(journal).is_practice


def test_an_open_answer_of_the_computer_taken_back_wrongs_nobody(lobby: Lobby) -> None:
    """Nothing random and nothing sealed came of it: whoever takes it back has learned nothing that he could not ask."""

    async def take_back(match: Match) -> None:
        rng = Random(3)
        while not any(each.how == "computer" for each in match.journal.entries):
            await answered(match, rng, RED)

    journal = played(lobby, Wish("warriors", "box", ("person", "random")), take_back).journal
    first = next(each.number for each in journal.entries if each.how == "computer")
    assert first not in journal.secrets
    journal.undo(first)
    assert fairness(journal).taken_back
    assert not fairness(journal).is_practice


def test_dice_are_typed_in_by_whose_they_are(lobby: Lobby) -> None:
    async def type_in(match: Match) -> None:
        rng, theirs = Random(4), set()
        for _ in range(STEPS):
            question = match.pause.question
            if question is None or len(theirs) == 2:
                break
            if isinstance(question, Choose):
                await answered(match, rng)
                continue
            faces, sides = msgspec.to_builtins(question.sample(rng)), sides_throwing(match.pause)
            if sides is not None and len(sides) == 1:
                (mine,), other = sides, ALL - sides
                with pytest.raises(NotYours):
                    match.answer(match.number, other, faces)
                theirs.add(mine)
                match.answer(match.number, sides, faces)
            else:
                match.answer(match.number, ALL, faces)
            await match.settled()
        assert theirs == {0, 1}

    match = played(lobby, Wish("celtos", "demo", ("person", "person"), dice="typed"), type_in)
    assert match.journal.header.dice == "typed"
    found = fairness(match.journal)
    assert found.typed > 0 == found.thrown


def test_other_dice_need_everybodys_consent_and_the_journal_keeps_it(lobby: Lobby, tmp_path: Path) -> None:
    async def agree(match: Match) -> None:
        before = match.number
        with pytest.raises(OthersAsked):
            match.type_dice("typed", RED)
        assert (match.journal.dice, match.number) == ("thrown", before)
        assert (match.dice_wish.asks(RED), match.dice_wish.asks(BLUE)) == (None, "typed")
        with pytest.raises(NotYours):
            match.type_dice("typed", frozenset())
        match.type_dice("typed", BLUE)
        assert (match.journal.dice, match.dice_wish.asks(BLUE)) == ("typed", None)

    match = played(lobby, Wish("celtos", "demo", ("person", "person")), agree)
    assert match.journal.entries[-1].answer == {"dice": "typed"}
    again = read(b"".join(Storage(tmp_path / "battles.sqlite").lines(match.id)), SYSTEMS)
    assert again.dice == "typed"


def test_a_wish_for_other_dice_is_forgotten_when_it_is_withdrawn(lobby: Lobby) -> None:
    async def withdraw(match: Match) -> None:
        with pytest.raises(OthersAsked):
            match.type_dice("typed", RED)
        match.type_dice("thrown", RED)
        with pytest.raises(OthersAsked):
            match.type_dice("typed", BLUE)

    assert played(lobby, Wish("celtos", "demo", ("person", "person")), withdraw).journal.dice == "thrown"


def test_a_battle_fought_again_has_dice_of_its_own(lobby: Lobby) -> None:
    async def twice(match: Match) -> None:
        again = await lobby.again(match.id, Again(("person", "person")))
        assert again.fortune != match.fortune

    played(lobby, Wish("celtos", "demo", ("person", "person")), twice)


def journal_with_everything(lobby: Lobby) -> Match:
    """A throw, a throw taken back, and one typed in."""

    async def do(match: Match) -> None:
        rng = Random(6)
        while standing_throw(match) is None:
            await answered(match, rng)
        decided = [each for each in range(1, match.number) if undo.may_go_back_to(match.journal, each)]
        match.undo(decided[-1], ALL, consent=True)
        await match.settled()
        match.type_dice("typed", ALL)
        while all(entry.how != "typed" for entry in match.journal.entries):
            question = match.pause.question
            assert question is not None
            if isinstance(question, Choose):
                await answered(match, rng)
            else:
                match.answer(match.number, ALL, msgspec.to_builtins(question.sample(rng)))

    return played(lobby, Wish("celtos", "demo", ("person", "person")), do)


@pytest.mark.parametrize("lang", ["en", "de", "es"])
def test_log_replay_and_verification_say_it(
    lobby: Lobby, tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: Any
) -> None:
    match, say = journal_with_everything(lobby), catalogue(lang).say
    found = fairness(match.journal)
    assert (found.typed, found.is_practice) == (1, False)
    assert found.throws_taken_back > 0 < found.taken_back
    file = tmp_path / "battle.jsonl"
    file.write_bytes(b"".join(match.journal.rows()))
    told = Shell(capsys).said(["replay", str(file), "--full", "--lang", lang])
    assert say("told-typed") in told
    assert say("told-dice-typed") in told
    (gone,) = (each for each in match.journal.entries if isinstance(each.answer, dict) and "undo" in each.answer)
    first = gone.answer["undo"]
    assert say("told-undone", first=str(first), last=str(gone.number - 1), number=gone.number - first) in told
    verified = Shell(capsys).said(["replay", str(file), "--verify", "--lang", lang])
    counts = {"thrown": found.thrown, "typed": 1, "back": found.taken_back, "throws": found.throws_taken_back}
    assert say("told-fairness", **counts) in verified
    assert any(line.text == say("told-typed") for line in Viewer(match, lang).state().log)


def test_a_journal_without_a_word_about_its_dice_reads_as_before() -> None:
    journal = begun("celtos")
    text = b"".join(journal.rows())
    assert "dice" not in msgspec.json.decode(text.splitlines()[0])
    assert read(text, SYSTEMS).dice == "thrown"
    assert fairness(journal) == Fairness()


def test_the_secret_is_in_no_byte_that_leaves_the_server(lobby: Lobby) -> None:
    secret = b"a secret of the server's own"

    async def look(match: Match) -> None:
        match.fortune = Fortune(secret)
        await answered(match, Random(1))

    match = played(lobby, Wish("celtos", "demo", ("person", "person")), look)
    said = msgspec.json.encode([Viewer(match).opened(), Viewer(match).state()]) + b"".join(match.journal.rows())
    assert secret not in said
    assert secret.hex().encode() not in said
