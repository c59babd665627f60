"""One tree, three formats: the printed book says what the rules say, and page and Markdown lead to every rule."""

from __future__ import annotations

import re
from functools import cache
from html.parser import HTMLParser
from itertools import pairwise

import pypdfium2
import pytest

from carnyx.book.markdown import markdown
from carnyx.book.page import html
from carnyx.book.tree import Entries, Heading, RuleText
from carnyx.games import GAMES
from carnyx.words import Language
from tests.rulebook.books import WRITTEN, printed, written

LEAST, MOST = 25, 45  # pages
MILLIMETRE = 72 / 25.4
LEFT, RIGHT, BOTTOM, TOP = 18 * MILLIMETRE, 20 * MILLIMETRE, 20 * MILLIMETRE, 20 * MILLIMETRE
HAIR, SPACE, ACCENT = 1.5, 6.0, 5.0  # points that letters may lean out, spaces hang over, and accents rise

each_book = pytest.mark.parametrize(("game", "language"), WRITTEN)


def bare(text: str) -> str:
    """Letters and figures only: lines are broken and words hyphenated on paper."""
    return re.sub(r"[\W_]+", "", text)


@cache
def extracted(game: str, language: Language) -> tuple[str, ...]:
    """All that is printed on each page but its foot."""
    found = []
    for page in pypdfium2.PdfDocument(printed(game, language)):
        width, height = page.get_size()
        found.append(bare(page.get_textpage().get_text_bounded(0, BOTTOM - 2, width, height)))
    return tuple(found)


def is_printed(words: str, pages: tuple[str, ...]) -> bool:
    """Whether words stand on a page, or begin on one and go on on the next, with an example between them perhaps."""
    wanted = bare(words)
    if any(wanted in page for page in pages):
        return True
    return any(
        wanted[:cut] in one and wanted[cut:] in other for one, other in pairwise(pages) for cut in range(1, len(wanted))
    )


@each_book
def test_the_printed_book_has_as_many_pages_as_one_reads_in_an_evening(game: str, language: Language) -> None:
    assert LEAST <= len(pypdfium2.PdfDocument(printed(game, language))) <= MOST


@each_book
def test_what_is_printed_is_what_the_rules_say(game: str, language: Language) -> None:
    pages = extracted(game, language)
    lacking = []
    for chapter in written(game, language).chapters:
        for block in chapter.blocks:
            rows = [block] if isinstance(block, RuleText) else block.entries if isinstance(block, Entries) else []
            for row in rows:
                sentences = [each for piece in row.pieces for each in re.split(r"(?<=[.;:]) ", piece.text)]
                lacking += [(row.id, each) for each in sentences if not is_printed(each, pages)]
                lacking += [(row.id, row.title)] if not is_printed(row.title, pages) else []
    assert lacking == []


@each_book
def test_nothing_printed_leaves_its_page(game: str, language: Language) -> None:
    for page in pypdfium2.PdfDocument(printed(game, language)):
        width, height = page.get_size()
        text = page.get_textpage()
        for place in range(text.count_rects()):
            left, _, right, top = text.get_rect(place)
            assert left > LEFT - HAIR
            assert right < width - RIGHT + SPACE
            assert top < height - TOP + ACCENT


@each_book
def test_no_heading_stands_alone_at_the_end_of_a_page(game: str, language: Language) -> None:
    titles = {chapter.title for chapter in written(game, language).chapters}
    titles |= {
        block.title
        for chapter in written(game, language).chapters
        for block in chapter.blocks
        if isinstance(block, Heading)
    }
    for number, page in enumerate(pypdfium2.PdfDocument(printed(game, language)), 1):
        width, height = page.get_size()
        text = page.get_textpage().get_text_bounded(0, BOTTOM - 2, width, height)
        last = [line for line in text.splitlines() if line.strip()][-1].strip()
        assert number == 1 or last not in titles


class _Seen(HTMLParser):
    """Every id of a page, and every place of its own that it leads to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what a tag is called and where it leads."""
        for name, value in attrs:
            if name == "id" and value:
                self.ids.append(value)
            if name == "href" and value and value.startswith("#"):
                self.links.append(value[1:])


@each_book
def test_the_page_has_a_place_for_every_rule_and_every_link_resolves(game: str, language: Language) -> None:
    seen = _Seen(html(written(game, language)))
    assert len(seen.ids) == len(set(seen.ids))
    assert set(GAMES[game].rules.registry.rules) <= set(seen.ids)
    assert set(seen.links) <= set(seen.ids)


@each_book
def test_the_page_can_be_searched_and_needs_nothing_else(game: str, language: Language) -> None:
    page = html(written(game, language))
    assert '<input type="search"' in page
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")


@each_book
def test_markdown_has_a_place_for_every_rule_and_every_link_resolves(game: str, language: Language) -> None:
    text = markdown(written(game, language))
    ids = re.findall(r'<a id="([^"]+)">', text)
    assert len(ids) == len(set(ids))
    assert set(GAMES[game].rules.registry.rules) <= set(ids)
    assert set(re.findall(r"\]\(#([^)]+)\)", text)) <= set(ids)


def test_the_same_book_is_printed_the_same_twice() -> None:
    from carnyx.book.print import pdf

    assert pdf(written("celtos", "en")) == printed("celtos", "en")
