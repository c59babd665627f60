"""The options of Celtos that are more than one of several names."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from msgspec import Struct

from carnyx.core.rule import Refusal, RuleId
from carnyx.games.celtos.battle import UnitId

CONCEDE = -1
NOBODY = -1


class WhichUnit(Struct, frozen=True):
    """One of several units; or, with a number below nought, none of them: he concedes."""

    answer: ClassVar[type] = int

    units: tuple[UnitId, ...]
    rule: RuleId = "celtos.turn.activation"

    def refuse(self, answer: int) -> Refusal | None:
        """Refused unless it is one of them."""
        return None if answer in self.units or answer == CONCEDE else Refusal(self.rule)

    def sample(self, rng: Random) -> int:
        """Any of them; nobody concedes by chance."""
        return rng.choice(self.units)

    def hints(self) -> tuple[int, ...]:
        """All of them."""
        return self.units


class WhichReactor(Struct, frozen=True):
    """One of several units that may react; a number below nought: none of them does."""

    answer: ClassVar[type] = int

    units: tuple[UnitId, ...]
    rule: RuleId = "celtos.react.window"

    def refuse(self, answer: int) -> Refusal | None:
        """Refused unless it is one of them, or none."""
        return None if answer in self.units or answer == NOBODY else Refusal(self.rule)

    def sample(self, rng: Random) -> int:
        """Any of them, or nobody."""
        return rng.choice((*self.units, NOBODY))

    def hints(self) -> tuple[int, ...]:
        """All of them, and nobody."""
        return (*self.units, NOBODY)


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
        return None if fits else Refusal(self.rule, {"hits": self.hits})

    def sample(self, rng: Random) -> tuple[int, ...]:
        """Any order, each as likely."""
        return tuple(rng.sample(self.models, self.length))

    def hints(self) -> tuple[tuple[int, ...], ...]:
        """From the front and from the back."""
        front, back = self.models[: self.length], self.models[::-1][: self.length]
        return (front,) if front == back else (front, back)
