"""The languages Carnyx speaks: every folder of words that has a `language.ftl` is one; nobody keeps a list of them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, TypeAlias

from carnyx.words.shelves import shelves

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

Language: TypeAlias = str  # the name of its folder
ENGLISH: Language = "en"  # every shelf has it; what a shelf lacks in another language is said in English
NOTES = "language.ftl"


def languages() -> tuple[Language, ...]:
    """Every language there is: English first, then the others by name."""
    return _languages(shelves())


@cache
def _languages(folders: tuple[Traversable, ...]) -> tuple[Language, ...]:
    found = {each.name for folder in folders for each in folder.iterdir() if (each / NOTES).is_file()}
    return (ENGLISH, *sorted(found - {ENGLISH}))


LANGUAGES = languages()  # those that come with Carnyx
