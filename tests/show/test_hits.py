"""Who gives out hits is told what has hit whom, and has them given out for him by the first answer."""

from __future__ import annotations

import re

import pytest

from carnyx.core.journal import read
from carnyx.games import SYSTEMS
from carnyx.games.celtos.play.fights import AllotBlows
from carnyx.games.celtos.play.volleys import AllotShots
from carnyx.show.documents import Question
from carnyx.web import boards
from tests.web.browser.asked import asking


def _shots(asked: Question) -> bool:
    return "Archers" in asked.text


def _blows(asked: Question) -> bool:
    return "Archers" not in asked.text and "slingers" not in asked.text


@pytest.mark.parametrize(("fits", "step"), [(_shots, AllotShots), (_blows, AllotBlows)])
def test_the_question_says_how_many_hits_from_whom_and_which_damage(fits: object, step: type) -> None:
    table = read(asking("celtos", "demo", "rank", fits), SYSTEMS)  # type: ignore[arg-type]
    asked = boards.board(table, "en", "in").question(table.pause, 1)
    assert isinstance(table.pause.battle.agenda[-1], step)
    told = re.findall(r"(\d+) hits? from the ([^,;]+), damage (\d+)", asked.text)
    assert sum(int(number) for number, _, _ in told) == asked.many
    enemies = {"(Red)": 0, "(Blue)": 1}
    assert asked.unit is not None
    own = table.pause.battle.units[asked.unit].player
    assert all(enemies[name.rpartition(" ")[2]] != own for _, name, _ in told)
    assert (f"the {asked.many} hits?" if asked.many > 1 else "the hit?") in asked.title


def test_the_first_answer_does_it_and_says_which_models_take_the_hits() -> None:
    table = read(asking("celtos", "demo", "rank", lambda asked: 1 < asked.many < len(asked.picks)), SYSTEMS)
    asked = boards.board(table, "en", "in").question(table.pause, 1)
    first, *others = asked.options
    assert first.label == "Do it for me"
    assert asked.habit is not None
    assert first.answer == asked.habit.answer
    for option in (first, *others):
        assert option.detail == f"models {', '.join(str(model + 1) for model in option.answer)}"


def test_a_choice_says_what_it_is_about_and_doing_nothing_comes_last() -> None:
    table = read(asking("celtos", "pitched", "choose", lambda asked: asked.topic == "reaction"), SYSTEMS)
    asked = boards.board(table, "en", "in").question(table.pause, 1)
    assert asked.options[-1].answer == "none"
    assert asked.habit is not None
    assert asked.habit.answer == "none"


def test_a_template_is_laid_on_a_model_that_is_named_with_its_unit_and_shown() -> None:
    table = read(asking("celtos", "pitched", "choose", lambda asked: asked.topic == "template"), SYSTEMS)
    board = boards.board(table, "en", "in")
    asked = board.question(table.pause, 1)
    names = {body.id: body.name for body in board.scene(table.pause.battle).bodies}
    assert "template" in asked.text
    for option in asked.options:
        assert option.unit is not None
        assert str(option.model) == option.answer
        assert option.label.startswith(f"{names[option.unit]} {int(option.answer) + 1}:")
