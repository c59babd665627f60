"""What the command line asks of games, and how it says that something typed cannot be used."""

from __future__ import annotations

import errno

from msgspec import Struct

from carnyx.core.edition import house
from carnyx.core.rule import Refusal
from carnyx.game import Game
from carnyx.games import GAMES


class BadInput(ValueError):
    """Bad input found before anything was calculated: the name of its message, and the values it mentions."""

    def __init__(self, message: str, /, **numbers: str) -> None:
        super().__init__(message)
        self.message, self.numbers = message, numbers


class BadAnswer(BadInput):
    """An answer in a file that the rules refuse: the name of its message, and the refusal with its reason."""

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


def game_named(given: str) -> Game:
    """The game of that name."""
    if given not in GAMES:
        raise BadInput("error-choice", option="GAME", choices=", ".join(GAMES), given=given)
    return GAMES[given]


def chosen(game: Game, edition: str, switches: list[str]) -> Struct:
    """The edition in force: one by name, and single switches flipped as house rules."""
    known = game.rules.editions
    if edition not in known:
        raise BadInput("error-choice", option="--edition", choices=", ".join(known), given=edition)
    found: Struct = known[edition]
    for switch in switches:
        name, equals, value = switch.partition("=")
        if not equals:
            raise BadInput("error-house", given=switch)
        found = house(found, name.strip(), value.strip())
    return found


def game_of(id: str) -> Game | None:
    """The game a rule's name belongs to."""
    return GAMES.get(id.partition(".")[0])


__all__ = ["GAMES", "BadAnswer", "BadInput", "chosen", "game_named", "game_of", "unusable"]


def answers(most: int, option: str, given: int | None) -> int:
    """How many answers are meant: all of them, unless a number is given that the journal has."""
    if given is not None and not 0 <= given <= most:
        raise BadInput("error-range", option=option, low="0", high=str(most), given=str(given))
    return most if given is None else given
