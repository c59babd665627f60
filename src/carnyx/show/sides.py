"""How the seats of a table look: a colour for each that colour-blind players tell apart, and a pattern besides.

Pictures are printed on paper; the page is light or dark, as its reader likes it, and has a shade for each.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

Weave: TypeAlias = Literal["plain", "stripes", "dots", "checks"]


class Shade(Struct, frozen=True):
    """A side on the page: its colour by day and by night, and the pattern of its bases."""

    day: str
    night: str
    weave: Weave


class Side(Struct, frozen=True):
    """How a side looks: its colour, a dark and a light one that go with it, and what is drawn across a base of 100."""

    colour: str
    dark: str
    light: str
    pattern: str
    shade: Shade


# Vermilion, blue, green, orange.
SIDES = (
    Side("#D55E00", "#8f3f00", "#f2d2bc", "", Shade("#d55e00", "#e8701a", "plain")),
    Side(
        "#0072B2",
        "#004f7c",
        "#bfd9ea",
        "M-10 40 40-10M-10 80 80-10M20 110 110 20M60 110 110 60",
        Shade("#0072b2", "#2590d4", "stripes"),
    ),
    Side(
        "#009E73",
        "#00593f",
        "#bfe2d5",
        "M50 50h0M50 20h0M50 80h0M24 35h0M76 35h0M24 65h0M76 65h0",
        Shade("#009e73", "#2dbd91", "dots"),
    ),
    Side(
        "#E69F00",
        "#7a5300",
        "#f6e3b8",
        "M-10 36H110M-10 64H110M36-10V110M64-10V110",
        Shade("#c98900", "#edb43a", "checks"),
    ),
)
