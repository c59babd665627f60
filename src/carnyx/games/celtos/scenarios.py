"""Scenarios: the table, its terrain, where each player sets up, and what is worth fighting for.

A scenario is a TOML file with all places in inches from the table's south-west corner.  It is looked over when it is
read: the ground is on the table, nobody's zone is another's, and every force fits into its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any, TypeAlias

from msgspec import Struct

from carnyx.core.kernel import do_segments_cross, is_point_in_polygon
from carnyx.core.length import INCH
from carnyx.core.rule import RuleId
from carnyx.games.celtos import army
from carnyx.games.celtos.figures import TABLE_DEPTH, TABLE_WIDTH, TURN_LIMIT, ZONE_DEPTH
from carnyx.games.celtos.ground import IMPASSABLE, KINDS
from carnyx.games.celtos.profiles import (
    MOST_POINTS,
    BadForce,
    Names,
    Problem,
    converted,
    ours,
    out_of,
    parsed,
    profile,
    shown,
)

Inches: TypeAlias = int | float  # whole or half ones, so that they are whole ticks in inches and in centimetres
Place: TypeAlias = tuple[Inches, Inches]
Zone: TypeAlias = tuple[Inches, Inches, Inches, Inches]  # west, south, east, north
Corners: TypeAlias = list[tuple[Fraction, Fraction]]

RULE = "celtos.deploy"
PLAYERS = (2, 4)
TABLE = (24, 144)
TURNS = (1, 20)
CORNERS = (3, 40)
MOST_PIECES = 60
ROOM = 3  # a zone has so many times the ground that the bases cover

SENTENCES: Mapping[str, tuple[str, str]] = {
    **army.SENTENCES,
    "scenario-count": ("{given} {key} for {players} players", ""),
    "scenario-kind": ('unknown terrain "{given}"', "there are {choices}"),
    "scenario-half": ("{given} is no place on the table", "it takes whole and half inches"),
    "scenario-off": ("{x}, {y} is off the table", "it takes 0 to {width} and 0 to {depth}"),
    "scenario-outline": ("an outline of {given} points", "it takes {low} to {high}"),
    "scenario-flat": ("this encloses no ground", ""),
    "scenario-crossed": ("the outline crosses itself", ""),
    "scenario-zone-order": ("the zone encloses no ground", "it takes west, south, east, north"),
    "scenario-zone-edge": ("the zone touches no table edge", ""),
    "scenario-zone-deep": ("the zone is {given} inches deep", "it takes up to {most}"),
    "scenario-zone-shared": ("the zone overlaps zone {other}", ""),
    "scenario-zone-full": ("there is not enough free ground in the zone for {force}", ""),
    "scenario-blocked": ("{x}, {y} lies in ground that no model can enter", ""),
    "scenario-force": ('the force "{given}" cannot be used', "{reason}"),
}


def ticks(number: Inches, inch: int = INCH) -> int:
    """So many inches in ticks, where an inch of the rules measures so much."""
    return int(number * 2) * inch // 2


class Piece(Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of terrain: its kind, and its outline corner by corner."""

    kind: str
    outline: tuple[Place, ...]

    def ticks(self, inch: int = INCH) -> tuple[int, ...]:
        """Its outline as x and y in turn, in ticks."""
        return tuple(ticks(number, inch) for corner in self.outline for number in corner)


class Objective(Struct, frozen=True, forbid_unknown_fields=True):
    """A place worth points to whoever holds it."""

    name: Names
    at: Place
    points: int


