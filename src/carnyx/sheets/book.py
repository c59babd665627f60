"""What the modules that write and read sheets and rosters know of a game, and all that they know of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec import Struct

from carnyx.core.registry import Registry
from carnyx.core.rule import Rule, RuleId

if TYPE_CHECKING:
    from carnyx.sheets.page import Page
    from carnyx.words.explain import Speaker

Chapters: TypeAlias = Mapping[str, tuple[Rule | RuleId, ...]]


class Book(Struct, frozen=True, eq=False):
    """A game as its sheet needs it; two books are equal only if they are the same object."""

    game: str
    registry: Registry
    editions: Mapping[str, Struct]
    words: Traversable  # the folder of the game's words: `LANGUAGE/labels.toml` says what printed sheets call things
    chapters: Chapters  # in order, each with the rules that open it
    figures: Callable[[], Mapping[str, int]]  # figures of a sheet that have no name in the registry, by address
    roster: Callable[[Any, Speaker], Page]  # a force on one page
    thrown_with: Mapping[RuleId, RuleId] = {}  # tables whose needs are thrown by a check of another name
    dice: RuleId | None = None  # the rule under which the odds of plain dice are printed
