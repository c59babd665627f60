"""Templates: the round one of a catapult, which may scatter, and the teardrop of a breath."""

from __future__ import annotations

from math import hypot

import pytest

from carnyx.games.celtos.odds.preview import shot_odds
from carnyx.games.celtos.odds.threats import threats
from carnyx.games.celtos.play.battle import UnitId
from carnyx.games.celtos.play.envelope import envelope
from carnyx.games.celtos.play.orders import Order
from carnyx.games.celtos.play.templates import TemplateDamage
from tests.book.melee_positions import Throw, asked, beside, faces, names, then, throws
from tests.book.positions import applied, body, east_of, ground, kind, played, point, position, refused
from tests.book.rulebook import rule

HERE = point(10, 10)
SHOOT = Order("shoot", 1)
CATAPULT, BREATH = (
    kind(weapons=("catapult",)),
    kind(weapons=("breath",), individual=True, traits={"battle_awareness": 1}),
)


def at_range(gap, shooter):
    """One shooter, and a target so many inches from rim to rim."""
    return position(body(0, HERE, kind=shooter), body(1, east_of(HERE, gap)), active=0)


def under(*others, shooter=CATAPULT, gap=5, throws=("0", (10,)), **more):
    """The damage throw of a template laid on the first target, so many inches east; others stand where they stand."""
    target = body(1, east_of(HERE, gap))
    battle = position(body(0, HERE, kind=shooter), target, *others, active=0, **more)
    question = played(battle, SHOOT, *throws).question
    return list(question.chains) if question else []


@rule("celtos.template.round", "celtos.weapon.catapult")
@pytest.mark.parametrize("gap", [5, 24, 36])
def test_a_round_template_needs_a_roll_to_hit(gap):
    roll = played(at_range(gap, shooter=CATAPULT), SHOOT, "0").question.check
    assert (roll.rule, roll.base, applied(roll)) == ("celtos.shoot.hit", 6, {"celtos.shoot.weapon": -1})
    (chain,) = under(gap=gap)
    assert chain.checks[-1].need == 4  # damage 6


@rule("celtos.weapon.catapult", "celtos.shoot.bands")
@pytest.mark.parametrize("gap", [36.5, 48])
def test_a_catapult_reaches_extreme_range(gap):
    roll = played(at_range(gap, shooter=CATAPULT), SHOOT, "0").question.check
    assert applied(roll) == {"celtos.shoot.weapon": -2}
    (chain,) = under(gap=gap)
    assert chain.checks[-1].need == 4  # damage 6 there too


@rule("celtos.shoot.bands")
def test_rings_odds_and_threats_of_a_catapult_reach_extreme_range():
    battle = at_range(40, shooter=CATAPULT)
    assert [ring.reach for ring in envelope(battle, UnitId(0)) if ring.name == "extreme"] == [48 * 254]
    odds = shot_odds(battle, UnitId(0), UnitId(1), moved=False)
    assert odds is not None
    assert odds.casualties.mean > 0
    (threat,) = threats(battle, UnitId(1)).threats
    assert threat.shoot.odds is not None
    archer = at_range(30, kind(weapons=("longbow",)))
    assert not [ring for ring in envelope(archer, UnitId(0)) if ring.name == "extreme"]


@rule("celtos.template.round")
@pytest.mark.parametrize("player", [0, 1], ids=["friend", "enemy"])
@pytest.mark.parametrize(("ticks", "hit"), [(-1, 2), (0, 1)], ids=["partly under", "touched only"])
def test_every_model_even_partly_under_the_three_inches_is_hit(player, ticks, hit):
    centre = east_of(HERE, 5)
    other = body(player, point(0, 10, dx=centre.x, dy=381 + 125 + ticks))
    assert len(under(other)) == hit


@rule("celtos.template.round")
@pytest.mark.parametrize(("face", "ticks"), [(1, 127), (4, 508), (5, 635), (10, 1270)])
def test_a_miss_scatters_half_a_die_of_inches_in_a_random_direction(face, ticks):
    battle, centre = at_range(8, shooter=CATAPULT), east_of(HERE, 8)
    landed = set()
    for way in range(1, 11):
        steps = played(battle, SHOOT, "0", (1,), (face, way))
        # where it has come down, hit or not: the damage step is next on the agenda or has just been carried out
        done = steps.trail[1].step if len(steps.trail) > 1 else steps.battle.agenda[-1]
        landed.add(done.at)
        assert abs(hypot(done.at.x - centre.x, done.at.y - centre.y) - ticks) <= 2
    assert len(landed) == 10


