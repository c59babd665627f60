"""Places: where in the front rank of his unit an individual stands, and what follows from it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from carnyx.core.flow import begin
from carnyx.games.warriors.lists.army import Entry, Force, Individual, check
from carnyx.games.warriors.play.battle import touching
from carnyx.games.warriors.play.calming import Influencing, within_touch
from carnyx.games.warriors.play.combatants import dice
from carnyx.games.warriors.play.engagements import Fighting
from carnyx.games.warriors.play.fights import Combat, SaveStruck, Strike, TakePlaces
from carnyx.games.warriors.play.places import BEHIND, Places, matters, places_of
from carnyx.games.warriors.play.targets import shot
from carnyx.games.warriors.rules.edition import DEFAULT
from tests.book.positions import applied, refused
from tests.book.rulebook import rule
from tests.book.warriors_positions import SOUTH, acted, block, kind, man, position, results, slays

FIGHT = [Combat()]
SPEARS = kind(arms=("spear",))


def numbers(battle, unit=0, enemy=1):
    """How many dice of each kind a unit throws at an enemy: its figures', then those of each individual with it."""
    return [each.number for each in dice(battle, unit, enemy)]


def front_to_front(*men, mine=None, theirs=None, **more):
    """Two blocks of ten, five abreast, front to front, with individuals among ours."""
    one, other = block(0, 36, 20, **(mine or {})), block(1, 36, 20, SOUTH, **(theirs or {}))
    return position(one, other, *men, agenda=FIGHT, started=[1], **more)


def between_two(*men, mine=None):
    """A block of six with an enemy of three abreast before each half of its front; individuals are with it."""
    enemies = [block(1, x, 20, SOUTH, files=3, figures=6) for x in (34, 38)]
    return position(block(0, 36, 20, files=6, figures=12, **(mine or {})), *enemies, *men, agenda=FIGHT)


# --- he counts instead of a figure -----------------------------------------------------------------------------------


@rule("warriors.individuals.place", "warriors.individuals", "warriors.combat.dice")
@pytest.mark.parametrize(("role", "worth"), [("warchief", 3), ("leader", 2), ("hero", 5), ("bannerman", 1)])
def test_he_counts_instead_of_the_figure_in_whose_place_he_stands(role, worth):
    assert numbers(front_to_front(man(0, role, host=0))) == [4, worth]
    attacking = front_to_front(man(0, role, host=0), mine={"order": "attack"})
    assert sum(numbers(attacking)) == 4 + worth + (4 + worth) // 5


@rule("warriors.individuals.place")
def test_ten_heroes_in_a_block_of_two_files_are_two_heroes():
    heroes = [man(0, "hero", host=0) for _ in range(10)]
    battle = front_to_front(*heroes, mine={"files": 2, "figures": 8, "order": "attack"})
    fought = acted(battle, begin(battle).question.options.hints()[0])
    assert isinstance(fought.battle.agenda[-1], Strike)
    assert [chain.dice for chain in fought.question.chains] == [2, 5, 5]  # no figure fights; two dice for ATTACK


@rule("warriors.individuals.place", "warriors.combat.contact")
@pytest.mark.parametrize("arm", ["spear", "lance"])
def test_the_second_rank_reaches_over_him(arm):
    battle = front_to_front(man(0, "hero", host=0), mine={"kind": kind(arms=(arm,))})
    two = acted(battle, Fighting(True, (), 1)).battle
    assert numbers(two) == [4 + 5, 5]
    assert all(applied(each.hit) == {"warriors.combat.hit.two_ranks": -1} for each in dice(two, 0, 1))


@rule("warriors.individuals.place")
def test_the_block_keeps_its_size_and_its_shooting():
    bows = block(0, 36, 20, kind=kind(arms=("bow", "hand")))
    enemy = block(1, 36, 30, SOUTH)
    battle = position(bows, enemy, man(0, "hero", host=0))
    assert battle.units[0].figures == 10
    assert shot(battle, 0, 1, 1).figures == 10


