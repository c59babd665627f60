"""Phase two: how far units move, what the ground costs them, and how they reform."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from carnyx.games.warriors.blocks.formation import gap
from carnyx.games.warriors.lists.profiles import move_of
from carnyx.games.warriors.play.battle import touching
from carnyx.games.warriors.play.marches import March
from carnyx.games.warriors.play.movement import Leg
from carnyx.games.warriors.play.moves import MoveNext
from carnyx.games.warriors.rules.edition import DEFAULT
from tests.book.positions import ground, played, refused
from tests.book.rulebook import rule
from tests.book.warriors_positions import ABOUT, SOUTH, block, inch, kind, position

MOVES = [MoveNext(0)]
BOWS = kind(arms=("bow", "hand"))


def ahead(inches, ticks=0):
    return Leg("advance", inch(inches) + ticks)


def alone(edition=DEFAULT, terrain=(), more=(), **condition):
    """One unit on OPPOSE in the middle of an empty table, looking north."""
    unit = block(0, 36, 20, **{"order": "oppose", **condition})
    return position(unit, *more, agenda=MOVES, edition=edition, terrain=terrain)


# --- how far ---------------------------------------------------------------------------------------------------------


@rule("warriors.move", "warriors.move.light", "warriors.move.medium", "warriors.move.heavy", "warriors.move.dwarves")
@rule("warriors.move.goblins", "warriors.move.mounted_light", "warriors.move.mounted_medium")
@rule("warriors.move.mounted_heavy")
@pytest.mark.parametrize(
    ("race", "mounted", "moves"),
    [
        ("men", False, (9, 8, 7)),
        ("dwarves", False, (7, 6, 5)),
        ("goblins", False, (8, 7, 6)),
        ("men", True, (16, 14, 12)),
        ("goblins", True, (16, 14, 12)),
    ],
    ids=["foot", "dwarves", "goblins", "mounted", "goblins riding"],
)
def test_armour_mount_and_race_say_how_far(race, mounted, moves):
    kinds = [kind(race=race, mounted=mounted, armour=armour) for armour in ("light", "medium", "heavy")]
    assert tuple(each.move for each in kinds) == moves
    for each in kinds:
        battle = alone(kind=each)
        assert refused(battle, March(0, (ahead(each.move),))) is None
        assert refused(battle, March(0, (ahead(each.move, 1),))) == "warriors.move"


@rule("warriors.move.light", "warriors.move.medium", "warriors.move.heavy", "warriors.move.dwarves")
@rule("warriors.move.goblins", "warriors.move.mounted_light", "warriors.move.mounted_medium")
@rule("warriors.move.mounted_heavy")
@pytest.mark.parametrize(
    ("setting", "armour", "mounted", "race", "inches"),
    [
        ("move_light", "light", False, "men", 6),
        ("move_medium", "medium", False, "men", 6),
        ("move_heavy", "heavy", False, "men", 6),
        ("move_dwarves", "heavy", False, "dwarves", 1),
        ("move_goblins", "light", False, "goblins", 3),
        ("move_mounted_light", "light", True, "men", 6),
        ("move_mounted_medium", "medium", True, "men", 6),
        ("move_mounted_heavy", "heavy", True, "men", 6),
    ],
)
def test_every_move_is_a_setting(setting, armour, mounted, race, inches):
    six = replace(DEFAULT, **{setting: 6})
    assert move_of(armour, mounted, race, six) == inches


@rule("warriors.move")
def test_a_wheel_costs_what_the_outer_figure_travels():
    # A front of five inches wheeled by ninety degrees: its far corner travels 7.854 inches.
    quarter = March(0, (Leg("wheel", 900),))
    assert refused(alone(), quarter) is None  # eight inches
    assert refused(alone(), March(0, (Leg("wheel", 900), ahead(0.14)))) is None
    assert refused(alone(), March(0, (Leg("wheel", 900), ahead(0.15)))) == "warriors.move"
    assert refused(alone(files=10), quarter) == "warriors.move"


@rule("warriors.move", "warriors.move.turn")
@pytest.mark.parametrize("angle", [900, 1800, 2700])
def test_one_turn_of_a_quarter_or_a_half_costs_half_the_move(angle):
    turn = Leg("turn", angle)
    assert refused(alone(), March(0, (turn, ahead(4)))) is None
    assert refused(alone(), March(0, (turn, ahead(4, 1)))) == "warriors.move"
    assert refused(alone(), March(0, (turn, turn))) == "warriors.move"
    free = replace(DEFAULT, turn_cost=0)
    assert refused(alone(edition=free), March(0, (turn, ahead(8)))) is None


@rule("warriors.move", "warriors.move.rough")
@pytest.mark.parametrize("rough", ["wood", "marsh"])
def test_rough_ground_is_crossed_at_half_rate(rough):
    strip = [ground(rough, 30, 22, 42, 24)]  # two inches deep, two inches ahead
    assert refused(alone(terrain=strip), March(0, (ahead(6),))) is None  # six and two more for the wood
    assert refused(alone(terrain=strip), March(0, (ahead(6, 1),))) == "warriors.move"
    easy = replace(DEFAULT, rough_rate=100)
    assert refused(alone(terrain=strip, edition=easy), March(0, (ahead(8),))) is None


@rule("warriors.move", "warriors.move.rough")
@pytest.mark.parametrize("west", [34.2, 34.7, 37.2])
def test_a_wide_unit_is_slowed_by_rough_ground_before_any_of_its_files(west):
    # A copse half an inch wide: neither the corners nor the middle of the front go through it.
    copse = [ground("wood", west, 22, west + 0.6, 24)]
    assert refused(alone(terrain=copse), March(0, (ahead(6, 1),))) == "warriors.move"
    beside = [ground("wood", 39, 22, 40, 24)]
    assert refused(alone(terrain=beside), March(0, (ahead(8),))) is None


@rule("warriors.move")
def test_a_wood_drawn_in_two_pieces_that_overlap_is_one_wood():
    pieces = [ground("wood", 30, 22, 42, 24), ground("wood", 30, 22, 42, 24)]
    assert refused(alone(terrain=pieces), March(0, (ahead(6),))) is None


@rule("warriors.move", "warriors.move.rough")
def test_a_wheel_in_rough_ground_costs_twice_as_much():
    wood = [ground("wood", 25, 10, 45, 30)]
    assert refused(alone(terrain=wood), March(0, (Leg("wheel", 450),))) is None  # 3.93 inches, in the wood 7.85
    assert refused(alone(terrain=wood), March(0, (Leg("wheel", 470),))) == "warriors.move"


@rule("warriors.move", "warriors.move.wall")
@pytest.mark.parametrize("obstacle", ["wall", "hedge"])
def test_a_wall_or_hedge_costs_two_inches(obstacle):
    line = [ground(obstacle, 30, 22, 42, 22.2)]
    assert refused(alone(terrain=line), March(0, (ahead(6),))) is None
    assert refused(alone(terrain=line), March(0, (ahead(6, 1),))) == "warriors.move"
    dear = replace(DEFAULT, wall_cost=4)
    assert refused(alone(terrain=line, edition=dear), March(0, (ahead(6),))) == "warriors.move"


@rule("warriors.formation", "warriors.move")
def test_nobody_marches_through_others_impassable_ground_or_off_the_table():
    friend = alone(more=[block(0, 36, 24, SOUTH)])
    assert refused(friend, March(0, (ahead(4),))) is None
    assert refused(friend, March(0, (ahead(4, 1),))) == "warriors.formation"
    pond = alone(terrain=[ground("water", 30, 24, 42, 26)])
    assert refused(pond, March(0, (ahead(4),))) is None
    assert refused(pond, March(0, (ahead(4, 1),))) == "warriors.formation"
    edge = position(block(0, 36, 44, order="oppose"), agenda=MOVES)
    assert refused(edge, March(0, (ahead(4),))) is None
    assert refused(edge, March(0, (ahead(4, 1),))) == "warriors.move"


@rule("warriors.formation")
def test_full_ranks_stand_in_front_and_the_last_one_is_centred():
    body = alone(figures=12).units[0].body
    assert [len(body.figures_in_rank(rank)) for rank in range(body.ranks)] == [5, 5, 2]
    assert body.quad(10)[2] == body.quad(11)[0] == body.frame[0]  # the two of the last rank meet in the middle


# --- reforming -------------------------------------------------------------------------------------------------------


@rule("warriors.reform", "warriors.reform.quality")
@pytest.mark.parametrize(
    ("quality", "face", "files"),
    [("average", 2, 7), ("elite", 2, 9), ("poor", 2, 6), ("poor", 1, 5), ("average", 0, 10)],
)
def test_a_die_and_quality_say_how_many_figures_change_ranks(quality, face, files):
    battle = alone(kind=kind(quality=quality))
    assert played(battle, March(0, files=10), (face,)).battle.units[0].body.files == files


@rule("warriors.reform", "warriors.reform.ranks")
def test_at_most_four_ranks():
    battle = alone(files=5, figures=12)
    assert refused(battle, March(0, files=3)) is None
    assert refused(battle, March(0, files=2)) == "warriors.reform"
    assert refused(alone(files=5, figures=12, edition=replace(DEFAULT, ranks_most=6)), March(0, files=2)) is None


@rule("warriors.reform", "warriors.reform.cost")
def test_reforming_costs_half_the_move():
    reform = (March(0, files=7), (5,))
    battle = alone()
    after = played(battle, *reform).battle
    assert refused(after, March(0, (ahead(4),))) is None
    assert refused(after, March(0, (ahead(4, 1),))) == "warriors.move"
    assert refused(after, March(0, files=8)) == "warriors.reform"
    free = played(alone(edition=replace(DEFAULT, reform_cost=0)), *reform).battle
    assert refused(free, March(0, (ahead(8),))) is None


@rule("warriors.reform", "warriors.order.hold")
def test_a_unit_on_hold_may_reform_and_turn_with_the_other_half_of_its_move():
    after = played(alone(order="hold"), March(0, files=7), (5,)).battle
    assert refused(after, March(0, (Leg("turn", ABOUT),))) is None
    assert refused(after, March(0, (ahead(1),))) == "warriors.order.hold"


@rule("warriors.reform")
def test_not_while_disorganised_and_in_contact_only_to_widen():
    assert refused(alone(disorganised=True), March(0, files=7)) == "warriors.reform"
    fighting = position(block(0, 36, 20), block(1, 36, 20, SOUTH), agenda=MOVES)
    assert refused(fighting, March(0, files=4)) == "warriors.reform"
    assert refused(fighting, March(0, files=7)) is None


@rule("warriors.reform", "warriors.order.oppose", "warriors.order.hold")
def test_reforming_brings_nobody_into_contact_nor_nearer_than_orders_allow():
    # An enemy four inches to the right: with four files more, two inches are left between them.
    beside = block(1, 45, 20, files=5)
    opposing = position(block(0, 36, 20, order="oppose"), beside, agenda=MOVES)
    assert refused(opposing, March(0, files=10)) is None
    assert gap(*(played(opposing, March(0, files=10), (0,)).battle.body(id) for id in (0, 1))) >= inch(3)
    holding = position(block(0, 36, 20, order="hold"), block(1, 43.5, 20, files=5), agenda=MOVES)
    after = played(holding, March(0, files=10), (0,)).battle
    assert touching(after, 0) == ()
