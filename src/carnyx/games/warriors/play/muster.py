"""The muster: from a scenario, two forces and an edition to a battle about to begin."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from carnyx.core.ground import Table, Terrain
from carnyx.core.lesson import Lesson
from carnyx.core.outlines import ticks
from carnyx.games.warriors.blocks.formation import Formation
from carnyx.games.warriors.lists import army, scenarios
from carnyx.games.warriors.lists.army import Entry, Force
from carnyx.games.warriors.lists.profiles import Profile, base, profile
from carnyx.games.warriors.lists.scenarios import Scenario
from carnyx.games.warriors.play.battle import PLAYERS, Battle, Courier, Field, Kind, Player, Unit, UnitId
from carnyx.games.warriors.play.deployment import DeployNext, EdgeThrow, MakeBoast, deploy_all
from carnyx.games.warriors.play.orders import Reveal, SealOrders
from carnyx.games.warriors.play.phases import Opening
from carnyx.games.warriors.play.portents import portents
from carnyx.games.warriors.play.sequence import StartTurn
from carnyx.games.warriors.rules.edition import DEFAULT, Edition
from carnyx.games.warriors.rules.individuals import INDIVIDUALS


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
    found = scenarios.fitted(scenarios.load(scenario), edition)
    own = (*forces, *(None for _ in range(PLAYERS - len(forces))))
    mustered = tuple(force or army.load(name) for force, name in zip(own, found.forces, strict=True))
    used = dict.fromkeys(entry.unit for force in mustered for entry in army.entries(force))
    return Setup(found, mustered, tuple(profile(unit, edition) for unit in used), edition, deploy)


def taught(lesson: Lesson) -> Setup:
    """The setup of a guided battle, by the default edition."""
    used = dict.fromkeys(entry.unit for force in lesson.forces for entry in army.entries(force))
    return Setup(lesson.scenario, lesson.forces, tuple(profile(unit) for unit in used))


class _Recruit(Struct):
    """A unit or an individual as it is written down in the muster roll."""

    unit: Unit
    kind: Kind
    body: Formation
    host: int
    price: int
    couriers: int = 0


def muster(setup: Setup) -> Battle:
    """The battle that a setup begins."""
    battle, sides = gathered(setup), range(PLAYERS)
    opening = (*map(MakeBoast, sides), *map(SealOrders, sides), Reveal(), *portents(setup.edition))
    if setup.deploy == "auto":
        return deploy_all(battle).then(*opening, StartTurn())
    first = EdgeThrow() if battle.field.picked else DeployNext(0, -1)
    return battle.then(first, *opening, StartTurn())


def gathered(setup: Setup) -> Battle:
    """The table and everybody who is to stand on it; nobody is deployed yet."""
    profiles = {each.id: each for each in setup.profiles}
    roll: list[_Recruit] = []
    for player, force in enumerate(setup.forces):
        roll += _army(Player(player), force, profiles, setup.edition, len(roll))
    scenario = setup.scenario
    kinds = tuple(dict.fromkeys(each.kind for each in roll))
    places = {kind: place for place, kind in enumerate(kinds)}
    units = tuple(_numbered(each.unit, places[each.kind], number) for number, each in enumerate(roll))
    field = Field(
        scenario=scenario.id,
        table=Table(
            ticks(scenario.width),
            ticks(scenario.depth),
            tuple(Terrain(piece.kind, piece.ticks()) for piece in scenario.terrain),
        ),
        edition=setup.edition,
        kinds=kinds,
        turns=scenario.turns,
        zones=tuple(scenario.zone(player) for player in range(PLAYERS)),
        picked=scenario.edges == "pick",
        bodies=tuple(each.body for each in roll),
        hosts=tuple(each.host for each in roll),
        prices=tuple(each.price for each in roll),
        owners=tuple(int(each.unit.player) for each in roll),
        points=tuple(sum(each.unit.points for each in roll if each.unit.player == player) for player in range(PLAYERS)),
    )
    couriers = tuple(Courier(leader) for leader, each in enumerate(roll) for _ in range(each.couriers))
    waiting = tuple(UnitId(id) for id in range(len(units)))
    return Battle(field=field, units=units, couriers=couriers, opening=Opening(waiting=waiting))


def _numbered(unit: Unit, kind: int, number: int) -> Unit:
    return replace(unit, kind=kind, number=number)


def _army(
    player: Player, force: Force, profiles: dict[str, Profile], edition: Edition, first: int
) -> Iterator[_Recruit]:
    """A force in the order of its list: all units, then all individuals."""
    entries, individuals = army.entries(force), army.individuals(force)
    leaders = [place for place, each in enumerate(individuals) if each.is_leader]
    sizes = [len(force.units), *(len(command.units) for command in force.commands)]
    of_unit = [leader for leader, size in zip(leaders, sizes, strict=True) for _ in range(size)]
    names = first + len(entries)  # where its individuals begin
    for place, entry in enumerate(entries):
        yield _recruit(player, entry, profiles[entry.unit], names + of_unit[place], edition)
    leader = 0
    for place, each in enumerate(individuals):
        leader = place if each.is_leader else leader
        known = INDIVIDUALS[each.role]
        kind = Kind(
            f"{each.race}.{each.role}",
            each.race,
            "elite",
            "disciplined",
            known.strength,
            0,
            known.worth,
            "medium",
            True,
            ("hand",),
            each.mounted,
            edition.move_rider if each.mounted else edition.move_individual,
            each.role,
            each.leadership,
        )
        found = army.host(force, each)
        host = -1 if found is None else first + found
        points = each.points(edition)
        unit = Unit(player, 0, 0, names + leader, 1, points)
        couriers = edition.couriers + each.couriers if each.is_leader else 0
        yield _Recruit(unit, kind, Formation(0, 0, 0, 1, 1, *base(each.mounted)), host, points, couriers)


def _recruit(player: Player, entry: Entry, profile: Profile, leader: int, edition: Edition) -> _Recruit:
    volleys = 0 if profile.missile is None else edition.volleys(profile.missile)
    unit = Unit(
        player,
        0,
        0,
        leader,
        entry.figures,
        entry.points,
        champion=entry.champion,
        standard=entry.standard,
        volleys=volleys,
    )
    body = Formation(0, 0, 0, entry.abreast(edition), entry.figures, *profile.base)
    return _Recruit(unit, kind_of(profile), body, -1, profile.points)


def kind_of(profile: Profile) -> Kind:
    """What the figures of a unit from a list are."""
    return Kind(
        profile.id,
        profile.race,
        profile.quality,
        profile.discipline,
        profile.strength,
        profile.resilience,
        profile.worth,
        profile.armour,
        profile.shield,
        profile.arms,
        profile.mounted,
        profile.move,
    )
