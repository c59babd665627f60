"""The options of Celtos that are more than one of several names."""

from __future__ import annotations

from itertools import permutations
from math import perm
from random import Random
from typing import ClassVar

from msgspec import Struct

from carnyx.core.rule import Refusal, RuleId
from carnyx.games.celtos.play.battle import UnitId

CONCEDE = "concede"
NOBODY = "nobody"

_MOST_ORDERS = 24  # in which the models of a unit may be hit, before it is too many to look at each
_GIVES_UP = 1 / 500  # how often a player who answers at random gives up


def _is_one_of(answer: int | str, units: tuple[UnitId, ...], word: str) -> bool:
    return answer == word or (type(answer) is int and answer in units)


class WhichUnit(Struct, frozen=True):
    """One of several units; or none of them: the player concedes."""

    answer: ClassVar[object] = int | str

    units: tuple[UnitId, ...]
    rule: RuleId = "celtos.turn.activation"

    def refuse(self, answer: int | str) -> Refusal | None:
        """Refused unless it is one of them, or the word."""
        return None if _is_one_of(answer, self.units, CONCEDE) else Refusal(self.rule, {}, "refused-not-to-activate")

    def sample(self, rng: Random) -> int | str:
        """Any of them; now and then he gives up."""
        return CONCEDE if rng.random() < _GIVES_UP else rng.choice(self.units)

    def hints(self) -> tuple[int | str, ...]:
        """All of them."""
        return self.units

    def choices(self) -> tuple[int | str, ...]:
        """All of them; he may concede at any time, so that is not among them."""
        return self.units


class WhichReactor(Struct, frozen=True):
    """One of several units that may react, or nobody."""

    answer: ClassVar[object] = int | str

    units: tuple[UnitId, ...]
    rule: RuleId = "celtos.react.window"

    def refuse(self, answer: int | str) -> Refusal | None:
        """Refused unless it is one of them, or nobody."""
        return None if _is_one_of(answer, self.units, NOBODY) else Refusal(self.rule, {}, "refused-not-to-react")

    def sample(self, rng: Random) -> int | str:
        """Any of them, or nobody."""
        return rng.choice(self.hints())

    def hints(self) -> tuple[int | str, ...]:
        """All of them, and nobody."""
        return (*self.units, NOBODY)

    def choices(self) -> tuple[int | str, ...]:
        """All of them, and nobody."""
        return self.hints()


class Ranking(Struct, frozen=True):
    """Models in the order in which hits are given to them: the first takes the first and worst hit.

    One each before any gets a second, so the order says it all; only as many need be named as there are hits.
    """

    answer: ClassVar[object] = tuple[int, ...]

    models: tuple[int, ...]
    hits: int
    rule: RuleId = "celtos.shoot.allocate"

    @property
    def length(self) -> int:
        """How many models must be named."""
        return min(self.hits, len(self.models))

    def refuse(self, answer: tuple[int, ...]) -> Refusal | None:
        """Refused if it names too few, one twice, or one that may not be given a hit."""
        fits = len(answer) == self.length == len(set(answer)) and all(model in self.models for model in answer)
        return None if fits else Refusal(self.rule, {"hits": self.hits, "models": self.length}, "refused-ranking")

    def sample(self, rng: Random) -> tuple[int, ...]:
        """Any order, each as likely."""
        return tuple(rng.sample(self.models, self.length))

    def hints(self) -> tuple[tuple[int, ...], ...]:
        """From the front and from the back."""
        front, back = self.models[: self.length], self.models[::-1][: self.length]
        return (front,) if front == back else (front, back)

    def choices(self) -> tuple[tuple[int, ...], ...] | None:
        """Every order of the models, as long as there are few."""
        few = perm(len(self.models), self.length) <= _MOST_ORDERS
        return tuple(permutations(self.models, self.length)) if few else None
