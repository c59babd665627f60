"""Throws of dice: what play shows, what a player may type in from real dice, and the exact odds of what it means."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from itertools import combinations, product
from math import comb, prod
from random import Random
from typing import ClassVar, TypeAlias

from msgspec import Struct

from carnyx.core.check import Bands, Check, Die, sums
from carnyx.core.rule import Refusal

Faces: TypeAlias = tuple[int, ...]

IMPOSSIBLE = Refusal("core.dice")


def is_possible(die: Die, faces: Faces, dice: int) -> bool:
    """Whether so many dice can show these faces."""
    return len(faces) == dice and all(map(die.faces.__contains__, faces))


def throw(die: Die, dice: int, rng: Random) -> Faces:
    """The faces of so many dice, thrown at random."""
    return tuple(rng.choices(die.faces, k=dice))


class _Thrown(Struct, frozen=True):
    """The dice of one check, however they are read."""

    answer: ClassVar[object] = Faces

    check: Check

    def refuse(self, answer: Faces) -> Refusal | None:
        """Refused if the dice cannot show it."""
        return None if is_possible(self.check.die, answer, self.check.dice) else IMPOSSIBLE

    def sample(self, rng: Random) -> Faces:
        """A throw."""
        return throw(self.check.die, self.check.dice, rng)


class Roll(_Thrown, frozen=True):
    """One check: passed or not."""

    def read(self, faces: Faces) -> bool:
        """Whether it passed."""
        return self.check.passes(*faces)

    def outcomes(self) -> Iterator[tuple[bool, Fraction]]:
        """Passed and failed, where possible."""
        chance = self.check.chance
        return ((passed, p) for passed, p in ((True, chance), (False, 1 - chance)) if p)


class Reading(_Thrown, frozen=True):
    """A throw whose total is read off a table of results."""

    bands: Bands

    def read(self, faces: Faces) -> str:
        """The name of the result."""
        return self.bands(self.check.total(*faces)).name

    def outcomes(self) -> Iterator[tuple[str, Fraction]]:
        """Every result that can come up."""
        ways = results(self.check, self.bands)
        return ((name, Fraction(count, self.check.total_ways)) for name, count in ways.items() if count)


def results(check: Check, bands: Bands) -> dict[str, int]:
    """In how many ways each result comes up; a result that cannot come up has nought."""
    ways = {band.name: 0 for band in bands.bands}
    for total, count in enumerate(sums(check.die.sides, check.dice)):
        if count:
            ways[bands(total if check.under else total + check.bonus).name] += count
    return ways


class Dice(Struct, frozen=True):
    """Dice that are simply read, one by one."""

    answer: ClassVar[object] = Faces

    die: Die
    dice: int

    def refuse(self, answer: Faces) -> Refusal | None:
        """Refused if the dice cannot show it."""
        return None if is_possible(self.die, answer, self.dice) else IMPOSSIBLE

    def sample(self, rng: Random) -> Faces:
        """A throw."""
        return throw(self.die, self.dice, rng)

    def read(self, faces: Faces) -> Faces:
        """What each counts as."""
        return tuple(map(self.die.value, faces))

    def outcomes(self) -> Iterator[tuple[Faces, Fraction]]:
        """Every combination; all are equally likely."""
        share = Fraction(1, self.die.sides**self.dice)
        return ((faces, share) for faces in product(range(1, self.die.sides + 1), repeat=self.dice))


class Chain(Struct, frozen=True):
    """A run of dice with no decision in between: those that get past one check are thrown again for the next.

    A die gets past a check by passing it.  Some checks are thrown for the other side, such as a cover roll: a die gets
    past one of those by failing it.
    """

    answer: ClassVar[object] = tuple[Faces, ...]

    dice: int
    checks: tuple[Check, ...]
    failing: tuple[int, ...] = ()  #: the places of the checks that must fail

    def refuse(self, answer: tuple[Faces, ...]) -> Refusal | None:
        """Refused if a row has more or fewer dice than got past the row before, or a die cannot show its face."""
        if len(answer) != len(self.checks):
            return IMPOSSIBLE
        dice = self.dice
        for place, row in enumerate(answer):
            if not is_possible(self.checks[place].die, row, dice):
                return IMPOSSIBLE
            dice = self.past(place, row)
        return None

    def sample(self, rng: Random) -> tuple[Faces, ...]:
        """A row of faces for each check."""
        rows, dice = [], self.dice
        for place, check in enumerate(self.checks):
            row = throw(check.die, dice, rng)
            dice = self.past(place, row)
            rows.append(row)
        return tuple(rows)

    def read(self, faces: tuple[Faces, ...]) -> int:
        """How many got past them all."""
        return self.past(len(self.checks) - 1, faces[-1])

    @property
    def ways(self) -> tuple[int, int]:
        """In how many ways one die gets past them all, and of how many."""
        passing = total = 1
        for place, check in enumerate(self.checks):
            of = check.total_ways
            passing *= of - check.ways if place in self.failing else check.ways
            total *= of
        return passing, total

    def outcomes(self) -> Iterator[tuple[int, Fraction]]:
        """How many get past them all, from none upwards."""
        passing, ways = self.ways
        total = ways**self.dice
        for count in range(self.dice + 1):
            weight = comb(self.dice, count) * passing**count * (ways - passing) ** (self.dice - count)
            if weight:
                yield count, Fraction(weight, total)

    def past(self, place: int, row: Faces) -> int:
        """How many of a row of dice get past a check."""
        passed = self.checks[place].count(row)
        return len(row) - passed if place in self.failing else passed


class Batch(Struct, frozen=True):
    """Several chains thrown together and read apart."""

    answer: ClassVar[object] = tuple[tuple[Faces, ...], ...]

    chains: tuple[Chain, ...]

    def refuse(self, answer: tuple[tuple[Faces, ...], ...]) -> Refusal | None:
        """Refused if there are not as many as chains, or one of them is impossible."""
        if len(answer) != len(self.chains):
            return IMPOSSIBLE
        return next((IMPOSSIBLE for chain, faces in zip(self.chains, answer, strict=True) if chain.refuse(faces)), None)

    def sample(self, rng: Random) -> tuple[tuple[Faces, ...], ...]:
        """Every chain thrown."""
        return tuple(chain.sample(rng) for chain in self.chains)

    def read(self, faces: tuple[tuple[Faces, ...], ...]) -> tuple[int, ...]:
        """How many got through each chain."""
        return tuple(chain.read(rows) for chain, rows in zip(self.chains, faces, strict=True))

    def outcomes(self) -> Iterator[tuple[tuple[int, ...], Fraction]]:
        """Every combination of what the chains may give."""
        for combination in product(*(tuple(chain.outcomes()) for chain in self.chains)):
            yield tuple(count for count, _ in combination), prod((p for _, p in combination), start=Fraction(1))


class Contest(Struct, frozen=True):
    """Several throw and add their bonus; the highest wins, and those tied at the top throw again."""

    answer: ClassVar[object] = tuple[tuple[Faces, ...], ...]

    die: Die
    dice: int
    bonuses: tuple[int, ...]

    def refuse(self, answer: tuple[tuple[Faces, ...], ...]) -> Refusal | None:
        """Refused if a round has other contenders than were tied, goes on after a win, or stops before one."""
        contenders = tuple(range(len(self.bonuses)))
        for round in answer:
            if len(contenders) == 1 or len(round) != len(contenders):
                return IMPOSSIBLE
            if not all(is_possible(self.die, faces, self.dice) for faces in round):
                return IMPOSSIBLE
            contenders = self.leaders(contenders, round)
        return None if len(contenders) == 1 else IMPOSSIBLE

    def sample(self, rng: Random) -> tuple[tuple[Faces, ...], ...]:
        """Rounds until one wins."""
        rounds = []
        contenders = tuple(range(len(self.bonuses)))
        while len(contenders) > 1:
            round = tuple(throw(self.die, self.dice, rng) for _ in contenders)
            contenders = self.leaders(contenders, round)
            rounds.append(round)
        return tuple(rounds)

    def read(self, faces: tuple[tuple[Faces, ...], ...]) -> int:
        """Who won."""
        contenders = tuple(range(len(self.bonuses)))
        for round in faces:
            contenders = self.leaders(contenders, round)
        return contenders[0]

    def outcomes(self) -> Iterator[tuple[int, Fraction]]:
        """The exact chance of each contender to win; ties are thrown again until somebody wins."""
        chances = contest(self.die.sides, self.dice, self.bonuses)
        return ((who, chance) for who, chance in enumerate(chances) if chance)

    @property
    def tie(self) -> Fraction:
        """The chance that all are tied on the first throw."""
        ways = sums(self.die.sides, self.dice)
        tied = _tops(tuple(range(len(self.bonuses))), self.bonuses, ways, [0] * (len(ways) + 1))
        return Fraction(tied, self.die.sides ** (self.dice * len(self.bonuses)))

    def leaders(self, contenders: tuple[int, ...], round: tuple[Faces, ...]) -> tuple[int, ...]:
        """Who of the contenders shares the highest total of a round."""
        totals = {
            who: self.bonuses[who] + sum(map(self.die.value, faces))
            for who, faces in zip(contenders, round, strict=True)
        }
        best = max(totals.values())
        return tuple(who for who in contenders if totals[who] == best)


@lru_cache(1024)  # any bonuses two players may bring to an initiative, many times over
def contest(sides: int, dice: int, bonuses: tuple[int, ...]) -> tuple[Fraction, ...]:
    """The chance of each contender to win, ties thrown again among the tied."""
    ways = sums(sides, dice)
    whole = sides ** (dice * len(bonuses))
    below = [sum(ways[:total]) for total in range(len(ways) + 1)]
    everyone = tuple(range(len(bonuses)))
    chances = [Fraction(0)] * len(bonuses)
    all_tied = Fraction(0)
    for size in range(1, len(bonuses) + 1):
        for tied in combinations(everyone, size):
            weight = _tops(tied, bonuses, ways, below)
            if not weight:
                continue
            if tied == everyone and size > 1:
                all_tied = Fraction(weight, whole)
                continue
            again = contest(sides, dice, tuple(bonuses[who] for who in tied)) if size > 1 else (Fraction(1),)
            for who, share in zip(tied, again, strict=True):
                chances[who] += Fraction(weight, whole) * share
    return tuple(chance / (1 - all_tied) for chance in chances)


def _tops(tied: tuple[int, ...], bonuses: tuple[int, ...], ways: tuple[int, ...], below: list[int]) -> int:
    """In how many ways exactly these share the highest total."""
    count = 0
    for total in range(min(bonuses), max(bonuses) + len(ways)):
        weight = 1
        for who, bonus in enumerate(bonuses):
            thrown = total - bonus
            if who in tied:
                weight *= ways[thrown] if 0 <= thrown < len(ways) else 0
            else:
                weight *= below[min(max(thrown, 0), len(ways))]
        count += weight
    return count
