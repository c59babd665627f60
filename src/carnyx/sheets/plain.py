"""A page as plain text, Markdown and HTML: three readings of the same neutral value."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from html import escape

from carnyx.sheets.page import SIGNS, Block, Grid, Page, Paragraph, Piece, Section

WIDTH = 100
WIDE = 8  # a table of more columns has narrow ones
CORNER = 30  # a longer explanation of rows and columns stands above the table

# A need is shaded by its chance: the likelier, the darker.
_SHADES = " ".join(
    f".o{tenth} {{ background: color-mix(in srgb, #b8860b {5 * tenth}%, transparent); }}" for tenth in range(1, 11)
)

# The colours and letters of the table, by day and by night; on paper it is always day.
_STYLE = """
:root { color-scheme: light dark; --ink: light-dark(#211b13, #f2ecdf); --soft: light-dark(#6a604f, #aba290);
  --paper: light-dark(#f6f1e6, #16191a); --sheet: light-dark(#fcf9f2, #1e2224); --well: light-dark(#f0e9da, #272c2f);
  --line: light-dark(#ddd3bf, #3a4145); --accent: light-dark(#7d3410, #f0a060); --bad: light-dark(#8e2a5c, #f29bc0);
  --serif: "Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", Georgia, serif; }
:root[data-theme="light"] { color-scheme: light; } :root[data-theme="dark"] { color-scheme: dark; }
body { font: 14.5px/1.45 "Inter", "Segoe UI", system-ui, sans-serif; color: var(--ink); background: var(--paper);
  max-width: 72rem; margin: 0 auto; padding: 1rem; }
header { border-bottom: 3px solid var(--accent); padding: .3rem 0 .6rem; color: var(--soft); }
h1 { margin: 0; font: 700 1.9rem/1.15 var(--serif); color: var(--ink); }
main { columns: 24rem; column-gap: 1.2rem; margin-top: 1rem; }
section { background: var(--sheet); border: 1px solid var(--line); border-radius: 10px; padding: .2rem .9rem .7rem;
  margin: 0 0 1rem; box-decoration-break: clone; -webkit-box-decoration-break: clone; }
h2 { font: 700 1.2rem/1.2 var(--serif); color: var(--accent); margin: .5rem 0 .3rem; break-after: avoid; }
h3 { font: 700 1rem/1.2 var(--serif); margin: .6rem 0 .2rem; break-after: avoid; }
p { margin: .3rem 0; }
table { border-collapse: collapse; width: 100%; font-size: .86rem; margin: .3rem 0; break-inside: avoid;
  font-variant-numeric: tabular-nums; }
th { background: var(--well); } td, th { padding: .12rem .3rem; text-align: left; }
tr + tr td { border-top: 1px solid var(--line); }
nav { display: flex; gap: .6rem; margin: .6rem 0; } nav input { flex: 1; min-width: 0; }
nav * { font: inherit; color: inherit; background: var(--sheet); border: 1px solid var(--line); border-radius: 8px;
  padding: .35rem .7rem; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
small, footer { color: var(--soft); } sup { color: var(--accent); } .house, .house sup { color: var(--bad); }
section { break-inside: avoid; } .across { column-span: all; } div { overflow-x: auto; }
.listed td:first-child { width: 1%; white-space: nowrap; text-align: right; font-weight: 700; vertical-align: top; }
.pairs td:last-child { text-align: right; font-weight: 700; } td:first-child { font-weight: 600; }
.listed td, .pairs td:first-child { font-weight: 400; } td, th { font-variant-numeric: tabular-nums; }
.wide td, .wide th { padding: .12rem .15rem; text-align: center; } .wide small { display: block; }
h3::first-letter { text-transform: uppercase; } .ticks td { font-weight: 400; }
.wide td:first-child, .wide th:first-child { text-align: left; }
__SHADES__ td[class] small { color: inherit; }
@media print { :root, :root[data-theme] { color-scheme: light; --paper: #fff; --sheet: #fff; } nav { display: none; }
  section { border: none; padding: 0; } body { font-size: 8.5pt; max-width: none; padding: 0; } main { columns: 3; } }
""".strip().replace("__SHADES__", _SHADES)

# Light or dark as it was chosen at the table; a file of its own goes with the system.
THEME = 'try { document.documentElement.dataset.theme = localStorage.getItem("theme") ?? "auto" } catch {}'

# A search finds words and names of rules; sections without a hit are hidden.
SEARCH = """
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
    yield from [page.more] if page.more else []
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
    yield f"# {quiet(page.title)}"
    yield quiet(page.subtitle)
    yield from [quiet(page.more)] if page.more else []
    yield quiet(_legend(page))
    for section in page.sections:
        yield f"## {quiet(section.title)}"
        for block in section.blocks:
            if isinstance(block, Paragraph):
                yield (f"**{quiet(block.title)}.** " if block.title else "") + " ".join(
                    quiet(said(piece)) for piece in block.pieces
                )
            else:
                if block.title:
                    yield f"### {quiet(block.title)}{SIGNS[block.mark].replace('*', chr(92) + '*')}"
                yield "\n".join(_pipes(block))


def _pipes(grid: Grid) -> Iterator[str]:
    heads = grid.heads or ("",) * len(grid.rows[0])
    yield _row(tuple(map(quiet, heads)))
    yield _row(("---",) * len(heads))
    yield from (_row(tuple(quiet(said(piece)) for piece in row)) for row in grid.rows)


def _row(cells: tuple[str, ...]) -> str:
    return f"| {' | '.join(cells)} |"


def quiet(words: str) -> str:
    """Words with every sign escaped that Markdown would take for markup."""
    return "".join(f"\\{sign}" if sign in "\\`*_|<>[]#" else sign for sign in words)


def html(page: Page, figure: str = "") -> str:
    """The page as one HTML file that needs nothing else; a figure stands above all sections."""
    drawn = f'<section class="across figure">{figure}</section>\n' if figure else ""
    sections = drawn + "\n".join(map(_section, page.sections))
    return (
        f'<!doctype html>\n<html lang="{escape(page.language)}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(page.title)}</title><style>\n{_STYLE}\n</style><script>{THEME}</script></head>\n<body><header>"
        f"<h1>{escape(page.title)}</h1>{escape(page.subtitle)}</header>\n{_tools(page)}<main>\n{sections}\n</main>\n"
        f"<footer>{escape(_foot(page))}</footer>{f'<script>{SEARCH}</script>' if page.tools else ''}</body></html>\n"
    )


def _section(section: Section) -> str:
    """A card; one that goes across the printed page goes across the screen."""
    across = ' class="across"' if section.column is None else ""
    title = f"<h2>{escape(section.title)}</h2>" if section.title else ""
    return f"<section{across}>{title}\n" + "\n".join(map(_html, section.blocks)) + "</section>"


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
    title = f"<h3>{escape(block.title)}{_sup(block.mark)}</h3>" if block.title else ""
    corner, *others = block.heads or ("",)
    above, corner = (f"<p>{escape(corner)}</p>", "") if len(corner) > CORNER else ("", corner)
    cells = "".join(f'<th scope="col">{escape(head)}</th>' for head in (corner, *others)) if block.heads else ""
    heads = f"<tr>{cells}</tr>" if cells else ""
    rows = "".join(f"<tr>{''.join(map(_cell, row))}</tr>" for row in block.rows)
    kind = "listed" if block.listed else _list_kind(block) if not block.heads else _table_kind(block)
    return f'{title}{above}<table class="{kind}">{heads}{rows}</table>'


def _list_kind(block: Grid) -> str:
    return "ticks" if any("□" in row[-1].text for row in block.rows) else "pairs"


def _table_kind(block: Grid) -> str:
    return "wide" if len(block.heads) > WIDE else "plain"


def _cell(piece: Piece) -> str:
    """A cell, shaded by its chance if it has one."""
    return f'<td class="o{piece.odds // 10}">{_span(piece)}</td>' if piece.odds else f"<td>{_span(piece)}</td>"


def _span(piece: Piece) -> str:
    chance = f" <small>{escape(piece.chance)}</small>" if piece.chance else ""
    words = escape(piece.text) + chance + _sup(piece.mark)
    return f'<span class="house">{words}</span>' if piece.mark == "house" else words


def _sup(mark: str) -> str:
    sign = next(sign for name, sign in SIGNS.items() if name == mark)
    return f"<sup>{sign}</sup>" if sign else ""


def _foot(page: Page) -> str:
    return "   ".join(filter(None, (page.more, _legend(page))))


def _legend(page: Page) -> str:
    return "   ".join(f"{sign} {meaning}" for sign, meaning in page.legend)
