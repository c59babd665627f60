"""A deed: several answers of one player that he gives as one.

He activates a unit, orders it to move, and goes; or he sends all his new orders at once.

Each answer is an ordinary line of the journal.  A deed is looked at as a whole before anything is written: if one of
its answers is refused, or if somebody else is asked in between, nothing of it is done.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from carnyx.core.flow import Choose, Pause, go_on, refuse, understand
from carnyx.core.rule import Refusal, Refused

MOST = 40  #: answers of one deed; the longest gives every unit of a large army an order


def before_last(pause: Pause[Any], answers: Sequence[Any]) -> tuple[Pause[Any], Any]:
    """The pause at which the last answer of a deed is given, and that answer; refused as the first bad one is."""
    if not 0 < len(answers) <= MOST:
        raise Refused(Refusal("core.answer"))
    player = pause.question.player if isinstance(pause.question, Choose) else None
    for raw in answers[:-1]:
        pause = go_on(pause, understand(_asked(pause, player), raw))
    return pause, understand(_asked(pause, player), answers[-1])


def check(pause: Pause[Any], answers: Sequence[Any]) -> None:
    """Refuse a deed as a whole, by its first answer that is not allowed."""
    last, answer = before_last(pause, answers)
    assert last.question is not None
    if refusal := refuse(last.question, answer):
        raise Refused(refusal)


def _asked(pause: Pause[Any], player: int | None) -> Choose:
    """The question that waits, if it is this player's."""
    question = pause.question
    if player is None or not isinstance(question, Choose) or question.player != player:
        raise Refused(Refusal("core.answer"))
    return question
