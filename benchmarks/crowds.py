"""Battles of any size at one density, for the benchmark: nobody has more neighbours, only more beyond them."""

from __future__ import annotations

from typing import Any

from carnyx.core.lists import Names
from carnyx.core.outlines import Piece
from carnyx.games.celtos.lists.army import Entry as Band
from carnyx.games.celtos.lists.army import Force as Host
from carnyx.games.celtos.lists.profiles import profile as celtos_profile
from carnyx.games.celtos.lists.scenarios import Scenario as CeltosScenario
from carnyx.games.celtos.play.muster import Setup as CeltosSetup
from carnyx.games.warriors.lists.army import Command, Entry, Force, Individual
from carnyx.games.warriors.lists.profiles import profile as warriors_profile
from carnyx.games.warriors.lists.scenarios import Scenario as WarriorsScenario
from carnyx.games.warriors.play.muster import Setup as WarriorsSetup

NAMES = Names("crowd", "crowd", "crowd")
DEPTH = 48


def celtos_crowd(models: int) -> CeltosSetup:
    """So many models at the density of the pitched battle: units of five, every other one with slings, the table wider.

    Every fourteen inches of its width there are twenty models, a hill and a wood, whatever their number.
    """
    units = models // 10
    width = 7 * units
    arms = ("gael.warrior", "gael.staff_slinger")
    force = Host("crowd", "gael", tuple(Band(arms[i % 2], 5) for i in range(units)))
    scenario = CeltosScenario(width=width, zones=_zones(width), terrain=_ground(width, 14), **_crowd("gael-400"))
    return CeltosSetup(scenario, (force, force), tuple(celtos_profile(arm) for arm in arms))


def warriors_crowd(figures: int) -> WarriorsSetup:
    """So many figures at the density of eight hundred points: units of ten, three to a leader, the table wider.

    Every thirty inches of its width there are sixty figures, a hill and a wood, whatever their number.
    """
    commands = figures // 60
    width = 30 * commands
    arms = ("orcs.warriors", "orcs.spears", "orcs.archers")
    led = Command(Individual("leader", "orcs", 3), tuple(Entry(arm, 10) for arm in arms))
    chief = Individual("warchief", "orcs", 4)
    force = Force(name="crowd", people="orcs", warchief=chief, commands=(led,) * commands)
    scenario = WarriorsScenario(width=width, zones=_zones(width), terrain=_ground(width, 30), **_crowd(""))
    return WarriorsSetup(scenario, (force, force), tuple(warriors_profile(arm) for arm in arms))


def _crowd(force: str) -> dict[str, Any]:
    """What a scenario has to say besides; its forces are not looked at, but must be known where there are lists."""
    return {"id": "crowd", "name": NAMES, "depth": DEPTH, "turns": 4, "forces": (force, force)}


def _zones(width: int) -> tuple[Any, Any]:
    return ((0, 0, width, 12), (0, DEPTH - 12, width, DEPTH))


def _ground(width: int, step: int) -> tuple[Piece, ...]:
    return tuple(
        piece
        for west in range(0, width, step)
        for piece in (
            Piece("hill", ((west + 2, 20), (west + 6, 20), (west + 6, 24), (west + 2, 24))),
            Piece("wood", ((west + 8, 24), (west + 12, 24), (west + 12, 28), (west + 8, 28))),
        )
    )
