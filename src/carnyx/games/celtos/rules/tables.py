"""The printed tables of Celtos, as they stand on the page."""

from __future__ import annotations

from carnyx.core.check import Lookup
from carnyx.core.rule import FOUND_AND_RULING, RULING
from carnyx.games.celtos.rules.sources import SHEET, VARIANT_AND_RULING

SCALE = tuple(range(1, 11))

_TEN_BY_TEN = (
    (6, 7, 8, 9, 10, 10, 10, 10, 10, 10),
    (5, 6, 7, 8, 9, 10, 10, 10, 10, 10),
    (4, 5, 6, 7, 8, 9, 10, 10, 10, 10),
    (3, 4, 5, 6, 7, 8, 9, 10, 10, 10),
    (2, 3, 4, 5, 6, 7, 8, 9, 10, 10),
    (2, 2, 3, 4, 5, 6, 7, 8, 9, 10),
    (2, 2, 2, 3, 4, 5, 6, 7, 8, 9),
    (2, 2, 2, 2, 3, 4, 5, 6, 7, 8),
    (2, 2, 2, 2, 2, 3, 4, 5, 6, 7),
    (2, 2, 2, 2, 2, 2, 3, 4, 5, 6),
)  # fmt: skip

TEST_NEEDS = Lookup(
    "celtos.test", SHEET, rows=SCALE, columns=SCALE, cells=_TEN_BY_TEN, axes=("active_stat", "difficulty")
)
CLOSE_COMBAT_NEEDS = Lookup(
    "celtos.cc.hit", SHEET, rows=SCALE, columns=SCALE, cells=_TEN_BY_TEN, axes=("attacker_as", "defender_as")
)
SHOOTING_NEEDS = Lookup(
    "celtos.shoot.hit",
    SHEET,
    rows=("need",),
    columns=SCALE,
    cells=((9, 8, 7, 6, 5, 4, 3, 2, 1, 0),),
    axes=("", "shooting_skill"),
)

SIZE_BONUS = Lookup(
    "celtos.shoot.size",
    SHEET,
    rows=("bonus",),
    columns=("1", "2-3", "4-5", "6-7", "8-9"),
    cells=((-1, 0, +1, +2, +3),),
    unit="bonus",
)
SIZE_CLASS = {1: "1", 2: "2-3", 3: "2-3", 4: "4-5", 5: "4-5", 6: "6-7", 7: "6-7", 8: "8-9", 9: "8-9"}

# The far limit of each band in inches of the rules; a distance exactly on it belongs to the nearer band.
RANGE_BANDS = Lookup(
    "celtos.shoot.bands",
    VARIANT_AND_RULING,
    rows=("limit",),
    columns=("short", "medium", "long", "extreme"),
    cells=((12, 24, 36, 48),),
    unit="length",
)

COVER_NEEDS = Lookup(
    "celtos.cover", FOUND_AND_RULING, rows=("need",), columns=("soft", "wall", "fortification"), cells=((9, 8, 7),)
)

BASES = Lookup(
    "celtos.measure",
    RULING,
    rows=("millimetres",),
    columns=("1-3", "4-5", "6-7", "8-9"),
    cells=((25, 40, 60, 100),),
    unit="number",
)

TABLES = (TEST_NEEDS, CLOSE_COMBAT_NEEDS, SHOOTING_NEEDS, SIZE_BONUS, RANGE_BANDS, COVER_NEEDS, BASES)


def on_scale(value: int) -> int:
    """A value below 1 counts as 1, above 10 as 10, before the look-up (celtos.values)."""
    return value if 1 <= value <= 10 else 1 if value < 1 else 10


def test_need(stat: int, difficulty: int) -> int:
    """What the test table asks of the die."""
    return _TEN_BY_TEN[on_scale(stat) - 1][on_scale(difficulty) - 1]


def close_combat_need(attack: int, defence: int) -> int:
    """What the close-combat table asks of the die."""
    return CLOSE_COMBAT_NEEDS.cells[on_scale(attack) - 1][on_scale(defence) - 1]


def shooting_need(skill: int) -> int:
    """What the shooting table asks of the die."""
    return SHOOTING_NEEDS.cells[0][on_scale(skill) - 1]


_BONUS_BY_SIZE = {size: SIZE_BONUS("bonus", name) for size, name in SIZE_CLASS.items()}


def size_bonus(size: int) -> int:
    """What the target's size adds to the die."""
    return _BONUS_BY_SIZE[size]
