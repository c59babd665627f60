"""Before the battle: edges, zones, commands in turn, and first orders shown together."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from carnyx.core.flow import begin
from carnyx.games.warriors.lists import scenarios
from carnyx.games.warriors.play.deployment import DeployNext, EdgeThrow, PickEdge, Placed
from carnyx.games.warriors.play.muster import muster, prepared
from carnyx.games.warriors.play.orders import Reveal, SealOrders
from carnyx.games.warriors.play.system import SYSTEM
from carnyx.games.warriors.rules.edition import DEFAULT
from tests.book.positions import ground, played, refused
from tests.book.rulebook import rule
from tests.book.warriors_positions import NORTH, SOUTH, block, inch, man, position, undeployed

TURNS = [DeployNext(0, -1)]


def armies(agenda=TURNS, terrain=(), **others):
    """Each side: a Warchief with a unit, a Battle Leader with two; nobody is set up yet."""
    bodies = []
    for player in (0, 1):
        first = len(bodies)
        bodies += [
            man(player, "warchief", leadership=3 + player),
            man(player, "leader"),
            block(player, leader=first),
            block(player, leader=first + 1),
            block(player, leader=first + 1, figures=12),
        ]
    return undeployed(position(*bodies, agenda=agenda, turn=0, terrain=terrain, **others))


def at(unit, x, y, facing=NORTH, files=5):
    return Placed(unit, inch(x), inch(y), facing, files)


@rule("warriors.deploy")
def test_two_dice_and_leadership_decide_who_picks_the_edge():
    battle = armies(agenda=[EdgeThrow()])
    assert begin(battle).question.bonuses == (3, 4)
    won = played(battle, (((9, 9), (1, 1)),))
    assert (won.question.player, won.battle.agenda[-1]) == (0, PickEdge(0))
    assert played(battle, (((9, 9), (1, 1)),), "1").battle.opening.zones == (1, 0)


@rule("warriors.deploy", "warriors.deploy.zone", "warriors.deploy.width", "warriors.deploy.depth")
def test_zones_are_twelve_inches_deep_on_a_table_of_seventy_two_by_forty_eight():
    battle = muster(prepared("field800"))
    table = battle.field.table
    assert (table.width, table.depth) == (inch(72), inch(48))
    assert [north - south for _, south, _, north in battle.field.zones] == [inch(12), inch(12)]
    assert refused(armies(), at(2, 36, 12)) is None
    assert refused(armies(), replace(at(2, 36, 12), y=inch(12) + 1)) == "warriors.deploy"
    assert refused(armies(), at(2, 2, 12)) == "warriors.deploy"  # half a figure over the edge


@rule("warriors.deploy.zone")
@pytest.mark.parametrize("deep", [6, 16])
def test_how_deep_the_zones_are_is_a_setting(deep):
    setup = prepared("field800", edition=replace(DEFAULT, zone_depth=deep))
    battle = muster(setup)
    (_, south, _, north), (_, far_south, _, far_north) = battle.field.zones
    assert (south, north) == (0, inch(deep))
    assert (far_south, far_north) == (inch(48 - deep), inch(48))
    aside = replace(scenarios.load("field800"), zones=((0, 10, 12, 38), (30, 36, 66, 48)), edges="fixed")
    battle = muster(replace(setup, scenario=scenarios.fitted(aside, setup.edition)))
    assert battle.field.zones[0] == (0, inch(10), inch(deep), inch(38))


@rule("warriors.deploy.width", "warriors.deploy.depth")
def test_so_is_the_size_of_the_table_where_the_scenario_leaves_it_to_the_rulebook():
    battle = muster(prepared("field800", edition=replace(DEFAULT, table_width=96, table_depth=60)))
    assert (battle.field.table.width, battle.field.table.depth) == (inch(96), inch(60))
    assert battle.field.zones == ((0, 0, inch(96), inch(12)), (0, inch(48), inch(96), inch(60)))
    hill = next(each for each in battle.field.table.terrain if each.kind == "hill")
    assert hill.outline[:2] == (inch(32 + 12), inch(21 + 6))  # the ground keeps its place about the middle
    own = muster(prepared("box", edition=replace(DEFAULT, table_width=96)))
    assert own.field.table.width == inch(60)  # the scenario says so itself


@rule("warriors.victory.turns")
def test_so_is_the_number_of_turns():
    assert muster(prepared("field800", edition=replace(DEFAULT, turns=5))).field.turns == 5


@rule("warriors.deploy", "warriors.commands")
def test_the_sides_set_up_by_command_in_turn():
    battle = armies()
    one = played(battle, at(3, 20, 10))
    assert one.question.player == 0  # his command is not complete
    assert refused(one.battle, at(2, 40, 10)) == "warriors.deploy"
    assert refused(one.battle, at(4, 40, 10)) is None
    done = played(one.battle, at(4, 40, 10), Placed(1, join=3))
    assert done.question.player == 1


@rule("warriors.deploy", "warriors.individuals")
def test_an_individual_may_be_set_up_with_a_unit_of_his_side():
    standing = played(armies(), at(3, 20, 10)).battle
    assert refused(standing, Placed(1, join=3)) is None
    assert refused(standing, Placed(4, join=3)) == "warriors.individuals"
    assert refused(standing, Placed(1, join=2)) == "warriors.individuals"  # it does not stand yet
    assert refused(standing, Placed(1, inch(20), inch(3), NORTH, 1)) is None


@rule("warriors.deploy", "warriors.formation", "warriors.reform")
def test_nobody_is_set_up_on_others_on_impassable_ground_or_in_five_ranks():
    pond = armies(terrain=[ground("water", 30, 0, 40, 12)])
    assert refused(pond, at(3, 35, 10)) == "warriors.formation"
    one = played(armies(), at(3, 20, 10)).battle
    assert refused(one, at(4, 21, 10)) == "warriors.formation"
    assert refused(one, at(4, 40, 10, files=3)) is None
    assert refused(one, at(4, 40, 10, files=2)) == "warriors.reform"


@rule("warriors.deploy")
def test_first_orders_are_free_secret_and_shown_together():
    battle = position(
        *(block(0, 10, 10), block(0, 20, 10), block(1, 10, 40, SOUTH)), agenda=[SealOrders(0), SealOrders(1), Reveal()]
    )
    assert refused(battle, ("attack",)) == "warriors.deploy"  # one for each unit
    sealed = played(battle, ("attack", "oppose")).battle
    assert [unit.order for unit in sealed.units] == ["hold", "hold", "hold"]
    assert SYSTEM.view(sealed, 1).opening.sealed[0] == ()
    assert SYSTEM.view(sealed, 0).opening.sealed[0] == ("attack", "oppose")
    shown = played(sealed, ("hold",)).battle
    assert [unit.order for unit in shown.units] == ["attack", "oppose", "hold"]
    assert shown.opening.sealed == ((), ())


@rule("warriors.shoot.volleys", "warriors.shoot.volleys.bow", "warriors.shoot.volleys.javelin")
@pytest.mark.parametrize(
    ("edition", "bows", "javelins"), [(DEFAULT, 6, 3), (replace(DEFAULT, volleys_bow=2, volleys_javelin=1), 2, 1)]
)
def test_bows_start_with_six_volleys_and_javelins_with_three(edition, bows, javelins):
    units = {}
    for scenario in ("field800", "field1200", "ambush"):
        battle = muster(prepared(scenario, edition=edition))
        units |= {battle.kind(id).missile: battle.units[id].volleys for id in battle.formed()}
    assert units["bow"] == bows
    assert units["javelin"] == javelins
    assert units[None] == 0
