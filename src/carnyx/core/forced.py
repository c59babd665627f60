"""Questions without a decision: one answer only, or several that all lead to the same position.

Whoever asks people (the browser, the terminal) gives such an answer for them, as an ordinary line of the journal.  The
rules, the counted futures and the computer players know nothing of it.  A sealed answer is always asked for: that a
player was not asked would tell the others something.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from carnyx.core.flow import Agenda, Choose, Pause, accept, is_secret

_MOST_COMPARED = 24  # answers whose positions are looked at; with more of them a decision is likely


class Forced(Struct, frozen=True):
    """The answer that nobody need be asked for."""

    answer: Any


def forced(pause: Pause[Any]) -> Forced | None:
    """The answer that a question comes down to; None if there is something to decide."""
    question = pause.question
    if not isinstance(question, Choose) or is_secret(pause.battle):
        return None
    choices = question.options.choices()
    if not choices or len(choices) > _MOST_COMPARED:
        return None
    first, *others = choices
    if others and not _lead_to_the_same(pause, first, others):
        return None
    return Forced(first)


def _lead_to_the_same(pause: Pause[Any], first: Any, others: list[Any]) -> bool:
    """Whether the battle goes on alike whichever of several answers is given."""
    after: Agenda = accept(pause, first).battle
    return all(accept(pause, other).battle == after for other in others)
