"""What a sheet was found to say: values, repairs, restorations, differences, and what could not be placed."""

from __future__ import annotations

from msgspec import Struct

from carnyx.core.rule import RuleId
from carnyx.sheets.force import Switch
from carnyx.words.language import Language

Printed = int | float | str


class Value(Struct, frozen=True):
    """A figure or a choice that was recognised: where it belongs, what the sheet says, and what is in force."""

    id: str  # the rule's name; of a table's cell with /row/column
    rule: RuleId
    value: Printed
    in_force: Printed
    unit: str  # need, bonus, in, cm, percent, dice, number, band or choice
    line: int


class Repaired(Struct, frozen=True):
    """A damaged cell that was repaired by the pattern of its own table."""

    id: str
    was: str
    value: Printed
    unit: str
    line: int
    because: str  # diagonal, steps, between, mirror or neighbours


class Restored(Struct, frozen=True):
    """Something other than a cell that was lost or damaged: a label, head, list number, unit or figure in a text."""

    kind: str
    id: str
    was: str
    value: Printed
    line: int


class Difference(Struct, frozen=True):
    """A value that is not the one in force, with the switch that explains it, if there is one."""

    id: str
    value: Printed
    in_force: Printed
    unit: str
    line: int
    because: str  # edition, truncated, pattern (it contradicts its own table, so it may be misread) or other
    switch: Switch | None = None


class Unplaced(Struct, frozen=True):
    """A line, or a part of one, that the reader does not understand."""

    line: int
    text: str


class Reading(Struct, frozen=True):
    """All that was read off a sheet."""

    system: str
    language: Language
    values: tuple[Value, ...]
    repaired: tuple[Repaired, ...]
    restored: tuple[Restored, ...]
    differences: tuple[Difference, ...]
    unplaced: tuple[Unplaced, ...]
