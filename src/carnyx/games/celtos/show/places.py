"""Where a target of Celtos stands as its shooters see it: how far, in which direction, and in which range band."""

from __future__ import annotations

from carnyx.core.kernel import root_up
from carnyx.games.celtos.play.battle import Battle, UnitId, touching
from carnyx.games.celtos.play.orders import Order
from carnyx.games.celtos.play.shooting import band_of
from carnyx.games.celtos.play.sight import nearest_pair_seen
from carnyx.show.places import Way, across, wind


def aimed(battle: Battle, unit: UnitId, order: Order) -> tuple[Way | None, str | None]:
    """The way to whom an order is given against unless he is in contact, and for a shot the name of its range band.

    A shot is measured to the nearest model in sight (celtos.shoot.range).
    """
    if order.target is None or order.target in touching(battle, unit):
        return None, None
    mine, theirs = battle.units[unit].footprint, battle.units[order.target].footprint
    seen = nearest_pair_seen(battle, unit, UnitId(order.target)) if order.name == "shoot" else None
    if seen is None:
        return across(mine, theirs), None
    gap2, here, there = seen[0], mine.point(seen[1]), theirs.point(seen[2])
    radii = mine.radius + theirs.radius
    band = band_of(battle, gap2, radii)
    way = Way(max(root_up(gap2) - radii, 0), wind(there.x - here.x, there.y - here.y))
    return way, f"celtos.label.{band}" if band else None
