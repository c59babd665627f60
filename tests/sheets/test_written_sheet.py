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
from carnyx.words import LANGUAGES, Language, catalogue
from carnyx.words.explain import Speaker
from carnyx.words.tables import cell, totals

each_game = pytest.mark.parametrize("game", GAMES)
each_language = pytest.mark.parametrize("language", LANGUAGES)

# All modifiers there are; and those of an optional rule that is not in force.
UNLISTED = {"celtos.test", "warriors.combat.contact.threat"}
GLANCE = 260  # letters


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


def grids(page: Page) -> list[Grid]:
    return [block for section in page.sections for block in section.blocks if isinstance(block, Grid)]


@each_game
def test_every_table_and_every_result_stands_once_as_the_registry_has_it(game: str) -> None:
    registry, edition = GAMES[game].rules.registry, GAMES[game].rules.editions["default"]
    speaker, page = Speaker(registry, edition), written(game)
    for table in registry.tables:
        (grid,) = [each for each in grids(page) if table.id in each.tells and not each.listed]
        shown = [[piece.text for piece in row[1:]] for row in grid.rows]
        assert shown == [[cell(speaker, table, value) for value in row] for row in table.cells]
    for trial in registry.trials:
        listed = [each for each in grids(page) if each.listed and each.id == trial.id and each.title]
        if not trial.modifiers or trial.id in UNLISTED:
            assert listed == []
        else:
            (grid,) = listed
            assert [row[1].text for row in grid.rows] == [speaker.title(each.id) for each in trial.modifiers]
    for bands in registry.results:
        (grid,) = [each for each in grids(page) if bands.id in each.tells]
        ends = [totals(band) for band in bands.bands]
        columns = [[row[at].text for row in grid.rows] for at in range(len(grid.rows[0]))]
        assert ends in columns


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
    housed = [row for grid in grids(page) for row in grid.rows if any(piece.mark == "house" for piece in row)]
    assert [[piece.text for piece in row] for row in housed] == [["Volleys of bows", "9"]]
    marks = {piece.mark for grid in grids(written("warriors")) for row in grid.rows for piece in row}
    assert "house" not in marks


def test_editions_differ_on_the_sheet_without_being_house_rules() -> None:
    spanish = sheet(GAMES["celtos"].sheet, GAMES["celtos"].rules.editions["es"], "es")
    assert plain.text(spanish) != plain.text(written("celtos"))
    assert "house" not in {
        piece.mark for s in spanish.sections for b in s.blocks if isinstance(b, Paragraph) for piece in b.pieces
    }


def test_rulings_carry_their_mark() -> None:
    (turn,) = [each for each in grids(written("celtos")) if "celtos.turn.limit" in each.tells]
    assert turn.tells == (
        "celtos.turn.markers",
        "celtos.turn.initiative",
        "celtos.turn.activation",
        "celtos.order.sequence",
        "celtos.turn.limit",
    )
    assert [row[1].mark for row in turn.rows] == ["", "", "ruling", "ruling"]


@each_game
@each_language
def test_nothing_is_said_twice(game: str, language: Language) -> None:
    page = written(game, language)
    blocks = [block for section in page.sections for block in section.blocks]
    told = [id for block in blocks for id in block.tells]
    assert sorted(told) == sorted(set(told))
    lines = [piece.text for block in blocks if isinstance(block, Paragraph) for piece in block.pieces]
    lines += [row[1].text for each in grids(page) if each.listed and not each.title for row in each.rows]
    assert len(lines) == len(set(lines))
    for each in grids(page):
        assert len(each.rows) == len(set(each.rows)), each.id
    titles = [each.title for each in grids(page) if each.title]
    assert len(titles) == len(set(titles))


@each_game
@each_language
def test_no_line_is_longer_than_a_player_reads_at_a_glance(game: str, language: Language) -> None:
    pieces = [
        p for s in written(game, language).sections for b in s.blocks if isinstance(b, Paragraph) for p in b.pieces
    ]
    assert max(len(piece.text) for piece in pieces) <= GLANCE


@each_game
@each_language
def test_it_says_where_every_rule_is_told_in_full(game: str, language: Language) -> None:
    page = written(game, language)
    assert f"carnyx book {game}" in page.more
    for reading in (plain.text, plain.markdown, plain.html):
        assert f"carnyx book {game}" in reading(page)
    assert f"carnyxbook{game}" in told(pdf(page))


@each_game
@each_language
def test_no_figure_is_typed_into_the_lines(game: str, language: Language) -> None:
    words = {id: text for id, text in catalogue(language).sources.items() if id.startswith(f"quick-{game}-")}
    assert len(words) > 20
    typed = {id for id, text in words.items() if re.search(r"\d", text.replace("D10", "").replace("W10", ""))}
    assert typed == set()


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
