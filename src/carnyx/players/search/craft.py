"""What a game must know for the search: which plans there are, who answers quickly, and what a position is worth."""

from __future__ import annotations

from typing import Any, Protocol

from msgspec import Struct

from carnyx.core.flow import Pause
from carnyx.players.player import Player


class Plan(Protocol):
    """What a player means to do until his turn to decide comes again: an answer to each question on the way."""

    def answer(self, pause: Pause[Any]) -> Any:
        """The answer it has to a question; None if it says nothing about it."""
        ...


class Says(Struct, frozen=True, eq=False):
    """A plan of one answer to the question of one position, and nothing more."""

    battle: Any
    word: Any

    def answer(self, pause: Pause[Any]) -> Any:
        """That answer, to that question only."""
        return self.word if pause.battle is self.battle else None


class Craft(Protocol):
    """What the search asks of a game."""

    names: tuple[str, ...]  #: of its features
    version: int  #: of its features: raised whenever one of them counts something else

    def seen(self, pause: Pause[Any]) -> Pause[Any]:
        """The position as the player who is asked sees it, and what is sealed for him as he imagines it."""
        ...

    def plans(self, pause: Pause[Any]) -> tuple[Plan, ...]:
        """The plans worth a thought, what the default player does first; none where there is nothing to search."""
        ...

    def is_milestone(self, pause: Pause[Any]) -> bool:
        """Whether a new plan begins here, for anybody: how far a search looks ahead is counted in these."""
        ...

    def quick(self) -> Player:
        """Who answers during a playout whatever no plan answers."""
        ...

    def features(self, battle: Any) -> list[list[int]]:
        """What is counted of every side, in the order of the names."""
        ...

    def value(self, battle: Any, player: int) -> int:
        """The chance that a player wins from here, in millionths."""
        ...
