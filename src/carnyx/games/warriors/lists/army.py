"""Forces: whom a player brings to the table, under whose command, and what they cost.

A force is a TOML file: a name, a people and a Warchief; the units he leads himself, if any; and for each Battle Leader
the units of his command.  Heroes and Bannermen go with a command as its companions.  The price is reckoned to the
point, and every mistake in a list is named with the rule behind it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec import Struct

from carnyx.core.collection import Collection
from carnyx.core.limits import name_problems, size_problems
from carnyx.core.lists import converted, numbered
from carnyx.core.problems import Problem, out_of, shown, unknown
from carnyx.games.warriors.lists.profiles import Profile, ours, people, profile
from carnyx.games.warriors.rules.edition import DEFAULT, Edition
from carnyx.games.warriors.rules.individuals import (
    CHAMPION_POINTS,
    INDIVIDUALS,
    LEADERS,
    LEADERSHIP,
    STANDARD_POINTS,
    Kind,
)

RULE = "warriors.army"
KEYS = frozenset({"warchief", "commands"})
MOST_COURIERS = 10  # beside those that come free
SHALLOW, DEEP, DEEPEST = 2, 3, 4  # ranks of a block whose list does not say how many stand abreast
LARGE = 24  # figures from which a block of foot is deepest
NARROWEST = 4  # abreast, if there are so many


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """One unit of a force; its figures are all of them, champion and standard included."""

    unit: str
    figures: int
    files: int | None = None  # figures abreast; none: a sensible block
    champion: bool = False
    standard: bool = False
    name: str | None = None

    @property
    def points(self) -> int:
        """What the unit costs: so much a figure, and what champion and standard cost on top."""
        command = CHAMPION_POINTS * self.champion + STANDARD_POINTS * self.standard
        return self.figures * profile(self.unit).points + command

    def abreast(self, edition: Edition = DEFAULT) -> int:
        """How many figures stand in the front rank when the battle begins."""
        if self.files is not None:
            return self.files
        found = profile(self.unit)
        ranks = SHALLOW if found.mounted or found.missile else DEEP if self.figures <= LARGE else DEEPEST
        return max(_ranks(self.figures, min(ranks, edition.ranks_most)), min(self.figures, NARROWEST))

    def ranks(self, edition: Edition = DEFAULT) -> int:
        """How many ranks it has when the battle begins."""
        return _ranks(self.figures, self.abreast(edition))


def _ranks(figures: int, files: int) -> int:
    return -(-figures // files)


class Individual(Struct, frozen=True, forbid_unknown_fields=True):
    """A Warchief, a Battle Leader, a Hero or a Bannerman; a list need not say what follows from his place in it."""

    role: Kind
    race: str
    leadership: int = 0  # of leaders only
    mounted: bool = False
    couriers: int = 0  # beside those that come free
    attached: str | None = None  # the unit he begins with, by its name or its kind
    name: str | None = None

    @property
    def is_leader(self) -> bool:
        """Whether he gives orders."""
        return self.role in LEADERS

    def points(self, edition: Edition = DEFAULT) -> int:
        """What he costs, with his leadership and his additional couriers."""
        known = INDIVIDUALS[self.role]
        return known.points + known.points_a_leadership * self.leadership + edition.courier_points * self.couriers


class Command(Struct, frozen=True, forbid_unknown_fields=True):
    """A Battle Leader, the units he leads, and the Heroes and Bannermen with him."""

    leader: Individual
    units: tuple[Entry, ...]
    companions: tuple[Individual, ...] = ()


class Force(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An army: its Warchief, what he leads himself, and the commands of his Battle Leaders."""

    name: str
    people: str
    points: int | None = None  # what its writer says it costs
    warchief: Individual
    units: tuple[Entry, ...] = ()
    companions: tuple[Individual, ...] = ()
    commands: tuple[Command, ...] = ()


def entries(force: Force) -> tuple[Entry, ...]:
    """All units: the Warchief's own first, then command by command."""
    return (*force.units, *(entry for command in force.commands for entry in command.units))


def individuals(force: Force) -> tuple[Individual, ...]:
    """All individuals: the Warchief and who is with him first, then command by command, its leader first."""
    others = (each for command in force.commands for each in (command.leader, *command.companions))
    return (force.warchief, *force.companions, *others)


def figures(force: Force) -> int:
    """How many figures a force has; couriers are not counted."""
    return sum(entry.figures for entry in entries(force)) + len(individuals(force))


def price(force: Force, edition: Edition = DEFAULT) -> int:
    """What a force costs, to the point (warriors.army); an unknown unit is an error."""
    return sum(entry.points for entry in entries(force)) + sum(each.points(edition) for each in individuals(force))


