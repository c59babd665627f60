"""How a battle stands: what each side has and still needs for victory, and at the end what was lost and what decided.

A game fills these values from its own rules of victory; bar, end page and saved battles show them as they are.
"""

from __future__ import annotations

from msgspec import Struct


class Tally(Struct, frozen=True, omit_defaults=True):
    """What one side has of what wins the battle, what it needs, and what there is at most; then all of it in words."""

    has: int
    needs: int | None  # none: no number wins by itself
    most: int
    said: str
    later: int = 0  # what counts besides when the battle ends by its last turn


class Meter(Struct, frozen=True):
    """The meter of victory: what is counted, how it decides the battle, and the tally of every side."""

    title: str
    text: str
    tallies: tuple[Tally, ...]


class Fate(Struct, frozen=True):
    """What became of one side: its points, what it has lost in a few words, and what each of its units has cost it."""

    points: int
    lost: str
    paid: tuple[str, ...] = ()


class Because(Struct, frozen=True, omit_defaults=True):
    """One sentence of what decided a battle, and the rule behind it with its source."""

    text: str
    rule: str | None = None
    source: str = ""


class Ending(Struct, frozen=True):
    """How a battle ended: the result, what decided it, and what became of every side."""

    verdict: str
    why: tuple[Because, ...]
    sides: tuple[Fate, ...]
    winner: int | None = None  # the seat
