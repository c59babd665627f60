"""The script of a rulebook: a text with a few signs, one for each language, beside the words of its game.

    # turn: A turn at a glance         a chapter: the name of its place, and its title
    ## Who begins                      a heading inside it
    - one thing                        a list; with + instead of - the order counts and numbers are put before it
    :: rule celtos.die                 something to be put in here: a rule, a table, a diagram, an example
    :: diagram cover | A wall helps.   …with the words that belong to it

Everything else is prose; an empty line ends a paragraph.  In prose **a term** is explained and gets into the index,
*a word* is stressed, `{celtos.cover}` is the title of a rule and leads to it, `{celtos.cover|cover}` leads there in
other words, `{celtos.cover:wall}` is a figure of that rule, `{chance:celtos.test:base}` the chance to reach it, and
`{chapter:turn}` the title of a chapter.  Figures are never typed: they come from the rules in force.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources.abc import Traversable

from msgspec import Struct

from carnyx.words.language import ENGLISH, Language

FILE = "book.md"
_MARKUP = re.compile(r"\*\*(?P<term>[^*]+)\*\*|\*(?P<stress>[^*]+)\*|\{(?P<figure>[^{}]+)\}")


class Part(Struct, frozen=True):
    """A piece of the script: what it is, the names it gives, and its words."""

    kind: str  # chapter, heading, prose, point, step, or the name of something to be put in
    names: tuple[str, ...]
    words: str


class Sign(Struct, frozen=True):
    """A stretch of words with one meaning: plain, term, stress or figure."""

    kind: str
    text: str


def script(words: Traversable, language: Language) -> tuple[Part, ...]:
    """The script of a game in a language; in English where that language has none, else empty."""
    for folder in (language, ENGLISH):
        file = words / folder / FILE
        if file.is_file():
            return tuple(parts(file.read_text(encoding="utf-8")))
    return ()


def parts(text: str) -> Iterator[Part]:
    """The pieces of a script in order."""
    for block in re.split(r"\n\s*\n", text):
        together: list[str] = []
        for line in filter(None, (each.strip() for each in block.splitlines())):
            sign = line.partition(" ")[0]
            if sign in ("#", "##", "-", "+", "::"):
                if together:
                    yield _joined(together)
                together = [line]
            else:
                together.append(line)
        if together:
            yield _joined(together)


def _joined(lines: list[str]) -> Part:
    line = " ".join(lines)
    sign, _, rest = line.partition(" ")
    match sign:
        case "#":
            name, _, title = rest.partition(": ")
            return Part("chapter", (name,), title)
        case "##":
            return Part("heading", (), rest)
        case "-":
            return Part("point", (), rest)
        case "+":
            return Part("step", (), rest)
        case "::":
            named, _, words = rest.partition(" | ")
            kind, *names = named.split()
            return Part(kind, tuple(names), words)
    return Part("prose", (), line)


def signs(words: str) -> Iterator[Sign]:
    """Prose cut where its meaning changes."""
    at = 0
    for match in _MARKUP.finditer(words):
        if match.start() > at:
            yield Sign("", words[at : match.start()])
        kind = match.lastgroup or ""
        yield Sign(kind, match[kind])
        at = match.end()
    if at < len(words):
        yield Sign("", words[at:])


def prose(words: str) -> str:
    """What of some prose was typed: everything but what the rules fill in."""
    return "".join(sign.text for sign in signs(words) if sign.kind != "figure")
