"""A small text rendering of a game's figures, and optical damage done to a text: what the reader is tried with."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct

from carnyx.core.check import Lookup
from carnyx.core.length import INCH, Length
from carnyx.core.rule import signed
from carnyx.games import GAMES
from carnyx.sheets import reader
from carnyx.sheets.force import written
from carnyx.sheets.reading import Reading
from carnyx.words import Language, catalogue
from carnyx.words.numbers import length

LOOKS_LIKE = {"0": "O", "1": "lI", "2": "Z", "3": "&", "4": "A", "5": "S", "6": "Gb", "7": "T", "8": "B", "9": "gq"}

SMUDGES = {
    "+": ["", "t", "*", " +"],
    "-": ["", "~", "_"],
    "−": ["", "~", "-"],
    '"': ["*", ""],
    "“": ["*", "”"],
    "%": ["", "°"],
}


def read(text: str, editions: Mapping[str, Struct] | None = None) -> Reading:
    """A sheet of either game, read."""
    return reader.read(text, [game.sheet for game in GAMES.values()], editions)


def printed(game: str, language: Language, edition: str = "default") -> str:
    """Every table, modifier and result of a game, under our own words for them."""
    return "\n".join(_lines(game, language, GAMES[game].rules.editions[edition])) + "\n"


def _lines(game: str, language: Language, edition: Any) -> Iterator[str]:
    registry, say = GAMES[game].rules.registry, catalogue(language).say
    tables = {table.id: table for table in registry.tables}
    trials = {trial.id: trial for trial in registry.trials if trial.modifiers}
    for id in dict.fromkeys([*tables, *trials]):
        yield from ("", say(id), "")
        if id in tables:
            yield from _table(tables[id], language, edition)
        for modifier in trials[id].modifiers if id in trials else ():
            if modifier.printed is not None:
                yield f"{signed(modifier.printed)} {say(modifier.id)}"
    for bands in registry.results:
        yield from ("", say(bands.id), "")
        yield from (f"{written(band)} {say(band.id)}" for band in bands.bands)


def _table(table: Lookup, language: Language, edition: Any) -> Iterator[str]:
    words, game = catalogue(language), table.id.partition(".")[0]

    def head(name: int | str) -> str:
        id = f"{game}.label.{name}"
        return words.say(id) if isinstance(name, str) and words.has(id) else str(name)

    def cell(number: int) -> str:
        match table.unit:
            case "need":
                return f"{number}+"
            case "bonus":
                return signed(number)
            case "length":
                inch = getattr(edition, "inch", INCH)
                units = "cm" if getattr(edition, "lengths", "") == "cm" else "in"
                return length(Length(number * inch), units, language)
            case _:
                return str(number)

    yield "\t".join(["", *map(head, table.columns)])
    for row, cells in zip(table.rows, table.cells, strict=True):
        yield "\t".join([head(row), *map(cell, cells)])


def damaged(text: str, seed: int, rate: float) -> str:
    """The same lines as a bad optical copy has them: digits that look like letters, lost signs, muddled words."""
    chance = random.Random(seed)
    return "\n".join(_smudged(line, chance, rate) for line in text.split("\n"))


_LIST_NUMBER = re.compile(r"^(\s*)\d+\.\s+")
_ROW = re.compile(r"^(\s*)\S+(\s+)(?=\S*\d\S*\s+\S*\d\S*\s+\S*\d)")  # a label and three figures, or a row of heads


def torn(text: str, seed: int, rate: float) -> str:
    """The same lines when a copy has lost the numbers of lists, the labels of rows and the place of heads."""
    chance = random.Random(seed)
    return "\n".join(_torn(line) if chance.random() < rate else line for line in text.split("\n"))


def _torn(line: str) -> str:
    if _LIST_NUMBER.match(line):
        return _LIST_NUMBER.sub(r"\1", line)
    return _ROW.sub(r"\1", line)


def _smudged(line: str, chance: random.Random, rate: float) -> str:
    pieces = re.split(r"(\s+)", line)
    return "".join(_hurt(piece, chance) if piece.strip() and chance.random() < rate else piece for piece in pieces)


def _hurt(piece: str, chance: random.Random) -> str:
    """One piece of a line: a digit becomes what it looks like; a word loses, gains or changes a letter."""
    at = chance.randrange(len(piece))
    sign = piece[at]
    if sign.isdigit():
        return piece[:at] + chance.choice(LOOKS_LIKE[sign]) + piece[at + 1 :]
    if not sign.isalpha():
        return piece[:at] + chance.choice(SMUDGES.get(sign, [sign])) + piece[at + 1 :]
    how = chance.randrange(3)
    other = chance.choice("aceinorstu")
    return piece[:at] + ("", other, sign + other)[how] + piece[at + 1 :]
