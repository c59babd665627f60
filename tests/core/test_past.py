"""A journal of older rules is recalled from its positions; its lines are checked as far as that goes without rules."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from carnyx.core.codec import digest, encode
from carnyx.core.flow import sample
from carnyx.core.journal import BadJournal, Journal, read
from carnyx.core.past import Past, opened, recall
from tests.toy import scenarios as toy

SETUP = toy.setup("meadow", toy.Edition(turns=3))
TODAY = {"toy": replace(toy.TOY, rules_version=2)}


def fought(seed: int = 0, schema: int = 3) -> Journal[Any]:
    """A battle of rules 1."""
    table, rng = Journal(toy.TOY, SETUP, schema=schema), Random(seed)
    while table.pause.question is not None:
        table.answer(sample(table.pause.question, rng))
    return table


def text(table: Journal[Any]) -> bytes:
    return b"".join(table.lines())


def found_out(source: bytes) -> tuple[int, str]:
    with pytest.raises(BadJournal) as bad:
        recall(source, TODAY)
    return bad.value.line, bad.value.why


def sealed(lines: list[bytes]) -> bytes:
    """The lines with the digests that a forger would give the positions."""
    header, *rest = map(msgspec.json.decode, lines)
    chain, made = header["digest"], [lines[0]]
    for line in rest:
        chain = digest(chain, line["position"] if isinstance(line, dict) else line)
        made.append(encode({**line, "digest": chain} if isinstance(line, dict) else line) + b"\n")
    return b"".join(made)


def with_position(place: int, **changes: Any) -> bytes:
    """The journal with something else in the position of a turn, and digests that fit."""
    lines = list(fought().lines())
    at = [n for n, line in enumerate(lines) if line.startswith(b'{"position"')][place]
    turn = msgspec.json.decode(lines[at])
    turn["position"].update(changes)
    lines[at] = encode(turn) + b"\n"
    return sealed(lines)


def test_todays_rules_refuse_to_follow_it_and_recall_it() -> None:
    table = fought()
    with pytest.raises(BadJournal) as bad:
        read(text(table), TODAY)
    assert bad.value.why == "older_rules"
    past = opened(text(table), TODAY)
    assert isinstance(past, Past)
    assert past.setup == SETUP
    assert encode(past.entries) == encode(table.entries)
    assert [moment.position.turn for moment in past.moments] == [1, 2, 3]
    assert [moment.number for moment in past.moments] == list(table.turns)


def test_a_journal_of_todays_rules_is_followed() -> None:
    assert isinstance(opened(text(fought()), {"toy": toy.TOY}), Journal)


def test_each_turns_start_is_the_battle_as_it_stood() -> None:
    table = fought()
    past = recall(text(table), TODAY)
    stood = {number: pause.battle for number, pause in table.standing}
    for moment in past.moments:
        assert past.battle(moment) == stood[moment.number]


def test_the_last_turns_start_before_an_answer_is_found() -> None:
    past = recall(text(fought()), TODAY)
    first, second, third = past.moments
    assert past.at(0) == first
    assert past.at(second.number - 1) == first
    assert past.at(second.number) == second
    assert past.at(10**6) == third


def test_it_is_played_on_by_todays_rules_from_a_turns_start() -> None:
    past = recall(text(fought()), TODAY)
    table = past.anew(past.moments[-1], ("random", "random"))
    assert (table.header.rules, table.header.players) == (2, ("random", "random"))
    assert table.header.origin is not None
    assert table.header.origin.rules == 1
    assert table.pause.battle == past.battle(past.moments[-1])
    rng = Random(1)
    while table.pause.question is not None:
        table.answer(sample(table.pause.question, rng))
    assert read(text(table), TODAY).pause == table.pause
    assert past.anew(None).pause == Journal(toy.TOY, SETUP).pause


def test_what_was_played_on_is_recalled_in_its_turn() -> None:
    past = recall(text(fought()), TODAY)
    again = recall(text(past.anew(past.moments[1])), {"toy": replace(toy.TOY, rules_version=3)})
    assert [moment.position.turn for moment in again.moments] == [2]
    assert again.header.origin is not None


def test_turns_that_were_taken_back_are_not_recalled() -> None:
    table = fought()
    first, second, third = table.turns
    table.undo(third)
    assert [each.number for each in recall(text(table), TODAY).moments] == [first, second]
    table.undo(second)
    assert [each.number for each in recall(text(table), TODAY).moments] == [first]


@pytest.mark.parametrize("schema", [1, 2])
def test_without_positions_there_are_setup_and_answers(schema: int) -> None:
    table = fought(schema=2)
    source = text(table)
    if schema == 1:
        header = msgspec.json.decode(next(iter(table.lines())))
        plain = {**{name: header[name] for name in ("system", "rules", "setup")}, "carnyx": 1}
        source = encode(plain) + source[source.index(b"\n") :]
    past = opened(source, TODAY)
    assert isinstance(past, Past)
    assert (past.moments, len(past.entries), past.setup) == ((), len(table.entries), SETUP)
    assert past.at(5) is None


def test_an_edited_answer_is_found_at_the_next_position() -> None:
    lines = list(fought().lines())
    turns = [n for n, line in enumerate(lines) if line.startswith(b'{"position"')]
    answer = next(n for n in range(turns[1], turns[2]) if b"loose" in lines[n] or b"close" in lines[n])
    other = lines[answer].replace(b"loose", b"x").replace(b"close", b"loose").replace(b'"x"', b'"close"')
    assert found_out(b"".join([*lines[:answer], other, *lines[answer + 1 :]])) == (turns[2] + 1, "digest")


def test_an_edited_position_is_found() -> None:
    lines = list(fought().lines())
    at = [n for n, line in enumerate(lines) if line.startswith(b'{"position"')][1]
    lines[at] = lines[at].replace(b'"turn":2', b'"turn":3')
    assert found_out(b"".join(lines)) == (at + 1, "digest")


@pytest.mark.parametrize(
    "changes",
    [
        {"turn": 0},
        {"turn": -1},
        {"turn": 1},
        {"turn": 4},
        {"turn": 10**30},
        {"turn": "two"},
        {"version": 0},
        {"version": 2},
        {"version": None},
        {"units": []},
        {"units": None},
        {"units": [[[0, 0], [3, 2], True]] * 1000},
        {"units": [[[10**9, 0], [3, 2], True], [[2540, 0], [2], True], [[0, 3556], [4, 3], True]]},
        {"units": [[[0, 0], [3, -2], True], [[2540, 0], [2], True], [[0, 3556], [4, 3], True]]},
        {"units": [[[0, 0], [3, 99], True], [[2540, 0], [2], True], [[0, 3556], [4, 3], True]]},
        {"agenda": []},
    ],
    ids=lambda changes: str(changes)[:60],
)
def test_a_position_that_the_battle_cannot_have_is_refused_by_line(changes: dict[str, Any]) -> None:
    line, why = found_out(with_position(1, **changes))
    assert why == "position"
    lines = list(fought().lines())
    assert line == [n for n, each in enumerate(lines, 1) if each.startswith(b'{"position"')][1]


def test_two_positions_at_one_place_are_refused() -> None:
    lines = list(fought().lines())
    assert found_out(sealed([*lines[:2], lines[1]])) == (3, "position")


@pytest.mark.parametrize("undo", [0, -1, 3, 99, "one", None])
def test_an_undo_of_nothing_is_malformed(undo: Any) -> None:
    lines = list(fought().lines())[:4]
    line = encode([3, {"undo": undo}, "0" * 32]) + b"\n"
    assert found_out(b"".join([*lines, line])) == (5, "malformed")


def test_a_missing_line_is_found() -> None:
    lines = list(fought().lines())
    assert found_out(b"".join([*lines[:3], *lines[4:]])) == (4, "number")


def test_an_edited_header_is_found() -> None:
    assert found_out(text(fought()).replace(b'"turns":3', b'"turns":4', 1)) == (1, "digest")


WHOLE = text(fought())


@settings(deadline=None, max_examples=300)
@given(st.integers(0, len(WHOLE) - 1), st.integers(0, 127))
def test_a_wrong_letter_never_breaks_the_program(at: int, letter: int) -> None:
    spoilt = bytearray(WHOLE)
    spoilt[at] = letter
    try:
        past = recall(bytes(spoilt), TODAY)
    except BadJournal:
        return
    for moment in past.moments:
        past.battle(moment)
