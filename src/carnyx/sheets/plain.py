"""A page as plain text, Markdown and HTML: three readings of the same neutral value."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from html import escape

from carnyx.sheets.page import SIGNS, Block, Grid, Page, Paragraph, Piece

WIDTH = 100
WIDE = 8  # a table of so many columns is as wide as the page

_STYLE = """
body { font: 15px/1.4 Georgia, serif; color: #1d2b2a; max-width: 72rem; margin: 0 auto; padding: 1rem; }
header { background: #1d2b2a; color: #fff; padding: .6rem 1rem; border-radius: 4px; }
h1 { margin: 0; font-variant: small-caps; letter-spacing: .06em; }
main { columns: 24rem; column-gap: 1.5rem; margin-top: 1rem; }
h2 { background: #7a2e1f; color: #fff; font-size: 1rem; padding: .2rem .5rem; border-radius: 3px; break-after: avoid; }
h3 { color: #7a2e1f; font-size: .95rem; margin: .6rem 0 .2rem; break-after: avoid; }
p { margin: .3rem 0; }
table { border-collapse: collapse; width: 100%; font-size: .85rem; margin: .3rem 0; break-inside: avoid; }
th { background: #f3ede1; } td, th { padding: .1rem .25rem; text-align: left; }
nav { display: flex; gap: .6rem; margin: .6rem 0; } nav input { flex: 1; }
nav * { font: inherit; padding: .3rem .6rem; }
small { color: #6b6f6a; } sup { color: #a4702a; } .house, .house sup { color: #b3261e; }
div:has(> .wide) { column-span: all; }
@media print { nav { display: none; } body { font-size: 8.5pt; max-width: none; padding: 0; } main { columns: 3; } }
""".strip()

# A search finds words and names of rules; sections without a hit are hidden.
_SEARCH = """
const box = document.querySelector("nav input");
box.addEventListener("input", () => {
  const wanted = box.value.trim().toLowerCase();
  for (const section of document.querySelectorAll("section")) {
    let hits = 0;
    for (const block of section.querySelectorAll("[data-rule]")) {
      block.hidden = !(block.textContent + " " + block.dataset.rule).toLowerCase().includes(wanted);
      hits += block.hidden ? 0 : 1;
    }
    section.hidden = hits === 0;
  }
});
document.querySelector("nav button").addEventListener("click", () => print());
""".strip()


def said(piece: Piece) -> str:
    """A piece with its chance and its sign."""
    chance = f" ({piece.chance})" if piece.chance else ""
    return piece.text + chance + SIGNS[piece.mark]


def text(page: Page) -> str:
    """The page as plain text."""
    return "\n".join(_text(page)) + "\n"


def _text(page: Page) -> Iterator[str]:
    yield page.title.upper()
    yield page.subtitle
    yield _legend(page)
    for section in page.sections:
        yield f"\n== {section.title} =="
        for block in section.blocks:
            if isinstance(block, Paragraph):
                words = " ".join(said(piece) for piece in block.pieces)
                yield from textwrap.wrap(
                    f"{block.title}. {words}" if block.title else words, WIDTH, subsequent_indent="  "
                )
            else:
                yield from _columns(block)


def _columns(grid: Grid) -> Iterator[str]:
    """A grid in columns as wide as their widest cell."""
    if grid.title:  # also under its own rule: `carnyx sheet read` recognises a table by its heading
        yield f"\n{grid.title}{SIGNS[grid.mark]}"
    rows = [*([grid.heads] if grid.heads else []), *(tuple(said(piece) for piece in row) for row in grid.rows)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        yield "  " + "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()


def markdown(page: Page) -> str:
    """The page as Markdown."""
    return "\n\n".join(_markdown(page)) + "\n"


def _markdown(page: Page) -> Iterator[str]:
    yield f"# {page.title}"
    yield _quiet(page.subtitle)
    yield _quiet(_legend(page))
    for section in page.sections:
        yield f"## {section.title}"
        for block in section.blocks:
            if isinstance(block, Paragraph):
                yield (f"**{_quiet(block.title)}.** " if block.title else "") + " ".join(
                    _quiet(said(piece)) for piece in block.pieces
                )
            else:
                if block.title and not block.follows:
                    yield f"### {_quiet(block.title)}{SIGNS[block.mark].replace('*', chr(92) + '*')}"
                yield "\n".join(_pipes(block))


def _pipes(grid: Grid) -> Iterator[str]:
    heads = grid.heads or ("",) * len(grid.rows[0])
    yield _row(heads)
    yield _row(("---",) * len(heads))
    yield from (_row(tuple(_quiet(said(piece)) for piece in row)) for row in grid.rows)


def _row(cells: tuple[str, ...]) -> str:
    return f"| {' | '.join(cells)} |"


def _quiet(words: str) -> str:
    """Words with every sign escaped that Markdown would take for markup."""
    return "".join(f"\\{sign}" if sign in "\\`*_|<>[]#" else sign for sign in words)


def html(page: Page) -> str:
    """The page as one HTML file that needs nothing else."""
    sections = "\n".join(
        f"<section><h2>{escape(section.title)}</h2>\n" + "\n".join(map(_html, section.blocks)) + "</section>"
        for section in page.sections
    )
    return (
        f'<!doctype html>\n<html lang="{escape(page.language)}"><head><meta charset="utf-8">'
        f"<title>{escape(page.title)}</title><style>\n{_STYLE}\n</style></head>\n<body><header>"
        f"<h1>{escape(page.title)}</h1>{escape(page.subtitle)}</header>\n{_tools(page)}<main>\n{sections}\n</main>\n"
        f"<footer>{escape(_legend(page))}</footer>{f'<script>{_SEARCH}</script>' if page.tools else ''}</body></html>\n"
    )


def _tools(page: Page) -> str:
    """A box to search by and a button to print with."""
    if page.tools is None:
        return ""
    search, print_ = map(escape, page.tools)
    return f'<nav><input type="search" placeholder="{search}" aria-label="{search}"><button>{print_}</button></nav>\n'


def _html(block: Block) -> str:
    return f'<div data-rule="{escape(block.id)}">{_block(block)}</div>'


def _block(block: Block) -> str:
    if isinstance(block, Paragraph):
        title = f"<b>{escape(block.title)}.</b> " if block.title else ""
        return f"<p>{title}{' '.join(map(_span, block.pieces))}</p>"
    title = f"<h3>{escape(block.title)}{_sup(block.mark)}</h3>" if block.title and not block.follows else ""
    heads = f"<tr>{''.join(f'<th>{escape(head)}</th>' for head in block.heads)}</tr>" if block.heads else ""
    rows = "".join(f"<tr>{''.join(f'<td>{_span(piece)}</td>' for piece in row)}</tr>" for row in block.rows)
    wide = ' class="wide"' if len(block.heads) >= WIDE else ""
    return f"{title}<table{wide}>{heads}{rows}</table>"


def _span(piece: Piece) -> str:
    chance = f" <small>{escape(piece.chance)}</small>" if piece.chance else ""
    words = escape(piece.text) + chance + _sup(piece.mark)
    return f'<span class="house">{words}</span>' if piece.mark == "house" else words


def _sup(mark: str) -> str:
    sign = next(sign for name, sign in SIGNS.items() if name == mark)
    return f"<sup>{sign}</sup>" if sign else ""


def _legend(page: Page) -> str:
    return "   ".join(f"{sign} {meaning}" for sign, meaning in page.legend)
