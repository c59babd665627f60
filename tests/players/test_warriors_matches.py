"""The thumb player of Warriors in whole battles: it beats the random one, and plays the same game twice."""

from __future__ import annotations

from random import Random

import pytest

from carnyx.core.flow import begin
from carnyx.games.warriors.lists.army import load
from carnyx.games.warriors.play.muster import prepared
from carnyx.games.warriors.play.system import SYSTEM
from carnyx.games.warriors.players import ThumbPlayer
from carnyx.players import RandomPlayer, fought


def won(force: str, battles: int) -> int:
    """Battles that thumb wins against random, both with the same force, changing sides."""
    own, wins = load(force), 0
    for seed in range(battles):
        seat = seed % 2
        players = [RandomPlayer(seed), RandomPlayer(seed)]
        players[seat] = ThumbPlayer()
        end = fought(SYSTEM.muster(prepared("field800", (own, own))), players, Random(-seed - 1))
        wins += SYSTEM.verdict(end.battle) == seat
    return wins


@pytest.mark.match
def test_thumb_beats_random():
    wins = won("men-800", 40)
    assert wins >= 25, wins


@pytest.mark.match
@pytest.mark.soak
@pytest.mark.parametrize(("force", "bound"), [("men-800", 60), ("orcs-800", 60), ("dwarves-800", 54)])
def test_thumb_beats_random_in_a_hundred(force, bound):
    wins = won(force, 100)
    assert wins >= bound, wins


def test_the_same_position_gets_the_same_answer():
    pause = begin(SYSTEM.muster(prepared("field800")))
    assert ThumbPlayer().answer(pause) == ThumbPlayer().answer(pause)
