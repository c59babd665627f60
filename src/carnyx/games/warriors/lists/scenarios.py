"""Scenarios: the table, its terrain, where each army sets up, and whether the edges are to be picked.

A scenario is a TOML file with all places in inches from the table's south-west corner.  It is looked over when it is
read: the ground is on the table, nobody's zone is another's, and every force fits into its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from carnyx.core.collection import Collection
from carnyx.core.length import INCH
from carnyx.core.limits import MOST_PIECES, TABLE, name_problems
from carnyx.core.lists import Names, converted
from carnyx.core.outlines import (
    Piece,
    Zone,
    free_ground,
    kind_problems,
    outline_problems,
    place_problems,
    zone_problems,
    zone_ticks,
)
from carnyx.core.problems import BadForce, Problem, out_of, unknown
from carnyx.games.warriors.lists import army
from carnyx.games.warriors.lists.profiles import base, ours, profile
from carnyx.games.warriors.rules.edition import DEFAULT, Edition
from carnyx.games.warriors.rules.ground import IMPASSABLE, KINDS

STARTER = "box"  # for whoever names none
RULE = "warriors.deploy"
GROUND = "warriors.shoot.sight"  # what names the kinds of terrain
PLAYERS = 2
TURNS = (1, 30)
ROOM = 2  # a zone has so many times the ground that the blocks cover


class Scenario(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A battle to fight: a table, and the two forces that meet on it if nobody brings others."""

    id: str
    name: Names
    width: int = DEFAULT.table_width
    depth: int = DEFAULT.table_depth
    turns: int = DEFAULT.turns
    forces: tuple[str, str]  # a name of ours for each side
    zones: tuple[Zone, Zone]  # one for each side, at its own edge
    edges: Literal["pick", "fixed"] = "pick"  # whether the winner of the throw may take the other's zone
    terrain: tuple[Piece, ...] = ()

    def zone(self, player: int, inch: int = INCH) -> tuple[int, int, int, int]:
        """Where a side sets up: west, south, east, north, in ticks."""
        return zone_ticks(self.zones[player], inch)


