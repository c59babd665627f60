"""The levels of both games: every answer is allowed, whatever the edition, the scenario and the house rules."""

from __future__ import annotations

import pytest

from carnyx.core.flow import Choose, begin, go_on, refuse
from carnyx.games import GAMES, SYSTEMS
from carnyx.players.levels import LEVELS
from carnyx.words import catalogue
from carnyx.words.language import languages
from tests.players.test_any_edition import any_setup


def fought(system: str, level: str, seed: int, answers: int) -> None:
    """A battle of a level against other levels, so far; every answer is allowed."""
    from random import Random

    setup = any_setup(system, seed)
    pause, dice = begin(SYSTEMS[system].muster(setup)), Random(seed)
    first = LEVELS.index(level)
    names = [LEVELS[(first + seat) % len(LEVELS)] for seat in range(len(setup.forces))]
    players = [GAMES[system].players[name](seed + seat) for seat, name in enumerate(names)]
    for number in range(answers):
        question = pause.question
        if question is None:
            return
        where = f"{system}, {names}, seed {seed}, answer {number}"
        try:
            answer = players[question.player].answer(pause) if isinstance(question, Choose) else question.sample(dice)
            refusal = refuse(question, answer)
        except Exception as error:
            raise AssertionError(f"{where}: {error!r}") from error
        assert refusal is None, f"{where}: {refusal}"
        pause = go_on(pause, answer)


@pytest.mark.parametrize("system", GAMES)
def test_every_level_is_registered_and_has_a_sentence_in_every_language(system: str) -> None:
    assert set(LEVELS) <= set(GAMES[system].players)
    for language in languages():
        words = catalogue(language)
        assert all(words.has(f"page-computer-{level}") for level in LEVELS)


@pytest.mark.parametrize("system", GAMES)
def test_levels_answer_by_whatever_house_rules(system: str) -> None:
    fought(system, "level2", 5, 40)


@pytest.mark.soak
@pytest.mark.parametrize("system", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_thirty_editions_crash_no_level(system: str, level: str) -> None:
    for seed in range(400, 430):
        fought(system, level, seed, 2000)


@pytest.mark.parametrize("level", LEVELS)
def test_other_sealed_orders_change_no_move(level: str) -> None:
    """A level answers the same whatever the enemy has written down and nobody has seen yet."""
    from carnyx.games.warriors.play.muster import prepared
    from carnyx.games.warriors.play.orders import FirstOrders

    found = []
    for order in ("attack", "hold"):
        pause = begin(SYSTEMS["warriors"].muster(prepared("box")))
        sealed = 0
        while sealed < 2:
            question = pause.question
            assert isinstance(question, Choose)
            answer = GAMES["warriors"].players[level](3).answer(pause)
            if isinstance(question.options, FirstOrders):
                sealed += 1
                if sealed == 1:
                    answer = (order,) * len(question.options.units)
                else:
                    found.append(answer)
            pause = go_on(pause, answer)
    assert found[0] == found[1]
