"""The peoples of Celtos and their units: what each model can do, what it carries and what it costs.

A people is one file in `peoples/`, a unit a few lines of it: whatever is not written is that of an average human with
a hand weapon.  No published army book stands behind these stat lines.  They are a reconstruction that fits the known
prices, and every profile says so.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from carnyx.core import lists
from carnyx.core.length import MILLIMETRE, Length, inches
from carnyx.core.lists import Names, converted, parsed, read
from carnyx.core.problems import BadForce, Problem, out_of, shown, unknown
from carnyx.games.celtos.rules.tables import BASES
from carnyx.games.celtos.rules.weapons import IMPROVISED, MOUNTED_TOUGHNESS, SHIELD_TOUGHNESS, WEAPONS, Weapon

FLAGS = ("battle_awareness", "skirmisher", "first_strike")
NUMBERED = ("penetrating", "parry", "marksmanship")
TRAITS = (*FLAGS, *NUMBERED)
COMMAND = ("leader", "standard", "musician")
HANDS = 2  # celtos.weapon
STATS = {"m": (1, 24), **dict.fromkeys(("sh", "as", "st", "t", "w", "i", "cd"), (1, 10)), "sz": (1, 9)}
MOST_POINTS = 999
MOST_MODELS = 40

_WEAPONS = {weapon.name: weapon for weapon in WEAPONS}


class Profile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename={"as_": "as"}):
    """A unit of a people's catalogue; the defaults are an average human with a hand weapon."""

    id: str  # people and unit, such as gael.warrior
    people: str
    name: Names
    m: int = 4
    sh: int = 4
    as_: int = 4
    st: int = 4
    t: int = 4  # before shield and mount
    w: int = 1
    i: int = 4
    cd: int = 4
    sz: int = 2
    weapons: tuple[str, ...] = ("hand_weapon",)
    shield: bool = False
    mounted: bool = False
    traits: Mapping[str, int | bool] = {}  # a trait without a number counts 1
    individual: bool = False
    size: tuple[int, int] = (5, 12)  # models at least and at most, command included
    points: int  # a model
    leader: int | None = None  # on top of the model's points; none: not allowed
    standard: int | None = None
    musician: int | None = None
    reconstruction: bool = True

    def __hash__(self) -> int:
        return hash(self.id)

    @property
    def toughness(self) -> int:
        """T with what shield and mount add to it (celtos.weapon.shield, celtos.weapon.mounted)."""
        return self.t + SHIELD_TOUGHNESS * self.shield + MOUNTED_TOUGHNESS * self.mounted

    @property
    def radius(self) -> int:
        """Half the width of its round base, in ticks (celtos.measure)."""
        return next(
            width * MILLIMETRE // 2
            for sizes, width in zip(BASES.columns, BASES.cells[0], strict=True)
            if self.sz <= int(str(sizes).partition("-")[2])
        )

    @property
    def movement(self) -> Length:
        """How far a Move takes it (celtos.order.move)."""
        return inches(self.m)

    @property
    def close_weapons(self) -> tuple[Weapon, ...]:
        """What it can fight with; whoever has nothing else improvises (celtos.weapon.improvised)."""
        return tuple(each for each in self._carried if each.close is not None) or (IMPROVISED,)

    @property
    def missile_weapons(self) -> tuple[Weapon, ...]:
        """What it can shoot or throw, templates included."""
        return tuple(each for each in self._carried if each.missile)

    def trait(self, name: str) -> int:
        """The number of a trait, 1 for one without a number, 0 for one it does not have."""
        return int(self.traits.get(name, 0))

    @property
    def _carried(self) -> tuple[Weapon, ...]:
        return tuple(_WEAPONS[name] for name in self.weapons)


def check(profile: Profile, where: str) -> tuple[Problem, ...]:
    """Everything in a profile that the rules do not know."""
    return tuple(_problems(profile, where))


