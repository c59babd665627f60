"""Writing a page: in the format asked for, to the terminal or to a new file."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeAlias

from cyclopts import Parameter

from carnyx.cli.games import BadInput, unusable
from carnyx.cli.question import print_json

if TYPE_CHECKING:
    from carnyx.sheets.page import Page

FORMATS = ("pdf", "html", "md", "txt", "json")
PAPERS = ("a4", "letter")

Format: TypeAlias = Annotated[
    str | None, Parameter(name="--format", help=f"{', '.join(FORMATS)}; that of the file's name, unless said, or txt.")
]
Output: TypeAlias = Annotated[Path | None, Parameter(name=["-o", "--output"], help="A file that is not there yet.")]
OnPaper: TypeAlias = Annotated[str, Parameter(name="--paper", help="a4 or letter.")]


def format_of(
    wanted: str | None, output: Path | None, paper: str, formats: tuple[str, ...] = FORMATS, usual: str = "txt"
) -> str:
    """The format asked for, or that of the file's name, or the usual one; checked before any work is done."""
    named = output.suffix.lstrip(".").lower() if output else ""
    found = wanted or (named if named in formats else usual)
    if found not in formats:
        raise BadInput("error-choice", option="--format", choices=", ".join(formats), given=found)
    if paper not in PAPERS:
        raise BadInput("error-choice", option="--paper", choices=", ".join(PAPERS), given=paper)
    if found == "pdf" and output is None and sys.stdout.isatty():
        raise BadInput("error-pdf-terminal")
    return found


def put(page: Page, format: str, output: Path | None, paper: str) -> None:
    """Write the page; a file that is there already is left alone."""
    from carnyx.sheets import plain
    from carnyx.sheets.print import pdf

    if format == "json" and output is None:
        print_json(page)
        return
    if format == "pdf":
        written = pdf(page, "letter" if paper == "letter" else "a4")
    elif format == "json":
        import msgspec

        written = msgspec.json.format(msgspec.json.encode(page), indent=2) + b"\n"
    else:
        reading = {"html": plain.html, "md": plain.markdown, "txt": plain.text}[format]
        written = reading(page).encode()
    write(written, output)


def write(written: bytes, output: Path | None) -> None:
    """Write what is finished, to the terminal or to a new file; a file that is there already is left alone."""
    if output is None:
        sys.stdout.flush()
        sys.stdout.buffer.write(written)
        return
    try:
        with output.open("xb") as file:
            file.write(written)
    except OSError as error:
        raise unusable(output, error) from None
