"""The thumb player of Warriors in whole battles: it beats the random one, and plays the same game twice."""

from __future__ import annotations

from random import Random

import pytest

from carnyx.core.flow import begin
from carnyx.games.warriors.lists.army import Force, load, loads
from carnyx.games.warriors.play.muster import prepared
from carnyx.games.warriors.play.system import SYSTEM
from carnyx.games.warriors.players import ThumbPlayer
from carnyx.players import RandomPlayer, fought

# The force of the short match; it stays the same whatever the shipped lists become.
MEN = """
name = "Men"
people = "men"

[warchief]
leadership = 4
mounted = true

[[companions]]
role = "bannerman"
mounted = true
attached = "men.mounted_knights"

[[units]]
unit = "men.mounted_knights"
figures = 6
champion = true
standard = true

[[commands]]
leader = { leadership = 3 }
units = [
    { unit = "men.men_at_arms", figures = 20, champion = true, standard = true },
    { unit = "men.halberdiers", figures = 16 },
    { unit = "men.archers", figures = 17 },
]

[[commands]]
leader = { leadership = 2 }
units = [{ unit = "men.foot_knights", figures = 10, champion = true }, { unit = "men.levy", figures = 24 }]
"""


def won(own: Force, battles: int) -> int:
    """Battles that thumb wins against random, both with the same force, changing sides."""
    wins = 0
    for seed in range(battles):
        seat = seed % 2
        players = [RandomPlayer(seed), RandomPlayer(seed)]
        players[seat] = ThumbPlayer()
        end = fought(SYSTEM.muster(prepared("field800", (own, own))), players, Random(-seed - 1))
        wins += SYSTEM.verdict(end.battle) == seat
    return wins


@pytest.mark.match
def test_thumb_beats_random():
    wins = won(loads(MEN), 40)
    assert wins >= 25, wins


@pytest.mark.match
@pytest.mark.soak
@pytest.mark.parametrize(("force", "bound"), [("men-800", 60), ("orcs-800", 60), ("dwarves-800", 54)])
def test_thumb_beats_random_in_a_hundred(force, bound):
    wins = won(load(force), 100)
    assert wins >= bound, wins


def test_the_same_position_gets_the_same_answer():
    pause = begin(SYSTEM.muster(prepared("field800")))
    assert ThumbPlayer().answer(pause) == ThumbPlayer().answer(pause)
