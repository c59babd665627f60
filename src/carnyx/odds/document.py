"""An answer of a calculator as a document: what `--json` prints and what the browser is sent."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction
from functools import cached_property
from typing import Any

from msgspec import Struct

from carnyx.core.check import Check
from carnyx.odds.sampling import Sampling
from carnyx.odds.spread import Spread

# Properties that are shown beside the fields of an answer.
_DERIVED = ("need", "chance", "expected", "morale", "check", "panic", "rout", "rows")
_HIDDEN = ("checked", "panicked", "routed", "total", "sampling", "totals", "target", "fate", "aims")


def document(answer: Struct) -> dict[str, Any]:
    """The whole answer; every chance as an exact fraction and as a number."""
    sampling: Sampling | None = getattr(answer, "sampling", None)
    found = _struct(answer, exact=sampling is None)
    found["method"] = "exact" if sampling is None else "sampled"
    if sampling is not None:
        found["samples"], found["error"] = sampling.plays, sampling.error
    return found


def exactly(value: Fraction) -> str:
    """A fraction in full, however many digits it has."""
    # Python refuses to write whole numbers of more than 4,300 digits; decimal numbers have no such limit.
    above, below = (str(Decimal(each)) for each in value.as_integer_ratio())
    return above if below == "1" else f"{above}/{below}"


def chance(value: Fraction, exact: bool = True) -> dict[str, Any]:
    """A chance twice: as a fraction, where it is exact, and as a number."""
    return {"exact": exactly(value) if exact else None, "p": float(value)}


def check(made: Check) -> dict[str, Any]:
    """A check with every modifier by name."""
    return {
        "rule": made.rule,
        "base": made.base,
        "applied": [{"id": each.id, "value": each.value} for each in made.applied],
        "need": made.need,
        "chance": exactly(made.chance),
        "p": float(made.chance),
        "dice": made.dice,
        "naturals": made.naturals,
        "under": made.under,
    }


def _struct(value: Struct, exact: bool) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name in value.__struct_fields__:
        if name not in _HIDDEN and getattr(value, name) is not None:
            found[name] = _value(getattr(value, name), exact)
    for name in _DERIVED:
        if name not in found and isinstance(getattr(type(value), name, None), (property, cached_property)):
            found.update(_derived(name, getattr(value, name), exact))
    return found


def _derived(name: str, value: Any, exact: bool) -> dict[str, Any]:
    """Averages are numbers, and the chance of a check a fraction; other chances are both."""
    if name == "expected":
        return {"expected": float(value), "expected_exact": exactly(value) if exact else None}
    if name == "chance":
        return {"chance": exactly(value), "p": float(value)}
    return {name: _value(value, exact)}


def _value(value: Any, exact: bool) -> Any:
    match value:
        case Check():
            return check(value)
        case Spread():
            return [{"n": n, **chance(p, exact)} for n, p in value]
        case Fraction():
            return chance(value, exact)
        case Struct() if getattr(value, "sampling", None) is not None:
            return document(value)
        case Struct():
            return _struct(value, exact)
        case dict():
            return {name: _value(each, exact) for name, each in value.items()}
        case tuple() | list():
            return [_value(each, exact) for each in value]
        case _:
            return value


__all__ = ["chance", "check", "document", "exactly"]
