"""The shelves: the folders that hold words, with a folder for each language in each of them.

The words that every game needs lie beside this module; a game adds its own folder when it is registered.  Messages
stand in `.ftl` files.  A `names.toml` says what things in the lists are called in a language in which the lists do
not name them: an English name, and the name in that language.  Forces are named so in every language, because a list
has only one name.  A `forms.toml` says how names are bent (`noun`).
"""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

NAMES = "names.toml"
_SHELVES: list[Traversable] = [files("carnyx.words")]


def add(folder: Traversable) -> None:
    """Read words from this folder too."""
    if folder in _SHELVES:
        return
    _SHELVES.append(folder)
    for language in folder.iterdir():
        names = language / NAMES
        if names.is_file():
            import tomllib

            from carnyx.core.lists import translate

            translate(language.name, tomllib.loads(names.read_text(encoding="utf-8")))


def shelves() -> tuple[Traversable, ...]:
    """Every folder that holds words."""
    return tuple(_SHELVES)
