"""Playouts: plans played out from a position, each once as far as no dice are needed, and from there with many dice."""

from __future__ import annotations

from hashlib import blake2b
from random import Random
from typing import Any

from msgspec import Struct

from carnyx.core.codec import digest, encode
from carnyx.core.flow import Choose, Pause, accept, refuse
from carnyx.players.breaks import rest
from carnyx.players.search.craft import Craft, Plan


class Start(Struct, frozen=True):
    """Where a plan leads before the first throw: milestones passed, and what was answered on the way."""

    pause: Pause[Any]
    passed: int
    meant: dict[str, Any]  # the player's own answers, by the digest of the position
    value: int | None  # what the position is worth if the playout ends before any throw


class Playouts:
    """Plans played out from a position, as the player who is asked sees it; the same dice for all plans.

    What a plan answers is judged here; the quick player only gives answers that are allowed, so they are taken at once.
    """

    def __init__(self, craft: Craft, pause: Pause[Any], plans: tuple[Plan, ...], ahead: int, seed: int) -> None:
        assert isinstance(pause.question, Choose)
        self._craft, self._plans, self._ahead, self._root = craft, plans, ahead, pause
        self._player, self._quick = pause.question.player, craft.quick()
        self._starts: dict[int, Start] = {}
        salt = blake2b(encode(pause.battle), digest_size=8, key=seed.to_bytes(8, "big", signed=True))
        self.seed = int.from_bytes(salt.digest(), "big")  # of this position: everything drawn by lot follows from it

    def value(self, plan: int, dice: int) -> int:
        """What a plan was worth with certain dice, in millionths."""
        start = self.start(plan)
        if start.value is not None:
            return start.value
        return self._craft.value(self.end(plan, dice), self._player)

    def end(self, plan: int, dice: int) -> Any:
        """The battle at the end of a playout with certain dice."""
        rest()
        start = self.start(plan)
        if start.value is not None:
            return start.pause.battle
        rng = Random(self.seed + dice)
        pause, passed = start.pause, start.passed
        craft, mine, quick, player = self._craft, self._plans[plan], self._quick, self._player
        while (question := pause.question) is not None:
            if not isinstance(question, Choose):
                pause = accept(pause, question.sample(rng))
                continue
            if craft.is_milestone(pause):
                passed += 1
                if passed >= self._ahead:
                    break
            answer = mine.answer(pause) if not passed and question.player == player else None
            if answer is None or refuse(question, answer) is not None:
                answer = quick.answer(pause)
            pause = accept(pause, answer)
        return pause.battle

    def start(self, plan: int) -> Start:
        """Where a plan leads before the first throw."""
        if plan not in self._starts:
            rest()
            self._starts[plan] = self._started(plan)
        return self._starts[plan]

    def _started(self, plan: int) -> Start:
        craft, mine, quick, player = self._craft, self._plans[plan], self._quick, self._player
        pause, passed = self._root, 0
        meant: dict[str, Any] = {}
        while (question := pause.question) is not None:
            if not isinstance(question, Choose):
                return Start(pause, passed, meant, None)
            if pause is not self._root and craft.is_milestone(pause):
                passed += 1
                if passed >= self._ahead:
                    break
            is_planned = not passed and question.player == player
            answer = mine.answer(pause) if is_planned else None
            if answer is None or refuse(question, answer) is not None:
                answer = quick.answer(pause)
            elif is_planned:
                meant[digest(pause.battle)] = answer
            pause = accept(pause, answer)
        return Start(pause, passed, meant, craft.value(pause.battle, player))
