"""Warriors keeps what the core promises, at every decision of random battles of every kind."""

from __future__ import annotations

from typing import Any

from carnyx.games.warriors.play.battle import Battle
from carnyx.games.warriors.play.system import SYSTEM
from tests import conformance
from tests.conformance import CHECKS, battles
from tests.games.warriors_setups import any_setup
from tests.soak import spread

BATTLES = 100
ALWAYS = (
    conformance.every_decision_can_be_taken_back,
    conformance.the_codec_brings_every_position_back,
    conformance.a_view_hides_what_is_sealed,
    conformance.a_view_is_the_same_whatever_is_sealed,
)
EVERY = 10  # one battle of so many goes through all checks


def sealed(battle: Battle) -> tuple[Any, ...]:
    """The first orders that a player has written down and nobody else may see; none once the first turn has begun."""
    return () if battle.turn else tuple(orders or None for orders in battle.sealed)


def conforms(seed: int) -> int:
    """How many decisions of a battle were done, undone and encoded, and came back the same."""
    (game,) = battles(SYSTEM, [any_setup(seed)], [seed], sealed)
    for check in CHECKS if seed % EVERY == seed // EVERY % 2 else ALWAYS:  # scenarios and brawls in turn
        check(game)
    return len(game.answers)


def test_every_decision_of_a_hundred_battles_is_done_undone_and_encoded_and_comes_back_the_same() -> None:
    assert sum(spread(conforms, range(BATTLES))) > 100 * BATTLES
