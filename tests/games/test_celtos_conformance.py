"""Celtos keeps what the core promises, at every decision of random battles of every kind."""

from __future__ import annotations

from carnyx.games.celtos.play.system import SYSTEM
from tests import conformance
from tests.conformance import CHECKS, battles
from tests.games.celtos_setups import any_setup
from tests.soak import spread

BATTLES = 100
ALWAYS = (conformance.every_decision_can_be_taken_back, conformance.the_codec_brings_every_position_back)
EVERY = 5  # one battle of so many goes through all checks


def conforms(seed: int) -> int:
    """How many decisions of a battle were done, undone and encoded, and came back the same."""
    (game,) = battles(SYSTEM, [any_setup(seed)], [seed])
    for check in CHECKS if seed % EVERY == 0 else ALWAYS:
        check(game)
    return len(game.answers)


def test_every_decision_of_a_hundred_battles_is_done_undone_and_encoded_and_comes_back_the_same() -> None:
    assert sum(spread(conforms, range(BATTLES))) > 100 * BATTLES
