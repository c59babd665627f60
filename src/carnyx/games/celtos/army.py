"""Forces: which units a player brings to the table, and what they cost.

A force is a short TOML file: a name, a people, and for each unit how many models it has and who commands it.  Its price
is reckoned to the point, and every mistake in it is named with the rule behind it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct

from carnyx.core.rule import RuleId
from carnyx.games.celtos.profiles import (
    COMMAND,
    BadForce,
    Problem,
    converted,
    ours,
    parsed,
    people,
    profile,
    read,
    shown,
)
from carnyx.games.celtos.profiles import SENTENCES as FILE_SENTENCES

RULE = "celtos.army"

SENTENCES: Mapping[str, tuple[str, str]] = {
    **FILE_SENTENCES,
    "force-empty": ("there is no unit in it", ""),
    "force-people": ('"{unit}" is not of the people "{people}"', ""),
    "force-models": ("{given} models", "it takes {least} to {most}, command included"),
    "force-command": ("{given} of command among {models} models", ""),
    "force-individual": ("an individual has no {role}", ""),
    "force-leader": ("this unit takes no leader", ""),
    "force-standard": ("this unit takes no standard", ""),
    "force-musician": ("this unit takes no musician", ""),
    "force-points": ("it says {stated} points", "its units add up to {points}"),
}


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
    plain = [entry.name or profile(entry.unit).name.of(language) for entry in force.units]
    shared, taken = Counter(plain), set(plain)
    found = []
    for name in plain:
        title, number = name, 0
        while shared[name] > 1 and title in taken:
            number += 1
            title = f"{name} {number}"
        taken.add(title)
        found.append(title)
    return tuple(found)


def check(force: Force) -> tuple[Problem, ...]:
    """Everything that is not allowed in a force; nothing if it is legal."""
    return tuple(_problems(force))


def _problems(force: Force) -> Iterator[Problem]:
    where = str(shown(force.name)) or "force"
    if force.people not in ours("peoples"):
        numbers = {"given": shown(force.people), "choices": ", ".join(ours("peoples"))}
        yield Problem(where, "people-unknown", RULE, numbers)
    if not force.units:
        yield Problem(where, "force-empty", RULE)
    has_unknown = False
    for place, entry in enumerate(force.units, 1):
        here = f"{place}. {shown(entry.name or entry.unit)}"
        if not _is_known(entry.unit):
            has_unknown = True
            yield Problem(here, "unit-unknown", RULE, {"given": shown(entry.unit), "choices": _choices(force.people)})
        else:
            yield from _unit_problems(force, entry, here)
    if force.points is not None and not has_unknown and force.points != points(force):
        numbers = {"stated": shown(force.points), "points": shown(points(force))}
        yield Problem(where, "force-points", RULE, numbers)


def _is_known(unit: str) -> bool:
    name = unit.partition(".")[0]
    return name in ours("peoples") and any(each.id == unit for each in people(name).units)


def _choices(name: str) -> str:
    names = [name] if name in ours("peoples") else list(ours("peoples"))
    return ", ".join(each.id for one in names for each in people(one).units)


def _unit_problems(force: Force, entry: Entry, here: str) -> Iterator[Problem]:
    found = profile(entry.unit)
    if found.people != force.people:
        yield Problem(here, "force-people", RULE, {"unit": entry.unit, "people": shown(force.people)})
    least, most = found.size
    if not least <= entry.models <= most:
        numbers: dict[str, int | str] = {"given": shown(entry.models), "least": least, "most": most}
        yield Problem(here, "force-models", RULE, numbers)
    for role in entry.command:
        if found.individual:
            yield Problem(here, "force-individual", "celtos.individual", {"role": role})
        elif getattr(found, role) is None:
            yield Problem(here, f"force-{role}", RULE)
    if len(entry.command) > max(entry.models, 0):
        numbers = {"given": len(entry.command), "models": shown(entry.models)}
        yield Problem(here, "force-command", RULE, numbers)


def forces() -> tuple[str, ...]:
    """The names of the forces that come with the game."""
    return tuple(ours("forces"))


def load(path_or_name: str | Path) -> Force:
    """A force from a file, or one of ours by name; legal or not, but readable."""
    raw, where = opened("forces", path_or_name, RULE)
    return converted(raw, Force, where, RULE)


def opened(folder: str, path_or_name: str | Path, rule: RuleId) -> tuple[dict[str, Any], str]:
    """The tables of a file, or of one of ours in a folder by its name, and what to call it."""
    known = ours(folder)
    if isinstance(path_or_name, str) and path_or_name in known:
        where = f"{path_or_name}.toml"
        return read(known[path_or_name], where, rule), where
    path = Path(path_or_name)
    where = str(shown(path.name or path_or_name))
    try:
        return read(path, where, rule), where
    except BadForce as error:
        if error.problem.message == "file-missing" and isinstance(path_or_name, str):
            raise BadForce(Problem(where, "file-unknown", rule, {"choices": ", ".join(known)})) from None
        raise


def loads(text: str, where: str = "force") -> Force:
    """A force from the text of a TOML file."""
    return converted(parsed(text, where, RULE), Force, where, RULE)
