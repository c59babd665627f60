"""Scenarios: the table, its terrain, where each player sets up, and what is worth fighting for.

A scenario is a TOML file with all places in inches from the table's south-west corner.  It is looked over when it is
read: the ground is on the table, nobody's zone is another's, and every force fits into its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from carnyx.core.collection import Collection
from carnyx.core.kernel import is_point_in_polygon
from carnyx.core.length import INCH
from carnyx.core.limits import MOST_OBJECTIVES, MOST_PIECES, TABLE, name_problems
from carnyx.core.lists import Names, converted
from carnyx.core.outlines import (
    Piece,
    Place,
    Zone,
    free_ground,
    kind_problems,
    outline_problems,
    place_problems,
    ticks,
    zone_problems,
    zone_ticks,
)
from carnyx.core.problems import BadForce, Problem, out_of, shown, unknown
from carnyx.core.rule import RuleId
from carnyx.games.celtos.lists import army
from carnyx.games.celtos.lists.profiles import MOST_POINTS, ours, profile
from carnyx.games.celtos.rules.figures import TABLE_DEPTH, TABLE_WIDTH, TURN_LIMIT, ZONE_DEPTH
from carnyx.games.celtos.rules.ground import IMPASSABLE, KINDS

STARTER = "demo"  # for whoever names none
RULE = "celtos.deploy"
PLAYERS = (2, 4)
TURNS = (1, 20)
ROOM = 3  # a zone has so many times the ground that the bases cover


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
        return zone_ticks(self.zones[player], inch)


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
    yield from out_of(where, "objectives", len(scenario.objectives), 0, MOST_OBJECTIVES, "celtos.victory.objective")
    yield from name_problems(where, (scenario.id,), RULE)
    yield from scenario.name.problems(where, RULE)
    for number, objective in enumerate(scenario.objectives, 1):
        here = f"{where}: objectives {number}"
        yield from out_of(here, "points", objective.points, 1, MOST_POINTS, "celtos.victory.objective")
        yield from objective.name.problems(here, RULE)
    yield from kind_problems(scenario.terrain, KINDS, where, "celtos.terrain")


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
        yield from place_problems(places, scenario.width, scenario.depth, here, rule, "celtos.measure")


def _ground(scenario: Scenario, where: str) -> Iterator[Problem]:
    yield from outline_problems(scenario.terrain, where, "celtos.terrain")
    barred = [piece for piece in scenario.terrain if piece.kind in IMPASSABLE]
    for number, objective in enumerate(scenario.objectives, 1):
        x, y = objective.at
        if any(is_point_in_polygon(ticks(x), ticks(y), piece.ticks()) for piece in barred):
            yield Problem(f"{where}: objectives {number}", "scenario-blocked", RULE, {"x": shown(x), "y": shown(y)})
    yield from zone_problems(scenario.zones, scenario.width, scenario.depth, ZONE_DEPTH, where, RULE, "celtos.seats")
    for number, (zone, name) in enumerate(zip(scenario.zones, scenario.forces, strict=True), 1):
        yield from _force_problems(name, free_ground(zone, barred), f"{where}: forces {number}")


def _force_problems(name: str, free: Fraction, here: str) -> Iterator[Problem]:
    if name not in ours("forces"):
        yield unknown(here, "scenario-force", "celtos.army", name, army.forces())
        return
    force = army.load(name)
    if problems := army.check(force):
        yield replace(problems[0], where=f"{here}: {problems[0].where}")
    elif free < ROOM * _covered(force):
        yield Problem(here, "scenario-zone-full", RULE, {"force": name})


def _covered(force: army.Force) -> Fraction:
    """The ground a force's bases cover, in square inches."""
    squares = sum(entry.models * profile(entry.unit).radius ** 2 for entry in force.units)
    return Fraction(22, 7) * squares / INCH**2


def _scenario(raw: dict[str, Any], where: str) -> Scenario:
    found = converted(raw, Scenario, where, RULE, id=where.removesuffix(".toml"))
    if problems := check(found, where):
        raise BadForce(problems[0])
    return found


_SCENARIOS = Collection("carnyx.games.celtos.lists", "scenarios", RULE, _scenario)
scenarios = _SCENARIOS.names
scenario = _SCENARIOS.one
load = _SCENARIOS.load  # the first thing wrong with it is an error


def loads(text: str, where: str = "scenario.toml") -> Scenario:
    """A scenario from the text of a TOML file; the first thing wrong with it is an error."""
    return _SCENARIOS.loads(text, where)
