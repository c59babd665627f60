"""Files that are small and cost much: each is refused with one line, at once, at the command line and on the server."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from carnyx.core.journal import BadJournal, Journal, read
from carnyx.core.limits import (
    DEEPEST,
    LONGEST_LINE,
    LONGEST_LIST,
    LONGEST_NAME,
    LONGEST_NUMBER,
    LONGEST_UPLOAD,
    MEGABYTE,
    MOST_ENTRIES,
    MOST_UNITS,
    plain,
)
from carnyx.core.lists import parsed
from carnyx.core.problems import BadForce
from carnyx.games import GAMES, SYSTEMS
from carnyx.games.celtos.lists import army
from carnyx.games.celtos.play.muster import prepared
from carnyx.sheets.page import Page, Section
from carnyx.sheets.plain import markdown

PATIENCE = 60  # seconds; a bomb would take minutes and gigabytes


def refused(text: str) -> str:
    with pytest.raises(BadForce) as error:
        parsed(text, "force", "celtos.army")
    return error.value.problem.message


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("a" + ".a" * 30_000 + " = 1", "file-nested"),
        ("[" + "a." * 30_000 + "a]", "file-nested"),
        ("a = { b" + " . b" * (DEEPEST + 1) + " = 1 }", "file-nested"),
        ("a = " + "[" * 20_000, "file-nested"),
        ("a = " + "{ a = " * 10_000, "file-nested"),
        ("a = " + "9" * 60_000, "file-number"),
        ("a = " + "9_" * LONGEST_NUMBER + "9", "file-number"),
        ("a = 0.5" + "5" * 60_000, "file-number"),
        ("#" * (LONGEST_LIST + 1), "file-too-long"),
        ('"\\' * 30_000, "file-not-toml"),
        ('a = """' + '\\"""' * 10_000, "file-not-toml"),
    ],
    ids=range(11),
)
def test_a_bomb_of_toml_never_reaches_the_parser(text: str, why: str) -> None:
    assert refused(text) == why


def test_what_looks_deep_inside_a_text_or_a_comment_is_not() -> None:
    dots, brackets = "." * 50, "[" * 50
    found = parsed(f'a = \'{dots}{brackets}\' # {brackets}\nb = """\n{brackets}"{dots}\n"""', "force", "celtos.army")
    assert found["a"] == dots + brackets


@pytest.mark.parametrize("bomb", ["a" + ".a" * 30_000 + " = 1", "name = " + "9" * 60_000], ids=("dots", "digits"))
def test_the_command_line_says_so_in_one_line(tmp_path: Path, bomb: str) -> None:
    file = tmp_path / "bomb.toml"
    file.write_text(bomb)
    command = [sys.executable, "-m", "carnyx", "force", "check", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("carnyx: bomb.toml: ")
    assert done.stderr.count("\n") == 1


def test_the_digit_limit_of_python_stays_on() -> None:
    code = "import sys; from carnyx.cli import main; main(['rules', '--json']); print(sys.get_int_max_str_digits())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.stdout.endswith("\n4300\n")


def header() -> bytes:
    return next(iter(Journal(SYSTEMS["celtos"], prepared("demo")).rows()))


def why(text: bytes) -> tuple[int, str]:
    with pytest.raises(BadJournal) as error:
        read(text, SYSTEMS)
    return error.value.line, error.value.why


@pytest.mark.parametrize(
    "line",
    [
        b"[1," + b"9" * 400_000 + b',"x"]\n',
        b"[1," + b"9" * (LONGEST_NUMBER + 1) + b',"x"]\n',
        b"[1," + b"[" * 400 + b"]" * 400 + b',"x"]\n',
        b'[1,"' + b"x" * LONGEST_LINE + b'","x"]\n',
        b'{"position":' + b'{"a":' * 500 + b"1" + b"}" * 500 + b',"digest":""}\n',
    ],
    ids=("digits", "number", "brackets", "long", "position"),
)
def test_a_line_of_a_journal_beyond_the_limits_cannot_be_read(line: bytes) -> None:
    first = header()
    assert why(first + line) == (first.count(b"\n") + 1, "malformed")


def test_a_journal_beyond_the_limits_is_not_taken_apart() -> None:
    assert why(header() + b"[" * (LONGEST_UPLOAD * MEGABYTE)) == (1, "long")


def test_a_journal_has_no_more_answers_than_it_may() -> None:
    first = header()
    assert why(first + b'[%d,0,"x"]\n' % (MOST_ENTRIES + 1)) == (first.count(b"\n") + 1, "many")


def test_reading_a_journal_can_be_stopped_at_any_line() -> None:
    journal = Journal(SYSTEMS["celtos"], prepared("demo"))
    text = b"".join(journal.rows()) + b'[1,0,"x"]\n'
    with pytest.raises(BadJournal) as error:
        read(text, SYSTEMS, lambda: True)
    assert error.value.why == "late"


def force(**changes: object) -> army.Force:
    found = {"name": "Raiders", "people": "gael", "units": (army.Entry("gael.warrior", 10),)} | changes
    return army.Force(**found)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"units": (army.Entry("gael.warrior", 7000),)}, "value-range"),
        ({"units": (army.Entry("gael.warrior", 10),) * (MOST_UNITS + 1)}, "value-range"),
        ({"name": "x" * (LONGEST_NAME + 1)}, "name-long"),
        ({"units": (army.Entry("gael.warrior", 10, name="y" * (LONGEST_NAME + 1)),)}, "name-long"),
    ],
    ids=("models", "units", "name", "unit"),
)
def test_a_force_beyond_the_limits_is_not_legal(changes: dict[str, object], message: str) -> None:
    assert army.check(force(**changes))[0].message == message


