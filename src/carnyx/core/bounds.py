"""The bounds of what a calculator may be asked: one definition for the Python call and for the command line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, wraps
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
    names: tuple[Any, ...] = ()


class OutOfBounds(ValueError):
    """A value that the rules do not know was given to a calculator."""

    def __init__(self, name: str, given: object, bound: Whole | Named) -> None:
        accepts = ", ".join(map(str, bound.names)) if isinstance(bound, Named) else f"{bound.low} to {bound.high}"
        super().__init__(f"{name} takes {accepts}, not {given} ({bound.rule})")
        self.name, self.given, self.bound = name, given, bound


def bounds(asked: Callable[..., Any]) -> dict[str, Whole | Named]:
    """What each parameter of a calculator, or each field of a side, takes."""
    found: dict[str, Whole | Named] = {}
    for name, hint in get_type_hints(asked, include_extras=True).items():
        if get_origin(hint) is not Annotated:
            continue
        kind, *notes = get_args(hint)
        for note in notes:
            if isinstance(note, Whole):
                found[name] = note
            elif isinstance(note, Named):
                found[name] = Named(note.rule, _names(kind))
    return found


def _names(kind: Any) -> tuple[Any, ...]:
    """The choices of a `Literal`, alone, in a union or in a tuple."""
    if get_origin(kind) is Literal:
        return get_args(kind)
    return tuple(name for part in get_args(kind) for name in _names(part))


def within(limits: Mapping[str, Whole | Named], given: Mapping[str, object]) -> None:
    """Raise an error about the first value that does not fit its bounds; do nothing if all of them fit."""
    for name, value in given.items():
        bound = limits.get(name)
        if bound is None or value is None:
            continue
        if isinstance(bound, Whole):
            fits = type(value) is int and bound.low <= value <= bound.high
        else:
            fits = all(each in bound.names for each in (value if isinstance(value, tuple) else (value,)))
        if not fits:
            raise OutOfBounds(name, value, bound)


def bounded(function: Callable[P, R]) -> Callable[P, R]:
    """A calculator that checks what it is asked, by the bounds in its own signature."""
    limits = bounds(function)

    @wraps(function)
    def asked(*args: P.args, **given: P.kwargs) -> R:
        within(limits, given)
        return function(*args, **given)

    return asked


class Bounded(Struct, frozen=True, kw_only=True):
    """A part of what a calculator is asked, such as one side of a fight; its fields have bounds and are checked."""

    def __post_init__(self) -> None:
        within(_bounds_of(type(self)), {name: getattr(self, name) for name in self.__struct_fields__})


_bounds_of = cache(bounds)
