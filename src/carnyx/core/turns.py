"""Where a way round something may turn: twelve places round a circle, and a pair in a narrow gap between two.

A way keeps clear of a circle if it runs over these places, and no shortest way leaves one of them at a steep angle.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import isqrt
from typing import TypeAlias

from carnyx.core.kernel import root_up

Keep: TypeAlias = tuple[int, int, int]  # x, y, and how near the centre of the moving base may come

# A corner that a way may have: its place, and the spoke to it from the middle of the circle that it stands round; the
# spoke is nought if it stands round none.
Corner: TypeAlias = tuple[int, int, int, int]
# A place to turn at: which of a ring's twelve it is, its corner, and what a base standing there would be too near to.
Place: TypeAlias = tuple[int, Corner, tuple[Keep, ...]]
# The legs from a corner that lead to the ring round something: which of its twelve places, and how long.
Legs: TypeAlias = tuple[tuple[int, int], ...]

# Twelve directions in ten-thousandths, the same after a quarter turn or in a mirror.
_WHOLE, _LONG, _HALF = 10_000, 8_660, 5_000
_ROUND = (
    (_WHOLE, 0),
    (_LONG, _HALF),
    (_HALF, _LONG),
    (0, _WHOLE),
    (-_HALF, _LONG),
    (-_LONG, _HALF),
    (-_WHOLE, 0),
    (-_LONG, -_HALF),
    (-_HALF, -_LONG),
    (0, -_WHOLE),
    (_HALF, -_LONG),
    (_LONG, -_HALF),
)
PLACES = len(_ROUND)


def places_round(keep: Keep) -> Iterator[Corner]:
    """The twelve places round a circle, far enough out that the chord between two neighbours passes clear of it."""
    x, y, near = keep
    far = clear_of(near)
    for dx, dy in _ROUND:
        u = x + (2 * far * dx + _WHOLE) // (2 * _WHOLE)
        v = y + (2 * far * dy + _WHOLE) // (2 * _WHOLE)
        yield u, v, u - x, v - y


def gate(one: Keep, two: Keep) -> tuple[tuple[int, int], ...]:
    """A place before and one behind the gap between two circles."""
    dx, dy = two[0] - one[0], two[1] - one[1]
    near = one[2] + two[2]
    apart = isqrt(dx * dx + dy * dy)
    middle = one[2] + (apart - near) // 2
    x, y = one[0] + dx * middle // apart, one[1] + dy * middle // apart
    return tuple([(x - dy * side // apart, y + dx * side // apart) for side in (near // 4, -near // 4)])


def legs_to(corner: Corner, ring: Sequence[Place]) -> Legs:
    """The legs from a corner to those places of a ring to which a shortest way may lead."""
    lengths = [(number, leg_between(corner, other)) for number, other, in_the_way in ring if not in_the_way]
    return tuple([leg for leg in lengths if leg[1] >= 0])


def leg_between(one: Corner, two: Corner) -> int:
    """The length of a leg from one corner to another, or −1 if no shortest way can have it.

    A thread pulled tight round a twelve-sided figure leaves a corner at no more than 15° from square to the spoke; 20°
    here, for rounding. Legs that leave it steeper are passed over, but not to a place between the figure and the
    circle, where bases in contact stand.
    """
    x, y, spoke_x, spoke_y = one
    u, v, turn_x, turn_y = two
    dx = u - x
    dy = v - y
    square = dx * dx + dy * dy
    if turn_x or turn_y:
        along = dx * turn_x + dy * turn_y
        other2 = turn_x * turn_x + turn_y * turn_y
        if 8 * along * along > square * other2 and (dx - turn_x) ** 2 + (dy - turn_y) ** 2 >= other2:
            return -1
    if spoke_x or spoke_y:
        along = dx * spoke_x + dy * spoke_y
        far2 = spoke_x * spoke_x + spoke_y * spoke_y
        if 8 * along * along > square * far2 and (dx + spoke_x) ** 2 + (dy + spoke_y) ** 2 >= far2:
            return -1
    return root_up(square)


def clear_of(near: int) -> int:
    """How far out the twelve points stand: the chord between two neighbours passes at cos 15° of their radius."""
    return (near + 1) * 10_353 // 10_000 + 1  # one tick more is for rounding
