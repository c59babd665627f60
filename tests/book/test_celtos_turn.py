"""The turn: markers, initiative, activations round the table, and when the battle ends."""

from __future__ import annotations

import pytest
from msgspec.structs import fields

from carnyx.games.celtos.lists.scenarios import Scenario
from carnyx.games.celtos.play.deployment import Placed
from carnyx.games.celtos.play.muster import muster, prepared
from carnyx.games.celtos.play.orders import Order
from carnyx.games.celtos.play.sequence import Initiative, NextActivation, StartTurn
from tests.book.positions import body, played, position, refused
from tests.book.rulebook import rule

DONE = Order("done")


FALLEN = body(0, start=1)  # a unit that has lost all its models: the first on the list, which these tests leave out


def two(**more):
    """Two units for each of two players, numbered from 1."""
    places = ((0, 10), (0, 20), (1, 10), (1, 20))
    return position(FALLEN, *(body(player, (x, 10 + 30 * player)) for player, x in places), **more)


def duel(**more):
    """One unit for each of two players, numbered from 1."""
    return position(FALLEN, body(0, (10, 10)), body(1, (10, 40)), **more)


def round_table(players, agenda, out=()):
    """One unit for each player, far from the others and numbered from 1; some have lost all their models."""
    units = [body(player, *(() if player in out else ((10 + 10 * player, 24),)), start=1) for player in range(players)]
    return position(FALLEN, *units, agenda=agenda, players=players)


@rule("celtos.turn.markers")
def test_a_new_turn_takes_off_activated_and_hold_markers():
    battle = position(
        body(0, (10, 10), activated=True, hold=True), body(1, (10, 40), activated=True), agenda=[StartTurn()]
    )
    after = played(battle).battle
    assert [(unit.activated, unit.hold) for unit in after.units] == [(False, False), (False, False)]
    assert after.turn == 2


@rule("celtos.turn.markers")
def test_panic_stays_from_turn_to_turn():
    battle = position(body(0, (10, 10), panicked=True, activated=True), body(1, (10, 40)), agenda=[StartTurn()])
    assert played(battle).battle.units[0].panicked


@rule("celtos.turn.initiative")
@pytest.mark.parametrize(("faces", "winner"), [((7, 3), 0), ((3, 7), 1), ((1, 10), 1)])
def test_the_highest_die_wins_the_initiative(faces, winner):
    throw = (tuple((face,) for face in faces),)
    assert played(two(agenda=[Initiative()]), throw).question.player == winner


@rule("celtos.turn.initiative")
@pytest.mark.parametrize("named", [0, 1])
def test_the_winner_begins_or_names_who_begins(named):
    pause = played(two(agenda=[Initiative()]), (((9,), (2,)),), str(named))
    assert pause.battle.first == named
    assert pause.question.player == named


@rule("celtos.turn.initiative")
def test_only_a_player_at_the_table_can_be_named():
    battle = played(round_table(3, [Initiative()], out=(2,)), (((9,), (2,)),)).battle
    assert [refused(battle, name) for name in ("0", "1", "2", "3")] == [
        None,
        None,
        "celtos.turn.initiative",
        "celtos.turn.initiative",
    ]


@rule("celtos.turn.initiative")
def test_ties_are_thrown_again_among_the_tied_only():
    battle = round_table(3, [Initiative()])
    assert played(battle, (((8,), (5,), (8,)), ((2,), (6,)))).question.player == 2


@rule("celtos.turn.initiative")
@pytest.mark.parametrize(
    "rounds",
    [
        (((8,), (5,), (8,)),),
        (((8,), (5,), (8,)), ((2,), (3,), (6,))),
        (((8,), (5,), (7,)), ((2,), (6,))),
    ],
    ids=["a tie does not decide", "who was not tied throws again", "a throw after the win"],
)
def test_a_contest_that_stops_early_or_goes_on_too_long_is_refused(rounds):
    assert refused(round_table(3, [Initiative()]), rounds) == "core.dice"


@rule("celtos.turn.activation")
def test_players_alternate_one_unit_at_a_time():
    seen = []
    pause = played(two(agenda=[NextActivation(0)]))
    for unit in (1, 3, 2, 4):
        seen.append(pause.question.player)
        pause = played(pause.battle, unit, DONE)
    assert seen == [0, 1, 0, 1]
    assert pause.question is None


@rule("celtos.turn.activation")
def test_a_unit_is_activated_once_a_turn():
    after = played(two(agenda=[NextActivation(0)]), 1, DONE, 3, DONE).battle
    assert after.units[1].activated
    assert refused(after, 1) == "celtos.turn.activation"
    assert refused(after, 2) is None


@rule("celtos.turn.activation")
def test_a_player_activates_only_units_of_his_own():
    assert refused(two(agenda=[NextActivation(0)]), 3) == "celtos.turn.activation"