@rule("celtos.template.round", "celtos.shoot.range")
@pytest.mark.parametrize(("ticks", "aims"), [(0, ("0", "1")), (1, ("0",))], ids=["at the limit", "a tick beyond"])
def test_a_template_is_laid_on_a_model_in_range(ticks, aims):
    target = body(1, east_of(HERE, 47), east_of(HERE, 48, ticks=ticks))
    aimed = played(position(body(0, HERE, kind=CATAPULT), target, active=0), SHOOT)
    assert names(aimed) == aims


@rule("celtos.template.teardrop", "celtos.react.shot", "celtos.shoot.range")
@pytest.mark.parametrize(("screened", "question"), [(False, "WhichReactor"), (True, "Orders")])
def test_a_reaction_with_a_teardrop_takes_an_enemy_in_sight_within_its_length(screened, question):
    """The nearer of two men is seven inches off, the other more than eight; a house hides the nearer one."""
    house = [ground("building", 14, 5, 14.5, 10.5)] if screened else []
    mover = body(0, east_of(HERE, 7), point(18.9, 12.7), kind=kind(traits={"skirmisher": 1}))
    breather = body(1, HERE, kind=BREATH, hold=True)
    moved = played(position(mover, breather, active=0, terrain=house), Order("move"), ((), ()))
    assert asked(moved)[0] == question


@rule("celtos.template.teardrop", "celtos.weapon.breath")
def test_a_teardrop_needs_no_roll_to_hit():
    (chain,) = under(shooter=BREATH, throws=("0",))
    assert [(check.rule, check.need) for check in chain.checks] == [("celtos.shoot.damage", 6)]


@rule("celtos.template.teardrop", "celtos.weapon.breath")
@pytest.mark.parametrize(("gap", "verdict"), [(7.9, None), (8.1, "celtos.shoot.range")])
def test_a_teardrop_is_eight_inches_long(gap, verdict):
    assert refused(at_range(gap, shooter=BREATH), SHOOT) == verdict


@rule("celtos.template.teardrop")
@pytest.mark.parametrize("player", [0, 1], ids=["friend", "enemy"])
@pytest.mark.parametrize(
    ("along", "aside", "hit"),
    [(0.5, 0.9, True), (0.5, 1.3, False), (4, 1.3, True), (4, 1.8, False), (7.5, 1.8, True), (7.5, 2.2, False)],
)
def test_a_teardrop_widens_from_one_inch_to_three(player, along, aside, hit):
    other = body(player, point(10 + along, 10 + aside, dx=125))
    assert len(under(other, shooter=BREATH, gap=5.5, throws=("0",))) == 1 + hit


@rule("celtos.template.teardrop")
def test_a_teardrop_spares_him_who_breathes_but_not_his_comrades():
    """Beyond the enemy stands another model of the breather's own unit, under the wide end."""
    target = east_of(HERE, 1.5)
    battle = position(body(0, HERE, (16, 10), kind=kind(weapons=("breath",))), body(1, target))
    assert TemplateDamage(UnitId(0), target).under(battle) == ((0, 1), (1, 0))


@rule("celtos.template.round", "celtos.morale.casualties", "celtos.morale.once")
def test_who_is_in_close_combat_is_seen_once_for_all_whom_a_template_hits():
    """A hurt chief routs away from the unit that he holds: it is not checked for casualties after all."""
    there = east_of(HERE, 5)
    chief = body(0, beside(there, 270), kind=kind(individual=True, w=4), wounds=(2,))
    held = body(1, there, beside(there, 90), start=8)
    battle = position(body(0, HERE, kind=CATAPULT), chief, held, agenda=[TemplateDamage(UnitId(0), there)])
    hurt = played(battle, faces((10,), (1,), (10,)))
    assert throws(hurt) == [Throw("celtos.morale.test", 1, 6, {})]
    over = then(hurt, (1,))
    assert [unit.models for unit in over.battle.units] == [1, 0, 1]
    assert throws(over) == []


@rule("celtos.template.teardrop", "celtos.template.round")
@pytest.mark.parametrize(("shooter", "throws"), [(BREATH, ("0",)), (CATAPULT, ("0", (10,)))])
def test_cover_rolls_against_templates_are_at_minus_two(shooter, throws):
    (chain,) = under(shooter=shooter, throws=throws, terrain=[ground("wall", 15, 5, 15.25, 15)])
    cover = chain.checks[0]
    assert (cover.rule, cover.base, list(applied(cover).values())) == ("celtos.cover", 8, [-2])
