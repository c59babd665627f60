"""Killing the server at any moment loses no answer that was acknowledged, and the battle goes on where it stood."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from carnyx.core.flow import Choose
from carnyx.core.journal import read
from carnyx.games import SYSTEMS
from carnyx.games.celtos.play.options import CONCEDE
from tests.web.tables import Browser, House

pytestmark = pytest.mark.long

KILLS = 50
VERIFIED = 10  # every so many kills the whole journal is played again by the test, not only by the server
LONGEST_WAIT = 0.03  # seconds between an answer and the kill: from before it is heard to after it is acknowledged


class Process:
    """`carnyx play` as a user starts it, to be killed."""

    def __init__(self, folder: Path) -> None:
        command = [sys.executable, "-m", "carnyx", "play", "--no-browser", "--data", str(folder)]
        self._running = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._running.stdout is not None
        self.house = House(self._running.stdout.readline().strip())

    def kill(self) -> None:
        os.kill(self._running.pid, signal.SIGKILL)
        self._running.wait()
        assert self._running.stdout is not None
        self._running.stdout.close()


class Witness:
    """A player who remembers every answer that was acknowledged, and the last question he was asked."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.battle = ""
        self.acknowledged: dict[int, Any] = {}
        self.asked: dict[str, Any] = {}  # the question that waited, if nothing was said since
        self.seen = 0  # the highest number he was ever told

    def sit_down(self, house: House) -> Browser:
        """Open the battle, or a new one if that is over; what was acknowledged must be there."""
        if not self.battle:
            self.battle = house.begin("celtos", "demo", "person", "random")
            self.acknowledged, self.asked, self.seen = {}, {}, 0
        browser = house.browser(self.battle)
        self.wait(browser)
        if self.asked:
            assert browser.state["question"] == self.asked
        self.asked = {}
        return browser

    def wait(self, browser: Browser) -> bool:
        """Until he is asked; false if it is over.  What he was told is never taken back."""
        while not ("question" in browser.state or browser.state.get("over")):
            browser.hear()
            assert browser.state.get("number", self.seen) >= self.seen
        self.seen = browser.state["number"]
        return "question" in browser.state

    def answer(self, browser: Browser) -> Any:
        """Some answer the question offers; where it offers none, one the rules would."""
        offered = [
            each for each in browser.state["question"].get("options", ()) if each.get("answer", CONCEDE) != CONCEDE
        ]
        if offered:
            choice = self.rng.choice(offered)["answer"]
        else:
            question = read(browser.house.journal(self.battle), SYSTEMS).pause.question
            assert isinstance(question, Choose)
            choice = json.loads(msgspec.json.encode(question.options.sample(self.rng)))
        browser.say("answer", number=browser.state["number"], answer=choice)
        return choice

    def play(self, browser: Browser, answers: int) -> bool:
        """So many answers, each acknowledged; false if the battle ended."""
        for _ in range(answers):
            if "question" not in browser.state:
                return False
            number = browser.state["number"]
            choice = self.answer(browser)
            self.seen = browser.standing(number + 1)["number"]
            self.acknowledged[number] = choice
            self.wait(browser)
        return "question" in browser.state

    def check(self, journal: bytes, deeply: bool) -> None:
        """Every acknowledged answer is in the journal under its number, and the journal holds."""
        lines = [line for line in map(json.loads, journal.splitlines()) if isinstance(line, list)]
        assert len(lines) >= self.seen - 1
        for number, answer in self.acknowledged.items():
            assert lines[number - 1][:2] == [number, answer]
        if deeply:
            read(journal, SYSTEMS)


@pytest.mark.kill
def test_fifty_kills_lose_no_acknowledged_answer(tmp_path: Path) -> None:
    rng = Random(2026)
    witness = Witness(rng)
    for kill in range(KILLS + 1):
        process = Process(tmp_path)
        try:
            with witness.sit_down(process.house) as browser:
                witness.check(process.house.journal(witness.battle), deeply=kill % VERIFIED == 0)
                if not witness.play(browser, rng.randrange(3)):
                    witness.battle = ""
                elif rng.random() < 0.8:  # in the midst of an answer, and of what dice and computer add to it
                    witness.answer(browser)
                    time.sleep(rng.random() * LONGEST_WAIT)
                else:
                    witness.asked = browser.state["question"]
        finally:
            process.kill()
