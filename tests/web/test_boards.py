"""The boards: every question can be shown, every button is an answer the rules allow, in three languages."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import msgspec
import pytest

from carnyx.core.flow import Choose, refuse, understand
from carnyx.web import boards
from carnyx.web.documents import Question
from carnyx.web.lobby import Lobby
from carnyx.web.setups import Wish, games
from carnyx.web.storage import Storage
from carnyx.words.language import LANGUAGES

BATTLES = [
    ("celtos", "demo", "auto"),
    ("celtos", "raid", "turns"),
    ("warriors", "box", "turns"),
    ("warriors", "box", "auto"),
]


@pytest.mark.parametrize(("system", "scenario", "deploy"), BATTLES)
def test_every_button_is_an_answer_the_rules_allow(tmp_path: Path, system: str, scenario: str, deploy: str) -> None:
    async def run() -> None:
        lobby = Lobby(Storage(tmp_path / "battles.sqlite"))
        seats = ("random",) * 2
        match = await lobby.begin(Wish(system, scenario, seats, deploy=deploy))  # type: ignore[arg-type]
        rng = Random(11)
        shown = [boards.board(match.table, lang, "cm") for lang in LANGUAGES]
        number = 0
        while (question := match.pause.question) is not None and number < 260:
            number += 1
            if isinstance(question, Choose):
                answer = question.options.sample(rng)
                asked = [each.question(match.pause, number) for each in shown]
                _check(question, asked[number % 3], match.pause)
                assert len({len(each.options) for each in asked}) == 1
            else:
                answer = question.sample(rng)
                assert shown[0].question(match.pause, number).dice is not None
            match.table.answer(msgspec.to_builtins(answer))
            assert shown[1].scene(match.pause.battle).bodies is not None

    asyncio.run(run())


def _check(question: Choose, asked: Question, pause: object) -> None:
    assert asked.title
    clickable = [option for option in asked.options if option.barred is None and option.answer is not None]
    assert clickable or asked.gestures
    for option in clickable[:12]:
        if asked.kind == "rank" and option.detail:
            continue  # a model, of which several make an answer
        assert refuse(question, understand(question, option.answer)) is None, (asked.kind, option)
    for option in asked.options:
        if option.barred is not None:
            assert option.barred.text
            assert option.barred.rule


def test_there_is_something_to_choose_from_in_both_games() -> None:
    offered = {game.id: game for game in games()}
    assert set(offered) == {"celtos", "warriors"}
    for game in offered.values():
        assert len(game.scenarios) == 5
        assert game.forces
        assert game.settings
