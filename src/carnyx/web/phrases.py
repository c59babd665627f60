"""What a page is told before anything else: its words, the languages and units there are, the colours of the seats."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from carnyx.core.length import CENTIMETRE, INCH, Units
from carnyx.show.names import side
from carnyx.show.sides import SIDES, Weave
from carnyx.words.catalogue import catalogue
from carnyx.words.language import Language, languages
from carnyx.words.numbers import measured, style

NUMBER = "{ $number }"  # where the page puts a number in
SAID = ("page-", "table-habit-")  # its own messages, and the names of standing choices, which it keeps
TICKS: dict[Units, int] = {"in": INCH, "cm": CENTIMETRE}
NAMES: dict[Units, str] = {"in": "page.inches", "cm": "page.centimetres"}


class Tongue(Struct, frozen=True):
    """A language to choose: what its own readers call it, and what they measure in unless they choose otherwise."""

    id: Language
    name: str
    units: Units


class Measure(Struct, frozen=True):
    """A unit of length to choose: its name, how many ticks it has, and how a length is written in it."""

    id: Units
    name: str
    ticks: int
    text: str


class Colour(Struct, frozen=True):
    """The colour of a seat: what it is called, how it looks on a light and on a dark page, and its pattern."""

    name: str
    day: str
    night: str
    weave: Weave


class Phrases(Struct, frozen=True):
    """The words of the page in one language."""

    lang: Language
    languages: tuple[Tongue, ...]
    units: tuple[Measure, ...]
    colours: tuple[Colour, ...]  # of the seats, in order
    point: str  # the sign before the decimals
    words: dict[str, str]


def phrases(lang: Language) -> Phrases:
    """Everything the page itself says, in one language."""
    say = catalogue(lang).say
    units = tuple(Measure(each, say(NAMES[each]), TICKS[each], measured(NUMBER, each, lang)) for each in TICKS)
    shades = [each.shade for each in SIDES]
    colours = tuple(Colour(side(seat, lang), each.day, each.night, each.weave) for seat, each in enumerate(shades))
    return Phrases(lang, tuple(map(_tongue, languages())), units, colours, style(lang).point, _words(lang))


def _tongue(lang: Language) -> Tongue:
    say = catalogue(lang).say
    return Tongue(lang, say("language.name"), msgspec.convert(say("language.units"), Units))


def _words(lang: Language) -> dict[str, str]:
    """Every message of the page; where a number belongs in, its place is left for the page to fill."""
    words = catalogue(lang)
    return {
        id: source.partition("=")[2].strip() if "{" in source else words.say(id)
        for id, source in words.sources.items()
        if id.startswith(SAID)
    }
