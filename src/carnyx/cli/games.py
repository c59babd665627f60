"""The games the command line knows, imported when they are asked for."""

from __future__ import annotations

import errno
from importlib import import_module
from typing import Any

from msgspec import Struct

from carnyx.core.edition import house
from carnyx.core.rule import Refusal
from carnyx.games import GAMES, editions, registry


class BadInput(ValueError):
    """Something typed that no calculator got to see: the message's name, and what it speaks of."""

    def __init__(self, message: str, /, **numbers: str) -> None:
        super().__init__(message)
        self.message, self.numbers = message, numbers


class BadAnswer(BadInput):
    """An answer in a file that the rules refuse: the message, and the refusal that knows why."""

    def __init__(self, message: str, refusal: Refusal, /, **numbers: str) -> None:
        super().__init__(message, **numbers)
        self.refusal = refusal


_UNUSABLE = {
    errno.ENOENT: "missing",
    errno.ENOTDIR: "missing",
    errno.EEXIST: "exists",
    errno.EISDIR: "folder",
    errno.EACCES: "barred",
    errno.EPERM: "barred",
    errno.ENOSPC: "full",
}


def unusable(path: object, error: OSError) -> BadInput:
    """Why a file cannot be used, in the reader's words where there are some for it."""
    why = _UNUSABLE.get(error.errno or 0)
    if why is None:
        return BadInput("error-file", path=str(path), reason=error.strerror or "?")
    return BadInput(f"error-file-{why}", path=str(path))


_ROOMS = {"scenarios": "lists", "army": "lists", "muster": "play"}


def part(game: str, name: str) -> Any:
    """A module of a game that the other game has too: its army, its muster."""
    return import_module(f"carnyx.games.{game}.{_ROOMS[name]}.{name}")


def chosen(game: str, edition: str, switches: list[str]) -> Struct:
    """The edition in force: one by name, and single switches flipped as house rules."""
    known = editions(game)
    if edition not in known:
        raise BadInput("error-choice", option="--edition", choices=", ".join(known), given=edition)
    found: Struct = known[edition]
    for switch in switches:
        name, equals, value = switch.partition("=")
        if not equals:
            raise BadInput("error-house", given=switch)
        found = house(found, name.strip(), value.strip())
    return found


def game_of(id: str) -> str | None:
    """The game a rule's name belongs to."""
    first = id.partition(".")[0]
    return first if first in GAMES else None


__all__ = ["GAMES", "BadInput", "chosen", "editions", "game_of", "part", "registry", "unusable"]
