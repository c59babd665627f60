"""House rules that are legal crash no player: computer players fight in editions drawn by lot.

A player who raises, or whose answer is refused, is a finding, and the error names the seed.
"""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

import pytest

from carnyx.core.edition import house
from carnyx.core.flow import Choose, begin, go_on, refuse
from carnyx.games import GAMES, SYSTEMS

GAMES_SEEDS = {"celtos": range(3), "warriors": range(4)}
ANSWERS = 120  # of one battle in the ordinary run


def fought(system: str, setup: Any, seed: int, answers: int) -> None:
    """A battle between the best computer players, so far; every answer is allowed."""
    pause, dice = begin(SYSTEMS[system].muster(setup)), Random(seed)
    best = next(iter(GAMES[system].players.values()))
    players = [best(seed + seat) for seat in range(len(setup.forces))]
    for number in range(answers):
        question = pause.question
        if question is None:
            return
        try:
            answer = players[question.player].answer(pause) if isinstance(question, Choose) else question.sample(dice)
            refusal = refuse(question, answer)
        except Exception as error:
            raise AssertionError(f"{system}, seed {seed}, answer {number}: {error!r}") from error
        assert refusal is None, f"{system}, seed {seed}, answer {number}: {refusal}"
        pause = go_on(pause, answer)


def any_setup(system: str, seed: int) -> Any:
    return import_module(f"tests.games.{system}_setups").any_setup(seed)


@pytest.mark.parametrize(("system", "seed"), [(name, seed) for name, seeds in GAMES_SEEDS.items() for seed in seeds])
def test_a_player_answers_by_whatever_house_rules(system: str, seed: int) -> None:
    fought(system, any_setup(system, seed), seed, ANSWERS)


@pytest.mark.soak
@pytest.mark.parametrize("system", GAMES_SEEDS)
def test_two_hundred_editions_crash_no_player(system: str) -> None:
    for seed in range(100, 300):
        fought(system, any_setup(system, seed), seed, 2000)


@pytest.mark.parametrize("scenario", ["box", "ambush"])
@pytest.mark.parametrize("switch", ["move_individual", "move_rider"])
def test_who_may_not_move_at_all_is_no_riddle_to_the_players(switch: str, scenario: str) -> None:
    prepared = import_module("carnyx.games.warriors.play.muster").prepared
    edition = house(GAMES["warriors"].rules.editions["default"], switch, "0")
    fought("warriors", prepared(scenario, (), edition), 1, ANSWERS)
