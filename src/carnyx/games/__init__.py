"""The games: each knows the core, none knows another; each is imported when it is first asked for by name."""

from __future__ import annotations

from importlib import import_module
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from carnyx.words import shelves

if TYPE_CHECKING:
    from carnyx.core.registry import Registry

GAMES = ("celtos", "warriors")

for _game in GAMES:
    shelves.add(files("carnyx.games") / _game / "words")


def registry(game: str) -> Registry:
    """The rules of a game."""
    found: Registry = import_module(f"carnyx.games.{game}.rules").REGISTRY
    return found


def editions(game: str) -> dict[str, Any]:
    """The editions of a game by name."""
    found: dict[str, Any] = import_module(f"carnyx.games.{game}.rules").EDITIONS
    return found
