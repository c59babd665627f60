"""The printed tables of Warriors, as they stand on the page."""

from __future__ import annotations

from typing import Literal, TypeAlias

from carnyx.core.check import Band, Bands, Lookup
from carnyx.games.warriors.rules.sources import SHEET, SHEET_AND_RULING

Quality: TypeAlias = Literal["elite", "veteran", "average", "poor"]
Armour: TypeAlias = Literal["light", "medium", "heavy"]
Missile: TypeAlias = Literal["bow", "javelin"]
Arm: TypeAlias = Literal["spear", "hand", "lance", "two_hand", "bow", "javelin"]
Discipline: TypeAlias = Literal["disciplined", "tribal", "fanatic"]
Order: TypeAlias = Literal["attack", "hold", "oppose"]

QUALITY = Lookup(
    "warriors.quality",
    SHEET,
    rows=("bonus",),
    columns=("elite", "veteran", "average", "poor"),
    cells=((+2, +1, 0, -1),),
    unit="bonus",
)

SHOOTING_SCORES = Lookup(
    "warriors.shoot.scores",
    SHEET,
    rows=("bow", "javelin"),
    columns=("light", "medium", "heavy"),
    cells=(
        (5, 6, 8),
        (6, 7, 8),
    ),
)
SHOOTING_RANGES = Lookup(
    "warriors.shoot.scores.ranges",
    SHEET,
    rows=("bow", "javelin"),
    columns=("short", "long"),
    cells=(
        (9, 24),
        (6, 12),
    ),
    unit="length",
)

COMBAT_SCORES = Lookup(
    "warriors.combat.scores",
    SHEET_AND_RULING,
    rows=("spear", "hand", "lance", "two_hand", "bow", "javelin"),
    columns=("light", "medium", "heavy"),
    cells=(
        (5, 6, 8),
        (4, 5, 7),
        (4, 5, 7),
        (3, 4, 6),
        (5, 6, 9),
        (6, 7, 9),
    ),
)

TABLES = (QUALITY, SHOOTING_SCORES, SHOOTING_RANGES, COMBAT_SCORES)


def _reactions(discipline: str, bloodlust: int, ok: int, shaken: int) -> Bands:
    """A column of the combat test: each reaction reaches down to its score, and up to the next one."""
    id = f"warriors.combat.reaction.{discipline}"
    return Bands(
        id,
        SHEET,
        (
            Band("warriors.combat.reaction.bloodlust", bloodlust, None),
            Band("warriors.combat.reaction.ok", ok, bloodlust - 1),
            Band("warriors.combat.reaction.shaken", shaken, ok - 1),
            Band("warriors.combat.reaction.rout", None, shaken - 1),
        ),
    )


OK_FROM = 4  # the same in all three columns

REACTIONS: dict[Discipline, Bands] = {
    "disciplined": _reactions("disciplined", 12, OK_FROM, 1),
    "tribal": _reactions("tribal", 8, OK_FROM, 2),
    "fanatic": _reactions("fanatic", 6, OK_FROM, 2),
}

ORDER_RESULTS = Bands(
    "warriors.orders.results",
    SHEET_AND_RULING,
    (
        Band("warriors.orders.results.accepted", 7, None),
        Band("warriors.orders.results.accepted_disorganised", 6, 6, SHEET),
        Band("warriors.orders.results.delayed", 5, 5, SHEET),
        Band("warriors.orders.results.delayed_disorganised", 4, 4, SHEET),
        Band("warriors.orders.results.ignored", 3, 3, SHEET),
        Band("warriors.orders.results.ignored_disorganised", 2, 2, SHEET),
        Band("warriors.orders.results.misunderstood", 1, 1, SHEET),
        Band("warriors.orders.results.panic", None, 0, SHEET),
    ),
)

MISUNDERSTOOD: dict[Order, Order] = {"hold": "attack", "attack": "hold", "oppose": "hold"}

COMMAND_RESULTS = Bands(
    "warriors.command.results",
    SHEET,
    (
        Band("warriors.command.results.unaffected", 7, None),
        Band("warriors.command.results.disorganised", 6, 6),
        Band("warriors.command.results.shaken", 5, 5),
        Band("warriors.command.results.rout", None, 4),
    ),
)

RESULTS = (*REACTIONS.values(), ORDER_RESULTS, COMMAND_RESULTS)


def quality_bonus(quality: Quality) -> int:
    """What a unit's quality adds: elite most, poor least."""
    return QUALITY("bonus", quality)