def titles(force: Force, language: str = "en") -> tuple[str, ...]:
    """What each of the units and then of the individuals is called; whoever would share a name is numbered."""
    units = [entry.name or profile(entry.unit).name.of(language) for entry in entries(force)]
    return numbered([*units, *(each.name or _called(each, language) for each in individuals(force))])


def is_one(force: Force) -> tuple[bool, ...]:
    """Of each of the units and then of the individuals, whether it is one man."""
    return (*(False for _ in entries(force)), *(True for _ in individuals(force)))


def _called(individual: Individual, language: str) -> str:
    return people(individual.race).individuals.of(individual.role).of(language)


def bill(force: Force, language: str = "en", edition: Edition = DEFAULT) -> tuple[tuple[str, int, int], ...]:
    """Line by line what a force costs: a title, how many figures, and their points."""
    units = [(entry.figures, entry.points) for entry in entries(force)]
    lines = [*units, *((1, each.points(edition)) for each in individuals(force))]
    return tuple((title, *line) for title, line in zip(titles(force, language), lines, strict=True))


def reconstructed(force: Force) -> tuple[str, ...]:
    """The units whose profiles are a reconstruction, each once; an unknown unit is an error."""
    return tuple(dict.fromkeys(entry.unit for entry in entries(force) if profile(entry.unit).reconstruction))


def host(force: Force, individual: Individual) -> int | None:
    """The unit an individual begins with, by its place among all; none if he begins alone."""
    found = _hosts(force, individual.attached)
    return found[0] if len(found) == 1 else None


def _hosts(force: Force, attached: str | None) -> list[int]:
    return [place for place, entry in enumerate(entries(force)) if attached in (entry.name, entry.unit) and attached]


def check(force: Force, edition: Edition = DEFAULT) -> tuple[Problem, ...]:
    """Everything that is not allowed in a force; nothing if it is legal."""
    return (*faults(force, edition), *_prices(force, edition))


def faults(
    force: Force, edition: Edition = DEFAULT, known: Callable[[str], Profile] | None = None
) -> tuple[Problem, ...]:
    """What no battle can begin with, whatever it costs; the profiles are ours, or those that came with a journal."""
    return tuple(_faults(force, edition, known or profile))


def _where(force: Force) -> str:
    return str(shown(force.name)) or "force"


def _faults(force: Force, edition: Edition, known: Callable[[str], Profile]) -> Iterator[Problem]:
    where = _where(force)
    heads, bodies = individuals(force), entries(force)
    names = (force.name, *(each.name for each in bodies), *(each.name for each in heads))
    yield from name_problems(where, names, RULE)
    yield from size_problems(where, len(bodies) + len(heads), figures(force), RULE)
    if force.people not in ours("peoples"):
        yield _unknown_people(where, force.people)
    if not entries(force):
        yield Problem(where, "force-empty", RULE)
    yield from _command_problems(force, force.warchief, "warchief", force.companions, "")
    for number, command in enumerate(force.commands, 1):
        here = f"commands {number}: "
        if not command.units:
            yield Problem(here.removesuffix(": "), "force-command-empty", "warriors.commands")
        yield from _command_problems(force, command.leader, "leader", command.companions, here)
    for place, entry in _places(force):
        if _is_known(entry.unit):
            yield from _unit_problems(entry, known(entry.unit), place, edition)
        else:
            yield unknown(place, "unit-unknown", RULE, entry.unit, _choices(force.people))


def _places(force: Force) -> Iterator[tuple[str, Entry]]:
    """Every unit, and where in the list it stands."""
    for here, units in (("", force.units), *((f"commands {n}: ", c.units) for n, c in enumerate(force.commands, 1))):
        for number, entry in enumerate(units, 1):
            yield f"{here}units {number}: {shown(entry.name or entry.unit)}", entry


def _prices(force: Force, edition: Edition) -> Iterator[Problem]:
    """What a list may spend, and a price that it states and does not have."""
    where = _where(force)
    yield from _limits(force, where, edition)
    if force.points is not None and all(_is_known(entry.unit) for entry in entries(force)):
        total = price(force, edition)
        if force.points != total:
            yield Problem(where, "force-points", RULE, {"stated": shown(force.points), "points": shown(total)})


def _limits(force: Force, where: str, edition: Edition) -> Iterator[Problem]:
    """How many Heroes and Bannermen a list may have, and what it may spend on individuals (warriors.army)."""
    heads = individuals(force)
    roles = [each.role for each in heads]
    units, leaders = len(entries(force)), sum(each.is_leader for each in heads)
    heroes, most_heroes = roles.count("hero"), units // edition.units_a_hero
    if heroes > most_heroes:
        limit: dict[str, int | str] = {"given": heroes, "most": most_heroes, "units": units}
        yield Problem(where, "force-hero-many", "warriors.army.heroes", limit)
    bannermen, most_bannermen = roles.count("bannerman"), leaders * edition.bannermen_a_leader
    if bannermen > most_bannermen:
        limit = {"given": bannermen, "most": most_bannermen, "leaders": leaders}
        yield Problem(where, "force-bannerman-many", "warriors.army.bannermen", limit)
    if units and all(_is_known(entry.unit) for entry in entries(force)):
        spent, total = sum(each.points(edition) for each in heads), price(force, edition)
        may = edition.individuals_share * total // 100
        if spent > may:
            numbers: dict[str, int | str] = {"given": shown(spent), "points": shown(total), "most": shown(may)}
            yield Problem(where, "force-individuals-dear", "warriors.army.share", numbers)


