"""The search in Warriors: its plans are allowed, what is sealed is imagined, and it answers the same twice."""

from __future__ import annotations

from random import Random
from typing import Any

from carnyx.core.flow import Choose, Pause, begin, go_on, refuse
from carnyx.games import GAMES
from carnyx.games.warriors.lists.army import load
from carnyx.games.warriors.play.marches import Marches
from carnyx.games.warriors.play.muster import muster, prepared
from carnyx.games.warriors.play.orders import Dispatches, FirstOrders
from carnyx.games.warriors.play.system import SYSTEM
from carnyx.games.warriors.play.volleys import Aims
from carnyx.games.warriors.players.craft import WarriorsCraft
from carnyx.games.warriors.players.evaluation import chance_to_win, learned
from carnyx.games.warriors.players.features import NAMES, features
from carnyx.games.warriors.players.thumb import ThumbPlayer
from carnyx.players import fought
from carnyx.players.search import Depth, SearchPlayer
from carnyx.players.search.advice import advice
from carnyx.players.search.evaluation import MILLION
from carnyx.players.search.training import battle_rows, trained
from carnyx.words import catalogue
from carnyx.words.language import languages

CRAFT = WarriorsCraft(ThumbPlayer())


def paused(seed: int = 3) -> list[Pause[Any]]:
    """Every choice of a battle of two players by rules of thumb."""
    found: list[Pause[Any]] = []
    force = load("men-800")
    players = [ThumbPlayer(), ThumbPlayer()]
    end = fought(
        muster(prepared("field800", (force, force))), players, Random(seed), lambda pause, answer: found.append(pause)
    )
    assert end.question is None
    return [pause for pause in found if isinstance(pause.question, Choose)]


CHOICES = paused()


def asked(kind: type) -> Pause[Any]:
    """The first question of a kind that has plans."""
    return next(each for each in CHOICES if isinstance(each.question.options, kind) and CRAFT.plans(each))  # type: ignore[union-attr]


def test_a_plan_answers_what_is_allowed() -> None:
    kinds = set()
    for pause in CHOICES[::3]:
        assert isinstance(pause.question, Choose)
        for plan in CRAFT.plans(pause):
            answer = plan.answer(pause)
            assert refuse(pause.question, answer) is None
            kinds.add(type(pause.question.options))
    assert {Dispatches, Marches, Aims} <= kinds


def test_all_plans_but_the_first_differ_from_what_the_rules_of_thumb_say() -> None:
    for kind in (FirstOrders, Dispatches, Marches, Aims):
        usual, *others = (plan.answer(asked(kind)) for plan in CRAFT.plans(asked(kind)))
        assert others
        assert usual not in others
        assert len(set(others)) == len(others)


def test_orders_that_the_enemy_has_sealed_are_imagined_not_read() -> None:
    found = []
    for order in ("attack", "hold"):
        pause = begin(muster(prepared("box")))
        while not isinstance(pause.question.options, FirstOrders):  # type: ignore[union-attr]
            pause = go_on(pause, ThumbPlayer().answer(pause))
        pause = go_on(pause, (order,) * len(pause.question.options.units))  # type: ignore[union-attr]
        assert isinstance(pause.question, Choose)
        found.append(CRAFT.seen(pause).battle)
        assert all(found[-1].opening.sealed[1 - pause.question.player])
    assert found[0] == found[1]


def test_the_same_seed_and_budget_give_the_same_answer() -> None:
    for kind in (Dispatches, Marches):
        players = [SearchPlayer(CRAFT, ThumbPlayer(), Depth(budget=12, ahead=1), 5) for _ in range(2)]
        assert players[0].answer(asked(kind)) == players[1].answer(asked(kind))


def test_equal_armies_count_alike_and_have_even_chances() -> None:
    force = load("men-800")
    battle = begin(muster(prepared("field800", (force, force)))).battle
    one, other = features(battle)
    assert one[NAMES.index("strength")] == other[NAMES.index("strength")] > 990  # all points, but for what prices round
    assert one[NAMES.index("brink")] == 0
    chances = [chance_to_win(battle, player, learned()) for player in range(2)]
    assert abs(sum(chances) - MILLION) <= MILLION // 100
    assert all(0 < chance < MILLION for chance in chances)


def test_who_has_lost_a_unit_has_the_smaller_chance() -> None:
    force = load("men-800")
    battle = begin(muster(prepared("field800", (force, force)))).battle
    poorer = battle.changed(next(battle.formed(0)), body=None, fate="killed")
    assert chance_to_win(poorer, 0, learned()) < chance_to_win(battle, 0, learned())


def test_a_battle_that_is_over_is_won_or_lost_for_certain() -> None:
    ends = (fought(muster(prepared("box")), [ThumbPlayer(), ThumbPlayer()], Random(seed)).battle for seed in range(9))
    end, winner = next((end, won) for end in ends if (won := SYSTEM.verdict(end)) is not None)
    assert chance_to_win(end, winner, learned()) == MILLION
    assert chance_to_win(end, 1 - winner, learned()) == 0


def test_there_is_advice_with_reasons_that_have_words() -> None:
    found = advice(SYSTEM, CRAFT, learned(), asked(Dispatches), 24, 1)
    assert found is not None
    assert 0 < found.plans[0].chance < 1
    for language in languages():
        words = catalogue(language)
        assert [name for name in NAMES if not words.has(f"feature-warriors-{name}")] == []


def test_training_gives_the_same_weights_for_the_same_seed() -> None:
    practice = GAMES["warriors"].practice
    assert practice is not None
    rows = [[row for number in range(4) for row in battle_rows(SYSTEM, practice, number, 8)] for _ in range(2)]
    assert rows[0] == rows[1]
    found = trained(rows[0], SYSTEM, practice.craft, "four battles")
    assert found.evaluation.refuse("warriors", SYSTEM.rules_version, practice.craft.version, NAMES) is None
