"""The peoples of Celtos and their units: what each model can do, what it carries and what it costs.

A people is one file in `peoples/`, a unit a few lines of it: whatever is not written is that of an average human with
a hand weapon.  No published army book stands behind these stat lines.  They are a reconstruction that fits the known
prices, and every profile says so.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, TypeVar, get_args

import msgspec
from msgspec import Struct
from msgspec.structs import fields, replace

from carnyx.core.length import MILLIMETRE, Length, inches
from carnyx.core.rule import RuleId
from carnyx.games.celtos.tables import BASES
from carnyx.games.celtos.weapons import IMPROVISED, MOUNTED_TOUGHNESS, SHIELD_TOUGHNESS, WEAPONS, Weapon

T = TypeVar("T", bound=Struct)

FLAGS = ("battle_awareness", "skirmisher", "first_strike")
NUMBERED = ("penetrating", "parry", "marksmanship")
TRAITS = (*FLAGS, *NUMBERED)
COMMAND = ("leader", "standard", "musician")
HANDS = 2  # celtos.weapon
STATS = {"m": (1, 24), **dict.fromkeys(("sh", "as", "st", "t", "w", "i", "cd"), (1, 10)), "sz": (1, 9)}
MOST_POINTS = 999
MOST_MODELS = 40
LONGEST_FILE = 64 * 1024  # a list that long is no list, and is not read to its end

_WEAPONS = {weapon.name: weapon for weapon in WEAPONS}

# How a problem reads in English: what is wrong, and what would be accepted.
SENTENCES: Mapping[str, tuple[str, str]] = {
    "file-missing": ("there is no such file", ""),
    "file-unknown": ("there is no such file and none of ours has this name", "there are {choices}"),
    "file-unreadable": ("the file cannot be read ({reason})", ""),
    "file-too-long": ("the file is too long", "it takes up to {most} bytes"),
    "file-not-text": ("the file is not plain text", "it takes TOML in UTF-8"),
    "file-not-toml": ("the file is not TOML ({reason})", ""),
    "file-misfit": ("the file does not fit ({reason})", ""),
    "key-unknown": ('unknown key "{given}"', "there are {choices}"),
    "key-missing": ('"{key}" is missing', ""),
    "value-kind": ("this is {given}", "it takes {wanted}"),
    "value-length": ("these are {given} values", "it takes {wanted}"),
    "value-range": ("{key} is {given}", "it takes {low} to {high}"),
    "name-empty": ("the name is empty in one language", "it takes en, de and es"),
    "people-unknown": ('unknown people "{given}"', "there are {choices}"),
    "unit-unknown": ('unknown unit "{given}"', "there are {choices}"),
    "unit-key": ("this is no name for a unit", "it takes small letters and underscores"),
    "unit-size": ("size is {least} to {most}", "it takes two numbers from 1 to {limit}, the smaller first"),
    "unit-individual": ("an individual is one model without leader, standard or musician", ""),
    "unit-weapon": ('unknown weapon "{given}"', "there are {choices}"),
    "unit-hands": ('"{given}" leaves no hand for a shield', "a shield takes one hand of {hands}"),
    "unit-trait": ('unknown trait "{given}"', "there are {choices}"),
    "unit-trait-flag": ('trait "{key}" has no number', "it takes true, or is left out"),
    "unit-trait-number": ('trait "{key}" is {given}', "it takes {low} to {high}"),
}


class Problem(Struct, frozen=True):
    """What is wrong with something a player wrote: where, a message's name, its numbers, and the rule behind it."""

    where: str
    message: str
    rule: RuleId
    numbers: Mapping[str, int | str] = {}


class BadForce(ValueError):
    """A catalogue, a force or a scenario cannot be used; one line says where, what, what it takes, and the rule."""

    def __init__(self, problem: Problem, sentences: Mapping[str, tuple[str, str]] = SENTENCES) -> None:
        self.problem, self.where, self.rule = problem, problem.where, problem.rule
        self.what, self.accepts = (part.format(**problem.numbers) for part in sentences[problem.message])
        super().__init__(f"{self.where}: {self.what}{'; ' if self.accepts else ''}{self.accepts} ({self.rule})")


def shown(given: object, longest: int = 60) -> int | str:
    """Anything a file may hold, short and on one line."""
    if isinstance(given, int) and given.bit_length() > 31:
        return "far too large"
    if isinstance(given, bool):
        return str(given).lower()
    if isinstance(given, int):
        return given
    text = "".join(each if each.isprintable() else " " for each in str(given))
    return text if len(text) <= longest else f"{text[: longest - 1]}…"


def out_of(where: str, key: str, given: int, low: int, high: int, rule: RuleId) -> Iterator[Problem]:
    """A problem if a number is not between two limits."""
    if not low <= given <= high:
        yield Problem(where, "value-range", rule, {"key": key, "given": shown(given), "low": low, "high": high})


def read(path: Traversable, where: str, rule: RuleId) -> dict[str, Any]:
    """The tables of a TOML file; anything else is refused with one line, and nothing long is read to its end."""
    try:
        if not path.is_file():
            raise BadForce(Problem(where, "file-missing", rule))
        with path.open("rb") as file:
            raw = file.read(LONGEST_FILE + 1)
    except OSError as error:
        reason = shown(error.strerror or "no reason given")
        raise BadForce(Problem(where, "file-unreadable", rule, {"reason": reason})) from None
    if len(raw) > LONGEST_FILE:
        raise BadForce(Problem(where, "file-too-long", rule, {"most": LONGEST_FILE}))
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = "\0"
    if "\0" in text:
        raise BadForce(Problem(where, "file-not-text", rule))
    return parsed(text, where, rule)


