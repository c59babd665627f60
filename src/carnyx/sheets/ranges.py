"""Reads range bands: a band that has lost the sign of its unit takes that of the other bands."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from carnyx.sheets.figures import Reach, legible
from carnyx.sheets.notes import Notes
from carnyx.sheets.reading import Restored


class Stretch(Struct, frozen=True):
    """A range band as printed: its table and name, its distances, and its figure's line and place."""

    key: str  # TABLE/BAND
    text: str
    reach: Reach
    guessed: bool
    origin: tuple[int, int]


def read_ranges(stretches: Sequence[Stretch], notes: Notes) -> None:
    """Note the range bands of a part of a sheet; if no band has a unit left, none is guessed."""
    known = {each.reach.units for each in stretches if each.reach.units is not None}
    for each in stretches:
        units = each.reach.units or (next(iter(known)) if len(known) == 1 else None)
        if units is None:
            notes.doubt(each.origin[0])
            continue
        table, _, band = each.key.partition("/")
        limit, line = f"{table}/limit/{band}", each.origin[0]
        if each.guessed:
            notes.restored.append(Restored("figure", limit, each.text, legible(each.text), line))
        if each.reach.units is None:
            sign = '"' if units == "in" else " cm"
            notes.restored.append(Restored("unit", limit, each.text, legible(each.text).rstrip("*") + sign, line))
        if each.reach.near is not None:
            notes.length(f"{table}/from/{band}", each.reach.near, units, line)
        notes.length(limit, each.reach.far, units, line)
        notes.claim(*each.origin)
