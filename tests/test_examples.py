"""Examples are carried out as a reader would, and one that is wrong is found and named by its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.examples import Command, Fence, Reader, changed, commands, fences


@pytest.fixture
def reader(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Reader:
    monkeypatch.chdir(tmp_path)
    return Reader(tmp_path, capsys)


def test_a_page_has_its_fences_in_order() -> None:
    page = (
        "Do this:\n\n```console\nuv run carnyx rules\n```\n\n```{code-block} toml\n:caption: a.toml\n\nname = 1\n```\n"
    )
    assert list(fences(page)) == [
        Fence("console", {}, "uv run carnyx rules\n", 3),
        Fence("{code-block}", {"caption": "a.toml"}, "name = 1\n", 7),
    ]


def test_a_command_is_followed_by_what_it_prints() -> None:
    assert list(commands("$ uv run carnyx a 'b c'\none\n\ntwo\n$ uv run carnyx d\n")) == [
        Command(["uv", "run", "carnyx", "a", "b c"], "one\n\ntwo"),
        Command(["uv", "run", "carnyx", "d"], None),
    ]
    assert list(commands("uv run carnyx a\nuv run carnyx d\n")) == [
        Command(["uv", "run", "carnyx", "a"], None),
        Command(["uv", "run", "carnyx", "d"], None),
    ]


def test_what_a_python_session_knows_lasts_to_the_end_of_the_page(reader: Reader) -> None:
    reader.follow("```pycon\n>>> one = 1\n```\n\n```pycon\n>>> one + 1\n2\n```\n")
    assert reader.tried == 2


def test_a_file_is_saved_under_its_caption(reader: Reader) -> None:
    reader.follow("```{code-block} toml\n:caption: list.toml\n\npeople = 'gael'\n```\n")
    assert (reader.folder / "list.toml").read_text(encoding="utf-8") == "people = 'gael'\n"


@pytest.mark.parametrize(
    ("fence", "complaint"),
    [
        ("```pycon\n>>> 1 + 1\n3\n```", "line 2"),
        ("```python\n1 + 1\n```", "without a prompt"),
        ("```console\n$ uv run carnyx rules celtos.rally --lang en\nnothing\n```", "should print"),
        ("```console\nuv run carnyx rules celtos.nonsense\n```", "ended with 2"),
        ("```console\nrm -r everything\n```", "not a command of Carnyx"),
        ("```toml\nname = 1\n```", "nobody knows how to try"),
        ("```{code-block} toml\nname = 1\n```", "a file without a name"),
    ],
)
def test_an_example_that_is_wrong_is_named(reader: Reader, fence: str, complaint: str) -> None:
    with pytest.raises(AssertionError, match=f"(?s)line 2.*{complaint}|{complaint}"):
        reader.follow(f"\n{fence}\n")


def test_a_diff_changes_the_lines_it_shows(tmp_path: Path) -> None:
    (tmp_path / "old.txt").write_text("one\ntwo\nthree\n", encoding="utf-8")
    changed(
        tmp_path,
        "--- a/old.txt\n+++ b/old.txt\n@@\n one\n-two\n+2\n three\n--- /dev/null\n+++ b/new/new.txt\n@@\n+here\n",
    )
    assert (tmp_path / "old.txt").read_text(encoding="utf-8") == "one\n2\nthree\n"
    assert (tmp_path / "new" / "new.txt").read_text(encoding="utf-8") == "here\n"


def test_a_diff_of_lines_that_are_not_there_is_refused(tmp_path: Path) -> None:
    (tmp_path / "old.txt").write_text("one\none\n", encoding="utf-8")
    for lost in ("two", "one"):
        with pytest.raises(AssertionError, match="does not have these lines once"):
            changed(tmp_path, f"--- a/old.txt\n+++ b/old.txt\n@@\n-{lost}\n+2\n")
