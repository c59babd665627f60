"""The boards: every question can be shown, every button is an answer the rules allow, in three languages."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from carnyx.core.flow import Choose, Pause, begin, play, refuse, understand
from carnyx.core.journal import Journal
from carnyx.core.rule import Refusal
from carnyx.games import GAMES, SYSTEMS
from carnyx.games.warriors.play import command
from carnyx.games.warriors.play.battle import Message, UnitId
from carnyx.games.warriors.play.delivery import NewOrders
from carnyx.games.warriors.play.riders import placed
from carnyx.show.board import Acts
from carnyx.show.documents import Question
from carnyx.show.grids import Grid
from carnyx.web import boards
from carnyx.web.lobby import Lobby
from carnyx.web.setups import Wish, games, prepared
from carnyx.web.storage import Storage
from carnyx.words.catalogue import catalogue
from carnyx.words.language import LANGUAGES, Language
from carnyx.words.numbers import percent

BATTLES = [
    ("celtos", "demo", "auto"),
    ("celtos", "raid", "turns"),
    ("warriors", "box", "turns"),
    ("warriors", "box", "auto"),
]


def acts(system: str, pause: Pause[Any]) -> Acts:
    """The events that led to a pause."""
    return tuple(map(GAMES[system].telling.events, pause.trail))


@pytest.mark.parametrize(("system", "scenario", "deploy"), BATTLES)
def test_every_button_is_an_answer_the_rules_allow(tmp_path: Path, system: str, scenario: str, deploy: str) -> None:
    async def run() -> None:
        lobby = Lobby(Storage(tmp_path / "battles.sqlite"))
        seats = ("random",) * 2
        match = await lobby.begin(Wish(system, scenario, seats, deploy=deploy))  # type: ignore[arg-type]
        rng = Random(11)
        shown = [boards.board(match.journal, lang, "cm") for lang in LANGUAGES]
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
            match.journal.answer(msgspec.to_builtins(answer))
            told = shown[number % 3].told(number, match.pause, acts(system, match.pause))
            fallen = [face for line in told for row in line.dice for face, _ in row.dice]
            assert fallen == ([] if isinstance(question, Choose) else _flat(answer))
            assert all(line.decided == isinstance(question, Choose) for line in told)
            bodies, units = shown[1].scene(match.pause.battle).bodies, match.pause.battle.units
            assert {body.id for body in bodies} == {id for id, unit in enumerate(units) if _stands(unit)}
            assert [body.name for body in bodies] == [shown[1].names[body.id] for body in bodies]

    asyncio.run(run())


def _stands(unit: Any) -> bool:
    return bool(unit.wounds) if hasattr(unit, "wounds") else unit.is_here


def _flat(faces: Any) -> list[int]:
    """All faces that fell, in their order."""
    return [faces] if isinstance(faces, int) else [face for part in faces for face in _flat(part)]


def _check(question: Choose, asked: Question, pause: object) -> None:
    assert asked.title
    clickable = [option for option in asked.options if option.barred is None and option.answer is not None]
    if asked.grid is not None:
        _check_grid(question, asked.grid)
    assert clickable or asked.gestures or asked.grid
    for option in clickable[:12]:
        assert refuse(question, understand(question, option.answer)) is None, (asked.kind, option)
    for option in asked.options:
        if option.barred is not None:
            assert option.barred.text
            assert option.barred.rule


def _check_grid(question: Choose, grid: Grid) -> None:
    """Every cell that can be picked is an answer, alone or together with the others; every other says why."""
    means = [each for row in grid.rows for cell in row.cells for each in cell.means]
    assert all(each.barred.rule for each in means if each.barred is not None)
    if grid.is_whole:
        picked = [cell.means[0].answer for row in grid.rows for cell in row.cells if cell.is_picked]
        assert refuse(question, understand(question, picked)) is None
        return
    assert refuse(question, understand(question, grid.closing)) is None
    for each in means:
        if each.barred is None:
            assert refuse(question, understand(question, each.answer)) is None


def test_there_is_something_to_choose_from_in_both_games() -> None:
    offered = {game.id: game for game in games()}
    assert set(offered) == {"celtos", "warriors"}
    for game in offered.values():
        assert len(game.scenarios) == 5
        assert game.forces
        assert game.settings


@pytest.mark.parametrize("lang", LANGUAGES)
def test_house_rules_are_offered_in_words(lang: Language) -> None:
    for game in games(lang):
        for setting in game.settings:
            assert setting.title != setting.name
            assert setting.text
            assert set(setting.chosen) == {edition.value for edition in game.editions}
            labels = {choice.label for choice in setting.choices}
            assert not labels or set(setting.chosen.values()) <= labels


def test_a_board_draws_what_a_unit_sees_and_how_far_it_shoots() -> None:
    table = Journal(SYSTEMS["celtos"], prepared(Wish("celtos", "demo", ("person", "person"))))
    board = boards.board(table, "en", "in")
    bodies = board.scene(table.pause.battle).bodies
    shooter = next(body for body in bodies if body.emblem == "shooter")
    enemy = next(body for body in bodies if body.player != shooter.player)
    found = board.sights(table.pause, shooter.id, enemy.id)
    assert len(found.lines) == shooter.figures
    assert [ring.kind for ring in found.rings][:2] == ["short", "medium"]
    assert all(line.free or "in the way" in line.label for line in found.lines)


@pytest.mark.parametrize(
    ("system", "scenario", "seats"), [("celtos", "demo", 2), ("celtos", "melee", 4), ("warriors", "field800", 2)]
)
def test_whatever_is_asked_about_a_unit_has_an_answer_whether_it_stands_or_is_gone(
    system: str, scenario: str, seats: int
) -> None:
    table = Journal(SYSTEMS[system], prepared(Wish(system, scenario, ("person",) * seats)))
    board, rng = boards.board(table, "en", "in"), Random(1)
    while (question := table.pause.question) is not None:
        if len(table.entries) % 40 == 0:
            _ask_everything(board, table.pause)
        table.answer(question.options.sample(rng) if isinstance(question, Choose) else question.sample(rng))
    assert len(board.scene(table.pause.battle).bodies) < len(table.pause.battle.units)
    _ask_everything(board, table.pause)


def _ask_everything(board: Any, pause: Pause[Any]) -> None:
    units = range(len(pause.battle.units))
    for unit in units:
        assert board.card(pause, unit).unit == unit
        assert board.dangers(pause, unit).unit == unit
        for target in units:
            assert board.sights(pause, unit, target).target == target
            board.deeds(pause, unit, target)


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "It is in contact with the Archers (Blue)."),
        ("de", "Sie ist in Kontakt mit den Bogenschützen (Blau)."),
        ("es", "Está en contacto con los Arqueros (Azul)."),
    ],
)
def test_a_refusal_names_the_unit_it_is_about_and_its_side(lang: Language, told: str) -> None:
    table = Journal(SYSTEMS["celtos"], prepared(Wish("celtos", "demo", ("person", "person"))))
    board = boards.board(table, lang, "in")
    archers = next(id for id, name in enumerate(boards.board(table, "en", "in").names) if name == "Archers")
    refusal = Refusal("celtos.order.hold", {"unit": archers}, "refused-touches")
    assert board.reason(refusal).exactly == told


def test_the_card_of_a_unit_that_has_lost_a_leader_tells_the_odds_of_its_command_test() -> None:
    table, due = _bereaved()
    board, battle = boards.board(table, "en", "in"), table.pause.battle
    for unit in (*battle.formed(0), *battle.formed(1)):
        told = [fact.value for fact in board.card(table.pause, unit).traits if fact.label == "Command test"]
        if unit not in due:
            assert told == []
            continue
        thrown = dict(command.CommandTest(UnitId(unit)).ask(battle).outcomes())
        assert len(told) == 1
        assert sorted(told[0].split(", ")) == sorted(
            f"{catalogue('en').say('warriors.command.results.' + result)} {percent(chance, 'en')}"
            for result, chance in thrown.items()
            if chance
        )


def _bereaved() -> tuple[Journal[Any], tuple[UnitId, ...]]:
    """A random battle of Warriors at the moment when the first command tests are due."""
    for seed in range(40):
        table, rng = Journal(SYSTEMS["warriors"], prepared(Wish("warriors", "box", ("person", "person")))), Random(seed)
        while (question := table.pause.question) is not None:
            if isinstance(question, Choose) and (due := command.tested(table.pause.battle)):
                return table, due
            table.answer(question.options.sample(rng) if isinstance(question, Choose) else question.sample(rng))
    raise LookupError("no leader was ever lost")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_delayed_order_may_be_tried_again_or_its_courier_called_back(lang: Language) -> None:
    table = Journal(SYSTEMS["warriors"], prepared(Wish("warriors", "box", ("person", "person"))))
    battle, board = table.pause.battle, boards.board(table, lang, "in")
    unit = next(battle.formed(0))
    leader = battle.units[unit].command
    body, courier = battle.body(unit), next(n for n, each in enumerate(battle.couriers) if each.leader == leader)
    there = placed(battle, courier, (body.x, body.y))
    late = replace(there, messages=(Message(leader, unit, "hold", courier, delayed=True),), agenda=())
    pause = begin(late.then(NewOrders()))
    asked = board.question(pause, 1)
    assert [option.answer for option in asked.options] == ["again", "recall"]
    assert board.names[unit] in asked.title
    assert [board.odds(pause, option.answer) is not None for option in asked.options] == [True, False]
    after = [play(pause.battle, answer) for answer in ("again", "recall")]
    told = [board.told(1, each, acts("warriors", each))[0].text for each in after]
    assert told[0] != told[1]
