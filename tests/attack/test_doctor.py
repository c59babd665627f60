"""The doctor finds what is damaged, saves what can be read, and copies a folder that is in use."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from carnyx.cli import main
from carnyx.core.journal import read
from carnyx.games import SYSTEMS
from carnyx.web.doctor import back_up, examine, salvage
from carnyx.web.lock import locked
from carnyx.web.storage import Storage
from tests.web.tables import House, housed

FILE = "battles.sqlite"


@pytest.fixture
def played(tmp_path: Path) -> tuple[Path, list[str]]:
    """A data folder with three battles, each with an answer or two."""
    with housed(tmp_path) as house:
        names = [_begun(house) for _ in range(3)]
    return tmp_path, names


def _begun(house: House) -> str:
    battle = house.begin("celtos", "demo", "person", "person")
    with house.browser(battle) as browser:
        asked = browser.until(lambda message: message["is"] == "state" and "question" in message)
        choice = next(option["answer"] for option in asked["question"]["options"] if "answer" in option)
        browser.say("answer", number=asked["number"], answer=choice)
        browser.standing(asked["number"] + 1)
    return battle


def spoil(folder: Path, statement: str, *given: object) -> None:
    with closing(sqlite3.connect(folder / FILE, isolation_level=None)) as base:
        base.execute(statement, given)


def test_a_folder_that_is_well_is_called_so(played: tuple[Path, list[str]], capsys: pytest.CaptureFixture[str]) -> None:
    folder, names = played
    assert examine(folder / FILE).is_well
    main(["doctor", "--data", str(folder)])
    assert f"{len(names)} of {len(names)} battles are whole." in capsys.readouterr().out


def test_a_damaged_line_is_named_and_all_before_it_is_salvaged(
    played: tuple[Path, list[str]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, (bad, *good) = played
    spoil(folder, "update line set text = x'00' where battle = ? and number = 1", bad)
    with pytest.raises(SystemExit) as ended:
        main(["doctor", "--data", str(folder), "--salvage", str(tmp_path / "saved")])
    assert ended.value.code == 1
    said = capsys.readouterr().out
    assert bad in said
    assert "2 of 3 battles are whole." in said
    for name in good:
        assert read((tmp_path / "saved" / f"{name}.jsonl").read_bytes(), SYSTEMS).entries
    assert read((tmp_path / "saved" / f"{bad}.jsonl").read_bytes(), SYSTEMS).entries == []


def test_a_battle_whose_row_is_lost_is_salvaged_all_the_same(played: tuple[Path, list[str]], tmp_path: Path) -> None:
    folder, (bad, *_) = played
    spoil(folder, "delete from battle where id = ?", bad)  # without the law that takes its lines along
    report = examine(folder / FILE)
    assert [each.id for each in report.battles if each.why == "row"] == [bad]
    assert {found.id for found, _ in salvage(folder / FILE, tmp_path / "saved")} >= {bad}


def test_a_folder_in_use_is_copied_as_it_stands(played: tuple[Path, list[str]], tmp_path: Path) -> None:
    folder, names = played
    with locked(folder), closing(sqlite3.connect(folder / FILE, isolation_level=None)) as writing:
        writing.execute("begin immediate")
        assert examine(folder / FILE).is_running
        back_up(folder / FILE, tmp_path / "copy.sqlite")
        writing.execute("rollback")
    copy = Storage(tmp_path / "copy.sqlite")
    assert sorted(each.id for each in copy.kept()) == sorted(names)
    copy.close()
    with pytest.raises(FileExistsError):  # nothing is overwritten
        back_up(folder / FILE, tmp_path / "copy.sqlite")


@pytest.mark.parametrize("content", [None, b"no database, but a letter" * 100])
def test_what_is_no_saved_battles_is_one_line(
    content: bytes | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if content is not None:
        (tmp_path / FILE).write_bytes(content)
    with pytest.raises(SystemExit) as ended:
        main(["doctor", "--data", str(tmp_path)])
    assert ended.value.code in (1, 2)
    said = capsys.readouterr()
    assert "Traceback" not in said.out + said.err
    assert said.out + said.err
