"""Luck: what a throw brought beyond what was to be expected of it.

A position that waits for dice is worth what they bring on average. Dice are looked through until somebody has to
choose, as far as there is room: otherwise the luck of a hit would only be seen in the wounds that follow.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import islice
from math import isqrt
from random import Random
from typing import Any

from carnyx.core.codec import digest
from carnyx.core.flow import Choose, Pause, accept, settle
from carnyx.core.fortune import sides_throwing
from carnyx.core.system import System
from carnyx.lookback.values import Fortunes
from carnyx.players.search.craft import Craft
from carnyx.players.search.evaluation import MILLION

EXACT = 64  # so many outcomes are all looked at; of more, as many samples are
THROUGH = 16  # outcomes of the dice that follow a throw, all in all, before they are left unseen

Chances = tuple[int, ...]


class Judge:
    """Says what positions of one game are worth to every side."""

    def __init__(self, system: System[Any], craft: Craft, players: int) -> None:
        self.system, self.craft, self.players = system, craft, players

    def chances(self, battle: Any) -> Chances:
        """Every side's chance to win: of two sides they make one, of more each is against the best of the others."""
        if self.players == 2:
            first = self.craft.value(battle, 0)
            return (first, MILLION - first)
        return tuple(self.craft.value(battle, seat) for seat in self._seats)

    @property
    def _seats(self) -> range:
        return range(self.players)

    def foreseen(self, pause: Pause[Any], room: int = THROUGH) -> tuple[Fraction, ...]:
        """The chances at a pause; where dice are to be thrown, on average over what they bring, if there is room."""
        outcomes = _outcomes(pause, room)
        if outcomes is None:
            return tuple(map(Fraction, self.chances(pause.battle)))
        room //= len(outcomes)
        found = [Fraction(0)] * self.players
        for outcome, share in outcomes:
            for seat, chance in enumerate(self.foreseen(settle(pause.battle, outcome), room)):
                found[seat] += share * chance
        return tuple(found)

    def expected(self, pause: Pause[Any]) -> tuple[Chances, int]:
        """The chances at a pause and their standard error: nought, unless dice with many outcomes are to be thrown."""
        question = pause.question
        if question is None or isinstance(question, Choose):
            return self.chances(pause.battle), 0
        outcomes = _outcomes(pause, EXACT)
        if outcomes is None:
            return self._sampled(pause)
        sums = [Fraction(0)] * self.players
        for outcome, share in outcomes:
            for seat, chance in enumerate(self.foreseen(settle(pause.battle, outcome))):
                sums[seat] += share * chance
        return tuple(map(round, sums)), 0

    def _sampled(self, pause: Pause[Any]) -> tuple[Chances, int]:
        """The same from samples, whose seed is the position itself."""
        question = pause.question
        assert question is not None
        assert not isinstance(question, Choose)
        rng = Random(int(digest(pause.battle), 16))
        rows = [self.foreseen(accept(pause, question.sample(rng))) for _ in range(EXACT)]
        columns = list(zip(*rows, strict=True))
        means = [sum(column) / EXACT for column in columns]
        spread = max(
            sum((chance - mean) ** 2 for chance in column) for column, mean in zip(columns, means, strict=True)
        )
        return tuple(map(round, means)), isqrt(int(spread / (EXACT * (EXACT - 1))))

    def luck(self, number: int, before: Pause[Any], after: Pause[Any], expected: Chances, error: int = 0) -> Fortunes:
        """The luck of the throw that led from one pause to the next, given what was expected of it."""
        came, seats = self.foreseen(after), sides_throwing(before)
        return Fortunes(
            number,
            tuple(self._seats) if seats is None else tuple(sorted(seats)),
            tuple(round(each) - mean for each, mean in zip(came, expected, strict=True)),
            error,
        )


def _outcomes(pause: Pause[Any], room: int) -> list[tuple[Any, Fraction]] | None:
    """All outcomes of the throw that a battle waits for; none if it waits for no throw, or if there is no room."""
    question = pause.question
    if room < 1 or question is None or isinstance(question, Choose):
        return None
    found = list(islice(question.outcomes(), room + 1))
    return found if len(found) <= room else None
