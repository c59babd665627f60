"""Thinking: computer players answer apart from the server, remember what they threw, and leave when it is killed."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from carnyx.core.flow import Choose, Pause, begin, play, sample
from carnyx.games.celtos.play.muster import prepared
from carnyx.games.celtos.play.system import SYSTEM
from carnyx.games.celtos.players import ThumbPlayer
from carnyx.players import RandomPlayer
from carnyx.web.thinking import Thinking, in_process, in_thread

BEGIN = """
import asyncio, os, time
from carnyx.web.thinking import in_process
class Slow:
    def answer(self, position):
        print(os.getpid(), flush=True)
        time.sleep(600)
if __name__ == "__main__":
    asyncio.run(in_process().answer(Slow(), None))
"""


INTERRUPTED = """
import asyncio, time
from carnyx.web.thinking import in_process
class Quick:
    def answer(self, position):
        return "thought"
if __name__ == "__main__":
    thinking = in_process()
    thought = asyncio.run(thinking.answer(Quick(), None)).answer
    try:
        print(thought, flush=True)
        time.sleep(600)
    except KeyboardInterrupt:
        thinking.end()
        print("ended", flush=True)
"""


def asked() -> Pause[Any]:
    """The first question of a battle that a player decides."""
    pause, dice = begin(SYSTEM.muster(prepared("demo"))), Random(1)
    while not isinstance(pause.question, Choose):
        assert pause.question is not None
        pause = play(pause.battle, sample(pause.question, dice))
    return pause


class Suicide:
    """A player whose process is ended the first time."""

    def __init__(self, marker: Path) -> None:
        self.marker = marker

    def answer(self, position: Pause[Any]) -> str:
        if not self.marker.exists():
            self.marker.touch()
            os._exit(1)
        return "thought again"


@pytest.mark.parametrize("begun", [in_thread, in_process])
def test_it_answers_what_the_player_would_answer_here(begun: Any) -> None:
    thinking: Thinking = begun()
    thought = asyncio.run(thinking.answer(ThumbPlayer(), asked()))
    thinking.end()
    assert thought.answer == ThumbPlayer().answer(asked())


def test_dice_thrown_in_the_head_are_thrown() -> None:
    thinking, here, there = in_process(), RandomPlayer(5), RandomPlayer(5)

    async def three(player: Any) -> list[Any]:
        found = []
        for _ in range(3):
            thought = await thinking.answer(player, asked())
            player = thought.player
            found.append(thought.answer)
        return found

    apart = asyncio.run(three(there))
    thinking.end()
    assert apart == [here.answer(asked()) for _ in range(3)]


def test_a_process_that_is_ended_is_followed_by_another(tmp_path: Path) -> None:
    thinking = in_process()
    thought = asyncio.run(thinking.answer(Suicide(tmp_path / "once"), asked()))
    thinking.end()
    assert thought.answer == "thought again"


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are looked up in /proc")
def test_a_server_that_is_killed_takes_its_thinkers_along(tmp_path: Path) -> None:
    script = tmp_path / "begin.py"
    script.write_text(BEGIN, encoding="utf-8")
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        thinker = int(server.stdout.readline())
        os.kill(server.pid, signal.SIGKILL)
        server.wait()
        for _ in range(600):
            if not is_running(thinker):
                break
            time.sleep(0.1)
        assert not is_running(thinker)


@pytest.mark.skipif(sys.platform == "win32", reason="no such signal")
def test_an_interrupted_server_ends_without_a_word(tmp_path: Path) -> None:
    script = tmp_path / "begin.py"
    script.write_text(INTERRUPTED, encoding="utf-8")
    with subprocess.Popen(
        [sys.executable, str(script)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == "thought\n"
        os.killpg(server.pid, signal.SIGINT)
        assert server.communicate(timeout=60) == ("ended\n", "")


def is_running(process: int) -> bool:
    """Whether a process is there and has not ended."""
    try:
        return Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False
