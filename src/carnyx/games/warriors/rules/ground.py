"""The ground of Warriors: what each kind of terrain does to movement, sight and cover (warriors.shoot.sight, .move)."""

from __future__ import annotations

from typing import Literal

from carnyx.core.rule import RuleId

ROUGH = frozenset({"wood", "marsh"})
OBSTACLES = frozenset({"hedge", "wall", "works"})  # crossed at a cost
IMPASSABLE = frozenset({"building", "water"})
OPEN = frozenset({"bridge"})  # planks over the gap between two pieces of water: they slow and hide nobody
BLOCKS_SIGHT = frozenset({"building", "hill"})  # a wood does only beyond so many inches of it

COVER_OF: dict[str, Literal["soft", "hard"]] = {
    "wood": "soft",
    "hedge": "soft",
    "crops": "soft",
    "wall": "hard",
    "building": "hard",
    "works": "hard",
}
KINDS = OPEN | ROUGH | OBSTACLES | IMPASSABLE | BLOCKS_SIGHT | frozenset(COVER_OF)


def told_by(kind: str) -> RuleId:
    """The rule that says most about a kind of ground."""
    if kind in ROUGH:
        return "warriors.move.rough"
    if kind in OBSTACLES:
        return "warriors.move.wall"
    return "warriors.shoot.sight" if kind in BLOCKS_SIGHT else "warriors.move"
