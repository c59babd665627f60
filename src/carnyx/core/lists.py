"""What players write themselves: catalogues, force lists and scenarios in TOML, read with care and fitted to a struct.

Nothing that a file may hold is more than a problem: it is read up to a limit, and whatever does not fit is told with
its place, short and on one line.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import islice
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import asdict

from carnyx.core.fitting import misfits, unknown_key
from carnyx.core.limits import LONGEST_LIST, LONGEST_NUMBER, has_long_number, is_deep, name_problems, plain_texts
from carnyx.core.problems import BadForce, Problem, shown, unknown
from carnyx.core.rule import RuleId

T = TypeVar("T", bound=Struct)

MOST_PROBLEMS = 40  # whoever has more has seen enough


# For languages that lists have no names in: what an English name is called there.
_TRANSLATED: dict[str, dict[str, str]] = {}


def translate(language: str, names: Mapping[str, str]) -> None:
    """Name things of the lists in a language that the lists themselves do not say, by their English names."""
    _TRANSLATED.setdefault(language, {}).update(names)


def translated(name: str, language: str) -> str:
    """What is called so in English, in another language; as it stands where nobody has translated it."""
    return _TRANSLATED.get(language, {}).get(name, name)


class Names(Struct, frozen=True, forbid_unknown_fields=True):
    """What something is called in each language."""

    en: str
    de: str
    es: str

    def of(self, language: str) -> str:
        """The name in one language; in one that lists do not know, its translation, else the English name."""
        return asdict(self).get(language) or translated(self.en, language)

    def problems(self, where: str, rule: RuleId) -> Iterator[Problem]:
        """A problem if a language has no name, or one that is too long."""
        if not all((self.en, self.de, self.es)):
            yield Problem(where, "name-empty", rule)
        yield from name_problems(where, (self.en, self.de, self.es), rule)


def numbered(names: Iterable[str]) -> tuple[str, ...]:
    """Names as they stand; those that would be shared are numbered."""
    plain = list(names)
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


@cache
def ours(package: str, folder: str) -> Mapping[str, Traversable]:
    """The files of a folder that come with a game, by name."""
    found = sorted((files(package) / folder).iterdir(), key=lambda each: each.name)
    return {each.name.removesuffix(".toml"): each for each in found if each.name.endswith(".toml")}


def opened(known: Mapping[str, Traversable], path_or_name: str | Path, rule: RuleId) -> tuple[dict[str, Any], str]:
    """The tables of a file, or of one that comes with the game by its name, and what to call it."""
    if isinstance(path_or_name, str) and path_or_name in known:
        where = f"{path_or_name}.toml"
        return read(known[path_or_name], where, rule), where
    path = Path(path_or_name)
    where = str(shown(path.name or path_or_name))
    try:
        return read(path, where, rule), where
    except BadForce as error:
        if error.problem.message == "file-missing" and isinstance(path_or_name, str):
            raise BadForce(unknown(where, "file-unknown", rule, where, known)) from None
        raise


def read(path: Traversable, where: str, rule: RuleId) -> dict[str, Any]:
    """The tables of a TOML file; anything else is refused with one line, and nothing long is read to its end."""
    try:
        if not path.is_file():
            raise BadForce(Problem(where, "file-missing", rule))
        with path.open("rb") as file:
            raw = file.read(LONGEST_LIST + 1)
    except OSError as error:
        raise BadForce(Problem(where, "file-unreadable", rule, {"reason": shown(error.strerror or "?")})) from None
    if len(raw) > LONGEST_LIST:
        raise BadForce(Problem(where, "file-too-long", rule, {"most": LONGEST_LIST}))
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = "\0"
    if "\0" in text:
        raise BadForce(Problem(where, "file-not-text", rule))
    return parsed(text, where, rule)


def parsed(text: str, where: str, rule: RuleId) -> dict[str, Any]:
    """The tables of a TOML text; names in it lose what would steer a terminal or turn a line around."""
    # The parser takes hours over a key of many dots, and cannot be stopped: what is too much for it never gets there.
    if len(text) > LONGEST_LIST:
        raise BadForce(Problem(where, "file-too-long", rule, {"most": LONGEST_LIST}))
    if is_deep(text):
        raise BadForce(Problem(where, "file-nested", rule))
    if has_long_number(text):
        raise BadForce(Problem(where, "file-number", rule, {"most": LONGEST_NUMBER}))
    try:
        tables: dict[str, Any] = plain_texts(tomllib.loads(text))
        return tables
    except ValueError as error:  # the parser says line and column
        raise BadForce(Problem(where, "file-not-toml", rule, {"reason": shown(error, 160)})) from None


def converted(raw: Mapping[str, Any], kind: type[T], where: str, rule: RuleId, **known: str) -> T:
    """A table as a struct; what is `known` is not for the file to say."""
    theirs = frozenset(known)
    found = [unknown_key(where, rule, key, kind, theirs) for key in known if key in raw]
    whole = {**raw, **known}
    try:
        fitted = msgspec.convert(whole, kind)
    except msgspec.ValidationError as error:
        found += islice(misfits(whole, kind, where, rule, theirs), MOST_PROBLEMS - len(found))
        if not found:  # of the right shape, but the struct itself refuses it
            found = [Problem(where, "file-misfit", rule, {"reason": shown(error)})]
    if found:
        raise BadForce(*found)
    return fitted
