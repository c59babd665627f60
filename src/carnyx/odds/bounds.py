"""The bounds of what a calculator may be asked: one definition for the Python call and for the command line."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Annotated, Any, Literal, ParamSpec, TypeVar, get_args, get_origin, get_type_hints

from msgspec import Struct

from carnyx.core.rule import RuleId

P = ParamSpec("P")
R = TypeVar("R")


class Whole(Struct, frozen=True):
    """A whole number between two limits, and the rule that sets them."""

    low: int
    high: int
    rule: RuleId


class Named(Struct, frozen=True):
    """One of several names, and the rule that has them."""

    rule: RuleId
    names: tuple[str, ...] = ()


class OutOfBounds(ValueError):
    """A calculator was asked for something the rules do not know."""

    def __init__(self, name: str, given: object, bound: Whole | Named) -> None:
        accepts = ", ".join(bound.names) if isinstance(bound, Named) else f"{bound.low} to {bound.high}"
        super().__init__(f"{name} takes {accepts}, not {given} ({bound.rule})")
        self.name, self.given, self.bound = name, given, bound


def bounds(function: Callable[..., Any]) -> dict[str, Whole | Named]:
    """What each parameter takes."""
    found: dict[str, Whole | Named] = {}
    for name, hint in get_type_hints(function, include_extras=True).items():
        if get_origin(hint) is not Annotated:
            continue
        kind, *notes = get_args(hint)
        for note in notes:
            if isinstance(note, Whole):
                found[name] = note
            elif isinstance(note, Named):
                names = tuple(
                    choice
                    for part in (kind, *get_args(kind))
                    if get_origin(part) is Literal
                    for choice in get_args(part)
                )
                found[name] = Named(note.rule, names)
    return found


def bounded(function: Callable[P, R]) -> Callable[P, R]:
    """A calculator that checks what it is asked, by the bounds in its own signature."""
    limits = bounds(function)

    @wraps(function)
    def asked(*args: P.args, **given: P.kwargs) -> R:
        for name, value in given.items():
            bound = limits.get(name)
            if bound is None or value is None:
                continue
            if isinstance(bound, Whole):
                fits = type(value) is int and bound.low <= value <= bound.high
            else:
                fits = value in bound.names
            if not fits:
                raise OutOfBounds(name, value, bound)
        return function(*args, **given)

    return asked
