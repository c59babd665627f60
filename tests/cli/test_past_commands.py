"""Journals of earlier rules at the command line: told and drawn turn by turn, played on in a new file."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.cli.shell import Shell
from tests.old_journals import WITH_POSITIONS, WITHOUT, on_a_later_day

each_with_positions = pytest.mark.parametrize("path", WITH_POSITIONS, ids=lambda path: path.stem)
each_without = pytest.mark.parametrize("path", WITHOUT, ids=lambda path: path.stem)
each_language = pytest.mark.parametrize(
    ("lang", "earlier"), [("en", "earlier rules"), ("de", "früheren Regeln"), ("es", "reglas anteriores")]
)


@pytest.fixture(autouse=True)
def _later(monkeypatch: pytest.MonkeyPatch) -> None:
    on_a_later_day(monkeypatch)


@each_with_positions
@each_language
def test_it_is_told_turn_by_turn(path: Path, lang: str, earlier: str, shell: Shell) -> None:
    why, *lines = shell.said(f"replay {path} --lang {lang}").splitlines()
    assert earlier in why
    assert sum(line.startswith(("Turn ", "Runde ", "Empieza el turno ")) for line in lines) >= 5
    full = shell.said(f"replay {path} --lang {lang} --full").splitlines()
    assert len(full) > len(lines) + 1


@each_with_positions
def test_it_is_told_up_to_an_answer(path: Path, shell: Shell) -> None:
    told = shell.answered(f"replay {path} --to 100")
    assert 0 < max(line["answer"] for line in told) <= 100
    assert "--to" in shell.refused(f"replay {path} --to 100000")


@each_without
@each_language
def test_without_positions_forces_and_answers_are_told_as_they_are(
    path: Path, lang: str, earlier: str, shell: Shell
) -> None:
    why, red, blue, *answers = shell.said(f"replay {path} --lang {lang}").splitlines()
    assert earlier in why
    written = [json.loads(line) for line in path.read_bytes().splitlines()[1:]]
    assert answers == [
        f"{number}: {json.dumps(answer, separators=(',', ':'), ensure_ascii=False)}" for number, answer, _ in written
    ]
    assert "(" in red
    assert "(" in blue


@each_with_positions
@pytest.mark.parametrize("lang", ["en", "de", "es"])
def test_how_far_it_is_checked_is_said(path: Path, lang: str, shell: Shell) -> None:
    found = shell.answered(f"replay {path} --verify")
    assert found["positions"] >= 5
    assert found["checked"] <= found["answers"]
    assert str(found["checked"]) in shell.said(f"replay {path} --verify --lang {lang}")


@each_without
def test_without_positions_only_its_form_is_checked(path: Path, shell: Shell) -> None:
    assert "form" in shell.said(f"replay {path} --verify")


@each_with_positions
def test_a_turn_is_drawn(path: Path, tmp_path: Path, shell: Shell) -> None:
    first, last = tmp_path / "first.svg", tmp_path / "last.svg"
    _, said = shell.told(f"show {path} --at 60 -o {first}")
    assert "earlier rules" in said
    shell.told(f"show {path} -o {last}")
    assert first.read_text("utf-8") != last.read_text("utf-8")
    ElementTree.fromstring(last.read_text("utf-8"))


@each_without
def test_without_positions_the_table_is_drawn(path: Path, tmp_path: Path, shell: Shell) -> None:
    drawn = tmp_path / "table.svg"
    _, said = shell.told(f"show {path} -o {drawn}")
    assert "no positions" in said
    ElementTree.fromstring(drawn.read_text("utf-8"))


@each_with_positions
@each_language
def test_it_goes_on_only_after_a_clear_word(path: Path, lang: str, earlier: str, shell: Shell) -> None:
    before = path.read_bytes()
    said = shell.refused(f"resume {path} --lang {lang}")
    assert earlier in said
    assert "--anew" in said
    assert path.read_bytes() == before


@each_with_positions
def test_it_goes_on_by_todays_rules_in_a_new_file(path: Path, tmp_path: Path, shell: Shell) -> None:
    before, new = path.read_bytes(), tmp_path / "new.jsonl"
    fought = shell.answered(f"resume {path} --anew {new} --seed 4")
    assert path.read_bytes() == before
    header = json.loads(new.read_bytes().splitlines()[0])
    old = json.loads(before.splitlines()[0])
    assert header["from"]["rules"] == old["rules"] < header["rules"]
    assert header["setup"].pop("edition").items() >= old["setup"].pop("edition").items()  # new settings may have come
    assert header["setup"] == old["setup"]
    assert header["players"] == ["thumb", "thumb"]
    checked = shell.answered(f"replay {new} --verify")
    assert checked["over"] is True
    assert [checked[name] for name in ("answers", "digest")] == [fought[name] for name in ("answers", "digest")]
    assert shell.said(f"replay {new}")
    assert str(new) in shell.refused(f"resume {path} --anew {new}")  # no file is overwritten


@each_without
def test_without_positions_there_is_nothing_to_go_on_from(path: Path, tmp_path: Path, shell: Shell) -> None:
    new = tmp_path / "new.jsonl"
    assert "no positions" in shell.refused(f"resume {path} --anew {new}")
    assert not new.exists()


def test_a_journal_of_todays_rules_goes_on_in_its_own_file(tmp_path: Path, shell: Shell) -> None:
    path = tmp_path / "battle.jsonl"
    shell.told(f"battle celtos --seed 7 --journal {path}")
    assert "--anew" in shell.refused(f"resume {path} --anew {tmp_path / 'new.jsonl'}")


@each_with_positions
@pytest.mark.parametrize("command", ["preview {}", "threats {}", "replay {} --events"])
def test_there_are_no_odds_and_no_events_of_it(path: Path, command: str, shell: Shell) -> None:
    assert "earlier rules" in shell.refused(command.format(path))
