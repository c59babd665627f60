"""Fitting: whether what a file holds has the shape of a struct, and where and why it has not.

A file is tables, lists, texts, numbers and dates; a struct says which of them it wants where. Whatever does not fit is
a problem with its place, in the order of the file, and what a table lacks comes after what it has.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import date, datetime, time
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

from msgspec import Struct
from msgspec.structs import fields

from carnyx.core.problems import Problem, unknown
from carnyx.core.rule import RuleId

# The kinds of value that a file may hold, by the names that `words/problems.py` knows; each before those it is one of.
_VALUES: tuple[tuple[type, str], ...] = (
    (bool, "bool"),
    (int, "int"),
    (float, "float"),
    (str, "str"),
    (datetime, "datetime"),
    (date, "date"),
    (time, "time"),
    (dict, "object"),
    (list, "array"),
    (NoneType, "null"),
)


def misfits(
    given: object, wanted: Any, where: str, rule: RuleId, known: frozenset[str] = frozenset()
) -> Iterator[Problem]:
    """Every problem with a value that should be of a type; what is `known` is not for the file to say."""
    kinds = get_args(wanted) if get_origin(wanted) in (Union, UnionType) else (wanted,)
    kind = next((each for each in kinds if _takes(each, given)), None)
    if kind is None:
        names = {_name(each) for each in kinds} - {"null"}  # a file leaves out what may be lacking
        ordered = " | ".join(name for _, name in _VALUES if name in names)
        yield Problem(where, "value-kind", rule, {"given": _named(given), "wanted": ordered})
    elif get_origin(kind) is Literal:
        if given not in get_args(kind):
            yield unknown(where, "value-choice", rule, given, map(str, get_args(kind)))
    elif isinstance(given, list):
        yield from _list_misfits(given, get_args(kind), where, rule)
    elif isinstance(given, dict):
        if _is_struct(kind):
            yield from _struct_misfits(given, kind, where, rule, known)
        else:
            for value in given.values():
                yield from misfits(value, get_args(kind)[1], where, rule)


def unknown_key(where: str, rule: RuleId, key: str, kind: type[Struct], known: frozenset[str]) -> Problem:
    """A key that a struct does not have, or not for a file to say."""
    choices = [each.encode_name for each in fields(kind) if each.name not in known]
    return unknown(where, "key-unknown", rule, key, choices)


def _struct_misfits(
    given: dict[str, object], kind: type[Struct], where: str, rule: RuleId, known: frozenset[str]
) -> Iterator[Problem]:
    wanted = {each.encode_name: each for each in fields(kind)}
    for key, value in given.items():
        if key in wanted:
            yield from misfits(value, wanted[key].type, f"{where}: {key}", rule)
        elif kind.__struct_config__.forbid_unknown_fields:
            yield unknown_key(where, rule, key, kind, known)
    for key, each in wanted.items():
        if each.required and key not in given:
            yield Problem(where, "key-missing", rule, {"key": key})


def _list_misfits(given: list[object], parts: tuple[Any, ...], where: str, rule: RuleId) -> Iterator[Problem]:
    if parts[-1] is Ellipsis:
        parts = parts[:1] * len(given)
    if len(given) != len(parts):
        yield Problem(where, "value-length", rule, {"given": len(given), "wanted": len(parts)})
        return
    for number, (value, part) in enumerate(zip(given, parts, strict=True), 1):
        yield from misfits(value, part, f"{where} {number}", rule)


def _takes(kind: Any, given: object) -> bool:
    """Whether a value is of a kind as a whole, whatever it holds; a whole number will do for any number."""
    name = _name(kind)
    return _named(given) in ((name, "int") if name == "float" else (name,))


def _name(kind: Any) -> str:
    """The kind of value that a type wants."""
    if _is_struct(kind):
        return "object"
    origin = get_origin(kind) or kind
    if origin is Literal:
        return _named(get_args(kind)[0])
    return {tuple: "array", Mapping: "object"}.get(origin) or dict(_VALUES)[origin]


def _named(given: object) -> str:
    """The kind of value that is given."""
    return next((name for kind, name in _VALUES if isinstance(given, kind)), type(given).__name__)


def _is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Struct)
