"""The examples of a Markdown page, carried out from top to bottom by a reader who sits in an empty folder.

A fence is an example by its language:

- `console`: commands of Carnyx, or of a module of the project (`uv run python -m`), each after `$ ` with what it prints
  below it, or one to a line with no output shown;
- `python` or `pycon`: a Python session;
- `{code-block}` with a caption: a file of that name, to be saved;
- `diff`, or the command `cp -r`: a change of Carnyx itself, after which a page is followed with a copy of the sources.
"""

from __future__ import annotations

import doctest
import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from markdown_it import MarkdownIt

from carnyx.cli import main

ROOT = Path(__file__).parent.parent
PLAY = "play"  # goes on until it is stopped
SHOWN = frozenset(
    {"text", "mermaid", "json", "{include}", "{literalinclude}", "{toctree}", "{eval-rst}", "{note}", "{image}"}
)
FLAGS = doctest.ELLIPSIS


class Fence(NamedTuple):
    """A fenced block of a page: its language or directive, its options, its text, and the line it begins at."""

    kind: str
    options: dict[str, str]
    text: str
    line: int


class Command(NamedTuple):
    """A command of a console example, and what it should print; none if the page does not show it."""

    words: list[str]
    output: str | None


def fences(page: str) -> Iterator[Fence]:
    """The fenced blocks of a page, in their order."""
    for token in MarkdownIt("commonmark").parse(page):
        if token.type != "fence":
            continue
        kind, *_ = (*token.info.split(), "")
        lines, options = token.content.splitlines(keepends=True), {}
        while kind.startswith("{") and lines and lines[0].startswith(":"):
            name, _, value = lines.pop(0).strip().removeprefix(":").partition(":")
            options[name] = value.strip()
        first = token.map[0] + 1 if token.map else 0
        yield Fence(kind, options, "".join(lines).lstrip("\n") if options else token.content, first)


def commands(console: str) -> Iterator[Command]:
    """The commands of a console example."""
    if not any(line.startswith("$ ") for line in console.splitlines()):
        yield from (Command(shlex.split(line), None) for line in console.splitlines() if line)
        return
    for part in f"\n{console}".split("\n$ ")[1:]:
        typed, _, output = part.partition("\n")
        yield Command(shlex.split(typed), output.strip("\n") or None)


def carnyx(words: list[str]) -> list[str] | None:
    """What a command gives to Carnyx; none if it is a command of another program."""
    for opening in (["uv", "run", "carnyx"], ["pip", "install", "uv", "&&", "uv", "run", "carnyx"]):
        if words[: len(opening)] == opening:
            return words[len(opening) :]
    return None


