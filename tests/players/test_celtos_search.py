"""The searching player of Celtos: its plans are allowed, and it plays the same battle twice."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import pytest

from carnyx.core.flow import Choose, Pause, begin, go_on, refuse
from carnyx.core.options import OneOf
from carnyx.games.celtos.lists.army import load
from carnyx.games.celtos.play.moves import Goes
from carnyx.games.celtos.play.muster import muster, prepared
from carnyx.games.celtos.play.options import WhichReactor, WhichUnit
from carnyx.games.celtos.play.orders import Orders
from carnyx.games.celtos.play.system import SYSTEM
from carnyx.games.celtos.players.craft import CeltosCraft
from carnyx.games.celtos.players.evaluation import by_points, chance_to_win, learned
from carnyx.games.celtos.players.features import NAMES, features
from carnyx.games.celtos.players.levels import level
from carnyx.games.celtos.players.plans import plans
from carnyx.games.celtos.players.quick import QuickPlayer
from carnyx.games.celtos.players.thumb import ThumbPlayer
from carnyx.players import Player, fought
from carnyx.players.levels import LEVELS
from carnyx.players.search import Depth, SearchPlayer
from carnyx.players.search.evaluation import MILLION
from carnyx.players.search.playouts import Playouts
from carnyx.players.search.training import battle_rows, trained


def paused(scenario: str = "demo", seed: int = 3) -> list[Pause[Any]]:
    """Every choice of a battle of two quick players."""
    found: list[Pause[Any]] = []
    force = load("gael-400")
    setup = prepared(scenario, (force, force) if scenario == "demo" else ())
    players = [QuickPlayer()] * len(setup.forces)
    end = fought(muster(setup), players, Random(seed), lambda pause, answer: found.append(pause))
    assert end.question is None
    return [pause for pause in found if isinstance(pause.question, Choose)]


CHOICES = paused()


def searcher(seed: int = 5, **depth: int) -> SearchPlayer:
    thumb = ThumbPlayer()
    return SearchPlayer(CeltosCraft(thumb), thumb, Depth(**{"budget": 12, "ahead": 1} | depth), seed)


def answers(player: Player, seed: int, most: int = 40) -> list[Any]:
    """What he answers against thumb, so far."""
    pause, dice, found, other = begin(muster(prepared("demo"))), Random(seed), [], ThumbPlayer()
    while pause.question is not None and len(found) < most:
        question = pause.question
        if not isinstance(question, Choose):
            pause = go_on(pause, question.sample(dice))
            continue
        answer = player.answer(pause) if question.player == 0 else other.answer(pause)
        if question.player == 0:
            found.append(answer)
        pause = go_on(pause, answer)
    return found


def test_a_plan_begins_with_an_answer_that_is_allowed() -> None:
    kinds = set()
    for pause in CHOICES[::7]:
        assert isinstance(pause.question, Choose)
        for plan in plans(pause):
            answer = plan.answer(pause)
            assert answer is not None
            assert refuse(pause.question, answer) is None
            kinds.add(type(pause.question.options))
    assert {WhichUnit, Orders, Goes} <= kinds


def test_every_unit_that_may_act_has_plans_and_every_reaction_is_one() -> None:
    for pause in CHOICES:
        assert isinstance(pause.question, Choose)
        options = pause.question.options
        if isinstance(options, WhichUnit):
            assert {plan.answer(pause) for plan in plans(pause)} == set(options.units)
            break
    reactions = [each for each in CHOICES if isinstance(each.question.options, WhichReactor)]  # type: ignore[union-attr]
    for pause in reactions:
        assert [plan.answer(pause) for plan in plans(pause)] == list(pause.question.options.hints())  # type: ignore[union-attr]


def test_where_nothing_is_to_be_searched_there_are_no_plans() -> None:
    initiative = next(each for each in CHOICES if isinstance(each.question.options, OneOf))  # type: ignore[union-attr]
    assert list(plans(initiative)) == []
    assert CeltosCraft(ThumbPlayer()).plans(initiative) == ()


def test_the_same_seed_and_budget_give_the_same_answers() -> None:
    assert answers(searcher(), 1) == answers(searcher(), 1)


def test_a_player_who_was_sent_to_another_process_goes_on_as_if_nothing_had_happened() -> None:
    class Sent:
        def __init__(self) -> None:
            self.player = searcher()

        def answer(self, pause: Pause[Any]) -> Any:
            self.player = pickle.loads(pickle.dumps(self.player))
            return self.player.answer(pause)

    assert answers(Sent(), 1, 15) == answers(searcher(), 1, 15)


def test_playouts_do_not_touch_the_battle_and_repeat_themselves() -> None:
    pause = next(each for each in CHOICES if isinstance(each.question.options, WhichUnit))  # type: ignore[union-attr]
    craft = CeltosCraft(ThumbPlayer())
    found = craft.plans(pause)
    once, again = (Playouts(craft, pause, found, 2, 9) for _ in range(2))
    for plan in range(len(found)):
        assert [once.value(plan, dice) for dice in range(3)] == [again.value(plan, dice) for dice in range(3)]


def test_features_speak_of_each_side_alike() -> None:
    force = load("gael-400")
    one, other = features(muster(prepared("demo", (force, force))))
    assert len(one) == len(other) == len(NAMES)
    assert one[NAMES.index("left")] == other[NAMES.index("left")] == 500  # half of all points each
    assert one[NAMES.index("score")] == 0


@pytest.mark.parametrize("scenario", ["demo", "melee", "ford"])
def test_chances_are_between_none_and_all_for_every_number_of_players(scenario: str) -> None:
    battle = begin(muster(prepared(scenario))).battle
    for player in range(battle.field.players):
        assert 0 < chance_to_win(battle, player, learned()) < MILLION
        assert 0 < chance_to_win(battle, player, by_points()) < MILLION


def test_a_battle_that_is_over_is_won_or_lost_for_certain() -> None:
    end = fought(muster(prepared("demo")), [QuickPlayer(), QuickPlayer()], Random(2)).battle
    winner = SYSTEM.verdict(end)
    assert winner is not None
    assert chance_to_win(end, winner, learned()) == MILLION
    assert chance_to_win(end, 1 - winner, learned()) == 0


def test_who_has_lost_a_unit_has_the_smaller_chance() -> None:
    force = load("gael-400")
    battle = begin(muster(prepared("demo", (force, force)))).battle
    poorer = battle.changed(next(battle.of(0)), wounds=0)
    assert chance_to_win(poorer, 0, learned()) < chance_to_win(battle, 0, learned())
    assert chance_to_win(poorer, 0, by_points()) < chance_to_win(battle, 0, by_points())


@pytest.mark.parametrize("name", LEVELS)
def test_every_level_answers_what_is_allowed(name: str) -> None:
    assert answers(level(name, 4), 6, 12)


def test_every_feature_has_words() -> None:
    from carnyx.games import GAMES
    from carnyx.words import catalogue
    from carnyx.words.language import languages

    assert GAMES["celtos"].practice is not None
    for language in languages():
        words = catalogue(language)
        assert [name for name in NAMES if not words.has(f"feature-celtos-{name}")] == []


def test_training_gives_the_same_weights_for_the_same_seed() -> None:
    from carnyx.games.celtos.players.practice import PRACTICE

    rows = [[row for number in range(6) for row in battle_rows(SYSTEM, PRACTICE, number, 8)] for _ in range(2)]
    assert rows[0] == rows[1]
    found = trained(rows[0], SYSTEM, PRACTICE.craft, "six battles")
    assert found.evaluation == trained(rows[1], SYSTEM, PRACTICE.craft, "six battles").evaluation
    assert found.evaluation.refuse("celtos", SYSTEM.rules_version, PRACTICE.craft.version, NAMES) is None
