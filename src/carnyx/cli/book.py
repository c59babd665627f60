"""`carnyx book`: the whole game as a rulebook, by the rules in force, for print, for the browser or as Markdown."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from cyclopts import Parameter

from carnyx.cli.games import chosen, game_named
from carnyx.cli.page import OnPaper, Output, format_of, write
from carnyx.cli.question import House, InEdition, InUnits, Lang, manner

FORMATS = ("pdf", "html", "md")
USUAL = "md"

Format: TypeAlias = Annotated[
    str | None,
    Parameter(name="--format", help=f"{', '.join(FORMATS)}; that of the file's name, unless said, or {USUAL}."),
]


def book(
    game: Annotated[str, Parameter(help="celtos or warriors.")],
    *,
    edition: InEdition = "default",
    house: House = None,
    lang: Lang = None,
    units: InUnits = None,
    format: Format = None,
    output: Output = None,
    paper: OnPaper = "a4",
) -> None:
    """The whole game for somebody who has never played it: every rule, tables, diagrams, examples, armies, index."""
    found = game_named(game)
    shown = manner(lang, units, False)
    wanted = format_of(format, output, paper, FORMATS, USUAL)
    force = chosen(found, edition, house or [])
    from carnyx.book.writer import rulebook

    written = rulebook(found.sheet, found.telling, found.book, force, edition, shown.language, shown.units_in(force))
    match wanted:
        case "pdf":
            from carnyx.book.print import pdf

            write(pdf(written, "letter" if paper == "letter" else "a4"), output)
        case "html":
            from carnyx.book.page import html

            write(html(written).encode(), output)
        case _:
            from carnyx.book.markdown import markdown

            write(markdown(written).encode(), output)
