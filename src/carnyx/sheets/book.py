"""What the modules that write and read sheets and rosters know of a game, and all that they know of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from carnyx.core.registry import Registry
from carnyx.core.rule import RuleId
from carnyx.sheets.contents import Contents

if TYPE_CHECKING:
    from carnyx.sheets.page import Page
    from carnyx.sheets.parts import Parts


class Book(Struct, frozen=True, eq=False):
    """A game as its sheet needs it; two books are equal only if they are the same object."""

    game: str
    registry: Registry
    editions: Mapping[str, Struct]
    words: Traversable  # the folder of the game's words: `LANGUAGE/labels.toml` says what printed sheets call things
    contents: Contents  # what its sheet prints, and where
    figures: Callable[[], Mapping[str, int]]  # figures of a sheet that have no name in the registry, by address
    roster: Callable[[Any, Parts], Page]  # a force on one page, with the parts of the sheet that it needs
    thrown_with: Mapping[RuleId, RuleId] = {}  # tables whose needs are thrown by a check of another name
    dice: RuleId | None = None  # the rule under which the odds of plain dice are printed
