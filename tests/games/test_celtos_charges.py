"""The plan of an assault keeps to what the rules ask of it, in positions that random battles have found."""

from __future__ import annotations

import pytest

from carnyx.core.ground import Terrain
from carnyx.core.length import Point
from carnyx.games.celtos.play.assaults import ClosesIn
from carnyx.games.celtos.play.battle import UnitId
from carnyx.games.celtos.play.charges import brought
from tests.book.positions import body, position

# Five of six models stand round an enemy; the one spot that is left, to the east, may touch another enemy's base.
ROUND = ((126, 219), (-126, 219), (-253, 0), (-126, -219), (126, -219))
AROUND = tuple(Point(5080 + x, 5334 + y) for x, y in ROUND)
LAST = Point(5333, 4600)
FREE_SPOT = Point(5333, 5334)


def test_an_engaged_unit_takes_a_free_spot() -> None:
    battle = position(body(0, *AROUND, LAST), body(1, Point(5080, 5334)))
    assert brought(battle, UnitId(0), (UnitId(1),), 1016)[-1] == (FREE_SPOT,)


def test_an_engaged_unit_leaves_a_spot_where_it_would_touch_another_enemy_unit() -> None:
    """celtos.cc.declare: an engaged unit brings models only against units it already touches."""
    near = Point(FREE_SPOT.x + 260, FREE_SPOT.y)
    battle = position(body(0, *AROUND, LAST), body(1, Point(5080, 5334)), body(1, near))
    assert not any(brought(battle, UnitId(0), (UnitId(1),), 1016))
    apart = position(body(0, *AROUND, LAST), body(1, Point(5080, 5334)), body(1, Point(near.x + 1, near.y)))
    assert brought(apart, UnitId(0), (UnitId(1),), 1016)[-1] == (FREE_SPOT,)


@pytest.mark.parametrize(
    ("first", "follower", "west", "south"),
    [
        (Point(6890, 7674), Point(6217, 7332), 6559, 7550),
        (Point(7021, 7567), Point(6383, 7235), 6681, 7490),
        (Point(6992, 7701), Point(6335, 7425), 6522, 7595),
    ],
)
def test_a_follower_stops_where_he_does_not_graze_a_building_that_his_way_just_passes(
    first, follower, west, south
) -> None:
    """The place where he stops is rounded to a tick: that must not turn his way into the corner."""
    corner = Terrain("building", (west, south, west + 100, south, west + 100, south + 700, west, south + 700))
    battle = position(body(0, first, follower), body(1, Point(7620, 7620)), terrain=(corner,))
    charge = ClosesIn(battle, UnitId(0), (UnitId(1),), battle.move_of(UnitId(0)))
    (plan,) = charge.hints()
    assert all(plan)  # both go
    assert charge.refuse(plan) is None
