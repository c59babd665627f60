"""Influence: a leader calms a unit, fails, or brings disaster on himself."""

from __future__ import annotations

from typing import Literal, TypeAlias

from carnyx.core.check import Check
from carnyx.games.warriors.rules.combat import save
from carnyx.games.warriors.rules.situations import Influence

Influenced: TypeAlias = Literal["success", "failure", "disaster"]

DISASTER_ABOVE = 5  # so far above the leadership, or more (warriors.influence.disaster)


def influenced(check: Check, face: int) -> Influenced:
    """What a face means: a ten that fails is a disaster however good the leader."""
    if check.passes(face):
        return "success"
    value = check.die.value(face)
    if value == check.die.sides or value - check.need >= DISASTER_ABOVE:
        return "disaster"
    return "failure"


def saved_by(influence: Influence) -> Check | None:
    """What saves a leader from disaster: a throw if the unit is in bloodlust, nothing if it routs with him."""
    return save(influence.rank, influence.edition) if influence.condition == "bloodlust" else None
