"""The printed sheet, looked at: two pages in every language, unit and paper, and nothing runs into anything else."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any

import pypdfium2
import pypdfium2.raw as raw
import pytest
from msgspec.structs import replace

from carnyx.core.length import Units
from carnyx.games import GAMES
from carnyx.sheets.page import Grid
from carnyx.sheets.print import Paper, pdf
from carnyx.sheets.writer import sheet
from carnyx.words import LANGUAGES, Language

Box = tuple[float, float, float, float]  # left, bottom, right, top, in points

MILLIMETRE = 72 / 25.4
MARGIN, FOOT, GUTTER = 9 * MILLIMETRE, 12 * MILLIMETRE, 4.5 * MILLIMETRE
HEADER = 20 * MILLIMETRE  # the title across all columns
BODY = 8  # points: no letter is smaller
PAGES = 2
HAIR = 1.5  # points: letters may lean over the edge of their box by so much

each_print = pytest.mark.parametrize(
    ("game", "language", "units", "paper"),
    list(product(("celtos", "warriors"), LANGUAGES, ("in", "cm"), ("a4", "letter"))),
)


@cache
def printed(game: str, language: Language, units: Units, paper: Paper) -> bytes:
    return pdf(sheet(GAMES[game].sheet, GAMES[game].rules.editions["default"], language=language, units=units), paper)


def boxes(page: pypdfium2.PdfPage) -> list[Box]:
    """Where the words stand: the spaces between them, also at the end of a line, take no room."""
    text = page.get_textpage()
    found: list[Box] = []
    word: list[Box] = []
    for place in range(text.count_chars()):
        blank, box = not chr(raw.FPDFText_GetUnicode(text, place)).strip(), text.get_charbox(place)
        if word and (blank or box[0] < word[-1][0]):  # a word may be divided, and goes on in the next line
            found.append(_around(word))
            word = []
        if not blank:
            word.append(box)
    return [*found, _around(word)] if word else found


def _around(letters: list[Box]) -> Box:
    lefts, bottoms, rights, tops = zip(*letters, strict=True)
    return min(lefts), min(bottoms), max(rights), max(tops)


def overlap(one: Box, other: Box) -> bool:
    """Whether two lines of words run into each other."""
    across = min(one[2], other[2]) - max(one[0], other[0])
    along = min(one[3], other[3]) - max(one[1], other[1])
    return across > 1 and along > HAIR


@each_print
def test_it_has_two_pages_within_their_margins(game: str, language: Language, units: Units, paper: Paper) -> None:
    document = pypdfium2.PdfDocument(printed(game, language, units, paper))
    assert len(document) == PAGES
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
    contents = GAMES[game].sheet.contents
    spanning = {card.page for card in contents.cards if card.column is None}
    for number, page in enumerate(pypdfium2.PdfDocument(printed(game, language, units, paper)), 1):
        width, height = page.get_size()
        shares = contents.widths[number - 1]
        room = width - 2 * MARGIN - (len(shares) - 1) * GUTTER
        columns: list[tuple[float, float]] = []
        for share in shares:
            left = columns[-1][1] + GUTTER if columns else MARGIN
            columns.append((left, left + room * share / sum(shares)))
        found = sorted(boxes(page))
        text = page.get_textpage()
        for place, box in enumerate(found):
            for other in found[place + 1 :]:
                if other[0] >= box[2]:
                    break
                assert not overlap(box, other), (text.get_text_bounded(*box), text.get_text_bounded(*other))
            in_header = number == 1 and box[3] > height - HEADER
            if in_header or box[1] < FOOT or number in spanning:
                continue
            assert any(left - HAIR <= box[0] and box[2] <= right + HAIR for left, right in columns), (
                text.get_text_bounded(*box)
            )


def smallest(document: bytes) -> float:
    """The size of the smallest letter in a print, in points."""
    texts = [page.get_textpage() for page in pypdfium2.PdfDocument(document)]
    return min(
        float(raw.FPDFText_GetFontSize(text, place))
        for text in texts
        for place in range(text.count_chars())
        if chr(raw.FPDFText_GetUnicode(text, place)).strip() and not raw.FPDFText_IsGenerated(text, place)
    )


@each_print
def test_no_letter_is_smaller_than_eight_points(game: str, language: Language, units: Units, paper: Paper) -> None:
    assert smallest(printed(game, language, units, paper)) >= BODY


@pytest.mark.parametrize(("game", "edition"), [(game, name) for game in GAMES for name in GAMES[game].rules.editions])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_edition_has_two_pages_in_letters_that_can_be_read(game: str, edition: str, language: Language) -> None:
    page = sheet(GAMES[game].sheet, GAMES[game].rules.editions[edition], edition, language, "cm")
    document = pdf(page, "letter")
    assert len(pypdfium2.PdfDocument(document)) == PAGES
    assert smallest(document) >= BODY


@pytest.mark.parametrize("language", LANGUAGES)
def test_optional_rules_in_force_still_leave_two_pages(language: Language) -> None:
    edition: Any = GAMES["warriors"].rules.editions["default"]
    optional = replace(edition, omens="on", time_of_day="on", threat="on", magic="on")
    document = pdf(sheet(GAMES["warriors"].sheet, optional, language=language, units="cm"), "letter")
    assert len(pypdfium2.PdfDocument(document)) == PAGES
    assert smallest(document) >= BODY


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
