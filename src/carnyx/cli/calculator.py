"""The commands of `carnyx odds GAME`: one for each question that the game's odds answer, made when it is asked."""

from __future__ import annotations

from collections.abc import Callable

from carnyx.cli.question import command
from carnyx.games import GAMES


def __getattr__(name: str) -> Callable[..., None]:
    """The command `GAME_QUESTION`."""
    id, _, question = name.partition("_")
    if id not in GAMES or question not in GAMES[id].calculators:
        raise AttributeError(name)
    game = GAMES[id]
    return command(game, game.odds.calculators[question], game.telling.answers[question])
