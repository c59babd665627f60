"""The muster: from a scenario, forces and an edition to a battle about to begin."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from carnyx.core.footprint import Footprint
from carnyx.core.ground import Table, Terrain
from carnyx.core.lesson import Lesson
from carnyx.core.outlines import ticks
from carnyx.core.problems import BadForce
from carnyx.games.celtos.lists import army, scenarios
from carnyx.games.celtos.lists.army import Entry, Force
from carnyx.games.celtos.lists.profiles import Profile, profile
from carnyx.games.celtos.lists.scenarios import Scenario
from carnyx.games.celtos.play.battle import Battle, Field, Kind, Objective, Player, Role, Unit, UnitId
from carnyx.games.celtos.play.deployment import Deploy, deploy_all
from carnyx.games.celtos.play.sequence import StartTurn
from carnyx.games.celtos.rules.edition import DEFAULT, Edition


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """All that a battle begins with; the profiles come along, so that a journal stays true when catalogues change."""

    scenario: Scenario
    forces: tuple[Force, ...]
    profiles: tuple[Profile, ...]
    edition: Edition = DEFAULT
    deploy: Literal["auto", "turns"] = "auto"


def prepared(
    scenario: str,
    forces: tuple[Force | None, ...] = (),
    edition: Edition = DEFAULT,
    deploy: Literal["auto", "turns"] = "auto",
) -> Setup:
    """A setup from a scenario by name; players without a force of their own get the scenario's."""
    found = scenarios.load(scenario)
    own = (*forces, *(None for _ in range(found.players - len(forces))))
    mustered = tuple(force or army.load(name) for force, name in zip(own, found.forces, strict=True))
    if crowded := army.crowding(mustered):
        raise BadForce(*crowded)
    used = dict.fromkeys(entry.unit for force in mustered for entry in force.units)
    return Setup(found, mustered, tuple(profile(unit) for unit in used), edition, deploy)


def taught(lesson: Lesson) -> Setup:
    """The setup of a guided battle, by the default edition."""
    used = dict.fromkeys(entry.unit for force in lesson.forces for entry in force.units)
    return Setup(lesson.scenario, lesson.forces, tuple(profile(unit) for unit in used))


def muster(setup: Setup) -> Battle:
    """The battle that a setup begins."""
    battle = gathered(setup)
    if setup.deploy == "auto":
        return deploy_all(battle).then(StartTurn())
    return battle.then(Deploy(0), StartTurn())


def gathered(setup: Setup) -> Battle:
    """The table and everybody who is to stand on it; nobody is deployed yet."""
    inch = setup.edition.inch
    scenario = setup.scenario
    by_id = {each.id: place for place, each in enumerate(setup.profiles)}
    kinds = tuple(kind_of(each) for each in setup.profiles)
    entries = [(Player(player), entry) for player, force in enumerate(setup.forces) for entry in force.units]
    units = tuple(
        _unit(setup.profiles[by_id[entry.unit]], by_id[entry.unit], player, entry, number)
        for number, (player, entry) in enumerate(entries)
    )
    field = Field(
        scenario=scenario.id,
        table=Table(
            ticks(scenario.width, inch),
            ticks(scenario.depth, inch),
            tuple(Terrain(piece.kind, piece.ticks(inch)) for piece in scenario.terrain),
        ),
        edition=setup.edition,
        kinds=kinds,
        players=scenario.players,
        turns=scenario.turns,
        zones=tuple(scenario.zone(player, inch) for player in range(scenario.players)),
        objectives=tuple(
            Objective(ticks(each.at[0], inch), ticks(each.at[1], inch), each.points) for each in scenario.objectives
        ),
        roles=tuple(_roles(entry) for _, entry in entries),
        owners=tuple(player for player, _ in entries),
        whats=tuple(by_id[entry.unit] for _, entry in entries),
    )
    return Battle(field=field, units=units, waiting=tuple(UnitId(id) for id in range(len(units))))


def kind_of(profile: Profile) -> Kind:
    """A profile as a battle keeps it, shield and mount counted in."""
    return Kind(
        profile.id,
        profile.m,
        profile.sh,
        profile.as_,
        profile.st,
        profile.toughness,
        profile.w,
        profile.i,
        profile.cd,
        profile.sz,
        profile.weapons,
        {name: int(value) for name, value in profile.traits.items()},
        profile.individual,
        profile.radius,
    )


def _unit(profile: Profile, kind: int, player: Player, entry: Entry, number: int) -> Unit:
    command = sum(getattr(profile, role) or 0 for role in entry.command)
    points = entry.models * profile.points + command
    return Unit(player, kind, number, entry.models, points, Footprint((), profile.radius), (), ())


def _roles(entry: Entry) -> tuple[Role, ...]:
    command: list[Role] = []
    for role in entry.command:
        match role:
            case "leader" | "standard" | "musician":
                command.append(role)
    plain: list[Role] = [""] * (entry.models - len(command))
    return (*command, *plain)
