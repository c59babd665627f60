"""Undo by the law of the table: free back to the last moment something was revealed, beyond that by consent.

A die that fell, a secret that was shown and another person's answer are revelations: who has seen them must not choose
again unasked.  An answer that came by itself, because there was nothing to decide, reveals nothing: undo passes over
it.  So it does over what a computer player has answered openly: nobody is wronged, and he answers anew.
"""

from __future__ import annotations

from typing import Any

from carnyx.core.flow import Choose, Pause
from carnyx.core.journal import Journal
from carnyx.core.lines import COMPUTED
from carnyx.web.view import is_open


def answered(journal: Journal[Any]) -> list[tuple[int, Pause[Any], Pause[Any]]]:
    """Every entry that still counts: its number, and the positions before and after it."""
    stood = journal.standing
    return [(number, stood[place][1], pause) for place, (number, pause) in enumerate(stood[1:])]


def came_by_itself(journal: Journal[Any], number: int) -> bool:
    """Whether nobody was asked for the answer of an entry."""
    return journal.entries[number - 1].how == "itself"


def is_passed_over(journal: Journal[Any], number: int) -> bool:
    """Whether an entry is no obstacle to going back freely: nobody was asked, or a computer player answered openly."""
    by_computer = journal.entries[number - 1].how in COMPUTED and number not in journal.secrets
    return by_computer or came_by_itself(journal, number)


def free_to(journal: Journal[Any], player: int) -> int | None:
    """The earliest entry that a player may take back without asking anybody; none if there is none."""
    found = None
    for number, before, after in reversed(answered(journal)):
        question, reveals = before.question, _reveals(journal, before, after)
        if is_passed_over(journal, number) and not reveals:
            continue
        if not isinstance(question, Choose) or question.player != player or reveals:
            break
        found = number
    return found


def free_for(journal: Journal[Any], seats: frozenset[int]) -> int | None:
    """The earliest entry that one of several seats may take back without asking anybody else."""
    return min((found for seat in seats if (found := free_to(journal, seat)) is not None), default=None)


def last_for(journal: Journal[Any], seats: frozenset[int]) -> int | None:
    """The last decision of one of several seats; of a deed that took several answers, the first of them."""
    theirs = (
        number
        for number, before, _ in reversed(answered(journal))
        if isinstance(before.question, Choose) and before.question.player in seats
    )
    return next((number for number in theirs if journal.entries[number - 1].how not in ("itself", "deed")), None)


def may_go_back_to(journal: Journal[Any], number: int) -> bool:
    """Whether an entry still counts and was a player's own decision."""
    return any(
        entry == number and isinstance(before.question, Choose) and not came_by_itself(journal, number)
        for entry, before, _ in answered(journal)
    )


def _reveals(journal: Journal[Any], before: Pause[Any], after: Pause[Any]) -> bool:
    """Whether everybody sees after an answer what was sealed for somebody before it."""
    return not is_open(journal.system, before.battle) and is_open(journal.system, after.battle)
