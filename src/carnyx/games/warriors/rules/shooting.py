"""Shooting: which figures shoot, how many dice they throw, and what each die needs."""

from __future__ import annotations

from carnyx.core.dice import Chain
from carnyx.games.warriors.rules.checks import SHOT_HIT, SHOT_KILL
from carnyx.games.warriors.rules.edition import Edition
from carnyx.games.warriors.rules.situations import Shot, is_over_quarter
from carnyx.games.warriors.rules.tables import Missile


def shooting_figures(figures: int, files: int, weapon: Missile, edition: Edition) -> int:
    """How many of a block shoot: so many ranks of bows, and so many of javelins (warriors.shoot.who)."""
    ranks = edition.ranks_bow if weapon == "bow" else edition.ranks_javelin
    return min(figures, ranks * files)


def shooting_dice(figures: int, volleys: int) -> int:
    """One die for each figure shooting, for each volley it spends (warriors.shoot.dice)."""
    return figures * volleys


def volleys_allowed(edition: Edition) -> range:
    """How many volleys a unit may spend in one turn."""
    return range(1, edition.blacken_most + 1)


def volley(shot: Shot) -> Chain:
    """All dice of a shot: each is thrown to hit, and thrown again to kill if it does."""
    return Chain(shooting_dice(shot.figures, shot.volleys), (SHOT_HIT(shot), SHOT_KILL(shot)))


def is_tested_after_shooting(lost: int, began: int, edition: Edition) -> bool:
    """Whether a unit takes a combat test for what it lost to missiles: over a quarter, where the setting says so."""
    return edition.shooting_test == "on" and is_over_quarter(lost, began)
