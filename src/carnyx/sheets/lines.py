"""The lines of a sheet, cleaned up: one kind of quote, dash and space, no bullets, cut into tokens.

What the sheet said is kept for the report; only the reader sees the cleaned text.  A token that may be a figure stays
whole (`7+`, `12-24"`, `9"/24"`), everything else is cut into plain words.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from msgspec import Struct

from carnyx.sheets.figures import is_figure

_SAME = str.maketrans(
    {
        **dict.fromkeys("“”„‟″«", '"'),
        **dict.fromkeys("’‘`´′", "'"),
        **dict.fromkeys("–—−‐‑‒", "-"),
        **dict.fromkeys("\u00a0\u202f\u2007\u2009\t\f\v", " "),
        "\u00ad": "",
        "\ufeff": "",
    }
)
_BULLET = re.compile(r"^(?:\s*(?:[•·»▪◦●]|\*+(?=\s)|-(?=\s*[^\W\d_]{2})|-(?=\s*\*\*)))+\s*")
_LONE_SIGN = re.compile(r"^([+-])\s+(?=[\dlI|]\b)")
_OR_LESS = re.compile(r"\b(\d+)\s+(?:or\s+less|oder\s+weniger|o\s+menos)\b", re.IGNORECASE)
_OR_MORE = re.compile(r"\b(\d+)\s+(?:or\s+more|oder\s+mehr|o\s+m[aá]s)\b", re.IGNORECASE)
_CENTIMETRES = re.compile(r"(?<=[\dlIOSTBZ])\s*cm\b\.?", re.IGNORECASE)
_TORN = re.compile(r"(?<!\S)(\S{1,2}) \+(?!\S)")  # a need with a space before its sign
_ODDS = re.compile(r"(?<!\S)(\S{1,3}) \([<>]?[^()\s]{1,4}(?: ?[%°]| )?\)")  # a chance beside a need, which adds nothing
_MARK = re.compile(r"(?<=\S)[†‡](?=\s|$)|(?<=[^\W\d_])\*(?=\s|$)")  # the mark of a source behind a word
_ADDRESS = re.compile(r"https?:|mailto:|www\.|[^\s@]@[^\s@]")
_EDGES = ".,:;()[]{}…='"
_PIPES = re.compile(r"\s*\|\s(.*)\s\|\s*")
_HASHES = re.compile(r"^\s*#{1,6}\s+(?=\S)")
_ESCAPED = re.compile(r"\\([\\`*_|<>\[\]#])")
_LIST_NUMBER = re.compile(r"^\s*(\S{1,2})\.\s+(?=\S)")


class Token(Struct, frozen=True):
    """A word or a figure: as it was printed, and as a plain word."""

    text: str
    word: str

    @property
    def has_digit(self) -> bool:
        """Whether it has a digit, so that it must not be overlooked."""
        return any(sign.isdigit() for sign in self.text)

    @property
    def may_be_figure(self) -> bool:
        """Whether it is a figure, or a damaged one."""
        return self.has_digit or is_figure(self.text)


class SheetLine(Struct, frozen=True):
    """A line of a sheet that is not empty."""

    number: int  # counted from one, empty lines too
    text: str  # as printed
    tokens: tuple[Token, ...]
    listed: str = ""  # the number it has in a list, as printed
    after_gap: bool = False  # an empty line stands before it

    @property
    def is_address(self) -> bool:
        """Whether it only says whom to write to."""
        return _ADDRESS.search(self.text) is not None and not any(token.has_digit for token in self.tokens)

    @property
    def is_figures(self) -> bool:
        """Whether it holds figures and nothing else."""
        return not self.listed and all(is_figure(token.text) for token in self.tokens)


@lru_cache(4096)  # more words than a sheet has, so that each is cleaned up once
def plain(text: str) -> str:
    """Letters and digits only: no case, no accents, no signs."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in parts if sign.isalnum())


def words(text: str) -> tuple[str, ...]:
    """The plain words of a label."""
    return tuple(word for word in map(plain, re.split(r"[\s/-]+", text.translate(_SAME))) if word)


def lines(text: str) -> list[SheetLine]:
    """The lines of a text that are not empty."""
    found: list[SheetLine] = []
    gap = False
    for number, raw in enumerate(re.split(r"\r\n|[\n\r\f\v]", text), 1):
        listed, tokens = _cut(raw)
        if tokens:
            found.append(SheetLine(number, raw.strip(), tokens, listed, gap))
        gap = not tokens and not _PIPES.fullmatch(raw)  # the rule under the heads of a table is no gap
    return found


def _cut(raw: str) -> tuple[str, tuple[Token, ...]]:
    """The list number, if there is one, and the tokens of a line."""
    text = _unmarked(raw.translate(_SAME))
    text = _BULLET.sub("", text).replace("**", "")
    text = _LONE_SIGN.sub(r"\1", text.strip())
    listed = ""
    if (match := _LIST_NUMBER.match(text)) and (match[1].isdigit() or not match[1].isalpha() or len(match[1]) == 1):
        listed, text = match[1], text[match.end() :]
    text = _MARK.sub("", _ODDS.sub(r"\1", text))
    text = _OR_LESS.sub(r"\1-", _OR_MORE.sub(r"\1+", text))
    text = _TORN.sub(r"\1+", _CENTIMETRES.sub("cm", text))
    tokens: list[Token] = []
    for chunk in text.split():
        tokens.extend(_tokens(chunk))
    return listed, tuple(tokens)


def _unmarked(text: str) -> str:
    """A line of Markdown without its signs: a heading, or a row of a table; any other line as it is."""
    if (row := _PIPES.fullmatch(text)) is not None:
        cells = row[1].split(" | ")
        text = "" if all(set(cell.strip()) <= {"-"} for cell in cells) else "  ".join(cells)
    return _ESCAPED.sub(r"\1", _HASHES.sub("", text))


def _tokens(chunk: str) -> list[Token]:
    core = chunk.strip(_EDGES)
    if is_figure(core):
        return [Token(core, plain(core))]
    found = [part for part in re.split(r"[/-]|(?<=\w),(?=\w)", core) if part]
    return [Token(part, plain(part)) for part in found] or ([Token(chunk, "")] if chunk.strip() else [])
