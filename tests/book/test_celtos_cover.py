"""Cover in close combat: who is charged in cover defends it, against whom, and until when."""

from typing import Any

import pytest

from carnyx.core.flow import Pause
from carnyx.core.ground import Terrain
from carnyx.games.celtos.play.battle import Battle
from carnyx.games.celtos.play.fights import FightRound
from carnyx.games.celtos.play.orders import Order
from carnyx.games.celtos.rules.edition import EN
from tests.book.melee_positions import assault, beside, charge, close_in, faces, then, throws
from tests.book.positions import body, ground, kind, played, position, row, walk
from tests.book.rulebook import rule

HEDGE = ground("hedge", 19, 23.5, 29, 24.5)  # as in the demo, an inch thick
WALL = ground("wall", 19, 24, 29, 24.5)
FORT = ground("fortification", 19, 24, 29, 24.5)
BEHIND = 25.2  # a model whose centre stands there is a good quarter of an inch from either of them
BONUS = {"celtos.cc.cover": 1}
RUNNER = kind(m=8, traits={"skirmisher": 1})


def bonuses(pause: Pause[Battle]) -> list[dict[str, int]]:
    """The modifiers of the charger's blows, and of those of whom it has charged."""
    return [throw.modifiers for throw in throws(pause)]


def charged(terrain: Terrain, *defenders: Any, chargers: tuple[Any, ...] = ((24, 21.5),), **rest: Any) -> Pause[Battle]:
    """A unit charges another that does not react, and the blows are about to fall."""
    mine, theirs = body(0, *chargers, kind=RUNNER), body(1, *defenders)
    return charge(position(mine, theirs, active=0, terrain=[terrain], **rest), 1)


@rule("celtos.cover.where", "celtos.cc.cover")
@pytest.mark.parametrize("obstacle", [HEDGE, WALL, FORT], ids=lambda each: each.kind)
def test_a_unit_charged_across_an_obstacle_defends_it_though_the_charger_ends_on_it(obstacle: Terrain) -> None:
    pause = charged(obstacle, (24, BEHIND))
    assert bonuses(pause) == [{"celtos.cc.charged": 1}, BONUS]
    end = pause.battle.units[0].footprint.point(0)
    assert end.y > 23.5 * 254  # in the hedge, or past the near side of the wall
    assert pause.battle.units[1].defends == (0,)


@rule("celtos.cover.where")
def test_the_start_of_a_way_counts_so_who_charges_out_of_a_hedge_has_come_across_it() -> None:
    assert bonuses(charged(HEDGE, (24, 25.9), chargers=((24, 24.4),)))[1] == BONUS


@rule("celtos.cover.where")
def test_the_way_goes_on_to_the_centre_of_the_model_so_a_hedge_between_the_two_counts() -> None:
    """The hedge is as thin as a twig and lies between their bases."""
    twig = ground("hedge", 19, 24.62, 29, 24.63)
    pause = charged(twig, (24, 25.2), chargers=((24, 23.3),))
    assert pause.battle.units[0].footprint.point(0).y < 24.62 * 254
    assert bonuses(pause)[1] == BONUS


@rule("celtos.cover.where")
def test_round_the_end_of_a_wall_is_not_across_it() -> None:
    assert bonuses(charged(WALL, (28.8, BEHIND), chargers=((32, 25),)))[1] == {}


@rule("celtos.cover.where")
def test_an_obstacle_more_than_an_inch_from_the_base_covers_nobody() -> None:
    assert bonuses(charged(WALL, (24, 25.98)))[1] == BONUS  # 24.5 inches, one inch, and half a base of 25 mm
    assert bonuses(charged(WALL, (24, 26.0)))[1] == {}


@rule("celtos.cover.where")
def test_every_charger_who_touches_a_model_must_have_come_across() -> None:
    """Two charge one man at the end of his wall, one over it and one past it."""
    over, past = (28.6, 22.9), (30.2, 24.4)
    both = charged(WALL, (28.5, BEHIND), chargers=(over, past), edition=EN)
    assert bonuses(charged(WALL, (28.5, BEHIND), chargers=(over,)))[1] == BONUS
    assert len(throws(both)) == 2
    assert throws(both)[0].dice == 2
    assert bonuses(both)[1] == {}


@rule("celtos.cover.where")
@pytest.mark.parametrize(
    ("wall_to", "bonus"), [(24, BONUS), (22.5, BONUS), (20.5, {})], ids=["all", "two of four", "one"]
)
def test_half_of_the_models_that_are_touched_must_be_covered(wall_to: float, bonus: dict[str, int]) -> None:
    wall = ground("wall", 15, 24, wall_to, 24.5)
    pause = charged(wall, *row(20.2, BEHIND, 4, step=1.5), chargers=row(20.2, 22, 4, step=1.5))
    assert throws(pause)[0].dice == 4
    assert bonuses(pause)[1] == bonus


