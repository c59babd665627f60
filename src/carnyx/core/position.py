"""A position: where a battle stands at the start of a turn, in a form of its own that outlives the rules.

A journal's answers mean something only to the rules they were given by.  A position does not hang on them: it says who
stands where, in which condition, and what the score is; it holds no steps still to carry out and nothing sealed.  So a
battle of older rules can still be looked at, turn by turn, and played on by today's rules from a turn's start.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

import msgspec
from msgspec import Struct

from carnyx.core.flow import Agenda, Record, begin

if TYPE_CHECKING:
    from carnyx.core.system import System

B = TypeVar("B", bound=Agenda)


class BadPosition(ValueError):
    """A position that no battle of this setup can be in, and why."""


class Position(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the positions of all games have; each game adds its own, every new field with a default.

    The version is raised only when an old position would mean something else.
    """

    VERSION: ClassVar[int] = 1

    version: int
    turn: int  #: the turn that begins
    score: tuple[int, ...]  #: of each player, by the rules of the day


def understood(system: System[Any], raw: object) -> Position:
    """A position as it was written, converted to the game's own type; nothing about its places is checked yet."""
    version = raw.get("version") if isinstance(raw, dict) else None
    if type(version) is not int or not 1 <= version <= system.position.VERSION:
        raise BadPosition(f"version {version!r}"[:100])
    try:
        return msgspec.convert(raw, system.position)
    except msgspec.ValidationError as error:
        raise BadPosition(str(error)) from None


def demand(fits: bool, what: str) -> None:
    """Raise an error that names what does not fit."""
    if not fits:
        raise BadPosition(what)


def turn_started(system: System[B], trail: tuple[Record[B], ...]) -> B | None:
    """The battle as the last turn on this trail began; none if no turn began on it."""
    rises = (record.after for record in reversed(trail) if system.turn(record.after) > system.turn(record.before))
    return next(rises, None)


def at_its_start(system: System[B], resumed: B) -> B:
    """A battle that was made from a position, with its turn begun."""
    pause = begin(resumed)
    first = (record.after for record in pause.trail if system.turn(record.after) > system.turn(record.before))
    return next(first, pause.battle)
