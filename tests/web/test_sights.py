"""What the table says before an answer is given: what blocks a line, where a stone falls, where a move ends."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

from carnyx.core.flow import Choose, Pause
from carnyx.core.journal import Journal
from carnyx.games import SYSTEMS
from carnyx.games.celtos.play.orders import Order
from carnyx.games.celtos.play.templates import AimTemplate
from carnyx.games.celtos.players import ThumbPlayer
from carnyx.show.documents import Question, Sight
from carnyx.web import boards
from carnyx.web.setups import Wish, prepared
from tests.book.positions import body, east_of, kind, played, point, position


@cache
def _fought(system: str, scenario: str, seed: int, answers: int) -> tuple[Any, tuple[Pause[Any], ...]]:
    """The board of a random battle, and every question that somebody was asked in it."""
    table = Journal(SYSTEMS[system], prepared(Wish(system, scenario, ("person", "person"))))
    board, rng, found = boards.board(table, "en", "in"), Random(seed), []
    for _ in range(answers):
        question = table.pause.question
        if question is None:
            break
        if isinstance(question, Choose):
            found.append(table.pause)
            table.answer(question.options.sample(rng))
        else:
            table.answer(question.sample(rng))
    return board, tuple(found)


def _asked(system: str, scenario: str, seed: int, answers: int) -> Iterator[tuple[Any, Pause[Any], Question]]:
    board, pauses = _fought(system, scenario, seed, answers)
    for pause in pauses:
        yield board, pause, board.question(pause, 1)


def _lines(system: str, scenario: str) -> Iterator[tuple[Any, Sight]]:
    """All lines of sight that somebody who is asked whom to strike would be shown."""
    for board, pause, asked in _asked(system, scenario, 3, 400):
        for option in asked.options:
            if asked.unit is not None and option.unit not in (None, asked.unit):
                for line in board.sights(pause, asked.unit, option.unit).lines:
                    yield board, line


@pytest.mark.parametrize(("system", "scenario"), [("celtos", "pitched"), ("warriors", "field800")])
def test_a_blocked_line_of_sight_names_what_blocks_it_a_unit_by_its_own_name(system: str, scenario: str) -> None:
    blocked = [(board, line.label) for board, line in _lines(system, scenario) if not line.free]
    assert blocked
    assert all(" in the way: " in label for _, label in blocked)
    assert any(label.startswith(board.names) for board, label in blocked)


def test_a_template_is_laid_on_a_model_and_not_on_a_unit_of_the_same_number() -> None:
    aims = [
        (pause.battle.agenda[-1], asked)
        for _, pause, asked in _asked("celtos", "pitched", 2, 400)
        if isinstance(pause.battle.agenda[-1], AimTemplate)
    ]
    assert aims
    for step, asked in aims:
        for option in asked.options:
            assert option.unit == step.target
            assert f" {int(option.answer) + 1}: " in option.label


@pytest.mark.parametrize(
    ("system", "scenario", "kinds"),
    [("celtos", "demo", {"close-in"}), ("warriors", "box", {"march", "ride"})],
)
def test_where_an_answer_leads_is_shown_without_giving_it(system: str, scenario: str, kinds: set[str]) -> None:
    seen: set[str] = set()
    for seed in (1, 2, 3):
        for board, pause, asked in _asked(system, scenario, seed, 600):
            for option in asked.options:
                if asked.kind not in kinds or option.answer is None:
                    continue
                ghost = board.glance(pause, option.answer)
                if ghost is not None:
                    seen.add(asked.kind)
                    assert ghost.refused is None
                    assert ghost.rounds or ghost.quads
                    assert msgspec.json.encode(ghost.answer) == msgspec.json.encode(option.answer)
    assert seen == kinds


@pytest.mark.parametrize("system", ["celtos", "warriors"])
def test_nonsense_for_an_answer_leads_nowhere(system: str) -> None:
    for board, pause, _ in _asked(system, {"celtos": "demo", "warriors": "box"}[system], 1, 200):
        for nonsense in (None, [], "stay", {"x": 1}, [[[1, 2]]], 99):
            assert board.glance(pause, nonsense) is None


def test_hits_are_asked_of_the_unit_they_fall_on() -> None:
    ranked = [(board, asked) for board, _, asked in _asked("celtos", "demo", 1, 600) if asked.kind == "rank"]
    assert ranked
    for board, asked in ranked:
        assert asked.title.startswith(board.names[asked.unit].partition(" (")[0])


def test_what_the_page_does_for_a_player_is_what_the_computer_does_and_the_preview_assumes() -> None:
    """One default for all: the first answer that the page offers, the computer's answer, and the first hint."""
    ranked = [each for each in _asked("celtos", "demo", 1, 600) if each[2].kind == "rank"]
    for _, pause, asked in ranked:
        assert isinstance(pause.question, Choose)
        default = pause.question.options.hints()[0]
        assert tuple(asked.options[0].answer) == default == ThumbPlayer().answer(pause)
        assert (asked.many, asked.each) == (len(default), max(default.count(model) for model in default))


def test_hits_of_different_damage_are_told_in_the_order_in_which_they_are_given() -> None:
    """Two archers in short range and two in medium have hit a unit of two."""
    here, there = (point(10, 10), point(10, 11)), east_of(point(10, 10), 12)
    archers = body(0, *here, *(east_of(each, -1.5) for each in here), kind=kind(weapons=("longbow",)))
    battle = position(archers, body(1, there, point(0, 11, dx=there.x)), active=0)
    pause = played(battle, Order("shoot", 1), (((10, 10),), ((10, 10),)))
    board, _ = _fought("celtos", "demo", 1, 0)
    asked = board.question(pause, 1)
    hits = "2 hits from the Staff slingers (Red), damage"
    assert asked.text.startswith(f"{hits} 5; {hits} 4. ")
    assert (asked.many, asked.each) == (4, 2)
    alike = board.question(played(battle, Order("shoot", 1), (((10, 10),), ((1, 1),))), 1)
    assert alike.text.startswith(f"{hits} 5. ")


@pytest.mark.parametrize("scenario", ["demo", "pitched"])
def test_nobody_has_won_points_before_all_are_set_up(scenario: str) -> None:
    table = Journal(SYSTEMS["celtos"], prepared(Wish("celtos", scenario, ("person", "person"), deploy="turns")))
    assert boards.board(table, "en", "in").scene(table.pause.battle).score == (0, 0)
