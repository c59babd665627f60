"""The combat test and what follows it: bloodlust, shaken, rout, standards and pursuit."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from carnyx.games.warriors.play.battle import touching
from carnyx.games.warriors.play.engagements import Fighting
from carnyx.games.warriors.play.fights import Combat
from carnyx.games.warriors.rules.edition import DEFAULT
from tests.book.positions import applied, ground
from tests.book.rulebook import rule
from tests.book.warriors_positions import EAST, SOUTH, acted, block, inch, kind, man, position, results, slays

FIGHT = [Combat()]
DISCIPLINED, FANATIC = kind(discipline="disciplined"), kind(discipline="fanatic")


def fight(mine=None, theirs=None, more=(), edition=DEFAULT, y=20, **others):
    """Two blocks of ten, five abreast, front to front."""
    one, other = block(0, 36, y, **(mine or {})), block(1, 36, y, SOUTH, **(theirs or {}))
    return position(one, other, *more, agenda=FIGHT, edition=edition, started=[1], **others)


def after(battle, mine=0, theirs=0, faces=(5, 5)):
    """The battle after a combat in which each side killed so many of the other, and both tests."""
    return acted(battle, slays(mine), slays(theirs), *results(*faces)).battle


def modifiers(battle, mine=0, theirs=0):
    """What counts in the test of our unit, after each side has killed so many."""
    return applied(acted(battle, slays(mine), slays(theirs)).question.check)


def named(**values):
    return {f"warriors.combat.test.{name}": value for name, value in values.items()}


# --- the test --------------------------------------------------------------------------------------------------------


@rule("warriors.combat.test", "warriors.combat.test.quality")
@pytest.mark.parametrize(
    ("unit", "expected"),
    [
        ({"order": "attack"}, {}),
        ({"order": "oppose"}, {"oppose": -1}),
        ({"order": "hold"}, {"hold": +1}),
        ({"order": "attack", "standard": True}, {"standard": +1}),
        ({"order": "attack", "standard_lost": True}, {"standard_lost": -1}),
        ({"order": "attack", "condition": "shaken"}, {"shaken": -1}),
        ({"order": "attack", "condition": "bloodlust"}, {"bloodlust": +2}),
        ({"order": "attack", "kind": kind(quality="elite")}, {"quality": +2}),
        ({"order": "attack", "kind": kind(quality="poor")}, {"quality": -1}),
    ],
)
def test_order_standard_condition_and_quality(unit, expected):
    assert modifiers(fight(unit)) == named(**expected)


@rule("warriors.combat.test", "warriors.individuals")
@pytest.mark.parametrize(
    ("roles", "expected"),
    [
        (["hero"], {"hero": +1}),
        (["warchief"], {"leader": +1}),
        (["leader"], {"leader": +1}),
        (["warchief", "leader"], {"leader": +1}),
        (["hero", "leader"], {"hero": +1, "leader": +1}),
        (["bannerman"], {}),
    ],
)
def test_a_hero_and_a_leader_with_it_give_heart(roles, expected):
    more = [man(0, role, host=0) for role in roles]
    assert modifiers(fight({"order": "attack"}, more=more)) == named(**expected)


@rule("warriors.combat.test", "warriors.casualties")
@pytest.mark.parametrize(
    ("lost", "expected"),
    [(2, {}), (3, {"quarter": -1}), (5, {"quarter": -1}), (6, {"half": -3})],
)
def test_over_a_quarter_lost_this_turn_and_over_half_instead(lost, expected):
    # Both sides lose alike, so that the losses are not compared as well.
    big = {"order": "attack", "kind": kind(worth=2)}
    assert modifiers(fight(big, big), lost, lost) == named(**expected)


@rule("warriors.casualties", "warriors.combat.test")
def test_losses_of_this_turn_include_those_to_missiles():
    # Ten began the turn; two fell to arrows before the combat, one falls in it.
    battle = fight({"order": "attack", "figures": 8, "start": 12, "began": 10})
    assert modifiers(battle, 3, 1) == named(quarter=-1)


@rule("warriors.combat.test")
@pytest.mark.parametrize(
    ("mine", "theirs", "expected"), [(1, 2, {"greater": -1}), (2, 1, {"killed_more": +1}), (2, 2, {})]
)
def test_who_killed_more_is_one_comparison_and_a_tie_gives_neither(mine, theirs, expected):
    assert modifiers(fight({"order": "attack"}), mine, theirs) == named(**expected)


@rule("warriors.casualties", "warriors.combat.test")
def test_killed_and_lost_are_totals_over_all_enemies_fought():
    enemies = [block(1, x, 20, SOUTH, files=3, figures=6) for x in (34, 38)]
    battle = position(block(0, 36, 20, files=6, figures=12, order="attack"), *enemies, agenda=FIGHT)
    answers = (Fighting(False, (), 1), slays(1), slays(1), slays(1), slays(2))
    assert applied(acted(battle, *answers).question.check) == named(greater=-1)  # killed two, lost three


@rule("warriors.casualties", "warriors.individuals.hit")
def test_an_individual_who_falls_is_a_casualty_of_his_unit():
    battle = fight({"order": "attack"}, {"order": "attack"}, more=[man(1, "hero", host=1)])
    tested = acted(battle, slays(1, noughts=1), slays(0), (1, 2))
    assert not tested.battle.units[2].is_here
    assert applied(tested.question.check) == named(killed_more=+1)
    assert applied(acted(battle, slays(1, noughts=1), slays(0), (1, 2), (5,)).question.check) == named(greater=-1)


@rule("warriors.combat.reaction", "warriors.combat.reaction.disciplined", "warriors.combat.reaction.tribal")
@rule("warriors.combat.reaction.fanatic", "warriors.combat.reaction.bloodlust", "warriors.combat.reaction.ok")
@rule("warriors.combat.reaction.shaken", "warriors.combat.reaction.rout")
@pytest.mark.parametrize(
    ("what", "lowest"),
    [
        (DISCIPLINED, {"bloodlust": 12, "ok": 4, "shaken": 1}),
        (kind(), {"bloodlust": 8, "ok": 4, "shaken": 2}),
        (FANATIC, {"bloodlust": 6, "ok": 4, "shaken": 2}),
    ],
    ids=["disciplined", "tribal", "fanatic"],
)
def test_the_reaction_is_read_by_discipline(what, lowest):
    bands = acted(fight({"kind": what}), slays(), slays()).question.bands
    for reaction, total in lowest.items():
        assert bands(total).name == reaction
        assert bands(total - 1).name != reaction
    assert bands(min(lowest.values()) - 1).name == "rout"


# --- effects ---------------------------------------------------------------------------------------------------------


@rule("warriors.reaction.effects")
@pytest.mark.parametrize("before", ["ok", "shaken", "bloodlust"])
@pytest.mark.parametrize(
    ("face", "condition"), [(9, "bloodlust"), (5, "ok"), (2, "shaken")], ids=["bloodlust", "ok", "shaken"]
)
def test_a_new_reaction_replaces_the_old(before, face, condition):
    change = {"ok": 0, "shaken": +1, "bloodlust": -2}[before]
    unit = {"order": "attack", "condition": before, "disorganised": before != "ok"}
    now = after(fight(unit), faces=(max(1, face + change) % 10, 5)).units[0]
    assert (now.condition, now.disorganised) == (condition, not (before == condition == "ok"))


@rule("warriors.reaction.effects")
def test_ok_leaves_a_unit_disorganised():
    now = after(fight({"disorganised": True})).units[0]
    assert (now.condition, now.disorganised) == ("ok", True)


@rule("warriors.reaction.effects", "warriors.standard.defend")
def test_routers_leave_the_field_with_everybody_attached():
    weak = fight({"order": "oppose", "standard": True}, more=[man(0, "hero", host=0)])
    done = after(weak, theirs=3, faces=(1, 5))
    assert [done.units[id].fate for id in (0, 2)] == ["routed", "routed"]
    assert (done.units[0].standard, done.units[0].standard_lost) == (False, True)


@rule("warriors.combat.together")
def test_all_tests_are_thrown_before_any_takes_effect():
    battle = fight({"order": "attack"}, {"order": "attack"})
    between = acted(battle, slays(), slays(), (1,)).battle
    assert between.units[0].fate == ""
    assert after(battle, faces=(1, 1)).units[0].fate == after(battle, faces=(1, 1)).units[1].fate == "routed"


# --- standards -------------------------------------------------------------------------------------------------------


@rule("warriors.standard", "warriors.standard.falls")
@pytest.mark.parametrize(("face", "kept"), [(3, False), (4, True), (0, True)])
def test_shaken_and_out_killed_a_unit_may_lose_its_standard(face, kept):
    battle = fight({"order": "attack", "standard": True}, {"order": "hold"})
    pause = acted(battle, slays(), slays(1), (2,), (5,))
    assert pause.question.check.rule == "warriors.standard"
    done = acted(battle, slays(), slays(1), (2,), (5,), (face,)).battle.units[0]
    assert (done.condition, done.standard, done.standard_lost) == ("shaken", kept, not kept)


@rule("warriors.standard")
def test_the_standard_is_safe_unless_the_unit_is_both_shaken_and_out_killed():
    battle = fight({"order": "attack", "standard": True})
    assert acted(battle, slays(), slays(), (2,), (5,)).question is None  # shaken, but not out-killed
    assert acted(battle, slays(), slays(1), (5,), (5,)).question is None  # out-killed, but not shaken


@rule("warriors.standard.falls")
def test_which_faces_lose_the_standard_is_a_setting():
    battle = fight({"order": "attack", "standard": True}, edition=replace(DEFAULT, standard_falls=5))
    assert not acted(battle, slays(), slays(1), (2,), (5,), (5,)).battle.units[0].standard


@rule("warriors.standard.defend")
def test_annihilated_a_unit_loses_its_standard_and_the_loss_is_felt_for_the_battle():
    done = acted(fight(theirs={"figures": 5, "standard": True}), slays(5), slays()).battle
    assert done.units[1].standard_lost
    later = fight({"order": "attack", "standard_lost": True}, turn=6)
    assert modifiers(later) == named(standard_lost=-1)


@rule("warriors.standard.defend")
def test_a_second_round_is_counted():
    done = after(fight({"standard": True}))
    assert [contact.rounds for contact in done.contacts] == [1]


# --- pursuit ---------------------------------------------------------------------------------------------------------


@rule("warriors.pursuit")
@pytest.mark.parametrize(
    ("winner", "face", "goes"),
    [
        ({"order": "attack"}, 5, 4),
        ({"order": "hold"}, 4, 0),
        ({"order": "oppose"}, 6, 0),
        ({"order": "hold"}, 8, 4),
        ({"order": "attack"}, 2, 0),
    ],
    ids=["on ATTACK", "on HOLD", "on OPPOSE", "in bloodlust", "shaken"],
)
def test_on_attack_or_in_bloodlust_they_go_half_a_move_after_a_router(winner, face, goes):
    battle = fight(winner, {"order": "oppose"})
    done = after(battle, faces=(face, 1))
    assert done.units[1].fate == "routed"
    assert done.body(0).y - battle.body(0).y == inch(goes)


@rule("warriors.pursuit", "warriors.pursuit.share")
def test_how_far_they_pursue_is_a_setting():
    battle = fight({"order": "attack"}, {"order": "oppose"}, edition=replace(DEFAULT, pursuit_share=100))
    assert after(battle, faces=(5, 1)).body(0).y == inch(28)


@rule("warriors.pursuit", "warriors.combat.together")
def test_new_contact_is_fought_next_turn():
    behind = block(1, 36, 23, SOUTH)
    battle = fight({"order": "attack"}, {"order": "oppose"}, more=[behind])
    pause = acted(battle, slays(), slays(), *results(5, 1))
    assert touching(pause.battle, 0) == (2,)
    assert (pause.question, pause.battle.units[2].figures) == (None, 10)
    assert pause.battle.contacts[0].starter == 0


@rule("warriors.combat.together")
def test_who_still_touches_an_enemy_does_not_pursue():
    other = block(1, 33.5, 19, EAST, files=2, figures=4)
    battle = fight({"order": "attack"}, {"order": "oppose"}, more=[other])
    answers = (Fighting(False, (1,), 1), slays(), slays(), slays(), slays(), *results(5, 1, 5))
    done = acted(battle, *answers).battle
    assert (done.units[1].fate, done.body(0).y) == ("routed", inch(20))


@rule("warriors.combat.together")
@pytest.mark.parametrize("what", ["friend", "pond", "edge"])
def test_pursuit_stops_at_friends_edge_and_impassable_ground(what):
    more = [block(0, 36, 23, SOUTH, files=3, figures=3)] if what == "friend" else []
    terrain = [ground("water", 30, 22, 42, 24)] if what == "pond" else []
    y = 46 if what == "edge" else 20
    battle = fight({"order": "attack"}, {"order": "oppose"}, more=more, terrain=terrain, y=y)
    done = after(battle, faces=(5, 1))
    assert done.body(0).y == inch(y + (3 if what == "friend" else 2))


@rule("warriors.pursuit", "warriors.combat.together")
def test_who_was_in_contact_when_the_phase_began_pursues_though_the_router_has_shrunk():
    # They touch the last file of a single rank, which closes to its middle as it falls.
    loser = block(1, 36, 20, SOUTH, files=7, figures=7, order="oppose")
    wing = block(0, 41, 20, files=5, figures=5, order="attack")
    holder = block(0, 33.5, 20, files=3, figures=3, order="hold")
    battle = position(wing, holder, loser, agenda=FIGHT)
    done = acted(battle, lambda q: q.options.hints()[0], slays(2), slays(2), slays(), slays(), *results(5, 4, 1)).battle
    assert done.units[2].fate == "routed"
    assert done.body(0).y == inch(24)


@rule("warriors.combat.together", "warriors.pursuit")
@pytest.mark.parametrize(("first", "starter"), [(0, 2), (1, 0)])
def test_the_first_movers_side_pursues_first(first, starter):
    # Two winners pursue towards each other; the second to go runs into the first.
    battle = position(
        block(0, 20, 20, order="attack", figures=5),
        block(1, 20, 20, SOUTH, order="oppose", figures=5),
        block(1, 20, 26, SOUTH, order="attack", figures=5),
        block(0, 20, 26, order="oppose", figures=5),
        agenda=FIGHT,
        first=first,
    )
    done = acted(battle, *(slays() for _ in range(4)), *results(5, 1, 5, 1)).battle
    assert [done.units[id].fate for id in (1, 3)] == ["routed", "routed"]
    assert [contact.starter for contact in done.contacts] == [starter]
    assert done.body(0).y == inch(24 if first == 0 else 22)
