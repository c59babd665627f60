"""The README is true: its Python examples give what it says, and its commands run."""

from __future__ import annotations

import doctest
import re
import shlex
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

from carnyx.cli import main

README = Path(__file__).parent.parent / "README.md"
COMMANDS = re.findall(r"^(?:pip install uv && )?uv run (carnyx .+)$", README.read_text(encoding="utf-8"), re.MULTILINE)
PLAY = "carnyx play"  # goes on until it is stopped


def test_the_python_examples_give_what_they_say() -> None:
    failed, tried = doctest.testfile(str(README), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tried > 10
    assert failed == 0


def test_it_has_the_main_command_and_five_examples() -> None:
    assert COMMANDS[0] == PLAY
    assert len(COMMANDS) >= 6
    assert "pip install uv && uv run --group dev pytest" in README.read_text(encoding="utf-8")


def test_the_first_command_serves_the_table(tmp_path: Path) -> None:
    command = [sys.executable, "-m", *shlex.split(PLAY), "--no-browser", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as table:
        assert table.stdout is not None
        with urlopen(table.stdout.readline().strip(), timeout=60) as page:
            assert b"Carnyx" in page.read()
        table.terminate()


@pytest.mark.parametrize("command", [each for each in COMMANDS if each != PLAY])
def test_the_commands_run(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    main(shlex.split(command)[1:])
    assert capsys.readouterr().out


def test_it_says_that_it_is_unofficial() -> None:
    assert "unofficial" in README.read_text(encoding="utf-8").lower()