@rule("warriors.individuals.place")
def test_champion_and_bearer_need_no_place():
    battle = front_to_front(man(0, "hero", host=0), mine={"champion": True, "standard": True})
    assert numbers(battle) == [4 + 1, 5]


# --- which place -----------------------------------------------------------------------------------------------------


@rule("warriors.individuals.place")
def test_a_place_that_makes_no_difference_is_not_asked_for():
    battle = front_to_front(man(0, "hero", host=0), man(0, "bannerman", host=0))
    after = begin(battle)
    assert isinstance(after.battle.agenda[-1], Strike)
    places = [after.battle.units[each].place for each in (2, 3)]
    assert len(set(places)) == 2
    assert set(places) <= set(range(5))


@rule("warriors.individuals.place")
def test_the_owner_chooses_where_places_touch_different_enemies():
    battle = between_two(man(0, "hero", host=0))
    pause = begin(battle)
    assert isinstance(pause.question.options, Places)
    assert pause.question.player == 0
    left, right = (acted(battle, (place,), Fighting(False, (), 1)).battle for place in (0, 5))
    assert [numbers(left, 0, enemy) for enemy in (1, 2)] == [[2, 5], [3]]
    assert [numbers(right, 0, enemy) for enemy in (1, 2)] == [[3], [2, 5]]


@rule("warriors.individuals.place")
@pytest.mark.parametrize("places", [(), (0, 1), (BEHIND,), (6,), (11,), (-2,)])
def test_he_must_take_a_place_in_front_that_touches_an_enemy_while_one_is_free(places):
    assert refused(between_two(man(0, "hero", host=0)), places) == "warriors.individuals.place"


@rule("warriors.individuals.place")
def test_no_two_share_a_place():
    battle = between_two(man(0, "hero", host=0), man(0, "leader", host=0))
    assert refused(battle, (2, 2)) == "warriors.individuals.place"
    assert refused(battle, (2, 3)) is None


@rule("warriors.individuals.place")
def test_a_place_that_touches_nobody_is_not_to_be_had_in_contact():
    # Only three of our five files touch him: the second to the fourth.
    battle = front_to_front(
        *(man(0, role, host=0) for role in ("hero", "leader", "bannerman", "hero")), theirs={"files": 1, "figures": 4}
    )
    assert isinstance(begin(battle).question.options, Places)  # four men for three places
    assert refused(battle, (1, 2, 3, BEHIND)) is None
    assert refused(battle, (1, 2, 3, 4)) == "warriors.individuals.place"
    assert refused(battle, (1, 2, BEHIND, BEHIND)) == "warriors.individuals.place"


@rule("warriors.individuals.place", "warriors.combat.split")
def test_he_throws_all_his_dice_at_one_enemy_that_his_place_touches():
    # The enemies meet before our third file from the left: its man touches both.
    enemies = [block(1, x, 20, SOUTH, files=3, figures=6) for x in (34.5, 37.5)]
    battle = position(
        block(0, 36, 20, files=6, figures=12, champion=True), *enemies, man(0, "hero", host=0), agenda=FIGHT
    )
    assert refused(acted(battle, (2,)).battle, Fighting(False, (1, 1), 2)) is None
    fought = acted(battle, (2,), Fighting(False, (1, 2), 2)).battle
    # The champion's die goes where the owner says, all of the hero's to the enemy his place was told to strike.
    assert [numbers(fought, 0, enemy) for enemy in (1, 2)] == [[2, 5], [4]]
    other = acted(battle, (2,), Fighting(False, (2, 2), 1)).battle
    assert [numbers(other, 0, enemy) for enemy in (1, 2)] == [[3], [3, 5]]


@rule("warriors.individuals.place")
def test_the_usual_places_are_the_first_hint_and_the_worthiest_has_the_first():
    men = [man(0, role, host=0) for role in ("bannerman", "hero", "leader")]
    battle = front_to_front(*men, mine={"files": 2, "figures": 4})
    places = begin(battle).question.options.hints()[0]
    assert places[0] == BEHIND
    assert sorted(places[1:]) == [0, 1]


# --- behind ----------------------------------------------------------------------------------------------------------


