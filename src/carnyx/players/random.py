"""The random player: any answer that is allowed, half of its moves sensible ones, so that it closes and fights."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

from carnyx.core.flow import Choose, Pause


class RandomPlayer:
    """Answers at random, by the options' own samples."""

    only_samples: ClassVar[bool] = True  # so nobody has to judge his answers

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def answer(self, pause: Pause[Any]) -> Any:
        """Some answer that is allowed."""
        assert isinstance(pause.question, Choose)
        return pause.question.options.sample(self._rng)