@rule("celtos.cover.where")
def test_models_that_nobody_touches_do_not_count() -> None:
    """Three of four stand in the open behind the one who is charged over the wall."""
    pause = charged(ground("wall", 15, 24, 21, 24.5), (20, BEHIND), *row(20, 26.3, 3), chargers=((20, 22),))
    assert bonuses(pause)[1] == BONUS


@rule("celtos.cover.where")
@pytest.mark.parametrize(
    ("wood_to", "bonus"), [(25, BONUS), (21, BONUS), (19, {})], ids=["both", "exactly half", "none"]
)
def test_who_stands_in_a_wood_is_covered_from_every_side(wood_to: int, bonus: dict[str, int]) -> None:
    pause = charged(ground("wood", 15, 5, wood_to, 15), (20, 10), (22, 10), chargers=((20, 6), (22, 6)))
    assert bonuses(pause)[1] == bonus


@rule("celtos.cover.where", "celtos.react.countercharge")
def test_who_counter_charges_leaves_his_cover() -> None:
    battle = position(body(0, (24, 21.5)), body(1, (24, BEHIND)), active=0, terrain=[WALL])
    pause = close_in(assault(battle, 1, "countercharge", (10,)))
    assert bonuses(pause) == [{"celtos.cc.charged": 1}, {"celtos.cc.charged": 1}]


@rule("celtos.cover.where", "celtos.react.evade")
def test_who_has_evaded_and_is_caught_defends_no_cover() -> None:
    """He cannot go farther than the table, and is caught behind the wall he ran to."""
    wall = ground("wall", 15, 46, 30, 46.4)
    mine, theirs = body(0, (24, 43), kind=kind(m=6)), body(1, (24, 47.2), hold=True)
    caught = close_in(assault(position(mine, theirs, active=0, terrain=[wall]), 1, "evade", (10,)))
    assert bonuses(caught)[1] == {}
    stood = close_in(assault(position(mine, theirs, active=0, terrain=[wall]), 1, "none"))
    assert bonuses(stood)[1] == BONUS


@rule("celtos.cover.where")
def test_it_is_judged_once_and_counts_in_every_round_until_the_unit_moves() -> None:
    """Of two men one is covered; he falls, and the other defends what they were charged in."""
    wall = ground("wall", 15, 24, 21, 24.5)
    battle = position(
        body(0, (20.2, 22), (22.2, 22), kind=RUNNER),
        body(1, (20.2, BEHIND), (22.2, BEHIND)),
        active=0,
        terrain=[wall],
        agenda=[FightRound(0, ())],
    )
    first = charge(battle, 1)
    assert bonuses(first)[1] == BONUS
    later = then(first, faces((10, 1), (1, 1)), (0,), faces((10,)), (10,))
    assert later.battle.units[1].models == 1
    assert bonuses(later)[1] == BONUS


@rule("celtos.cover.where", "celtos.cc.lock")
def test_a_unit_that_has_stepped_up_has_moved_and_defends_no_more() -> None:
    battle = position(
        body(0, (24, 21.5), kind=RUNNER),
        body(1, (24, BEHIND), (24, 26.3)),
        active=0,
        terrain=[WALL],
        agenda=[FightRound(0, ())],
    )
    later = then(charge(battle, 1), faces((1,), (1,)))
    assert later.battle.units[1].footprint != battle.units[1].footprint
    assert bonuses(later) == [{}, {}]


@rule("celtos.cover.where")
def test_it_is_defended_against_the_unit_that_came_across_and_not_against_another() -> None:
    """A second enemy has come round the wall's end: against him there is no bonus."""
    across, round_ = body(0, (28, 21.5), kind=RUNNER), body(0, (33, 26), kind=RUNNER)
    battle = position(across, body(1, (28, BEHIND), (29.2, BEHIND), defends=(0,)), round_, active=2, terrain=[WALL])
    pause = close_in(assault(battle, 1, "none"))
    assert pause.battle.units[1].defends == (0,)
    assert bonuses(pause)[1] == {}


@rule("celtos.cover.where", "celtos.order.breakoff")
def test_when_the_contact_ends_the_cover_is_no_longer_defended_against_that_unit() -> None:
    """The charger breaks off and comes back in the same activation, which is no charge."""
    here = (24, 23.9)
    battle = position(
        body(0, here, kind=RUNNER),
        body(1, beside(here), defends=(0,)),
        active=0,
        terrain=[WALL],
        edition=EN,
    )
    struck = played(battle, Order("move"))
    assert bonuses(struck) == [BONUS]  # while they touch
    out = then(struck, faces((1,)), walk(battle, 0, dy=-3))
    assert out.battle.units[1].defends == ()
    back = close_in(then(out, Order("assault", 1)))
    assert bonuses(back) == [{}, {}]


@rule("celtos.cover.where")
def test_who_was_not_charged_defends_no_cover() -> None:
    """Contact by stepping up or by coming back is no charge."""
    here = (24, 24.3)
    battle = position(body(0, here), body(1, beside(here)), terrain=[WALL], agenda=[FightRound(0, ())])
    assert bonuses(played(battle)) == [{}, {}]
