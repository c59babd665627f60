"""Numbers as players of each language write them: lengths, chances, signed modifiers, averages.

How a language writes them stands in its `language.ftl`, and the browser is told it with its words.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache, lru_cache

from msgspec import Struct

from carnyx.core.length import CENTIMETRE, INCH, Length, Units
from carnyx.core.rule import signed
from carnyx.words.catalogue import catalogue
from carnyx.words.language import Language

__all__ = ["apart", "decimal", "length", "measured", "per_cent", "percent", "rounded_up", "signed", "style"]


class Style(Struct, frozen=True):
    """How a language writes numbers: the sign before the decimals, and what stands before and after a number."""

    point: str
    percent: tuple[str, str]
    units: dict[Units, tuple[str, str]]


@cache
def style(language: Language) -> Style:
    """The style of a language, read once."""
    say, number = catalogue(language).say, "\0"

    def around(text: str) -> tuple[str, str]:
        before, _, after = text.partition(number)
        return before, after

    return Style(
        say("language.decimal"),
        around(say("language.percent", number=number)),
        {
            "in": around(say("language.inches", number=number)),
            "cm": around(say("language.centimetres", number=number)),
        },
    )


def decimal(number: Fraction, places: int, language: Language, *, trimmed: bool = False) -> str:
    """A number with so many decimal places, halves rounded away from nought; trimmed: without noughts at the end."""
    scale = 10**places
    whole = (2 * abs(number) * scale + 1) // 2  # the true half rounds away from nought, as people do
    text = str(whole // scale)
    if places:
        fraction = f"{whole % scale:0{places}d}"
        if trimmed:
            fraction = fraction.rstrip("0")
        if fraction:
            text += style(language).point + fraction
    return f"\u2212{text}" if number < 0 and whole else text


@lru_cache(4096)  # a battle has a few hundred different lengths
def length(value: Length, units: Units, language: Language) -> str:
    """A length with its unit, to a tenth."""
    return measured(decimal(value.value(units), 1, language, trimmed=True), units, language)


def measured(number: str, units: Units, language: Language) -> str:
    """A number that is written already, with its unit of length."""
    before, after = style(language).units[units]
    return f"{before}{number}{after}"


def rounded_up(value: Length, units: Units) -> Length:
    """The length rounded up to a tenth of the unit, as it is shown."""
    tenths = -(-10 * value.value(units) // 1)
    return Length(int(tenths * (INCH if units == "in" else CENTIMETRE) // 10))


def apart(value: Length, units: Units, language: Language) -> str:
    """How far things stand from each other, the same wherever it is said: rounded up to a tenth.

    So a distance that is slightly too long is not shown as one that is allowed.
    """
    return length(rounded_up(value, units), units, language)


def percent(chance: Fraction, language: Language, *, trimmed: bool = False) -> str:
    """A chance in per cent, to a tenth; only the impossible is shown as 0 %, only the certain as 100 %."""
    if 0 < chance < Fraction(1, 2000):
        return per_cent(f"<{decimal(Fraction(1, 10), 1, language)}", language)
    if Fraction(1999, 2000) < chance < 1:
        return per_cent(f">{decimal(Fraction(999, 10), 1, language)}", language)
    return per_cent(decimal(chance * 100, 1, language, trimmed=trimmed), language)


def per_cent(number: str, language: Language) -> str:
    """A number that is written already, with the sign for per cent."""
    before, after = style(language).percent
    return f"{before}{number}{after}"
