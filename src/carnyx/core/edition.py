"""Editions: the contested points of a game, each a named setting with its choices, its default and its source.

An edition is one frozen struct per game.  Its fields are declared once, with `switch`, `number` or `distance`;
everything else (the list of settings, house rules from the command line, the sheet) is read from there.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import fields, replace

from carnyx.core.length import Length, inches
from carnyx.core.rule import Cite, Number, RuleId

E = TypeVar("E", bound=Struct)


class Setting(Struct, frozen=True):
    """One contested point: its choices or limits, its default, and the rules it governs."""

    name: str
    id: RuleId
    rules: tuple[RuleId, ...]
    cite: Cite
    default: int | str
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    unit: str = "choice"  #: choice, number, length (in inches) or percent
    alike: tuple[str, ...] = ()  #: choices that sheets word differently, but that play the same here

    def others_alike(self, value: int | str) -> tuple[str, ...]:
        """The other choices that play the same here as this one."""
        return tuple(each for each in self.alike if each != value) if value in self.alike else ()

    def show(self, value: int | str) -> Number:
        """The value as it is put into words: a number of inches becomes a length."""
        return inches(value) if self.unit == "length" and isinstance(value, int) else value


class Unsettled(ValueError):
    """A house rule that names no setting, or a value its setting does not take."""

    def __init__(self, name: str, value: str, setting: Setting | None, known: tuple[str, ...]) -> None:
        super().__init__(f"{name}={value}")
        self.name, self.value, self.setting, self.known = name, value, setting, known


def switch(id: RuleId, *rules: RuleId, cite: Cite, alike: tuple[str, ...] = ()) -> Meta:
    """A setting with named choices: the `Literal` it annotates; alike: those that play the same here."""
    return Meta(extra={"id": id, "rules": rules, "cite": cite, "unit": "choice", "alike": alike})


def number(id: RuleId, low: int, high: int, cite: Cite, unit: str = "number", rules: tuple[RuleId, ...] = ()) -> Meta:
    """A setting that is a whole number between two limits."""
    return Meta(ge=low, le=high, extra={"id": id, "rules": rules, "cite": cite, "unit": unit})


def distance(id: RuleId, cite: Cite, rules: tuple[RuleId, ...] = (), most: int = 144) -> Meta:
    """A setting that is a length in whole inches."""
    return number(id, 0, most, cite, unit="length", rules=rules)


@cache
def settings(edition: type[Struct]) -> tuple[Setting, ...]:
    """The settings of a game, in the order of its edition's fields."""
    hints = get_type_hints(edition, include_extras=True)
    found = []
    for field in fields(edition):
        hint = hints[field.name]
        assert get_origin(hint) is Annotated, f"{edition.__name__}.{field.name} is no setting"
        kind, meta = get_args(hint)
        extra: dict[str, Any] = meta.extra
        rules = extra["rules"] or (extra["id"].rpartition(".")[0],)
        choices = get_args(kind) if get_origin(kind) is Literal else ()
        found.append(
            Setting(
                field.name,
                extra["id"],
                rules,
                extra["cite"],
                field.default,
                choices,
                meta.ge or 0,
                meta.le or 0,
                extra["unit"],
                extra.get("alike", ()),
            )
        )
    return tuple(found)


def house(edition: E, name: str, value: str) -> E:
    """The same edition with one setting chosen otherwise."""
    known = {each.name: each for each in settings(type(edition))}
    setting = known.get(name)
    if setting is None:
        raise Unsettled(name, value, None, tuple(known))
    chosen: int | str = value
    if not setting.choices:
        try:
            chosen = int(value)
        except ValueError:
            raise Unsettled(name, value, setting, tuple(known)) from None
        if not setting.low <= chosen <= setting.high:
            raise Unsettled(name, value, setting, tuple(known))
    elif value not in setting.choices:
        raise Unsettled(name, value, setting, tuple(known))
    return replace(edition, **{name: chosen})


def valid(edition: E) -> E:
    """The edition, if every setting has an allowed value; otherwise an error."""
    return msgspec.convert(msgspec.to_builtins(edition), type(edition))


__all__ = [
    "Length",
    "Setting",
    "Unsettled",
    "distance",
    "house",
    "number",
    "settings",
    "switch",
    "valid",
]
