"""How a battle stands: what each side has and needs, which phase it is, what dice wait, and how it ended."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from carnyx.core.flow import Choose
from carnyx.core.journal import Journal, read
from carnyx.games import GAMES, SYSTEMS
from carnyx.games.warriors.play.victory import share
from carnyx.show.standing import Meter
from carnyx.web import boards
from carnyx.web.setups import Wish, prepared
from carnyx.words import LANGUAGES
from carnyx.words.numbers import percent

TRANSCRIPTS = Path(__file__).parent.parent / "transcripts"
BATTLES = [("celtos", "demo"), ("warriors", "box"), ("celtos", "melee")]


def _begun(system: str, scenario: str) -> Journal[Any]:
    seats = len(GAMES[system].lists.scenarios.load(scenario).forces)
    return Journal(SYSTEMS[system], prepared(Wish(system, scenario, ("person",) * seats)))


def _fought(system: str, scenario: str) -> Journal[Any]:
    table, rng = _begun(system, scenario), Random(1)
    while (question := table.pause.question) is not None:
        table.answer(question.options.sample(rng) if isinstance(question, Choose) else question.sample(rng))
    return table


def _meter(board: Any, table: Journal[Any]) -> Meter:
    meter = board.scene(table.pause.battle).meter
    assert isinstance(meter, Meter)
    return meter


@pytest.mark.parametrize(("system", "scenario"), BATTLES)
def test_at_the_beginning_nobody_has_anything_yet(system: str, scenario: str) -> None:
    table = _begun(system, scenario)
    meter = _meter(boards.board(table, "en", "in"), table)
    assert all(tally.has == 0 < tally.most for tally in meter.tallies)
    assert meter.title
    assert meter.text


def test_who_destroys_more_than_half_of_an_army_has_beaten_it() -> None:
    table = _begun("warriors", "box")
    board = boards.board(table, "en", "in")
    needs = [tally.needs for tally in _meter(board, table).tallies]
    points = [side.points for side in board.stage(("person", "person")).sides]
    assert needs == [points[1] // 2 + 1, points[0] // 2 + 1]


def test_the_points_of_celtos_say_who_leads_and_by_how_much() -> None:
    table = _fought("celtos", "demo")
    board = boards.board(table, "en", "in")
    scene = board.scene(table.pause.battle)
    assert scene.meter is not None
    ahead, behind = sorted(zip(scene.score, scene.meter.tallies, strict=True), key=lambda each: -each[0])
    gap = ahead[0] - behind[0]
    assert gap > 0
    assert ahead[1].said == f"{ahead[0]} points, {gap} ahead"
    assert behind[1].said == f"{behind[0]} points, needs {gap + 1} more to lead"


@pytest.mark.parametrize(("system", "scenario"), BATTLES)
def test_the_end_says_why_and_what_each_side_has_lost(system: str, scenario: str) -> None:
    table = _fought(system, scenario)
    board = boards.board(table, "en", "in")
    events = GAMES[system].telling.events
    found = board.ending(table.pause.battle, tuple(map(events, table.pause.trail)))
    lost = SYSTEMS[system].losses(table.pause.battle)
    assert found.why
    assert [fate.lost for fate in found.sides] == [f"Models lost: {number}" for number in lost]
    assert [fate.points for fate in found.sides] == list(SYSTEMS[system].score(table.pause.battle))
    assert any(fate.paid for fate in found.sides)


@pytest.mark.parametrize(("system", "scenario"), [("celtos", "demo"), ("warriors", "box")])
def test_a_turn_goes_through_its_phases_in_order(system: str, scenario: str) -> None:
    table, rng = _begun(system, scenario), Random(2)
    board = boards.board(table, "en", "in")
    phases = board.stage(("person", "person")).phases
    seen = []
    while (question := table.pause.question) is not None and table.pause.battle.turn < 2:
        scene = board.scene(table.pause.battle)
        if scene.turn == 1:
            seen.append(scene.step)
        table.answer(question.options.sample(rng) if isinstance(question, Choose) else question.sample(rng))
    assert seen == sorted(seen)
    assert set(seen) <= set(range(1, len(phases) + 1))


@pytest.mark.parametrize(("system", "scenario"), [("celtos", "demo"), ("warriors", "box")])
def test_dice_that_wait_name_who_throws_for_what_and_what_they_need(system: str, scenario: str) -> None:
    table, rng = _begun(system, scenario), Random(1)
    board = boards.board(table, "en", "in")
    needs = 0
    while (question := table.pause.question) is not None:
        if isinstance(question, Choose):
            table.answer(question.options.sample(rng))
            continue
        dice = board.question(table.pause, 1).dice
        assert dice is not None
        for row in dice.rows:
            assert row.who, question
            assert row.label, question
            needs += bool(row.need)
        table.answer(question.sample(rng))
    assert needs


@pytest.mark.parametrize("scenario", ["box", "ambush"])
def test_at_the_end_the_bar_and_the_result_tell_the_same_points(scenario: str) -> None:
    """Dead figures of units that still stand count at the end: in the bar as well."""
    table = _fought("warriors", scenario)
    board = boards.board(table, "en", "in")
    score = SYSTEMS["warriors"].score(table.pause.battle)
    assert tuple(tally.has for tally in _meter(board, table).tallies) == score


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_draw_says_both_shares_the_gap_that_was_needed_and_its_rule(lang: str) -> None:
    lines = (TRANSCRIPTS / "warriors-box.jsonl").read_bytes()
    table = read(lines, SYSTEMS)
    assert table.pause.question is None
    assert table.system.verdict(table.pause.battle) is None
    board = boards.board(table, lang, "in")
    found = board.ending(table.pause.battle, tuple(map(GAMES["warriors"].telling.events, table.pause.trail)))
    gap = next(each for each in found.why if each.rule == "warriors.victory.draw")
    assert "10" in gap.text
    assert gap.source
    shares = [percent(share(table.pause.battle, seat) / 100, lang) for seat in (0, 1)]
    assert any(all(each in line.text for each in shares) for line in found.why)
    meter = _meter(board, table)
    assert "10" in meter.text
    assert board.speech.title("warriors.victory.draw") in meter.text
    assert [own in tally.said for own, tally in zip(shares, meter.tallies, strict=True)] == [True, True]
