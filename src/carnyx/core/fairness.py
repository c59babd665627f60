"""Fairness: what a journal says of how its dice fell and of what was taken back, so that nobody has to be believed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from carnyx.core.journal import Journal
from carnyx.core.lines import COMPUTED, Entry, undone

DICE = ("thrown", "typed")  #: how an answer of chance comes


class Fairness(Struct, frozen=True):
    """How many throws were thrown by the program and typed in by players, and what was taken back."""

    thrown: int = 0
    typed: int = 0
    taken_back: int = 0  #: answers, those of chance included
    throws_taken_back: int = 0
    is_practice: bool = False  #: a throw or a computer player's sealed answer was taken back, who cannot agree to that


def _has_computer(entries: Iterable[Entry]) -> bool:
    return any(entry.how in COMPUTED for entry in entries)


def fairness(journal: Journal[Any]) -> Fairness:
    """What a journal says of itself."""
    stand: list[Entry] = []
    gone: list[Entry] = []
    for entry in journal.entries:
        back = undone(entry)
        if back is None:
            stand.append(entry)
        else:
            gone += [each for each in stand if each.number >= back]
            stand = [each for each in stand if each.number < back]
    throws = sum(entry.how in DICE for entry in gone)
    return Fairness(
        sum(entry.how == "thrown" for entry in stand),
        sum(entry.how == "typed" for entry in stand),
        len(gone),
        throws,
        bool(throws and _has_computer(journal.entries))
        or _has_computer(entry for entry in gone if entry.number in journal.secrets),
    )
