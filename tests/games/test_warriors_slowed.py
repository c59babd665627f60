"""How far a unit gets over ground that slows it down: wherever it stops, it stands on nothing."""

from carnyx.games.warriors.blocks.formation import Formation, overlaps_outline
from carnyx.games.warriors.blocks.manoeuvres import advanced
from carnyx.games.warriors.play import muster
from carnyx.games.warriors.play.movement import farthest_among
from carnyx.games.warriors.play.system import SYSTEM

# A block that goes along the corner of a building, past a wall: some of its steps, rounded to their places, are pressed
# a part of a tick into the building, though farther ones are not.
BLOCK = Formation(x=5143, y=6499, facing=1413, files=7, figures=20, width=254, depth=254)


def test_who_is_slowed_down_beside_a_building_does_not_stop_in_it() -> None:
    battle = SYSTEM.muster(muster.prepared("field1200"))
    building = next(
        each.outline
        for each in battle.field.table.terrain
        if each.kind == "building" and overlaps_outline(advanced(BLOCK, 49), each.outline)
    )
    ways = [farthest_among(battle, BLOCK, left, (), (building,)) for left in range(1, 400)]
    assert [way for way in ways if overlaps_outline(advanced(BLOCK, way), building)] == []
    assert set(ways[99:]) == {48}  # the wall before it takes more than is left, and at 49 it would be in the building
