"""The peoples of Warriors and their units: what each figure can do, what it carries and what it costs.

A people is one file in `peoples/`, a unit a few lines of it: whatever is not written is that of average tribesmen in
light armour with hand weapons.  Names of troops are known from the original game; their figures and prices are a
reconstruction, and every profile says so.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from importlib.resources.abc import Traversable
from typing import Any, get_args

from msgspec import Struct
from msgspec.structs import replace

from carnyx.core import lists
from carnyx.core.length import INCH
from carnyx.core.lists import Names, converted, parsed, read
from carnyx.core.problems import BadForce, Problem, out_of, shown, unknown
from carnyx.games.warriors.rules.edition import DEFAULT, Edition
from carnyx.games.warriors.rules.individuals import Kind
from carnyx.games.warriors.rules.tables import Arm, Armour, Discipline, Missile, Quality

ARMY = "warriors.army"
RULE = "warriors.profile"
STATS = {"strength": (-2, 4), "resilience": (-2, 4), "worth": (1, 6), "move": (1, 24)}
MOST_POINTS = 999
MOST_FIGURES = 60
MISSILES: tuple[Missile, ...] = get_args(Missile)
NO_SHIELD: tuple[Arm, ...] = ("two_hand",)  # they take both hands (warriors.army)
FOOT_DEPTH, MOUNTED_DEPTH = INCH, 2 * INCH
BASE_WIDTH = INCH


class Profile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A unit of a people's catalogue; the defaults are average tribesmen with hand weapons."""

    id: str  # people and unit, such as orcs.warriors
    name: Names
    race: str
    quality: Quality = "average"
    discipline: Discipline = "tribal"
    strength: int = 0
    resilience: int = 0
    worth: int = 1  # a figure
    armour: Armour = "light"
    shield: bool = False
    arms: tuple[Arm, ...] = ("hand",)  # one to fight with, one to shoot with, or one of each
    mounted: bool = False
    move: int  # in inches; if the file does not say it, what armour, mount and race make of it
    figures: tuple[int, int] = (10, 30)  # at least and at most, champion and standard included
    points: int  # a figure
    champion: bool = True  # whether it may have one
    standard: bool = True
    reconstruction: bool = True

    def __hash__(self) -> int:
        return hash(self.id)

    @property
    def missile(self) -> Missile | None:
        """What it shoots with, if it does."""
        return next((arm for arm in MISSILES if arm in self.arms), None)

    @property
    def melee(self) -> Arm:
        """What it fights with: its missile weapon only for want of anything better (warriors.combat.scores)."""
        return next((arm for arm in self.arms if arm not in MISSILES), self.arms[0])

    @property
    def base(self) -> tuple[int, int]:
        """Width and depth of a figure's base, in ticks (warriors.profile)."""
        return base(self.mounted)


def base(mounted: bool) -> tuple[int, int]:
    """Width and depth of a base, in ticks: a mounted figure's is twice as deep (warriors.profile)."""
    return BASE_WIDTH, MOUNTED_DEPTH if mounted else FOOT_DEPTH


def move_of(armour: Armour, mounted: bool, race: str, edition: Edition) -> int:
    """How far a unit moves, in inches; dwarves and goblins have short legs, but not those they ride (warriors.move)."""
    if mounted:
        return {
            "light": edition.move_mounted_light,
            "medium": edition.move_mounted_medium,
            "heavy": edition.move_mounted_heavy,
        }[armour]
    foot = {"light": edition.move_light, "medium": edition.move_medium, "heavy": edition.move_heavy}[armour]
    return max(foot - {"dwarves": edition.move_dwarves, "goblins": edition.move_goblins}.get(race, 0), 0)


def check(profile: Profile, where: str) -> tuple[Problem, ...]:
    """Everything in a profile that the rules do not know."""
    return tuple(_problems(profile, where))


