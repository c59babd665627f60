"""A journal keeps the position at each turn's start, how an answer came, and signatures; each such line is checked."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from carnyx.core.codec import digest, encode
from carnyx.core.flow import sample
from carnyx.core.journal import BadJournal, Journal, read
from carnyx.core.lines import Origin, Signature, headed, written
from tests.toy import scenarios as toy

SYSTEMS = {"toy": toy.TOY}
SETUP = toy.setup("meadow", toy.Edition(turns=3))
SIGNATURE = Signature("ab" * 64, "cd" * 32)


def fought(seed: int = 0, journal: Journal[Any] | None = None, answers: int = 1000) -> Journal[Any]:
    table, rng = journal or Journal(toy.TOY, SETUP), Random(seed)
    while table.pause.question is not None and len(table.entries) < answers:
        table.answer(sample(table.pause.question, rng))
    return table


def text(table: Journal[Any]) -> bytes:
    return b"".join(table.lines())


def parsed(table: Journal[Any]) -> list[Any]:
    return [msgspec.json.decode(line) for line in table.lines()]


def found_out(source: bytes) -> tuple[int, str]:
    with pytest.raises(BadJournal) as bad:
        read(source, SYSTEMS)
    return bad.value.line, bad.value.why


def test_each_turns_start_has_a_line_behind_the_answer_that_led_to_it() -> None:
    table = fought()
    header, *lines = parsed(table)
    assert header["carnyx"] == 3
    turns = [line["position"]["turn"] for line in lines if isinstance(line, dict)]
    assert turns == [1, 2, 3]
    assert isinstance(lines[0], dict)  # the first turn begins before anybody has answered
    assert table.turns.keys() == {
        sum(isinstance(line, list) for line in lines[:place])
        for place, line in enumerate(lines)
        if isinstance(line, dict)
    }


def test_a_position_says_who_stands_where_and_nothing_that_is_to_come() -> None:
    position = parsed(Journal(toy.TOY, SETUP))[1]["position"]
    assert position == {
        "version": 1,
        "turn": 1,
        "score": [7, 7],
        "units": [[[0, 0], [3, 2], True], [[2540, 0], [2], True], [[0, 3556], [4, 3], True]],
    }
    assert {"agenda", "sealed", "stances"} & position.keys() == set()


def test_a_position_digest_covers_all_lines_before_it() -> None:
    header, first, *rest = parsed(fought())
    chain = digest(header["digest"], first["position"])
    assert first["digest"] == chain
    for line in rest:
        chain = digest(chain, line["position"] if isinstance(line, dict) else line)
        assert isinstance(line, list) or line["digest"] == chain


def test_a_battle_with_positions_is_read_back_line_for_line() -> None:
    table = fought()
    assert text(read(text(table), SYSTEMS)) == text(table)


def test_a_position_that_was_edited_is_found() -> None:
    table = fought()
    lines = list(table.lines())
    place = next(n for n, line in enumerate(lines) if n > 1 and line.startswith(b'{"position"'))
    turn = msgspec.json.decode(lines[place])
    turn["position"]["score"][0] += 1
    lines[place] = msgspec.json.encode(turn) + b"\n"
    assert found_out(b"".join(lines)) == (place + 1, "digest")


def test_a_position_that_is_missing_is_found_and_so_is_one_too_many() -> None:
    lines = list(fought().lines())
    place = next(n for n, line in enumerate(lines) if n > 1 and line.startswith(b'{"position"'))
    assert found_out(b"".join(lines[:place] + lines[place + 1 :])) == (place + 1, "no_position")
    assert found_out(b"".join([*lines[: place + 1], *lines[place:]])) == (place + 2, "no_turn")
    assert found_out(b"".join([*lines[:3], lines[1], *lines[3:]])) == (4, "no_turn")


def test_a_file_that_ends_before_its_position_has_it_again() -> None:
    table = fought()
    lines = list(table.lines())
    place = next(n for n, line in enumerate(lines) if n > 1 and line.startswith(b'{"position"'))
    again = read(b"".join(lines[:place]), SYSTEMS)
    assert list(again.lines()) == lines[: place + 1]


def test_an_undone_turn_keeps_its_line_and_begins_again() -> None:
    table = fought()
    number = next(number for number in table.turns if number)
    table.undo(number)
    assert len(table.entries) not in table.turns
    fought(7, table)
    assert text(read(text(table), SYSTEMS)) == text(table)
    positions = [line["position"]["turn"] for line in parsed(table) if isinstance(line, dict) and "position" in line]
    assert positions.count(2) == 2


@pytest.mark.parametrize("how", ["thrown", "typed", "computer", "itself", "deed"])
def test_an_entry_says_how_its_answer_came_and_its_digest_covers_that(how: Any) -> None:
    table = Journal(toy.TOY, SETUP)
    entry = table.answer("close", how)
    assert parsed(table)[2] == [1, "close", entry.digest, how]
    assert entry.digest == digest("close", table.pause.battle, how)
    assert read(text(table), SYSTEMS).entries == [entry]
    other = "typed" if how == "thrown" else "thrown"
    assert found_out(text(table).replace(how.encode(), other.encode())) == (3, "digest")
    assert found_out(text(table).replace(f',"{how}"]'.encode(), b"]")) == (3, "digest")


@pytest.mark.parametrize("how", ['"by magic"', '""', "null", "7"])
def test_no_other_word_says_how_an_answer_came(how: str) -> None:
    table = Journal(toy.TOY, SETUP)
    table.answer("close")
    assert found_out(text(table).rstrip(b"]\n") + f",{how}]\n".encode()) == (3, "malformed")


def test_a_signature_is_carried_along_wherever_it_stands() -> None:
    table = fought(answers=20)
    table.sign(SIGNATURE)
    table.sign(Signature("00" * 64, "11" * 32))
    again = read(text(table), SYSTEMS)
    assert text(again) == text(table)
    assert parsed(again)[-2] == {"signature": "ab" * 64, "key": "cd" * 32}
    fought(1, again)
    assert text(read(text(again), SYSTEMS)) == text(again)


@pytest.mark.parametrize(
    "line",
    [
        {"signature": "ab" * 64},
        {"signature": "ab" * 63, "key": "cd" * 32},
        {"signature": "ab" * 64, "key": "xy" * 32},
        {"signature": "AB" * 64, "key": "cd" * 32},
        {"signature": 7, "key": "cd" * 32},
        {"signature": "ab" * 64, "key": "cd" * 32, "more": 1},
    ],
    ids=str,
)
def test_a_signature_of_another_form_is_malformed(line: dict[str, Any]) -> None:
    assert found_out(text(Journal(toy.TOY, SETUP)) + msgspec.json.encode(line) + b"\n") == (3, "malformed")


def test_a_journal_of_schema_two_is_followed_and_goes_on_as_it_is() -> None:
    old = fought(journal=Journal(toy.TOY, SETUP, schema=2))
    assert old.turns == {}
    again = read(text(old), SYSTEMS)
    assert text(again) == text(old)
    assert [len(line) for line in parsed(again)[1:]] == [3] * len(old.entries)
    unfinished = read(b"".join(list(old.lines())[:10]), SYSTEMS)
    fought(3, unfinished)
    assert all(isinstance(line, list) for line in parsed(unfinished)[1:])


def test_a_journal_of_schema_two_says_of_no_answer_how_it_came() -> None:
    old = Journal(toy.TOY, SETUP, schema=2)
    assert old.answer("close", "itself").how == ""
    assert text(read(text(old), SYSTEMS)) == text(old)


def test_a_journal_of_schema_two_has_no_positions() -> None:
    lines = list(Journal(toy.TOY, SETUP, schema=2).lines())
    turn = list(Journal(toy.TOY, SETUP).lines())[1]
    assert found_out(b"".join([*lines, turn])) == (2, "malformed")


def test_a_battle_may_begin_with_a_position_and_its_header_says_so() -> None:
    kept = fought().turns
    number = max(kept)
    origin = Origin(1, kept[number].position)
    table = Journal(toy.TOY, SETUP, ("random", "random"), origin)
    assert table.pause.battle.turn == 3
    assert encode(parsed(table)[0]["from"]) == encode({"rules": 1, "position": kept[number].position})
    fought(5, table)
    again = read(text(table), SYSTEMS)
    assert (text(again), again.pause) == (text(table), table.pause)
    assert again.anew().pause.battle.turn == 3


def test_an_edited_origin_is_found() -> None:
    table = Journal(toy.TOY, SETUP, (), Origin(1, fought().turns[0].position))
    lines = list(table.lines())
    spoilt = b"".join([lines[0].replace(b'"from":{"rules":1', b'"from":{"rules":0'), *lines[1:]])
    assert found_out(spoilt) == (1, "digest")


@pytest.mark.parametrize(
    "change", [{"turn": 0}, {"turn": 4}, {"version": 2}, {"version": "1"}, {"units": []}, {"x": 1}]
)
def test_a_header_whose_position_does_not_fit_is_malformed(change: dict[str, Any]) -> None:
    position = {**fought().turns[0].position, **change}
    header = headed(3, "toy", 1, msgspec.to_builtins(SETUP), (), Origin(1, position))
    assert found_out(written(header)) == (1, "malformed")


def test_only_schema_three_begins_with_a_position() -> None:
    header = headed(2, "toy", 1, msgspec.to_builtins(SETUP), (), Origin(1, fought().turns[0].position))
    assert found_out(written(header)) == (1, "malformed")


def test_a_position_is_made_of_what_nobody_in_particular_may_see() -> None:
    """Even of a game whose players have something sealed when a turn begins."""
    seen: list[Any] = []

    def stands(battle: Any) -> Any:
        seen.append(battle.sealed)
        return toy.stands(battle)

    def muster(setup: Any) -> Any:
        return replace(toy.muster(setup), sealed=("close", "loose"))

    Journal(replace(toy.TOY, stands=stands, muster=muster), SETUP)
    assert seen == [("sealed", "sealed")]
