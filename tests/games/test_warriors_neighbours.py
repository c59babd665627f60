"""Neighbours: whoever asks for who is near gets the answer of a twin that looks at everybody."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from random import Random

from carnyx.core.flow import begin, play, sample
from carnyx.core.kernel import crossings, inside_length
from carnyx.core.length import INCH, Point
from carnyx.games.warriors.blocks import pieces
from carnyx.games.warriors.blocks.compass import SCALE
from carnyx.games.warriors.blocks.formation import (
    do_overlap,
    gap,
    is_gap_at_most,
    is_in_contact,
    is_on,
    overlaps_outline,
)
from carnyx.games.warriors.blocks.manoeuvres import advanced, wheel_steps, wheeled
from carnyx.games.warriors.lists.army import loads
from carnyx.games.warriors.play.battle import Battle, UnitId, neighbours, starts_contact, touching
from carnyx.games.warriors.play.going import extra_cost, wheel_extra
from carnyx.games.warriors.play.movement import caught, front_corners, has_room, obstacles
from carnyx.games.warriors.play.muster import Setup, prepared
from carnyx.games.warriors.play.sight import nearest, outward, sees
from carnyx.games.warriors.play.system import SYSTEM
from carnyx.games.warriors.play.targets import refuse_target, targets
from carnyx.games.warriors.rules.ground import IMPASSABLE, OBSTACLES, ROUGH
from tests.games.warriors_setups import any_setup

EVERY = 12  # one position of so many is looked at
ARCHERS = """
name = "Nothing but archers"
people = "men"
warchief = { leadership = 3 }
units = [{ unit = "men.archers", figures = 12 }, { unit = "men.archers", figures = 12 }]

