"""Undo by the law of the table: free back to the last moment something was revealed, beyond that by consent.

A die that fell, a secret that was shown and another player's answer are revelations: who has seen them must not choose
again unasked.
"""

from __future__ import annotations

from typing import Any

from carnyx.core.flow import Choose, Pause
from carnyx.core.journal import Table
from carnyx.web.eyes import is_open


def answered(table: Table[Any]) -> list[tuple[int, Pause[Any], Pause[Any]]]:
    """Every entry that still counts: its number, and the positions before and after it."""
    stood = table.standing
    return [(number, stood[place][1], pause) for place, (number, pause) in enumerate(stood[1:])]


def free_to(table: Table[Any], player: int) -> int | None:
    """The earliest entry that a player may take back without asking anybody; none if there is none."""
    found = None
    for number, before, after in reversed(answered(table)):
        question = before.question
        if not isinstance(question, Choose) or question.player != player or _reveals(table, before, after):
            break
        found = number
    return found


def free_for(table: Table[Any], seats: frozenset[int]) -> int | None:
    """The earliest entry that one of several seats may take back without asking anybody else."""
    return min((found for seat in seats if (found := free_to(table, seat)) is not None), default=None)


def may_go_back_to(table: Table[Any], number: int) -> bool:
    """Whether an entry still counts and was a player's own decision."""
    return any(entry == number and isinstance(before.question, Choose) for entry, before, _ in answered(table))


def _reveals(table: Table[Any], before: Pause[Any], after: Pause[Any]) -> bool:
    """Whether everybody sees after an answer what was sealed for somebody before it."""
    return not is_open(table.system, before.battle) and is_open(table.system, after.battle)