def with_one_behind(*answers):
    """A hero has the only place of a single file, the Warchief stands behind him."""
    men = (man(0, "warchief", host=0), man(0, "hero", host=0))
    battle = front_to_front(*men, mine={"files": 1, "figures": 4, "order": "attack"}, boasts=("thick_of_it", "none"))
    return acted(battle, (BEHIND, 0), *answers)


@rule("warriors.individuals.place", "warriors.combat.test", "warriors.boast.thick_of_it")
def test_who_stands_behind_throws_nothing_gives_no_heart_and_is_not_in_contact_for_a_boast():
    pause = with_one_behind()
    assert [chain.dice for chain in pause.question.chains] == [1, 5]
    assert not pause.battle.boasts[0].kept
    tested = with_one_behind(slays(), slays()).question.check
    assert applied(tested) == {"warriors.combat.test.hero": +1}
    chief = front_to_front(man(0, "warchief", host=0), mine={"files": 1, "figures": 4}, boasts=("thick_of_it", "none"))
    assert begin(chief).battle.boasts[0].kept


@rule("warriors.individuals.place", "warriors.individuals.hit")
def test_who_stands_behind_cannot_be_struck():
    struck = with_one_behind(slays(), slays(2, noughts=2))
    assert struck.battle.agenda[-1] == SaveStruck(3, 0)
    done = with_one_behind(slays(), slays(2, noughts=2), (0, 0))
    assert done.question.check.rule == "warriors.combat.test"  # the second nought strikes nobody
    assert done.battle.units[0].figures == 2


@rule("warriors.individuals.place")
def test_who_is_with_a_unit_that_touches_only_with_its_rear_stands_behind():
    battle = position(block(0, 36, 20), block(1, 36, 18), man(0, "hero", host=0), agenda=FIGHT)
    assert touching(battle, 0) == (1,)
    assert places_of(battle, 0) == {2: BEHIND}
    assert numbers(battle) == [5]


# --- struck ----------------------------------------------------------------------------------------------------------


@rule("warriors.individuals.hit", "warriors.individuals.place")
def test_only_a_nought_of_an_enemy_his_own_place_touches_strikes_him():
    battle = between_two(man(0, "hero", host=0))
    chosen = ((0,), Fighting(False, (), 1), slays(), slays())  # he stands before the first enemy
    near = acted(battle, *chosen, slays(1, noughts=1), slays())
    assert near.battle.agenda[-1] == SaveStruck(3, 0)
    far = acted(battle, *chosen, slays(), slays(1, noughts=1))
    assert far.question.check.rule == "warriors.combat.test"
    assert (far.battle.units[0].figures, far.battle.units[3].is_here) == (11, True)  # it killed a figure


@rule("warriors.individuals.strike", "warriors.individuals.hit")
def test_of_those_whose_places_touch_the_striker_the_owner_chooses():
    men = [man(0, role, host=0) for role in ("hero", "leader", "bannerman")]
    chosen = ((0, 1, 5), Fighting(False, (), 1), slays(), slays())
    pause = acted(between_two(*men), *chosen, slays(1, noughts=1), slays())
    assert pause.question.options.names == ("3", "4")  # the third stands before the other enemy


# --- influence -------------------------------------------------------------------------------------------------------


def side_by_side(place):
    """A leader with a block, another shaken block beside it on the right."""
    return position(
        block(0, 36, 20), block(0, 41, 20, condition="shaken"), man(0, "leader", host=0, place=place), agenda=FIGHT
    )


@rule("warriors.individuals.place", "warriors.influence.limits")
def test_for_influence_he_touches_another_unit_only_by_his_own_place():
    assert within_touch(side_by_side(4), 2) == (1,)
    assert within_touch(side_by_side(2), 2) == ()


@rule("warriors.individuals.place", "warriors.influence.limits")
@pytest.mark.parametrize("place", [0, 3, BEHIND])
def test_for_influence_he_touches_his_own_unit_wherever_he_stands(place):
    battle = position(block(0, 36, 20, condition="shaken"), man(0, "leader", host=0, place=place))
    assert within_touch(battle, 1) == (0,)
    assert begin(battle.then(Influencing())).question is not None


