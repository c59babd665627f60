"""Lengths and places in whole ticks of a tenth of a millimetre, so that an inch is exactly 254 of them.

Nothing that decides a rule is ever a float: distances are compared as squared whole numbers, and where the legs
of a path add up, each leg is its root rounded up to a tick.
"""

from __future__ import annotations

from fractions import Fraction
from math import isqrt
from typing import Literal, TypeAlias

from msgspec import Struct

MILLIMETRE = 10
CENTIMETRE = 100
INCH = 254
CONTACT = MILLIMETRE  # a gap of one millimetre or less is base contact; there is no other tolerance

Units: TypeAlias = Literal["in", "cm"]


class Length(Struct, frozen=True, order=True):
    """A length, which can be read in inches or in centimetres."""

    ticks: int

    def value(self, units: Units) -> Fraction:
        """The length in the wanted unit, exactly."""
        return Fraction(self.ticks, INCH if units == "in" else CENTIMETRE)


def inches(number: int | Fraction) -> Length:
    """So many inches; if they are not a whole number of ticks, that is an error."""
    return _whole(Fraction(number) * INCH)


def centimetres(number: int | Fraction) -> Length:
    """So many centimetres; if they are not a whole number of ticks, that is an error."""
    return _whole(Fraction(number) * CENTIMETRE)


def _whole(ticks: Fraction) -> Length:
    if ticks.denominator != 1:
        raise ValueError(f"{ticks} is not a whole number of ticks")
    return Length(ticks.numerator)


class Point(Struct, frozen=True, array_like=True, order=True, forbid_unknown_fields=True):
    """A place on the table, in ticks from its south-west corner."""

    x: int
    y: int

    def __add__(self, other: Point) -> Point:
        return Point(self.x + other.x, self.y + other.y)

    def __sub__(self, other: Point) -> Point:
        return Point(self.x - other.x, self.y - other.y)


def apart2(a: Point, b: Point) -> int:
    """The squared distance between two places: what all comparisons use."""
    return (a.x - b.x) ** 2 + (a.y - b.y) ** 2


def is_within(a: Point, b: Point, reach: int) -> bool:
    """Whether two places are no farther apart than so many ticks."""
    return reach >= 0 and apart2(a, b) <= reach * reach


def leg(a: Point, b: Point) -> int:
    """The length of a straight leg of a path: the root, rounded up to a tick."""
    square = apart2(a, b)
    root = isqrt(square)
    return root if root * root == square else root + 1
