"""What a computer player is called: a name, and after colons how hard he thinks and whether he gives up.

`level5` is the level as it is, `level5:64` the same with 64 playouts a decision, `thumb:resigns` gives up a battle that
is hopeless, `level5:64:resigns` does both. A saved battle and a journal keep exactly this, so that it can be had again.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal, TypeAlias

from msgspec import Struct

LEAST, MOST = 1, 20_000  #: playouts a decision that may be asked for
RESIGNS = "resigns"
_COLON = ":"
_DIGITS = 9  # that are read of a number: it is too large long before

#: What is wrong with a call: nobody has that name, what follows it means nothing, there are too few or too many
#: playouts, he makes none at all, or he cannot tell when a battle is lost.
Wrong: TypeAlias = Literal["name", "word", "playouts", "thoughtless", "hopeful"]


class BadCalling(ValueError):
    """A call that nobody answers to: what is wrong with it, and the part of it that is."""

    def __init__(self, why: Wrong, given: str) -> None:
        super().__init__(given)
        self.why, self.given = why, given


class Calling(Struct, frozen=True):
    """A computer player: his name, the playouts he may spend on a decision, and whether he gives up when hopeless."""

    name: str
    playouts: int | None = None  #: none: as many as his level has
    resigns: bool = False

    def __str__(self) -> str:
        playouts = () if self.playouts is None else (str(self.playouts),)
        return _COLON.join((self.name, *playouts, *((RESIGNS,) if self.resigns else ())))


def calling(text: str, names: Collection[str]) -> Calling:
    """Who of these is meant; whether he makes playouts at all, and can give up, is for his game to say."""
    name, *words = text.split(_COLON)
    if name not in names:
        raise BadCalling("name", name)
    playouts: int | None = None
    resigns = False
    for word in words:
        if word == RESIGNS and not resigns:
            resigns = True
        elif word.isascii() and word.isdigit() and playouts is None and not resigns:
            playouts = int(word[:_DIGITS])
        else:
            raise BadCalling("word", word)
    if playouts is not None and not LEAST <= playouts <= MOST:
        raise BadCalling("playouts", str(playouts))
    return Calling(name, playouts, resigns)
