"""Battles to look back at: fought by computer players, kept for all tests of a run."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from carnyx.core.flow import Choose
from carnyx.core.journal import Journal
from carnyx.game import Game
from carnyx.games import GAMES
from carnyx.lookback.luck import Judge
from carnyx.players.random import RandomPlayer
from carnyx.players.search.training import Practice

CELTOS: Game = GAMES["celtos"]


def practice() -> Practice:
    found = CELTOS.practice
    assert found is not None
    return found


def judge(players: int = 2) -> Judge:
    return Judge(CELTOS.system, practice().craft, players)


def begun(number: int = 0) -> Journal[Any]:
    return Journal(CELTOS.system, practice().setup(number))


def carried_on(journal: Journal[Any], player: Any, seed: int, answers: int | None = None) -> Journal[Any]:
    """The battle fought on by one player for both sides, to its end or for so many answers."""
    dice = Random(seed)
    while (question := journal.pause.question) is not None and (answers is None or len(journal.entries) < answers):
        journal.answer(player.answer(journal.pause) if isinstance(question, Choose) else question.sample(dice))
    return journal


@cache
def thumbs(seed: int) -> Journal[Any]:
    """A battle by rules of thumb; nobody may go on with it."""
    return carried_on(begun(1), CELTOS.players["thumb"](0), seed)


@cache
def randoms(setup: Any, seed: int) -> Journal[Any]:
    """A battle of random players."""
    return carried_on(Journal(CELTOS.system, setup), RandomPlayer(seed), seed)