def _problems(profile: Profile, where: str) -> Iterator[Problem]:
    yield from profile.name.problems(where, ARMY)
    for stat, (low, high) in STATS.items():
        yield from out_of(where, stat, getattr(profile, stat), low, high, RULE)
    yield from out_of(where, "points", profile.points, 1, MOST_POINTS, ARMY)
    least, most = profile.figures
    if not 1 <= least <= most <= MOST_FIGURES:
        numbers = {"least": shown(least), "most": shown(most), "limit": MOST_FIGURES}
        yield Problem(where, "unit-size", ARMY, numbers)
    missiles = [arm for arm in profile.arms if arm in MISSILES]
    if not profile.arms or len(missiles) > 1 or len(profile.arms) - len(missiles) > 1:
        yield Problem(where, "unit-arms", RULE, {"given": ", ".join(profile.arms) or "—"})
    if profile.shield:
        for arm in profile.arms:
            if arm in NO_SHIELD:
                yield Problem(where, "unit-shield", f"warriors.weapon.{arm}", {"given": arm})


class Individuals(Struct, frozen=True, forbid_unknown_fields=True):
    """What a people calls its individuals."""

    warchief: Names
    leader: Names
    hero: Names
    bannerman: Names

    def of(self, kind: Kind) -> Names:
        """What it calls one kind of them."""
        found: Names = getattr(self, kind)
        return found


class People(Struct, frozen=True):
    """A people, its individuals, and its units in the order of its file."""

    id: str
    name: Names
    individuals: Individuals
    units: tuple[Profile, ...]


def catalogue(text: str, id: str, edition: Edition = DEFAULT) -> People:
    """A people from the text of its file; the first thing wrong in it is an error."""
    return _people(parsed(text, f"{id}.toml", RULE), id, edition)


def _people(raw: dict[str, Any], id: str, edition: Edition) -> People:
    where = f"{id}.toml"
    head = {}
    for key in ("name", "individuals"):
        head[key] = raw.pop(key, None)
        if not isinstance(head[key], dict):
            raise BadForce(Problem(where, "key-missing", ARMY, {"key": key}))
    name = converted(head["name"], Names, f"{where}: name", ARMY)
    individuals = converted(head["individuals"], Individuals, f"{where}: individuals", ARMY)
    return People(id, name, individuals, tuple(_unit(unit, table, id, edition) for unit, table in raw.items()))


def _unit(key: str, raw: Any, people: str, edition: Edition) -> Profile:
    where = f"{people}.toml: {shown(key)}"
    if not isinstance(raw, dict) or not re.fullmatch(r"[a-z]+(_[a-z]+)*", key):
        raise BadForce(Problem(where, "unit-key", ARMY))
    known = {"id": f"{people}.{key}", "race": people}
    found = converted({"move": STATS["move"][0], **raw}, Profile, where, RULE, **known)
    if problems := check(found, where):
        raise BadForce(problems[0])
    return found if "move" in raw else replace(found, move=move_of(found.armour, found.mounted, people, edition))


def ours(folder: str) -> Mapping[str, Traversable]:
    """Our own files in a folder of this game, by name."""
    return lists.ours("carnyx.games.warriors.lists", folder)


@lru_cache(256)  # each people in many editions: a house rule makes another
def people(name: str, edition: Edition = DEFAULT) -> People:
    """One of our peoples by name, read once; the edition says how far its units move."""
    known = ours("peoples")
    if name not in known:
        raise BadForce(unknown("peoples", "people-unknown", ARMY, name, known))
    return _people(read(known[name], f"{name}.toml", RULE), name, edition)


@lru_cache(32)
def peoples(edition: Edition = DEFAULT) -> tuple[People, ...]:
    """All our peoples."""
    return tuple(people(name, edition) for name in ours("peoples"))


@lru_cache(2048)  # each unit in as many editions
def profile(id: str, edition: Edition = DEFAULT) -> Profile:
    """A unit by its name, such as orcs.warriors."""
    found = people(id.partition(".")[0], edition)
    for each in found.units:
        if each.id == id:
            return each
    raise BadForce(unknown(f"{found.id}.toml", "unit-unknown", ARMY, id, [each.id for each in found.units]))
