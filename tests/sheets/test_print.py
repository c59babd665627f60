"""The printed sheet, looked at: two pages in every language, unit and paper, and nothing runs into anything else."""

from __future__ import annotations

from functools import cache
from itertools import product

import pypdfium2
import pytest

from carnyx.core.length import Units
from carnyx.games import GAMES
from carnyx.sheets.page import Grid
from carnyx.sheets.print import Paper, pdf
from carnyx.sheets.writer import sheet
from carnyx.words import LANGUAGES, Language

Box = tuple[float, float, float, float]  # left, bottom, right, top, in points

MILLIMETRE = 72 / 25.4
MARGIN, FOOT, GUTTER = 9 * MILLIMETRE, 11 * MILLIMETRE, 4.5 * MILLIMETRE
HEADER = 20 * MILLIMETRE  # the title across all columns
COLUMNS = 3
HAIR = 1.5  # points: letters may lean over the edge of their box by so much

each_print = pytest.mark.parametrize(
    ("game", "language", "units", "paper"),
    list(product(("celtos", "warriors"), LANGUAGES, ("in", "cm"), ("a4", "letter"))),
)


@cache
def printed(game: str, language: Language, units: Units, paper: Paper) -> bytes:
    return pdf(sheet(GAMES[game].sheet, GAMES[game].rules.editions["default"], language=language, units=units), paper)


def boxes(page: pypdfium2.PdfPage) -> list[Box]:
    """Where the words stand, line by line."""
    text = page.get_textpage()
    return [text.get_rect(place) for place in range(text.count_rects())]


def overlap(one: Box, other: Box) -> bool:
    """Whether two lines of words run into each other."""
    across = min(one[2], other[2]) - max(one[0], other[0])
    along = min(one[3], other[3]) - max(one[1], other[1])
    return across > 1 and along > HAIR


@each_print
def test_it_has_two_pages_within_their_margins(game: str, language: Language, units: Units, paper: Paper) -> None:
    document = pypdfium2.PdfDocument(printed(game, language, units, paper))
    assert len(document) == 2
    for page in document:
        width, height = page.get_size()
        for left, bottom, right, top in boxes(page):
            assert left > MARGIN - HAIR
            assert right < width - MARGIN + HAIR
            assert bottom > 5
            assert top < height - MARGIN + HAIR


@each_print
def test_no_words_run_into_others_or_out_of_their_column(
    game: str, language: Language, units: Units, paper: Paper
) -> None:
    for number, page in enumerate(pypdfium2.PdfDocument(printed(game, language, units, paper))):
        width, height = page.get_size()
        column = (width - 2 * MARGIN - (COLUMNS - 1) * GUTTER) / COLUMNS
        edges = [MARGIN + place * (column + GUTTER) for place in range(COLUMNS)]
        found = sorted(boxes(page))
        text = page.get_textpage()
        for place, box in enumerate(found):
            for other in found[place + 1 :]:
                if other[0] >= box[2]:
                    break
                assert not overlap(box, other), (text.get_text_bounded(*box), text.get_text_bounded(*other))
            in_header = number == 0 and box[3] > height - HEADER
            if in_header or box[1] < FOOT:
                continue
            assert any(edge - HAIR <= box[0] and box[2] <= edge + column + HAIR for edge in edges), (
                text.get_text_bounded(*box)
            )


@each_print
def test_in_the_picture_the_margins_are_white_and_the_pages_full(
    game: str, language: Language, units: Units, paper: Paper
) -> None:
    for page in pypdfium2.PdfDocument(printed(game, language, units, paper)):
        picture = page.render(scale=1, grayscale=True)
        grey = bytes(picture.buffer)
        rows = [grey[start : start + picture.width] for start in range(0, len(grey), picture.stride)]
        side = int(MARGIN) - 2
        assert all(set(row[:side] + row[-side:]) == {255} for row in rows)
        assert {shade for row in rows[:side] for shade in row} == {255}
        dark = sum(any(shade < 128 for shade in row) for row in rows)
        assert dark > 0.6 * len(rows)


@each_print
def test_every_cell_of_every_table_is_in_the_print(game: str, language: Language, units: Units, paper: Paper) -> None:
    document = pypdfium2.PdfDocument(printed(game, language, units, paper))
    text = "".join("".join(page.get_textpage().get_text_bounded().split()) for page in document)
    page = sheet(GAMES[game].sheet, GAMES[game].rules.editions["default"], language=language, units=units)
    for section in page.sections:
        for block in section.blocks:
            if isinstance(block, Grid) and block.heads:
                cells = [piece.text + piece.chance for row in block.rows for piece in row[1:]]
                assert [cell for cell in cells if "".join(cell.split()) not in text] == []


@pytest.mark.parametrize(("language", "letters"), [("de", "äöüÄÖÜß"), ("es", "áéíóúñ¿")])
def test_umlauts_and_accents_are_whole_letters(language: Language, letters: str) -> None:
    for game in ("celtos", "warriors"):
        page = sheet(GAMES[game].sheet, GAMES[game].rules.editions["default"], language=language)
        words = "".join(
            piece.text
            for section in page.sections
            for block in section.blocks
            for piece in ([p for row in block.rows for p in row] if isinstance(block, Grid) else block.pieces)
        )
        document = pypdfium2.PdfDocument(printed(game, language, "in", "a4"))
        text = "".join(page.get_textpage().get_text_bounded() for page in document)
        for letter in letters:
            assert text.count(letter) >= words.count(letter), letter
        assert "\ufffd" not in text
