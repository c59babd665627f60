"""Line of sight, target and cover: what a shooter sees, at whom he may shoot, and what shelters his target."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from carnyx.games.celtos.play import sight
from carnyx.games.celtos.play.battle import UnitId
from carnyx.games.celtos.play.orders import Order
from carnyx.games.celtos.play.shooting import volley
from carnyx.games.celtos.play.sight import visible
from carnyx.games.celtos.rules.edition import DE, DEFAULT, EN, ES
from tests.book.positions import applied, body, east_of, ground, kind, played, point, position, refused
from tests.book.rulebook import rule

SHOOT = Order("shoot", 1)
HIT = (((10,),),)
ALL = replace(DEFAULT, sight_models="all")
OTHERS = replace(DEFAULT, sight_models="others")
NONE = replace(DEFAULT, sight_models="none")


def archer(**changes):
    return kind(weapons=("longbow",), **changes)


def facing(*more, terrain=(), edition=DEFAULT, sizes=(2, 2)):
    """An archer, his target ten inches to the east, and whatever else stands about."""
    shooter = body(0, (10, 10), kind=archer(sz=sizes[0]))
    target = body(1, (20, 10), kind=kind(sz=sizes[1]))
    return position(shooter, target, *more, active=0, terrain=terrain, edition=edition)


def is_seen(battle):
    """Whether the shooter may be told to shoot; otherwise the refusal says what is in the way."""
    verdict = refused(battle, SHOOT)
    assert verdict in (None, "celtos.los.models", "celtos.los.terrain")
    return verdict is None


# Lines


@rule("celtos.los")
def test_over_open_ground_a_model_sees_another():
    assert is_seen(facing())


@rule("celtos.los")
@pytest.mark.parametrize(
    ("north", "seen"), [(10.1, True), (10.3, False)], ids=["an edge of the base shows", "nothing of the base shows"]
)
def test_the_line_may_run_to_either_edge_of_the_target_base(north, seen):
    assert is_seen(facing(terrain=[ground("building", 14, 5, 16, north)])) is seen
    mirrored = ground("building", 14, 20 - north, 16, 15)
    assert is_seen(facing(terrain=[mirrored])) is seen


@rule("celtos.los")
def test_the_line_starts_at_the_centre_of_the_shooter():
    """The rim of his base sees past the corner; his centre does not."""
    tower = ground("building", 11, 9.7, 12, 15)
    assert not is_seen(facing(terrain=[tower]))


@rule("celtos.los")
@pytest.mark.parametrize("edition", [DEFAULT, ALL, OTHERS, NONE], ids=["size", "all", "others", "none"])
def test_ones_own_unit_never_blocks(edition):
    ranks = body(0, (10, 10), (9, 10), (8, 10), kind=archer())
    battle = position(ranks, body(1, (20, 10)), active=0, edition=edition)
    assert sum(chain.dice for chain in played(battle, SHOOT).question.chains) == 3


@rule("celtos.los.models")
@pytest.mark.parametrize("edition", [DEFAULT, OTHERS, EN, ES], ids=["size", "others", "en", "es"])
def test_the_targets_own_unit_does_not_block_either(edition):
    battle = position(body(0, (10, 10), kind=archer()), body(1, (20, 10), (21, 10)), active=0, edition=edition)
    assert played(battle, SHOOT, HIT).question.options.models == (0, 1)


@rule("celtos.los.models")
@pytest.mark.parametrize("edition", [ALL, DE], ids=["all", "de"])
def test_by_the_german_sheet_the_front_men_of_the_target_hide_those_behind_them(edition):
    """The second stands right behind the first, the third half a base aside: his edge shows."""
    ranks = body(1, (20, 10), (21, 10), point(22, 10, dy=126))
    battle = position(body(0, (10, 10), kind=archer()), ranks, active=0, edition=edition)
    assert visible(battle, UnitId(0), UnitId(1)) == (0, 2)


@rule("celtos.los.models")
def test_a_line_to_a_hidden_model_is_blocked_by_its_own_unit():
    """Who asks what is in the way is told the unit whose man it is."""
    ranks = body(1, (20, 10), (21, 10))
    battle = position(body(0, (10, 10), kind=archer()), ranks, active=0, edition=ALL)
    blocked = [line.blocked.tag for line in sight._drawn(battle, UnitId(0), UnitId(1), 0, 1)]
    assert blocked == [1, 1, 1]


@rule("celtos.los.models")
@pytest.mark.parametrize("owner", [0, 1], ids=["friend", "enemy"])
@pytest.mark.parametrize(
    ("edition", "sizes", "between", "seen"),
    [
        (DEFAULT, (2, 2), 2, False),
        (DEFAULT, (2, 2), 1, True),
        (DEFAULT, (2, 4), 3, True),
        (DEFAULT, (2, 4), 4, False),
        (DEFAULT, (4, 2), 3, True),
        (DEFAULT, (1, 1), 1, False),
        (ALL, (2, 2), 1, False),
        (ALL, (4, 2), 1, False),
        (OTHERS, (2, 2), 1, False),
        (OTHERS, (4, 4), 1, False),
        (NONE, (2, 2), 2, True),
        (NONE, (2, 2), 9, True),
        (EN, (2, 2), 1, False),
        (ES, (2, 2), 1, False),
    ],
)
def test_whether_a_model_of_another_unit_blocks(edition, sizes, between, seen, owner):
    # an enemy between is itself the nearest target, unless it is locked in close combat
    others = [body(owner, (15, 10), kind=kind(sz=between))]
    if owner == 1:
        others.append(body(0, point(15, 10, dy=-125 - {1: 125, 2: 125, 3: 125, 4: 200, 9: 500}[between])))
    assert is_seen(facing(*others, edition=edition, sizes=sizes)) is seen


@rule("celtos.los.models")
@pytest.mark.parametrize(("between", "seen"), [(4, True), (5, False)])
@pytest.mark.parametrize("west", [5, 18], ids=["shooter", "target"])
def test_who_stands_on_a_hill_counts_three_sizes_more(west, between, seen):
    hill = ground("hill", west, 5, west + 7, 15)
    assert is_seen(facing(body(0, (15, 10), kind=kind(sz=between)), terrain=[hill])) is seen


@rule("celtos.los.models")
@pytest.mark.parametrize(("east", "seen"), [(16, False), (12, True)], ids=["on the hill too", "at its foot"])
def test_a_model_on_a_hill_blocks_as_if_three_sizes_more(east, seen):
    hill = ground("hill", 5, 5, east, 15)
    assert is_seen(facing(body(0, (15, 10)), terrain=[hill], sizes=(2, 4))) is seen


@rule("celtos.los.models")
def test_the_hill_counts_for_the_model_that_stands_on_it():
    shooters = body(0, (13, 10), (12, 10), kind=archer())
    big = body(0, (15, 10), kind=kind(sz=4))
    hill = ground("hill", 5, 5, 12.5, 15)
    assert is_seen(position(shooters, body(1, (20, 10)), big, active=0, terrain=[hill]))


@rule("celtos.los.models")
def test_the_first_model_on_a_hill_does_not_lift_the_others():
    shooters = body(0, (12, 10), (13, 11), kind=archer())
    screen = body(0, *(point(15, 11, dy=400 * place) for place in range(-2, 3)), kind=kind(sz=4))
    hill = ground("hill", 5, 5, 12.5, 15)
    battle = position(shooters, body(1, (20, 10), (20, 11)), screen, active=0, terrain=[hill])
    assert played(battle, SHOOT).question.chains[0].dice == 1


@rule("celtos.los.models")
@pytest.mark.parametrize(("where", "seen"), [((15, 10), False), ((15, 12), True)], ids=["in the line", "beside it"])
def test_a_unit_half_on_a_hill_blocks_only_where_it_stands_on_it(where, seen):
    # Two small models, one of them on a hill that the line passes by: only that one is as tall as the big target.
    hill = ground("hill", 14, where[1] - 1, 16, where[1] + 1)
    others = body(0, (15, 10), (15, 12))
    assert is_seen(facing(others, terrain=[hill], sizes=(2, 4))) is seen


# Terrain in the way


@rule("celtos.los.terrain")
@pytest.mark.parametrize("what", ["building", "hill"])
def test_buildings_and_hills_block(what):
    assert not is_seen(facing(terrain=[ground(what, 14, 5, 16, 15)]))


@rule("celtos.los.terrain")
@pytest.mark.parametrize("west", [5, 14], ids=["shooter", "target"])
def test_a_hill_does_not_block_when_an_end_stands_on_it(west):
    assert is_seen(facing(terrain=[ground("hill", west, 5, west + 7, 15)]))


@rule("celtos.los.terrain")
def test_a_hill_on_which_neither_stands_blocks_even_those_on_another():
    hills = [ground("hill", 5, 5, 12, 15), ground("hill", 14, 5, 16, 15)]
    assert not is_seen(facing(terrain=hills))


@rule("celtos.los.terrain")
@pytest.mark.parametrize(("east", "seen"), [(16, True), (16 + 1 / 254, False)], ids=["2 inches", "a tick more"])
def test_a_wood_blocks_beyond_two_inches_of_it(east, seen):
    assert is_seen(facing(terrain=[ground("wood", 14, 5, east, 15)])) is seen


@rule("celtos.los.terrain")
@pytest.mark.parametrize(("west", "seen"), [(18, True), (17.9, False)], ids=["2 inches deep", "deeper"])
def test_a_model_in_a_wood_is_seen_two_inches_from_its_edge(west, seen):
    assert is_seen(facing(terrain=[ground("wood", west, 5, 25, 15)])) is seen


@rule("celtos.los.terrain")
@pytest.mark.parametrize("what", ["swamp", "water", "wall", "hedge"])
def test_low_terrain_does_not_block(what):
    assert is_seen(facing(terrain=[ground(what, 13, 5, 17, 15)]))


# Range and the nearest target


@rule("celtos.shoot.range")
def test_each_shooter_uses_his_own_band():
    archers = body(0, east_of(point(10, 10), -1.5), point(10, 10), kind=archer())
    battle = position(archers, body(1, east_of(point(10, 10), 12)), active=0)
    assert [chain.dice for chain in played(battle, SHOOT).question.chains] == [1, 1]


@rule("celtos.shoot.range")
def test_the_band_is_that_of_the_nearest_model_the_shooter_sees():
    tower = ground("building", 18, 9, 19, 11)
    targets = body(1, (20, 10), (24, 13))
    battle = position(body(0, (10, 10), kind=archer()), targets, active=0, terrain=[tower])
    (chain,) = played(battle, SHOOT, HIT).question.chains
    assert chain.checks[-1].need == 6  # damage 4: medium, the near one being hidden


@rule("celtos.shoot.range")
def test_the_nearest_unit_is_judged_by_models_that_see_each_other():
    tower = ground("building", 18, 9, 19, 11)
    hidden, seen = body(1, (20, 10)), body(1, (10, 24))
    battle = position(body(0, (10, 10), kind=archer()), seen, hidden, active=0, terrain=[tower])
    assert refused(battle, SHOOT) is None
    assert refused(battle, Order("shoot", 2)) == "celtos.los.terrain"


@rule("celtos.shoot.target")
def test_only_the_nearest_enemy_unit_may_be_shot_at():
    battle = position(body(0, (10, 10), kind=archer()), body(1, (10, 20)), body(1, (10, 0.5)), active=0)
    assert refused(battle, SHOOT) == "celtos.shoot.target"
    assert refused(battle, Order("shoot", 2)) is None


@rule("celtos.shoot.target", "celtos.trait.battle_awareness")
def test_battle_awareness_lifts_nearest_but_not_close_combat():
    locked = (body(1, (10, 30)), body(0, point(10, 30, dy=250)))
    near, far = body(1, (10, 16)), body(1, (10, 4))
    battle = position(body(0, (10, 10), kind=archer(traits={"battle_awareness": 1})), near, far, *locked, active=0)
    verdicts = [refused(battle, Order("shoot", target)) for target in (1, 2, 3)]
    assert verdicts == [None, None, "celtos.shoot.target"]


@rule("celtos.shoot.target")
@pytest.mark.parametrize(
    ("edition", "verdicts"),
    [
        (DEFAULT, ["celtos.shoot.target", None]),
        (EN, ["celtos.shoot.target", None]),
        (ES, ["celtos.shoot.target", None]),
        (DE, [None, "celtos.shoot.target"]),
    ],
    ids=["default", "en", "es", "de"],
)
def test_a_unit_in_close_combat_is_no_target_but_on_the_german_sheet(edition, verdicts):
    locked, friend = body(1, point(10, 16)), body(0, point(10, 16, dx=250))
    battle = position(
        body(0, point(10, 10), kind=archer()), locked, body(1, point(20, 10)), friend, active=0, edition=edition
    )
    assert [refused(battle, Order("shoot", target)) for target in (1, 2)] == verdicts


@rule("celtos.shoot.target")
def test_of_two_units_equally_near_the_shooter_chooses():
    battle = position(body(0, (10, 10), kind=archer()), body(1, (10, 20)), body(1, (20, 10)), active=0)
    assert [refused(battle, Order("shoot", target)) for target in (1, 2)] == [None, None]


@rule("celtos.shoot.target", "celtos.measure")
def test_nearest_is_measured_between_base_edges():
    giant = body(1, point(10, 10, dx=2540 + 600), kind=kind(sz=8))
    battle = position(body(0, point(10, 10), kind=archer()), giant, body(1, point(10, 10, dy=2540 + 300)), active=0)
    assert refused(battle, SHOOT) is None
    assert refused(battle, Order("shoot", 2)) == "celtos.shoot.target"


# Cover


def cover_of(battle):
    """The cover check of the only model shot at, or none; the last check of a hit is its damage."""
    (chain,) = played(battle, SHOOT, HIT).question.chains
    *cover, damage = chain.checks
    assert damage.rule == "celtos.shoot.damage"
    return cover[0] if cover else None


def needed(battle):
    cover = cover_of(battle)
    return cover.need if cover else None


@rule("celtos.cover.where", "celtos.cover")
@pytest.mark.parametrize(("what", "need"), [("wood", 9), ("swamp", None), ("hill", None)])
def test_a_model_has_the_cover_of_the_ground_its_centre_stands_in(what, need):
    assert needed(facing(terrain=[ground(what, 19, 5, 25, 15)])) == need
    assert needed(facing(terrain=[ground(what, 20 + 1 / 254, 5, 25, 15)])) is None


@rule("celtos.cover", "celtos.cover.where")
@pytest.mark.parametrize(("what", "need"), [("hedge", 9), ("wall", 8), ("fortification", 7)])
def test_an_obstacle_in_front_of_a_model_covers_it(what, need):
    assert needed(facing(terrain=[ground(what, 18.75, 5, 19, 15)])) == need


@rule("celtos.cover.where")
@pytest.mark.parametrize(("ticks", "need"), [(0, 8), (1, None)], ids=["1 inch", "a tick more"])
def test_an_obstacle_covers_within_an_inch_of_the_base(ticks, need):
    east = (20 * 254 - 125 - 254 - ticks) / 254
    assert needed(facing(terrain=[ground("wall", east - 0.25, 5, east, 15)])) == need


@rule("celtos.cover.where")
@pytest.mark.parametrize(
    "wall",
    [ground("wall", 21, 5, 21.25, 15), ground("wall", 19, 10.6, 19.25, 15)],
    ids=["behind the target", "beside the line"],
)
def test_an_obstacle_the_line_does_not_cross_is_no_cover(wall):
    assert needed(facing(terrain=[wall])) is None


@rule("celtos.cover.where")
def test_cover_is_judged_from_a_shooter_who_shoots():
    """The second man has a hedge to his west. The thrower in the east is nearer to him, but out of range."""
    throwers = body(0, (10, 20), (39.5, 20), kind=kind(weapons=("javelin",)))
    hedge = ground("hedge", 25, 18, 25.3, 22)
    battle = position(throwers, body(1, (20, 20), (26, 20)), terrain=[hedge])
    thrown = volley(battle, UnitId(0), UnitId(1), moved=False)
    assert [attack.dice for attack in thrown.aims] == [1]
    assert [cover and cover.need for cover in thrown.covers] == [None, 9]


@rule("celtos.cover.where")
def test_only_the_best_cover_counts():
    hedge, wall = ground("hedge", 19, 5, 19.1, 15), ground("wall", 19.2, 5, 19.3, 15)
    wood = ground("wood", 19.4, 5, 25, 15)
    assert needed(facing(terrain=[hedge, wall, wood])) == 8


@rule("celtos.cover")
def test_cover_is_no_modifier_to_hit():
    (chain,) = played(facing(terrain=[ground("wall", 19, 5, 19.25, 15)]), SHOOT).question.chains
    assert [(check.need, applied(check)) for check in chain.checks] == [(6, {})]


@rule("celtos.cover")
@pytest.mark.parametrize(
    ("throws", "alive"), [(((8,), ()), True), (((7,), (10,)), False), (((7,), (1,)), True)],
    ids=["covered", "not covered and wounded", "not covered, not wounded"],
)  # fmt: skip
def test_cover_saves_the_model_before_damage_is_rolled(throws, alive):
    battle = facing(terrain=[ground("wall", 19, 5, 19.25, 15)])
    after = played(battle, SHOOT, HIT, (throws,)).battle
    assert bool(after.units[1].wounds) is alive


@rule("celtos.cover")
def test_each_model_takes_the_cover_it_has_itself():
    half = ground("wall", 19, 5, 19.25, 10.5)
    targets = body(1, (20, 10), (20, 11))
    battle = position(body(0, *((10, 10), (10, 11)), kind=archer()), targets, active=0, terrain=[half])
    question = played(battle, SHOOT, (((10, 10),),), (0, 1)).question
    assert [[check.rule for check in chain.checks] for chain in question.chains] == [
        ["celtos.cover", "celtos.shoot.damage"],
        ["celtos.shoot.damage"],
    ]
