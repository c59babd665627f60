"""Morale: when a unit's nerve is tried, and what becomes of it when it fails."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from carnyx.core.check import Check
from carnyx.core.rule import RuleId
from carnyx.games.celtos.rules.checks import MORALE, Nerve
from carnyx.games.celtos.rules.edition import DEFAULT, Edition

Failure: TypeAlias = Literal["panic", "rout"]


class Standing(Struct, frozen=True):
    """A unit after a volley or a round: its first size, what stood before, what stands now.

    A unit is counted in models, an individual in wounds.
    """

    start: int
    before: int
    left: int
    individual: bool = False
    lost_combat: bool = False
    engaged: bool = False
    edition: Edition = DEFAULT


class Tried(Struct, frozen=True):
    """A unit's nerve is tried: by which rule, what the die needs, and what a failure means."""

    rule: RuleId
    check: Check
    failure: Failure


def tried(standing: Standing, nerve: Nerve) -> Tried | None:
    """The check that a unit must take after a volley or a round, or none."""
    rule = reason(standing)
    return None if rule is None else Tried(rule, MORALE(nerve), failure(standing))


def is_below_half(left: int, start: int) -> bool:
    """Whether less than half is left; exactly half counts as more (celtos.morale.panic)."""
    return 2 * left < start


def reason(standing: Standing) -> RuleId | None:
    """The rule that asks for a check, or none (celtos.morale.once: the lost combat comes first)."""
    if standing.left <= 0:
        return None
    if standing.lost_combat:
        return "celtos.morale.lost_combat"
    if standing.engaged and not standing.individual:
        return None
    if not is_below_half(standing.left, standing.start) or standing.left == standing.before:
        return None
    if _is_once(standing) and is_below_half(standing.before, standing.start):
        return None  # the check came when the line was crossed
    return "celtos.morale.individual" if standing.individual else "celtos.morale.casualties"


def _is_once(standing: Standing) -> bool:
    """Whether losses are checked for once, and not after each later one: by the switch for units or for individuals."""
    edition = standing.edition
    return edition.individual_check == "once" if standing.individual else edition.casualty_check == "losses"


def failure(standing: Standing) -> Failure:
    """What a failed check means: panic while half or more is left, rout below."""
    return "rout" if is_below_half(standing.left, standing.start) else "panic"
