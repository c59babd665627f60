"""What players write themselves: catalogues, force lists and scenarios in TOML, read with care and fitted to a struct.

Nothing that a file may hold is more than a problem: it is read up to a limit, and whatever does not fit is told with
its place, short and on one line.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from copy import deepcopy
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, TypeVar, get_args

import msgspec
from msgspec import Struct
from msgspec.structs import asdict, fields

from carnyx.core.problems import BadForce, Problem, shown, unknown
from carnyx.core.rule import RuleId

T = TypeVar("T", bound=Struct)

MOST_PROBLEMS = 40  # whoever has more has seen enough
_PLAIN: dict[Any, Any] = {str: "", int: 0, bool: False}  # what stands in for a value so that the others are looked at
LONGEST_FILE = 64 * 1024  # a list that long is no list, and is not read to its end


# For languages that lists have no names in: what an English name is called there.
_TRANSLATED: dict[str, dict[str, str]] = {}


def translate(language: str, names: Mapping[str, str]) -> None:
    """Name things of the lists in a further language, by their English names."""
    _TRANSLATED.setdefault(language, {}).update(names)


class Names(Struct, frozen=True, forbid_unknown_fields=True):
    """What something is called in each language."""

    en: str
    de: str
    es: str

    def of(self, language: str) -> str:
        """The name in one language; in one that lists do not know, its translation, else the English name."""
        return asdict(self).get(language) or _TRANSLATED.get(language, {}).get(self.en, self.en)

    def problems(self, where: str, rule: RuleId) -> Iterator[Problem]:
        """A problem if a language has no name."""
        if not all((self.en, self.de, self.es)):
            yield Problem(where, "name-empty", rule)


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
            raw = file.read(LONGEST_FILE + 1)
    except OSError as error:
        raise BadForce(Problem(where, "file-unreadable", rule, {"reason": shown(error.strerror or "?")})) from None
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
    except ValueError as error:  # the parser says line and column
        raise BadForce(Problem(where, "file-not-toml", rule, {"reason": shown(error, 160)})) from None
    except RecursionError:  # brackets nested without end exhaust the parser before it can say anything
        raise BadForce(Problem(where, "file-nested", rule)) from None


def converted(raw: Mapping[str, Any], kind: type[T], where: str, rule: RuleId, **known: str) -> T:
    """A table as a struct; what is `known` is not for the file to say."""
    found = [_unknown(where, rule, key, kind, frozenset(known)) for key in known if key in raw]
    mended: Any = {**raw, **known}
    while len(found) < MOST_PROBLEMS:
        try:
            fitted = msgspec.convert(mended, kind)
            break
        except msgspec.ValidationError as error:
            found.append(_misfit(str(error), kind, where, rule, frozenset(known)))
            mended = _mended(mended, str(error), kind)
            if mended is None:
                break
    if found:
        raise BadForce(*found)
    return fitted


def _mended(raw: Any, said: str, kind: Any) -> Any:
    """The tables without what the reader of structs complains of, so that it reads on; none if it cannot."""
    found = _MISFIT.fullmatch(said)
    if found is None:
        return None
    at, key = found["path"] or "", found["unknown"] or found["missing"]
    if key is None:
        at, _, key = at.rpartition(".")
    mended = deepcopy(raw)
    with suppress(LookupError, TypeError):
        holder = mended
        for name, number in re.findall(r"\.(\w+)|\[(\d+)\]", at):
            holder = holder[name or int(number)]
        wanted = {each.encode_name: each for each in fields(_kind_at(kind, at))}.get(key)
        if wanted is None or not wanted.required:
            del holder[key]
        else:
            holder[key] = _PLAIN[wanted.type]
        return mended
    return None


_MISFIT = re.compile(
    r"(?:Object contains unknown field `(?P<unknown>.*?)`|Object missing required field `(?P<missing>.*?)`"
    r"|Invalid enum value '(?P<choice>.*)'"
    r"|Expected `(?P<wanted>[^`]*)`(?: of length (?P<length>\d+))?, got (?P<got>.*?))(?: - at `\$(?P<path>[^`]*)`)?",
    re.DOTALL,
)


def _misfit(said: str, kind: Any, where: str, rule: RuleId, known: frozenset[str]) -> Problem:
    """What the reader of structs said, as a problem with a place."""
    found = _MISFIT.fullmatch(said)
    if found is None:
        return Problem(where, "file-misfit", rule, {"reason": shown(said)})
    path = found["path"] or ""
    place = re.sub(r"\[(\d+)\]", lambda at: f" {int(at[1]) + 1}", path).replace("[...]", "").strip(" .")
    where = ": ".join([where, *filter(None, place.split("."))])
    if found["unknown"] is not None:
        return _unknown(where, rule, found["unknown"], _kind_at(kind, path), known if not path else frozenset())
    if found["choice"] is not None:
        return unknown(where, "value-choice", rule, found["choice"], map(str, get_args(_kind_at(kind, path))))
    if found["missing"] is not None:
        return Problem(where, "key-missing", rule, {"key": found["missing"]})
    if found["length"] is not None:
        return Problem(where, "value-length", rule, {"given": int(found["got"]), "wanted": int(found["length"])})
    return Problem(where, "value-kind", rule, {"given": _kinds(found["got"]), "wanted": _kinds(found["wanted"])})


def _kind_at(kind: Any, path: str) -> Any:
    """What stands at a place of a struct; a key may itself look like a place, and then it is the last one known."""
    with suppress(LookupError, TypeError):
        for name in re.findall(r"\.(\w+)|\[", path):
            kind = {each.encode_name: each.type for each in fields(kind)}[name] if name else get_args(kind)[0]
    return kind


def _kinds(said: str) -> str:
    """The kinds of value that were expected or found, by the reader's names for them."""
    return " | ".join(each for each in said.strip("`").split(" | ") if each != "null")


def _unknown(where: str, rule: RuleId, key: str, kind: type[Struct], known: frozenset[str]) -> Problem:
    return unknown(
        where, "key-unknown", rule, key, [each.encode_name for each in fields(kind) if each.name not in known]
    )
