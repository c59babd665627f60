"""The rulebook as Markdown, with drawings inside it and a place for every rule to be linked to."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator

from carnyx.book.tree import (
    Block,
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
)
from carnyx.sheets.plain import quiet, said


def markdown(book: Rulebook) -> str:
    """The book as Markdown."""
    return "\n\n".join(_markdown(book)) + "\n"


def _markdown(book: Rulebook) -> Iterator[str]:
    yield f"# {quiet(book.title)}"
    yield quiet(book.subtitle)
    yield " · ".join(quiet(f"{sign} {meaning}".strip()) for sign, meaning in book.legend)
    yield f"## {quiet(book.words['contents'])}"
    chapters = [f"- [{quiet(each.title)}](#{each.anchor})" for each in book.chapters]
    yield "\n".join([*chapters, f"- [{quiet(book.words['index'])}](#index)"])
    for chapter in book.chapters:
        yield f'<a id="{chapter.anchor}"></a>\n\n## {quiet(chapter.title)}'
        for block in chapter.blocks:
            yield from _block(block, book.words)
    yield f'<a id="index"></a>\n\n## {quiet(book.words["index"])}'
    yield "\n".join(map(_term, book.terms))
    yield f"### {quiet(book.words['ids'])}"
    yield "\n".join(map(_term, book.ids))


def _term(term: Term) -> str:
    first, *rest = term.links
    more = "".join(f", [{number}](#{link})" for number, link in enumerate(rest, 2))
    return f"- [{quiet(term.text)}](#{first}){more}"


def _block(block: Block, labels: dict[str, str]) -> Iterator[str]:
    match block:
        case Prose(spans=spans):
            yield _spans(spans)
        case Points(items=items, numbered=numbered):
            signs = (f"{number}." if numbered else "-" for number in range(1, len(items) + 1))
            yield "\n".join(f"{sign} {_spans(item)}" for sign, item in zip(signs, items, strict=True))
        case Heading(title=title):
            yield f"### {quiet(title)}"
        case RuleText(id=id, title=title, pieces=pieces):
            text = " ".join(quiet(said(piece)) for piece in pieces)
            yield f'<a id="{id}"></a>**{quiet(title)}.** {text} `{id}`'
        case Entries(title=title, entries=entries):
            if title:
                yield f"**{quiet(title)}**"
            yield "\n".join(map(_entry, entries))
        case Table():
            yield from _table(block)
        case Diagram(name=name, svg=svg, caption=caption):
            words = "".join(span.text for span in caption)
            yield _picture(svg, words or name)
            if words:
                yield f"*{quiet(words.strip())}*"
        case Example():
            yield f"### {quiet(labels['example'])}: {quiet(block.title)}"
            yield _spans(block.lead)
            yield _picture(block.svg, block.title)
            if block.odds:
                yield f"**{quiet(labels['odds'])}**"
                yield "\n".join(f"- {quiet(line)}" for line in block.odds)
            yield f"**{quiet(labels['told'])}**"
            yield "\n".join(f"{'  ' * depth}- {quiet(line)}" for depth, line in block.told)


def _picture(svg: str, title: str) -> str:
    coded = b64encode(svg.encode()).decode()
    return f"![{quiet(title)}](data:image/svg+xml;base64,{coded})"


def _entry(entry: Entry) -> str:
    figure = f"**{quiet(entry.figure)}** " if entry.figure else ""
    if entry.link:
        return f"- {figure}[{quiet(entry.title)}](#{entry.link})"
    text = " ".join(quiet(said(piece)) for piece in entry.pieces)
    return f'- <a id="{entry.id}"></a>{figure}**{quiet(entry.title)}.** {text} `{entry.id}`'


def _table(table: Table) -> Iterator[str]:
    if table.title:
        yield f"**{quiet(table.title)}**"
    heads = tuple(quiet(head) for head in table.heads) or ("",) * len(table.rows[0])
    rows = [tuple(quiet(said(piece)) for piece in row) for row in table.rows]
    yield "\n".join(f"| {' | '.join(row)} |" for row in (heads, ("---",) * len(heads), *rows))


def _spans(spans: Spans) -> str:
    return "".join(map(_span, spans))


def _span(span: Span) -> str:
    words = quiet(span.text)
    match span.style:
        case "term":
            return f'<a id="{span.anchor}"></a>**{words}**'
        case "stress":
            return f"*{words}*"
    return f"[{words}](#{span.link})" if span.link else words
