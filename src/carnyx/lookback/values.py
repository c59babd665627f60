"""What a look back finds: plain values, the same on every machine; chances and luck are in millionths."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from carnyx.core.rule import RuleId
from carnyx.players.search.advice import Reason


class Moment(Struct, frozen=True):
    """Where a battle stood after an entry of its journal: the turn, and every side's chance to win."""

    number: int  # of the entry; nought before the first
    turn: int
    chances: tuple[int, ...]


class Fortunes(Struct, frozen=True):
    """One throw: what it brought each side beyond what it was to be expected to bring, and how sure that is."""

    number: int  # of the entry
    seats: tuple[int, ...]  # whose dice they were; all of them in a contest
    luck: tuple[int, ...]
    error: int = 0  # one standard error; nought: exact, over all outcomes


class Weighty(Struct, frozen=True):
    """An event that weighs much: the entry in which it happened, the unit it befell, and the rule it is told by."""

    number: int
    unit: int | None
    rule: RuleId


class Turning(Struct, frozen=True):
    """A turning point: some entries that belong together, the chances before and after them, and the luck in them."""

    number: int  # the entry that changed most
    first: int
    last: int
    before: tuple[int, ...]
    after: tuple[int, ...]
    luck: tuple[int, ...]
    events: tuple[Weighty, ...] = ()  # what weighs most in it, the weightiest first


class Costly(Struct, frozen=True):
    """A choice that cost something: what was done, what was better, by how much, and what speaks for that."""

    number: int  # the entry that was the first of it
    player: int
    played: tuple[Any, ...]  # answers, up to the first throw
    better: tuple[Any, ...]
    chance: int  # to win with what was done
    better_chance: int
    cost: int
    error: int  # one standard error of the cost, of paired playouts
    reasons: tuple[Reason, ...] = ()


class Searched(Struct, frozen=True):
    """How far choices were looked at: positions that had plans, those that were searched, and playouts for each."""

    positions: int
    searched: int
    playouts: int


class Earned(Struct, frozen=True):
    """A unit: its price, the points that others have for it, and the points that its side has by its attacks."""

    unit: int
    player: int
    price: int
    lost: int
    earned: int


class Side(Struct, frozen=True):
    """One side: its luck, what its choices cost it, what it lost and took, and the result with and without luck."""

    luck: int  # of all throws
    luck_error: int
    choices: int  # the cost of all choices that are named
    models: int  # lost
    lost: int  # points that others have for its units
    earned: int  # points, all that count for victory: by its units, and for places that it holds
    result: int | None = None  # a million: won; none while the battle goes on
    adjusted: int | None = None  # less the luck, by the factor


class LookBack(Struct, frozen=True):
    """All that a look back has found."""

    game: str
    is_over: bool
    winner: int | None
    factor: int  # hundredths of the luck that results follow, as fitted
    moments: tuple[Moment, ...]
    throws: tuple[Fortunes, ...]
    turning: tuple[Turning, ...]
    choices: tuple[Costly, ...]
    searched: Searched
    sides: tuple[Side, ...]
    units: tuple[Earned, ...]
