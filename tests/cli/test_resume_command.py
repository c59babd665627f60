"""`carnyx resume`: a battle that stopped goes on to its end, and what was written is never written again."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from tests.cli.shell import Shell

BATTLES = {
    "celtos": "battle celtos --scenario demo --red thumb --blue random --seed 7",
    "warriors": "battle warriors --scenario box --red thumb --blue random --seed 3",
}
each_game = pytest.mark.parametrize("game", BATTLES)


@pytest.fixture
def stopped(game: str, tmp_path: Path, shell: Shell) -> Path:
    """The journal of a battle that stopped after forty answers."""
    path = shell.fights(BATTLES[game], tmp_path / "battle.jsonl")
    path.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:41]))
    return path


@each_game
def test_an_unfinished_battle_goes_on_to_its_end_behind_what_was_written(stopped: Path, shell: Shell) -> None:
    before = stopped.read_bytes()
    fought = shell.answered(f"resume {stopped}")
    after = stopped.read_bytes()
    assert after.startswith(before)
    header, *lines = map(json.loads, after.splitlines())
    assert "from" not in header
    assert len([line for line in lines if isinstance(line, list)]) == fought["answers"] > 41
    checked = shell.answered(f"replay {stopped} --verify")
    assert checked["over"] is True
    assert [checked[name] for name in ("answers", "digest")] == [fought[name] for name in ("answers", "digest")]


@each_game
def test_the_journal_names_its_players_and_who_resumes_may_name_others(stopped: Path, shell: Shell) -> None:
    before = stopped.read_bytes()
    assert json.loads(before.splitlines()[0])["players"] == ["thumb", "random"]
    ends = []
    for seats in ("", "--red thumb --blue random", "--red random --blue random"):
        stopped.write_bytes(before)
        ends.append(shell.answered(f"resume {stopped} {seats} --seed 5")["digest"])
    assert ends[0] == ends[1] != ends[2]


@pytest.mark.parametrize("game", ["celtos"])
def test_the_same_seed_goes_on_in_the_same_way(stopped: Path, shell: Shell) -> None:
    before = stopped.read_bytes()
    ends = []
    for seed in (5, 5, 6):
        stopped.write_bytes(before)
        ends.append(shell.answered(f"resume {stopped} --seed {seed}")["digest"])
    assert ends[0] == ends[1] != ends[2]


@each_game
@pytest.mark.parametrize(("language", "word"), [("en", "over"), ("de", "vorbei"), ("es", "terminado")])
def test_a_finished_battle_is_not_resumed(game: str, language: str, word: str, tmp_path: Path, shell: Shell) -> None:
    path = shell.fights(BATTLES[game], tmp_path / "battle.jsonl")
    before = path.read_bytes()
    out, err = shell.told(f"resume {path} --lang {language}", 2)
    assert (out, err.count("\n"), word in err) == ("", 1, True)
    assert path.read_bytes() == before


@each_game
def test_typed_dice_go_on_where_they_stopped(stopped: Path, monkeypatch: pytest.MonkeyPatch, shell: Shell) -> None:
    before = stopped.read_bytes()
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert "carnyx resume" in shell.told(f"resume {stopped} --dice typed", 2)[1]
    waiting = stopped.read_bytes()
    assert waiting.startswith(before)
    assert shell.answered(f"replay {stopped} --verify")["over"] is False
    shell.told(f"resume {stopped}")
    assert stopped.read_bytes().startswith(waiting)


@pytest.mark.parametrize("game", ["celtos"])
@pytest.mark.parametrize("options", ["--green thumb", "--red clever", "--dice loaded", "--lang fr"])
def test_a_wrong_option_changes_nothing(options: str, stopped: Path, shell: Shell) -> None:
    before = stopped.read_bytes()
    out, err = shell.told(f"resume {stopped} {options}", 2)
    assert (out, err.count("\n")) == ("", 1)
    assert stopped.read_bytes() == before


@pytest.mark.parametrize("game", ["celtos"])
def test_a_line_without_its_end_is_named_and_nothing_is_added(stopped: Path, shell: Shell) -> None:
    stopped.write_bytes(stopped.read_bytes()[:-20])
    before = stopped.read_bytes()
    assert "line 41 is cut off" in shell.told(f"resume {stopped}", 2)[1]
    assert stopped.read_bytes() == before


@pytest.mark.parametrize("text", [b"\x89PNG\r\x1a\x00\x00", b"\x00" * 9, b'\xff{"carnyx":2'])
def test_a_binary_file_is_said_to_be_no_journal(text: bytes, tmp_path: Path, shell: Shell) -> None:
    (tmp_path / "picture").write_bytes(text)
    assert "no journal" in shell.told(f"resume {tmp_path / 'picture'}", 2)[1]
