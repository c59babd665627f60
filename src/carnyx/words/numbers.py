"""Numbers as players of each language write them: lengths, chances, signed modifiers, averages.

The browser has the same four functions; one table of examples tests both sides.
"""

from __future__ import annotations

from fractions import Fraction

from carnyx.core.length import CENTIMETRE, INCH, Length, Units
from carnyx.core.rule import signed
from carnyx.words.language import Language

_COMMA: tuple[Language, ...] = ("de", "es")
_NARROW = "\u202f"  # the thin space that no line break may part

__all__ = ["decimal", "length", "percent", "rounded_up", "signed"]


def decimal(number: Fraction, places: int, language: Language, *, trimmed: bool = False) -> str:
    """A number with so many places, halves rounded up; trimmed: no noughts at the end."""
    scale = 10**places
    whole = (2 * abs(number) * scale + 1) // 2  # the true half rounds away from nought, as people do
    text = str(whole // scale)
    if places:
        fraction = f"{whole % scale:0{places}d}"
        if trimmed:
            fraction = fraction.rstrip("0")
        if fraction:
            text += ("," if language in _COMMA else ".") + fraction
    return f"\u2212{text}" if number < 0 and whole else text


def length(value: Length, units: Units, language: Language) -> str:
    """A length with its unit, to a tenth."""
    number = decimal(value.value(units), 1, language, trimmed=True)
    return f'{number}"' if units == "in" else f"{number}{_NARROW}cm"


def rounded_up(value: Length, units: Units) -> Length:
    """The least length that reads as no less than this one."""
    tenths = -(-10 * value.value(units) // 1)
    return Length(int(tenths * (INCH if units == "in" else CENTIMETRE) // 10))


def percent(chance: Fraction, language: Language, *, trimmed: bool = False) -> str:
    """A chance in per cent, to a tenth; what is possible is never nought, what is not certain never a hundred."""
    gap = "" if language == "en" else _NARROW
    if 0 < chance < Fraction(1, 2000):
        return f"<{decimal(Fraction(1, 10), 1, language)}{gap}%"
    if Fraction(1999, 2000) < chance < 1:
        return f">{decimal(Fraction(999, 10), 1, language)}{gap}%"
    return f"{decimal(chance * 100, 1, language, trimmed=trimmed)}{gap}%"
