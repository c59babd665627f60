"""The rulebook as one HTML page: contents beside it, a box to search by, and a place for every rule to be linked to."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape

from carnyx.book.tree import (
    Block,
    Chapter,
    Diagram,
    Entries,
    Entry,
    Example,
    Heading,
    Points,
    Prose,
    Rulebook,
    RuleText,
    Span,
    Spans,
    Table,
    Term,
    rules_of,
)
from carnyx.sheets.page import SIGNS, Piece
from carnyx.sheets.plain import THEME

# The colours of the table, by day and by night; drawings keep their own, and on paper it is always day.
_STYLE = """
:root { color-scheme: light dark; --ink: light-dark(#1d2b2a, #f2ecdf); --soft: light-dark(#5f635e, #b3ab9a);
  --paper: light-dark(#fbf9f3, #16191a); --well: light-dark(#f3ede1, #22272a); --line: light-dark(#e0d6c2, #3a4145);
  --accent: light-dark(#7a2e1f, #f0a060); --sign: light-dark(#8a5a1c, #e0b060); --bad: light-dark(#b3261e, #f29bc0);
  --found: light-dark(#fff3c4, #4a3f18); }
:root[data-theme="light"] { color-scheme: light; } :root[data-theme="dark"] { color-scheme: dark; }
html { scroll-padding-top: 1rem; }
body { font: 17px/1.55 Georgia, "Times New Roman", serif; color: var(--ink); background: var(--paper); margin: 0; }
header { background: #1d2b2a; color: #fff; padding: 1.2rem 1.5rem; }
h1 { margin: 0; font-variant: small-caps; letter-spacing: .06em; font-size: 2.2rem; }
.layout { display: grid; grid-template-columns: 15rem minmax(0, 46rem); gap: 2.5rem; max-width: 66rem;
  margin: 0 auto; padding: 0 1.2rem; }
nav { position: sticky; top: 0; max-height: 100vh; overflow: auto; padding: 1rem .3rem; font-size: .92rem;
  box-sizing: border-box; background: var(--paper); }
nav ol { padding-left: 1.4rem; margin: .6rem 0; } nav li { margin: .2rem 0; }
nav input, nav button { font: inherit; color: inherit; background: var(--well); border: 1px solid var(--line);
  border-radius: 8px; padding: .45rem .6rem; }
nav input { width: 100%; box-sizing: border-box; }
nav summary { margin-top: .8rem; color: var(--soft); cursor: pointer; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
a { color: var(--accent); } a.quiet { color: inherit; text-decoration: none; border-bottom: 1px dotted var(--soft); }
h2 { color: var(--accent); font-size: 1.7rem; margin: 2.6rem 0 .6rem; border-bottom: 2px solid var(--accent); }
h3 { color: var(--accent); font-size: 1.2rem; margin: 1.6rem 0 .3rem; }
h4 { margin: 1rem 0 .2rem; font-size: 1rem; }
.rule { border-left: 3px solid var(--line); padding-left: .9rem; margin: .9rem 0; }
.rule:target, tr:target { background: var(--found); }
.rule h4 { margin: 0; display: inline; } .rule h4::after { content: "."; }
.id { color: var(--soft); font: .72rem ui-monospace, monospace; text-decoration: none; float: right;
  margin-left: .8rem; }
table { border-collapse: collapse; width: 100%; font-size: .92rem; margin: .4rem 0 1rem; }
.scroll { overflow-x: auto; }
th { background: var(--well); text-align: left; } td, th { padding: .2rem .45rem; vertical-align: top; }
tr { border-bottom: 1px solid var(--line); } td.figure { font-weight: bold; white-space: nowrap; }
.entries td.long { white-space: normal; width: 24%; }
figure { margin: 1.2rem 0; text-align: center; } figure svg { max-width: 100%; height: auto; border-radius: 6px; }
figcaption { font-size: .9rem; color: var(--soft); font-style: italic; }
.example { background: var(--well); border-radius: 8px; padding: .9rem 1.2rem; margin: 1.4rem 0; }
.example h3 { margin-top: 0; } .example h4 { margin-top: 0; } .example figure { margin: 0 0 .8rem; }
.example ul { margin: .2rem 0 .8rem; padding-left: 1.2rem; font-size: .93rem; }
.example .dice { color: var(--soft); font-size: .88rem; list-style: none; margin-left: .6rem; }
.played { display: grid; grid-template-columns: 46fr 54fr; gap: 1.4rem; }
small { color: var(--soft); } sup { color: var(--sign); font-weight: bold; line-height: 0; }
.house, .house sup { color: var(--bad); }
.index { columns: 14rem; font-size: .9rem; list-style: none; padding: 0; } footer { padding: 1rem 1.5rem; }
[hidden] { display: none !important; }
@media (max-width: 52rem) { .layout, .played { display: block; } nav { padding: .6rem .3rem; z-index: 1; }
  nav button { display: none; } nav ol { max-height: 60vh; overflow: auto; } html { scroll-padding-top: 6rem; }
  figure svg { width: 100% !important; } }
@media print { :root, :root[data-theme] { color-scheme: light; --paper: #fff; } nav { display: none; }
  .layout { display: block; } body { font-size: 10pt; } }
""".strip()

# A search hides every block without the words looked for; a chapter without a hit is hidden as a whole.  Whoever
# follows a link wants to see where it leads, so that ends the search.  On a phone the contents open when wanted.
SEARCH = """
const box = document.querySelector("nav input");
const nothing = document.querySelector("nav .nothing");
const contents = document.querySelector("nav details");
const narrow = matchMedia("(max-width: 52rem)");
const chapters = [...document.querySelectorAll("main > section")];
const all = chapters.map((chapter) => [chapter, [...chapter.querySelectorAll("[data-text]")]]);
const search = () => {
  const wanted = box.value.trim().toLowerCase();
  let found = 0;
  for (const [chapter, blocks] of all) {
    let hits = 0;
    for (const block of blocks) {
      const text = (block.textContent + " " + block.dataset.text).toLowerCase();
      block.hidden = wanted !== "" && !text.includes(wanted);
      hits += block.hidden ? 0 : 1;
    }
    chapter.hidden = hits === 0;
    found += hits;
  }
  nothing.hidden = found > 0;
};
const fold = () => { contents.open = !narrow.matches; };
box.addEventListener("input", search);
narrow.addEventListener("change", fold);
document.addEventListener("click", (event) => {
  if (event.target.closest("a[href^='#']") === null) return;
  box.value = "";
  search();
  fold();
});
document.querySelector("nav button").addEventListener("click", () => print());
fold();
""".strip()


def html(book: Rulebook) -> str:
    """The book as one HTML file that needs nothing else."""
    contents = "".join(f'<li><a href="#{each.anchor}">{escape(each.title)}</a></li>' for each in book.chapters)
    words = {name: escape(said) for name, said in book.words.items()}
    search = words["search"]
    legend = " · ".join(f"<b>{sign}</b> {escape(meaning)}".strip() for sign, meaning in book.legend)
    chapters = "\n".join(_chapter(chapter, words) for chapter in book.chapters)
    last = f'<li><a href="#index">{words["index"]}</a></li>'
    return (
        f'<!doctype html>\n<html lang="{escape(book.language)}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(book.title)}</title>'
        f"<style>\n{_STYLE}\n</style><script>{THEME}</script></head>\n<body><header><h1>{escape(book.title)}</h1>{escape(book.subtitle)}</header>\n"
        f'<div class="layout"><nav aria-label="{words["contents"]}"><input type="search" placeholder="{search}" '
        f'aria-label="{search}"><p class="nothing" role="status" hidden>{words["nothing"]}</p>'
        f"<details open><summary>{words['contents']}</summary><ol>{contents}{last}</ol></details>"
        f"<button>{words['print']}</button></nav>\n<main>\n{chapters}\n"
        f'<section id="index"><h2>{words["index"]}</h2>{_index(book.terms)}'
        f"<h3>{words['ids']}</h3>{_index(book.ids)}</section></main></div>\n"
        f"<footer><small>{legend}</small></footer><script>{SEARCH}</script></body></html>\n"
    )


def _index(terms: tuple[Term, ...]) -> str:
    return f'<ul class="index">{"".join(map(_term, terms))}</ul>'


def _term(term: Term) -> str:
    first, *rest = term.links
    more = "".join(f', <a href="#{escape(link)}">{number}</a>' for number, link in enumerate(rest, 2))
    return f'<li data-text=""><a href="#{escape(first)}">{escape(term.text)}</a>{more}</li>'


def _chapter(chapter: Chapter, words: dict[str, str]) -> str:
    blocks = "\n".join(f"{_open(block)}{_block(block, words)}</div>" for block in chapter.blocks)
    return f'<section><h2 id="{chapter.anchor}">{escape(chapter.title)}</h2>\n{blocks}</section>'


def _open(block: Block) -> str:
    """The element round a block, with the names of its rules to be searched for."""
    return f'<div data-text="{escape(" ".join(rules_of(block)))}">'


def _block(block: Block, words: dict[str, str]) -> str:
    match block:
        case Prose(spans=spans):
            return f"<p>{_spans(spans)}</p>"
        case Points(items=items, numbered=numbered):
            name = "ol" if numbered else "ul"
            return f"<{name}>{''.join(f'<li>{_spans(item)}</li>' for item in items)}</{name}>"
        case Heading(title=title):
            return f"<h3>{escape(title)}</h3>"
        case RuleText(id=id, title=title, pieces=pieces):
            return f'<div class="rule" id="{id}">{_id(id)}<h4>{escape(title)}</h4> {_pieces(pieces)}</div>'
        case Entries(title=title, entries=entries):
            head = f"<h4>{escape(title)}</h4>" if title else ""
            return f'{head}<table class="entries">{"".join(map(_entry, entries))}</table>'
        case Table():
            return _table(block)
        case Diagram(name=name, svg=svg, caption=caption, width=width):
            below = f"<figcaption>{_spans(caption)}</figcaption>" if caption else ""
            return f"<figure>{picture(svg, name, width)}{below}</figure>"
        case Example():
            return "".join(_example(block, words))


def _example(block: Example, words: dict[str, str]) -> Iterator[str]:
    yield f'<div class="example"><h3>{words["example"]}: {escape(block.title)}</h3><p>{_spans(block.lead)}</p>'
    yield f'<div class="played"><div><figure>{picture(block.svg, block.name)}</figure>'
    if block.odds:
        yield f"<h4>{words['odds']}</h4><ul>{''.join(f'<li>{escape(line)}</li>' for line in block.odds)}</ul>"
    kinds = ("", ' class="dice"')
    lines = (f"<li{kinds[min(depth, 1)]}>{escape(line)}</li>" for depth, line in block.told)
    yield f"</div><div><h4>{words['told']}</h4><ul>{''.join(lines)}</ul></div></div></div>"


def picture(svg: str, name: str, width: int = 100) -> str:
    """A drawing to stand in a page beside others: the names it uses inside are its own, and it is so wide at most."""
    own = re.sub(r'(id="|url\(#)carnyx-', rf"\1{name}-carnyx-", svg)
    return own.replace("<svg ", f'<svg style="width: {width}%" ', 1)


def _entry(entry: Entry) -> str:
    title = f"<b>{escape(entry.title)}</b>" if entry.id else _link(entry.link, escape(entry.title))
    said = f"{title}. {_pieces(entry.pieces)}" if entry.pieces else title
    long = " long" if len(entry.figure) > 8 else ""
    figure = f'<td class="figure{long}">{escape(entry.figure)}</td>' if entry.figure else ""
    own = f' id="{entry.id}"' if entry.id else ""
    return f"<tr{own}>{figure}<td>{_id(entry.id) if entry.id else ''}{said}</td></tr>"


def _table(table: Table) -> str:
    head = f"<h4>{escape(table.title)}</h4>" if table.title else ""
    heads = "".join(f"<th>{escape(each)}</th>" for each in table.heads)
    rows = "".join(f"<tr>{''.join(f'<td>{_piece(piece)}</td>' for piece in row)}</tr>" for row in table.rows)
    return f'{head}<div class="scroll"><table>{f"<tr>{heads}</tr>" if heads else ""}{rows}</table></div>'


def _id(id: str) -> str:
    return f'<a class="id" href="#{id}">{id}</a>'


def _link(link: str, words: str) -> str:
    return f'<a class="quiet" href="#{escape(link)}">{words}</a>'


def _spans(spans: Spans) -> str:
    return "".join(map(_span, spans))


def _span(span: Span) -> str:
    words = escape(span.text)
    match span.style:
        case "term":
            return f'<b id="{span.anchor}">{words}</b>'
        case "stress":
            return f"<em>{words}</em>"
    return _link(span.link, words) if span.link else words


def _pieces(pieces: tuple[Piece, ...]) -> str:
    return " ".join(map(_piece, pieces))


def _piece(piece: Piece) -> str:
    sign = SIGNS[piece.mark]
    chance = f" <small>{escape(piece.chance)}</small>" if piece.chance else ""
    words = escape(piece.text) + chance + (f"<sup>{sign}</sup>" if sign else "")
    return f'<span class="house">{words}</span>' if piece.mark == "house" else words
