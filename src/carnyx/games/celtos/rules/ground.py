"""The ground of Celtos: what each kind of terrain does to movement, sight and cover (celtos.terrain, celtos.cover)."""

from __future__ import annotations

from carnyx.core.rule import RuleId
from carnyx.games.celtos.rules.tables import COVER_NEEDS

DIFFICULT = frozenset({"wood", "swamp"})
OBSTACLES = frozenset({"wall", "hedge", "fortification"})
IMPASSABLE = frozenset({"building", "water"})
BLOCKS_SIGHT = frozenset({"building", "hill"})

COVER_OF = {
    "wood": COVER_NEEDS("need", "soft"),
    "hedge": COVER_NEEDS("need", "soft"),
    "wall": COVER_NEEDS("need", "wall"),
    "fortification": COVER_NEEDS("need", "fortification"),
}
KINDS = DIFFICULT | OBSTACLES | IMPASSABLE | {"hill"}


def told_by(kind: str) -> RuleId:
    """The rule that says most about a kind of ground."""
    if kind in OBSTACLES:
        return "celtos.cover"
    return "celtos.los.terrain" if kind in BLOCKS_SIGHT else "celtos.terrain"
