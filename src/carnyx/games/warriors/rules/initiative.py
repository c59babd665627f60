"""Initiative: each side throws, adds its Warchief's leadership, and ties are thrown again."""

from __future__ import annotations

from carnyx.core.dice import Contest
from carnyx.games.warriors.rules.checks import D10

INITIATIVE_DICE = 2


def initiative(*leaderships: int) -> Contest:
    """The throw for the initiative; a side without a Warchief adds nothing (warriors.initiative)."""
    return Contest(D10, INITIATIVE_DICE, leaderships)