[[commands]]
leader = { leadership = 2 }
units = [{ unit = "men.archers", figures = 12 }, { unit = "men.archers", figures = 12 }]
"""


def met(setup: Setup, seed: int) -> Iterator[Battle]:
    """Positions of a random battle."""
    rng, pause = Random(seed), begin(SYSTEM.muster(setup))
    while pause.question is not None:
        pause = play(pause.battle, sample(pause.question, rng))
        if rng.randrange(EVERY) == 0:
            yield pause.battle


@cache
def positions() -> list[Battle]:
    """Positions of some random battles."""
    return [battle for seed in range(8) for battle in met(any_setup(seed), seed)]


def shooters() -> Iterator[tuple[Battle, UnitId]]:
    """Everybody, and archers against archers: a random battle may see few volleys."""
    yield from everybody()
    archers = loads(ARCHERS)
    for seed in range(4):
        for battle in met(prepared("field800", (archers, archers)), seed):
            yield from ((battle, unit) for unit in battle.standing())


def everybody() -> Iterator[tuple[Battle, UnitId]]:
    return ((battle, unit) for battle in positions() for unit in battle.standing())


def test_enemies_come_nearest_first_and_the_nearest_seen_is_the_first_that_is() -> None:
    for battle, unit in everybody():
        mine = battle.body(unit)
        ordered = [enemy for _, enemy in sorted((gap(mine, battle.body(foe)), foe) for foe in battle.enemies(unit))]
        assert list(outward(battle, unit)) == ordered
        assert nearest(battle, unit) == next(iter(ordered), None)
        seen = (enemy for enemy in ordered if sees(battle, unit, enemy))
        assert nearest(battle, unit, visible=True) == next(seen, None)


def test_who_is_within_a_gap_is_among_the_neighbours() -> None:
    for battle, unit in everybody():
        mine, player = battle.body(unit), battle.units[unit].player
        for ticks in (0, 3 * INCH, 12 * INCH):
            around = neighbours(battle, mine.box, ticks, 1 - player)
            within = [foe for foe in battle.enemies(unit) if is_gap_at_most(mine, battle.body(foe), ticks)]
            assert set(within) <= set(around) <= set(battle.enemies(unit))
        assert touching(battle, unit) == tuple(
            foe for foe in battle.enemies(unit) if is_in_contact(mine, battle.body(foe))
        )


def test_a_place_has_room_if_nobody_at_all_stands_there() -> None:
    rng = Random(1)
    found = set()
    for battle, unit in everybody():
        place = wheeled(advanced(battle.body(unit), rng.randint(-800, 800)), rng.choice((-300, 300)))
        table = battle.field.table
        free = (
            is_on(place, table.width, table.depth)
            and not any(do_overlap(place, battle.body(other)) for other in battle.standing() if other != unit)
            and not any(overlaps_outline(place, each.outline) for each in table.terrain if each.kind in IMPASSABLE)
        )
        assert has_room(battle, unit, place) == free
        meets = [
            foe
            for foe in battle.enemies(unit)
            if foe not in touching(battle, unit) and is_in_contact(place, battle.body(foe))
        ]
        assert starts_contact(battle, unit, place) == bool(meets)
        found.add((free, bool(meets)))
    assert len(found) > 2


def test_a_wheel_is_caught_at_the_first_of_its_places_without_room() -> None:
    rng = Random(2)
    found = []
    for battle, unit in everybody():
        body, tenths = battle.body(unit), rng.choice((-1, 1)) * rng.randint(1, 1800)
        around = obstacles(battle, unit, 2 * (body.front + body.ranks * body.depth))
        places = wheel_steps(body, tenths)
        first = next((place for place in places if not has_room(battle, unit, place)), None)
        stop = caught(battle, body, tenths, *around)
        assert (wheeled(body, stop) if stop else None) == first
        found.append(None if first is None else places.index(first))
    assert None in found
    assert max(place for place in found if place is not None) > 3


def test_a_wheel_pays_for_the_ground_its_outer_corner_comes_over_from_place_to_place() -> None:
    rng = Random(3)
    dear = 0
    for battle, unit in everybody():
        body, tenths = battle.body(unit), rng.choice((-1, 1)) * rng.randint(1, 1800)
        corners = [front_corners(place)[0 if tenths > 0 else 1] for place in (body, *wheel_steps(body, tenths))]
        rough = [each.outline for each in battle.field.table.terrain if each.kind in ROUGH]
        walls = [each.outline for each in battle.field.table.terrain if each.kind in OBSTACLES]
        inside = over = 0
        for a, b in pairwise(corners):
            inside += inside_length(a.x, a.y, b.x, b.y, *rough)
            over += sum(crossings(a.x, a.y, b.x, b.y, wall) for wall in walls)
        rate, price = battle.edition.rough_rate, battle.edition.wall_cost * INCH
        assert wheel_extra(battle, body, tenths) == inside * (100 - rate) // rate + over * price
        dear += inside + over > 0
    assert dear > 20


def test_an_advance_pays_for_the_worst_line_of_its_front() -> None:
    rng = Random(4)
    dear = 0
    for battle, unit in everybody():
        body, ticks = battle.body(unit), rng.randint(1, 3000)
        there = advanced(body, ticks)
        steps = range(-(body.front // 2), body.front // 2 + 1, body.width // 2)
        starts = [pieces.at(body.frame, aside, 0) for aside in steps]
        rough = [each.outline for each in battle.field.table.terrain if each.kind in ROUGH]
        walls = [each.outline for each in battle.field.table.terrain if each.kind in OBSTACLES]
        rate, price, worst = battle.edition.rough_rate, battle.edition.wall_cost * INCH, 0
        for x, y in starts:
            a = Point(x // SCALE, y // SCALE)
            b = Point(a.x + there.x - body.x, a.y + there.y - body.y)
            inside = inside_length(a.x, a.y, b.x, b.y, *rough)
            over = sum(crossings(a.x, a.y, b.x, b.y, wall) for wall in walls)
            worst = max(worst, inside * (100 - rate) // rate + over * price)
        assert extra_cost(battle, body, ticks) == worst
        dear += worst > 0
    assert dear > 20


def test_the_targets_of_a_unit_are_all_that_it_would_not_be_refused() -> None:
    shot_at = 0
    for battle, unit in shooters():
        if battle.kind(unit).missile and battle.units[unit].volleys and not touching(battle, unit):
            allowed = {foe for foe in battle.enemies(unit) if refuse_target(battle, unit, foe) is None}
            assert set(targets(battle, unit)) == allowed
            shot_at += len(allowed)
    assert shot_at > 20
