"""The options of Celtos that are more than one of several names."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations, islice, product
from math import comb
from random import Random
from typing import ClassVar

from msgspec import Struct

from carnyx.core.rule import Number, Refusal, RuleId
from carnyx.games.celtos.play.battle import UnitId
from carnyx.games.celtos.rules.allotment import all_named, is_even, shares
from carnyx.games.celtos.rules.attacks import Hits

CONCEDE = "concede"
NOBODY = "nobody"

_MOST_CHOICES = 24  # ways to give out hits, before it is too many to look at each
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


class Allotment(Struct, frozen=True):
    """Which model takes each hit, the worst hit first; nobody gets a second before everybody has one.

    Where there are more hits than models, it is enough to name each model once: they take their turns in that order.
    """

    answer: ClassVar[object] = tuple[int, ...]

    models: tuple[int, ...]
    kinds: tuple[Hits, ...]  # the worst first
    default: tuple[int, ...]  # what is done for an owner who does not want to choose
    rule: RuleId = "celtos.shoot.allocate"

    @property
    def hits(self) -> int:
        """How many hits there are."""
        return len(self.default)

    @property
    def most(self) -> int:
        """How many hits a model gets at most."""
        return -(-self.hits // len(self.models))

    def refuse(self, answer: tuple[int, ...]) -> Refusal | None:
        """Refused if it gives out too few, or too many, or one to whom none may go, or a second before a first."""
        named_once = len(answer) == len(self.models) <= self.hits
        if (named_once or len(answer) == self.hits) and is_even(all_named(answer, self.hits), self.models):
            return None
        numbers: dict[str, Number] = {"hits": self.hits, "models": len(self.models)}
        return Refusal(self.rule, numbers, "refused-allotment")

    def sample(self, rng: Random) -> tuple[int, ...]:
        """Any that is allowed."""
        each, more = shares(self.hits, len(self.models))
        takers = [*self.models * each, *rng.sample(self.models, more)]
        rng.shuffle(takers)
        return self._told(takers)

    def hints(self) -> tuple[tuple[int, ...], ...]:
        """As it is done by default, and to the models as they stand."""
        return tuple(dict.fromkeys((self.default, self.as_they_stand)))

    @property
    def as_they_stand(self) -> tuple[int, ...]:
        """From the first model to the last, going round."""
        return tuple([self.models[turn % len(self.models)] for turn in range(self.hits)])

    def choices(self) -> tuple[tuple[int, ...], ...] | None:
        """Every way to give out the hits, as long as there are few; which of two hits alike goes where is all one."""
        if len(self.kinds) == 1:
            each, more = shares(self.hits, len(self.models))
            if comb(len(self.models), more) > _MOST_CHOICES:
                return None
            return tuple([self._told((*self.models * each, *chosen)) for chosen in combinations(self.models, more)])
        if len(self.models) ** self.hits > _MOST_CHOICES**2:
            return None
        found = dict.fromkeys(map(self._told, product(self.models, repeat=self.hits)))
        allowed = tuple([takers for takers in found if is_even(takers, self.models)])
        return allowed if len(allowed) <= _MOST_CHOICES else None

    def _told(self, takers: Iterable[int]) -> tuple[int, ...]:
        """The same with the takers of hits that are alike in the order of the models: one telling for each choice."""
        rest = iter(takers)
        return tuple([model for kind in self.kinds for model in sorted(islice(rest, kind.number))])
