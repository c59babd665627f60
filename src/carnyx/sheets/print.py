"""A page in print: typst sets the neutral page as PDF, offline, with its own fonts, the same bytes each time."""

from __future__ import annotations

import re
from importlib.resources import as_file, files
from math import sqrt
from typing import Literal, TypeAlias

import msgspec

from carnyx.sheets.page import Page

Paper: TypeAlias = Literal["a4", "letter"]
PAPERS: dict[Paper, str] = {"a4": "a4", "letter": "us-letter"}

# The size in points at which a single letter would fill a page; found by fitting the sheets of every language.
ROOM: dict[Paper, int] = {"a4": 748, "letter": 734}
LARGEST = 9.0  # points: the letters of a short page are no larger
SMALLER = 0.97  # by how much the letters shrink when a page has run over
TRIES = 20

_PAGE = re.compile(rb"/Type\s*/Page\b")


def inputs(page: Page, paper: Paper, pages: int, scale: float = 1) -> dict[str, str]:
    """What the template gets: the page as JSON, and the largest size of letters that so many pages allow."""
    size = scale * min(LARGEST, ROOM[paper] * sqrt(pages / max(1, page.letters)))
    return {
        "page": msgspec.json.encode(page).decode(),
        "paper": PAPERS[paper],
        "size": f"{size:.2f}",
        "columns": "3" if pages > 1 else "1",
    }


def pdf(page: Page, paper: Paper = "a4", pages: int = 2) -> bytes:
    """The page as PDF, on no more than so many pages: if it runs over, it is set again in smaller letters."""
    import typst  # takes long to load, and only printing needs it

    with as_file(files("carnyx.sheets") / "sheet.typ") as source:
        for tried in range(TRIES):
            given = inputs(page, paper, pages, SMALLER**tried)
            found = typst.compile(source, format="pdf", ignore_system_fonts=True, sys_inputs=given)
            assert isinstance(found, bytes)
            if len(_PAGE.findall(found)) <= pages:
                break
    return found
