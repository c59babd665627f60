"""The view: a position, and what led to it, as one player may see it.

Whatever leaves the server, or reaches a computer player, passes here.
"""

from __future__ import annotations

from typing import Any

from carnyx.core.flow import HIDDEN, Choose, Pause, Record, begin, is_secret
from carnyx.core.system import NOBODY, System


def seen(system: System[Any], pause: Pause[Any], player: int) -> Pause[Any]:
    """What a player may see of a pause: what is sealed for him is neither in the battle nor behind the question."""
    battle = system.view(pause.battle, player)
    # A stripped battle asks anew, so that no options hold the whole one; nor does the trail tell what was answered.
    return pause if battle == pause.battle else begin(battle)


def asked_of(pause: Pause[Any]) -> int | None:
    """The seat that is asked; none if it is chance's turn, or over."""
    return pause.question.player if isinstance(pause.question, Choose) else None


def is_open(system: System[Any], battle: Any) -> bool:
    """Whether nothing is sealed for anybody."""
    return bool(system.view(battle, NOBODY) == battle)


def is_told_to_all(system: System[Any], after: Pause[Any]) -> bool:
    """Whether everybody may be told the same of what led to a pause: nothing was sealed in any of its steps."""
    battles = [after.battle, *(record.before for record in after.trail)]
    return not any(map(_is_sealed, after.trail)) and all(is_open(system, battle) for battle in battles)


def recalled(system: System[Any], after: Pause[Any], player: int) -> Pause[Any]:
    """A pause with the trail that a player may be told of."""
    stands = seen(system, after, player)
    return Pause(stands.battle, stands.question, tuple(_recalled(system, record, player) for record in after.trail))


def _recalled(system: System[Any], record: Record[Any], player: int) -> Record[Any]:
    """A step between two views: what is sealed for a player is neither in the battles nor in what was answered."""
    before, after = system.view(record.before, player), system.view(record.after, player)
    is_his = isinstance(record.question, Choose) and record.question.player == player
    if _is_sealed(record) and not is_his:
        return Record(before, after, before.agenda[-1].ask(before), HIDDEN, HIDDEN)
    if before == record.before and after == record.after:
        return record
    # A stripped battle asks anew, so that no options hold the whole one.
    question = None if record.question is None else before.agenda[-1].ask(before)
    return Record(before, after, question, record.answer, record.outcome)


def _is_sealed(record: Record[Any]) -> bool:
    """Whether an answer was given in secret."""
    return record.question is not None and is_secret(record.before)
