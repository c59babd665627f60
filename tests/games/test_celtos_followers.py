"""Charges bring their unit along: in battles of computer players nobody stays behind who could have come."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from math import isqrt
from random import Random
from typing import Any

import pytest

from carnyx.core.flow import Choose, Pause
from carnyx.core.length import INCH, Point, apart2
from carnyx.games.celtos.play.assaults import ClosesIn
from carnyx.games.celtos.play.battle import Battle, UnitId, is_engaged, touching
from carnyx.games.celtos.play.charges import closed
from carnyx.games.celtos.play.coherency import holds_together
from carnyx.games.celtos.play.followers import plan
from carnyx.games.celtos.play.movement import Way, Ways, ends
from carnyx.games.celtos.play.muster import prepared
from carnyx.games.celtos.play.press import Melee
from carnyx.games.celtos.play.system import SYSTEM
from carnyx.games.celtos.players import ThumbPlayer
from carnyx.players import Player, RandomPlayer, fought
from tests.book.positions import body, ground, position
from tests.games.celtos_setups import any_setup

pytestmark = pytest.mark.long

LEAST = 127  # ticks: half an inch nearer is coming along


def charges(battle: Battle, players: Sequence[Player], dice: int) -> list[tuple[ClosesIn, Ways]]:
    """Every charge of a battle, with the ways its models went."""
    found: list[tuple[ClosesIn, Ways]] = []

    def watch(pause: Pause[Battle], answer: Any) -> None:
        options = pause.question.options if isinstance(pause.question, Choose) else None
        if isinstance(options, ClosesIn) and not is_engaged(options.battle, options.unit):
            found.append((options, answer))

    fought(battle, players, Random(dice), watch)
    return found


@cache
def all_charges() -> list[tuple[ClosesIn, Ways]]:
    """The charges of random battles of every kind, and of one between computer players."""
    found = []
    for seed in range(60):
        battle = SYSTEM.muster(any_setup(seed))
        found += charges(battle, [RandomPlayer(4 * seed + seat) for seat in range(4)], seed)
    return found + charges(SYSTEM.muster(prepared("melee")), [ThumbPlayer()] * 4, 1)


def stops(press: Melee, model: int) -> Iterator[Way]:
    """Places along the straight ways to all enemies, every twentieth of an inch, the farthest first."""
    start = press.footprint.point(model)
    for (goal,) in press.straight_tracks(model):
        far = isqrt(apart2(start, goal)) or 1
        for gone in range(min(far, press.reach), LEAST, -13):
            yield (Point(start.x + (goal.x - start.x) * gone // far, start.y + (goal.y - start.y) * gone // far),)


def could_come(options: ClosesIn, ways: Ways, model: int) -> bool:
    """Whether a model that stayed might have gone half an inch nearer, touching nobody, the others where they went."""
    battle, unit = options.battle, options.unit
    stood = battle.units[unit].footprint
    press = closed(battle, unit, options.foes, options.reach, ways)
    fights = touching(battle.changed(unit, footprint=ends(stood, ways)), unit)
    for way in stops(press, model):
        tried = (*ways[:model], way, *ways[model + 1 :])
        after = battle.changed(unit, footprint=ends(stood, tried))
        if press.is_free(model, way[-1]) and touching(after, unit) == fights and options.refuse(tried) is None:
            return True
    return False


def test_no_charge_leaves_a_model_behind_that_could_have_come_along() -> None:
    found = all_charges()
    assert len(found) > 200
    for options, ways in found:
        press = closed(options.battle, options.unit, options.foes, options.reach, ways)
        stayed = [model for model, way in enumerate(ways) if not way and not press.is_in_contact(model)]
        assert not any(could_come(options, ways, model) for model in stayed)


def test_few_charges_tear_their_unit_apart() -> None:
    """Four of ten did so before; what is left is barred by ground and by other units."""
    found = all_charges()
    torn = [
        (options, ways)
        for options, ways in found
        if not holds_together(options.battle, options.unit, ends(options.battle.units[options.unit].footprint, ways))
    ]
    assert 10 * len(torn) <= len(found)


def test_nobody_who_comes_along_is_led_over_the_corner_of_a_wall_that_he_cannot_afford() -> None:
    """The last but one passes the corner so closely that some ways, rounded to whole ticks, lead over it."""
    mine = [*_rank(4257, 6489, 6179, 5869, 7109), *_rank(3947, 6489, 6179, 6799, 5869, 7109), *_rank(3637, 6334, 6024)]
    enemies = [Point(7838, 5667), *_rank(5590, 8092, 7583), *_rank(5239, 7410, 8266)]
    wall = ground("wall", 26, 15, 36, 15.5)
    battle = position(body(0, *mine), body(1, *enemies), terrain=[wall])
    me, foes, reach = UnitId(0), (UnitId(1),), 4 * INCH
    ways, press = plan(battle, me, foes, reach), Melee(battle, me, foes, reach)
    assert all(ways)
    assert max(press.cost(start, way) for start, way in zip(mine, ways, strict=True)) <= reach


def test_a_spot_that_somebody_leaves_to_come_along_elsewhere_is_taken() -> None:
    """A fight goes on: who stood beside the enemy without touching him goes round, and makes room for another."""
    theirs = [*_rank(6092, 7173, 7426), Point(6251, 6406), Point(6256, 6149), Point(6985, 6782), Point(6255, 5895)]
    theirs += [Point(6859, 6563)]
    others = [Point(6036, 5769), Point(6229, 5605), Point(5586, 6173), Point(6487, 5792), Point(5816, 5895)]
    mine = [Point(5916, 6506), Point(6858, 7001), Point(6732, 6782), Point(5663, 6688), Point(6269, 6993)]
    mine += [Point(6027, 6742), Point(5996, 7055)]
    friends = [Point(6036, 6022), Point(6032, 6280), Point(5621, 6430)]
    units = [body(0, *theirs), body(1, *mine), body(0, Point(6423, 6623)), body(0, *others), body(1, *friends)]
    battle = position(*units, terrain=[ground("hedge", 19, 23.5, 29, 24.5)])
    options = ClosesIn(battle, UnitId(1), (UnitId(0),), 4 * INCH)
    assert options.refuse(options.hints()[0]) is None


def _rank(y: int, *xs: int) -> list[Point]:
    return [Point(x, y) for x in xs]
