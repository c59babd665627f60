"""Training: how the evaluation of a game is learned from battles that computer players fight with one another.

Battles are fought with some noise, so that all kinds of positions come up. Where a new plan begins, the features of
both sides are written down now and then, and in the end who won. Everything follows from one seed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from msgspec import Struct

from carnyx.core.flow import Choose, Pause
from carnyx.core.system import System
from carnyx.players.player import Player, fought
from carnyx.players.search.craft import Craft
from carnyx.players.search.evaluation import Evaluation
from carnyx.players.search.regression import Quality, Row, fitted, quality

NOISE = (0, 5, 15, 30)  # answers of a hundred that are drawn from the hints, by turns
UNEQUAL = 3  # every third battle is one of different forces
HELD_BACK = 5  # of so many battles one is kept for judging


class Trained(Struct, frozen=True):
    """What came of training: the evaluation, and how well it foretells battles that it has not seen."""

    evaluation: Evaluation
    quality: Quality
    rows: int


class Practice(Struct, frozen=True, eq=False):
    """What a game is trained by: what it counts, which battles are fought, and who fights them."""

    craft: Craft
    setup: Callable[[int], Any]  #: of a battle, by its number
    players: tuple[Callable[[int], Player], ...]  #: by turns, each made from a seed
    weights: Callable[[], Evaluation]  #: those that come with the program
    taken: int = 4  #: of so many positions where a new plan begins one is learned from
    luck: int = 53  #: hundredths of a battle's luck that its result follows, fitted to many battles
    playouts: int = 240  #: for a decision that somebody asks about, so that he has an answer in seconds
    ahead: int = 3  #: how many plans these look ahead
    concession: Any = None  #: the answer by which a player gives up, wherever a question allows it; none if nobody can


def varied(forces: Sequence[str], scenarios: Sequence[str], number: int) -> tuple[str, tuple[str, str]]:
    """The scenario and the two forces of a battle by its number: equal forces, in every third battle different ones."""
    one = forces[number % len(forces)]
    other = forces[number // len(forces) % len(forces)] if number % UNEQUAL == 0 else one
    return scenarios[number % len(scenarios)], (one, other)


class NoisyPlayer:
    """A player who answers, now and then, with any of the hints."""

    def __init__(self, player: Player, share: int, rng: Random) -> None:
        self._player, self._share, self._rng = player, share, rng

    def answer(self, pause: Pause[Any]) -> Any:
        """The player's answer, or a hint."""
        assert isinstance(pause.question, Choose)
        if self._rng.randrange(100) < self._share:
            hints = pause.question.options.hints()
            if hints:
                return self._rng.choice(hints)
        return self._player.answer(pause)


def battle_rows(system: System[Any], practice: Practice, number: int, seed: int) -> list[Row]:
    """The positions of one battle of two sides; `number` decides who fights it, where, and with which noise."""
    craft, players = practice.craft, practice.players
    rng = Random(seed * 1_000_003 + number)
    seats: list[Player] = []
    for seat in range(2):
        base = players[(number + seat * (1 + number // len(players))) % len(players)]
        share = NOISE[rng.randrange(len(NOISE))]
        seats.append(NoisyPlayer(base(rng.randrange(1 << 30)), share, Random(rng.randrange(1 << 30))))
    taken: list[tuple[int, ...]] = []

    def watch(pause: Pause[Any], answer: Any) -> None:
        del answer
        if craft.is_milestone(pause) and not rng.randrange(practice.taken):
            one, other = craft.features(pause.battle)
            taken.append(tuple(mine - theirs for mine, theirs in zip(one, other, strict=True)))

    end = fought(system.muster(practice.setup(number)), seats, Random(rng.randrange(1 << 30)), watch)
    winner = system.verdict(end.battle)
    result = 0.5 if winner is None else float(winner == 0)
    return [Row(number, gaps, result) for gaps in taken]


def trained(rows: Sequence[Row], system: System[Any], craft: Craft, data: str) -> Trained:
    """The evaluation that rows teach; its quality is judged by battles held back, then it learns from all of them."""
    seen = [row for row in rows if row.battle % HELD_BACK]
    unseen = [row for row in rows if not row.battle % HELD_BACK]
    judged = quality(unseen, fitted(seen))
    weights = tuple(round(1_000_000 * weight) for weight in fitted(rows))
    return Trained(
        Evaluation.made(system.id, system.rules_version, craft.version, craft.names, weights, data), judged, len(rows)
    )