def fitted(scenario: Scenario, edition: Edition) -> Scenario:
    """The scenario by the settings of an edition: whatever it leaves to the rulebook is as they say."""
    width, depth = scenario.width, scenario.depth
    wide = edition.table_width if width == DEFAULT.table_width else width
    deep = edition.table_depth if depth == DEFAULT.table_depth else depth
    zones = tuple(
        _fitted_zone(zone, (width, depth), (wide, deep), min(edition.zone_depth, deep // 2)) for zone in scenario.zones
    )
    terrain = scenario.terrain
    if (wide, deep) != (width, depth):  # the ground keeps its place about the middle, as far as there is a table
        moved = (_shifted(piece, (wide - width) / 2, (deep - depth) / 2) for piece in terrain)
        terrain = tuple(piece for piece in moved if _is_on_table(piece, wide, deep))
    turns = edition.turns if scenario.turns == DEFAULT.turns else scenario.turns
    return replace(scenario, width=wide, depth=deep, turns=turns, zones=zones, terrain=terrain)


def _shifted(piece: Piece, east: float, north: float) -> Piece:
    return replace(piece, outline=tuple((x + east, y + north) for x, y in piece.outline))


def _is_on_table(piece: Piece, width: int, depth: int) -> bool:
    return all(0 <= x <= width and 0 <= y <= depth for x, y in piece.outline)


def _fitted_zone(zone: Zone, old: tuple[int, int], new: tuple[int, int], deep: int) -> Zone:
    """A zone at the same edge of another table, as deep as zones are if it was."""
    spans = []
    for low, high, was, now in ((zone[0], zone[2], old[0], new[0]), (zone[1], zone[3], old[1], new[1])):
        shift = (now - was) / 2 if now != was else 0
        start = 0 if low == 0 else max(low + shift, 0)
        end = now if high == was else min(high + shift, now)
        if high - low == DEFAULT.zone_depth and low == 0:
            end = deep
        elif high - low == DEFAULT.zone_depth and high == was:
            start = now - deep
        spans.append((start, end))
    (west, east), (south, north) = spans
    return west, south, east, north


def check(scenario: Scenario, where: str = "scenario") -> tuple[Problem, ...]:
    """Everything in a scenario that cannot be played; the ground is looked at once all its parts are sound."""
    return faults(scenario, where) or tuple(_rooms(scenario, where))


def faults(scenario: Scenario, where: str = "scenario", edition: Edition = DEFAULT) -> tuple[Problem, ...]:
    """What no battle can begin with, by the settings of an edition; whether the forces have room is not asked."""
    deepest = max(DEFAULT.zone_depth, edition.zone_depth)
    return tuple(_parts(scenario, where)) or tuple(_places(scenario, where)) or tuple(_ground(scenario, where, deepest))


def _parts(scenario: Scenario, where: str) -> Iterator[Problem]:
    yield from out_of(where, "width", scenario.width, *TABLE, RULE)
    yield from out_of(where, "depth", scenario.depth, *TABLE, RULE)
    yield from out_of(where, "turns", scenario.turns, *TURNS, "warriors.victory")
    yield from out_of(where, "terrain", len(scenario.terrain), 0, MOST_PIECES, RULE)
    yield from name_problems(where, (scenario.id,), RULE)
    yield from scenario.name.problems(where, RULE)
    yield from kind_problems(scenario.terrain, KINDS, where, GROUND)


def _places(scenario: Scenario, where: str) -> Iterator[Problem]:
    told = [(f"{where}: terrain {number}", piece.outline) for number, piece in enumerate(scenario.terrain, 1)]
    for number, (west, south, east, north) in enumerate(scenario.zones, 1):
        told.append((f"{where}: zones {number}", ((west, south), (east, north))))
    for here, places in told:
        yield from place_problems(places, scenario.width, scenario.depth, here, RULE, RULE)


def _ground(scenario: Scenario, where: str, deepest: int) -> Iterator[Problem]:
    yield from outline_problems(scenario.terrain, where, GROUND)
    yield from zone_problems(scenario.zones, scenario.width, scenario.depth, deepest, where, RULE, RULE)


def _rooms(scenario: Scenario, where: str) -> Iterator[Problem]:
    """Forces that have no room in their zones."""
    barred = [piece for piece in scenario.terrain if piece.kind in IMPASSABLE]
    # when edges are picked, either force may have to stand in either zone
    rooms = [free_ground(zone, barred) for zone in scenario.zones]
    for number, (room, name) in enumerate(zip(rooms, scenario.forces, strict=True), 1):
        least = room if scenario.edges == "fixed" else min(rooms)
        yield from _force_problems(name, least, f"{where}: forces {number}")


def _force_problems(name: str, free: Fraction, here: str) -> Iterator[Problem]:
    if name not in ours("forces"):
        yield unknown(here, "scenario-force", army.RULE, name, army.forces())
        return
    force = army.load(name)
    if problems := army.check(force):
        yield replace(problems[0], where=f"{here}: {problems[0].where}")
    elif free < ROOM * covered(force):
        yield Problem(here, "scenario-zone-full", RULE, {"force": name})


def covered(force: army.Force) -> Fraction:
    """The ground that the blocks and individuals of a force cover, in square inches."""
    square = 0
    for entry in army.entries(force):
        width, depth = profile(entry.unit).base
        square += entry.abreast() * width * entry.ranks() * depth
    for each in army.individuals(force):
        width, depth = base(each.mounted)
        square += width * depth
    return Fraction(square, INCH**2)


def _scenario(raw: dict[str, Any], where: str) -> Scenario:
    found = converted(raw, Scenario, where, RULE, id=where.removesuffix(".toml"))
    if problems := check(found, where):
        raise BadForce(problems[0])
    return found


_SCENARIOS = Collection("carnyx.games.warriors.lists", "scenarios", RULE, _scenario)
scenarios = _SCENARIOS.names
scenario = _SCENARIOS.one
load = _SCENARIOS.load  # the first thing wrong with it is an error


def loads(text: str, where: str = "scenario.toml") -> Scenario:
    """A scenario from the text of a TOML file; the first thing wrong with it is an error."""
    return _SCENARIOS.loads(text, where)
