"""Shooting: how many dice a unit throws, and what blackening the sky costs it."""

from __future__ import annotations

from carnyx.games.warriors.rules.edition import Edition


def shooting_dice(figures: int, volleys: int) -> int:
    """One die for each figure shooting, for each volley it spends (warriors.shoot.dice)."""
    return figures * volleys


def is_blackening(volleys: int) -> bool:
    """More than one volley in a turn blackens the sky (warriors.shoot.volleys)."""
    return volleys > 1


def volleys_allowed(edition: Edition) -> range:
    """How many volleys a unit may spend in one turn."""
    return range(1, edition.blacken_most + 1)
