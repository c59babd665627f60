"""The plain part of Fluent: messages of words, numbers, and choices between lines, filled in without loading Fluent.

Loading Fluent takes longer than most commands run, and our messages use little of it.  Messages that use more are left
to Fluent; a test says every message both ways and compares.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TypeAlias

from msgspec import Struct


class Slot(Struct, frozen=True):
    """A number or a word that is put in."""

    name: str


class Choice(Struct, frozen=True):
    """One of several lines, chosen by a number or a word; `otherwise` if none fits."""

    name: str
    lines: tuple[tuple[str, tuple[str | Slot, ...]], ...]
    otherwise: tuple[str | Slot, ...]


Pattern: TypeAlias = tuple[str | Slot | Choice, ...]

GROUPED = 1000  # from here on Fluent groups the digits of a number

_PART = re.compile(r"^(?:[a-zA-Z][\w-]*| +\.(?P<attribute>[a-zA-Z][\w-]*)) *= *", re.MULTILINE)
_SLOT = re.compile(r"\{ \$(\w+) \}")
_CHOICE = re.compile(r"\{ \$(?P<name>\w+) ->\n(?P<lines>(?: +\*?\[\w+\] [^\n]*\n)+) *\}")
_LINE = re.compile(r" +(?P<otherwise>\*?)\[(?P<key>\w+)\] (?P<words>[^\n]*)\n")


def patterns(source: str) -> dict[str | None, Pattern]:
    """The plain parts of a message by attribute; the message's own text is under None."""
    heads = list(_PART.finditer(source))
    ends = [head.start() for head in heads[1:]] + [len(source)]
    found: dict[str | None, Pattern] = {}
    for head, end in zip(heads, ends, strict=True):
        pattern = _pattern(source[head.end() : end].rstrip())
        if pattern:
            found[head["attribute"]] = pattern
    return found


def _pattern(text: str) -> Pattern | None:
    """A text cut into pieces; None if it is not plain."""
    pieces: list[str | Slot | Choice] = []
    place = 0
    for found in _CHOICE.finditer(text):
        before, choice = _words(text[place : found.start()]), _choice(found)
        if before is None or choice is None:
            return None
        pieces += (*before, choice)
        place = found.end()
    rest = _words(text[place:])
    return None if rest is None else (*pieces, *rest)


def _choice(found: re.Match[str]) -> Choice | None:
    lines: list[tuple[str, tuple[str | Slot, ...]]] = []
    otherwise = None
    for line in _LINE.finditer(found["lines"]):
        words = _words(line["words"].rstrip())
        if words is None:
            return None
        lines.append((line["key"], words))
        if line["otherwise"]:
            otherwise = words
    return None if otherwise is None else Choice(found["name"], tuple(lines), otherwise)


def _words(text: str) -> tuple[str | Slot, ...] | None:
    """Words and slots on one line."""
    pieces = _SLOT.split(text)
    if any(sign in piece for piece in pieces[::2] for sign in "{}\n"):
        return None
    return tuple(Slot(piece) if place % 2 else piece for place, piece in enumerate(pieces) if piece)


def filled(pattern: Pattern, given: Mapping[str, int | str], one: int | None) -> str | None:
    """The pattern in words; None if a number is missing or its digits must be grouped, which is left to Fluent.

    `one` is the number that takes the plural form `one`; None if the language has more than two forms, which are left
    to Fluent too.
    """
    for each in given.values():
        if isinstance(each, int) and not -GROUPED < each < GROUPED:
            return None
    said: list[str] = []
    try:
        for piece in pattern:
            if isinstance(piece, Choice):
                chosen = _chosen(piece, given[piece.name], one)
                said.extend([part if isinstance(part, str) else str(given[part.name]) for part in chosen])
            else:
                said.append(piece if isinstance(piece, str) else str(given[piece.name]))
    except (KeyError, _Countless):
        return None
    return "".join(said)


class _Countless(Exception):
    """A plural form is needed in a language that has more than two of them; Fluent knows them."""


def _chosen(choice: Choice, value: int | str, one: int | None) -> tuple[str | Slot, ...]:
    for key, words in choice.lines:
        if _fits(key, value, one):
            return words
    return choice.otherwise


def _fits(key: str, value: int | str, one: int | None) -> bool:
    """Whether a key of a choice fits: digits fit that number, a word fits that word or the plural form of a number."""
    if isinstance(value, str):
        return key == value and not key.isdigit()
    if key.isdigit():
        return int(key) == value
    if one is None:
        raise _Countless
    return key == ("one" if abs(value) == one else "other")
