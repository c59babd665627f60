"""The rulebook in print: typst sets the tree as PDF, offline, with its own fonts, the same bytes each time."""

from __future__ import annotations

from importlib.resources import as_file, files

import msgspec

from carnyx.book.tree import Rulebook
from carnyx.sheets.print import PAPERS, Paper


def inputs(book: Rulebook, paper: Paper) -> dict[str, str]:
    """What the template gets: the tree as JSON, so that nothing in it is ever read as markup."""
    return {"book": msgspec.json.encode(book).decode(), "paper": PAPERS[paper]}


def pdf(book: Rulebook, paper: Paper = "a4") -> bytes:
    """The book as PDF."""
    import typst  # takes long to load, and only printing needs it

    with as_file(files("carnyx.book") / "book.typ") as source:
        found = typst.compile(source, format="pdf", ignore_system_fonts=True, sys_inputs=inputs(book, paper))
    assert isinstance(found, bytes)
    return found
