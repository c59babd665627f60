"""A fourth language is a folder of words, and nothing else: rules, odds, story, sheet, picture and page speak it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from shutil import rmtree

import pytest

from carnyx.games import GAMES
from carnyx.games.celtos.lists.profiles import profile
from carnyx.words import catalogue
from tests import dutch

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def words(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Folders of Dutch words."""
    folder = tmp_path_factory.mktemp("words")
    dutch.write(folder, {})
    return folder


def said(words: Path, *command: str) -> str:
    """What the command line prints once there is Dutch."""
    run = [sys.executable, "-m", "tests.dutch", str(words), *command]
    wide = {**os.environ, "COLUMNS": "400"}
    done = subprocess.run(run, cwd=ROOT, env=wide, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def plain(text: str) -> list[str]:
    """The words of a text, whatever lies between them."""
    return re.findall(r"[^\s│─╭╮╰╯┃━┏┓┗┛┡┩┠┨┬┴┼├┤┌┐└┘]+", text)


def texts(drawn: str) -> str:
    """What a picture says; how large its letters are depends on how many there are."""
    return "\n".join(re.findall(r">([^<>]+)<", drawn))


def check(words: Path, *command: str) -> str:
    """The same in Dutch as in English, but for the words; and it is Dutch."""
    spoken = said(words, *command, "--lang", dutch.DUTCH)
    assert plain(dutch.english(spoken)) == plain(said(words, *command, "--lang", "en"))
    assert spoken.count(dutch.MARK) > 3
    return spoken


def test_it_is_a_language_to_choose(words: Path) -> None:
    refused = subprocess.run(
        [sys.executable, "-m", "tests.dutch", str(words), "rules", "celtos", "--lang", "xx"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert refused.returncode != 0
    assert "en, de, es, nl" in refused.stderr


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_speak_it(words: Path, game: str) -> None:
    check(words, "rules", game)


def test_the_odds_speak_it(words: Path) -> None:
    shot = "--shooters 7 --sh 4 --damage 5 --toughness 4 --targets 8 --command 4"
    spoken = check(words, "odds", "celtos", "shoot", *shot.split())
    assert re.search(rf"\d{dutch.POINT}\d", spoken)


@pytest.mark.parametrize("game", GAMES)
def test_the_story_and_the_picture_speak_it(words: Path, game: str, tmp_path: Path) -> None:
    journal = str(tmp_path / "battle.jsonl")
    said(words, "battle", game, "--seed", "1", "--journal", journal)
    check(words, "replay", journal)
    drawn, spoken = (texts(said(words, "show", journal, "--at", "9", "--lang", each)) for each in ("en", dutch.DUTCH))
    assert plain(dutch.english(spoken)) == plain(drawn)
    assert spoken.count(dutch.MARK) > 3


@pytest.mark.parametrize("game", GAMES)
def test_the_sheet_speaks_it(words: Path, game: str) -> None:
    spoken = json.loads(said(words, "sheet", game, "--format", "json", "--lang", dutch.DUTCH))
    assert spoken["language"] == dutch.DUTCH
    check(words, "sheet", game, "--format", "md")


def test_a_game_without_it_speaks_english(tmp_path: Path) -> None:
    dutch.write(tmp_path, {})
    rmtree(tmp_path / "1" / dutch.DUTCH)  # that of the first game
    lacking, other = GAMES
    rule = next(iter(GAMES[lacking].rules.registry.rules))
    assert catalogue("en").say(rule) in said(tmp_path, "rules", lacking, "--lang", dutch.DUTCH).splitlines()[0]
    check(tmp_path, "rules", other)


def test_things_in_lists_have_names_in_it(tmp_path: Path) -> None:
    unit = profile("gael.warrior").name.en
    dutch.write(tmp_path, {unit: "Krijgers"})
    roster = said(tmp_path, "roster", "gael-demo", "--format", "md", "--lang", dutch.DUTCH)
    assert "Krijgers" in roster
    assert unit not in roster
