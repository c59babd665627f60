"""`carnyx resume`: a battle that stopped goes on to its end, and what was written is never written again."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from carnyx.cli import main

BATTLES = {
    "celtos": "battle celtos --scenario demo --red thumb --blue random --seed 7",
    "warriors": "battle warriors --scenario box --red thumb --blue random --seed 3",
}
each_game = pytest.mark.parametrize("game", BATTLES)


def told(command: str, capsys: pytest.CaptureFixture[str], code: int = 0) -> tuple[str, str]:
    try:
        main(command.split())
        ended = 0
    except SystemExit as stopped:
        ended = int(stopped.code or 0)
    assert ended == code
    out, err = capsys.readouterr()
    return out, err


@pytest.fixture
def stopped(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """The journal of a battle that stopped after forty answers."""
    path = tmp_path / "battle.jsonl"
    told(f"{BATTLES[game]} --journal {path}", capsys)
    path.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:41]))
    return path


@each_game
def test_an_unfinished_battle_goes_on_to_its_end_behind_what_was_written(
    stopped: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = stopped.read_bytes()
    fought = json.loads(told(f"resume {stopped} --json", capsys)[0])
    after = stopped.read_bytes()
    assert after.startswith(before)
    assert len(after.splitlines()) == fought["answers"] + 1 > 41
    checked = json.loads(told(f"replay {stopped} --verify --json", capsys)[0])
    assert checked == {"answers": fought["answers"], "digest": fought["digest"], "over": True}


@each_game
def test_the_journal_names_its_players_and_who_resumes_may_name_others(
    stopped: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = stopped.read_bytes()
    assert json.loads(before.splitlines()[0])["players"] == ["thumb", "random"]
    ends = []
    for seats in ("", "--red thumb --blue random", "--red random --blue random"):
        stopped.write_bytes(before)
        ends.append(json.loads(told(f"resume {stopped} {seats} --seed 5 --json", capsys)[0])["digest"])
    assert ends[0] == ends[1] != ends[2]


@pytest.mark.parametrize("game", ["celtos"])
def test_the_same_seed_goes_on_in_the_same_way(stopped: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = stopped.read_bytes()
    ends = []
    for seed in (5, 5, 6):
        stopped.write_bytes(before)
        ends.append(json.loads(told(f"resume {stopped} --seed {seed} --json", capsys)[0])["digest"])
    assert ends[0] == ends[1] != ends[2]


@each_game
@pytest.mark.parametrize(("language", "word"), [("en", "over"), ("de", "vorbei"), ("es", "terminado")])
def test_a_finished_battle_is_not_resumed(
    game: str, language: str, word: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "battle.jsonl"
    told(f"{BATTLES[game]} --journal {path}", capsys)
    before = path.read_bytes()
    out, err = told(f"resume {path} --lang {language}", capsys, 2)
    assert (out, err.count("\n"), word in err) == ("", 1, True)
    assert path.read_bytes() == before


@each_game
def test_typed_dice_go_on_where_they_stopped(
    stopped: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    before = stopped.read_bytes()
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert "carnyx resume" in told(f"resume {stopped} --dice typed", capsys, 2)[1]
    waiting = stopped.read_bytes()
    assert waiting.startswith(before)
    assert json.loads(told(f"replay {stopped} --verify --json", capsys)[0])["over"] is False
    told(f"resume {stopped}", capsys)
    assert stopped.read_bytes().startswith(waiting)


@pytest.mark.parametrize("game", ["celtos"])
@pytest.mark.parametrize("options", ["--green thumb", "--red clever", "--dice loaded", "--lang fr"])
def test_a_wrong_option_changes_nothing(options: str, stopped: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = stopped.read_bytes()
    out, err = told(f"resume {stopped} {options}", capsys, 2)
    assert (out, err.count("\n")) == ("", 1)
    assert stopped.read_bytes() == before


@pytest.mark.parametrize("game", ["celtos"])
def test_a_line_without_its_end_is_named_and_nothing_is_added(
    stopped: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    stopped.write_bytes(stopped.read_bytes()[:-20])
    before = stopped.read_bytes()
    assert "line 41 is cut off" in told(f"resume {stopped}", capsys, 2)[1]
    assert stopped.read_bytes() == before


@pytest.mark.parametrize("text", [b"\x89PNG\r\x1a\x00\x00", b"\x00" * 9, b'\xff{"carnyx":2'])
def test_a_binary_file_is_said_to_be_no_journal(
    text: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "picture").write_bytes(text)
    assert "no journal" in told(f"resume {tmp_path / 'picture'}", capsys, 2)[1]