class Reader:
    """Somebody who follows a page in an empty folder."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder, self._capsys = folder, capsys
        self._names: dict[str, Any] = {"__name__": "__main__"}
        self._copy: Path | None = None
        self.tried = 0

    def follow(self, page: str) -> None:
        """Carry out every example of a page; an example that cannot be carried out is an error."""
        for fence in fences(page):
            try:
                self._try(fence)
            except AssertionError as error:
                raise AssertionError(f"line {fence.line}: {error}") from None

    def _try(self, fence: Fence) -> None:
        match fence.kind:
            case "console":
                for command in commands(fence.text):
                    self.run(command)
            case "python" | "pycon":
                self.converse(fence)
            case "{code-block}":
                assert "caption" in fence.options, "a file without a name"
                (self.folder / fence.options["caption"]).write_text(fence.text, encoding="utf-8")
            case "diff":
                self._change(fence.text)
            case kind:
                assert kind in SHOWN, f"nobody knows how to try an example in {kind or 'no language'}"

    def run(self, command: Command) -> None:
        """Type a command of Carnyx; it must end well, unless the page shows how it complains."""
        if command.words[:2] == ["cp", "-r"]:
            old, new = command.words[2:]
            shutil.copytree(self._sources() / old, self._sources() / new)
            return
        given, module = carnyx(command.words), command.words[:4] == ["uv", "run", "python", "-m"]
        assert given is not None or module, f"not a command of Carnyx: {shlex.join(command.words)}"
        if given == [PLAY]:
            return
        self.tried += 1
        if given is None:
            printed, code = self._python(ROOT, "-m", *command.words[4:])
        elif self._copy is None:
            printed, code = self._ran(given)
        else:
            printed, code = self._python(self.folder, "-m", "carnyx", *given)
        wanted = command.output
        may_fail = wanted is not None and any(line.startswith("carnyx: ") for line in wanted.splitlines())
        assert code == 0 or may_fail, f"{shlex.join(command.words)} ended with {code}: {printed}"
        assert printed or "-o" in command.words, f"{shlex.join(command.words)} printed nothing"
        if wanted is not None:
            trimmed = "".join(f"{line.rstrip()}\n" for line in printed.strip("\n").splitlines())
            same = doctest.OutputChecker().check_output(f"{wanted}\n", trimmed, FLAGS)
            assert same, f"{shlex.join(command.words)} should print\n{wanted}\nbut printed\n{trimmed}"

    def _ran(self, given: list[str]) -> tuple[str, int]:
        self._capsys.readouterr()
        code = 0
        try:
            main(given)
        except SystemExit as stopped:
            code = int(stopped.code or 0)
        return "".join(self._capsys.readouterr()), code

    def converse(self, fence: Fence) -> None:
        """Type in a Python session; it must answer what the page shows."""
        assert ">>>" in fence.text, "a Python example without a prompt is not tried"
        self.tried += 1
        if self._copy is None:
            session = doctest.DocTestParser().get_doctest(fence.text, self._names, "example", None, fence.line)
            told: list[str] = []
            doctest.DocTestRunner(optionflags=FLAGS).run(session, out=told.append, clear_globs=False)
            self._names = session.globs
            assert not told, "".join(told)
        else:
            page = self.folder / "session.txt"
            page.write_text(fence.text, encoding="utf-8")
            told_wrong, code = self._python(self.folder, "-m", "doctest", "-o", "ELLIPSIS", page.name)
            assert code == 0, told_wrong

    def _python(self, folder: Path, *words: str) -> tuple[str, int]:
        """What Python prints, and its exit code; it imports the changed copy of Carnyx, if there is one."""
        known = {**os.environ, "PYTHONIOENCODING": "utf-8"}
        if self._copy is not None:
            known["PYTHONPATH"] = str(self._copy / "src")
        done = subprocess.run(
            [sys.executable, *words], cwd=folder, env=known, capture_output=True, encoding="utf-8", check=False
        )
        return done.stdout + done.stderr, done.returncode

    def _change(self, diff: str) -> None:
        changed(self._sources(), diff)
        self.tried += 1

    def _sources(self) -> Path:
        """The copy of the sources, which is made when a page first changes something."""
        if self._copy is None:
            self._copy = self.folder / "copy"
            unwanted = shutil.ignore_patterns("__pycache__", "static")
            shutil.copytree(ROOT / "src", self._copy / "src", ignore=unwanted)
        return self._copy


def changed(project: Path, diff: str) -> None:
    """Carry out a diff: each of its hunks replaces lines that occur exactly once in their file."""
    for part in f"\n{diff}".split("\n--- ")[1:]:
        names, *hunks = part.split("\n@@")
        old, new = [line.split("/", 1)[-1].strip() for line in names.replace("\n+++ ", "\n").splitlines()]
        path = project / new
        text = "" if old == "dev/null" else path.read_text(encoding="utf-8")
        for hunk in hunks:
            lines = hunk.split("\n")[1:]
            lines = lines[:-1] if lines[-1] == "" else lines
            before = "".join(f"{line[1:]}\n" for line in lines if not line.startswith("+"))
            after = "".join(f"{line[1:]}\n" for line in lines if not line.startswith("-"))
            assert not before or text.count(before) == 1, f"{new} does not have these lines once:\n{before}"
            text = text.replace(before, after) if before else after
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
