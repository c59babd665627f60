"""Combat: how many dice a unit throws when it fights."""

from __future__ import annotations

ATTACK_DICE = 5  # one more die for every full five (warriors.combat.dice)


def combat_dice(worth: int, champion: bool, attacking: bool) -> int:
    """One die a point of worth in contact, one for the champion, and under ATTACK one for every full five."""
    dice = worth + champion
    return dice + dice // ATTACK_DICE if attacking else dice
