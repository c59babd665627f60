"""What a game brings to its rulebook besides its rules: drawings, positions to be played, army lists and scenarios."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeAlias

from msgspec import Struct

from carnyx.book.tree import Block
from carnyx.core.flow import Choose
from carnyx.words.explain import Speaker


class Posed(Struct, frozen=True, eq=False):
    """A position to be played: its setup, the battle, whose odds are asked, the answers, and the seed of the dice."""

    setup: Any
    battle: Any
    answers: tuple[Any, ...]  # of players, in order; a function is asked with the question
    rest: Callable[[Choose], Any]  # what players answer from then on; None: the example ends there
    picture: str  # the position as SVG
    asked: bool = False  # whether the first answer is an order that has odds
    seed: int = 0
    width: int = 70  # of the picture, in per cent of the page's


class Drawn(Struct, frozen=True):
    """A diagram as SVG, and how much of the page's width it takes, in per cent."""

    svg: str
    width: int = 70


Draw: TypeAlias = Callable[[Speaker], Drawn]
Pose: TypeAlias = Callable[[Speaker], Posed]
Lists: TypeAlias = Callable[[Speaker], Iterator[Block]]


class Materials(Struct, frozen=True, eq=False):
    """Everything the script of a game may ask for by name."""

    diagrams: Mapping[str, Draw]
    examples: Mapping[str, Pose]
    lists: Mapping[str, Lists]  # armies and scenarios, as blocks
