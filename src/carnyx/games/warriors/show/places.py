"""Where blocks of Warriors stand, which way they face and how far the enemy is, for events and story."""

from __future__ import annotations

from carnyx.games.warriors.blocks.compass import DIRECTIONS
from carnyx.games.warriors.blocks.formation import Formation, gap, nearest_points
from carnyx.games.warriors.play.battle import Battle, touching
from carnyx.show.places import Way, wind
from carnyx.show.values import Block, Near


def way(one: Formation, other: Formation) -> Way:
    """From one block to another: the gap between them, and where the other one is."""
    here, there = nearest_points(one, other)
    if here == there:
        here, there = one.centre, other.centre
    return Way(gap(one, other), wind(there.x - here.x, there.y - here.y))


def block(body: Formation) -> Block:
    """A block as events have it."""
    return Block(body.x, body.y, body.facing, body.files, body.figures, body.width, body.depth)


def base(battle: Battle, unit: int) -> Block:
    """Where a unit stands; an individual in the ranks of another has a base in the middle of its front."""
    if battle.units[unit].host < 0:
        return block(battle.body(unit))
    at, own = battle.body(unit), battle.field.bodies[unit]
    return Block(at.x, at.y, at.facing, 1, 1, own.width, own.depth)


def near(battle: Battle, unit: int) -> Near | None:
    """Whom a unit touches, or else where the nearest enemy is; nothing of one that is gone."""
    if not battle.units[unit].is_here:
        return None
    if foes := touching(battle, unit):
        return Near(touching=foes)
    found = [(way(battle.body(unit), battle.body(foe)), foe) for foe in battle.enemies(unit)]
    if not found:
        return Near()
    nearest, foe = min(found)
    return Near(enemy=foe, way=nearest)


def facing(tenths: int) -> str:
    """The wind that a block faces."""
    east, north = DIRECTIONS[tenths]
    return wind(east, north)
