"""A page in print: typst sets the neutral page as PDF, offline, with its own fonts, the same bytes each time."""

from __future__ import annotations

from importlib.resources import as_file, files
from typing import Literal, TypeAlias

import msgspec

from carnyx.sheets.page import Page

Paper: TypeAlias = Literal["a4", "letter"]
PAPERS: dict[Paper, str] = {"a4": "a4", "letter": "us-letter"}

LEAST, MOST = 80, 115  # tenths of a point: the smallest and the largest letters; typst takes the largest that fit


def inputs(page: Page, paper: Paper) -> dict[str, str]:
    """What the template gets: the page as JSON, the paper, and the sizes of letters to try, the largest first."""
    return {
        "page": msgspec.json.encode(page).decode(),
        "paper": PAPERS[paper],
        "sizes": " ".join(f"{size / 10}" for size in range(MOST, LEAST - 1, -1)),
    }


def pdf(page: Page, paper: Paper = "a4") -> bytes:
    """The page as PDF, in the largest letters that its printed pages allow."""
    import typst  # takes long to load, and only printing needs it

    with as_file(files("carnyx.sheets") / "sheet.typ") as source:
        found = typst.compile(source, format="pdf", ignore_system_fonts=True, sys_inputs=inputs(page, paper))
    assert isinstance(found, bytes)
    return found
