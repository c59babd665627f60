"""A shell for the tests: what a command says, what it answers to a program, and the one line of what it refuses."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from carnyx.cli import main
from carnyx.show.terminal import console

_FOUGHT: dict[str, bytes] = {}  # the journals of battles that were fought for several tests, by their commands


class Shell:
    """Commands typed in, as one line or as words, and what came of them."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def told(self, command: str | list[str], code: int | None = 0) -> tuple[str, str]:
        """What a command writes, and what it complains of; it must end with this code, if one is named."""
        console.cache_clear()  # each command is a program of its own, and finds out for itself how wide its terminal is
        try:
            main(command.split() if isinstance(command, str) else command)
            ended = 0
        except SystemExit as stopped:
            ended = int(stopped.code or 0)
        out, err = self._capsys.readouterr()
        assert code in (None, ended), err
        return out, err

    def said(self, command: str | list[str]) -> str:
        """What a command writes."""
        return self.told(command)[0]

    def answered(self, command: str | list[str]) -> Any:
        """What a command answers to a program."""
        return json.loads(self.said([*(command.split() if isinstance(command, str) else command), "--json"]))

    def fights(self, battle: str, path: Path) -> Path:
        """The journal of a battle, in a file of its own; the same battle is fought only once."""
        if battle not in _FOUGHT:
            self.told(f"{battle} --journal {path}")
            _FOUGHT[battle] = path.read_bytes()
        path.write_bytes(_FOUGHT[battle])
        return path

    def refused(self, command: str | list[str]) -> str:
        """The one clear line of a command that cannot be."""
        out, err = self.told(command, 2)
        assert (out, err.count("\n")) == ("", 1)
        return err
