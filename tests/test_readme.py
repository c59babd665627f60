"""The README is true: its Python examples give what it says, and its commands run."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.examples import PLAY, ROOT, Command, Reader, carnyx, commands, fences

README = (ROOT / "README.md").read_text(encoding="utf-8")
COMMANDS = [each for fence in fences(README) if fence.kind == "console" for each in commands(fence.text)]
ASKED = [given for each in COMMANDS if (given := carnyx(each.words)) is not None]
PYTHON = [fence for fence in fences(README) if fence.kind == "python"]


def test_the_python_examples_give_what_they_say(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert sum(fence.text.count(">>> ") for fence in PYTHON) > 10
    reader = Reader(tmp_path, capsys)
    for fence in PYTHON:
        reader.converse(fence)


def test_it_has_the_main_command_and_five_examples() -> None:
    assert ASKED[0] == [PLAY]
    assert len(ASKED) >= 6
    assert "pip install uv && uv run --group dev pytest" in README


def test_the_first_command_serves_the_table(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "carnyx", PLAY, "--no-browser", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as table:
        assert table.stdout is not None
        with urlopen(table.stdout.readline().strip(), timeout=60) as page:
            assert b"Carnyx" in page.read()
        table.terminate()


@pytest.mark.parametrize("command", [each for each in COMMANDS if carnyx(each.words)], ids=lambda each: each.words[-1])
def test_the_commands_run(command: Command, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Reader(tmp_path, capsys).run(command)


def test_it_says_that_it_is_unofficial() -> None:
    assert "unofficial" in README.lower()