class Scenario(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A battle to fight: two to four players, a table, and the forces that meet if nobody brings others."""

    id: str
    name: Names
    players: int = 2
    width: int = TABLE_WIDTH
    depth: int = TABLE_DEPTH
    turns: int = TURN_LIMIT
    forces: tuple[str, ...]  # a name of ours for each player
    zones: tuple[Zone, ...]  # one for each player, at his own edge
    terrain: tuple[Piece, ...] = ()
    objectives: tuple[Objective, ...] = ()

    def zone(self, player: int, inch: int = INCH) -> tuple[int, int, int, int]:
        """Where a player sets up: west, south, east, north, in ticks."""
        west, south, east, north = self.zones[player]
        return ticks(west, inch), ticks(south, inch), ticks(east, inch), ticks(north, inch)


def check(scenario: Scenario, where: str = "scenario") -> tuple[Problem, ...]:
    """Everything that is wrong with a scenario; places are only judged on a table that can be."""
    found = tuple(_numbers(scenario, where)) or tuple(_places(scenario, where))
    return found or tuple(_ground(scenario, where))


def _numbers(scenario: Scenario, where: str) -> Iterator[Problem]:
    yield from out_of(where, "players", scenario.players, *PLAYERS, "celtos.seats")
    yield from out_of(where, "width", scenario.width, *TABLE, RULE)
    yield from out_of(where, "depth", scenario.depth, *TABLE, RULE)
    yield from out_of(where, "turns", scenario.turns, *TURNS, "celtos.turn.limit")
    yield from out_of(where, "terrain", len(scenario.terrain), 0, MOST_PIECES, "celtos.terrain")
    for key, given in (("zones", scenario.zones), ("forces", scenario.forces)):
        if len(given) != scenario.players:
            counts: dict[str, int | str] = {"key": key, "given": len(given), "players": shown(scenario.players)}
            yield Problem(where, "scenario-count", RULE, counts)
    named = [(where, scenario.name)]
    for number, objective in enumerate(scenario.objectives, 1):
        named.append((f"{where}: objectives {number}", objective.name))
        yield from out_of(named[-1][0], "points", objective.points, 1, MOST_POINTS, "celtos.victory.objective")
    for here, name in named:
        if not all((name.en, name.de, name.es)):
            yield Problem(here, "name-empty", RULE)
    for number, piece in enumerate(scenario.terrain, 1):
        here = f"{where}: terrain {number}"
        if piece.kind not in KINDS:
            kinds = {"given": shown(piece.kind), "choices": ", ".join(sorted(KINDS))}
            yield Problem(here, "scenario-kind", "celtos.terrain", kinds)
        if not CORNERS[0] <= len(piece.outline) <= CORNERS[1]:
            limits = {"given": len(piece.outline), "low": CORNERS[0], "high": CORNERS[1]}
            yield Problem(here, "scenario-outline", "celtos.terrain", limits)


def _places(scenario: Scenario, where: str) -> Iterator[Problem]:
    """Places that are not on the table, or between two ticks of it."""
    told: list[tuple[str, RuleId, tuple[Place, ...]]] = []
    for number, piece in enumerate(scenario.terrain, 1):
        told.append((f"{where}: terrain {number}", "celtos.terrain", piece.outline))
    for number, (west, south, east, north) in enumerate(scenario.zones, 1):
        told.append((f"{where}: zones {number}", RULE, ((west, south), (east, north))))
    for number, objective in enumerate(scenario.objectives, 1):
        told.append((f"{where}: objectives {number}", RULE, (objective.at,)))
    for here, rule, places in told:
        for x, y in places:
            # asked this way round, a number that is none at all is off the table too
            if not (0 <= x <= scenario.width and 0 <= y <= scenario.depth):
                numbers = {"x": shown(x), "y": shown(y), "width": scenario.width, "depth": scenario.depth}
                yield Problem(here, "scenario-off", rule, numbers)
            elif x * 2 % 1 or y * 2 % 1:
                yield Problem(here, "scenario-half", "celtos.measure", {"given": f"{shown(x)}, {shown(y)}"})


def _ground(scenario: Scenario, where: str) -> Iterator[Problem]:
    for number, piece in enumerate(scenario.terrain, 1):
        if _area(_corners(piece)) == 0:
            yield Problem(f"{where}: terrain {number}", "scenario-flat", "celtos.terrain")
        elif _crosses_itself(piece.ticks()):
            yield Problem(f"{where}: terrain {number}", "scenario-crossed", "celtos.terrain")
    barred = [piece for piece in scenario.terrain if piece.kind in IMPASSABLE]
    for number, objective in enumerate(scenario.objectives, 1):
        x, y = objective.at
        if any(is_point_in_polygon(ticks(x), ticks(y), piece.ticks()) for piece in barred):
            yield Problem(f"{where}: objectives {number}", "scenario-blocked", RULE, {"x": shown(x), "y": shown(y)})
    for number, zone in enumerate(scenario.zones, 1):
        yield from _zone_problems(scenario, zone, f"{where}: zones {number}")
    for (number, one), (other, two) in combinations(enumerate(scenario.zones, 1), 2):
        if one[0] < two[2] and two[0] < one[2] and one[1] < two[3] and two[1] < one[3]:
            yield Problem(f"{where}: zones {other}", "scenario-zone-shared", RULE, {"other": number})
    for number, (zone, name) in enumerate(zip(scenario.zones, scenario.forces, strict=True), 1):
        yield from _force_problems(name, _free(zone, barred), f"{where}: forces {number}")


def _zone_problems(scenario: Scenario, zone: Zone, here: str) -> Iterator[Problem]:
    west, south, east, north = zone
    if not (west < east and south < north):
        yield Problem(here, "scenario-zone-order", RULE)
        return
    depths = [north - south] if south == 0 or north == scenario.depth else []
    depths += [east - west] if west == 0 or east == scenario.width else []
    if not depths:
        yield Problem(here, "scenario-zone-edge", "celtos.seats")
    elif min(depths) > ZONE_DEPTH:
        yield Problem(here, "scenario-zone-deep", RULE, {"given": shown(min(depths)), "most": ZONE_DEPTH})


def _force_problems(name: str, free: Fraction, here: str) -> Iterator[Problem]:
    if name not in ours("forces"):
        numbers = {"given": shown(name), "reason": f"there are {', '.join(army.forces())}"}
        yield Problem(here, "scenario-force", "celtos.army", numbers)
        return
    force = army.load(name)
    if problems := army.check(force):
        numbers = {"given": name, "reason": str(BadForce(problems[0], army.SENTENCES))}
        yield Problem(here, "scenario-force", "celtos.army", numbers)
    elif free < ROOM * _covered(force):
        yield Problem(here, "scenario-zone-full", RULE, {"force": name})


def _covered(force: army.Force) -> Fraction:
    """The ground a force's bases cover, in square inches."""
    squares = sum(entry.models * profile(entry.unit).radius ** 2 for entry in force.units)
    return Fraction(22, 7) * squares / INCH**2


def _free(zone: Zone, barred: list[Piece]) -> Fraction:
    """The ground of a zone that models can stand on, in square inches."""
    west, south, east, north = map(Fraction, zone)
    free = (east - west) * (north - south)
    for piece in barred:
        corners = _corners(piece)
        for axis, limit, beyond in ((0, west, False), (0, east, True), (1, south, False), (1, north, True)):
            corners = _cut(corners, axis, limit, beyond)
        free -= _area(corners)
    return free


def _corners(piece: Piece) -> Corners:
    return [(Fraction(x), Fraction(y)) for x, y in piece.outline]


def _cut(corners: Corners, axis: int, limit: Fraction, beyond: bool) -> Corners:
    """What is left of an outline when all on one side of a line parallel to an edge is cut off."""
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


def scenarios() -> tuple[str, ...]:
    """The names of the scenarios that come with the game."""
    return tuple(ours("scenarios"))


@cache
def scenario(name: str) -> Scenario:
    """One of our scenarios by name, read once."""
    return load(name)


def load(path_or_name: str | Path) -> Scenario:
    """A scenario from a file, or one of ours by name; the first thing wrong with it is an error."""
    raw, where = army.opened("scenarios", path_or_name, RULE)
    return _scenario(raw, where)


def loads(text: str, where: str = "scenario.toml") -> Scenario:
    """A scenario from the text of a TOML file; the first thing wrong with it is an error."""
    return _scenario(parsed(text, where, RULE), where)


def _scenario(raw: dict[str, Any], where: str) -> Scenario:
    found = converted(raw, Scenario, where, RULE, id=where.removesuffix(".toml"))
    if problems := check(found, where):
        raise BadForce(problems[0], SENTENCES)
    return found
