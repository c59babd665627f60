"""Tallies: what the battles of a contest come to, and the file in which every battle is kept.

A tally says what each force has won of a hundred battles, a draw counting half (with four players a quarter), and how
sure that is.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from math import sqrt
from pathlib import Path

import msgspec
from msgspec import Struct

from benchmarks.contests import Contest, digest

SURE = 3.0  # standard errors between a share and a bound that end a contest early
DOUBT = 1.0  # standard errors between a share and a bound below which more battles are fought


class Fought(Struct, frozen=True):
    """One battle as a line of the file of results has it."""

    game: str
    contest: str
    digest: str
    number: int
    shares: tuple[float, ...]


class Tally(Struct, frozen=True):
    """What the battles of a contest come to."""

    contest: Contest
    battles: int
    totals: tuple[float, ...]

    @property
    def shares(self) -> tuple[float, ...]:
        """What each force has won of a hundred battles."""
        return tuple(100 * total / max(self.battles, 1) for total in self.totals)

    @property
    def is_fair(self) -> bool:
        """Whether every force has won neither too little nor too much."""
        low, high = self.contest.fair
        return all(low <= share <= high for share in self.shares)

    def is_clear(self, errors: float) -> bool:
        """Whether so many standard errors, one way or the other, would not change who is within the bounds."""
        low, high = self.contest.fair
        room = [(share - low, high - share, errors * self._error(share)) for share in self.shares]
        is_inside = all(min(above, below) > error for above, below, error in room)
        return is_inside or any(min(above, below) < -error for above, below, error in room)

    def _error(self, share: float) -> float:
        """The standard error of a share; never nought, for nobody is sure to win because he has won so far."""
        chance = (share / 100 * self.battles + 1) / (self.battles + 2)
        return 100 * sqrt(chance * (1 - chance) / max(self.battles, 1))


def kept(path: Path) -> Mapping[tuple[str, str, str], dict[int, tuple[float, ...]]]:
    """The battles of a file: by game, contest and digest, and then by number."""
    found: defaultdict[tuple[str, str, str], dict[int, tuple[float, ...]]] = defaultdict(dict)
    for each in _lines(path):
        found[each.game, each.contest, each.digest][each.number] = each.shares
    return found


def _lines(path: Path) -> Iterator[Fought]:
    decoder = msgspec.json.Decoder(Fought)
    if not path.exists():
        return
    for line in path.read_bytes().splitlines():
        with suppress(msgspec.DecodeError):  # a line that was broken off does not count
            yield decoder.decode(line)


def keep(path: Path, contest: Contest, battles: Iterable[tuple[int, tuple[float, ...]]]) -> None:
    """Add battles of a contest to a file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    measured = digest(contest)
    # The line break comes first, so that a line that was broken off does not spoil the next.
    lines = [b"\n" + msgspec.json.encode(Fought(contest.game, contest.name, measured, *each)) for each in battles]
    with path.open("ab") as file:
        file.write(b"".join(lines))


def tally(contest: Contest, battles: Mapping[int, tuple[float, ...]]) -> Tally:
    """What the battles of a contest come to."""
    columns = zip(*battles.values(), strict=True) if battles else ((0.0,) for _ in contest.forces)
    return Tally(contest, len(battles), tuple(map(sum, columns)))