@pytest.mark.parametrize(("each", "is_borne"), [(30, True), (31, False)])
def test_four_forces_together_are_no_larger_than_two(each: int, is_borne: bool) -> None:
    """A question about two hundred and forty units took the server a second, and everybody with it."""
    mine = force(units=(army.Entry("gael.warrior", 5),) * each)
    assert not army.check(mine)
    if is_borne:
        assert len(prepared("melee", (mine,) * 4).forces) == 4
        return
    with pytest.raises(BadForce) as error:
        prepared("melee", (mine,) * 4)
    assert (error.value.problem.message, error.value.problem.numbers["key"]) == ("value-range", "units")
    setup = prepared("melee", (None,) * 4)
    crowded = msgspec.structs.replace(setup, forces=(mine,) * 4, profiles=prepared("melee", (mine,)).profiles)
    assert [each.message for each in SYSTEMS["celtos"].faults(crowded)] == ["value-range"]


@pytest.mark.parametrize(
    ("name", "left"),
    [
        ("Gael\x1b[2J\x1b[31m!", "Gael!"),
        ("\x1b]0;title\x07Raiders", "Raiders"),
        ("\u202edlog\u202c", "dlog"),
        ("a\u2066b\u2069\x00c\x7f\x9b1md", "abcd"),
        ("two\r\nlines\there", "two lines here"),
        ("Túatha Dé · Ångström · 漢字 · می‌خواهم", "Túatha Dé · Ångström · 漢字 · می‌خواهم"),
    ],
)
def test_names_lose_what_is_no_letter(name: str, left: str) -> None:
    assert plain(name) == left
    quoted = "".join(f"\\u{ord(each):04x}" for each in name)
    assert army.loads(f'name = "{quoted}"\npeople = "gael"\nunits = []').name == left


def test_a_name_is_no_markup_in_markdown() -> None:
    name = "[x](javascript:1) **b** `c` <img> # | _e_"
    page = Page(name, "", "en", (Section(name, ()),))
    escaped = r"\[x\](javascript:1) \*\*b\*\* \`c\` \<img\> \# \| \_e\_"
    assert markdown(page).startswith(f"# {escaped}\n")
    assert f"\n## {escaped}\n" in markdown(page)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_our_own_lists_keep_the_limits(game: str) -> None:
    lists = GAMES[game].lists
    for name in lists.army.forces():
        assert not lists.army.check(lists.army.load(name))
