"""Forces: which units a player brings to the table, and what they cost.

A force is a short TOML file: a name, a people, and for each unit how many models it has and who commands it.  Its price
is reckoned to the point, and every mistake in it is named with the rule behind it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec import Struct

from carnyx.core.collection import Collection
from carnyx.core.limits import crowd_problems, name_problems, size_problems
from carnyx.core.lists import converted, numbered
from carnyx.core.problems import Problem, shown, unknown
from carnyx.games.celtos.lists.profiles import COMMAND, Profile, ours, people, profile

RULE = "celtos.army"
KEYS: frozenset[str] = frozenset()  # a list of Celtos has no key that only it could have

_BARRED = {"leader": "force-leader", "standard": "force-standard", "musician": "force-musician"}


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """One unit of a force; its models are all of them, command included."""

    unit: str
    models: int = 1
    leader: bool = False
    standard: bool = False
    musician: bool = False
    name: str | None = None

    @property
    def command(self) -> tuple[str, ...]:
        """Who of leader, standard and musician is there."""
        return tuple(role for role in COMMAND if getattr(self, role))

    @property
    def points(self) -> int:
        """What the unit costs: so much a model, and what its command costs on top."""
        found = profile(self.unit)
        return self.models * found.points + sum(getattr(found, role) or 0 for role in self.command)


class Force(Struct, frozen=True, forbid_unknown_fields=True):
    """A list of units of one people."""

    name: str
    people: str
    units: tuple[Entry, ...]
    points: int | None = None  # what its writer says it costs


def points(force: Force) -> int:
    """What a force costs, to the point (celtos.army); an unknown unit is an error."""
    return sum(entry.points for entry in force.units)


def models(force: Force) -> int:
    """How many models a force has."""
    return sum(entry.models for entry in force.units)


def titles(force: Force, language: str = "en") -> tuple[str, ...]:
    """What each unit is called; units that would share a name are numbered."""
    return numbered(entry.name or profile(entry.unit).name.of(language) for entry in force.units)


def is_one(force: Force) -> tuple[bool, ...]:
    """Of each unit, whether it is one man or one thing."""
    return tuple(entry.models == 1 for entry in force.units)


def bill(force: Force, language: str = "en") -> tuple[tuple[str, int, int], ...]:
    """Line by line what a force costs: a title, how many models, and their points."""
    lines = zip(titles(force, language), force.units, strict=True)
    return tuple((title, entry.models, entry.points) for title, entry in lines)


def reconstructed(force: Force) -> tuple[str, ...]:
    """The units whose profiles are a reconstruction, each once; an unknown unit is an error."""
    return tuple(dict.fromkeys(entry.unit for entry in force.units if profile(entry.unit).reconstruction))


def check(force: Force) -> tuple[Problem, ...]:
    """Everything that is not allowed in a force; nothing if it is legal."""
    return (*faults(force), *_prices(force))


def faults(force: Force, known: Callable[[str], Profile] | None = None) -> tuple[Problem, ...]:
    """What no battle can begin with, whatever it costs; the profiles are ours, or those that came with a journal."""
    return tuple(_faults(force, known or profile))


def crowding(forces: tuple[Force, ...]) -> tuple[Problem, ...]:
    """What keeps forces from meeting on one table, whatever each is by itself: up to four may."""
    return tuple(crowd_problems("forces", sum(len(each.units) for each in forces), sum(map(models, forces)), RULE))


def _where(force: Force) -> str:
    return str(shown(force.name)) or "force"


def _faults(force: Force, known: Callable[[str], Profile]) -> Iterator[Problem]:
    where = _where(force)
    yield from name_problems(where, (force.name, *(entry.name for entry in force.units)), RULE)
    yield from size_problems(where, len(force.units), models(force), RULE)
    if force.people not in ours("peoples"):
        yield unknown(where, "people-unknown", RULE, force.people, ours("peoples"))
    if not force.units:
        yield Problem(where, "force-empty", RULE)
    for place, entry in enumerate(force.units, 1):
        here = f"{place}. {shown(entry.name or entry.unit)}"
        if not _is_known(entry.unit):
            yield unknown(here, "unit-unknown", RULE, entry.unit, _choices(force.people))
        else:
            yield from _unit_problems(force, entry, known(entry.unit), here)


def _prices(force: Force) -> Iterator[Problem]:
    """A price that a list states and does not have."""
    if force.points is None or not all(_is_known(entry.unit) for entry in force.units):
        return
    if force.points != points(force):
        numbers = {"stated": shown(force.points), "points": shown(points(force))}
        yield Problem(_where(force), "force-points", RULE, numbers)


def _is_known(unit: str) -> bool:
    name = unit.partition(".")[0]
    return name in ours("peoples") and any(each.id == unit for each in people(name).units)


def _choices(name: str) -> list[str]:
    names = [name] if name in ours("peoples") else list(ours("peoples"))
    return [each.id for one in names for each in people(one).units]


def _unit_problems(force: Force, entry: Entry, found: Profile, here: str) -> Iterator[Problem]:
    if found.people != force.people:
        yield Problem(here, "force-people", RULE, {"unit": entry.unit, "people": shown(force.people)})
    least, most = found.size
    if not least <= entry.models <= most:
        numbers: dict[str, int | str] = {"given": shown(entry.models), "least": least, "most": most}
        yield Problem(here, "force-models", RULE, numbers)
    if found.individual and entry.command:
        yield Problem(here, "force-individual", "celtos.individual")
    for role in entry.command:
        if not found.individual and getattr(found, role) is None:
            yield Problem(here, _BARRED[role], RULE)
    if len(entry.command) > max(entry.models, 0):
        numbers = {"given": len(entry.command), "models": shown(entry.models)}
        yield Problem(here, "force-command", RULE, numbers)


def people_names() -> tuple[str, ...]:
    """The names of the peoples that come with the game."""
    return tuple(ours("peoples"))


def people_title(name: str, language: str) -> str:
    """What a people is called in a language."""
    return people(name).name.of(language)


def fitted(raw: dict[str, Any], where: str) -> Force:
    """A force from the tables of a file, and what to call that."""
    return converted(raw, Force, where, RULE)


_FORCES = Collection("carnyx.games.celtos.lists", "forces", RULE, fitted)
files = _FORCES.files
forces = _FORCES.names
force = _FORCES.one
load = _FORCES.load  # legal or not, but readable


def loads(text: str, where: str = "force") -> Force:
    """A force from the text of a TOML file."""
    return _FORCES.loads(text, where)
