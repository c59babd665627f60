"""Sheets on the command line: the report, the JSON, and one clear line for what is no sheet."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from carnyx.cli import main
from tests.sheets.printed import damaged, printed


@pytest.fixture
def sheet(tmp_path: Path) -> Path:
    path = tmp_path / "sheet.txt"
    path.write_text(printed("celtos", "en"), encoding="utf-8")
    return path


def said(command: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    main(["sheet", "read", *command])
    return capsys.readouterr().out


def refused(command: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    with pytest.raises(SystemExit) as stopped:
        main(["sheet", "read", *command])
    told = capsys.readouterr()
    assert stopped.value.code == 2
    assert told.out == ""
    assert told.err.count("\n") == 1
    return told.err


def test_the_json_has_its_seven_parts(sheet: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sheet.write_text(damaged(printed("celtos", "en"), 7, 0.05), encoding="utf-8")
    found = json.loads(said([str(sheet), "--json"], capsys))
    assert list(found) == ["system", "language", "values", "repaired", "restored", "differences", "unplaced"]
    assert (found["system"], found["language"]) == ("celtos", "en")
    assert set(found["values"][0]) == {"id", "rule", "value", "in_force", "unit", "line"}
    assert set(found["repaired"][0]) == {"id", "was", "value", "unit", "line", "because"}
    assert set(found["restored"][0]) == {"kind", "id", "was", "value", "line"}


@pytest.mark.parametrize(("language", "words"), [("en", "recognised"), ("de", "erkannt"), ("es", "reconocidos")])
def test_the_report_speaks_three_languages(
    sheet: Path, language: str, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    text = damaged(printed("celtos", "en", "es"), 7, 0.05) + "\n+4 riding a dragon\n"
    sheet.write_text(text, encoding="utf-8")
    report = said([str(sheet), "--lang", language], capsys)
    assert words in report
    assert "celtos.shoot.bands/limit/short" in report
    assert "--house lengths=cm" in report.replace("\n", " ").replace("   ", "")
    assert "riding a dragon" in report
    assert "{" not in report


def test_a_sheet_is_compared_with_the_edition_asked_for(sheet: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sheet.write_text(printed("celtos", "en", "es"), encoding="utf-8")
    assert len(json.loads(said([str(sheet), "--json"], capsys))["differences"]) == 4
    assert json.loads(said([str(sheet), "--json", "--edition", "es"], capsys))["differences"] == []
    assert json.loads(said([str(sheet), "--json", "--house", "lengths=cm"], capsys))["differences"] == []


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "cp1252"])
def test_a_sheet_may_be_in_any_usual_encoding(sheet: Path, encoding: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = printed("celtos", "de").replace("−", "-").replace("\u202f", " ")
    sheet.write_bytes(text.encode(encoding))
    found = json.loads(said([str(sheet), "--json"], capsys))
    assert (found["language"], found["unplaced"], found["differences"]) == ("de", [], [])


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "is empty"),
        (b" \n\n\t", "is empty"),
        (b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR", "is no text"),
        (bytes(range(256)) * 20, "is no text"),
        (b"The quick brown fox jumps over the lazy dog 12 times.\n" * 50, "is no sheet"),
        (b"1 2 3 4 5 6 7 8 9 10\n1 6+ 7+ 8+ 9+ 10+ 10+ 10+ 10+ 10+ 10+\n", "is no sheet"),
        (b"{}", "is no sheet"),
    ],
)
def test_what_is_no_sheet_gets_one_clear_line(
    sheet: Path, content: bytes, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    sheet.write_bytes(content)
    assert words in refused([str(sheet)], capsys)
    assert words in refused([str(sheet), "--json"], capsys)


def test_fifty_megabytes_are_too_large(sheet: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with sheet.open("wb") as file:
        file.truncate(50_000_000)
    assert "too large" in refused([str(sheet)], capsys)


@pytest.mark.parametrize("lang", ["en", "de", "es"])
def test_what_is_not_there_is_said_in_the_readers_language(
    sheet: Path, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    gone = sheet.with_name("gone.txt")
    assert str(gone) in refused([str(gone), "--lang", lang], capsys)
    assert str(sheet.parent) in refused([str(sheet.parent), "--lang", lang], capsys)
    empty = sheet.with_name("empty.txt")
    empty.write_bytes(b"")
    assert str(empty) in refused([str(empty), "--lang", lang], capsys)


def test_an_edition_the_game_of_the_sheet_does_not_have_is_refused(
    sheet: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sheet.write_text(printed("warriors", "en"), encoding="utf-8")
    assert "--edition" in refused([str(sheet), "--edition", "de"], capsys)


@pytest.mark.skipif(not Path(os.devnull).exists(), reason="there is no such device")
def test_an_empty_device_is_an_empty_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert "is empty" in refused([os.devnull], capsys)
