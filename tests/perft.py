"""Perft: how many pauses a battle has at a depth, and their probability mass, which must be exactly one.

A pause is counted once for every way that leads to it; a battle that is over counts where it ended.  Chance goes by
its exact outcomes; a player takes each of the hints, all as likely.  The counts are kept as plain text, a line each:
`scenario depth pauses mass`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any

from msgspec import Struct

from carnyx.core.flow import Agenda, Choose, Pause, begin, play, settle


class Count(Struct, frozen=True):
    """So many pauses, and their mass."""

    pauses: int
    mass: Fraction


Counts = tuple[Count, ...]  # at depth 0, 1, 2 ...
HERE = Count(1, Fraction(1))


class Line(Struct, frozen=True):
    """One line of the kept counts."""

    scenario: str
    depth: int
    count: Count

    def __str__(self) -> str:
        return f"{self.scenario} {self.depth} {self.count.pauses} {self.count.mass}"


def kept(path: Path) -> list[Line]:
    """The lines of a file."""
    lines = [text.split() for text in path.read_text(encoding="utf-8").splitlines()]
    return [Line(name, int(depth), Count(int(pauses), Fraction(mass))) for name, depth, pauses, mass in lines]


def onward(pause: Pause[Any]) -> Iterator[tuple[Any, Fraction, Pause[Any]]]:
    """Every way on from a pause: what was answered or came up, how likely, and where it leads."""
    question = pause.question
    if isinstance(question, Choose):
        hints = question.options.hints()
        for hint in hints:
            yield hint, Fraction(1, len(hints)), play(pause.battle, hint)
    elif question is not None:
        for outcome, chance in question.outcomes():
            yield outcome, chance, settle(pause.battle, outcome)


def perft(battle: Agenda, depth: int) -> Count:
    """The pauses of a battle at a depth."""
    return perfts(battle, depth)[depth]


def perfts(battle: Agenda, depth: int) -> Counts:
    """The pauses of a battle at every depth up to this one: going down to the deepest passes all of them."""
    return _counts(begin(battle), depth, {})


def split(battle: Agenda, depth: int) -> str:
    """The pauses by the first answer, to find which of them went wrong."""
    known: dict[Agenda, Counts] = {}
    parts = [(answer, chance, _counts(after, depth - 1, known)[-1]) for answer, chance, after in onward(begin(battle))]
    return "\n".join(f"  {answer}: {part.pauses} of mass {chance * part.mass}" for answer, chance, part in parts)


def verify(battle: Agenda, line: Line, count: Count | None = None) -> None:
    """An error, with the split, if the battle has other pauses than the line says; they may be counted already."""
    count = count or perft(battle, line.depth)
    if count != line.count or count.mass != 1:
        found = Line(line.scenario, line.depth, count)
        raise AssertionError(f"found {found}, kept {line}; by the first answer:\n{split(battle, line.depth)}")


def _counts(pause: Pause[Any], depth: int, known: dict[Agenda, Counts]) -> Counts:
    """The counts from a pause down to a depth; equal positions are counted once, as deep as they are asked for."""
    if depth == 0 or pause.question is None:
        return (HERE,) * (depth + 1)
    if len(known.get(pause.battle, ())) <= depth:
        parts = [(chance, _counts(after, depth - 1, known)) for _, chance, after in onward(pause)]
        known[pause.battle] = (HERE, *(_total(parts, below) for below in range(depth)))
    return known[pause.battle][: depth + 1]


def _total(parts: Sequence[tuple[Fraction, Counts]], depth: int) -> Count:
    """The counts of all ways on at one depth."""
    mass = sum((chance * counts[depth].mass for chance, counts in parts), start=Fraction(0))
    return Count(sum(counts[depth].pauses for _, counts in parts), mass)
