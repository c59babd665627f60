"""Phase one: who shoots at whom, sight and cover, volleys, and casualties that come off together."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from carnyx.core.flow import begin
from carnyx.games.warriors.play.reactions import ShootingTest
from carnyx.games.warriors.play.sequence import StartTurn
from carnyx.games.warriors.play.sight import sees
from carnyx.games.warriors.play.targets import shooters, targets
from carnyx.games.warriors.play.volleys import Aim, Shooting
from carnyx.games.warriors.rules.edition import DEFAULT
from tests.book.positions import applied, ground, played, refused
from tests.book.rulebook import rule
from tests.book.warriors_positions import EAST, NORTH, SOUTH, block, inch, kind, man, position

BOWS = kind(arms=("bow", "hand"), armour="light", shield=False)
JAVELINS = kind(arms=("javelin", "hand"), armour="light", shield=False)
AGENDA = [Shooting()]
ONE = Aim(1, 1)


def volley(battle, aim=ONE):
    """The dice of a volley and what they need."""
    return played(battle, aim).question


def range_of(gap, ticks=0, shooter=BOWS, target=None, terrain=(), edition=DEFAULT, more=(), **condition):
    """A block of shooters looking north, and a target so far ahead of it."""
    archers = block(0, 36, 10, kind=shooter, **condition)
    aim = block(1, 36, 10 + gap, SOUTH, ticks=(0, ticks), kind=target or kind())
    return position(archers, aim, *more, agenda=AGENDA, terrain=terrain, edition=edition)


# --- dice ------------------------------------------------------------------------------------------------------------


@rule("warriors.shoot.dice", "warriors.shoot.volleys")
@pytest.mark.parametrize(("volleys", "dice", "need"), [(1, 10, 6), (2, 20, 7), (3, 30, 7)])
def test_one_die_a_figure_and_blackening_the_sky_one_for_each_volley(volleys, dice, need):
    chain = volley(range_of(5), Aim(1, volleys))
    assert (chain.dice, chain.checks[0].need) == (dice, need)


@rule("warriors.shoot.volleys", "warriors.shoot.volleys.blacken", "warriors.shoot.empty")
def test_blackening_spends_two_or_three_volleys_and_needs_them_all():
    battle = range_of(5)
    assert played(battle, Aim(1, 3)).battle.units[0].volleys == 3
    assert refused(battle, Aim(1, 4)) == "warriors.shoot.volleys"
    assert refused(range_of(5, volleys=2), Aim(1, 3)) == "warriors.shoot.empty"
    assert refused(range_of(5, volleys=2), Aim(1, 2)) is None
    more = replace(DEFAULT, blacken_most=4)
    assert refused(range_of(5, edition=more), Aim(1, 4)) is None


@rule("warriors.shoot.empty", "warriors.shoot.who")
def test_a_unit_with_no_volley_left_does_not_shoot_and_any_other_may_hold_its_fire():
    assert begin(range_of(5, volleys=0)).question is None
    pause = played(range_of(5), Aim())
    assert (pause.question, pause.battle.units[0].volleys, pause.battle.units[0].shot) == (None, 6, False)


@rule("warriors.shoot.empty")
def test_volleys_are_spent_even_where_some_figures_cannot_see():
    hidden = ground("building", 36, 11, 40, 14)
    battle = range_of(9, terrain=[hidden])
    pause = played(battle, ONE)
    assert (pause.question.dice, pause.battle.units[0].volleys) == (10, 5)


@rule("warriors.shoot.hit")
@pytest.mark.parametrize(
    ("condition", "changes", "modifiers"),
    [
        ({}, {"quality": "poor"}, {"poor": -1}),
        ({}, {"quality": "veteran"}, {"veteran": +1}),
        ({}, {"quality": "elite"}, {"elite": +2}),
        ({"disorganised": True}, {}, {"disorganised": -1}),
        ({"condition": "shaken", "disorganised": True}, {}, {"disorganised": -1, "adverse": -1}),
        ({"condition": "bloodlust", "disorganised": True}, {}, {"disorganised": -1, "adverse": -1}),
    ],
    ids=["poor", "veteran", "elite", "disorganised", "shaken", "bloodlust"],
)
def test_quality_and_condition_change_the_throw_to_hit(condition, changes, modifiers):
    shooter = kind(arms=("bow",), **changes)
    found = applied(volley(range_of(5, shooter=shooter, **condition)).checks[0])
    assert found == {f"warriors.shoot.hit.{name}": value for name, value in modifiers.items()}


@rule("warriors.shoot.scores", "warriors.shoot.hit", "warriors.shoot.scores.ranges")
@pytest.mark.parametrize(("shooter", "short", "far"), [(BOWS, 9, 24), (JAVELINS, 6, 12)], ids=["bow", "javelin"])
def test_a_range_on_its_limit_belongs_to_the_nearer_band(shooter, short, far):
    long = {"warriors.shoot.hit.long": -1}
    assert applied(volley(range_of(short, shooter=shooter)).checks[0]) == {}
    assert applied(volley(range_of(short, 1, shooter=shooter)).checks[0]) == long
    assert applied(volley(range_of(far, shooter=shooter)).checks[0]) == long
    assert begin(range_of(far, 1, shooter=shooter)).question is None


@rule("warriors.shoot.scores", "warriors.shoot.kill", "warriors.weapon.bow", "warriors.weapon.javelin")
@pytest.mark.parametrize(
    ("shooter", "armour", "need"),
    [
        (BOWS, "light", 5),
        (BOWS, "medium", 6),
        (BOWS, "heavy", 8),
        (JAVELINS, "light", 6),
        (JAVELINS, "medium", 7),
        (JAVELINS, "heavy", 8),
    ],
    ids=lambda value: getattr(value, "missile", str(value)),
)
def test_what_a_hit_needs_to_kill_by_weapon_and_armour(shooter, armour, need):
    bare, shielded = (kind(armour=armour, shield=shield) for shield in (False, True))
    assert volley(range_of(5, shooter=shooter, target=bare)).checks[1].need == need
    assert volley(range_of(5, shooter=shooter, target=shielded)).checks[1].need == need + 2


@rule("warriors.natural", "warriors.die")
def test_a_nought_always_kills_and_a_one_never_does():
    heavy = kind(armour="heavy")
    wall = ground("wall", 30, 14.5, 42, 14.9)
    throw = volley(range_of(5, target=heavy, terrain=[wall]))
    assert throw.checks[1].need == 14  # eight, shield and hard cover
    hits = ((0,) * 10, (0,) * 5 + (9,) * 5)
    assert throw.read(hits) == 5
    light = kind(armour="light", shield=False)
    easy = volley(range_of(5, target=light, terrain=()))
    assert easy.read(((6,) * 10, (1,) * 9 + (5,))) == 1


@rule("warriors.hit_score")
def test_a_hit_needs_six_or_what_the_setting_says():
    assert volley(range_of(5)).checks[0].need == 6
    assert volley(range_of(5, edition=replace(DEFAULT, hit_score=7))).checks[0].need == 7


# --- who -------------------------------------------------------------------------------------------------------------


@rule("warriors.shoot.who", "warriors.shoot.who.ranks_bow", "warriors.shoot.who.ranks_javelin")
@pytest.mark.parametrize(
    ("shooter", "edition", "number"),
    [
        (BOWS, DEFAULT, 8),
        (JAVELINS, DEFAULT, 4),
        (BOWS, replace(DEFAULT, ranks_bow=3), 12),
        (JAVELINS, replace(DEFAULT, ranks_javelin=2), 8),
    ],
)
def test_two_ranks_of_bows_shoot_and_one_of_javelins(shooter, edition, number):
    battle = position(block(0, 36, 10, kind=shooter, files=4, figures=16), edition=edition)
    assert shooters(battle, 0) == number
    few = position(block(0, 36, 10, kind=BOWS, files=4, figures=6))
    assert shooters(few, 0) == 6


@rule("warriors.shoot.who", "warriors.shoot.who.arc")
@pytest.mark.parametrize(("aside", "inside"), [(8.5, True), (8.51, False), (-8.5, True), (-8.51, False)])
def test_the_arc_opens_forty_five_degrees_to_either_side(aside, inside):
    # The shooters' front ends two and a half inches aside; the target's rear is six inches ahead of it.
    target = block(1, 36 + aside + (0.5 if aside > 0 else -0.5), 15, SOUTH, files=1, figures=1)
    battle = position(block(0, 36, 10, kind=BOWS), target)
    assert targets(battle, 0) == ((1,) if inside else ())


@rule("warriors.shoot.who.arc")
def test_another_arc_by_house_rule():
    target = block(1, 46, 15, SOUTH, files=1, figures=1)
    assert targets(position(block(0, 36, 10, kind=BOWS), target), 0) == ()
    wide = position(block(0, 36, 10, kind=BOWS), target, edition=replace(DEFAULT, arc=60))
    assert targets(wide, 0) == (1,)


@rule("warriors.shoot.who", "warriors.shoot.who.nearest")
def test_any_visible_enemy_but_the_nearest_if_one_is_within_nine_inches():
    far, farther = block(1, 33, 19.5, SOUTH, files=3, figures=3), block(1, 39, 22, SOUTH, files=3, figures=3)
    free = position(block(0, 36, 10, kind=BOWS), far, farther, agenda=AGENDA)
    assert refused(free, Aim(2, 1)) is None
    near = block(1, 33, 19, SOUTH, files=3, figures=3)
    bound = position(block(0, 36, 10, kind=BOWS), near, farther, agenda=AGENDA)
    assert refused(bound, Aim(2, 1)) == "warriors.shoot.who"
    assert refused(bound, Aim(1, 1)) is None
    at_eight = position(*(block(0, 36, 10, kind=BOWS), near, farther), agenda=AGENDA, edition=_near(8))
    assert refused(at_eight, Aim(2, 1)) is None


def _near(inches):
    return replace(DEFAULT, nearest_within=inches)


@rule("warriors.shoot.who")
def test_an_enemy_within_nine_inches_who_may_not_be_shot_at_binds_nobody():
    behind = block(1, 36, 5, NORTH)
    ahead = block(1, 36, 25, SOUTH)
    assert targets(position(block(0, 36, 10, kind=BOWS), behind, ahead), 0) == (2,)


@rule("warriors.shoot.who")
def test_units_in_contact_neither_shoot_nor_are_shot_at():
    mine = (block(0, 36, 10, kind=BOWS), block(0, 30, 20, kind=kind()))
    fighting = position(*mine, block(1, 30, 20, SOUTH))
    assert targets(fighting, 0) == ()
    touched = position(block(0, 36, 10, kind=BOWS), block(1, 36, 10, SOUTH), block(1, 36, 20, SOUTH))
    assert targets(touched, 0) == ()


@rule("warriors.shoot.who", "warriors.shoot.who.lone")
@pytest.mark.parametrize(("beside", "exposed"), [(3, False), (3.01, True)])
def test_a_lone_individual_is_a_target_if_no_unit_is_within_three_inches_of_him(beside, exposed):
    hero = man(1, "hero", 36, 22, SOUTH)
    guard = block(1, 36 - 0.5 - beside - 2.5, 20, SOUTH)
    battle = position(block(0, 36, 10, kind=BOWS), hero, guard)
    assert (1 in targets(battle, 0)) == exposed


@rule("warriors.shoot.who")
def test_a_lone_individual_is_a_target_when_he_is_the_nearest():
    hero, guard = man(1, "hero", 36, 20, SOUTH), block(1, 36, 22, SOUTH)
    assert 1 in targets(position(block(0, 36, 10, kind=BOWS), hero, guard), 0)
    closer = man(1, "hero", 36, 22, SOUTH), block(1, 32.5, 21.9, SOUTH)
    assert targets(position(block(0, 36, 10, kind=BOWS), *closer), 0) == (2,)


@rule("warriors.shoot.who.lone")
def test_the_room_a_lone_individual_needs_is_a_setting():
    hero, guard = man(1, "hero", 36, 22, SOUTH), block(1, 31, 20, SOUTH)
    battle = position(block(0, 36, 10, kind=BOWS), hero, guard, edition=replace(DEFAULT, lone_clearance=1))
    assert 1 in targets(battle, 0)


# --- sight, cover, height -------------------------------------------------------------------------------------------


@rule("warriors.shoot.sight")
@pytest.mark.parametrize("blocking", ["building", "hill"])
def test_buildings_and_hills_block_sight(blocking):
    battle = range_of(15, terrain=[ground(blocking, 30, 15, 42, 16)])
    assert not sees(battle, 0, 1)
    assert begin(battle).question is None


@rule("warriors.shoot.sight", "warriors.shoot.sight.wood")
@pytest.mark.parametrize(("deep", "seen"), [(2, True), (2.01, False)])
def test_a_wood_blocks_beyond_two_inches(deep, seen):
    assert sees(range_of(15, terrain=[ground("wood", 30, 15, 42, 15 + deep)]), 0, 1) == seen
    edition = replace(DEFAULT, wood_sight=3)
    assert sees(range_of(15, terrain=[ground("wood", 30, 15, 42, 17.5)], edition=edition), 0, 1)


@rule("warriors.shoot.sight")
def test_other_units_block_and_individuals_do_not():
    friend = block(0, 36, 15)
    assert begin(range_of(15, more=[friend])).question is None
    alone = man(0, "hero", 36, 15)
    assert begin(range_of(15, more=[alone])).question is not None


@rule("warriors.shoot.sight")
def test_who_stands_on_a_hill_sees_over_units():
    hill = ground("hill", 30, 5, 42, 11)
    battle = range_of(15, terrain=[hill], more=[block(0, 36, 15)])
    assert sees(battle, 0, 1)
    assert not sees(battle, 1, 0)  # and not the other way


@rule("warriors.shoot.sight", "warriors.shoot.kill")
@pytest.mark.parametrize(
    ("cover", "modifier"), [("wood", "soft"), ("crops", "soft"), ("building", "hard")], ids=lambda value: value
)
def test_half_the_figures_in_cover_cover_the_unit(cover, modifier):
    # Ten figures in two ranks, of which the rear one stands in it; the building lies behind the line of sight.
    value = {"soft": -2, "hard": -4}[modifier]
    half = [ground(cover, 30, 16, 42, 20)]
    assert applied(volley(range_of(5, terrain=half)).checks[1])[f"warriors.shoot.kill.{modifier}"] == value
    fewer = [ground(cover, 34.5, 16, 42, 20)]
    assert applied(volley(range_of(5, terrain=fewer)).checks[1]) == {"warriors.shoot.kill.shield": -2}


@rule("warriors.shoot.sight", "warriors.shoot.kill")
@pytest.mark.parametrize(("line", "modifier"), [("hedge", "soft"), ("wall", "hard"), ("works", "hard")])
def test_a_unit_lining_a_hedge_or_wall_is_covered_by_it(line, modifier):
    behind = [ground(line, 30, 14.6, 42, 14.8)]
    found = applied(volley(range_of(5, terrain=behind)).checks[1])
    assert found == {"warriors.shoot.kill.shield": -2, f"warriors.shoot.kill.{modifier}": _cover(modifier)}
    touching = [ground(line, 30, 14.8, 42, 15)]
    assert applied(volley(range_of(5, terrain=touching)).checks[1]) == found
    far = [ground(line, 30, 12, 42, 12.2)]
    assert applied(volley(range_of(5, terrain=far)).checks[1]) == {"warriors.shoot.kill.shield": -2}
    at_its_back = [ground(line, 30, 17, 42, 17.2)]
    assert applied(volley(range_of(5, terrain=at_its_back)).checks[1]) == {"warriors.shoot.kill.shield": -2}


def _cover(name):
    return {"soft": -2, "hard": -4}[name]


@rule("warriors.shoot.sight")
def test_the_better_cover_counts_alone():
    both = [ground("wood", 30, 14.9, 42, 20), ground("wall", 30, 14.6, 42, 14.8)]
    found = applied(volley(range_of(5, terrain=both)).checks[1])
    assert found == {"warriors.shoot.kill.shield": -2, "warriors.shoot.kill.hard": -4}


@rule("warriors.shoot.sight", "warriors.shoot.hit", "warriors.shoot.kill")
def test_higher_ground_when_most_shooters_are_on_a_hill_and_most_targets_are_not():
    higher = {"warriors.shoot.hit.higher": +1}
    up = volley(range_of(5, terrain=[ground("hill", 30, 5, 42, 11)]))
    assert applied(up.checks[0]) == higher
    assert applied(up.checks[1])["warriors.shoot.kill.higher"] == +1
    both = volley(range_of(5, terrain=[ground("hill", 30, 5, 42, 20)]))
    assert applied(both.checks[0]) == {}
    half = volley(range_of(5, terrain=[ground("hill", 30, 5, 42, 9)]))  # the rear rank of two
    assert applied(half.checks[0]) == {}
    below = volley(range_of(5, terrain=[ground("hill", 30, 5, 42, 11), ground("hill", 30, 16, 42, 20)]))
    assert applied(below.checks[0]) == {}  # one rank of the targets' two stands on a hill of its own


@rule("warriors.shoot.sight")
def test_only_those_who_shoot_are_asked_for_higher_ground():
    # Four ranks of bows: the two that shoot stand on the hill, the two behind do not.
    deep = block(0, 36, 10, kind=BOWS, files=5, figures=20)
    battle = position(deep, block(1, 36, 15, SOUTH), agenda=AGENDA, terrain=[ground("hill", 30, 8, 42, 11)])
    assert applied(volley(battle).checks[0]) == {"warriors.shoot.hit.higher": +1}


# --- together --------------------------------------------------------------------------------------------------------


@rule("warriors.shoot.simultaneous")
def test_both_sides_shoot_before_anybody_falls():
    light = kind(arms=("bow",), armour="light", shield=False)
    battle = position(
        block(0, 36, 10, kind=light, figures=5), block(1, 36, 15, SOUTH, kind=light, figures=5), agenda=AGENDA
    )
    pause = played(battle, ONE, Aim(0, 1), ((9,) * 5, (9,) * 5))
    assert pause.battle.units[1].figures == 5  # they still stand to loose theirs
    assert pause.question.dice == 5
    done = played(battle, ONE, Aim(0, 1), ((9,) * 5, (9,) * 5), ((9,) * 5, (1,) * 5)).battle
    assert (done.units[0].figures, done.units[1].fate) == (5, "killed")


@rule("warriors.shoot.simultaneous", "warriors.formation", "warriors.casualties")
def test_casualties_leave_the_last_rank_and_spare_the_front():
    battle = range_of(5)
    after = played(battle, ONE, ((9,) * 10, (9,) * 7 + (1,) * 3)).battle
    body = after.units[1].body
    assert (body.figures, body.files, body.ranks) == (3, 3, 1)
    assert (body.x, body.y) == (inch(36), inch(15))


@rule("warriors.individuals.strike")
def test_missiles_strike_an_individual_only_when_he_is_alone():
    within = position(block(0, 36, 10, kind=BOWS), block(1, 36, 15, SOUTH), man(1, "hero", host=1), agenda=AGENDA)
    after = played(within, ONE, ((9,) * 10, (0,) * 10))
    assert (after.question, after.battle.units[1].fate) == (None, "killed")
    assert after.battle.units[2].is_here  # and stays, alone


@rule("warriors.individuals.strike", "warriors.individuals.hit")
def test_alone_every_kill_needs_a_save():
    battle = position(block(0, 36, 10, kind=BOWS), man(1, "hero", 36, 15, SOUTH), agenda=AGENDA)
    shot = (ONE, ((9,) * 10, (9,) * 3 + (1,) * 7))
    pause = played(battle, *shot)
    assert pause.question.check.need == 11
    assert played(battle, *shot, (5, 6), (0, 1), (9, 2)).battle.units[1].is_here
    assert played(battle, *shot, (5, 6), (0, 1), (8, 2)).battle.units[1].fate == "killed"


@rule("warriors.combat.test.shooting", "warriors.shoot.simultaneous", "warriors.combat.test")
@pytest.mark.parametrize(("kills", "tested"), [(2, False), (3, True)])
def test_shooting_alone_causes_no_test_unless_the_setting_says_so(kills, tested):
    shot = (ONE, ((9,) * 10, (9,) * kills + (1,) * (10 - kills)))
    assert played(range_of(5), *shot).question is None
    on = replace(DEFAULT, shooting_test="on")
    pause = played(range_of(5, edition=on), *shot)
    assert (pause.question is not None) == tested
    if tested:
        assert isinstance(pause.battle.agenda[-1], ShootingTest)
        assert applied(pause.question.check) == {
            "warriors.combat.test.quarter": -1,
            "warriors.combat.test.greater": -1,
            "warriors.combat.test.hold": +1,
        }
        assert played(range_of(5, edition=on), *shot, (3,)).battle.units[1].condition == "shaken"


@rule("warriors.turn", "warriors.shoot.volleys")
def test_shooting_opens_the_turn():
    battle = replace(range_of(5), agenda=()).then(StartTurn())
    assert refused(battle, ONE) is None


@rule("warriors.shoot.sight")
def test_range_is_taken_between_the_nearest_figures():
    aslant = block(1, 36, 19, EAST, files=3, figures=9)
    battle = position(block(0, 36, 10, kind=BOWS), aslant, agenda=AGENDA)
    assert applied(volley(battle).checks[0]) == {}  # nine inches to the nearest, though the middle is farther
