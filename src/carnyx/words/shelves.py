"""The shelves: the folders that hold words, with a folder for each language in each of them.

The words that every game needs lie beside this module; a game adds its own folder when it is registered.
"""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

_SHELVES: list[Traversable] = [files("carnyx.words")]


def add(folder: Traversable) -> None:
    """Read words from this folder too."""
    if folder not in _SHELVES:
        _SHELVES.append(folder)


def shelves() -> tuple[Traversable, ...]:
    """Every folder that holds words."""
    return tuple(_SHELVES)