def parsed(text: str, where: str, rule: RuleId) -> dict[str, Any]:
    """The tables of a TOML text."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        # the parser says line and column; brackets nested without end exhaust it before it can
        reason = shown(error, 160) if isinstance(error, ValueError) else "nested too deep"
        raise BadForce(Problem(where, "file-not-toml", rule, {"reason": reason})) from None


def converted(raw: Mapping[str, Any], kind: type[T], where: str, rule: RuleId, **known: str) -> T:
    """A table as a struct; what is `known` is not for the file to say."""
    for key in known:
        if key in raw:
            raise BadForce(_unknown(where, rule, key, kind, frozenset(known)))
    try:
        return msgspec.convert({**raw, **known}, kind)
    except msgspec.ValidationError as error:
        raise BadForce(_misfit(str(error), kind, where, rule, frozenset(known))) from None


_MISFIT = re.compile(
    r"(?:Object contains unknown field `(?P<unknown>.*?)`|Object missing required field `(?P<missing>.*?)`"
    r"|Expected `(?P<wanted>[^`]*)`(?: of length (?P<length>\d+))?, got (?P<got>.*?))(?: - at `\$(?P<path>[^`]*)`)?",
    re.DOTALL,
)
_KINDS = {
    "int": "a whole number",
    "float": "a number",
    "str": "text",
    "bool": "true or false",
    "array": "a list",
    "object": "a table",
}


def _misfit(said: str, kind: Any, where: str, rule: RuleId, known: frozenset[str]) -> Problem:
    """What the reader of structs said, as a problem with a place."""
    found = _MISFIT.fullmatch(said)
    if found is None:
        return Problem(where, "file-misfit", rule, {"reason": shown(said)})
    path = found["path"] or ""
    place = re.sub(r"\[(\d+)\]", lambda at: f" {int(at[1]) + 1}", path).replace("[...]", "").strip(" .")
    where = ": ".join([where, *filter(None, place.split("."))])
    if found["unknown"] is not None:
        with suppress(LookupError, TypeError):  # a key may itself look like a place
            for name in re.findall(r"\.(\w+)|\[", path):
                kind = {each.encode_name: each.type for each in fields(kind)}[name] if name else get_args(kind)[0]
        return _unknown(where, rule, found["unknown"], kind, known if not path else frozenset())
    if found["missing"] is not None:
        return Problem(where, "key-missing", rule, {"key": found["missing"]})
    if found["length"] is not None:
        return Problem(where, "value-length", rule, {"given": int(found["got"]), "wanted": int(found["length"])})
    return Problem(where, "value-kind", rule, {"given": _spoken(found["got"]), "wanted": _spoken(found["wanted"])})


def _spoken(kinds: str) -> str:
    return " or ".join(_KINDS.get(each, each) for each in kinds.strip("`").split(" | ") if each != "null")


def _unknown(where: str, rule: RuleId, key: str, kind: type[Struct], known: frozenset[str]) -> Problem:
    choices = ", ".join(each.encode_name for each in fields(kind) if each.name not in known)
    return Problem(where, "key-unknown", rule, {"given": shown(key), "choices": choices})


class Names(Struct, frozen=True, forbid_unknown_fields=True):
    """What something is called in each language."""

    en: str
    de: str
    es: str

    def of(self, language: str) -> str:
        """The name in one language."""
        return {"en": self.en, "de": self.de, "es": self.es}[language]


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
        return tuple(each for each in self._carried if each.short or each.medium or each.long)

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
    if not all((profile.name.en, profile.name.de, profile.name.es)):
        yield Problem(where, "name-empty", "celtos.army")
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
    unknown = [name for name in profile.weapons if name not in _WEAPONS]
    for name in unknown:
        numbers = {"given": shown(name), "choices": ", ".join(_WEAPONS)}
        yield Problem(where, "unit-weapon", "celtos.weapon", numbers)
    if unknown or not profile.shield:
        return
    # a weapon is used alone, so each must leave a hand free, and so must what a model without one picks up
    for weapon in dict.fromkeys((*profile.close_weapons, *profile.missile_weapons)):
        if weapon.hands >= HANDS:
            yield Problem(where, "unit-hands", "celtos.weapon", {"given": weapon.name, "hands": HANDS})


def _gifted(profile: Profile, where: str) -> Iterator[Problem]:
    for name, value in profile.traits.items():
        if name not in TRAITS:
            numbers = {"given": shown(name), "choices": ", ".join(TRAITS)}
            yield Problem(where, "unit-trait", "celtos.profile", numbers)
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


@cache
def ours(folder: str) -> Mapping[str, Traversable]:
    """Our own files in a folder of this game, by name."""
    found = sorted((files("carnyx.games.celtos") / folder).iterdir(), key=lambda each: each.name)
    return {each.name.removesuffix(".toml"): each for each in found if each.name.endswith(".toml")}


@cache
def people(name: str) -> People:
    """One of our peoples by name, read once."""
    known = ours("peoples")
    if name not in known:
        numbers = {"given": shown(name), "choices": ", ".join(known)}
        raise BadForce(Problem("peoples", "people-unknown", "celtos.army", numbers))
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
    numbers = {"given": shown(id), "choices": ", ".join(each.id for each in found.units)}
    raise BadForce(Problem(f"{found.id}.toml", "unit-unknown", "celtos.army", numbers))
