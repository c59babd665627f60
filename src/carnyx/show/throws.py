"""Dice that fell: for whom, for what, which of them passed, and which die led to which.

However a throw is made up, it is told here as rows of dice: a chain row by row, several chains one after the other, a
contest round by round.  Story, log and page read these rows.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any

from msgspec import Struct

from carnyx.core.check import Check, Die, passing
from carnyx.core.dice import Chain, Contest, Dice, Faces
from carnyx.core.rule import RuleId
from carnyx.show.values import Value

REMEMBERED = 4096  # checks: a battle has a few dozen


class Counted(Struct, frozen=True):
    """A number that is already in a value when a need is looked up: the rule, what it adds, and to which value."""

    rule: RuleId
    number: int
    to: str


class Thrown(Struct, frozen=True, omit_defaults=True):
    """Dice thrown for one purpose: their faces, which of them pass, and what the need is made of."""

    rule: RuleId  # what they are thrown for
    faces: Faces
    passes: tuple[bool, ...] = ()  # die by die; one for all dice that are added up; none if they are merely read
    need: int | None = None  # what a die must show in the end, naturals counted in
    total: int | None = None  # what they come to, modifiers included, if that is looked up in a table
    check: Check | None = None  # base and modifiers of the need
    thrower: int | None = None  # the unit whose dice they are
    is_save: bool = False  # who passes it is safe: the dice that fail go on
    weapon: str | None = None
    damage: int | None = None
    basis: tuple[Value, ...] = ()  # what the base was looked up with: one value, or one against another
    counted: tuple[Counted, ...] = ()  # what is already in these values
    table: RuleId = ""  # the table of results that the total is looked up in


class Hit(Struct, frozen=True, omit_defaults=True):
    """Hits of one kind on one model: each throw is of the dice that got past the throw before it."""

    model: int
    role: str | None  # none: the model is a unit of its own
    throws: tuple[Thrown, ...]
    wounds: int = 0  # what got past all throws


class Bid(Struct, frozen=True, omit_defaults=True):
    """What one player throws in a round of a contest."""

    player: int
    faces: Faces
    total: int
    bonus: int = 0
    wins: bool = False


@lru_cache(REMEMBERED)
def needed(check: Check) -> int:
    """What a die must show in the end, naturals counted in."""
    if check.under:
        return check.need
    return next((face for face in range(1, check.die.sides + 1) if check.passes(face)), check.need)


def thrown(
    check: Check,
    faces: Faces,
    thrower: int | None = None,
    basis: Iterable[Value] = (),
    counted: tuple[Counted, ...] = (),
    weapon: str | None = None,
    damage: int | None = None,
    is_save: bool = False,
) -> Thrown:
    """Dice that must pass a check."""
    if check.dice == 1:
        able = passing(check)
        passes = tuple([face in able for face in faces])
    else:
        passes = (check.passes(*faces),)
    need, looked = needed(check), tuple(basis)
    return Thrown(check.rule, faces, passes, need, None, check, thrower, is_save, weapon, damage, looked, counted)


def checked(dice: Thrown) -> Check:
    """The check that dice were thrown for; dice that are merely read have none."""
    if dice.check is None:
        raise ValueError(f"{dice.rule} is thrown for without a check")
    return dice.check


def looked_up(check: Check, faces: Faces, thrower: int | None = None, table: RuleId = "") -> Thrown:
    """Dice whose total is looked up in a table of results."""
    return Thrown(check.rule, faces, total=check.total(*faces), check=check, thrower=thrower, table=table)


def bids(contest: Contest, rounds: Iterable[tuple[Faces, ...]], seats: Sequence[int]) -> tuple[tuple[Bid, ...], ...]:
    """Every throw of a contest between these seats, round by round."""
    found = []
    contenders = tuple(range(len(seats)))
    for each in rounds:
        leaders = contest.leaders(contenders, each)
        found.append(
            tuple(
                Bid(
                    seats[who],
                    faces,
                    sum(map(contest.die.value, faces)) + contest.bonuses[who],
                    contest.bonuses[who],
                    leaders == (who,),
                )
                for who, faces in zip(contenders, each, strict=True)
            )
        )
        contenders = leaders
    return tuple(found)


def chains_of(throw: Any) -> tuple[Chain, ...]:
    """The chains of a throw: itself, those that are thrown together, or none."""
    return (throw,) if isinstance(throw, Chain) else getattr(throw, "chains", ())


LONGEST_FACE = 9  # digits: no die has more, and a long number takes long to read
LONGEST_TEXT = 200  # digits without a space between them
TEN = 10  # the sides of a die whose faces are single digits


def typed(text: str, die: Die | None = None, number: int | None = None) -> Faces:
    """The faces that somebody typed in, with spaces or commas between them; none if something else stands there.

    Of a die with ten sides the faces may also follow one another without a space, and both 0 and 10 are its ten.  How
    many dice are wanted decides what cannot be told otherwise: `10` is one die, or two.
    """
    words = text.replace(",", " ").replace(";", " ").split()
    if any(len(word) > LONGEST_TEXT or not (word.isascii() and word.isdigit()) for word in words):
        return ()
    faces = tuple(int(word) for word in words if len(word) <= LONGEST_FACE)
    if die is None or die.sides > TEN:
        return faces if len(faces) == len(words) else ()
    apart = tuple(_face(each, die) for each in faces) if len(faces) == len(words) else ()
    close = tuple(_face(int(digit), die) for word in words for digit in word)
    is_told = apart and all(face in die.faces for face in apart)
    if number is None:
        return apart if is_told else close
    return apart if is_told and len(apart) == number else close if len(close) == number else apart or close


def _face(number: int, die: Die) -> int:
    """A face as the die has it: the highest of a die with ten sides is written 0 or 10."""
    return die.faces[0 if die.zero else -1] if die.sides == TEN and number in (0, TEN) else number


def gathered(throw: Any, rows: Sequence[Faces]) -> Any:
    """The answer that rows of dice make up: a row for each check, or for each player of a contest with all his rounds.

    Rows that nobody asked for make up nothing.
    """
    if isinstance(throw, Contest):
        rounds = range(0, max(map(len, rows), default=0), max(1, throw.dice))
        return tuple(tuple(row[at : at + throw.dice] for row in rows if len(row) > at) for at in rounds)
    if chains := chains_of(throw):
        left = iter(rows)
        found = tuple(tuple(next(left, ()) for _ in chain.checks) for chain in chains)
        if any(left):
            return None
        return found[0] if isinstance(throw, Chain) else found
    return rows[0] if len(rows) == 1 else None


def fallen(throw: Any, faces: Any, seats: Sequence[int] = ()) -> Iterator[Thrown | Bid]:
    """All dice of a throw, row by row; a check that no die got to has no row, and a contest is of these seats."""
    if isinstance(throw, Contest):
        yield from (bid for each in bids(throw, faces, seats) for bid in each)
    elif isinstance(throw, Dice):
        yield Thrown("", faces)
    elif chains := chains_of(throw):
        for chain, rows in zip(chains, (faces,) if isinstance(throw, Chain) else faces, strict=True):
            yield from (thrown(check, row) for check, row in zip(chain.checks, rows, strict=True) if row)
    else:
        check: Check = throw.check
        yield thrown(check, faces) if check.dice == 1 else looked_up(check, faces)


__all__ = [
    "Bid",
    "Counted",
    "Hit",
    "Thrown",
    "bids",
    "chains_of",
    "checked",
    "fallen",
    "gathered",
    "looked_up",
    "needed",
    "passing",
    "thrown",
    "typed",
]
