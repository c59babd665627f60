"""Victory: armies that are beaten, eight turns, and what the losses are worth."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from carnyx.core.flow import begin
from carnyx.games.warriors.play.muster import muster, prepared
from carnyx.games.warriors.play.sequence import EndTurn, StartTurn
from carnyx.games.warriors.play.victory import Concede, is_beaten, is_over, lost_points, score, verdict
from carnyx.games.warriors.rules.edition import DEFAULT
from tests.book.rulebook import rule
from tests.book.warriors_positions import SOUTH, block, man, position


def armies(edition=DEFAULT, turn=3, **others):
    """Four units of a hundred points a side, of ten figures each, and a Warchief worth a hundred."""
    mine = [block(0, 10 + 10 * place, 10) for place in range(4)]
    theirs = [block(1, 10 + 10 * place, 40, SOUTH) for place in range(4)]
    chiefs = [man(player, "warchief", 60, 5 + 35 * player, points=100) for player in (0, 1)]
    return position(*mine, *theirs, *chiefs, edition=edition, turn=turn, **others)


def without(battle, *units, fate="routed"):
    """The battle after these are lost."""
    for unit in units:
        battle = battle.changed(unit, body=None, fate=fate)
    return battle


@rule("warriors.victory", "warriors.victory.detail")
@pytest.mark.parametrize("fate", ["routed", "killed"])
def test_beaten_when_more_than_half_the_points_are_lost(fate):
    half = without(armies(), 0, 1, fate=fate)
    assert lost_points(half, 0) == 200
    assert not is_beaten(half, 0)  # two fifths
    assert is_beaten(without(half, 2, fate=fate), 0)
    exactly = replace(DEFAULT, beaten_share=40)
    assert not is_beaten(without(armies(exactly), 0, 1), 0)


@rule("warriors.victory.beaten")
def test_the_share_that_beats_an_army_is_a_setting():
    assert is_beaten(without(armies(replace(DEFAULT, beaten_share=30)), 0, 1), 0)


@rule("warriors.victory.detail")
def test_an_individuals_points_are_lost_when_he_is():
    battle = without(armies(), 8, fate="killed")
    assert lost_points(battle, 0) == 100
    assert is_beaten(without(battle, 0, 1), 0)


@rule("warriors.victory.detail")
def test_also_beaten_when_every_unit_left_is_shaken_or_none_is_left():
    shaken = armies()
    for unit in range(4):
        shaken = shaken.changed(unit, condition="shaken")
    assert is_beaten(shaken, 0)
    assert not is_beaten(shaken.changed(2, condition="bloodlust"), 0)
    assert is_beaten(without(armies(), 0, 1, 2, 3), 0)


@rule("warriors.victory.detail")
def test_dead_figures_count_only_at_the_last_turn():
    battle = armies()
    body = battle.body(0)
    thinned = battle.changed(0, body=replace(body, figures=4, files=4))
    assert lost_points(thinned, 0) == 0
    assert lost_points(thinned, 0, figures=True) == 60
    assert score(thinned) == (0, 60)


@rule("warriors.victory", "warriors.victory.turns")
def test_the_battle_ends_after_eight_turns_or_when_an_army_is_beaten():
    assert not is_over(armies(turn=7))
    assert is_over(armies(turn=8))
    assert is_over(without(armies(turn=2), 0, 1, 2))
    assert begin(armies(turn=8).then(EndTurn())).question is None
    going_on = armies(turn=7).then(EndTurn())
    assert begin(going_on).question is not None


@rule("warriors.victory.turns")
def test_how_many_turns_is_a_setting():
    scenario = prepared("field800").scenario
    assert scenario.turns == DEFAULT.turns == 8
    assert muster(prepared("field800")).field.turns == 8


@rule("warriors.victory", "warriors.victory.draw")
@pytest.mark.parametrize(("figures", "winner"), [(5, None), (4, None), (0, 1)])
def test_at_the_end_the_share_lost_is_compared_and_a_small_gap_is_a_draw(figures, winner):
    # A figure costs two points of a hundred: four of them are eight, five ten.
    battle = armies(turn=8)
    body = battle.body(0)
    if figures == 0:
        thinned = battle.changed(0, body=replace(body, figures=5))
    else:
        thinned = battle.changed(0, body=replace(body, figures=10 - figures + 1))
    assert verdict(thinned) == winner


@rule("warriors.victory.draw")
def test_the_gap_that_decides_is_a_setting():
    battle = armies(replace(DEFAULT, draw_gap=4), turn=8)
    thinned = battle.changed(0, body=replace(battle.body(0), figures=8))
    assert verdict(thinned) == 1


@rule("warriors.victory")
def test_the_beaten_army_has_lost():
    assert verdict(without(armies(), 0, 1, 2)) == 1
    assert verdict(without(armies(), 4, 5, 6)) == 0


@rule("warriors.victory.detail")
def test_both_beaten_together_are_compared_as_at_the_last_turn():
    both = without(armies(), 0, 1, 2, 4, 5, 6)
    assert verdict(both) is None
    assert verdict(without(both, 3)) == 1


@rule("warriors.victory")
def test_nobody_has_won_while_the_battle_goes_on_and_who_concedes_has_lost():
    assert verdict(armies().then(StartTurn())) is None
    assert verdict(begin(armies().then(Concede(1))).battle) == 0
