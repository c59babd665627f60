"""Odds as they are shown: what dice must show and why, how likely it is, and what may become of each unit.

All words come finished, in the reader's language; the page draws the bars.
"""

from __future__ import annotations

from msgspec import Struct

from carnyx.show.pieces import Bar


class NeedPart(Struct, frozen=True):
    """A part of a need: the rule behind it, its words, its value and its source."""

    rule: str
    text: str
    value: str
    source: str


class Need(Struct, frozen=True):
    """What a die must show, of what it is made up, and how likely it is."""

    title: str
    need: str
    chance: str
    parts: tuple[NeedPart, ...]
    who: str = ""  # who throws
    whom: str = ""  # whom it is against; nobody where a unit is put to the test itself
    only: str = ""  # which face alone decides, where the need lies outside the die


class SideOdds(Struct, frozen=True):
    """What may happen to one unit."""

    unit: int
    title: str
    expected: str
    chart: tuple[Bar, ...]
    results: tuple[Bar, ...]


class Odds(Struct, frozen=True):
    """The odds card."""

    title: str
    needs: tuple[Need, ...]
    sides: tuple[SideOdds, ...]
    results: tuple[Bar, ...] = ()
    note: str = ""
    warnings: tuple[str, ...] = ()  # what may come before all this, and what it would make of it