def _command_problems(
    force: Force,
    leader: Individual,
    role: Kind,
    companions: tuple[Individual, ...],
    here: str,
) -> Iterator[Problem]:
    yield from _individual_problems(force, leader, (role,), f"{here}{role}")
    for number, each in enumerate(companions, 1):
        yield from _individual_problems(force, each, ("hero", "bannerman"), f"{here}companions {number}")


def _individual_problems(force: Force, each: Individual, roles: tuple[Kind, ...], here: str) -> Iterator[Problem]:
    if each.role not in roles:
        yield unknown(here, "force-role", "warriors.commands", each.role, roles)
    if each.race not in ours("peoples"):
        yield _unknown_people(here, each.race)
    if each.is_leader:
        yield from out_of(here, "leadership", each.leadership, *LEADERSHIP, "warriors.profile")
        yield from out_of(here, "couriers", each.couriers, 0, MOST_COURIERS, "warriors.courier.lost")
    elif each.leadership or each.couriers:
        yield Problem(here, "force-no-leader", "warriors.profile", {"given": each.role})
    if each.attached is not None and len(found := _hosts(force, each.attached)) != 1:
        numbers = {"given": shown(each.attached), "found": len(found)}
        yield Problem(here, "force-attached", "warriors.individuals", numbers)


def _unit_problems(entry: Entry, found: Profile, here: str, edition: Edition) -> Iterator[Problem]:
    least, most = found.figures
    if not least <= entry.figures <= most:
        limits: dict[str, int | str] = {"given": shown(entry.figures), "least": least, "most": most}
        yield Problem(here, "force-figures", RULE, limits)
    elif entry.files is not None:
        narrowest = _ranks(entry.figures, edition.ranks_most)
        if not narrowest <= entry.files <= entry.figures:
            limits = {"given": shown(entry.files), "low": narrowest, "high": entry.figures, "ranks": edition.ranks_most}
            yield Problem(here, "force-files", "warriors.reform.ranks", limits)
    if entry.champion and not found.champion:
        yield Problem(here, "force-champion", RULE)
    if entry.standard and not found.standard:
        yield Problem(here, "force-standard", RULE)


def _unknown_people(where: str, given: str) -> Problem:
    return unknown(where, "people-unknown", RULE, given, ours("peoples"))


def _is_known(unit: str) -> bool:
    name = unit.partition(".")[0]
    return name in ours("peoples") and any(each.id == unit for each in people(name).units)


def _choices(name: str) -> list[str]:
    names = [name] if name in ours("peoples") else list(ours("peoples"))
    return [each.id for one in names for each in people(one).units]


def people_names() -> tuple[str, ...]:
    """The names of the peoples that come with the game."""
    return tuple(ours("peoples"))


def people_title(name: str, language: str) -> str:
    """What a people is called in a language."""
    return people(name).name.of(language)


def fitted(raw: dict[str, Any], where: str) -> Force:
    """A force from the tables of a file, and what to call that."""
    return converted(_whole(raw), Force, where, RULE)


_FORCES = Collection("carnyx.games.warriors.lists", "forces", RULE, fitted)
files = _FORCES.files
forces = _FORCES.names
force = _FORCES.one
load = _FORCES.load  # legal or not, but readable


def loads(text: str, where: str = "force") -> Force:
    """A force from the text of a TOML file."""
    return _FORCES.loads(text, where)


def _whole(raw: dict[str, Any]) -> dict[str, Any]:
    """A list with what goes without saying: roles of leaders, and that individuals are of the force's people."""
    race = raw.get("people")
    known = {"race": race if isinstance(race, str) else ""}
    found: dict[str, Any] = _filled(raw, "warchief", known)
    return found


def _filled(table: Any, leader: Kind, known: dict[str, str]) -> Any:
    """One command with the roles and races that its list leaves out; what is not of the right shape stays as it is."""
    if not isinstance(table, dict):
        return table
    found = dict(table)
    if isinstance(chief := found.get(leader), dict):
        found[leader] = {**known, "role": leader, **chief}
    if isinstance(companions := found.get("companions"), list):
        found["companions"] = [{**known, **each} if isinstance(each, dict) else each for each in companions]
    if isinstance(commands := found.get("commands"), list):
        found["commands"] = [_filled(each, "leader", known) for each in commands]
    return found
