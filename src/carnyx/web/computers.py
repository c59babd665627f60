"""The computer players of the table, by the names the start page offers."""

from __future__ import annotations

import secrets

from carnyx.games import GAMES
from carnyx.players.player import Player

CLOCK = 5.0  # seconds that a decision may take at most, however many playouts were asked for


def computer(system: str, called: str) -> Player:
    """A computer player of a game as it is called in a seat; what a seat is called was looked over before."""
    game = GAMES[system]
    return game.computer(game.called(called), secrets.randbits(48), CLOCK)


def simpler(system: str, name: str) -> str | None:
    """Who takes the seat of a computer player that has no answer: the simplest of the game, unless he is that one."""
    simplest = list(GAMES[system].players)[-1]
    return None if name.partition(":")[0] == simplest else simplest