def _problems(profile: Profile, where: str) -> Iterator[Problem]:
    yield from profile.name.problems(where, "celtos.army")
    for stat, (low, high) in STATS.items():
        value = getattr(profile, "as_" if stat == "as" else stat)
        yield from out_of(where, stat, value, low, high, f"celtos.profile.{stat}")
    yield from out_of(where, "points", profile.points, 1, MOST_POINTS, "celtos.profile.points")
    command = {role: getattr(profile, role) for role in COMMAND if getattr(profile, role) is not None}
    for role, surcharge in command.items():
        yield from out_of(where, role, surcharge, 0, MOST_POINTS, "celtos.army")
    least, most = profile.size
    if not 1 <= least <= most <= MOST_MODELS:
        numbers = {"least": shown(least), "most": shown(most), "limit": MOST_MODELS}
        yield Problem(where, "unit-size", "celtos.army", numbers)
    if profile.individual and (profile.size != (1, 1) or command):
        yield Problem(where, "unit-individual", "celtos.individual")
    yield from _carrying(profile, where)
    yield from _gifted(profile, where)


def _carrying(profile: Profile, where: str) -> Iterator[Problem]:
    strange = [name for name in profile.weapons if name not in _WEAPONS]
    for name in strange:
        yield unknown(where, "unit-weapon", "celtos.weapon", name, _WEAPONS)
    if strange or not profile.shield:
        return
    # a weapon is used alone, so each must leave a hand free, and so must what a model without one picks up
    for weapon in dict.fromkeys((*profile.close_weapons, *profile.missile_weapons)):
        if weapon.hands >= HANDS:
            yield Problem(where, "unit-shield", "celtos.weapon", {"given": weapon.name})


def _gifted(profile: Profile, where: str) -> Iterator[Problem]:
    for name, value in profile.traits.items():
        if name not in TRAITS:
            yield unknown(where, "unit-trait", "celtos.profile", name, TRAITS)
        elif name in FLAGS and value != 1:
            yield Problem(where, "unit-trait-flag", f"celtos.trait.{name}", {"key": name})
        elif name in NUMBERED and (value is True or not 1 <= value <= 10):
            range_ = {"key": name, "given": shown(value), "low": 1, "high": 10}
            yield Problem(where, "unit-trait-number", f"celtos.trait.{name}", range_)


class People(Struct, frozen=True):
    """A people and its units, in the order of its file."""

    id: str
    name: Names
    units: tuple[Profile, ...]


def catalogue(text: str, id: str) -> People:
    """A people from the text of its file; the first thing wrong in it is an error."""
    return _people(parsed(text, f"{id}.toml", "celtos.profile"), id)


def _people(raw: dict[str, Any], id: str) -> People:
    where = f"{id}.toml"
    name = raw.pop("name", None)
    if not isinstance(name, dict):
        raise BadForce(Problem(where, "key-missing", "celtos.army", {"key": "name"}))
    names = converted(name, Names, f"{where}: name", "celtos.army")
    return People(id, names, tuple(_unit(unit, table, id) for unit, table in raw.items()))


def _unit(key: str, raw: Any, people: str) -> Profile:
    where = f"{people}.toml: {shown(key)}"
    if not isinstance(raw, dict) or not re.fullmatch(r"[a-z]+(_[a-z]+)*", key):
        raise BadForce(Problem(where, "unit-key", "celtos.army"))
    if raw.get("individual") is True:
        raw = {"size": [1, 1], **raw}
    profile = converted(raw, Profile, where, "celtos.profile", id=f"{people}.{key}", people=people)
    if problems := check(profile, where):
        raise BadForce(problems[0])
    return replace(profile, traits={name: int(value) for name, value in profile.traits.items()})


def ours(folder: str) -> Mapping[str, Traversable]:
    """Our own files in a folder of this game, by name."""
    return lists.ours("carnyx.games.celtos.lists", folder)


@cache
def people(name: str) -> People:
    """One of our peoples by name, read once."""
    known = ours("peoples")
    if name not in known:
        raise BadForce(unknown("peoples", "people-unknown", "celtos.army", name, known))
    return _people(read(known[name], f"{name}.toml", "celtos.profile"), name)


@cache
def peoples() -> tuple[People, ...]:
    """All our peoples."""
    return tuple(people(name) for name in ours("peoples"))


@cache
def profile(id: str) -> Profile:
    """A unit by its name, such as gael.warrior."""
    found = people(id.partition(".")[0])
    for each in found.units:
        if each.id == id:
            return each
    names = [each.id for each in found.units]
    raise BadForce(unknown(f"{found.id}.toml", "unit-unknown", "celtos.army", id, names))
