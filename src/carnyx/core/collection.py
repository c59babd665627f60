"""A collection: the lists of one kind that come with a game, each read once, and lists from elsewhere, read alike."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Generic, TypeVar

from carnyx.core.lists import opened, ours, parsed
from carnyx.core.rule import RuleId

T = TypeVar("T")


class Collection(Generic[T]):
    """All forces, or all scenarios, of a game; `fit` makes one of the tables of a file and what the file is called."""

    def __init__(self, package: str, folder: str, rule: RuleId, fit: Callable[[dict[str, Any], str], T]) -> None:
        self._package, self._folder, self._rule, self._fit = package, folder, rule, fit
        self._read: dict[str, T] = {}  # of our own files, of which there are only so many

    def files(self) -> Mapping[str, Traversable]:
        """The files that come with the game, by name."""
        return ours(self._package, self._folder)

    def names(self) -> tuple[str, ...]:
        """Their names."""
        return tuple(self.files())

    def one(self, name: str) -> T:
        """One of ours by name, read once."""
        found = self._read.get(name)
        if found is None:
            found = self._read.setdefault(name, self._fit(*opened(self.files(), name, self._rule)))
        return found

    def load(self, path_or_name: str | Path) -> T:
        """One from a file, or one of ours by name."""
        if isinstance(path_or_name, str) and path_or_name in self.files():
            return self.one(path_or_name)
        return self._fit(*opened(self.files(), path_or_name, self._rule))

    def loads(self, text: str, where: str) -> T:
        """One from the text of a TOML file, and what to call that."""
        return self._fit(parsed(text, where, self._rule), where)
