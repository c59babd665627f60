"""The written sheet: two pages in every language, unit and paper, every figure on it, and marks where they belong."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pypdfium2
import pytest
from msgspec.structs import replace

from carnyx.cli import main
from carnyx.core.length import Units
from carnyx.games import GAMES
from carnyx.sheets import plain
from carnyx.sheets.page import Grid, Page, Paragraph
from carnyx.sheets.print import pdf
from carnyx.sheets.writer import sheet
from carnyx.words import LANGUAGES, Language
from carnyx.words.explain import Speaker
from carnyx.words.tables import cell, totals

each_game = pytest.mark.parametrize("game", GAMES)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def written(game: str, language: Language = "en", units: Units = "in") -> Page:
    return sheet(GAMES[game].sheet, GAMES[game].rules.editions["default"], language=language, units=units)


def flat(text: str) -> str:
    """A text without gaps and hyphens, as lines may have been broken anywhere."""
    return re.sub(r"[\s\u00ad\ufffe\u0002\-\u2010]", "", text)


def told(document: bytes) -> str:
    with_pages = pypdfium2.PdfDocument(document)
    return flat("".join(page.get_textpage().get_text_bounded() for page in with_pages))


@each_game
@each_language
def test_all_that_the_page_says_is_in_the_print(game: str, language: Language) -> None:
    page, print = written(game, language), told(pdf(written(game, language)))
    for section in page.sections:
        assert flat(section.title) in print
        for block in section.blocks:
            pieces = block.pieces if isinstance(block, Paragraph) else [piece for row in block.rows for piece in row]
            missing = [piece.text for piece in pieces if flat(piece.text) not in print]
            assert len([text for text in missing if len(text) < 60]) == 0, missing


@each_game
def test_every_table_and_every_result_stands_as_the_registry_has_it(game: str) -> None:
    registry, edition = GAMES[game].rules.registry, GAMES[game].rules.editions["default"]
    speaker, page = Speaker(registry, edition), written(game)
    grids = {
        (block.id, block.listed): block
        for section in page.sections
        for block in section.blocks
        if isinstance(block, Grid)
    }
    for table in registry.tables:
        shown = [[piece.text for piece in row[1:]] for row in grids[table.id, False].rows]
        assert shown == [[cell(speaker, table, value) for value in row] for row in table.cells]
    for trial in registry.trials:
        if trial.modifiers:
            shown_titles = [row[1].text.partition(": ")[0] for row in grids[trial.id, True].rows]
            assert shown_titles == [speaker.title(each.id) for each in trial.modifiers]
    for bands in registry.results:
        assert [row[0].text for row in grids[bands.id, True].rows] == [totals(band) for band in bands.bands]


def test_a_six_means_half() -> None:
    page = written("celtos")
    (cover,) = [
        b for s in page.sections for b in s.blocks if isinstance(b, Grid) and b.id == "celtos.cover" and b.heads
    ]
    assert [(piece.text, piece.chance) for piece in cover.rows[0][1:]] == [("9+", "20%"), ("8+", "30%"), ("7+", "40%")]
    (shot,) = [
        b for s in page.sections for b in s.blocks if isinstance(b, Grid) and b.id == "celtos.shoot.hit" and b.heads
    ]
    assert (shot.rows[0][4].text, shot.rows[0][4].chance) == ("6+", "50%")
    assert (shot.rows[0][-1].text, shot.rows[0][-1].chance) == ("0+", "90%")  # a natural 1 fails


def test_a_house_rule_changes_the_sheet_and_is_marked() -> None:
    edition: Any = GAMES["warriors"].rules.editions["default"]
    page = sheet(GAMES["warriors"].sheet, replace(edition, volleys_bow=9))
    assert "volleys_bow=9" in page.subtitle
    (settings,) = page.sections[-1].blocks
    assert isinstance(settings, Grid)
    housed = [(row[0].mark, row[1].text) for row in settings.rows if row[0].mark == "house"]
    assert housed == [("house", "9")]
    assert "house" not in {row[0].mark for row in written("warriors").sections[-1].blocks[0].rows}  # type: ignore[union-attr]


def test_editions_differ_on_the_sheet_without_being_house_rules() -> None:
    spanish = sheet(GAMES["celtos"].sheet, GAMES["celtos"].rules.editions["es"], "es")
    assert plain.text(spanish) != plain.text(written("celtos"))
    assert "house" not in {
        piece.mark for s in spanish.sections for b in s.blocks if isinstance(b, Paragraph) for piece in b.pieces
    }


def test_rulings_carry_their_mark() -> None:
    blocks = [block for section in written("celtos").sections for block in section.blocks]
    (limit,) = [block for block in blocks if isinstance(block, Paragraph) and block.id == "celtos.turn.limit"]
    (die,) = [block for block in blocks if isinstance(block, Paragraph) and block.id == "celtos.die"]
    assert {piece.mark for piece in limit.pieces} == {"ruling"}
    assert {piece.mark for piece in die.pieces} == {""}


@pytest.mark.parametrize(("language", "letters"), [("de", "äöüß"), ("es", "áéíóúñ")])
def test_umlauts_and_accents_are_printed(language: Language, letters: str) -> None:
    print = told(pdf(written("celtos", language)))
    assert set(letters) <= set(print)
    assert {"−", "†"} <= set(print)
    assert "\ufffd" not in print


def test_the_same_sheet_has_the_same_bytes() -> None:
    assert pdf(written("warriors", "de")) == pdf(written("warriors", "de"))


@each_game
def test_json_is_the_page_itself(game: str, tmp_path: Path) -> None:
    main(["sheet", game, "--lang", "de", "-o", str(tmp_path / "sheet.json")])
    assert msgspec.json.decode((tmp_path / "sheet.json").read_bytes(), type=Page) == written(game, "de")


@pytest.mark.parametrize(
    ("name", "start"), [("a.pdf", "%PDF"), ("a.html", "<!doctype"), ("a.md", "# Celtos"), ("a.txt", "CELTOS")]
)
def test_the_name_of_the_file_tells_the_format(name: str, start: str, tmp_path: Path) -> None:
    main(["sheet", "celtos", "-o", str(tmp_path / name)])
    assert (tmp_path / name).read_bytes().startswith(start.encode())


@pytest.mark.parametrize(
    "command", [["chess"], ["celtos", "--format", "doc"], ["celtos", "--paper", "a3"], ["celtos", "--house", "luck=1"]]
)
def test_what_cannot_be_written_is_said_in_one_line(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["sheet", *command])
    assert stopped.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_no_file_is_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "mine.txt"
    kept.write_text("mine", encoding="utf-8")
    with pytest.raises(SystemExit):
        main(["sheet", "celtos", "-o", str(kept)])
    assert kept.read_text(encoding="utf-8") == "mine"
    assert capsys.readouterr().err
