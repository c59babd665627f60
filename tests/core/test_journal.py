"""A journal brings its battle back; one that was touched is found out, in which line and why."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carnyx.core.codec import digest, encode
from carnyx.core.flow import begin, play
from carnyx.core.journal import SCHEMA, BadJournal, Journal, load, read, save
from carnyx.core.length import Point
from carnyx.core.rule import Refusal, Refused
from tests import toy

SYSTEMS = {"toy": toy.TOY}
SETUP = toy.setup("ambush")
ANSWERS: tuple[Any, ...] = ("close", "loose", [[[6], [1]]], [0, 508])  # both stances, the initiative, a move


def played(*answers: Any) -> Journal[toy.Battle]:
    table = Journal(toy.TOY, SETUP)
    for answer in answers:
        table.answer(answer)
    return table


def lines(table: Journal[Any]) -> list[bytes]:
    return list(table.lines())


HEADER, TURN, *ENTRIES = lines(played(*ANSWERS))


def edited(line: int, old: bytes, new: bytes) -> bytes:
    """The journal with one line written otherwise; lines count from one."""
    text = [HEADER, TURN, *ENTRIES]
    assert text[line - 1].count(old) == 1
    text[line - 1] = text[line - 1].replace(old, new)
    return b"".join(text)


def header(**changes: Any) -> bytes:
    """The journal with another header, and the digest that it would have."""
    changed = {**msgspec.json.decode(HEADER), **changes}
    changed["digest"] = digest(*(changed[name] for name in ("carnyx", "system", "rules", "setup")))
    return encode(changed) + b"\n" + TURN + b"".join(ENTRIES)


def found_out(text: bytes) -> BadJournal:
    with pytest.raises(BadJournal) as bad:
        read(text, SYSTEMS)
    return bad.value


def test_a_journal_is_a_header_and_a_line_for_each_answer() -> None:
    first = play(begin(toy.muster(SETUP)).battle, "close").battle
    setup = msgspec.json.decode(msgspec.json.encode(SETUP))
    assert msgspec.json.decode(HEADER) == {
        "carnyx": SCHEMA,
        "system": "toy",
        "rules": 1,
        "setup": setup,
        "digest": digest(SCHEMA, "toy", 1, setup),
    }
    assert [msgspec.json.decode(line)[:2] for line in ENTRIES] == [[n + 1, each] for n, each in enumerate(ANSWERS)]
    assert msgspec.json.decode(ENTRIES[0])[2] == digest("close", first)
    assert [line.count(b"\n") for line in (HEADER, TURN, *ENTRIES)] == [1] * 6


def test_a_journal_brings_its_battle_back() -> None:
    table = played(*ANSWERS)
    again = read(b"".join(lines(table)), SYSTEMS)
    assert again.pause == table.pause
    assert again.entries == table.entries
    assert lines(again) == lines(table)


@pytest.mark.parametrize("kept", range(1, 7))
def test_a_file_cut_at_a_lines_end_is_an_unfinished_battle_that_goes_on(kept: int) -> None:
    table = read(b"".join([HEADER, TURN, *ENTRIES][:kept]), SYSTEMS)
    assert len(table.entries) == max(kept - 2, 0)
    for answer in ANSWERS[len(table.entries) :]:
        table.answer(answer)
    assert lines(table) == [HEADER, TURN, *ENTRIES]


@pytest.mark.parametrize(
    ("line", "old", "new", "why", "numbers"),
    [
        (3, b'"close"', b'"loose"', "digest", {}),
        (3, b'"close"', b'"closed"', "refused", {"rule": "toy.seal"}),
        (3, b'"close"', b"7", "refused", {"rule": "core.answer"}),
        (4, b'"loose"', b"null", "refused", {"rule": "core.answer"}),
        (5, b"[[[6],[1]]]", b"[[[1],[6]]]", "digest", {}),
        (5, b"[[[6],[1]]]", b"[[[6],[2]]]", "digest", {}),  # the same one wins, and the position is the same
        (5, b"[[[6],[1]]]", b"[[[6.0],[1]]]", "refused", {"rule": "core.answer"}),
        (5, b"[[[6],[1]]]", b"[[[6],[7]]]", "refused", {"rule": "core.dice"}),
        (5, b"[[[6],[1]]]", b"[]", "refused", {"rule": "core.dice"}),
        (6, b"[0,508]", b"[0,509]", "digest", {}),
        (6, b"[0,508]", b"[0,5080]", "refused", {"rule": "toy.move"}),
        (6, b"[0,508]", b"[0]", "refused", {"rule": "core.answer"}),
        (6, b"[0,508]", b"[0,508,7]", "refused", {"rule": "core.answer"}),
        (6, b"[0,508]", b'{"undo":9}', "malformed", {"detail": "entry 9 cannot be undone"}),
    ],
)
def test_an_edited_answer_is_found(line: int, old: bytes, new: bytes, why: str, numbers: dict[str, Any]) -> None:
    bad = found_out(edited(line, old, new))
    assert (bad.line, bad.why, bad.numbers) == (line, why, numbers)


@pytest.mark.parametrize("line", [3, 4, 5, 6])
def test_an_edited_digest_is_found(line: int) -> None:
    written = msgspec.json.decode([HEADER, TURN, *ENTRIES][line - 1])[2]
    other = ("0" if written[0] != "0" else "1") + written[1:]
    bad = found_out(edited(line, written.encode(), other.encode()))
    assert (bad.line, bad.why) == (line, "digest")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"ambush"', b'"meadow"'),
        (b'"turns":2', b'"turns":3'),
        (b'"turns":2', b'"turns":99'),
        (b'"cover"', b'"open"'),
        (b'"digest":"', b'"digest":"0'),
    ],
)
def test_an_edited_header_is_found(old: bytes, new: bytes) -> None:
    bad = found_out(edited(1, old, new))
    assert (bad.line, bad.why) == (1, "digest")


def test_a_header_may_be_written_otherwise_if_it_says_the_same() -> None:
    fields = msgspec.json.decode(HEADER)
    again = msgspec.json.format(encode(dict(reversed(fields.items()))), indent=0).replace(b"\n", b"") + b"\n"
    assert read(again + TURN + b"".join(ENTRIES), SYSTEMS).pause == played(*ANSWERS).pause


@pytest.mark.parametrize("missing", [1, 2, 20])
def test_a_cut_last_line_is_found(missing: int) -> None:
    bad = found_out(b"".join([HEADER, TURN, *ENTRIES])[:-missing])
    assert (bad.line, bad.why) == (6, "cut")


def test_a_cut_header_is_found() -> None:
    bad = found_out(HEADER[:-1])
    assert (bad.line, bad.why) == (1, "cut")


@pytest.mark.parametrize(
    ("line", "written", "expected"),
    [(3, 2, 1), (4, 3, 2), (5, 4, 3)],
)
def test_a_missing_number_is_found(line: int, written: int, expected: int) -> None:
    text = [HEADER, TURN, *ENTRIES]
    del text[line - 1]
    bad = found_out(b"".join(text))
    assert (bad.line, bad.why, bad.numbers) == (line, "number", {"number": written, "expected": expected})


def test_a_line_written_twice_is_found() -> None:
    bad = found_out(b"".join([HEADER, TURN, ENTRIES[0], ENTRIES[0]]))
    assert (bad.line, bad.why, bad.numbers) == (4, "number", {"number": 1, "expected": 2})


@pytest.mark.parametrize(
    ("changes", "why", "numbers"),
    [
        ({"carnyx": SCHEMA + 1}, "newer", {"schema": SCHEMA + 1, "known": SCHEMA}),
        ({"carnyx": SCHEMA + 1, "novelty": True}, "newer", {"schema": SCHEMA + 1, "known": SCHEMA}),
        ({"carnyx": 1}, "older", {"schema": 1, "known": SCHEMA}),
        ({"rules": 2}, "newer_rules", {"rules": 2, "known": 1}),
        ({"rules": 0}, "older_rules", {"rules": 0, "known": 1}),
        ({"system": "chess"}, "unknown_system", {"system": "chess"}),
        ({"carnyx": "1"}, "no_journal", {}),
        ({"carnyx": None}, "no_journal", {}),
    ],
)
def test_a_header_of_another_program_is_found(changes: dict[str, Any], why: str, numbers: dict[str, Any]) -> None:
    bad = found_out(header(**changes))
    assert (bad.line, bad.why, bad.numbers) == (1, why, numbers)


@pytest.mark.parametrize(
    "changes",
    [
        {"system": None},
        {"rules": "1"},
        {"setup": []},
        {"more": 1},
        {"setup": {"scenario": "moon"}},
        {"setup": {"edition": {"turns": 99}}},
        {"setup": {"edition": {"closed": "shut"}}},
        {"setup": {"weather": "fog"}},
    ],
    ids=str,
)
def test_a_header_that_does_not_fit_is_malformed(changes: dict[str, Any]) -> None:
    bad = found_out(header(**changes))
    assert (bad.line, bad.why) == (1, "malformed")
    assert bad.numbers["detail"]


def test_an_empty_file_is_no_journal() -> None:
    bad = found_out(b"")
    assert (bad.line, bad.why) == (1, "empty")


DEEP = b"[" * 100_000


@pytest.mark.parametrize(
    "garbage",
    [b"", b"garbage", b"[]", b"null", b"7", b"{}", b"\x00", b'{"system":"toy"}', b'{"carnyx":"\xff"}', DEEP],
    ids=["blank", "words", "list", "null", "number", "nothing", "nul", "other", "no text", "deep"],
)
def test_a_file_that_begins_with_garbage_is_no_journal(garbage: bytes) -> None:
    bad = found_out(garbage + b"\n")
    assert (bad.line, bad.why) == (1, "no_journal")


@pytest.mark.parametrize(
    "garbage",
    [
        b"",
        b"garbage",
        b"null",
        b"{}",
        b"[]",
        b'[2,"loose"]',
        b'[2,"loose","digest","more"]',
        b'["2","loose","digest"]',
        b'[2,"loose",7]',
        b'[2,{"undo":"one"},"digest"]',
        b'[2,{"undo":1,"redo":1},"digest"]',
        b'[2,{"undo":0},"digest"]',
        b'[2,{"undo":2},"digest"]',
        b'[2,"\xff","digest"]',
        b"[2," + DEEP,
    ],
    ids=lambda garbage: repr(garbage[:40]),
)
def test_a_line_of_garbage_is_malformed(garbage: bytes) -> None:
    bad = found_out(HEADER + TURN + ENTRIES[0] + garbage + b"\n" + b"".join(ENTRIES[2:]))
    assert (bad.line, bad.why) == (4, "malformed")


def test_an_answer_after_the_end_is_refused_by_line() -> None:
    table = Journal(toy.TOY, toy.setup("ambush", toy.Edition(turns=1)))
    while table.pause.question is not None:
        table.answer(msgspec.to_builtins(_first(table.pause.question)))
    number = len(table.entries) + 1
    late = encode([number, "loose", digest("loose", table.pause.battle)]) + b"\n"
    bad = found_out(b"".join([*table.lines(), late]))
    assert (bad.line, bad.why, bad.numbers) == (number + 2, "refused", {"rule": "core.over"})


def _first(question: Any) -> Any:
    """The first hint, or dice with which the first contender wins."""
    return question.options.hints()[0] if hasattr(question, "options") else [[[6], [1]]]


def test_the_error_says_the_line_and_the_reason() -> None:
    assert str(found_out(edited(4, b'"loose"', b'"close"'))) == "line 4: digest"


@settings(deadline=None, max_examples=200)
@given(st.integers(0, sum(map(len, (HEADER, TURN, *ENTRIES))) - 1), st.integers(0, 127))
def test_a_journal_with_a_wrong_letter_is_read_or_found_out_and_never_breaks_the_program(at: int, letter: int) -> None:
    text = bytearray(b"".join([HEADER, TURN, *ENTRIES]))
    text[at] = letter
    try:
        table = read(bytes(text), SYSTEMS)
    except BadJournal:
        return
    assert table.pause == played(*ANSWERS).pause


def test_a_refused_answer_leaves_the_table_as_it_was() -> None:
    table = played("close")
    before = lines(table), table.pause
    with pytest.raises(Refused) as refused:
        table.answer("proud")
    assert refused.value.refusal == Refusal("toy.seal", {"answer": "proud"})
    assert (lines(table), table.pause) == before


def test_undo_stands_the_battle_where_it_stood_before_the_entry() -> None:
    table = played(*ANSWERS)
    entry = table.undo(2)
    assert (entry.number, entry.answer) == (5, {"undo": 2})
    assert table.pause == played("close").pause
    assert entry.digest == digest({"undo": 2}, played("close").pause.battle)


def test_undo_is_appended_and_numbers_never_repeat() -> None:
    table = played("close")
    table.undo(1)
    table.answer("loose")
    table.undo(3)
    table.answer("close")
    assert [entry.number for entry in table.entries] == [1, 2, 3, 4, 5]
    assert [entry.answer for entry in table.entries] == ["close", {"undo": 1}, "loose", {"undo": 3}, "close"]


def test_undo_entries_replay() -> None:
    table = played(*ANSWERS)
    table.undo(3)
    table.answer([[[1], [6]]])
    table.answer(Point(0, 2000))
    table.undo(1)
    table.answer("loose")
    again = read(b"".join(lines(table)), SYSTEMS)
    assert again.entries == table.entries
    assert again.pause == table.pause
    again.undo(9)
    assert again.pause == Journal(toy.TOY, SETUP).pause


@pytest.mark.parametrize(
    "number", [0, -1, 3, 4, 6, 99], ids=["start", "below", "undone", "also undone", "undo", "ahead"]
)
def test_only_an_entry_that_still_counts_can_be_undone(number: int) -> None:
    table = played(*ANSWERS)
    table.undo(3)
    before = lines(table), table.pause
    with pytest.raises(ValueError, match=f"entry {number} cannot be undone"):
        table.undo(number)
    assert (lines(table), table.pause) == before


@settings(deadline=None, max_examples=50)
@given(st.lists(st.integers(0, 9), max_size=15))
def test_any_to_and_fro_replays(moves: list[int]) -> None:
    """The model: the answers that count, each under the number it was given; an undo takes the tail away."""
    table = Journal(toy.TOY, SETUP)
    counting: list[int] = []
    given = 0
    for move in moves:
        if move < len(counting):
            table.undo(counting[move])
            del counting[move:]
            given += 1
        elif len(counting) < len(ANSWERS):
            table.answer(ANSWERS[len(counting)])
            given += 1
            counting.append(given)
    assert len(table.entries) == given
    assert table.pause == played(*ANSWERS[: len(counting)]).pause
    assert read(b"".join(lines(table)), SYSTEMS).entries == table.entries


def test_a_saved_battle_is_loaded_as_it_was(tmp_path: Path) -> None:
    table = played(*ANSWERS)
    save(table, tmp_path / "battle.carnyx")
    assert (tmp_path / "battle.carnyx").read_bytes() == b"".join([HEADER, TURN, *ENTRIES])
    assert load(tmp_path / "battle.carnyx", SYSTEMS).pause == table.pause


def test_saving_never_overwrites(tmp_path: Path) -> None:
    path = tmp_path / "battle.carnyx"
    save(played("close"), path)
    with pytest.raises(FileExistsError):
        save(played(*ANSWERS), path)
    assert path.read_bytes() == HEADER + TURN + ENTRIES[0]
