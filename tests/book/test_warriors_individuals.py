"""Individuals: with a unit or alone, on foot or mounted, struck and saved."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from carnyx.core.flow import begin
from carnyx.games.warriors.lists.army import load
from carnyx.games.warriors.play.battle import touching
from carnyx.games.warriors.play.combatants import dice
from carnyx.games.warriors.play.fights import Combat, NameStruck, SaveStruck
from carnyx.games.warriors.play.marches import March
from carnyx.games.warriors.play.movement import Leg
from carnyx.games.warriors.play.moves import MoveNext
from carnyx.games.warriors.play.muster import muster, prepared
from carnyx.games.warriors.play.walks import Walk, WalkNext
from carnyx.games.warriors.rules.edition import DEFAULT
from tests.book.positions import applied, ground, played, point, refused
from tests.book.rulebook import rule
from tests.book.warriors_positions import EAST, NORTH, SOUTH, acted, block, inch, kind, man, position, results, slays

WALKS = [WalkNext(0)]
FIGHT = [Combat()]


def walker(*more, terrain=(), edition=DEFAULT, role="hero", **where):
    """One individual in the middle of the table whose turn it is to move."""
    return position(man(0, role, 36, 20, **where), *more, agenda=WALKS, terrain=terrain, edition=edition)


def to(x, y, dx=0, dy=0):
    return Walk(0, place=point(x, y, dx, dy))


# --- what they are ---------------------------------------------------------------------------------------------------


@rule("warriors.individuals", "warriors.profile", "warriors.army")
def test_individuals_are_elite_in_medium_armour_with_shield_and_hand_weapon():
    battle = muster(prepared("field800"))
    kinds = {battle.kind(id) for player in (0, 1) for id in battle.individuals(player)}
    assert {each.role for each in kinds} >= {"warchief", "leader"}
    for each in kinds:
        assert (each.quality, each.armour, each.shield, each.arms) == ("elite", "medium", True, ("hand",))
        assert each.resilience == 0
        worth = {"warchief": (3, 2), "leader": (2, 2), "hero": (5, 2), "bannerman": (1, 0)}[each.role]
        assert (each.worth, each.strength) == worth


@rule("warriors.profile")
def test_infantry_bases_are_an_inch_square_and_mounted_ones_twice_as_deep():
    assert (block(0).shape.width, block(0).shape.depth) == (inch(1), inch(1))
    rider = block(0, kind=kind(mounted=True)).shape
    assert (rider.width, rider.depth) == (inch(1), inch(2))


@rule("warriors.army")
def test_every_force_of_the_lists_can_be_mustered():
    assert load("orcs-800").warchief.leadership in range(1, 6)


# --- on the move -----------------------------------------------------------------------------------------------------


@rule("warriors.move", "warriors.move.individual", "warriors.move.rider")
@pytest.mark.parametrize(("mounted", "inches"), [(False, 10), (True, 18)])
def test_on_foot_ten_inches_and_mounted_eighteen(mounted, inches):
    battle = walker(mounted=mounted)
    assert refused(battle, to(36, 20 + inches)) is None
    assert refused(battle, to(36, 20 + inches, dy=1)) == "warriors.move"


@rule("warriors.move.individual", "warriors.move.rider")
def test_how_far_individuals_move_is_a_setting():
    edition = replace(DEFAULT, move_individual=5, move_rider=6)
    battle = muster(prepared("field800", edition=edition))
    moves = {battle.kind(id).mounted: battle.kind(id).move for player in (0, 1) for id in battle.individuals(player)}
    assert all(move == (6 if mounted else 5) for mounted, move in moves.items())


@rule("warriors.move", "warriors.move.rough", "warriors.move.wall")
def test_rough_ground_and_walls_slow_an_individual_too():
    wood = walker(terrain=[ground("wood", 30, 22, 42, 25)])
    assert refused(wood, to(36, 27)) is None  # seven inches, three of them in the wood
    assert refused(wood, to(36, 27, dy=1)) == "warriors.move"
    wall = walker(terrain=[ground("wall", 30, 22, 42, 22.2)])
    assert refused(wall, to(36, 28)) is None
    assert refused(wall, to(36, 28, dy=1)) == "warriors.move"
    hidden = walker(block(0, 36, 29.5), terrain=[ground("wood", 30, 21, 42, 25)])
    assert refused(hidden, Walk(0, join=1)) == "warriors.move"


@rule("warriors.individuals", "warriors.formation")
def test_friends_let_him_through_enemies_and_impassable_ground_do_not():
    friend = walker(block(0, 36, 23, EAST, files=3, figures=3))
    assert refused(friend, to(36, 28)) is None
    enemy = walker(block(1, 36, 23, files=3, figures=3))
    assert refused(enemy, to(36, 28)) == "warriors.formation"
    pond = walker(terrain=[ground("water", 30, 22, 42, 24)])
    assert refused(pond, to(36, 28)) == "warriors.move"


@rule("warriors.individuals")
def test_to_end_in_contact_with_a_friendly_unit_is_to_join_it():
    battle = walker(block(0, 36, 26))
    assert refused(battle, to(36, 24)) == "warriors.individuals"
    after = played(battle, Walk(0, join=1)).battle
    assert (after.units[0].host, after.units[0].body) == (1, None)
    far = walker(block(0, 36, 31.1, figures=5))
    assert refused(far, Walk(0, join=1)) == "warriors.move"
    enemy = walker(block(1, 36, 26))
    assert refused(enemy, Walk(0, join=1)) == "warriors.individuals"


@rule("warriors.individuals")
def test_he_moves_with_his_unit():
    battle = position(block(0, 36, 20, order="oppose"), man(0, "hero", host=0), agenda=[MoveNext(0)])
    after = played(battle, March(0, (Leg("advance", inch(5)),))).battle
    assert after.body(1) == after.body(0)
    assert after.body(1).y == inch(25)


@rule("warriors.individuals")
@pytest.mark.parametrize("gap", [0, 5])
def test_he_may_leave_even_from_contact(gap):
    units = (man(0, "hero", host=1), block(0, 36, 20), block(1, 36, 20, SOUTH, ticks=(0, gap)))
    battle = position(*units, agenda=WALKS)
    assert refused(battle, to(36, 14)) is None
    after = played(battle, to(36, 14)).battle
    assert (after.units[0].host, after.body(0).y) == (-1, inch(14))


@rule("warriors.individuals")
def test_alone_in_contact_he_may_leave_too():
    battle = walker(block(1, 36, 20, SOUTH))
    assert touching(battle, 0) == (1,)
    assert refused(battle, to(36, 14)) is None
    assert refused(battle, to(36, 24)) == "warriors.formation"


@rule("warriors.individuals", "warriors.combat.contact")
def test_he_may_go_alone_into_contact():
    battle = walker(block(1, 36, 26, SOUTH))
    after = played(battle, to(36, 26)).battle
    assert touching(after, 0) == (1,)
    assert after.contacts[0].starter == 0


@rule("warriors.move.order")
def test_individuals_move_one_after_the_other():
    battle = position(man(0, "hero", 20, 20), man(0, "leader", 30, 20), man(1, "hero", 40, 20), agenda=WALKS)
    assert refused(battle, Walk(2)) == "warriors.move.order"
    once = played(battle, Walk(0)).battle
    assert refused(once, Walk(0)) == "warriors.move.order"
    assert begin(played(once, Walk(1)).battle).question is None


# --- in combat -------------------------------------------------------------------------------------------------------


@rule("warriors.individuals", "warriors.combat.dice")
@pytest.mark.parametrize(
    ("role", "worth", "strength"), [("warchief", 3, 2), ("leader", 2, 2), ("hero", 5, 2), ("bannerman", 1, 0)]
)
def test_he_fights_with_his_own_worth_and_strength_at_his_units_hit_modifiers(role, worth, strength):
    mob = kind(quality="poor", strength=-1, arms=("spear",))
    battle = position(block(0, 36, 20, kind=mob, figures=5), block(1, 36, 20, SOUTH), man(0, role, host=0))
    figures, man_ = dice(battle, 0, 1)
    assert (figures.number, man_.number) == (4, worth)  # he stands in the place of a figure
    assert applied(man_.hit) == applied(figures.hit) == {"warriors.combat.hit.lesser": -1}
    assert man_.kill.base == 5  # a hand weapon against medium armour
    assert applied(man_.kill) == ({"warriors.combat.kill.strength": strength} if strength else {})


@rule("warriors.individuals")
def test_alone_he_fights_as_a_unit_of_one_and_takes_no_combat_test():
    battle = walker(block(1, 36, 20, SOUTH))
    battle = replace(battle, agenda=()).then(*FIGHT)
    (blow,) = dice(battle, 0, 1)
    assert (blow.number, applied(blow.hit)) == (5, {"warriors.combat.hit.better": +1})
    pause = acted(battle, slays(1), slays())
    assert pause.question.check.rule == "warriors.combat.test"
    assert acted(battle, slays(1), slays(), (5,)).question is None  # only the enemy was tested


@rule("warriors.individuals", "warriors.individuals.hit", "warriors.individuals.hit.warchief")
@rule("warriors.individuals.hit.others")
@pytest.mark.parametrize(("role", "need"), [("warchief", 9), ("leader", 11), ("hero", 11), ("bannerman", 11)])
def test_a_natural_nought_strikes_him_and_he_saves_on_two_dice(role, need):
    battle = position(block(0, 36, 20), block(1, 36, 20, SOUTH), man(1, role, host=1), agenda=FIGHT)
    plain = acted(battle, slays(2), slays())
    assert plain.question.check.rule == "warriors.combat.test"  # no nought, no save
    pause = acted(battle, slays(2, noughts=1), slays())
    assert (pause.question.check.need, pause.question.check.dice) == (need, 2)
    other = replace(DEFAULT, save_warchief=5, save_others=6)
    changed = position(block(0, 36, 20), block(1, 36, 20, SOUTH), man(1, role, host=1), agenda=FIGHT, edition=other)
    assert acted(changed, slays(2, noughts=1), slays()).question.check.need == (5 if role == "warchief" else 6)


@rule("warriors.individuals.strike")
def test_if_he_saves_the_kill_falls_on_a_figure_and_if_not_on_him():
    battle = position(block(0, 36, 20), block(1, 36, 20, SOUTH), man(1, "hero", host=1), agenda=FIGHT)
    saved = acted(battle, slays(2, noughts=1), slays(), (6, 5)).battle
    fell = acted(battle, slays(2, noughts=1), slays(), (5, 5)).battle
    assert saved.units[2].is_here
    assert fell.units[2].fate == "killed"
    tested = (acted(battle, slays(2, noughts=1), slays(), faces, *results(5, 5)).battle for faces in ((6, 5), (5, 5)))
    assert [each.units[1].figures for each in tested] == [8, 9]


@rule("warriors.individuals.strike", "warriors.individuals.strike.most")
def test_at_most_one_nought_a_phase_strikes_each_and_the_owner_chooses_whom():
    both = (man(1, "hero", host=1), man(1, "leader", host=1))
    battle = position(block(0, 36, 20), block(1, 36, 20, SOUTH), *both, agenda=FIGHT)
    pause = acted(battle, slays(3, noughts=3), slays())
    assert isinstance(pause.battle.agenda[-1], NameStruck)
    assert pause.question.player == 1
    one = acted(battle, slays(3, noughts=3), slays(), "3", (0, 0))
    assert one.battle.agenda[-1] == SaveStruck(2, 1)  # the other is struck by the second nought
    done = acted(battle, slays(3, noughts=3), slays(), "3", (0, 0), (0, 0))
    assert done.question.check.rule == "warriors.combat.test"  # the third strikes nobody
    twice = position(
        *(block(0, 36, 20), block(1, 36, 20, SOUTH), both[0]),
        agenda=FIGHT,
        edition=replace(DEFAULT, strikes_a_phase=2),
    )
    again = acted(twice, slays(3, noughts=3), slays(), (0, 0))
    assert again.question.check.rule == "warriors.individuals.hit"


@rule("warriors.individuals.strike")
def test_alone_every_kill_of_a_combat_needs_a_save():
    battle = replace(walker(block(1, 36, 20, SOUTH, kind=kind(worth=3))), agenda=()).then(*FIGHT)
    lives = acted(battle, slays(), slays(2), (6, 5), (6, 5)).battle
    assert lives.units[0].is_here
    falls = acted(battle, slays(), slays(2), (6, 5), (5, 5))
    assert falls.battle.units[0].fate == "killed"
    assert applied(falls.question.check) == {
        "warriors.combat.test.killed_more": +1,
        "warriors.combat.test.hold": +1,
    }


@rule("warriors.individuals", "warriors.casualties")
def test_if_his_unit_is_annihilated_he_stays_alone():
    battle = position(block(0, 36, 20), block(1, 36, 20, SOUTH, figures=5), man(1, "hero", host=1), agenda=FIGHT)
    after = acted(battle, slays(5), slays()).battle
    assert after.units[1].fate == "killed"
    assert (after.units[2].host, after.units[2].is_here) == (-1, True)
    assert touching(after, 2) == (0,)


@rule("warriors.reaction.effects")
def test_he_routs_with_his_unit():
    battle = position(
        block(0, 36, 20), block(1, 36, 20, SOUTH, order="oppose"), man(1, "bannerman", host=1), agenda=FIGHT
    )
    after = acted(battle, slays(), slays(), *results(5, 1)).battle
    assert [after.units[id].fate for id in (1, 2)] == ["routed", "routed"]


@rule("warriors.individuals")
def test_he_faces_the_way_he_came():
    after = played(walker(), to(42, 20)).battle
    assert after.body(0).facing == EAST
    assert played(walker(facing=NORTH), Walk(0)).battle.body(0).facing == NORTH
