"""Why rubbish may be looked for seldom: a battle leaves next to none."""

import gc
import subprocess
import sys
from random import Random

import pytest

from carnyx.games import SYSTEMS
from carnyx.games.celtos.play import muster as celtos
from carnyx.games.warriors.play import muster as warriors
from carnyx.players import RandomPlayer, fought

SETUPS = [
    ("celtos", celtos.prepared("demo")),
    ("celtos", celtos.prepared("raid")),
    ("warriors", warriors.prepared("box")),
]
LEAST = 200  # values in circles after a battle of thousands: a function that calls itself makes some


@pytest.mark.parametrize(("game", "setup"), SETUPS)
def test_a_battle_leaves_next_to_no_rubbish(game: str, setup: object) -> None:
    players = [RandomPlayer(seat) for seat in range(4)]
    gc.collect()
    gc.disable()
    try:
        fought(SYSTEMS[game].muster(setup), players, Random(1))
        assert gc.collect() < LEAST
    finally:
        gc.enable()


def test_what_is_there_already_is_never_looked_through_again() -> None:
    program = (
        "import gc; from carnyx.core.rubbish import collect_seldom; before = gc.get_threshold(); collect_seldom()\n"
        "print(gc.get_freeze_count() > 1000, gc.get_threshold()[0] > before[0], gc.isenabled())"
    )
    asked = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert asked.stdout.split() == ["True", "True", "True"]