@rule("warriors.individuals.place")
def test_a_leader_who_may_touch_a_friend_is_asked_for_his_place_though_nobody_fights():
    battle = side_by_side(None)
    assert begin(battle).battle.agenda[-1] == TakePlaces(0)
    assert refused(battle, (4,)) is None
    assert acted(battle, (4,)).battle.units[2].place == 4
    hero = position(block(0, 36, 20), block(0, 41, 20, condition="shaken"), man(0, "hero", host=0))
    assert not matters(hero, 0)


# --- when the unit is gone -------------------------------------------------------------------------------------------


@rule("warriors.individuals", "warriors.individuals.place")
def test_if_his_unit_is_annihilated_he_stays_where_he_stood():
    battle = position(
        block(0, 36, 20), block(1, 36, 20, SOUTH, figures=5), man(1, "hero", host=1, place=0), agenda=FIGHT
    )
    asked = replace(battle, agenda=()).then(Strike(0, 1))
    assert places_of(asked, 1) == {2: 0}
    left, usual = (acted(each, slays(5), slays()).battle.body(2) for each in (_placed(battle, 0), _placed(battle, 2)))
    assert left.x - usual.x == 2 * left.width  # he faces south: his left is east
    assert (left.y, usual.y) == (battle.body(1).y,) * 2


def _placed(battle, place):
    """The same battle when the places are given and the hero has this one."""
    begun = begin(battle).battle
    return begun.changed(2, place=place)


# --- limits of a list ------------------------------------------------------------------------------------------------

CHIEF = Individual("warchief", "orcs", leadership=3)
HERO, BANNERMAN = Individual("hero", "orcs"), Individual("bannerman", "orcs")
BLOCK = Entry("orcs.warriors", 20)


def listed(*companions, units=2, chief=CHIEF):
    return Force(name="Tusks", people="orcs", warchief=chief, units=(BLOCK,) * units, companions=companions)


def wrong(force, edition=DEFAULT):
    return [(problem.message, problem.rule) for problem in check(force, edition)]


@rule("warriors.army", "warriors.army.heroes")
@pytest.mark.parametrize(("units", "heroes"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_one_hero_for_each_two_formed_units(units, heroes):
    assert wrong(listed(*[HERO] * heroes, units=units)) == []
    many = listed(*[HERO] * (heroes + 1), units=units)
    assert wrong(many) == [("force-hero-many", "warriors.army.heroes")]
    assert wrong(many, replace(DEFAULT, units_a_hero=1)) == []


@rule("warriors.army", "warriors.army.bannermen")
def test_one_bannerman_for_each_leader():
    assert wrong(listed(BANNERMAN)) == []
    assert wrong(listed(BANNERMAN, BANNERMAN)) == [("force-bannerman-many", "warriors.army.bannermen")]
    assert wrong(listed(BANNERMAN, BANNERMAN), replace(DEFAULT, bannermen_a_leader=2)) == []


@rule("warriors.army", "warriors.army.share")
def test_at_most_half_of_the_points_go_to_individuals_and_couriers():
    # A block of twenty orcs costs 120 points, a Warchief of leadership 3 with eight more couriers as many.
    half = listed(units=1, chief=replace(CHIEF, couriers=8))
    assert wrong(half) == []
    more = listed(units=1, chief=replace(CHIEF, couriers=9))
    assert wrong(more) == [("force-individuals-dear", "warriors.army.share")]
    assert wrong(more, replace(DEFAULT, individuals_share=60)) == []


@rule("warriors.army")
def test_ten_heroes_with_one_block_are_no_list():
    heroes = listed(*[HERO] * 10, units=1)
    assert {rule for _, rule in wrong(heroes)} == {"warriors.army.heroes", "warriors.army.share"}


def test_results_of_both_tests_follow_the_places():
    after = with_one_behind(slays(), slays(), *results(5, 5)).battle
    assert [unit.place for unit in after.units[2:]] == [BEHIND, 0]
