"""Phase three: who fights whom with how many dice, what they need, and casualties of both sides at once."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from carnyx.core.flow import begin
from carnyx.games.warriors.blocks.formation import side_touched
from carnyx.games.warriors.play.battle import touching
from carnyx.games.warriors.play.combatants import dice
from carnyx.games.warriors.play.engagements import Choices, Fighting, has_choice
from carnyx.games.warriors.play.fights import Combat
from carnyx.games.warriors.play.marches import March
from carnyx.games.warriors.play.movement import Leg
from carnyx.games.warriors.play.moves import MoveNext
from carnyx.games.warriors.rules.edition import DEFAULT
from tests.book.positions import applied, refused
from tests.book.rulebook import rule
from tests.book.warriors_positions import EAST, NORTH, SOUTH, WEST, acted, block, kind, man, position, slays

FIGHT = [Combat()]
SPEARS = kind(arms=("spear",))


def fight(mine=None, theirs=None, more=(), edition=DEFAULT, started=(1,), rounds=0, files=5):
    """Two blocks front to front; if nothing else is said, the enemy has come to us and both are on HOLD."""
    one = block(0, 36, 20, **{"files": files, "figures": 2 * files, **(mine or {})})
    other = block(1, 36, 20, SOUTH, **{"files": files, "figures": 2 * files, **(theirs or {})})
    return position(one, other, *more, agenda=FIGHT, edition=edition, started=started, rounds=rounds)


def thrown(battle, unit=0, enemy=1):
    """How many dice a unit throws at an enemy."""
    return sum(each.number for each in dice(battle, unit, enemy))


def to_hit(battle, unit=0, enemy=1):
    return applied(dice(battle, unit, enemy)[0].hit)


def to_kill(battle, unit=0, enemy=1):
    return applied(dice(battle, unit, enemy)[0].kill)


# --- dice ------------------------------------------------------------------------------------------------------------


@rule("warriors.combat.dice")
@pytest.mark.parametrize(
    ("files", "worth", "condition", "number"),
    [
        (5, 1, {}, 5),
        (5, 1, {"champion": True}, 6),
        (5, 1, {"order": "attack"}, 6),
        (4, 1, {"order": "attack"}, 4),
        (4, 1, {"order": "attack", "champion": True}, 6),
        (9, 1, {"order": "attack"}, 10),
        (9, 1, {"order": "attack", "champion": True}, 12),
        (4, 3, {}, 12),
        (4, 3, {"order": "attack"}, 14),
        (5, 1, {"order": "oppose"}, 5),
    ],
)
def test_a_die_for_each_point_of_worth_one_for_the_champion_and_one_for_every_full_five(
    files, worth, condition, number
):
    battle = fight({"kind": kind(worth=worth), **condition}, files=files)
    assert thrown(battle) == number


@rule("warriors.combat.contact")
def test_only_figures_that_touch_an_enemy_fight():
    # Shifted by three inches, two files of five overlap; a third touches by its corner.
    battle = position(block(0, 36, 20), block(1, 39, 20, SOUTH), agenda=FIGHT)
    assert thrown(battle) == 3
    apart = position(block(0, 36, 20), block(1, 39, 20, SOUTH, ticks=(1, 11)), agenda=FIGHT)
    assert touching(apart, 0) == ()


@rule("warriors.combat.contact", "warriors.combat.hit")
@pytest.mark.parametrize("arm", ["spear", "lance"])
def test_spear_and_lance_may_add_the_figures_behind_and_then_all_dice_take_minus_one(arm):
    battle = fight({"kind": kind(arms=(arm,))})
    one = begin(battle).question.options
    assert isinstance(one, Choices)
    after = acted(battle, Fighting(False, (), 1)).battle
    assert (thrown(after), to_hit(after)) == (5, {})
    both = acted(battle, Fighting(True, (), 1)).battle
    assert (thrown(both), to_hit(both)) == (10, {"warriors.combat.hit.two_ranks": -1})


@rule("warriors.combat.contact")
@pytest.mark.parametrize("arm", ["hand", "two_hand", "bow", "javelin"])
def test_no_other_weapon_reaches_over_the_first_rank(arm):
    assert not has_choice(fight({"kind": kind(arms=(arm,))}), 0)


@rule("warriors.combat.align", "warriors.combat.contact")
@pytest.mark.parametrize(
    ("enemy", "side"),
    [
        (block(1, 33.5, 19, EAST, files=2, figures=4), "left"),
        (block(1, 38.5, 19, WEST, files=2, figures=4), "right"),
        (block(1, 36, 18, NORTH, files=5), "rear"),
    ],
    ids=["left", "right", "rear"],
)
def test_no_second_rank_against_a_flank_or_rear(enemy, side):
    battle = position(block(0, 36, 20, kind=SPEARS), enemy, agenda=FIGHT)
    assert side_touched(battle.body(0), battle.body(1)) == side
    assert not has_choice(battle, 0)
    assert refused(fight({"kind": SPEARS}), Fighting(True, (), 1)) is None


@rule("warriors.combat.align", "warriors.combat.split")
def test_who_turns_on_the_enemy_at_his_flank_gets_no_help_from_behind():
    flank = block(1, 33.5, 19, EAST, files=2, figures=2)
    battle = position(block(0, 36, 20, kind=SPEARS), block(1, 36, 20, SOUTH), flank, agenda=FIGHT)
    # The left man of the front rank touches both; the one behind him fights the flank himself.
    straight = acted(battle, Fighting(True, (1,), 1)).battle
    assert thrown(straight, 0, 1) == 5 + 4
    aside = acted(battle, Fighting(True, (2,), 1)).battle
    assert (thrown(aside, 0, 1), thrown(aside, 0, 2)) == (4 + 4, 2)


@rule("warriors.combat.align")
def test_a_second_rank_helps_only_against_the_enemy_in_front():
    # One man and one behind him; the first is torn between the enemy before him and the one at his flank.
    spears = block(0, 36, 20, kind=SPEARS, files=1, figures=2)
    front, flank = block(1, 36, 20, SOUTH, files=1, figures=1), block(1, 35.5, 19.75, EAST, files=1, figures=1)
    battle = position(spears, front, flank, agenda=FIGHT)
    front_on = acted(battle, Fighting(True, (1,), 1)).battle
    assert thrown(front_on, 0, 1) == 2
    flank_on = acted(battle, Fighting(True, (2,), 2)).battle
    assert (thrown(flank_on, 0, 1), thrown(flank_on, 0, 2)) == (0, 1)


@rule("warriors.combat.align")
def test_all_fronts_fight_alike_there_is_no_flank_bonus():
    battle = position(block(0, 36, 20), block(1, 33.5, 19, EAST, files=2, figures=4), agenda=FIGHT)
    assert (to_hit(battle), to_hit(battle, 1, 0)) == ({}, {})


@rule("warriors.combat.align")
def test_who_makes_contact_swings_flush_with_the_side_he_touched():
    aslant = block(0, 36, 16, 100, order="attack")
    battle = position(aslant, block(1, 36, 20, SOUTH), agenda=[MoveNext(0)])
    after = acted(battle, lambda question: question.options.hints()[0]).battle
    assert touching(after, 0) == (1,)
    assert after.body(0).facing == NORTH
    assert after.contacts[0].starter == 0


@rule("warriors.combat.align")
def test_into_a_flank_it_swings_along_the_flank():
    enemy = block(1, 36, 20, SOUTH, files=5, figures=20)
    battle = position(block(0, 28, 22, 880, order="attack"), enemy, agenda=[MoveNext(0)])
    after = acted(battle, lambda question: question.options.hints()[0]).battle
    assert (touching(after, 0), after.body(0).facing) == ((1,), EAST)


@rule("warriors.combat.locked")
def test_contact_lasts_until_one_part_has_left():
    battle = position(block(0, 36, 20), block(1, 36, 20, SOUTH, condition="shaken"), agenda=[MoveNext(1)], started=[1])
    after = acted(battle, lambda question: question.options.hints()[0]).battle
    assert (touching(after, 0), after.contacts) == ((), ())


@rule("warriors.combat.split")
def test_a_figure_that_touches_several_enemies_throws_at_one():
    left, right = (block(1, x, 20, SOUTH, files=2, figures=2) for x in (35, 37))
    battle = position(block(0, 36, 20, files=3, figures=3), left, right, agenda=FIGHT)
    assert refused(battle, Fighting(False, (1,), 1)) is None
    assert refused(battle, Fighting(False, (), 1)) == "warriors.combat.split"
    assert refused(battle, Fighting(False, (0,), 1)) == "warriors.combat.split"
    to_left, to_right = (acted(battle, Fighting(False, (foe,), 1)).battle for foe in (1, 2))
    assert (thrown(to_left, 0, 1), thrown(to_left, 0, 2)) == (2, 1)
    assert (thrown(to_right, 0, 1), thrown(to_right, 0, 2)) == (1, 2)


@rule("warriors.combat.split")
def test_champion_and_attack_dice_go_to_one_enemy():
    enemies = [block(1, x, 20, SOUTH, files=3, figures=3) for x in (34, 38)]
    mine = block(0, 36, 20, files=6, figures=6, champion=True, order="attack")
    battle = acted(position(mine, *enemies, agenda=FIGHT), Fighting(False, (), 2)).battle
    assert (thrown(battle, 0, 1), thrown(battle, 0, 2)) == (3, 3 + 1 + 1)


@rule("warriors.combat.split")
def test_quality_and_shield_are_judged_enemy_by_enemy():
    elite = block(1, 34, 20, SOUTH, files=3, figures=3, kind=kind(quality="elite"))
    bare = block(1, 38, 20, SOUTH, files=3, figures=3, kind=kind(shield=False, quality="poor"))
    battle = position(block(0, 36, 20, files=6, figures=6), elite, bare, agenda=FIGHT)
    assert to_hit(battle, 0, 1) == {"warriors.combat.hit.lesser": -1}
    assert to_hit(battle, 0, 2) == {"warriors.combat.hit.better": +1, "warriors.combat.hit.no_shield": +1}


# --- to hit and to kill ----------------------------------------------------------------------------------------------


@rule("warriors.combat.hit")
@pytest.mark.parametrize(
    ("mine", "theirs", "modifiers"),
    [
        ({"quality": "poor"}, {}, {"lesser": -1}),
        ({"quality": "elite"}, {}, {"better": +1}),
        ({}, {"shield": False}, {"no_shield": +1}),
    ],
)
def test_quality_against_quality_and_a_missing_shield(mine, theirs, modifiers):
    battle = fight({"kind": kind(**mine)}, {"kind": kind(**theirs)})
    assert to_hit(battle) == {f"warriors.combat.hit.{name}": value for name, value in modifiers.items()}


@rule("warriors.combat.hit", "warriors.hit_score")
def test_a_disorganised_unit_hits_worse():
    assert to_hit(fight({"disorganised": True})) == {"warriors.combat.hit.disorganised": -1}
    assert dice(fight(), 0, 1)[0].hit.need == 6
    assert dice(fight(edition=replace(DEFAULT, hit_score=5)), 0, 1)[0].hit.need == 5


@rule("warriors.combat.kill")
def test_strength_against_resilience_bloodlust_and_the_standard():
    strong, tough = kind(strength=2), kind(resilience=1)
    kills = to_kill(fight({"kind": strong}, {"kind": tough}))
    assert kills == {"warriors.combat.kill.strength": +2, "warriors.combat.kill.resilience": -1}
    raging = fight({"condition": "bloodlust", "disorganised": True})
    assert to_kill(raging) == {"warriors.combat.kill.bloodlust": +1}


@rule("warriors.standard", "warriors.standard.defend", "warriors.combat.kill")
def test_a_standard_is_defended_in_the_first_round_of_a_contact_it_did_not_start():
    bonus = {"warriors.combat.kill.standard": +1}
    assert to_kill(fight({"standard": True})) == bonus
    assert to_kill(fight({"standard": True}, started=[0])) == {}
    assert to_kill(fight({"standard": True}, rounds=1)) == {}
    assert to_kill(fight()) == {}


@rule("warriors.standard.defend.rounds", "warriors.standard.defend")
def test_how_many_rounds_it_is_defended_is_a_setting():
    twice = replace(DEFAULT, standard_rounds=2)
    assert to_kill(fight({"standard": True}, rounds=1, edition=twice)) == {"warriors.combat.kill.standard": +1}
    assert to_kill(fight({"standard": True}, rounds=2, edition=twice)) == {}


@rule("warriors.combat.scores", "warriors.weapon.spear", "warriors.weapon.hand", "warriors.weapon.lance")
@rule("warriors.weapon.two_hand", "warriors.weapon.bow", "warriors.weapon.javelin")
@pytest.mark.parametrize(
    ("arm", "needs"),
    [
        ("spear", (5, 6, 8)),
        ("hand", (4, 5, 7)),
        ("lance", (4, 5, 7)),
        ("two_hand", (3, 4, 6)),
        ("bow", (5, 6, 9)),
        ("javelin", (6, 7, 9)),
    ],
)
def test_what_a_hit_needs_to_kill(arm, needs):
    for armour, need in zip(("light", "medium", "heavy"), needs, strict=True):
        battle = fight({"kind": kind(arms=(arm,))}, {"kind": kind(armour=armour)})
        assert dice(battle, 0, 1)[0].kill.need == need


@rule("warriors.combat.scores")
def test_archers_fight_with_their_hand_weapons_if_they_have_any():
    assert dice(fight({"kind": kind(arms=("bow", "hand"))}), 0, 1)[0].kill.base == 5
    assert dice(fight({"kind": kind(arms=("bow",))}), 0, 1)[0].kill.base == 6


@rule("warriors.natural")
def test_a_natural_nought_kills_whatever_is_needed():
    battle = fight({"kind": kind(strength=-1)}, {"kind": kind(armour="heavy", resilience=4)})
    check = dice(battle, 0, 1)[0].kill
    assert check.need == 12
    assert [check.passes(face) for face in (0, 9, 1)] == [True, False, False]
    easy = dice(fight({"kind": kind(arms=("two_hand",), strength=3)}), 0, 1)[0].kill
    assert (easy.need, easy.passes(1), easy.passes(2)) == (1, False, True)


# --- together --------------------------------------------------------------------------------------------------------


@rule("warriors.combat.contact", "warriors.combat.together")
def test_both_sides_strike_before_anybody_falls():
    pause = acted(fight({"figures": 5}, {"figures": 5}), slays(5))
    assert pause.battle.units[1].figures == 5
    done = acted(fight({"figures": 5}, {"figures": 5}), slays(5), slays(5))
    assert [unit.fate for unit in done.battle.units] == ["killed", "killed"]
    assert done.question is None


@rule("warriors.casualties")
def test_a_kill_removes_one_figure_whatever_its_worth_and_kills_beyond_are_lost():
    trolls = kind(worth=3)
    after = acted(fight(theirs={"kind": trolls, "figures": 5}), slays(2), slays()).battle
    assert after.units[1].figures == 3
    gone = acted(fight({"kind": trolls}, {"figures": 5}), slays(9), slays()).battle
    assert (gone.units[1].fate, gone.units[1].body) == ("killed", None)


@rule("warriors.casualties", "warriors.standard")
@pytest.mark.parametrize(("kills", "champion", "standard"), [(3, True, True), (4, False, True), (5, False, False)])
def test_ordinary_figures_fall_first_then_the_champion_then_the_bearer(kills, champion, standard):
    unit = {"figures": 5, "champion": True, "standard": True}
    after = acted(fight(theirs=unit), slays(kills), slays()).battle.units[1]
    assert (after.champion, after.standard) == (champion, standard)


@rule("warriors.formation")
def test_casualties_leave_the_last_rank_so_the_front_still_touches():
    battle = acted(fight(), slays(3), slays()).battle
    assert battle.body(1).ranks == 2
    assert (battle.body(1).files, battle.body(1).figures) == (5, 7)
    assert touching(battle, 0) == (1,)


@rule("warriors.combat.together")
def test_all_combats_are_judged_from_the_position_at_the_start_of_the_phase():
    # The first fight annihilates an enemy who strikes in the second all the same.
    enemy = block(1, 36, 20, SOUTH, files=5, figures=5)
    friends = [block(0, 34.5, 20, files=2, figures=4), block(0, 37.5, 20, files=2, figures=4)]
    battle = position(*friends, enemy, agenda=FIGHT)
    answers = (Fighting(False, (0,), 0), slays(2), slays(2), slays(1), slays(1))
    after = acted(battle, *answers).battle
    assert [unit.figures for unit in after.units] == [3, 3, 1]


@rule("warriors.combat.locked")
def test_a_march_out_of_contact_is_refused():
    battle = position(block(0, 36, 20, order="attack"), block(1, 36, 20, SOUTH), agenda=[MoveNext(0)])
    assert refused(battle, March(0, (Leg("advance", 100),))) == "warriors.combat.locked"


@rule("warriors.combat.dice")
def test_an_individual_in_the_ranks_adds_his_worth():
    battle = fight(more=[man(0, "hero", host=0)])
    assert thrown(battle) == 4 + 5
    attacking = fight({"order": "attack"}, more=[man(0, "hero", host=0)])
    assert thrown(attacking) == 9 + 1
