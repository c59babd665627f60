"""Printed tables in words: heads, cells and the totals of a result, as players of each language write them."""

from __future__ import annotations

from carnyx.core.check import Band, Lookup
from carnyx.core.length import inches
from carnyx.core.rule import signed
from carnyx.words.explain import Speaker


def head(speaker: Speaker, table: Lookup, name: int | str) -> str:
    """A head as players read it: numbers as they are, names in their language."""
    label = f"{table.id.partition('.')[0]}.label.{name}"
    return speaker.words.say(label) if isinstance(name, str) and speaker.words.has(label) else str(name)


def corner(speaker: Speaker, table: Lookup) -> str:
    """What the rows and the columns of a table stand for."""
    down, across = (head(speaker, table, axis) if axis else "" for axis in table.axes)
    return f"{down} ↓  {across} →" if down else f"{across} →" if across else ""


def cell(speaker: Speaker, table: Lookup, value: int) -> str:
    """A cell by the unit of its table."""
    match table.unit:
        case "need":
            return f"{value}+"
        case "bonus":
            return signed(value)
        case "length":
            return str(speaker.number("", inches(value)))
        case _:
            return str(value)


def totals(band: Band) -> str:
    """The totals a result stands for."""
    if band.low is None:
        return f"{band.high}\u2212"
    if band.high is None:
        return f"{band.low}+"
    return str(band.low) if band.low == band.high else f"{band.low}\u2013{band.high}"
