"""A third game joins by one call: it is fought on the command line, told, drawn, asked for odds, and put on a sheet."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from carnyx.game import Games
from carnyx.games import GAMES
from carnyx.words import shelves
from tests.toy.game import GAME

ROOT = Path(__file__).parents[1]


def carnyx(*words: str) -> str:
    """What the command line prints once the toy is registered."""
    command = [sys.executable, "-m", "tests.toy", *words]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def journal(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A battle of toys, fought out."""
    path = tmp_path_factory.mktemp("toy") / "battle.jsonl"
    carnyx("battle", "toy", "--scenario", "ambush", "--seed", "3", "--journal", str(path))
    return path


def fires(journal: Path) -> str:
    """After how many answers somebody may shoot for the first time: the answer to it is `hold` or `fire`."""
    lines = map(json.loads, journal.read_text(encoding="utf-8").splitlines())
    answers = [line[1] for line in lines if isinstance(line, list)]
    return str(next(number for number, answer in enumerate(answers) if answer in ("hold", "fire")))


def test_it_is_fought_on_the_command_line(journal: Path) -> None:
    header = json.loads(journal.read_text(encoding="utf-8").splitlines()[0])
    assert (header["system"], header["setup"]["scenario"]["id"]) == ("toy", "ambush")
    assert "digest" in json.loads(carnyx("battle", "toy", "--json"))


def test_its_journal_is_told_and_checked(journal: Path) -> None:
    told = carnyx("replay", str(journal))
    assert "chooses a stance in secret" in told
    assert "advances" in told
    assert "ruling" in carnyx("replay", str(journal), "--full").lower()
    assert json.loads(carnyx("replay", str(journal), "--verify", "--json"))["over"] is True


def test_it_is_told_in_english_where_it_has_no_other_words(journal: Path) -> None:
    assert "advances" in carnyx("replay", str(journal), "--lang", "de")


def test_a_position_of_it_is_drawn(journal: Path) -> None:
    drawn = carnyx("show", str(journal), "--at", "0")
    assert drawn.startswith("<svg")
    assert {"Tin 1: 6", "Wood 1: 5"} <= set(drawn.replace("<", ">").split(">"))


def test_its_odds_are_asked_by_hand_and_at_a_position(journal: Path) -> None:
    found = json.loads(carnyx("odds", "toy", "shoot", "--figures", "5", "--json"))
    assert [check["need"] for check in found["checks"]] == [3, 3]
    assert carnyx("preview", str(journal), "--at", fires(journal)).count("Shooting")
    assert carnyx("threats", str(journal), "--at", "0", "--unit", "Wood 1").count("Tin")
    assert "Zinn" in carnyx("matchup", "toy", "--lang", "de")


def test_its_rules_are_explained_and_set_on_a_sheet() -> None:
    assert "in secret" in carnyx("rules", "toy.seal")
    assert "To hit" in carnyx("table", "toy.shoot.need")
    assert "Every toy throws a die" in carnyx("sheet", "toy", "--format", "md")
    assert "Every toy throws a die" in carnyx("book", "toy", "--format", "md")


def test_its_lists_are_read_and_checked(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text('name = "Own"\nbands = [[1, 2]]\n', encoding="utf-8")
    assert json.loads(carnyx("force", "check", str(own), "--json"))["system"] == "toy"
    assert "Own" in carnyx("roster", str(own), "--format", "md")


def test_a_name_is_given_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelves, "_SHELVES", [*shelves.shelves()])  # its words leave with this test
    games = Games()
    games.register(GAME)
    assert list(games) == ["toy"]
    with pytest.raises(ValueError, match="there is a game called toy already"):
        games.register(GAME)


def test_nobody_else_has_heard_of_it() -> None:
    assert list(GAMES) == ["celtos", "warriors"]