@rule("celtos.turn.activation")
def test_who_has_no_unit_left_is_skipped():
    many = [body(1, (x, 40)) for x in (10, 20, 30)]
    battle = position(FALLEN, body(0, (10, 10)), *many, agenda=[NextActivation(0)])
    pause = played(battle, 1, DONE, 2, DONE)
    assert pause.question.player == 1
    assert played(pause.battle, 3, DONE).question.player == 1


@rule("celtos.turn.activation", "celtos.order.sequence")
def test_a_player_with_a_unit_left_cannot_pass():
    assert refused(two(agenda=[NextActivation(0)]), "pass") == "celtos.turn.activation"


@rule("celtos.turn.limit")
def test_a_battle_lasts_seven_turns_unless_its_scenario_says_otherwise():
    (turns,) = (field.default for field in fields(Scenario) if field.name == "turns")
    assert turns == 7


@rule("celtos.turn.limit")
@pytest.mark.parametrize(("turns", "last"), [(7, 7), (2, 2)])
def test_after_the_last_turn_the_battle_is_over(turns, last):
    battle = duel(agenda=[StartTurn()], turn=0, turns=turns)
    pause = played(battle)
    for _ in range(last):
        assert pause.question is not None
        pause = played(pause.battle, (((9,), (2,)),), "0", 1, DONE, 2, DONE)
    assert pause.question is None
    assert pause.battle.turn == last


@rule("celtos.turn.limit")
def test_before_the_last_turn_is_played_the_next_one_begins():
    battle = duel(agenda=[StartTurn()], turn=5)
    pause = played(battle, (((9,), (2,)),), "0", 1, DONE, 2, DONE)
    assert pause.battle.turn == 7
    assert pause.question is not None


@rule("celtos.seats")
@pytest.mark.parametrize(
    ("players", "first", "order"), [(2, 1, [1, 0]), (3, 1, [1, 2, 0]), (4, 2, [2, 3, 0, 1]), (4, 0, [0, 1, 2, 3])]
)
def test_play_goes_round_the_table_from_whoever_begins(players, first, order):
    pause = played(round_table(players, [NextActivation(first)]))
    seen = []
    while pause.question is not None:
        seen.append(pause.question.player)
        pause = played(pause.battle, 1 + pause.question.player, DONE)
    assert seen == order


@rule("celtos.seats")
def test_a_player_with_no_model_is_out():
    battle = round_table(4, [NextActivation(0)], out=(1,))
    assert played(battle, 1, DONE).question.player == 2


@rule("celtos.seats", "celtos.turn.initiative")
def test_a_player_with_no_model_throws_no_die():
    battle = round_table(3, [Initiative()], out=(0,))
    assert refused(battle, (((9,), (2,), (3,)),)) == "core.dice"
    assert played(battle, (((2,), (9,)),)).question.player == 2


@rule("celtos.seats")
def test_the_battle_is_over_when_only_one_player_has_models():
    assert played(round_table(3, [NextActivation(0)], out=(0, 2))).question is None


FIRST_ON_THE_LIST = "a player whose only unit with models is unit 0 counts as out"


@rule("celtos.seats", "celtos.turn.activation")
def test_a_player_whose_last_unit_is_the_first_on_the_list_is_not_out():
    battle = position(body(0, (10, 10)), body(1, (10, 40)), body(1, (20, 40)), agenda=[NextActivation(0)])
    assert played(battle).question is not None


@rule("celtos.seats", "celtos.turn.initiative")
def test_a_player_whose_last_unit_is_the_first_on_the_list_throws_for_the_initiative():
    battle = position(body(0, (10, 10)), body(1, (10, 40)), body(1, (20, 40)), agenda=[Initiative()])
    assert refused(battle, (((9,), (2,)),)) is None


@rule("celtos.seats")
def test_sides_deploy_unit_by_unit_in_seat_order():
    pause = played(muster(prepared("melee", deploy="turns")))
    seen = []
    for _ in range(4):
        seen.append(pause.question.player)
        pause = played(pause.battle, pause.question.options.hints()[0])
    players = pause.battle.field.players
    assert players > 2
    assert seen == [*range(players), 0, 1][:4]


@rule("celtos.seats")
def test_each_side_deploys_from_its_own_edge():
    battle = muster(prepared("pitched", deploy="turns"))
    own = played(battle).question.options.hints()[0]
    assert refused(battle, own) is None
    mirrored = tuple(type(p)(p.x, battle.field.table.depth - p.y) for p in own.places)
    assert refused(battle, Placed(own.unit, mirrored)) == "celtos.deploy"


@rule("celtos.seats")
@pytest.mark.parametrize("scenario", ["pitched", "melee"])
def test_no_two_sides_deploy_from_the_same_edge(scenario):
    field = muster(prepared(scenario)).field
    width, depth = field.table.width, field.table.depth
    touched = [
        {edge for edge, flush in zip("WSEN", (w == 0, s == 0, e == width, n == depth), strict=True) if flush}
        for w, s, e, n in field.zones
    ]
    assert all(touched)
    assert len({frozenset(edges) for edges in touched}) == field.players
