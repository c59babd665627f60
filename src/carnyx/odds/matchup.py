"""Who beats whom: every unit of a list attacks every other at equal points, hand to hand, until one side gives way."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import starmap
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal
from typing import TypeVar

from msgspec import Struct

from carnyx.core.interrupts import shielded
from carnyx.core.lists import Names
from carnyx.odds.chain import Ends, Tally

MANY = 30  # meetings that are worth starting a process for


class Contender(Struct, frozen=True):
    """A unit as it takes part: as many as the points buy, but no more than its catalogue allows, without command."""

    id: str
    name: Names
    people: Names
    models: int
    points: int


class Meeting(Struct, frozen=True):
    """How one unit's attack on another ends: who holds the field, and how many fall on average."""

    win: float
    lose: float
    draw: float  # both are gone
    undecided: float  # the rounds run out before either side gives way
    fallen: tuple[float, float]  # of the attackers, and of those attacked


def tally(gone: tuple[bool, bool], left: tuple[int, int]) -> Tally:
    """What an end adds to a meeting: who holds the field, and who is left."""
    return (
        float(gone == (False, True)),
        float(gone == (True, False)),
        float(gone == (True, True)),
        float(left[0]),
        float(left[1]),
    )


def met(ends: Ends, began: tuple[int, int]) -> Meeting:
    """The meeting that all ends come to."""
    win, lose, draw, own, enemy = ends.tally
    return Meeting(win, lose, draw, ends.undecided, (began[0] - own, began[1] - enemy))


class Matchup(Struct, frozen=True):
    """All meetings: a row for each attacker, in the order of the contenders."""

    game: str
    rounds: int
    contenders: tuple[Contender, ...]
    meetings: tuple[tuple[Meeting, ...], ...]

    def standing(self, place: int) -> float:
        """How a contender does on average, attacking and attacked, against the others: from −1 to 1, even is nought."""
        others = [other for other in range(len(self.contenders)) if other != place]
        if not others:
            return 0.0
        own = sum(self.edge(place, other) - self.edge(other, place) for other in others)
        return own / (2 * len(others))

    def edge(self, attacker: int, attacked: int) -> float:
        """The chance to win less the chance to lose."""
        met = self.meetings[attacker][attacked]
        return met.win - met.lose

    def toll(self, attacker: int, attacked: int) -> float:
        """What the attackers slay less what they lose, as shares of each side's points."""
        fallen = self.meetings[attacker][attacked].fallen
        own, enemy = self.contenders[attacker], self.contenders[attacked]
        return fallen[1] / enemy.models - fallen[0] / own.models

    def ranked(self) -> Matchup:
        """The same with the strongest first; equals keep their order."""
        order = sorted(range(len(self.contenders)), key=lambda place: -self.standing(place))
        return Matchup(
            self.game,
            self.rounds,
            tuple(self.contenders[place] for place in order),
            tuple(tuple(self.meetings[row][column] for column in order) for row in order),
        )


U = TypeVar("U")


def bought(points: int, each: int, most: int) -> int:
    """As many as the points buy, to the nearest, but at least one and no more than a unit may have."""
    return max(1, min(most, (2 * points + each) // (2 * each)))


def every_meeting(
    game: str,
    rounds: int,
    units: Sequence[U],
    contender: Callable[[U], Contender],
    meet: Callable[[U, int, U, int], Meeting],
    tell: Callable[[int], None],
    workers: int = 1,
) -> Matchup:
    """Every unit attacks every unit, its own kind too; `tell` gets the number of meetings fought so far."""
    contenders = tuple(contender(unit) for unit in units)
    sides = [(unit, each.models) for unit, each in zip(units, contenders, strict=True)]
    met: list[Meeting] = []
    for meeting in _in_turn(meet, [(*own, *enemy) for own in sides for enemy in sides], workers):
        met.append(meeting)
        tell(len(met))
    rows = (tuple(met[first : first + len(units)]) for first in range(0, len(met), len(units)))
    return Matchup(game, rounds, contenders, tuple(rows))


def _in_turn(
    meet: Callable[[U, int, U, int], Meeting], pairs: Sequence[tuple[U, int, U, int]], workers: int
) -> Iterator[Meeting]:
    """The meetings in their order, however many processes work at them."""
    if workers < 2 or len(pairs) < MANY:
        yield from starmap(meet, pairs)
        return
    # An interrupt is for this process alone: it then cancels what the others have not begun.
    pool = ProcessPoolExecutor(workers, get_context("spawn"), signal, (SIGINT, SIG_IGN))
    try:
        with shielded():  # those that are just being started, too
            meetings = pool.map(meet, *zip(*pairs, strict=True))
        yield from meetings
    finally:
        pool.shutdown(cancel_futures=True)


def untold(done: int) -> None:
    """Tell nobody how many meetings have been fought."""
