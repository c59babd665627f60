"""The plain part of Fluent: messages of words, numbers, and choices between lines, filled in without loading Fluent.

A name with a form after it (`{ $unit-dative }`) is a variable like any other to Fluent; here the form is asked of the
name.  Loading Fluent takes longer than most commands run, and our messages use little of it.  Messages that use more
are left to Fluent; a test says every message both ways and compares.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TypeAlias

from msgspec import Struct

from carnyx.words.noun import Noun


class Slot(Struct, frozen=True):
    """A number or a word that is put in, or a form of a name."""

    name: str
    form: str | None = None


class Choice(Struct, frozen=True):
    """One of several lines, chosen by a number, a word or a form of a name; `otherwise` if none fits."""

    by: Slot
    lines: tuple[tuple[str, tuple[str | Slot, ...]], ...]
    otherwise: tuple[str | Slot, ...]


Pattern: TypeAlias = tuple[str | Slot | Choice, ...]

GROUPED = 1000  # from here on Fluent groups the digits of a number

_PART = re.compile(r"^(?:[a-zA-Z][\w-]*| +\.(?P<attribute>[a-zA-Z][\w-]*)) *= *", re.MULTILINE)
_SLOT = re.compile(r"\{ \$(?P<name>\w+)(?:-(?P<form>\w+))? \}")
_CHOICE = re.compile(r"\{ \$(?P<name>\w+)(?:-(?P<form>\w+))? ->\n(?P<lines>(?: +\*?\[\w+\] [^\n]*\n)+) *\}")
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
    return None if otherwise is None else Choice(_slot(found), tuple(lines), otherwise)


def _words(text: str) -> tuple[str | Slot, ...] | None:
    """Words and slots on one line."""
    pieces: list[str | Slot] = []
    place = 0
    for found in _SLOT.finditer(text):
        pieces += (text[place : found.start()], _slot(found))
        place = found.end()
    pieces.append(text[place:])
    if any(sign in piece for piece in pieces if isinstance(piece, str) for sign in "{}\n"):
        return None
    return tuple(piece for piece in pieces if piece)


def _slot(found: re.Match[str]) -> Slot:
    return Slot(found["name"], found["form"])


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
        for whole in pattern:
            pieces = _chosen(whole, _put_in(whole.by, given), one) if isinstance(whole, Choice) else (whole,)
            said.extend([piece if isinstance(piece, str) else str(_put_in(piece, given)) for piece in pieces])
    except (KeyError, _Countless):
        return None
    return "".join(said)


def _put_in(slot: Slot, given: Mapping[str, int | str]) -> int | str:
    """What a slot is filled with; that a word has no forms is an error like a missing number."""
    value = given[slot.name]
    if slot.form is None:
        return value
    if isinstance(value, Noun):
        return value.form(slot.form)
    raise KeyError(slot.form)


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
