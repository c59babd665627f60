"""The scenarios of the toy, the setup of a battle, and the muster that makes a battle of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from msgspec import Struct

from carnyx.core import position
from carnyx.core.length import INCH, Point
from carnyx.core.lists import Names
from carnyx.core.position import demand
from carnyx.core.system import System
from tests.toy import army
from tests.toy.army import Force
from tests.toy.play import Battle, Turn, Unit, strengths, verdict, view
from tests.toy.rules import DEFAULT, REGISTRY, Edition

STARTER = "meadow"
WIDE = 36 * INCH


class Scenario(Struct, frozen=True):
    """Who meets, and where each band stands."""

    id: str
    name: Names
    forces: tuple[str, ...]
    places: tuple[tuple[Point, ...], ...]


def _names(name: str) -> Names:
    return Names(name, name, name)


SCENARIOS = {
    "meadow": Scenario(
        "meadow",
        _names("Meadow"),
        ("three_two", "four_three"),
        ((Point(0, 0), Point(2540, 0)), (Point(0, 3556),)),
    ),
    "ambush": Scenario(
        "ambush", _names("Ambush"), ("four_two", "three_two_alone"), ((Point(0, 0),), (Point(0, 2286),))
    ),
}


def scenarios() -> tuple[str, ...]:
    """Their names."""
    return tuple(SCENARIOS)


def load(path_or_name: str | Path) -> Scenario:
    """One of them."""
    return SCENARIOS[str(path_or_name)]


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """All that a battle begins with."""

    scenario: Scenario
    forces: tuple[Force, ...]
    edition: Edition = Edition()
    profiles: tuple[Any, ...] = ()  # no profile of the toy is a reconstruction


def prepared(scenario: str, forces: tuple[Any, ...], edition: Any, deploy: Any) -> Setup:
    """A setup from a scenario by name; players without a force of their own get the scenario's."""
    found = load(scenario)
    own = (*forces, *(None for _ in found.forces[len(forces) :]))
    return Setup(found, tuple(force or army.load(name) for force, name in zip(own, found.forces, strict=True)), edition)


def setup(scenario: str = STARTER, edition: Edition = DEFAULT) -> Setup:
    """A setup as the tests want it."""
    return prepared(scenario, (), edition, "auto")


def gathered(setup: Setup) -> Battle:
    """The meadow, and nobody on it yet."""
    units = tuple(Unit(unit.player, unit.at, ()) for unit in muster(setup).units)
    return Battle(edition=setup.edition, units=units)


def muster(setup: Setup) -> Battle:
    """The battle that a setup begins."""
    units = tuple(
        Unit(player, at, ranks)
        for player, (force, places) in enumerate(zip(setup.forces, setup.scenario.places, strict=True))
        for ranks, at in zip(force.bands, places, strict=False)
    )
    return Battle(edition=setup.edition, units=units, agenda=(Turn(setup.edition.turns),))


class Position(position.Position, frozen=True):
    """Where each unit stands at the start of a turn, its ranks and whether it is steady."""

    units: tuple[tuple[Point, tuple[int, ...], bool], ...]


def stands(battle: Battle) -> Position:
    """The position of a battle."""
    units = tuple((unit.at, unit.ranks, unit.steady) for unit in battle.units)
    return Position(version=1, turn=battle.turn, score=strengths(battle), units=units)


def resumed(setup: Setup, position: Position) -> Battle:
    """The battle about to begin the turn of a position."""
    battle, turns = muster(setup), setup.edition.turns
    demand(1 <= position.turn <= turns, "turn")
    demand(len(position.units) == len(battle.units), "units")
    for unit, (at, ranks, _) in zip(battle.units, position.units, strict=True):
        demand(abs(at.x) <= WIDE and abs(at.y) <= WIDE, "at")
        demand(len(ranks) == len(unit.ranks) or not ranks, "ranks")
        demand(all(0 <= now <= was for now, was in zip(ranks, unit.ranks, strict=False)), "ranks")
    units = tuple(
        Unit(unit.player, at, ranks, steady)
        for unit, (at, ranks, steady) in zip(battle.units, position.units, strict=True)
    )
    return Battle(edition=setup.edition, units=units, agenda=(Turn(turns - position.turn + 1),))


TOY = System(
    "toy",
    1,
    Battle,
    Setup,
    REGISTRY,
    gathered,
    muster,
    view,
    verdict,
    turn=lambda battle: battle.turn if battle.agenda else 0,
    position=Position,
    stands=stands,
    resumed=resumed,
    score=strengths,
    losses=lambda battle: (0, 0),
)
