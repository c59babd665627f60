"""The options that any game may offer a player: one of several names."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from msgspec import Struct

from carnyx.core.rule import Refusal, RuleId


class OneOf(Struct, frozen=True):
    """One of several named answers."""

    answer: ClassVar[type] = str

    names: tuple[str, ...]
    rule: RuleId = "core.answer"

    def refuse(self, answer: str) -> Refusal | None:
        """Refused unless it is one of the names."""
        return None if answer in self.names else Refusal(self.rule, {"answer": str(answer)})

    def sample(self, rng: Random) -> str:
        """A name at random, all equally likely."""
        return rng.choice(self.names)

    def hints(self) -> tuple[str, ...]:
        """All of them."""
        return self.names

    def choices(self) -> tuple[str, ...]:
        """All of them."""
        return self.names
