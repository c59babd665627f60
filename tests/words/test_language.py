"""The languages there are: every folder of words with a `language.ftl` is one."""

from __future__ import annotations

from pathlib import Path

import pytest

from carnyx.words import LANGUAGES, languages, shelves
from carnyx.words.catalogue import catalogue


def test_english_comes_first_then_the_others_by_name() -> None:
    assert LANGUAGES == ("en", "de", "es")
    assert [catalogue(each).say("language.name") for each in LANGUAGES] == ["English", "Deutsch", "Español"]


def test_a_folder_is_a_language_if_it_says_how_it_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelves, "_SHELVES", [*shelves.shelves()])
    (tmp_path / "fr").mkdir()
    (tmp_path / "ga").mkdir()
    (tmp_path / "ga" / "language.ftl").write_text("language-name = Gaeilge\n", encoding="utf-8")
    shelves.add(tmp_path)
    assert languages() == ("en", "de", "es", "ga")
    assert catalogue("ga").say("language.name") == "Gaeilge"


def test_what_a_shelf_lacks_in_a_language_is_said_in_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelves, "_SHELVES", [*shelves.shelves()])
    (tmp_path / "ga").mkdir()
    (tmp_path / "ga" / "language.ftl").write_text("language-name = Gaeilge\n", encoding="utf-8")
    shelves.add(tmp_path)
    assert catalogue("ga").say("page-undo") == catalogue("en").say("page-undo")
