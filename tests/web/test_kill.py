"""Killing the server at any moment loses no answer that was acknowledged, and the battle goes on where it stood."""

from __future__ import annotations

import json
import os
import signal
import socket
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
        if self._running.poll() is not None:
            return
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


class Owner(Witness):
    """A player who also takes back, claims his seat and deletes battles, and remembers what of it was acknowledged."""

    def __init__(self, rng: Random, name: str) -> None:
        super().__init__(rng)
        self.key = f"the key of {name}"
        self.has_seat = False  # it was acknowledged
        self.may_be_gone = False  # he has asked for it to be deleted, and was not told
        self.gone: set[str] = set()

    def arrive(self, house: House) -> Browser:
        """Everything that was acknowledged is there, and nothing is half there; then he sits down."""
        listed = {each["id"] for each in json.loads(house.fetch("/api/battles")[1])}
        assert not listed & self.gone
        if self.battle and self.battle not in listed:
            assert self.may_be_gone
            assert house.fetch(f"/api/battles/{self.battle}/journal")[0] == 404
            self.battle = ""
        if not self.battle:
            self.begin(house)
        self.may_be_gone = False
        self.check(house.journal(self.battle), deeply=True)
        if self.has_seat:
            with house.browser(self.battle, seat="0", key="somebody else's") as thief:
                assert thief.hear()["what"] == "taken"
        browser = house.browser(self.battle, **({"seat": "0", "key": self.key} if self.has_seat else {}))
        self.wait(browser)
        return browser

    def begin(self, house: House) -> None:
        wish = {"system": "celtos", "scenario": "demo", "seats": ("person", "random")}
        status, body = house.fetch("/api/battles", "POST", json.dumps(wish).encode(), **{"Carnyx-Key": self.key})
        assert status == 201, body
        self.battle, self.has_seat = str(json.loads(body)["id"]), False
        self.acknowledged, self.asked, self.seen = {}, {}, 0

    def act(self, browser: Browser) -> None:
        """One thing or another, until it is acknowledged."""
        house, chance = browser.house, self.rng.random()
        if chance < 0.5:
            self.play(browser, 1)
        elif chance < 0.75 and browser.state.get("last"):
            self.take_back(browser)
        elif chance < 0.95:
            with house.browser(self.battle, seat="0", key=self.key) as mine:
                mine.until(lambda message: message["is"] == "state" and message.get("taken") == [0])
            self.has_seat = True
        else:
            assert house.fetch(f"/api/battles/{self.battle}", "DELETE", **{"Carnyx-Key": self.key})[0] == 200
            self.gone.add(self.battle)
            self.battle = ""

    def take_back(self, browser: Browser) -> None:
        """His last decision, as practice if need be."""
        number, last = browser.state["number"], browser.state["last"]
        browser.say("undo", number=last, consent=True)
        heard = browser.until(
            lambda message: message["is"] == "trouble" or (message["is"] == "state" and message["number"] > number)
        )
        if heard["is"] == "state":
            self.acknowledged[number] = {"undo": last}
            self.wait(browser)

    def begin_to_act(self, browser: Browser) -> None:
        """One thing or another, and nobody waits for the reply."""
        chance, house = self.rng.random(), browser.house
        if chance < 0.5 and "question" in browser.state:
            self.answer(browser)
        elif chance < 0.7 and browser.state.get("last"):
            browser.say("undo", number=browser.state["last"], consent=True)
        elif chance < 0.85:
            browser.line.send(json.dumps({"is": "seat", "seat": 1, "who": "random"}))
        else:
            self.may_be_gone = True
            name, _, port = house.host.partition(":")
            with socket.create_connection((name, int(port))) as line:
                request = (
                    f"DELETE /api/battles/{self.battle} HTTP/1.1\r\nHost: {house.host}\r\nCarnyx-Key: {self.key}\r\n"
                )
                line.sendall(f"{request}\r\n".encode())
                time.sleep(self.rng.random() * LONGEST_WAIT)


def killed_amid_everything(folder: Path, kills: int) -> None:
    """Three players at three battles do one thing after another, and the server is killed in the midst of it."""
    rng = Random(1717)
    owners = [Owner(rng, name) for name in ("Ana", "Bea", "Col")]
    for _ in range(kills + 1):
        process = Process(folder)
        try:
            for owner in owners:
                with owner.arrive(process.house) as browser:
                    if "question" not in browser.state:  # it is over
                        owner.battle = ""
                        continue
                    owner.act(browser)
                    if owner.battle and owner is owners[-1]:
                        owner.begin_to_act(browser)
                        time.sleep(rng.random() * LONGEST_WAIT)
                        process.kill()
            rng.shuffle(owners)
        finally:
            process.kill()


@pytest.mark.kill
def test_kills_amid_claims_undos_and_deletions_lose_nothing_and_leave_nothing_half_done(tmp_path: Path) -> None:
    killed_amid_everything(tmp_path, 12)


@pytest.mark.soak
def test_two_hundred_kills_amid_claims_undos_and_deletions(tmp_path: Path) -> None:
    killed_amid_everything(tmp_path, 200)


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
