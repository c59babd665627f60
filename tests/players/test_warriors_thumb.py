"""The thumb player of Warriors: for each rule of thumb a position where it decides, and how it does against chance."""

from __future__ import annotations

from random import Random

from carnyx.core.flow import begin
from carnyx.games.warriors.army import load
from carnyx.games.warriors.muster import prepared
from carnyx.games.warriors.system import SYSTEM
from carnyx.players import RandomPlayer, fought
from carnyx.players.warriors import ThumbPlayer

# --- the whole


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


def test_thumb_beats_random():
    wins = won("orcs-800", 40)
    assert wins >= 16, wins


def test_the_same_position_gets_the_same_answer():
    pause = begin(SYSTEM.muster(prepared("field800")))
    assert ThumbPlayer().answer(pause) == ThumbPlayer().answer(pause)
