"""Fortune: where the dice of a table come from, so that whoever takes a throw back and tries again gets the same faces.

The faces follow from a secret of the battle, the turn, the step that throws, who throws and at whom, and how many such
throws still stand in this turn.  They do not follow from the position: a shot that is taken back and given again from a
millimetre farther falls as it fell.  The secret never leaves the server, so nobody can work the faces out beforehand.
"""

from __future__ import annotations

from hashlib import blake2b
from random import Random
from typing import Any

from msgspec import Struct

from carnyx.core.codec import encode
from carnyx.core.dice import Contest
from carnyx.core.flow import Choose, Pause
from carnyx.core.journal import Journal

SECRET = 32  #: bytes

# How steps name those whom they are about: first who throws, then at whom.
THROWING = ("unit", "individual", "leader")
PARTIES = ("player", *THROWING, "target", "enemy")


class Throwing(Struct, frozen=True):
    """Which throw of a battle it is: in which turn, by which step, and whom it is about."""

    turn: int
    step: str
    parties: tuple[tuple[str, int], ...]


class Fortune(Struct, frozen=True):
    """The dice of one battle; without its secret nobody can tell what they will show."""

    secret: bytes

    def faces(self, journal: Journal[Any]) -> Any:
        """The faces of the throw that a battle has stopped at."""
        question, throw = journal.pause.question, throwing(journal, journal.pause)
        if question is None or isinstance(question, Choose) or throw is None:
            raise ValueError("no dice are thrown here")
        seed = blake2b(encode([throw, _before(journal, throw)]), key=self.secret, digest_size=SECRET)
        return question.sample(Random(int.from_bytes(seed.digest(), "big")))


def throwing(journal: Journal[Any], pause: Pause[Any]) -> Throwing | None:
    """Which throw a battle has stopped at; none if it waits for a player, or is over."""
    if pause.question is None or isinstance(pause.question, Choose):
        return None
    battle, step = pause.battle, pause.battle.agenda[-1]
    told = [(name, int(who)) for name in PARTIES if isinstance(who := getattr(_about(step), name, None), int)]
    told += [("thrower", unit) for unit in sorted({int(each) for each in _throwers(battle, step)})]
    return Throwing(journal.system.turn(battle), type(step).__name__, tuple(told))


def _before(journal: Journal[Any], throw: Throwing) -> int:
    """How many such throws still stand in this turn, before the one that waits."""
    found = 0
    for _, pause in reversed(journal.standing[:-1]):
        if journal.system.turn(pause.battle) != throw.turn:
            break
        found += throwing(journal, pause) == throw
    return found


def thrower(step: Any) -> int | None:
    """The unit whose dice a step throws; none if they are nobody's in particular, or of several."""
    for name in THROWING:
        if isinstance(unit := getattr(_about(step), name, None), int):
            return unit
    return None


def sides_throwing(pause: Pause[Any]) -> frozenset[int] | None:
    """The seats whose dice are thrown now; none if they are everybody's, as in a contest."""
    battle, step = pause.battle, pause.battle.agenda[-1]
    if isinstance(pause.question, Contest):
        return None
    units = _throwers(battle, step) or tuple(unit for unit in (thrower(step),) if unit is not None)
    if units:
        return frozenset(int(battle.units[unit].player) for unit in units)
    player = getattr(step, "player", None)
    return frozenset({player}) if isinstance(player, int) else None


def _about(step: Any) -> Any:
    """What names those whom a step is about: itself, or what a unit did in a round."""
    return getattr(step, "tally", step)


def _throwers(battle: Any, step: Any) -> tuple[int, ...]:
    """The units whose dice are thrown together; nothing for a step that throws for one."""
    return tuple(step.throwers(battle)) if hasattr(step, "throwers") else ()
