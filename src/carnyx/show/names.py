"""What units are called: by their titles, by the side they fight on, and in sentences."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple, Protocol

from carnyx.core.seats import COLOURS
from carnyx.words.catalogue import Catalogue, catalogue
from carnyx.words.language import Language
from carnyx.words.noun import Noun

_NUMBERED = re.compile(r"(.*?)( \d+)?")  # a name, and the number that tells it from another of the same name


class Called(NamedTuple):
    """A unit: its title, the seat it belongs to, and whether it is one man or one thing."""

    title: str
    seat: int
    is_one: bool = False


class Sided(Protocol):
    """A unit of any game, as far as it belongs to a player."""

    @property
    def player(self) -> int:
        """The seat of its owner."""
        ...


def side(seat: int, language: Language) -> str:
    """What the side of a seat is called."""
    return catalogue(language).say(f"page-side-{COLOURS[seat]}")


def called(forces: Iterable[tuple[Sequence[str], Sequence[bool]]]) -> list[Called]:
    """All units, from the titles of each force and which of its units are one man or one thing."""
    return [
        Called(title, seat, is_one) for seat, force in enumerate(forces) for title, is_one in zip(*force, strict=True)
    ]


def told_apart(units: Sequence[tuple[str, int] | tuple[str, int, bool]], language: Language) -> tuple[str, ...]:
    """The title of each unit, with its side where a unit of another side has the same title."""
    sides = {title: {seat for other, seat, *_ in units if other == title} for title, *_ in units}
    return tuple(f"{title} ({side(seat, language)})" if len(sides[title]) > 1 else title for title, seat, *_ in units)


def named(words: Catalogue, unit: Called) -> Noun:
    """A unit by its title, for sentences that name its player besides."""
    return _noun(words, unit, "{}")


def sided(words: Catalogue, unit: Called) -> Noun:
    """A unit by its title and its side, for sentences."""
    title, colour = "{}", words.say(f"story-{COLOURS[unit.seat]}")
    return _noun(words, unit, words.say("story-unit", name=title, player=colour))


def _noun(words: Catalogue, unit: Called, whole: str) -> Noun:
    found = _NUMBERED.fullmatch(unit.title)
    assert found is not None
    name, number = found[1], found[2] or ""
    before, _, after = whole.partition("{}")
    return words.noun(name, lambda word: f"{before}{word}{number}{after}", is_one=unit.is_one)


def with_sides(titles: Sequence[str], units: Iterable[Sided], language: Language) -> tuple[str, ...]:
    """The title of each unit, with the side it fights on."""
    return tuple(f"{title} ({side(unit.player, language)})" for title, unit in zip(titles, units, strict=False))
