"""`carnyx players` and what players are called at the command line: playouts, giving up, and names for the same."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from carnyx.core.lines import Header
from carnyx.games import GAMES
from tests.cli.shell import Shell


@pytest.mark.parametrize("game", GAMES)
def test_each_player_stands_on_one_line_with_its_playouts(shell: Shell, game: str) -> None:
    known = GAMES[game]
    said = shell.said(["players", game]).splitlines()
    names = [name for name, first in known.alike.items() if name == first]
    assert [line.split()[:2] for line in said[1:-1]] == [[name, str(known.budget(name))] for name in names]
    others = [name for name, first in known.alike.items() if name != first]
    assert all(any(name in line for line in said) for name in others)


def test_it_speaks_the_readers_language_and_to_programs(shell: Shell) -> None:
    assert "Faustregeln" in shell.said("players celtos --lang de")
    assert "reglas" in shell.said("players celtos --lang es")
    found = shell.answered("players celtos")
    assert {each["value"]: each["playouts"] for each in found}["level5"] == GAMES["celtos"].budget("level5")


@pytest.mark.parametrize(
    ("given", "word"),
    [
        ("level5:many", "many"),
        ("level5:0", "20000"),
        ("level5:20001", "20001"),
        ("thumb:64", "no playouts"),
        ("nobody:64", "level1"),
    ],
)
def test_nonsense_is_refused_in_one_line(shell: Shell, given: str, word: str) -> None:
    said = shell.refused(["battle", "celtos", "--red", given])
    assert "--red" in said
    assert word in said


def test_a_journal_keeps_how_its_players_were_called_and_the_battle_can_be_had_again(
    shell: Shell, tmp_path: Path
) -> None:
    command = "battle celtos --scenario demo --red level2:6 --blue thumb:resigns --seed 3 --journal"
    files = [tmp_path / "one.jsonl", tmp_path / "two.jsonl"]
    for file in files:
        shell.told([*command.split(), str(file)])
    assert files[0].read_bytes() == files[1].read_bytes()
    header = msgspec.json.decode(files[0].read_bytes().splitlines()[0], type=Header)
    assert header.players == ("level2:6", "thumb:resigns")
    other = tmp_path / "three.jsonl"
    shell.told([*command.replace("level2:6", "level2:60").split(), str(other)])
    assert other.read_bytes().splitlines()[1:] != files[0].read_bytes().splitlines()[1:]


def test_another_name_is_taken_with_a_word(shell: Shell) -> None:
    name, first = next(each for each in GAMES["warriors"].alike.items() if each[0] != each[1])
    out, err = shell.told(f"battle warriors --red {name} --blue thumb --seed 2")
    assert err.splitlines() == [f"carnyx: In Warriors, {name} is the same player as {first}."]
    assert out.split()[-1:] == shell.said(f"battle warriors --red {first} --blue thumb --seed 2").split()[-1:]


def test_who_gives_up_is_told_of_in_the_replay(shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("carnyx.players.resigning.HOPELESS", 101)
    file = tmp_path / "battle.jsonl"
    shell.told(f"battle celtos --red thumb --blue thumb:resigns --journal {file}")
    assert "It gives up because" in shell.said(["replay", str(file)])
    assert "Er gibt auf, weil" in shell.said(["replay", str(file), "--lang", "de"])
    assert "Se rinde porque" in shell.said(["replay", str(file), "--lang", "es"])
    last = len([line for line in file.read_bytes().splitlines() if line.startswith(b"[")])
    assert "gave up" in shell.said(["why", str(file), "--at", str(last)])
