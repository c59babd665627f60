"""The command line in a bad place: closed pipes, full disks, no home, Ctrl-C; one line, a code, no traceback."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from carnyx.cli import guard
from carnyx.cli.guard import guarded
from carnyx.web.server import data_folder
from carnyx.words.catalogue import catalogue

PATIENCE = 60
CARNYX = [sys.executable, "-m", "carnyx"]
posix = pytest.mark.skipif(os.name != "posix", reason="signals and devices of POSIX")


def run(*words: str, **how: Any) -> subprocess.CompletedProcess[str]:
    """A command in a process of its own."""
    env = {**os.environ, **how.pop("env", {})}
    how = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **how}
    return subprocess.run([*CARNYX, *words], text=True, env=env, timeout=PATIENCE, check=False, **how)


def begun(*words: str) -> subprocess.Popen[str]:
    """A command that is under way and hears Ctrl-C, even if these tests were started in the background and do not."""
    return subprocess.Popen(
        [*CARNYX, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )


def is_one_line(said: str) -> bool:
    return said.startswith("carnyx: ") and said.count("\n") == 1 and "Traceback" not in said


@posix
@pytest.mark.parametrize("words", [["rules"], ["rules", "--json"], ["--help"], ["force", "check", "gael-demo"]])
def test_a_full_disk_behind_the_output_is_said(words: list[str]) -> None:
    with Path("/dev/full").open("w") as full:
        done = run(*words, stdout=full)
    assert (done.returncode, done.stderr) == (1, f"carnyx: {catalogue('en').say('error-output-full')}\n")


@posix
@pytest.mark.parametrize("words", ["rules", "rules --json", "table celtos.test", "--help", "sheet celtos"])
def test_a_closed_output_is_said(words: str) -> None:
    done = subprocess.run(
        ["/bin/sh", "-c", f'exec "$0" -m carnyx {words} >&-', sys.executable],
        stderr=subprocess.PIPE,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, is_one_line(done.stderr)) == (1, True), done.stderr


@posix
@pytest.mark.parametrize("words", [["rules"], ["--help"], ["table", "celtos.test"], ["rules", "--json"]])
def test_a_reader_who_has_seen_enough_is_no_error(words: list[str]) -> None:
    with subprocess.Popen([*CARNYX, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as going:
        assert going.stdout is not None
        assert going.stderr is not None
        going.stdout.close()
        assert (going.wait(PATIENCE), going.stderr.read()) == (0, "")


@pytest.mark.parametrize("columns", ["0", "-1", "", "many", "9" * 5000])
def test_a_terminal_of_no_width_is_as_wide_as_any(columns: str) -> None:
    done = run("table", "celtos.shoot.hit", env={"COLUMNS": columns})
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.skipif(sys.platform != "linux", reason="it must be seen how far a process has come")
@pytest.mark.parametrize("wait", [0.0, 0.03, 0.06, 0.1, 0.15, 0.25, 0.4])
@pytest.mark.parametrize("words", [["rules"], ["matchup", "celtos", "--json"]], ids=("rules", "matchup"))
def test_an_interrupt_at_any_moment_shows_nothing(words: list[str], wait: float) -> None:
    with begun(*words) as going:
        _loading(going)
        time.sleep(wait)
        if going.poll() is None:
            os.killpg(going.pid, signal.SIGINT)
        _, err = going.communicate(timeout=PATIENCE)
    assert "Traceback" not in err
    assert going.returncode in (0, 130)


LOADED = """
import sys, types
def run():
    exec("raise KeyboardInterrupt")
sys.modules["carnyx.cli"] = types.SimpleNamespace(main=run)
from carnyx.__main__ import main
main()
"""


@posix
def test_an_interrupt_within_executed_text_ends_with_the_number_for_it(tmp_path: Path) -> None:
    (tmp_path / "interrupted.py").write_text(LOADED)
    started = [sys.executable, "-m", "interrupted"]
    done = subprocess.run(started, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (130, "")


@posix
@pytest.mark.parametrize("words", [["rules", "--json"], ["table", "celtos.shoot.hit"]], ids=("rules", "table"))
def test_an_interrupt_after_the_last_word_is_too_late(words: list[str]) -> None:
    whole = run(*words).stdout
    for _ in range(3):
        with begun(*words) as going:
            assert going.stdout is not None
            assert going.stderr is not None
            said = going.stdout.read(len(whole))
            os.killpg(going.pid, signal.SIGINT)
            err = going.stderr.read()
            going.wait(PATIENCE)
        assert (said, err) == (whole, "")
        assert going.returncode in (0, 130)


def _loading(going: subprocess.Popen[str]) -> None:
    """Wait until our own first module is being read: what Python does before that is not ours."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and going.poll() is None:
        maps = Path(f"/proc/{going.pid}/maps")
        if not maps.exists() or "msgspec" in maps.read_text(errors="replace"):
            return
        time.sleep(0.005)


