"""Directions: tenths of a degree, north is 0 and east is 900, and one table of whole-number sines for all of them.

A direction is a pair of whole numbers, how far east and how far north, on a scale of SCALE. The table is made of one
quarter only, so a quarter turn or a mirror changes signs and places and never a digit.
"""

from __future__ import annotations

from math import atan2, pi

from carnyx.core.length import Point

SCALE = 1 << 16
QUARTER = 900
HALF = 2 * QUARTER
CIRCLE = 4 * QUARTER

_PLAIN = 0.45  # tenths: who is so near to a direction is nearer to it than to the next, whatever has been rounded

# Enough digits that no arc on any table is rounded to the wrong tick, and no sine to the wrong grain.
PI_NUMERATOR = 3_141_592_653_589_793_238_462_643_383_280
PI_DENOMINATOR = 10**30


def _quarter() -> tuple[int, ...]:
    """The sines from 0 to 900 tenths, each rounded to the nearest whole number: the smallest angle, added up."""
    one = PI_DENOMINATOR
    angle = PI_NUMERATOR // HALF
    small_sine = angle - angle**3 // (6 * one**2) + angle**5 // (120 * one**4) - angle**7 // (5040 * one**6)
    small_cosine = one - angle**2 // (2 * one) + angle**4 // (24 * one**3) - angle**6 // (720 * one**5)
    sine, cosine = 0, one
    found = []
    for _ in range(QUARTER + 1):
        found.append((2 * sine * SCALE + one) // (2 * one))
        sine, cosine = (
            (sine * small_cosine + cosine * small_sine) // one,
            (cosine * small_cosine - sine * small_sine) // one,
        )
    return tuple(found)


def _directions() -> tuple[tuple[int, int], ...]:
    first = _quarter()
    north_to_east = [(first[i], first[QUARTER - i]) for i in range(QUARTER)]
    found = list(north_to_east)
    for _ in range(3):
        north_to_east = [(y, -x) for x, y in north_to_east]
        found += north_to_east
    return tuple(found)


DIRECTIONS = _directions()  # for each tenth of a degree how far east and how far north it points


def sine(tenths: int) -> int:
    """The sine of an angle on the scale of the table."""
    return DIRECTIONS[tenths % CIRCLE][0]


def cosine(tenths: int) -> int:
    """The cosine of an angle on the scale of the table."""
    return DIRECTIONS[tenths % CIRCLE][1]


def bearing(a: Point, b: Point) -> int:
    """The direction from one place to another: the nearest one of the table, the lower on a tie."""
    x = b.x - a.x
    y = b.y - a.y
    if x == 0 and y == 0:
        raise ValueError("a place has no bearing to itself")
    turns = 0
    while not (x >= 0 and y > 0):
        x, y = -y, x
        turns += QUARTER
    angle = atan2(x, y) * HALF / pi
    nearest = int(angle + 0.5)
    if abs(angle - nearest) < _PLAIN:
        return (turns + nearest) % CIRCLE
    # The arc tangent only tells where to look; whole numbers settle between which two of the table it lies.
    low = min(int(angle), QUARTER - 1)
    while low > 0 and x * DIRECTIONS[low][1] < y * DIRECTIONS[low][0]:
        low -= 1
    while low < QUARTER - 1 and x * DIRECTIONS[low + 1][1] >= y * DIRECTIONS[low + 1][0]:
        low += 1
    high = low + 1
    east, north = DIRECTIONS[low]
    next_east, next_north = DIRECTIONS[high]
    # How far the place lies off each of the two, squared, each on its own scale.
    past = (x * north - y * east) ** 2 * (next_east * next_east + next_north * next_north)
    short = (x * next_north - y * next_east) ** 2 * (east * east + north * north)
    return (turns + (low if past <= short else high)) % CIRCLE


def rounded(grains: int, tick: int = SCALE) -> int:
    """Grains as ticks, the nearest, halves away from zero, so that the way back is as long as the way there."""
    return (2 * grains + tick) // (2 * tick) if grains >= 0 else -((tick - 2 * grains) // (2 * tick))
