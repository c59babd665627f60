"""The computer players of the table, by the names the start page offers."""

from __future__ import annotations

import secrets

from carnyx.games import GAMES
from carnyx.players.player import Player


def computer(system: str, name: str) -> Player:
    """A computer player of a game by name; a seat has no other."""
    return GAMES[system].players[name](secrets.randbits(48))


def simpler(system: str, name: str) -> str | None:
    """Who takes the seat of a computer player that has no answer: the simplest of the game, unless he is that one."""
    simplest = list(GAMES[system].players)[-1]
    return None if name == simplest else simplest
