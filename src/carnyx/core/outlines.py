"""Outlines and zones as scenarios write them: places in whole or half inches from the table's south-west corner.

A scenario is looked over when it is read.  Here is what any game asks of the ground: that it lies on the table, that an
outline encloses some of it and does not cross itself, that zones lie at an edge and apart, and how much room they have.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import combinations
from typing import TypeAlias

from msgspec import Struct

from carnyx.core.kernel import do_segments_cross
from carnyx.core.length import INCH
from carnyx.core.problems import Problem, shown, unknown
from carnyx.core.rule import RuleId

Inches: TypeAlias = int | float  # whole or half ones, so that they are whole ticks in inches and in centimetres
Place: TypeAlias = tuple[Inches, Inches]
Zone: TypeAlias = tuple[Inches, Inches, Inches, Inches]  # west, south, east, north
Corners: TypeAlias = list[tuple[Fraction, Fraction]]

CORNERS = (3, 40)


def ticks(number: Inches, inch: int = INCH) -> int:
    """So many inches in ticks, where an inch of the rules measures so much."""
    return int(number * 2) * inch // 2


def zone_ticks(zone: Zone, inch: int = INCH) -> tuple[int, int, int, int]:
    """A zone in ticks: west, south, east, north."""
    west, south, east, north = zone
    return ticks(west, inch), ticks(south, inch), ticks(east, inch), ticks(north, inch)


class Piece(Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of terrain: its kind, and its outline corner by corner."""

    kind: str
    outline: tuple[Place, ...]

    def ticks(self, inch: int = INCH) -> tuple[int, ...]:
        """Its outline as x and y in turn, in ticks."""
        return tuple(ticks(number, inch) for corner in self.outline for number in corner)

    def corners(self) -> Corners:
        """Its outline in exact inches."""
        return [(Fraction(x), Fraction(y)) for x, y in self.outline]


def kind_problems(terrain: Iterable[Piece], kinds: Collection[str], where: str, rule: RuleId) -> Iterator[Problem]:
    """Terrain of a kind that the game does not know, and outlines of too few or too many corners."""
    for number, piece in enumerate(terrain, 1):
        here = f"{where}: terrain {number}"
        if piece.kind not in kinds:
            yield unknown(here, "scenario-kind", rule, piece.kind, sorted(kinds))
        if not CORNERS[0] <= len(piece.outline) <= CORNERS[1]:
            limits = {"given": len(piece.outline), "low": CORNERS[0], "high": CORNERS[1]}
            yield Problem(here, "scenario-outline", rule, limits)


def place_problems(
    places: Iterable[Place], width: int, depth: int, here: str, rule: RuleId, measure: RuleId
) -> Iterator[Problem]:
    """Places that are not on the table, or between two ticks of it."""
    for x, y in places:
        # written with `not`, so that NaN, which compares with nothing, is off the table too
        if not (0 <= x <= width and 0 <= y <= depth):
            yield Problem(here, "scenario-off", rule, {"x": shown(x), "y": shown(y), "width": width, "depth": depth})
        elif x * 2 % 1 or y * 2 % 1:
            yield Problem(here, "scenario-half", measure, {"given": f"{shown(x)}, {shown(y)}"})


def outline_problems(terrain: Iterable[Piece], where: str, rule: RuleId) -> Iterator[Problem]:
    """Outlines that enclose nothing or cross themselves."""
    for number, piece in enumerate(terrain, 1):
        if _area(piece.corners()) == 0:
            yield Problem(f"{where}: terrain {number}", "scenario-flat", rule)
        elif _crosses_itself(piece.ticks()):
            yield Problem(f"{where}: terrain {number}", "scenario-crossed", rule)


def zone_problems(
    zones: Sequence[Zone], width: int, depth: int, deepest: int, where: str, rule: RuleId, edge: RuleId
) -> Iterator[Problem]:
    """Zones that enclose nothing, lie at no edge, reach too far into the table or into another zone."""
    for number, (west, south, east, north) in enumerate(zones, 1):
        here = f"{where}: zones {number}"
        if not (west < east and south < north):
            yield Problem(here, "scenario-zone-order", rule)
            continue
        depths = [north - south] if south == 0 or north == depth else []
        depths += [east - west] if west == 0 or east == width else []
        if not depths:
            yield Problem(here, "scenario-zone-edge", edge)
        elif min(depths) > deepest:
            yield Problem(here, "scenario-zone-deep", rule, {"given": shown(min(depths)), "most": deepest})
    for (number, one), (other, two) in combinations(enumerate(zones, 1), 2):
        if one[0] < two[2] and two[0] < one[2] and one[1] < two[3] and two[1] < one[3]:
            yield Problem(f"{where}: zones {other}", "scenario-zone-shared", rule, {"other": number})


def free_ground(zone: Zone, barred: Iterable[Piece]) -> Fraction:
    """The area of a zone that none of these pieces covers, in square inches."""
    west, south, east, north = map(Fraction, zone)
    free = (east - west) * (north - south)
    for piece in barred:
        corners = piece.corners()
        for axis, limit, beyond in ((0, west, False), (0, east, True), (1, south, False), (1, north, True)):
            corners = _cut(corners, axis, limit, beyond)
        free -= _area(corners)
    return free


def _cut(corners: Corners, axis: int, limit: Fraction, beyond: bool) -> Corners:
    """The part of an outline on one side of a line that is parallel to an edge of the table."""
    kept: Corners = []
    for place, here in enumerate(corners):
        before = corners[place - 1]
        if (here[axis] > limit) != (before[axis] > limit):
            share = (limit - before[axis]) / (here[axis] - before[axis])
            kept.append((before[0] + share * (here[0] - before[0]), before[1] + share * (here[1] - before[1])))
        if here[axis] == limit or (here[axis] > limit) != beyond:
            kept.append(here)
    return kept


def _area(corners: Corners) -> Fraction:
    pairs = ((corners[place - 1], here) for place, here in enumerate(corners))
    return abs(sum((x * v - u * y for (x, y), (u, v) in pairs), Fraction(0))) / 2


def _crosses_itself(outline: tuple[int, ...]) -> bool:
    corners = list(zip(outline[::2], outline[1::2], strict=True))
    sides = [(*corners[place - 1], *corner) for place, corner in enumerate(corners)]
    apart = ((a, b) for a, b in combinations(range(len(sides)), 2) if 1 < b - a < len(sides) - 1)
    return any(do_segments_cross(*sides[a], *sides[b]) for a, b in apart)
