"""A learned evaluation: what a position is worth to a player, by features of each side and their weights.

All of it is in whole numbers, so that every machine thinks the same. Weights come from a file that says what they are
for; one that does not fit the features or the rules of the day is refused.
"""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal, localcontext
from functools import cache

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from carnyx.core.codec import digest

MILLION = 1_000_000
_STEP = 10  # thousandths between two entries of the table
_LAST = 8_000  # thousandths beyond which a battle is as good as won


class WrongWeights(ValueError):
    """Weights that are of no use for the game, its rules or its features; the message says why in one line."""


class Evaluation(Struct, frozen=True):
    """Weights by the name of their feature, and what they were learned from and for."""

    game: str
    rules: int  #: the version of the rules
    version: int  #: the version of the features
    weights: dict[str, int]  #: millionths of a logit for one of a feature
    data: str = ""  #: what they were learned from
    match: str = ""  #: how they fared in a match
    hash: str = ""  #: of everything before the match

    @classmethod
    def made(
        cls, game: str, rules: int, version: int, names: Sequence[str], weights: Sequence[int], data: str
    ) -> Evaluation:
        """New weights, with their hash."""
        bare = cls(game, rules, version, dict(zip(names, weights, strict=True)), data)
        return replace(bare, hash=bare._digest())

    def _digest(self) -> str:
        return digest(self.game, self.rules, self.version, list(self.weights.items()), self.data)

    def refuse(self, game: str, rules: int, version: int, names: tuple[str, ...]) -> str | None:
        """Why these weights are of no use for a game, its rules and its features; None if they are."""
        if self.game != game:
            return f"these weights are for {self.game}, not for {game}"
        if self.rules != rules:
            return f"these weights are for rules version {self.rules} of {game}, not for {rules}"
        if self.version != version or tuple(self.weights) != names:
            return f"these weights are for features version {self.version} of {game}, not for {version}"
        if self.hash != self._digest():
            return f"these weights of {game} are not those that were learned: their hash differs"
        return None

    def chance(self, sides: Sequence[Sequence[int]], player: int) -> int:
        """The chance that a player wins against the best of the others, in millionths."""
        weights = self.weights.values()
        worths = [sum([weight * each for weight, each in zip(weights, side, strict=True)]) for side in sides]
        best = max([worth for seat, worth in enumerate(worths) if seat != player])
        return chance((worths[player] - best) // 1000)


def read(text: bytes, game: str, rules: int, version: int, names: tuple[str, ...]) -> Evaluation:
    """The weights of a file; `WrongWeights` if they do not fit."""
    try:
        found = msgspec.json.decode(text, type=Evaluation)
    except msgspec.DecodeError as error:
        raise WrongWeights(f"these are no weights of {game}: {error}") from None
    if reason := found.refuse(game, rules, version, names):
        raise WrongWeights(reason)
    return found


def written(evaluation: Evaluation) -> bytes:
    """The file of some weights, a line for each."""
    return msgspec.json.format(msgspec.json.encode(evaluation), indent=2) + b"\n"


def chance(logit: int) -> int:
    """The chance in millionths that belongs to so many thousandths of a logit."""
    table = _table()
    place = min(abs(logit), _LAST) // _STEP
    return table[place] if logit >= 0 else MILLION - table[place]


@cache
def _table() -> tuple[int, ...]:
    """The logistic curve from one half upwards, worked out in decimals: the same digits everywhere."""
    with localcontext() as context:
        context.prec = 30
        return tuple(
            int((Decimal(MILLION) / (1 + (Decimal(-place) / 1000).exp())).to_integral_value())
            for place in range(0, _LAST + _STEP, _STEP)
        )
