"""Dice that a table waits for: who throws them, for what, how many, and what each must show.

Whoever types real dice in reads this before they fall; the page shows it row by row.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from carnyx.core.check import Check, Die
from carnyx.core.dice import Chain, Contest, Dice, Faces, Reading
from carnyx.core.flow import Pause
from carnyx.core.rule import RuleId
from carnyx.show.throws import chains_of, typed


class Awaited(Struct, frozen=True):
    """One row of dice: the rule they are thrown for, the die, how many, and whose they are."""

    rule: RuleId
    die: Die
    number: int | None  # none: as many as got through the row before, or as a tie takes
    check: Check | None = None  # none: they are merely read
    unit: int | None = None
    player: int | None = None


def awaited(pause: Pause[Any], seats: Sequence[int]) -> tuple[Awaited, ...]:
    """The rows of the throw that a battle has stopped at; a contest is one of these seats."""
    return tuple(_rows(pause.question, pause.battle.agenda[-1], pause.battle, seats))


def _rows(throw: Any, step: Any, battle: Any, seats: Sequence[int]) -> Iterator[Awaited]:
    unit, player, rule = _thrower(step), getattr(step, "player", None), getattr(step, "rule", "")
    if chains := chains_of(throw):
        throwers = tuple(step.throwers(battle)) if hasattr(step, "throwers") else ()
        for place, chain in enumerate(chains):
            yield from _chain(chain, throwers[place] if throwers else unit, getattr(step, "target", None))
        return
    match throw:
        case Contest(die=die, dice=number):
            yield from (Awaited(rule, die, number, player=seat) for seat in seats)
        case Dice(die=die, dice=number):
            yield Awaited(rule, die, number, unit=unit, player=player)
        case Reading(check=check):
            yield Awaited(check.rule, check.die, check.dice, unit=unit, player=player)
        case _:
            check = throw.check
            yield Awaited(check.rule, check.die, check.dice, check, unit, player)


def _chain(chain: Chain, unit: int | None, target: Any) -> Iterator[Awaited]:
    for place, check in enumerate(chain.checks):
        is_targets = place in chain.failing and isinstance(target, int)  # cover is thrown by whoever has it
        yield Awaited(check.rule, check.die, None if place else chain.dice, check, target if is_targets else unit)


def _thrower(step: Any) -> int | None:
    """The unit a step is about."""
    about = getattr(step, "tally", step)  # what a unit did in a round names it too
    found = (getattr(about, name, None) for name in ("unit", "individual", "leader"))
    return next((unit for unit in found if isinstance(unit, int)), None)


def read(pause: Pause[Any], texts: Sequence[str]) -> tuple[Faces, ...]:
    """The faces that were typed in, row by row."""
    rows = awaited(pause, range(len(texts)))
    is_contest = isinstance(pause.question, Contest)
    return tuple(
        typed(text, row.die, None if is_contest else row.number) for text, row in zip(texts, rows, strict=False)
    ) + tuple(map(typed, texts[len(rows) :]))
