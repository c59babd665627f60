"""The front: how many of a line fight a line of another length."""

from __future__ import annotations

FLANKS = 2  # beside those who face an enemy, one more at each end of the line finds somebody to strike


def in_contact(own: int, enemy: int) -> int:
    """How many of a line fight a line of another length."""
    return min(own, enemy + FLANKS)
