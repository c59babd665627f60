"""Journals of every version there has been, and what can still be done with each (see `tests/journals/README.md`)."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from carnyx.core.flow import Choose
from carnyx.core.journal import SCHEMA, BadJournal, Journal, read
from carnyx.core.lists import translated
from carnyx.core.past import Past, opened
from carnyx.games import GAMES, SYSTEMS
from carnyx.show.recollection import Recollection
from carnyx.words import LANGUAGES
from tests.old_journals import FILES, FOLDER, WITH_POSITIONS, WITHOUT, on_a_later_day

each_file = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
each_with_positions = pytest.mark.parametrize("path", WITH_POSITIONS, ids=lambda path: path.stem)
each_without = pytest.mark.parametrize("path", WITHOUT, ids=lambda path: path.stem)


@pytest.fixture(autouse=True)
def _later(monkeypatch: pytest.MonkeyPatch) -> None:
    on_a_later_day(monkeypatch)


def recalled(path: Path) -> Past:
    found = opened(path.read_bytes(), SYSTEMS)
    assert isinstance(found, Past)
    return found


def recollection(path: Path, lang: Any = "en") -> Recollection:
    past = recalled(path)
    game = GAMES[past.system.id]
    return Recollection(past, game.telling, game.lists.army, lang, "in")


def test_every_file_is_in_the_list_and_is_what_it_is_called() -> None:
    listed = re.findall(r"^\| `([^`]+)`\s*\| (\d)\s*\| (\d)", (FOLDER / "README.md").read_text("utf-8"), re.MULTILINE)
    assert sorted(name for name, _, _ in listed) == [path.name for path in FILES]
    for name, schema, rules in listed:
        header = json.loads((FOLDER / name).read_bytes().splitlines()[0])
        assert (header["carnyx"], header["rules"]) == (int(schema), int(rules))
        assert name == f"{header['system']}-schema{schema}-rules{rules}.jsonl"


def test_no_version_is_missing() -> None:
    headers = [json.loads(path.read_bytes().splitlines()[0]) for path in FILES]
    assert {header["carnyx"] for header in headers} == set(range(1, SCHEMA + 1))
    for name in GAMES:
        rules = {header["rules"] for header in headers if header["system"] == name}
        assert rules >= set(range(1, GAMES[name].system.rules_version)) - {0}


@each_file
def test_todays_rules_do_not_follow_its_answers(path: Path) -> None:
    with pytest.raises(BadJournal) as bad:
        read(path.read_bytes(), SYSTEMS)
    assert bad.value.why in ("older", "older_rules")


@each_file
def test_it_is_recalled_with_its_forces_and_all_its_answers(path: Path) -> None:
    past = recalled(path)
    lines = [json.loads(line) for line in path.read_bytes().splitlines()[1:]]
    answers = [line for line in lines if isinstance(line, list)]
    assert [[entry.number, entry.answer] for entry in past.entries] == [line[:2] for line in answers]
    assert len(past.setup.forces) == 2


@each_without
@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_positions_it_shows_forces_table_and_answers_and_says_why_no_more(path: Path, lang: str) -> None:
    story = recollection(path, lang)
    words = {"en": "keeps no positions", "de": "keine Stellungen", "es": "no guarda posiciones"}
    assert words[lang] in story.why
    assert story.why.count("\n") == 0
    told = story.told()
    assert [line.number for line in told] == [0, 0, *range(1, len(story.past.entries) + 1)]
    for line, force in zip(told, story.past.setup.forces, strict=False):
        assert translated(force.name, lang) in line.text
    assert told[2].text.startswith("1: ")
    assert story.scene().bodies == ()
    stage = story.board.stage(("person", "person"))
    assert stage.width > 0
    assert len(stage.sides) == 2


@each_with_positions
@pytest.mark.parametrize("lang", LANGUAGES)
def test_with_positions_it_is_told_turn_by_turn(path: Path, lang: str) -> None:
    story = recollection(path, lang)
    words = {"en": "start of each turn", "de": "Beginn jeder Runde", "es": "comienzo de cada turno"}
    assert words[lang] in story.why
    turns = [chapter.scene.turn for chapter in story.chapters]
    assert turns == list(range(1, len(turns) + 1))
    assert len(turns) >= 5
    for chapter in story.chapters:
        first, *units = chapter.told
        assert str(chapter.scene.turn) in first.text
        assert {line.unit for line in units} >= {body.id for body in chapter.scene.bodies}
        assert {line.number for line in chapter.told} == {chapter.number}
    everybody, later = story.chapters[0].told, story.chapters[1].told
    assert {line.depth for line in everybody} == {0}
    assert {line.depth for line in later} == {0, 1}


@each_with_positions
def test_its_score_is_the_one_that_was_kept(path: Path) -> None:
    story = recollection(path)
    kept = [
        line["position"]["score"]
        for line in map(json.loads, path.read_bytes().splitlines())
        if isinstance(line, dict) and "position" in line
    ]
    assert [list(chapter.scene.score) for chapter in story.chapters] == kept


@each_with_positions
def test_who_is_gone_is_told_once(path: Path) -> None:
    story = recollection(path)
    gone = [line.unit for line in story.told() if line.text.endswith(": gone")]
    assert gone
    assert len(set(gone)) == len(gone)
    last = {body.id for body in story.chapters[-1].scene.bodies}
    assert not last & set(gone)


@each_with_positions
def test_each_turn_is_drawn(path: Path) -> None:
    past = recalled(path)
    picture = GAMES[past.system.id].telling.picture
    drawn = [picture(past.battle(moment), past.setup, "en", "in") for moment in past.moments]
    assert len(set(drawn)) == len(drawn)
    for svg in drawn:
        ElementTree.fromstring(svg)


@each_with_positions
def test_it_is_played_on_from_its_last_turn_by_todays_rules(path: Path) -> None:
    past = recalled(path)
    players = [GAMES[past.system.id].players["thumb"](seat) for seat in range(2)]
    table, dice = past.anew(past.moments[-1], ("thumb", "thumb")), Random(1)
    assert table.pause.battle.turn == past.moments[-1].position.turn
    while (question := table.pause.question) is not None:
        chosen = isinstance(question, Choose)
        table.answer(players[question.player].answer(table.pause) if chosen else question.sample(dice))  # type: ignore[union-attr]
    again = opened(b"".join(table.lines()), SYSTEMS)
    assert isinstance(again, Journal)
    assert again.pause == table.pause
    assert again.header.origin is not None
    assert again.header.origin.rules == past.header.rules


@each_with_positions
def test_how_each_answer_came_is_known(path: Path) -> None:
    assert {entry.how for entry in recalled(path).entries} == {"thrown", "computer"}