@posix
def test_a_port_in_use_is_called_so(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = run("play", "--no-browser", "--port", str(port), "--data", str(tmp_path))
    assert (done.returncode, done.stderr) == (2, f"carnyx: {catalogue('en').say('error-port-used', port=str(port))}\n")


def test_a_data_folder_that_is_a_file_is_called_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = run("play", "--no-browser", "--data", str(tmp_path / "file" / "data"))
    assert (done.returncode, is_one_line(done.stderr)) == (2, True), done.stderr


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="the folders of other systems")
@pytest.mark.parametrize("said", ["", "relative/folder", None])
def test_an_empty_name_of_the_data_folder_is_no_name(monkeypatch: pytest.MonkeyPatch, said: str | None) -> None:
    monkeypatch.setenv("HOME", "/somewhere")
    if said is None:
        monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    else:
        monkeypatch.setenv("XDG_DATA_HOME", said)
    assert data_folder() == Path("/somewhere/.local/share/carnyx")


@pytest.mark.parametrize("words", [["play", "--no-browser"], ["doctor"]], ids=("play", "doctor"))
def test_whoever_has_no_home_is_told_what_to_do(words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    def homeless() -> Path:
        raise RuntimeError("no home")

    monkeypatch.setattr("carnyx.web.server.data_folder", homeless)
    from carnyx.cli import main

    with pytest.raises(SystemExit) as ended:
        main(words)
    assert (ended.value.code, capsys.readouterr().err) == (2, f"carnyx: {catalogue('en').say('error-no-home')}\n")


ERRORS: tuple[tuple[BaseException, int], ...] = (
    (OSError(5, "Input/output error"), 1),
    (OSError(28, "No space left on device", "battle.jsonl"), 1),
    (PermissionError(13, "Permission denied", "secret"), 1),
    (FileNotFoundError(2, "No such file or directory"), 1),
    (sqlite3.OperationalError("database is locked"), 1),
    (sqlite3.DatabaseError("file is not a database"), 1),
    (UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid start byte"), 1),
    (UnicodeEncodeError("ascii", "\ud800", 0, 1, "surrogates not allowed"), 1),
    (MemoryError(), 1),
    (RecursionError("too deep"), 1),
    (ZeroDivisionError("division by zero"), 1),
    (ValueError("\x1b[31mred\nand more"), 1),
    (BrokenPipeError(32, "Broken pipe"), 0),
    (KeyboardInterrupt(), 130),
)


@pytest.mark.parametrize("lang", ["en", "de", "es"])
@pytest.mark.parametrize(("error", "code"), ERRORS, ids=lambda each: type(each).__name__)
def test_every_error_is_one_line_and_a_code(
    error: BaseException, code: int, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail() -> None:
        raise error

    with pytest.raises(SystemExit) as ended:
        guarded(fail, ["--lang", lang])
    out, err = capsys.readouterr()
    assert (ended.value.code, out) == (code, "")
    assert err == "" if code in (0, 130) else is_one_line(err)
    assert "\x1b" not in err


def test_a_mistake_of_the_program_is_shown_to_whoever_looks_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARNYX_TRACE", "1")

    def fail() -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        guarded(fail, [])


def test_an_error_without_words_is_still_a_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def unreadable(*_: object) -> str:
        raise OSError("the words are gone")

    monkeypatch.setattr("carnyx.cli.errors.line", unreadable)
    assert guard.explained(ZeroDivisionError("x"), []) == (1, "ZeroDivisionError: x")


@posix
def test_a_locale_that_knows_no_letter_shows_question_marks() -> None:
    done = run("rules", "--lang", "de", env={"LC_ALL": "C", "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"})
    assert (done.returncode, done.stderr) == (0, "")
    assert "?" in done.stdout


def test_an_interrupt_that_nobody_can_catch_ends_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    from carnyx import __main__ as command

    class Clearing:
        """Something that is interrupted while it is cleared away."""

        def __del__(self) -> None:
            raise KeyboardInterrupt

    ended: list[int] = []
    monkeypatch.setattr("os._exit", ended.append)
    monkeypatch.setattr("sys.unraisablehook", command._unraised)
    thing = Clearing()
    del thing
    assert ended == [130]
