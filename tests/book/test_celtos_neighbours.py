"""Twins: what play finds by looking at neighbours only is what looking at everybody finds, on crowded random tables."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest
from msgspec.structs import replace

from carnyx.core.footprint import is_in_contact
from carnyx.core.ground import aim_points, sight_line
from carnyx.core.kernel import (
    crossings,
    inside_length,
    is_point_in_polygon,
    is_segment_near_polygon,
    overlaps,
    root_up,
    segment2,
)
from carnyx.core.length import CONTACT, Point, apart2, leg
from carnyx.games.celtos.play.battle import Battle, UnitId, is_engaged, touching
from carnyx.games.celtos.play.charges import refuse_charge
from carnyx.games.celtos.play.deployment import Deploys, deployed
from carnyx.games.celtos.play.movement import refuse_ways, shifted
from carnyx.games.celtos.play.moves import Goes
from carnyx.games.celtos.play.muster import muster, prepared
from carnyx.games.celtos.play.orders import Orders
from carnyx.games.celtos.play.press import Melee
from carnyx.games.celtos.play.shooting import farthest, missile, targets
from carnyx.games.celtos.play.sight import gap_seen_within, lines, nearest_seen, views, visible
from carnyx.games.celtos.rules.edition import DEFAULT, Edition
from carnyx.games.celtos.rules.ground import DIFFICULT, IMPASSABLE, KINDS, OBSTACLES
from tests.book.positions import INCH, Body, body, ground, kind, position

SEEDS = range(16)
MODES = ["size", "all", "others", "none"]


@cache
def crowded(seed: int, edition: Edition = DEFAULT, panicked: bool = False) -> Battle:
    """Fourteen units of all sizes and eight pieces of terrain thrown on a small table; nobody stands on another."""
    rng = Random(seed)
    terrain = []
    for _ in range(8):
        x, y = rng.uniform(0, 34), rng.uniform(0, 30)
        terrain.append(ground(rng.choice(sorted(KINDS)), x, y, x + rng.uniform(0.3, 7), y + rng.uniform(0.3, 7)))
    taken: list[tuple[int, int, int]] = []
    bodies = [b for number in range(14) if (b := thrown(rng, number % 2, taken, panicked)) is not None]
    return position(*bodies, terrain=terrain, edition=edition, active=0, size=(40, 36))


def thrown(rng: Random, player: int, taken: list[tuple[int, int, int]], panicked: bool) -> Body | None:
    """A unit whose models stand about one place, as far as there is room."""
    weapons = rng.choice([("hand_weapon",), ("longbow", "hand_weapon"), ("javelin",)])
    what = kind(sz=rng.choice([1, 2, 2, 4, 5, 6]), weapons=weapons)
    x, y = rng.randint(4 * INCH, 36 * INCH), rng.randint(4 * INCH, 32 * INCH)
    places = []
    for _ in range(rng.randint(1, 14)):
        u, v = x + rng.randint(-500, 500), y + rng.randint(-500, 500)
        if taken and rng.random() < 0.1:  # or in contact with somebody
            p, q, r = rng.choice(taken)
            u, v = p + rng.choice([-1, 1]) * (what.radius + r + rng.randint(0, 12)), q
        if all((u - p) ** 2 + (v - q) ** 2 >= (what.radius + r) ** 2 for p, q, r in taken):
            taken.append((u, v, what.radius))
            places.append(Point(u, v))
    return body(player, *places, kind=what, panicked=panicked) if places else None


def pairs(battle: Battle) -> list[tuple[UnitId, UnitId]]:
    return [(one, two) for one in battle.living() for two in battle.enemies(one)]


def points(battle: Battle, unit: int) -> list[Point]:
    stands = battle.units[unit].footprint
    return [stands.point(model) for model in range(len(stands))]


# Sight


def height(battle: Battle, unit: int, at: Point) -> int:
    hills = [each for each in battle.field.table.terrain if each.kind == "hill"]
    on_hill = any(is_point_in_polygon(at.x, at.y, hill.outline) for hill in hills)
    return battle.kind(UnitId(unit)).sz + (3 if on_hill else 0)


def is_seen(battle: Battle, unit: UnitId, at: Point, target: UnitId, there: Point) -> bool:
    """Every base and every piece of terrain on the table is held against each of the three lines."""
    mode = battle.edition.sight_models
    least = max(height(battle, unit, at), height(battle, target, there))
    bases = [
        (other.x, other.y, battle.units[id].footprint.radius, id)
        for id in battle.living()
        if id != unit and mode != "none" and (id != target or mode == "all")
        for other in points(battle, id)
        if (mode != "size" or height(battle, id, other) >= least) and not (id == target and other == there)
    ]
    walls = [
        (each.outline, -1, 2 * battle.edition.inch if each.kind == "wood" else 0)
        for each in battle.field.table.terrain
        if each.kind in ("wood", "building")
        or (each.kind == "hill" and not any(is_point_in_polygon(p.x, p.y, each.outline) for p in (at, there)))
    ]
    aims = aim_points(at.x, at.y, there.x, there.y, battle.units[target].footprint.radius)
    return any(sight_line(at.x, at.y, x, y, bases, walls) is None for x, y in aims)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seed", SEEDS)
def test_sight_is_that_of_the_twin(seed, mode):
    battle = crowded(seed, replace(DEFAULT, sight_models=mode))
    for unit, target in pairs(battle)[seed % 5 :: 5]:
        seen = [
            (apart2(at, there), i, j)
            for i, at in enumerate(points(battle, unit))
            for j, there in enumerate(points(battle, target))
            if is_seen(battle, unit, at, target, there)
        ]
        nearest = min([gap2 for gap2, _, _ in seen], default=-1)
        gap = root_up(nearest) - battle.kind(unit).radius - battle.kind(target).radius
        for far in (gap - 1, gap, 0, 3000, 9000):  # asked first, as long as nobody knows the nearest
            assert gap_seen_within(battle, unit, target, far) == (gap if seen and gap <= far else None)
        assert nearest_seen(battle, unit, target) == nearest
        models = range(len(battle.units[unit].footprint))
        assert views(battle, unit, target) == tuple(
            min([gap2 for gap2, i, _ in seen if i == model], default=-1) for model in models
        )
        assert visible(battle, unit, target) == tuple(sorted({j for _, _, j in seen}))


# Who may be shot at, charged, or is the nearest


@pytest.mark.parametrize("seed", range(6))
def test_a_line_of_sight_is_free_for_those_who_see_and_names_what_blocks_the_others(seed):
    battle = crowded(seed)
    kinds = {ground.kind for ground in battle.field.table.terrain}
    for unit, target in pairs(battle):
        for view, line in zip(views(battle, unit, target), lines(battle, unit, target), strict=True):
            assert (line.blocked is None) == (view >= 0)
            if line.blocked is not None:
                assert line.blocked.by > 0
                known = kinds if isinstance(line.blocked.tag, str) else set(range(len(battle.units))) - {unit, target}
                assert line.blocked.tag in known


@pytest.mark.parametrize("aware", [False, True])
@pytest.mark.parametrize("seed", SEEDS)
def test_targets_are_those_of_the_twin(seed, aware):
    battle = crowded(seed)
    kinds = tuple(replace(each, traits={"battle_awareness": int(aware)}) for each in battle.field.kinds)
    battle = replace(battle, field=replace(battle.field, kinds=kinds))
    for unit in battle.living():
        arm = missile(battle, unit)
        able = []
        for enemy in battle.enemies(unit):
            gap2 = nearest_seen(battle, unit, enemy)
            gap = root_up(gap2) - battle.kind(unit).radius - battle.kind(enemy).radius
            if arm and gap2 >= 0 and gap <= farthest(battle, arm) and not is_engaged(battle, enemy):
                able.append((gap, enemy))
        nearest = min(able, default=(0, 0))[0]
        assert sorted(targets(battle, unit)) == sorted(enemy for gap, enemy in able if aware or gap == nearest)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_enemy_in_contact_is_found(seed):
    battle = crowded(seed)
    for unit in battle.living():
        mine = battle.units[unit].footprint
        touched = [enemy for enemy in battle.enemies(unit) if is_in_contact(mine, battle.units[enemy].footprint)]
        assert list(touching(battle, unit)) == touched


@pytest.mark.parametrize("seed", SEEDS)
def test_every_enemy_that_may_be_assaulted_is_offered(seed):
    battle = crowded(seed)
    for unit in battle.living():
        orders = Orders(replace(battle, active=replace(battle.active, unit=unit)), unit)
        offered = [order.target for order in orders._thinkable() if order.name == "assault"]
        assert set(offered) >= {enemy for enemy in battle.enemies(unit) if refuse_charge(battle, unit, enemy) is None}


class Everybody(Melee):
    """The press as whoever looks at the whole table sees it."""

    def __init__(self, battle, unit, foes, reach):
        super().__init__(battle, unit, foes, reach)
        owners, engaged = battle.field.owners, touching(battle, unit)
        self._others = [
            (
                battle.units[id].footprint,
                CONTACT + 1 if engaged and owners[id] != owners[unit] and id not in foes else 0,
            )
            for id in battle.living()
            if id != unit
        ]

    def _within(self, far):
        enemies = [self.battle.units[id].footprint for id in self.battle.enemies(self.unit)]
        bases = tuple((x, y, self.radius + enemy.radius) for enemy in enemies for x, y in enemy.pairs)
        terrain = self.battle.field.table.terrain
        return bases, tuple(each.outline for each in terrain if each.kind in IMPASSABLE)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_model_charges_the_way_it_would_if_it_looked_at_everybody(seed):
    battle, found = crowded(seed), 0
    for unit in battle.living():
        reach = battle.inch(battle.kind(unit).m)
        for enemy in battle.enemies(unit):
            near, all_of_them = Melee(battle, unit, (enemy,), reach), Everybody(battle, unit, (enemy,), reach)
            for model in range(len(near.places)):
                assert near.way(model) == all_of_them.way(model)
                found += near.way(model) is not None
    assert found


@pytest.mark.parametrize("seed", SEEDS)
def test_the_three_nearest_enemies_are_those_of_the_twin(seed):
    battle = crowded(seed)
    for unit in battle.living():
        here = points(battle, unit)[0]
        gaps = sorted(min(apart2(here, at) for at in points(battle, enemy)) for enemy in battle.enemies(unit))
        assert [apart2(here, at) for at in Goes(battle, unit, 1)._nearest(here, 3)] == gaps[:3]


# Moves


def refusal(battle: Battle, unit: UnitId, ways: tuple[tuple[Point, ...], ...], reach: int, rush: bool) -> str | None:
    """Why not, by looking at every enemy base and every piece of terrain for every model."""
    table, radius = battle.field.table, battle.kind(unit).radius
    goals = [way[-1] for way in ways]
    if any(not (radius <= p.x <= table.width - radius and radius <= p.y <= table.depth - radius) for p in goals):
        return "celtos.edge"
    for at, to in zip(points(battle, unit), goals, strict=True):
        line = (at.x, at.y, to.x, to.y)
        if spent(battle, at, to) > reach:
            return "celtos.order.rush" if rush else "celtos.order.move"
        for each in table.terrain:
            if each.kind in IMPASSABLE and is_segment_near_polygon(*line, each.outline, radius):
                return "celtos.terrain"
            if rush and each.kind in DIFFICULT and at != to and is_segment_near_polygon(*line, each.outline, 0):
                return "celtos.terrain"
        for enemy in battle.enemies(unit):
            for base in points(battle, enemy):
                if rule := too_near(battle, unit, enemy, at, to, base):
                    return rule
    bases = [number for to in goals for number in (to.x, to.y)]
    for other in battle.living():
        stands = battle.units[other].footprint
        if other != unit and overlaps(tuple(bases), radius, stands.places, stands.radius):
            return "celtos.move.models"
    return None


def spent(battle: Battle, at: Point, to: Point) -> int:
    """The length, again what is in difficult ground of any kind, and an inch for each crossing."""
    line, terrain = (at.x, at.y, to.x, to.y), battle.field.table.terrain
    difficult = [each.outline for each in terrain if each.kind in DIFFICULT]
    walls = sum(crossings(*line, each.outline) for each in terrain if each.kind in OBSTACLES)
    return leg(at, to) + inside_length(*line, *difficult) + battle.inch(walls)


def too_near(battle: Battle, unit: UnitId, enemy: UnitId, at: Point, to: Point, base: Point) -> str | None:
    touch = battle.kind(unit).radius + battle.kind(enemy).radius
    keep = touch + battle.inch(1)
    num, den = segment2(at.x, at.y, to.x, to.y, base.x, base.y)
    if num >= keep * keep * den:
        return None
    if apart2(at, base) >= keep * keep:
        return "celtos.move.models"
    away = (to.x - at.x) * (at.x - base.x) + (to.y - at.y) * (at.y - base.y) >= 0
    return None if away else "celtos.move.near"


@pytest.mark.parametrize("rush", [False, True])
@pytest.mark.parametrize("seed", SEEDS)
def test_a_move_is_refused_when_the_twin_refuses_it(seed, rush):
    battle, rng = crowded(seed), Random(seed)
    reach = battle.inch(12 if rush else 4)
    for unit in battle.living():
        for _ in range(12):
            step = rng.choice([reach, reach // 3])
            ways = shifted(battle.units[unit].footprint, rng.randint(-step, step), rng.randint(-step, step))
            found = refuse_ways(battle, unit, ways, reach, rush=rush)
            assert (found and found.rule) == refusal(battle, unit, ways, reach, rush)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_panicked_unit_is_held_to_its_direction_as_by_the_twin(seed):
    battle, rng = crowded(seed, panicked=True), Random(seed)
    reach = battle.inch(4)
    for unit in battle.living():
        if is_engaged(battle, unit):
            continue
        seen = [enemy for enemy in battle.enemies(unit) if nearest_seen(battle, unit, enemy) >= 0]
        for _ in range(8):
            dx, dy = rng.randint(-reach, reach), rng.randint(-reach, reach)
            ways = shifted(battle.units[unit].footprint, dx, dy)
            if refuse_ways(battle, unit, ways, reach) is not None:
                continue
            nearer = any(
                nearest_edge(battle, seen, at + Point(dx, dy)) < nearest_edge(battle, seen, at)
                for at in points(battle, unit)
                if seen and (dx or dy)
            )
            found = Goes(battle, unit, reach).refuse(ways)
            assert (found is not None and found.rule == "celtos.order.panicked") is nearer


def nearest_edge(battle: Battle, enemies: list[UnitId], at: Point) -> int:
    return min(
        root_up(apart2(at, base)) - battle.kind(enemy).radius for enemy in enemies for base in points(battle, enemy)
    )


# Deployment


@pytest.mark.parametrize("scenario", ["demo", "pitched"])
def test_the_first_free_place_is_the_first_that_is_not_refused(scenario):
    battle = muster(prepared(scenario, deploy="turns"))
    while battle.waiting:
        unit = battle.waiting[0]
        options = Deploys(battle, battle.units[unit].player)
        found = options.first_free(unit)
        everywhere = (options._at(unit, x, y) for x, y in options._spots(unit))
        assert found == next(placed for placed in everywhere if options.refuse(placed) is None)
        battle = deployed(battle, found)
