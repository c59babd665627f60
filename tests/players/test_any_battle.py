"""Every computer player in battles of any edition, scenario and house rules: no error, and no answer that is refused.

Twelve battles go so far in the ordinary run; three hundred are fought to their ends in the soak. Budgets are small, so
that it ends. An error names the battle, which `fought` fights again.
"""

from __future__ import annotations

from random import Random

import pytest

from carnyx.core.flow import Choose, begin, go_on, refuse
from carnyx.games import GAMES, SYSTEMS
from carnyx.players.player import Player
from tests.players.test_any_edition import any_setup

FEW = 4  # playouts a decision, where any are made: each plan is still tried once
SOME, ALL = 12, 300
ANSWERS, LONGEST = 60, 20_000


def called(system: str, name: str, gives_up: bool) -> str:
    """A computer player of that name with few playouts."""
    playouts = f":{FEW}" if GAMES[system].budget(name) else ""
    return f"{name}{playouts}{':resigns' if gives_up else ''}"


def seats(number: int) -> tuple[str, list[str]]:
    """The game of a battle, and who fights it: everybody in turn, every other one gives up when hopeless."""
    system = list(GAMES)[number % len(GAMES)]
    names = [name for name, first in GAMES[system].alike.items() if name == first]
    turn = number // len(GAMES)
    return system, [called(system, names[(turn + seat) % len(names)], bool((turn + seat) % 2)) for seat in range(4)]


def fought(number: int, most: int) -> set[str]:
    """The battle of a number, so far; the names of those who have answered in it."""
    system, names = seats(number)
    game, setup = GAMES[system], any_setup(system, 1_000 + number)
    pause, dice = begin(SYSTEMS[system].muster(setup)), Random(number)
    names = names[: len(setup.forces)]
    players: list[Player] = [game.computer(game.called(name), number + seat) for seat, name in enumerate(names)]
    answered: set[str] = set()
    for place in range(most):
        question = pause.question
        if question is None:
            return answered
        where = f"battle {number} of {system}, {names}, answer {place}"
        try:
            if isinstance(question, Choose):
                answered.add(f"{system} {names[question.player].partition(':')[0]}")
                answer = players[question.player].answer(pause)
            else:
                answer = question.sample(dice)
            refusal = refuse(question, answer)
        except Exception as error:
            raise AssertionError(f"{where}: {error!r}") from error
        assert refusal is None, f"{where}: {answer} is refused: {refusal}"
        pause = go_on(pause, answer)
    assert most < LONGEST, f"battle {number} of {system}, {names}: it does not end"
    return answered


def everybody() -> set[str]:
    """Every computer player there is, once each."""
    return {f"{game.id} {name}" for game in GAMES.values() for name, first in game.alike.items() if name == first}


def test_twelve_battles_of_all_players_have_no_error_and_no_refused_answer() -> None:
    assert set().union(*(fought(number, ANSWERS) for number in range(SOME))) == everybody()


@pytest.mark.soak
def test_three_hundred_battles_have_no_error_and_no_refused_answer() -> None:
    assert set().union(*(fought(number, LONGEST) for number in range(ALL))) == everybody()
