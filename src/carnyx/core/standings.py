"""Where everybody stands, sorted so that neighbours are found without looking at the whole table.

Everything here compares the boxes round the bodies. It leaves out who is too far away by its box; whoever asks decides
about the others by exact measurement.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Hashable, Iterator
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct

from carnyx.core import kernel
from carnyx.core.kept import Memory, kept
from carnyx.core.kernel import Box

RING = 1 << 12  # ticks: the search for the nearest begins with this distance, and doubles it again and again
_MOST_KNOWN = 4096  # answers: some for every two of forty units


class Body(Protocol):
    """Whatever stands on a table."""

    @property
    def box(self) -> Box:
        """The box round it."""
        ...


S = TypeVar("S", bound=Body | None)


class Standings(Struct, Generic[S], frozen=True, cache_hash=True, dict=True):
    """Where all units stand, by their numbers: everything that geometry depends on, without the units' condition.

    The boxes are sorted from west to east, so that a search for neighbours skips those far to the west and east. A unit
    that is not on the table is None, or a body without places.
    """

    bodies: tuple[S, ...]

    @kept
    def known(self) -> Memory[Hashable, Any]:
        """What a game has worked out about this and wants to remember as long as somebody stands so."""
        return Memory(_MOST_KNOWN)

    def __getitem__(self, i: int) -> S:
        return self.bodies[i]

    @kept
    def _from_west(self) -> tuple[tuple[int, ...], tuple[tuple[int, int, int, int, int], ...], int]:
        """The western edges in order, the boxes with their numbers in the same order, and the width of the widest."""
        bodies: tuple[Body | None, ...] = self.bodies
        boxes = tuple(sorted([(*body.box, i) for i, body in enumerate(bodies) if body]))
        wests = tuple([box[0] for box in boxes])
        return wests, boxes, max([box[2] - box[0] for box in boxes], default=0)

    def near(self, bounds: Box, gap: int) -> list[int]:
        """The numbers of those whose boxes are within the gap of the bounds, in order."""
        wests, boxes, widest = self._from_west
        low_x, low_y, high_x, high_y = bounds[0] - gap, bounds[1] - gap, bounds[2] + gap, bounds[3] + gap
        beside = boxes[bisect_left(wests, low_x - widest) : bisect_right(wests, high_x)]
        return sorted(
            [i for _, south, east, north, i in beside if east >= low_x and south <= high_y and north >= low_y]
        )

    def outward(self, bounds: Box) -> Iterator[tuple[int, int]]:
        """Everybody, those with the nearest boxes first: the squared gap to the bounds, and the number."""
        reached, ring = -1, RING
        while True:
            near = self._beside(bounds, ring)
            is_all = len(near) == len(self._from_west[1])
            gaps = sorted([(kernel.boxes_apart2(bounds, place[:4]), place[4]) for place in near])
            for gap2, i in gaps:
                if reached < gap2 and (is_all or gap2 <= ring * ring):
                    yield gap2, i
            if is_all:
                return
            reached, ring = ring * ring, 2 * ring

    def meeting(self, gap: int) -> Iterator[tuple[int, int]]:
        """Every two whose boxes are within a gap of each other."""
        boxes = self._from_west[1]
        for i, (_, low_y, high_x, high_y, one) in enumerate(boxes):
            for place in boxes[i + 1 : bisect_right(self._from_west[0], high_x + gap)]:
                if place[1] <= high_y + gap and place[3] >= low_y - gap:
                    yield one, place[4]

    def _beside(self, bounds: Box, gap: int) -> list[tuple[int, int, int, int, int]]:
        """The boxes that come within the gap of the bounds, from west to east."""
        wests, boxes, widest = self._from_west
        low_x, low_y, high_x, high_y = bounds[0] - gap, bounds[1] - gap, bounds[2] + gap, bounds[3] + gap
        beside = boxes[bisect_left(wests, low_x - widest) : bisect_right(wests, high_x)]
        return [place for place in beside if place[2] >= low_x and place[1] <= high_y and place[3] >= low_y]
